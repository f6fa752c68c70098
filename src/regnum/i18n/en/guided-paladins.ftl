### The guided first game of Paladins: what the voice says, step by step (src/regnum/guided/paladins.toml).
### The seed is always the same, so numbers and cards are those on the table, on every way through the lesson. Sixty words a message at most.

## Before the first round

guided-paladins-crew = Welcome to the West Kingdom! I am your herald, and I sit beside you for three rounds. I point, and you decide. Any other move is allowed as well, and can be taken back.
guided-paladins-crew-2 = The game has seven rounds, and most victory points win. They come from the King’s Orders, from your faith, strength and influence, and from what you build and whom you convert. Three orders will be turned up, one in each of the first three rounds.
guided-paladins-crew-3 = First you take one townsfolk card for free. It stays in your crew and helps whenever it applies. I like the { paladins-townsfolk-defender }: with every Attack he finds you a labourer.
guided-paladins-crew-why = Attacks cost three workers, so one coming back is welcome each time. Any of the five would do. Cards pay off most when they help with something you mean to do often.

## Round 1

guided-paladins-paladin = Every round begins with a paladin. You draw three of your twelve: one rides with you now, one goes on top of your deck, one to the bottom. A paladin brings two workers, a special power, and strength, faith or influence for this round.
guided-paladins-paladin-2 = Take { paladins-paladin-berengier }. He brings a merchant, whom we need for a wall, and a fighter, without whom nobody is hired. The card on top is one of your next three, so choose which of the other two you would like to see again soon.
guided-paladins-paladin-why = What a paladin adds counts when an action asks for it, but not at the end of the game. He leaves the game when his round is over, so every round has another one.
guided-paladins-paladin-rather = Another paladin rides well too. But my plan for this round needs the fighter and the merchant of { paladins-paladin-berengier }. Shall we take it back?
guided-paladins-paladin-ivon = Good because { paladins-paladin-ivon } lets a Commission cost no provisions, and we want to send out a monk soon.
guided-paladins-paladin-oliver = Good because { paladins-paladin-oliver } brings two clerics and four faith, and lets a Pray cost no silver.
guided-paladins-tavern = Now a tavern card: four more workers. Take the one with a labourer, a scout and two merchants. Colours matter: scouts are green, merchants blue, fighters red, clerics black.
guided-paladins-tavern-why = A space of an action asks for a certain colour, or for any worker. A wall asks for a merchant and a scout, and with this tavern we have both. Clerics are fine people, but we have no work for them this round.
guided-paladins-tavern-rather = Two clerics would be good company, but a wall needs a merchant and a scout with somebody beside them. Take it back, and I show you.
guided-paladins-recruit = Your turn: one action, then it is the AI player’s turn, until both have passed. On the left of your board are the small actions. They bring people, silver and provisions.
guided-paladins-recruit-2 = On the right are the six great actions. Each asks for three workers and for a little of one attribute, and raises another one. They circle: faith brings influence, influence brings strength, strength brings faith. An action is used once a round.
guided-paladins-recruit-3 = Begin with Recruit: a fighter and any worker, and the price below the card. Place your labourer; he has no colour, so he is the one to spare. Then hire one of the two I point at.
guided-paladins-recruit-why = With one worker you could discard a card instead, for what is printed at its top right, once. Hiring costs a fighter more, and helps for the rest of the game. The two cards on the left can also be had for a debt.
guided-paladins-recruit-watchman = Good because the { paladins-townsfolk-watchman } brings a labourer with every Garrison, and we will set up an outpost later.
guided-paladins-recruit-missionary = Good because the { paladins-townsfolk-missionary } brings a labourer with every Convert, and we will convert somebody later.
guided-paladins-hunt = Great actions cost provisions, and you have one. Hunt with a merchant: any worker brings one provision. You have three merchants, and a wall needs only one.
guided-paladins-hunt-why = With a scout beside him the hunt would bring three. But the second worker must come at once, not later, and we want our scout for the wall.
guided-paladins-conspire = Now something shady. Conspire turns any worker into a criminal, and a criminal may stand in for every colour. The price: you draw a suspicion card.
guided-paladins-conspire-2 = Most suspicion cards give you silver from the tax supply. When its last coin is taken, the Inquisition comes, and whoever holds most suspicion takes a debt. So suspicion is silver now and danger later.
guided-paladins-conspire-why = Your opponent draws suspicion as well, and takes from the same supply. Nobody knows who will take the last coin. In small amounts the risk is worth it; the trouble is to hold the most.
guided-paladins-fortify = Time for a great action. Fortify: a merchant, a scout and any worker build a wall, for one provision. You gain strength and everything the wall shows. Your criminal makes up the third.
guided-paladins-fortify-why = Walls count at the end from the fifth on, and some have points printed on them. A later order of the King may ask for five of them, too. The first wall needs no influence, the next ones do.
guided-paladins-trade = The wall has brought a labourer and a scout. Send the labourer to Trade for one silver. Then nothing is left for the scout to do, so you pass by yourself, and he waits for the next round.
guided-paladins-trade-why = When you pass, your board is cleared, and up to three workers whom you have not placed stay with you. So ending with somebody in hand is no waste.

