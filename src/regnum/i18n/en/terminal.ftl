### The terminal game and the regnum command.

## Small pieces

# Between short things in the cells of tables; sentences use lists.
term-comma = {", "}
# Between longer things in one line.
term-semicolon = {"; "}
term-bar-wide = {" | "}
term-bar-tight = |
term-arrow = {"→ "}
term-stack-next = {" > "}
term-nothing = –
# $n (number) - by itself: a price, a step, the face of a die.
term-number = { $n }
term-empty = empty
term-with-rule = { $text } [{ $rule }]
term-seat-bot = Bot { $n }
term-vp = { $n } VP
term-vp-bracket = ({ $n } VP)
# Stands for a player where there is no room for the name.
term-seat-mark = P{ $n }
# Before what is on a space.
term-space = { $n }:
# From one number to another.
term-span = { $first }–{ $last }
term-change = { $what } { $old } → { $new }

## Workers, by letter. Every letter is used once: colour is never needed.

term-letter-labourer = L
term-letter-scout = S
term-letter-merchant = M
term-letter-fighter = F
term-letter-cleric = C
term-letter-criminal = X

# A place of an action where nobody stands: whom it needs. Different from each other and, if the script can do it, from
# the letters of the workers themselves, which stand there in brackets.
term-slot-labourer = l
term-slot-scout = s
term-slot-merchant = m
term-slot-fighter = f
term-slot-cleric = c
term-slot-criminal = x
term-slot-any = *

term-mark-workshop = ■
term-mark-monk = †P{ $n }
term-mark-outpost = ▲P{ $n }
term-mark-space = 3:
term-mark-times = ×2
term-mark-met = ✓

## Rewards and costs, short

term-short-labourer = { $n } L
term-short-scout = { $n } S
term-short-merchant = { $n } M
term-short-fighter = { $n } F
term-short-cleric = { $n } C
term-short-criminal = { $n } X
term-short-faith = { $n } faith
term-short-strength = { $n } str
term-short-influence = { $n } infl
term-short-silver = { $n } silver
term-short-provision = { $n } prov
term-short-tax = { $n } tax
term-short-remove-suspicion = −{ $n } susp
term-short-pay-debt = { $n ->
    [1] pay debt
   *[other] pay { $n } debts
}
term-short-destroy-debt = { $n ->
    [1] burn debt
   *[other] burn { $n } debts
}
term-short-gain-debt = { $n ->
    [1] a debt
   *[other] { $n } debts
}
term-short-debt = { $n ->
    [1] a debt
   *[other] { $n } debts
}
term-short-pray = pray
term-short-free-recruit = recruit
term-short-free-develop = develop
term-short-nothing = nothing
term-short-absolution = absolution

term-goods-silver = Silver
term-goods-provision = Provisions
term-goods-suspicion = Suspicion
term-goods-unpaid = Unpaid debts
term-goods-paid = Paid debts
term-goods-points = Points
term-goods-tax = Tax supply

## The main board

term-header = Round { $round } of { $rounds } · tax { $tax }/{ $full }
term-townsfolk = Townsfolk
term-cost = Cost
# "Discard": what the card brings when it is discarded.
term-discard = Discard
term-hire = Hire
term-ability = Ability
term-cost-silver = { $n }
term-cost-or-debt = { $n }/debt
term-region = Region
term-place-in-row = #
term-flags = Faith/Str
term-flag-pair = { $faith }/{ $strength }
term-spaces = Spaces (†P1 monk, ▲P1 outpost of player 1)
term-outsiders = Outsider
term-attack = Attack
term-pay = Pay
term-convert = Convert
term-worth-title = VP at the end
term-outsider = { $name } ({ $people })
term-people-saracen = Sar
term-people-byzantine = Byz
term-people-viking = Vik
term-worth = { $per ->
    [1] { $vp } each: { $what }
   *[other] { $vp } per { $per }: { $what }
}
term-worth-base = { $per ->
    [1] { $base } and { $vp } each: { $what }
   *[other] { $base } and { $vp } per { $per }: { $what }
}
term-worth-softer = unpaid debts { $vp } less
# What is counted, as names after a colon.
term-count-develop = develop
term-count-recruit = crew
term-count-commission = commission
term-count-fortify = fortify
term-count-garrison = garrison
term-count-absolve = absolve
term-count-faith = faith
term-count-strength = strength
term-count-influence = influence
term-count-attacked-saracen = attacked Sar
term-count-attacked-byzantine = attacked Byz
term-count-attacked-viking = attacked Vik
term-count-completed-kings-order = orders met
term-count-converted-mercenary = mercenaries
term-count-paid-debt = paid debts
term-count-suspicion = suspicion
term-orders = King’s Orders (times done)
term-order-task = { $n }× { $action }
term-from-round = from round { $n }
term-from-rounds = more in rounds { $rounds }
term-favours = King’s Favours
term-taverns = Taverns

