### regnum dataset: games as arrays for programs that learn.

dataset-done = { $folder }: { $rows } decisions of { $games } games, { $files } files.
dataset-which = A dataset is made of games of bots or of records: give --players or --records.
dataset-only-bots = Records are as they are: --records goes without --{ $option }.
dataset-no-records = There are no records there.
dataset-bad-record = { $file } is no record of a game.
# $there, $here - games as they are typed; $seats, $players - how many players.
dataset-other-game = { $file } is a game of { $there } with { $seats } players, the dataset is of { $here } with { $players }.
dataset-other-rules = { $file } was played by other rules or components than today’s.
dataset-unfinished = { $file }: the game did not end, so it has no result to learn from.
dataset-not-empty = { $folder } is not empty, and no dataset: give another folder.
# $what - the name of what differs.
dataset-other = { $folder } holds another dataset ({ $what } is different). Give another folder, or the arguments it was begun with.
dataset-damaged = { $file } is no file of a dataset, or it is damaged.
