### Troyes: the log. $who is a player’s name.

## Set-up

troyes-log-citizen-set = { $who } begins with a citizen: { $space }.
troyes-log-neutral-set = A neutral citizen is set up: { $space }.

## The round

troyes-log-round-began = Round { $round } begins. { $who } goes first.
troyes-log-card-shown = A new activity: { $card }.
troyes-log-income = { $n ->
    [one] { $who } has an income of { $n } denier.
   *[other] { $who } has an income of { $n } deniers.
}
troyes-log-salary = { $paid ->
    [one] { $who } pays { $paid } denier in salaries.
   *[other] { $who } pays { $paid } deniers in salaries.
}
troyes-log-salary-short = { $due ->
    [one] { $who } pays { $paid } of { $due } denier in salaries.
   *[other] { $who } pays { $paid } of { $due } deniers in salaries.
}
# $dice (list) - what they show; $n (number) - how many; $colour - red, white or yellow.
troyes-log-rolled = { $n ->
    [one] { $who } rolls a { $colour } die: { $dice }.
   *[other] { $who } rolls { $n } { $colour } dice: { $dice }.
}
# $owner - Neutral. The rest as in the line before.
troyes-log-rolled-neutral = { $n ->
    [one] For the neutral citizens a { $colour } die is rolled: { $dice }.
   *[other] For the neutral citizens { $n } { $colour } dice are rolled: { $dice }.
}
# To pass: to end one’s round.
troyes-log-purse-grew = { $n ->
    [one] { $who } has passed: { $n } more denier lies in the district.
   *[other] { $who } has passed: { $n } more deniers lie in the district.
}
troyes-log-round-ended = Round { $round } is over.
troyes-log-purse-taken = { $n ->
    [one] { $who } takes { $n } denier from the district.
   *[other] { $who } takes { $n } deniers from the district.
}
troyes-log-citizen-returned = { $who } takes back a lying citizen: { $building }.
troyes-log-citizen-returned-neutral = A lying neutral citizen leaves: { $building }.
troyes-log-start-passed = { $who } will start the next round.
troyes-log-character-shown = { $who } reveals a character: { $character }.
troyes-log-game-over = The game is over.

## Events

troyes-log-red-shown = A new event: { $event }.
# $by - the event that calls; $event - the one called.
troyes-log-called = { $by } calls another event: { $event }.
troyes-log-event-applies = An event takes effect: { $event }.
troyes-log-black-rolled = { $n ->
    [one] { $who } rolls a black die: { $dice }.
   *[other] { $who } rolls { $n } black dice: { $dice }.
}
# $owner - whose citizen it is: the neutral player’s, alone Le Roy’s.
troyes-log-neutral-citizen-rolled = The die shows { $roll }. A new citizen ({ $owner }): { $space }.
troyes-log-no-neutral-left = All neutral citizens are in play already: { $event } does nothing.
troyes-log-no-room = Whoever would be expelled is protected: { $event } does nothing.
# $building - where the citizen lies, expelled, until the end of the round.
troyes-log-expelled = { $who } has a citizen expelled, who now lies there: { $building }.
troyes-log-expelled-neutral = A neutral citizen is expelled and now lies there: { $building }.
troyes-log-cube-removed = { $who } loses a cube of the cathedral: { $window }.
troyes-log-cube-removed-neutral = A neutral cube of the cathedral is removed: { $window }.
troyes-log-cathedral-empty = There is no cube in the cathedral: { $event } does nothing.
# $owner - whose cube it is: the neutral player’s, alone Le Roy’s.
troyes-log-neutral-window = A cube is placed in the cathedral ({ $owner }): { $window }.
troyes-log-cathedral-full = The cathedral is complete: { $event } does nothing.
# $good - how much of what.
troyes-log-lost = { $who } loses { $good }.
troyes-log-lost-nothing = { $who } should lose VP, but has none.
# $good - what is due; $paid (number) - what there was.
troyes-log-short = { $who } owes { $good } and has only { $paid }.

## Black dice

troyes-log-black-die-spent = { $who } spends a die against black dice: { $die }.
# $black (list) - black dice; $total (number) - what the dice spent count.
troyes-log-black-beaten = { $who } counters with { $total }: { $black }.
troyes-log-black-unbeaten = { $who } cannot counter a black die ({ $value }): all dice of the district count { $total }.

