"""History and replay show one moment: board, prompt, log, rings and strips agree; nothing is played there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_table import made, open_record

from browser.playing import confirm, decision, moved_on, start
from browser.positions import record_of_a_finished_game, record_to

# A position with much to choose in every game: the frame that asks, and how many choices it has.
TURNS = {"paladins": ("Turn", 8), "troyes": ("Turn", 12), "gugong": ("Exchange", 3)}
GAMES = list(TURNS)
OFFERED = ".el-legal, .el-refused, .el-number, .tf-choice, .tf-confirm, .tf-float, .ty-locked"
KEYS = ["1", "2", "Enter", "z", "t", "y", "Escape"]


def at_a_turn(page: Page, game: str, folder: Path, players: int = 1) -> None:
    kind, wanted = TURNS[game]
    open_record(page, record_to(kind, players, wanted, game), folder)


def go_back(page: Page, steps: int) -> int:
    """Look at the step so many before the present; which it is."""
    page.keyboard.press("ArrowLeft")
    return show_step(page, made(page) - steps)


def show_step(page: Page, n: int) -> int:
    """From one step of the past to another, by the slider."""
    page.locator(".tf-story input").fill(str(n))
    page.wait_for_selector(f'.tf[data-step="{n}"]')
    return n


def step(page: Page) -> int:
    """The step on show, as the slider tells it."""
    return int(page.locator(".tf-story input").input_value())


def says_step(page: Page, n: int) -> None:
    """The prompt says which step is on show (numbers stand between isolates)."""
    words = re.compile(rf"You are looking at step \W*{n}\W* of \W*{made(page)}\b")
    expect(page.locator(".tf-ask")).to_have_text(words)


def version(page: Page) -> int:
    """How much has happened at the table, as the server knows it."""
    table = page.url.partition("/table/")[2].partition("/")[0]  # the address also names the step on show
    return int(page.request.get(f"/api/tables/{table}").json()["table"]["version"])


def lines(page: Page, kind: str) -> list[bool]:
    """Of the log's lines of a kind, whether each can be seen in the list."""
    seen = """(lines) => lines.map((line) => {
        const [box, at] = [line.parentElement.getBoundingClientRect(), line.getBoundingClientRect()];
        return at.top >= box.top - 1 && at.top < box.bottom;
    })"""
    return list(page.locator(f".tf-lines .tf-entry.{kind}").evaluate_all(seen))


def is_at_its_end(page: Page) -> bool:
    end = "(list) => list.scrollHeight - list.clientHeight - list.scrollTop < 9"
    return bool(page.locator(".tf-lines").evaluate(end))


@pytest.mark.parametrize("game", GAMES)
def test_the_past_offers_nothing_and_the_present_comes_back(
    open_page: OpenPage, tmp_path: Path, game: str
) -> None:
    page = open_page()
    at_a_turn(page, game, tmp_path)
    element = page.locator(".tf .el-legal[data-el]").first.get_attribute("data-el")
    offered = page.locator(".tf-choice").count()
    before = (made(page), decision(page), version(page))
    now = page.locator(".tf-ask").inner_text()
    n = go_back(page, 2)
    says_step(page, n)
    expect(page.locator(OFFERED)).to_have_count(0)
    page.locator(f'[data-el="{element}"]').first.click(force=True)
    for key in KEYS[:-1]:
        page.keyboard.press(key)
    expect(page.locator(OFFERED)).to_have_count(0)
    assert step(page) == n
    page.get_by_role("button", name="Back to now").last.click()
    expect(page.locator(".tf-ask")).to_have_text(now)
    expect(page.locator(".tf-choice")).to_have_count(offered)
    expect(page.locator(f'[data-el="{element}"].el-legal').first).to_be_visible()
    assert (made(page), decision(page), version(page)) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_log_goes_with_the_step(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    open_record(page, record_of_a_finished_game(1, game), tmp_path)
    page.keyboard.press("Escape")
    wait_for(lambda: is_at_its_end(page))
    everything = page.locator(".tf-lines .tf-entry").count()
    page.get_by_role("button", name="Replay").click()
    says_step(page, 0)
    for n in range(1, 6):
        show_step(page, n)
        says_step(page, n)
        told = lines(page, "is-step")
        assert told == [] or told[0], "the first line of the step is in sight"
    assert lines(page, "is-later")
    assert page.locator(".tf-lines .tf-entry").count() == everything  # the rest is there, dimmed
    page.keyboard.press("Escape")
    expect(page.locator(".tf-ask")).to_have_text("The game is over")
    assert lines(page, "is-later") == []
    wait_for(lambda: is_at_its_end(page))


def test_rings_and_le_roys_roll_are_those_of_the_step(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "troyes")
    while not page.locator(".ty-king-roll").count():
        before = decision(page)
        passing = page.locator('.tf-choice[data-choice="pass"]')
        (passing if passing.count() else page.locator(".tf-choice").first).click()
        confirm(page)
        moved_on(page, before)
    expect(page.locator(".tf [data-ring]").first).to_be_visible()
    last = made(page)
    go_back(page, last)
    expect(page.locator(".tf [data-ring]")).to_have_count(0)
    expect(page.locator(".ty-king-roll")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".ty-king-roll")).to_have_count(1)
    expect(page.locator(".tf [data-ring]").first).to_be_visible()


def test_another_table_begins_in_the_present(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    at_a_turn(page, "paladins", tmp_path)
    go_back(page, 1)
    at_a_turn(page, "troyes", tmp_path)
    expect(page.locator(".tf-choice").first).to_be_visible()
    assert page.locator(".tf-story").count() == 0


def test_the_past_on_a_phone(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at_a_turn(page, "gugong", tmp_path)
    page.locator(".ph-tabs button").last.click()
    wait_for(lambda: is_at_its_end(page))
    page.locator(".tf-entry-text").first.click()
    expect(page.locator(".tf-story.is-past")).to_be_visible()  # on the table, where it is to be seen
    expect(page.locator(".tf-ask")).to_contain_text("You are looking at step")
    expect(page.locator(OFFERED)).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".tf-choice").first).to_be_visible()
