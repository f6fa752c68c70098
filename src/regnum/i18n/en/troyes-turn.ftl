### Troyes: what a player is asked, offered and refused during a turn.

## Questions

troyes-prompt-turn = Your turn: choose an action or a die to begin with, spend influence, or pass.
# $card - the activity card whose cube is used.
troyes-prompt-turn-cube = The cube on { $card } changes this action: choose an action or a die to begin with.
# $total (number) - what the dice count; $price (number) - deniers for those of others; $n (number) - dice.
troyes-prompt-group = { $price ->
    [0] Your group counts { $total }. Choose what to do with it, or another die.
    [one] Your group counts { $total } and costs { $price } denier. Choose what to do with it, or another die.
   *[other] Your group counts { $total } and costs { $price } deniers. Choose what to do with it, or another die.
}
troyes-prompt-group-cube = { $price ->
    [0] With the cube on { $card } your group counts { $total }. Choose what to do with it, or another die.
    [one] With the cube on { $card } your group counts { $total } and costs { $price } denier. Choose what to do with it, or another die.
   *[other] With the cube on { $card } your group counts { $total } and costs { $price } deniers. Choose what to do with it, or another die.
}
# $target - the activity card.
troyes-prompt-group-first = { $target } takes dice of any colours: choose the first one.
troyes-prompt-group-target = { $price ->
    [0] Your dice for { $target } count { $total }. Add another die, or go on with these.
    [one] Your dice for { $target } count { $total } and cost { $price } denier. Add another die, or go on with these.
   *[other] Your dice for { $target } count { $total } and cost { $price } deniers. Add another die, or go on with these.
}
# $colour - which dice: "red dice"; $target - the name of a card, an event, a building, ...
troyes-prompt-choose-dice = Choose { $colour } (for: { $target }).
troyes-prompt-source-hire = Which citizen becomes your tradesman at { $card }?
troyes-prompt-source-place = { $building }: which citizen do you place?
# $owner - whose citizen falls out; $row (number) - how many spaces a row has: in the palace each is alone.
troyes-prompt-source-expel = { $row ->
    [1] { $building }: which citizen do you place? One will be expelled ({ $owner }).
   *[other] { $building }: which citizen do you place? One will be expelled ({ $owner }), unless yours leaves a gap in the same row.
}
# $most (number) - how often.
troyes-prompt-uses-card = { $target }: how often do you use it? At most: { $most }.
troyes-prompt-uses-delayed = { $target }: how many cubes do you put there? At most: { $most }.
troyes-prompt-uses-event = { $target }: how many cubes do you put there? At most: { $most }.
# $left (number) - uses that are left.
troyes-prompt-choose-building = { $left ->
    [one] Which building pays for this use?
   *[other] Which building pays for this use? { $left } uses are left.
}
# $left (number) - cubes that are left.
troyes-prompt-place-cube = { $left ->
    [one] On which event do you put your cube?
   *[other] On which event do you put your next cube? { $left } are left.
}
troyes-prompt-flip = Choose a die of your district to turn over; up to { $most } in all.
# $dice (list) - those chosen.
troyes-prompt-flip-more = { $dice } will be turned over. Another one, up to { $most } in all?

## Options

# $target - the name of a card, an event, a building.
troyes-opt-target-card = Activate: { $target }
troyes-opt-target-hire = Hire a tradesman and activate: { $target }
# $place (number) - in the row of events, from the left.
troyes-opt-target-event = Counter: { $target } (event { $place } of the row)
troyes-opt-target-building = Place a citizen: { $target }
troyes-opt-target-cathedral = Build the cathedral
troyes-opt-target-agriculture = Use agriculture
# $round (number) - in which it is turned up.
troyes-opt-target-closed = A card that is turned up in round { $round }
troyes-opt-cube = Use your cube: { $card }
# $die - a die, and whose it is.
troyes-opt-die = Begin with: { $die }
troyes-opt-more-die = Add: { $die }
# $total (number) - what the group then counts.
troyes-opt-add-die = Add: { $die } (your group then counts { $total })
# $dice (list) - the dice of a group.
troyes-opt-dice = Dice: { $dice } (counting { $total })
troyes-opt-pass = Pass: no more actions this round
troyes-opt-reroll = Roll again: { $die }
troyes-opt-reroll-any = Roll a die again
troyes-opt-recruit = Take a citizen from the general supply
troyes-opt-flip = Turn over up to { $most } of your dice
# $now (number) - what it will show.
troyes-opt-flip-die = Turn over: { $die } becomes { $now }
troyes-opt-flip-done = { $n ->
    [one] Turn over this die only
   *[other] Turn over these { $n } dice
}
# $source - where the citizen comes from.
troyes-opt-source = Citizen from: { $source }
troyes-opt-uses-card = { $n ->
    [one] Once
   *[other] { $n } times
}
troyes-opt-uses-delayed = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
troyes-opt-uses-event = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
# $n (number) - deniers.
troyes-opt-choose-building = { $n ->
    [one] { $building } (pays { $n } denier)
   *[other] { $building } (pays { $n } deniers)
}
# $place (number) - in the row of events, from the left; $left (number) - free flags: nobody’s cube is on them.
troyes-opt-event-cube = { $left ->
    [one] { $event } (event { $place } of the row): its last free flag
   *[other] { $event } (event { $place } of the row): { $left } free flags
}
troyes-opt-cubes-done = { $left ->
    [one] Leave this cube unplaced
   *[other] Leave the { $left } cubes that are left unplaced
}

