### The browser client: help bubbles, glossary, reconstructed values, the pace of automas, what
### happened since the last turn.

## Help

web-help-unchecked = not checked against the box
web-key-board = to the board; arrow keys go from thing to thing, each with its help

## Rules page

web-glossary = Symbols and what they mean
web-glossary-search-none = No symbol matches.
web-doubts = Reconstructed values
# $n (number) - how many values.
web-doubts-what = { $n ->
    [0] Every value of the components is backed by the rulebook or another source.
    [one] { $n } value of the components is reconstructed: designed to fit every statement of the rulebook and every public count, but not checked against a box.
   *[other] { $n } values of the components are reconstructed: designed to fit every statement of the rulebook and every public count, but not checked against a box.
}
web-doubts-how = Do you own the game? Compare, correct a copy of its components file (components.toml), write down where the value comes from, and start Regnum with your file. Games record which components they were played with.
web-doubts-print = Print everything to compare:
web-doubts-play = Play with your file:
web-doubts-value = Value
web-doubts-note = What we know

## The pace of automas and bots

# $name - who acts by itself.
web-acting = { $name } acts …
web-acting-on = The game goes on …
web-acting-skip = Skip
web-key-skip = skip what an automa shows

## Since my last turn

web-since-list = What happened since your last turn
# $n (number) - lines of the log.
web-since = { $n ->
    [one] Since your last turn: { $n } event
   *[other] Since your last turn: { $n } events
}
