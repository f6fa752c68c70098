### Gùgōng: what a player is asked, offered and refused, but for the locations.

## Questions

gugong-prompt-exchange = Your turn: which gift do you give?
# $gift - the card picked.
gugong-prompt-where = { $gift }: with which official do you exchange it?
# $value, $there (number) - what the cards count; $servants (number) - the price; $ways (number) - what it
# can be paid with: 1 servants, 2 another card, 3 both, 0 neither (but servants could be traded for).
gugong-prompt-pay = { $ways ->
    [0] This exchange is not free ({ $value } against { $there }): trade tokens for the servants it costs ({ $servants }), or do without the actions.
    [1] This exchange is not free ({ $value } against { $there }): pay servants ({ $servants }), or do without the actions.
    [2] This exchange is not free ({ $value } against { $there }): discard another card, or do without the actions.
   *[3] This exchange is not free ({ $value } against { $there }): pay servants ({ $servants }), discard another card, or do without the actions.
}
gugong-prompt-gift-servants = { $n ->
    [one] Your gift brings { $n } servant. Do you take it?
   *[other] Your gift brings { $n } servants. Do you take them?
}
gugong-prompt-swap-card = Which of your cards do you swap with one on the board?
gugong-prompt-swap-with = { $gift }: with which official do you swap it?
gugong-prompt-end-turn = Your turn is over. Do you trade travel tokens first?
gugong-prompt-last-trade = The last night is over. Do you trade travel tokens before the final scoring?
# $token - the token taken.
gugong-prompt-store-token = There is no room for the new token ({ $token }): which tokens do you trade?
gugong-prompt-morning-decrees = A new morning: which of your decrees do you use next?

## Options

gugong-opt-give = Give: { $gift }
# $place - the location; $gift - the card that lies there.
gugong-opt-at = { $place }: { $gift }
# "Free": it costs nothing. $value, $there (number) - what the two cards count.
gugong-exchange-free = free: { $value } against { $there }
gugong-exchange-pay = not free: { $value } against { $there }
gugong-exchange-none = not free: { $value } against { $there }; you cannot pay, so there would be no action
gugong-opt-pay-servants = { $n ->
    [one] Pay { $n } servant
   *[other] Pay { $n } servants
}
gugong-opt-pay-servants-double = Pay with the double servant (price { $n })
gugong-opt-discard = Discard: { $gift }
gugong-opt-discard-any = Discard another card
gugong-opt-no-action = No action
gugong-opt-skip = Skip
gugong-opt-swap-hand = Swap from your hand: { $gift }
gugong-opt-swap-discard = Swap from your discard pile: { $gift }
gugong-opt-swap-with = { $place }, taking: { $gift }
gugong-opt-done = Done
gugong-opt-morning-use = Use: { $decree }
gugong-opt-morning-done = No more this morning
# $tokens (number) - how many are given; $doubles (number) - double tokens among them; $gain - what for.
gugong-opt-trade = { $doubles ->
    [0] { $tokens ->
        [one] Trade { $tokens } token for: { $gain }
       *[other] Trade { $tokens } tokens for: { $gain }
    }
   *[other] { $tokens ->
        [one] Trade { $tokens } token (double ones: { $doubles }) for: { $gain }
       *[other] Trade { $tokens } tokens (double ones: { $doubles }) for: { $gain }
    }
}

## Reasons. $need, $have (number).

gugong-why-servants-short = { $have ->
    [0] { $need ->
        [one] This takes { $need } servant; there is none in your pool that can pay it.
       *[other] This takes { $need } servants; there is none in your pool that can pay it.
    }
    [one] This takes { $need } servants; there is { $have } in your pool that can pay it.
   *[other] This takes { $need } servants; there are { $have } in your pool that can pay it.
}
gugong-why-supply-empty = Your general supply has no servant left, so there is none to gain or to place from it.
gugong-why-no-other-card = You have no other card in your hand to discard.
gugong-why-tokens-short = This trade takes travel tokens worth { $need }; yours are worth { $have }.
gugong-why-tokens-uneven = { $need ->
    [one] This trade takes exactly { $need } token; of single ones you have { $have }.
   *[other] This trade takes exactly { $need } tokens; of single ones you have { $have }.
}
gugong-why-no-double = The double servant is not at hand for this: it must be unlocked and lie where the servant comes from.
gugong-why-no-double-token = { $need ->
    [one] This takes { $need } double token; you have { $have }.
   *[other] This takes { $need } double tokens; you have { $have }.
}
gugong-why-no-card-to-swap = There is no card in your hand or discard pile to swap.

## What should be said before a choice

gugong-warn-last-card = This is your last card: your day ends with this turn.
