### Gùgōng in the browser: headings of the board and the tray, and what a screen reader says about a
### thing. Names of things are in gugong-cards.ftl, help in web-gugong-help.ftl.

web-gugong-round = Giornata { $round } di { $rounds }

## The variants of the actions

web-gugong-variant = Variante { $letter }: { $what }.
web-gugong-do-travel-a = Movimenti: { $n }
web-gugong-do-travel-b = Movimenti: { $n }. Prezzo in servitori: { $cost }
web-gugong-do-wall-a = Servitori da piazzare: { $n }
web-gugong-do-wall-b = Servitori da piazzare, al massimo: { $n }. Prezzo in servitori: { $cost }
web-gugong-do-jade-a = Una giada al prezzo della sua casa
web-gugong-do-intrigue-a = Passi in su: { $n }. La prima volta della giornata anche la medaglia
web-gugong-do-intrigue-b = Passi in su: { $n }. Prezzo in servitori: { $cost }
web-gugong-do-palace-a = Passi dell’emissario: { $n }
web-gugong-do-palace-b = Passi dell’emissario: { $n }. Passi dell’Intrigo: { $steps }. Prezzo in servitori: { $cost }
web-gugong-do-decrees-a = Il prezzo, e un servitore che resta
web-gugong-do-canal-a = Servitori su una barca: { $n }; poi il movimento di una barca. Puoi rinunciare a ciascuna delle due cose
web-gugong-do-canal-b = Servitori su barche: { $n }. Prezzo in servitori: { $cost }

## The officials

web-gugong-card-words = { $card }, azione: { $action }
web-gugong-official-words = { $place }. Qui c’è: { $card }
web-gugong-tag-free = gratis
web-gugong-tag-pay = paga
web-gugong-tag-none = senza azione
web-gugong-tag-chosen = scelto
web-gugong-no-card-action = carta senza azione
web-gugong-no-action = Qui non puoi pagare: le carte si scambiano, e il tuo turno finisce senza azioni.
web-gugong-aim = Mostra quali delle tue carte si potrebbero dare qui
web-gugong-aim-at = { $place }, { $card }: dai una delle carte segnate.
web-gugong-aim-free = Gratis: { $cards }.
web-gugong-aim-pay = A pagamento: { $cards }.
web-gugong-aim-none = Qui nessuna delle tue carte è gratis, e non puoi pagare: non ci sarebbero azioni.
web-gugong-token-of = Segnalino ({ $name }): { $token }
web-gugong-focus-words = Obiettivo di Meng: { $place }

## Travel

web-gugong-stacks = Pile { $first } + { $second }, scarti { $gone }
web-gugong-travellers = Viaggiatori qui: { $names }
web-gugong-city-empty = Nessun segnalino

## The Great Wall

web-gugong-wall-words = { $size ->
    [one] Grande Muraglia: { $total } su { $size } servitore
   *[other] Grande Muraglia: { $total } su { $size } servitori
}
web-gugong-wall-of = { $name }: { $n }

## Jade

web-gugong-house-words = { $price ->
    [one] Casa con una giada per { $price } servitore
   *[other] Casa con una giada per { $price } servitori
}
web-gugong-house-empty = Casa vuota
web-gugong-square = Piazza della giada
web-gugong-square-opens = apre quando tutte le case sono vuote
web-gugong-square-is-open = giada dalla riserva
web-gugong-square-open = { $price ->
    [one] Piazza della giada: una giada dalla riserva per { $price } servitore
   *[other] Piazza della giada: una giada dalla riserva per { $price } servitori
}
web-gugong-square-shut = { $price ->
    [one] Piazza della giada, per { $price } servitore, quando tutte le case sono vuote
   *[other] Piazza della giada, per { $price } servitori, quando tutte le case sono vuote
}

## Intrigue

web-gugong-after-wall = Dopo una sezione
web-gugong-stack = Intrigo { $step }: { $names }
web-gugong-medal = Medaglia: inizia la prossima giornata
web-gugong-medal-here = La medaglia di chi inizia la prossima giornata è qui
web-gugong-medal-held = { $name } ha preso la medaglia di chi inizia la prossima giornata

## The palace

web-gugong-inside = dentro: passo = { $n } PV
web-gugong-door-free = Posto libero nel palazzo: { $vp } PV
web-gugong-door-taken = Posto nel palazzo, occupato ({ $name }): { $vp } PV
web-gugong-envoys = Palazzo, passo { $step }: { $names }
web-gugong-in = dentro

## Decrees

