### Paladins on one page: the goal, a round in five pictures, the ways to score. It comes with the rule books.

paladins-how-goal = Seven rounds, and most victory points win. Your board has twelve actions. Those on the left give you means: workers, silver, provisions. Those on the right give you points, and each of them needs one of your attributes: faith, strength or influence. Every one of them raises another attribute, so what you do now opens what you can do next.
paladins-how-round = A round in five pictures
paladins-how-1 = Choose a paladin
paladins-how-1-what = You draw three. One serves this round: two workers, some attributes and an ability. One comes back next round, one much later.
paladins-how-2 = Take a tavern
paladins-how-2-what = Its four workers join the two of the paladin. With what you kept from before, that is what you can place this round.
paladins-how-3 = Gather on the left
paladins-how-3-what = One turn, one action: put workers on it and take what it gives. A coloured space wants a worker of its colour; a criminal can stand anywhere.
paladins-how-4 = Build on the right
paladins-how-4-what = Here your attributes must be high enough. A garrison needs strength and raises faith; faith lets you commission or convert; and so on round.
paladins-how-5 = Mind the Inquisition
paladins-how-5-what = Criminals bring suspicion, and suspicion brings tax. When the tax supply is empty, whoever is suspected most takes a debt. When all have passed, the round ends; three workers may stay with you.
paladins-how-way-orders = King’s Orders: do what the order says five times, for 4, 6 or 8 VP.
paladins-how-way-attributes = Faith, strength and influence: each track is worth up to 20 VP at the end.
paladins-how-way-board = Monks and outposts on the map: doing either often is worth up to 9 VP.
paladins-how-way-walls = Walls and jars: up to 6 VP each, and some walls have points printed on them.
paladins-how-way-develop = Workshops moved out: up to 6 VP for many.
paladins-how-way-outsiders = Converted outsiders: each scores for something else you did.
paladins-how-way-debts = Debts: 1 VP if paid, −3 VP if not.
paladins-how-way-goods = Every three goods left over: 1 VP.
