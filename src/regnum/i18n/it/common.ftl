### What every game shares: seats, lists, and everything that can go wrong.

## Seats

seat-player = Giocatore { $n }

## Lists

list-none = niente
list-and-two = { $first } e { $last }
list-and-more = { $first }, { $rest }
list-or-two = { $first } o { $last }
list-or-more = { $first }, { $rest }
list-cut = { $n ->
    [one] un altro elemento
   *[other] altri { $n } elementi
}

## Choices

option-plain = Opzione { $n }

error-choice-unknown = Qui non c’è la scelta «{ $choice }». Disponibili: { $offered }.
error-choice-number = L’opzione { $choice } ora non è disponibile: scegline una dell’elenco.
error-over = La partita è finita: non resta nulla da decidere.
error-not-your-turn = Non tocca a te: ora decide { $who }.
error-undo-barrier = Non c’è nulla da annullare: si può tornare indietro fino all’ultima carta pescata o rivelata, e fino all’ultima scelta di un altro giocatore.
error-redo = Non c’è nulla da ripristinare: si può solo subito dopo aver annullato una mossa.

## Starting a game

error-game = Non esiste il gioco «{ $game }». Ci sono: { $games }.
error-players = Il gioco è per un numero di giocatori da { $min } a { $max }, non per { $players }.
error-option = Per questo numero di giocatori non c’è l’opzione «{ $option }». Le opzioni sono: { $known }.
error-seed = Il seme non si può usare: supera le { $max } lettere, o non è un testo.
error-option-value = L’opzione «{ $option }» non può essere «{ $value }». Può essere: { $values }.

## Records and stored positions

error-record-json = Questo non è il file di una partita: non si può leggere come JSON.
error-record-format = Il file della partita ha il formato «{ $format }», che questa versione non conosce.
error-record-field = Il file della partita non si può usare: il campo «{ $field }» manca o è sbagliato.
error-record-game = Il file è di un altro gioco: { $game }.
error-record-rules = La partita è stata giocata con la versione { $rules } delle regole; questa è la versione { $ours }. Riproducila con la versione con cui è stata giocata.
error-record-moved = La partita è stata giocata con la versione { $rules } delle regole. Con la versione { $ours }, che è questa, sarebbe andata in un altro modo. Riproducila con la versione con cui è stata giocata.
error-record-differs = La partita è stata giocata con la versione { $rules } delle regole. Con la versione { $ours }, che è questa, la scelta { $n } non è più possibile. Riproducila con la versione con cui è stata giocata.
error-record-unproven = La partita è stata giocata con la versione { $rules } delle regole e il file non ha una somma di controllo, quindi non si può dimostrare che sia la stessa con la versione { $ours }. Riproducila con la versione con cui è stata giocata.
error-record-components = La partita è stata giocata con altri componenti (impronta { $components }). Indica il file dei componenti con cui è stata giocata.
error-record-choice = La partita non si può riprodurre: la scelta { $n } è l’opzione { $choice }, che in quel momento non era disponibile.
error-record-checksum = La partita non si può riprodurre: finisce in uno stato diverso da quello indicato. Il file è stato modificato, o appartiene a un’altra versione.
error-state = Lo stato salvato della partita non si può leggere: { $what }.
error-state-version = Lo stato salvato è di un altro gioco, di altre regole o di altri componenti: { $what }.
