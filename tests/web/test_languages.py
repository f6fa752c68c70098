"""Every language as its people meet it: home, lobby, rules, lessons and solo games, on a desk and on a phone.

Which words there are is for tests/i18n; here it is whether they fit, read right and can be reached.
`REGNUM_WHOLE=1 ./test --fast tests/web/test_languages.py` walks every lesson and every solo game to its end,
in every language and size, and looks at them again and again: for changes of the boards, it takes long.
"""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_access import go, home, lobby, violations
from tests.web.test_guided import LONGEST, begin, follow, has_more, step
from tests.web.test_pseudo import ALLOWED, DOTTED, PHONE, WORDS

from browser.playing import decision, is_over, painted, play_turns, start
from regnum.games import NAMES
from regnum.i18n import Catalog, languages
from regnum.kernel.messages import Msg

TRANSLATED = [language for language in languages() if language != "en"]
SIZES: dict[str, dict[str, object]] = {"desk": {}, "phone": PHONE}
LOCALES = {"fa": "fa-IR", "it": "it-IT", "tr": "tr-TR"}
# What somebody who has lost types first, and a word of what they should find.
HOW_TO_WIN = {"fa": "چطور برنده می‌شوم", "it": "come si vince", "tr": "nasıl kazanırım"}
CHOICES = 8  # of a solo game: set-up and the first turn, with what the automa answers
IS_WHOLE = bool(os.environ.get("REGNUM_WHOLE"))
MOST_LOOKS = 60  # at one game that is walked to its end

anywhere = pytest.mark.parametrize("size", list(SIZES))
everybody = pytest.mark.parametrize("language", TRANSLATED)


def said(language: str, key: str) -> str:
    return Catalog(language, plain=True).text(Msg(key))


def opened(open_page: OpenPage, language: str, size: str) -> Page:
    page = open_page("/", locale=LOCALES[language], **SIZES[size])
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page


def troubles(page: Page, language: str) -> list[str]:
    """Everything that somebody who reads this language would stumble over now."""
    painted(page)
    page.evaluate(WORDS)
    found = [each for each in page.evaluate("() => cutTexts()") if not DOTTED.search(each)]
    found += page.evaluate("() => overlaps()")
    wide = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    found += [f"{wide} px too wide"] if wide > 0 else []
    found += [
        f"no message {key}"
        for key in page.evaluate(r"() => document.body.innerText.match(/\[[a-z]+-[a-z0-9-]+\]/g) ?? []")
    ]
    if language == "fa":
        found += [f"not Persian: {each}" for each in page.evaluate("(ok) => plainWords(ok)", ALLOWED + LATIN)]
        found += page.evaluate("(ok) => latinDigits(ok)", ALLOWED)
    return found + violations(page)


# Written in Latin letters in Persian too: the other languages, and keys of the keyboard.
LATIN = ["English", "Italiano", "Türkçe", r"\b(Enter|Esc|Space|Ctrl|Shift|Tab|Alt)\b", r"\b[A-Z?]\b"]


PAGES: dict[str, Callable[[Page, Path], None]] = {
    "home": home,
    "lobby": lobby,
    "settings": go("/#/settings", ".st"),
    "rules": go("/#/rules", ".pg-rule"),
}


@everybody
@anywhere
@pytest.mark.parametrize("name", list(PAGES))
def test_pages_read_right(open_page: OpenPage, tmp_path: Path, language: str, size: str, name: str) -> None:
    page = opened(open_page, language, size)
    PAGES[name](page, tmp_path)
    assert troubles(page, language) == []


@everybody
def test_the_rules_answer_in_the_language_of_the_question(open_page: OpenPage, language: str) -> None:
    page = opened(open_page, language, "desk")
    page.goto("/#/rules/paladins")
    page.wait_for_selector(".pg-rule")
    page.locator("input[type=search]").first.fill(HOW_TO_WIN[language])
    expect(page.locator("[data-found]").first).to_be_visible()
    expect(page.locator("[data-found]")).to_contain_text([said(language, "paladins-rules-scoring")])


@everybody
@anywhere
@pytest.mark.parametrize("game", NAMES)
def test_the_first_steps_of_a_lesson(open_page: OpenPage, language: str, size: str, game: str) -> None:
    page = opened(open_page, language, size)
    begin(page, game)
    found: dict[str, str] = {}
    for _ in range(LONGEST if IS_WHOLE else 1):
        if not has_more(page):
            break
        follow(page)
        found = dict.fromkeys(troubles(page, language), step(page)) | found
    assert found == {}


@everybody
@anywhere
@pytest.mark.parametrize("game", NAMES)
def test_a_solo_game_begins(open_page: OpenPage, language: str, size: str, game: str) -> None:
    page = opened(open_page, language, size)
    start(page, "solo", game)
    found: dict[str, str] = {}
    rng = random.Random(5)
    for _ in range(MOST_LOOKS if IS_WHOLE else 1):
        made = play_turns(page, rng, CHOICES, board=False)
        page.wait_for_selector(".tf-choice, .en-table")
        found = dict.fromkeys(troubles(page, language), f"decision {decision(page)}") | found
        if is_over(page):
            break
        assert made == CHOICES
    assert found == {}
    assert is_over(page) == IS_WHOLE


@pytest.mark.parametrize(("language", "game"), list(zip(sorted(TRANSLATED), NAMES, strict=True)))
def test_a_whole_solo_game(open_page: OpenPage, language: str, game: str) -> None:
    page = opened(open_page, language, "desk")
    start(page, "solo", game)
    play_turns(page, random.Random(7), 500, board=False)
    assert is_over(page)
    page.wait_for_selector(".en-table")
    assert troubles(page, language) == []
