### Gùgōng in the browser: help in words for everything on the boards, and the glossary.

## Gift cards

# $action - what it lets its giver do.
web-gugong-help-gift-action = Whoever gives it may do this first: { $action }.
web-gugong-help-gift-none = It has no action of its own.
web-gugong-help-gift-match = A destiny die shows { $value }: in a discard pile it matches tonight.

## Locations. What the variants do is told before these lines, in the words of web-gugong-do-*.

# $square (number) - price at the square.
web-gugong-help-place-jade = Pay the price of a house for its jade; when all houses are empty, that of the square (servants: { $square }).
web-gugong-help-place-travel = Each move takes a token and its benefit.
# $more (number) - for each rival.
web-gugong-help-place-decrees = Pay the price, and { $more } more for each rival’s servant there; then one servant stays on it for good.
# $card - the official's gift.
web-gugong-help-lies-here = The official’s gift: { $card }.
# $cards (list) - of the hand.
web-gugong-help-free-here = Free here from your hand: { $cards }.
web-gugong-help-tag-free = Your picked gift is free here.
# $n (number) - servants.
web-gugong-help-tag-pay = { $n ->
    [one] Your picked gift is not higher: { $n } servant, another card, or no action.
   *[other] Your picked gift is not higher: { $n } servants, another card, or no action.
}
web-gugong-help-tag-none = Your picked gift is not higher, and you can pay neither servants nor a card: no action.
# $name - a player; $token - what it does.
web-gugong-help-token-here = { $name } has a token here: { $token }.
web-gugong-help-focus = This is Meng’s focus: his special cards lead here.

## Travel

web-gugong-help-city-token = Here lies a token: { $token }.
web-gugong-help-city-empty = There is no token here; travellers pass through.
# $names (list) - players.
web-gugong-help-city-travellers = Travellers here: { $names }.
# $cities (list)
web-gugong-help-city-roads = Roads to: { $cities }.
web-gugong-help-city-reachable = Your traveller could come here with one move.

## The Great Wall

# $total, $size (numbers)
web-gugong-help-wall = { $size ->
    [one] { $total } of the { $size } servant that completes a section.
   *[other] { $total } of the { $size } servants that complete a section.
}
web-gugong-help-wall-of = { $name }: { $n }.
# $vp, $envoy (numbers) - for the majority.
web-gugong-help-wall-most = For most servants: { $vp } VP; steps of the envoy: { $envoy }. Then they go home; the others stay.

## Jade. $n (number) - servants.

web-gugong-help-house = House
web-gugong-help-house-price = { $n ->
    [one] Its jade costs { $n } servant.
   *[other] Its jade costs { $n } servants.
}
web-gugong-help-house-empty = Its jade has been bought.
web-gugong-help-square = { $n ->
    [one] A jade from the supply for { $n } servant, once all houses are empty.
   *[other] A jade from the supply for { $n } servants, once all houses are empty.
}
web-gugong-help-price-now = It costs you { $n } now.

## Intrigue

web-gugong-help-benefit = Intrigue benefit
# $what - "2 servants for 3 steps down".
web-gugong-help-benefit-what = After a wall, for those who had a servant there: { $what }.
web-gugong-help-medal-here = It lies at Intrigue, for the first who does variant A today.
web-gugong-help-medal-held = { $name } has it today.
web-gugong-help-medal-what = Whoever has it in the morning becomes start player.

## The palace

web-gugong-help-audience = Place in the palace
web-gugong-help-audience-vp = Worth { $vp } VP at the end.
# $step (number) - the last of the stair.
web-gugong-help-audience-free = Free: the next envoy on step { $step } takes the free place worth most.
web-gugong-help-audience-taken = Taken: { $name }.

## Decrees

web-gugong-help-decree = Decree of level { $level }
# $what - what it brings.
web-gugong-help-decree-what = Benefit: { $what }.
# $n (number) - servants; $vp (number) - at once.
web-gugong-help-decree-printed = Printed price { $n }, { $vp } VP at once.
web-gugong-help-decree-servants = Servants there: { $names }.
web-gugong-help-decree-yours = You have it.

## The Grand Canal

