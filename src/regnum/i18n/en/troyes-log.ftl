### Troyes: the log. $who is a player’s name.

## Set-up

troyes-log-citizen-set = { $who } begins with a citizen on { $space }.
troyes-log-neutral-set = A neutral citizen stands on { $space }.

## The round

troyes-log-round-began = Round { $round } begins. { $who } goes first.
troyes-log-card-shown = A new activity: { $card }.
troyes-log-income = { $n ->
    [one] { $who } has an income of { $n } denier.
   *[other] { $who } has an income of { $n } deniers.
}
troyes-log-salary = { $who } pays { $paid ->
    [one] { $paid } denier
   *[other] { $paid } deniers
} in salaries.
troyes-log-salary-short = { $due ->
    [one] { $who } pays { $paid } of { $due } denier in salaries.
   *[other] { $who } pays { $paid } of { $due } deniers in salaries.
}
# $dice (list) - what they show; $n (number) - how many.
troyes-log-rolled = { $n ->
    [one] { $who } rolls a { $colour } die: { $dice }.
   *[other] { $who } rolls { $n } { $colour } dice: { $dice }.
}
troyes-log-rolled-neutral = { $n ->
    [one] The neutral citizens’ { $colour } die shows { $dice }.
   *[other] The neutral citizens’ { $n } { $colour } dice show { $dice }.
}
troyes-log-purse-grew = { $who } has passed: { $n ->
    [one] one more denier lies
   *[other] { $n } more deniers lie
} in the district.
troyes-log-round-ended = Round { $round } is over.
troyes-log-purse-taken = { $n ->
    [one] { $who } takes { $n } denier from the district.
   *[other] { $who } takes { $n } deniers from the district.
}
troyes-log-citizen-returned = { $who } takes back the citizen who lay on the { $building }.
troyes-log-citizen-returned-neutral = The neutral citizen who lay on the { $building } leaves.
troyes-log-start-passed = { $who } is the next start player.
troyes-log-character-shown = { $who } reveals { $character }.
troyes-log-game-over = The game is over.

## Events

troyes-log-red-shown = A new event: { $event }.
# $by - the event that calls; $event - the one called.
troyes-log-called = { $by } calls another event: { $event }.
troyes-log-event-applies = The event { $event } takes effect.
troyes-log-black-rolled = { $n ->
    [one] { $who } rolls a black die: { $dice }.
   *[other] { $who } rolls { $n } black dice: { $dice }.
}
troyes-log-neutral-citizen-rolled = A { $roll } is rolled: a citizen of { $owner } comes to { $space }.
troyes-log-no-neutral-left = All neutral citizens are in play already: { $event } does nothing.
troyes-log-no-room = Whoever would be expelled is protected: { $event } does nothing.
troyes-log-expelled = { $who } has a citizen expelled, who lies on the { $building }.
troyes-log-expelled-neutral = A neutral citizen is expelled and lies on the { $building }.
troyes-log-cube-removed = { $who } loses a cube of the cathedral: { $window }.
troyes-log-cube-removed-neutral = A neutral cube of the cathedral is removed: { $window }.
troyes-log-cathedral-empty = There is no cube in the cathedral: { $event } does nothing.
troyes-log-neutral-window = A cube of { $owner } is placed in the cathedral: { $window }.
troyes-log-cathedral-full = The cathedral is complete: { $event } does nothing.
# $good - how much of what.
troyes-log-lost = { $who } loses { $good }.
troyes-log-lost-nothing = { $who } should lose VP, but has none.
# $good - what is due; $paid (number) - what there was.
troyes-log-short = { $who } owes { $good } and has only { $paid }.

## Black dice

troyes-log-black-die-spent = { $who } spends { $die } against black dice.
# $black (list) - black dice; $total (number) - what the dice spent count.
troyes-log-black-beaten = { $who } counters { $black } with { $total }.
troyes-log-black-unbeaten = { $who } cannot counter the black { $value }: all dice of the district count { $total }.

## Gains, payments, influence

