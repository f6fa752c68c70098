"""Whole games in a real browser, played by touching the board."""

import random
import re

from playwright.sync_api import Page
from tests.web.conftest import OpenPage
from tests.web.people import next_to_play

from browser.playing import (
    confirm,
    decision,
    is_over,
    moved_on,
    play_turns,
    score_total,
    settled,
    start,
    take_the_screen,
    touch_list,
)
from browser.served import Served


def test_a_whole_solo_game_by_clicking_on_the_board(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo")
    rng = random.Random(1)
    made = play_turns(page, rng, 600)
    assert is_over(page), f"stopped after {made} choices"
    assert len(score_total(page)) == 2


def test_three_clicks_to_the_first_decision(open_page: OpenPage) -> None:
    page = open_page()
    page.locator('[data-game="paladins"] [data-mode="solo"]').click()
    page.locator('[data-game="paladins"]').get_by_role("radio", name="Hard").click()
    page.locator('[data-game="paladins"] [data-start]').click()
    page.wait_for_selector(".tf-choice")


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.wait_for_selector(".lb-take")
    form = page.locator(".lb-take").first
    form.locator("input").first.fill(name)
    form.locator("button").click()


def test_two_browsers_play_a_whole_online_game(open_page: OpenPage, served: Served) -> None:
    one = open_page()
    one.locator('[data-game="paladins"] [data-mode="online"]').click()
    one.locator('[data-game="paladins"] [data-start]').click()
    one.wait_for_selector("[data-code]")
    code = one.locator("[data-code]").inner_text()
    assert re.fullmatch("[A-Z]{6}", code)
    two = open_page()
    sit_down(two, f"{served.address}/#/join/{code}", "Navid")
    rngs = {one: random.Random(3), two: random.Random(4)}
    while page := next_to_play([one, two]):
        play_turns(page, rngs[page], 1)
    assert score_total(one) == score_total(two)
    # ... and again: whoever wishes it opens the table, the other is told where it is.
    one.get_by_role("button", name="Rematch").click()
    one.wait_for_selector("[data-code]")
    two.get_by_role("link", name="Join the rematch").click()
    two.wait_for_selector(".lb-take")
    assert two.url == one.url


def test_hot_seat_game_begins_for_everybody_on_one_screen(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "hotseat")
    seats = set()
    rng = random.Random(5)
    for _ in range(12):
        seats.add(page.locator(".tf-whose").inner_text())
        play_turns(page, rng, 1, board=False)
        settled(page)
    assert len(seats) >= 2


def test_the_screen_hides_secrets_until_the_next_player_has_it(open_page: OpenPage) -> None:
    page = open_page()
    page.locator('[data-game="paladins"] [data-mode="hotseat"]').click()
    page.locator('[data-game="paladins"] [data-start]').click()
    page.wait_for_selector(".tf-choice")  # the townsfolk of the beginning are everybody's to see
    rng = random.Random(1)
    while not page.locator("[data-hand-over]").count():
        choose(page, rng)
    assert page.locator(".tf-choice").count() == 0
    first = page.locator("[data-hand-over]").get_attribute("data-hand-over")
    take_the_screen(page)
    while not page.locator("[data-hand-over]").count():
        choose(page, rng)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(f"[data-hand-over='{first}']")  # whoever gave the screen away has to take it back
    take_the_screen(page)


def choose(page: Page, rng: random.Random) -> None:
    before = decision(page)
    touch_list(page, rng)
    confirm(page)
    moved_on(page, before)
    page.wait_for_selector(".tf-choice, [data-hand-over]")
