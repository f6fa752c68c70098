"""What the rules do with the recorded games, line by line: the same program runs here and in Pyodide.

Of each game and number of players the first record tells its position after every choice, the others where
they end; a playthrough tells every answer of the engine and what every seat sees; perft counts.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import golden_data
from regnum.games import GAMES
from regnum.kernel.agenda import play
from regnum.kernel.codec import checksum
from regnum.kernel.perft import perft
from regnum.kernel.record import Record, loads, new_game, replay
from regnum.kernel.spec import option_samples
from regnum.library import tables_for

MOST_NODES = 9_000  # of one count: the interpreter in WebAssembly is slower


def lines(tests: Path) -> Iterator[str]:
    """All of it; `tests` is the folder of the files."""
    for name in GAMES:
        yield from records_told(tests, name)
        yield from counts_told(tests, name)
        for players in range(GAMES[name].min_players, GAMES[name].max_players + 1):
            options = option_samples(GAMES[name], players)[-1]
            text = golden_data.playthrough(name, players, options, "golden")
            yield f"{name} {players} playthrough {sha256(text.encode()).hexdigest()}"


def records_told(tests: Path, name: str) -> Iterator[str]:
    seen: set[int] = set()
    for path in sorted((tests / "records" / name).glob("*.json")):
        record = loads(json.dumps(json.loads(path.read_text("utf-8"))["record"]))
        if record.players in seen:
            yield f"{name} {path.stem} {end_of(record)}"
        else:
            yield from (f"{name} {path.stem} {n} {told}" for n, told in enumerate(steps_of(record), 1))
        seen.add(record.players)


def end_of(record: Record) -> str:
    spec = GAMES[record.game]
    return checksum(spec, replay(spec, tables_for(record.game), record))


def steps_of(record: Record) -> Iterator[str]:
    """The checksum after every choice."""
    spec, tables = GAMES[record.game], tables_for(record.game)
    g = new_game(spec, tables, record.players, record.options, record.seed)
    for choice in record.choices:
        play(g, choice)
        yield checksum(spec, g)


def counts_told(tests: Path, name: str) -> Iterator[str]:
    """Perft from one position of each number of players."""
    seen: set[str] = set()
    for line in (tests / "perft" / f"{name}.txt").read_text("utf-8").splitlines()[1:]:
        players, options, seed, before, depth, nodes = line.split()
        if players in seen or int(nodes) > MOST_NODES:
            continue
        seen.add(players)
        chosen = {} if options == "-" else dict(part.split("=") for part in options.split(","))
        g = golden_data.position(name, int(players), chosen, seed, int(before))
        yield f"{name} {line} = {perft(g, int(depth))}"
