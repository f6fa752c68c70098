"""`regnum arena`: tables in every language, files, and going on after a stop."""

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from regnum.ai.arena.plan import Plan
from regnum.ai.arena.workers import Playing, here
from regnum.cli import arena
from regnum.cli.arena_sheets import as_text, number
from regnum.cli.main import main
from regnum.cli.words import Words, speak
from regnum.i18n import languages

PLAYERS = "random,simple@5n"
CONTEST = ["arena", "gugong", "--players", PLAYERS, "--games", "4", "--seed", "tea"]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


def figures(text: str) -> dict[str, Any]:
    """All that does not depend on the clock."""
    found: dict[str, Any] = json.loads(text)
    assert found.pop("timing")
    return found


def test_the_tables_and_the_files(capsys: pytest.CaptureFixture[str], tmp_path: Path, saves: Path) -> None:
    files = {name: tmp_path / f"strength.{name}" for name in ("json", "markdown")}
    files["markdown"].write_text("# Strength\n")
    asked = [*CONTEST, *(part for name, file in files.items() for part in (f"--{name}", str(file)))]
    assert main(asked) == 0
    out, err = capsys.readouterr()
    assert err == ""  # nobody looks: no bar
    assert out.startswith("Gùgōng, 2 players. Games: 4. Deals: 2, each played in every seating. Seed: tea\n")
    for column in ("entrant", "× share", "Elo", "best other", "points for", "longest ms"):
        assert column in out
    assert "Elo is the distance to simple@5n" in out
    told = json.loads(files["json"].read_text("utf-8"))
    assert [entrant["entrant"] for entrant in told["entrants"]] == ["random", "simple@5n"]
    text = files["markdown"].read_text("utf-8")
    assert text.startswith("# Strength\n\n<!-- ")
    assert f"    regnum {shlex.join(CONTEST)}\n" in text
    assert "| entrant | games | wins | 95% | share | × share | Elo | 95% |" in text
    assert list((saves.parent / "arena").iterdir()) == []  # all is told: nothing to go on with
    assert main([*CONTEST, "--json", "-"]) == 0
    assert figures(capsys.readouterr().out) == figures(files["json"].read_text("utf-8"))


def test_sections_of_a_file_are_put_in_the_place_of_the_old_ones(tmp_path: Path) -> None:
    file = tmp_path / "STRENGTH.md"
    file.write_text("# Strength\n")
    for name, text in (("a --b", "old a"), ("c", "old c"), ("a --b", "new a"), ("c", "new c")):
        arena.put_section(file, name, text)
    assert file.read_text() == (
        "# Strength\n\n<!-- a —b -->\nnew a\n<!-- end -->\n\n<!-- c -->\nnew c\n<!-- end -->\n"
    )


def test_ctrl_c_says_how_to_go_on_and_that_gives_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, saves: Path
) -> None:
    assert main([*CONTEST, "--json", "-"]) == 0
    whole = figures(capsys.readouterr().out)

    def stopped(plan: Plan, numbers: Sequence[int]) -> Playing:
        yield from here(plan, numbers[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "here", stopped)
    assert main([*CONTEST, "--json", "-"]) == 130
    out, err = capsys.readouterr()
    assert out == ""
    assert "Stopped: 3 of 4 games are in the file.\n" in err
    monkeypatch.setattr(arena, "here", here)
    again = shlex.split(err.partition("Go on with: ")[2])
    assert again[0] == "regnum"
    assert main(again[1:]) == 0
    out, err = capsys.readouterr()
    assert err == "In the file already: 3 of 4 games.\n"
    assert figures(out) == whole
    [file] = (saves.parent / "arena").iterdir()  # it was named: it stays
    assert len(file.read_text().splitlines()) == 5


def test_a_game_that_fails_leaves_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def failing(plan: Plan, numbers: Sequence[int]) -> Playing:
        yield from here(plan, numbers[:1])
        raise ZeroDivisionError

    monkeypatch.setattr(arena, "here", failing)
    file = tmp_path / "games"
    with pytest.raises(ZeroDivisionError):
        main([*CONTEST, "--resume", str(file)])
    assert f"--resume {file}" in capsys.readouterr().err
    assert len(file.read_text().splitlines()) == 2


def test_without_ray_nothing_is_begun(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, saves: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*CONTEST, "--ray", "local"]) == 2
    assert "Ray is not installed" in capsys.readouterr().err
    assert not (saves.parent / "arena").exists()


def test_a_run_that_is_stopped_at_once_leaves_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, saves: Path
) -> None:
    def stopped(plan: Plan, numbers: Sequence[int]) -> Playing:
        yield from here(plan, numbers[:0])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "here", stopped)
    assert main(CONTEST) == 130
    assert capsys.readouterr().err == ""
    assert list((saves.parent / "arena").iterdir()) == []


def test_games_of_another_contest_are_called_wrongly(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    file.write_text("my diary\n")
    assert main([*CONTEST, "--resume", str(file)]) == 2
    assert f"{file} is no file of arena games." in capsys.readouterr().err


def test_alone_against_the_automa(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "troyes", "--players", "random", "--solo", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Troyes, alone against Le Roy. Games: 2. Deals: 2. Seed: arena\n")
    assert "Le Roy stays ahead: a defeat." in out
    assert "share" not in out
    assert main(["arena", "gugong", "--players", "random", "--solo", "hard", "--games", "1"]) == 0
    assert "(difficulty=hard)" in capsys.readouterr().out.splitlines()[0]


def test_a_mirror_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "gugong", "--players", PLAYERS, "--games", "2", "--mirror"]) == 0
    out = capsys.readouterr().out
    assert "random#2" in out
    assert "Mirror: everybody came out at their share" in out


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("arena") / "told.json"
    speak("en")
    main(["arena", "troyes", "--players", PLAYERS, "--solo", "--games", "2", "--json", str(file)])
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", languages())
def test_the_tables_are_whole_in_every_language(language: str, told: dict[str, Any]) -> None:
    words = Words(language)
    text = as_text(told, words)
    assert words.catalog.missing == {}
    assert words.catalog.broken == {}
    assert all(name in text for name in ("random", "simple@5n"))
    if language == "fa":
        table = text.split("\n\n")[1].replace("simple@5n", "")
        assert not set(table) & set("0123456789")


def test_nothing_is_not_less_than_nothing() -> None:
    assert [number(value, 1, Words()) for value in (-0.04, -0.0, -0.06, 1.25)] == [
        "0.0",
        "0.0",
        "−0.1",
        "1.2",
    ]


def test_the_bar_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([10.0, 40.0])
    monkeypatch.setattr("regnum.cli.arena.time.monotonic", lambda: next(now))
    bar = arena.Bar(Words(), 2, 5)
    assert bar.text() == "2 of 5 games"
    bar.done = 3
    assert bar.text() == "3 of 5 games, left: 0:01:00"
