"""The coach in the terminal: hints where the game has them, noted in the saved game; reviews of records."""

import asyncio
import io
import json
import sys
from pathlib import Path

import pytest
from tests.ai.support import played

from regnum.cli import saves as saved
from regnum.cli.main import main
from regnum.cli.session import NOBODY, Session
from regnum.cli.start import Wanted, session_for
from regnum.cli.tui.app import RegnumApp
from regnum.cli.tui.pages import PageScreen
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.sight import determinise
from regnum.library import match_of, read_record


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint takes two seconds: enough for players, too long for tests."""
    monkeypatch.setattr("regnum.cli.session.THINKING", 0.05)


def new(**wanted: object) -> Session:
    given = {"game": "gugong", "players": 2, "bots": 1, "seed": "coach", "bot": "random", **wanted}
    return session_for(Wanted(**given))  # type: ignore[arg-type]


def typed(lines: list[str], arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    return main(["play", *arguments])


# Hints


def test_a_hint_is_counted_once_for_a_decision_and_saved(saves: Path) -> None:
    session = new(hints=True)
    first = session.hint()
    assert {one.option for one in first} <= {choice.option for choice in session.offered()}
    assert session.hint() is first
    session.choose(first[0].option)
    session.hint()
    (file,) = saves.iterdir()
    assert json.loads(file.read_text("utf-8"))["hints"] == [2, 0]
    resumed = session_for(Wanted(resume=file.name))
    assert resumed.hints == [2, 0]
    resumed.hint()
    assert saved.hints_in(file) == [3, 0, 0, 0, 0, 0, 0, 0]


def test_without_the_option_there_is_no_hint_and_no_mark(saves: Path) -> None:
    session = new()
    with pytest.raises(IllegalChoice) as refused:
        session.hint()
    assert refused.value.msg.key == "term-coach-off"
    (file,) = saves.iterdir()
    assert "hints" not in json.loads(file.read_text("utf-8"))
    assert saved.hints_in(file) == []
    with pytest.raises(IllegalChoice):
        session_for(Wanted(resume=file.name)).hint()  # nor later


def test_at_a_shared_keyboard_the_coach_knows_what_is_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Troyes nothing is asked in secret, so nobody hands over, and no character of anybody may count."""
    session = new(game="troyes", bots=0, hints=True)
    assert (session.hand_over_to, session.eyes) == (NOBODY, NOBODY)
    given: list[object] = []

    def keep(_spec: object, honest: object, _seat: int, **_: object) -> list[object]:
        given.append(honest.contents())  # type: ignore[attr-defined]
        return []

    monkeypatch.setattr("regnum.cli.session.hint", keep)
    match = session.match
    real = match.state
    session.hint()
    for seed in (3, 4):
        match.state = determinise(real, match.spec.layout(real), -1, seed)
        session.hint()
    assert len(given) == 3
    assert len(set(map(repr, given))) == 1


def test_secret_questions_are_handed_over_before_the_coach_speaks() -> None:
    session = new(bots=0, hints=True)
    assert session.hand_over_to != NOBODY
    with pytest.raises(IllegalChoice):
        session.hint()
    session.sit_down(session.hand_over_to)
    assert session.hint()


def test_a_hint_in_plain_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["gugong", "--players", "2", "--bots", "1", "--seed", "plain", "--hints", "--plain"]
    assert typed(["?", "hint", "q"], asked, monkeypatch) == 0
    told = capsys.readouterr().out
    assert "Type “hint”" in told
    assert told.count("chance of winning") in (2, 3)
    assert typed(["hint", "q"], [one for one in asked if one != "--hints"], monkeypatch) == 0
    assert "played without hints" in capsys.readouterr().out


def test_hints_are_not_switched_on_later(capsys: pytest.CaptureFixture[str], saves: Path) -> None:
    new()
    (file,) = saves.iterdir()
    assert main(["play", "--resume", file.name, "--hints", "--plain"]) == 2
    assert "hints" in capsys.readouterr().err


def test_the_key_of_the_full_screen_shows_a_page() -> None:
    async def go(session: Session) -> str:
        app = RegnumApp(session)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press("h")
            await pilot.pause()
            page = app.screen
            return "\n".join(line.plain for line in page.lines) if isinstance(page, PageScreen) else ""

    assert "chance of winning" in asyncio.run(go(new(hints=True)))
    assert asyncio.run(go(new())) == ""


# Reviews


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played at random."""
    path = tmp_path_factory.mktemp("review") / "game.json"
    told = played("gugong", 2, "reviewed").record().to_json()
    path.write_text(json.dumps({**told, "hints": [2, 0]}), "utf-8")
    return path


def test_a_review_in_lines(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record)]) == 0
    told = capsys.readouterr().out
    assert "\x1b" not in told  # no colours
    lines = told.splitlines()
    chart = [line for line in lines if " |" in line]
    assert [line.split(" |")[0].strip() for line in chart] == [str(n) for n in range(100, -1, -10)]
    assert sum(line.startswith("Day ") for line in lines) == 4
    assert told.count("   better: ") == told.count("   chosen: ") == told.count("--at ")
    assert 1 <= told.count("   better: ") <= 3
    assert [line for line in lines if line.startswith("   ") and line.endswith("?")], "what was asked"
    assert told.count("moves as good as the coach’s") == 2
    assert "Player 1 has taken 2 hints." in told
    match = match_of(read_record(record))
    totals = match.spec.outcome(match.state).totals
    sums = [int(line.split()[-1].replace("−", "-")) for line in lines if line.startswith("Total")]
    assert sums == totals


def test_a_review_for_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--json", "--seat", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"curve", "turning", "seats", "sources"}
    assert {one["seat"] for one in told["turning"]} <= {1}


def test_a_game_that_goes_on_is_not_reviewed(saves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new()
    (file,) = saves.iterdir()
    assert main(["review", str(file)]) == 2
    assert "when it is over" in capsys.readouterr().err


def test_a_game_of_rules_that_are_gone_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(record.read_text("utf-8"))
    record.with_name("old.json").write_text(json.dumps({**told, "rules": 999}), "utf-8")
    assert main(["review", str(record.with_name("old.json"))]) == 2
    assert "999" in capsys.readouterr().err
