### The browser client: pages and the frame of every table. Boards have files of their own.

## Games

web-game-paladins = Paladini del Regno Occidentale
web-game-paladins-short = Paladini
web-game-paladins-sub = Fonda monasteri, presidia le mura, guardati dall’inquisitore.
web-game-paladins-meta = 1–4 giocatori · 90–120 min
web-game-troyes = Troyes
web-game-troyes-short = Troyes
web-game-troyes-sub = Dadi di tre ceti, e quelli dei tuoi avversari sono in vendita.
web-game-troyes-meta = 1–4 giocatori · 90 min
web-game-gugong = Gùgōng
web-game-gugong-short = Gùgōng
web-game-gugong-sub = Doni nella Città Proibita: dai bene, prendi meglio.
web-game-gugong-meta = 1–5 giocatori · 60–90 min
web-coming = In arrivo: le sue regole sono in costruzione.

## Pages

web-pages = Pagine
web-page-play = Gioca
web-page-tables = Tavoli
web-page-replays = Replay
web-page-rules = Regole
web-home-title = Scegli il tuo tavolo
web-home-sub = Tre giochi impegnativi. In solitario, con i bot, su uno schermo solo o con un link.
web-switch-theme = Passa da chiaro a scuro e viceversa
web-loading = Caricamento…
web-no-server = Il server non risponde. È in funzione?

## Starting a game

web-how = Come vuoi giocare?
web-mode-solo = Solitario
web-mode-bots = Bot
web-mode-hotseat = Stesso schermo
web-mode-online = Online
web-start-solo = Gioca in solitario
web-start-bots = Gioca contro i bot
web-start-hotseat = Gioca qui
web-start-online = Apri un tavolo
web-how-many-bots = Quanti bot
web-bots = { $n } bot
web-bot-level = Quanto sono forti i bot
web-how-many-players = Quanti giocatori
web-players-count = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
web-more-options = Altre opzioni
web-listed = Mostra a tutti nell’elenco dei tavoli aperti

## Continue, tables, replays

web-continue = Continua
web-continue-none = Qui ti aspetteranno le partite che hai cominciato.
web-all-tables = { $n ->
    [one] tutti: { $n } tavolo
   *[other] tutti: { $n } tavoli
}
web-with = giocano anche: { $names }
web-open-with = al tavolo: { $names }
web-alone = in solitario
web-where-paladins = round { $n } di { $of }
web-where-troyes = round { $n } di { $of }
web-where-gugong = giornata { $n } di { $of }
web-resume = Riprendi
web-look = Guarda
web-sign-turn = tocca a te
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-open-none = Al momento non c’è nessun tavolo aperto. Aprine uno tu!
web-seats-taken = posti occupati: { $taken } su { $n }
web-watch = Guarda
web-join = Unisciti a un tavolo
web-join-how = Scrivi le sei lettere che vede chi ha aperto il tavolo, o apri il link al tavolo.
web-join-code = Codice del tavolo
web-join-go = Unisciti
web-table-unopened = Questo tavolo non si può aprire
web-finished = Partite finite
web-finished-none = Qui puoi rivedere le partite che hai finito.
web-import = Apri il file di una partita o di un tavolo intero (un file JSON), per guardarla o per continuare a giocare

## Daily duel

web-duel = Duello del giorno
web-duel-game = Quale gioco
web-duel-what = Tutti giocano con le stesse carte. Conta un solo tentativo; poi confronta le linee di gioco.
web-duel-hours = { $n ->
    [one] resta { $n } ora
   *[other] restano { $n } ore
}
web-duel-minutes = { $n ->
    [one] resta { $n } minuto
   *[other] restano { $n } minuti
}
web-duel-best = record di oggi
web-duel-median = mediana di { $n }
web-duel-nobody = Nessuno l’ha ancora finito.
web-duel-take = Accetta il duello
web-duel-continue = Continua il duello di oggi
web-duel-yours = il tuo risultato
web-duel-place = il tuo, posizione { $place } di { $n }
web-duel-compare = Confronta le linee
web-duel-practise = Esercitati con le stesse carte
web-duel-practise-why = Non conta.
web-sign-practice = esercizio con le carte di un duello
web-duel-of = Duello del giorno: { $game }, { $day }
web-duel-lines = Tutte le linee del giorno
web-duel-fair = Le carte erano fissate in anticipo, e nessuno poteva conoscerle. Impegno:
web-duel-key = La chiave del giorno, da cui derivano l’impegno e le carte:
web-duel-before = Il giorno prima
web-duel-col-place = Posizione
web-duel-col-player = Giocatore
web-duel-col-margin = Vantaggio sull’automa
web-duel-col-same = Rispetto alla tua
web-duel-same = { $n ->
    [0] diversa da subito
    [one] uguale per { $n } scelta
   *[other] uguale per { $n } scelte
}