## Gains, payments, influence

troyes-log-gained = { $who } gains { $good }.
# $good - what the end of the track cost.
troyes-log-gain-cut = { $who } gains nothing, since the track is at its end: { $good }.
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
troyes-log-rerolled = { $who } rolls a die again: { $die } becomes { $now }.
troyes-log-recruited = { $who } recruits a citizen.
troyes-log-flipped = { $who } turns a die over: { $die } becomes { $now }.

## Actions

troyes-log-acts = { $who } activates a card: { $card }.
troyes-log-acts-cathedral = { $who } builds the cathedral.
troyes-log-acts-agriculture = { $who } uses agriculture.
troyes-log-acts-place = { $who } sends a citizen to a building: { $target }.
troyes-log-acts-event = { $who } takes on an event: { $target }.
# $price (number) - what it costs; $owner - whose it was.
troyes-log-die-taken = { $price ->
    [0] { $who } takes for free: { $die } ({ $owner }).
    [one] { $who } buys for { $price } denier: { $die } ({ $owner }).
   *[other] { $who } buys for { $price } deniers: { $die } ({ $owner }).
}
troyes-log-die-taken-own = { $who } uses a die: { $die }.
troyes-log-cube-used = { $who } uses a cube on a card: { $card }.
# $vp (number) - what the slot is worth at the end.
troyes-log-hired = { $deniers ->
    [one] { $who } hires a tradesman for { $deniers } denier, onto a slot worth { $vp } VP: { $card }.
   *[other] { $who } hires a tradesman for { $deniers } deniers, onto a slot worth { $vp } VP: { $card }.
}
troyes-log-hired-picture = { $deniers ->
    [one] { $who } hires a tradesman for { $deniers } denier, though no slot is free: { $card }.
   *[other] { $who } hires a tradesman for { $deniers } deniers, though no slot is free: { $card }.
}
# $source - personal supply, Palace 3, tradesmen (Merchant) ...
troyes-log-citizen-from = { $who } takes a citizen from: { $source }.
troyes-log-uses = { $n ->
    [one] { $who } uses a card once: { $card }.
   *[other] { $who } uses a card { $n } times: { $card }.
}
troyes-log-cubes-placed = { $n ->
    [one] { $who } puts a cube on a card: { $card }.
   *[other] { $who } puts { $n } cubes on a card: { $card }.
}
troyes-log-nothing-gained = { $who } gains nothing: { $card }.
# $vp, $influence (numbers) - what the space brings; they follow as gains of their own.
troyes-log-cathedral-built = { $who } builds in the cathedral: { $window }.
troyes-log-event-cube = { $n ->
    [one] { $who } puts a cube on an event: { $event }.
   *[other] { $who } puts { $n } cubes on an event: { $event }.
}
troyes-log-event-cube-neutral = { $n ->
    [one] A neutral cube is put on an event: { $event }.
   *[other] { $n } neutral cubes are put on an event: { $event }.
}
troyes-log-event-countered = An event is countered: { $event }.
# The VP follow as a gain of their own: $vp (number) says how many.
troyes-log-event-reward = { $who } receives the reward for an event: { $event }.
troyes-log-event-taken = { $who } takes the event card: { $event }.
troyes-log-event-discarded = The neutral player has most cubes, and the event card is discarded: { $event }.
troyes-log-event-reopened = The cubes go home, and the event begins again: { $event }.
troyes-log-last-cube-removed = { $who } takes back the cube placed last on an event: { $event }.
troyes-log-last-cube-removed-neutral = The neutral cube placed last on an event goes: { $event }.
troyes-log-citizen-placed = { $who } places a citizen: { $space }.
# $hit (number) - 1 if it is enough for a cube.
troyes-log-archer-rolled = { $hit ->
    [1] { $who } rolls { $roll }: the arrow hits.
   *[other] { $who } rolls { $roll }: the arrow misses.
}
troyes-log-passed = { $n ->
    [one] { $who } passes: { $n } denier lies in the district.
   *[other] { $who } passes: { $n } deniers lie in the district.
}
