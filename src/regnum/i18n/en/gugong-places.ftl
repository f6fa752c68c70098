### Gùgōng: what a player is asked, offered and refused at the seven locations.

## Questions

# Why an action is performed: the beginning of the questions of the locations.
gugong-by-card = Action of your gift
gugong-by-location = Action of the location
gugong-by-follow = You may follow

gugong-prompt-travel = { $by }: do you travel?
gugong-prompt-wall = { $by }: do you build at the Great Wall?
gugong-prompt-jade = { $by }: do you buy jade?
gugong-prompt-intrigue = { $by }: do you climb the Intrigue track?
gugong-prompt-palace = { $by }: do you send your envoy on to the palace?
gugong-prompt-decree = { $by }: do you pay for a decree?
gugong-prompt-canal = { $by }: do you use the Grand Canal?

# $n (number) - most that can be gained; $have (number) - servants in the general supply.
gugong-prompt-gain-servants = { $n ->
    [one] You gain { $n } servant of the { $have } in your general supply. Which one?
   *[other] You gain { $n } servants of the { $have } in your general supply. Which ones, and how many?
}
gugong-prompt-gain-last-servant = You may gain the last servant of your general supply. Take it?
gugong-prompt-first-move = Your traveller enters the map: in which city with a token?
# $n (number) - moves left, this one too.
gugong-prompt-travel-move = { $n ->
    [one] Where does your traveller go?
   *[other] You have { $n } moves. Where does your traveller go first?
}
gugong-prompt-use-token = The token brings: { $token }. Do you use it?
# $need (number) - the least value.
gugong-prompt-discard-for-jade = The token brings jade for a gift of value { $need } or more from your hand. Which one do you discard?
gugong-prompt-take-back = Which card of your discard pile do you take back into your hand?
gugong-prompt-activate = A bonus token: { $token }. Do you put it to work with a servant of your pool?
gugong-prompt-wall-extra = Your decree lets you place another servant, from your general supply. Do you?
# $have (number) - the step where the marker stands.
gugong-prompt-benefit = The section is complete, and you stand on step { $have } of Intrigue. Do you go down for a benefit?
gugong-prompt-turn-die = Which destiny die do you turn, and to which face?
gugong-prompt-load-ship = Onto which ship do you put a servant?
# $n (number) - servants still to place.
gugong-prompt-load-ship-two = { $n ->
    [one] Onto which ship do you put the second servant?
   *[other] You put { $n } servants onto ships. Where does the first one go?
}
gugong-prompt-load-ship-supply = Onto which ship do you put a servant of your general supply?
gugong-prompt-move-ship = Which ship do you move on to the next free port?
gugong-prompt-claim = Full ships may claim the reward of their port. Which one do you claim?

## Ways out

gugong-opt-skip-place = Skip: { $place }
gugong-opt-move-lost = No token is in reach: the move is lost
gugong-opt-decline-token = Do without: { $token }
gugong-opt-store-token = Only store it
gugong-opt-decline-extra = No further servant
gugong-opt-decline-benefit = Stay where you are
gugong-opt-skip-load = No servant
gugong-opt-decline-load = Do without
gugong-opt-skip-move = No move
gugong-opt-decline-claim = Claim nothing now

## Servants. $n (number) - how many.

gugong-opt-take-servants = { $n ->
    [0] Take no servant
    [one] Take { $n } servant
   *[other] Take { $n } servants
}
gugong-opt-take-servants-double = { $n ->
    [one] Take the double servant
   *[other] Take { $n } servants, the double servant among them
}

## Travel

# $n (number) - moves; $cost (number) - servants.
gugong-opt-travel-a = { $n ->
    [one] A: { $n } move
   *[other] A: { $n } moves
}
gugong-opt-travel-b = { $cost ->
    [0] { $n ->
        [one] B: { $n } move, for nothing
       *[other] B: { $n } moves, for nothing
    }
    [one] { $n ->
        [one] B: { $n } move for { $cost } servant
       *[other] B: { $n } moves for { $cost } servant
    }
   *[other] { $n ->
        [one] B: { $n } move for { $cost } servants
       *[other] B: { $n } moves for { $cost } servants
    }
}
gugong-opt-travel-b-double = { $n ->
    [one] B: { $n } move, paid with the double servant (price { $cost })
   *[other] B: { $n } moves, paid with the double servant (price { $cost })
}
gugong-opt-go = { $city }: { $token }
gugong-opt-go-empty = { $city }
gugong-opt-use-token = Use it: { $token }
gugong-opt-use-token-double = Use it with the double servant: { $token }
gugong-opt-take-back = Take back: { $gift }
gugong-opt-take-back-any = Take back a discarded card
gugong-opt-activate-plus = Put it to work with a servant
gugong-opt-activate-plus-double = Put it to work with the double servant
gugong-opt-activate-place = { $place }, with a servant
gugong-opt-activate-place-double = { $place }, with the double servant

