"""`regnum bench`: how fast the rules run, interpreted and compiled, beside another project's engine.

The measuring itself is bench/selfplay.py, in a process of its own for every build and round; here
the processes are started, the medians taken and the table written.
"""

import datetime
import importlib.util
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from regnum.cli.words import Words
from regnum.games import GAMES
from regnum.games import game as game_named
from regnum.kernel.errors import UnknownGame

Json = dict[str, Any]

INTERPRETED = "interpreted"
COMPILED = "compiled"
WIDTH = 80  # of the table: fits any terminal
HEADLINE_PLAYERS = 4  # the peer plays with four

# The figures of a row, and how many decimals of them mean something.
DECIMALS = {
    "decisions_per_s": 0,
    "x_catanatron": 2,
    "per_1000_loop": 2,
    "clone_us": 2,
    "games_per_s": 1,
    "decisions_per_game": 0,
}


@dataclass(frozen=True)
class Effort:
    """How long to measure. A round is one process per build; figures are medians of the rounds."""

    rounds: int
    slices: int
    seconds: float  # of a slice


FULL = Effort(rounds=3, slices=6, seconds=0.15)
QUICK = Effort(rounds=1, slices=1, seconds=0.0)  # one game each: shows that it works, measures nothing


class MeasurementFailed(Exception):
    """A process of the benchmark ended with an error; the text is its last word."""


def run(game: str | None, as_json: bool, quick: bool = False) -> int:
    """Measure one game or all, and print the figures; returns the exit code."""
    words = Words()
    try:
        names = [game_named(game).id] if game is not None else list(GAMES)
    except UnknownGame as error:
        return complain(words.error(error))
    root = sources_root()
    if root is None:
        return complain(words("bench-no-sources"))
    if importlib.util.find_spec("catanatron") is None:
        return complain(words("bench-no-peer"))
    print(words("bench-building"), file=sys.stderr)
    builds = {INTERPRETED: root / "src"}
    folder, reason = compiled_build(root)
    if folder is not None:
        builds[COMPILED] = folder
    try:
        report = measure(root, names, builds, QUICK if quick else FULL, words)
    except MeasurementFailed as failure:
        return complain(str(failure))
    report["missing"] = [] if folder is not None else [{"build": COMPILED, "reason": reason}]
    print(json.dumps(report, indent=1) if as_json else table_text(report, words))
    return 0


def complain(text: str) -> int:
    print(text, file=sys.stderr)
    return 1


# What there is to measure


