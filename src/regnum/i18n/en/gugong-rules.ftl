### Gùgōng: the rules in our own words, one message for each rule id, and the rulings
### (docs/rulings/gugong.md). The order of the pages is in web/src/home/rules.ts.

## Chapters

gugong-rules-setup = Set-up
gugong-rules-morning = The morning
gugong-rules-day = The day: exchanging gifts
gugong-rules-night = The night
gugong-rules-travel = Location 1: Travel
gugong-rules-wall = Location 2: Great Wall
gugong-rules-jade = Location 3: Jade
gugong-rules-intrigue = Location 4: Intrigue
gugong-rules-palace = Location 5: Palace of Heavenly Purity
gugong-rules-decrees = Location 6: Decrees
gugong-rules-canal = Location 7: Grand Canal
gugong-rules-double = The double servant
gugong-rules-end = The end and the score
gugong-rules-solo = Alone: Meng
gugong-rules-rulings = Rulings: where the rulebook leaves a question open

## Set-up

gugong-rule-g1 = One to five players, four days. The board has a side for up to three players, with one route of the Grand Canal, and a side for four and five players, with two routes. Alone you play on the set-up for two.
gugong-rule-g2 = The travel tokens are shuffled. One lies face up on every city, the rest form two face-down stacks of equal height. The six bonus tokens are an option and are left out unless you want them.
gugong-rule-g3 = Every player has a traveller beside the map, an envoy at the start of the palace track, three ships at home, a marker on the Intrigue track and 0 VP. Of your 12 servants 6 are in your pool, ready for use, and 6 in your general supply. Your double servant is locked on your board.
gugong-rule-g4 = The start player is drawn by lot. The intrigue markers are stacked at the start of their track: the start player’s at the bottom, the others above it clockwise. So at first whoever sits later is ahead.
gugong-rule-g5 = There are 38 gift cards. Seven lie open, one with each official; eleven form the deck; and everybody starts with the four cards that belong to their place in turn order. Sets of missing players stay in the box. In the expert variant all cards but the hands are shuffled: seven go to the officials, the rest is the deck.
gugong-rule-g6 = Two decrees of each of the three levels are drawn and lie open. The other nine are out of the game.
gugong-rule-g7 = One jade lies in each house. The rest is the supply, which never runs out.
gugong-rule-g8 = The three destiny dice are rolled, and the day marker stands on the first day. The medal for the next start player lies at Intrigue.

## The morning

gugong-rule-g10 = The first day has no morning. On the others, first, whoever holds the medal becomes the start player and puts it back. If nobody took it, the start player stays.
gugong-rule-g11 = Second, every city with neither a token nor a traveller gets a token from the stacks. When these are empty, the traded tokens are shuffled into two new ones.
gugong-rule-g12 = Third, the three destiny dice are rolled.
gugong-rule-g13 = Fourth, in turn order, the owners of level 1 decrees may take what these give every morning.
gugong-rule-g14 = Fifth, the day marker advances, and everybody may move servants from their general supply to their pool: as many as the day says, as far as the supply reaches.

## The day

gugong-rule-g20 = In turn order everybody exchanges one gift, again and again, until all hands are empty. Whoever has no card left is skipped.
gugong-rule-g21 = To exchange, you put a card from your hand at a location and take the card that lay there into your own discard pile. Nobody but you may look into that pile, and it is your hand of the next day. If your card is higher than the one you take, this is free. If it is lower or equal, you either return 2 servants from your pool to your supply, or discard another card from your hand onto your pile, or give up the actions of this turn.
gugong-rule-g22 = A card of value 1 goes freely in exchange for a card of value 9: now and then exotic fruit is worth more than any treasure.
gugong-rule-g23 = After the exchange you may perform the action of the card you placed, if it has one, and the action of the location, or only one of them. With both, the card’s comes first. If both are the same, you may perform it twice.
gugong-rule-g24 = A gift card may have the action of the Palace, the Grand Canal, the Great Wall, the Decrees or Intrigue: all of it, A or B, with its cost. Or it brings 1 or 2 servants, or lets you swap a card: one from your hand or your discard pile for one lying at any location. The new card goes where the old one was. Travel and Jade stand on no card, and some cards have no action.
gugong-rule-g25 = Travel tokens may be traded at any time.
gugong-rule-g26 = Servants you gain come from your general supply into your pool; if the supply is empty, you gain none. Servants you pay go from the pool back to the supply.

