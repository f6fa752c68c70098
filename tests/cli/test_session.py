"""A game at one terminal, without a screen: secrets, bots, undo, saving."""

import json
import os
from pathlib import Path
from random import Random

import pytest

from regnum.cli import saves as saved
from regnum.cli.session import NOBODY, Session
from regnum.cli.start import Wanted, session_for
from regnum.kernel.errors import BadRecord, IllegalChoice, RegnumError
from regnum.library import new_match, read_record


def new(**wanted: object) -> Session:
    return session_for(Wanted(**{"seed": "terminal", "bot": "random", **wanted}))  # type: ignore[arg-type]


def play_on(session: Session, choices: int, seed: int = 0) -> None:
    """So many choices at random, passing only when nothing else is left."""
    random = Random(seed)
    for _ in range(choices):
        if session.is_over:
            return
        if session.hand_over_to != NOBODY:
            session.sit_down(session.hand_over_to)
        offered = session.offered()
        session.choose(random.choice([c for c in offered if c.text != "pass"] or offered).option)


def play_to_a_turn(session: Session) -> None:
    while not any(choice.text == "pass" for choice in session.offered()):
        play_on(session, 1)


# Words


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *(("paladins", players, {}) for players in (1, 2, 3, 4)),
        *(("troyes", players, {"bonus": "yes"}) for players in (1, 2, 4)),
        ("gugong", 1, {"difficulty": "hard"}),
        *(("gugong", players, {"bonus": "yes"}) for players in (2, 5)),
    ],
)
def test_whole_games_have_words_for_everything(game: str, players: int, options: dict[str, str]) -> None:
    session = new(game=game, players=players, options=options)
    while not session.is_over:
        play_on(session, 1, len(session.match.choices))
        if session.hand_over_to != NOBODY:
            session.sit_down(session.hand_over_to)
        session.prompt()
        session.refused()
        session.log(max(0, len(session.match.log) - 20))
        if len(session.match.choices) % 5:
            continue
        view = session.view()
        session.painter.header(view)
        session.painter.table(view, 76)
        session.painter.secrets(view, session.seat)
        session.painter.rivals(view, session.seat, 76)
        for who in range(len(view["seats"])):
            session.painter.seat(view, who, 76)
        if session.offered():
            session.forecast(session.offered()[0].option)
    session.scores()
    session.painter.legend()
    assert session.words.catalog.missing == {}
    assert session.words.catalog.broken == {}


@pytest.mark.parametrize(
    ("game", "width", "players"),
    [
        *(("paladins", *sizes) for sizes in ((72, 1), (72, 2), (72, 3), (72, 4), (76, 2), (76, 4))),
        *(("troyes", *sizes) for sizes in ((72, 1), (72, 4), (76, 4))),
        *(("gugong", *sizes) for sizes in ((72, 1), (72, 5), (76, 5))),
    ],
)
def test_the_main_board_fits_its_pane(game: str, width: int, players: int) -> None:
    """A screen of 80 columns leaves 76 for the board, one of 120 leaves 72 beside the choices."""
    session = new(game=game, players=players)
    for step in range(25):
        play_on(session, 8, step)
        view = session.view()
        lines = session.painter.table(view, width)
        if game != "paladins":  # whose own board has its own way to fit
            lines += session.painter.rivals(view, -1, width)
        assert max(line.cell_len for line in lines) <= width


def test_what_a_position_shows() -> None:
    session = new(players=2)
    play_to_a_turn(session)
    view = session.view()
    text = "\n".join(line.plain for line in session.painter.table(view, 76))
    for entry in view["townsfolk"]:
        if entry["card"] is not None:
            name = session.painter.facts["townsfolk"][entry["card"]]["name"]  # type: ignore[attr-defined]
            assert session.words("paladins-townsfolk-" + name.replace("_", "-")) in text
    own = "\n".join(line.plain for line in session.painter.seat(view, session.seat, 76))
    seat = view["seats"][session.seat]
    assert f"Silver {seat['silver']}" in own
    assert f"Provisions {seat['provisions']}" in own
    assert session.words("paladins-paladin-" + seat["paladins"]["now"]) in own
    for letter, worker in zip("LSMFCX", seat["workers"].values(), strict=True):
        assert f"{letter} {worker}" in own


