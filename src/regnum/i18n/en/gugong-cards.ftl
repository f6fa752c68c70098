### Gùgōng: what things are called, and what they do.

gugong-title = Gùgōng
gugong-option-bonus = Bonus travel tokens
gugong-option-expert = Expert variant
gugong-option-difficulty = Difficulty
gugong-option-focus = Meng’s focus
gugong-option-sets = Sets of gifts, yours and Meng’s

gugong-phase-morning = Morning
gugong-phase-day = Day
gugong-phase-dusk = Dusk
gugong-phase-night = Night
gugong-phase-end = End of the game

## Gift cards. $name - the gift; $value (number) - its value.

gugong-gift = { $name } ({ $value })
gugong-gift-fruit-bowl = Fruit bowl
gugong-gift-paper-fan = Paper fan
gugong-gift-go-stones = Go stones
gugong-gift-bonsai = Bonsai
gugong-gift-tea-set = Tea set
gugong-gift-vase = Porcelain vase
gugong-gift-necklace = Gem necklace
gugong-gift-pipa = Dunhuang pipa
gugong-gift-statue = Jade statue

# Actions of gift cards besides those of the locations.
gugong-action-servants = Servants
gugong-action-swap = Swap of cards
gugong-action-none = No action

## Locations

gugong-location-travel = Travel
gugong-location-wall = Great Wall
gugong-location-jade = Jade
gugong-location-intrigue = Intrigue
gugong-location-palace = Palace of Heavenly Purity
gugong-location-decrees = Decrees
gugong-location-canal = Grand Canal
# Where a +1 token lies.
gugong-location-board = player board

## Cities, by the names on the board

gugong-city-hangzhou = Hangzhou
gugong-city-nanjing = Nanjing
gugong-city-shenyang = Shenyang
gugong-city-datong = Datong
gugong-city-ningxia = Ningxia
gugong-city-lanzhou = Lanzhou
gugong-city-chengdu = Chengdu
gugong-city-guangzhou = Guangzhou
gugong-city-taiyuan = Taiyuan
gugong-city-xian = Xi’an
gugong-city-kaifeng = Kaifeng
gugong-city-wuchang = Wuchang

## What is gained. $n (number) - how many.

gugong-gain-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
gugong-gain-vp = { $n } VP
gugong-gain-jade = { $n } jade

## Travel tokens by what they bring, as nouns: they stand after a colon. $n (number) - how many; $need (number) - what is asked for.

gugong-token-servants = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
gugong-token-envoy = { $n ->
    [one] { $n } envoy step
   *[other] { $n } envoy steps
}
gugong-token-intrigue = { $n ->
    [one] { $n } intrigue step
   *[other] { $n } intrigue steps
}
gugong-token-discard-for-jade = { $n } jade for discarding a gift of { $need } or more
gugong-token-vp = { $n } VP
gugong-token-swap = a swap of cards
gugong-token-take-back = a discarded gift back to hand
gugong-token-ship = a servant from the supply onto a ship
gugong-token-wall = a servant from the supply onto the Great Wall
gugong-token-buy-jade = { $need ->
    [one] { $n } jade for { $need } servant
   *[other] { $n } jade for { $need } servants
}
gugong-token-double = the token that counts as two
gugong-token-plus = +{ $n } to the value of all your gifts today
gugong-token-toll = a toll of { $n } VP today
gugong-token-follow = following others today

## Decrees by what they bring, as nouns: they stand after a colon. $n (number) - how much; $per, $max (numbers) - for each, at most.

gugong-decree-morning-intrigue = { $n ->
    [one] { $n } intrigue step each morning
   *[other] { $n } intrigue steps each morning
}
gugong-decree-morning-ship = a servant from the supply onto a ship each morning
gugong-decree-morning-servants = { $n ->
    [one] { $n } servant each morning
   *[other] { $n } servants each morning
}
gugong-decree-morning-envoy = { $n ->
    [one] { $n } envoy step each morning
   *[other] { $n } envoy steps each morning
}
gugong-decree-morning-swap = a swap of cards each morning
gugong-decree-cheaper-travel = { $n ->
    [one] two travel moves for { $n } servant less
   *[other] two travel moves for { $n } servants less
}
gugong-decree-cheaper-jade = { $n ->
    [one] the Jade action for { $n } servant less
   *[other] the Jade action for { $n } servants less
}
gugong-decree-extra-on-wall = one more servant, from the supply, with every Great Wall action
gugong-decree-equal-is-higher = gifts of equal value as good as higher ones
gugong-decree-cheaper-decrees = { $n ->
    [one] further decrees for { $n } servant less
   *[other] further decrees for { $n } servants less
}
gugong-decree-vp-per-vp = { $max ->
    [0] at the end { $n } VP for every { $per } VP
   *[other] at the end { $n } VP for every { $per } VP, at most { $max }
}
gugong-decree-vp-at-end = { $n } VP at the end
gugong-decree-vp-per-jade = { $max ->
    [0] at the end { $n } VP for every jade
   *[other] at the end { $n } VP for every jade, at most { $max }
}
gugong-decree-vp-per-decree = at the end { $n } VP for every decree one has, this one too
gugong-decree-vp-per-reward = at the end { $n } VP for every port reward one has

## Intrigue benefits. $n (number) - how many; $steps (number) - how far the marker goes down.

gugong-benefit-servants = { $steps ->
    [one] { $n ->
        [one] { $n } servant for { $steps } step down
       *[other] { $n } servants for { $steps } step down
    }
   *[other] { $n ->
        [one] { $n } servant for { $steps } steps down
       *[other] { $n } servants for { $steps } steps down
    }
}
gugong-benefit-die = { $steps ->
    [one] a turned die for { $steps } step down
   *[other] a turned die for { $steps } steps down
}
gugong-benefit-jade = { $steps ->
    [one] { $n } jade for { $steps } step down
   *[other] { $n } jade for { $steps } steps down
}

## The Grand Canal. $route, $n (numbers) - counted from 1.

gugong-port = port { $n } of route { $route }
gugong-ship = ship { $n }
gugong-reward-vp = { $n } VP
gugong-reward-card = a gift card
gugong-reward-double = the double servant
gugong-reward-any = a reward of one’s choice
gugong-reward-none = no reward

## Meng’s cards. $top - where he goes by day; $bottom - what he does at dusk.

gugong-automa-card = { $top }; at dusk: { $bottom }
gugong-automa-focus = Special: his focus
gugong-dusk-travel = pay for another travel step
gugong-dusk-wall = pay for another servant on the Great Wall
gugong-dusk-intrigue = pay for more intrigue steps
gugong-dusk-palace = pay for another envoy step
gugong-dusk-canal = pay for another servant on a ship
gugong-dusk-free-travel = a free travel step

## The score

gugong-score-wall = Great Wall
gugong-score-destiny = Destiny dice
gugong-score-decrees = Decrees, at once
gugong-score-travel = Travel tokens
gugong-score-trades = Trades
gugong-score-palace = Steps inside the palace
gugong-score-ports = Ports
gugong-score-tolls = Tolls
gugong-score-court = Favour at court
gugong-score-decrees-end = Decrees, at the end
gugong-score-audience = Audience with the emperor
gugong-score-jade = Jade
gugong-score-outside = Not in the palace

gugong-tie-intrigue = The tie is broken by the Intrigue track.
