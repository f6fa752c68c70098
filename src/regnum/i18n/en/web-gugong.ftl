### Gùgōng in the browser: headings of the board and the tray, and what a screen reader says about a
### thing. Names of things are in gugong-cards.ftl, help in web-gugong-help.ftl.

# $round, $rounds (numbers) - the day, and how many there are.
web-gugong-round = Day { $round } of { $rounds }

## The variants of the actions. $n (number) - what it brings; $cost (number) - servants that are paid;
## $steps (number) - of intrigue.

# What a variant of an action does, for the ear: $letter - A or B; $what - one of the messages below.
web-gugong-variant = Variant { $letter }: { $what }.
web-gugong-do-travel-a = Moves: { $n }
web-gugong-do-travel-b = Moves: { $n }. Price in servants: { $cost }
web-gugong-do-wall-a = Servants to place: { $n }
web-gugong-do-wall-b = Servants to place, at most: { $n }. Price in servants: { $cost }
web-gugong-do-jade-a = A jade for the price of its house
web-gugong-do-intrigue-a = Steps up: { $n }. For the first of the day also the medal
web-gugong-do-intrigue-b = Steps up: { $n }. Price in servants: { $cost }
web-gugong-do-palace-a = Steps of the envoy: { $n }
web-gugong-do-palace-b = Steps of the envoy: { $n }. Steps of intrigue: { $steps }. Price in servants: { $cost }
web-gugong-do-decrees-a = The price, and one servant that stays
web-gugong-do-canal-a = Servants onto a ship: { $n }; then a move of a ship. Each of the two if you like
web-gugong-do-canal-b = Servants onto ships: { $n }. Price in servants: { $cost }

## The officials

# $card - "Go stones (3)"; $action - what it lets its giver do.
web-gugong-card-words = { $card }, action: { $action }
web-gugong-official-words = { $place }. Here lies: { $card }
# Short, on the edge of a card: what an exchange would cost.
web-gugong-tag-free = free
web-gugong-tag-pay = pay
web-gugong-tag-none = no action
web-gugong-tag-chosen = chosen
# Beside a gift card that lets its giver do nothing.
web-gugong-no-card-action = no card action
# Before an exchange that is not free and cannot be paid for.
web-gugong-no-action = You cannot pay here: the cards change places, and your turn ends without an action.
# A location was touched before a card.
web-gugong-aim = Show which of your cards could be given here
# $place - a location; $card - the official's gift.
web-gugong-aim-at = { $place }, { $card }: give one of the marked cards.
# $cards (list) - of the hand.
web-gugong-aim-free = Free: { $cards }.
web-gugong-aim-pay = To be paid: { $cards }.
web-gugong-aim-none = None of your cards is free here, and you cannot pay: there would be no action.
# $name - a player; $token - what the token does.
web-gugong-token-of = Token ({ $name }): { $token }
web-gugong-focus-words = Meng’s focus: { $place }

## Travel

# $first, $second, $gone (numbers) - tokens in the two stacks, and traded ones.
web-gugong-stacks = Stacks { $first } + { $second }, discards { $gone }
# $names (list) - players.
web-gugong-travellers = Travellers here: { $names }
web-gugong-city-empty = No token

## The Great Wall

# $total, $size (numbers) - servants there, and of a whole section.
web-gugong-wall-words = { $size ->
    [one] Great Wall: { $total } of { $size } servant
   *[other] Great Wall: { $total } of { $size } servants
}
web-gugong-wall-of = { $name }: { $n }

## Jade. $price (number) - in servants, for the one who looks.

web-gugong-house-words = { $price ->
    [one] House with a jade for { $price } servant
   *[other] House with a jade for { $price } servants
}
web-gugong-house-empty = Empty house
web-gugong-square = Jade square
web-gugong-square-opens = opens when all houses are empty
web-gugong-square-is-open = jade from the supply
web-gugong-square-open = { $price ->
    [one] Jade square: a jade from the supply for { $price } servant
   *[other] Jade square: a jade from the supply for { $price } servants
}
web-gugong-square-shut = { $price ->
    [one] Jade square, for { $price } servant, when all houses are empty
   *[other] Jade square, for { $price } servants, when all houses are empty
}

## Intrigue

# What steps buy after a wall, for the ear.
web-gugong-after-wall = After a wall
# $step (number); $names - the players there, the one ahead first.
web-gugong-stack = Intrigue { $step }: { $names }
web-gugong-medal = Medal: next start player
web-gugong-medal-here = The medal of the next start player lies here
web-gugong-medal-held = { $name } has taken the medal of the next start player

## The palace

# $n (number) - VP for each step.
web-gugong-inside = inside: step = { $n } VP
web-gugong-door-free = Free place in the palace: { $vp } VP
web-gugong-door-taken = Place in the palace, taken ({ $name }): { $vp } VP
web-gugong-envoys = Palace step { $step }: { $names }
# Short, instead of the step of an envoy that has been received.
web-gugong-in = in

## Decrees

