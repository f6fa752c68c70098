### Troyes: the rules in our own words, one message for each rule id, and the rulings
### (docs/rulings/troyes.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

troyes-rules-setup = Set-up
troyes-rules-round = The round
troyes-rules-dice = Groups of dice and their price
troyes-rules-activate = Action: activate an activity card
troyes-rules-cathedral = Action: build the cathedral
troyes-rules-counter = Action: counter an event
troyes-rules-place = Action: place a citizen
troyes-rules-other = Agriculture and passing
troyes-rules-influence = Influence
troyes-rules-end = The end and the score
troyes-rules-bonus = Bonus cards
troyes-rules-solo = Alone: the King’s challenge
troyes-rules-rulings = Rulings: where the rulebook leaves a question open

## Set-up

troyes-rule-t1 = Two to four families compete for fame in Troyes; a solo game against Le Roy exists too. Three estates work in the city: the military (red), the clergy (white) and the people (yellow). There are six dice of each of these colours, and six black ones for the enemies.
troyes-rule-t2 = You begin with a district of the city square, 5 deniers that everybody sees, 4 influence on a track that ends at 20, and one secret character, or two if only two play. Of your twelve citizens 4, 5 or 6 (with four, three or two players) are in your own supply; the others wait in the general supply. Cubes never run out.
troyes-rule-t3 = Each colour has nine activity cards, three of each age. One of every colour and age, chosen by chance, lies face down in its place; the rest stay in the box unseen.
troyes-rule-t4 = Events form a red, a white and a yellow deck. The red one holds 6, 5 or 4 cards with four, three or two players, one for every round of the game. Marauding is printed on the board: it is always the first event and never leaves.
troyes-rule-t5 = Before the first round the players fill the palace, the bishopric and the city hall, six spaces each: one citizen at a time on any free space, clockwise first, then backwards, and so on in turns until all supplies are empty. Spaces left over go to neutral citizens. With two players six neutral citizens stand there from the start.

## The round

troyes-rule-t10 = The first three rounds each turn up the activity cards of their age, one of every colour.
troyes-rule-t11 = Income: everybody gets 10 deniers and pays wages, 2 for each citizen in the palace and 1 for each in the bishopric. The city hall works for nothing. If your purse is too small, you pay all you have and lose 2 VP.
troyes-rule-t12 = Workforce: every citizen in a building rolls a die of that building’s colour, red for the palace, white for the bishopric, yellow for the city hall. Your dice lie in your district, those of the neutral citizens in the grey one. A citizen expelled later leaves its die behind, and one who arrives later brings none before the next round.
troyes-rule-t13 = Events: the next red card goes to the right end of the row and calls a white or a yellow one behind it. Then the whole row takes effect from left to right, Marauding first; an event strikes again in every round until it is countered. Military events add black dice. Of what an event takes from you, you give as much as you have; if that is not all, you lose 2 VP too, though never below 0.
troyes-rule-t14 = The black dice are rolled. Starting with the start player, everybody in turn must counter the highest one left with dice of their own district, colours mixed as they like, whose total reaches it. Red dice count double here. With enough you may take on further black dice at once, and each one countered brings 1 influence. The dice are used up. Whoever is too weak removes the black die all the same, keeps their dice and loses 2 VP. It goes round until none is left. Bought dice and cubes do not help; influence may be spent first.
troyes-rule-t15 = Actions: clockwise from the start player, everybody in turn takes one action or passes.
troyes-rule-t16 = The round ends after an action when everybody has passed or no district has a die left. Everybody takes the deniers from their district, those who lie on the buildings return to their owner’s supply (neutral ones to the general supply), unused dice go back, and the start player card moves to the left.

## Dice

troyes-rule-t20 = An action takes a group of one to three dice of a single colour, from any districts. Your own are free. Another’s die costs 2, 4 or 6 deniers in a group of one, two or three dice. The owner is paid and cannot refuse; grey dice are paid to the bank. A white die that counts for several is still a group of one.
troyes-rule-t21 = One cube with a delayed effect at most may change an action.

