### Troyes: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/troyes.toml).

## What each chapter is about

troyes-rules-round-what = A round has five parts: income, rolling the dice, the events, the fight against the black dice, and then the actions, which are most of the game.
troyes-rules-dice-what = Every action takes one to three dice of one colour. They need not be your own: that is the heart of the game.
troyes-rules-activate-what = Most of your points come from the nine activity cards, or from what they bring you. First you need a tradesman on a card; then your dice say how often you may use it.
troyes-rules-cathedral-what = White dice build. It brings influence, and nobody wants a level of the cathedral without a stone of theirs.
troyes-rules-counter-what = Events hurt everybody again in each round. Whoever does most against one gains most when it is overcome.
troyes-rules-place-what = Your citizens in the three buildings are your dice of the next rounds. Here is how you get more of them in, and others out.
troyes-rules-other-what = Yellow dice always bring money. And when nothing is worth your dice any more, you pass and are paid for waiting.
troyes-rules-influence-what = Influence mends bad rolls and brings in citizens. You may spend it before any action.
troyes-rules-end-what = How you win: what is scored at the end, and the six characters, of whom you know only your own.
troyes-rules-bonus-what = Four cards more, if you choose to play with them.
troyes-rules-setup-what = What lies on the table when the game begins. Here the server does it for you; where your citizens stand is your own choice.
troyes-rules-solo-what = Le Roy follows two dice. You need not know this to play: the table carries it out and tells you what happens.
troyes-rules-rulings-what = Answers to questions that the rulebook does not settle, each with the answer this table plays by.

## Names of the rules

troyes-rule-t1-name = Players and dice
troyes-rule-t2-name = What you begin with
troyes-rule-t3-name = The activity cards
troyes-rule-t4-name = The events, and how many rounds there are
troyes-rule-t5-name = Placing the first citizens
troyes-rule-t10-name = New activity cards
troyes-rule-t11-name = Income and wages
troyes-rule-t12-name = The workforce rolls
troyes-rule-t13-name = Events strike
troyes-rule-t14-name = The black dice
troyes-rule-t15-name = Turns
troyes-rule-t16-name = The end of the round
troyes-rule-t20-name = A group of dice, and buying
troyes-rule-t21-name = One cube for an action
troyes-rule-t30-name = How often a card is used
troyes-rule-t31-name = Hiring a tradesman
troyes-rule-t32-name = Who hires must use it
troyes-rule-t33-name = At once, or with an hourglass
troyes-rule-t34-name = What cubes cannot change
troyes-rule-t40-name = Building the cathedral
troyes-rule-t45-name = Cubes on an event
troyes-rule-t46-name = A countered event scores
troyes-rule-t47-name = Who takes the card
troyes-rule-t48-name = Marauding
troyes-rule-t50-name = Placing a citizen
troyes-rule-t51-name = Where they stand, and who is expelled
troyes-rule-t52-name = Protection
troyes-rule-t55-name = Agriculture
troyes-rule-t56-name = Passing
troyes-rule-t60-name = What influence buys
troyes-rule-t70-name = Winning: the score
troyes-rule-t71-name = The six characters
troyes-rule-t80-name = Bonus cards
troyes-rule-t90-name = Le Roy
troyes-rule-t91-name = Placing against Le Roy
troyes-rule-t92-name = Open characters
troyes-rule-t93-name = Starting, and his dice
troyes-rule-t94-name = Buying his dice
troyes-rule-t95-name = His turn
troyes-rule-t96-name = How he chooses
troyes-rule-t97-name = The result
troyes-rule-t98-name = Cards that change

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

troyes-rules-search =
    how do i win, winner, winning, goal, aim, victory, victory points, vp, end of the game, final scoring: goal T70 T71
    how many rounds, length, last round: T4 T70
    tie, draw, even, equal: T70 T46
    church, monastery, build: T40
    money, coins, salary, cannot pay: T11 T55
    buy, price, steal, opponent dice: T20
    reroll, flip, turn over, bad roll: T60
    enemy, attack, defend, fight: T14
    hire, worker, merchant: T31
    meeple, people, workers: T50 T12
    kick out, remove, push, throw out: T51
    hourglass, later, delayed, effect: T33
    secret, hidden, bonus, noble: T71
    farm, field, harvest: T55
    stop, finish, done: T56 T16
    turn, what can i do, actions: T15 T20
    start, setup, prepare, begin: T2 T5
    bot, automa, opponent, solitaire, one player, single player, king: T90 T95
    first player, who starts, order of play: T15 T16
    penalty, minus points, lose points: T13 T70

