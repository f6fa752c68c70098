"""Statistics of one's own games, lists of games with result and date, reports of problems."""

import json
import random
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.test_table import open_record
from websockets.sync.client import connect

from browser.playing import start
from browser.positions import record_of_a_finished_game
from browser.served import Served

Seat = dict[str, Any]


def sit_down(page: Page, game: str = "gugong") -> Seat:
    """A solo game of this browser that is played elsewhere."""
    wanted = {"game": game, "seats": [{"kind": "human"}], "claim": {"seat": 0, "name": "Ada"}}
    reply: Seat = page.request.post("/api/tables", data=wanted).json()
    keep = """([table, secret]) => {
      const seats = JSON.parse(localStorage.getItem("regnum.seats") ?? "[]");
      localStorage.setItem("regnum.seats", JSON.stringify([{ table, secret, at: Date.now() }, ...seats]));
    }"""
    page.evaluate(keep, [reply["table"]["id"], reply["secret"]])
    return reply


def play_out(served: Served, seat: Seat) -> None:
    """Play a game to its end over the wire, at random."""
    rng, answered = random.Random(4), -1
    address = f"{served.address.replace('http', 'ws', 1)}/ws/tables/{seat['table']['id']}"
    with connect(address, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "secret": seat["secret"], "since": -1}))
        while True:
            message = json.loads(line.recv())
            if message["type"] == "table" and message["table"]["outcome"]:
                return
            if message["type"] == "offer" and message["decision"] > answered:
                answered = message["decision"]
                choice = rng.choice(message["choices"])["option"]
                line.send(json.dumps({"type": "choose", "decision": answered, "choice": choice}))


def played_elsewhere(served: Served, seat: Seat) -> None:
    """The same while a page looks on: its own loop must go on."""
    thread = threading.Thread(target=play_out, args=(served, seat))
    thread.start()
    thread.join()


def figure(page: Page, name: str) -> int:
    row = page.locator(".ss-figures > div").filter(has_text=re.compile(rf"^{name}\d"))
    return int(re.sub(r"\D", "", row.locator("dd").inner_text()))


def test_games_are_counted_once_wherever_they_ended(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    away = sit_down(page)
    played_elsewhere(served, away)  # nobody looks on: counted when the browser asks for its tables
    page.goto("/#/statistics")
    expect(page.get_by_role("heading", name="Gùgōng")).to_be_visible()
    assert figure(page, "Games") == 1
    here = sit_down(page)
    page.goto(f"/#/table/{here['table']['id']}")
    page.wait_for_selector(".tf-choice")
    played_elsewhere(served, here)  # the page looks on and counts it by itself
    expect(page.locator(".en-places")).to_be_visible()
    assert len(kept(page)) == 2
    page.goto("/#/statistics")
    expect(page.locator(".ss-figures")).to_be_visible()
    page.reload()
    expect(page.locator(".ss-figures")).to_be_visible()
    assert figure(page, "Games") == 2
    expect(page.locator(".du-lines tbody th")).to_have_text([re.compile("Meng")])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    rows = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert {row["table"] for row in rows} == {away["table"]["id"], here["table"]["id"]}
    assert not any(seat["secret"] in json.dumps(rows) for seat in (away, here))
    page.get_by_role("button", name="Clear the statistics").click()
    page.get_by_role("button", name="Clear them").click()
    page.reload()
    expect(page.get_by_text("You have not finished a game here yet.")).to_be_visible()
    page.goto("/")  # the tables are asked for again, and stay cleared
    page.wait_for_selector("[data-start]")
    assert kept(page) == []


def kept(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(
        "() => JSON.parse(localStorage.getItem('regnum.games') ?? '{}').games ?? []"
    )
    return found


def test_lists_say_how_a_game_ended_and_let_go_of_it(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_of_a_finished_game(1, "troyes"), tmp_path)
    page.goto("/#/replays")
    row = page.locator(".hm-row")
    expect(row).to_contain_text(re.compile(r"(Won|Lost|Most VP): \W*-?\d"))
    row.get_by_role("button", name="Remove").click()
    expect(row).to_contain_text("deleted for ever")
    row.get_by_role("button", name="Cancel").click()
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Remove").click()
    row.locator(".ho-sure").get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.locator(".hm-empty")).to_be_visible()
    page.goto("/")
    start(page, "solo", "gugong")
    page.goto("/#/tables")
    expect(page.locator(".hm-row").first).to_contain_text(re.compile(r"day \W*1\W* of \W*4"))


def test_a_file_that_is_no_record_is_said(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replays")
    file = tmp_path / "note.json"
    file.write_text("no record", "utf-8")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("alert")).to_have_text("This file is neither a table nor the record of a game.")


@pytest.mark.parametrize("phone", [False, True])
def test_a_report_says_where_one_is_and_no_secret(open_page: OpenPage, tmp_path: Path, phone: bool) -> None:
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    page = open_page("/", viewport=size)
    open_record(page, record_of_a_finished_game(1, "gugong"), tmp_path)
    page.keyboard.press("Escape")
    if phone:
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Report a problem").click()
    text = page.locator(".rp textarea").input_value()
    table = page.url.partition("/table/")[2]
    assert f"Table: {table}" in text
    assert re.search(r"Game: gugong\nRules: \d+\n", text)
    assert re.search(r"Step: \d+ of \d+", text)
    assert re.search(r"Regnum: \d+\.\d+", text)
    assert "Chrom" in text
    for held in page.evaluate("() => JSON.parse(localStorage.getItem('regnum.seats'))"):
        assert held["secret"].partition(".")[2] not in text
