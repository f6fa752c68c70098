"""Paladins in the browser: what boards, scenes and plaques show and say."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_games import sit_down
from tests.web.test_table import open_record

from browser.playing import decision, moved_on, play_turns, start
from browser.positions import is_asked, record_to, search
from browser.served import Served
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.rules.townsfolk import FREE, TakeTownsfolk
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.names import paladin_effect
from regnum.i18n import Catalog
from regnum.kernel.agenda import describe
from regnum.library import tables_for

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


# --- forced colours -------------------------------------------------------------------------------------


def test_forced_colours_keep_rings_turn_and_marker(open_page: OpenPage, tmp_path: Path) -> None:
    """Shadows and grounds are gone there: what they said is said by outlines, borders and system colours."""
    page = open_page("/", forced_colors="active")
    open_record(page, record_to("Turn", wanted=6), tmp_path)
    legal = page.locator(".tf-boards .el-legal").first
    expect(legal).to_have_css("outline-style", "solid")
    assert style(legal, "outlineColor") != style(page.locator(".tf-boards"), "backgroundColor")
    turn, other = page.locator(".tf-player.is-turn"), page.locator(".tf-player:not(.is-turn)")
    assert style(turn, "borderTopColor") != style(other, "borderTopColor")
    track = page.locator(".tf-own .pb-track").first
    here, free = track.locator(".is-here"), track.locator("span:not([class]), span[class='']").nth(1)
    assert style(here, "backgroundColor") != style(free, "backgroundColor")
    assert style(here.locator("i"), "backgroundColor") != style(here, "backgroundColor")


def style(thing: Locator, name: str) -> str:
    return str(thing.first.evaluate("(each, name) => getComputedStyle(each)[name]", name))


# --- the paladin of the round ---------------------------------------------------------------------------


def test_choosing_a_paladin_never_takes_it_back(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("PickPaladin"), tmp_path)
    cards, rows, feet = page.locator(".pb-hand-card"), page.locator(".tf-choice"), page.locator(".pb-role")
    expect(rows).to_have_count(6)
    expect(feet.first).to_have_text("Keep for this round")
    cards.nth(1).click()
    cards.nth(1).click()  # what looks as if it confirmed must not deselect
    expect(cards.nth(1)).to_have_class(re.compile("is-keep"))
    expect(feet.nth(0)).to_have_text("Put on top")
    expect(feet.nth(1)).to_have_text("This round")
    expect(page.locator(".pb-next")).to_contain_text("Step 2 of 2")
    expect(rows).to_have_count(2)  # the rail lists what is still possible
    cards.nth(0).click()
    expect(rows).to_have_count(1)
    expect(feet.nth(2)).to_have_text("To the bottom")
    cards.nth(2).click()  # top and bottom change places
    expect(feet.nth(2)).to_contain_text("On top")
    page.get_by_role("button", name="Choose again").click()
    expect(rows).to_have_count(6)
    kept = cards.nth(1).locator(".pb-paladin-name").inner_text()
    cards.nth(1).click()
    cards.nth(2).click()
    before = decision(page)
    page.get_by_role("button", name=re.compile(rf"Confirm: \W*{kept}")).click()
    moved_on(page, before)


# --- the map --------------------------------------------------------------------------------------------

WAVER = 6  # how far a border leaves its line, in design pixels


def test_spaces_stay_inside_their_region(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("PlaceToken", players=3), tmp_path)
    land = box(page.locator(".pb-map"))
    wide, scale = land["width"] / 6, land["width"] / 1000
    for i in range(6):
        spaces = page.locator(".pb-region").nth(i).locator(".pb-space")
        boxes = [box(spaces.nth(k)) for k in range(spaces.count())]
        left, right = land["x"] + i * wide, land["x"] + (i + 1) * wide
        assert min(each["x"] for each in boxes) >= left + WAVER * scale
        assert max(each["right"] for each in boxes) <= right - WAVER * scale


def test_regions_have_one_name(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("PlaceToken"), tmp_path)
    expect(page.locator(".tf-do-name b").first).to_have_text(re.compile(r"^Region \W*[IV]+\W*$"))
    way = page.locator('.tf-choice[data-choice^="space "]').first
    expect(way).to_have_accessible_name(re.compile(r"^\W*Region \W*[IV]+\W*, space"))
    flags = page.locator(".pb-flag-pair").nth(1)
    expect(flags).to_have_role("group")
    expect(flags).to_have_accessible_name(re.compile(r"Region \W*II\W*"))
    expect(flags).to_contain_text(
        re.compile(r"Needs \W*\d+\W* faith: (not )?met.*Needs \W*\d+\W* strength", re.DOTALL)
    )


# --- what things cost and say ---------------------------------------------------------------------------


@cache
def free_recruit() -> str:
    return search(lambda g: is_free_recruit(g), 2, "paladins")


def is_free_recruit(g: Table) -> bool:
    frame = g.agenda[-1] if g.agenda else None
    return isinstance(frame, TakeTownsfolk) and frame.mode == FREE and len(g.legal) > 3


def test_a_free_recruit_shows_no_price(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, free_recruit(), tmp_path)
    prices = page.locator(".pb-townsfolk.el-legal .pb-cost")
    assert set(prices.all_inner_texts()) == {"free"}
    page.locator(".pb-townsfolk.el-legal").last.hover()
    expect(page.locator(".hp")).to_contain_text("costs you nothing")
    expect(page.locator(".hp")).not_to_contain_text("This place")


def test_the_draft_is_free_and_fits(open_page: OpenPage) -> None:
    """All five in the rail, and the fifth still there when it waits for its confirmation."""
    page = open_page()
    start(page, "solo")
    page.locator(".pb-big").last.hover()
    expect(page.locator(".hp")).to_contain_text("costs you nothing")
    rows = page.locator(".tf-choice")
    expect(rows).to_have_count(5)
    inside(page.locator(".tf-choices"), rows.last)
    page.locator(".pb-big").last.click()
    page.wait_for_selector(".tf-confirm")
    chosen = page.locator(".tf-choice.is-chosen")
    wait_for(lambda: is_inside(page.locator(".tf-choices"), chosen))
    expect(chosen.locator(".tf-key")).to_have_text("5")


def inside(outer: Locator, inner: Locator) -> None:
    assert is_inside(outer, inner)


def is_inside(outer: Locator, inner: Locator) -> bool:
    around, within = box(outer), box(inner)
    return within["y"] >= around["y"] - 1 and within["bottom"] <= around["bottom"] + 1


def test_a_refused_action_says_which_action(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("Turn", wanted=6), tmp_path)
    refused = page.locator('.tf-own [data-el^="action."].el-refused')
    expect(refused.first).to_be_visible()  # reasons come a moment after the offer
    for i in range(refused.count()):
        name = (refused.nth(i).get_attribute("data-el") or "").rpartition(".")[2].capitalize()
        assert (refused.nth(i).get_attribute("aria-label") or "").lstrip("\u2068").startswith(name)


# --- what used to be covered or cut off -------------------------------------------------------------------


def test_the_number_of_a_favour_covers_nothing(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, with_favour(), tmp_path)
    favour = page.locator(".pb-favour.el-legal").first
    expect(favour.locator(".el-number")).to_be_visible()
    turned_up = favour.locator(".pb-favour-cost small")
    expect(turned_up).to_have_count(1)
    expect(turned_up).to_be_hidden()  # the number stands in its place


@cache
def with_favour() -> str:
    """A King's Favour may be used while there is room for the round in which it was turned up."""

    def found(g: Table) -> bool:
        if not g.agenda or not is_asked(g, "Turn") or g.round > 3:
            return False
        frame = g.agenda[-1]
        numbered = g.legal[:9]  # as far as there are numbers on the board
        return any("favour" in describe(g, frame, option).text for option in numbered)

    return search(found, 2, "paladins")


