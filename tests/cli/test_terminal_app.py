"""The full-screen game, played by pressing keys."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from regnum.ai.paladin import Paladin
from regnum.cli import saves as saved
from regnum.cli.session import NOBODY, Session
from regnum.cli.start import Wanted, session_for
from regnum.cli.tui.app import MenuScreen, RegnumApp
from regnum.cli.tui.game import GameScreen
from regnum.cli.tui.pages import HandOverScreen, PageScreen
from regnum.cli.tui.widgets import NumberedList, Pane

Play = Callable[[Pilot[None], Session], Awaitable[None]]
SMALL = (80, 24)
LARGE = (120, 40)


def run(session: Session | None, play: Play, size: tuple[int, int] = LARGE) -> None:
    """Run the app without a terminal and play in it."""

    async def go() -> None:
        app = RegnumApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            if app.session is not None:
                await play(pilot, app.session)
            elif session is None:
                await play(pilot, None)  # type: ignore[arg-type]

    asyncio.run(go())


def new(**wanted: object) -> Session:
    return session_for(Wanted(**{"seed": "keys", **wanted}))  # type: ignore[arg-type]


def game_screen(pilot: Pilot[None]) -> GameScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, GameScreen))


def shown(pilot: Pilot[None], pane: str) -> str:
    """The text of a pane."""
    return str(game_screen(pilot).query_one("#" + pane, Pane).body.content)


async def choose(pilot: Pilot[None], session: Session, number: int) -> None:
    """Type a number as a person would: Enter only where the screen waits for it."""
    made = len(session.match.choices)
    await pilot.press(*str(number))
    if len(session.match.choices) == made:
        await pilot.press("enter")


async def play_on(pilot: Pilot[None], session: Session, choices: int, passing: float = 0) -> None:
    """Play so many choices, or to the end, by keys alone; `passing`: how often a turn is a pass."""
    random = Random(len(session.match.choices))
    for _ in range(choices):
        if session.is_over:
            return
        if isinstance(pilot.app.screen, HandOverScreen):
            await pilot.press("enter")
        texts = [choice.text for choice in session.offered()]
        numbers = [n for n, text in enumerate(texts, 1) if text != "pass"]
        made = len(session.match.choices)
        passes = "pass" in texts and random.random() < passing
        await choose(pilot, session, texts.index("pass") + 1 if passes else random.choice(numbers))
        assert len(session.match.choices) > made


# Whole games


def test_a_whole_solo_game_by_keys(saves: Path) -> None:
    session = new(players=1, options={"difficulty": "hard"})

    async def play(pilot: Pilot[None], session: Session) -> None:
        await play_on(pilot, session, 1000, passing=0.4)
        assert session.is_over
        assert isinstance(pilot.app.screen, PageScreen)  # the score sheet comes by itself
        text = "\n".join(line.plain for line in pilot.app.screen.lines)
        for total in session.outcome().totals:
            assert str(total).replace("-", "−") in text
        assert "wins" in text

    run(session, play)
    assert session.words.catalog.missing == {}
    assert session.words.catalog.broken == {}
    (file,) = saves.iterdir()
    assert saved.read(file).record.choices == session.match.choices
    assert saved.saved_games() == []  # it is over: nothing to go on with


def test_a_whole_hot_seat_game_by_keys_on_a_small_screen() -> None:
    session = new(players=2)

    async def play(pilot: Pilot[None], session: Session) -> None:
        await play_on(pilot, session, 1000, passing=0.7)
        assert session.is_over

    run(session, play, SMALL)
    assert session.words.catalog.missing == {}
    assert session.words.catalog.broken == {}
    assert session.match.record().check == saved.read(session.path or Path()).record.check


# Taking back


def test_undo_start_of_turn_and_redo() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        while session.offered()[0].text not in ("develop", "discard"):  # up to a turn
            await play_on(pilot, session, 1)
        before = list(session.match.choices)
        texts = [choice.text for choice in session.offered()]
        await choose(pilot, session, texts.index("discard") + 1)
        if session.prompt().startswith("Recruit"):  # which workers?
            await choose(pilot, session, 1)
        made = list(session.match.choices)
        assert len(made) > len(before)
        await pilot.press("u")
        await pilot.pause()
        assert session.match.choices == made[:-1]
        await pilot.press("r")
        await pilot.pause()
        assert session.match.choices == made
        await pilot.press("t")
        await pilot.pause()
        assert session.match.choices == before
        assert [choice.text for choice in session.offered()] == texts
        assert saved.read(session.path or Path()).record.choices == before

    run(new(players=1, options={"difficulty": "easy"}), play)


def test_a_choice_without_a_way_back_waits_for_a_second_key() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        assert all(session.is_final(choice.option) for choice in session.offered())  # a card comes up after
        await pilot.press("2")
        await pilot.pause()
        assert session.match.choices == []
        assert game_screen(pilot).query_one(NumberedList).highlighted == 1
        await pilot.press("2")
        await pilot.pause()
        assert len(session.match.choices) == 1

    run(new(players=1), play)


def test_numbers_of_two_digits() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        while len(session.offered()) < 12:
            await play_on(pilot, session, 1)
        offered = session.offered()
        listed = game_screen(pilot).query_one(NumberedList)
        await pilot.press("1")  # 1, or the beginning of 10, 11, 12
        await pilot.pause()
        assert listed.highlighted == 0
        made = len(session.match.choices)
        await pilot.press("2")
        await pilot.pause()
        if len(session.match.choices) == made:
            assert listed.highlighted == 11
            await pilot.press("enter")
            await pilot.pause()
        assert session.match.choices[made] == offered[11].option

    run(new(players=2, seed="many"), play)


# Panes and pages


def test_the_why_not_panel_gives_reasons_with_their_rules() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        while not session.refused():
            await play_on(pilot, session, 1)
        pane = game_screen(pilot).query_one("#why", Pane)
        assert not pane.display
        await pilot.press("w")
        await pilot.pause()
        assert pane.display
        text = " ".join(shown(pilot, "why").split())
        for refused in session.refused():
            assert refused.label in text
            assert f"[{refused.rule}]" in text
        await pilot.press("w")
        await pilot.pause()
        assert not pane.display

    run(new(players=1), play)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_pane_can_be_reached(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        await play_on(pilot, session, 2)
        for key, name in (("o", "own"), ("v", "rivals"), ("l", "log"), ("w", "why"), ("b", "board")):
            await pilot.press(key)
            await pilot.pause()
            pane = game_screen(pilot).query_one("#" + name, Pane)
            assert pane.display
            assert pane.size.height >= 4
            assert shown(pilot, name).strip()
        seen = set()
        for _ in range(5):
            await pilot.press("tab")
            seen.add(game_screen(pilot).pane)
        assert len(seen) == 5

    run(new(players=1), play, size)


def test_a_small_screen_scrolls_the_board_by_page_keys() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        board = game_screen(pilot).query_one("#board", Pane)
        assert board.max_scroll_y > 0
        await pilot.press("pagedown")
        await pilot.pause()
        assert board.scroll_y > 0
        await pilot.press("pageup")
        await pilot.pause()
        assert board.scroll_y == 0

    run(new(players=1), play, SMALL)


def test_pages_open_and_close() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        for key, word in (("s", "Total"), ("question_mark", "labourer"), ("p", "hidden")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, PageScreen)
            assert word in "\n".join(line.plain for line in pilot.app.screen.lines)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(pilot.app.screen, GameScreen)

    run(new(players=1), play)


def test_the_preview_of_the_highlighted_choice() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        changes: list[str] = []
        while not changes:
            await play_on(pilot, session, 1)
            if session.offered() and not isinstance(pilot.app.screen, PageScreen):
                changes = session.forecast(session.offered()[0].option).changes
        await pilot.press("down")
        await pilot.pause()
        assert changes[0] in str(game_screen(pilot).query_one("#detail").render())

    run(new(players=1), play)


def test_the_log_marks_what_is_new_and_shows_the_reasoning_of_the_ai_player() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        while not any(line.kind == "ai_does" for line in session.log()):
            await play_on(pilot, session, 1)
        fresh = [line for line in session.log() if line.fresh]
        assert {"ai_scheme", "ai_does"} <= {line.kind for line in fresh}
        lines = shown(pilot, "log").splitlines()
        marked = [line for line in lines if line.startswith("▌")]
        assert len(marked) == len(fresh)
        assert any("scheme" in line for line in marked)

    run(new(players=1), play)


# Secrets


def test_a_secret_choice_waits_for_the_right_person() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        while session.hand_over_to == NOBODY:
            await play_on(pilot, session, 1)
        first = session.hand_over_to
        assert [type(screen) for screen in pilot.app.screen_stack].count(HandOverScreen) == 1
        assert session.offered() == []
        await pilot.press("1")  # nothing happens: the keyboard has not changed hands
        await pilot.pause()
        assert session.hand_over_to == first
        await pilot.press("enter")
        await pilot.pause()
        drawn = session.view()["seats"][first]["paladins"]["hand"]
        assert None not in drawn
        assert len(drawn) == 3
        assert session.view()["seats"][1 - first]["paladins"]["hand"] == [None] * 3
        await choose(pilot, session, 1)
        assert session.hand_over_to == 1 - first
        assert isinstance(pilot.app.screen, HandOverScreen)
        names = [session.words("paladins-paladin-" + name) for name in drawn]
        for pane in ("own", "log", "rivals", "board"):
            assert not any(name in shown(pilot, pane) for name in names)

    run(new(players=2), play)


def test_undoing_a_secret_choice_of_another_person_hands_over_again() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        while session.hand_over_to == NOBODY:
            await play_on(pilot, session, 1)
        first = session.hand_over_to
        await pilot.press("enter")
        await pilot.pause()
        await choose(pilot, session, 1)
        await pilot.press("enter")
        await pilot.pause()
        assert session.eyes == 1 - first
        await pilot.press("u")
        await pilot.pause()
        assert session.hand_over_to == first
        assert session.eyes == NOBODY
        assert isinstance(pilot.app.screen, HandOverScreen)

    run(new(players=2), play)


def test_peeking_at_own_cards_needs_the_keyboard_to_oneself() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        while session.match.state.turn == 0:
            await play_on(pilot, session, 1)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HandOverScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PageScreen)
        assert "deck" in "\n".join(line.plain for line in pilot.app.screen.lines)
        await pilot.press("escape")
        await pilot.pause()
        assert session.eyes == NOBODY

    run(new(players=2), play)


# Menu, saving, resuming


def test_the_menu_starts_a_game_and_lists_it_afterwards(saves: Path) -> None:
    async def start(pilot: Pilot[None], _: Session) -> None:
        assert isinstance(pilot.app.screen, MenuScreen)
        await pilot.press("1")  # alone, easy
        await pilot.press("enter")  # there are more than nine entries: 1 could become 10
        await pilot.pause()
        session = game_screen(pilot).session
        assert session.match.players == 1
        assert session.match.options == {"difficulty": "easy"}
        await play_on(pilot, session, 4)
        # The app goes away without a word, as if it had been killed.

    run(None, start)
    (file,) = saves.iterdir()
    choices = saved.read(file).record.choices
    assert len(choices) == 4

    async def resume(pilot: Pilot[None], _: Session) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        assert menu.entries[0].wanted.resume == str(file)
        await pilot.press("1")
        await pilot.press("enter")
        await pilot.pause()
        session = game_screen(pilot).session
        assert session.match.choices == choices
        await play_on(pilot, session, 1)

    run(None, resume)
    assert list(saves.iterdir()) == [file]
    assert len(saved.read(file).record.choices) == 5


def test_a_second_menu_asks_how_strong_bots_are(saves: Path) -> None:
    async def play(pilot: Pilot[None], _: Session) -> None:
        first = pilot.app.screen
        assert isinstance(first, MenuScreen)
        bots = next(i for i, entry in enumerate(first.entries) if entry.wanted.bots)
        first.start(bots)
        await pilot.pause()
        levels = pilot.app.screen
        assert isinstance(levels, MenuScreen)
        assert [entry.wanted.bot for entry in levels.entries] == ["squire", "knight", "paladin"]
        assert {entry.wanted.bots for entry in levels.entries} == {first.entries[bots].wanted.bots}
        await pilot.press("escape")  # back to what to play
        await pilot.pause()
        again = pilot.app.screen
        assert isinstance(again, MenuScreen)
        assert again.is_first
        again.start(bots)
        await pilot.pause()
        await pilot.press("3")
        await pilot.pause()
        assert {type(bot) for bot in game_screen(pilot).session.bots.values()} == {Paladin}

    run(None, play)


def test_a_saved_game_that_cannot_be_used_is_explained_in_the_menu(saves: Path) -> None:
    session = new(players=1)
    assert session.path is not None
    text = re.sub(r'"rules":\d+', '"rules":999', session.path.read_text())
    session.path.write_text(text)

    async def play(pilot: Pilot[None], _: Session) -> None:
        await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "version 999" in str(pilot.app.screen.query_one("#note").render())

    run(None, play)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_keys_that_quit(key: str) -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert not pilot.app.is_running

    run(new(players=1), play)


def test_a_tiny_screen_leaves_room_for_the_board() -> None:
    async def play(pilot: Pilot[None], session: Session) -> None:
        await pilot.pause()
        assert game_screen(pilot).query_one("#board", Pane).size.height >= 2

    run(new(game="troyes", players=1), play, (40, 15))
