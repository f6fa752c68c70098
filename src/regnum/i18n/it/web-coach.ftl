### The browser: the coach. Hints, why a move was made, the review of a finished game.

## A table where the coach may be asked

web-coach-allow = Suggerimenti (annotati nel file)
web-option-hints = Suggerimenti
web-option-hints-what = Chi deve decidere può chiedere all’allenatore le mosse migliori, e perché un bot ha giocato così. Tutti al tavolo vedono chi ha chiesto, e il file della partita dice quante volte.
web-coach-allowed = Si possono chiedere suggerimenti all’allenatore. Il file della partita dice chi ha chiesto, e quante volte.
web-log-hints = { $by } permette i suggerimenti dell’allenatore.
web-log-no-hints = { $by } vuole una partita senza suggerimenti.
web-log-hint = { $who } chiede un suggerimento all’allenatore.
web-log-explain = { $who } chiede all’allenatore di una mossa.

## Hints

web-coach-hint = Suggerimento
web-coach-hint-why = Chiedi all’allenatore le mosse migliori. Il file della partita dirà che hai chiesto.
web-coach-hint-title = Che cosa farebbe l’allenatore
web-coach-busy = L’allenatore sta pensando…
web-coach-choices = Tutte le scelte
web-coach-nothing = L’allenatore non ha nulla da dire su questa decisione.
web-coach-told = { $n ->
    [one] L’allenatore propone { $n } mossa.
   *[other] L’allenatore propone { $n } mosse.
}
web-coach-rank = { $n }: { $move }
web-coach-margin = Margine { $points } PV
web-coach-chance = Vittoria { $chance }
web-coach-then = Poi: { $moves }
web-coach-taken = Suggerimenti presi: { $n }
web-coach-left = Suggerimenti rimasti: { $n }
web-coach-reason = { $what }: { $points }
web-coach-reason-of = { $what } ({ $name }): { $points }
web-key-hint = suggerimento dell’allenatore, se il tavolo lo permette

## Why this move?

web-coach-why = Perché questa mossa?
web-coach-why-whole = Quanto porta in più, o in meno, della migliore tra le altre mosse:
web-coach-why-running = Che cosa ha cambiato il turno, secondo ciò che puoi vedere:
web-coach-why-nothing = Nulla di ciò che conta per l’allenatore.
web-coach-only = Non c’era altro da scegliere.
web-coach-other = La migliore tra le altre
web-coach-race-now = Probabilità di vittoria
web-coach-before = Prima
web-coach-after = Dopo
web-coach-show-before = Mostra il tavolo prima della mossa

## The review

web-coach-review = Analisi
web-coach-review-title = Analisi della partita
web-coach-working = L’allenatore sta rivedendo la partita…
web-coach-failed = L’allenatore non è riuscito ad analizzare questa partita.
web-coach-again = Riprova
web-coach-race = Probabilità di vittoria, turno per turno
web-coach-slider = Turno
web-coach-turn = Turno
web-coach-when = { $round ->
    [0] Preparazione, { $name }
   *[other] { $period ->
        [day] Giornata { $round }, { $name }
       *[round] Round { $round }, { $name }
    }
}
web-coach-chance-of = { $name }: { $chance }
web-coach-show = Mostra sul tabellone
web-coach-turnings = Punti di svolta
web-coach-turning = Punto di svolta { $n }
web-coach-turnings-none = Nessuna mossa è costata molto a qualcuno.
web-coach-played = Giocata
web-coach-better = Meglio
web-coach-better-brings = La mossa migliore porta:
web-coach-lost = Costo
web-coach-lost-what = { $chance } di probabilità di vittoria, { $points } PV
web-coach-players = Come hanno giocato tutti
web-coach-player = Giocatore
web-coach-agreed = Come l’allenatore
web-coach-given-away = PV persi
web-coach-asked = Domande
web-coach-of = { $n } su { $all }
web-coach-sources = { $period ->
    [day] Punti per fonte e per giornata
   *[round] Punti per fonte e per round
}
