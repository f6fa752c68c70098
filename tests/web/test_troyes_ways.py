"""Troyes in the browser: the score sheet while points are secret, Le Roy's strip, signs and numbers."""

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_table import open_record
from tests.web.test_troyes import position

from browser.playing import decision, moved_on, start
from browser.positions import record_to, search
from regnum.games.troyes.const import TO_CATHEDRAL
from regnum.games.troyes.rules.choose_dice import ChooseDice
from regnum.kernel.agenda import State

# Where the first and the last character of a thing's text stand.
EDGES = """thing => {
    const texts = [];
    const walk = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        if (node.data.trim() && !node.parentElement.closest("svg, .tf-sr")) texts.push(node);
    }
    const at = (node, i) => {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        return range.getBoundingClientRect().left;
    };
    const last = texts.at(-1);
    return [at(texts[0], 0), at(last, last.data.length - 1)];
}"""


@cache
def cathedral_first() -> str:
    """The cathedral was chosen, and dice are asked for."""

    def found(g: State) -> bool:
        top = g.agenda[-1] if g.agenda else None
        return isinstance(top, ChooseDice) and top.target == TO_CATHEDRAL

    return search(found, 3, "troyes")


def cells(page: Page, column: int) -> list[str]:
    page.keyboard.press("s")
    rows = page.locator(".tf-score tbody tr")
    expect(rows.first).to_be_visible()
    return [rows.nth(i).locator("td").nth(column).inner_text() for i in range(rows.count())]


def brackets(shown: list[str]) -> int:
    return sum(text.startswith("(") for text in shown)


def test_the_score_sheet_tells_what_one_may_know(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_to("Turn", 4, 8, "troyes"), tmp_path)
    page.locator("[data-secrets=show]").click()  # at one screen one's own are covered until then
    page.locator("[data-secrets=cover]").wait_for()
    who = page.locator(".tf-players .tf-player").evaluate_all(
        "plaques => plaques.findIndex(plaque => plaque.classList.contains('is-turn'))"
    )
    mine = cells(page, who)
    assert "?" not in mine
    assert brackets(mine) == 5  # what everybody's characters but one's own would bring
    theirs = cells(page, (who + 1) % 4)
    assert theirs[0] == "?"  # the tokens
    assert theirs.count("?") == 1
    assert brackets(theirs) == 5
    expect(page.locator(".tf-score tfoot td").nth(who)).to_contain_text("+ ?")


def test_alone_nothing_is_secret(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "troyes")
    page.keyboard.press("s")
    expect(page.locator(".tf-score tbody td").first).to_be_visible()
    expect(page.locator(".tf-score td", has_text="?")).to_have_count(0)


def test_le_roy_s_strip_explains_itself(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "troyes")
    expect(page.locator(".ty-king-strip")).to_contain_text("Sum of two dice")
    page.locator(".ty-king-sums").hover()
    expect(page.locator("#help-bubble")).to_contain_text("two black dice")


def test_numbers_with_a_sign_are_not_turned_round(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, position("rich"), tmp_path)
    page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    for signed in (".tf-choice .tf-cost", ".tf-choice .ty-gives", ".ty-tiers span"):
        for thing in page.locator(signed).all()[:6]:
            if len(thing.inner_text().strip()) > 1:
                first, last = thing.evaluate(EDGES)
                assert first < last, (signed, thing.inner_text())


def test_numbers_above_nine_are_typed(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, position("rich"), tmp_path)
    wanted = page.locator(".tf-choice", has=page.locator(".tf-key", has_text="12")).first
    expect(wanted).to_be_attached()
    before = decision(page)
    page.keyboard.press("1")
    page.keyboard.press("2")
    if page.locator(".tf-confirm").count():
        page.keyboard.press("Enter")
    moved_on(page, before)


def test_a_target_chosen_first_is_framed_with_what_the_dice_would_do(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    open_record(page, cathedral_first(), tmp_path)
    expect(page.locator(".ty-cathedral.is-target")).to_be_visible()
    expect(page.locator(".ty-boss.is-group")).to_have_count(0)
    page.locator(".ty-group-row").first.hover()
    expect(page.locator(".ty-window.is-ahead").first).to_be_visible()
    page.locator(".ty-die-el.el-legal").first.click()
    expect(page.locator(".ty-boss.is-group b")).to_have_text(re.compile(r"^[1-6]$"))
    page.locator(".ty-group.is-picking .is-primary").hover()
    expect(page.locator(".ty-window.is-ahead").first).to_be_visible()