web-gugong-rivals = Prezzo per ogni servitore avversario: { $n }
web-gugong-pay-word = prezzo
web-gugong-yours = tuo
web-gugong-decree-words = Decreto di livello { $level }: { $what }. Subito { $vp } PV
web-gugong-decree-servants = Servitori presenti: { $names }
web-gugong-decree-yours = Ce l’hai
web-gugong-decree-costs = { $n ->
    [one] Ti costa { $n } servitore, e uno che resta
   *[other] Ti costa { $n } servitori, e uno che resta
}
web-gugong-note-morning-intrigue = ogni mattina
web-gugong-note-morning-ship = ogni mattina
web-gugong-note-morning-servants = ogni mattina
web-gugong-note-morning-envoy = ogni mattina
web-gugong-note-morning-swap = ogni mattina
web-gugong-note-cheaper-travel = prezzo di Viaggio B
web-gugong-note-cheaper-jade = prezzo della giada
web-gugong-note-extra-on-wall = ogni azione Muraglia
web-gugong-note-equal-is-higher = pari = superiore
web-gugong-note-cheaper-decrees = prezzo dei decreti
web-gugong-note-vp-per-vp = a fine partita, max { $max }
web-gugong-note-vp-at-end = a fine partita
web-gugong-note-vp-per-jade = a fine partita, max { $max }
web-gugong-note-vp-per-decree = per ogni tuo decreto
web-gugong-note-vp-per-reward = per ricompensa porto

## The Grand Canal

web-gugong-port-none = nessuna
web-gugong-port-vp = { "" }
web-gugong-port-card = 1 carta
web-gugong-port-double = sblocca
web-gugong-port-any = a scelta: { $any }
web-gugong-route = Rotta { $n }
web-gugong-ship-words = { $double ->
    [1] Barca ({ $name }): { $n } su { $places }, con il servitore doppio a bordo
   *[other] Barca ({ $name }): { $n } su { $places }
}

## The tray

web-gugong-your-hand = La tua mano
web-gugong-hand-of = Mano: { $name }
web-gugong-cards-in-hand = Carte in mano
web-gugong-no-cards = Oggi non ci sono più carte.
web-gugong-discard = Scarti
web-gugong-matches = { $n ->
    [one] { $n } corrispondenza
   *[other] { $n } corrispondenze
}
web-gugong-pool = Disponibili
web-gugong-pool-words = { $n ->
    [one] Disponibili: { $n } servitore, che vale { $value }
   *[other] Disponibili: { $n } servitori, che valgono { $value }
}
web-gugong-supply = Riserva
web-gugong-supply-words = { $n ->
    [one] Riserva generale: { $n } servitore
   *[other] Riserva generale: { $n } servitori
}
web-gugong-double = Servitore doppio
web-gugong-double-locked = Il servitore doppio è bloccato finché non lo riscuoti in un porto.
web-gugong-jade = Giada
web-gugong-rewards = Ricompense dei porti
web-gugong-reward-words = { $reward }: volte riscosse { $taken } su { $limit }
web-gugong-ship-home = Barca in darsena
web-gugong-tokens = Segnalini viaggio
web-gugong-tokens-worth = valgono { $n }
web-gugong-tokens-words = Segnalini viaggio ({ $name }): { $n }. Spazi: { $spaces }. Valore nelle conversioni: { $worth }
web-gugong-waiting = In attesa di posto: { $token }
web-gugong-active = { $token } ({ $place })
web-gugong-trades = Conversione in ogni momento
web-gugong-trade-words = Segnalini da convertire: { $tokens }. In cambio: { $gain }
web-gugong-vp = Punti vittoria
web-gugong-start-player = Primo giocatore

## Meng

web-gugong-meng-cards = Carte dono da giocare: { $hand }; carte automa nel mazzo: { $deck }, delle giornate precedenti: { $gone }
web-gugong-meng-night = { $n ->
    [one] Questa notte ha d’ufficio { $n } corrispondenza; ricompense dei porti riscosse: { $claims }
   *[other] Questa notte ha d’ufficio { $n } corrispondenze; ricompense dei porti riscosse: { $claims }
}
web-gugong-automa-left = { $n ->
    [one] Resta { $n } carta automa
   *[other] Restano { $n } carte automa
}
web-gugong-meng-focus = Obiettivo: { $place }
web-gugong-automa-today = Carte automa di oggi, dalla più vecchia
web-gugong-automa-none = Oggi nessuna carta automa giocata finora.

## Above the board and in the rail

web-gugong-dice = Dadi del destino: { $faces }
web-gugong-die = Dado del destino { $n }: { $face }. Le sue facce: { $faces }
web-gugong-exchange-words = { $place }. Dato: { $given }. Preso: { $taken }
web-gugong-you-place = metti
web-gugong-you-take = prendi
web-gugong-places = { $name } mette
web-gugong-takes = { $name } prende
web-gugong-not-above = { $value } non supera { $there }
web-gugong-then = Azioni dopo questo scambio
web-gugong-by-gift = il tuo dono
web-gugong-by-location = il luogo
web-gugong-benefit-order = Benefici, in quest’ordine
web-gugong-side-trade = Converti segnalini
web-gugong-side-discard = Scarta una carta
web-gugong-side-die = Dado { $n }, ora { $face }
web-gugong-with-double = doppi: { $n }
web-gugong-outside-note = Senza un emissario dentro, i punti non contano.

## Tabs of a phone, short

web-gugong-short-travel = Viaggio
web-gugong-short-wall = Mura
web-gugong-short-jade = Giada
web-gugong-short-intrigue = Intrigo
web-gugong-short-palace = Palazzo
web-gugong-short-decrees = Decreti
web-gugong-short-canal = Canale
