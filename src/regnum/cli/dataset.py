"""`regnum dataset`: games of bots or records become arrays, in a folder that can be gone on with."""

import argparse
import os
import platform
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from regnum import is_compiled
from regnum.ai.arena.plan import plan_of
from regnum.ai.crew import crew_of, find_ray
from regnum.cli.arena import INTERRUPTED, Bar
from regnum.cli.play import options_from
from regnum.cli.usage import WrongUse, command
from regnum.cli.words import Words
from regnum.games import game
from regnum.kernel.messages import Msg, raw
from regnum.research.dataset.folder import Making
from regnum.research.dataset.playing import make_game
from regnum.research.dataset.source import Json, Source, played_by, recorded_in
from regnum.research.extras import needing

FOR_BOTS = ("games", "seed", "seats", "solo", "option")  # mean nothing with records


def run(arguments: argparse.Namespace) -> int:
    """Make what is not in the folder yet; returns the exit code."""
    a = arguments
    words = Words()
    making = Making(Path(a.out), source_for(a), a.shard, a.format, provenance(a))
    before, total = making.done(), making.source.total
    if before:
        print(words("arena-found", done=before, total=total), file=sys.stderr)
    crew = crew_of(make_game, a.workers or 1, a.ray)
    try:
        with Bar(words, before, total) as bar:
            making.run(crew, bar.step)
    except KeyboardInterrupt:
        print(words("arena-stopped", done=making.done(), total=total), file=sys.stderr)
        print(words("arena-go-on", command=typed()), file=sys.stderr)
        return INTERRUPTED
    finally:
        crew.close()
    shards = making.shards.values()
    rows = sum(int(one["rows"]) for one in shards)
    print(words("dataset-done", folder=a.out, rows=rows, games=making.done(), files=len(shards)))
    return 0


def source_for(arguments: argparse.Namespace) -> Source:
    """The games that the arguments ask for; raises what is wrong with them."""
    a = arguments
    if (a.players is None) == (a.records is None):
        raise WrongUse(Msg("dataset-which"))
    if a.ray is not None and a.workers is not None:
        raise WrongUse(Msg("arena-ray-or-workers"))
    if a.ray is not None:
        find_ray()
    if a.format == "parquet":
        with needing("dataset"):
            import pyarrow  # noqa: F401 (better now than after an hour of games)
    if a.records is not None:
        for option in FOR_BOTS:
            if getattr(a, option) is not None:
                raise WrongUse(Msg("dataset-only-bots", {"option": raw(option)}))
        return recorded_in(a.game, [Path(path) for path in a.records])
    return bots_for(a)


def bots_for(arguments: argparse.Namespace) -> Source:
    """The games `regnum arena` plays with the same seed; a level against itself is welcome here."""
    a = arguments
    names = [name for name in a.players.split(",") if name.strip()]
    if a.solo is not None and a.seats is not None:
        raise WrongUse(Msg("arena-solo-with", {"option": raw("seats")}))
    seats = 1 if a.solo is not None else a.seats or 0
    options = options_from(a, game(a.game), seats or len(names))
    alike = len(names) > 1 and len(set(names)) == 1
    plan = plan_of(a.game, names, a.games or 100, a.seed or "arena", options, seats, mirror=alike)
    return played_by(plan)


def typed() -> str:
    return shlex.join([command(), *sys.argv[1:]])


def provenance(arguments: argparse.Namespace) -> Json:
    """How it came about. None of this decides what is in the arrays."""
    return {
        "command": typed(),
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "compiled": is_compiled,
        "ray": arguments.ray is not None,
    }
