### Paladins of the West Kingdom: the rules in our own words, one message for each rule id, and the
### rulings (docs/rulings/paladins.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

paladins-rules-setup = Set-up
paladins-rules-round = The round
paladins-rules-placing = Placing workers
paladins-rules-left = Actions on the left: gathering and preparing
paladins-rules-right = Actions on the right: attributes and points
paladins-rules-inquisition = Tax, suspicion, debts and the Inquisition
paladins-rules-passing = Passing
paladins-rules-scoring = The end and the score
paladins-rules-solo = Alone: the AI player
paladins-rules-rulings = Rulings: where the rulebook leaves a question open

## Set-up

paladins-rule-p1 = One to four players, seven rounds. Five townsfolk and six outsiders lie face up in their rows; walls, suspicions, debts and taverns wait in their decks. The tax supply holds 5 to 8 silver, more with more players. Of the six King’s Orders three, and of the ten King’s Favours five, are laid out face down; nobody sees the others.
paladins-rule-p2 = Every player begins with 8 workshops, 7 monks, 7 outposts and 7 jars on the player board, with faith, strength and influence at 0, and with 3 silver and 1 provision. Each has a shuffled deck of the same 12 paladins.
paladins-rule-p3 = The start player is drawn by lot. Before the first round, beginning with the last player and going backwards to the first, everybody takes one of the townsfolk in the row into their crew: it costs nothing, it is not optional, and its immediate reward is gained. The row is not refilled in between; afterwards it slides to the right and is filled up. Alone, only you take one.

## The round

paladins-rule-p10 = From the second round on, the start player marker goes to the next player clockwise. The start player is the first to reveal a paladin, to take a tavern and to act.
paladins-rule-p11 = Rounds 1, 2 and 3 each turn up a King’s Order: whoever has done its action five times by the end of the game scores 4, 6 or 8 VP for it, no matter how many others have done so too. Rounds 3 to 7 each turn up a King’s Favour: an action space for everybody on the main board. A favour serves one player a round, and praying does not clear it.
paladins-rule-p12 = One tavern card more than there are players is turned up. Then everybody, secretly and at the same time, draws the top three cards of their own paladin deck, keeps one for this round, puts one back on top and one at the bottom. The paladin on top will be among the three of the next round. A paladin that has served is out of the game.
paladins-rule-p13 = In turn order everybody reveals their paladin, gains its two workers, and takes one of the open taverns with its four workers. One tavern stays behind. A criminal gained here brings a suspicion like any other, so an Inquisition may come before anybody has acted; criminals kept from the round before bring none.
paladins-rule-p14 = Your paladin lends you attributes for the round and has an ability that lasts just as long. Wherever faith, strength or influence is needed, your track and the paladin’s boost count together. Only the track scores at the end.
paladins-rule-p15 = In turn order each player takes one action or passes. This goes on until everybody has passed; whoever has passed is skipped.
paladins-rule-p16 = During the round the rows have gaps: cards neither slide nor are replaced, because prices and flags belong to the places. At the end of the round the townsfolk in the rightmost place, if there is one, is discarded, the row slides to the right and is filled from the deck. The outsider in the leftmost place goes likewise, and that row slides to the left. The taverns are discarded (their deck is reshuffled when it is empty) and the favours are cleared; the decks of townsfolk and outsiders are never reshuffled.

## Placing workers

paladins-rule-p20 = There are labourers (white), scouts (green), merchants (blue), fighters (red), clerics (black) and criminals (purple). A clear space takes any worker, a coloured one takes a worker of its colour. Criminals are wild: they may stand anywhere. Besides workers, an action may cost silver or provisions, and King’s Favours follow the same rules.
paladins-rule-p21 = An action space with workers on it is used up. It is free again when it has been cleared by a prayer, and after you have passed.
paladins-rule-p22 = Recruit, Hunt and Trade may be done with one worker or with two. Decide at once: the second worker cannot follow on a later turn.
paladins-rule-p23 = Commission, Fortify, Garrison, Absolve and Convert can be done seven times each in a game, since there are seven tokens or places for them. Attack has no limit.

## Left side