## The night

gugong-rule-g27 = Everybody compares their discard pile with the three dice: each card brings a servant for each die that shows its value. Whoever has most matches scores 3 VP, and their envoy moves 1 step. Ties go by Intrigue.
gugong-rule-g28 = Then all ships move on by one port, the foremost first, so that nothing is in the way. A ship that was in the last port is lost at sea: it returns to its owner, its servants to the supply, and nothing is claimed. After that, full ships may claim the reward of the port they have reached.
gugong-rule-g29 = After the fourth night the game ends. Otherwise everybody takes their discard pile into their hand, and a new morning comes.

## Travel

gugong-rule-g30 = A: move your traveller once, take the token there and use its benefit at once if you like. B: pay 2 servants and do that twice. Taking the token is not optional.
gugong-rule-g31 = The first time, the traveller goes to any city that has a token. From then on it follows the roads to the next city that still has one. It passes through empty cities and through those where other travellers stand.
gugong-rule-g32 = Tokens are kept face down on your board, which has only so many spaces. The token that counts as two stays face up until you trade it.
gugong-rule-g36 = You may trade 2 tokens for 1 servant, 4 for 2 VP, or 6 for 1 jade. The double token counts as 2. Traded tokens go to a discard pile.
gugong-rule-g37 = If you have no free space for a new token, you must trade first.
gugong-rule-g38 = A token brings one of these: 1 servant; 2 servants; 1 envoy step; 1 intrigue step; 1 jade for discarding a card of 7 or more from your hand onto your pile; 2 VP; a swap of a card of your hand or pile with one on the board; one card of your pile back into your hand; a servant from the supply onto one of your ships, also a new one; a servant from the supply onto the Great Wall; 1 jade for 3 servants. One token brings nothing by itself, but counts as two.
gugong-rule-g39 = Bonus tokens work until the day is over. Each is kept at work by one servant of your pool; meanwhile it takes no space and cannot be traded. Afterwards it goes to your board and the servant to your supply. Of the three kinds one adds 1 to every card you play; one is laid at a location, and each time somebody else performs it, you gain 1 VP and that player loses 1; one is laid at a location, and each time somebody else performs it, you may perform it too.

## Great Wall

gugong-rule-g40 = A: place 1 servant of your pool on the wall. B: pay 1 servant, then place up to 2 of them.
gugong-rule-g41 = A section is complete with 4 servants for one or two players, and with 5, 6 or 7 for three, four or five. When a placement reaches or passes that number, the wall is scored as soon as all of the placement is done. Two wall actions in a turn are two placements.
gugong-rule-g42 = Whoever has most servants on the wall scores 3 VP, and their envoy moves 1 step. Ties go by Intrigue. The winner’s servants all return to the supply; those of the others stay.
gugong-rule-g43 = Then everybody who had a servant on that section may take one benefit by lowering their intrigue marker; the lowest marker chooses first. 1 step brings 1 servant, 3 steps bring 2 servants, 5 steps turn a destiny die to any face, 7 steps bring 1 jade from the supply.

## Jade

gugong-rule-g50 = Choose a house that still has its jade, pay the servants it asks for, and take the jade. When all houses are empty, a jade from the supply costs 5 servants.

## Intrigue

gugong-rule-g55 = A: your marker moves 1 step; the first player to choose this on a day also takes the medal, and will be the next start player. B: pay 1 servant to move 3 steps.
gugong-rule-g56 = The track ends at step 14. A marker that lands on others lies on top of them.
gugong-rule-g57 = Every tie in the game is won by the marker that is further ahead; on the same step, by the upper one.

## Palace of Heavenly Purity

