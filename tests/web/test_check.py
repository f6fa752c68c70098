"""An owner of the box compares values with the print, and plays with what is printed."""

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage

from browser.playing import start

CARD = "gift_cards.pipa_board"


def correct_a_card(page: Page) -> None:
    action = page.locator(f'[data-path="{CARD}.action"]')
    action.get_by_role("button", name="Different").click()
    action.locator("select").select_option("servants")


def test_values_are_corrected_and_played_with(open_page: OpenPage) -> None:
    page = open_page("/#/check/gugong")
    expect(page.locator(f'[data-path="{CARD}.value"]')).to_contain_text("8")
    expect(
        page.get_by_role("article", name=re.compile("Dunhuang pipa")).first.locator("svg").first
    ).to_be_visible()
    page.locator(f'[data-path="{CARD}.value"]').get_by_role("button", name="As printed").click()
    correct_a_card(page)
    amount = page.locator(f'[data-path="{CARD}.amount"]')
    expect(amount.get_by_role("alert")).to_contain_text("expected a whole number")
    amount.get_by_role("button", name="Different").click()
    amount.locator("input").fill("2")
    file = page.get_by_role("region", name="Your component file")
    expect(file).to_contain_text("fingerprint")
    file.get_by_label("Name of the file").fill("First print")
    file.get_by_label("Name of the file").blur()
    expect(file.locator("[data-download]")).to_have_attribute("href", re.compile("^data:application/toml"))
    page.reload()
    expect(page.get_by_role("region", name="Your component file")).to_contain_text(
        re.compile(r"corrected: \W*2")
    )

    page.goto("/#/")
    card = page.locator('[data-game="gugong"]')
    card.get_by_text("More options").click()
    card.get_by_role("radio", name=re.compile(r"Corrected: \W*First print")).click()
    card.locator("[data-start]").click()
    page.wait_for_selector(".tf-boards")
    table = page.url.rpartition("/")[2]
    told = page.request.get(f"/api/tables/{table}").json()["table"]["components"]
    assert told["brought"]
    assert told["name"] == "First print"
    facts = page.request.get(f"/api/tables/{table}/facts").json()["facts"]
    assert facts["gifts"]["pipa_board"]["amount"] == 2
    page.keyboard.press("?")
    page.get_by_role("radio", name="This table").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(r"Components: \W*First print"))
    expect(sheet).to_contain_text(told["fingerprint"])


def test_one_line_of_help_opens_what_is_known(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "gugong")
    page.locator('[data-el^="city."]').first.hover()
    bubble = page.locator("#help-bubble")
    expect(bubble).to_contain_text("not checked against the box")
    expect(bubble).not_to_contain_text("confidence")
    bubble.locator("[data-unchecked]").click()
    sheet = page.get_by_role("dialog", name=re.compile("Not checked against the box"))
    expect(sheet).to_contain_text("Our estimate that it is right")
    expect(sheet.get_by_role("link")).to_have_attribute("href", "#/check/gugong/cities")


def test_no_help_opens_under_a_pointer_that_has_just_pressed(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "gugong")
    city = page.locator('[data-el^="city."]').first.bounding_box()
    assert city is not None
    x, y = city["x"] + city["width"] / 2, city["y"] + city["height"] / 2
    page.mouse.move(x, y)
    expect(page.locator("#help-bubble")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#help-bubble")).to_have_count(0)
    page.mouse.move(x + 3, y + 3)
    page.evaluate("() => new Promise((done) => setTimeout(done, 500))")  # longer than help takes
    expect(page.locator("#help-bubble")).to_have_count(0)
    page.mouse.move(x + 300, y)
    page.mouse.move(x, y)
    expect(page.locator("#help-bubble")).to_be_visible()


def test_the_first_table_says_once_how_to_ask(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("() => localStorage.setItem('regnum.settings', JSON.stringify({ animation: 'off' }))")
    page.reload()
    start(page, "solo", "troyes")
    hint = page.get_by_role("complementary", name="How to ask")
    expect(hint).to_contain_text("Press W")
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    page.reload()
    page.wait_for_selector(".tf-boards")
    expect(hint).to_have_count(0)


def test_home_fits_the_window_and_says_how_far_games_are(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo", "gugong")
    page.goto("/#/")
    row = page.locator(".hm-continue .hm-row")
    expect(row.locator("[data-where]")).to_have_text(re.compile(r"day \W*1\W* of \W*4"))
    expect(row.locator("[data-when]")).to_have_text("now")
    expect(page.get_by_role("button", name="Take the duel")).to_be_visible()
    for width, height in ((1280, 800), (1366, 625), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        below = "() => Math.max(...[...document.querySelectorAll('.hm-below > *')].map((panel) =>"
        assert page.evaluate(below + " panel.getBoundingClientRect().bottom))") <= height, (width, height)


def test_sounds_are_made_when_wanted(open_page: OpenPage) -> None:
    page = open_page("/#/settings")
    page.evaluate(
        """() => { window.tones = 0; const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this) } }"""
    )
    page.get_by_label("Sounds").check()
    assert page.evaluate("() => window.tones") == 2
    page.get_by_role("radiogroup", name="How loud").get_by_role("radio", name="loud").click()
    assert page.evaluate("() => window.tones") == 4
    page.goto("/#/")
    start(page, "solo", "gugong")
    before = page.evaluate("() => window.tones")
    assert before > 4, "my turn"
    page.locator(".tf-choice").first.click()
    page.evaluate("() => document.querySelector('.tf-confirm button')?.click()")
    page.wait_for_function("(before) => window.tones > before", arg=before)
    page.goto("/#/settings")
    page.get_by_label("Sounds").uncheck()
    expect(page.get_by_role("radiogroup", name="How loud")).to_have_count(0)


def test_no_page_lacks_a_word_that_comes_with_a_table(open_page: OpenPage) -> None:
    """What only tables say is not there before a table is opened."""
    lacking = r"() => document.body.innerText.match(/\[[a-z]+-[a-z0-9-]+\]/g)"
    page = open_page()
    for path in ("/#/", "/#/tables", "/#/replays", "/#/settings", "/#/rules/troyes"):
        page.goto(path)
        page.reload()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(lacking) is None, path
    page.goto("/#/")
    page.locator('[data-game="troyes"]').get_by_role("button", name="How it goes").click()
    expect(page.get_by_role("dialog")).to_contain_text("Troyes")
    assert page.evaluate(lacking) is None
