"""Saved games of older rules at the terminal: they go on, or it is said from which choice on they differ."""

from pathlib import Path

import pytest
from tests.server.other_rules import OURS, as_before, bought_at, more_jade, no_jade, played, room_choices

from regnum.cli import replay, saves
from regnum.cli.main import main
from regnum.cli.start import Wanted, resumed
from regnum.kernel.errors import BadRecord


def saved(path: Path, choices: int = 0) -> int:
    """A game saved under the rules of now; how many choices were made before jade was bought, or in all."""
    room = played(choices=choices)
    saves.write(path, room.record(), saves.Table([0], "random"))
    return len(room_choices(room)) if choices else bought_at(room)


def test_a_saved_game_the_change_does_not_touch_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = saved(tmp_path / "game.json", choices=10)
    more_jade(monkeypatch)
    session = resumed(Wanted(resume=str(tmp_path / "game.json")))
    assert len(session.match.choices) >= made  # the bot may have gone on at once
    assert session.match.record().rules == OURS + 1


def test_else_it_is_said_which_choice_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    made = saved(path)
    before = path.read_bytes()
    no_jade(monkeypatch)
    with pytest.raises(BadRecord) as caught:
        resumed(Wanted(resume=str(path)))
    assert caught.value.msg.args == {"rules": OURS, "ours": OURS + 1, "n": made + 1}
    assert replay.run(str(path), None, "", as_json=False) == 1
    assert f"choice {made + 1} is not possible any more" in capsys.readouterr().out
    assert path.read_bytes() == before  # it waits for the version it was played with


def test_where_only_the_result_differs_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(tmp_path / "game.json")
    more_jade(monkeypatch)
    with pytest.raises(BadRecord) as caught:
        resumed(Wanted(resume=str(tmp_path / "game.json")))
    assert caught.value.code == "error-record-moved"


def test_a_save_of_rules_before_is_read_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        as_before(patch, more_jade)
        saved(tmp_path / "game.json")
    assert main(["verify", str(tmp_path / "game.json")]) == 1
    said = capsys.readouterr().err
    assert f"version {OURS - 1} of the rules" in said
    assert f"version {OURS}, which is this one" in said
