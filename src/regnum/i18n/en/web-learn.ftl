### Learning at the table and before it: what options are for. How a game goes, its rules and their
### examples are in the rule books (*-rules.ftl), which come when somebody asks for them.

## Options, where they are chosen: the option, then what a value of it means

# $option - the name of the option.
web-option-why = What is this: { $option }?
paladins-option-difficulty-what = How far ahead the AI player starts: its workshops, which make its actions count for more. The rules are the same.
paladins-option-difficulty-easy-what = Easy gives it 1 workshop: the right start for a first game.
paladins-option-difficulty-standard-what = Standard gives it 3 workshops.
paladins-option-difficulty-hard-what = Hard gives it 5 workshops.
troyes-option-bonus-what = Four extra cards, shuffled in with the others: Prior, Baker, Banquet and a red event, Resistance.
troyes-option-bonus-no-what = Without them you play the cards of the basic game: the right start.
troyes-option-bonus-yes-what = With them any of the four may turn up. They add choice, not rules.
gugong-option-bonus-what = Six extra travel tokens of three kinds, shuffled in with the others. Each works until the end of the day and binds one of your servants.
gugong-option-bonus-no-what = Without them the map has ordinary tokens only: the right start.
gugong-option-bonus-yes-what = With them a token may add 1 to your gifts, take a toll of 1 VP at a location, or let you follow what others do there.
gugong-option-expert-what = How the gift cards are dealt to the seven officials.
gugong-option-expert-no-what = In the usual game the same seven cards lie with the officials at the start, and the same eleven are the deck.
gugong-option-expert-yes-what = In the expert variant all cards but the hands are shuffled, so that every game begins differently.
gugong-option-difficulty-what = How strong Meng is, your rival. A special card among his lets him act at his focus for free.
gugong-option-difficulty-easy-what = Easy leaves one of his two special cards out: the right start.
gugong-option-difficulty-normal-what = Standard gives him both special cards.
gugong-option-difficulty-hard-what = Hard gives him both special cards and a fifth gift, so one turn more each day.
gugong-option-focus-what = The location Meng is most concerned with for the whole game. There you will feel him.
gugong-option-focus-random-what = One of the seven is drawn.
gugong-option-sets-what = Which starting hands you two play with: the first number is your set, the second Meng’s. It changes the cards, not the rules.

web-option-words = Words of your own for the shuffle
web-option-words-what = Not needed. Whatever you write here is mixed into the shuffle, so that afterwards you can check that nobody chose the cards.
web-option-bots = How many bots
web-option-bots-what = Bots are players like you, with the same rules and the same sight: they do not know your hidden cards.
web-option-level = How strong the bots are
web-option-level-random-what = The random bot takes any choice there is: for trying things out.
web-option-level-simple-what = The simple bot looks a little ahead and takes what is worth most to it.
web-option-level-squire-what = The squire plays its turn sensibly but looks no further, misjudges some things and overlooks others: for a first evening.
web-option-level-knight-what = The knight knows what usually pays and makes few mistakes: a good rival for most players.
web-option-level-paladin-what = The paladin looks furthest before it decides, and thinks longest: the strongest of the three.
web-option-players = How many players
web-option-players-what = Every number plays by the same rules; with more players there is less room on the boards and more to wait for.
web-option-listed = Show it to everybody in the list of open tables
web-option-listed-what = Anybody who opens this server can then see your table and take a free seat. Otherwise only those you give the link or the code can.
web-option-ready = Begin when everybody is ready
web-option-ready-what = The game then begins when everybody has said so, and not as soon as the last seat is taken.
web-option-clock = Clock
web-option-clock-what = Everybody has so much time for the whole game and a little more for every choice. When it has run out, a bot plays on for that seat as long as its owner is away.

## How it goes: the sheet behind “?”

# $game - its name.
web-how-title = { $game }: how it goes
web-how-open = How it goes
web-how-parts = Parts of this help
web-how-part-how = How it goes
web-how-part-legend = Symbols
web-how-part-table = This table
web-how-part-keys = Keys
web-how-rules = All rules
web-how-goal = What you are after
web-how-ways = Ways to score
web-how-plain = This table is played with the rules of the basic game, without any option.
# $option - its name; $value - what was chosen.
web-how-option = { $option }: { $value }
# $name: what somebody calls a component file; $fingerprint: letters and digits that name its values
web-how-components = Components: { $name } · fingerprint: { $fingerprint }
web-how-components-own = Components: as the game comes · fingerprint: { $fingerprint }
web-how-components-file = Download the component file
web-how-check = Compare values with the box
# $options (list) - the options a table is played with.
web-how-with = Played with: { $options }
# $n (number) - how many they are; in the bar of the table, so short.
web-how-signs = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
