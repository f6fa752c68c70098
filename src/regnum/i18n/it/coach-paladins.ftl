### Paladins: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-paladins-attributes = caratteristiche
coach-paladins-attributes-why = { $points } dalle caratteristiche
coach-paladins-actions = azioni principali
coach-paladins-actions-why = { $points } dalle azioni principali
coach-paladins-orders = Ordini del Re
coach-paladins-orders-why = { $points } dagli Ordini del Re
coach-paladins-outsiders = invasori
coach-paladins-outsiders-why = { $points } dagli invasori
coach-paladins-goods = monete e provviste
coach-paladins-goods-why = { $points } in monete e provviste
coach-paladins-workers = lavoratori
coach-paladins-workers-why = { $points } in lavoratori
coach-paladins-debts = debiti e sospetti
coach-paladins-debts-why = { $points } per debiti e sospetti
coach-paladins-workshops = officine
coach-paladins-workshops-why = { $points } dalle officine
coach-paladins-townsfolk = cittadini
coach-paladins-townsfolk-why = { $points } dai cittadini
coach-paladins-paladins = paladini
coach-paladins-paladins-why = { $points } dai paladini
coach-paladins-under-way = resto del turno
coach-paladins-under-way-why = { $points } nel resto del turno
