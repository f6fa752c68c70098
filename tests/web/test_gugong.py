"""Gùgōng in the browser: whole games, the exchange step by step, what is told by itself, phone, axe."""

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.people import next_to_play
from tests.web.test_access import violations
from tests.web.test_games import sit_down
from tests.web.test_table import open_record

from browser.playing import (
    GONE_ON,
    confirm,
    decision,
    is_over,
    moved_on,
    painted,
    play_turns,
    score_total,
    start,
    take_the_screen,
    touch_board,
    touch_list,
    typed,
)
from browser.positions import is_asked, record_to, search
from browser.served import Served
from regnum.games import game
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import refused

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CARD = '[data-game="gugong"]'


def wish(page: Page, **settings: object) -> None:
    """Settings of this browser."""
    wished = {"animation": "off", "automaPace": "instant", "turning": False, "hint": False, **settings}
    page.evaluate("(wished) => localStorage.setItem('regnum.settings', JSON.stringify(wished))", wished)
    page.reload()


# --- positions ----------------------------------------------------------------------------------------


@cache
def late(kind: str, players: int, wanted: int = 2) -> str:
    """A position of the second day or later, when much is on the board."""

    def found(g: Table) -> bool:
        return g.day >= 2 and bool(g.agenda) and is_asked(g, kind) and len(g.legal) >= wanted

    return search(found, players, "gugong")


@cache
def with_refused_city() -> str:
    """Somebody travels, and not every city is in reach."""

    def found(g: Table) -> bool:
        if not g.agenda or not is_asked(g, "TravelMove"):
            return False
        return any(refusal.elements[0].startswith("city.") for refusal in refused(g, g.agenda[-1]))

    return search(found, 3, "gugong")


@cache
def two_benefits() -> str:
    """A section is complete, and two of its builders are asked one after the other."""
    frames = ("Benefit", "MengBenefit")

    def found(g: Table) -> bool:
        asked = sum(type(frame).__name__ in frames for frame in g.agenda)
        return asked > 1 and is_asked(g, "Benefit")

    return search(found, 4, "gugong")


@cache
def without_winner() -> str:
    """A game is over, and no envoy has reached the palace."""
    return search(lambda g: not g.agenda and game("gugong").outcome(g).winners() == [], 2, "gugong")


@cache
def last_turns() -> str:
    """The last day of a game of two."""
    return search(lambda g: g.day == 4 and bool(g.agenda) and is_asked(g, "Exchange"), 2, "gugong")


# --- whole games --------------------------------------------------------------------------------------


def play_out(page: Page, rng: random.Random, touches: int) -> tuple[int, int]:
    """Play to the end: at first by touching the board, then by the list; how often each."""
    on_board, in_list = 0, 0
    while True:
        page.wait_for_selector(".tf-choice, .tf-winner, [data-hand-over]")
        take_the_screen(page)
        if is_over(page):
            return on_board, in_list
        before = decision(page)
        by_touch = on_board + in_list < touches and touch_board(page, rng)
        if not by_touch:
            touch_list(page, rng)
        confirm(page)
        moved_on(page, before)
        on_board, in_list = on_board + by_touch, in_list + (not by_touch)


