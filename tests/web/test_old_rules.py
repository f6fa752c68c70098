"""Games of older rules in the browser: a kept end, and one that stands still until all agree."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.other_rules import (
    OURS,
    as_before,
    bought_at,
    entries_of,
    finished,
    more_jade,
    other_deal,
    row_of,
)
from tests.server.other_rules import played as played_by_chance
from tests.server.store.helpers import opened
from tests.web.conftest import OpenPage, wait_for

from browser.served import Served
from regnum.server import finals, snapshot
from regnum.server.ending import final_of
from regnum.server.past import pieces_after
from regnum.server.room import Room

KEPT, DIFFERS, PHONE = "k" * 22, "d" * 22, "p" * 22


@pytest.fixture(scope="module")
def old_rooms() -> Iterator[dict[str, Room]]:
    """Played under rules of before, which were others."""
    with pytest.MonkeyPatch.context() as patch:
        as_before(patch, other_deal)
        ended = finished()
    with pytest.MonkeyPatch.context() as patch:
        as_before(patch, more_jade)
        rooms = {KEPT: ended, DIFFERS: played_by_chance(away=0), PHONE: played_by_chance("ss")}
        yield rooms


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, old_rooms: dict[str, Room]) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"))
    db = str(server.folder / "games.db")
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop running in this thread
        beside.submit(lambda: asyncio.run(fill(db, old_rooms))).result()
    server.start()
    yield server
    server.stop()


async def fill(db: str, rooms: dict[str, Room]) -> None:
    async with opened(db) as store:
        for table, room in rooms.items():
            row = row_of(room, id=table, code=table[:1].upper() * 6)
            await store.create_table(row, entries_of(room))
            await store.save_snapshot(table, room.version, snapshot.dump(room), pieces_after(room, 0))
            if room.status == "over":
                await store.save_final(table, finals.dump(final_of(room, room.stream)))


def come(open_page: OpenPage, table: str, secret: str, **options: object) -> Page:
    page = open_page(f"/#/seat/{table}/{secret}", **options)
    page.wait_for_selector(".tf, .ph")
    return page


def go_on(page: Page) -> Locator:
    return page.get_by_role("button", name="Go on from here under the new rules", exact=True)


def test_a_kept_game_is_shown_as_it_ended(open_page: OpenPage, old_rooms: dict[str, Room]) -> None:
    page = come(open_page, KEPT, "secret0")
    sheet = page.locator(".tf-score tfoot")
    totals = old_rooms[KEPT].spec.outcome(old_rooms[KEPT].match.state).totals  # type: ignore[union-attr]
    for total in totals:
        expect(sheet).to_contain_text(str(total).replace("-", "−"))
    expect(page.get_by_role("button", name="Replay")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-old=kept]")).to_contain_text(re.compile(f"played under rules .?{OURS - 1}"))
    expect(page.locator(".tf-history")).to_have_count(0)
    assert page.locator(".tf-lines .tf-entry-text").count() > 20
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("record", re.IGNORECASE)).first.click()
    assert download.value.suggested_filename.endswith(".json")


def test_players_agree_to_go_on(open_page: OpenPage, old_rooms: dict[str, Room]) -> None:
    made = bought_at(old_rooms[DIFFERS])
    ada, bo = (come(open_page, DIFFERS, f"secret{seat}") for seat in range(2))
    note = ada.locator("[data-old=differs]")
    expect(note).to_contain_text("another result")
    expect(ada.locator(".tf")).to_have_attribute("data-made", str(made))
    expect(ada.locator(".tf-ask").first).to_contain_text("stands still")
    assert ada.locator(".tf-entry.is-aside").count() > 0
    go_on(ada).click()
    expect(bo.locator("[data-old=differs]")).to_contain_text("Agreed")
    expect(note).to_contain_text("Still to agree")
    ada.get_by_role("button", name="Do not go on").click()
    go_on(ada).click()
    go_on(bo).click()
    for page in (ada, bo):
        expect(page.locator("[data-old]")).to_have_count(0)
        expect(page.locator(".tf-lines")).to_contain_text("goes on from here under rules")
    wait_for(lambda: any(page.locator("[data-turn=mine]").count() for page in (ada, bo)))


def test_on_a_phone_one_screen_is_one_voice(open_page: OpenPage) -> None:
    page = come(open_page, PHONE, "secret0", viewport={"width": 390, "height": 844})
    button = go_on(page)
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    button.click()
    expect(page.locator("[data-old]")).to_have_count(0)
