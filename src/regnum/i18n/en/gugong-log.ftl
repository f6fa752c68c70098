### Gùgōng: the log. $who is a player's name.

## The day

gugong-log-day-began = Day { $day } begins. { $who } goes first.
gugong-log-start-player = { $who } returns the medal and starts this day.
gugong-log-city-filled = A new token ({ $city }): { $token }.
gugong-log-tokens-shuffled = { $n ->
    [one] { $n } traded token is shuffled into new stacks.
   *[other] { $n } traded tokens are shuffled into new stacks.
}
gugong-log-dice-rolled = The destiny dice show { $a }, { $b } and { $c }.
gugong-log-morning-used = { $who } uses a decree: { $decree }.
gugong-log-morning-declined = { $who } does without a decree this morning: { $decree }.
# Servants that cannot be used yet are in the general supply, those one can use in the pool.
gugong-log-servants-gained = { $n ->
    [one] { $who } gains { $n } servant.
   *[other] { $who } gains { $n } servants.
}
gugong-log-servants-gained-double = { $n ->
    [one] { $who } gains the double servant.
   *[other] { $who } gains { $n } servants, the double servant among them.
}
# $n (number) - servants to be gained; $have (number) - those in the general supply.
gugong-log-servants-lack = { $n ->
    [one] { $have ->
        [0] { $who } should gain { $n } servant, but the general supply is empty.
       *[other] { $who } should gain { $n } servant; the general supply has { $have }.
    }
   *[other] { $have ->
        [0] { $who } should gain { $n } servants, but the general supply is empty.
       *[other] { $who } should gain { $n } servants, but the general supply has only { $have }.
    }
}
gugong-log-servants-paid = { $n ->
    [one] { $who } pays { $n } servant.
   *[other] { $who } pays { $n } servants.
}
gugong-log-servants-paid-double = { $n ->
    [one] { $who } pays { $n } servant with the double servant.
   *[other] { $who } pays { $n } servants, with the double servant.
}

## Gifts

gugong-log-gift-given = { $who } exchanges gifts ({ $place }). Given: { $gift }; taken: { $taken }.
gugong-log-gift-discarded = { $who } also discards: { $gift }.
gugong-log-gift-discarded-hidden = { $who } discards another card.
gugong-log-no-action = { $who } does without the actions.
# $zone (number) - 0 the hand, 1 the discard pile: that has a line of its own.
gugong-log-gift-swapped = { $who } swaps a card from the hand ({ $place }). Given: { $gift }; taken: { $taken }.
gugong-log-gift-swapped-discard = { $who } swaps a card from the discard pile ({ $place }). Given: { $gift }; taken: { $taken }.
gugong-log-gift-taken-back = { $who } takes a card back into the hand: { $gift }.
gugong-log-gift-taken-back-hidden = { $who } takes a discarded card back into the hand.
gugong-log-discarded-for-jade = { $who } discards a card for jade: { $gift }.
gugong-log-discarded-for-jade-hidden = { $who } discards a card for jade.
gugong-log-gift-drawn = { $who } draws a gift card: { $gift }.
gugong-log-gift-drawn-hidden = { $who } draws a gift card.

## Actions

# $variant - A or B; $by - what for: the gift, the location, following.
gugong-log-action = { $who } acts: { $place } ({ $variant }).
gugong-log-skipped = { $who } skips an action: { $action }.
gugong-log-travelled = { $who } travels to a city: { $city }.
gugong-log-move-lost = { $who } finds no token in reach: the move is lost.
gugong-log-token-taken = { $who } takes a token: { $token }.
gugong-log-token-used = { $who } uses the token: { $token }.
gugong-log-token-declined = { $who } does without the token’s benefit: { $token }.
gugong-log-token-unused = { $who } cannot use the token’s benefit: { $token }.
gugong-log-token-lost = { $who } has no room for the token: { $token }.
# $tokens (number) - how many; $doubles (number) - double ones among them; $trade - what for.
gugong-log-traded = { $doubles ->
    [0] { $tokens ->
        [one] { $who } trades { $tokens } token for: { $trade }.
       *[other] { $who } trades { $tokens } tokens for: { $trade }.
    }
   *[other] { $tokens ->
        [one] { $who } trades { $tokens } token (double ones: { $doubles }) for: { $trade }.
       *[other] { $who } trades { $tokens } tokens (double ones: { $doubles }) for: { $trade }.
    }
}
# $double (number) - 1 if the double servant keeps it at work.
gugong-log-token-active = { $double ->
    [0] { $who } puts a token to work ({ $place }): { $token }.
   *[other] { $who } puts a token to work with the double servant ({ $place }): { $token }.
}
gugong-log-token-active-board = { $double ->
    [0] { $who } puts a token to work: { $token }.
   *[other] { $who } puts a token to work with the double servant: { $token }.
}
gugong-log-token-done = { $who } stores a token whose day is over: { $token }.
# $payer - who performed the action there; $lost (number) - victory points.
gugong-log-toll = { $who } takes a toll of { $lost } VP ({ $place }), paid by { $payer }.
# $leader - the player who is followed.
gugong-log-followed = { $who } follows { $leader }: { $place }.

