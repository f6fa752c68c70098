"""Measure random self-play of one game with one build, beside a peer; print the figures as JSON.

    python -m bench.selfplay --game paladins --build interpreted

`regnum bench` starts it once per build and round, with the build first on PYTHONPATH. The peer
(catanatron) and a fixed loop are timed in the same process, in turns with our own games and in
slices short enough that whatever else the machine does falls on all of them alike. Only CPU time
of this thread counts. Games are played to their end, so that no part of a game weighs too much.
"""

import argparse
import gc
import importlib
import importlib.metadata
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES

from catanatron import Color, Game, RandomPlayer

from regnum.games import game
from regnum.kernel.agenda import State, play
from regnum.kernel.box import BaseBox
from regnum.kernel.record import new_game
from regnum.kernel.spec import GameSpec
from regnum.library import tables_for

BUILDS = ("interpreted", "compiled")
LOOP_ITERATIONS = 60_000
PEER_TICKS_BEFORE_COPY = 250
MID_GAME = 0.5  # our copies are taken after this share of a game's decisions
COPIES_AT_ONCE = 1_000

# Plays one whole game, the n-th of its series; returns how many decisions it took.
PlayGame = Callable[[int], int]


class Tally:
    """CPU seconds spent on something, and how much of it was done."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.units = 0  # decisions, iterations or copies
        self.games = 0

    def rate(self) -> float:
        """How many units a second of CPU time does."""
        return self.units / self.seconds

    def games_rate(self) -> float:
        """How many games a second of CPU time does."""
        return self.games / self.seconds

    def microseconds(self) -> float:
        """What one unit costs."""
        return 1e6 * self.seconds / self.units


# What is timed


def fixed_loop() -> int:
    """The yardstick: arithmetic, a list read and written, a branch. Its speed stands for the machine."""
    x = 12345
    cells = list(range(256))
    for _ in range(LOOP_ITERATIONS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        cells[x & 255] = cells[(x >> 8) & 255]
        if x & 1:
            x ^= 5
    return x


def peer_game(seed: int) -> Game:
    """A new game of the peer for four random players. Seed 0 would mean "any"."""
    return Game([RandomPlayer(colour) for colour in Color], seed=seed + 1)


def play_peer(seed: int) -> int:
    """The peer's own way to play a game; a tick is one answer of one player."""
    table = peer_game(seed)
    table.play()
    return len(table.state.actions)


def play_ours(spec: GameSpec, tables: BaseBox, players: int, seed: int) -> int:
    """One game of ours with uniformly random choices; only real choices count (two options or more)."""
    g = new_game(spec, tables, players, {}, str(seed))
    choose = random.Random(seed).choice
    decisions = 0
    while g.agenda:
        play(g, choose(g.legal))
        decisions += 1
    return decisions


def mid_game_peer() -> Game:
    table = peer_game(0)
    for _ in range(PEER_TICKS_BEFORE_COPY):
        table.play_tick()
    return table


def mid_game_ours(spec: GameSpec, tables: BaseBox, players: int) -> State:
    seed = 0
    g = new_game(spec, tables, players, {}, str(seed))
    choose = random.Random(seed).choice
    for _ in range(int(MID_GAME * play_ours(spec, tables, players, seed))):
        play(g, choose(g.legal))
    return g


# Timing


def time_loop(tally: Tally) -> None:
    started = time.thread_time()
    fixed_loop()
    tally.seconds += time.thread_time() - started
    tally.units += LOOP_ITERATIONS


def time_games(tally: Tally, play_game: PlayGame, at_least: float) -> None:
    """Play whole games until a slice is full; every slice goes on where the last one stopped."""
    gc.collect()  # what others left behind is not ours to clear up
    end = tally.seconds + at_least
    while True:
        started = time.thread_time()
        tally.units += play_game(tally.games)
        tally.seconds += time.thread_time() - started
        tally.games += 1
        if tally.seconds >= end:
            return


def time_copies(tally: Tally, copy: Callable[[], object], at_least: float) -> None:
    gc.collect()
    end = tally.seconds + at_least
    while True:
        started = time.thread_time()
        for _ in range(COPIES_AT_ONCE):
            copy()
        tally.seconds += time.thread_time() - started
        tally.units += COPIES_AT_ONCE
        if tally.seconds >= end:
            return


def measure(name: str, seconds: float, slices: int) -> dict[str, object]:
    """Time the loop, the peer and one game with every player count, in turns."""
    spec, tables = game(name), tables_for(name)
    counts = range(spec.min_players, spec.max_players + 1)
    series: dict[int, PlayGame] = {0: play_peer}  # by players; 0 is the peer
    copies: dict[int, Callable[[], object]] = {0: mid_game_peer().copy}
    for players in counts:
        series[players] = partial(play_ours, spec, tables, players)
        copies[players] = mid_game_ours(spec, tables, players).clone
    loop = Tally()
    played = {key: Tally() for key in series}
    copied = {key: Tally() for key in copies}
    for play_game in series.values():  # imports, caches and the interpreter's own warming up
        play_game(0)
    for _ in range(slices):
        for key in series:
            time_loop(loop)
            time_games(played[key], series[key], seconds)
            time_copies(copied[key], copies[key], seconds / 10)
    time_loop(loop)
    return {
        "game": name,
        "loop_per_s": loop.rate(),
        "catanatron": figures(played[0], copied[0], loop)
        | {"version": importlib.metadata.version("catanatron")},
        "rows": [
            {"players": players}
            | figures(played[players], copied[players], loop)
            | {"x_catanatron": played[players].rate() / played[0].rate()}
            for players in counts
        ],
    }


def figures(played: Tally, copied: Tally, loop: Tally) -> dict[str, object]:
    return {
        "decisions_per_s": played.rate(),
        "per_1000_loop": 1000 * played.rate() / loop.rate(),
        "games_per_s": played.games_rate(),
        "decisions_per_game": played.units / played.games,
        "clone_us": copied.microseconds(),
    }


# The command


def build_in_use() -> str:
    """Whether the rules that were imported are compiled."""
    files = [importlib.import_module(name).__file__ or "" for name in ("regnum.kernel", "regnum.games")]
    return "compiled" if all(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files) else "interpreted"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.selfplay", description=__doc__.split("\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--build", choices=BUILDS, required=True, help="what is expected to be found")
    parser.add_argument("--seconds", type=float, default=0.15, help="CPU time of a slice")
    parser.add_argument("--slices", type=int, default=6, help="slices for each thing that is timed")
    chosen = parser.parse_args()
    if build_in_use() != chosen.build:
        # A wrong path would time the other build under this one's name.
        print(f"the rules found are {build_in_use()}, not {chosen.build}", file=sys.stderr)
        return 2
    print(json.dumps({"build": chosen.build} | measure(chosen.game, chosen.seconds, chosen.slices)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
