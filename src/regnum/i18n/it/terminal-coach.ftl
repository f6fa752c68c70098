### The terminal: the coach. Hints in a game, and `regnum review`.

term-key-hint = Suggerimento
term-help-key-hint = h
term-help-hint = che cosa farebbe l’allenatore, in una partita con suggerimenti
term-coach-title = Che cosa farebbe l’allenatore
term-coach-plain-help = Scrivi “hint” per sapere che cosa farebbe l’allenatore.
term-coach-off = Questa partita si gioca senza suggerimenti. Si attivano quando comincia: { $command } play --hints
term-coach-move = { $n }. { $move }
term-coach-margin = alla fine, per quanto vede l’allenatore, { $margin } punti sul miglior rivale; probabilità di vittoria { $chance }%
term-coach-why = Perché: { $reasons }
term-coach-threat = { $who }: { $why }
term-coach-then = Poi: { $moves }
term-coach-taken = { $who }: suggerimenti presi { $n }.

term-review-thinking = L’allenatore guarda la partita: { $percent }%
term-review-title = { $game }: { $n ->
    [one] { $n } scelta vista
   *[other] { $n } scelte viste
} dall’allenatore
term-review-unfinished = Una partita si analizza quando è finita. Questa continua.
term-review-curve = Probabilità di vittoria in percentuale, turno per turno
term-review-mark = { $mark }: { $who }
term-review-period = { $n ->
    [0] Preparazione
   *[other] { $period ->
        [day] Giornata { $n }
       *[round] Round { $n }
    }
}
term-review-end = Fine
term-review-turning = Svolte
term-review-no-turning = L’allenatore non ha trovato scelte costate molto.
term-review-point = Scelta { $n }, { $when }: { $who }
term-review-chosen = scelta: { $move }
term-review-better = meglio: { $move }
term-review-cost = È costata il { $chance }% di probabilità di vittoria e { $points } punti.
term-review-brings = L’altra mossa porta: { $reasons }
term-review-look = Per vederla: { $command } replay { $file } --at { $n }
term-review-points = Punti per fonte
term-review-source = Fonte
term-review-moves = Mosse
term-review-tally = { $who }: { $best } mosse su { $moves } buone come quelle dell’allenatore; le altre, giudicate una per una, sommano { $lost } punti di distacco.
