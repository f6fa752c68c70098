"""Every button, link and thing to be touched is readable at rest, hovered, focused, pressed, chosen and
disabled, in both themes, on every page and in the main positions of the three games."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.web.conftest import OpenPage
from tests.web.contrast import Meter, Word, luminance, ratio, unreadable
from tests.web.test_access import go, home, lobby
from tests.web.test_table import open_record

from browser.playing import start
from browser.positions import record_of_a_finished_game, record_to

Opened = Callable[[Page, Path], None]
THEMES = ("light", "dark")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MAIN = ("is-primary", "hm-go")  # the classes of what is to be pressed next


def wish(page: Page, **settings: object) -> None:
    """Settings of this browser; every choice is confirmed, so that Confirm can be seen."""
    wished = {
        "animation": "off",
        "automaPace": "instant",
        "turning": False,
        "hint": False,
        "confirm": "always",
        **settings,
    }
    page.evaluate("(wished) => localStorage.setItem('regnum.settings', JSON.stringify(wished))", wished)
    page.reload()


# --- what is looked at ----------------------------------------------------------------------------------


def position(kind: str, game: str = "paladins", wanted: int = 2) -> Opened:
    """A decision of this kind with one of its choices picked, waiting for its confirmation."""

    def opened(page: Page, folder: Path) -> None:
        open_record(page, record_to(kind, wanted=wanted, name=game), folder)
        page.locator(".tf-choice:visible").first.click()
        page.wait_for_selector(".tf-confirm")

    return opened


def curtain(page: Page, _folder: Path) -> None:
    page.locator('[data-game="gugong"] [data-mode="hotseat"]').click()
    page.locator('[data-game="gugong"] [data-start]').click()
    page.wait_for_selector("[data-hand-over]")


def tables(page: Page, _folder: Path) -> None:
    """A list with a game to resume."""
    start(page, "solo")
    go("/#/tables", "[data-resume]")(page, _folder)


def the_end(game: str) -> Opened:
    def opened(page: Page, folder: Path) -> None:
        open_record(page, record_of_a_finished_game(name=game), folder)
        page.locator(".tf-sheet .tf-button").first.scroll_into_view_if_needed()

    return opened


def sheet(game: str, name: str) -> Opened:
    def opened(page: Page, _folder: Path) -> None:
        start(page, "solo", game)
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_selector("dialog[open]")

    return opened


def menu(page: Page, folder: Path) -> None:
    """Several choices of one place."""
    open_record(page, record_to("Turn", wanted=8), folder)
    page.locator('.tf-boards .el-legal[aria-haspopup="menu"]').first.click()
    page.wait_for_selector(".tf-menu")


def why_not(kind: str, game: str) -> Opened:
    def opened(page: Page, folder: Path) -> None:
        open_record(page, record_to(kind, name=game), folder)
        page.locator(".tf-boards .el-refused:visible").first.click()
        page.wait_for_selector(".tf-float.is-why")

    return opened


def paladin_draft(page: Page, folder: Path) -> None:
    open_record(page, record_to("PickPaladin"), folder)
    page.locator(".pb-hand-card").first.click()


def re_roll(page: Page, folder: Path) -> None:
    open_record(page, record_to("Turn", name="troyes", wanted=24), folder)
    page.locator(".ty-power").first.click()


LOOKED_AT: dict[str, Opened] = {
    "home": home,
    "tables": tables,
    "replays": go("/#/replays", "input[type=file]"),
    "rules": go("/#/rules", ".pg-rule"),
    "settings": go("/#/settings", ".st"),
    "join": go("/#/join", ".pg-join"),
    "lobby": lobby,
    "curtain": curtain,
    "paladins help": sheet("paladins", "Help"),
    "paladins menu": menu,
    "paladins draft": position("TakeTownsfolk"),
    "paladins paladin": paladin_draft,
    "paladins tavern": position("TakeTavern"),
    "paladins turn": position("Turn", wanted=6),
    "paladins payment": position("PayWorkers"),
    "paladins space": position("PlaceToken"),
    "paladins inquisition": position("Abilities"),
    "paladins end": the_end("paladins"),
    "troyes turn": position("Turn", "troyes", wanted=24),
    "troyes dice": position("Group", "troyes"),
    "troyes powers": re_roll,
    "troyes why not": why_not("Turn", "troyes"),
    "troyes settings": sheet("troyes", "Settings"),
    "troyes end": the_end("troyes"),
    "gugong turn": position("Exchange", "gugong"),
    "gugong pay": position("Pay", "gugong"),
    "gugong why not": why_not("Exchange", "gugong"),
    "gugong help": sheet("gugong", "Help"),
    "gugong end": the_end("gugong"),
}
ON_A_PHONE: dict[str, Opened] = {
    "home": home,
    "paladins": position("Turn", wanted=6),
    "paladin": paladin_draft,
    "troyes": position("Turn", "troyes", wanted=24),
    "gugong": position("Exchange", "gugong"),
}


# --- tests ----------------------------------------------------------------------------------------------


def check(page: Page) -> None:
    """Readable everywhere, and the main button stays the main button, in both themes."""
    problems: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        measured = Meter(page).by_state()
        assert measured["rest"]
        problems += [f"{theme} {each}" for each in unreadable(measured) + faded(measured)]
    assert not problems, "\n".join(problems)


def faded(measured: dict[str, list[Word]]) -> list[str]:
    """Main buttons that have another ground under the pointer than at rest: they look like any other."""
    rest = {each.control: each.ground for each in measured["rest"] if is_main(each)}
    now = [each for state in ("hover", "active") for each in measured[state] if is_main(each)]
    return [f"faded: {each}" for each in now if ratio(rest[each.control], each.ground) > 1.6]


def is_main(each: Word) -> bool:
    return any(name in each.name for name in MAIN)


@pytest.mark.parametrize("name", list(LOOKED_AT))
def test_readable_in_every_state(open_page: OpenPage, tmp_path: Path, name: str) -> None:
    page = open_page("/")
    wish(page)
    LOOKED_AT[name](page, tmp_path)
    check(page)


@pytest.mark.parametrize("name", list(ON_A_PHONE))
def test_readable_on_a_phone(open_page: OpenPage, tmp_path: Path, name: str) -> None:
    page = open_page("/", **PHONE)
    wish(page)
    ON_A_PHONE[name](page, tmp_path)
    check(page)


EDGES = """([on, off]) => {
  const css = (element) => getComputedStyle(document.querySelector(element));
  return [css(on).borderTopColor, css(on).boxShadow, css(on).backgroundColor, css(off).backgroundColor];
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_the_chosen_one_of_several_looks_chosen(open_page: OpenPage, theme: str) -> None:
    """Its edge stands out from the ground around it, and its own ground is raised: lighter than others."""
    page = open_page("/", color_scheme=theme)
    home(page, Path())
    for group in (".hm-modes", ".hm-segments"):
        on, off = f"{group} .is-on", f"{group} button:not(.is-on)"
        border, shadow, ground, around = (rgb(css) for css in page.evaluate(EDGES, [on, off]))
        edge = border if group == ".hm-modes" else shadow
        below = around if any(around) else rgb(str(page.evaluate(EDGES, [on, group])[3]))
        assert ratio(edge, below) >= 3
        assert luminance(ground) > luminance(below)


def rgb(css: str) -> tuple[int, ...]:
    """The first colour named; nothing for a transparent one."""
    found = re.search(r"rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)", css)
    return tuple(int(part) for part in found.groups()[:3]) if found and found[4] != "0" else ()
