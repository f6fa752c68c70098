"""The rules pages: to be learned from, searched, printed; their examples open at real tables."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_access import violations

from browser.playing import painted

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CHAPTERS = {"paladins": 10, "troyes": 13, "gugong": 15}


def show(page: Page, rule: str, example: str) -> None:
    """Open an example from beside its rule."""
    page.goto(f"/#/rules/{rule}")
    page.locator(f'[data-example="{example}"]').click()
    expect(page.locator(f'.ex[data-example="{example}"] .gd-says')).to_be_visible()


def show_to_its_end(page: Page) -> int:
    """Press "Show me" as long as there is something to show; how often that was."""
    panel, button = page.locator(".ex"), page.locator("[data-example-next]")
    steps = 0
    while button.count():
        button.click()
        steps += 1
        expect(panel).to_have_attribute("data-shown", str(steps))
        expect(page.locator('[aria-busy="true"]')).to_have_count(0)
    return steps


@pytest.mark.parametrize("game", CHAPTERS)
def test_a_page_has_contents_pictures_and_examples(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/#/rules/{game}")
    expect(page.locator(".rb-chapter")).to_have_count(CHAPTERS[game])
    expect(page.locator(".ln-scenes > li")).to_have_count(5)
    expect(page.locator(".rb-picture svg").nth(12)).to_be_attached()
    expect(page.locator("[data-example]").nth(9)).to_be_attached()
    assert "[" not in page.locator(".rb-page").inner_text()  # a message that is missing shows its key
    missing = """all => all.map(use => use.getAttribute('href')).filter(id => !document.querySelector(id))"""
    assert page.locator(".rb-picture use").evaluate_all(missing) == []
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link").nth(-3).click()
    heading = page.locator(".rb-chapter h2").nth(-2)
    expect(heading).to_be_in_viewport()
    expect(contents.get_by_role("link").nth(-3)).to_be_in_viewport()  # it stays beside the page


@pytest.mark.parametrize(("rule", "game"), [("P44", "Paladins"), ("R-T30", "Troyes"), ("G72", "Gùgōng")])
def test_links_of_refusals_lead_to_their_rule(open_page: OpenPage, rule: str, game: str) -> None:
    page = open_page(f"/#/rules/{rule}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(game)
    expect(page.locator(".pg-rule.is-wanted")).to_have_id(rule)
    expect(page.locator(f"#{rule} > p")).to_be_in_viewport()


def test_contents_are_folded_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/#/rules/troyes", **PHONE)
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link")).to_have_count(0)
    contents.get_by_role("button", name="Contents").click()
    contents.get_by_role("link", name="Influence").click()
    expect(contents.get_by_role("link")).to_have_count(0)
    expect(page.locator("#influence h2")).to_be_in_viewport()
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(wide)


def test_search_finds_and_leads_there(open_page: OpenPage) -> None:
    page = open_page("/#/rules/gugong")
    search = page.get_by_role("searchbox")
    search.fill("How do I win?")
    found = page.locator("[data-found]")
    expect(found.first).to_have_attribute("data-found", "G90")
    expect(found.first.locator("mark").first).to_have_text(re.compile("win", re.IGNORECASE))
    expect(page.get_by_role("status")).to_contain_text("places")
    painted(page)
    assert violations(page) == []
    search.fill("xyzzy")
    expect(page.get_by_role("status")).to_contain_text("Nothing found")
    search.fill("tie")
    page.locator('[data-found="G57"] a').click()
    expect(page.locator("#G57 > p")).to_be_in_viewport()
    expect(search).to_have_value("")


def test_on_paper_are_words_and_pictures_only(open_page: OpenPage) -> None:
    page = open_page("/#/rules/paladins")
    expect(page.locator(".rb-picture svg").first).to_be_attached()
    expect(page.locator("[data-example]").first).to_be_visible()
    page.emulate_media(media="print")
    for gone in ("[data-example]", ".hm-head", ".rb-contents", ".rb-tools"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator("#P40 > p")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("rule", "example", "steps"), [("P43", "absolve", 4), ("T51", "expelling", 5), ("G42", "wall", 4)]
)
def test_an_example_is_shown_at_a_table(open_page: OpenPage, rule: str, example: str, steps: int) -> None:
    page = open_page()
    show(page, rule, example)
    expect(page.locator(".el-guided").first).to_be_visible()
    painted(page)
    assert violations(page) == []
    assert show_to_its_end(page) == steps
    expect(page.locator(".ex")).to_contain_text("That was the example")
    assert "[" not in page.locator(".ex").inner_text()
    page.locator(".tf-choice:visible, [data-choice]:visible").first.click()  # play on as one likes
    page.locator("[data-example-again]").click()
    expect(page.locator(".ex")).to_have_attribute("data-shown", "0")
    page.reload()
    expect(page.locator("[data-example-next]")).to_be_enabled()
    page.locator("[data-example-rules]").click()
    expect(page.locator(f"#{rule} > p")).to_be_in_viewport()
    page.goto("/")
    expect(page.locator("[data-start]").first).to_be_visible()
    expect(page.locator("[data-resume]")).to_have_count(0)  # nobody's game: it is not gone on with


def test_who_chooses_something_else_finds_the_way_back(open_page: OpenPage) -> None:
    page = open_page()
    show(page, "P43", "absolve")
    page.locator('[data-choice="hunt 1"]').first.click()
    page.locator("[data-example-back]").click()
    expect(page.locator("[data-example-next]")).to_be_enabled()
    assert show_to_its_end(page) == 4


@pytest.mark.parametrize(("rule", "example"), [("G27", "destiny"), ("T13", "war"), ("P97", "ai-commission")])
def test_where_nobody_chooses_it_shows_before_and_after(open_page: OpenPage, rule: str, example: str) -> None:
    page = open_page()
    show(page, rule, example)
    expect(page.locator(".ex")).to_contain_text("This is how it stood before")
    laid = page.locator(".tf-boards").inner_text()
    page.locator("[data-example-after]").click()
    expect(page.locator(".ex")).not_to_contain_text("This is how it stood before")
    assert page.locator(".tf-boards").inner_text() != laid
    expect(page.locator(".tf-log li").first).to_be_visible()
    page.locator("[data-example-before]").click()
    expect(page.locator("[data-example-after]")).to_be_visible()


def test_points_are_shown_in_their_sheet(open_page: OpenPage) -> None:
    page = open_page()
    show(page, "P80", "sixty-six")
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("66")
    sheet.get_by_role("link", name="Back to the rules").click()
    expect(page.locator("#P80 > p")).to_be_in_viewport()


def test_an_example_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    show(page, "T20", "white-pair")
    assert show_to_its_end(page) == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