gugong-rule-g60 = A: your envoy moves 1 step. B: pay 2 servants to move it 2 steps, and your intrigue marker 1 step.
gugong-rule-g61 = On the eighth step the envoy enters the palace and takes the free place that is worth most VP at the end. From then on each step it would make scores 1 VP at once, steps left over from the same move too.
gugong-rule-g62 = Whoever is not in the palace at the end has 0 points and cannot win.

## Decrees

gugong-rule-g65 = To enact a decree you pay its price, and 1 servant more for each servant of another player on it. Then you place one more servant of your pool there, for the rest of the game, and score its VP. Each decree once.
gugong-rule-g66 = Decrees of level 1 bring something every morning, those of level 2 an advantage that lasts, those of level 3 VP at the end.
gugong-rule-g67 = Level 1, every morning: 2 intrigue steps; a servant from the supply onto a ship; 1 servant; 1 envoy step; a swap of a card. Level 2: two travel moves for 1 servant less; the Jade action for 1 less; one more servant, from the supply, with every Great Wall action; gifts of equal value count as higher; further decrees for 1 less. Level 3: 1 VP for every 3 VP, at most 10; 8 VP; 2 VP for every jade, at most 10; 2 VP for each of your decrees; 2 VP for each of your port rewards.

## Grand Canal

gugong-rule-g70 = A: you may place 1 servant of your pool on one of your ships, also a new one, and then you may move one of your ships to the next free port. B: pay 1 servant, then place 2 on one or two ships, also new ones; no ship moves.
gugong-rule-g71 = A new ship enters the first free port of a route you choose; that is no move. A ship carries one to three servants. It passes occupied ports, stays on its route, and can move only while a port ahead is free.
gugong-rule-g72 = A ship with 3 servants may claim the reward of its port. One of the servants goes to the space of that reward on your board, for the rest of the game; the other two go to your supply, and the ship returns to you.
gugong-rule-g73 = Port 1 has no reward. Port 2: 4 VP. Port 3: the top card of the deck into your hand, one card more for all days to come. Port 4: your double servant joins your pool. Port 5: one of these three, as you like. Your board has three spaces for the VP, two for the card and one for the double servant; without a free space there is no claim.

## Double servant

gugong-rule-g80 = Once it is free, the double servant is a servant worth 1 or 2. It is gained as one. It pays 1 or 2. On the wall and on a ship it counts 2 and takes two places, also where you may place just one servant. Where you may place two, it can be one of them: 3 in all.
gugong-rule-g83 = The double servant never goes onto a decree or onto a reward space.

## The end

gugong-rule-g90 = After the fourth night: first, if there are servants on the wall, it is scored as usual, without benefits; this can still bring an envoy into the palace. Second, the decrees of level 3, beginning with the one that counts your VP. Third, the places in the palace. Fourth, jade: 1, 3, 6, 10 or 15 VP for one to five, and 2 for each more. Whoever is outside the palace is out. Most VP win; ties go by Intrigue.

## Alone

