### regnum dataset: games as arrays for programs that learn.

dataset-done = { $folder }: { $rows } decisioni di { $games } partite, { $files } file.
dataset-which = I dati si fanno da partite dei bot o da registrazioni: scrivi --players o --records.
dataset-only-bots = Le registrazioni sono come sono: --records va senza --{ $option }.
dataset-no-records = Lì non ci sono registrazioni.
dataset-bad-record = { $file } non è la registrazione di una partita.
# $there, $here - games as they are typed; $seats, $players - how many players.
dataset-other-game = { $file } è una partita di { $there } con { $seats } giocatori, i dati sono di { $here } con { $players }.
dataset-other-rules = { $file } è stato giocato con regole o componenti diversi da quelli di oggi.
dataset-unfinished = { $file }: la partita non è finita, quindi non ha un risultato da cui imparare.
dataset-not-empty = { $folder } non è vuota e non contiene dati nostri: scegli un’altra cartella.
# $what - the name of what differs.
dataset-other = { $folder } contiene altri dati ({ $what } è diverso). Scegli un’altra cartella o gli argomenti con cui è cominciata.
dataset-damaged = { $file } non è un file di dati, oppure è rovinato.
