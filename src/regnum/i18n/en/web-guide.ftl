### The browser client: help bubbles, glossary, reconstructed values, the pace of automas, what
### happened since the last turn.

## Help

# behind it there is more to read
web-help-unchecked = not checked against the box ›
web-key-board = to the board; arrow keys go from thing to thing, each with its help

## Rules page

web-glossary = Symbols and what they mean
web-glossary-search-none = No symbol matches.
web-doubts = Reconstructed values

## The story: what others do, action by action, and looking back at it

# $name - who acts.
web-acting = { $name } acts …
web-acting-you = You act …
web-acting-on = The game goes on …
web-player = The story
web-player-again = The last turn again
web-player-back = One action back
web-player-on = One action on
web-player-play = Play
web-player-pause = Pause
web-player-skip = Skip the rest
web-key-play = play or pause the story
web-key-again = the last turn again
web-key-pace = tell it faster or slower
web-key-rounds = to the beginning of a round

## Since my last turn

web-since-list = What happened since your last turn
# $n (number) - lines of the log.
web-since = { $n ->
    [one] Since your last turn: { $n } event
   *[other] Since your last turn: { $n } events
}