## Round 2

guided-paladins-judged = Did you see it? Your opponent took the last coin of the tax supply, and the Inquisition came. You held most suspicion, so you have a debt now: three points less at the end. Do not worry. We will get rid of it.
guided-paladins-judged-2 = Then the round ended. Cards at the end of the rows left, new ones came, and the King gave a new order: five walls by the end are worth six points. You have one already.
guided-paladins-judged-3 = Your paladin for this round: { paladins-paladin-gerier }. His three faith open the second region for a monk, and his fighter goes to war for us. { paladins-paladin-engelier } goes on top; we will want him next.
guided-paladins-judged-why = After an Inquisition whoever was judged gives back half of their suspicion, rounded down, and the tax supply is filled again. With a single card you give back nothing.
guided-paladins-judged-rather = A good rider, but without three faith the second region stays closed to your monk. Take it back, and we go on together.
guided-paladins-tavern2 = Take the tavern with two scouts, a cleric and a criminal. The criminal comes with a suspicion card, and that means silver, too.
guided-paladins-tavern2-why = Only criminals whom you gain bring suspicion. Whom you keep for the next round brings none. In this game your opponent draws suspicion for the criminals of the other tavern.
guided-paladins-tavern2-rather = Fighters are tempting. But a monk needs a scout and a cleric on the road, and we are going to send one. Take it back, if you like.
guided-paladins-commission = Commission sends a monk into the land: a scout, a cleric and any worker, and one provision. He needs as much faith as the flag of a region asks for. With { paladins-paladin-gerier } you have three, enough for the first two regions.
guided-paladins-commission-2 = Keep your criminal and one cleric for later: place two scouts and a cleric. Then choose the space that shows a scout. A monk raises your influence, and the space pays at once.
guided-paladins-commission-why = Monks and outposts share these spaces, yours and your opponent’s. What is taken stays taken. From the fifth monk on they count points as well.
guided-paladins-attack = Now Attack: two scouts and your fighter against the Viking { paladins-outsider-assassin }. One strength is enough for him. He gives influence, a labourer and a fighter, and your { paladins-townsfolk-defender } finds another labourer. Three workers go, three come!
guided-paladins-attack-why = The further right an outsider stands, the more strength is asked for. Where it is missing, you pay one silver for every two points. That is allowed for Attack only.
guided-paladins-pray = That went well. Once more? The space is used, but you can Pray: a cleric and two silver clear one of your actions, and you may use it again in this round. Clear Attack.
guided-paladins-pray-why = Praying costs a turn, a cleric and silver, so save it for an action that is worth it. The workers who stood there go back to the supply, not to you.
guided-paladins-again = Attack again: the criminal stands in for the scout. Go for the Byzantine { paladins-outsider-traitor }, and pay one silver for the strength you lack. His reward destroys a debt. There goes the work of the Inquisition!
guided-paladins-again-why = Destroyed, a debt is gone. Where you are allowed to pay a debt instead, you turn it over, and it is worth one point at the end. A debt you keep costs three.
guided-paladins-develop = You have silver enough and two labourers: just right to Develop. A workshop moves onto a space of a great action, and that space never needs a worker again. Put it on the left of Garrison. You also gain the scout who stood below it.
guided-paladins-develop-why = A workshop pays you back every time you use its action. Put them where you will come back, early rather than late. From the sixth on they are worth points as well.
guided-paladins-pass = One scout is left. You could hunt or trade with him, but next round we need every hand. Pass, and he stays with you.
guided-paladins-pass-why = Whoever passes is out of the round, but keeps up to three workers. Passing early costs nothing when the others have little left that could harm you.

