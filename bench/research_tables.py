"""Make every table of docs/research.md that has figures.

    python -m bench.research_tables              from what was measured last (bench/research_results)
    python -m bench.research_tables --measure    plays the baselines and trains the example first: 30 min
    python -m bench.research --compiled --write  the table of speed, in bench/RESULTS.md

What is measured is kept as it came: the figures of `regnum arena` as JSON, the curve of the example as CSV.
"""

import argparse
import csv
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regnum.games import GAMES
from regnum.research.settings import table_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "research.md"
KEPT = ROOT / "bench" / "research_results"
BASELINES = KEPT / "baselines.json"
CURVE = KEPT / "ppo-gugong.csv"
NAMES = {"paladins": "Paladins", "troyes": "Troyes", "gugong": "Gùgōng"}
OF_THESE = {
    "paladins": "84 multisets of workers for each of four questions",
    "troyes": "16,365 groups of one to three dice of one colour, with their districts",
    "gugong": "a card and the official it goes to: 304, twice",
}
CONTESTS = [(name, "squire,random", 40) for name in GAMES] + [
    ("paladins", "knight,squire", 6),  # few: a game takes half a minute
    ("troyes", "knight,squire", 20),
    ("gugong", "knight,squire", 20),
]
PPO = ["gugong", "--rounds", "150", "--minutes", "60"]  # rounds decide: time is another on every machine


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines) + "\n"


def actions_table() -> str:
    rows = []
    for name in GAMES:
        actions = table_of(name, 2, {}).actions
        rows.append([NAMES[name], f"`{actions.version}`", f"{actions.size:,}", OF_THESE[name]])
    return table(["game", "version", "ids", "of these"], rows)


def baselines_table() -> str:
    """One line for each contest: the first against the second."""
    rows = []
    for found in json.loads(BASELINES.read_text("utf-8")):
        first, second = (found["entrants"][n] for n in (0, 1))
        rows.append(
            [
                NAMES[found["plan"]["game"]],
                f"{first['entrant']} against {second['entrant']}",
                first["games"],
                between(first["wins"], 100, 0, " %"),
                between(first["score"], 1, 1),
                f"{second['score']['mean']:.1f}",
                between(first["margin"], 1, 1),
            ]
        )
    head = ["game", "who", "games", "wins", "points", "the other's", "margin"]
    return table(head, rows)


def between(figure: dict[str, float], times: float, decimals: int, unit: str = "") -> str:
    mean, low, high = (f"{times * figure[name]:.{decimals}f}" for name in ("mean", "low", "high"))
    return f"{mean}{unit} ({low} to {high})"


def curve_table() -> str:
    """One line for each moment of training, both opponents beside each other."""
    moments: dict[str, dict[str, dict[str, str]]] = {}
    with CURVE.open(encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            moments.setdefault(line["rounds"], {})[line["opponent"]] = line
    rows = []
    for met in moments.values():
        any_one = next(iter(met.values()))
        row: list[object] = [f"{int(any_one['games']):,}", f"{float(any_one['cpu_seconds']):.0f}"]
        for opponent in ("random", "squire"):
            row += [shown(met[opponent], "win", 100, 1), shown(met[opponent], "margin", 1, 1)]
        rows.append(row)
    head = ["games", "CPU s", "wins against random, %", "margin", "wins against squire, %", "margin"]
    return table(head, rows)


def shown(line: dict[str, str], name: str, times: float, decimals: int) -> str:
    figure = {"mean": line[name], "low": line[f"{name}_low"], "high": line[f"{name}_high"]}
    return between({key: float(value) for key, value in figure.items()}, times, decimals)


TABLES = {"actions": actions_table, "baselines": baselines_table, "curve": curve_table}


def put(page: str) -> str:
    """The page with its tables made anew, each between its marks."""
    for name, make in TABLES.items():
        begin, end = f"<!-- table: {name} -->\n", "<!-- end -->\n"
        before, found, rest = page.partition(begin)
        if not found:
            raise SystemExit(f"{PAGE.name} has no place for the table “{name}”")
        page = before + begin + make() + end + rest.partition(end)[2]
    return page


# --- measuring ------------------------------------------------------------------------------------------


def play_baselines() -> None:
    found: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "figures.json"
        for name, players, games in CONTESTS:
            given = [name, "--players", players, "--games", str(games), "--json", str(out)]
            subprocess.run([sys.executable, "-m", "regnum", "arena", *given], check=True)
            found.append(json.loads(out.read_text("utf-8")))
    keep(found)


def keep(found: list[Any]) -> None:
    """What the table needs and what decided the games; times belong to a machine."""
    columns = ("entrant", "games", "wins", "score", "margin")
    kept = [
        {"plan": one["plan"], "entrants": [{name: e[name] for name in columns} for e in one["entrants"]]}
        for one in found
    ]
    BASELINES.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")


def train() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "regnum.research.examples.ppo", *PPO, "--out", folder]
        subprocess.run(command, check=True)
        CURVE.write_text((Path(folder) / "curve.csv").read_text("utf-8"), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--measure", action="store_true", help="play and train first")
    if parser.parse_args().measure:
        KEPT.mkdir(exist_ok=True)
        play_baselines()
        train()
    PAGE.write_text(put(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