def test_every_paladin_fits_into_its_panel(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("Turn", wanted=6), tmp_path)
    tables, words = tables_for("paladins"), Catalog("en", plain=True)
    assert isinstance(tables, Box)
    abilities = [words.text(paladin_effect(tables, card)[-1]) for card in range(12)]
    panel = page.locator(".tf-own .pb-paladin-in")
    for ability in abilities:
        spare = panel.evaluate(
            """(panel, words) => {
              panel.querySelector(".pb-paladin-ability").lastChild.data = words;
              return panel.clientHeight - panel.scrollHeight;
            }""",
            ability,
        )
        assert spare >= 0, ability


def test_a_paladin_still_hidden_says_so_in_sight(open_page: OpenPage, served: Served) -> None:
    """Whoever has chosen, and is not the first to turn it up, sees card and note."""
    one, two = open_page(), open_page()
    one.locator('[data-game="paladins"] [data-mode="online"]').click()
    one.locator('[data-game="paladins"] [data-start]').click()
    sit_down(two, f"{served.address}/#/join/{one.locator('[data-code]').inner_text()}", "Navid")
    pages = {page: random.Random(3) for page in (one, two)}
    secret = ".tf-own .pb-paladin.is-secret"
    for _ in range(40):  # the draft of townsfolk, then a paladin each
        if any(page.locator(secret).count() for page in pages):
            break
        for page, rng in pages.items():
            if page.locator(".tf-choice").count():
                play_turns(page, rng, 1, board=False)
        one.wait_for_selector(".tf")
    hidden = next(page for page in pages if page.locator(secret).count())
    inside(hidden.locator(secret), hidden.locator(f"{secret} small"))
    expect(hidden.locator(f"{secret} small")).to_contain_text("still hidden")