def test_a_preview_is_what_then_happens() -> None:
    """Every number a preview names is that number after the choice."""
    session = new(players=2)
    seen = 0
    for _ in range(60):
        if session.hand_over_to != NOBODY:
            session.sit_down(session.hand_over_to)
        who = session.seat
        option = session.offered()[0].option
        forecast = session.forecast(option)
        session.choose(option)
        silver = [line for line in forecast.changes if line.startswith("Silver")]
        if silver and forecast.stop == "choice":
            seen += 1
            assert silver[0].endswith(f"→ {session.view()['seats'][who]['silver']}")
    assert seen > 3


# Secrets


def test_hot_seat_shows_no_secrets_outside_secret_choices() -> None:
    session = new(players=3)
    for _ in range(60):
        play_on(session, 1, len(session.match.choices))
        if session.eyes == NOBODY:
            for seat in session.view()["seats"]:
                paladins = seat["paladins"]
                for pile in ("hand", "chosen", "top", "bottom"):
                    assert all(name is None for name in paladins[pile])
            drawn = [line.text for line in session.log() if line.kind == "paladins_drawn"]
            assert all(text.endswith("three paladins.") for text in drawn)


def test_nothing_can_be_chosen_before_the_keyboard_changes_hands() -> None:
    session = new(players=2)
    while session.hand_over_to == NOBODY:
        play_on(session, 1)
    with pytest.raises(IllegalChoice) as e:
        session.choose(session.match.state.legal[0])
    assert f"Player {session.hand_over_to + 1}" in session.words.error(e.value)


def test_alone_against_bots_one_sees_ones_own_cards_and_nobody_elses() -> None:
    session = new(players=3, bots=2)
    assert session.hand_over_to == NOBODY
    while not session.view()["seats"][0]["paladins"]["hand"]:
        play_on(session, 1)
        assert session.hand_over_to == NOBODY
    seats = session.view()["seats"]
    assert None not in seats[0]["paladins"]["hand"]
    for bot in (1, 2):
        assert all(name is None for name in seats[bot]["paladins"]["hand"] + seats[bot]["paladins"]["chosen"])


# Bots


def test_bots_play_by_themselves_and_the_same_game_again() -> None:
    first, second = new(players=4, bots=3), new(players=4, bots=3)
    play_on(first, 400)
    play_on(second, 400)
    assert first.is_over
    assert first.match.choices == second.match.choices
    assert first.match.record().check == second.match.record().check


# Taking back


def test_undo_redo_and_start_of_turn() -> None:
    session = new(players=2)
    play_to_a_turn(session)
    start = list(session.match.choices)
    texts = [choice.text for choice in session.offered()]
    session.choose("discard" if "discard" in texts else texts[0])
    session.choose(session.offered()[0].option)
    made = list(session.match.choices)
    session.undo()
    assert session.match.choices == made[:-1]
    assert session.can_redo
    session.redo()
    assert session.match.choices == made
    session.undo_turn()
    assert session.match.choices == start


def test_undo_stops_where_a_card_was_turned_up() -> None:
    session = new(players=2)
    play_on(session, 1)
    while session.can_undo:
        play_on(session, 1)
    with pytest.raises(IllegalChoice) as e:
        session.undo()
    assert e.value.code == "error-undo-barrier"


def test_final_means_that_it_cannot_be_undone() -> None:
    for players, bots in ((2, 0), (1, 0), (2, 1)):
        session = new(players=players, bots=bots)
        kinds = set()
        for step in range(80):
            if session.hand_over_to != NOBODY:
                session.sit_down(session.hand_over_to)
            option = Random(step).choice(session.offered()).option
            final = session.is_final(option)
            kinds.add(final)
            session.choose(option)
            if session.is_over:
                break
            assert session.can_undo != final
        assert kinds == {False, True}


# Saving


def test_saved_after_every_change(saves: Path) -> None:
    session = new(players=2)
    for _ in range(30):
        play_on(session, 1, len(session.match.choices))
        (file,) = saves.iterdir()
        assert read_record(file).choices == session.match.choices
        if session.can_undo:
            session.undo()
            assert read_record(file).choices == session.match.choices


