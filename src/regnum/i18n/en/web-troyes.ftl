### Troyes in the browser: headings of the boards, and what a screen reader or a tooltip says about a
### thing. Names of things and rules are in troyes.ftl.

## The board

web-troyes-square = City square
web-troyes-cathedral = Cathedral
web-troyes-agriculture = Agriculture
# The district and the pieces of nobody.
web-troyes-neutral = Neutral
web-troyes-events = Events
web-troyes-in-decks = in decks
# $n (number) - events that are out of sight.
web-troyes-more-events = { $n ->
    [one] One more event
   *[other] { $n } more events
}
# $n (number) - events before those that are shown.
web-troyes-earlier-events = { $n ->
    [one] One earlier event
   *[other] { $n } earlier events
}
# Marauding is printed on the board.
web-troyes-stays = never leaves
web-troyes-enemies = Enemies
web-troyes-activities = Activity cards
web-troyes-influence = Influence
web-troyes-delayed = Its uses are cubes for later actions
# $name - the player who is looking.
web-troyes-you = { $name } (you)
web-troyes-purse = Deniers waiting in the district
web-troyes-total-is = Total of the dice: { $n }

## Effects in short, on cards: there is room for one or two short words

# The whole group of dice; each die of it; without cost; for whoever has most dice, with a colon and without;
# for the highest sum; all of them; each player.
web-troyes-fx-group = group
web-troyes-fx-each = each
web-troyes-fx-free = free
web-troyes-fx-most = most:
web-troyes-fx-most-short = most
web-troyes-fx-sum = most:
web-troyes-fx-all = all
web-troyes-fx-everybody = each

## Things in words

# $colour - of the die; $value (number) - what it shows; $owner - whose it is.
web-troyes-die = { $colour } { $value }, { $owner }
web-troyes-die-chosen = { $colour } { $value }, { $owner }, chosen
# $values - the dice that lead there.
web-troyes-space-free = { $building }, { $values }: free
web-troyes-space-taken = { $building }, { $values }: { $owner }
web-troyes-window-built = { $where }: { $owner }
# $n (number) - points lost.
web-troyes-level-missing = No cube of yours on this level: it would cost you { $n } VP at the end.
# $n (number) - deniers.
web-troyes-wage = { $n ->
    [0] Citizens here cost nothing.
    [one] Each citizen here costs { $n } denier every round.
   *[other] Each citizen here costs { $n } deniers every round.
}
# $owner - a player, or Neutral.
web-troyes-lying = Expelled citizen: { $owner }
web-troyes-influence-of = { $name }: { $n } influence
# $round (number) - in which it is turned up.
web-troyes-card-down = Activity card, face down until round { $round }
# $n (number) - points at the end.
web-troyes-slot-free = Free slot, { $n } VP
# $n (number) - points at the end; $name - the player; $card - its name.
web-troyes-slot-taken = Tradesman ({ $name }): { $card }, { $n } VP
# $name - the player; $n (number) - cubes.
web-troyes-cubes-of = Cubes ({ $name }): { $n }

## Players

web-troyes-yours = Yours
web-troyes-deniers = deniers
web-troyes-dice = Dice
web-troyes-vp = victory points
web-troyes-secret = secret
web-troyes-start-player = Start player
web-troyes-passed = passed
web-troyes-supply = citizens at hand
web-troyes-reserve = to be recruited
web-troyes-supply-has = { $n ->
    [one] { $n } citizen in your supply
   *[other] { $n } citizens in your supply
}
web-troyes-reserve-has = { $n ->
    [one] { $n } citizen in the general supply
   *[other] { $n } citizens in the general supply
}
web-troyes-events-won = event cards
web-troyes-on-board = On the board
web-troyes-in-cathedral = in the cathedral

## Characters and notes

# $what - what the character counts; $n (number) - how much one has.
web-troyes-counts = { $what }: { $n }
web-troyes-character-hidden = A secret character, shown at the end.
# $n (number) - characters dealt to you.
web-troyes-your-characters = { $n ->
    [one] Your character
   *[other] Your characters
}
web-troyes-character-row = Characters
web-troyes-notes = Notes on the others’ characters
web-troyes-notes-about = Notes: { $name }
# $guess - maybe, no or yes; $name - a player; $character - its name.
web-troyes-note = { $guess ->
    [no] { $character }: not { $name }
    [yes] { $character }: { $name }
   *[maybe] { $character }: { $name }, perhaps
}
web-troyes-note-mine = { $character }: yours

## Choosing

web-troyes-group = The chosen dice
web-troyes-total = Total
web-troyes-price = Price
# Heading of how many deniers go to whom.
web-troyes-pays = Payments
# $owner - the only one who is paid.
web-troyes-pays-to = Paid to: { $owner }
# The question about chosen dice; their total and price stand beside it.
web-troyes-ask-group = What do your dice do?
web-troyes-ask-group-target = { $target }: more dice?
# $n (number) - the highest black die.
web-troyes-against = Enemy: { $n }
web-troyes-power-reroll = Re-roll
web-troyes-power-recruit = Recruit
web-troyes-power-flip = Turn over
web-troyes-power-pass = Pass
# For the ear, before what a choice may bring at most.
web-troyes-up-to = (at most)
# Choices in a few words: $target, $card - names.
web-troyes-do-target-card = { $target }
web-troyes-do-target-hire = Hire: { $target }
web-troyes-do-target-event = Counter: { $target }
web-troyes-do-target-building = Citizen: { $target }
# In any building.
web-troyes-do-place = Place a citizen
web-troyes-do-target-cathedral = Cathedral
web-troyes-do-target-agriculture = Agriculture
# Heading of black dice.
web-troyes-do-beat = Counter
web-troyes-pick-hint = Touch the dice you want, or take a group from the list.
web-troyes-pick-more = Not a whole group yet: add a die.
web-troyes-pick-take = Use them
# $die - a die in words.
web-troyes-put-back = { $die }: put it back