paladins-rule-p30 = Develop takes any two workers and 4 silver. Your leftmost workshop moves onto one of the two left worker spaces of an action on the right side; from then on that space needs no worker. You gain the worker shown where the workshop was. Each action has room for two workshops, and you have eight in all. If a worker stands on the space, it goes back to the supply, and the action stays used for this round.
paladins-rule-p31 = Recruit deals with one card of the townsfolk row. With any one worker you send the card away and gain the reward in its top right corner. With a fighter as well, you take it into your crew: its immediate reward comes at once, its ability for the rest of the game. Either way you pay the silver of its place (3, 2, 2, 1 and 0 from the left); at the two leftmost places you may take a debt instead. A reward that lets you recruit for free costs neither workers nor silver.
paladins-rule-p32 = Hunt brings provisions, Trade brings silver. With any one worker you gain 1; with a scout (Hunt) or a merchant (Trade) as well, you gain 3.
paladins-rule-p33 = Pray takes a cleric and 2 silver, and clears one action space of your own board: the workers there go back to the supply, and you can use the action again this round. It does not clear King’s Favours, nor its own space.
paladins-rule-p34 = Conspire takes any one worker and brings a criminal. A criminal always means a suspicion too, and with it perhaps tax.

## Right side

paladins-rule-p40 = Commission needs a scout, any worker and a cleric, less those replaced by workshops, and 1, 1, 1, 2, 2, 3, 3 provisions for the first to the seventh monk. Your leftmost monk goes to a free space of the main board: one without a monk or an outpost of anybody, and open with this number of players. Your faith must reach the faith flag of the region (0, 2, 4, 6, 8, 10 from the left). You gain 1 influence and the reward of the space.
paladins-rule-p41 = Fortify needs a merchant, any worker and a scout, less those replaced by workshops, and 1, 1, 1, 2, 2, 3, 3 provisions. For the first to the seventh wall you need 0, 1, 3, 5, 7, 9, 11 influence. The top card of the wall deck goes to your leftmost empty place, and you gain all its rewards: strength is always among them, and of a choice you take one side. Points printed on walls count at the end.
paladins-rule-p42 = Garrison needs a merchant, any worker and a fighter, less those replaced by workshops, and 1, 1, 1, 2, 2, 3, 3 provisions. Your leftmost outpost goes to a free space of a region whose strength flag (1, 3, 5, 7, 9, 11 from the left) you reach. You gain 1 faith and the reward of the space. Some spaces are open only with three or with four players.
paladins-rule-p43 = Absolve needs a cleric, any worker and a merchant, less those replaced by workshops, and 1, 2, 2, 2, 3, 3, 3 silver. The influence you need is written on the jar: 0 for the first, more for each of the next. The jar goes to a free reward space of your own board; you gain that reward and 1 faith, and may remove 1 suspicion.
paladins-rule-p44 = Attack needs a scout, any worker and a fighter, less those replaced by workshops. You take on an outsider of the row whose strength flag you reach; if you fall short, every 2 missing strength, or part of it, may be made up for by 1 silver. That works for Attack only. You gain the rewards in the card’s top right corner, always with influence, and keep the card face down: it may count for converted outsiders.
paladins-rule-p45 = Convert needs a fighter, any worker and a cleric, less those replaced by workshops, and 0, 1, 2, 2, 2, 3, 3 silver. You need the faith of the flag above the outsider; silver does not help. You gain the strength at the bottom of the card and keep it face up below your board: it scores at the end.
paladins-rule-p46 = A King’s Favour takes one worker, sometimes something else as well, and gives what the card says. For one worker of a kind: Open Gates (scout) recruits for free, Royal Pardon (cleric) removes 1 suspicion and brings 2 tax, Good Name (criminal) raises an attribute of your choice by 1, Forced Labour (criminal) brings 3 labourers. For any worker: Shady Friends brings 2 criminals, Supplies 2 provisions and 1 tax, Day of Prayer clears one of your action spaces. With a further cost: Debt Relief (fighter, 1 silver) pays 1 debt or removes 2 suspicion, Hired Hands (any worker, a debt taken) brings a scout, a merchant and a fighter, Master Builder (merchant, 1 provision) develops for free or brings a fighter and a cleric.

