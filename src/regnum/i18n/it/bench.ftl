### regnum bench: how fast the rules run, beside another project's engine.

bench-title = Partite casuali del programma con sé stesso su un core, con le opzioni elencate a ogni decisione
bench-headline = { $game }, { $players } giocatori, { $build }: { $times } volte le decisioni al secondo di Catanatron (da { $low } a { $high }), una copia di uno stato della partita in { $clone } µs contro { $peer } µs.
bench-machine = Python { $python }, { $cores } core; il ciclo fisso esegue { $loop } iterazioni al secondo.
bench-method = { $rounds ->
    [one] Tempo di CPU di un thread, { $rounds } giro. Il rapporto è rispetto a Catanatron { $version }, i cui tick contano come decisioni. «per ciclo» indica le decisioni ogni 1000 iterazioni del ciclo fisso, per confrontare computer diversi.
   *[other] Tempo di CPU di un thread, mediane di { $rounds } giri. Il rapporto è rispetto a Catanatron { $version }, i cui tick contano come decisioni. «per ciclo» indica le decisioni ogni 1000 iterazioni del ciclo fisso, per confrontare computer diversi.
}

## Columns

bench-column-game = gioco
bench-column-build = regole
bench-column-players = giocatori
bench-column-decisions = decisioni/s
bench-column-ratio = rapporto
bench-column-loop = per ciclo
bench-column-clone = copia µs
bench-column-games = partite/s

## Rows

bench-build-interpreted = interpretate
bench-build-compiled = compilate
bench-peer = Catanatron

## While it runs

bench-building = Cerco le regole compilate; crearle richiede un minuto o due…
bench-progress = Misuro { $game }, { $build }, giro { $n } di { $rounds }…

## What is missing

bench-missing = Non misurate: regole { $build }. { $reason }
bench-no-sources = Qui non c’è nulla con cui misurare: il benchmark fa parte dei sorgenti di Regnum, dove lo esegue ./play bench.
bench-no-peer = Il motore con cui confrontarsi non è installato: avvia con ./play bench, che lo scarica, o installa il pacchetto catanatron.
bench-failed = La misura di { $game } ({ $build }) non è riuscita: { $reason }
