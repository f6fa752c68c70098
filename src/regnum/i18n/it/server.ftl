### The server: why a request was refused. Shown in the browser and by programs that play.

## Tables and seats

error-no-table = Questo tavolo non esiste.
error-no-code = Non c’è nessun tavolo con questo codice. Controlla le lettere.
error-not-over = Si potrà vedere quando la partita sarà finita.
error-rematch-early = Potrai giocare di nuovo quando questa partita sarà finita.
error-not-started = La partita non è cominciata: non tutti i posti sono occupati.
error-table-started = La partita è cominciata: non si possono più prendere posti.
error-seat-taken = Il posto { $seat } è occupato.
error-table-locked = Chi ospita ha bloccato questo tavolo: per ora nessuno può sedersi.
error-no-host = Nessuno ospita questo tavolo.
error-host-only = Può farlo solo chi ospita questo tavolo: { $who }.
error-host-started = La partita è cominciata: questo si può decidere solo prima.
error-host-self = Questo è il tuo posto: scegli quello di qualcun altro.
error-seat-empty = Al posto { $seat } non siede nessuno.
error-removed = Chi ospita ha liberato il tuo posto a questo tavolo.
error-remove-playing = La partita è cominciata: non si può più rimuovere nessuno. Se qualcuno è assente, tutti gli altri possono votare per un bot.
error-ready-unasked = La partita comincia da sé non appena tutti i posti sono occupati.
error-no-spectators = I giocatori di questo tavolo non vogliono spettatori.
error-muted = { $who } ti ha tolto la parola in chat a questo tavolo.
error-link-renewed = Questo posto ha un nuovo link; quello con cui entri non apre più nulla.
error-renew-here = { $seconds ->
    [one] { $who } può rinnovare il link nelle impostazioni. Tu puoi farlo quando { $who } è assente da { $seconds } secondo.
   *[other] { $who } può rinnovare il link nelle impostazioni. Tu puoi farlo quando { $who } è assente da { $seconds } secondi.
}
error-table-deleted = Questo tavolo è stato eliminato.
error-delete-duel = Il risultato di un duello del giorno è pubblico, quindi il suo tavolo resta. Puoi eliminare il tuo nome.
error-delete-playing = Qui giocano altri: il tavolo si può eliminare quando la partita è finita.
error-no-seat = Non c’è un posto { $seat } che un giocatore possa prendere.
error-not-your-seat = Il posto { $seat } non è tuo.
error-colour-taken = Qualcun altro gioca con questo colore.
error-secret = Questo link non apre nessun posto a questo tavolo.
error-spectator = Può farlo solo chi siede al tavolo.
error-seats = { $automas ->
    [0] Con questo numero di giocatori non gioca nessun automa.
    [one] Con questo numero di giocatori gioca { $automas } automa.
   *[other] Con questo numero di giocatori giocano { $automas } automi.
}
error-seats-human = Almeno un posto deve essere per una persona.
error-face = Non c’è un bot con la faccia «{ $face }». Ci sono: { $known }.
error-begin-few = Si deve giocare almeno in due: aspetta qualcuno, o metti un bot in un posto libero.
error-begin-ready = Non tutti hanno ancora dato il via.
error-level = Non c’è un bot di livello «{ $level }». Ci sono: { $known }.
error-components-unknown = Per questo gioco il server non ha il file dei componenti «{ $components }». Ha: { $known }.
error-components-file = { $more ->
    [0] Questo file dei componenti non si può usare: { $problems }.
   *[other] Questo file dei componenti non si può usare: { $problems }; altri problemi: { $more }.
}
error-no-own-files = Questo server non accetta file dei componenti dai giocatori.
error-no-file = A questo tavolo si gioca con i componenti del server: non c’è un file proprio.
error-components-gone = A questo tavolo si giocava con componenti che questo server non ha (impronta { $fingerprint }). Avvialo con il file da cui venivano.
error-rules-moved = A questo tavolo si giocava con la versione { $rules } delle regole. Con la versione { $ours }, che è questa, la partita sarebbe andata in un altro modo, quindi qui non può proseguire.
error-rules-newer = A questo tavolo si giocava con la versione { $rules } delle regole; questo server conosce solo la versione { $ours }.
error-table-full = A questo tavolo è successo così tanto che ora si accettano solo scelte. Scegli, e la partita prosegue.
error-limit-undos = Mosse che hai annullato a questo tavolo: { $limit }, il massimo consentito. Scegli, e la partita prosegue.
error-limit-chats = Messaggi che hai scritto a questo tavolo: { $limit }, il massimo consentito.
error-limit-renames = Volte in cui hai cambiato nome a questo tavolo: { $limit }, il massimo consentito.
error-limit-signs = Volte in cui hai votato, lasciato il tavolo o deciso: { $limit }, il massimo che questo tavolo consente. Puoi continuare a giocare.
error-hints-off = A questo tavolo non si chiede all’allenatore: i suggerimenti si attivano quando si crea il tavolo, o prima dell’inizio da parte di chi lo ospita.
error-hints-duel = I duelli si giocano senza suggerimenti: tutti hanno le stesse carte e i risultati si confrontano.
error-limit-hints = Domande all’allenatore a questo tavolo: { $limit }, il massimo consentito. Puoi continuare a giocare.
error-hint-covered = Prima guarda le tue carte: l’allenatore ne parlerebbe.
error-coach-busy = In questo momento l’allenatore non può pensare. Riprova tra poco.
error-coach-example = L’allenatore non guarda gli esempi delle regole.
error-name-taken = A questo tavolo qualcuno si chiama già così. Scegli un altro nome.
error-rename-over = La partita è finita: i nomi restano com’erano. Puoi solo far eliminare il tuo.
error-kept = Questa partita è stata giocata con la versione { $rules } delle regole. È conservata com’è finita: si può leggere e se ne può salvare il file, ma qui non si può più fare nulla.
error-kept-steps = I suoi passi non si possono mostrare: richiedono la versione { $rules } delle regole, e questo server ha la versione { $ours }. Finale, diario e file della partita sono conservati.
error-kept-components = I suoi passi non si possono mostrare: richiedono componenti che questo server non ha. Finale, diario e file della partita sono conservati.
error-rules-differ = Con la versione { $ours } delle regole questa partita sarebbe andata in modo diverso che con la versione { $rules }, perciò è ferma. Può proseguire da qui quando tutti quelli che giocano sono d’accordo.
error-go-on = Non c’è nulla da approvare: la partita prosegue così com’è, o è finita.
rules-differ-choice = Ciò che { $who } ha scelto subito dopo (scelta { $n }) con la versione { $rules } delle regole non è possibile con la versione { $ours }.
rules-differ-result = Ciò che { $who } ha scelto subito dopo (scelta { $n }) con la versione { $rules } delle regole aveva un risultato diverso da quello con la versione { $ours }.
rules-differ-deal = Con la versione { $ours } delle regole la partita comincia in modo diverso che con la versione { $rules }: a partire dalla prima scelta di { $who } non si può conservare nulla.
rules-differ-end = Con la versione { $rules } delle regole la partita qui era finita; con la versione { $ours } non lo è.

