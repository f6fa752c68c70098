### The browser: the end of a game, its chart, sharing it.

# A number by itself. $n (number).
web-number = { $n }

## The end

# $n (number) - the place, 1 the best.
web-end-place = Place { $n }
web-end-story = The story of the game
web-end-decided = What decided it
# $n (number) - VP more than the other; stands behind the shield of who has them.
web-end-ahead = +{ $n } VP
# $period - round or day, as the game counts.
web-end-chart = { $period ->
    [day] Points at the end of every day
   *[round] Points at the end of every round
}
# The heading of the numbers below the chart. $period - round or day.
web-end-axis = { $period ->
    [day] Day
   *[round] Round
}
# Above the numbers beside the chart: victory points.
web-end-vp = VP
# Beside the line in the chart from which on the winner led to the end. Short.
web-end-lead = lead for good
web-end-as-table = As a table
# Before the numbers of the rounds, which show the points of that time. $period - round or day.
web-end-after = { $period ->
    [day] After day:
   *[round] After round:
}
web-end-final = The end
# $sources (list) - sources that brought nobody a point.
web-score-nothing = No points from: { $sources }
# $n (number) - points that a character would bring if it is in play, which is not known yet.
web-score-if = ({ $n })
web-score-guess = In brackets: what it would bring if it is in play. It is not part of the total.

## Sharing a step

web-share = Share
# $n (number) - the step on show; $made (number) - how many steps the game has.
web-share-step = Step { $n } of { $made }
web-share-all = The link opens the table at this step. The game is over, so whoever has it sees everything.
web-share-public = The link opens the table at this step. Whoever has it watches and sees what is public; those who play here see what is theirs.
web-share-players = The players of this table want no spectators: only those who play here can open the link.
web-share-link = Copy the link
web-share-send = Send…
web-share-picture = Picture of this step
web-share-secret = It shows what you see, your own secrets too.
web-share-save = Save the picture
web-share-copy = Copy the picture
web-share-no-copy = This browser does not let pages copy pictures. Save it instead.
web-share-no-picture = The picture could not be made.
# $n (number) - the step in the address; $made (number) - how many there are.
web-step-missing = There is no step { $n } in this game: it has { $made } so far. You see the last one.