## Tax, suspicion, debts, the Inquisition

paladins-rule-p60 = Every criminal you gain makes you draw a suspicion card. It lies open in front of you and brings 0, 1 or 2 silver, which you take from the tax supply; what is missing there comes from the main supply. Several suspicions are dealt with one after another.
paladins-rule-p61 = Tax cannot be declined. Whenever a reward shows tax, that much silver moves from the tax supply to you, even if you would rather leave it.
paladins-rule-p62 = Whoever takes the last silver of the tax supply brings about an Inquisition, at once. The same happens when a suspicion is needed and neither the deck nor the discards have one; the card that was asked for is then drawn afterwards.
paladins-rule-p63 = First the crews act, each player choosing the order of their own: a Conspirator discards 1 suspicion, a Peddler brings its reward if you hold 2 or more, a Squire brings its attribute if you hold none. Then whoever holds most suspicion, and at least 1, takes a debt and returns half of their suspicion cards, rounded down, the newest first. All who are tied are judged alike; if nobody is suspected, nobody is judged. Finally the tax supply is filled up again. Having passed does not protect you.
paladins-rule-p64 = An unpaid debt costs 3 VP at the end. Paying turns it over: then it is worth 1 VP. Destroying takes an unpaid debt away altogether; a paid one cannot be destroyed. A Debt Collector brings its worker for each debt paid, not for one destroyed.
paladins-rule-p65 = When the suspicion deck is empty, its discards are shuffled into a new one. Suspicion that players hold stays with them.

## Passing

paladins-rule-p70 = You may pass on any of your turns, and must when you have no worker left. The workers on your board go back to the supply; of those you have not placed, up to three stay with you for the next round. A worker on a King’s Favour stays there until the round is over. You take no more actions this round, but Inquisitions still reach you.

## Scoring

paladins-rule-p80 = After the seventh round everybody adds up: 4, 6 and 8 VP for the King’s Orders they meet; their three attribute tracks (up to 20 VP each); the number of develops from 6 on (1, 3, 6 VP), of commissions and garrisons from 5 on (2, 5, 9 VP each), of fortifies and absolves from 5 on (1, 3, 6 VP each); points printed on walls; converted outsiders; 1 VP for each paid and −3 VP for each unpaid debt; and 1 VP for every three goods left, silver and provisions together. Most points win. A tie goes to whoever has more points from King’s Orders, then to whoever holds less suspicion; after that the victory is shared.
paladins-rule-p81 = A converted outsider scores by its name. 1 VP for every two of something: Adventurer of your commissions, Archer of your garrisons, Guardian of your develops, Hunter of your crew, Lookout of your walls, Vigilante of your absolves. 1 VP for every four of an attribute: Armourer of strength, Marauder of influence, Warrior of faith. 1 VP for each one attacked of a people: Assassin counts Saracens, Barbarian Byzantines, Invader Vikings. Champion and Mercenary are worth 1 VP, and 1 more for each King’s Order you meet or each Mercenary you have converted. Protector scores 1 VP for each paid debt, Thief 1 VP for each suspicion, and Traitor lets each unpaid debt cost 1 VP less.

## Alone

