### What every game shares: seats, lists, and everything that can go wrong.

## Seats

# $n (number) - the seat, counted from 1. Shown until a player gives a name.
seat-player = Player { $n }

## Lists. A list is joined from its end: "-two" joins the last two items, "-more" puts each earlier
## item ($first) before what is joined already ($rest).

list-none = nothing
list-and-two = { $first } and { $last }
list-and-more = { $first }, { $rest }
list-or-two = { $first } or { $last }
list-or-more = { $first }, { $rest }
# The last item of a list too long to show.
# $n (number) - how many items are not shown.
list-cut = { $n ->
    [one] { $n } more
   *[other] { $n } more
}

## Choices

# An option without words of its own.
option-plain = Option { $n }

# $choice - what was typed; $offered (list) - what may be typed.
error-choice-unknown = There is no choice “{ $choice }” here. On offer: { $offered }.
error-choice-number = Option { $choice } is not on offer now: choose one of those listed.
error-over = The game is over: there is nothing left to decide.
error-not-your-turn = It is not your turn: { $who } decides now.
error-undo-barrier = There is nothing to take back: undo reaches back to the last card drawn or turned up, and to the last choice of another player.
error-redo = There is nothing to do again: redo works right after undo.

## Starting a game

error-game = There is no game “{ $game }”. There are: { $games }.
error-players = The game is for { $min } to { $max } players, not for { $players }.
# $known (list) - the options there are.
error-option = There is no option “{ $option }” for this number of players. The options are: { $known }.
error-seed = The seed cannot be used: it is longer than { $max } letters, or not text.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $values }.

## Records and stored positions

error-record-json = This is not the record of a game: it cannot be read as JSON.
error-record-format = The record has the format “{ $format }”, which this version does not know.
error-record-field = The record cannot be used: its field “{ $field }” is missing or wrong.
error-record-game = The record is of another game: { $game }.
error-record-rules = The record was played with version { $rules } of the rules; this is version { $ours }. Replay it with the version it was played with.
error-record-moved = The record was played with version { $rules } of the rules. Under version { $ours }, which is this one, the game would have gone another way. Replay it with the version it was played with.
# $n (number) - the first choice that is not possible any more, counted from 1.
error-record-differs = The record was played with version { $rules } of the rules. Under version { $ours }, which is this one, choice { $n } is not possible any more. Replay it with the version it was played with.
error-record-unproven = The record was played with version { $rules } of the rules and has no checksum, so it cannot be shown that the game is the same under version { $ours }. Replay it with the version it was played with.
error-record-components = The record was played with other components (fingerprint { $components }). Give the component file it was played with.
error-record-choice = The record does not replay: choice { $n } is option { $choice }, which was not on offer there.
error-record-checksum = The record does not replay: it ends in another position than it says. It has been changed, or belongs to another version.
error-state = The stored position cannot be read: { $what }.
error-state-version = The stored position is of another game, of other rules or of other components: { $what }.