## Worked examples: the title, what to look at, what came of it

troyes-example-placement = Four families place their citizens
troyes-example-placement-look = One citizen at a time, clockwise first; whoever is last begins the second lap and it goes back. Watch the three buildings fill.
troyes-example-placement-then = Two spaces of the palace were left: neutral citizens stand there now. Each family will roll a die for each citizen.
troyes-example-salaries = Their wages
troyes-example-salaries-then = Everybody got 10 deniers. Then 2 for each citizen in the palace and 1 for each in the bishopric: 3, 3, 1 and 7 were paid, the last by the family with three citizens in the palace. The log has it line by line.
troyes-example-workforce = Their dice
troyes-example-workforce-then = Each citizen rolled a die in the colour of its building: four dice each, and two red ones for the neutral citizens of the palace. Player 1 must now fight a black die first.
troyes-example-war = War calls a second event
troyes-example-war-then = War came and called Theological Conflict. Together with Marauding they brought three black dice, and a neutral citizen pushed its way into the bishopric: whoever fell out lies there now. Player 1 must fight the highest black die.
troyes-example-black-dice = Black dice 6, 4 and 1
troyes-example-black-dice-look = Player 1 must counter the 6. Red counts double here: a red 4 is worth 8.
troyes-example-black-dice-then = 8 beat the 6 and the 1 together, for 2 influence. Player 2 beat the 4 with a white 1 and a yellow 3. The dice used are gone.
troyes-example-white-pair = A bought die in a pair
troyes-example-white-pair-look = A die of somebody else costs 4 in a group of two. Player 1 hires on the Monk for 7 and has just enough.
troyes-example-white-pair-then = The owner of the bought die got the 4 deniers and could not refuse. 3 and 5 are 8: two cubes on the card.
troyes-example-joust = Two uses of a card
troyes-example-joust-look = Player 1 has a tradesman at the Joust. A red 4 and a red 6 are 10: enough for two uses. The red 5 stays in the district, and that matters.
troyes-example-joust-then = Whoever leads in red dice gains: the 5 that was left beats the rival’s 3, and two uses bring 4 VP.
troyes-example-merchant = 16 for the Merchant
troyes-example-merchant-look = Player 1 hires on the Merchant and takes two dice of their own and one of Player 3, for 6 deniers in a group of three: 6, 5 and 5 are 16.
troyes-example-merchant-then = 16 divided by 2 is eight uses, and each brings 2 deniers. The hire and the bought die are paid back and more.
troyes-example-priest = Cubes for later
troyes-example-priest-look = The Priest has an hourglass: instead of an effect now, each use puts a cube on it. It is Player 2’s turn; follow the three cubes.
troyes-example-priest-then = One cube made each yellow die of a later action worth 3 more: 9 in the fields, so 4 deniers where the dice alone bring 1. Two cubes are left.
troyes-example-tithe = Free dice of others
troyes-example-tithe-look = A cube of Tithe makes one yellow die of each other district free. Player 1 has no denier at all.
troyes-example-tithe-then = Three dice for nothing, 15 in all: 7 deniers from the fields. A second die of the same player would not have been free.
troyes-example-cathedral = Three stones of the cathedral
troyes-example-cathedral-look = Player 3 takes a white 5 of their own and buys a 4 and a 2. On the first level the 4 is built already.
troyes-example-cathedral-then = The 4 went to the second level, because the same number below is built. Three cubes: 3 VP, and influence 1 for the 2, 2 each for the 4 and the 5.
troyes-example-event-tie = A tie on an event
troyes-example-event-tie-look = Player 3 has two cubes on Succession Conflict, Player 1 has one, and two flags are free. Player 4 fills them.
troyes-example-event-tie-then = Two players have most: they share the VP for the first and the second place, rounded down, and Player 1 gets nothing. The card goes to the one of them who was there first.
troyes-example-expelling = Expelled, and protected
troyes-example-expelling-look = Player 2 buys a yellow 1 and pushes into a full row of the city hall. Their own citizen falls out, on purpose.
troyes-example-expelling-then = While that citizen lies there, nobody can expel another of Player 2’s from the city hall: Player 3 had to look elsewhere, and placed in the palace.
troyes-example-influence = A bad die mended
troyes-example-influence-look = Player 3 has one yellow 2 and 6 influence. 1 influence rolls it again; 4 turn it over.
troyes-example-influence-then = The new roll was a 1, and turned over that is a 6: two cubes on Marauding, and each brought 1 influence back.
