### Gùgōng: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-gugong-points = punti subito
coach-gugong-points-why = { $points } punti subito
coach-gugong-audience = udienza con l’imperatore
coach-gugong-audience-why = { $points } per l’udienza con l’imperatore
coach-gugong-jade = giada
coach-gugong-jade-why = { $points } dalla giada
coach-gugong-wall = Grande Muraglia
coach-gugong-wall-why = { $points } sulla Grande Muraglia
coach-gugong-canal = Gran Canale
coach-gugong-canal-why = { $points } sul Gran Canale
coach-gugong-decrees = decreti
coach-gugong-decrees-why = { $points } dai decreti
coach-gugong-intrigue = intrigo
coach-gugong-intrigue-why = { $points } dall’intrigo
coach-gugong-servants = servitori
coach-gugong-servants-why = { $points } in servitori
coach-gugong-gifts = carte dono
coach-gugong-gifts-why = { $points } in carte dono
coach-gugong-destiny = dadi del destino
coach-gugong-destiny-why = { $points } con i dadi del destino
coach-gugong-tokens = segnalini viaggio
coach-gugong-tokens-why = { $points } in segnalini viaggio
coach-gugong-turns = turni a venire
coach-gugong-turns-why = { $points } nei turni a venire
coach-gugong-under-way = resto del turno
coach-gugong-under-way-why = { $points } nel resto del turno
