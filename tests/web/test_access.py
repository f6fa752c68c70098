"""Accessibility of every page and of the table in its main states, in both themes."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.web.conftest import OpenPage
from tests.web.test_table import open_record

from browser.playing import painted, play_turns, start
from browser.positions import record_of_a_finished_game, record_to

AXE = Axe()


def violations(page: Page) -> list[str]:
    """What axe finds wrong, with the elements."""
    found = AXE.run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:140]} (+{len(v['nodes']) - 1})" for v in found]


def home(page: Page, _folder: Path) -> None:
    page.wait_for_selector("[data-start]")


def go(path: str, selector: str) -> Callable[[Page, Path], None]:
    def opened(page: Page, _folder: Path) -> None:
        page.goto(path)
        page.wait_for_selector(selector)

    return opened


def lobby(page: Page, _folder: Path) -> None:
    page.locator('[data-game="paladins"] [data-mode="online"]').click()
    page.locator('[data-game="paladins"] [data-start]').click()
    page.wait_for_selector("[data-code]")


def paladin_choice(page: Page, _folder: Path) -> None:
    start(page, "solo")
    play_turns(page, random.Random(1), 1)


def position(kind: str) -> Callable[[Page, Path], None]:
    def opened(page: Page, folder: Path) -> None:
        open_record(page, record_to(kind), folder)

    return opened


def the_end(page: Page, folder: Path) -> None:
    open_record(page, record_of_a_finished_game(), folder)
    page.locator(".en-table summary").click()


def share(page: Page, folder: Path) -> None:
    open_record(page, record_to("Turn"), folder)
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_selector(".sh-preview canvas")


def statistics(page: Page, _folder: Path) -> None:
    played = {"table": "t", "game": "troyes", "at": 1, "against": "automa", "level": "", "players": 2}
    page.evaluate(
        "(game) => localStorage.setItem('regnum.games', JSON.stringify({ games: [game] }))",
        {**played, "points": 30, "rival": 20, "place": 0, "result": "won"},
    )
    page.goto("/#/statistics")
    page.get_by_role("button", name="Clear the statistics").click()


PAGES: dict[str, Callable[[Page, Path], None]] = {
    "home": home,
    "tables": go("/#/tables", ".pg-join"),
    "replays": go("/#/replays", "input[type=file]"),
    "rules": go("/#/rules/P40", ".pg-rule"),
    "settings": go("/#/settings", ".st"),
    "lobby": lobby,
    "paladin choice": paladin_choice,
    "turn": position("Turn"),
    "payment": position("PayWorkers"),
    "space": position("PlaceToken"),
    "inquisition": position("Abilities"),
    "end": the_end,
    "share": share,
    "statistics": statistics,
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", list(PAGES))
def test_no_violation(open_page: OpenPage, tmp_path: Path, name: str, theme: str) -> None:
    page = open_page("/", color_scheme=theme)
    PAGES[name](page, tmp_path)
    painted(page)
    assert violations(page) == []


def test_no_violation_on_a_phone(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    assert violations(page) == []
    open_record(page, record_to("PlaceToken"), tmp_path)
    assert violations(page) == []