## Great Wall. $n (number) - servants placed; $cost (number) - servants paid.

gugong-opt-wall-a = { $n ->
    [one] A: place { $n } servant
   *[other] A: place { $n } servants
}
gugong-opt-wall-a-double = A: place the double servant, which counts two
gugong-opt-wall-b = { $cost ->
    [one] B: pay { $cost } servant and place { $n }
   *[other] B: pay { $cost } servants and place { $n }
}
gugong-opt-wall-b-pay-double = B: pay with the double servant (price { $cost }) and place { $n }
gugong-opt-wall-b-place-double = { $cost ->
    [one] B: pay { $cost } servant and place { $n }, one of them the double servant
   *[other] B: pay { $cost } servants and place { $n }, one of them the double servant
}
gugong-opt-wall-b-only-double = { $cost ->
    [one] B: pay { $cost } servant and place only the double servant, which counts two
   *[other] B: pay { $cost } servants and place only the double servant, which counts two
}
gugong-opt-extra = One more servant
gugong-opt-extra-double = The double servant, which counts two
# $die (number) - which die, from 1; $from, $face (numbers) - the face it shows and the new one.
gugong-opt-turn-die = Die { $die }: { $from } becomes { $face }

## Jade

gugong-house = house { $n }
gugong-square = square
# $house - where: house 2, square; $price (number) - servants.
gugong-opt-jade = { $price ->
    [one] Jade for { $price } servant ({ $house })
   *[other] Jade for { $price } servants ({ $house })
}
gugong-opt-jade-double = Jade, paid with the double servant ({ $house }, price { $price })

## Intrigue and the palace. $n (number) - steps; $cost (number) - servants.

gugong-gain-intrigue = { $n ->
    [one] { $n } intrigue step
   *[other] { $n } intrigue steps
}
gugong-gain-envoy = { $n ->
    [one] { $n } envoy step
   *[other] { $n } envoy steps
}
gugong-gain-medal = the medal: you start tomorrow
gugong-opt-intrigue-a = { $n ->
    [one] A: { $n } step up
   *[other] A: { $n } steps up
}
gugong-opt-intrigue-b = { $cost ->
    [one] { $n ->
        [one] B: { $n } step up for { $cost } servant
       *[other] B: { $n } steps up for { $cost } servant
    }
   *[other] { $n ->
        [one] B: { $n } step up for { $cost } servants
       *[other] B: { $n } steps up for { $cost } servants
    }
}
gugong-opt-intrigue-b-double = { $n ->
    [one] B: { $n } step up, paid with the double servant (price { $cost })
   *[other] B: { $n } steps up, paid with the double servant (price { $cost })
}
gugong-opt-palace-a = { $n ->
    [one] A: { $n } envoy step
   *[other] A: { $n } envoy steps
}
gugong-opt-palace-b = { $cost ->
    [one] { $n ->
        [one] B: { $n } envoy step and intrigue for { $cost } servant
       *[other] B: { $n } envoy steps and intrigue for { $cost } servant
    }
   *[other] { $n ->
        [one] B: { $n } envoy step and intrigue for { $cost } servants
       *[other] B: { $n } envoy steps and intrigue for { $cost } servants
    }
}
gugong-opt-palace-b-double = { $n ->
    [one] B: { $n } envoy step and intrigue, paid with the double servant (price { $cost })
   *[other] B: { $n } envoy steps and intrigue, paid with the double servant (price { $cost })
}

## Decrees. $price (number) - servants paid, besides the one that is placed.

