### The guided first game of Troyes: what the voice says beside the table, and why.
### One learner, alone against Le Roy. Numbers belong to the positions of src/regnum/guided/troyes.toml; a test
### compares them with what lies on the table (tests/guided/claims/troyes.toml), so a translation keeps them.

## Before the first round

guided-troyes-welcome = Welcome to Troyes! The town is about to build its cathedral, and you lead one of its families. The game lasts 4 rounds. Whoever has most victory points (VP) at the end wins; today that is you or { troyes-automa }, who plays by himself.
guided-troyes-welcome-2 = Everything here is done with dice, and dice come from citizens. In every round each citizen of yours gives you one die: red in the { troyes-building-palace }, white in the { troyes-building-bishopric }, yellow in the { troyes-building-city-hall }.
guided-troyes-welcome-3 = { troyes-automa } has placed 3 citizens, now you place 2 of your 6. Start where nobody asks for wages: in the { troyes-building-city-hall }, at the very front of the row for the numbers 4 to 6.
guided-troyes-palace = Red dice fight. They come from the { troyes-building-palace }, where a citizen costs 2 deniers of wages every round. Take the space with the number 5.
guided-troyes-palace-why = In the { troyes-building-palace } every number is a single space. Whoever places a citizen with a red 5 later on pushes out the one who stands there. That is no disaster: an expelled citizen comes back to your supply at the end of the round.
guided-troyes-bishopric = White dice build the cathedral. Wages in the { troyes-building-bishopric } are 1 denier. The front places are taken, so stand behind { troyes-automa } in the row for 5 and 6.
guided-troyes-bishopric-why = When a row is full, a new citizen comes in at the front and everybody moves one place towards the end; whoever stood last is pushed out. So front places are safer than back ones.
guided-troyes-two-of-each = One more yellow die will do you good: yellow dice earn money. This place costs no wages either.
guided-troyes-second-white = 2 citizens are left. A second white die comes from the { troyes-building-bishopric }: take its last free place.
guided-troyes-last-citizen = Your last citizen brings you a second red die. Two spaces of the { troyes-building-palace } are free, and both are fine: this is your first real choice.
guided-troyes-last-citizen-two = Good because low dice are worth little elsewhere, so people spend them on placing citizens, and a 1 is spent most lightly of all. On 2 you are a little safer.
guided-troyes-last-citizen-one = Good because you can come back cheaply: should somebody push you out, a red 1 is a die that you will hardly miss.

## Round 1

