"""The host of a table in the browser: lock, ready, remove, spectators, mute, a new link, deleting."""

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage

HOST = "You are the host"


def open_lobby(page: Page, name: str, listed: bool = True) -> str:
    """Make an online table; its code."""
    page.evaluate(
        "name => localStorage.setItem('regnum.settings',"
        " JSON.stringify({ ...JSON.parse(localStorage.getItem('regnum.settings')), name }))",
        name,
    )
    page.reload()
    card = page.locator('[data-game="paladins"]')
    card.locator('[data-mode="online"]').click()
    if listed:
        card.get_by_label("Show it to everybody").check()
        expect(card.get_by_label("Begin only when everybody is ready")).to_be_checked()
    card.locator("[data-start]").click()
    return page.locator("[data-code]").inner_text()


def sit_down(page: Page, name: str) -> None:
    page.locator(".lb-take input").first.fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_a_host_has_a_say_over_who_plays(open_page: OpenPage) -> None:
    ada = open_page()
    code = open_lobby(ada, "Ada")
    panel = ada.get_by_role("region", name=HOST)
    eve = open_page(f"/#/join/{code}")
    expect(eve.get_by_role("button", name="Sit down")).to_be_visible()
    assert eve.get_by_role("region", name=HOST).count() == 0
    panel.get_by_label("Lock the table").check()
    expect(eve.get_by_text("The host has locked this table")).to_be_visible()
    expect(eve.get_by_role("button", name="Sit down")).to_have_count(0)
    panel.get_by_label("Lock the table").uncheck()
    sit_down(eve, "Eve")
    expect(eve.get_by_role("button", name="Leave")).to_be_visible()  # she is connected with her seat
    ada.locator(".lb-seat", has_text="Eve").get_by_role("button").click()
    expect(eve.get_by_role("alert")).to_contain_text("The host has freed your seat")
    eve.get_by_role("button", name="Watch").click()
    sit_down(eve, "Eve the second")
    for page in (ada, eve):
        page.get_by_role("button", name="I am ready").click()
    for page in (ada, eve):
        expect(page.locator(".tf-players")).to_be_visible()


def test_a_host_sends_spectators_away_and_mutes(open_page: OpenPage) -> None:
    ada = open_page()
    code = open_lobby(ada, "Ada", listed=False)
    bo, guest = open_page(f"/#/join/{code}"), open_page(f"/#/join/{code}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    sit_down(bo, "Bo")
    expect(guest.locator(".tf-players")).to_be_visible()
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_label("Others may watch the game").uncheck()
    expect(guest.get_by_role("alert")).to_contain_text("want no spectators")
    ada.get_by_role("button", name="Mute the chat").click()
    expect(ada.get_by_role("button", name="Let them chat")).to_be_visible()
    bo.locator(".tf-chat-head").click()
    bo.get_by_label("Say something").fill("hello")
    bo.get_by_role("button", name="Send").click()
    expect(bo.locator(".tf-notice")).to_contain_text("has muted you")


def test_a_player_renews_the_link_and_deletes_name_and_table(open_page: OpenPage) -> None:
    page = open_page()
    page.locator('[data-game="paladins"] [data-start]').click()
    page.wait_for_selector(".tf")
    before = page.evaluate("localStorage.getItem('regnum.seats')")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="New link to my seat").click()
    page.get_by_role("group", name="New link to my seat").get_by_role("button").first.click()
    page.wait_for_function("before => localStorage.getItem('regnum.seats') !== before", arg=before)
    page.wait_for_selector(".tf[data-turn='mine']")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Delete the table").click()
    page.get_by_role("group", name="Delete the table").get_by_role("button").first.click()
    expect(page.locator(".hm-hero")).to_be_visible()
    assert page.evaluate("localStorage.getItem('regnum.seats')") == "[]"


def test_the_list_of_open_tables_says_who_waits_there_for_what(open_page: OpenPage) -> None:
    ada = open_page()
    open_lobby(ada, "Ada of the list")
    eve = open_page("/#/tables")
    row = (
        eve.get_by_role("region", name="Open tables")
        .get_by_role("listitem")
        .filter(has_text="Ada of the list")
    )
    expect(row).to_contain_text(re.compile("at the table: .*Ada of the list.*1.* of .*2.* seats taken"))
    expect(row.locator("[data-when]")).not_to_be_empty()
    row.get_by_role("button", name="Join").click()
    expect(eve.get_by_role("button", name="Sit down")).to_be_visible()
