### Paladins: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/paladins.toml).

## What each chapter is about

paladins-rules-round-what = The game has seven rounds, and each goes the same way: something new on the main board, a paladin and a tavern for everybody, then actions in turn until all have passed.
paladins-rules-placing-what = On your turn you do one action. You pay for it with workers, who stand on its spaces until the end of the round.
paladins-rules-left-what = These six actions bring you what you need for the others: workers, silver, provisions, crew, and room to act again. None of them asks for an attribute.
paladins-rules-right-what = These six actions bring the points. Each asks for one attribute and raises another, so they help one another in a ring.
paladins-rules-inquisition-what = Criminals are the strongest workers, and they have a price. Here is how suspicion turns into tax, and tax into an Inquisition.
paladins-rules-passing-what = When your workers are used, or you would rather keep some, you pass and wait for the next round.
paladins-rules-scoring-what = How you win: everything that brings points, and what decides a tie.
paladins-rules-setup-what = What lies on the table when the game begins. Here the server does it for you; only your first townsfolk is your own choice.
paladins-rules-solo-what = Your rival draws its actions from a deck. You need not know this to play: the table carries it out and tells you what happens.
paladins-rules-rulings-what = Answers to questions that the rulebook does not settle, each with the answer this table plays by.

## Names of the rules

paladins-rule-p1-name = What is on the table
paladins-rule-p2-name = What you begin with
paladins-rule-p3-name = Your first townsfolk
paladins-rule-p10-name = The start player
paladins-rule-p11-name = King’s Orders and King’s Favours
paladins-rule-p12-name = Choosing a paladin
paladins-rule-p13-name = Taking a tavern
paladins-rule-p14-name = What your paladin lends you
paladins-rule-p15-name = Turns
paladins-rule-p16-name = The end of the round
paladins-rule-p20-name = Workers and their colours
paladins-rule-p21-name = Used spaces
paladins-rule-p22-name = One worker or two
paladins-rule-p23-name = How often
paladins-rule-p30-name = Develop
paladins-rule-p31-name = Recruit
paladins-rule-p32-name = Hunt and Trade
paladins-rule-p33-name = Pray
paladins-rule-p34-name = Conspire
paladins-rule-p40-name = Commission
paladins-rule-p41-name = Fortify
paladins-rule-p42-name = Garrison
paladins-rule-p43-name = Absolve
paladins-rule-p44-name = Attack
paladins-rule-p45-name = Convert
paladins-rule-p46-name = Using a King’s Favour
paladins-rule-p60-name = Suspicion
paladins-rule-p61-name = Tax must be taken
paladins-rule-p62-name = What brings the Inquisition
paladins-rule-p63-name = The Inquisition judges
paladins-rule-p64-name = Debts
paladins-rule-p65-name = An empty suspicion deck
paladins-rule-p70-name = Passing
paladins-rule-p80-name = Winning: the score
paladins-rule-p81-name = Converted outsiders
paladins-rule-p90-name = Setting up the AI player
paladins-rule-p91-name = Its help from orders and favours
paladins-rule-p92-name = Two taverns
paladins-rule-p93-name = Its resource track
paladins-rule-p94-name = Where it aims
paladins-rule-p95-name = Nothing to remove
paladins-rule-p96-name = What it pays, and its workers
paladins-rule-p97-name = Its turn
paladins-rule-p98-name = How it chooses
paladins-rule-p99-name = The end of a solo round

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

paladins-rules-search =
    how do i win, winner, winning, goal, aim, victory, victory points, vp, end of the game, final scoring, how many rounds: goal P80 P15
    tie, draw, even, equal points, tiebreaker: P80
    monastery, monk, church, abbey: P40
    outpost, castle, soldiers: P42
    wall, city wall, stones: P41
    jar, confession, forgive, sins: P43
    fight, kill, battle, strength missing: P44
    baptise, faith outsider: P45
    worker, meeple, wild, joker, colour: P20
    money, coins, gold, silver: P32
    food, bread, provisions: P32
    reset, clear, again, reuse, use twice: P33 P21
    crew, card, hire, townsfolk: P31 P3
    workshop, cheaper, discount: P30
    criminal, criminals, purple, crime, thief, bandit: P60 P34
    judge, trial, punishment, court: P63
    penalty, minus points, loan: P64
    turn, what can i do, actions: P15 P20
    how many workers, keep workers, next round: P70 P13
    start, setup, prepare, begin: P1 P2 P3
    bot, automa, opponent, solitaire, one player, single player: P97 P90
    difficulty, easy, hard: P90
    first player, who starts, order of play: P10 P3

## Worked examples: the title, what to look at, what came of it