gugong-opt-decree = { $price ->
    [0] Place 1 servant, pay nothing: { $decree }
    [one] Pay { $price } servant and place 1: { $decree }
   *[other] Pay { $price } servants and place 1: { $decree }
}
gugong-opt-decree-double = Pay { $price } with the double servant, place 1 servant: { $decree }

## Grand Canal

# $n (number) - servants to load; $cost (number) - servants paid.
gugong-opt-canal-a = { $n ->
    [one] A: load { $n } servant, then move a ship
   *[other] A: load { $n } servants, then move a ship
}
gugong-opt-canal-b = { $cost ->
    [one] B: pay { $cost } servant and load { $n }
   *[other] B: pay { $cost } servants and load { $n }
}
gugong-opt-canal-b-double = B: pay with the double servant (price { $cost }) and load { $n }
gugong-opt-load = A servant: { $ship } ({ $port })
gugong-opt-load-double = The double servant: { $ship } ({ $port })
gugong-opt-new = A servant: new ship ({ $port })
gugong-opt-new-double = The double servant: new ship ({ $port })
gugong-opt-new-full = A new ship on route { $route }
gugong-opt-move-ship = Move on: { $ship } (to { $port })
gugong-opt-move-none = Move on: { $ship }
gugong-opt-claim = Claim: { $reward } ({ $ship })
gugong-opt-claim-none = Claim: { $ship } ({ $port })

## Reasons. $need and $have (numbers) - what it takes and what there is.

gugong-why-nothing-in-reach = No city with a token is in reach of your traveller: new tokens come in the morning.
gugong-why-no-token-here = No token lies here: the traveller only stops where it can take one.
# A traveller goes past other travellers without stopping.
gugong-why-traveller-here = A traveller stands here and has taken the token: travellers are passed by.
# $cities (list) - the cities in reach; $n (number) - how many.
gugong-why-token-before = { $n ->
    [one] On every road to this city another token comes first: what you can reach is { $cities }.
   *[other] On every road to this city another token comes first: what you can reach is one of { $cities }.
}
gugong-why-house-empty = The jade of this house is sold: choose a house that still has one.
gugong-why-houses-left = { $have ->
    [one] The square sells only when all houses are empty; { $have } still has its jade.
   *[other] The square sells only when all houses are empty; { $have } still have their jade.
}
gugong-why-track-end = Your marker stands at the end of the Intrigue track: there is nothing to gain here.
gugong-why-decree-owned = One of your servants is on this decree already: each decree once.
gugong-why-decree-short = { $need ->
    [one] This takes { $need } servant of your pool, the one to place included (not the double servant); you have { $have }.
   *[other] This takes { $need } servants of your pool, the one to place included (not the double servant); you have { $have }.
}
gugong-why-ship-full = { $need ->
    [one] This takes { $need } free place on the ship; it has { $have }.
   *[other] This takes { $need } free places on the ship; it has { $have }.
}
gugong-why-no-ship = All of your ships are on the canal: claim a reward or wait until one comes home.
gugong-why-route-full = Every port of this route is taken.
gugong-why-no-port-ahead = No port ahead of this ship is free: it moves on at night.
gugong-why-ship-at-home = This ship is at home: put a servant on it to send it out.
gugong-why-no-room-for-two = Two servants find no room on your ships: with A you may place one.
gugong-why-no-room-for-second = So loaded, the second servant would find no room: choose another ship.
gugong-why-nothing-on-canal = You have no servant to place, no ship to move and no reward to claim.
gugong-why-ship-not-full = Servants aboard: { $have }; a claim takes { $need }.
gugong-why-no-reward-here = This port has no such reward: move the ship on.
gugong-why-reward-limit = { $need ->
    [one] You have had this reward: it can be claimed once.
   *[other] You have had this reward { $need } times, and that is the most.
}
gugong-why-deck-empty = The deck of gift cards is empty: choose another reward or wait.
gugong-why-steps-short = { $need ->
    [one] This takes { $need } step down; you stand on step { $have }.
   *[other] This takes { $need } steps down; you stand on step { $have }.
}
gugong-why-face-shown = The die shows { $need } already: choose another face.
gugong-why-value-short = This takes a gift of value { $need } or more; this one has { $have }.
gugong-why-pile-empty = Your discard pile is empty: there is no card to take back.
