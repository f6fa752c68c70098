# Who may sit in a seat besides people.

bot-random = random bot
bot-simple = simple bot
bot-squire = squire bot
bot-knight = knight bot
bot-paladin = paladin bot

# What the levels are called where it is clear that they are bots.
bot-name-squire = Squire
bot-name-knight = Knight
bot-name-paladin = Paladin

# What bots are called until somebody gives them a name: the animal on their picture.
bot-face-fox = Fox
bot-face-owl = Owl
bot-face-hare = Hare
bot-face-badger = Badger
bot-face-raven = Raven
bot-face-hedgehog = Hedgehog

## How a level plays a game: shown where it is chosen, after its name

bot-squire-paladins = Takes the action that looks good now and sees no further; it misjudges some and overlooks others.
bot-knight-paladins = Plans a whole round ahead: who goes to work where, and in which order.
bot-paladin-paladins = Plans the round more widely, and judges it by what it has learned from many games.
bot-squire-troyes = Uses its dice sensibly, turn by turn; it misjudges what some things are worth and overlooks others.
bot-knight-troyes = Plans two turns ahead: which dice to use now, and which ones after that.
bot-paladin-troyes = Plays the table on in its head, for every hidden card that may be, and takes what stands up best.
bot-squire-gugong = Takes an exchange that looks good today and sees no further; it misjudges some and overlooks others.
bot-knight-gugong = Compares every exchange with all it leads to, and takes the best turn there is.
bot-paladin-gugong = Plays the table on in its head, with hands that fit what it knows, and takes what stands up best.