paladins-example-architect = The first townsfolk
paladins-example-architect-look = Before the first round everybody takes one townsfolk for nothing, the last player first. Player 2 picks the Architect: watch the provisions.
paladins-example-architect-then = Both have somebody in their crew and paid nothing; the Architect brought 1 provision at once. Only after the last pick did the row slide to the right and fill up.
paladins-example-first-order = The first King’s Order
paladins-example-first-order-then = Round 1 has turned up an order: five walls, 4 VP. Player 1 has five walls and would score it now; Player 2 has four and would not. Look into the score sheet.
paladins-example-five-taverns = Five taverns for four players
paladins-example-five-taverns-look = Five taverns lie open. Everybody first keeps a paladin in secret; then they choose taverns in turn order.
paladins-example-five-taverns-then = Player 4 had only two taverns left to choose from, and the last one stays behind. Count the workers: two of the paladin, four of the tavern.
paladins-example-engelier = A paladin’s ability
paladins-example-engelier-look = Engelier lends Player 1 strength and faith for this round and pays 2 silver for every attack. Follow the silver through two attacks.
paladins-example-engelier-then = The first attack needed no silver. A prayer cleared the space, and the second attack paid 1 silver for missing strength and got 2 back. The strength was only lent: the track still stands at 0.
paladins-example-refresh = The rows at the end of a round
paladins-example-refresh-then = The Debt Collector stood in the rightmost place and is gone; the other townsfolk slid right and three new ones came. No outsider stood in the leftmost place, so none left: they slid left, and two came.
paladins-example-colours = Colours, and a criminal for any of them
paladins-example-colours-look = Fortify takes a merchant, anybody and a scout. Player 1 has one criminal, who may stand in for a colour. See which ways to pay there are.
paladins-example-colours-then = The criminal stands where a scout belongs. Player 2 has four workers and still cannot fortify: nobody of theirs may stand there. Press W to see why.
paladins-example-develop = A workshop makes an action cheaper
paladins-example-develop-look = Player 1 develops: two workers and 4 silver. The workshop goes to the left space of Commission, and under it was a scout.
paladins-example-develop-then = Commission has a workshop in place of the scout: from now on two workers do. Choose how to pay, and play on.
paladins-example-abbot = One worker sends a townsfolk away
paladins-example-abbot-look = With one worker you do not hire the Abbot, you send him away for the reward in his corner. He lies in the third place: 2 silver, and no debt is possible there.
paladins-example-abbot-then = 2 silver bought a cleric and a labourer. Recruit is used: the fighter cannot join the worker who stands there now.
paladins-example-gatekeeper = Two workers hire, for silver or a debt
paladins-example-gatekeeper-look = The Gatekeeper lies in the leftmost place: 3 silver or a debt. Player 1 takes the debt and keeps the silver. Then somebody fortifies.
paladins-example-gatekeeper-then = She brought 1 silver when she was hired and another for the wall. The debt has to be paid before the end, or it costs 3 VP.
paladins-example-pray = A prayer clears a space
paladins-example-pray-look = Absolve is used up. A prayer takes a cleric, here a criminal in his place, and 2 silver.
paladins-example-pray-then = The three workers of Absolve are gone to the supply, not back to Player 1. The space is free again; now only workers are lacking.
paladins-example-second-region = A monk in the second region
paladins-example-second-region-look = A workshop has replaced the scout, so Commission takes two workers. Player 1 has 2 faith and the paladin lends 1 more: which regions are within reach?
paladins-example-second-region-then = The second region asks for 2 faith, the third for 4, which was too much. The monk brought 1 influence and the scout of its space.
paladins-example-influence-strength = Fortify asks for influence
paladins-example-influence-strength-look = Player 1 has all the faith and strength there is, and no influence. For the second wall 1 influence is needed: nothing else helps. Player 2 has it.
paladins-example-influence-strength-then = Player 2 fortified: influence was needed and stays, and strength was gained.
paladins-example-fourth-wall = The fourth wall
paladins-example-fourth-wall-look = The fourth wall needs 5 influence: 2 on the track and 3 lent by Anséis, who also spares the provisions.
paladins-example-fourth-wall-then = The wall brought 1 strength, a labourer and a fighter, and no provision was paid.
paladins-example-fifth-wall = What the fifth wall needs
paladins-example-fifth-wall-look = The fifth wall needs 7 influence and 2 provisions. Player 1 has 6 influence: press W to see what is missing. Then they pass.
paladins-example-fifth-wall-then = Player 2 has the influence, and only 1 provision: not allowed either, for another reason.
paladins-example-garrison-pray = An outpost with a prayer
paladins-example-garrison-pray-look = With 5 strength Player 1 reaches the third region. One of its spaces gives a prayer, and Trade is used up.
paladins-example-garrison-pray-then = The outpost brought 1 faith, and the prayer cleared Trade. It might have cleared Garrison itself, or been declined.
paladins-example-absolve = A jar pays a debt
paladins-example-absolve-look = The first jar needs no influence. Player 1 puts it on a space that pays a debt, and removes a suspicion with it.
paladins-example-absolve-then = For 1 silver: 1 faith, a suspicion less, and a debt turned over. Paid it is worth 1 VP, where it would have cost 3.
paladins-example-attack = Silver for missing strength
paladins-example-attack-look = The Mercenary stands at 7 strength, and Player 1 has 5. Every 2 that are missing cost 1 silver; the outsider at 11 would cost 3.
paladins-example-attack-then = 1 silver was enough. The reward: influence and two labourers. The card lies face down and may count for outsiders converted later.
paladins-example-convert = Converting the Assassin
paladins-example-convert-look = Two outsiders are converted, so the third costs 2 silver. The faith is 3 and 1 of the paladin; silver cannot stand in for it.
paladins-example-convert-then = The Assassin brought 2 strength, and scores 1 VP for each Saracen this player has attacked.
paladins-example-two-criminals = Two criminals, and 1 silver of tax
paladins-example-two-criminals-look = One silver is left in the tax supply, and this tavern has two criminals. Two suspicions will be drawn, one after the other.
paladins-example-two-criminals-then = The first suspicion took the last tax: an Inquisition at once, and a debt for Player 1, who was suspected most. Then the tax supply was filled up, and the second suspicion drawn.
paladins-example-conspirator = A Conspirator before the judgement
paladins-example-conspirator-look = Players 1 and 2 hold three suspicions each, and the reward of this townsfolk takes the last tax. Player 1 has a Conspirator.
paladins-example-conspirator-then = The Conspirator removed a suspicion before it was counted. So Player 2 alone had most, took the debt and returned one of three.
paladins-example-inquisition = An Inquisition with four players
paladins-example-inquisition-look = They hold 1, 0, 3 and 3 suspicions. Player 1 takes the last of the tax.
paladins-example-inquisition-then = Players 3 and 4 had most, took a debt each and returned half of their suspicion, rounded down. Player 4 had passed, which does not help. The tax supply is full again.
paladins-example-inquisition-crew = The crew before the judgement
paladins-example-inquisition-crew-look = Player 1 has two Conspirators, a Peddler, who pays with two suspicions or more, and two Squires, who pay with none. In which order would you use them?
paladins-example-inquisition-crew-then = First the Peddler’s silver, then both Conspirators: no suspicion was left, so the Squires paid too, and Player 2 was judged.
paladins-example-sixty-six = 66 points
paladins-example-sixty-six-then = The end of a game. Open the score sheet and follow it line by line: orders 12, attributes 35, the board, the outsiders, the debts, the goods.
paladins-example-mercenaries = Mercenaries
paladins-example-mercenaries-then = A converted Mercenary scores 1 VP and 1 more for each converted Mercenary. One is worth 2, two are worth 3 each: 6. The one Player 2 attacked does not count.
paladins-example-ai-setup = The AI player, standard difficulty
paladins-example-ai-setup-look = Three orders were drawn for it, and it has a workshop on each of their actions: Commission, Attack, Absolve. Choose your townsfolk, and round 1 begins.
paladins-example-ai-setup-then = The first order of the game is Attack: its workshop went to the AI player’s board too, the second one there. It begins the round with 4 workers.
paladins-example-ai-target = The marker aims
paladins-example-ai-target-look = The marker stands on the third space, so the AI player took the third townsfolk. Its next scheme is Attack, and the third and fourth outsiders are gone.
paladins-example-ai-target-then = It looked at the third place, then the fourth, and attacked in the fifth.
paladins-example-ai-next-favour = A favour round the corner
paladins-example-ai-next-favour-then = Its marker stood at the fifth favour, which was taken, and so was the first: it used the second. That removed a suspicion and brought 2 tax, which moved the marker round to the second space and raised its lowest attribute.
paladins-example-ai-favour-free = A favour without paying
paladins-example-ai-favour-free-then = This favour costs 1 silver. The AI player has no silver and pays none: its debt is paid all the same. The favour is used for everybody in this round.
paladins-example-ai-workers = Seven workers in round 4
paladins-example-ai-workers-then = It had 2 workers left from before and keeps none. In round 4 it begins with 4 + 3 = 7.
paladins-example-ai-commission = Its Commission with a workshop
paladins-example-ai-commission-then = With one workshop Commission takes 2 of its workers. Of the spaces it can reach it prefers one that recruits for free, and so it discarded the townsfolk at its marker.
paladins-example-ai-too-few = Too few workers
paladins-example-ai-too-few-then = The scheme said Commission, which takes 2 workers, and it had 1. So it did the leftmost action of its top row instead: Recruit.
paladins-example-ai-order-first = King’s Order: the rightmost first
paladins-example-ai-order-first-then = Three orders lie open: Fortify, Convert, Commission. The scheme makes it try the rightmost: it commissioned.
paladins-example-ai-order-done = King’s Order: one is met
paladins-example-ai-order-done-then = It has commissioned five times: that order is met. So it went on to the next on the left, and converted.
paladins-example-ai-order-filled = King’s Order: the space is taken
paladins-example-ai-order-filled-then = Workers stand on its Commission. It could not do that, and converted.
paladins-example-ai-order-third = King’s Order: the third choice
paladins-example-ai-order-third-then = Commission and Convert were both taken, so it fortified.
paladins-example-ai-seventy-six = 76 points for the AI player
paladins-example-ai-seventy-six-then = It scores like a player, but its workshops bring no points: they only count for the Guardian. Open the score sheet and follow it line by line.