# A die of another district. $owner - a player or the neutral player.
troyes-die-of = { $die } ({ $owner })

# Which dice an action takes; in sentences.
troyes-dice-red = red dice
troyes-dice-white = white dice
troyes-dice-yellow = yellow dice
troyes-dice-one-colour = dice of one colour
troyes-dice-any = dice of any colours

## What a choice brings; these stand in lists.

troyes-gives-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
}
troyes-gives-delayed-cubes = { $n ->
    [one] { $n } cube for a later action
   *[other] { $n } cubes for later actions
}
troyes-gives-event-cubes = { $n ->
    [one] { $n } cube on an event
   *[other] { $n } cubes on events
}
troyes-gives-windows = { $n ->
    [one] { $n } cube in the cathedral
   *[other] { $n } cubes in the cathedral
}
troyes-gives-places = nobody is expelled
troyes-gives-expels = expels a citizen ({ $owner })
troyes-gives-nothing = nothing
# $effect (list) - the most that any group would bring.
troyes-gives-up-to = at most: { $effect }

## Reasons. $need and $have are numbers.

troyes-why-card-closed = This card lies face down until round { $need }.
# $colour - which dice: "red dice".
troyes-why-no-dice = None of the dice for this is left in any district: { $colour }.
# $size (number) - dice in the group, 0 if none is chosen; $bought (number) - of these bought; $price (number) - of each.
troyes-why-deniers-dice = { $size ->
    [0] Deniers needed for the cheapest dice that would do: { $need }; you have { $have }.
    [1] Deniers needed for this die: { $need }; you have { $have }.
   *[other] Deniers needed: { $need }. Every bought die costs { $price } in a group of { $size }, and { $bought } would be bought. You have { $have }.
}
# $hire, $use, $dice (numbers) - deniers for the tradesman, for one use, for the dice.
troyes-why-deniers-card = Deniers needed: { $need } ({ $hire } for the tradesman, { $use } for one use, { $dice } for the dice). You have { $have }.
# $colour - which dice.
troyes-why-total-short = These dice count { $have }; what is needed here: { $need } or more.
troyes-why-best-short = Dice needed: { $colour } that count { $need } or more; the best group there is counts { $have }.
troyes-why-influence-short = Needs { $need } influence; you have { $have }.
troyes-why-other-colour = Other dice are needed here: { $colour }.
troyes-why-one-die = A citizen is placed with exactly one die; these are { $have }.
troyes-why-group-full = { $need ->
    [one] A group has at most { $need } die.
   *[other] A group has at most { $need } dice.
}
# $need (number) - a number of the cathedral.
troyes-why-no-window = Number { $need } of the cathedral has no free level for this: { $have } of its levels are built.
troyes-why-no-window-left = No die that you could take has a free space of its number in the cathedral.
# $card - the card of the cube.
troyes-why-cube-not-here = The cube on { $card } does not change where a cube or a citizen is placed.
troyes-why-cube-colour = The cube on { $card } changes other dice than those needed here.
troyes-why-cube-changes-nothing = Dice of any colour do here, so the cube on { $card } would change nothing.
troyes-why-cube-one-die = With the cube on { $card } a single die is used; these would be { $have }.
troyes-why-nothing-free = With the cube on { $card } at least one die must be taken for nothing from another district.
troyes-why-no-citizen = You have no citizen who could be used here.
troyes-why-same-space = This citizen would stand where it stands now: choose another one.
troyes-why-supply-empty = Nobody is left in your supply: recruit for influence, or move a citizen who is on the board.
troyes-why-supply-there = Nobody needs to be recruited while you have citizens in your supply: { $have }.
troyes-why-reserve-empty = All your citizens are in play ({ $need }).
troyes-why-no-own-dice = No die is left in your district.
troyes-why-uses-deniers = { $need ->
    [one] So many uses cost { $need } denier; you have { $have }.
   *[other] So many uses cost { $need } deniers; you have { $have }.
}
troyes-why-uses-influence = So many uses cost { $need } influence; you have { $have }.
troyes-why-no-action = No action can be completed with this die: with what you have, no target takes a group that it is part of.
troyes-why-no-cube-action = No action can be completed with the cube on { $card }: its dice are not there, or not affordable, or nothing takes them.
troyes-why-flags = { $have ->
    [one] Too many cubes ({ $need }): this event has { $have } free flag.
   *[other] Too many cubes ({ $need }): this event has { $have } free flags.
}
troyes-why-one-cube = The cube on { $card } changes this action already: one cube is the most for an action.
troyes-why-begun = You have begun an action: complete it, or take it back first.
# $owner - a player or the neutral player.
troyes-why-not-own-die = Influence changes dice of your own district only; this one is not yours ({ $owner }).
troyes-why-other-building = Only citizens in the palace or in the bishopric pay here.