## Activating a card

troyes-rule-t30 = A card takes dice of its colour, and Pilgrimage takes any mixture. Divide their total by the card’s divisor and round down: that is how often you may use it. At least one use is needed.
troyes-rule-t31 = To activate a card you need a tradesman on it. If you have none, you pay the hire and put one of your citizens on the best free slot: from your supply, recruited for 2 influence, or moved from anywhere on the board, even one who lies on a building. Slots bring their VP at the end; when they are all taken your tradesman stands on the picture, for no VP. You can have one on each card. Moving one away frees the slot, nobody else shifts, and coming back costs the hire again.
troyes-rule-t32 = Whoever hires must use the card at least once, in the same action.
troyes-rule-t33 = Most cards take effect at once, as often as you use them. A card with an hourglass takes one of your cubes for each use instead. Each cube may change one later action of yours, but not the one that placed it, and not the fight against black dice.
troyes-rule-t34 = Blacksmith cannot change a die for a place in the palace, nor Priest one for the city hall; Apprenticeship and Confession help neither in the three buildings nor on the cathedral. Militia, Monk, Templar, Prior and Tithe change no numbers and have no such limit. A group of several colours can be changed by Apprenticeship and Confession only.

## Cathedral

troyes-rule-t40 = One to three white dice build the cathedral. Each puts a cube of yours on a free space of its number; on the second and third level, the same number below must be built. A cube on 1 to 3 brings 1 VP and 1 influence, a cube on 4 to 6 brings 1 VP and 2 influence, at once.

## Events

troyes-rule-t45 = To counter an event you use dice of the colour that it shows, for Marauding of any one colour. The total divided by its divisor, rounded down, is how many cubes you may place on its flags, on this event only and never more than there are free flags. Each cube brings 1 influence.
troyes-rule-t46 = When the last flag is taken the event is scored: most cubes win the higher VP, second most the lower. If several have most, they share both amounts, rounded down, and nobody else gets anything. If several are second, they share the lower amount. Somebody alone on the event gets both.
troyes-rule-t47 = Then all cubes go home, and the card goes to the player with most of them; of those tied, to whoever placed a cube there first. If the neutral player has most, it is discarded.
troyes-rule-t48 = Marauding scores like any event when its flags are full, but nobody takes it: it is empty and open again. When an event leaves the row, those to its right close up.

## Citizens

troyes-rule-t50 = A single die places a citizen: red in the palace, white in the bishopric, yellow in the city hall. It may come from your supply, be recruited for 2 influence, or move there from elsewhere on the board.
troyes-rule-t51 = In the palace the die names the space, and whoever stands there is expelled. In the bishopric and the city hall it names the row. The newcomer takes the leftmost empty space. In a full row everybody moves one space to the right, the newcomer takes the first, and the one who falls out is expelled. Who is expelled lies on the building until the end of the round.
troyes-rule-t52 = While a citizen of yours lies on a building, nobody, not even you, can expel another of yours from it; a placement that would do so is not allowed. The protection ends when the lying one is taken away, and with the round.

## Other actions

troyes-rule-t55 = One to three yellow dice bring half their total in deniers, rounded down. No tradesman is needed.
troyes-rule-t56 = If you pass, 2 deniers are put into your district, and 1 more each time it would be your turn again. You act no more in this round; the deniers are yours at its end.

## Influence

troyes-rule-t60 = Before an action, or before you counter black dice, you may spend influence, as often and in any order you like: 1 re-rolls a die of yours, 2 bring a citizen from the general supply into your own, 4 turn over up to three of your dice (opposite faces add up to 7). Dice of other districts cannot be touched. Influence above 20 is lost.

## The end

