### The browser client: pages and the frame of every table. Boards have files of their own.

## Games

web-game-paladins = Paladins of the West Kingdom
web-game-paladins-short = Paladins
web-game-paladins-sub = Found monasteries, man the walls, mind the inquisitor.
web-game-paladins-meta = 1–4 players · 90–120 min
web-game-troyes = Troyes
web-game-troyes-short = Troyes
web-game-troyes-sub = Dice of three estates, and your rivals’ are for sale.
web-game-troyes-meta = 1–4 players · 90 min
web-game-gugong = Gùgōng
web-game-gugong-short = Gùgōng
web-game-gugong-sub = Gifts in the Forbidden City: give well, take better.
web-game-gugong-meta = 1–5 players · 60–90 min
web-coming = Coming: its rules are being built.

## Pages

web-pages = Pages
web-page-play = Play
web-page-tables = Tables
web-page-replays = Replays
web-page-rules = Rules
web-home-title = Choose your table
web-home-sub = Three heavy games. Alone, with bots, on one screen or by link.
web-switch-theme = Switch between light and dark
web-loading = Loading …
web-no-server = The server does not answer. Is it running?

## Starting a game

web-how = How do you want to play?
web-mode-solo = Solo
web-mode-bots = Bots
web-mode-hotseat = Hot-seat
web-mode-online = Online
web-start-solo = Play solo
web-start-bots = Play bots
web-start-hotseat = Play here
web-start-online = Open table
web-how-many-bots = How many bots
# $n (number) - bots to play against.
web-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-bot-level = How strong the bots are
web-how-many-players = How many players
# $n (number) - players at the table.
web-players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-more-options = More options
web-listed = Show it to everybody in the list of open tables

## Continue, tables, replays

web-continue = Continue
web-continue-none = Games you have begun will wait for you here.
# $n (number) - tables one sits at.
web-all-tables = { $n ->
    [one] all: { $n } table
   *[other] all: { $n } tables
}
# $names (list) - the other players.
web-with = also playing: { $names }
# of a table that one can join; $names: who sits there
web-open-with = at the table: { $names }
web-alone = on your own
# $n, $of (numbers) - how far a game is.
web-where-paladins = round { $n } of { $of }
web-where-troyes = round { $n } of { $of }
web-where-gugong = day { $n } of { $of }
web-resume = Resume
web-look = Look
web-sign-turn = your turn
web-my-tables = My tables
web-open-tables = Open tables
web-open-none = There is no open table at the moment. Open one yourself!
# $taken, $n (numbers) - seats taken of all.
web-seats-taken = { $taken } of { $n } seats taken
web-watch = Watch
web-join = Join a table
web-join-how = Type the six letters that whoever opened the table sees there, or open the link to it.
web-join-code = Code of the table
web-join-go = Join
web-table-unopened = This table cannot be opened
web-finished = Finished games
web-finished-none = Games you have finished can be looked at again here.
web-import = Open the record of a game or a whole table (a JSON file), to look at it or to play on

## Daily duel

web-duel = Daily duel
web-duel-game = Which game
web-duel-what = Everybody plays the same cards. One try counts; compare lines afterwards.
# $n (number) - whole hours until the next duel.
web-duel-hours = { $n ->
    [one] { $n } hour left
   *[other] { $n } hours left
}
# $n (number) - minutes until the next duel.
web-duel-minutes = { $n ->
    [one] { $n } minute left
   *[other] { $n } minutes left
}
web-duel-best = best today
# $n (number) - how many have finished.
web-duel-median = median of { $n }
web-duel-nobody = Nobody has finished it yet.
web-duel-take = Take the duel
web-duel-continue = Continue today’s duel
web-duel-yours = your result
# $place, $n (numbers) - the place of one’s own result, of all.
web-duel-place = yours, place { $place } of { $n }
web-duel-compare = Compare lines
web-duel-practise = Practise with the same cards
web-duel-practise-why = It does not count.
web-sign-practice = practice with the cards of a duel
# $game - its name; $day - the day.
web-duel-of = Daily duel: { $game }, { $day }
web-duel-lines = All lines of the day
web-duel-fair = The cards were fixed beforehand, and nobody could know them. Commitment:
web-duel-key = The key of the day, which the commitment and the cards follow from:
web-duel-before = The day before
web-duel-col-place = Place
web-duel-col-player = Player
web-duel-col-margin = Ahead of the automa
web-duel-col-same = Beside yours
# $n (number) - choices from the start that are the same in two games.
web-duel-same = { $n ->
    [0] parts at once
    [one] the same for { $n } choice
   *[other] the same for { $n } choices
}

