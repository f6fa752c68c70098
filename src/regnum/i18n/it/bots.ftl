# Who may sit in a seat besides people.

bot-random = bot casuale
bot-simple = bot semplice
bot-squire = bot scudiero
bot-knight = bot cavaliere
bot-paladin = bot paladino

bot-face-fox = Volpe
bot-face-owl = Gufo
bot-face-hare = Lepre
bot-face-badger = Tasso
bot-face-raven = Corvo
bot-face-hedgehog = Riccio
