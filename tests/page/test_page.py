"""What a page without a server says: it loads, it cannot, nothing is kept, and others need a server."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.page.people import OpenPerson, Person, begin, made, play, ready
from tests.web.test_access import violations

from regnum.i18n import languages
from regnum.i18n.catalog import Catalog
from regnum.i18n.choosing import direction_of
from regnum.kernel.messages import Msg

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# What a browser does that keeps nothing. The latter must be said inside the worker, where no page reaches.
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
REFUSE = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('refused'); } });\n"


def refuse_storage(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=REFUSE + answer.text())


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def said(language: str, key: str) -> str:
    return Catalog(language, plain=True).text(Msg(key))


@pytest.mark.parametrize("language", languages())
def test_a_phone_in_every_language(person: OpenPerson, language: str) -> None:
    page = person(locale=language, **PHONE).open()
    expect(page.locator("html")).to_have_attribute("dir", direction_of(language))
    expect(page.locator("[data-engine=loading] progress")).to_be_visible()  # before anything else is there
    assert not is_too_wide(page)
    online = page.locator('[data-game="troyes"] [data-mode="online"]')
    online.click()
    door = page.locator('[data-game="troyes"] [data-server]')
    expect(door).to_contain_text(said(language, "web-server-needed"))
    assert not is_too_wide(page)
    assert violations(page) == []
    begin(page, "solo", "troyes")
    assert play(page, 2) == 2
    assert not is_too_wide(page)


def test_storage_that_is_refused_is_said_and_the_table_saved(person: OpenPerson, tmp_path: Path) -> None:
    somebody = person(service_workers="block")
    somebody.context.add_init_script(NO_SERVICE_WORKER)
    somebody.context.route("**/worker-*.js", refuse_storage)
    page = somebody.open()
    begin(page, "solo", "gugong")
    bar = page.locator("[data-engine=refused]")
    expect(bar).to_have_text("Nothing is kept")
    assert violations(page) == []
    assert play(page, 4) == 4
    bar.click()
    expect(bar).to_contain_text("games last as long as this page is open")
    assert violations(page) == []
    with page.expect_download() as saved:
        bar.locator("[data-save-table]").click()
    file = tmp_path / "table.json"
    saved.value.save_as(file)
    bar.get_by_role("button", name="Fold away").click()
    expect(page.locator(".pe-sign")).to_be_visible()  # it stays, as a sign
    before = made(page)
    page.reload()
    expect(page.get_by_text("There is no such table.")).to_be_visible()  # as was said
    page.goto("#/tables")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".tf-choice")
    assert made(page) == before
    assert play(page, 2) == 2


def test_an_engine_that_does_not_come_is_said_plainly(browser: Any, address: str) -> None:
    somebody = Person(browser, address, service_workers="block")
    somebody.context.route("**/*.wasm", lambda route: route.abort())
    page = somebody.open()
    failed = page.locator("[data-engine=failed]")
    expect(failed).to_contain_text("could not be started in this page")
    expect(failed.locator("[data-server]")).to_be_visible()
    expect(page.locator("[data-start]").first).to_be_visible()  # the page itself stands
    assert violations(page) == []
    somebody.context.unroute("**/*.wasm")
    failed.get_by_role("button", name="Try again").click()
    begin(page, "solo", "gugong")
    somebody.context.close()


def test_what_needs_others_leads_to_a_server(person: OpenPerson) -> None:
    somebody = person()
    somebody.context.route("https://play.example.org/**", lambda route: route.fulfill(body="there"))
    page = somebody.open("#/join/BCDFGH")
    door = page.locator("[data-server]")
    door.get_by_role("textbox").fill("nonsense")
    door.get_by_role("button").click()
    expect(door.get_by_role("alert")).to_be_visible()
    door.get_by_role("textbox").fill("play.example.org")
    door.get_by_role("textbox").press("Enter")
    page.wait_for_url("https://play.example.org/#/join/BCDFGH")
    page = somebody.open("#/tables")
    expect(page.locator("[data-server] input")).to_have_value("https://play.example.org/")
    ready(page)
    for words in ("connection", "The server does not answer"):
        expect(page.get_by_text(words)).to_have_count(0)


def test_worked_examples_guided_games_and_the_days_cards(person: OpenPerson) -> None:
    page = person().open("#/rules/paladins")
    page.locator("[data-example]").first.click()
    page.wait_for_selector(".tf-choice, .tf-button.is-primary")
    for way in ('[data-game="troyes"] .hm-ways button:last-child', "[data-duel]"):
        page.goto("#/")
        page.locator(way).click()
        page.wait_for_selector(".tf-choice")
        assert play(page, 2) == 2
