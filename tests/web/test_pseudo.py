"""Every page and state in made-up languages: all words are from the catalogue, and longer ones have room.

`qps` is English with accents and a third longer, `qpm` also runs from right to left (i18n/pseudo.py). A
plain letter on the page is a word that no translator will ever see.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.coached import open_review, with_a_hint
from tests.web.conftest import OpenPage
from tests.web.test_access import go, home, lobby
from tests.web.test_contrast import (
    curtain,
    menu,
    paladin_draft,
    position,
    re_roll,
    tables,
    the_end,
    why_not,
    wish,
)
from tests.web.test_guided import begin
from tests.web.test_table import open_record

from browser.playing import painted, start
from browser.positions import record_to
from browser.served import Served
from regnum.i18n.pseudo import LOCALES, accented

Opened = Callable[[Page, Path], None]
WORDS = (Path(__file__).parent / "words.js").read_text("utf-8")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# What may stand in plain letters. Names of people are not among them: these tests type none.
ALLOWED = [
    "Regnum",
    "qp[sm]",  # what the languages for tests are called in the list of languages
    r"\b(R-)?[PTG]\d+",  # ids of rules and rulings
    r"\bM\d\d\b",  # how the browser writes months in a language it does not know
    r"\b(now|tomorrow|yesterday|\+?−?\d+ (s|min|h|d))\b",  # and times
    r"\b[0-9a-f]{16}\b",  # fingerprints of component files
    r"\./play[ a-z-]*",
    r"https?://\S+",
    r"\b[IVX]+\b",  # Roman numbers, of languages that have them (web/src/i18n/numbers.ts)
]
# Names on cards and plaques that end in dots where there is no room: the whole name is in their help.
DOTTED = re.compile(
    r"(pb-name|pb-person|ph-name|ty-tile-name|gg-decree-note|en-gap-source|tf-player-name|tf-gist)\b"
    r"|^(b|h1|small)\. "
)


# Where a title a third longer than in English meets what is beside it: known, and still to be given room.
TIGHT = re.compile("gg-port-number")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"), REGNUM_PSEUDO="1")
    server.start()
    yield server
    server.stop()


# --- what is looked at ----------------------------------------------------------------------------------


def sheet(game: str, name: str) -> Opened:
    def opened(page: Page, _folder: Path) -> None:
        start(page, "solo", game)
        page.get_by_role("button", name=accented(name), exact=True).click()
        page.wait_for_selector("dialog[open]")

    return opened


def how(game: str) -> Opened:
    def opened(page: Page, _folder: Path) -> None:
        page.locator(f'[data-game="{game}"]').get_by_role("button", name=accented("How it goes")).click()
        page.wait_for_selector("dialog[open]")

    return opened


def lesson(game: str) -> Opened:
    return lambda page, _folder: begin(page, game)


def at_table(kind: str, game: str, players: int, wanted: int) -> Opened:
    return lambda page, folder: open_record(page, record_to(kind, players, wanted, game), folder)


def hint(game: str) -> Opened:
    def opened(page: Page, _folder: Path) -> None:
        with_a_hint(page, game)

    return opened


def review(game: str) -> Opened:
    def opened(page: Page, folder: Path) -> None:
        the_end(game)(page, folder)
        open_review(page, game)

    return opened


PAGES: dict[str, Opened] = {
    "home": home,
    "tables": tables,
    "replays": go("/#/replays", "input[type=file]"),
    "rules": go("/#/rules", ".pg-rule"),
    "rule": go("/#/rules/P40", ".pg-rule"),
    "settings": go("/#/settings", ".st"),
    "statistics": go("/#/statistics", "main"),
    "join": go("/#/join", ".pg-join"),
    "nothing": go("/#/nonsense", "main"),
    "check": go("/#/check/gugong", "main"),
    "lobby": lobby,
    "curtain": curtain,
    **{f"how {game}": how(game) for game in ("paladins", "troyes", "gugong")},
    **{f"lesson {game}": lesson(game) for game in ("paladins", "troyes", "gugong")},
}
TABLES: dict[str, Opened] = {
    "paladins help": sheet("paladins", "Help"),
    "troyes settings": sheet("troyes", "Settings"),
    "paladins menu": menu,
    "paladins draft": position("TakeTownsfolk"),
    "paladins paladin": paladin_draft,
    "paladins turn": position("Turn", wanted=6),
    "paladins payment": position("PayWorkers"),
    "paladins space": position("PlaceToken"),
    "paladins inquisition": position("Abilities"),
    "paladins of four": at_table("Turn", "paladins", 4, 12),
    "troyes turn": position("Turn", "troyes", wanted=24),
    "troyes dice": position("Group", "troyes"),
    "troyes powers": re_roll,
    "troyes why not": why_not("Turn", "troyes"),
    "troyes of four": at_table("CounterBlack", "troyes", 4, 3),
    "gugong turn": position("Exchange", "gugong"),
    "gugong pay": position("Pay", "gugong"),
    "gugong why not": why_not("Exchange", "gugong"),
    "gugong of five": at_table("Travel", "gugong", 5, 3),
    **{f"{game} end": the_end(game) for game in ("paladins", "troyes", "gugong")},
    **{f"{game} hint": hint(game) for game in ("paladins", "troyes", "gugong")},
    **{f"{game} review": review(game) for game in ("paladins", "troyes", "gugong")},
}
ON_A_PHONE: dict[str, Opened] = {
    "home": home,
    "settings": PAGES["settings"],
    "lobby": lobby,
    "paladins": position("Turn", wanted=6),
    "troyes": position("Turn", "troyes", wanted=24),
    "gugong": position("Exchange", "gugong"),
    "hint": hint("gugong"),
    "review": review("troyes"),
}


# --- tests ----------------------------------------------------------------------------------------------


def found(page: Page, language: str) -> list[str]:
    """Everything that is wrong with what the page shows now."""
    painted(page)
    assert page.evaluate("() => document.documentElement.lang") == language
    page.evaluate(WORDS)
    plain = [f"not from the catalogue: {each}" for each in page.evaluate("(ok) => plainWords(ok)", ALLOWED)]
    cut = [each for each in page.evaluate("() => cutTexts()") if not DOTTED.search(each)]
    wide = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    over = [each for each in page.evaluate("() => overlaps()") if not TIGHT.search(each)]
    return plain + cut + over + ([f"{wide} px too wide"] if wide > 0 else [])


@pytest.mark.parametrize("name", [*PAGES, *TABLES])
def test_all_words_are_from_the_catalogue_and_have_room(
    open_page: OpenPage, tmp_path: Path, name: str
) -> None:
    page = open_page("/", locale="qps")
    wish(page)
    (PAGES | TABLES)[name](page, tmp_path)
    problems = found(page, "qps")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", list(ON_A_PHONE))
def test_all_words_have_room_on_a_phone(open_page: OpenPage, tmp_path: Path, name: str) -> None:
    page = open_page("/", locale="qps", **PHONE)
    wish(page)
    ON_A_PHONE[name](page, tmp_path)
    problems = found(page, "qps")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(
    "name",
    [
        "home",
        "rules",
        "settings",
        "lobby",
        "troyes turn",
        "gugong turn",
        "paladins end",
        "gugong hint",
        "troyes review",
    ],
)
def test_a_mirrored_page_has_room_as_well(open_page: OpenPage, tmp_path: Path, name: str) -> None:
    page = open_page("/", locale="qpm")
    wish(page)
    (PAGES | TABLES)[name](page, tmp_path)
    assert page.evaluate("() => getComputedStyle(document.body).direction") == "rtl"
    problems = found(page, "qpm")
    assert not problems, "\n".join(problems)


def test_what_is_wrong_would_be_found(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", locale="qps")
    home(page, tmp_path)
    page.evaluate(
        """() => {
            const add = (text, style = {}) => {
              const made = Object.assign(document.createElement("p"), { textContent: text });
              Object.assign(made.style, style);
              document.querySelector("main").append(made);
              return made;
            };
            add("Hard-coded");
            add("·").setAttribute("aria-label", "Said only");
            add("åçéñţéđ ļöñĝ ƒöř îţ", { width: "40px", overflow: "hidden", whiteSpace: "nowrap" });
            add("ñöţ åļöñé", { lineHeight: "20px", margin: "0" });
            add("öñ îţ", { lineHeight: "20px", margin: "-20px 0 0 0" });
        }"""
    )
    page.locator("main > p").last.scroll_into_view_if_needed()
    problems = "\n".join(found(page, "qps"))
    for part in ("Hard-coded", "Said only", "is cut by", "overlap"):
        assert part in problems


# --- the choice -----------------------------------------------------------------------------------------


def test_the_first_visit_follows_the_browser_and_later_ones_the_choice(open_page: OpenPage) -> None:
    page = open_page("/", locale=f"{LOCALES[1]}-AF")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "qpm")
    expect(html).to_have_attribute("dir", "rtl")
    page.locator(".hm-languages").get_by_role("button", name="English").click()
    expect(html).to_have_attribute("lang", "en")
    page.reload()
    expect(html).to_have_attribute("lang", "en")
    expect(html).to_have_attribute("dir", "ltr")
    expect(page.locator("nav a").first).to_have_text("Play")


def test_two_people_at_one_table_read_their_own_language(open_page: OpenPage) -> None:
    host, guest = open_page("/"), open_page("/", locale="qps")
    lobby(host, Path())
    code = host.locator("[data-code]").first.inner_text().strip()
    guest.goto(f"/#/join/{code}")
    expect(guest.locator("body")).to_contain_text(accented("Paladins of the West Kingdom"))
    assert host.locator("html").get_attribute("lang") == "en"
    assert guest.locator("html").get_attribute("lang") == "qps"
    expect(host.locator("body")).to_contain_text("Paladins of the West Kingdom")