# $n - servants more for each servant of another player, with its sign: "+1".
web-gugong-rivals = Price for each rival servant: { $n }
# Before the number of servants.
web-gugong-pay-word = price
web-gugong-yours = yours
web-gugong-decree-words = Decree of level { $level }: { $what }. { $vp } VP at once
web-gugong-decree-servants = Servants there: { $names }
web-gugong-decree-yours = You have it
web-gugong-decree-costs = { $n ->
    [one] It costs you { $n } servant, and one that stays
   *[other] It costs you { $n } servants, and one that stays
}
# A line below the symbols of a decree, at most 22 letters. $max (number) - at most so many VP.
web-gugong-note-morning-intrigue = every morning
web-gugong-note-morning-ship = every morning
web-gugong-note-morning-servants = every morning
web-gugong-note-morning-envoy = every morning
web-gugong-note-morning-swap = every morning
web-gugong-note-cheaper-travel = price of Travel B
web-gugong-note-cheaper-jade = price at Jade
web-gugong-note-extra-on-wall = each wall action
web-gugong-note-equal-is-higher = equal counts higher
web-gugong-note-cheaper-decrees = price of decrees
web-gugong-note-vp-per-vp = at the end, max { $max }
web-gugong-note-vp-at-end = at the end
web-gugong-note-vp-per-jade = at the end, max { $max }
web-gugong-note-vp-per-decree = per own decree
web-gugong-note-vp-per-reward = per port reward

## The Grand Canal. Short, beside the number and symbol of a port.

web-gugong-port-none = none
web-gugong-port-vp = { "" }
web-gugong-port-card = a card
web-gugong-port-double = unlock
# $any (list) - the numbers of the ports whose rewards can be had here.
web-gugong-port-any = any of { $any }
web-gugong-route = Route { $n }
# $name - a player; $n, $places (numbers) - places taken, of all; $double (number) - 1 if the double servant is aboard.
web-gugong-ship-words = { $double ->
    [1] Ship ({ $name }): { $n } of { $places }, the double servant aboard
   *[other] Ship ({ $name }): { $n } of { $places }
}

## The tray

web-gugong-your-hand = Your hand
web-gugong-hand-of = Hand: { $name }
web-gugong-cards-in-hand = Cards in hand
web-gugong-no-cards = No cards left today.
web-gugong-discard = Discard
# $n (number) - pairs of a card and a die.
web-gugong-matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
web-gugong-pool = Pool
# $n (number) - servants; $value (number) - what they pay at most, the double servant as two.
web-gugong-pool-words = { $n ->
    [one] Pool: { $n } servant, worth { $value }
   *[other] Pool: { $n } servants, worth { $value }
}
web-gugong-supply = Supply
web-gugong-supply-words = { $n ->
    [one] General supply: { $n } servant
   *[other] General supply: { $n } servants
}
web-gugong-double = Double servant
web-gugong-double-locked = The double servant is locked until you claim it at a port.
web-gugong-jade = Jade
web-gugong-rewards = Port rewards
web-gugong-reward-words = { $reward }: claimed { $taken } of { $limit }
web-gugong-ship-home = Ship at home
web-gugong-tokens = Travel tokens
web-gugong-tokens-worth = count { $n }
# $name - a player; $n (number) - tokens; $spaces (number) - for how many there is room; $worth (number) - what they count in trades.
web-gugong-tokens-words = Travel tokens ({ $name }): { $n }. Spaces: { $spaces }. Worth in trades: { $worth }
# $token - what it brings.
web-gugong-waiting = Waiting for room: { $token }
web-gugong-active = { $token } ({ $place })
web-gugong-trades = Trade at any time
# $tokens (number) - how many; $gain - for what.
web-gugong-trade-words = Trade tokens: { $tokens }. For them: { $gain }
web-gugong-vp = Victory points
web-gugong-start-player = Start player

## Meng. $hand, $deck, $gone (numbers) - gift cards, automa cards to come and of earlier days.

web-gugong-meng-cards = Gift cards to play: { $hand }; automa cards in the deck: { $deck }, of earlier days: { $gone }
# $n (number) - matches he counts tonight; $claims (number) - port rewards.
web-gugong-meng-night = { $n ->
    [one] Counts as { $n } match tonight; port rewards claimed: { $claims }
   *[other] Counts as { $n } matches tonight; port rewards claimed: { $claims }
}
# $n (number) - automa cards in the deck.
web-gugong-automa-left = { $n ->
    [one] { $n } automa card to come
   *[other] { $n } automa cards to come
}
web-gugong-meng-focus = Focus: { $place }
web-gugong-automa-today = Automa cards of today, oldest first
web-gugong-automa-none = No automa card played yet today.

## Above the board and in the rail

# $faces (list) - numbers.
web-gugong-dice = Destiny dice: { $faces }
web-gugong-die = Destiny die { $n }: { $face }. Its faces: { $faces }
# $place - a location; $given, $taken - gift cards.
web-gugong-exchange-words = { $place }. Given: { $given }. Taken: { $taken }
web-gugong-you-place = you place
web-gugong-you-take = you take
# $name - a player.
web-gugong-places = { $name } places
web-gugong-takes = { $name } takes
# $value, $there (numbers) - what the two cards count.
web-gugong-not-above = { $value } is not above { $there }
# Heading of the actions that an exchange allows; beside each whose action it is.
web-gugong-then = Actions after this exchange
web-gugong-by-gift = your gift
web-gugong-by-location = the location
# Before the players who built a section, in the order in which they may have a benefit.
web-gugong-benefit-order = Benefits, in this order
# Before choices that stand side by side. $n (number) - which die; $face (number) - what it shows.
web-gugong-side-trade = Trade tokens
web-gugong-side-discard = Discard a card
web-gugong-side-die = Die { $n }, now { $face }
# Small, beside a number of tokens. $n (number) - double tokens among them.
web-gugong-with-double = double: { $n }
# Below "Not in the palace" in the list of points.
web-gugong-outside-note = Without an envoy inside, no points count.

## Tabs of a phone, short

web-gugong-short-travel = Travel
web-gugong-short-wall = Wall
web-gugong-short-jade = Jade
web-gugong-short-intrigue = Intrigue
web-gugong-short-palace = Palace
web-gugong-short-decrees = Decrees
web-gugong-short-canal = Canal