## Play

error-stale = Nel frattempo la domanda è cambiata: questa risposta era per la decisione { $decision }, e ora si chiede la { $now }.
error-final = Questa scelta non si può annullare. Confermala, o scegli altro.
error-stand-in = Ora un bot gioca per te. Prima riprendi il tuo posto.
error-clock-out = Il tuo tempo è scaduto: un bot continua per te.
error-vote = Solo gli altri giocatori possono votare su chi è assente.
error-vote-early = { $seconds ->
    [one] L’assenza dura da poco. Potrai votare fra { $seconds } secondo.
   *[other] L’assenza dura da poco. Potrai votare fra { $seconds } secondi.
}
error-back = Non c’è un momento a cui tornare, o nessuno l’ha chiesto.
error-chat-empty = Questo messaggio è vuoto.

## History, records, daily duel

error-no-point = { $made ->
    [one] Il punto { $n } non esiste: finora è stata fatta { $made } scelta.
   *[other] Il punto { $n } non esiste: finora sono state fatte { $made } scelte.
}
error-day = Non c’è un duello del giorno «{ $day }».
error-no-lesson = Qui non c’è una lezione.
error-no-example = Qui non c’è un esempio.
error-example-gone = Questo esempio è stato riscritto da quando l’hai aperto. Aprilo di nuovo dalle regole.
error-example-record = Un esempio è preparato a mano, senza distribuire le carte, quindi non ha un file della partita.
error-no-daily = Per questo gioco non c’è un duello del giorno.
error-lines-later = Prima finisci il duello di oggi: poi potrai vedere come l’hanno giocato gli altri.
error-practice-later = Prima finisci il duello di oggi: poi potrai esercitarti con le stesse carte.
error-fair-commit = Il segreto del file della partita non è quello su cui il server si era impegnato prima della partita.
error-fair-seed = Le carte non sono state distribuite in base al segreto e alle parole dei giocatori.
error-fair-none = Il file della partita non contiene prove dei suoi mescolamenti: la partita è stata importata, giocata con un seme dato, o non viene da un server.

## Requests

