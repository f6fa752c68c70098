### Troyes: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-troyes-tokens = segnalini PV
coach-troyes-tokens-why = { $points } in segnalini PV
coach-troyes-citizens = cittadini
coach-troyes-citizens-why = { $points } dai cittadini
coach-troyes-cathedral = cattedrale
coach-troyes-cathedral-why = { $points } nella cattedrale
coach-troyes-deniers = denari
coach-troyes-deniers-why = { $points } in denari
coach-troyes-influence = influenza
coach-troyes-influence-why = { $points } in influenza
coach-troyes-cards = carte attività
coach-troyes-cards-why = { $points } sulle carte attività
coach-troyes-events = eventi
coach-troyes-events-why = { $points } dagli eventi
coach-troyes-characters = personaggi
coach-troyes-characters-why = { $points } dai personaggi
coach-troyes-dice = dadi
coach-troyes-dice-why = { $points } in dadi
coach-troyes-rivals = mezzi dei rivali
coach-troyes-rivals-why = { $points } per i mezzi dei rivali
coach-troyes-under-way = resto del turno
coach-troyes-under-way-why = { $points } nel resto del turno
