### regnum bench: how fast the rules run, beside another project's engine.

bench-title = Random self-play on one core, options listed at every decision
bench-headline = { $players ->
    [one] { $game }, { $players } player, { $build }: { $times } times the decisions per second of Catanatron ({ $low } to { $high }), a copy of a position in { $clone } µs against { $peer } µs.
   *[other] { $game }, { $players } players, { $build }: { $times } times the decisions per second of Catanatron ({ $low } to { $high }), a copy of a position in { $clone } µs against { $peer } µs.
}
bench-machine = { $cores ->
    [one] Python { $python }, { $cores } core; the fixed loop runs { $loop } iterations per second.
   *[other] Python { $python }, { $cores } cores; the fixed loop runs { $loop } iterations per second.
}
bench-method = { $rounds ->
    [one] CPU time of one thread, { $rounds } round. The ratio is to Catanatron { $version }, whose ticks count as decisions. “per loop” is decisions per 1,000 iterations of the fixed loop, for comparing machines.
   *[other] CPU time of one thread, medians of { $rounds } rounds. The ratio is to Catanatron { $version }, whose ticks count as decisions. “per loop” is decisions per 1,000 iterations of the fixed loop, for comparing machines.
}

## Columns

bench-column-game = game
bench-column-build = rules
bench-column-players = players
bench-column-decisions = decisions/s
bench-column-ratio = ratio
bench-column-loop = per loop
bench-column-clone = copy µs
bench-column-games = games/s

## Rows

bench-build-interpreted = interpreted
bench-build-compiled = compiled
bench-peer = Catanatron

## While it runs

bench-building = Looking for the compiled rules; making them takes a minute or two …
bench-progress = Measuring { $game }, { $build }, round { $n } of { $rounds } …

## What is missing

bench-missing = Not measured: { $build } rules. { $reason }
bench-no-sources = There is nothing to measure with here: the benchmark comes with the sources of Regnum, where ./play bench runs it.
bench-no-peer = The engine to compare with is not installed: start this as ./play bench, which fetches it, or install the package catanatron.
bench-failed = The measurement of { $game } ({ $build }) failed: { $reason }
