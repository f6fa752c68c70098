"""Gùgōng in the browser: whole games by touching the board, the exchange step by step, phone, axe."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.playing import (
    confirm,
    decision,
    is_over,
    moved_on,
    score_total,
    start,
    take_the_screen,
    touch_board,
    touch_list,
)
from tests.web.positions import is_asked, record_of_a_finished_game, record_to, search
from tests.web.test_access import violations
from tests.web.test_table import open_record

from regnum.games.gugong.state import DAY_AT
from regnum.kernel.agenda import State

PHONE = {"viewport": {"width": 390, "height": 844}}


@cache
def late(kind: str, players: int, wanted: int = 2) -> str:
    """A position of the second day or later, when much is on the board."""

    def found(g: State) -> bool:
        return g.board[DAY_AT] >= 2 and bool(g.agenda) and is_asked(g, kind) and len(g.legal) >= wanted

    return search(found, players, "gugong")


@cache
def with_refused_city() -> str:
    """Somebody travels, and not every city is in reach."""

    def found(g: State) -> bool:
        if not g.agenda or not is_asked(g, "TravelMove"):
            return False
        return any(refusal.elements[0].startswith("city.") for refusal in g.agenda[-1].refused(g))

    return search(found, 3, "gugong")


def play_out(page: Page, rng: random.Random, most: int) -> tuple[int, int]:
    """Answer everything by touching the board, or the list where the board has nothing; how often each."""
    on_board, in_list = 0, 0
    while on_board + in_list < most:
        page.wait_for_selector(".tf-choice, .tf-winner, [data-hand-over]")
        take_the_screen(page)
        if is_over(page):
            break
        before = decision(page)
        if touch_board(page, rng):
            confirm(page)
            if moved_on(page, before, 5000):
                on_board += 1
                continue
        touch_list(page, rng)
        confirm(page)
        assert moved_on(page, before, 15000), "the choice was not taken"
        in_list += 1
    return on_board, in_list


# --- games -------------------------------------------------------------------------------------------


def test_a_solo_game_against_meng(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "gugong")
    expect(page.locator(".gg-meng-board")).to_be_visible()
    on_board, in_list = play_out(page, random.Random(5), 1000)
    assert len(score_total(page)) == 2
    assert in_list * 10 < on_board


def test_a_hot_seat_game_by_touching_the_board(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "hotseat", "gugong")
    on_board, in_list = play_out(page, random.Random(1), 1000)
    assert len(score_total(page)) == 2
    assert on_board > 60
    assert in_list * 10 < on_board


def test_bots_and_i_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    start(page, "bots", "gugong")
    on_board, in_list = play_out(page, random.Random(3), 15)
    assert on_board + in_list == 15
    assert on_board >= 12


# --- the exchange, step by step -----------------------------------------------------------------------


def test_the_exchange_shows_what_is_free_and_what_is_owed(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 4, 3), tmp_path)
    page.locator('[data-el^="hand."].el-legal').first.hover()
    expect(page.locator(".gg-official .gg-tag")).to_have_count(7)
    before = decision(page)
    page.locator('[data-el^="hand."].el-legal').first.click()
    confirm(page)
    assert moved_on(page, before, 10000)
    expect(page.locator(".gg-hand-card.is-picked")).to_have_count(1)
    expect(page.locator(".gg-official.el-legal .gg-tag")).to_have_count(7)
    before = decision(page)
    page.locator(".gg-official.is-pay").first.click()
    confirm(page)
    assert moved_on(page, before, 10000)
    expect(page.locator(".gg-exchange .gg-card-face")).to_have_count(2)
    expect(page.locator(".gg-official.is-chosen")).to_have_count(1)
    expect(page.locator(".gg-verdict.is-owed")).to_be_visible()


def test_paying_is_foreseen_in_the_tray(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Pay", 2, 4), tmp_path)
    page.locator('.tf-choice[data-choice="servants"]').hover()
    then = page.locator(".gg-pool .gg-well-n em")
    expect(then).to_be_visible()
    have = int(page.locator(".gg-pool .gg-well-n b").inner_text())
    assert then.inner_text().strip(" →") == str(have - 2)


def test_cities_out_of_reach_say_why(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, with_refused_city(), tmp_path)
    expect(page.locator('[data-el^="city."].el-legal').first).to_be_visible()
    page.locator('[data-el^="city."].el-refused').first.click()
    why = page.locator(".tf-float.is-why")
    expect(why).to_be_visible()
    assert why.locator(".tf-rule").first.inner_text().startswith("G3")


def test_variants_are_chosen_on_the_board(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Intrigue", 4, 3), tmp_path)
    chips = page.locator(".gg-loc-intrigue .gg-chip.el-legal")
    expect(chips).to_have_count(2)
    before = decision(page)
    chips.first.click()
    confirm(page)
    assert moved_on(page, before, 10000)


@pytest.mark.parametrize(
    ("players", "routes", "houses", "bays"), [(2, 1, 4, 4), (3, 1, 4, 5), (4, 2, 6, 6), (5, 2, 6, 7)]
)
def test_the_board_follows_the_number_of_players(
    open_page: OpenPage, tmp_path: Path, players: int, routes: int, houses: int, bays: int
) -> None:
    page = open_page()
    open_record(page, record_to("Exchange", players, name="gugong"), tmp_path)
    expect(page.locator('[data-el^="port."]')).to_have_count(5 * routes)
    expect(page.locator(".gg-house")).to_have_count(houses)
    expect(page.locator(".gg-bay-number")).to_have_count(bays)


# --- accessibility ------------------------------------------------------------------------------------


def position(record: Callable[[], str]) -> Callable[[Page, Path], None]:
    return lambda page, folder: open_record(page, record(), folder)


PAGES: dict[str, Callable[[Page, Path], None]] = {
    "exchange": position(lambda: late("Exchange", 5)),
    "where": position(lambda: late("Where", 4)),
    "payment": position(lambda: late("Pay", 3)),
    "canal": position(lambda: late("LoadShip", 4)),
    "end": position(lambda: record_of_a_finished_game(2, "gugong")),
}


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", list(PAGES))
def test_no_violation(open_page: OpenPage, tmp_path: Path, name: str, theme: str, size: str) -> None:
    page = open_page("/", color_scheme=theme, **(PHONE if size == "phone" else {}))
    PAGES[name](page, tmp_path)
    page.wait_for_timeout(100)
    assert violations(page) == []