paladins-rule-p90 = Your rival has a board of its own with 7 monks, 7 outposts and 7 jars, and a marker on the first of the five spaces of its resource track. Its attribute markers are stacked at 0: influence below, then faith, strength on top. It acts by a deck of schemes, without the five that say King’s Favour. For easy, standard or hard, 1, 3 or 5 King’s Orders are drawn, and a workshop lies on each of those actions of its board; then the orders are shuffled again for the game. Each King’s Order laid out carries one of its workshops, each King’s Favour one of the set-aside schemes.
paladins-rule-p91 = You always act first. When a King’s Order is turned up in rounds 1 to 3, the workshop on it goes to that action of the AI player’s board: it will need a worker less there. When a King’s Favour is turned up in rounds 3 to 7, a King’s Favour scheme joins its discarded schemes.
paladins-rule-p92 = Two taverns are turned up and you take one. The AI player gets no workers from the other, but it gains 1 suspicion for each criminal shown there.
paladins-rule-p93 = The AI player owns no silver and no provisions. Whatever it would gain moves the marker of its resource track, one space for each; tax also leaves the tax supply and goes to the main supply. When the marker passes the end, it begins again at the left and the lowest attribute rises by 1. Of equal attributes the topmost marker of the stack rises, and a marker that arrives lies on top.
paladins-rule-p94 = The resource marker also aims. Among townsfolk, King’s Favours and outsiders the AI player takes the card at the marker’s place, counted from the left, or else the next to the right, and from the end it goes on at the left. It passes over gaps, favours that are hidden or occupied, and outsiders beyond its attribute. Place 6 of the outsiders is tried after place 5.
paladins-rule-p95 = If it should remove a suspicion or a debt and has none, 1 silver moves from the tax supply to the main supply instead. Its marker does not move for that.
paladins-rule-p96 = The AI player pays no silver and no provisions, but a debt asked for as a cost it takes. All its workers are alike. It begins each round with 3 workers more than the number of the round, and keeps none for the next. A criminal still brings it a suspicion, and in an Inquisition it is judged like anybody else.
paladins-rule-p97 = On its turn the AI player turns up a scheme and does that action; with too few workers, with workers already there, or if it cannot be done, it does the leftmost action of its top row that it can. Recruit discards the townsfolk it aims at, for the reward. Pray clears its right side, or brings a worker if nothing stands there, and shuffles all schemes together. Trade moves the marker 1 space; Conspire brings 1 suspicion and 2 workers, and moves the marker 1 space for each tax. Rest moves it 1 space and 1 more for every worker left, and ends its round. It goes on until it rests or has no worker left, and whichever of you has not passed plays on alone.
paladins-rule-p98 = Commission and Garrison: it places its leftmost token where its attribute lets it and gains what a player would; it prefers a free recruit, then paying a debt (if it has one), a prayer, 2 workers, 1 worker, 2 silver, removing a suspicion, and of equal spaces the leftmost. Absolve: with the influence for it, it turns over its next jar, gains 1 faith, removes a suspicion, and then pays a debt or removes another suspicion. Fortify: of a choice it takes the left side. Attack stays within its strength, Convert within its faith; each convert is worth at least 1 VP to it. King’s Order means the rightmost order turned up that it has not met yet, then those further left; if it has met them all, the rightmost.
paladins-rule-p99 = At the end of a solo round two places of each row are cleared before it slides: the two rightmost of the townsfolk and the two leftmost of the outsiders. The schemes are not shuffled then; only a prayer does that.

## Rulings

