"""Our rules now beside our rules at an older commit: the same games, in turns, in one run.

    python -m bench.against d4b9c9e --games gugong troyes paladins --rounds 5

The older tree is taken out of git into build/against/, compiled there once with its own setup.py, and
measured in turns with this one, interpreted and compiled: a slice of the old, a slice of the new, and so
on, so that whatever else the machine does falls on both. Both play the same games (same seeds, same picks;
the numbers of decisions are compared). Only CPU time of the process counts.
"""

import argparse
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "against"
KINDS = ("compiled", "interpreted")

# Runs in both trees: it may name only what both have.
MEASURE = r"""
import gc, json, random, sys, time
from regnum.games import game
from regnum.kernel import agenda
from regnum.kernel.record import new_game
from regnum.library import tables_for

name, players, seconds, first = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
spec, box = game(name), tables_for(name)

def one(n):
    picks = random.Random(n)
    g = new_game(spec, box, players, {}, str(n))
    made = 0
    half = None
    while g.legal:
        agenda.play(g, g.legal[int(picks.random() * len(g.legal))])
        made += 1
        if made == 60:
            half = g.clone()
    return made, half

one(first)
gc.disable()
spent = clones = 0.0
decisions = games = copied = 0
n = first
counts = []
while spent < seconds or games < 3:
    start = time.process_time()
    made, half = one(n)
    spent += time.process_time() - start
    decisions += made
    games += 1
    counts.append(made)
    n += 1
    start = time.process_time()
    for _ in range(2000):
        half.clone()
    clones += time.process_time() - start
    copied += 2000
    gc.collect()
print(json.dumps({"rate": decisions / spent, "clone": 1e9 * clones / copied, "counts": counts[:3],
                  "built": agenda.__file__.rsplit(".", 1)[1]}))
"""


def tree_of(commit: str) -> Path:
    """The sources of a commit, beside ours."""
    folder = BUILD / commit
    if not (folder / "setup.py").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(
            ["git", "archive", commit, "src", "setup.py", "pyproject.toml", "README.md", "LICENSE"],
            cwd=ROOT,
            check=True,
            capture_output=True,
        ).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
            tar.extractall(folder, filter="data")
    return folder


def compiled(tree: Path) -> Path:
    """The package of a tree with its rules compiled, made once."""
    out = tree / "build" / "measured" if tree != ROOT else BUILD / "now"
    if tree == ROOT:
        shutil.rmtree(out, ignore_errors=True)
    if not (out / "done").is_file():
        out.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(out)]
        temp = ["--build-temp", str(out.parent / f"{out.name}-temp")]
        cache = str(out.parent / f"{out.name}-mypy")
        variables = {**os.environ, "REGNUM_REQUIRE_COMPILED": "1", "MYPY_CACHE_DIR": cache}
        subprocess.run([*command, *temp], cwd=tree, env=variables, check=True)
        ignore = shutil.ignore_patterns("__pycache__", "*.egg-info", "web")
        shutil.copytree(tree / "src", out, dirs_exist_ok=True, ignore=ignore)
        (out / "done").write_text("")
    return out


def measure(package: Path, name: str, players: int, seconds: float, first: int) -> dict[str, object]:
    command = [sys.executable, "-c", MEASURE, name, str(players), str(seconds), str(first)]
    variables = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=variables, check=True, capture_output=True, text=True, cwd=package)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("commit")
    parser.add_argument("--games", nargs="+", default=["gugong", "troyes", "paladins"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS)
    asked = parser.parse_args()
    old_tree = tree_of(asked.commit)
    for kind in asked.kinds:
        if kind == "compiled":
            trees = (compiled(old_tree), compiled(ROOT))
        else:
            trees = (old_tree / "src", ROOT / "src")
        for name in asked.games:
            rates: list[list[float]] = [[], []]
            clones: list[list[float]] = [[], []]
            for number in range(asked.rounds):
                both = [measure(tree, name, asked.players, asked.seconds, number * 1000) for tree in trees]
                assert both[0]["counts"] == both[1]["counts"], f"{name}: not the same games: {both}"
                for i, found in enumerate(both):
                    rates[i].append(float(str(found["rate"])))
                    clones[i].append(float(str(found["clone"])))
            faster = median(new / old for old, new in zip(*rates, strict=True))
            copies = median(new / old for old, new in zip(*clones, strict=True))
            print(
                f"{kind:12} {name:9} {asked.players} players: decisions/s {median(rates[0]):,.0f} -> "
                f"{median(rates[1]):,.0f} = {faster:.2f}x; clone {median(clones[0]):,.0f} -> "
                f"{median(clones[1]):,.0f} ns = {copies:.2f}x",
                flush=True,
            )


if __name__ == "__main__":
    main()
