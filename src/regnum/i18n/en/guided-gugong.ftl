### The guided first game of Gùgōng: what the voice says beside the table, and why.
### One learner, alone against Meng. Numbers belong to the positions of src/regnum/guided/gugong.toml; a test
### compares them with what lies on the table (tests/guided/claims/gugong.toml), so a translation keeps them.

## Day 1

guided-gugong-welcome = Welcome to the Forbidden City! You want an audience with the emperor, and gifts to his officials open the doors. The game lasts 4 days. Whoever has most victory points (VP) wins, but only with an envoy inside the palace; { gugong-automa }, your rival, is spared that.
guided-gugong-welcome-2 = These are your 4 gifts. A turn is an exchange: you give one gift to an official and take the gift that lies there. What you take is yours tomorrow, and the official does something for you now.
guided-gugong-welcome-3 = If your gift is worth more than the one you take, the exchange is free. { gugong-gift-tea-set } is worth 5, and at { gugong-location-decrees } there lies a 4. Give it there.
guided-gugong-welcome-why = Values run from 1 to 9. High gifts open every door, but many of them bring no action of their own; low gifts do, and are harder to place. You take home what you exchange, so look at that side of the trade too.
guided-gugong-decrees = After an exchange you may do two things: first the action on your gift, then that of the official. On { gugong-gift-tea-set } stands { gugong-location-decrees } as well, so you do the same action twice.
guided-gugong-decrees-2 = You have 6 servants in your pool. Each of these two decrees costs 1 servant and keeps another one for good. Both score 2 VP at once and help you every morning: one with intrigue, the other with a ship. Take both.
guided-gugong-decrees-why = Decrees of the first level help every morning, those of the second level always, those of the third score at the end. For each rival who is there already you would pay 1 more, so it is good to be early.
guided-gugong-intrigue = { gugong-automa } plays by cards: each shows where he goes, and he pays nothing for an exchange. He gave a { gugong-gift-necklace } at the { gugong-location-palace }, and his envoy went 1 step up. Remember those stairs: you need 8 of them.
guided-gugong-intrigue-2 = Your turn. { gugong-gift-go-stones } are worth 3, which beats the 2 at { gugong-location-intrigue }, and bring you 2 servants. Then choose B: for 1 servant you climb 3 steps in intrigue.
guided-gugong-intrigue-why = Whoever stands higher in intrigue wins every tie of the game. Choice A would be 1 step for nothing, and for the first one who takes it today the medal: its owner begins tomorrow.
guided-gugong-travel = { gugong-automa } sent a ship out on the { gugong-location-canal }. You will do the same in a moment, and in a cunning way.
guided-gugong-travel-2 = Give the { gugong-gift-necklace } at { gugong-location-travel }: 7 beats 5. Choose B: for 2 servants your traveller moves twice.
guided-gugong-cities = The first move may begin in any city. Go to Ningxia: its token puts a servant of your supply onto a ship, and you send out a new one. Then follow the road to Lanzhou, whose token brings back the 2 servants you have just paid.
guided-gugong-cities-why = Later moves follow the roads to the next city that has a token; empty cities are passed by. The new ship starts in port 2, because port 1 is taken. That gives it a day’s lead.
guided-gugong-trade = Used tokens are still worth something: 2 of them are a servant, 4 are 2 VP, 6 are a piece of jade. You may trade whenever it is your turn. Take a servant now, you will need all hands.
guided-gugong-trade-why = Waiting for 6 tokens is worth while if you travel a lot. Servants in your pool are what everything else is paid with; those in the general supply are of no use until you gain them.
guided-gugong-wall = { gugong-automa } bought a piece of jade for 3 servants. Jade gets dearer, so do not leave it all to him.
guided-gugong-wall-2 = Your last gift is a { gugong-gift-fruit-bowl }, worth only 1. But a 1 is the one gift that beats a 9, and a 9 lies at the { gugong-location-wall }, which is also the action on your gift. Make the exchange.
guided-gugong-wall-3 = The wall twice, then. For the gift choose A: 1 servant goes to the wall. For the official choose B: pay 1 servant and place 2. Here 4 servants complete a section, and whoever has most of them wins it.
guided-gugong-wall-why = You also take the { gugong-gift-statue } home, the highest gift there is. Tomorrow no door is closed to it.

## The first night

guided-gugong-morning = That was the day: all gifts are given. At dusk { gugong-automa } turned over his cards of the day and did what he could pay for. Rivals of flesh and blood have no dusk, they simply pay more by day.
guided-gugong-morning-2 = At night your new gifts are compared with the three dice. They showed 4, 3 and 8, and your { gugong-gift-bonsai } is a 4: 1 match, which brings a servant. { gugong-automa } counts 1 too. A tie, but you lead in intrigue: 3 VP and 1 step for your envoy!
guided-gugong-morning-3 = All ships sail on by 1 port every night. Yours is in port 3 now. A ship with 3 servants aboard may claim the reward of its port, and the best ones lie far down the river.
guided-gugong-morning-4 = A new morning, and new dice: 6, 5 and 5. Your two decrees go to work. Use the one with 2 steps of intrigue, then the one with the ship, and put the servant onto ship 1: that makes 2 aboard.
guided-gugong-morning-why = The order does not matter here, and no decree has to be used. Mind when you claim: a ship that has reached the last port is lost at sea the night after, and its servants go to your supply.
guided-gugong-servants = With the new day servants come back from your supply to your pool: 4 of them on day 2. You have just 4 there, so you are asked how many. Take all of them.

## Day 2