def test_a_solo_game_against_meng(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(CARD).get_by_text("More options").click()
    page.get_by_label("Meng’s focus", exact=True).select_option("wall")
    page.locator(CARD).get_by_role("radio", name="hard").click()
    page.locator(f"{CARD} [data-start]").click()
    expect(page.locator(".gg-meng-board")).to_be_visible()
    expect(page.locator(".gg-loc-wall .gg-official-tokens")).to_be_visible()
    on_board, _ = play_out(page, random.Random(5), 40)
    assert on_board >= 36
    assert len(score_total(page)) == 2
    assert page.locator(".en-sources tbody tr").count() >= 5  # those that brought somebody points


def test_two_browsers_play_with_bonus_tokens_and_expert_gifts(open_page: OpenPage, served: Served) -> None:
    one = open_page()
    one.locator(f'{CARD} [data-mode="online"]').click()
    one.locator(CARD).get_by_text("More options").click()
    for option in ("Bonus travel tokens", "Expert variant"):
        one.locator(CARD).get_by_role("radiogroup", name=option).get_by_role("radio").last.click()
    one.locator(f"{CARD} [data-start]").click()
    one.wait_for_selector("[data-code]")
    two = open_page()
    sit_down(two, f"{served.address}/#/join/{one.locator('[data-code]').inner_text()}", "Navid")
    two.wait_for_selector(".tf-boards")
    told = one.request.get(f"/api/tables/{one.url.rpartition('/')[2]}").json()
    assert told["table"]["options"] == {"bonus": "yes", "expert": "yes"}
    all_tokens = re.compile(r"10\W+10")  # two stacks of the 32, twelve of which lie in cities
    expect(two.locator(".gg-stacks")).to_contain_text(all_tokens)
    rngs = {one: random.Random(3), two: random.Random(4)}
    made = 0
    while page := next_to_play([one, two]):
        made += play_turns(page, rngs[page], 1, board=made < 30)
    assert score_total(one) == score_total(two)


def test_a_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.locator(f"{CARD} [data-start]").focus()
    page.keyboard.press("Enter")
    rng = random.Random(10)
    while True:
        page.wait_for_selector(".tf-choice, .tf-winner")
        if is_over(page):
            break
        typed(page, rng.randrange(page.locator(".tf-choice").count()) + 1)
    expect(page.locator("[data-announcer]")).not_to_be_empty()


def test_a_hot_seat_game_ends(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, last_turns(), tmp_path)
    on_board, in_list = play_out(page, random.Random(1), 1000)
    assert len(score_total(page)) == 2
    assert on_board > 10
    assert in_list * 10 < on_board


def test_bots_and_i_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    start(page, "bots", "gugong")
    assert play_turns(page, random.Random(3), 12) == 12


# --- the exchange and the actions, step by step ---------------------------------------------------------


def choose(page: Page, selector: str) -> None:
    before = decision(page)
    page.locator(selector).first.click()
    confirm(page)
    moved_on(page, before)


def test_the_exchange_shows_what_is_free_and_what_is_owed(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 4, 3), tmp_path)
    page.locator('[data-el^="hand."].el-legal').first.hover()
    expect(page.locator(".gg-official .gg-tag")).to_have_count(7)
    choose(page, '[data-el^="hand."].el-legal')
    expect(page.locator(".gg-hand-card.is-picked")).to_have_count(1)
    expect(page.locator(".gg-official.el-legal .gg-tag")).to_have_count(7)
    choose(page, ".gg-official.is-pay")
    expect(page.locator(".gg-exchange .gg-card-face")).to_have_count(2)
    expect(page.locator(".gg-official.is-chosen")).to_have_count(1)
    expect(page.locator(".gg-verdict.is-owed")).to_contain_text("is not above")
    expect(page.locator(".gg-then")).to_contain_text("the location")
    page.locator('.tf-choice[data-choice="servants"]').hover()
    then = page.locator(".gg-pool .gg-well-n em")
    expect(then).to_be_visible()
    have = int(page.locator(".gg-pool .gg-well-n b").inner_text())
    assert then.inner_text().strip(" →") == str(have - 2)


def test_reach_variants_and_benefits_are_shown(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, with_refused_city(), tmp_path)
    expect(page.locator('[data-el^="city."].el-legal').first).to_be_visible()
    page.locator('[data-el^="city."].el-refused').first.click()
    why = page.locator(".tf-float.is-why")
    expect(why).to_be_visible()
    assert why.locator(".tf-rule").first.inner_text().startswith("G3")
    open_record(page, late("Intrigue", 4, 3), tmp_path)
    expect(page.locator(".gg-loc-intrigue .gg-chip.el-legal")).to_have_count(2)
    choose(page, ".gg-loc-intrigue .gg-chip.el-legal")
    open_record(page, two_benefits(), tmp_path)
    order = page.locator(".gg-order li")
    assert order.count() >= 2
    expect(order.first).to_have_class("is-now")
    choose(page, ".gg-benefit.el-legal")


def test_the_board_follows_the_number_of_players(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    for players, routes, houses, bays in ((2, 1, 4, 4), (3, 1, 4, 5), (4, 2, 6, 6), (5, 2, 6, 7)):
        open_record(page, record_to("Exchange", players, name="gugong"), tmp_path)
        expect(page.locator(".gg-bay-number")).to_have_count(bays)
        expect(page.locator('[data-el^="port."]')).to_have_count(5 * routes)
        expect(page.locator(".gg-house")).to_have_count(houses)


def test_meng_is_told_step_by_step(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    wish(page, automaPace="slow", confirm="never")
    open_record(page, late("Exchange", 1), tmp_path)
    while not page.locator(".tf-acting").count():
        before = decision(page)
        page.locator(".tf-choice").last.click()
        page.wait_for_function(GONE_ON, arg=[before, ".tf-acting"])
    expect(page.locator(".gg-told .gg-automa.is-at-day")).to_be_visible()
    expect(page.locator(".tf-acting-says")).to_contain_text("Gift:")
    expect(page.locator(".gg-told .gg-card-face")).to_have_count(2)
    page.keyboard.press("Enter")  # enough of it
    expect(page.locator(".tf-choice").first).to_be_visible()


# --- accessibility ------------------------------------------------------------------------------------

STATES: dict[str, tuple[Callable[[], str], str, bool]] = {
    "exchange": (lambda: late("Exchange", 5), "light", False),
    "payment": (lambda: late("Pay", 3), "dark", False),
    "where": (lambda: late("Where", 4), "light", True),
    "canal": (lambda: late("LoadShip", 4), "dark", True),
    "end": (without_winner, "light", False),
}


@pytest.mark.parametrize("name", list(STATES))
def test_no_violation(open_page: OpenPage, tmp_path: Path, name: str) -> None:
    record, theme, phone = STATES[name]
    page = open_page("/", color_scheme=theme, **(PHONE if phone else {}))
    open_record(page, record(), tmp_path)
    if name == "end":
        expect(page.locator(".tf-winner")).to_contain_text("nobody wins")
    painted(page)
    assert violations(page) == []