troyes-log-gained = { $who } gains { $good }.
# $good - what the end of the track cost.
troyes-log-gain-cut = { $who } gets nothing for { $good }: the track is at its end.
troyes-log-paid = { $who } pays { $good }.
troyes-log-paid-to = { $n ->
    [one] { $who } pays { $n } denier to { $to }.
   *[other] { $who } pays { $n } deniers to { $to }.
}
# $due (number) - what is asked for; $paid (number) - what there is.
troyes-log-pays-less = { $due ->
    [one] { $who } should pay { $due } denier to { $to } and has none.
   *[other] { $who } should pay { $due } deniers to { $to } and has only { $paid }.
}
troyes-log-rerolled = { $who } re-rolls { $die } and gets { $now }.
troyes-log-recruited = { $who } recruits a citizen.
troyes-log-flipped = { $who } turns over { $die }, which shows { $now }.

## Actions

troyes-log-acts = { $who } activates { $card }.
troyes-log-acts-cathedral = { $who } builds the cathedral.
troyes-log-acts-agriculture = { $who } uses agriculture.
troyes-log-acts-place = { $who } places a citizen in the { $target }.
troyes-log-acts-event = { $who } takes on { $target }.
# $price (number) - what it costs.
troyes-log-die-taken = { $price ->
    [0] { $who } takes { $die } of { $owner } for free.
    [one] { $who } buys { $die } of { $owner } for { $price } denier.
   *[other] { $who } buys { $die } of { $owner } for { $price } deniers.
}
troyes-log-die-taken-own = { $who } uses { $die }.
troyes-log-cube-used = { $who } uses a cube on { $card }.
# $vp (number) - what the slot is worth at the end.
troyes-log-hired = { $deniers ->
    [one] { $who } hires a tradesman at { $card } for { $deniers } denier, onto a slot worth { $vp } VP.
   *[other] { $who } hires a tradesman at { $card } for { $deniers } deniers, onto a slot worth { $vp } VP.
}
troyes-log-hired-picture = { $deniers ->
    [one] { $who } hires a tradesman at { $card } for { $deniers } denier; no slot is free.
   *[other] { $who } hires a tradesman at { $card } for { $deniers } deniers; no slot is free.
}
troyes-log-citizen-from = { $who } takes the citizen from { $source }.
troyes-log-uses = { $n ->
    [one] { $who } uses { $card } once.
   *[other] { $who } uses { $card } { $n } times.
}
troyes-log-cubes-placed = { $n ->
    [one] { $who } puts a cube on { $card }.
   *[other] { $who } puts { $n } cubes on { $card }.
}
troyes-log-nothing-gained = { $who } gains nothing from { $card }.
troyes-log-cathedral-built = { $who } builds { $window } of the cathedral.
troyes-log-event-cube = { $n ->
    [one] { $who } puts a cube on { $event }.
   *[other] { $who } puts { $n } cubes on { $event }.
}
troyes-log-event-cube-neutral = { $n ->
    [one] A neutral cube is put on { $event }.
   *[other] { $n } neutral cubes are put on { $event }.
}
troyes-log-event-countered = { $event } is countered.
# The VP follow as a gain of their own: $vp (number) says how many.
troyes-log-event-reward = { $who } is rewarded for countering { $event }.
troyes-log-event-taken = { $who } takes the card { $event }.
troyes-log-event-discarded = The neutral player has most cubes: the card { $event } is discarded.
troyes-log-event-reopened = The cubes go home, and { $event } begins again.
troyes-log-last-cube-removed = { $who } takes back the cube placed last on { $event }.
troyes-log-last-cube-removed-neutral = The neutral cube placed last on { $event } goes.
troyes-log-citizen-placed = { $who } places a citizen on { $space }.
# $hit (number) - 1 if it is enough for a cube.
troyes-log-archer-rolled = { $hit ->
    [1] { $who } rolls { $roll }: the arrow hits.
   *[other] { $who } rolls { $roll }: the arrow misses.
}
troyes-log-passed = { $n ->
    [one] { $who } passes: { $n } denier lies in the district.
   *[other] { $who } passes: { $n } deniers lie in the district.
}
