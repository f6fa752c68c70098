"""The table on a phone: all that a desktop has, what is new in the chat, the way to what can be touched."""

import itertools
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_games import sit_down
from tests.web.test_table import open_record

from browser.playing import start
from browser.positions import record_to
from browser.served import Served

UPRIGHT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE = {**UPRIGHT, "viewport": {"width": 844, "height": 390}}


def dialog(page: Page) -> None:
    """A sheet is open; close it."""
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("held", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_help_rules_score_and_settings_are_in_reach(open_page: OpenPage, held: dict[str, object]) -> None:
    page = open_page("/", **held)
    start(page)
    page.get_by_role("button", name="Help", exact=True).click()
    expect(page.locator("dialog[open] h2").first).to_contain_text("Paladins")
    dialog(page)
    more = page.get_by_role("button", name="More", exact=True)
    for entry in ("Score sheet", "Settings", "Share"):
        more.click()
        page.locator(".ph-more").get_by_text(entry).click()
        expect(page.locator(".ph-more")).to_have_count(0)
        dialog(page)
    more.click()
    expect(page.locator(".ph-more a")).to_have_attribute("href", "#/rules/paladins")


def test_new_messages_are_marked_until_they_are_read(open_page: OpenPage, served: Served) -> None:
    ada, bo = open_page("/"), open_page("/", **UPRIGHT)
    ada.locator('[data-game="paladins"] [data-mode="online"]').click()
    ada.locator('[data-game="paladins"] [data-start]').click()
    ada.wait_for_selector("[data-code]")
    sit_down(bo, f"{served.address}/#/join/{ada.locator('[data-code]').inner_text()}", "Bo")
    expect(bo.locator(".ph-tabs")).to_be_visible()
    ada.locator(".tf-chat-head").click()
    for text in ("hello", "are you there?"):
        ada.locator(".tf-chat input").fill(text)
        ada.locator(".tf-chat input").press("Enter")
    log = bo.locator(".ph-tabs button").nth(3)
    expect(log.locator(".ph-tab-mark")).to_have_text(re.compile("2.*new messages"))
    log.click()
    bo.locator(".tf-chat-head").click()
    expect(bo.locator(".tf-chat-lines")).to_contain_text("are you there?")
    expect(bo.locator(".ph-tab-mark").filter(has_text="new message")).to_have_count(0)
    expect(ada.locator(".tf-chat-head b")).to_have_count(0)  # one's own words are no news
    bo.reload()
    expect(bo.locator(".ph-tabs")).to_be_visible()
    expect(bo.locator(".ph-tab-mark").filter(has_text="new message")).to_have_count(0)


def test_a_button_leads_from_the_own_board_to_the_map(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", **UPRIGHT)
    open_record(page, record_to("PlaceToken", 3, 2), tmp_path)
    expect(page.locator(".ph-elsewhere")).to_have_count(0)
    page.locator(".ph-tabs button").nth(1).click()
    page.get_by_role("button", name="To the table").click()
    expect(page.locator("[data-el^='space.'].el-legal").first).to_be_visible()
    expect(page.locator(".ph-elsewhere")).to_have_count(0)


def test_the_shields_of_a_full_table_lie_side_by_side(open_page: OpenPage) -> None:
    """With faces of bots they lay on each other, and on the way to help."""
    page = open_page("/", locale="fa-IR", viewport={"width": 390, "height": 844}, is_mobile=True)
    start(page, "bots")
    boxes = [thing.bounding_box() for thing in page.locator(".ph-players button, .ph-top > .tf-tool").all()]
    places = sorted((each["x"], each["x"] + each["width"]) for each in boxes if each is not None)
    assert len(places) >= 4
    assert all(one[1] <= other[0] + 1 for one, other in itertools.pairwise(places)), places