term-trigger-inquisition = Inquis.
term-trigger-pay-debt = Pay debt
term-trigger-none = {""}
# $trigger - the name of an action, or Inquisition; $rewards - what it brings then.
term-when = { $trigger }: { $rewards }
term-if-suspicion = { $trigger }, 2+ susp
term-if-innocent = { $trigger }, 0 susp

## A seat

term-paladin = Paladin
term-no-paladin = none yet
term-attribute = { $track }
term-attribute-boosted = { $track }+{ $boost } = { $now }
term-attribute-faith = Faith
term-attribute-strength = Strength
term-attribute-influence = Influence
term-workers = Workers
term-silver = Silver { $n }
term-provisions = Provisions { $n }
term-suspicion = Suspicion { $n }
term-debts = { $unpaid ->
    [0] { $paid ->
        [0] No debts
       *[other] Debts: none unpaid, { $paid } paid
    }
   *[other] { $paid ->
        [0] Debts: { $unpaid } unpaid
       *[other] Debts: { $unpaid } unpaid, { $paid } paid
    }
}
term-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
term-times = ×{ $n }
term-needs-influence = infl { $n }+
term-no-more = no more
term-crew = Crew
term-walls = Walls
# $n (number) - how many; $vp (number) - printed on them.
term-walls-built = { $vp ->
    [0] { $n } built
   *[other] { $n } built ({ $vp } VP)
}
term-jars = Jars
term-jars-placed = { $n } placed; free:
term-attacked = Attacked
term-converted = Converted
# $name - a player who has ended the round.
term-passed = { $name } (passed)
term-ai-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
# $marker (number) - on which space it is, of $length.
term-ai-track = Resources
# $marker (number) - on which space it is, of $length.
term-ai-track-is = marker on space { $marker } of { $length }; past the end its lowest attribute rises. It begins to look at cards from this place on.
term-ai-stack = Markers
# $stack (text) - attributes, the topmost marker first.
term-ai-stack-is = { $stack } (of equal attributes the first one rises)
term-ai-schemes = Schemes
term-ai-schemes-are = { $left } in the deck; played: { $played }
term-ai-none-played = none yet
term-ai-top-row = If it cannot: the first it can
term-ai-right = Its right side
# $n (number) - workers it takes.
term-ai-needs = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
term-ai-used = used
term-pile-hand = Drawn
term-pile-chosen = Chosen, face down
term-pile-top = On top of your deck
term-pile-bottom = At the bottom of your deck, the first one uppermost

term-legend-any = any worker may stand here
term-legend-coloured = this colour is needed here (a criminal will do); in brackets: occupied
term-legend-workshop = a workshop: no worker needed any more
term-legend-seat = the first player: P2 is the second one, and so on
term-legend-space = what is on space 3: choices name spaces by these numbers
term-legend-times = done twice
term-legend-short = Short words: str strength, infl influence, prov provisions, susp suspicion (−1 susp: remove one), tax silver from the tax supply, pray clear a space, burn destroy, Sar Saracen, Byz Byzantine, Vik Viking, Pay silver for missing strength, Inquis. in an Inquisition, infl 3+ needs 3 influence. Faith/Str: what a region asks for, a monk faith, an outpost strength. Strength 2+1 = 3 (1 VP): 2 on the track, 1 from the paladin; VP for the track.
term-legend-monk = a monk of player 1
term-legend-outpost = an outpost of player 1
term-legend-met = a King’s Order met

