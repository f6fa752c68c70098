### Gùgōng: what makes its rules a page to learn from: what chapters are about, names of rules, the words people search
### for, and the worked examples that open at a table (src/regnum/examples/gugong.toml).

## What each chapter is about

gugong-rules-day-what = This is the game: in your turn you give a card to an official and take the one that lies there. What you gave and where you gave it are your two actions.
gugong-rules-travel-what = Your traveller collects tokens on the map of China. Each does something at once, and later they can be traded.
gugong-rules-wall-what = Everybody builds at the same wall. When a section is full, whoever has most servants there scores.
gugong-rules-jade-what = Jade does nothing until the end, and then each piece is worth more than the one before.
gugong-rules-intrigue-what = Intrigue wins every tie of the game, and decides who starts tomorrow.
gugong-rules-palace-what = Your envoy has to reach the palace before the fourth night is over. Without that you cannot win.
gugong-rules-decrees-what = Decrees cost a servant for good and help you for the rest of the game: the earlier, the better.
gugong-rules-canal-what = Ships with three servants bring the largest rewards, but it takes a while.
gugong-rules-double-what = One of your servants is worth two. The canal sets it free.
gugong-rules-night-what = When all hands are empty, the cards you took are compared with the dice of destiny, and the ships sail on.
gugong-rules-morning-what = A new day begins: new tokens, new dice, more servants. The cards you took yesterday are your hand.
gugong-rules-end-what = How you win: what is scored after the fourth night.
gugong-rules-setup-what = What lies on the table when the game begins. Here the server does it for you.
gugong-rules-solo-what = Meng follows a deck of cards. You need not know this to play: the table carries it out and tells you what happens.
gugong-rules-rulings-what = Answers to questions that the rulebook does not settle, each with the answer this table plays by.

## Names of the rules

gugong-rule-g1-name = Players and sides of the board
gugong-rule-g2-name = The travel tokens
gugong-rule-g3-name = What you begin with
gugong-rule-g4-name = The start player
gugong-rule-g5-name = The gift cards
gugong-rule-g6-name = The decrees
gugong-rule-g7-name = The jade
gugong-rule-g8-name = Dice, day and medal
gugong-rule-g10-name = The medal
gugong-rule-g11-name = New tokens
gugong-rule-g12-name = The dice of destiny
gugong-rule-g13-name = Decrees in the morning
gugong-rule-g14-name = New servants
gugong-rule-g20-name = Turns
gugong-rule-g21-name = Exchanging a gift
gugong-rule-g22-name = A 1 for a 9
gugong-rule-g23-name = Your two actions
gugong-rule-g24-name = What gift cards do
gugong-rule-g25-name = Trading tokens
gugong-rule-g26-name = Pool and supply
gugong-rule-g27-name = Matches with the dice
gugong-rule-g28-name = The ships sail on
gugong-rule-g29-name = The night is over
gugong-rule-g30-name = Moving and taking a token
gugong-rule-g31-name = Where the traveller goes
gugong-rule-g32-name = Keeping tokens
gugong-rule-g36-name = What tokens are traded for
gugong-rule-g37-name = No space for a token
gugong-rule-g38-name = What tokens bring
gugong-rule-g39-name = Bonus tokens
gugong-rule-g40-name = Building
gugong-rule-g41-name = A section is complete
gugong-rule-g42-name = Who scores the wall
gugong-rule-g43-name = Intrigue for a benefit
gugong-rule-g50-name = Buying jade
gugong-rule-g55-name = Moving ahead in intrigue
gugong-rule-g56-name = The track
gugong-rule-g57-name = Ties
gugong-rule-g60-name = The envoy’s way
gugong-rule-g61-name = Arriving, and steps inside
gugong-rule-g62-name = Outside at the end
gugong-rule-g65-name = Enacting a decree
gugong-rule-g66-name = Three levels
gugong-rule-g67-name = What each decree does
gugong-rule-g70-name = Loading and moving ships
gugong-rule-g71-name = Routes and ports
gugong-rule-g72-name = Claiming a reward
gugong-rule-g73-name = What the ports give
gugong-rule-g80-name = What it is worth
gugong-rule-g83-name = Where it cannot go
gugong-rule-g90-name = Winning: the score
gugong-rule-g100-name = Playing against Meng
gugong-rule-g101-name = Difficulty
gugong-rule-g102-name = His turn
gugong-rule-g103-name = Dusk
gugong-rule-g104-name = His night
gugong-rule-g105-name = How he travels
gugong-rule-g106-name = How he builds
gugong-rule-g107-name = Jade, intrigue and palace
gugong-rule-g108-name = How he takes decrees
gugong-rule-g109-name = His ships
gugong-rule-g110-name = Special cards
gugong-rule-g111-name = Winning without the palace

