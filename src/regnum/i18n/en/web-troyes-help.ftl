### Troyes in the browser: help in words for everything on the boards, and the glossary.

## Dice and districts

# $estate - military, religious or civil; $building - where its citizens stand.
web-troyes-help-die = { $estate }: rolled for a citizen. Building: { $building }.
web-troyes-help-die-own = Yours: free to use. You may re-roll it or turn it over with influence.
# $one, $two, $three (numbers) - deniers by size of the group.
web-troyes-help-die-foreign = You may buy it for { $one }, { $two } or { $three } deniers, in a group of one, two or three dice. Its owner cannot refuse.
web-troyes-help-district = District: { $owner }
web-troyes-help-district-dice = { $n ->
    [0] No dice are left here.
    [one] One die is left here.
   *[other] { $n } dice are left here.
}
web-troyes-help-district-grey = Its dice are bought from the bank.
web-troyes-help-district-passed = { $n ->
    [one] Passed: { $n } denier waits here until the end of the round.
   *[other] Passed: { $n } deniers wait here until the end of the round.
}
# $vp (number) - lost; $influence (number) - gained.
web-troyes-help-black = An enemy: the highest must be countered with dice of your own district of at least its value, red ones counting twice. That brings { $influence } influence; who is unable loses { $vp } VP.

## Cards

web-troyes-help-card-down = Activity card
web-troyes-help-card-down-until = Face down until round { $round }.
# $colour - of the dice; $divisor (number).
web-troyes-help-card-use = One use for every { $divisor } on dice: { $colour }.
# $n (number) - deniers; $slots (list) - points.
web-troyes-help-card-hire = { $n ->
    [one] Without a tradesman here, hire one for { $n } denier first. The slots are worth { $slots } VP at the end; on the picture a tradesman is worth nothing.
   *[other] Without a tradesman here, hire one for { $n } deniers first. The slots are worth { $slots } VP at the end; on the picture a tradesman is worth nothing.
}
web-troyes-help-slot-free = { $hire ->
    [one] A free slot: hiring here costs { $hire } denier, and the tradesman is worth { $n } VP at the end.
   *[other] A free slot: hiring here costs { $hire } deniers, and the tradesman is worth { $n } VP at the end.
}
web-troyes-help-slot-taken = Tradesman: { $name }, worth { $n } VP at the end.
web-troyes-help-cubes = Cubes for later actions, one for each action at most: { $name }.

## Events

web-troyes-help-one-colour = of any one colour
# $colour - of the dice; $divisor, $influence (numbers).
web-troyes-help-event-counter = Counter it with dice ({ $colour }): a cube for every { $divisor }, and { $influence } influence for every cube.
web-troyes-help-event-vp = When all flags are taken, most cubes bring { $first } VP and the card, second most { $second } VP.
web-troyes-help-event-left = { $n ->
    [one] One flag is free.
   *[other] { $n } flags are free.
}
web-troyes-help-event-cubes = { $name }: { $n }.
web-troyes-help-event-stays = It is printed on the board: nobody takes it, and it opens again when it is full.

## Buildings and cathedral

# $colour - of the dice: red, white or yellow.
web-troyes-help-building = Colour of the dice that citizens here bring, one each every round: { $colour }. A die of this colour places a citizen.
web-troyes-help-enter-palace = The new citizen takes the space of the die’s number; whoever stood there is expelled.
web-troyes-help-enter-first-free = The new citizen takes the first free space of the row. If the row is full, all move one to the right, and whoever falls out is expelled.
web-troyes-help-enter-push = The new citizen takes the first space of the row and pushes the others to the right, up to a gap; whoever falls out is expelled.
# $colour - of the die; $values (list) - its numbers.
web-troyes-help-space-values = Reached with a die: { $colour }, { $values }.
web-troyes-help-space-free = Nobody stands here.
web-troyes-help-space-whose = Here stands: { $owner }.
web-troyes-help-lying = Expelled
web-troyes-help-lying-whose = { $owner }, { $building }.
web-troyes-help-lying-what = While a citizen lies here, no other of its colour can be expelled from this building. It may be used elsewhere; at the end of the round it goes home.
web-troyes-help-cathedral = White dice place cubes on windows of their numbers.
web-troyes-help-cathedral-missing = Each level without a cube of yours costs { $n } VP at the end.
web-troyes-help-window = Window { $number } on level { $level }.
web-troyes-help-window-gives = A cube here brings { $vp } VP and { $influence } influence.
web-troyes-help-window-needs = It needs window { $number } on level { $level } below it.
web-troyes-help-window-whose = Built by: { $owner }.
web-troyes-help-agriculture = One to three yellow dice bring a denier for every { $n } on them.

## Players

