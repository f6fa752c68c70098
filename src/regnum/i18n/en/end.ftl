### The end of a game: its story in a few sentences, made by the server from the points round by round.
### $who is always a player or an automa; $period is round or day, as the game counts; $round its number.

end-story-always = { $period ->
    [day] { $who } led from the first day to the last.
   *[round] { $who } led from the first round to the last.
}
end-story-since = { $period ->
    [day] { $who } took the lead on day { $round } and kept it to the end.
   *[round] { $who } took the lead in round { $round } and kept it to the end.
}
end-story-last = { $period ->
    [day] { $who } took the lead for good only on the last day.
   *[round] { $who } took the lead for good only in the last round.
}
# Said after one of the two before. $n (number) - VP ahead of the later winner, at most.
end-story-before = { $n ->
    [one] Until then { $who } was ahead, by 1 VP.
   *[other] Until then { $who } was ahead, by up to { $n } VP.
}
# $n (number) - VP behind the winner.
end-story-second = { $who } came second, { $n } VP behind.
# $source - what brought points (as in the score sheet), with no article; $more and $less (numbers) - VP of the two.
end-story-won = What decided it for { $who }: { $source }, { $more } VP against { $less }.
end-story-lost = Where { $who } did better: { $source }, { $more } VP against { $less }.
# $n (number) - VP gained in it.
end-story-best = { $period ->
    [day] The strongest day: day { $round }, { $who }, { $n } VP.
   *[round] The strongest round: round { $round }, { $who }, { $n } VP.
}