## Playing

term-over = The game is over.
term-hand-over = Next: { $who }. Hand over the keyboard: the next choice is secret.
term-save-failed = The game could not be saved: { $why }
term-turn-of = { $who }: { $prompt }
term-seed = seed { $seed }
term-dot = {" · "}
# $command (text) - how this program is started: regnum or ./play.
term-saved = Saved. Go on with: { $command } play --resume { $name }
term-mark-new = ▌
term-hand-over-hint = Is it you, { $who }, and nobody else is looking? Then press Enter. (Escape: save and quit)

term-board = Main board
term-own = { $who }: board and cards
term-rivals = Rivals
term-why = Why not?
term-why-none = Everything there is can be chosen.
term-log = Log
term-score = Score
term-help = Help
term-secrets = Only for your eyes
term-cards = What the cards in sight do
term-no-secrets = You have no hidden cards now.
term-close = Escape: back

# A choice by its $label, and after it what it costs and brings, as far as there is something to say.
term-choice = { $label }
term-choice-cost = { $label } — cost: { $cost }
term-choice-both = { $label } — cost: { $cost }; effect: { $effect }
term-choice-effect = { $label } — { $effect }
term-hint = Type a number from 1 to { $n }, or look at a choice with ↑ ↓ before you make it.
term-hint-over = s: score, l: log, q: quit
term-preview = After it: { $changes }
term-no-change = no number changes yet
term-stop-choice = Then you choose on.
term-stop-chance = What comes then depends on a card or a die.
term-stop-other = Then it is somebody else’s choice.
term-stop-end = Then the game is over.
term-final = ! No way back after this. Enter makes the choice.

term-key-undo = Undo
# "Turn": back to the start of one’s turn.
term-key-turn = Turn
term-key-redo = Redo
term-key-why = Why not?
term-key-score = Score
term-key-board = Board
term-key-own = You
term-key-rivals = Rivals
term-key-log = Log
term-key-next = Pane
term-key-peek = Your secrets
term-key-cards = Cards
term-key-help = Help
term-key-quit = Quit

## The score sheet

term-total = Total
# "Place": first, second, ...
term-place-title = Place
term-place = { $n }.
term-score-secret = In this game points are secret until the end.
term-score-so-far = If the game ended now.
# $who (list) - names; $n (number) - how many.
term-winner = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}

## Help

term-help-key-number = 1 2 3 …
term-help-number = make a choice (if there is no way back: press it twice, or Enter)
term-help-key-arrows = ↑ ↓
term-help-arrows = look at a choice: what it would change
term-help-key-enter = Enter
term-help-enter = make the choice you look at
term-help-key-undo = u
term-help-undo = take back the last choice
term-help-key-turn = t
term-help-turn = back to the start of the turn
term-help-key-redo = r
term-help-redo = make it again
term-help-key-why = w
term-help-why = why is something not offered?
term-help-key-views = b o v l Tab
term-help-views = main board, own board, rivals, log; the next one
term-help-key-scroll = PgUp PgDn
term-help-scroll = scroll the pane with the bright frame
term-help-key-score = s
term-help-score = the score so far, by source
term-help-key-peek = p
term-help-peek = your hidden cards
term-help-key-cards = i
term-help-cards = what the cards in sight do, in words
term-help-key-quit = q
term-help-quit = quit; the game is saved
term-help-saved = The game is saved after every choice.

## The start menu

