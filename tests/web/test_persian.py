"""From right to left: pages in Persian, their digits, keys and letters.

And another language in the middle of a game.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_table import made, open_record

from browser.playing import answered, confirm, decision, is_mine, start
from browser.positions import record_of_a_finished_game

GAMES = ("paladins", "troyes", "gugong")
# What is shown, and what is told to those who hear the page or ask about a thing; not: addresses, keys,
# names of files, the ids of rules, the drawings that are shown by reference.
TEXTS = r"""pattern => {
  const found = [];
  const wanted = new RegExp(pattern);
  const apart = "script,style,code,kbd,pre,textarea,select,noscript,.ic-sprite,.rb-id,[lang=en],[data-code]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (wanted.test(node.data) && !element.closest(apart) && element.checkVisibility())
      found.push(`${element.outerHTML.slice(0, 80)}: ${node.data}`);
  }
  for (const name of ["aria-label", "data-help", "title", "placeholder"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (wanted.test(element.getAttribute(name)) && !element.closest(apart))
        found.push(`${name}: ${element.getAttribute(name)}`);
  return found;
}"""
LATIN_DIGITS = "[0-9]"
ENGLISH = r"(?!Regnum|English|Italiano|Ada|an\b)\b[A-Za-z]{3,}"  # the other languages have their own names
PERSIAN = "[\u0600-\u06ff]"


def persian(open_page: OpenPage, **options: object) -> Page:
    page = open_page(**options)
    quiet = {"animation": "off", "automaPace": "instant", "turning": False, "hint": False}
    settings = json.dumps({**quiet, "language": "fa", "languageSet": True})
    page.evaluate("text => localStorage.setItem('regnum.settings', text)", settings)
    page.reload()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    return page


def found(page: Page, pattern: str) -> list[str]:
    texts: list[str] = page.evaluate(TEXTS, pattern)
    return texts


def play_some(page: Page, turns: int) -> None:
    """The first choice, again and again."""
    for _ in range(turns):
        if not is_mine(page):
            return
        before = decision(page)
        page.locator(".tf-choice").first.click()
        confirm(page)
        answered(page)
        page.wait_for_function(
            "before => Number(document.querySelector('.tf').dataset.decision) !== before", arg=before
        )


def speak(page: Page, language: str) -> None:
    """Another language, as the settings of the table set it."""
    page.locator(".tf-tools button").last.click()
    page.locator(".tf-sheet select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator(".tf-sheet")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_persian_digits_only_and_no_english_word(open_page: OpenPage, game: str) -> None:
    page = persian(open_page)
    start(page, "solo", game)
    for turns in (0, 4, 8):
        play_some(page, turns)
        assert found(page, LATIN_DIGITS) == []
        assert found(page, ENGLISH) == []


PAGES = {
    "/#/": "[data-game]",
    "/#/tables": ".pg-join",
    "/#/settings": ".st",
    "/#/replays": ".pg",
    "/#/statistics": ".pg",
    **{f"/#/rules/{game}": ".gl-term" for game in GAMES},
}


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_persian_digits_only(open_page: OpenPage, path: str) -> None:
    page = persian(open_page)
    page.goto(path)
    expect(page.locator(PAGES[path]).first).to_be_visible()
    assert found(page, LATIN_DIGITS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_has_persian_digits_only(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = persian(open_page)
    open_record(page, record_of_a_finished_game(2, game), tmp_path)
    expect(page.locator(".en-chart")).to_be_visible()
    assert found(page, LATIN_DIGITS) == []
    assert found(page, ENGLISH) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_frame_is_mirrored_and_the_board_is_not(open_page: OpenPage, game: str) -> None:
    page = persian(open_page)
    start(page, "solo", game)
    edges = page.evaluate(
        """() => [".tf-rail", ".tf-shared"].map(name => {
            const box = document.querySelector(name).getBoundingClientRect();
            return [box.left, box.right]; })"""
    )
    (_, rail), (board, _) = edges
    assert rail <= board + 1  # choices stand at the end of the line: on the left
    assert page.locator(".tf-shared").evaluate("e => getComputedStyle(e).direction") == "ltr"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_everything_speaks_another_language_at_once(open_page: OpenPage, game: str) -> None:
    page = open_page()
    start(page, "solo", game)
    play_some(page, 6)
    english = page.title()
    speak(page, "fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page).not_to_have_title(english)
    assert found(page, ENGLISH) == []
    assert found(page, LATIN_DIGITS) == []
    speak(page, "en")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page).to_have_title(english)
    assert found(page, PERSIAN) == [text for text in found(page, PERSIAN) if "فارسی" in text]


def test_digits_and_letters_of_a_persian_keyboard(open_page: OpenPage) -> None:
    page = persian(open_page)
    start(page, "solo", "gugong")
    before = made(page)
    press = """([key, code]) => document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""
    page.evaluate(press, ["۱", "Digit1"])
    confirm(page)
    wait_for(lambda: made(page) > before)
    page.evaluate(press, ["ظ", "KeyZ"])  # undo
    wait_for(lambda: made(page) == before)
    page.evaluate(press, ["؟", "Slash"])
    expect(page.locator(".tf-sheet")).to_be_visible()


def test_history_goes_back_to_the_right(open_page: OpenPage) -> None:
    page = persian(open_page)
    start(page, "solo", "gugong")
    play_some(page, 4)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tf-story.is-past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tf-story.is-past")).to_have_count(0)
    page.keyboard.press("ArrowLeft")  # on, and there is nothing more
    expect(page.locator(".tf-story.is-past")).to_have_count(0)


@pytest.mark.parametrize(
    ("family", "text", "font"),
    [
        ("var(--font-body)", "İ ı ğ ş ç ö ü Ğ Ş à è é ì ò ù", "Inter"),
        ("var(--font-head)", "İ ı ğ ş ç ö ü Ğ Ş à è é ì ò ù", "Alegreya"),
        ("var(--font-body)", "گچپژ می‌گیرد ۰۱۲۳۴۵۶۷۸۹ ، ؛ ؟", "Vazirmatn"),
        ("var(--font-head)", "گچپژ می‌گیرد ۰۱۲۳۴۵۶۷۸۹ ، ؛ ؟", "Vazirmatn"),
    ],
)
def test_our_fonts_have_the_letters(open_page: OpenPage, family: str, text: str, font: str) -> None:
    page = open_page()
    page.evaluate(
        """async ([family, text]) => {
            const node = document.createElement("p");
            node.id = "letters"; node.textContent = text.replaceAll(" ", "");
            node.style.fontFamily = family; document.body.append(node);
            node.getBoundingClientRect();
            await document.fonts.ready;
        }""",
        [family, text],
    )
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#letters"})["nodeId"]

    def used() -> set[str]:
        told = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        return {each["familyName"].split()[0] for each in told}

    page.wait_for_function("document.fonts.status === 'loaded'")
    assert used() == {font}
