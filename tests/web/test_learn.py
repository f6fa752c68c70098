"""Learning: options explained where they are chosen, "How it goes" behind the question mark."""

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_access import violations

from browser.playing import painted, play_turns, start

GAMES = ("paladins", "troyes", "gugong")
PHONE: dict[str, object] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def game_card(page: Page, game: str = "gugong") -> Page:
    """The page with all options of a game unfolded on its card."""
    page.wait_for_selector("[data-start]")
    page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    return page


def test_options_are_explained_where_they_are_chosen(open_page: OpenPage) -> None:
    card = game_card(open_page()).locator('[data-game="gugong"]')
    card.get_by_role("button", name=re.compile("What is this: .*Difficulty")).click()
    explained = card.locator(".ln-because:visible")
    expect(explained).to_contain_text("Standard gives him both")
    card.get_by_role("radio", name="easy").click()
    expect(explained).to_contain_text("Easy leaves one of his two special cards out")
    card.get_by_role("button", name=re.compile("What is this: .*focus")).click()
    expect(card.locator(".ln-because:visible")).to_have_count(2)


def test_difficulties_stand_in_the_same_order(open_page: OpenPage) -> None:
    page = game_card(open_page())
    for game in ("paladins", "gugong"):
        levels = page.locator(f'[data-game="{game}"]').get_by_role("radiogroup", name="Difficulty")
        expect(levels.get_by_role("radio")).to_have_text(["Easy", "Standard", "Hard"])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_how_it_goes_on_one_sheet(open_page: OpenPage, game: str, theme: str) -> None:
    page = open_page(color_scheme=theme)
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="How it goes").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".ln-scenes > li")).to_have_count(5)
    expect(sheet.locator(".ln-ways > li").nth(3)).to_be_visible()
    assert "[" not in sheet.inner_text()  # a message that is missing shows its key in brackets
    empty = "all => all.filter(one => !one.querySelector('svg')).length"
    assert sheet.locator(".ln-scene").evaluate_all(empty) == 0
    painted(page)
    assert violations(page) == []
    sheet.get_by_role("radio", name="Symbols").click()
    expect(sheet.locator(".gl-term").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_how_it_goes_fits_a_phone(open_page: OpenPage, game: str) -> None:
    page = open_page(**PHONE)
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="How it goes").click()
    expect(page.locator(".ln-scenes > li")).to_have_count(5)
    beyond = """all => all.map(one => one.getBoundingClientRect())
        .filter(box => box.left < 0 || box.right > 390).length"""
    assert page.locator("dialog[open] *:not(svg *)").evaluate_all(beyond) == 0


# Signs of the page that need no word of a game: arrows, ticks, locks, what may be pressed, a bot's face,
# players' shields; and signs of which the legend has the whole (legend.test.ts).
PLAIN = re.compile(
    r"shield-|charge-|crest-|arrow|chevron|check|lock|question|warning|star|refresh|close|back|forward|play|history"
    r"|eye|robot|coin$|glory-plain"
)


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_on_the_boards_is_in_the_legend(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.locator(f'[data-game="{game}"] [data-start]').click()
    page.wait_for_selector(".tf-boards svg use")
    painted(page)
    named = "all => [...new Set(all.map(use => (use.getAttribute('href') ?? '').replace(/^#i-/, '')))]"
    on_boards = page.locator(".tf-boards use").evaluate_all(named)
    page.keyboard.press("?")
    page.locator("dialog[open]").get_by_role("radio", name="Symbols").click()
    page.wait_for_selector("dialog[open] .gl-term")
    explained = page.locator("dialog[open] .gl-term use").evaluate_all(named)
    assert len(on_boards) > 10
    left = [name for name in on_boards if not name.startswith("#") and not PLAIN.match(name)]
    assert [name for name in left if name not in explained] == []


def test_help_at_the_table_has_the_keys_and_the_options(open_page: OpenPage) -> None:
    page = open_page()
    card = page.locator('[data-game="troyes"]')
    game_card(page)
    card.get_by_role("radiogroup", name="Bonus cards").get_by_role("radio").nth(1).click()
    card.locator("[data-start]").click()
    page.get_by_role("button", name=re.compile("Played with: .*Bonus cards")).click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".ln-options")).to_contain_text("Four extra cards")
    sheet.get_by_role("radio", name="Keys").click()
    expect(sheet.locator("kbd").first).to_have_text("1–9")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .ln-scenes > li")).to_have_count(5)


# --- said once, at the first table -----------------------------------------------------------------------


SAID = """() => localStorage.setItem("regnum.settings",
    JSON.stringify({ animation: "off", automaPace: "instant", turning: false }))"""
SCREENS: list[dict[str, object]] = [
    {"viewport": {"width": 1280, "height": 800}},
    {"viewport": {"width": 1366, "height": 660}},
    {"viewport": {"width": 1024, "height": 768}},
    PHONE,
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "laptop", "tablet", "phone"])
def test_what_is_said_once_covers_no_choice(
    open_page: OpenPage, game: str, screen: dict[str, object]
) -> None:
    """It lay over Confirm in a laptop's window, and nobody who had read it before could see that."""
    page = open_page(**screen)
    page.evaluate(SAID)
    page.reload()
    start(page, "solo", game)
    said = page.locator(".fh")
    expect(said).to_be_visible()
    assert play_turns(page, random.Random(1), 2, board=False) == 2
    expect(said).to_be_visible()
    said.get_by_role("button").click()
    expect(said).to_have_count(0)
    page.reload()
    page.wait_for_selector(".tf")
    expect(said).to_have_count(0)
