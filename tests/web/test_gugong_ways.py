"""Gùgōng in the browser: what people try that is not the usual way, and what they are told then."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage
from tests.web.playing import decision, moved_on
from tests.web.positions import is_asked, search
from tests.web.test_gugong import PHONE, late
from tests.web.test_table import open_record

from regnum.kernel.agenda import State
from regnum.kernel.offer import choices


@cache
def cannot_pay() -> str:
    """A card is picked that is not free everywhere, and there is nothing to pay with."""

    def found(g: State) -> bool:
        return (
            is_asked(g, "Where")
            and len(g.legal) == 7
            and {choice.effect[0].key for choice in choices(g)} == {"gugong-exchange-none", "gugong-exchange-free"}
        )

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
    expect(page.locator(".tf-confirm")).to_contain_text("your turn ends without an action")
    assert decision(page) == before
    page.locator(".tf-confirm .is-primary").click()
    assert moved_on(page, before, 10000)


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
    assert moved_on(page, before, 10000)
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