web-gugong-help-route = Route { $n } of the canal
web-gugong-help-route-what = Ships go from port to port, skip those that are taken, and never change the route.
web-gugong-help-port = Port { $n } of route { $route }
web-gugong-help-port-none = No reward here.
# $n (number) - servants of a full ship; $reward - what it brings.
web-gugong-help-port-reward = { $n ->
    [one] A ship with { $n } servant may claim: { $reward }.
   *[other] A ship with { $n } servants may claim: { $reward }.
}
# $n (number) - which ship; $name - the player.
web-gugong-help-ship = Ship { $n }: { $name }
web-gugong-help-ship-home = It waits at home for its first servant.
# $n, $places (numbers)
web-gugong-help-ship-aboard = Places taken: { $n } of { $places }.
web-gugong-help-ship-double = The double servant is aboard and takes two.
web-gugong-help-ship-full = It may claim the reward of its port.
# $n (number) - the last port.
web-gugong-help-ship-night = Every night it moves on; from port { $n } it is lost at sea.

## The destiny dice

web-gugong-help-die = Destiny die { $n }: { $face }
# $faces (list) - numbers.
web-gugong-help-die-faces = Its faces: { $faces }.
# $servants, $vp, $envoy (numbers)
web-gugong-help-die-what = At night, servants for each card of a discard pile that matches a die: { $servants }. For most matches: { $vp } VP; steps of the envoy: { $envoy }.

## A seat. $n (number) - servants.

web-gugong-help-pool = { $n ->
    [one] { $n } servant to act with.
   *[other] { $n } servants to act with.
}
web-gugong-help-pool-worth = With the double servant they pay up to { $n }.
web-gugong-help-supply = { $n ->
    [one] { $n } servant waits here to be gained.
   *[other] { $n } servants wait here to be gained.
}
web-gugong-help-double-locked = It is locked until it is claimed at a port.
web-gugong-help-double-pool = It is in the pool.
web-gugong-help-double-supply = It is in the supply.
web-gugong-help-double-wall = It stands on the Great Wall.
web-gugong-help-double-parked = It keeps a bonus token at work.
web-gugong-help-double-ship = It is aboard a ship.
web-gugong-help-double-what = It pays as one or two, counts two on the wall and on ships, and is gained as one; never on decrees.
# $n, $spaces, $worth (numbers)
web-gugong-help-tokens = Tokens: { $n }. Spaces: { $spaces }. Worth in trades: { $worth }.
web-gugong-help-waiting = Waiting for room: { $token }.
web-gugong-help-active = At work until the end of the day: { $token } ({ $place }).
web-gugong-help-trade = Trade of travel tokens
# $n (number) - tokens; $gain - what for.
web-gugong-help-trade-what = Tokens: { $n }. For them: { $gain }.
web-gugong-help-trade-when = At any moment of your own turn; a double token counts as two.
web-gugong-help-reward = Port reward: { $reward }
web-gugong-help-reward-taken = Claimed: { $taken } of { $limit }.
# $n (number) - so far; $total (number) - if the game ended now.
web-gugong-help-seat-points = { $n } VP so far, { $total } if the game ended now.
web-gugong-help-seat-outside = The envoy is on step { $n } of { $top }: outside the palace nobody can win.
web-gugong-help-seat-outside-meng = The envoy is on step { $n } of { $top }. Meng can win from outside, without the VP of the palace.
web-gugong-help-seat-inside = The envoy is inside: { $vp } VP at the end.
# $n (number) - place in the order.
web-gugong-help-seat-standing = Place { $n } in intrigue, which breaks every tie.

## Glossary

