"""Ways into the page: languages, broken storage and scripts, wrong addresses."""

import json

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.conftest import OpenPage

from browser.playing import start

NOWHERE = "A" * 22  # the form of a table's id, and no table has it


def stored(page: Page, **items: str) -> None:
    """What the browser keeps, before any script of the page runs; once only, not again on a reload."""
    page.add_init_script(
        f"""if (!localStorage.getItem("test.put")) {{
          localStorage.setItem("test.put", "1");
          const items = Object.entries({json.dumps(items)});
          for (const [key, value] of items) localStorage.setItem("regnum." + key, value);
        }}"""
    )


def setting(page: Page, name: str) -> object:
    return page.evaluate("name => JSON.parse(localStorage.getItem('regnum.settings'))[name]", name)


# --- languages -----------------------------------------------------------------------------------------


def test_table_and_home_offer_the_languages_the_server_has(open_page: OpenPage) -> None:
    page = open_page("/#/settings")
    there = page.evaluate("async () => (await (await fetch('/api/games')).json()).languages")
    options = page.locator(".st select option")
    expect(options.first).to_be_attached()
    assert options.evaluate_all("all => all.map(option => option.value)") == there
    page.goto("/")
    start(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(".tf-sheet .st")).to_be_visible()
    assert options.evaluate_all("all => all.map(option => option.value)") == there


def test_a_stored_language_that_is_not_there_becomes_english(broken_page: Page) -> None:
    page = broken_page
    stored(page, settings=json.dumps({"language": "tr", "theme": "dark"}))
    missed: list[str] = []
    page.on("response", lambda response: missed.append(response.url) if response.status == 404 else None)
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Choose your table")
    assert setting(page, "language") == "en"
    assert setting(page, "theme") == "dark"
    assert missed == []


def offer_turkish(page: Page, words: str | None) -> None:
    """A server that says it has Turkish, and has these words of it, or none after all."""

    def whole(route: Route) -> None:
        answer = route.fetch()
        body = answer.text().replace('name="languages" content="en"', 'name="languages" content="en tr"')
        route.fulfill(response=answer, body=body)

    def messages(route: Route) -> None:
        if words is None:
            route.fulfill(status=404, body="")
        else:
            english = route.fetch(url=route.request.url.replace("/tr", "/en")).text()
            route.fulfill(status=200, body=f"{words}\n### fallback: en\n{english}")

    page.route(
        "**/*", lambda route: whole(route) if route.request.is_navigation_request() else route.fallback()
    )
    page.route("**/api/messages/tr**", messages)


def test_a_language_that_cannot_be_loaded_gives_way_to_english(broken_page: Page) -> None:
    page = broken_page
    offer_turkish(page, None)
    stored(page, settings=json.dumps({"language": "tr", "languageSet": True}))
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Choose your table")
    assert setting(page, "language") == "en"
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_message_a_language_lacks_is_shown_in_english(broken_page: Page) -> None:
    page = broken_page
    offer_turkish(page, "web-home-title = Masanı seç\n")
    stored(page, settings=json.dumps({"language": "tr", "languageSet": True}))
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Masanı seç")
    expect(page.locator(".hm-hero p")).to_have_text(
        "Three heavy games. Alone, with bots, on one screen or by link."
    )
    assert setting(page, "language") == "tr"


# --- what this browser keeps ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kept",
    [
        {"settings": "{"},
        {"settings": "5"},
        {"settings": "null"},
        {"settings": '["tr"]'},
        {"settings": '{"theme": "puce", "textSize": 7, "animation": [], "language": {}, "name": 3}'},
        {"seats": "{"},
        {"seats": "{}"},
        {"seats": '[5, null, {"table": 3}]'},
    ],
    ids=str,
)
def test_broken_storage_is_set_right(broken_page: Page, kept: dict[str, str]) -> None:
    page = broken_page
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    stored(page, **kept)
    page.goto("/")
    expect(page.locator("[data-start]").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "system")
    expect(page.locator("html")).to_have_attribute("data-text", "normal")
    assert (setting(page, "language"), setting(page, "name"), setting(page, "sound")) == ("en", "", False)
    assert errors == []


# --- a page that cannot start --------------------------------------------------------------------------


def failed(page: Page) -> None:
    """The page that says so, with its two ways on."""
    expect(page.locator("#start-failed")).to_be_visible()
    expect(page.locator("#start-failed h1")).to_have_text("The page could not be shown")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_role("button", name="Reset the settings")).to_be_visible()
    assert page.locator("#app").is_hidden()


