"""Every size of window: all that is offered can be seen and reached, boards and rail share the room."""

from functools import cache
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_games import sit_down
from tests.web.test_table import open_record
from tests.web.test_troyes import quiet

from browser.playing import start
from browser.positions import is_asked, record_of_a_finished_game, record_to, search
from browser.served import Served
from regnum.games.troyes.state import Table as TroyesTable
from regnum.kernel.agenda import State

MEASURES = (Path(__file__).parent / "layout.js").read_text("utf-8")
SIZES = [
    (1280, 800),
    (1280, 640),
    (1366, 625),
    (1366, 768),
    (1024, 768),
    (820, 1180),
    (1920, 1080),
    (2560, 1440),
    (844, 390),
    (640, 400),  # 1280 x 800 at 200 %
    (390, 844),
]
LARGE_TEXT = [(1280, 800), (390, 844)]

FEW = [(1280, 640), (1024, 768), (820, 1180), (844, 390), (390, 844)]

# Game, kind of frame, players, at least so many options: usual and crowded turns ...
TURNS = [
    ("paladins", "Turn", 1, 10),
    ("paladins", "Turn", 4, 12),
    ("troyes", "Turn", 1, 20),
    ("troyes", "Turn", 4, 25),
    ("gugong", "Exchange", 1, 3),
    ("gugong", "Where", 5, 5),
]
# ... and scenes, questions about one part of the board, groups of dice.
SCENES = [
    ("paladins", "PayWorkers", 3, 3),
    ("paladins", "Abilities", 3, 2),
    ("paladins", "PickPaladin", 3, 2),
    ("paladins", "TakeTavern", 4, 2),
    ("paladins", "PlaceToken", 3, 3),
    ("troyes", "ChooseDice", 4, 6),
    ("troyes", "Group", 3, 6),
    ("troyes", "CounterBlack", 4, 3),
    ("gugong", "Travel", 5, 3),
    ("gugong", "Canal", 5, 3),
    ("gugong", "Decree", 4, 3),
]
Position = tuple[str, str, int, int]


def at_table(page: Page, record: str, folder: Path, **settings: object) -> None:
    quiet(page, **settings)
    open_record(page, record, folder)
    page.evaluate(MEASURES)


