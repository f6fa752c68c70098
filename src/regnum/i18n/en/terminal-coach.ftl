### The terminal: the coach. Hints in a game, and `regnum review`.

term-key-hint = Hint
term-help-key-hint = h
term-help-hint = what the coach would do, in a game with hints
term-coach-title = What the coach would do
term-coach-plain-help = Type “hint” to hear what the coach would do.
term-coach-off = This game is played without hints. They are switched on when it begins: { $command } play --hints
# $n (number) - its number among the choices; $move - a choice.
term-coach-move = { $n }. { $move }
# $margin (text) - points with their sign; $chance (text) - a percentage without its sign.
term-coach-margin = margin at the end { $margin } points, as far as the coach can see; chance of winning { $chance } %
# $reasons (list) - such as “+2.4 from jade”.
term-coach-why = Why: { $reasons }
# $who - a rival; $why - such as “+2.4 from jade”.
term-coach-threat = { $who }: { $why }
# $moves (list) - choices.
term-coach-then = Then: { $moves }
# $n (number) - how many hints $who has taken.
term-coach-taken = { $who } has taken { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}.

term-review-thinking = The coach looks at the game: { $percent } %
# $game - the name of a game; $n (number) - how many choices it had.
term-review-title = { $game }: { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}, as the coach sees them
term-review-unfinished = A game can be reviewed when it is over. This one goes on.
term-review-curve = Chance of winning in percent, turn by turn
# What a number in the chart stands for. $mark (text) - one letter or digit; $who - a player or an automa.
term-review-mark = { $mark }: { $who }
# $period - round or day; $n (number).
term-review-period = { $n ->
    [0] Set-up
   *[other] { $period ->
        [day] Day { $n }
       *[round] Round { $n }
    }
}
term-review-end = End
term-review-turning = Turning points
term-review-no-turning = The coach has found no choice that cost much.
# $n (number) - which choice of the game; $when - day or round, with its number.
term-review-point = Choice { $n }, { $when }: { $who }
term-review-chosen = chosen: { $move }
term-review-better = better: { $move }
# $chance (text) - a percentage without its sign; $points (text).
term-review-cost = It cost { $chance } % of the chance to win, and { $points } points.
term-review-brings = The other move brings: { $reasons }
term-review-look = Look at it: { $command } replay { $file } --at { $n }
term-review-points = Points by source
term-review-source = Source
term-review-moves = Moves
# $best and $moves (numbers) - of so many moves, so many were as good as the coach’s; $lost (text) - points.
term-review-tally = { $who }: { $best } of { $moves } moves as good as the coach’s; the others, each judged by itself, add up to { $lost } points behind.
