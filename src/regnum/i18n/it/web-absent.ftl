### Absent players: their plaque, votes, bots that stand in, and taking one's seat back.

## On the plaque

web-sign-away-since = assente da: { $time }
web-absent-sign-left = Al posto di { $name }, che ha lasciato il tavolo, gioca: { $level } (da: { $time })
web-absent-sign-clock = Al posto di { $name }, a tempo scaduto, gioca: { $level } (da: { $time })
web-absent-sign-vote = Al posto di { $name }, come deciso dagli altri, gioca: { $level } (da: { $time })

## Beside the table. $name - the player it is about.

web-absent = Giocatori assenti
web-absent-away = { $name } è assente. Ultima presenza: { $time }.
web-absent-vote-from = Potrai votare perché un bot giochi per { $name } a partire da: { $time }.
web-absent-vote = Fai giocare un bot per { $name }
web-absent-vote-ask = Proposta: un bot gioca per { $name }, che è assente.
web-absent-agree = Accetta
web-absent-refuse = Rifiuta
web-absent-withdraw = Ritira il mio voto
web-absent-agreed = D’accordo: { $names }.
web-absent-missing = Manca il consenso di: { $names }.
web-absent-mine-left = Hai lasciato il tavolo: un bot gioca per te.
web-absent-mine-clock = Il tuo tempo è scaduto: un bot continua per te.
web-absent-mine-vote = Non c’eri, e gli altri hanno deciso che un bot giochi per te.
web-absent-return = Riprendi il mio posto
web-absent-back = Torna a dove ero
web-absent-back-why = Tutto ciò che è stato giocato da allora viene annullato, se tutti i giocatori accettano.
web-absent-level = Da: { $time }, { $level }.
web-absent-played = Un bot ha giocato per te durante la tua assenza.
web-absent-play-on = Continua da qui
web-absent-back-ask = { $name } chiede di tornare al momento in cui ha lasciato il tavolo. Tutto ciò che è stato giocato da allora verrebbe annullato.
web-absent-back-mine = Chiedi di tornare al momento in cui hai lasciato il tavolo.
web-absent-back-withdraw = Ritira la richiesta
web-leave-why = Se devi andare, un bot di forza adatta alla tua situazione può giocare per te finché non riprendi il tuo posto.
web-leave = Fai giocare un bot per me

## In the log. $who - the player it is about; $by - who wants it.

web-log-stand-in-left = Al posto di { $who } gioca: { $level } (ha lasciato il tavolo).
web-log-stand-in-clock = Al posto di { $who } gioca: { $level } (tempo scaduto).
web-log-stand-in-vote = Al posto di { $who } gioca: { $level } (deciso dagli altri).
web-log-stand-in-away = Un bot ha giocato per { $who } (durante l’assenza).
web-log-return = { $who } gioca di nuovo.
web-log-vote = { $by } vuole che un bot giochi per { $who }.
web-log-back-ask = { $who } chiede di tornare al momento in cui ha lasciato il tavolo.
web-log-back-agree = { $by } accetta di tornare al momento in cui { $who } ha lasciato il tavolo.
web-log-back-refused = { $by } non vuole tornare al momento in cui { $who } ha lasciato il tavolo.
web-log-back = La partita torna al momento in cui { $who } ha lasciato il tavolo.