guided-troyes-black = Round 1 has begun. You received 10 deniers and paid 6 in wages, so you own 9. Then everybody rolled. Your 6 dice lie in your district: red 6 and 4, white 5 and 2, yellow 6 and 2.
guided-troyes-black-2 = Next come the events. { troyes-event-marauding } and { troyes-event-brigands } send 1 black die each. { troyes-event-theological-conflict } brings { troyes-automa } a citizen. Events strike again in every round until somebody counters them.
guided-troyes-black-3 = The black dice show 5 and 3, and you answer first. Red dice count twice here: your red 4 counts 8, just enough for both. Each of them brings you 1 influence. Whoever is too weak yields and loses 2 VP.
guided-troyes-black-why = You have to answer the highest black die; others may go with it if your total covers them all. Black dice you leave go on to the next player, who must spend dice as well. The red 6 would do too, but you have better plans for it.
guided-troyes-plan = Now the actions. You and { troyes-automa } take turns, one action each. An action takes 1 to 3 dice of one colour. You are going to do both of the next two things, so choose only which one comes first.
guided-troyes-plan-2 = { troyes-event-brigands } has 3 flags. Every 3 points of red dice put one of your cubes there, so the red 6 makes 2 cubes. When all flags are full, most cubes win the greater reward.
guided-troyes-plan-3 = { troyes-card-priest } is an activity card. Pay 8 deniers once, put a citizen there as your tradesman, and it is yours to use with white dice. You need a spare citizen first: 2 influence recruit one.
guided-troyes-plan-event = Good because every cube brings 1 influence at once, and whoever is first on an event is hard to overtake.
guided-troyes-plan-card = Good because the first tradesman on a card takes its best slot: this one is worth 4 VP at the end, the next one only 2.
guided-troyes-plan-why = All of this can also be done the other way round: touch dice first and see what they can do, or touch a goal first and see which dice fit. Dice of others can be bought, but not against black dice.
guided-troyes-hire = Here we go: the white 2 and the white 5 make 7. { troyes-card-priest } takes 3 points for each use, so you get 2 uses. The hourglass says that they come later: put 2 cubes on the card.
guided-troyes-hire-why = Some cards work at once, others leave cubes for later. Each cube changes one later action of yours. The cubes of { troyes-card-priest } make every yellow die of a group worth 3 more.
guided-troyes-brigands = { troyes-automa } rolls for what he does: it was the rightmost event. 4 of his best dice made 4 cubes and filled { troyes-event-theological-conflict }. He was alone on it, so both rewards were his: 4 VP.
guided-troyes-brigands-2 = Nobody will take { troyes-event-brigands } from you as easily: your red 6 goes there, all of its 2 cubes, and you gain 2 influence.
guided-troyes-recruit = { troyes-automa } rolls for what he does: it was the rightmost event. 4 of his best dice made 4 cubes and filled { troyes-event-theological-conflict }. He was alone on it, so both rewards were his: 4 VP.
guided-troyes-recruit-2 = Your turn, and now { troyes-card-priest }. All your citizens are at work, so first spend 2 of your 8 influence and recruit a new one. That is no action yet: you may spend influence before every action, as often as you can.
guided-troyes-hire-now = { guided-troyes-hire }
guided-troyes-hire-now-why = { guided-troyes-hire-why }
guided-troyes-money = Look: { troyes-automa } filled the last flag of { troyes-event-brigands }. You had 2 cubes there, he had 1. So you got 2 VP and the card, he got 1 VP.
guided-troyes-money-2 = You own 1 denier: time to earn some. Agriculture brings half of what yellow dice count. Your 2 and 6 would bring 4. With a cube of { troyes-card-priest } they count 5 and 9 instead, which brings 7.
guided-troyes-money-why = Touch the cube first, then agriculture, then both dice. Agriculture needs no tradesman, so it is always open to everybody. { troyes-card-merchant } would pay more, but you cannot hire there: that costs 4 deniers.
guided-troyes-market = { troyes-automa } had a character scored. { troyes-character-hugues-de-payns } rewards influence, and your 6 brought you 1 VP. The row shows who comes next. Among several players each knows only their own characters, and all of them score for everybody at the end.
guided-troyes-market-2 = Your district is empty, your turn is not over: you may buy dice of others, and nobody can refuse. A single die costs 2 deniers. In a group of 2 dice each bought one costs 4, in a group of 3 even 6.
guided-troyes-market-3 = You own 8 deniers. Two purchases make sense today, and you can afford both, one after the other. With which do you begin?
guided-troyes-market-cathedral = Good because a white 2 fills window 2 of the cathedral at once: 1 VP and 1 influence. It also saves you from a loss, for at the end each of its 3 levels without a cube of yours costs 2 VP.
guided-troyes-market-citizen = Good because a citizen more is a die more in every round to come, here even without wages. A yellow 4 leads into the row for 4 to 6 and pushes out a citizen of { troyes-automa }. Recruit somebody first.
guided-troyes-market-why = With the windows 4 to 6 you would gain 2 influence instead of 1. And what is bought here is lost to { troyes-automa }: he acts until his dice are used up. A rival of flesh and blood would even be paid by you.
guided-troyes-citizen = Now the citizen. Recruit one for 2 influence, choose the { troyes-building-city-hall }, and buy the yellow 4. Your new citizen stands at the front of the row for 4 to 6; the one at its end has to go.
guided-troyes-citizen-why = The new citizen may also be one who stands elsewhere already: you are asked who goes. That saves the influence, but you lose the die of the place he leaves.
guided-troyes-cathedral = Now the cathedral. Buy the white 2 for 2 deniers and fill window 2 on the lowest level: 1 VP and 1 influence.
guided-troyes-cathedral-why = A window of a higher level can be filled once the same number below it is filled. Remember also: when you place a citizen, you may move one who stands elsewhere already instead of a new one. You are asked who goes.
guided-troyes-pass = { troyes-automa } has pushed your citizen off { troyes-building-palace } 5. He lies there until the end of the round. As long as he does, no other citizen of yours can be pushed out of that building.
guided-troyes-pass-2 = The dice that are left would not do much for you. Pass: that lays 2 deniers into your district, and 1 more for every turn that you sit out while others go on.