def abort(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize("lost", ["**/api/messages/en.ftl*", "**/assets/main-*.js", "**/assets/chunk-*.js"])
def test_a_page_that_cannot_start_says_so(broken_page: Page, lost: str) -> None:
    page = broken_page
    page.route(lost, abort)
    page.goto("/")
    failed(page)
    page.unroute(lost)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("h1").first).to_have_text("Choose your table")


def test_a_page_that_cannot_be_drawn_says_so(broken_page: Page) -> None:
    page = broken_page
    page.route(
        "**/api/games", lambda route: route.fulfill(json={"games": [{"id": "troyes"}], "languages": 5})
    )
    page.goto("/")
    failed(page)


def test_a_game_that_cannot_be_loaded_says_so(broken_page: Page) -> None:
    page = broken_page
    page.route("**/assets/whole-*.js", abort)
    page.goto("/")
    page.locator('[data-game="troyes"] [data-start]').click()
    failed(page)
    page.unroute("**/assets/whole-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".tf-choice").first).to_be_visible()


def test_resetting_the_settings_keeps_the_seats(broken_page: Page) -> None:
    page = broken_page
    page.goto("/")
    start(page, "solo", "troyes")
    page.evaluate("localStorage.setItem('regnum.settings', JSON.stringify({theme: 'dark', name: 'Ada'}))")
    page.route("**/api/messages/en.ftl*", abort)
    page.reload()
    failed(page)
    page.unroute("**/api/messages/en.ftl*")
    page.get_by_role("button", name="Reset the settings").click()
    expect(page.locator(".tf-choice").first).to_be_visible()
    assert (setting(page, "theme"), setting(page, "name")) == ("system", "")


# --- wrong addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["/#/nonsense", "/nonsense", "/tables/nonsense/"])
def test_an_address_without_a_page_leads_home(broken_page: Page, address: str) -> None:
    page = broken_page
    page.goto(address)
    expect(page.locator("h1")).to_have_text("There is nothing at this address.")
    page.locator(".hm-head .hm-logo").click()
    expect(page.locator("h1")).to_have_text("Choose your table")
    assert page.evaluate("location.pathname") == "/"


@pytest.mark.parametrize("table", [NOWHERE, "nonsense"])
def test_a_table_that_does_not_exist_is_said_once(broken_page: Page, table: str) -> None:
    page = broken_page
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.clock.install()
    page.goto(f"/#/table/{table}")
    expect(page.locator("h1")).to_have_text("This table cannot be opened")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.clock.run_for(120_000)
    assert len(lines) == 1
    page.get_by_role("link", name="Home").click()
    expect(page.locator("h1")).to_have_text("Choose your table")


def test_a_link_that_opens_no_seat_lets_one_watch(open_page: OpenPage, broken_page: Page) -> None:
    host = open_page()
    start(host, "solo", "troyes")
    table = host.url.rsplit("/", 1)[1]
    broken_page.goto(f"/#/seat/{table}/{table}.wrong")
    expect(broken_page.get_by_role("alert")).to_have_text("This link opens no seat at this table.")
    broken_page.get_by_role("button", name="Watch").click()
    expect(broken_page.locator(".tf-players")).to_be_visible()


def test_back_from_a_table_reached_by_its_code_does_not_bounce(open_page: OpenPage) -> None:
    host = open_page()
    host.locator('[data-game="paladins"] [data-mode="online"]').click()
    host.locator('[data-game="paladins"] [data-start]').click()
    code = host.locator("[data-code]").inner_text()
    guest = open_page("/#/tables")
    expect(guest.locator("h1")).to_have_text("Tables")
    guest.evaluate(f"location.hash = '/join/{code}'")
    expect(guest.locator("[data-code]")).to_have_text(code)
    guest.go_back()
    expect(guest.locator("h1")).to_have_text("Tables")


def test_a_wrong_code_is_said_beside_the_form(broken_page: Page) -> None:
    broken_page.goto("/#/join/BBBBBB")
    expect(broken_page.get_by_role("alert")).to_have_text(
        "There is no table with this code. Check the letters."
    )
    expect(broken_page.locator(".hm-head")).to_be_visible()
    expect(broken_page.get_by_label("Code of the table")).to_have_value("BBBBBB")