def sources_root() -> Path | None:
    """The folder with the benchmark in it; none where only the package is installed."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "bench" / "selfplay.py").is_file():
            return folder
    return None


def compiled_build(root: Path) -> tuple[Path | None, str]:
    """The folder of the compiled rules, made from the sources as they are; or why there is none."""
    command = [sys.executable, str(root / "scripts" / "compiled.py")]
    done = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        return None, done.stderr.strip()
    return Path(done.stdout.strip()), ""


# Measuring


def measure(root: Path, games: list[str], builds: dict[str, Path], effort: Effort, words: Words) -> Json:
    """Time every game with every build; builds take turns, so that a slow minute hits them all."""
    runs: list[Json] = []
    for name in games:
        for n in range(effort.rounds):
            for build, folder in builds.items():
                shown = words(f"bench-build-{build}")
                print(
                    words("bench-progress", game=name, build=shown, n=n + 1, rounds=effort.rounds),
                    file=sys.stderr,
                )
                runs.append(one_round(root, name, build, folder, effort, words))
    return {
        "date": datetime.date.today().isoformat(),
        "python": platform.python_version(),
        "cores": os.cpu_count() or 1,
        "rounds": effort.rounds,
        "loop_per_s": round(median(run["loop_per_s"] for run in runs)),
        "catanatron": {"version": runs[0]["catanatron"]["version"]}
        | medians([run["catanatron"] for run in runs]),
        "rows": [row for name in games for build in builds for row in rows_of(runs, name, build)],
    }


def one_round(root: Path, name: str, build: str, folder: Path, effort: Effort, words: Words) -> Json:
    """One process of bench/selfplay.py with this build first on its path."""
    command = [sys.executable, "-m", "bench.selfplay", "--game", name, "--build", build]
    command += ["--seconds", str(effort.seconds), "--slices", str(effort.slices)]
    variables = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        command, cwd=root, env=variables, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        shown = words(f"bench-build-{build}")
        raise MeasurementFailed(words("bench-failed", game=name, build=shown, reason=last))
    figures: Json = json.loads(done.stdout)
    return figures


def rows_of(runs: list[Json], name: str, build: str) -> list[Json]:
    """One row per player count: the medians of the rounds, and the range of the ratio."""
    rounds = [run["rows"] for run in runs if run["game"] == name and run["build"] == build]
    rows: list[Json] = []
    for samples in zip(*rounds, strict=True):
        ratios = [round(sample["x_catanatron"], DECIMALS["x_catanatron"]) for sample in samples]
        row: Json = {"game": name, "build": build, "players": samples[0]["players"]}
        row |= medians(list(samples)) | {"x_catanatron_range": [min(ratios), max(ratios)]}
        rows.append(row)
    return rows


def medians(samples: list[Json]) -> Json:
    """The median of every figure that the samples have."""
    found = [name for name in DECIMALS if name in samples[0]]
    return {name: rounded(name, median(sample[name] for sample in samples)) for name in found}


def rounded(name: str, value: float) -> float | int:
    return round(value, DECIMALS[name]) if DECIMALS[name] else round(value)


# Writing


def table_text(report: Json, words: Words) -> str:
    """The report for people: the headlines, the table, how it was taken."""
    console = Console(width=WIDTH, highlight=False, color_system=None)
    with console.capture() as capture:
        for line in headlines(report, words):
            console.print(line, markup=False)
        console.print("", words("bench-title"), "", sep="\n", markup=False)
        console.print(table(report, words))
        console.print()
        loop = words.figure(report["loop_per_s"])
        machine = words("bench-machine", python=report["python"], cores=report["cores"], loop=loop)
        method = words("bench-method", rounds=report["rounds"], version=report["catanatron"]["version"])
        console.print(machine, method, sep="\n", markup=False)
        for gap in report["missing"]:
            build = words(f"bench-build-{gap['build']}")
            last = (gap["reason"].splitlines() or [""])[-1]
            console.print(words("bench-missing", build=build, reason=last), markup=False)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def headlines(report: Json, words: Words) -> list[str]:
    return [
        words(
            "bench-headline",
            game=row["game"],
            players=row["players"],
            build=words(f"bench-build-{row['build']}"),
            times=words.figure(row["x_catanatron"], 1),
            low=words.figure(row["x_catanatron_range"][0], 1),
            high=words.figure(row["x_catanatron_range"][1], 1),
            clone=words.figure(row["clone_us"], 2),
            peer=words.figure(report["catanatron"]["clone_us"]),
        )
        for row in report["rows"]
        if row["players"] == HEADLINE_PLAYERS
    ]


def table(report: Json, words: Words) -> Table:
    shown = Table(box=None, pad_edge=False)
    for name in ("game", "build"):
        shown.add_column(words(f"bench-column-{name}"), no_wrap=True)
    for name in ("players", "decisions", "ratio", "loop", "clone", "games"):
        shown.add_column(words(f"bench-column-{name}"), justify="right", no_wrap=True)
    for row in report["rows"]:
        shown.add_row(
            row["game"],
            words(f"bench-build-{row['build']}"),
            words.figure(row["players"]),
            *cells(row, words),
        )
    peer = report["catanatron"]
    shown.add_row(
        words("bench-peer"),
        words("bench-build-interpreted"),
        words.figure(HEADLINE_PLAYERS),
        *cells(peer, words),
    )
    return shown


def cells(row: Json, words: Words) -> list[str]:
    return [
        words.figure(row["decisions_per_s"]),
        words.figure(row.get("x_catanatron", 1), 1),
        words.figure(row["per_1000_loop"], 1),
        words.figure(row["clone_us"], 2),
        words.figure(row["games_per_s"]),
    ]