## Lobby

web-lobby-code = Codice di questo tavolo:
web-lobby-copy = Copia il link
web-copied = Copiato
web-copy-by-hand = Da qui questo browser non copia nulla da sé. Il link è selezionato: copialo con i tasti o tenendo premuto.
web-lobby-invite = Invita altri
web-lobby-link = Chi apre questo link arriva a questo tavolo:
web-lobby-qr = Il link come codice QR
web-here-only = Questo link si apre solo su questo computer. Per far entrare altri dispositivi della tua rete, ferma Regnum e riavvialo così; i tuoi tavoli restano.
web-lobby-waiting = In attesa degli altri. La partita comincia quando ogni posto è occupato.
web-lobby-choose = Prendi un posto per giocare, o resta a guardare.
web-lobby-fair = Il mescolamento è fissato in anticipo e si può verificare dopo la partita. Impegno:
web-seat-free = libero
web-your-name = Il tuo nome
web-fair-words = Parole tue per mescolare
web-fair-words-why = Non è necessario. Tutto ciò che scrivi qui entra nel mescolamento, così dopo puoi verificare che nessuno abbia scelto le carte.
web-sit-down = Siediti
web-link-wrong = Il link che hai aperto non apre nessun posto qui. Continui a giocare al tuo.
web-seat-link = Copia il link al mio posto
web-seat-link-why = Continua a giocare con un altro dispositivo: chi ha questo link gioca al tuo posto, quindi tienilo per te.

## The table

web-table = Tavolo
web-shared-board = Tabellone comune
web-own-board = La tua plancia
web-players = Giocatori
web-tools = Strumenti
web-to-home = Pagina iniziale
web-round = Round { $round } di { $rounds }
web-refused = { $what }: { $why }
web-show-board = Apri la plancia: { $name }
web-spectators = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
web-spectator = Stai guardando
web-sign-you = tu
web-sign-bot = bot
web-sign-thinking = sta pensando…
web-prompt = Domanda
web-your-turn = Tocca a te, { $name }
web-turn-of = È il turno di { $name }
web-their-turn = Decide { $name }
web-thinking = { $name } sta pensando…
web-game-over = La partita è finita
web-title-your-turn = Tocca a te · { $game }
web-choices = Scelte
web-choices-count = { $n ->
    [one] { $n } scelta.
   *[other] { $n } scelte.
}
web-change = { $what }: ora { $old }, poi { $new }
web-no-undo = poi non si può annullare
web-confirm-group = Conferma la tua scelta
web-confirm = Conferma
web-confirm-why = Dopo non potrai annullare la mossa: si rivela qualcosa o decide qualcun altro.
web-cancel = Annulla
web-undo = Annulla mossa
web-redo = Ripristina mossa
web-start-of-turn = Inizio del turno
web-why-not = Perché non posso…?
web-why-title = Perché non posso?
web-why-more = { $n ->
    [one] Un altro motivo
   *[other] Altri { $n } motivi
}
web-why-nothing = Tutto ciò che si può fare qui è disponibile.
web-connecting = Connessione…
web-reconnecting = Connessione persa. Nuovo tentativo…
web-no-answer = Ancora nessuna risposta dal server; altri tentativi…
web-line-lost = Connessione persa; la tua scelta non è stata inviata. Sarà di nuovo possibile fra un attimo.
web-help = Aiuto
web-close = Chiudi
web-settings = Impostazioni
web-hand-over = Lo schermo passa di mano
web-hand-over-to = Ora: { $name }
web-hand-over-why = Ciò che segue è per un solo paio di occhi ({ $name }); gli altri guardano altrove. (Si può disattivare nelle impostazioni.)
web-hand-over-me = Sì, sono io
web-tabs = Viste
web-tab-table = Tavolo
web-tab-own = Mia plancia
web-tab-rivals = Avversari
web-tab-log = Diario
web-to-table = Al tavolo
web-to-own = Alla mia plancia
web-more = Altro
web-sections = Parti del tabellone
web-zone-choices = { $n ->
    [one] { $n } scelta lì
   *[other] { $n } scelte lì
}
web-sheet-size = Ingrandisci o riduci
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-round-before = Preparazione

## Log, history, chat

