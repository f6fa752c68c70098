### Paladins of the West Kingdom in the browser: headings of the boards, scenes, and what a screen
### reader or a tooltip says about a thing. Names of things and rules are in paladins.ftl.

## The shared board

web-paladins-townsfolk = Townsfolk
# $n (number) - cards left in a deck.
web-paladins-in-deck = { $n } in the deck
web-paladins-tax = Tax supply
web-paladins-tax-last = last coin: Inquisition
# $now, $full (numbers) - silver there now, and after it has been refilled.
web-paladins-tax-words = Tax supply: { $now } of { $full } silver. Whoever takes the last one brings about an Inquisition.
web-paladins-orders = King’s Orders
# $n (number) - how often an action must have been done.
web-paladins-of-each = { $n } of each
web-paladins-favours = King’s Favours
# $n, $all (numbers) - cards turned up, and all of them.
web-paladins-open-of = { $n } of { $all }
web-paladins-outsiders = Outsiders
# Between two alternatives, each of them symbols.
web-paladins-or = or
# Costs nothing; in the place of a price.
web-paladins-free = free
# $n (number) - silver.
web-paladins-cost = Costs { $n } silver.
web-paladins-cost-or-debt = Costs { $n } silver, or a debt.
web-paladins-place-empty = Nobody is here.
# Short for victory points, beside a number.
web-paladins-vp = VP
# $n (number) - victory points.
web-paladins-points = { $n } VP
# Short: the round in which a card is turned up; R stands for round.
web-paladins-round-short = R{ $n }

## Things in words

# $discard, $ability, $immediate - what they bring; $gained (number) - how many rewards come at once.
web-paladins-townsfolk-words = { $gained ->
    [0] { $name }. Discarded: { $discard }. In your crew: { $ability }.
   *[other] { $name }. Discarded: { $discard }. In your crew: { $ability }; at once: { $immediate }.
}
web-paladins-outsider-words = { $name }. Attacked: { $attack }. Converted: { $convert }, { $scoring }.
# $region (number) - from the left.
web-paladins-region = Region { paladins-roman }
web-paladins-space-free = Free space: { $rewards }
# $name - the player; $rewards (list) - what the space gives. Pieces are named with their owner behind a colon.
web-paladins-space-monk = Monk: { $name } (space: { $rewards })
web-paladins-space-outpost = Outpost: { $name } (space: { $rewards })
# $n (number) - players from whom on it is open.
web-paladins-space-closed = Closed: open with { $n } or more players ({ $rewards })
# $need (number) - of the attribute.
web-paladins-flag-faith = Commission and Convert need { $need } faith here
web-paladins-flag-strength = Garrison and Attack need { $need } strength here
web-paladins-flag-faith-met = Needs { $need } faith: met.
web-paladins-flag-faith-missed = Needs { $need } faith: not met.
web-paladins-flag-strength-met = Needs { $need } strength: met.
web-paladins-flag-strength-missed = Needs { $need } strength: not met.
web-paladins-met = met
# $round (number) - when it is turned up; $vp (number) - what it will be worth.
web-paladins-order-hidden = King’s Order, face down until round { $round }, for { $vp } VP
# $action - the name of an action; $n (number) - how often; $vp (number); $who (list) - the players with how often they have done it.
web-paladins-order-words = { $n ->
    [one] King’s Order: { $action }, { $n } time by the end, for { $vp } VP. So far: { $who }.
   *[other] King’s Order: { $action }, { $n } times by the end, for { $vp } VP. So far: { $who }.
}
web-paladins-order-of = { $name }: { $n }
web-paladins-favour-hidden = King’s Favour, face down until round { $round }
# $costs (number) - how many things are paid; $used (number) - 1 if a worker stands there; $slot - who may stand there; $worker - who does; $cost, $rewards (lists).
web-paladins-favour-words = { $used ->
    [0] { $costs ->
        [0] King’s Favour: { $name }. Worker: { $slot }. Brings: { $rewards }
       *[other] King’s Favour: { $name }. Worker: { $slot }. Cost: { $cost }. Brings: { $rewards }
    }
   *[other] King’s Favour: { $name }. Used this round, worker there: { $worker }. Brings: { $rewards }
}
web-paladins-slot-workshop = Workshop: needs no worker
# $who - who may stand there, such as "a scout"; $worker - who does.
web-paladins-slot-taken = Worker space: { $who }. Here stands: { $worker }
web-paladins-slot-free = Worker space: { $who }

## A player board