def resize(page: Page, width: int, height: int) -> None:
    """The window has another size, and the table has answered to it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def problems(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {each}" for each in page.evaluate("() => window.allProblems()")]
    return found


def record_of(position: Position) -> str:
    game, kind, players, wanted = position
    return record_to(kind, players, wanted, game)


@pytest.mark.parametrize("position", TURNS)
def test_a_turn_is_in_reach_at_every_size(open_page: OpenPage, tmp_path: Path, position: Position) -> None:
    page = open_page()
    at_table(page, record_of(position), tmp_path)
    assert problems(page, SIZES) == []


@pytest.mark.parametrize("position", SCENES)
def test_a_scene_is_in_reach_at_small_sizes(open_page: OpenPage, tmp_path: Path, position: Position) -> None:
    page = open_page()
    at_table(page, record_of(position), tmp_path)
    assert problems(page, FEW) == []


@pytest.mark.parametrize("position", TURNS[1::2])
def test_a_turn_is_in_reach_with_large_text(open_page: OpenPage, tmp_path: Path, position: Position) -> None:
    page = open_page()
    at_table(page, record_of(position), tmp_path, textSize="large")
    assert problems(page, LARGE_TEXT) == []


SHEETS = [(1280, 640), (844, 390), (390, 844)]


@pytest.mark.parametrize(("game", "players"), [("paladins", 4), ("troyes", 4), ("gugong", 5)])
def test_the_end_fits_and_keeps_its_buttons_in_sight(
    open_page: OpenPage, tmp_path: Path, game: str, players: int
) -> None:
    page = open_page()
    at_table(page, record_of_a_finished_game(players, game), tmp_path)
    assert sheet_problems(page) == []


def sheet_problems(page: Page) -> list[str]:
    found: list[str] = []
    for width, height in SHEETS:
        resize(page, width, height)
        found += [f"{width}x{height}: {each}" for each in page.evaluate("() => window.sheetProblems()")]
    return found


def test_settings_fit_and_can_be_closed_at_every_size(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    at_table(page, record_to("Turn", 4, 12), tmp_path)
    page.get_by_role("button", name="Settings").click()
    assert sheet_problems(page) == []


def test_a_rivals_board_fits_the_sheet(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    at_table(page, record_to("Turn", 4, 12), tmp_path)
    page.locator(".tf-player").nth(1).click()
    for width, height in ((1280, 640), (1024, 768), (820, 1180), (390, 844)):
        resize(page, width, height)
        assert page.evaluate("() => window.sheetProblems()") == []


def test_a_table_opens_at_its_top_on_a_phone_in_landscape(open_page: OpenPage) -> None:
    page = open_page("/", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    page.locator('[data-game="gugong"] [data-start]').scroll_into_view_if_needed()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    start(page, "solo", "gugong")
    page.evaluate(MEASURES)
    assert page.evaluate("() => [scrollX, scrollY]") == [0, 0]
    assert page.evaluate("() => window.layoutProblems()") == []


def test_the_chat_stays_in_its_panel(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.locator('[data-game="paladins"] [data-mode="online"]').click()
    page.locator('[data-game="paladins"] [data-start]').click()
    page.wait_for_selector("[data-code]")
    other = open_page()
    sit_down(other, f"{served.address}/#/join/{page.locator('[data-code]').inner_text()}", "Navid")
    page.wait_for_selector(".tf-boards")  # the lobby before it has a chat too
    page.locator(".tf-chat-head").click()
    page.evaluate(MEASURES)
    for width, height in ((1280, 800), (1280, 640), (1366, 625), (1024, 768), (820, 1180)):
        resize(page, width, height)
        panel, field = page.locator(".tf-chat").bounding_box(), page.locator(".tf-chat input").bounding_box()
        assert panel is not None
        assert field is not None
        assert field["y"] + field["height"] <= panel["y"] + panel["height"]
        assert panel["y"] + panel["height"] <= height
        assert page.evaluate("() => window.layoutProblems()") == []


def test_the_top_bar_of_a_phone_keeps_its_height(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at_table(page, record_to("Turn", 4, 12), tmp_path)
    tall = "() => document.querySelector('.ph-top').offsetHeight"
    before = page.evaluate(tall)
    page.locator(".ph-handle").click()
    expect(page.locator(".ph-sheet.is-full")).to_be_visible()
    assert page.evaluate(tall) == before
    assert page.evaluate("() => window.layoutProblems()") == []


def test_games_in_progress_and_the_duel_are_in_sight_at_home(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator(".hm-game [data-start]")).to_have_count(3)
    for panel in page.locator(".hm-below > *").all():
        heading = panel.locator("h2").bounding_box()
        assert heading is not None
        assert heading["y"] + heading["height"] <= 800
    page.set_viewport_size({"width": 1920, "height": 1080})
    cut = "() => [...document.querySelectorAll('.hm-art')].map((art) => art.clientWidth / art.clientHeight)"
    for shape in page.evaluate(cut):
        assert shape < 1.4, "a picture of 392 x 298 is cut off above and below"


# --- the row of events in Troyes ----------------------------------------------------------------------


@cache
def many_events() -> str:
    """Late in a game: more events than the row holds, and enemies beside them."""

    def found(g: State) -> bool:
        return bool(g.agenda) and is_asked(g, "CounterBlack") and len(cast(TroyesTable, g).event_row) >= 7

    return search(found, 4, "troyes")


def test_all_events_are_reached_and_the_doors_count_right(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    at_table(page, many_events(), tmp_path)
    whole = "() => window.__events = [...document.querySelectorAll('.ty-event')].map((e) => e.dataset.el)"
    seen: set[str] = set()
    doors = page.locator(".ty-more")
    while True:
        shown = page.evaluate(whole)
        seen.update(shown)
        assert page.evaluate("() => window.layoutProblems()") == []
        last = page.locator(".ty-event").last.bounding_box()
        enemies = page.locator(".ty-enemies").bounding_box()
        assert last is not None
        assert enemies is not None
        assert last["x"] + last["width"] <= enemies["x"]
        counted = [int("0" + door.inner_text()) for door in doors.all()]
        if doors.last.is_disabled():
            break
        doors.last.click()
        page.wait_for_function(f"(before) => ({whole})().join() !== before", arg=",".join(shown))
    assert counted == [len(seen) - len(shown), 0]
    assert len(seen) >= 7
