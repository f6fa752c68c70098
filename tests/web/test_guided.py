"""Guided first games in the browser: to the end, left and resumed, off the path and back; on a phone too."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for

from browser.playing import answered, confirm
from regnum.guided.lesson import lesson_of, lessons

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONGEST = 120  # choices: more is a lesson that goes round


def begin(page: Page, game: str) -> None:
    """From home into the lesson."""
    page.locator(f'[data-learn="{game}"]').click()
    expect(page.locator(".gd")).to_have_attribute("data-step", lesson_of(game).first.id)


def step(page: Page) -> str:
    return page.locator(".gd").get_attribute("data-step") or ""


def made(page: Page) -> int:
    return int(page.locator(".tf").get_attribute("data-made") or -1)


def read_on(page: Page) -> None:
    """Turn the pages of what is being said; everything it points at is on the board."""
    more = page.locator('[data-guided="next"]')
    while more.count():
        more.click()


def has_more(page: Page) -> bool:
    """Read; whether something is asked, or the lesson is over."""
    read_on(page)
    return page.locator('[data-guided="play-on"]').count() == 0


def follow(page: Page) -> None:
    """Read, and do what is recommended."""
    read_on(page)
    before = made(page)
    page.locator("[data-good]").first.click()
    answered(page)
    confirm(page)
    wait_for(lambda: made(page) != before)
    expect(page.locator(".gd [data-good], .gd [data-guided]").first).to_be_visible()


def clean(page: Page) -> None:
    """Nothing a screen reader or a weak eye would stumble over in the voice."""
    result = Axe().run(page, context=".gd")
    assert result.violations_count == 0, result.generate_report()


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_played_to_its_end(open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    begin(page, game)
    seen = [step(page)]
    for _ in range(LONGEST):
        if not has_more(page):
            break
        follow(page)
        seen.append(step(page))
    last = list(lesson_of(game).steps)[-1]
    assert seen[-1] == last
    assert set(seen) <= set(lesson_of(game).steps)
    clean(page)
    page.locator('[data-guided="play-on"]').click()
    expect(page.locator(".gd")).to_have_count(0)
    expect(page.locator(".tf")).to_have_attribute("data-turn", "mine")


@pytest.mark.parametrize("game", lessons())
def test_it_is_left_and_resumed_in_the_middle(open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    begin(page, game)
    for _ in range(5):
        follow(page)
    there = step(page)
    page.goto("/")
    row = page.locator(".hm-row").first
    expect(row).to_contain_text(re.compile(r"lesson, step \W*\d"))
    row.locator("[data-resume]").click()
    expect(page.locator(".gd")).to_have_attribute("data-step", there)
    follow(page)


def other_choice(page: Page) -> None:
    """Choose something that is not recommended, by its number on the keyboard."""
    good = set(page.locator("[data-good]").evaluate_all("all => all.map((one) => one.dataset.good)"))
    rows = page.locator("[data-choice]").evaluate_all("all => all.map((one) => one.dataset.choice)")
    wanted = next(text for text in rows if text not in good)
    before = made(page)
    page.locator(f'[data-choice="{wanted}"]').first.click()
    answered(page)
    confirm(page)
    wait_for(lambda: made(page) != before)


@pytest.mark.parametrize("game", lessons())
def test_who_strays_is_led_back(open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    begin(page, game)
    for _ in range(3):
        follow(page)
    there, before = step(page), made(page)
    read_on(page)
    other_choice(page)
    voice = page.locator(".gd")
    expect(voice).to_have_attribute("data-off", "true")
    clean(page)
    page.locator('[data-guided="free"]').click()
    expect(voice).to_have_count(0)
    page.locator('[data-guided="resume"]').click()
    expect(voice).to_have_attribute("data-off", "false")
    assert (step(page), made(page)) == (there, before)
    follow(page)


def test_a_phone_has_the_voice_at_the_head_of_its_sheet(open_page: OpenPage) -> None:
    page = open_page("/", **PHONE)
    begin(page, "paladins")
    for _ in range(4):
        follow(page)
    expect(page.locator(".ph-sheet .gd")).to_be_visible()
    read_on(page)
    expect(page.locator(".ph-sheet [data-good]").first).to_be_in_viewport()
    clean(page)


def test_more_is_said_on_demand_and_what_is_meant_is_marked(open_page: OpenPage) -> None:
    page = open_page("/")
    begin(page, "paladins")
    read_on(page)
    expect(page.locator('[data-el="townsfolk.defender_1"]')).to_have_class(re.compile("el-guided"))
    why = page.locator('[data-guided="why"]')
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".gd-why")).to_be_visible()
    page.locator('[data-guided="back"]').click()
    expect(page.locator(".gd-good")).to_have_count(0)
    outline = page.locator('[data-choice="townsfolk defender_1"]').first
    expect(outline).to_have_css("outline-style", "none")
    read_on(page)
    expect(outline).to_have_css("outline-style", "solid")