troyes-rule-t70 = The game ends with the round of the last red event. To the VP gained so far everybody adds 1 for each event in the row on which they have a cube, Marauding too, and the VP of their tradesmen’s slots. Each cathedral level without a cube of yours costs 2. Then all characters are revealed, and each of them scores for everybody. Most VP win. Until then nobody sees the VP of others.
troyes-rule-t71 = A character gives 1, 3 or 6 VP. Urbain IV: 3, 5 or 7 cubes in the cathedral. Chrétien de Troyes: 3, 5 or 7 citizens in the buildings. With two players both ask for one more. Hugues de Payns: 6, 10 or 15 influence. Thibaut II: 6, 12 or 18 deniers. Henry I: 1, 3 or 5 event cards. Le Florentin: 2, 4 or 6 tradesmen.

## Bonus cards

troyes-rule-t80 = Four more cards may be shuffled in. Prior: a cube lets one white die stand for two of its number. Baker: 1 denier for each yellow die in the city square. Banquet: 1 VP for each red die in the district with most of them, no matter whose it is. Resistance, a red event: it calls another red one from the box, which calls its own card; when it is countered, the newest cube of every event is removed.

## The solo game

troyes-rule-t90 = You play against Le Roy, who has neither money nor influence. His citizens have two colours, and there are no neutral ones: wherever an event speaks of the neutral player, it means him. What is meant to hurt players does not touch him.
troyes-rule-t91 = Set-up: two dice of each colour are rolled. The three highest (of equal ones red before yellow before white) name the buildings where Le Roy puts a citizen, each time on the best free space of his order; then you place two. This is repeated until twelve of his and six of yours fill all spaces.
troyes-rule-t92 = All six characters lie in an open row in random order; the first one will be scored next.
troyes-rule-t93 = You are start player in turns. Le Roy ranks his dice by value, and equal ones red before yellow before white. Against black dice he spends his strongest die to remove the highest one, and leaves the others to you.
troyes-rule-t94 = What you pay for Le Roy’s dice goes to the bank.
troyes-rule-t95 = On his turn two black dice are rolled. A 2 or 12 brings him 2 VP for three dice, a 3 or 11 2 VP for two dice; one of these he buys from you. On 4 or 10 he places a citizen and on 6 a tradesman, for one die. On 5 or 9 he counters the rightmost event, on 7 he builds two cathedral cubes for two dice, on 8 a character is scored for none. He uses his best dice first and plays until they are gone; if he has too few, he does all of it with those he has.
troyes-rule-t96 = He buys your best die for 6 or 4 deniers from the bank, or uses his own if you have none. His highest die names the building for a citizen, who expels one of yours if possible. An event costs him one die for each free flag. A tradesman takes the free slot with most VP; then the cheaper card counts, then red before yellow before white. In the cathedral he takes the best spaces of the lowest level; without any he gets 2 VP. A character scores for both of you and leaves; without any he gets 1 VP. Deniers and influence never score for him.
troyes-rule-t97 = At the end both of you score the characters that are left. Your result is the difference between your VP and his; below 0, and then from 0, 6, 11, 16 and 21 on, it earns one of six grades.
troyes-rule-t98 = Some cards change. Tax Collector: 2 deniers from the bank for each citizen of Le Roy in the city hall. Tithe: up to three of his yellow dice. Migrant Workers: if there is a free space, he gets 1 VP as well. Banquet: his dice do not count.

## Rulings