guided-gugong-benefit = { gugong-automa } had taken the medal and began. He put a servant on the wall: that was the fourth, and the section is complete. 3 of the 4 were yours, so you won it: 3 VP and 1 step for your envoy. Your servants there went home to your supply.
guided-gugong-benefit-2 = Everybody who stood on the section may now go down in intrigue for something: 1 step for 1 servant, 3 steps for 2 servants, 5 steps to turn a die, 7 steps for jade. You stand on 5: take 2 servants for 3 steps.
guided-gugong-benefit-why = Turning a die can win you the night, but intrigue is also what wins ties, and with 0 steps you would lose most of them. Servants are never wrong.
guided-gugong-jade = Your hand is made of what you took yesterday: { gugong-gift-bonsai }, { gugong-gift-paper-fan }, { gugong-gift-tea-set } and { gugong-gift-statue }. Now { gugong-location-jade }, where only a 3 lies: the { gugong-gift-bonsai } beats it.
guided-gugong-jade-2 = First the action on your gift, { gugong-location-intrigue }: choose A, 1 step, and the medal is yours, so you begin tomorrow. Then pay 3 servants for the jade of house 2; what is left in the other houses costs 4.
guided-gugong-jade-why = Jade is slow, but it adds up: 1 piece is worth 1 VP at the end, 2 are worth 3, then 6, 10 and 15. Whoever collects it should go on collecting.
guided-gugong-canal = Your ship lies in port 3 with 2 servants aboard. One more, and it is full: time for the { gugong-location-canal }.
guided-gugong-canal-2 = The gift there is a 4. { gugong-gift-tea-set } would beat it, but let us see what happens otherwise, for it will happen to you: give the { gugong-gift-paper-fan }, worth 2.
guided-gugong-pay = Not higher, so not free. You may pay 2 servants, or discard another gift of yours, or do without the actions; the exchange itself is never refused. Two of these are good here. In both cases choose A at the { gugong-location-canal } and put the servant onto ship 1.
guided-gugong-pay-discard = Good because { gugong-gift-tea-set } is not lost, it waits for tomorrow, and tonight its 5 matches two dice. With your servants take the decree on your { gugong-gift-paper-fan }: further decrees for 1 less, and 4 VP at once.
guided-gugong-pay-servants = Good because you keep { gugong-gift-tea-set } for one more turn today. It costs you 2 of your 4 servants, and the decree on your gift is out of reach then.
guided-gugong-pay-why = Equal values are not higher either. If you can pay neither way, you still take the gift that lies there, for tomorrow and for the dice, but you do nothing with it today.
guided-gugong-reward = Your ship is full: 3 servants. In port 3 it may claim a gift card. Choice A also lets you move it on, to port 4 and the double servant. Both are rewards that last; which one do you want?
guided-gugong-reward-double = Good because the double servant may count as 2 wherever you pay or build. You can use it in your very next turn.
guided-gugong-reward-card = Good because one more gift is one more turn on every day to come, and you may still play it today.
guided-gugong-reward-why = After a claim one servant stays on your board for good, the others go to your supply, and the ship is free again. In port 2 there are 4 VP, port 5 offers any of the three rewards.
guided-gugong-claim = { guided-gugong-reward }
guided-gugong-claim-double = { guided-gugong-reward-double }
guided-gugong-claim-card = { guided-gugong-reward-card }
guided-gugong-claim-why = { guided-gugong-reward-why }
guided-gugong-last-gift = One official is left, and he holds the key to everything: the { gugong-location-palace }. Your { gugong-gift-statue } is a 9 and beats the 7 there. Your envoy stands on step 2 of 8. How fast do you climb?
guided-gugong-last-gift-two = Good because the double servant alone pays the price of 2: your envoy climbs 2 steps, and you gain 1 step of intrigue.
guided-gugong-last-gift-one = Good because 1 step costs nothing, and the double servant stays in your pool for something bigger.
guided-gugong-last-gift-why = Who is not inside at the end has a score of 0, whatever else was won. Inside, the first one takes the place worth 7 VP, and each further step is 1 VP at once. Plan 2 steps for every day.
guided-gugong-audience = { guided-gugong-last-gift }
guided-gugong-audience-two = { guided-gugong-last-gift-two }
guided-gugong-audience-one = { guided-gugong-last-gift-one }
guided-gugong-audience-why = { guided-gugong-last-gift-why }
guided-gugong-palace = One official is left, and he holds the key to everything: the { gugong-location-palace }. Your { gugong-gift-statue } is a 9 and beats the 7 there. Your envoy stands on step 2 of 8: send him 1 step on. B would be 2 steps, but your pool cannot pay for it.
guided-gugong-palace-why = { guided-gugong-last-gift-why }
guided-gugong-night = Night again. Your { gugong-gift-tea-set } matched two dice, so you have 2 matches. { gugong-automa } counts 2 on day 2, and this time the tie is his: both of you are on step 4 of intrigue, but his marker came last and lies on top.
guided-gugong-night-2 = Your 2 matches still bring 2 servants. The double servant you paid with is in your supply like any other: take it back among them.

## The end of the lesson

guided-gugong-end = You have visited all seven officials, and you know every kind of action. The rest of this game is yours: go on from here, it is worth it.
guided-gugong-end-2 = Points come from decrees, the wall, the dice of the night, ports, tokens and jade. And above all from the palace: without it nothing counts, so watch your envoy every day.
guided-gugong-end-3 = What to try next: look at the dice in the morning and collect gifts that match them, give low gifts where their own action is, send ships out early, and stay ahead in intrigue when a tie is near. Well done, and good luck!
