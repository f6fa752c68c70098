"""The table: undo, why not, payments, the Inquisition, reconnecting, replay, keyboard."""

import random
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for

from browser.playing import (
    answer,
    confirm,
    decision,
    is_over,
    moved_on,
    play_turns,
    settled,
    start,
    take_the_screen,
    typed,
)
from browser.positions import record_of_a_finished_game, record_to
from browser.served import Served


def open_record(page: Page, text: str, folder: Path) -> None:
    """Open a record as a hot-seat table, through the page for replays."""
    file = folder / "record.json"
    file.write_text(text, "utf-8")
    page.goto("/#/replays")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".tf-choice, .tf-winner, [data-hand-over]")
    take_the_screen(page)


def made(page: Page) -> int:
    return int(page.evaluate("() => Number(document.querySelector('.tf').dataset.made)"))


def test_undo_goes_back_to_what_was_revealed(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("Turn", wanted=6), tmp_path)
    before = made(page)
    row = page.locator('.tf-choice[data-choice="hunt 1"], .tf-choice[data-choice="trade 1"]').first
    row.click()
    confirm(page)
    wait_for(lambda: made(page) > before)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    wait_for(lambda: made(page) == before)
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    page.get_by_role("button", name="Redo").click()
    wait_for(lambda: made(page) > before)
    page.keyboard.press("t")
    wait_for(lambda: made(page) == before)


def test_undo_stops_at_the_first_decision(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    answer(page, random.Random(2), board=True)  # the row is refilled: nothing can be taken back
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_why_can_t_i_tells_condition_numbers_and_rule(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("PlaceToken", wanted=2), tmp_path)
    refused = page.locator('[data-el^="space."].el-refused')
    expect(refused.first).to_be_visible()  # reasons come a moment after the offer
    refused.last.click()
    why = page.locator(".tf-float.is-why")
    expect(why).to_be_visible()
    assert why.locator(".tf-rule").inner_text() in ("P40", "P42")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator(".tf-why-list li").first).to_be_visible()


def test_a_payment_is_changed_by_hand(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("PayWorkers", wanted=3), tmp_path)
    before = decision(page)
    choices = page.locator(".tf-choice").count()
    assert choices >= 3
    page.locator(".tf-choice").nth(choices - 1).click()
    confirm(page)
    moved_on(page, before)


def test_an_inquisition_asks_for_the_order_of_abilities(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("Abilities"), tmp_path)
    expect(page.locator(".tf-ask")).to_contain_text("Inquisition")
    before = decision(page)
    page.locator('.tf-choice[data-choice="done"]').click()
    confirm(page)
    moved_on(page, before)


def test_replay_of_a_finished_game(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_of_a_finished_game(), tmp_path)
    assert is_over(page)
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".tf-story.is-past")
    page.keyboard.press("ArrowRight")
    slider = page.locator(".tf-story input")
    wait_for(lambda: slider.input_value() != "0")


def test_the_page_reconnects_after_the_server_was_killed(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    start(page, "solo")
    play_turns(page, random.Random(6), 3)
    before = made(page)
    served.kill()
    page.wait_for_selector(".tf-line")
    served.start()
    page.wait_for_selector(".tf-line", state="detached")
    assert made(page) == before
    assert settled(page)
    assert play_turns(page, random.Random(7), 2) == 2


def test_the_daily_duel(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-duel]").click()
    page.wait_for_selector(".tf-choice")
    play_turns(page, random.Random(8), 2)


def test_a_game_can_be_resumed_from_home(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo")
    play_turns(page, random.Random(9), 2)
    before = made(page)
    page.goto("/")
    page.reload()
    page.locator("[data-resume]").first.click()
    page.wait_for_selector(".tf-choice")
    assert made(page) == before


def test_a_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.locator('[data-game="paladins"] [data-start]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".tf-choice")
    rng = random.Random(10)
    while settled(page):
        typed(page, rng.randrange(page.locator(".tf-choice").count()) + 1)
    assert is_over(page)
    expect(page.locator("[data-announcer]")).not_to_be_empty()


def test_a_seat_goes_with_its_link(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo")
    held = page.evaluate("() => JSON.parse(localStorage.getItem('regnum.seats'))[0]")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Copy the link to my seat")).to_be_visible()
    other = open_page(f"/#/seat/{held['table']}/{held['secret']}")
    other.wait_for_selector(".tf-choice")
    assert held["secret"] not in other.url