def test_a_resumed_game_goes_on_as_if_nothing_had_happened() -> None:
    session = new(players=3, bots=1, seed="resume")
    play_on(session, 20)
    assert session.path is not None
    other = session_for(Wanted(resume=session.path.name))
    assert other.path == session.path
    assert other.humans == session.humans
    assert other.match.choices == session.match.choices
    assert [c.text for c in other.offered()] == [c.text for c in session.offered()]
    play_on(session, 30, seed=4)
    play_on(other, 30, seed=4)
    assert other.match.choices == session.match.choices


def test_a_record_from_elsewhere_is_not_written_to(tmp_path: Path, saves: Path) -> None:
    match = new_match("paladins", players=2, seed="elsewhere")
    match.submit(match.decider, match.state.legal[0])
    file = tmp_path / "record.json"
    file.write_text(match.record().dumps())
    before = file.read_text()
    session = session_for(Wanted(resume=str(file)))
    assert session.humans == [0, 1]
    play_on(session, 3)
    assert file.read_text() == before
    assert len(list(saves.iterdir())) == 1


def test_a_game_with_corrected_components_resumes_with_them(tmp_path: Path) -> None:
    original = Path(__file__).parents[2] / "src/regnum/games/paladins/box/components.toml"
    file = tmp_path / "mine.toml"
    file.write_text(original.read_text("utf-8").replace("start_silver = 3", "start_silver = 5"), "utf-8")
    session = new(players=2, components=str(file))
    assert session.view()["seats"][0]["silver"] >= 5
    assert session.path is not None
    other = session_for(Wanted(resume=str(session.path)))
    assert other.match.tables.fingerprint == session.match.tables.fingerprint
    file.write_text(original.read_text("utf-8"), "utf-8")
    with pytest.raises(BadRecord):
        session_for(Wanted(resume=str(session.path)))


def test_a_full_disk_does_not_stop_the_game(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new(players=1)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    before = (session.path or Path()).read_text()
    play_on(session, 1)
    assert len(session.match.choices) == 1
    assert "No space left" in session.trouble
    assert (session.path or Path()).read_text() == before  # the old file is whole
    assert [file.name for file in saves.iterdir()] == [
        (session.path or Path()).name
    ]  # and nothing else lies there
    monkeypatch.undo()
    monkeypatch.setenv("XDG_DATA_HOME", str(saves.parent.parent))
    play_on(session, 1)
    assert session.trouble == ""


def test_saved_games_are_listed_latest_first_without_those_that_are_over(saves: Path) -> None:
    assert saved.saved_games() == []
    old, young, over = new(players=2), new(players=1), new(players=1, seed="over")
    play_on(over, 1000)
    for session, stamp in ((old, "2024-01-01T10:00:00+00:00"), (young, "2025-01-01T10:00:00+00:00")):
        assert session.path is not None
        data = json.loads(session.path.read_text())
        data["table"]["saved"] = stamp
        session.path.write_text(json.dumps(data))
    (saves / "broken.json").write_text("{")
    assert [save.path for save in saved.saved_games()] == [young.path, old.path]


@pytest.mark.parametrize(
    "table",
    [
        {"humans": []},
        {"humans": [7]},
        {"humans": "all"},
        {"humans": [0], "bot": 3},
        {"humans": [0], "bot": "clever"},
        {"humans": [0], "components": []},
    ],
)
def test_a_saved_game_that_makes_no_sense_is_refused(table: dict[str, object]) -> None:
    session = new(players=2)
    assert session.path is not None
    data = json.loads(session.path.read_text())
    data["table"] = table
    session.path.write_text(json.dumps(data))
    with pytest.raises(BadRecord):
        session_for(Wanted(resume=str(session.path)))


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(game="chess"),
        Wanted(players=9),
        Wanted(players=2, bots=2),
        Wanted(players=2, bots=1, bot="clever"),
        Wanted(players=2, options={"difficulty": "hard"}),
        Wanted(resume="no such file"),
    ],
)
def test_what_cannot_be_started_is_refused(wanted: Wanted, saves: Path) -> None:
    with pytest.raises(RegnumError):
        session_for(wanted)
    assert not saves.exists()
