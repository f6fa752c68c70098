"""Troyes in the browser: dice first, target first, notes, secrets, the phone, whole games."""

import random
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, Served
from tests.web.playing import confirm, decision, is_over, moved_on, play_turns, score_total, settled, start
from tests.web.positions import is_asked, record_of_a_finished_game, record_to, search
from tests.web.test_access import violations
from tests.web.test_games import sit_down
from tests.web.test_table import open_record

from regnum.games.troyes.const import OPT_RECRUIT, OPT_REROLL
from regnum.kernel.agenda import State

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def quiet(page: Page) -> None:
    """One person plays everybody: no handing over of the screen."""
    wished = {"animation": "off", "automaPace": "instant", "handover": False}
    page.evaluate("(wished) => localStorage.setItem('regnum.settings', JSON.stringify(wished))", wished)
    page.reload()


@cache
def rich_turn() -> str:
    """A turn with many dice to take, and influence to roll one again."""

    def found(g: State) -> bool:
        if not g.agenda or not is_asked(g, "Turn") or len(g.legal) < 25:
            return False
        return any(OPT_REROLL <= option < OPT_RECRUIT for option in g.legal)

    return search(found, 3, "troyes")


def to_a_turn(page: Page, folder: Path) -> None:
    quiet(page)
    open_record(page, rich_turn(), folder)


def take_two_dice(page: Page) -> int:
    """Take a die to which another can be added, and that one; the total of the first alone."""
    legal = page.locator(".ty-die-el.el-legal")
    total = page.locator(".ty-boss.is-group b")
    for i in range(legal.count()):
        legal.nth(i).click()
        expect(page.locator(".ty-die-el.is-picked")).to_have_count(1)
        first = int(total.inner_text())
        if legal.count():
            legal.first.click()
            return first
        page.locator("button.ty-die-el.is-picked").click()  # put it back
        expect(page.locator(".ty-die-el.is-picked")).to_have_count(0)
    raise AssertionError("no group of two dice")


def test_a_whole_solo_game_by_clicking_on_the_board(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "troyes")
    made = play_turns(page, random.Random(2), 300)
    assert is_over(page), f"stopped after {made} choices"
    assert len(score_total(page)) == 2


def test_two_browsers_play_a_whole_online_game(open_page: OpenPage, served: Served) -> None:
    one = open_page()
    one.locator('[data-game="troyes"] [data-mode="online"]').click()
    one.locator('[data-game="troyes"] [data-start]').click()
    one.wait_for_selector("[data-code]")
    two = open_page()
    sit_down(two, f"{served.address}/#/join/{one.locator('[data-code]').inner_text()}", "Navid")
    rngs = {one: random.Random(3), two: random.Random(4)}
    for _ in range(4000):
        if is_over(one) and is_over(two):
            break
        for page, rng in rngs.items():
            if page.locator(".tf-choice").count():
                play_turns(page, rng, 1)
    two.wait_for_selector(".tf-winner")
    assert score_total(one) == score_total(two)


