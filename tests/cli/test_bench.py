"""`regnum bench`: the documented fields, what is said when something is missing; never how fast."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.profile import profile
from bench.selfplay import play_ours

from regnum.cli import bench
from regnum.cli.words import Words
from regnum.games import GAMES
from regnum.library import tables_for

ROOT = Path(__file__).resolve().parents[2]
ROW = {
    "game",
    "build",
    "players",
    "decisions_per_s",
    "x_catanatron",
    "x_catanatron_range",
    "per_1000_loop",
    "clone_us",
    "games_per_s",
    "decisions_per_game",
}
PEER = {"version", "decisions_per_s", "per_1000_loop", "clone_us", "games_per_s", "decisions_per_game"}


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes a minute: the compiled build is for ./test to make, not for this test."""
    monkeypatch.setattr(bench, "compiled_build", lambda root: (None, "gcc: not found\nno compiler here"))


def test_json_has_the_documented_fields(no_compiler: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run("paladins", True, quick=True) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {
        *("date", "python", "cores", "rounds", "loop_per_s"),
        *("catanatron", "rows", "missing"),
    }
    assert set(report["catanatron"]) == PEER
    assert report["missing"] == [{"build": "compiled", "reason": "gcc: not found\nno compiler here"}]
    spec = GAMES["paladins"]
    counts = list(range(spec.min_players, spec.max_players + 1))
    assert [row["players"] for row in report["rows"]] == counts
    for row in report["rows"]:
        assert set(row) == ROW
        assert (row["game"], row["build"]) == ("paladins", "interpreted")
        assert all(row[name] > 0 for name in ROW - {"game", "build", "x_catanatron_range"})


# A report as the processes give it, with made-up figures: the writing is tested, not the machine.


def sample(players: int, rate: float, ratio: float) -> dict[str, Any]:
    return {
        "players": players,
        "decisions_per_s": rate,
        "x_catanatron": ratio,
        "per_1000_loop": rate / 5000,
        "clone_us": 1.25,
        "games_per_s": rate / 350,
        "decisions_per_game": 350.0,
    }


def a_round(build: str, rate: float, ratio: float) -> dict[str, Any]:
    peer = sample(0, rate / ratio, 1.0) | {"version": "3.2.1", "clone_us": 40.0}
    del peer["x_catanatron"], peer["players"]
    rows = [sample(players, rate, ratio) for players in (3, 4)]
    return {"build": build, "game": "paladins", "loop_per_s": 5e6, "catanatron": peer, "rows": rows}


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    rounds = {
        "interpreted": iter([(50_000.0, 2.0), (90_000.0, 3.5), (55_000.4, 2.2)]),
        "compiled": iter([(300_000.0, 12.0), (310_000.0, 12.5), (200_000.0, 9.0)]),
    }

    def pretend(root: Path, name: str, build: str, *_: object) -> dict[str, Any]:
        return a_round(build, *next(rounds[build]))

    monkeypatch.setattr(bench, "one_round", pretend)
    builds = dict.fromkeys(rounds, ROOT)
    return bench.measure(ROOT, ["paladins"], builds, bench.FULL, Words()) | {"missing": []}


def test_figures_are_medians_of_the_rounds_build_by_build(report: dict[str, Any]) -> None:
    rows = {(row["build"], row["players"]): row for row in report["rows"]}
    assert list(rows) == [(build, n) for build in ("interpreted", "compiled") for n in (3, 4)]
    assert rows["interpreted", 4]["decisions_per_s"] == 55_000
    assert rows["interpreted", 4]["x_catanatron"] == 2.2
    assert rows["interpreted", 4]["x_catanatron_range"] == [2.0, 3.5]
    assert rows["compiled", 4]["decisions_per_s"] == 300_000
    assert rows["compiled", 4]["x_catanatron"] == 12.0


def test_the_table_leads_with_four_players_and_has_every_row(report: dict[str, Any]) -> None:
    words = Words()
    text = bench.table_text(report, words)
    first, second = (" ".join(lines.split()) for lines in bench.headlines(report, words))
    assert "paladins, 4 players, interpreted: 2.2 times" in first
    assert "paladins, 4 players, compiled: 12.0 times" in second
    lines = [line.split() for line in text.splitlines()]
    assert ["paladins", "compiled", "3", "300,000", "12.0", "60.0", "1.25", "857"] in lines
    assert ["Catanatron", "interpreted", "4", "25,000", "1.0", "5.0", "40.00", "71"] in lines
    assert max(map(len, text.splitlines())) <= bench.WIDTH
    assert (words.catalog.missing, words.catalog.broken) == ({}, {})


def test_the_table_says_why_the_compiled_rows_are_missing(report: dict[str, Any]) -> None:
    report["rows"] = [row for row in report["rows"] if row["build"] == "interpreted"]
    report["missing"] = [{"build": "compiled", "reason": "a long story\nno compiler here"}]
    assert "compiled rules. no compiler here" in bench.table_text(report, Words())


# What can go wrong


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run("chess", False) == 1
    assert "chess" in capsys.readouterr().err


def test_a_package_without_its_sources_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "__file__", "/nowhere/regnum/cli/bench.py")
    assert bench.run(None, False) == 1
    assert "./play bench" in capsys.readouterr().err


def test_interpreted_rules_are_never_timed_as_compiled() -> None:
    with pytest.raises(bench.MeasurementFailed, match="the rules found are interpreted, not compiled"):
        bench.one_round(ROOT, "paladins", "compiled", ROOT / "src", bench.QUICK, Words())


def test_without_a_compiler_the_build_gives_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "scripts").mkdir()
    for name in ("compiled.py", "setup_env.py"):
        (tmp_path / "scripts" / name).write_bytes((ROOT / "scripts" / name).read_bytes())
    for name in ("setup.py", "pyproject.toml", "requirements/fast.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setenv("CC", "no-such-compiler")
    assert bench.compiled_build(tmp_path) == (
        None,
        "no C compiler with the headers of this Python was found",
    )


def test_the_measuring_refuses_a_game_it_does_not_know() -> None:
    command = [sys.executable, "-m", "bench.selfplay", "--game", "chess", "--build", "interpreted"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "UnknownGame" in done.stderr


def test_the_profile_plays_the_games_that_are_timed() -> None:
    spec, tables = GAMES["paladins"], tables_for("paladins")
    costs = profile(spec, 3, games=2)
    decisions = sum(play_ours(spec, tables, 3, seed) for seed in range(2))
    assert sum(cost.choices for cost in costs.values()) == decisions
    known = {frame.__name__ for frame in spec.frames}
    assert set(costs) <= known