web-gugong-glossary-people = People
web-gugong-glossary-places = Places
web-gugong-glossary-cards = Gift cards
web-gugong-glossary-tokens = Travel tokens
web-gugong-glossary-signs = Signs
web-gugong-term-gg-servant = Servant
web-gugong-term-gg-servant-what = In the pool you pay with it and place it; paid ones go to the general supply.
web-gugong-term-gg-supply = General supply
web-gugong-term-gg-supply-what = Servants that can be gained again.
web-gugong-term-gg-double = Double servant
web-gugong-term-gg-double-what = Pays as one or two, counts two on the wall and on ships; unlocked at a port.
web-gugong-term-gg-envoy = Envoy
web-gugong-term-gg-envoy-what = Climbs to the palace; who is not inside at the end scores nothing.
web-gugong-term-gg-traveller = Traveller
web-gugong-term-gg-traveller-what = Goes from city to city and takes tokens.
web-gugong-term-gg-wall = Great Wall
web-gugong-term-gg-wall-what = Place servants; a full section scores for whoever has most.
web-gugong-term-gg-jade = Jade
web-gugong-term-gg-jade-what = Worth more the more of it you have at the end.
web-gugong-term-gg-intrigue = Intrigue
web-gugong-term-gg-intrigue-what = Breaks every tie; after a wall its steps buy benefits.
web-gugong-term-gg-palace = Palace of Heavenly Purity
web-gugong-term-gg-palace-what = Early arrivals get the better places; inside, every further step is worth a point.
web-gugong-term-gg-decree = Decree
web-gugong-term-gg-decree-what = A servant on it brings points and its benefit for the rest of the game.
web-gugong-term-gg-ship = Grand Canal
web-gugong-term-gg-ship-what = Full ships claim the rewards of ports.
web-gugong-term-gg-gift = Gift card
web-gugong-term-gg-gift-what = Exchanged with an official; a higher one is free.
web-gugong-term-gg-hand = Hand
web-gugong-term-gg-hand-what = Gift cards to give today.
web-gugong-term-gg-discard = Discard pile
web-gugong-term-gg-discard-what = What you took and discarded: your hand of tomorrow, seen by you only.
web-gugong-term-gg-swap = Swap
web-gugong-term-gg-swap-what = Exchange a card of your hand or discard pile with one on the board, without cost or action.
web-gugong-term-gg-take-back = Take back
web-gugong-term-gg-take-back-what = A discarded gift comes back to the hand.
web-gugong-term-gg-servants1 = One servant
web-gugong-term-gg-servants1-what = From the general supply to the pool.
web-gugong-term-gg-servants2 = Two servants
web-gugong-term-gg-servants2-what = From the general supply to the pool.
web-gugong-term-gg-token = Travel token
web-gugong-term-gg-token-what = Brings a benefit when taken and is kept for trades.
web-gugong-term-gg-double-token = Double token
web-gugong-term-gg-double-token-what = Counts as two in trades.
web-gugong-term-gg-plus1 = Better gifts
web-gugong-term-gg-plus1-what = Bonus token: every gift you give today counts one more.
web-gugong-term-gg-toll = Toll
web-gugong-term-gg-toll-what = Bonus token at a location: others who act there give you a point.
web-gugong-term-gg-follow = Follow
web-gugong-term-gg-follow-what = Bonus token at a location: when another acts there, you may too.
web-gugong-term-gg-vp = Victory point
web-gugong-term-gg-vp-what = Most of them win, if the envoy is inside.
web-gugong-term-gg-die = Destiny die
web-gugong-term-gg-die-what = On a card: its value shows on a die, so it matches at night in a discard pile.
web-gugong-term-gg-medal = Medal
web-gugong-term-gg-medal-what = The next start player.
web-gugong-term-gg-start = Start player
web-gugong-term-gg-start-what = Goes first today.
web-gugong-term-gg-focus = Meng’s focus
web-gugong-term-gg-focus-what = Where his special cards lead him.
web-gugong-term-gg-equal = Equal is enough
web-gugong-term-gg-equal-what = A gift of the same value counts as higher.
web-gugong-term-gg-morning = Morning
web-gugong-term-gg-morning-what = New tokens, new dice, decrees of level 1, new servants.
web-gugong-term-gg-day = Day
web-gugong-term-gg-day-what = One exchange each in turn, until all hands are empty.
web-gugong-term-gg-dusk = Dusk
web-gugong-term-gg-dusk-what = Alone against Meng: his cards of the day work once more.
web-gugong-term-gg-night = Night
web-gugong-term-gg-night-what = Matches with the dice, then the ships move.

## What has no card of its own

# $n, $top (numbers) - steps of the palace.
web-gugong-help-stairs = Palace, step { $n } of { $top }
# $names (list) - players.
web-gugong-help-stairs-here = Envoys here: { $names }.
web-gugong-help-stairs-what = On the last step an envoy enters and takes the free place that is worth most; every further step scores 1 VP. Whoever is outside at the end cannot win.
# $n (number) - a step of the track.
web-gugong-help-marker = Intrigue, step { $n }
# $names (list) - players, the one on top first.
web-gugong-help-marker-here = Here, from the top: { $names }.
web-gugong-help-marker-what = Ties go to the marker that is further on; on the same step to the one on top. Steps are also given up for benefits after a wall.