## Lobby

web-lobby-code = Code of this table:
web-lobby-copy = Copy the link
web-copied = Copied
web-copy-by-hand = This browser copies nothing by itself from here. The link is selected: copy it with your keys or a long touch.
web-lobby-invite = Invite others
web-lobby-link = Whoever opens this link comes to this table:
web-lobby-qr = The link as a QR code
web-here-only = This link opens on this computer only. To let other devices in your network in, stop Regnum and start it again like this; your tables are kept.
web-lobby-waiting = Waiting for the others. The game begins when every seat is taken.
web-lobby-choose = Take a seat to play, or stay to watch.
web-lobby-fair = The shuffle is fixed beforehand and can be checked after the game. Commitment:
web-seat-free = free
web-your-name = Your name
web-fair-words = Words of your own for the shuffle
web-fair-words-why = Not needed. Whatever you write here is mixed into the shuffle, so that afterwards you can check that nobody chose the cards.
web-sit-down = Sit down
web-link-wrong = The link you opened opens no seat here. You play on at yours.
web-seat-link = Copy the link to my seat
web-seat-link-why = Play on with another device: whoever has this link plays your seat, so keep it to yourself.

## The table

web-table = Table
web-shared-board = Shared board
web-own-board = Your board
web-players = Players
web-tools = Tools
web-to-home = Home
# $round, $rounds (numbers).
web-round = Round { $round } of { $rounds }
# A thing that cannot be chosen: $what it would be, $why not.
web-refused = { $what }: { $why }
# $name - the player.
web-show-board = Open the board: { $name }
# $n (number) - people who watch.
web-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
web-spectator = Spectator
web-sign-you = you
web-sign-bot = bot
web-sign-thinking = thinking …
web-prompt = What is asked
# $name - the player who decides.
web-your-turn = Your turn, { $name }
web-turn-of = It is the turn of: { $name }
web-their-turn = { $name } decides
web-thinking = { $name } is thinking …
web-game-over = The game is over
# $game - the name of the game.
web-title-your-turn = Your turn · { $game }
web-choices = Choices
# $n (number) - how many choices there are.
web-choices-count = { $n ->
    [one] { $n } choice.
   *[other] { $n } choices.
}
web-change = { $what }: now { $old }, then { $new }
web-no-undo = no undo after this
web-confirm-group = Confirm your choice
web-confirm = Confirm
web-confirm-why = After this, undo stops: something is turned up or somebody else decides.
web-cancel = Cancel
web-undo = Undo
web-redo = Redo
web-start-of-turn = Start of turn
web-why-not = Why can’t I …?
web-why-title = Why can’t I?
# $n (number) - reasons beyond those shown.
web-why-more = { $n ->
    [one] One more reason
   *[other] { $n } more reasons
}
web-why-nothing = Everything that could be done here is on offer.
web-connecting = Connecting …
web-reconnecting = The connection is lost. Trying again …
web-no-answer = No answer from the server yet; still trying …
web-line-lost = The connection is lost; your choice has not been sent. It will be possible again in a moment.
web-help = Help
web-close = Close
web-settings = Settings
web-hand-over = The screen changes hands
# $name (text) - who is next.
web-hand-over-to = Next: { $name }
web-hand-over-why = What comes now is for one pair of eyes ({ $name }); the others look away. (The settings can turn this off.)
web-hand-over-me = Yes, it is me
web-tabs = Views
web-tab-table = Table
web-tab-own = My board
web-tab-rivals = Rivals
web-tab-log = Log
# On a phone: to the page where something can be touched.
web-to-table = To the table
web-to-own = To my board
web-more = More
web-sections = Parts of the board
# $n (number) - choices that touch a part of the board.
web-zone-choices = { $n ->
    [one] { $n } choice there
   *[other] { $n } choices there
}
web-sheet-size = Larger or smaller
web-zoom-in = Zoom in
web-zoom-out = Zoom out
# In place of the round, before the first one has begun.
web-round-before = Set-up

