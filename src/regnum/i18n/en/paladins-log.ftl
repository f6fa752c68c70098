### Paladins of the West Kingdom: the log. $who is a player's name.

## The round

paladins-log-round-began = Round { $round } begins. { $who } goes first.
paladins-log-order-shown = A new King’s Order: { $order } by the end, for { $vp } VP.
# $effect - what it gives; $slots (list) - who must stand there; $cost (list), $costs (number) - what is paid.
paladins-log-favour-shown = { $costs ->
    [0] A new King’s Favour: { $favour }. With { $slots }: { $effect }.
   *[other] A new King’s Favour: { $favour }. With { $slots } (cost: { $cost }): { $effect }.
}
# $tavern (list) - workers.
paladins-log-tavern-shown = A tavern opens, with { $tavern }.
paladins-log-paladins-drawn = { $who } draws { $a }, { $b } and { $c }.
paladins-log-paladins-drawn-hidden = { $who } draws three paladins.
paladins-log-paladin-chosen = { $who } keeps { $keep }, puts { $top } on top and { $bottom } to the bottom of the deck.
paladins-log-paladin-chosen-hidden = { $who } has chosen a paladin.
# $effect (list) - boosts and ability.
paladins-log-paladin-shown = { $who } reveals { $paladin }: { $effect }.
paladins-log-tavern-taken = { $who } takes the tavern with { $tavern }.
paladins-log-passed = { $who } passes.
paladins-log-workers-kept = { $who } keeps { $workers } for the next round.
paladins-log-workers-kept-none = { $who } keeps no worker for the next round.
paladins-log-townsfolk-left = The { $townsfolk } leaves the row.
paladins-log-townsfolk-shown = Newly in town: { $townsfolk }.
paladins-log-outsider-left = The { $outsider } leaves the row.
paladins-log-outsider-shown = A new outsider: { $outsider }.
paladins-log-deck-reshuffled = The discarded { $deck } cards are shuffled into a new deck.
paladins-log-game-over = The game is over.

## Actions

paladins-log-action = { $who } chooses { $action }.
paladins-log-workers-placed = { $who } places { $workers }.
paladins-log-paid-out = { $provisions ->
    [0] { $who } pays { $silver } silver.
    [one] { $silver ->
        [0] { $who } pays { $provisions } provision.
       *[other] { $who } pays { $silver } silver and { $provisions } provision.
    }
   *[other] { $silver ->
        [0] { $who } pays { $provisions } provisions.
       *[other] { $who } pays { $silver } silver and { $provisions } provisions.
    }
}
paladins-log-gained = { $who } gains { $reward }.
# $reward - what the end of the track cost.
paladins-log-gain-cut = { $who } gets nothing for { $reward }: the track is at its end.
paladins-log-declined = { $who } chooses not to { $reward }.
# $debt (number) - 1 if a debt is taken instead of paying.
paladins-log-hired = { $debt ->
    [1] { $who } recruits the { $townsfolk } on credit.
   *[other] { $silver ->
        [0] { $who } recruits the { $townsfolk } for free.
       *[other] { $who } pays { $silver } silver to recruit the { $townsfolk }.
    }
}
paladins-log-discarded = { $debt ->
    [1] { $who } discards the { $townsfolk } on credit.
   *[other] { $silver ->
        [0] { $who } discards the { $townsfolk }.
       *[other] { $who } pays { $silver } silver to discard the { $townsfolk }.
    }
}
paladins-log-commissioned = { $who } sends a monk to region { paladins-roman }, space { $place }.
paladins-log-garrisoned = { $who } sets up an outpost in region { paladins-roman }, space { $place }.
paladins-log-wall-built = { $who } builds a wall: { $wall }.
paladins-log-jar-placed = { $who } puts a jar on space { $place } ({ $rewards }).
paladins-log-attacked = { $silver ->
    [0] { $who } attacks the { $outsider }.
   *[other] { $who } attacks the { $outsider }, paying { $silver } silver for the missing strength.
}
paladins-log-converted = { $who } converts the { $outsider }.
# $slot (number) - 0 left, 1 middle.
paladins-log-workshop-placed = { $slot ->
    [0] { $who } places a workshop on the left space of { $action }.
   *[other] { $who } places a workshop on the middle space of { $action }.
}
paladins-log-worker-sent-home = { $who } makes room for a workshop: { $worker } goes home.
paladins-log-cleared = { $who } clears { $action }.
paladins-log-favour-used = { $who } uses the King’s Favour { $favour }.

