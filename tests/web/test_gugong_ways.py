"""Gùgōng in the browser: what people try that is not the usual way, and what they are told then."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_gugong import PHONE, late, without_winner
from tests.web.test_table import open_record

from browser.playing import decision, moved_on
from browser.positions import is_asked, search
from regnum.games.gugong.state import Table
from regnum.kernel.offer import choices


@cache
def cannot_pay() -> str:
    """A card is picked that is not free everywhere, and there is nothing to pay with."""

    def found(g: Table) -> bool:
        if not is_asked(g, "Where") or len(g.legal) > 7:
            return False
        return {choice.effect[0].key[-4:] for choice in choices(g)} == {"none", "free"}

    return search(lambda g: bool(g.agenda) and found(g), 2, "gugong")


def test_an_exchange_that_nobody_can_pay_says_so_and_asks_first(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, cannot_pay(), tmp_path)
    without = page.locator(".gg-official.is-none")
    expect(without.first.locator(".gg-tag")).to_have_text("no action")
    expect(page.locator(".gg-official.is-pay")).to_have_count(0)
    expect(page.locator(".gg-verdict-tag.is-none")).to_have_count(without.count())
    before = decision(page)
    without.first.click()
    expect(page.locator(".tf-foreseen")).to_contain_text("your turn ends without an action")
    assert decision(page) == before
    page.locator(".tf-confirm .is-primary").click()
    moved_on(page, before)


# --- the location first --------------------------------------------------------------------------------


def fitting(page: Page) -> Locator:
    return page.locator(".gg-hand-card.is-free, .gg-hand-card.is-pay")


def aim(page: Page, kind: str) -> str:
    """Touch locations until one has a fitting card of this kind; its element id."""
    for place in page.locator(".gg-official").all():
        place.click()
        if page.locator(f".gg-hand-card.is-{kind}").count():
            return place.get_attribute("data-el") or ""
    raise AssertionError(f"no card is {kind} anywhere")


def test_a_location_touched_first_marks_the_cards_that_fit(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 3, 3), tmp_path)
    aimed = aim(page, "free")
    place = aimed.removeprefix("location.")
    expect(page.locator(".gg-asked")).to_be_visible()
    expect(page.locator(".gg-aim")).to_contain_text("give one of the marked cards")
    expect(page.locator(".gg-aim")).to_contain_text("Free:")
    assert fitting(page).count() >= 1
    before = decision(page)
    page.locator(".gg-hand-card.is-free").first.click()
    page.wait_for_selector(".gg-exchange, .gg-official.is-chosen")
    moved_on(page, before)
    expect(page.locator(f'.gg-official.is-chosen[data-el="{aimed}"]')).to_be_visible()
    expect(page.locator(".gg-hand-card.is-picked")).to_have_count(0)
    assert place


def test_the_aim_is_dropped_again_and_the_keyboard_can_take_it(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 3, 3), tmp_path)
    official = page.locator(".gg-loc-jade .gg-official")
    official.focus()
    page.keyboard.press("Enter")
    expect(official).to_have_attribute("aria-pressed", "true")
    page.locator(".gg-aim button").click()
    expect(official).to_have_attribute("aria-pressed", "false")
    page.locator(".gg-loc-wall h2").click()  # the whole place is to be touched
    expect(page.locator(".gg-loc-wall .gg-official")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".gg-verdict-tag").first).to_be_visible()


def test_a_tapped_official_opens_its_location(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(**PHONE)
    open_record(page, late("Where", 3, 7), tmp_path)
    page.locator(".gg-tab-palace .gg-official").tap()
    expect(page.locator(".gg-pane .gg-loc-palace")).to_be_visible()
    confirmation = page.locator(".tf-confirm .is-primary")
    expect(confirmation).to_be_in_viewport()
    expect(page.locator(".tf-ask")).to_be_in_viewport()
    before = decision(page)
    confirmation.tap()
    moved_on(page, before)


# --- words ---------------------------------------------------------------------------------------------


def bubble(page: Page) -> Locator:
    return page.locator("#help-bubble")


def test_help_follows_the_pointer_from_port_to_port(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 3, 3), tmp_path)
    told: list[str] = []
    for head in page.locator(".gg-port-head").all():
        words = head.get_attribute("data-help") or ""
        head.locator(".gg-port-number").hover()
        expect(bubble(page)).to_contain_text(words)
        told.append(words)
    assert len(set(told)) == 5


def test_what_is_not_checked_is_one_line_that_opens_the_rest(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 3, 3), tmp_path)
    page.locator('[data-el^="city."]').first.hover()
    line = bubble(page).locator(".hp-doubt")
    expect(line).to_contain_text("not checked against the box")
    expect(bubble(page)).not_to_contain_text("confidence")
    expect(bubble(page)).not_to_contain_text("%")
    assert page.locator(".gg-board").evaluate("board => board.textContent.includes('econstructed')") is False
    line.locator("[data-unchecked]").click()
    expect(page.locator("dialog[open]")).to_be_visible()  # what is known of it


def test_meng_may_win_from_outside(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 1), tmp_path)
    page.locator('[data-el="seat.1"]').hover()
    expect(bubble(page)).to_contain_text("Meng can win from outside")
    page.locator('[data-el="seat.0"]').hover()
    expect(bubble(page)).to_contain_text("outside the palace nobody can win")


def test_at_one_screen_nobody_is_you(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, late("Exchange", 3, 3), tmp_path)
    expect(page.locator(".tf-player.is-turn")).to_have_count(1)
    expect(page.locator(".tf-player .tf-signs", has_text="you")).to_have_count(0)


def test_points_are_charted_by_the_day(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, without_winner(), tmp_path)
    expect(page.locator(".en-chart figcaption")).to_have_text("Points at the end of every day")
