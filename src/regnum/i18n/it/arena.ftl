### regnum arena: bots play each other or the automa many times. Names of bots, commands and options are typed as they
### are. An entrant is a bot that takes part.

## What was played

arena-headline = { $game }, { $players } giocatori. Partite: { $games }. Distribuzioni: { $deals }, ognuna giocata con ogni disposizione dei posti. Seme: { $seed }
arena-headline-alone = { $game }, in solitario contro { $automa }. Partite: { $games }. Distribuzioni: { $deals }. Seme: { $seed }
arena-headline-options = { $headline } ({ $options })

## Columns

arena-column-entrant = concorrente
arena-column-games = partite
arena-column-wins = vittorie
arena-column-sure = 95%
arena-column-share = quota
arena-column-times = × quota
arena-column-elo = Elo
arena-column-score = punti
arena-column-best-other = miglior altro
arena-column-margin = distacco
arena-column-result = esito
arena-column-source = punti per
arena-column-decisions = decisioni
arena-column-per-second = al secondo
arena-column-mean-ms = media ms
arena-column-most-ms = 95% ms
arena-column-max-ms = massimo ms

## Cells

arena-percent = { $n }%
arena-between = da { $low } a { $high }

## Below the tables

arena-best-score = Media del miglior punteggio di una partita: { $score }
arena-intervals = 95% è l’intervallo della cifra accanto: di Wilson per le vittorie, di Student per i punti (delle distribuzioni), ricampionando le distribuzioni per l’Elo. Nei tempi è la durata che il 95% delle decisioni non ha superato.
arena-elo = L’Elo è la distanza da { $last }, calcolata dai piazzamenti, ognuno al tavolo contro ogni altro.
arena-mirror-fits = Specchio: tutti hanno ottenuto la loro quota, entro l’intervallo.
arena-mirror-off = Specchio: fuori dalla loro quota: { $who }. Un intervallo su 20 sbaglia per caso; riprova con un altro seme.
arena-taken = Misurato il { $date }, Python { $python }, { $cores } core, regole: { $build }.

## While it runs

arena-progress = { $done } di { $total } partite
arena-progress-left = { $done } di { $total } partite, mancano: { $left }
arena-found = Già nel file: { $done } di { $total } partite.
arena-stopped = Interrotto: nel file ci sono { $done } di { $total } partite.
arena-go-on = Continua con: { $command }

## Refusals

arena-nobody = Non partecipa nessuno: --players nomina almeno un concorrente.
arena-unknown = Non c’è un concorrente «{ $entrant }». Ci sono: { $levels }; con un limite per esempio { $seconds } (secondi) o { $count } (posizioni o partite esaminate).
arena-bad-budget = «{ $entrant }» non ha un limite sensato: { $seconds } è mezzo secondo, { $count } sono 800 posizioni o partite esaminate.
arena-uncounted = A «{ $entrant }» non si può dare un numero di posizioni o partite; si può a: { $levels }. I secondi sì, come in { $seconds }.
arena-no-judge = «{ $entrant }» non giudica nulla e non può avere voci; chi può: { $levels }.
arena-same = Sono tutti «{ $entrant }»: se contro sé stesso ottiene la sua quota lo controlla --mirror.
arena-alone = «{ $entrant }» non ha avversari: nomina altri concorrenti o gioca in solitario contro l’automa con --solo.
arena-seats = { $seats ->
    [one] { $seats } posto è troppo per così pochi concorrenti: { $entrants }.
   *[other] { $seats } posti sono troppi per così pochi concorrenti: { $entrants }.
}
arena-solo-with = In solitario c’è un solo posto: --solo va senza --{ $option }.
arena-ray-or-workers = Si gioca su processi di questo computer o su Ray: --ray va senza --workers.
arena-no-ray = Ray non è installato: installa il pacchetto ray o gioca con --workers.
# $why - an error of Ray, in English.
arena-no-cluster = A { $address } non c’è un cluster Ray: { $why }
arena-no-store = { $file } non è un file di partite dell’arena.
arena-other-plan = { $file } contiene partite di un’altra sfida ({ $what }: { $there }, ora: { $here }). Indica un altro file o gli argomenti con cui è cominciata.
arena-game-failed = La partita { $number } è fallita: { $why }. Con { $option } si vede dove.
arena-worker-lost = { $times ->
    [one] La partita { $number } è stata abbandonata: il suo processo è finito a metà { $times } volta.
   *[other] La partita { $number } è stata abbandonata: il suo processo è finito a metà { $times } volte.
}

train-point = Dopo { $games } partite: errore di { $error } punti, i posti fanno { $points }.
train-written = Le voci per «{ $mode }» sono in { $file }.
train-other-plan = «{ $file }» contiene un corso con un altro piano: usa le stesse opzioni, un altro --out o eliminalo.
weights-none = «{ $file }» non è un file di voci imparate.
weights-other = «{ $file }» ha voci per caratteristiche diverse da quelle di oggi: ripeti l’addestramento.
