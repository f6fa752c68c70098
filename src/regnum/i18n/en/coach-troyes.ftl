### Troyes: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-troyes-tokens = VP tokens
coach-troyes-tokens-why = { $points } in VP tokens
coach-troyes-citizens = citizens
coach-troyes-citizens-why = { $points } from citizens
coach-troyes-cathedral = cathedral
coach-troyes-cathedral-why = { $points } in the cathedral
coach-troyes-deniers = deniers
coach-troyes-deniers-why = { $points } in deniers
coach-troyes-influence = influence
coach-troyes-influence-why = { $points } in influence
coach-troyes-cards = activity cards
coach-troyes-cards-why = { $points } on activity cards
coach-troyes-events = events
coach-troyes-events-why = { $points } from events
coach-troyes-characters = characters
coach-troyes-characters-why = { $points } from characters
coach-troyes-dice = dice
coach-troyes-dice-why = { $points } in dice
coach-troyes-rivals = rivals’ means
coach-troyes-rivals-why = { $points } by what rivals have
coach-troyes-under-way = rest of the turn
coach-troyes-under-way-why = { $points } in the rest of the turn