def test_a_whole_game_of_three_on_a_phone(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", **PHONE)
    quiet(page)
    open_record(page, record_to("PlaceFirst", 3, name="troyes"), tmp_path)
    made = play_turns(page, random.Random(6), 400)
    assert is_over(page), f"stopped after {made} choices"
    assert len(score_total(page)) == 3


def test_dice_first_the_total_grows_and_a_die_can_be_put_back(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    to_a_turn(page, tmp_path)
    picked = page.locator(".ty-die-el.is-picked")
    total = page.locator(".ty-boss.is-group b")
    first = take_two_dice(page)
    expect(picked).to_have_count(2)
    assert int(total.inner_text()) > first
    assert page.locator('.tf-choice[data-choice^="target "]').count() > 0
    page.locator("button.ty-die-el.is-picked").click()  # the last one goes back
    expect(picked).to_have_count(1)
    assert int(total.inner_text()) == first


def test_target_first_dice_are_narrowed_to_what_fits(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    to_a_turn(page, tmp_path)
    before = decision(page)
    page.locator(".ty-card.el-legal").first.click()
    confirm(page)
    assert moved_on(page, before, 5000)
    groups = page.locator('.tf-choice[data-choice^="dice "]')
    all_groups = groups.count()
    page.locator("button.ty-die-el.el-legal").first.click()
    assert 0 < groups.count() <= all_groups
    expect(page.locator("button.ty-die-el.is-picked")).to_have_count(1)
    while page.locator(".ty-group .is-primary").count() == 0:
        page.locator("button.ty-die-el.el-legal:not(.is-picked)").first.click()
    before = decision(page)
    page.locator(".ty-group .is-primary").click()
    confirm(page)
    assert moved_on(page, before, 5000)


def test_influence_rolls_a_die_again_only_when_asked_to(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    to_a_turn(page, tmp_path)
    page.locator(".ty-powers").get_by_role("button", name="Re-roll").click()
    rerolls = page.locator('.tf-choice[data-choice^="reroll "]')
    assert rerolls.count() > 0
    before = decision(page)
    rerolls.first.click()
    confirm(page)  # a roll cannot be taken back
    assert moved_on(page, before, 5000)


def test_points_of_others_are_secret_until_the_end(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, record_to("Turn", 4, name="troyes"), tmp_path)
    hidden = page.locator('.tf-player use[href="#i-hidden"]')
    assert hidden.count() == 3
    page.keyboard.press("s")
    expect(page.locator(".tf-score tfoot td").first).to_have_text("?")
    page.keyboard.press("Escape")
    open_record(page, record_of_a_finished_game(4, "troyes"), tmp_path)
    assert len(score_total(page)) == 4
    expect(page.locator(".tf-score-note")).to_have_count(6)  # whose character, or not in play


def test_notes_on_characters_stay_in_the_browser(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, record_to("Turn", 3, name="troyes"), tmp_path)
    page.locator(".ty-notes-box summary").click()
    note = page.locator("button.ty-note").first
    words = note.get_attribute("aria-label") or ""
    assert "may have" in words
    note.click()
    assert "does not have" in (note.get_attribute("aria-label") or "")
    page.reload()
    page.wait_for_selector(".tf-choice")
    page.locator(".ty-notes-box summary").click()
    assert "does not have" in (page.locator("button.ty-note").first.get_attribute("aria-label") or "")


def test_a_phone_shows_a_tab_for_every_part_of_the_board(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", **PHONE)
    quiet(page)
    open_record(page, record_to("Turn", 4, wanted=12, name="troyes"), tmp_path)
    tabs = page.locator(".ph-zone-tabs button")
    seen = {"0": ".ty-rose", "1": ".ty-card", "2": ".ty-event", "3": ".ty-window", "4": ".ty-niche"}
    for i, selector in seen.items():
        tabs.nth(int(i)).click()
        expect(page.locator(selector).first).to_be_visible()
        wide = page.evaluate("() => document.querySelector('.ph-zone').scrollWidth - innerWidth")
        assert wide <= 0, f"zone {i} is {wide} pixels too wide"


def test_numbers_alone_play_on(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "troyes")
    rng = random.Random(8)
    for _ in range(25):
        if not settled(page) or is_over(page):
            break
        before = decision(page)
        count = page.locator(".tf-choice").count()
        page.keyboard.type(str(rng.randint(1, min(9, count))))
        page.wait_for_timeout(750 if count > 9 else 50)
        if page.locator(".tf-confirm .is-primary").count():
            page.keyboard.press("Enter")
        assert moved_on(page, before, 5000)


STATES = [
    ("Turn", 4),
    ("Group", 4),
    ("ChooseDice", 3),
    ("CounterBlack", 2),
    ("PlaceFirst", 4),
    ("Source", 3),
    ("Turn", 1),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("kind", "players"), STATES)
def test_no_violation(open_page: OpenPage, tmp_path: Path, kind: str, players: int, theme: str) -> None:
    page = open_page("/", color_scheme=theme)
    quiet(page)
    open_record(page, record_to(kind, players, name="troyes"), tmp_path)
    assert violations(page) == []


def test_no_violation_on_a_phone(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", **PHONE)
    quiet(page)
    open_record(page, record_to("Turn", 4, name="troyes"), tmp_path)
    for i in range(5):
        page.locator(".ph-zone-tabs button").nth(i).click()
        assert violations(page) == []
