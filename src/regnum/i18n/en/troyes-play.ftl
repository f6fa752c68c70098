### Troyes: what a player is asked, offered and refused before the round and against black dice.

## Questions

# $n (number) - citizens still to be placed.
troyes-prompt-place-first = { $n ->
    [one] Place your last citizen: its building gives you a die each round.
   *[other] Place a citizen, one of { $n } left: its building gives you a die each round.
}
# $need (number) - the highest black die; $have (number) - what all own dice count, red ones twice.
troyes-prompt-counter-black = A black { $need } attacks: counter it with your dice, which together count { $have }. Red dice count twice.
troyes-prompt-counter-black-weak = A black { $need } attacks, and your dice count { $have } together: too little. Use influence, or yield.
# $have (number) - what the chosen dice count.
troyes-prompt-counter-black-more = Your dice count { $have } against the black { $need }. Choose more of them, or the black dice you counter.

## Options

troyes-opt-space = { $space }
# $die - a die; $n (number) - what it counts against black dice.
troyes-opt-black-die = Use: { $die } (counts { $n })
# $dice (list) - black dice; $n (number) - how many.
troyes-opt-beat = { $n ->
    [one] Counter: { $dice }
   *[other] Counter together: { $dice }
}
troyes-opt-yield = Yield to the black die ({ $value }) and lose { $vp } VP
troyes-opt-black-cube = A cube: { $card }

## Reasons. $need and $have are numbers.

troyes-why-space-taken = Somebody stands there already: before the first round citizens go to free spaces.
troyes-why-black-must-fight = Your dice count { $have }, the black die { $need }: who is able to counter it must.
troyes-why-black-too-strong = The black die is a { $need }, and all your dice together count { $have } only. Re-roll or turn dice over with influence, or yield.
troyes-why-black-total = That takes dice that count { $need } together; those you have chosen count { $have }.
troyes-why-black-not-highest = The highest black die, a { $need }, must be countered first; a { $have } may go with it.
# $owner - a player or the neutral player.
troyes-why-black-own-only = Against black dice only the dice of your own district count; this one is not yours ({ $owner }).
troyes-why-black-no-cubes = Cubes on cards change actions only, not dice that counter black dice.
# $building - where a lying citizen protects its colour.
troyes-why-protected = A citizen of the same colour lies there already ({ $building }), so no other of that colour can be expelled this round. Take another row, or wait for the next round.

## What should be said before a choice

# $n (number) - dice in the district of whoever passes.
troyes-warn-dice = { $n ->
    [one] { $n } die of yours stays unused this round.
   *[other] { $n } dice of yours stay unused this round.
}