troyes-rule-r-t01 = Where does a citizen enter a row? On the leftmost empty space; only a full row moves. (The newer rulebook always enters in front and pushes; the component file can say so.)
troyes-rule-r-t02 = An event places a neutral citizen in a row with a gap. It enters in front, the others move up to the gap, and nobody is expelled.
troyes-rule-r-t03 = What if the dice bring less than one use? The action is refused: cards, events and agriculture all need one at least.
troyes-rule-r-t04 = May a card be activated that brings nothing now? Yes, Joust without the lead for example. A card that asks for a price needs the price of one use.
troyes-rule-r-t05 = Must all uses be taken? No, you choose from one up to the maximum. The same holds for cubes on events and on cards with an hourglass. Agriculture pays in full.
troyes-rule-r-t06 = How often can you exchange? As often as you can pay for it after the hire, the citizen and the dice.
troyes-rule-r-t07 = In which order do you pay? Hire, citizen, dice, uses. All that one use needs must be there beforehand; what the action brings does not pay for it.
troyes-rule-r-t08 = Who gains by a Procession? Whoever has most dice left, even if somebody else led it; all who are tied. The grey district is compared but gains nothing. Without a die nobody leads.
troyes-rule-r-t09 = Who gains by a Joust? You, if your red dice are worth more than 0 and nobody has more, and all who are tied with you. The grey district is compared.
troyes-rule-r-t10 = Which dice do Baker, Banquet, Procession, Joust and Chivalry count? Those left when the dice of the action are gone.
troyes-rule-r-t11 = Do neutral cubes count on events? They rank like a player’s, and their share is lost. Beside them you are not alone. At a tie the card goes to whoever placed first; if that is the neutral player, it is discarded.
troyes-rule-r-t12 = When is a full event scored? At once, also in the middle of an activation or by a neutral cube.
troyes-rule-r-t13 = More cubes than free flags? The rest is lost, on Marauding too. Cubes of Archer, Chivalry and Diplomat come one by one and may go onto Marauding when it is open again.
troyes-rule-r-t14 = Must a cube of Archer, Chivalry or Diplomat be placed? No, you may stop. Each goes to any event.
troyes-rule-r-t15 = How does the Archer roll? Once for each use, and each cube is placed before the next roll.
troyes-rule-r-t16 = When does the Diplomat cost influence? All uses are chosen and paid before the first cube.
troyes-rule-r-t17 = How does the Miller count? Each use names one of the two buildings; only standing citizens count.
troyes-rule-r-t18 = Whom does the Tax Collector tax? The other players, as far as they can pay, and the bank for neutral citizens; only standing ones count, and each use collects anew.
troyes-rule-r-t19 = Tithe and more dice? One yellow die of each other district is free, the neutral one included; further ones cost the price of the whole group. At least one must come free.
troyes-rule-r-t20 = What does Apprenticeship do to a 6? It becomes a 5.
troyes-rule-r-t21 = Are cubes lost when the tradesman leaves the card? No, they stay usable.
troyes-rule-r-t22 = Which cubes help to place a citizen? Militia and Tithe. Monk, Templar and Prior make several dice of one, and the others change numbers. Militia is not offered where the colour does not matter.
troyes-rule-r-t23 = Which cubes help a Pilgrimage? With dice of one colour all that fit it; with several colours Apprenticeship and Confession.
troyes-rule-r-t24 = The same number twice on the cathedral? Yes, one level after the other. Every die must place its cube, and Prior needs two levels of its number.
troyes-rule-r-t25 = Which cathedral spaces do events mean? Interruption of Work: the highest level, there the highest number, and nothing is given back. Migrant Workers: the lowest free number of the lowest level.
troyes-rule-r-t26 = Which events get neutral cubes from Support? The two nearest on its left, the left one first. Marauding counts. Neutral cubes never run out.
troyes-rule-r-t27 = More than six black dice? Six are rolled.
troyes-rule-r-t28 = Can VP fall below 0? Not during the game. At the end they can.
troyes-rule-r-t29 = What if wages cannot be paid? You pay all you have and lose 2 VP once.
troyes-rule-r-t30 = May a black die be declined? Not if your dice can counter it as they lie. Influence is never an obligation. More dice than needed may be used.
troyes-rule-r-t31 = No die is left before the actions? The round ends, and nobody passes.
troyes-rule-r-t32 = May influence be spent before passing? Yes. When the last player passes, the others get no further denier.
troyes-rule-r-t33 = Can dice of a player who has passed be bought? Yes, and the price is theirs at once.
troyes-rule-r-t34 = A citizen moves: what comes first? It leaves its place, and then gaps, expulsion and protection are judged. Taking your own lying citizen ends its protection.
troyes-rule-r-t35 = May a citizen move to where it stands? No, a move must change something.
troyes-rule-r-t36 = Which slot does a tradesman take? The free one with most VP, or else the picture, which has room for everybody.
troyes-rule-r-t37 = Are neutral citizens protected too? Yes. An event’s citizen who would expel somebody protected is not placed.
troyes-rule-r-t38 = When are all neutral citizens in play? When eight stand or lie on the board.
troyes-rule-r-t39 = A deck of events is empty? Then no card is called.
troyes-rule-r-t40 = What does Resistance do exactly? A red card drawn by chance from the box follows it, and then the card which that one calls. When Resistance is countered, the newest cube of every other event goes, on Marauding and neutral ones too; influence stays.
troyes-rule-r-t41 = How do bonus cards join? They are shuffled into the cards of their colour and age, Resistance into the red events.
troyes-rule-r-t42 = Who begins? Chance decides. Alone, you begin.
troyes-rule-r-t43 = What do others see of VP? Every gain and loss when it happens, but no totals. Le Roy’s are open.
troyes-rule-r-t44 = A tie at the end? The victory is shared.
troyes-rule-r-t45 = Where does Hugues de Payns begin to reward? At 6 influence. (The newer rulebook says 5; the component file can say so.)
troyes-rule-r-t46 = May all dice of a group be bought, several from one owner? Yes.
troyes-rule-r-t47 = Must rows be filled from the left during set-up? No, any free space will do.
troyes-rule-r-t48 = When can you recruit? While one of your twelve citizens is in the general supply: before an action, or as the citizen an action needs if your own supply is empty.
troyes-rule-r-t49 = What are the deniers in your district good for? Nothing until the end of the round; Thibaut II does not count them either if Le Roy scores him before. They are yours before the final score.
troyes-rule-r-t50 = Which numbers has the solo game? Four rounds, the thresholds of two players, and no grey district.
troyes-rule-r-t51 = A set-up die names a full building? The next highest die counts.
troyes-rule-r-t52 = How does Le Roy meet black dice? In his turn his strongest die removes the highest one, whatever its value. Without dice he leaves it to you.
troyes-rule-r-t53 = Which events touch Le Roy? Interruption of Work does; Drought, Civil War and Heresy do not. Events can place more than eight of his citizens. His two colours are one side.
troyes-rule-r-t54 = Is Le Roy a player on events and cards? Yes: he scores events and takes their cards, and gains by Procession and a tied Joust. Only influence he never gets.
troyes-rule-r-t55 = Where does Le Roy place a citizen? Where one of yours is expelled: the number of his die first, then in his order of spaces. Else on the best free space; else the die is lost. Protection holds against him.
troyes-rule-r-t56 = How does Le Roy counter? He fills all free flags for one die each, with fewer dice too if he has no more; those of Marauding too if no other event is there.
troyes-rule-r-t57 = Which tradesman does Le Roy place? Most VP, cheaper card, red before yellow before white, lower age. Without a free slot the picture of the cheapest card; with one on every open card the die is lost.
troyes-rule-r-t58 = Which cathedral spaces does Le Roy take? Twice the highest free number of the lowest level with room, for 1 VP each. If only one is free, one cube.
troyes-rule-r-t59 = Le Roy buys a die and is short of his own? Yours comes first, then as many of his as he has.
troyes-rule-r-t60 = When has Le Roy passed? The moment he has no die left. If you have passed before, the round ends at once, without another denier. Scoring a character costs none, so it can happen several times.
troyes-rule-r-t61 = Which cards change in the solo game? Migrant Workers place his cube and bring him 1 VP; Tax Collector, Tithe and Banquet follow the list above.
troyes-rule-r-t62 = How is Le Roy scored? Like a player, missing cathedral levels included, without deniers and influence. A difference of 0 belongs to the second grade.
troyes-rule-r-t63 = Are Le Roy’s pieces limited? No. And he never moves one.
troyes-rule-r-t64 = Do Apprenticeship and Confession help to place a citizen in the palace? No, as little as in the other buildings and on the cathedral.
troyes-rule-r-t65 = An event places a citizen of Le Roy where one of his own stands. His own is expelled and lies down, like anybody’s. Protection holds too.