gugong-rule-g100 = You play against Meng on the set-up for two, without bonus tokens. His double servant marks the location he is most concerned with for the whole game: one drawn at random, or one you choose. Choose which two sets of cards you play with: you 1 and Meng 2, you 2 and Meng 3, or you 4 and Meng 5. His cards lie shuffled and face down. You start.
gugong-rule-g101 = Meng acts by a deck of eleven cards, two of which are special. In an easy game one special card is left out. In a hard game Meng has a fifth gift card, which counts as the first port reward of that kind.
gugong-rule-g102 = On Meng’s turn his next card names the location, and his top gift goes there in exchange, whatever the values, at no cost. He performs the action of the gift, then that of the location as A, if he can. Where the gift lets him swap, he scores 1 VP instead. The cards of the day lie in a pile. When the deck is empty, only the cards of earlier days are shuffled.
gugong-rule-g103 = At dusk, when all hands are empty, Meng goes through the cards of the day in the order he played them and does what the lower half says, if he can pay for it; he trades tokens for servants if that makes it possible. What he cannot pay he skips. A gift card gained now goes to his discard pile.
gugong-rule-g104 = At night Meng counts as having 1, 2, 3 and 4 matches on the four days, for servants and for the majority.
gugong-rule-g105 = Travel: Meng starts in the bottom right city and goes round the edge of the map, anticlockwise, to the next token. If there is none, he goes to the nearest one and returns to his path on the next day. At dusk he pays 2 servants for another step. He uses tokens like anybody, but: to take a card back he takes the top of his pile; to discard for jade he discards his top card, whatever its value; at dusk both of these bring 1 VP instead, and a swap always does. With 6 tokens he takes a jade at once.
gugong-rule-g106 = Great Wall: he places 1 servant. At dusk, with 2 or more in his pool, he pays 1 and places 1. After a scoring in which he took part, he goes down 7 steps for jade if he can, else 1 step for a servant if one is in his supply; nothing else.
gugong-rule-g107 = Jade: he buys the cheapest he can pay. Intrigue: 1 step, and the medal if it is still there; at dusk he pays 1 for 2 steps. Palace: 1 step, or 1 VP inside; at dusk he pays 2 for 1 step and 1 intrigue step. The card for Jade gives him a free travel step at dusk.
gugong-rule-g108 = Decrees: at the usual price he takes one of the level of the day, of level 3 on the fourth day too. Of two he takes the one you are not on, else the lower one on the board. If there is none for him, he looks at lower levels, then at higher ones, and takes one whenever he can pay. The decree that swaps brings him 1 VP each morning, the one for travelling makes his dusk step cheaper by 1. This card gives him a free travel step at dusk.
gugong-rule-g109 = Grand Canal: he places 1 servant on a ship, or launches one. He does not move ships by himself. At dusk, with 2 or more in his pool, he pays 1 and places 1. A ship with 3 servants claims at once in any port: a gift card the first two times (once in a hard game), 4 VP every time after that. All its servants return to his supply.
gugong-rule-g110 = A special card sends Meng to his focus. The action of the gift and that of the location are then done as B and cost nothing, with servants from his supply first: two travel steps, two servants on the wall, the cheapest jade, 3 intrigue steps, 2 palace steps and 1 intrigue step, a decree for the one servant placed, two servants on ships. At dusk it gives him a free travel step.
gugong-rule-g111 = Meng can win without having reached the palace; he only misses its VP. His double servant does no work for him.

## Rulings

