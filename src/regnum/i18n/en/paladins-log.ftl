### Paladins of the West Kingdom: the log. $who is a player's name.

## The round

paladins-log-round-began = Round { $round } begins. { $who } goes first.
paladins-log-order-shown = A new King’s Order, for { $vp } VP: { $order }.
# $effect - what it gives; $slots (list) - who must stand there; $cost (list), $costs (number) - what is paid.
paladins-log-favour-shown = { $costs ->
    [0] A new King’s Favour: { $favour }. Worker: { $slots }. It brings: { $effect }.
   *[other] A new King’s Favour: { $favour }. Worker: { $slots }. Cost: { $cost }. It brings: { $effect }.
}
# $tavern (list) - workers.
paladins-log-tavern-shown = A tavern opens: { $tavern }.
paladins-log-paladins-drawn = { $who } draws three paladins: { $a }, { $b } and { $c }.
paladins-log-paladins-drawn-hidden = { $who } draws three paladins.
paladins-log-paladin-chosen = { $who } keeps: { $keep }; on top of the deck: { $top }; to the bottom: { $bottom }.
paladins-log-paladin-chosen-hidden = { $who } has chosen a paladin.
# $effect (list) - boosts and ability.
paladins-log-paladin-shown = { $who } reveals: { $paladin } ({ $effect }).
paladins-log-tavern-taken = { $who } takes a tavern card: { $tavern }.
# To pass: to end one’s round.
paladins-log-passed = { $who } passes.
paladins-log-workers-kept = { $who } keeps { $workers } for the next round.
paladins-log-workers-kept-none = { $who } keeps no worker for the next round.
paladins-log-townsfolk-left = Leaves the row of townsfolk: { $townsfolk }.
paladins-log-townsfolk-shown = Newly in town: { $townsfolk }.
paladins-log-outsider-left = Leaves the row of outsiders: { $outsider }.
paladins-log-outsider-shown = A new outsider: { $outsider }.
# $deck - tavern, suspicion or scheme: a noun.
paladins-log-deck-reshuffled = The discarded { $deck } cards are shuffled into a new deck.
paladins-log-game-over = The game is over.

## Actions

# $action - the name of an action, here and below: Hunt, King’s Favour.
paladins-log-action = { $who } takes an action: { $action }.
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
paladins-log-gain-cut = { $who } gains nothing, since the track is at its end: { $reward }.
# $reward - the name of a reward: "1 debt paid".
paladins-log-declined = { $who } forgoes a reward: { $reward }.
# $debt (number) - 1 if a debt is taken instead of paying; $silver (number) - the price.
paladins-log-hired = { $debt ->
    [1] { $who } recruits on credit: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } recruits for free: { $townsfolk }.
       *[other] { $who } recruits for { $silver } silver: { $townsfolk }.
    }
}
# $debt (number) - 1 if a debt is taken instead of paying; $silver (number) - the price.
paladins-log-discarded = { $debt ->
    [1] { $who } discards on credit: { $townsfolk }.
   *[other] { $silver ->
        [0] { $who } discards: { $townsfolk }.
       *[other] { $who } discards for { $silver } silver: { $townsfolk }.
    }
}
paladins-log-commissioned = { $who } sends a monk to region { paladins-roman }, space { $place }.
paladins-log-garrisoned = { $who } sets up an outpost in region { paladins-roman }, space { $place }.
paladins-log-wall-built = { $who } builds a wall: { $wall }.
paladins-log-jar-placed = { $who } puts a jar on space { $place } ({ $rewards }).
paladins-log-attacked = { $silver ->
    [0] { $who } attacks: { $outsider }.
   *[other] { $who } attacks, paying { $silver } silver for the missing strength: { $outsider }.
}
paladins-log-converted = { $who } converts: { $outsider }.
# $slot (number) - 0 left, 1 middle.
paladins-log-workshop-placed = { $slot ->
    [0] { $who } places a workshop: { $action }, left space.
   *[other] { $who } places a workshop: { $action }, middle space.
}
paladins-log-worker-sent-home = { $who } makes room for a workshop: { $worker } goes home.
# To clear: to take the workers off.
paladins-log-cleared = { $who } clears the space: { $action }.
paladins-log-favour-used = { $who } uses a King’s Favour: { $favour }.