## Log, history, chat

web-log = Log
web-log-filter = Which lines
web-log-all = All
web-log-mine = Mine
web-log-new = New
web-log-newest = newest
web-log-earlier = What was before
# $n (number) - the choice.
web-log-show = Show the board after choice { $n }
web-history = History
# $n, $made (numbers) - the choice shown, of all.
web-history-slider = Choice { $n } of { $made }
web-history-now = Back to now
# $n, $made (numbers) - the step shown, of all.
web-history-looking = You are looking at step { $n } of { $made }
web-history-how = Everything shows this moment; nothing can be played here. Press Play, or go to other steps by the slider and the lines of the log.
web-chat = Chat
web-chat-say = Say something to the table
web-chat-send = Send
# $n - messages that have not been read.
web-chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}

## Score

web-score-sheet = Score sheet
web-score-source = Points for
web-score-total = Total
# Points that are secret until the end of the game.
web-score-secret = ?
# $n (number) - the part of a total that is known already.
web-score-known = { $n } + ?
# $n (number) - how many winners; $names (list) - who.
web-winner = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-record = Download the record

## Keys

web-keys = Keys
web-key-numbers = choose by number; numbers above 9 are typed digit by digit
web-key-enter = press the button or card in focus
web-key-escape = close, cancel, back to now
web-key-undo = undo
web-key-turn = back to the start of the turn
web-key-redo = redo
web-key-why = why is something not on offer
web-key-score = score sheet
web-key-history = one action back or on
web-key-help = this help

## Settings

web-set-language = Language
web-set-theme = Theme
# The values of a setting stand on buttons: each begins with a capital letter, where the language has them.
web-set-theme-system = As the system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-textsize = Text size
web-set-textsize-small = Small
web-set-textsize-normal = Normal
web-set-textsize-large = Large
web-set-animation = Animation
web-set-animation-off = Off
web-set-animation-fast = Fast
web-set-animation-normal = Normal
web-set-animation-slow = Slow
web-set-automapace = Pace of the story
web-set-automapace-instant = At once
web-set-automapace-fast = Fast
web-set-automapace-normal = Normal
web-set-automapace-slow = Slow
web-set-confirm = Ask before a choice is made
web-set-confirm-barrier = Where it cannot be undone
web-set-confirm-always = Always
web-set-confirm-never = Never
web-set-sound = Sounds: my turn, a choice made, the end of a round and of the game
web-set-volume = How loud
web-set-volume-soft = Soft
web-set-volume-normal = Normal
web-set-volume-loud = Loud
web-set-handover = Several people at one screen: hide it until the next one has it
web-set-notify = A notification when it is my turn and the page is hidden

## Rules

web-rules-own-words = The whole rules in our own words, to learn the game from: first how it goes, then what you do, then the rest. Refusals at the table lead here.
# $game - its name.
web-rules-title = Rules: { $game }
web-rules-game = Rules of which game
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-search-like = how do I win
# Words that stand in every question and say nothing about what is looked for.
web-rules-search-stop = a an and are as at be by can could do does for from get go has have how i if in is it its many may me more much must my of on one or should that the them there they this to what when where which who why will with would you your
web-rules-found = What was found
# $n (number) - how many places in the rules.
web-rules-found-n = { $n ->
    [0] Nothing found. Try a single word, as it stands on the boards.
    [one] { $n } place
   *[other] { $n } places
}
# $what - the title of a worked example that opens at a table.
web-rules-show = Show me: { $what }

## Components somebody has corrected

# a component file without a name
web-own-box = My box
web-own-components = Components
web-own-components-game = as the game comes
# $name: what its owner calls the corrected file
web-own-components-mine = corrected: { $name }

## The first table on a device

web-hint = How to ask
web-hint-touch = Press long on anything to read what it is. “Why can’t I …?” says what is missing for an action.
web-hint-mouse = Rest the pointer on anything to read what it is. Press W to see why something cannot be done, and ? for how the game goes.
web-hint-ok = Got it

## Values of an option, on the home page

paladins-option-difficulty-easy = { paladins-difficulty-easy }
paladins-option-difficulty-standard = { paladins-difficulty-standard }
paladins-option-difficulty-hard = { paladins-difficulty-hard }
