### Gùgōng: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-gugong-points = points at once
coach-gugong-points-why = { $points } points at once
coach-gugong-audience = audience with the emperor
coach-gugong-audience-why = { $points } for the audience with the emperor
coach-gugong-jade = jade
coach-gugong-jade-why = { $points } from jade
coach-gugong-wall = Great Wall
coach-gugong-wall-why = { $points } on the Great Wall
coach-gugong-canal = Grand Canal
coach-gugong-canal-why = { $points } on the Grand Canal
coach-gugong-decrees = decrees
coach-gugong-decrees-why = { $points } from decrees
coach-gugong-intrigue = intrigue
coach-gugong-intrigue-why = { $points } from intrigue
coach-gugong-servants = servants
coach-gugong-servants-why = { $points } in servants
coach-gugong-gifts = gift cards
coach-gugong-gifts-why = { $points } in gift cards
coach-gugong-destiny = destiny dice
coach-gugong-destiny-why = { $points } with the destiny dice
coach-gugong-tokens = travel tokens
coach-gugong-tokens-why = { $points } in travel tokens
coach-gugong-turns = turns to come
coach-gugong-turns-why = { $points } in turns to come
coach-gugong-under-way = rest of the turn
coach-gugong-under-way-why = { $points } in the rest of the turn