## Tax, suspicion, debts

paladins-log-suspicion-drawn = { $tax ->
    [0] { $who } draws a suspicion, without tax.
   *[other] { $who } draws a suspicion, with { $tax } silver of tax.
}
paladins-log-no-suspicion-left = { $who } draws no suspicion: no card is left.
# $n (number) - what is taken; $left (number) - what remains in the tax supply.
paladins-log-tax-taken = { $who } takes { $n } silver of tax; { $left } left in the tax supply.
paladins-log-tax-refilled = The tax supply is refilled with { $n } silver.
paladins-log-inquisition = { $who } brings about an Inquisition.
paladins-log-ability-used = { $who } uses: { $townsfolk }.
# $suspicion (number) - held; $returned (number) - what goes back of it.
paladins-log-judged = { $who } faces judgement, for holding most suspicion: { $suspicion }.
paladins-log-suspicion-lost = { $who } returns { $n } suspicion.
paladins-log-debt-taken = { $who } takes a debt.
paladins-log-debt-paid = { $who } pays a debt.
paladins-log-debt-destroyed = { $who } destroys a debt.

## The AI player

paladins-log-ai-workers = { $n ->
    [one] { $who } gains { $n } worker and has { $now }.
   *[other] { $who } gains { $n } workers and has { $now }.
}
paladins-log-ai-workshop = { $who } adds a workshop: { $action }.
paladins-log-ai-scheme = { $who } reveals a scheme: { $action }.
# $why - a clause below, without a capital letter and a full stop.
paladins-log-ai-cannot = { $who } cannot do this: { $action } ({ $why }).
# $instead (number) - 1 if the scheme asked for another action; $workers (number) - how many it places.
paladins-log-ai-does = { $instead ->
    [0] { $workers ->
        [one] { $who } acts with { $workers } worker: { $action }.
       *[other] { $who } acts with { $workers } workers: { $action }.
    }
   *[other] { $workers ->
        [one] { $who } does the leftmost action open to it instead, with { $workers } worker: { $action }.
       *[other] { $who } does the leftmost action open to it instead, with { $workers } workers: { $action }.
    }
}
# $row - which row; $place (number) - where in it, from the left.
paladins-log-ai-skips = { $who } leaves out a card ({ $row }, place { $place }): { $why }.
paladins-log-ai-marker-moved = { $who } moves its marker from { $from } to { $to }.
# Once round the track: it is where it was.
paladins-log-ai-marker-moved-around = { $who } moves its marker all the way round to { $to }.
paladins-log-ai-wrapped = { $who } reaches the end of its track and starts anew: { $attribute } rises to { $value }.
paladins-log-ai-schemes-shuffled = { $who } shuffles all of its schemes.
paladins-log-ai-tax-returned = { $who } puts { $n } silver of tax back; { $left } left in the tax supply.
paladins-log-ai-cleared = { $who } clears its right side.
paladins-log-ai-jar = { $who } turns over jar { $n }.

## Why the AI player cannot do something, or leaves something out: clauses about it alone ("it needs"), never said
## of people. $need and $have (numbers) - what it takes and what there is.

paladins-ai-why-used = workers already stand there
paladins-ai-why-workers = { $need ->
    [one] it needs { $need } worker and has { $have }
   *[other] it needs { $need } workers and has { $have }
}
paladins-ai-why-faith = faith { $have } of { $need }
paladins-ai-why-strength = strength { $have } of { $need }
paladins-ai-why-influence = influence { $have } of { $need }
paladins-ai-why-limit = { $have ->
    [one] already done { $have } time
   *[other] already done { $have } times
}
paladins-ai-why-no-townsfolk = nobody is there
paladins-ai-why-no-outsider = nobody is there
paladins-ai-why-no-space = no free space has a reward it wants
paladins-ai-why-no-wall = the deck of walls is empty
paladins-ai-why-not-revealed = it lies face down
paladins-ai-why-favour-used = a worker stands there
paladins-ai-why-no-order = none is revealed
# "Free": nobody stands there.
paladins-ai-why-no-favour = none is free