## What cannot be done now, in a few words beside its name. $need and $have are numbers.

# $what - something one could do; $why - a few words, one of the messages below.
web-troyes-locked = Not possible: { $what } ({ $why })
# $n (number) - targets for which it is plain to see why.
web-troyes-locked-more = { $n ->
    [one] One more out of reach
   *[other] { $n } more out of reach
}
web-troyes-lock-card-closed = from round { $need } on
# $colour - which dice.
web-troyes-lock-no-dice = none left: { $colour }
web-troyes-lock-other-colour = dice needed: { $colour }
web-troyes-lock-deniers-dice = dice cost { $need }, you have { $have }
web-troyes-lock-deniers-card = { $need ->
    [one] needs { $need } denier, you have { $have }
   *[other] needs { $need } deniers, you have { $have }
}
web-troyes-lock-total-short = needs { $need }, counts { $have }
web-troyes-lock-best-short = needs { $need }, at most { $have }
web-troyes-lock-influence-short = needs { $need } influence, you have { $have }
web-troyes-lock-one-die = exactly one die
web-troyes-lock-group-full = { $need } dice at most
web-troyes-lock-no-window = number { $need } has no free level
web-troyes-lock-no-window-left = no free space for these dice
web-troyes-lock-cube-not-here = not with this cube
web-troyes-lock-cube-colour = not with this cube
web-troyes-lock-cube-changes-nothing = not with this cube
web-troyes-lock-cube-one-die = one die with this cube
web-troyes-lock-nothing-free = no die for nothing
web-troyes-lock-no-citizen = no citizen for it
# $owner - whose citizen would fall out and is protected by one who lies there.
web-troyes-lock-protected = who would fall out is protected
web-troyes-lock-reserve-empty = all { $need } citizens are in play
web-troyes-lock-no-own-dice = no die in your district
web-troyes-lock-begun = an action is begun

## Le Roy

web-troyes-king-table = What Le Roy does, by two black dice
# $one, $two (numbers) - the dice; $what - the action of that row.
web-troyes-king-roll = Le Roy rolled { $one } and { $two }: { $what }
web-troyes-king-vp = { $vp } VP
web-troyes-king-citizen = places a citizen
web-troyes-king-rightmost-event = counters the rightmost event
web-troyes-king-tradesman = hires a tradesman
web-troyes-king-cathedral = { $cubes ->
    [one] { $cubes } cube in the cathedral
   *[other] { $cubes } cubes in the cathedral
}
web-troyes-king-character = both score the next character
# $n (number) - dice; $bought (number) - how many of them he buys from you; $price (number) - deniers for all of these.
web-troyes-king-dice = { $bought ->
    [0] { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
   *[other] { $n ->
        [one] { $n } die; bought from you: { $bought }, price: { $price }
       *[other] { $n } dice; bought from you: { $bought }, price: { $price }
    }
}
web-troyes-king-dice-flags = one die per free flag
web-troyes-king-row = { $action }; { $cost }
# Heading of the dice he spends.
web-troyes-king-spends = Dice spent:
# Below a die that he buys from the player.
web-troyes-king-bought = seller: { $name }
web-troyes-king-ranking = Best dice first
web-troyes-king-ranking-why = Le Roy always spends his best dice first: by value, and of equal ones red before yellow before white.
# Above his table of eleven sums.
web-troyes-king-sums = Sum of two dice
web-troyes-king-sums-why = On his turn Le Roy rolls two black dice; their sum says what he does.
# $dice (list) - dice, the best one first.
web-troyes-king-ranking-of = Le Roy’s dice, the best one first: { $dice }
# Why he hires there, and why he builds there.
web-troyes-king-why-hired = The free slot that is worth most, or the cheapest card of those
web-troyes-king-why-built = The highest free number of the lowest level

## Phone

# $owner - whose dice; $n (number) - how many.
web-troyes-open-district = { $n ->
    [one] { $owner }: show the { $n } die large
   *[other] { $owner }: show the { $n } dice large
}
web-troyes-tab-square = Square
web-troyes-tab-cards = Cards
web-troyes-tab-events = Events
web-troyes-tab-cathedral = Cathedral
web-troyes-tab-buildings = Buildings
web-troyes-estate-red = Military
web-troyes-estate-white = Religious
web-troyes-estate-yellow = Civil

## The end

# $names (list) - players who had the character.
web-troyes-held-by = { $names }
web-troyes-not-in-play = not in play
# Solo: a character that Le Roy had scored during the game.
web-troyes-scored-before = scored during the game
# $n - the player’s VP less Le Roy’s, with its sign.
web-troyes-difference = Difference to Le Roy: { $n } VP
web-troyes-grades = Grades by the difference
