"""Levels of bots in the browser: what they wear, how they say they play, and which one plays for a leaver."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_absent import come, log_of, said, seated
from tests.web.test_before import card_of, online

from browser.playing import start
from browser.served import Served

LEVELS = ("squire", "knight", "paladin")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def drawing(icon: Locator) -> str:
    """Which symbol an icon shows."""
    return str(icon.locator("use").get_attribute("href"))


def choose_level(card: Locator, level: str) -> Locator:
    chosen = card.get_by_role("radio", name=re.compile(level, re.IGNORECASE))
    chosen.click()
    return chosen


def test_every_level_says_how_it_plays_each_game(open_page: OpenPage) -> None:
    page = open_page()
    ways = set()
    for game, level in product(("paladins", "troyes", "gugong"), LEVELS):
        card = card_of(page, game, "bots")
        chosen = choose_level(card, level)
        assert drawing(chosen) == f"#i-level-{level}"
        way = card.locator(f'[data-way="{level}"]')
        expect(way).to_be_visible()
        ways.add(way.inner_text())
    assert len(ways) == 9


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_levels_fit_the_card(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]})
    for game in ("paladins", "troyes", "gugong"):
        group = card_of(page, game, "bots").get_by_role("radiogroup", name="How strong")
        inside = group.evaluate(
            """(group) => [...group.children].every((button) => {
              const all = group.getBoundingClientRect(), one = button.getBoundingClientRect();
              const fits = one.left >= all.left && one.right <= all.right;
              return fits && button.scrollWidth <= button.clientWidth;
            })"""
        )
        assert inside, game
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_every_level_wears_its_own(open_page: OpenPage) -> None:
    """In the lobby, for the host and for others, and at the table."""
    ada = open_page()
    code = online(ada)
    bo = open_page(f"/#/join/{code}", **PHONE)
    ada.locator('[data-put-bot="2"]').click()
    for level in LEVELS:
        ada.get_by_label("Level of this bot").select_option(f"{level} bot")
        for page in (ada, bo):
            seat = page.locator('[data-seat="2"]')
            expect(seat.locator(f'[data-level="{level}"] .bt-mark use')).to_have_attribute(
                "href", f"#i-level-{level}"
            )
            expect(seat.locator(f'[data-way="{level}"]')).to_be_visible()


def test_the_board_of_a_bot_says_how_it_plays(open_page: OpenPage) -> None:
    page = open_page()
    choose_level(card_of(page, "gugong", "bots"), "squire")
    page.locator('[data-game="gugong"] [data-start]').click()
    plaque = page.locator(".tf-player").nth(1)
    expect(plaque.locator('[data-level="squire"] .bt-mark')).to_be_visible()
    plaque.click()
    expect(page.locator('dialog [data-way="squire"]')).to_contain_text("sees no further")


def test_nobody_says_how_a_person_plays(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "hotseat")
    page.locator(".tf-player").nth(1).click()
    expect(page.locator("dialog .tf-seat-sheet")).to_be_visible()
    expect(page.locator("[data-way], .ab-played-by")).to_have_count(0)


def test_everybody_sees_which_bot_plays_and_since_when(open_page: OpenPage, served: Served) -> None:
    links = seated(served, 2)
    ada, bo = come(open_page, links[0]), come(open_page, links[1], **PHONE)
    leave(ada)
    for page in (ada, bo):
        sign = page.locator('[data-stand-in="0"]')
        assert drawing(sign) == "#i-level-knight"
        told = re.compile(r"A \W*knight bot\W* plays for \W*Ada\W*, who left, since \W*\d\d:\d\d")
        expect(sign.locator("svg")).to_have_attribute("aria-label", told)
    expect(ada.locator(".tf-player").first.locator(".tf-signs")).to_have_text(re.compile("you · knight bot"))
    expect(ada.locator(".ab-card")).to_contain_text(re.compile(r"Since \W*\d\d:\d\d\W*: \W*knight bot"))
    bo.locator(".ph-players button").first.tap()
    expect(bo.locator("dialog .ab-played-by")).to_contain_text(said("Ada, who left"))
    expect(bo.locator('dialog [data-way="knight"]')).to_be_visible()


def leave(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector("[data-stand-in]")


def test_the_seat_is_taken_back_by_its_link_on_another_device_after_a_restart(
    open_page: OpenPage, served: Served
) -> None:
    links = seated(served, 2)
    ada, bo = come(open_page, links[0]), come(open_page, links[1])
    leave(ada)
    expect(bo.locator('[data-stand-in="0"]')).to_be_visible()
    ada.close()
    served.kill()
    served.start()
    phone = come(open_page, links[0], **PHONE)
    expect(bo.locator('[data-stand-in="0"]')).to_be_visible()
    phone.get_by_role("button", name="Take my seat back").tap()
    expect(phone.locator("[data-stand-in]")).to_have_count(0)
    expect(bo.locator("[data-stand-in]")).to_have_count(0)
    wait_for(lambda: "Ada plays again." in log_of(bo))