web-troyes-help-supply = Your citizens at hand
web-troyes-help-supply-has = At hand: { $n }.
web-troyes-help-supply-what = They become tradesmen or enter buildings.
web-troyes-help-reserve = General supply
web-troyes-help-reserve-has = Your citizens there: { $n }.
web-troyes-help-reserve-what = Recruiting one costs { $n } influence.
web-troyes-help-influence-of = { $name }: { $n }.
# $reroll, $recruit, $flip (numbers) - influence; $most (number) - dice.
web-troyes-help-influence-buys = Prices in influence, before an action: { $reroll } to re-roll a die of yours, { $recruit } to recruit a citizen, { $flip } to turn over dice of yours (at most { $most }).
# $deniers, $influence, $supply (numbers) - labels with their numbers, so that nothing has to agree.
web-troyes-help-seat-goods = Deniers: { $deniers }. Influence: { $influence }. Citizens at hand: { $supply }.
# $tradesmen, $cathedral, $won (numbers)
web-troyes-help-seat-board = Tradesmen: { $tradesmen }. Cubes in the cathedral: { $cathedral }. Event cards: { $won }.
web-troyes-help-seat-secret = Victory points are secret until the end.
web-troyes-help-seat-vp = { $n } VP.
web-troyes-help-seat-passed = Has passed for this round.
web-troyes-help-character = A character
web-troyes-help-character-hidden = Secret until the end; then it scores for everybody.
web-troyes-help-character-all = At the end it scores for everybody.
web-troyes-help-character-have = What you have of it: { $n }.

## Symbols

web-troyes-glossary-goods = Goods
web-troyes-glossary-estates = Estates and dice
web-troyes-glossary-people = People
web-troyes-glossary-places = Places
web-troyes-glossary-powers = Powers
web-troyes-term-denier = Denier
web-troyes-term-denier-what = The money of Troyes: wages, tradesmen and others’ dice are paid with it.
web-troyes-term-fleur = Influence
web-troyes-term-fleur-what = Re-rolls dice, recruits citizens, turns dice over.
web-troyes-term-glory = Victory points
web-troyes-term-glory-what = Most of them win. Those of the others are secret until the end; alone against Le Roy all are open.
web-troyes-term-cube = Cube
web-troyes-term-cube-what = Marks what you have countered, built or may still use.
web-troyes-term-delayed = Later
web-troyes-term-delayed-what = The uses of this card are cubes that change later actions, one cube for each action.
web-troyes-term-sword = Military
web-troyes-term-sword-what = Red: the palace and its dice. They count twice against enemies.
web-troyes-term-mitre = Religious
web-troyes-term-mitre-what = White: the bishopric and its dice. They build the cathedral.
web-troyes-term-wheat = Civil
web-troyes-term-wheat-what = Yellow: the city hall and its dice. They also work the fields.
web-troyes-term-blades = Enemies
web-troyes-term-blades-what = Black dice that must be countered before anybody acts.
web-troyes-term-estates = Any colour
web-troyes-term-estates-what = Dice of any colour.
web-troyes-term-citizen = Citizen
web-troyes-term-citizen-what = Stands in a building and brings a die there every round.
web-troyes-term-tradesman = Tradesman
web-troyes-term-tradesman-what = A citizen on an activity card: its owner may use the card.
web-troyes-term-character = Character
web-troyes-term-character-what = Secret until the end, when it scores for everybody.
web-troyes-term-enlist = Recruit
web-troyes-term-enlist-what = A citizen comes from the general to the personal supply.
web-troyes-term-pennant = Start player
web-troyes-term-pennant-what = Acts first in this round.
web-troyes-term-shield-neutral = Neutral
web-troyes-term-shield-neutral-what = Grey belongs to nobody: its dice are bought from the bank, and its citizens stand in the way.
web-troyes-term-palace = Palace
web-troyes-term-palace-what = Six spaces, one for each number of a red die.
web-troyes-term-bishopric = Bishopric
web-troyes-term-bishopric-what = Three rows of two spaces for white dice.
web-troyes-term-city-hall = City Hall
web-troyes-term-city-hall-what = Two rows of three spaces for yellow dice.
web-troyes-term-cathedral = Cathedral
web-troyes-term-cathedral-what = Three levels of windows, built with white dice.
web-troyes-term-field = Agriculture
web-troyes-term-field-what = Yellow dice bring deniers.
web-troyes-term-banner = Flag
web-troyes-term-banner-what = A place for a cube on an event.
web-troyes-term-event-won = Event cards
web-troyes-term-event-won-what = Taken by whoever had most cubes on them.
web-troyes-term-reroll = Re-roll
web-troyes-term-reroll-what = A die of yours is rolled again.
web-troyes-term-turn-over = Turn over
web-troyes-term-turn-over-what = A die shows its opposite face: both add up to 7.
web-troyes-term-hidden = Hidden
web-troyes-term-hidden-what = Nobody else sees it before the end.
web-troyes-help-arrow = A full row moves one space this way when somebody new comes in, and whoever stands at this end is expelled.
