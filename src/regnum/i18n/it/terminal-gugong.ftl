### Gùgōng in the terminal: short words for tables of text.

term-gugong-header = Giornata { $day } di { $days } · { $phase } · destino { $dice } · inizia { $who }

## The table

term-gugong-officials = Funzionari e loro doni
term-gugong-tag-free = gratis
term-gugong-tag-pay = a pagamento
term-gugong-tag-none = nessuna azione
term-gugong-map = Viaggio (segnalini nelle pile: { $left } e { $right })
term-gugong-reachable = »
term-gugong-roads = strade per: { $roads }
term-gugong-wall = Grande Muraglia: { $total } posti su { $size }
term-gugong-with-double = con il servitore doppio
term-gugong-houses = prezzo in servitori, per casa: { $prices }; alla piazza { $price }, quando le case sono tutte vendute
term-gugong-square = { $price ->
    [one] le case sono tutte vendute; alla piazza per { $price } servitore
   *[other] le case sono tutte vendute; alla piazza per { $price } servitori
}
term-gugong-intrigue = Intrigo (ultimo passo { $top }; prima l’indicatore più in alto)
term-gugong-on-step = passo { $n }
term-gugong-port = porto { $n }: { $reward }
term-gugong-route = rotta { $n }
term-gugong-ship = [{ $seat }/{ $number }:{ $load }]
term-gugong-servant = o
term-gugong-double = D
term-gugong-medal = { $who } ha la medaglia
term-gugong-inside = dentro, { $n } PV
term-gugong-step = passo { $n } di { $top }
term-gugong-places = PV dei posti rimasti dentro: { $places }
term-gugong-level = { $n ->
    [1] I
    [2] II
   *[other] III
}
term-gugong-price = prezzo { $n }
term-gugong-meng-level = Difficoltà: { $level }
term-gugong-today = Carte automa di oggi
term-gugong-today-none = ancora nessuna

## Seats

term-gugong-pool = servitori: disponibili { $n }, riserva { $supply }
term-gugong-double-locked = servitore doppio bloccato
term-gugong-double-pool = servitore doppio disponibile
term-gugong-double-supply = servitore doppio nella riserva
term-gugong-double-wall = servitore doppio sulla muraglia
term-gugong-double-parked = servitore doppio con un segnalino
term-gugong-double-ship = servitore doppio su una barca
term-gugong-cards = mano { $hand }, pila degli scarti { $discard }
term-gugong-tokens = { $doubles ->
    [0] segnalini viaggio: { $n } su { $spaces }
   *[other] segnalini viaggio: { $n } su { $spaces }, di cui doppi: { $doubles }
}
term-gugong-trade = { $tokens ->
    [one] può convertire { $tokens } segnalino in: { $gain }
   *[other] può convertire { $tokens } segnalini in: { $gain }
}
term-gugong-ships = Barche
term-gugong-at-home = in darsena
term-gugong-at-port = porto { $port } della rotta { $route }, posti occupati { $n } su { $places }
term-gugong-rewards = Ricompense dei porti:
term-gugong-reward = { $n }× { $reward }
term-gugong-decrees = Decreti:
term-gugong-hand = La tua mano
term-gugong-discard = La tua pila degli scarti
term-gugong-matches = { $n ->
    [one] { $n } corrispondenza con i dadi nella pila degli scarti
   *[other] { $n } corrispondenze con i dadi nella pila degli scarti
}

term-gugong-number-vp = PV
term-gugong-number-pool = Disponibili
term-gugong-number-supply = Riserva
term-gugong-number-jade = Giada
term-gugong-number-intrigue = Intrigo
term-gugong-number-envoy = Emissario
term-gugong-number-matches = Corrispondenze
term-gugong-number-tokens = Segnalini

term-gugong-cost-double = il servitore doppio
term-gugong-cost-tokens = { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
}

## Legend

term-gugong-legend-seat = un pezzo del primo giocatore; P2: del secondo, e così via
term-gugong-legend-ship = barca 1 del giocatore 2 con due servitori e il servitore doppio
term-gugong-legend-reachable = il tuo viaggiatore potrebbe andarci
term-gugong-legend-variants = A è la forma semplice dell’azione di un luogo, B quella che costa servitori. Doni: valore, nome e, tra parentesi, che cosa può fare chi li dà oltre all’azione del luogo. Decreti: livello, servitori da pagare oltre a quello piazzato, PV subito.
