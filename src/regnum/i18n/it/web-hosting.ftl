### Hosts: what they decide about a table, saying that one is ready, and what players do about their seat.

## In the lobby

web-host = Questo tavolo lo ospiti tu
web-host-ready = Comincia solo quando tutti danno il via
web-host-lock = Blocca il tavolo: nessun altro può sedersi
web-host-spectators = Altri possono guardare la partita
web-sign-host = ospita
web-sign-ready = dà il via
web-ready = Do il via
web-ready-not = Non ancora
web-remove = Rimuovi
web-host-remove = Rimuovi { $name } dal tavolo
web-stand-up = Alzati
web-lobby-locked = Chi ospita ha bloccato questo tavolo: per ora nessuno può sedersi.
web-lobby-waiting-ready = La partita comincia quando ogni posto è occupato e tutti hanno dato il via.

## In the settings at the table. $name - the player it is about.

web-host-mute = Silenzia in chat
web-host-unmute = Riattiva la chat
web-host-renew = Nuovo link al posto
web-host-renew-why = Perché { $name } possa continuare a giocare se il vecchio link è andato perso. Quello smette di funzionare, e tutti vedono che ne hai creato uno nuovo.
web-host-link = Copia il link per { $name }
web-renew = Nuovo link al mio posto
web-renew-why = Il vecchio link smette subito di funzionare, su tutti i dispositivi. Questo riceve il nuovo link.
web-forget = Elimina il mio nome e la mia chat
web-forget-why = Il tuo nome e tutto ciò che hai scritto lasciano questo tavolo per sempre. La partita resta.
web-delete = Elimina il tavolo
web-delete-why = Il tavolo con la sua partita viene eliminato per sempre, per tutti.
web-not-now = Non ora

## In the log. $by - who decided, $who - the player it is about.

web-log-mute = { $by } silenzia { $who } in chat.
web-log-unmute = { $by } ridà la parola in chat a { $who }.
web-log-spectators = { $by } permette ad altri di guardare.
web-log-no-spectators = { $by } non vuole spettatori.
web-log-link = { $who } ha un nuovo link al posto.
web-log-link-host = { $by } crea un nuovo link al posto occupato da { $who }.
