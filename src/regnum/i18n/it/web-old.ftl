### Games of older rules: kept as they ended, or standing still where new rules differ.

## Beside the table. $rules, $ours (numbers) - versions of the rules: of then, of now.

web-old = Un’altra versione delle regole
web-old-kept = Questa partita, giocata con la versione { $rules } delle regole, è conservata com’è finita: ci sono diario, foglio segnapunti e file della partita, ma non i suoi passi.
web-old-told = È finita prima che i finali si conservassero: testi e punti sono quelli della versione { $told } delle regole.
web-old-differs = Dalla versione { $rules } le regole sono passate alla versione { $ours }. Con quelle nuove questa partita sarebbe andata in un altro modo, perciò è ferma nel punto in cui le due versioni concordano ancora.
web-old-drops = Proseguire da qui cancella tutto ciò che viene dopo. Devono essere d’accordo tutti quelli che giocano.
web-old-go-on = Prosegui da qui con le nuove regole
web-old-withdraw = Non proseguire
web-old-away = Chi è assente ha { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
} dal primo consenso per tornare e opporsi.
web-old-stands-still = La partita è ferma

## In the log. $from, $to (numbers) - versions of the rules; $who - the player.

web-log-rules = Questa partita è cominciata con la versione { $from } delle regole e prosegue con la versione { $to }; non cambia nulla.
web-log-go-on = { $who } accetta di proseguire da qui con le nuove regole.
web-log-go-on-not = { $who } non accetta più di proseguire con le nuove regole.
web-log-rules-cut = La partita prosegue da qui con la versione { $to } delle regole. Ciò che è stato giocato dopo con la versione { $from } non conta più.