term-menu-title = Regnum
term-menu-hint = Type a number. q: quit
term-menu-resume = Go on with
# Parts of the line of a saved game.
term-menu-players = { $n ->
    [1] solo
   *[other] { $n } players
}
term-menu-with-bots = { $n ->
    [one] { $n } bot among them
   *[other] { $n } bots among them
}
# $n (number) - 0 before the first round; $period - round or day, as the game counts.
term-menu-round = { $n ->
    [0] set-up
   *[other] { $period ->
        [day] day { $n }
       *[round] round { $n }
    }
}
# $rival - who plays against you: the AI player, Le Roy, Meng.
term-menu-solo = { $rival_id ->
    [paladins-automa] Alone against the AI player, { $level }
   *[other] Alone against { $rival }, { $level }
}
term-menu-people = { $n } people at this keyboard
# A game that has one difficulty. $rival - as above.
term-menu-alone = Alone against { $rival }
term-menu-bots = { $n ->
    [one] Against { $n } bot
   *[other] Against { $n } bots
}
# A second menu, after that. $name - squire, knight, paladin; $way - how it plays this game, a sentence.
term-menu-level = How strong shall the bots be?
term-menu-bot = { $name }: { $way }

## Plain mode

term-plain-help =
    Type the number of a choice, or its text form. Also: u undo, t start of turn, r redo, w why not,
    v rivals (alone: the automa), b the whole position, s score, l log, c the choices again, p your hidden cards,
    i what the cards in sight do, N? what choice N would change, ? this help, q quit.
term-plain-ask = {"> "}
term-plain-choice = { $n }. { $label }
term-plain-log = * { $text }
term-plain-position = — { $text } —
term-plain-refused = { $label }: { $reason } [{ $rule }]
term-plain-preview = After it: { $changes }. { $stop }
term-plain-final = There is no way back after it.
term-plain-unknown = There is no choice “{ $typed }” here. (?: what can be typed)
term-plain-enter = Press Enter.
term-plain-no-peek = Hidden cards are shown only before a secret choice, when several people play here.

## Commands

term-error-bots = There must be at least one person: too many bots ({ $bots }) for the number of players ({ $players }).
term-error-bot = There is no bot “{ $bot }”. There are: { $bots }.
term-error-no-file = There is no file “{ $file }”, neither here nor among the saved games.
term-error-file = { $file }: { $why }
term-error-at = The record ends after choice { $choices }, so there is no position after { $at }.
term-error-components = { $more ->
    [0] { $first }
    [one] { $first } (and one more problem)
   *[other] { $first } (and { $more } more problems)
}
term-error-resume-with = A saved game says itself how it is played: --resume goes without --{ $option }.
# $game - as it was typed.
term-error-resume-game = A saved game says itself which game it is: --resume goes without “{ $game }”.
term-error-solo-players = The solo game is for one player, not for { $players }.
# $game - its name.
term-error-solo-level = { $game } has only one difficulty alone: --solo goes without a level.
term-perft = depth { $depth }: { $nodes }
term-selftest-set = { $players ->
    [one] { $players } player, { $options }: { $passed } passed, { $failed } failed, { $decisions } decisions
   *[other] { $players } players, { $options }: { $passed } passed, { $failed } failed, { $decisions } decisions
}
term-selftest-plain = { $players ->
    [one] { $players } player: { $passed } passed, { $failed } failed, { $decisions } decisions
   *[other] { $players } players: { $passed } passed, { $failed } failed, { $decisions } decisions
}
term-selftest-failure = {"  "}{ $why }
term-selftest-total = { $passed } passed, { $failed } failed
term-components-title = Component file with fingerprint { $fingerprint }
term-components-mark = ?
# Where a value is from.
term-components-origin-rulebook = rulebook
term-components-origin-printed = printed
term-components-origin-source = source
term-components-origin-memory = memory
term-components-origin-reconstructed = reconstructed
# $origin - one of those above; $note (text, English) - more about it.
term-components-from = [{ $origin }]
term-components-from-note = [{ $origin }: { $note }]
term-components-count = { $n ->
    [one] { $n } value: { $origin }
   *[other] { $n } values: { $origin }
}
term-components-legend = { $mark } marks what is reconstructed: to be checked against the printed game.
term-replay-bad = The record does not hold: { $why }
term-replay-log = { $n } { $text }
term-replay-offered = On offer: { $offered }
term-replay-verified = Verified: after choice { $at } of { $choices }.
