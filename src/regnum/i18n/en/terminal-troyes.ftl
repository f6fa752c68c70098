### Troyes in the terminal: short words for tables of text.

# $phase (text); $who - the start player.
term-troyes-header = Round { $round } of { $rounds } · { $phase } · { $who } starts
term-troyes-phase-placement = placing citizens
term-troyes-phase-black = black dice
term-troyes-phase-actions = actions
term-troyes-phase-over = over

## Marks

term-troyes-die-red = R
term-troyes-die-white = W
term-troyes-die-yellow = Y
term-troyes-die-black = B
# A die: the letter of its colour ($letter), and what it shows.
term-troyes-die = { $letter }{ $n }
term-troyes-neutral = n
term-troyes-nobody = ·
term-troyes-divisor = ÷{ $n }
term-troyes-hire = hire { $n }
term-troyes-first-second = VP { $first }, { $second }
term-troyes-delayed = later: { $text }

## The table

# How many cards the decks still hold.
term-troyes-events = Events (decks: { $red } red, { $white } white, { $yellow } yellow)
term-troyes-square = City square
term-troyes-black-dice = Black dice
term-troyes-purse = { $n ->
    [one] passed, { $n } denier in the district
   *[other] passed, { $n } deniers in the district
}
term-troyes-group = Chosen: total { $total }, price { $price }
term-troyes-buildings = Buildings
term-troyes-lying = lie
term-troyes-cathedral = Cathedral
term-troyes-level = level { $n }
term-troyes-cards = Activity cards
term-troyes-face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
# Alone: the next one is scored first. Below it: what counts, from how much on it brings how many VP.
term-troyes-character-row = Characters, the next one first
# $points, $least (lists) - VP, and from how many on.
term-troyes-tiers = { $counts }: { $points } VP from { $least } on
term-troyes-standing = has { $n }: { $vp } VP
term-troyes-ranking = Le Roy’s dice, the best first
term-troyes-king-row = { $what } ({ $dice })
# After a cost-free row of his table.
term-troyes-king-row-free = { $what }
term-troyes-won = Events won:
# What a character would bring now.
term-troyes-now = (now { $n } VP)

## What events do every round

term-troyes-black = { $n ->
    [one] { $n } black die
   *[other] { $n } black dice
}
term-troyes-effect-neutral-citizen = a neutral citizen ({ $building })
term-troyes-effect-lose-deniers = { $n ->
    [one] everybody loses { $n } denier
   *[other] everybody loses { $n } deniers
}
term-troyes-effect-lose-influence = everybody loses { $n } influence
term-troyes-effect-pay-per-citizen = { $n ->
    [one] everybody pays { $n } denier per citizen ({ $building })
   *[other] everybody pays { $n } deniers per citizen ({ $building })
}
term-troyes-effect-remove-cathedral = highest cathedral cube goes
term-troyes-effect-add-cathedral = neutral cathedral cube
term-troyes-effect-add-cubes = { $n ->
    [one] neutral cube on the event to the left
   *[other] neutral cube on each of the { $n } events to the left
}
term-troyes-effect-resist = calls a red event

## What one use of a card does. $gain, $pay - goods; $dice, $other - colours.

term-troyes-use-gain = { $gain }
term-troyes-use-exchange = { $pay } → { $gain }
term-troyes-use-per-citizen = { $gain } per citizen in palace or bishopric
term-troyes-use-add-to-total = { $dice } group +{ $n }
term-troyes-use-add-to-each = each { $dice } die +{ $n }
term-troyes-use-add-to-each-any = each die +{ $n }
term-troyes-use-set-each = each { $dice } die is a { $n }
term-troyes-use-set-each-any = each die is a { $n }
term-troyes-use-recolour = { $dice } dice as { $other }
term-troyes-use-multiply = one { $dice } die as { $n } { $other }
term-troyes-use-free-dice = { $dice } dice of others free
term-troyes-use-most-dice = { $gain } to whoever has most dice
term-troyes-use-highest-sum = { $gain } with the highest { $dice } sum
term-troyes-use-per-cathedral = { $n ->
    [one] { $gain } per cathedral cube
   *[other] { $gain } per { $n } cathedral cubes
}
term-troyes-use-cubes-per-die = event cube per { $dice } die left
term-troyes-use-cube-on-roll = event cube on a roll of { $n }+
term-troyes-use-cube-for-pay = { $pay } → event cube
term-troyes-use-collect = { $gain } per citizen of others in the City Hall
term-troyes-use-per-event = { $gain } per event with a cube
term-troyes-use-per-die = { $gain } per { $dice } die everywhere
term-troyes-use-per-die-in-best = { $gain } per { $dice } die of the fullest district

## Seats

term-troyes-vp-hidden = VP hidden
term-troyes-supply = supply { $n } ({ $reserve } to recruit)
term-troyes-citizens = { $building } { $n }
term-troyes-tradesmen = tradesmen { $n } ({ $vp } VP)
term-troyes-windows = cathedral { $n }

term-troyes-number-deniers = Deniers
term-troyes-number-influence = Influence
term-troyes-number-vp = VP
term-troyes-number-supply = Supply
term-troyes-number-reserve = General supply
term-troyes-number-purse = Deniers in the district
term-troyes-number-tradesmen = Tradesmen
term-troyes-number-cathedral = Cathedral cubes


## Legend

term-troyes-legend-die-red = a red die (military)
term-troyes-legend-die-white = a white die (religious)
term-troyes-legend-die-yellow = a yellow die (civil)
term-troyes-legend-owner = a citizen, tradesman or cube of the first player; P2: of the second one, and so on
term-troyes-legend-neutral = a neutral citizen or cube
# "Free": nobody’s.
term-troyes-legend-nobody = a free space or flag
term-troyes-legend-slots = slots of a card: free ones with their VP, others with their player; in round brackets: on the picture
term-troyes-legend-cubes = so many cubes of this player wait on the card
term-troyes-legend-space = 5–6 2:P1 is place 2 of the row for dice 5 and 6; in the Palace, 4:P1 is the space of number 4
term-troyes-legend-flags = flags of an event with the cubes there; VP 3, 1: for most cubes and for second most
term-troyes-legend-divisor = the total of the dice is divided by this, rounded down: so many uses or cubes; dice of the colour of the card, if nothing else is said
