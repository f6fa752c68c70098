"""Whole games in a page, with the network switched off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.page.people import OpenPerson, Person, begin, made, play

KEPT = "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"


@pytest.fixture(scope="module")
def alone(browser: Browser, address: str) -> Iterator[Page]:
    """A page that has been loaded, and has no network any more."""
    somebody = Person(browser, address)
    page = somebody.open()
    begin(page, "solo", "gugong")
    page.wait_for_function(KEPT)
    somebody.context.set_offline(True)
    yield page
    somebody.context.close()
    assert somebody.problems == []


@pytest.mark.parametrize("game", ["paladins", "troyes", "gugong"])
def test_a_whole_game_alone(alone: Page, game: str) -> None:
    begin(alone, "solo", game)
    assert play(alone, 12) == 12
    before = made(alone)
    if game == "gugong":  # in the middle, without a network
        alone.reload()
        alone.wait_for_selector(".tf-choice")
        assert made(alone) == before
    assert play(alone) > 10
    expect(alone.locator(".tf-winner")).to_be_visible()


def test_a_game_of_two_at_one_screen(alone: Page) -> None:
    begin(alone, "hotseat", "gugong")
    assert play(alone) > 20
    expect(alone.locator(".tf-winner")).to_be_visible()


def test_a_game_with_bots(alone: Page) -> None:
    alone.goto("#/")
    alone.locator('[data-game="gugong"] [data-mode="bots"]').click()
    alone.locator('[data-game="gugong"] .hm-segments').first.get_by_role("radio").first.click()
    alone.locator('[data-game="gugong"] [data-start]').click()
    alone.wait_for_selector(".tf-choice")
    assert play(alone) > 10
    expect(alone.locator(".tf-winner")).to_be_visible()


def test_a_tab_that_is_killed_has_lost_nothing(person: OpenPerson) -> None:
    somebody = person()
    page = somebody.open()
    begin(page, "solo", "troyes")
    assert play(page, 6) == 6
    before, address = made(page), page.url
    page.close()  # no time to say goodbye
    page = somebody.open(address)
    page.wait_for_selector(".tf-choice")
    assert made(page) == before
    assert play(page, 2) == 2


def test_two_tabs_of_one_game_follow_each_other(person: OpenPerson) -> None:
    somebody = person()
    one = somebody.open()
    begin(one, "solo", "gugong")
    other = somebody.open(one.url)
    other.wait_for_selector(".tf-choice")
    for here, there in ((one, other), (other, one), (one, other)):
        assert play(here, 2) == 2
        expect(there.locator(".tf")).to_have_attribute("data-made", str(made(here)))
