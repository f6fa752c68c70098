# Who may sit in a seat besides people.

bot-random = random bot
bot-simple = simple bot
bot-squire = squire bot
bot-knight = knight bot
bot-paladin = paladin bot

# What bots are called until somebody gives them a name: the animal on their picture.
bot-face-fox = Fox
bot-face-owl = Owl
bot-face-hare = Hare
bot-face-badger = Badger
bot-face-raven = Raven
bot-face-hedgehog = Hedgehog
