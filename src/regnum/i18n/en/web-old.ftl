### Games of older rules: kept as they ended, or standing still where new rules differ.

## Beside the table. $rules, $ours (numbers) - versions of the rules: of then, of now.

web-old = Another version of the rules
web-old-kept = This game, played under rules { $rules }, is kept as it ended: log, score sheet and record are here, its steps are not.
# $told (number) - the version of the rules the words and points on show come from.
web-old-told = It ended before ends were kept: words and points are those of rules { $told }.
web-old-differs = Rules { $rules } became rules { $ours }. Under the new ones this game would have gone another way, so it stands still where both still agree.
web-old-drops = To go on from here drops everything after it. All who play must agree.
web-old-go-on = Go on from here under the new rules
web-old-withdraw = Do not go on
web-old-away = Whoever is away has { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} from the first agreement on to come and object.
web-old-stands-still = The game stands still

## In the log. $from, $to (numbers) - versions of the rules; $who - the player.

web-log-rules = This game was begun under rules { $from } and goes on under rules { $to }; nothing in it changes.
web-log-go-on = { $who } agrees to go on from here under the new rules.
web-log-go-on-not = { $who } no longer agrees to go on under the new rules.
web-log-rules-cut = The game goes on from here under rules { $to }. What was played after it under rules { $from } no longer counts.
