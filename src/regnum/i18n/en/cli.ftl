### The command line: what `regnum --help` and the help of every command say. Names of commands and options, GAME, FILE
### and what stands in round brackets (what holds if nothing is said) are typed as they are: they stay as they are.

cli-description = Play Paladins of the West Kingdom, Troyes and Gùgōng with enforced rules.
# $command - what is typed: ./play, or regnum serve --open.
cli-browser = { $command } opens the game in the browser; with --lan it also lets others in your network join. It takes the options of serve.
cli-version = show the version and exit
cli-help = show this help and exit
cli-usage = {"usage: "}
cli-commands = commands
cli-arguments = arguments
cli-flags = options
# $program - what was typed: regnum play; $problem - what is wrong with it, in English.
cli-error = { $program }: { $problem } (try { $program } --help)

## Commands, in the list of all

cli-command-play = play in the terminal; without arguments: a menu
cli-command-serve = the game server, for this machine or for others
cli-command-site = a folder of plain files that plays by itself, for any web host
cli-command-replay = show and verify a recorded game
cli-command-review = the coach looks at a finished game
cli-command-perft = count the ways a game can go on
cli-command-selftest = play random games and check everything
cli-command-components = print all cards and spaces with their sources
cli-command-scenario = play scenario files and check what they expect
cli-command-bench = measure the speed of a game’s rules
cli-command-arena = let bots play each other many times: wins, points, Elo, times
cli-command-dataset = turn games of bots or records into arrays to learn from
cli-command-train = learn what positions are worth from games of bots: entries for their judgement
cli-command-verify = check the shuffles and choices of a finished game
cli-command-verify-store = replay every stored game
cli-command-doctor = look whether a server would run well here
cli-command-backup = copy the database while the server runs
cli-command-restore = fill an empty database from a copy that ends in .jsonl
cli-command-language = keep the language of the terminal; without one: show which there are

## Arguments and options, by command

cli-json = print JSON instead of text
cli-components = a corrected component file
cli-play-players = seats at the table (2); 1 is --solo
cli-play-seed = the same seed deals the same cards
cli-play-bots = how many of the seats are bots (0)
cli-play-resume = go on with a saved game or a record
cli-play-plain = lines of text instead of a full screen
cli-play-hints = the coach may be asked; the record says how often
cli-db = a file, or postgresql://… (your data folder)
cli-server-components = a corrected component file that tables may choose; may be given again
cli-serve-lan = let others in your network join: prints the address to open
cli-serve-host = the address to listen on (127.0.0.1)
cli-serve-port = the port; the next free one if taken (8765)
cli-serve-public-url = the address people are given, if it is another
cli-serve-proxy-headers = believe the headers of a proxy in front
cli-serve-workers = processes that think for the bots
cli-serve-settings = limits and times, as JSON
cli-serve-log = write requests and refusals as JSON lines (- to stderr)
cli-serve-log-level = how much of it
cli-serve-metrics = figures for Prometheus, on this machine
cli-serve-open = open the browser
cli-verify-file = the record of a finished game
cli-doctor-settings = the settings to look at
cli-doctor-host = the address it would listen on (127.0.0.1)
cli-doctor-proxy-headers = behind a proxy
cli-backup-target = where the copy goes
cli-restore-source = the copy that backup made
cli-replay-file = a record or a saved game
cli-replay-at = the position after N choices (the last)
cli-review-seat = only turning points of player N
cli-perft-seed = which deal (0)
cli-perft-depth = how many choices ahead
cli-perft-players = seats (2)
cli-selftest-games = how many games (12)
cli-selftest-players = only with so many players
cli-scenario-paths = a scenario file, or a folder of them
# $games - alternatives: names as they are typed.
cli-game = one of: { $games }
# $levels (list) - a line for each game, see cli-levels.
cli-play-solo = alone against the game; { $levels }
# $game - its name as it is typed; $levels (list) - difficulties as they are typed; $usual - that of who names none.
cli-levels = { $game } ({ $levels }; usually { $usual })
cli-no-levels = { $game } (no levels)
# $kinds - alternatives: random or simple.
cli-play-bot = how strong: { $kinds } (knight)
# $options (list) - a line for each game, see cli-options.
cli-play-option = an option; { $options }
cli-options = { $game } ({ $options })
cli-bench-game = only this game: { $games }
# $levels (list) - names of bots, as they are typed; $seconds, $count - examples: simple@0.5, simple@800n.
cli-arena-players = who plays: { $levels }, with a budget as in { $seconds } (seconds) or { $count } (positions or games looked at)
cli-arena-games = games of every table, made up to whole rounds of seatings (100)
cli-arena-seed = the same seed deals the same cards (arena)
cli-arena-seats = seats at a table, if it is not one for everybody: all groups of so many play
cli-arena-mirror = control: the first has all the seats and must come out at its share
cli-arena-workers = processes that play at once (1)
cli-arena-ray = play on a Ray cluster: its address, auto for the one that runs here; local starts one
cli-arena-resume = keep finished games in this file, and go on with those that are in it
cli-arena-json = write the figures to a file as JSON; - prints them instead of the tables
cli-arena-markdown = put the tables into a Markdown file, with the command that made them
cli-dataset-records = records instead of bots: files, or folders of them
cli-dataset-out = folder of the dataset; what is there already is kept
cli-dataset-format = how files are written (npz)
cli-dataset-shard = games in a file (64)
cli-train-players = seats at a table (2)
cli-train-games = games that are played (5000)
cli-train-seed = the same seed makes the same entries (train)
cli-train-batch = games that are played with the same entries (64)
cli-train-nodes = positions looked at to plan turns; 0: the quick policy plays (0)
cli-train-rate = how far entries are moved at first; a tenth of it at the end (0.06)
cli-train-start = a file of entries to begin with, instead of zeros
cli-train-out = the file of the entries; what is needed to go on is kept beside it