## Round 3

guided-paladins-paladin3 = A new round, and a new rider. Take { paladins-paladin-engelier }: a fighter, a scout and three strength, enough for an outpost far out. You choose who comes back next round.
guided-paladins-paladin3-rather = A fair choice. But our outpost wants the three strength of { paladins-paladin-engelier }. Take it back, and we set out.
guided-paladins-paladin3-samson = Good because { paladins-paladin-samson } makes a Develop two silver cheaper, and workshops are best early.
guided-paladins-paladin3-anseis = Good because { paladins-paladin-anseis } lets a Fortify cost no provisions, and five walls are one of the King’s Orders.
guided-paladins-tavern3 = Take the labourers, the fighter and the criminal. He will stand in for a cleric.
guided-paladins-tavern3-rather = Merchants are useful, but we are short of a fighter and of somebody who can pass for a cleric. Take it back?
guided-paladins-provisions = Look up: the third and last order is open. Five converts are worth eight points. Everybody who meets an order at the end scores it, so choose one or two and stay with them.
guided-paladins-provisions-2 = From now on each round also opens a King’s Favour, an action for the whole table. One player may use it in a round. { paladins-favour-criminals } gives two criminals for any worker, and two suspicion cards with them. We leave that to braver people.
guided-paladins-provisions-3 = An outpost costs a provision, and your larder is empty. Send a labourer to Hunt.
guided-paladins-provisions-why = Favours stay used until the end of the round; praying does not clear them. In a game with several people it can be worth hurrying for one.
guided-paladins-convert = Now Convert an outsider: a fighter, a cleric and any worker. Your labourer, a fighter and the criminal will do. The first one costs no silver. He scores at the end, and you gain strength: exactly what the outpost needs.
guided-paladins-convert-why = Converted outsiders lie face up and count as they say: for an action you have done often, for an attribute, for others of their kind. Attacked ones lie face down and pay at once.
guided-paladins-garrison = Set up your outpost: Garrison. The workshop saves you the merchant, so a scout and a fighter are enough. With five strength the third region is open. Take the space with a merchant; we need one next.
guided-paladins-garrison-why = Garrison asks for strength and raises faith. With that the circle is closed: faith for monks, influence for walls, strength for outposts. Whoever raises all three a little goes furthest.
guided-paladins-risk = Look at the tax supply: two coins. You hold three suspicion, and the Inquisition is near. Absolve would help, and it asks for a cleric. So be bold once more: Conspire with the scout, and the criminal plays the cleric.
guided-paladins-risk-why = One suspicion more, two less in a moment: that is the bargain. Had this card taken the last coins, the judgement would have been yours. That is what makes criminals exciting.
guided-paladins-absolve = Quick now: Absolve. It removes a suspicion and raises your faith, and the jar opens one more reward on your board. Choose the jar that removes another suspicion, and remove both. Let them judge somebody else.
guided-paladins-absolve-why = Each jar goes to a free space of your choice, for its reward: a labourer, provisions, faith, a debt paid. Here the suspicion matters more, because your opponent may take the last coins at any moment.
guided-paladins-absolve-rather = Still too much suspicion for my taste: the tax supply is nearly empty. Take it back, and get rid of two.

## The end of the lesson

guided-paladins-end = Three rounds, all twelve actions, and not a debt to your name: the Inquisition has to look elsewhere. Well played!
guided-paladins-end-2 = What to take along: gather workers, then spend them on great actions. Let one attribute lift the next. Place workshops early. Hold a little suspicion, but never the most. And keep an eye on the King’s Orders.
guided-paladins-end-3 = Round four is yours. Play on from here, and I stay silent; or begin a solo game of your own. Whatever you do not know has a bubble: point at it, or press it long. Farewell, and good fortune!