web-log = Diario
web-log-filter = Quali righe
web-log-all = Tutte
web-log-mine = Le mie
web-log-new = Nuove
web-log-newest = ultima
web-log-earlier = Che cosa c’era prima
web-log-show = Mostra il tabellone dopo la scelta { $n }
web-history = Cronologia
web-history-slider = Scelta { $n } di { $made }
web-history-now = Torna al presente
web-history-looking = Stai guardando il passo { $n } di { $made }
web-history-how = Tutto mostra questo momento; qui non si può giocare. Premi Riproduci, o vai ad altri passi con il cursore e le righe del diario.
web-chat = Chat
web-chat-say = Di’ qualcosa al tavolo
web-chat-send = Invia
web-chat-unread = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
}

## Score

web-score-sheet = Foglio segnapunti
web-score-source = Punti per
web-score-total = Totale
web-score-secret = ?
web-score-known = { $n } + ?
web-winner = { $n ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
web-rematch = Rivincita
web-rematch-join = Unisciti alla rivincita
web-replay = Replay
web-record = Scarica il file della partita

## Keys

web-keys = Tasti
web-key-numbers = scegli col numero; i numeri oltre 9 si scrivono cifra per cifra
web-key-enter = premi il pulsante o la carta selezionata
web-key-escape = chiudi, annulla, torna al presente
web-key-undo = annulla la mossa
web-key-turn = torna all’inizio del turno
web-key-redo = ripristina la mossa
web-key-why = perché qualcosa non è disponibile
web-key-score = foglio segnapunti
web-key-history = un’azione indietro o avanti
web-key-help = questo aiuto

## Settings

web-set-language = Lingua
web-set-theme = Tema
web-set-theme-system = Di sistema
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-textsize = Dimensione del testo
web-set-textsize-small = Piccola
web-set-textsize-normal = Normale
web-set-textsize-large = Grande
web-set-animation = Animazione
web-set-animation-off = Disattivata
web-set-animation-fast = Veloce
web-set-animation-normal = Normale
web-set-animation-slow = Lenta
web-set-automapace = Velocità del racconto
web-set-automapace-instant = Immediata
web-set-automapace-fast = Veloce
web-set-automapace-normal = Normale
web-set-automapace-slow = Lenta
web-set-confirm = Chiedi conferma prima di una scelta
web-set-confirm-barrier = Dove non si può annullare
web-set-confirm-always = Sempre
web-set-confirm-never = Mai
web-set-sound = Suoni: il mio turno, una scelta fatta, la fine di un round e della partita
web-set-volume = Volume
web-set-volume-soft = Basso
web-set-volume-normal = Normale
web-set-volume-loud = Alto
web-set-handover = Più persone a uno schermo: nascondilo finché non passa a chi viene dopo
web-set-notify = Una notifica quando tocca a me e la pagina è nascosta

## Rules

web-rules-own-words = Le regole complete con parole nostre, per imparare il gioco: prima come si svolge, poi che cosa fai, poi il resto. Al tavolo, ogni «non si può» rimanda qui.
web-rules-title = Regole: { $game }
web-rules-game = Regole di quale gioco
web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-search-like = come si vince
web-rules-search-stop = a ad ai al alla alle allo agli anche c che chi ci come con cosa cos cui d da dai dal dalla dalle dallo degli dei del dell della delle dello di dove dovrei e è ed fa faccio fare gli ha hai ho i il in io l la le lo ma me mi mia mie miei mio ne nei nel nella nelle nello nell no non o per perché però più po posso può puoi quale quali quando quanta quante quanti quanto quando quel quella quello qui s se sei si sì sono su sua sue sugli sui sul sull sulla sulle sullo suo suoi te ti tra tu tua tue tuo tuoi un una uno va vanno vi
web-rules-found = Risultati
web-rules-found-n = { $n ->
    [0] Nessun risultato. Prova con una parola sola, come si legge sui tabelloni.
    [one] { $n } punto
   *[other] { $n } punti
}
web-rules-show = Mostrami: { $what }

## Components somebody has corrected

web-own-box = La mia scatola
web-own-components = Componenti
web-own-components-game = quelli del gioco
web-own-components-mine = corretti: { $name }

## The first table on a device

web-hint = Come chiedere
web-hint-touch = Tieni premuta qualsiasi cosa per leggere che cos’è. «Perché non posso…?» dice che cosa manca per un’azione.
web-hint-mouse = Ferma il puntatore su qualsiasi cosa per leggere che cos’è. Premi W per sapere perché qualcosa non si può fare, e ? per come si gioca.
web-hint-ok = Capito

## Values of an option, on the home page

paladins-option-difficulty-easy = { paladins-difficulty-easy }
paladins-option-difficulty-standard = { paladins-difficulty-standard }
paladins-option-difficulty-hard = { paladins-difficulty-hard }