## Tax, suspicion, debts

paladins-log-suspicion-drawn = { $tax ->
    [0] { $who } draws a suspicion, without tax.
   *[other] { $who } draws a suspicion, with { $tax } silver of tax.
}
paladins-log-no-suspicion-left = { $who } draws no suspicion: no card is left.
# $left (number) - what remains in the tax supply.
paladins-log-tax-taken = { $who } takes { $n } silver of tax; { $left } left in the tax supply.
paladins-log-tax-refilled = The tax supply is refilled with { $n } silver.
paladins-log-inquisition = { $who } brings about an Inquisition.
paladins-log-ability-used = { $who } uses the { $townsfolk }.
paladins-log-judged = { $who } is judged, for holding most suspicion: { $suspicion }.
paladins-log-suspicion-lost = { $who } returns { $n } suspicion.
paladins-log-debt-taken = { $who } takes a debt.
paladins-log-debt-paid = { $who } pays a debt.
paladins-log-debt-destroyed = { $who } destroys a debt.

## The AI player

paladins-log-ai-workers = { $n ->
    [one] { $who } gains { $n } worker and has { $now }.
   *[other] { $who } gains { $n } workers and has { $now }.
}
paladins-log-ai-workshop = { $who } adds a workshop to { $action }.
paladins-log-ai-scheme = { $who } reveals the scheme { $action }.
paladins-log-ai-cannot = { $who } cannot do { $action }: { $why }.
# $instead (number) - 1 if the scheme asked for another action; $workers (number) - how many it places.
paladins-log-ai-does = { $instead ->
    [0] { $workers ->
        [one] { $who } does { $action } with { $workers } worker.
       *[other] { $who } does { $action } with { $workers } workers.
    }
   *[other] { $workers ->
        [one] { $who } does { $action } instead, the leftmost action open to it, with { $workers } worker.
       *[other] { $who } does { $action } instead, the leftmost action open to it, with { $workers } workers.
    }
}
# $row - which row; $place (number) - where in it, from the left.
paladins-log-ai-skips = { $who } passes over place { $place } of the { $row }: { $why }.
paladins-log-ai-marker-moved = { $who } moves its marker from { $from } to { $to }.
# Once round the track: it is where it was.
paladins-log-ai-marker-moved-around = { $who } moves its marker all the way round to { $to }.
paladins-log-ai-wrapped = { $who } passes the end of its track: { $attribute } rises to { $value }.
paladins-log-ai-schemes-shuffled = { $who } shuffles all of its schemes.
paladins-log-ai-tax-returned = { $who } puts { $n } silver of tax back; { $left } left in the tax supply.
paladins-log-ai-cleared = { $who } clears its right side.
paladins-log-ai-jar = { $who } turns over jar { $n }.

## Why the AI player cannot do something, or passes something over

paladins-ai-why-used = workers already stand there
paladins-ai-why-workers = { $need ->
    [one] it needs { $need } worker and has { $have }
   *[other] it needs { $need } workers and has { $have }
}
paladins-ai-why-faith = faith { $have } of { $need }
paladins-ai-why-strength = strength { $have } of { $need }
paladins-ai-why-influence = influence { $have } of { $need }
paladins-ai-why-limit = already done { $have } times
paladins-ai-why-no-townsfolk = nobody is there
paladins-ai-why-no-outsider = nobody is there
paladins-ai-why-no-space = no free space has a reward it wants
paladins-ai-why-no-wall = the deck of walls is empty
paladins-ai-why-not-revealed = it lies face down
paladins-ai-why-favour-used = a worker stands there
paladins-ai-why-no-order = none is revealed
paladins-ai-why-no-favour = none is free