error-request = La richiesta non si capisce: { $what }.
error-json = La richiesta non è JSON.
error-too-large = La richiesta supera i { $limit } byte.
error-url-long = L’indirizzo della richiesta supera i { $limit } byte.
error-head-large = Le intestazioni della richiesta superano i { $limit } byte.
error-request-slow = La richiesta non è arrivata per intero in tempo. Inviala di nuovo.
error-too-fast = { $seconds ->
    [one] Troppe richieste: aspetta { $seconds } secondo.
   *[other] Troppe richieste: aspetta { $seconds } secondi.
}
error-table-damaged = Il tavolo { $code } è danneggiato nell’archivio e non si può aprire. Il registro del server dice che cosa non va; si può ripristinare una copia di sicurezza.
error-server-full = Al momento il server è pieno. Riprova più tardi.
error-unplayed = Tavoli creati dal tuo indirizzo che attendono l’inizio della partita: { $limit }. Usane uno, o riprova più tardi.
error-carry-daily = Con le carte del duello del giorno giocano tutti, quindi il suo tavolo non si può salvare come file. Il file della partita sì, quando sarà finita.
error-carry-others = A questo tavolo giocano altre persone: il file mostrerebbe ciò che ti è nascosto, quindi non viene dato.
error-carry-shown = Questo tavolo qui si può solo guardare e non si può continuare, quindi non si può spostare. Salva invece il file della partita.
error-carry-later = Tocca a qualcun altro. Salva il tavolo quando tocca a te.
error-carry-damaged = Questo file è danneggiato o è stato modificato: non se ne può ricavare un tavolo.
error-carry-other = Qui c’è già un tavolo con lo stesso numero, e non è quello del file.
# $n (number) - choices that are the same in both.
error-carry-differs = Questo tavolo è già qui, e dopo { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
} è andato in un altro modo. Per continuare quello del file, elimina quello che è qui.
error-store-away = Il database non risponde.
error-busy = Al momento il server è occupato. Riprova.
error-storage-full = Non c’è più spazio per memorizzare: nulla è cambiato. Libera spazio su questo dispositivo e riprova.
error-slow = La connessione è troppo lenta per tenere il passo.
error-hello = Una connessione comincia con hello.
error-hello-twice = Questa connessione ha già detto hello.
error-host = Questo server non è conosciuto con quel nome.
error-origin = Le pagine di altri siti non possono usare questo server.
error-no-page = A questo indirizzo non c’è nulla.
error-method = Questo indirizzo non si può usare in questo modo.
error-no-language = Non ci sono messaggi nella lingua «{ $language }». Ci sono: { $known }.
error-internal = Qualcosa è andato storto nel server. Non è cambiato nulla.

## The page itself, when its scripts cannot be loaded or break

start-failed = Non è stato possibile mostrare la pagina
start-failed-why = Qualcosa si è guastato o non si è caricato. Spesso basta riprovare.
start-failed-reset-why = Se non aiuta, reimposta le impostazioni di questo browser. I tuoi posti alle partite in corso restano.
start-failed-again = Riprova
start-failed-reset = Reimposta le impostazioni
start-failed-home = Pagina iniziale
start-no-script = Regnum ha bisogno di JavaScript. Il gioco nel terminale no: ./play play

## Commands

server-running = Regnum è in funzione all’indirizzo { $address }
server-running-already = Regnum è già in funzione, all’indirizzo { $address }
server-running-here = Si può raggiungere solo da questo computer. Per far entrare altri della tua rete, prima fermalo.
server-port-taken = La porta { $port } è occupata; uso la { $other }.
error-bind = Il server non può mettersi in ascolto su { $host }, porta { $port }: è occupata o non è permesso.
error-settings = Le impostazioni in { $file } non si possono usare: { $why }
server-stop = Premi Ctrl+C per fermare.
server-public = Il server si può raggiungere da altri computer.
server-others = Gli altri aprono { $address }
server-scan = Oppure inquadra questo con un telefono della stessa rete:
server-no-network = Nessuna rete trovata: al momento nessun altro può raggiungerlo.
error-public-url = «{ $url }» non può essere l’indirizzo del server: deve avere la forma https://games.example
verify-fair = { $choices ->
    [one] I mescolamenti sono quelli dell’impegno, e la partita si riproduce: { $choices } scelta.
   *[other] I mescolamenti sono quelli dell’impegno, e la partita si riproduce: { $choices } scelte.
}
verify-replays = { $choices ->
    [one] La partita si riproduce: { $choices } scelta.
   *[other] La partita si riproduce: { $choices } scelte.
}
verify-store-table = { $id } (codice { $code }): { $why }
verify-store-good = { $tables ->
    [one] { $tables } tavolo si riproduce com’è salvato; voci: { $entries }.
   *[other] { $tables } tavoli si riproducono come sono salvati; voci in tutto: { $entries }.
}
verify-store-bad = Questo tavolo non si riproduce.
verify-store-snapshot = La sua istantanea porta a uno stato diverso da quello delle sue voci.
verify-store-gap = Le sue voci non sono numerate senza lacune.

## Notices

error-push-off = Questo server non invia avvisi ai browser.
error-push-address = Questo non è un servizio push a cui si possano inviare avvisi.
error-mail-off = Questo server non invia e-mail.
error-mail-address = Questo non è un indirizzo e-mail.
error-notices-full = Ricevi già avvisi dei tuoi turni in { $n } modi: prima disattivane uno.
error-notice = Questo link non è più valido.
