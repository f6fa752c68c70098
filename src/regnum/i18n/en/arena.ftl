### regnum arena: bots play each other or the automa many times. Names of bots, commands and options are typed as they
### are. An entrant is a bot that takes part.

## What was played

# $game, $players, $games, $deals, $seed.
arena-headline = { $game }, { $players } players. Games: { $games }. Deals: { $deals }, each played in every seating. Seed: { $seed }
arena-headline-alone = { $game }, alone against { $automa }. Games: { $games }. Deals: { $deals }. Seed: { $seed }
# $headline - one of the two above; $options (list) - as they are typed.
arena-headline-options = { $headline } ({ $options })

## Columns

arena-column-entrant = entrant
arena-column-games = games
arena-column-wins = wins
# The interval that holds the figure to its left with a chance of 95 %.
arena-column-sure = 95%
# What an entrant would win if all were equally strong.
arena-column-share = share
arena-column-times = × share
arena-column-elo = Elo
arena-column-score = points
# The best score of the others.
arena-column-best-other = best other
# How much more than that.
arena-column-margin = ahead
arena-column-result = result
arena-column-source = points for
arena-column-decisions = decisions
arena-column-per-second = per second
arena-column-mean-ms = mean ms
arena-column-most-ms = 95% ms
arena-column-max-ms = longest ms

## Cells

# $n - a number, already written.
arena-percent = { $n }%
arena-between = { $low } to { $high }

## Below the tables

arena-best-score = Mean best score of a game: { $score }
arena-intervals = 95% is the interval of the figure beside it: Wilson’s for wins, Student’s for points (of deals), deals drawn again for Elo. In the times it is the length that 95% of the decisions did not exceed.
arena-elo = Elo is the distance to { $last }, by places, everybody at a table against everybody else.
arena-mirror-fits = Mirror: everybody came out at their share, within the interval.
# $who (list) - entrants.
arena-mirror-off = Mirror: not at their share: { $who }. One of 20 intervals misses by chance; look again with another seed.
# $date, $python (version), $cores (number), $build - interpreted or compiled.
arena-taken = { $cores ->
    [one] Taken on { $date }, Python { $python }, { $cores } core, rules: { $build }.
   *[other] Taken on { $date }, Python { $python }, { $cores } cores, rules: { $build }.
}

## While it runs

arena-progress = { $done } of { $total } games
arena-progress-left = { $done } of { $total } games, left: { $left }
arena-found = In the file already: { $done } of { $total } games.
arena-stopped = Stopped: { $done } of { $total } games are in the file.
arena-go-on = Go on with: { $command }

## Refusals

arena-nobody = Nobody takes part: --players names at least one entrant.
# $entrant - what was typed; $levels (list) - what there is; $seconds, $count - examples: simple@0.5, simple@800n.
arena-unknown = There is no “{ $entrant }”. Entrants are: { $levels }; with a budget for example { $seconds } (seconds) or { $count } (positions or games looked at).
arena-bad-budget = “{ $entrant }” has no budget that makes sense: { $seconds } is half a second, { $count } are 800 positions or games looked at.
arena-uncounted = “{ $entrant }” cannot be given a number of positions or games; those that can: { $levels }. Seconds it can, as in { $seconds }.
arena-no-judge = “{ $entrant }” judges nothing and can take no entries; those that can: { $levels }.
arena-same = All are “{ $entrant }”: whether it comes out at its share against itself is what --mirror looks at.
arena-alone = “{ $entrant }” has nobody to play against: name more entrants, or play alone against the automa with --solo.
arena-seats = { $seats ->
    [one] { $seats } seat is too many for so few entrants: { $entrants }.
   *[other] { $seats } seats are too many for so few entrants: { $entrants }.
}
# $option - the name of an option: mirror or seats.
arena-solo-with = Alone there is one seat: --solo goes without --{ $option }.
arena-ray-or-workers = Games are played on processes of this machine or on Ray: --ray goes without --workers.
arena-no-ray = Ray is not installed: install the package ray, or play with --workers.
# $why - an error of Ray, in English.
arena-no-cluster = There is no Ray cluster at { $address }: { $why }
arena-no-store = { $file } is no file of arena games.
# $what - the name of what differs; $there, $here - its values in the file and now.
arena-other-plan = { $file } holds games of another contest ({ $what }: { $there }, now: { $here }). Give another file, or the arguments it was begun with.
# $number - of a game; $why - an error of the program, in English; $option - --workers 1.
arena-game-failed = Game { $number } went wrong: { $why }. With { $option } you see where.
arena-worker-lost = { $times ->
    [one] Game { $number } was given up: its process ended { $times } time in the middle of it.
   *[other] Game { $number } was given up: its process ended { $times } times in the middle of it.
}

## regnum train: entries are what bots have learned, points that they add to their judgement

# $games, $error, $points - numbers, already written.
train-point = After { $games } games: off by { $error } points, seats score { $points }.
# $mode - alone, two or more, as in the name of the file.
train-written = Entries for “{ $mode }” are in { $file }.
train-other-plan = “{ $file }” holds a course of another plan: take the same options, another --out, or delete it.
weights-none = “{ $file }” is no file of learned entries.
weights-other = “{ $file }” has entries for other features than those of today: train again.
