### Troyes alone: what Le Roy does and why.

## His actions

troyes-king-vp = ottiene punti vittoria
troyes-king-citizen = piazza un cittadino
troyes-king-rightmost-event = contrasta l’evento più a destra
troyes-king-tradesman = assume un commerciante
troyes-king-cathedral = costruisce la cattedrale
troyes-king-character = assegna i punti di un personaggio
troyes-king-black = contrasta i dadi neri

## The log. $who is Le Roy but in the last line; $player - whoever plays against him.

troyes-log-king-set-up-rolled = { $who } lancia i dadi per i suoi edifici: rossi { $red }, bianchi { $white }, gialli { $yellow }. Contano i tre dadi migliori.
troyes-log-king-set = { $who } mette un cittadino sul miglior spazio libero ({ $die }): { $space }.
troyes-log-king-rolled = { $who } lancia { $one } e { $two }: { $action }.
troyes-log-king-spends = { $who } usa il suo dado migliore: { $die }.
troyes-log-king-buys = { $price ->
    [one] { $who } compra il dado migliore ({ $player }) per { $price } denaro della banca: { $die }.
   *[other] { $who } compra il dado migliore ({ $player }) per { $price } denari della banca: { $die }.
}
troyes-log-king-places = { $who } non può espellere nessun cittadino ({ $player }) e piazza il suo sul miglior spazio libero: { $space }.
troyes-log-king-places-expelling = { $who } piazza un cittadino al numero del suo dado e ne espelle uno ({ $player }): { $space }.
troyes-log-king-places-elsewhere = { $who } piazza un cittadino dove può espellerne uno ({ $player }): { $space }.
troyes-log-king-beats = { $who } rimuove un dado nero ({ $value }) con il suo dado più forte: { $die }.
troyes-log-king-scores-character = { $who } assegna i punti di un personaggio: { $character }. PV per lui: { $his }; PV per { $player }: { $yours }.
troyes-log-king-idle = { $who } non può farlo.
troyes-log-king-idle-citizen = { $who } non trova né uno spazio per un cittadino né un cittadino da espellere.
troyes-log-king-idle-tradesman = { $who } ha già un commerciante su ogni carta.
troyes-log-king-idle-cathedral = { $who } trova la cattedrale piena e ottiene invece PV.
troyes-log-king-idle-character = { $who } non trova più personaggi e ottiene invece PV.
troyes-log-king-idle-black = { $who } non ha dadi contro quelli neri e li lascia.
troyes-log-graded = { $who }: la differenza con Le Roy è di { $difference } PV, grado { $grade } su 5.

## How the challenge ended

troyes-tie-grade-0 = Le Roy resta in vantaggio: una sconfitta.
troyes-tie-grade-1 = Alla pari con Le Roy, o poco avanti: lui si diverte.
troyes-tie-grade-2 = Almeno sei PV di vantaggio: una prova discreta.
troyes-tie-grade-3 = Almeno undici PV di vantaggio: un nome da ricordare.
troyes-tie-grade-4 = Almeno sedici PV di vantaggio: Le Roy comincia a preoccuparsi.
troyes-tie-grade-5 = Più di venti PV di vantaggio: un capolavoro. La città è conquistata.
