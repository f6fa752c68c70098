### Gùgōng alone: what Meng does and why. $who is Meng.

## Levels of difficulty, in the menu

gugong-difficulty-normal = standard
gugong-difficulty-easy = easy
gugong-difficulty-hard = hard

## His turn

gugong-log-meng-focus = { $who } has his focus for the whole game: { $place }.
gugong-log-automa-shuffled = { $n ->
    [one] { $who } shuffles the automa card of earlier days into a new deck.
   *[other] { $who } shuffles the { $n } automa cards of earlier days into a new deck.
}
# $gift - the gift he gives; $automa - where, and what comes at dusk.
gugong-log-meng-cards = { $who } turns up his cards. Gift: { $gift }. Automa card: { $automa }.
# $place - his focus.
gugong-log-meng-cards-special = { $who } turns up his cards. Gift: { $gift }. The automa card is a special one: he goes to his focus ({ $place }), and both actions are B and cost nothing.
# $n (number) - victory points.
gugong-log-meng-instead = { $who } swaps no cards and has { $n } VP instead.
gugong-log-meng-token-instead = { $who } has { $n } VP instead of the token’s benefit: { $token }.
# $action - what is left out; $why - one of the reasons below, without a capital letter and a full stop.
gugong-log-meng-cannot = { $who } leaves something out: { $action } ({ $why }).

## Why he leaves something out: clauses about him alone, never said of players. $need, $have (numbers).

gugong-meng-why-servants-short = { $need ->
    [one] it takes { $need } servant; he has { $have } in his pool and cannot trade tokens for more
   *[other] it takes { $need } servants; he has { $have } in his pool and cannot trade tokens for more
}
gugong-meng-why-supply-empty = he has no servant for it
gugong-meng-why-nothing-in-reach = no city has a token
gugong-meng-why-track-end = his marker is at the end of the Intrigue track
gugong-meng-why-decree-owned = he is on every decree already
gugong-meng-why-decree-short = { $need ->
    [one] the cheapest decree takes { $need } servant, the one to place included; he has { $have } in his pool and cannot trade tokens for more
   *[other] the cheapest decree takes { $need } servants, the one to place included; he has { $have } in his pool and cannot trade tokens for more
}
gugong-meng-why-no-ship = his ships are all full or on the canal
gugong-meng-why-route-full = no port is free for a new ship

## What he does in his own way

# $back (number) - 1 if he comes back to his way round the map.
gugong-log-meng-route = { $back ->
    [0] { $who } finds no token round the edge of the map and goes to the nearest one.
   *[other] { $who } returns to his way round the edge of the map.
}
# $level, $wanted (numbers) - the level taken, and that of the day; $reason (number) - 0: he is on the
# other one; 1: it is the cheaper one; 2: it is lower on the board.
gugong-log-meng-chooses = { $reason ->
    [0] { $who } chooses a decree of level { $level }, the one he is not on yet.
    [1] { $who } chooses a decree of level { $level }, the cheaper of two.
   *[2] { $who } chooses a decree of level { $level }, the lower on the board of two.
}
gugong-log-meng-chooses-other = { $reason ->
    [0] { $who } can have none of level { $wanted } and chooses one of level { $level }, the one he is not on yet.
    [1] { $who } can have none of level { $wanted } and chooses one of level { $level }, the cheaper of two.
   *[2] { $who } can have none of level { $wanted } and chooses one of level { $level }, the lower on the board of two.
}
gugong-log-meng-idle-decree = { $who } gains nothing from a decree this morning: { $decree }.
# $to_play (number) - 1 if he plays it on this day.
gugong-log-meng-drew = { $to_play ->
    [0] { $who } draws a gift card and lays it on his discards.
   *[other] { $who } draws a gift card and lays it under those he has to play.
}
gugong-log-meng-took-back = { $who } lays his last discard under the cards he has to play.
gugong-log-meng-discarded = { $who } discards his top card unseen, whatever its value.
# $have (number) - his step of intrigue.
gugong-log-meng-no-benefit = { $who } takes no intrigue benefit on step { $have }.

## Dusk

gugong-log-meng-keeps = { $n ->
    [one] { $who } has no automa card left today and keeps { $n } gift card.
   *[other] { $who } has no automa card left today and keeps { $n } gift cards.
}
gugong-log-dusk-fell = The dusk of day { $day } falls.
# $dusk - what the lower half of the card says.
gugong-log-meng-dusk = { $who } turns over an automa card of the day: { $dusk }.
# $n (number) - matches he is credited with on this day.
gugong-log-matched-meng = { $n ->
    [one] { $who } counts as having { $n } match on this day.
   *[other] { $who } counts as having { $n } matches on this day.
}
