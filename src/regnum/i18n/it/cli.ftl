### The command line: what `regnum --help` and the help of every command say. Names of commands and options, GAME, FILE
### and what stands in round brackets (what holds if nothing is said) are typed as they are: they stay as they are.

cli-description = Gioca a Paladini del Regno Occidentale, Troyes e Gùgōng con le regole applicate dal programma.
cli-browser = { $command } apre il gioco nel browser; con --lan possono unirsi anche altri della tua rete. Accetta le opzioni di serve.
cli-version = mostra la versione ed esci
cli-help = mostra questo aiuto ed esci
cli-usage = {"uso: "}
cli-commands = comandi
cli-arguments = argomenti
cli-flags = opzioni
cli-error = { $program }: { $problem } (prova { $program } --help)

## Commands, in the list of all

cli-command-play = gioca nel terminale; senza argomenti: un menu
cli-command-serve = il server di gioco, per questo computer o per altri
cli-command-site = una cartella di semplici file che gioca da sé, per qualsiasi spazio web
cli-command-replay = mostra e verifica una partita registrata
cli-command-review = l’allenatore guarda una partita finita
cli-command-perft = conta i modi in cui una partita può proseguire
cli-command-selftest = gioca partite casuali e controlla tutto
cli-command-components = stampa tutte le carte e gli spazi con le loro fonti
cli-command-scenario = gioca file di scenari e controlla ciò che si aspettano
cli-command-bench = misura la velocità delle regole di un gioco
cli-command-arena = fai giocare i bot fra loro molte volte: vittorie, punti, Elo, tempi
cli-command-train = impara dalle partite dei bot quanto valgono le posizioni: voci per il loro giudizio
cli-command-verify = controlla mescolamenti e scelte di una partita finita
cli-command-verify-store = riproduci ogni partita memorizzata
cli-command-doctor = controlla se qui un server girerebbe bene
cli-command-backup = copia il database mentre il server è in funzione
cli-command-restore = riempi un database vuoto da una copia che finisce in .jsonl
cli-command-language = mantieni la lingua del terminale; senza lingua: mostra quali ci sono

## Arguments and options, by command

cli-json = stampa JSON invece di testo
cli-components = un file dei componenti corretto
cli-play-players = posti al tavolo (2); 1 è --solo
cli-play-seed = lo stesso seme dà le stesse carte
cli-play-bots = quanti posti sono di bot (0)
cli-play-resume = riprendi una partita salvata o un file di partita
cli-play-plain = righe di testo invece dello schermo intero
cli-play-hints = si può chiedere all’allenatore; il file della partita dice quante volte
cli-db = un file, o postgresql://… (la tua cartella dei dati)
cli-server-components = un file dei componenti corretto che i tavoli possono scegliere; si può indicare più volte
cli-serve-lan = fai entrare altri della tua rete: stampa l’indirizzo da aprire
cli-serve-host = l’indirizzo su cui ascoltare (127.0.0.1)
cli-serve-port = la porta; se è occupata, la prossima libera (8765)
cli-serve-public-url = l’indirizzo da dare alle persone, se è un altro
cli-serve-proxy-headers = fidati delle intestazioni di un proxy davanti al server
cli-serve-workers = processi che pensano per i bot
cli-serve-settings = limiti e tempi, in JSON
cli-serve-log = scrivi richieste e rifiuti come righe JSON (- su stderr)
cli-serve-log-level = quanto scriverne
cli-serve-metrics = dati per Prometheus, su questo computer
cli-serve-open = apri il browser
cli-verify-file = il file di una partita finita
cli-doctor-settings = le impostazioni da esaminare
cli-doctor-host = l’indirizzo su cui ascolterebbe (127.0.0.1)
cli-doctor-proxy-headers = dietro un proxy
cli-backup-target = dove va la copia
cli-restore-source = la copia fatta da backup
cli-replay-file = un file di partita o una partita salvata
cli-replay-at = lo stato dopo N scelte (l’ultimo)
cli-review-seat = solo le svolte del giocatore N
cli-perft-seed = quale distribuzione (0)
cli-perft-depth = quante scelte in avanti
cli-perft-players = posti (2)
cli-selftest-games = quante partite (12)
cli-selftest-players = solo con questo numero di giocatori
cli-scenario-paths = il file di uno scenario, o una cartella di scenari
cli-game = uno tra: { $games }
cli-play-solo = in solitario contro il gioco; { $levels }
cli-levels = { $game } ({ $levels }; di solito { $usual })
cli-no-levels = { $game } (senza livelli)
cli-play-bot = quanto sono forti: { $kinds } (knight)
cli-play-option = un’opzione; { $options }
cli-options = { $game } ({ $options })
cli-bench-game = solo questo gioco: { $games }
cli-arena-players = chi gioca: { $levels }, con un limite come in { $seconds } (secondi) o { $count } (posizioni o partite esaminate)
cli-arena-games = partite di ogni tavolo, fino a giri completi dei posti (100)
cli-arena-seed = lo stesso seme dà le stesse carte (arena)
cli-arena-seats = posti a un tavolo, se non ce n’è uno per ciascuno: giocano tutti i gruppi di tanti
cli-arena-mirror = controllo: il primo ha tutti i posti e deve ottenere la sua quota
cli-arena-workers = processi che giocano insieme (1)
cli-arena-ray = gioca su un cluster Ray; local ne avvia uno qui
cli-arena-resume = tieni le partite finite in questo file e continua da quelle che ci sono
cli-arena-json = scrivi le cifre in un file come JSON; - le stampa al posto delle tabelle
cli-arena-markdown = metti le tabelle in un file Markdown, con il comando che le ha prodotte
cli-train-players = posti al tavolo (2)
cli-train-games = partite giocate (5000)
cli-train-seed = lo stesso seme dà le stesse voci (train)
cli-train-batch = partite giocate con le stesse voci (64)
cli-train-nodes = posizioni esaminate per pianificare i turni; 0: gioca la politica veloce (0)
cli-train-rate = di quanto si spostano le voci all’inizio; alla fine un decimo (0.06)
cli-train-start = un file di voci da cui cominciare, invece che da zero
cli-train-out = il file delle voci; accanto resta ciò che serve per continuare
