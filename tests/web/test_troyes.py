"""Troyes in the browser: whole games, dice first, target first, why not, Le Roy, notes, phone, axe."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage
from tests.web.people import next_to_play
from tests.web.test_access import violations
from tests.web.test_games import sit_down
from tests.web.test_table import open_record

from browser.playing import (
    answer,
    confirm,
    decision,
    is_over,
    moved_on,
    score_total,
    settled,
    start,
    typed,
)
from browser.positions import is_asked, record_of_a_finished_game, record_to, search
from browser.served import Served
from regnum.games.troyes.const import OPT_CUBE, OPT_RECRUIT, OPT_REROLL, TO_BUILDING, TO_EVENT
from regnum.games.troyes.rules.group import Group
from regnum.games.troyes.rules.turn import Turn
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.targets import placing_effect
from regnum.kernel.agenda import State

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BY_BOARD = 16  # touches of the board in a whole game; the rest is chosen from the list


def quiet(page: Page, **settings: object) -> None:
    """One person plays everybody: no handing over of the screen."""
    wished = {
        "animation": "off",
        "automaPace": "instant",
        "turning": False,
        "hint": False,
        "handover": False,
        **settings,
    }
    page.evaluate("(wished) => localStorage.setItem('regnum.settings', JSON.stringify(wished))", wished)
    page.reload()


def play_to_the_end(pages: dict[Page, random.Random], by_board: int = 0) -> None:
    """A whole game; passing early makes it a short one."""
    made = 0
    while page := next_to_play(pages):
        choose(page, pages[page], by_board > made)
        made += 1


def choose(page: Page, rng: random.Random, board: bool) -> None:
    passing = page.locator('.tf-choice[data-choice="pass"]')
    if not board and rng.random() < 0.4 and passing.count():
        before = decision(page)
        passing.click()
        confirm(page)
        moved_on(page, before)
    else:
        answer(page, rng, board)


# --- positions ----------------------------------------------------------------------------------------


@cache
def position(name: str) -> str:
    """A record that leads to what a test is about."""
    players, found = POSITIONS[name]
    return search(lambda g: bool(g.agenda) and found(g), players, "troyes")


def can_reroll(g: State) -> bool:
    return is_asked(g, "Turn") and len(g.legal) > 24 and any(OPT_REROLL <= o < OPT_RECRUIT for o in g.legal)


def has_cube(g: State) -> bool:
    """A turn for which a cube may be used."""
    turn = g.agenda[-1]
    return isinstance(turn, Turn) and turn.cube < 0 and any(OPT_CUBE <= o < OPT_REROLL for o in g.legal)


def expels(g: State) -> bool:
    """A group of one die that places a citizen and expels another one."""
    group = g.agenda[-1]
    if not isinstance(group, Group) or len(group.dice) != 1:
        return False
    table, die = cast(Table, g), group.dice[0]
    targets = [option for option in g.legal if TO_BUILDING <= option < TO_EVENT]
    return any(placing_effect(table, target, die)[0].key == "troyes-gives-expels" for target in targets)


def is_crowded(g: State) -> bool:
    """A district of four players with more dice than a phone has room for."""
    return is_asked(g, "Turn") and any(len(seat.dice) >= 6 for seat in cast(Table, g).seats)


POSITIONS: dict[str, tuple[int, Callable[[State], bool]]] = {
    "rich": (3, can_reroll),
    "cube": (3, has_cube),
    "expels": (4, expels),
    "crowded": (4, is_crowded),
}


# --- whole games --------------------------------------------------------------------------------------


def test_a_whole_solo_game_ends_with_a_grade(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "troyes")
    play_to_the_end({page: random.Random(2)}, BY_BOARD)
    mine, his = score_total(page)
    expect(page.locator(".ty-ending .is-now")).to_have_count(1)
    assert str(abs(mine - his)) in page.locator(".ty-ending p").inner_text()


def test_a_whole_hot_seat_game_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", **PHONE)
    quiet(page)
    start(page, "hotseat", "troyes")
    play_to_the_end({page: random.Random(6)}, BY_BOARD // 2)
    assert len(score_total(page)) == 2


def test_two_browsers_play_a_whole_online_game(open_page: OpenPage, served: Served) -> None:
    one = open_page()
    one.locator('[data-game="troyes"] [data-mode="online"]').click()
    one.locator('[data-game="troyes"] [data-start]').click()
    one.wait_for_selector("[data-code]")
    two = open_page()
    sit_down(two, f"{served.address}/#/join/{one.locator('[data-code]').inner_text()}", "Navid")
    play_to_the_end({one: random.Random(3), two: random.Random(4)})
    assert score_total(one) == score_total(two)


def test_a_whole_game_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "troyes")
    rng = random.Random(8)
    while settled(page):
        keys = [int(text) for text in page.locator(".tf-choice .tf-key").all_inner_texts()]
        at_once = [key for key in keys if key * 10 > max(keys)]  # no other number begins like these
        # The highest number is passing, where one may pass: a short game.
        typed(page, max(keys) if rng.random() < 0.3 else rng.choice(at_once))
    assert is_over(page)


# --- a turn -------------------------------------------------------------------------------------------


def picked(page: Page) -> Locator:
    return page.locator(".ty-square .ty-die-el.is-picked")


def total(page: Page) -> Locator:
    return page.locator(".ty-boss.is-group b")


def take_two_dice(page: Page) -> tuple[str, int]:
    """Take a die to which another can be added, and that one; which the first was, and what it counted."""
    legal = page.locator(".ty-die-el.el-legal")
    for i in range(legal.count()):
        legal.nth(i).click()
        expect(picked(page)).to_have_count(1)
        first = picked(page).get_attribute("data-el") or ""
        counted = int(total(page).inner_text())
        if legal.count():
            legal.first.click()
            expect(picked(page)).to_have_count(2)
            return first, counted
        picked(page).click()  # put it back
        expect(picked(page)).to_have_count(0)
    raise AssertionError("no group of two dice")


def test_dice_first_with_total_and_price_and_any_die_put_back(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, position("rich"), tmp_path)
    first, counted = take_two_dice(page)
    both = int(total(page).inner_text())
    assert both > counted
    tags = [int(tag) for tag in page.locator(".ty-price-tag").all_inner_texts()]
    assert sum(tags) == int(page.locator(".ty-sum").nth(1).locator("b").inner_text())
    assert page.locator('.tf-choice[data-choice^="target "]').count() > 0
    page.locator(f'[data-el="{first}"]').click()  # not the one chosen last
    expect(picked(page)).to_have_count(1)
    expect(total(page)).to_have_text(str(both - counted))
    picked(page).click()
    expect(picked(page)).to_have_count(0)


def test_a_cube_is_switched_on_and_off(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, position("cube"), tmp_path)
    before = decision(page)
    page.locator(".ty-switch").first.click()
    moved_on(page, before)
    page.locator(".ty-die-el.el-legal").first.click()
    on = page.locator(".ty-switch.is-on")
    expect(on).to_have_attribute("aria-checked", "true")
    expect(page.locator(".ty-cubes.is-spent")).to_have_count(1)
    on.click()
    expect(on).to_have_count(0)
    expect(picked(page)).to_have_count(1)  # the die stays


def test_target_first_dice_are_narrowed_to_what_fits(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, position("rich"), tmp_path)
    before = decision(page)
    page.locator(".ty-card.el-legal").first.click()
    confirm(page)
    moved_on(page, before)
    groups = page.locator('.tf-choice[data-choice^="dice "]')
    all_groups = groups.count()
    page.locator("button.ty-die-el.el-legal").first.click()
    assert 0 < groups.count() <= all_groups
    expect(picked(page)).to_have_count(1)
    while page.locator(".ty-group .is-primary").count() == 0:
        page.locator("button.ty-die-el.el-legal:not(.is-picked)").first.click()
    before = decision(page)
    page.locator(".ty-group .is-primary").click()
    confirm(page)
    moved_on(page, before)


def test_what_is_out_of_reach_is_locked_and_says_why(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, position("expels"), tmp_path)
    page.locator(".ty-locked-more summary").click()
    locked = page.locator(".ty-locked").last
    short = locked.locator("small").inner_text()
    assert short
    locked.click()
    why = page.locator(".tf-float.is-why")
    assert why.locator(".tf-rule").inner_text().startswith("T")
    assert len(why.locator("p").inner_text()) > len(short)


def test_who_will_be_expelled_is_shown_before(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, position("expels"), tmp_path)
    falling = page.locator(".ty-falling").first
    assert "expels a citizen (" in (falling.get_attribute("aria-label") or "")
    row = page.locator('.ty-target-row:has(.ty-gives [data-help^="expels"])').first
    before = decision(page)
    row.click()
    moved_on(page, before)
    choices = page.locator('[data-choice="supply"], [data-choice="recruit"], [data-choice^="move "]')
    page.wait_for_function("() => document.querySelectorAll('.tf-foreseen').length > 0")
    for i in range(choices.count()):
        choices.nth(i).hover()
        if page.locator(".ty-niche .ty-ghost").count():
            break
    expect(page.locator(".ty-niche .ty-ghost").first).to_be_visible()


def test_influence_rolls_a_die_again_only_when_asked_to(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, position("rich"), tmp_path)
    rerolls = page.locator('.tf-choice[data-choice^="reroll "]')
    assert rerolls.count() == 0
    page.locator(".ty-powers").get_by_role("button", name="Re-roll").click()
    before = decision(page)
    rerolls.first.click()
    confirm(page)  # a roll cannot be taken back
    moved_on(page, before)


# --- what is told, what is secret ---------------------------------------------------------------------


def test_le_roy_is_told_step_by_step(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page, automaPace="slow")
    open_record(page, record_to("Turn", 1, 12, "troyes"), tmp_path)
    expect(page.locator(".ty-ranking .ty-die").first).to_be_visible()
    page.locator('.tf-choice[data-choice="pass"]').click()
    confirm(page)
    expect(page.locator(".ty-told .ty-told-sum")).to_be_visible()  # his roll and its row
    assert page.locator(".ty-king-strip .is-now").count() == 1
    assert page.locator(".tf-choice").count() == 0
    page.keyboard.press("Escape")  # enough of it
    page.wait_for_selector(".tf-choice, .tf-winner")


def test_points_and_characters_are_secret_until_the_end(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, record_to("Turn", 4, name="troyes"), tmp_path)
    assert page.locator('.tf-player use[href="#i-hidden"]').count() == 3
    page.keyboard.press("s")
    expect(page.locator(".tf-score tfoot td").first).to_contain_text("?")
    page.locator("dialog[open]").get_by_role("button", name="Close").first.click()
    page.locator(".ty-notes-box summary").click()
    note = page.locator("button.ty-note").first
    assert "perhaps" in (note.get_attribute("aria-label") or "")
    note.click()
    page.reload()
    page.wait_for_selector(".tf-choice")
    page.locator(".ty-notes-box summary").click()
    assert ": not " in (page.locator("button.ty-note").first.get_attribute("aria-label") or "")
    open_record(page, record_of_a_finished_game(4, "troyes"), tmp_path)
    assert len(score_total(page)) == 4
    expect(page.locator(".en-sources")).to_contain_text("No points from")
    assert page.locator(".en-sources tbody .tf-score-note").count() >= 1  # whose character it was


# --- phone --------------------------------------------------------------------------------------------

LEAST = 40  # pixels for a finger


def test_on_a_phone_everything_can_be_touched(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", **PHONE)
    quiet(page)
    open_record(page, position("crowded"), tmp_path)
    tabs = page.locator(".ph-zone-tabs button")
    for i, selector in enumerate([".ty-rose", ".ty-card", ".ty-event", ".ty-window", ".ty-niche"]):
        tabs.nth(i).click()
        expect(page.locator(selector).first).to_be_visible()
        wide = page.evaluate("() => document.querySelector('.ph-zone').scrollWidth - innerWidth")
        assert wide <= 0, f"{selector} is {wide} pixels too wide"
        assert violations(page) == []
    tabs.nth(0).click()
    for apart in page.evaluate(DISTANCES):
        assert apart >= LEAST
    page.locator(".ty-crowd").first.click()
    dice = page.locator(".ty-page-dice .ty-die-el")
    assert dice.count() >= 6
    for i in range(dice.count()):
        box = dice.nth(i).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST
    before = decision(page)
    page.locator(".ty-page-dice .el-legal").first.click()  # a die is a small step: no confirmation
    moved_on(page, before)
    expect(page.locator(".ty-group-dice button")).to_have_count(1)


# From each die that is touched on the square to the nearest other one, in either direction.
DISTANCES = """() => {
  const middles = [...document.querySelectorAll('.ty-square [data-el^="die."]')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  const apart = ([a, b], [x, y]) => Math.max(Math.abs(a - x), Math.abs(b - y));
  return middles.map((one) =>
    Math.min(999, ...middles.filter((each) => each !== one).map((each) => apart(one, each))));
}"""


# --- axe ----------------------------------------------------------------------------------------------

STATES = {
    "light": [
        ("PlaceFirst", 4),
        ("Turn", 4),
        ("ChooseDice", 3),
        ("CounterBlack", 2),
        ("Source", 3),
        ("Turn", 1),
    ],
    "dark": [("Turn", 4), ("Group", 4), ("CounterBlack", 2), ("Turn", 1)],
}


@pytest.mark.parametrize("theme", STATES)
def test_no_violation(open_page: OpenPage, tmp_path: Path, theme: str) -> None:
    page = open_page("/", color_scheme=theme)
    quiet(page)
    for kind, players in STATES[theme]:
        open_record(page, record_to(kind, players, name="troyes"), tmp_path)
        assert violations(page) == [], f"{kind} for {players}"
