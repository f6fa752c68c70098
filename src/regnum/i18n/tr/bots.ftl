# Who may sit in a seat besides people.

bot-random = rastgele oynayan bot
bot-simple = basit bot
bot-squire = yaver bot
bot-knight = şövalye bot
bot-paladin = paladin bot

bot-face-fox = Tilki
bot-face-owl = Baykuş
bot-face-hare = Tavşan
bot-face-badger = Porsuk
bot-face-raven = Kuzgun
bot-face-hedgehog = Kirpi
