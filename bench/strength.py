"""How strong the bots are: every table of bench/STRENGTH.md, by `regnum arena`, one command a table.

    .venv/bin/python bench/strength.py                 all tables, on the compiled build (hours)
    .venv/bin/python bench/strength.py ladder-gugong   tables whose name contains this
    .venv/bin/python bench/strength.py --list          what there is

Games are kept in build/strength, so a run that was stopped goes on; delete the folder when a bot has changed.
Budgets are seconds of a clock: leave the machine alone meanwhile.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = Path(os.environ.get("REGNUM_COMPILED", ROOT / "build" / "compiled"))
KEPT = ROOT / "build" / "strength"
RESULTS = ROOT / "bench" / "STRENGTH.md"

HARDEST = {"paladins": ["--solo", "hard"], "troyes": ["--solo"], "gugong": ["--solo", "hard"]}
MOST_PLAYERS = {"paladins": 4, "troyes": 4, "gugong": 5}
THINKING = {"2": 16, "0.5": 12, "0.1": 20}  # seconds a decision, and how many games
LONGER = {"among-3-paladins": 24}  # as many games as the others left the goal open
CURVE = (16, 64, 256, 1024)  # games played ahead for a decision: what more of them are worth against Meng


def tables() -> dict[str, list[str]]:
    """The arguments of the arena, by the name of the table; those that take long are at the end."""
    found: dict[str, list[str]] = {}
    for game, alone in HARDEST.items():
        found[f"ladder-{game}"] = [game, "--players", "knight,squire", "--games", "100"]
        found[f"mirror-{game}"] = [game, "--players", "knight,squire", "--mirror", "--games", "60"]
        found[f"learned-{game}"] = [game, "--players", "knight,knight+none", "--games", "60"]
        found[f"alone-knight-{game}"] = [game, "--players", "knight,simple", *alone, "--games", "60"]
    for budget, games in THINKING.items():
        for game, alone in HARDEST.items():
            played = ["--games", str(games)]
            found[f"paladin-{budget}-{game}"] = [game, "--players", f"paladin@{budget},knight", *played]
            found[f"alone-{budget}-{game}"] = [game, "--players", f"paladin@{budget}", *alone, *played]
    for count in CURVE:
        curve = ["gugong", "--players", f"paladin@{count}n", *HARDEST["gugong"], "--games", "20"]
        found[f"curve-{count}-gugong"] = curve
    for game, most in MOST_PLAYERS.items():
        for count in range(3, most + 1):
            players = ",".join(["paladin@0.5", *["knight"] * (count - 1)])
            name = f"among-{count}-{game}"
            found[name] = [game, "--players", players, "--games", str(LONGER.get(name, 4 * count))]
    return found


def play(name: str, arguments: list[str]) -> None:
    """One table: played, or gone on with, and put into the file of results."""
    KEPT.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "regnum", "arena", *arguments]
    files = ["--resume", str(KEPT / f"{name}.jsonl"), "--markdown", str(RESULTS)]
    print(f"== {name}: regnum arena {' '.join(arguments)}", flush=True)
    subprocess.run([*command, *files], env={**os.environ, "PYTHONPATH": str(COMPILED)}, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="parts of names of tables; none: all of them")
    parser.add_argument("--list", action="store_true", help="print the tables and play nothing")
    arguments = parser.parse_args()
    wanted = {
        name: table
        for name, table in tables().items()
        if not arguments.names or any(part in name for part in arguments.names)
    }
    for name, table in wanted.items():
        if arguments.list:
            print(f"{name:24}regnum arena {' '.join(table)}")
        else:
            play(name, table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
