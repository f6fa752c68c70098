"""Links to seats: a bad one never takes a good one's place, and one browser may hold two seats."""

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage

from browser.served import Served

NAMES = ("Ada", "Bo")


def post(served: Served, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        served.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as response:
        told: dict[str, Any] = json.load(response)
    return told


def seated(served: Served) -> tuple[str, list[str]]:
    """A table with both seats taken: its id and the secrets."""
    made = post(served, "/api/tables", {"game": "paladins", "seats": [{"kind": "human"}] * 2})
    table = made["table"]["id"]
    claims = [post(served, f"/api/tables/{table}/claim", {"seat": i, "name": NAMES[i]}) for i in range(2)]
    return table, [claim["secret"] for claim in claims]


def sits_as(page: Page, name: str) -> None:
    expect(page.locator(".tf-player", has_text="you")).to_contain_text(name)


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => JSON.parse(localStorage.getItem('regnum.seats') || '[]').map(held => held.secret)"
    )
    return found


def follow(page: Page, link: str) -> None:
    """Open a link in the same tab, as from a chat."""
    page.evaluate("link => { location.hash = link }", link)
    expect(page).to_have_url(re.compile("#/table/"))  # the secret leaves the address at once


def test_a_wrong_link_does_not_take_ones_seat_away(open_page: OpenPage, served: Served) -> None:
    table, secrets = seated(served)
    page = open_page(f"/#/seat/{table}/{secrets[0]}")
    sits_as(page, "Ada")
    follow(page, f"#/seat/{table}/{table}.nonsense")
    expect(page.get_by_role("alert")).to_contain_text("opens no seat")
    sits_as(page, "Ada")
    assert kept(page) == [secrets[0]]
    page.goto("/")
    page.goto(f"/#/seat/{table}/anything")
    sits_as(page, "Ada")
    page.reload()
    sits_as(page, "Ada")


def test_a_browser_holds_two_seats_of_one_table(open_page: OpenPage, served: Served) -> None:
    table, secrets = seated(served)
    page = open_page(f"/#/seat/{table}/{secrets[0]}")
    sits_as(page, "Ada")
    follow(page, f"#/seat/{table}/{secrets[1]}")
    sits_as(page, "Bo")
    assert kept(page) == [secrets[1], secrets[0]]
    page.goto("/#/tables")
    expect(page.locator(f'[data-resume="{table}"]')).to_have_count(2)
    page.locator(".hm-row", has_text=re.compile("also playing: .?Bo")).locator("[data-resume]").click()
    sits_as(page, "Ada")