## Great Wall

# $total (number) - all that stands on the wall.
gugong-log-wall-placed = { $n ->
    [one] { $who } puts { $n } servant on the wall ({ $total } there).
   *[other] { $who } puts { $n } servants on the wall ({ $total } there).
}
gugong-log-wall-placed-supply = { $n ->
    [one] { $who } puts { $n } servant of the supply on the wall ({ $total } there).
   *[other] { $who } puts { $n } servants of the supply on the wall ({ $total } there).
}
gugong-log-wall-placed-double = { $n ->
    [one] { $who } puts the double servant on the wall ({ $total } there).
   *[other] { $who } puts { $n } servants on the wall, the double servant among them ({ $total } there).
}
gugong-log-wall-scored = { $who } has most on the wall ({ $n }) and wins the section.
gugong-log-wall-home = { $n ->
    [one] { $who } takes { $n } servant home from the wall.
   *[other] { $who } takes { $n } servants home from the wall.
}
gugong-log-benefit-taken = { $who } takes an intrigue benefit: { $benefit }.
gugong-log-benefit-declined = { $who } takes no intrigue benefit.
# $die (number) - which one; $from, $face (number) - what it showed and shows.
gugong-log-die-turned = { $who } turns a destiny die: { $from } becomes { $face }.

## Jade, intrigue, palace, decrees

gugong-log-jade-bought = { $who } takes the jade of house { $house } (price { $price }).
gugong-log-jade-bought-square = { $who } takes jade at the square (price { $price }).
gugong-log-jade-gained = { $who } gains { $n } jade and has { $now }.
gugong-log-intrigue-moved = { $n ->
    [one] { $who } climbs { $n } step in intrigue, to step { $now }.
   *[other] { $who } climbs { $n } steps in intrigue, to step { $now }.
}
# $n (number) - below zero.
gugong-log-intrigue-moved-lost = { $who } goes down to step { $now } of intrigue.
gugong-log-intrigue-cut = { $n ->
    [one] { $who } stands at the end of the Intrigue track: { $n } step is lost.
   *[other] { $who } stands at the end of the Intrigue track: { $n } steps are lost.
}
gugong-log-medal-taken = { $who } takes the medal and will start the next day.
gugong-log-envoy-moved = { $n ->
    [one] { $who } sends the envoy { $n } step on, to { $now }.
   *[other] { $who } sends the envoy { $n } steps on, to { $now }.
}
gugong-log-audience-gained = { $who } has an envoy in the palace: { $vp } VP at the end.
# $source - what for.
gugong-log-scored = { $who } scores { $n } VP ({ $source }).
# $n (number) - below zero.
gugong-log-scored-lost = { $who } loses VP: { $n } ({ $source }).
# $supply (number) - 1 if the servant comes from the general supply, which only Meng’s can.
gugong-log-decree-enacted = { $supply ->
    [0] { $who } places a servant on a decree (price { $price }): { $decree }.
   *[other] { $who } places a servant of the general supply on a decree (price { $price }): { $decree }.
}
# What points were for, in parentheses; the sheet at the end has `gugong-score-…`.
gugong-source-wall = Great Wall
gugong-source-destiny = destiny dice
gugong-source-decrees = decree
gugong-source-travel = travel token
gugong-source-trades = trade
gugong-source-palace = envoy in the palace
gugong-source-ports = port reward
gugong-source-tolls = toll
gugong-source-court = favour at court

## Grand Canal

gugong-log-ship-launched = { $who } sends out a ship: { $ship } ({ $port }).
# $total (number) - servants aboard.
gugong-log-ship-loaded = { $n ->
    [one] { $who } loads { $n } servant: { $ship } ({ $total } aboard).
   *[other] { $who } loads { $n } servants: { $ship } ({ $total } aboard).
}
gugong-log-ship-loaded-supply = { $n ->
    [one] { $who } loads { $n } servant of the supply: { $ship } ({ $total } aboard).
   *[other] { $who } loads { $n } servants of the supply: { $ship } ({ $total } aboard).
}
gugong-log-ship-loaded-double = { $who } loads the double servant: { $ship } ({ $total } aboard).
# $from, $to - ports.
gugong-log-ship-moved = { $who }: { $ship } sails on (from { $from } to { $to }).
# $n (number) - servants aboard.
gugong-log-ship-lost = { $who }: { $ship } is lost at sea, with { $n } aboard.
gugong-log-reward-claimed = { $who } claims a reward ({ $ship }, { $port }): { $reward }.

## Night and end

gugong-log-night-fell = The night of day { $day } falls.
gugong-log-matched = { $n ->
    [0] { $who } has no match with the dice.
    [one] { $who } has { $n } match with the dice.
   *[other] { $who } has { $n } matches with the dice.
}
gugong-log-destiny-won = { $who } has most matches ({ $n }).
gugong-log-no-matches = Nobody has a match.
# $part - what is scored.
gugong-log-final-part = { $who } scores { $n } VP at the end ({ $part }).
gugong-log-not-admitted = { $who } has no envoy in the palace: all { $vp } VP are lost.
gugong-log-game-over = The game is over.
