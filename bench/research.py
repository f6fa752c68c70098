"""Measure the research interface beside its peers, all in one process and in turns; print or write a table.

    python -m bench.research                 measures the rules that are imported
    python -m bench.research --compiled      the compiled build, which is made first if need be
    python -m bench.research --compiled --write   ... and puts the table into bench/RESULTS.md

Slices, whole games, CPU time of the one thread: as in bench/selfplay.py. Random play everywhere. The engine
is `kernel.agenda.play`; with masks it is `Play.step` by action id, which checks the action, and `Play.mask`;
the AEC adapter is `last()` with observation and mask, and `step()`. Peers: Catanatron's own loop, and
PettingZoo's chess and Hanabi with `last()` and `step()` and their own observations and masks.
"""

import argparse
import datetime
import importlib.metadata
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "RESULTS.md"
HEADING = "## The research interface"
PLAYERS = (2, 4)
CATAN, CHESS, HANABI = "Catanatron", "PettingZoo chess_v6", "PettingZoo hanabi_v5"
ENGINE, MASKED, SEEN, AEC = "engine", "engine with masks", "with observation", "AEC adapter"
Rates = dict[tuple[str, int, str], float]
MOST_CHESS = 120  # moves of one game: random chess may last for hundreds


def play_masked(table: Any, see: bool, seed: int) -> int:
    """One game by action ids; every position has its mask, and the decider's observation if that is asked."""
    play = table.start(str(seed))
    choose = random.Random(seed).choice
    steps = 0
    while play.decider >= 0:
        play.mask()
        if see:
            play.observe(play.decider)
        play.step(choose(play.legal()))
        steps += 1
    return steps


def play_aec(env: Any, seed: int) -> int:
    """One game of ours through the adapter; the action is drawn from the list of legal ones."""
    env.reset(seed=seed)
    choose = random.Random(seed).choice
    play = env.env.play
    steps = 0
    while True:
        _, _, over, _, _ = env.last()
        if over:
            return steps
        env.step(choose(play.legal()))
        steps += 1


def play_peer(env: Any, seed: int) -> int:
    """One game of PettingZoo's own; the action is drawn from the mask."""
    env.reset(seed=seed)
    chance = random.Random(seed)
    steps = 0
    while steps < MOST_CHESS:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            break
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[chance.randrange(len(legal))]))
        steps += 1
    return steps


def series() -> dict[tuple[str, int, str], Callable[[int], int]]:
    """All that is timed, by name, players and way."""
    from bench import selfplay
    from pettingzoo.classic import chess_v6, hanabi_v5

    from regnum.games import GAMES
    from regnum.research import aec_env

    found: dict[tuple[str, int, str], Callable[[int], int]] = {
        (CATAN, 4, ENGINE): selfplay.play_peer,
        (CHESS, 2, AEC): partial(play_peer, chess_v6.env()),
        (HANABI, 2, AEC): partial(play_peer, hanabi_v5.env()),
    }
    for name, spec in GAMES.items():
        for players in PLAYERS:
            env = aec_env(name, players=players)
            table = env.env.table
            found[name, players, ENGINE] = partial(selfplay.play_ours, spec, table.box, players)
            found[name, players, MASKED] = partial(play_masked, table, False)
            found[name, players, SEEN] = partial(play_masked, table, True)
            found[name, players, AEC] = partial(play_aec, env)
    return found


def measure(seconds: float, slices: int) -> Rates:
    """Steps a second of CPU time, of everything in turns."""
    from bench.selfplay import Tally, time_games

    todo = series()
    tallies = {key: Tally() for key in todo}
    for play_game in todo.values():
        play_game(0)  # imports, caches, the interpreter's own warming up
    for _ in range(slices):
        for key, play_game in todo.items():
            time_games(tallies[key], play_game, seconds)
    return {key: tally.rate() for key, tally in tallies.items()}


COLUMNS = ("game", "players", "engine", "with masks", "x Catanatron", "and observations")
MORE_COLUMNS = ("AEC", "x chess", "x Hanabi", "AEC / masks", "AEC / engine")


def report(rates: Rates, build: str) -> str:
    """The section of RESULTS.md."""
    catan, chess, hanabi = rates[CATAN, 4, ENGINE], rates[CHESS, 2, AEC], rates[HANABI, 2, AEC]
    columns = (*COLUMNS, *MORE_COLUMNS)
    versions = ", ".join(
        f"{name} {importlib.metadata.version(name)}" for name in ("catanatron", "pettingzoo")
    )
    lines = [
        HEADING,
        "",
        f"Taken on {datetime.date.today()} with `python -m bench.research --compiled --write`",
        f"({build} rules, Python {platform.python_version()}, two shared cores; {versions}),",
        "everything in one process and in turns; steps per second of CPU time, random play. The AEC adapter",
        "gives observation and mask at every step.",
        "",
        f"Peers: Catanatron {catan:,.0f}, PettingZoo's chess {chess:,.0f}, its Hanabi {hanabi:,.0f} steps/s.",
        "",
        row(columns),
        row(["---"] * len(columns)),
    ]
    for name, players in [(name, players) for name, players, way in rates if way == MASKED]:
        engine, masked, seen, aec = (rates[name, players, way] for way in (ENGINE, MASKED, SEEN, AEC))
        figures = [f"{engine:,.0f}", f"{masked:,.0f}", f"{masked / catan:.1f}", f"{seen:,.0f}", f"{aec:,.0f}"]
        ratios = [f"{aec / chess:.0f}", f"{aec / hanabi:.1f}", f"{aec / masked:.2f}", f"{aec / engine:.2f}"]
        lines.append(row([name, str(players), *figures, *ratios]))
    return "\n".join([*lines, ""])


def row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def write(section: str) -> None:
    """Put the section into RESULTS.md, in place of the last one."""
    text = RESULTS.read_text("utf-8")
    before, found, after = text.partition(HEADING)
    _, mark, rest = after.partition("\n## ")
    text = before + section + mark + rest if found else f"{text.rstrip()}\n\n{section}"
    RESULTS.write_text(text, "utf-8")


def compiled_path() -> str:
    """Where the compiled build is, made if need be."""
    command = [sys.executable, str(ROOT / "scripts" / "compiled.py")]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip().splitlines()[-1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.15, help="CPU time of a slice")
    parser.add_argument("--slices", type=int, default=8, help="slices for each thing that is timed")
    parser.add_argument("--compiled", action="store_true", help="with the compiled build")
    parser.add_argument("--write", action="store_true", help="put the table into bench/RESULTS.md")
    chosen = parser.parse_args()
    if chosen.compiled and os.environ.get("REGNUM_BENCH") != "compiled":
        variables = {**os.environ, "PYTHONPATH": compiled_path(), "REGNUM_BENCH": "compiled"}
        command = [sys.executable, "-m", "bench.research", *sys.argv[1:]]
        return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode
    from bench.selfplay import build_in_use

    build = build_in_use()
    if chosen.compiled and build != "compiled":
        print(f"the rules found are {build}", file=sys.stderr)
        return 2
    section = report(measure(chosen.seconds, chosen.slices), build)
    print(section)
    if chosen.write:
        write(section)
    return 0


if __name__ == "__main__":
    sys.exit(main())