paladins-rule-r-p01 = May a prayer clear the space that gave it? A prayer gained as a reward may clear the space of the action it came from. The action Pray does not offer its own space, and needs something to clear. A prayer with nothing to clear does nothing.
paladins-rule-r-p02 = Which space does a workshop cover? Either of the two left ones, in any order. What stays needed is what is not covered.
paladins-rule-r-p03 = When may a debt be taken for a townsfolk? At the two leftmost places always: for the crew and for discarding, even if you have the silver, and with Roland too.
paladins-rule-r-p04 = May what an action brings pay for it? No. Costs are paid when the workers are placed, for Recruit and Attack when the card is chosen, and rewards come afterwards.
paladins-rule-r-p05 = Which rewards may be declined? Removing suspicion, all of it or a part, paying or destroying a debt, a prayer, a free recruit and the Conspirator. Tax may not, nor criminals with their suspicion. A reward you cannot use does nothing, and its space, favour or side of a wall may still be chosen.
paladins-rule-r-p06 = Several Debt Collectors, several debts? Each collector brings its worker for each debt paid, never for one destroyed.
paladins-rule-r-p07 = In which order do rewards come? An Inquisition interrupts at once, before the rest of the rewards and before the next suspicion; for the AI player too. Rewards that nothing can disturb come first: workers other than criminals, attributes, goods. The rest come in the order their owner likes, each removal of a suspicion and each source of tax by itself. You are asked only where an Inquisition may come in between, or where one reward can change what another is worth. A choice printed on a card is made when the card is turned up, before all that.
paladins-rule-r-p08 = When are the three kept workers counted? When you pass, and you choose which. They are counted once more at the end of the round, in case an Inquisition has brought you another.
paladins-rule-r-p09 = Does a develop from a King’s Favour count? In every respect: the workshop, the worker under it, abilities, points, and the Guardian.
paladins-rule-r-p10 = What can run out? Attributes end at 12, and more is lost. The wall deck can be empty, and then nobody can fortify. Workers, silver, provisions and debts never run out.
paladins-rule-r-p11 = What if a deck is too short to fill its row? New cards go next to those that slid, as far as they reach.
paladins-rule-r-p12 = May you keep fewer workers than you may? Yes, if you say so when you pass. Otherwise as many as possible stay, and you are asked which only if you have too many.
paladins-rule-r-p13 = Does somebody hired by the reward of an action answer to that action? No. Abilities are those of the moment the action is done.
paladins-rule-r-p14 = Can Traitors turn a debt into a gain? No. Each Traitor makes every unpaid debt cheaper by 1 VP, down to 0.
paladins-rule-r-p15 = Two criminals at once? Both arrive, then the suspicions are drawn one by one, each with its tax and its Inquisition. The tax supply is filled up to the printed number.
paladins-rule-r-p16 = Who uses Inquisition abilities first? Players in turn order from the one who caused it, each in their own order. Only Conspirators can change what the others need, so only a player who can use one is asked. Peddlers and Squires whose condition is met when you are done are used, not lost.
paladins-rule-r-p17 = What is a free recruit? A card of the row joins your crew with its immediate reward, without workers or silver. From an empty row nothing comes.
paladins-rule-r-p18 = What does the Hunter count? Your crew, with those from the set-up and from free recruits, but not those you discarded.
paladins-rule-r-p19 = When can the AI player do nothing else? An empty row makes its Recruit impossible. With a worker left, Rest is always possible.
paladins-rule-r-p20 = How does the AI player choose? What it aims at is fixed before rewards move its marker. A free recruit discards the card at the marker; with an empty row it brings nothing, and the space is still its first choice. Of a wall it takes the left side if it can do it, else the right. Of a favour it takes the lowest attribute (of equals the topmost marker), else the leftmost option it can do, and if it can do none the left one; it cannot develop. An option about debt or suspicion it can do with at least one of them, and each one missing takes a silver out of the tax supply.
paladins-rule-r-p21 = Do the AI player’s workshops score? They count for the Guardian, but bring no points for developing.
paladins-rule-r-p22 = Only spaces that pay a debt are within the AI player’s reach, and it has none? Then the action is impossible for it.
paladins-rule-r-p23 = What else about the AI player? An empty scheme deck is made anew from its discards. If it empties the tax supply, there is an Inquisition, and its marker moves the full amount even when the supply was short.
paladins-rule-r-p24 = Which cards go at the end of a solo round? Those in the two rightmost places of the townsfolk and the two leftmost of the outsiders, if anybody is there.
paladins-rule-r-p25 = What if there is no suspicion card even after the Inquisition for an empty deck? Then none is drawn. With the 24 cards of the box it cannot happen.
paladins-rule-r-p26 = May a favour be used that brings nothing? Yes, if its worker and cost can be paid; the AI player does not pass it over either. Of a choice, a free develop needs a workshop and a place for it.
paladins-rule-r-p27 = Does the AI player take the debt a favour costs? Yes. Only silver and provisions are spared it.
paladins-rule-r-p28 = What does Roland waive? The silver of the row, for the crew and for discarding: both are Recruit.
paladins-rule-r-p29 = What if the AI player has a King’s Order scheme and every order it has not met is blocked? It goes on to its top row and does not try orders it has met. Only when it has met all of them it tries the rightmost, and only that one.
paladins-rule-r-p30 = Does the AI player’s Traitor score the least of 1 VP? Only if it saves nothing. What it takes off the unpaid debts is its score; with no unpaid debt it scores 1 VP.
paladins-rule-r-p31 = Which suspicion card does a reward remove? The newest, as in an Inquisition.
