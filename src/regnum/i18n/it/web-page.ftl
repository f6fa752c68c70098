### A page that plays by itself, without a server; tables as files.

## The engine in the page

web-page-sub = Tre giochi impegnativi. In solitario, con i bot o su uno schermo solo; tutto resta in questo browser.
web-engine-bar = Su questa pagina
# $loaded, $total (number) - megabytes.
web-engine-loading = Caricamento del gioco: { $loaded } di { $total } MB
web-engine-starting = Avvio del gioco…
web-engine-wait = Il tavolo si apre appena il gioco è caricato.
web-engine-failed = Non è stato possibile avviare il gioco in questa pagina.
web-engine-failed-old = Questo browser non ha WebAssembly, o è disattivato. Usa una versione attuale di Firefox, Chrome, Edge o Safari.
web-engine-failed-how = Un file non è arrivato, o al browser manca memoria. Controlla la rete, chiudi altre schede, riprova. Se non basta, gioca su un server.
web-engine-again = Riprova
web-engine-refused = Questo browser qui non conserva nulla, come in una finestra privata: le partite durano finché questa pagina è aperta. Salvale come file.
web-engine-refused-short = Nulla viene conservato
web-engine-full = In questo browser non c’è più spazio: l’ultima scelta non è stata conservata. Salva il tavolo come file, poi elimina vecchie partite o altri dati.
web-engine-fold = Riduci

## A server instead

web-server-needed = Per giocare con altre persone serve un server; questa pagina gioca senza.
web-server-field = Indirizzo di un server Regnum
web-server-go = Vai lì
web-server-wrong = Questo non è l’indirizzo di un server.
web-server-duel = Le carte del giorno, da giocare da soli. I risultati si confrontano su un server.

## Tables as files

web-file-save = Salva il tavolo come file
web-file-why = La partita continua da questo file, qui o su un server, con tutto ciò che contiene. C’è anche ciò che è nascosto: tienilo per te.
web-file-wrong = Questo file non è né un tavolo né il file di una partita.

## Versions and installing

web-newer-ready = È pronta una nuova versione.
web-newer-take = Usala ora
web-newer-later = Più tardi
web-install = Installa
web-install-why = Avvia Regnum come un’app qualsiasi, anche senza rete.
web-install-ios = Per avviare Regnum come un’app, anche senza rete: tocca Condividi, poi «Aggiungi alla schermata Home».
