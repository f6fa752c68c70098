"""The pages beside the table: rules, keys, titles."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import OpenPage

from browser.playing import start
from regnum.i18n import languages
from regnum.i18n.glossary import glossary


@pytest.mark.parametrize(("game", "name"), [("troyes", "Troyes"), ("gugong", "Gùgōng")])
def test_help_at_a_table_leads_to_the_rules_of_its_game(open_page: OpenPage, game: str, name: str) -> None:
    page = open_page()
    start(page, "solo", game)
    page.get_by_role("button", name="Help").click()
    with page.context.expect_page() as opened:
        page.locator(".tf-sheet").get_by_role("link", name="Rules").click()
    expect(opened.value.locator("h1")).to_contain_text(name)


@pytest.mark.parametrize("game", ["paladins", "troyes", "gugong"])
def test_rules_fit_a_phone(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/#/rules/{game}", viewport={"width": 390, "height": 844})
    expect(page.locator(".db")).to_be_visible()
    expect(page.locator(".gl-term").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    beyond = """all => all.filter(e => e.getBoundingClientRect().right > 391 && !e.closest("pre")).length"""
    assert page.locator("main *").evaluate_all(beyond) == 0


def test_one_of_several_is_one_tab_stop_and_answers_arrow_keys(open_page: OpenPage) -> None:
    page = open_page()
    group = page.locator('[data-game="paladins"] [role="radiogroup"]').first
    radios = group.get_by_role("radio")
    expect(radios.first).to_be_visible()
    assert radios.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    radios.locator("nth=0").click()
    count = radios.count()
    for key, at in (
        ("ArrowRight", 1),
        ("ArrowDown", 2 % count),
        ("ArrowLeft", 1),
        ("End", count - 1),
        ("ArrowRight", 0),
    ):
        page.keyboard.press(key)
        expect(radios.nth(at)).to_be_checked()
        expect(radios.nth(at)).to_be_focused()
    page.keyboard.press("Tab")
    assert group.locator(":focus").count() == 0


def test_the_title_is_plain_text(open_page: OpenPage) -> None:
    page = open_page()
    start(page)
    expect(page).to_have_title("Your turn · Paladins of the West Kingdom")


def test_the_glossary_is_for_other_languages_than_english(open_page: OpenPage) -> None:
    page = open_page("/#/terms")
    expect(page.locator("main")).to_contain_text("English is what is translated")
    expect(page.locator(".tm")).to_have_count(0)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_the_glossary_shows_terms_with_their_origin(open_page: OpenPage, language: str) -> None:
    page = open_page("/#/terms", locale=language)
    first = glossary(language)[0]
    expect(page.locator(".tm").first).to_contain_text(first.word)
    page.get_by_role("searchbox").fill(first.word)
    expect(page.locator(".tm tbody tr").first).to_contain_text(first.english)
