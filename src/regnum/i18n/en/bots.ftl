# Who may sit in a seat besides people.

bot-random = random bot
bot-simple = simple bot