web-paladins-silver = Silver
web-paladins-provisions = { $n ->
    [one] Provision
   *[other] Provisions
}
web-paladins-suspicion = Suspicion
web-paladins-debts = Debts
# Beside the number of unpaid debts.
web-paladins-due = due
# Beside the number of paid debts.
web-paladins-paid = paid
web-paladins-workers = Workers
# $n (number) - workers not placed yet.
web-paladins-in-supply = { $n } in supply
web-paladins-pass = Pass
web-paladins-passed = passed
web-paladins-crew = Crew
web-paladins-crew-count = { $n } townsfolk
web-paladins-still-hidden = Still hidden from the others.
# The same, short, over a portrait.
web-paladins-hidden = still hidden
web-paladins-no-paladin = No paladin yet
web-paladins-chosen-hidden = Paladin chosen
# $n (number) - cards.
web-paladins-paladin-deck = { $n ->
    [one] { $n } paladin in the deck
   *[other] { $n } paladins in the deck
}
web-paladins-used = used
web-paladins-workshops = Workshops
# $n (number) - workshops placed.
web-paladins-built = { $n } built
# $n (number) - which one, from the left; $worker - the one it brings; $vp (number) - points for having so many.
web-paladins-workshop-words = { $vp ->
    [0] Workshop { $n }, brings: { $worker }
   *[other] Workshop { $n }, brings: { $worker }; { $vp } VP with so many
}
web-paladins-attributes = Attributes
web-paladins-track-and-paladin = track + paladin
web-paladins-now = now
web-paladins-attribute-points = Points at the end, for the track without the paladin
# $attribute - faith, strength or influence; $track (number) - on the track; $now (number) - with the paladin.
web-paladins-attribute-words = Attribute { $attribute }: { $track } on the track, { $now } with the paladin
web-paladins-jars = Jar shelf
web-paladins-jars-note = reward of Absolve
web-paladins-jar-free = Free for a jar: { $rewards }
web-paladins-jar-filled = A jar stands here ({ $rewards })
# $n (number) - times done.
web-paladins-cells = { $n ->
    [one] done { $n } time
   *[other] done { $n } times
}
# $n (number) - points.
web-paladins-converted = { $name }, worth { $n } VP now
web-paladins-wall = { $vp ->
    [0] Wall: { $rewards }
   *[other] Wall: { $rewards }, { $vp } VP
}
web-paladins-start-player = Start player
web-paladins-jumps = Parts of the board
web-paladins-jump-actions = Actions
web-paladins-jump-tracks = Tracks
web-paladins-jump-crew = Paladin and crew

## The AI player's board

web-paladins-ai-words = One kind of workers, no goods: what it gains moves its marker.
web-paladins-ai-track = Resources
web-paladins-ai-track-note = also where it looks first
# $n (number) - the space of the track, from the left.
web-paladins-ai-marker = The marker is on space { $n }.
web-paladins-ai-schemes = Schemes played
web-paladins-ai-none-played = none yet
web-paladins-ai-top-row = Otherwise
web-paladins-ai-top-row-note = the leftmost it can do
web-paladins-ai-stack = Markers
web-paladins-ai-stack-note = of equal ones the topmost rises first

## Scenes

web-paladins-look-at-board = Look at the board
web-paladins-back-to-choice = Back to the choice
web-paladins-draft = Somebody for your crew
web-paladins-draft-note = One townsfolk card is yours, for free.
web-paladins-at-once = at once: { $rewards }
web-paladins-paladins = Your paladin this round
web-paladins-pick-0 = Step 1 of 2: which paladin rides with you this round?
web-paladins-pick-1 = Step 2 of 2: which one goes on top of your deck, for next round?
web-paladins-pick-2 = Ready: confirm your choice, or swap top and bottom.
web-paladins-pick-do = Confirm: { $name }
web-paladins-pick-again = Choose again
# What a card is now.
web-paladins-role-keep = This round
web-paladins-role-top = On top of the deck
web-paladins-role-bottom = To the bottom
# What touching a card does, by the number of cards chosen.
web-paladins-make-0 = Keep for this round
web-paladins-make-1 = Put on top
# $paladin - the card in words; $foot - what it is, or what touching it does.
web-paladins-hand = { $paladin }. { $foot }.
web-paladins-hand-swap = { $paladin }. { $foot }. Touch it to swap top and bottom.
web-paladins-taverns = Taverns
web-paladins-taverns-note = The workers of one of them join you. Every criminal brings a suspicion.
# $n (number) - its place, from the left; $workers (list) - who is there.
web-paladins-tavern = Tavern { $n }: { $workers }
web-paladins-tavern-taken = Tavern { $n }, taken: { $workers }
web-paladins-taken = taken
web-paladins-pay-note = Touch a worker to send another one.
web-paladins-pay-only = Only these workers can do it.
web-paladins-pay-do = Place them
# $who - who may stand there; $worker - who is to stand there. Touching it sends another one.
web-paladins-pay-change = Worker space: { $who }. Sent: { $worker }. Change
web-paladins-pay-fixed = Worker space: { $who }. Sent: { $worker }
# $rewards (list) - what is paid beside the workers.
web-paladins-pay-besides = also: { $rewards }
# $n (number) - workers.
web-paladins-keep = { $n ->
    [one] Keep one worker
   *[other] Keep { $n } workers
}
# $n (number) - workers.
web-paladins-keep-fewer = { $n ->
    [0] Keep no worker
    [one] Keep one worker at the most
   *[other] Keep { $n } workers at the most
}
web-paladins-keep-nobody = Keep no worker
web-paladins-keep-note = The others leave you at the end of the round.
web-paladins-keep-more = { $n ->
    [one] choose one more
   *[other] choose { $n } more
}
# $workers (list).
web-paladins-keep-do = Keep: { $workers }
web-paladins-rewards = Which reward first?
# $n (number) - silver left in the tax supply.
web-paladins-rewards-note = { $n } silver left in the tax supply: an Inquisition may come in between.
web-paladins-choose-reward = One of these rewards
web-paladins-inquisition = Inquisition
web-paladins-inquisition-note = Whoever holds most suspicion takes a debt and returns half of it.
# $n (number) - suspicion held.
web-paladins-suspicion-of = { $n } suspicion
# Beside a player in an Inquisition: would be judged, would not.
web-paladins-threatened = judgement
web-paladins-spared = no judgement
web-paladins-your-abilities = Your crew, in the order you like

## Sections of the board on a phone

web-paladins-section-townsfolk = Townsfolk
web-paladins-section-map = Map
web-paladins-section-outsiders = Outsiders
web-paladins-section-king = King
