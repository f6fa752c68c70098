### The browser client: help bubbles, glossary, reconstructed values, the pace of automas, what
### happened since the last turn.

## Help

web-help-unchecked = non confrontato con la scatola ›
web-key-board = al tabellone; i tasti freccia vanno da una cosa all’altra, ognuna con il suo aiuto

## Rules page

web-glossary = I simboli e il loro significato
web-glossary-search-none = Nessun simbolo trovato.
web-doubts = Valori ricostruiti

## The story: what others do, action by action, and looking back at it

web-acting = { $name } agisce…
web-acting-you = Agisci tu…
web-acting-on = La partita prosegue…
web-player = Il racconto
web-player-again = Rivedi l’ultimo turno
web-player-back = Un’azione indietro
web-player-on = Un’azione avanti
web-player-play = Riproduci
web-player-pause = Pausa
web-player-skip = Salta il resto
web-key-play = riproduci o metti in pausa il racconto
web-key-again = rivedi l’ultimo turno
web-key-pace = racconta più veloce o più lento
web-key-rounds = all’inizio di un round

## Since my last turn

web-since-list = Che cosa è successo dal tuo ultimo turno
web-since = { $n ->
    [one] Dal tuo ultimo turno: { $n } voce
   *[other] Dal tuo ultimo turno: { $n } voci
}