@pytest.mark.parametrize("width", [1280, 1366])
def test_a_long_name_ends_before_the_flag(open_page: OpenPage, width: int) -> None:
    page = open_page("/", viewport={"width": width, "height": 800})
    wished = {
        "animation": "off",
        "automaPace": "instant",
        "turning": False,
        "hint": False,
        "name": "Archibald Montgomery of Lower Saxony IV",
    }
    page.evaluate("(wished) => localStorage.setItem('regnum.settings', JSON.stringify(wished))", wished)
    page.reload()
    start(page, "bots")
    for i in range(page.locator(".tf-player").count()):
        plaque = page.locator(".tf-player").nth(i)
        assert (
            box(plaque.locator(".tf-player-name"))["right"]
            <= box(plaque.locator(".pb-summary-head"))["x"] + 1
        )


# --- who sits here ------------------------------------------------------------------------------------------


def test_bots_and_difficulty_are_marked(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "bots")
    expect(page.locator(".tf-player .bt-face")).to_have_count(page.locator(".tf-player").count() - 1)
    expect(page.locator(".tf-player").last).to_contain_text("bot")
    page.goto("/")
    start(page, "solo")  # nothing chosen: the usual one
    expect(page.locator(".tf-player").last).to_contain_text("easy")
    page.goto("/")
    page.locator('[data-game="paladins"] [data-mode="solo"]').click()
    page.locator('[data-game="paladins"]').get_by_role("radio", name="Hard").click()
    page.locator('[data-game="paladins"] [data-start]').click()
    page.wait_for_selector(".tf-choice")
    expect(page.locator(".tf-player").last).to_contain_text("hard")


def test_my_seat_is_marked_on_a_phone(open_page: OpenPage) -> None:
    page: Page = open_page("/", **PHONE)
    start(page, "bots")
    expect(page.locator(".ph-players button").first).to_contain_text("you")
    expect(page.locator(".ph-players .bt-face")).to_have_count(page.locator(".ph-players button").count() - 1)
