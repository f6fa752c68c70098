### Gùgōng in the terminal: short words for tables of text.

# $dice (text) - the three destiny dice; $who - the start player.
term-gugong-header = Day { $day } of { $days } · { $phase } · destiny { $dice } · { $who } starts

## The table

term-gugong-officials = Officials and their gifts
# "Free": it costs nothing.
term-gugong-tag-free = free
term-gugong-tag-pay = to be paid for
term-gugong-tag-none = no action
# $left, $right (numbers) - tokens in the two stacks.
term-gugong-map = Travel (tokens in the stacks: { $left } and { $right })
term-gugong-reachable = »
term-gugong-roads = roads to: { $roads }
term-gugong-wall = Great Wall: { $total } of { $size } places
term-gugong-with-double = with the double servant
# $prices (text) - the price in every house, by its number; $price (number) - on the square.
term-gugong-houses = servants by house: { $prices }; on the square { $price }, when all are sold
term-gugong-square = { $price ->
    [one] all houses are sold; on the square for { $price } servant
   *[other] all houses are sold; on the square for { $price } servants
}
# $top (number) - the last step.
term-gugong-intrigue = Intrigue (last step { $top }; uppermost marker first)
term-gugong-on-step = step { $n }
# $n (number) - of the port; $reward - what a full ship may claim there.
term-gugong-port = port { $n }: { $reward }
term-gugong-route = route { $n }
# A ship: whose ($seat), which one ($number), and a sign for everybody on it ($load).
term-gugong-ship = [{ $seat }/{ $number }:{ $load }]
# The signs of servants on a ship.
term-gugong-servant = o
term-gugong-double = D
term-gugong-medal = { $who } has the medal
term-gugong-inside = inside, { $n } VP
term-gugong-step = step { $n } of { $top }
# $places (list) - what the free places inside are worth.
term-gugong-places = VP of the places left inside: { $places }
term-gugong-level = { $n ->
    [1] I
    [2] II
   *[other] III
}
term-gugong-price = price { $n }
term-gugong-meng-level = Difficulty: { $level }
term-gugong-today = Automa cards of today
term-gugong-today-none = none yet

## Seats

term-gugong-pool = servants: pool { $n }, supply { $supply }
term-gugong-double-locked = double servant locked
term-gugong-double-pool = double servant in the pool
term-gugong-double-supply = double servant in the supply
term-gugong-double-wall = double servant on the wall
term-gugong-double-parked = double servant with a token
term-gugong-double-ship = double servant on a ship
term-gugong-cards = hand { $hand }, discard pile { $discard }
term-gugong-tokens = { $doubles ->
    [0] travel tokens: { $n } of { $spaces }
   *[other] travel tokens: { $n } of { $spaces }, { $doubles } of them double
}
term-gugong-trade = could trade { $tokens } for: { $gain }
term-gugong-ships = Ships
term-gugong-at-home = at home
term-gugong-at-port = port { $port } of route { $route }, { $n } of { $places } places taken
term-gugong-rewards = Port rewards:
term-gugong-reward = { $n }× { $reward }
term-gugong-decrees = Decrees:
term-gugong-hand = Your hand
term-gugong-discard = Your discard pile
term-gugong-matches = { $n ->
    [one] { $n } match with the dice in the discard pile
   *[other] { $n } matches with the dice in the discard pile
}

term-gugong-number-vp = VP
term-gugong-number-pool = Pool
term-gugong-number-supply = Supply
term-gugong-number-jade = Jade
term-gugong-number-intrigue = Intrigue
term-gugong-number-envoy = Envoy
term-gugong-number-matches = Matches
term-gugong-number-tokens = Tokens

term-gugong-cost-double = the double servant
term-gugong-cost-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}

## Legend

term-gugong-legend-seat = a piece of the first player; P2: of the second one, and so on
term-gugong-legend-ship = ship 1 of player 2 with two servants and the double servant
term-gugong-legend-reachable = your traveller could go there
term-gugong-legend-variants = A is the simple form of a location’s action, B the one that costs servants. Gifts: value, name, and in brackets what the giver may do besides the location’s action. Decrees: level, servants to pay besides the one placed, VP at once.