gugong-rule-r-g01 = Who gets which set of gift cards? The start player, drawn by lot, gets set 1, the others the next sets clockwise. Sets of places that nobody takes leave the game; in the expert variant they join the shuffle.
gugong-rule-r-g02 = When may an exchange be made without actions? Whenever the card is not higher, even if one could pay. It ends the turn: neither the card’s nor the location’s action follows. Discarding needs a second card in hand.
gugong-rule-r-g03 = Where does the +1 bonus token count? Only where the card played is compared with the one lying there; two of them add 2. Night matches and “7 or more” read the printed value. A printed 1 beats a 9 all the same, and the equal-value decree compares after the addition.
gugong-rule-r-g04 = What may be swapped? Any card of the hand or of one’s own discard pile with the card of any location, the one just placed included. The new card goes where the old one was. Values do not matter, and nothing is performed. The location action that may follow is that of the exchange.
gugong-rule-r-g05 = The card’s action is that of the location. It is performed twice, each time by itself: A or B, paid by itself, and each may be left out.
gugong-rule-r-g06 = May an action be chosen that can do nothing? No: it is refused with its reason. Intrigue A on the last step is possible while the medal is still there.
gugong-rule-r-g07 = Does somebody with an empty hand come back into the day? Yes, as soon as a card returns to the hand: by the take-back token or a port.
gugong-rule-r-g08 = Must all servants be taken that are gained? They are taken as far as the supply reaches. Where that would empty the supply, the owner says how many; of a single servant only by night and in the morning, where nothing was asked before.
gugong-rule-r-g09 = How is the double servant paid and gained? Of a price of 2 or more it pays 2, of a price of 1 it pays that 1; it is gained as one servant. Where it may go along or stay, the owner is asked.
gugong-rule-r-g10 = May the double servant go to the board from the supply? Yes, where a token or decree places a servant from the supply: it counts 2. It may also be the servant that keeps a bonus token in play, as one.
gugong-rule-r-g11 = Which ship can carry the double servant? One with two free places.
gugong-rule-r-g12 = May B of the Great Wall or the Grand Canal place a single servant? At the wall yes, one or two; none is no action. On the canal no: two pieces. The double servant is one piece.
gugong-rule-r-g13 = Which cities can a traveller reach? Every city with a token that can be reached along roads through cities without one, whether these are empty or have a traveller. The first move goes to any city with a token.
gugong-rule-r-g14 = No token can be reached. Travel is refused. If only the second move of B finds none, it is lost.
gugong-rule-r-g15 = When is a new token stored? After its benefit was used or declined. If there is no free space then, tokens are traded just before.
gugong-rule-r-g16 = May a trade use more tokens than it costs? No: exact sums, in which a double token is always 2. Two tokens for a servant are refused while the supply is empty.
gugong-rule-r-g17 = When is “at any time”? With every question put to a player during its own turn, with every question put to it at other times (following, benefits, morning, claims), when its storage is full, and once more before the final scoring.
gugong-rule-r-g18 = How are the stacks refilled? The discards are shuffled into two stacks, the first with one more if they are odd. If there are none either, cities stay empty. Cities are filled in the order of the component file.
gugong-rule-r-g19 = A token’s benefit cannot be used. It has none, and the token is stored: taking back with no discards, the jade for a card without a 7 or higher, the ship or the wall with an empty supply, the jade for 3 servants with fewer.
gugong-rule-r-g20 = A bonus token without a servant for it. It is stored like any token; so is one whose owner declines.
gugong-rule-r-g21 = Toll from somebody with 0 VP? The payer stays at 0, the owner gains. Each toll token counts by itself; one’s own action pays none.
gugong-rule-r-g22 = What is a follow? A whole action of its own, A or B, at the follower’s cost, after the action followed is done. It counts as performing: tolls, the medal, the wall decree. It is not followed itself. Several followers come in turn order after the active player; each token once.
gugong-rule-r-g23 = What sets off toll and follow? Every performance by another player, card-driven ones too; not an action left out, nor an exchange without actions. The toll is paid when the action is done, before anybody follows.
gugong-rule-r-g24 = When do bonus tokens go to the player boards? After the last turn of the day phase and before the night, in turn order. The servant goes to the supply; with a full storage a trade comes first.
gugong-rule-r-g25 = How does the wall decree work? One more servant, from the supply, in the same placement, if at least one comes from the pool. With card-driven wall actions and follows too. It may be left out.
gugong-rule-r-g26 = Who takes intrigue benefits, and when? Everybody who had a servant on the section before it was scored, the winner too, in the order of the markers at that moment, the lowest first.
gugong-rule-r-g27 = What does a benefit need? All its steps. Servants are on offer only with a servant in the supply; the benefit of 2 brings 1 if there is no other.
gugong-rule-r-g28 = How do markers stack when they go down or cannot move? A marker that comes down lies on top of those there. At the last step nothing is gained and the stack does not change.
gugong-rule-r-g29 = Which face may a die be turned to? Any other face of that die.
gugong-rule-r-g30 = Who takes the medal? Whoever first performs Intrigue A in the day, by card, by location or by following. It is not declined; B never takes it.
gugong-rule-r-g31 = Are envoy steps and points asked for? No: those from majorities, walls and tokens just come.
gugong-rule-r-g32 = What of surplus envoy steps? Steps lead into the palace, each step left over scores 1 VP at once.
gugong-rule-r-g33 = Are the houses refilled? Never. The square is open only while all houses are empty, and the jade decree makes it cheaper too.
gugong-rule-r-g34 = How far do discounts go? Down to 0, and they are always used. A decree does not make its own purchase cheaper.
gugong-rule-r-g35 = What does a decree cost? Its price, one more for each servant of anybody else there (Meng’s too), and then one common servant to place.
gugong-rule-r-g36 = In which order do morning decrees work? In the new turn order; each owner in an order of choice, each decree once, each may be declined.
gugong-rule-r-g37 = When may a full ship claim? In its owner’s canal action, at any point of it and even if nothing is placed or moved; when a token or decree adds its third servant; after the night’s move.
gugong-rule-r-g38 = In which order is canal A done? Place, then move; any own ship may move, also the new one. Claims come after the placing or after the move.
gugong-rule-r-g39 = How do ships move at night? On each route from the foremost back; a ship on the last port is lost, a full one too. Then claims in turn order, an owner’s own ships in an order of choice.
gugong-rule-r-g40 = Where does a port’s gift card go? Into the hand, at once, whenever it is claimed. While the deck is empty this reward is not to be had.
gugong-rule-r-g41 = Nobody has a match. Nobody gets the 3 VP.
gugong-rule-r-g42 = What is the order within the night? Matches are counted for everybody at once, whether or not the supply can pay. Servants, in turn order, and the majority cannot disturb each other; the ships come after both.
gugong-rule-r-g43 = May tokens be traded at the end? Yes, once more in turn order, before the final scoring begins.
gugong-rule-r-g44 = What does the decree for VP count? All VP after the final wall scoring and before anything else of the final scoring; 1 for every whole 3, at most 10.
gugong-rule-r-g45 = What of players outside the palace? They have 0 points and no rank. If everybody is outside, nobody wins; alone, Meng wins. What a game would bring if it ended now is counted in the same way, the last wall included.
gugong-rule-r-g46 = Which is Meng’s fifth card in a hard game? A random card of the gift deck.
gugong-rule-r-g47 = How are Meng’s cards ordered? His discards are shuffled for every day. A card he gains in the morning or by day goes under those still to play; at dusk and at night it goes to his discards.
gugong-rule-r-g48 = A token about Meng’s cards, and there is none. He scores 1 VP instead.
gugong-rule-r-g49 = How is a random focus found? Each of the seven locations is equally likely.
gugong-rule-r-g50 = Which ship does Meng load? Of those with room the fullest, of equals the foremost, then the one launched first; a new one only if none has room, on the route whose first port has more room.
gugong-rule-r-g51 = When does Meng claim? At once with the third servant, at any port, the first one too. A second servant then goes to the next ship by the same rule. All three return to his supply. With an empty gift deck he has the VP instead of a card. At night his ships move, and are lost, like anybody’s.
gugong-rule-r-g52 = An action of Meng’s would have no effect. It is skipped and costs nothing.
gugong-rule-r-g53 = When does the wall decree help Meng? With his day action, the special one too; not at dusk.
gugong-rule-r-g54 = When does Meng trade tokens for servants? Only if the action then succeeds, as few pairs as it needs, common tokens before double ones; by day and at dusk. Not for the price of a token’s jade.
gugong-rule-r-g55 = What else does Meng trade? Six tokens for jade at once. Never for VP, but where his storage is full and nothing else is possible.
gugong-rule-r-g56 = Which decree does Meng take? The level of the day (3 on day 4), then the lower ones downward, then the higher ones upward. Within a level the cheaper; of equals the lower one on the board, which is the second. A decree he can pay for by trading tokens counts as one he can have.
gugong-rule-r-g57 = Where does Meng travel? To the next token on his path, from his place onward; at first from the start of the path. If the path has none, to the nearest by roads (of equals the one whose re-entry city comes first on the path, then the first on the map). From a city off the path he returns, on a later day, to its re-entry city and goes on from there.
gugong-rule-r-g58 = What do special cards do? B of card and location, both without cost; servants from the supply, then from the pool, as many as there are. A decree takes one servant and no price. Card benefits are as usual.
gugong-rule-r-g59 = Which intrigue benefit does Meng take? Jade from step 7 on; else 1 servant from step 1 on with one in supply; else none.
gugong-rule-r-g60 = What are Meng’s matches? 1, 2, 3, 4 on the four days, for servants (as far as the supply goes) and for the majority.
gugong-rule-r-g61 = The automa deck is empty. The cards of earlier days are shuffled. If there are none, Meng passes for the rest of the day and keeps his cards.
gugong-rule-r-g62 = Does Meng use his decrees? Always, each morning; the one that swaps scores him 1 VP.
gugong-rule-r-g63 = Who wins alone? More points; a tie by intrigue. A human outside the palace loses.
