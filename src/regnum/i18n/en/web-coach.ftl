### The browser: the coach. Hints, why a move was made, the review of a finished game.

## A table where the coach may be asked

# Beside a box to tick, where a table is made.
web-coach-allow = Hints (noted in the record)
web-option-hints = Hints
web-option-hints-what = Whoever is to decide may ask the coach for good moves, and why a bot moved as it did. Everybody at the table sees who asked, and the record of the game says how often.
web-coach-allowed = The coach may be asked for hints. The record of the game says who asked, and how often.
web-log-hints = { $by } allows hints from the coach.
web-log-no-hints = { $by } wants a game without hints.
web-log-hint = { $who } took a hint from the coach.
web-log-explain = { $who } asked the coach about a move.

## Hints

# A button.
web-coach-hint = Hint
web-coach-hint-why = Ask the coach for good moves. The record says that you asked.
web-coach-hint-title = What the coach would do
web-coach-busy = The coach is thinking…
# The way back from what the coach says. A button.
web-coach-choices = All choices
web-coach-nothing = The coach has nothing to say about this decision.
# $n (number) - how many moves the coach proposes.
web-coach-told = { $n ->
    [one] The coach proposes one move.
   *[other] The coach proposes { $n } moves.
}
# $n (number) - 1 the best; $move - what is chosen.
web-coach-rank = { $n }: { $move }
# $points (text) - points ahead of the best rival at the end, with their sign: +3.4.
web-coach-margin = Margin { $points } VP
# $chance (text) - 62%.
web-coach-chance = { $chance } to win
# $moves (list) - how the coach would go on in this turn.
web-coach-then = Then: { $moves }
# $n (number) - hints.
web-coach-taken = Hints taken: { $n }
# $n (number) - hints.
web-coach-left = Hints left: { $n }
# One reason, read out. $what - a heading, such as jade; $points (text) - with their sign.
web-coach-reason = { $what }: { $points }
# What it changes for somebody else. $name - who.
web-coach-reason-of = { $what } of { $name }: { $points }
# What a key does.
web-key-hint = hint from the coach, where the table allows it

## Why this move?

web-coach-why = Why this move?
web-coach-why-whole = What it brings more, or less, than the best other move:
web-coach-why-running = What the turn has changed, judged by what you may see:
web-coach-why-nothing = Nothing that the coach counts.
web-coach-only = There was nothing else to choose.
web-coach-other = Best other move
web-coach-race-now = Chance of winning
web-coach-before = Before
web-coach-after = After
web-coach-show-before = Show the board before it

## The review

# A button.
web-coach-review = Review
web-coach-review-title = Review of the game
web-coach-working = The coach is looking through the game…
web-coach-failed = The coach could not review this game.
web-coach-again = Try again
web-coach-race = Chance of winning, turn by turn
web-coach-slider = Turn
web-coach-turn = Turn
# $period - round or day; $round (number) - 0 before the first; $name - whose turn it is.
web-coach-when = { $round ->
    [0] Set-up, { $name }
   *[other] { $period ->
        [day] Day { $round }, { $name }
       *[round] Round { $round }, { $name }
    }
}
# $name - who; $chance (text) - 62%.
web-coach-chance-of = { $name }: { $chance }
web-coach-show = Show on the board
web-coach-turnings = Turning points
# $n (number) - the first, the second, the third.
web-coach-turning = Turning point { $n }
web-coach-turnings-none = No single move cost anybody much.
web-coach-played = Played
web-coach-better = Better
web-coach-better-brings = The better move brings:
web-coach-lost = Cost
# $chance (text) - of winning, 14%; $points (text) - of the margin, −3.4.
web-coach-lost-what = { $chance } of the chance to win, { $points } VP
web-coach-players = How everybody played
web-coach-player = Player
# Moves the coach would have made as well. Heads a column.
web-coach-agreed = As the coach
# Points. Heads a column.
web-coach-given-away = VP given away
# How often the coach was asked. Heads a column.
web-coach-asked = Questions
# $n (number) of $all (number).
web-coach-of = { $n } of { $all }
# $period - round or day.
web-coach-sources = { $period ->
    [day] Points by source and day
   *[round] Points by source and round
}