## Round 2

guided-troyes-reroll = Sitting out brought you 5 deniers, and your citizen came home. Then 10 deniers of income, 4 of wages: you own 15. The start player changes, so { troyes-automa } answered the black die and had the first action, which pushed you out of the { troyes-building-bishopric }.
guided-troyes-reroll-2 = In each of the first 3 rounds 3 new activity cards are turned up. Here they are; look at them in your own time.
guided-troyes-reroll-3 = Your dice are fine but for two: the red 1 and the yellow 1. Influence helps, and you have 5. For 1 influence you roll one of your dice again. Try it with the red 1.
guided-troyes-flip = A 2, hardly better. So much for luck! For 4 influence you may turn over up to 3 of your dice, and opposite sides always add up to 7. Turn the yellow 1 into a 6 and the red 2 into a 5.
guided-troyes-flip-why = Influence never buys points directly, but it bends dice, finds citizens, and some cards and characters reward it. You earn it with cubes on events and in the cathedral, and with black dice.
guided-troyes-merchant = Now the harvest of your plan. { troyes-card-merchant } costs 4 deniers and takes 2 points for each use; each use brings 2 deniers. { troyes-automa } holds the best slot, yours is worth 1 VP.
guided-troyes-merchant-2 = Use your last cube of { troyes-card-priest }, then { troyes-card-merchant } with all three yellow dice. They count 8, 9 and 9, that makes 26, so 13 uses and 26 deniers.
guided-troyes-merchant-why = The citizen who came home becomes your tradesman, so you need not recruit anybody. A tradesman stays: from now on { troyes-card-merchant } costs you nothing but dice.
guided-troyes-spend = { troyes-automa } rolled 2 VP, an action for which he buys your best die: the white 6 is gone, and the bank paid you 4 deniers. Dice that you want should be used early!
guided-troyes-spend-2 = Still, you own 41 deniers, and money that lies about wins no game. With your own white 5 or red 5 and bought dice beside it you can do something big. Choose.
guided-troyes-spend-cathedral = Good because two 5s fill window 5 on the first and at once on the second level: 2 VP and 4 influence for 4 deniers, and the second level is no loss at the end any more.
guided-troyes-spend-three = Good because a white 2 more makes it three windows: 3 VP and 5 influence. In a group of three the bought dice cost 12 deniers together, but you are rich.
guided-troyes-spend-event = Good because nobody fights { troyes-event-succession-conflict } yet. Your red 5 and a bought red 3 make 8 and cost 4 deniers; every 4 points are a cube: 2 cubes and 2 influence.

## The end of the lesson

guided-troyes-end = That was every kind of action in Troyes: counter events, activate cards, build the cathedral, place citizens, farm, pass, and influence beside all of it. The rest of this game is yours, and { troyes-automa } does not know that you are new.
guided-troyes-end-2 = Points come from countered events, the cathedral, tradesmen on their slots, activity cards that bring VP, and characters. At the end there is also 1 VP for each event on the table that has a cube of yours.
guided-troyes-end-3 = What to try next: keep a cube on every level of the cathedral, watch which character comes next, hire early for the good slots, and let dice wait only if you can bear to lose them. Well done, and good luck!
