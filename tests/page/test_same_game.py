"""The page plays the same games: CPython and the Pyodide of the built site come to the same checksums."""

import subprocess
from pathlib import Path

from tests.page import replayed

import web_build
from regnum.games import GAMES

ROOT = Path(__file__).parents[2]


def test_pyodide_and_cpython_play_alike(site: Path, tmp_path: Path) -> None:
    result = tmp_path / "told.txt"
    done = subprocess.run(
        [
            str(web_build.node()),
            str(ROOT / "tests" / "page" / "replay.mjs"),
            str(ROOT),
            str(site),
            str(result),
        ],
        cwd=ROOT / "web",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    told = result.read_text("utf-8").splitlines()
    ours = list(replayed.lines(ROOT / "tests"))
    assert len(ours) > 2000
    for here, there in zip(ours, told, strict=True):
        assert here == there


def test_perft_is_what_the_files_say() -> None:
    counted = [line for name in GAMES for line in replayed.counts_told(ROOT / "tests", name)]
    assert len(counted) >= 12  # nearly every number of players of the three games
    for line in counted:
        told, _, nodes = line.partition(" = ")
        assert told.split()[-1] == nodes