## Words people search for that stand in no rule: words, a colon, rule ids. One line for each; add your language’s own.

gugong-rules-search =
    how do i win, winner, winning, goal, aim, victory, victory points, vp, end of the game, final scoring: goal G90 G62
    how many rounds, length, last day, days: G29 G1
    tie, draw, even, equal: G57 G21
    monastery, temple, emperor, audience: G61 G60
    lower card, too low, bad card, cannot exchange: G21 G23
    swap, change a card, bribe, present: G21 G24
    workers, meeple, servants, people: G26 G14
    stone, gems, green: G50
    boat, port, harbour, river: G70 G73
    dice, match, luck, destiny: G27 G12
    map, city, china, horse: G31 G30
    build, brick: G40
    law, bonus, permanent: G65 G67
    first player, who starts, order of play: G55 G10
    turn, what can i do, actions: G20 G23
    start, setup, prepare, begin: G3 G5
    bot, automa, opponent, solitaire, one player, single player: G102 G100
    easy, hard: G101
    exchange tokens, trade: G36
    lose, lost, eliminated: G62

## Worked examples: the title, what to look at, what came of it

gugong-example-morning-ship = A decree in the morning
gugong-example-morning-ship-look = Both have the decree that puts a servant on a ship every morning. Player 1’s ship has two servants and lies in the third port.
gugong-example-morning-ship-then = The ship was full and claimed at once: a card more for every day. Player 2 did not use the decree, which is allowed. Then the day began.
gugong-example-too-low = A 3 for an 8
gugong-example-too-low-look = Player 1 gives a 3 and takes an 8: too low. It takes 2 servants, or another card from the hand, or the actions are lost. There is only 1 servant.
gugong-example-too-low-then = A card was discarded instead. The gift’s own action brought 2 servants, and with the one before they paid for a jade.
gugong-example-destiny = Matches at night
gugong-example-destiny-then = The dice showed 3, 3 and 6. Each pair of a card and a die was a match: 1, 4, 0 and 4, and as many servants. Players 2 and 4 were even; Player 4 is ahead in Intrigue and took the 3 VP. The log has it line by line.
gugong-example-travel = Two moves and two jade
gugong-example-travel-look = Player 1 pays 2 servants and moves twice. The first token pays for what the second one sells.
gugong-example-travel-then = 2 servants from the first token, 3 servants for a jade at the second, and now six tokens: traded for another jade.
gugong-example-wall = A full section of the wall
gugong-example-wall-look = Player 2 places two servants and completes the section: three each for Players 1 and 2. Who wins the tie?
gugong-example-wall-then = On the Intrigue track Player 2’s marker lay on top: 3 VP and a step for the envoy. Then everybody on the wall could go down in Intrigue for a benefit, the lowest marker first.
gugong-example-palace = The third to arrive
gugong-example-palace-look = Two envoys are in the palace, and Player 1’s is two steps away. B moves it two steps and brings a step of intrigue.
gugong-example-palace-then = It took the best free place, worth 3 at the end. A token later moved it one step more: inside, that is 1 VP at once.
gugong-example-decree = A decree with rivals
gugong-example-decree-look = This decree costs 1, and two rivals have a servant on it. How many servants will it take?
gugong-example-decree-then = 1, and 1 more for each rival: 3 were paid, and a fourth stands there for good. It scored 3 VP.
gugong-example-two-ships = Two servants, two ships
gugong-example-two-ships-look = B: pay 1 servant, then load two. One goes aboard the ship that is under way, the other starts a new one, on a route of your choice.
gugong-example-two-ships-then = On the second route the first two ports were taken, so the new ship began in the third. No ship moved.
gugong-example-ship-claims = A full ship claims
gugong-example-ship-claims-look = A: load a servant, then move a ship. The third servant goes aboard, and the next two ports are occupied.
gugong-example-ship-claims-then = The ship passed both and came to port 5, where the reward is your choice: a card. One servant marks it for good, the others and the ship came home.
gugong-example-double-wall = The double servant on the wall
gugong-example-double-wall-look = Two rivals have two servants each on the wall. Player 1 pays one, and places one more and the double servant.
gugong-example-double-wall-then = The double servant counts 2: three in all, most of all, and the section was complete.
gugong-example-double-pays = The double servant pays two
gugong-example-double-pays-look = Player 1 has no servant but the double one. It pays the 2 for two moves alone.
gugong-example-double-pays-then = Two tokens brought it back as one servant, and it paid 2 once more, for the envoy.
