# Who may sit in a seat besides people.

bot-random = ربات تصادفی
bot-simple = ربات ساده
bot-squire = ربات ملازم
bot-knight = ربات شوالیه
bot-paladin = ربات پالادین

bot-face-fox = روباه
bot-face-owl = جغد
bot-face-hare = خرگوش
bot-face-badger = گورکن
bot-face-raven = زاغ
bot-face-hedgehog = خارپشت
