"""A long past costs neither the snapshot nor the welcome: it is stored once and told in pages."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Client, Running, quick_settings, running
from tests.server.test_damage import change

from regnum.server import snapshot
from regnum.server.entries.chatting import Said
from regnum.server.entries.choosing import Chosen
from regnum.server.entries.undoing import Undone
from regnum.server.hub import Hub
from regnum.server.loading import page_before
from regnum.server.past import pieces_after
from regnum.server.room import Entry, Happening, Room

pytestmark = pytest.mark.anyio

PAGE = 50


def a_while(room: Room, entries: int) -> list[Entry]:
    """Choices and undos of whoever is asked, and words about them: much happens and nothing changes."""
    done: list[Entry] = []
    at = 0.0

    def do(entry: Entry) -> None:
        room.apply(entry, at)
        done.append(entry)

    assert room.match is not None
    while len(done) < entries:
        seat = room.waiting()[0]
        do(Chosen(seat=seat, decision=room.decision(seat), option=room.match.state.legal[0]))
        if room.match.can_undo(seat):
            do(Undone(seat=seat, turn=False))
        do(Said(seat=seat, name="", text="no, wait"))
    return done


async def long_game(server: Running, entries: int) -> tuple[str, list[str]]:
    """A table with many entries, stored as the server does, and out of memory again."""
    hub = server.server.hub
    table, keys = await server.two_players()
    live = await hub.open(table)
    copy = snapshot.load(table, live.room.tables, live.row.secret, snapshot.dump(live.room))
    copy.told_before = copy.version
    for entry in a_while(copy, entries):
        async with live.lock:
            assert await hub._append(live, [entry], 0.0)
    await hub.evict(live)
    return table, keys


async def test_a_snapshot_does_not_grow_with_what_happened(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(grace=1e6)) as server:
        table, _ = await server.two_players()
        room = (await server.server.hub.open(table)).room
        a_while(room, 600)
        before = len(snapshot.dump(room))
        told = len(pieces_after(room, room.version - 40)[0].data)
        a_while(room, 1200)
        assert len(snapshot.dump(room)) < before * 1.1  # numbers have more digits
        assert len(pieces_after(room, room.version - 40)[0].data) < told * 1.2


def versions(happenings: list[dict[str, Any]]) -> list[int]:
    return [happening["version"] for happening in happenings]


async def all_pages(server: Running, client: Client, secret: str) -> list[dict[str, Any]]:
    """Everything that was told: the welcome, and page by page what was before it."""
    table = client.table["id"]
    told = list(client.happenings)
    while told[0]["version"] > 1:
        page = await server.good("GET", f"/api/tables/{table}/past/{told[0]['version'] - 1}", secret=secret)
        assert 0 < len(page["happenings"]) <= PAGE
        assert page["since"] == page["happenings"][0]["version"] - 1
        told = [*page["happenings"], *told]
    return told


@pytest.mark.parametrize("damage", ["", "DELETE FROM told WHERE last < 120", "DELETE FROM snapshots"])
async def test_the_past_is_told_in_pages_without_gaps(damage: str, tmp_path: Path) -> None:
    settings = quick_settings(past_page=PAGE, grace=1e6, snapshot_every=40)
    async with running(str(tmp_path / "db"), settings) as server:
        table, keys = await long_game(server, 180)
        whole: list[list[dict[str, Any]]] = []
        if damage:
            change(tmp_path / "db", damage)
        for key in ("", keys[0], keys[1]):
            async with server.watch(table, key) as client:
                welcome = client.messages[0]
                version = welcome["table"]["version"]
                assert welcome["since"] == version - PAGE
                assert versions(client.happenings)[-PAGE:] == [*range(version - PAGE + 1, version + 1)]
                told = await all_pages(server, client, key)
                assert versions(told) == [*range(1, told[-1]["version"] + 1)]
                whole.append(told)
        hub = server.server.hub
        live = hub.live[table]
        assert (live.room.told_before > 0) == (damage != "DELETE FROM snapshots")
        live.connections.clear()
        hub._drop(live)
        change(tmp_path / "db", "DELETE FROM snapshots")
        settings.past_page = 10_000
        for key, told in zip(("", keys[0], keys[1]), whole, strict=True):
            async with server.watch(table, key, since=0) as client:
                assert client.happenings[: len(told)] == told


async def test_who_comes_back_late_gets_what_can_be_told(tmp_path: Path) -> None:
    settings = quick_settings(past_page=PAGE, grace=1e6)
    async with running(str(tmp_path / "db"), settings) as server:
        table, _ = await long_game(server, 120)
        version = (await server.server.hub.open(table)).room.version
        for since, want in ((0, version - PAGE), (version - 3, version - 3), (version + 9, version - PAGE)):
            async with server.watch(table, since=since) as client:
                assert client.messages[0]["since"] == want
        async with server.watch(table, since=-1) as client:
            assert client.messages[0]["happenings"] == []


async def test_pieces_of_two_processes_join(store_url: str) -> None:
    settings = quick_settings(past_page=PAGE, grace=1e6, snapshot_every=40)
    async with running(store_url, settings) as server:
        hub = server.server.hub
        table, _ = await server.two_players()
        live = await hub.open(table)
        other = Hub(hub.store, hub.offered, settings)
        theirs = await other.open(table)
        copy = snapshot.load(table, live.room.tables, live.row.secret, snapshot.dump(live.room))
        copy.told_before = copy.version
        for number, entry in enumerate(a_while(copy, 130)):
            mine, at = (hub, live) if number % 3 else (other, theirs)
            async with at.lock:
                if not await mine._append(at, [entry], 0.0):  # behind: it has caught up now
                    assert await mine._append(at, [entry], 0.0)
        for each, at in ((other, theirs), (hub, live)):
            await each.evict(at)
        again = await hub.open(table)
        assert again.is_from_snapshot

        async def page(before: int) -> tuple[int, list[Happening]]:
            return await page_before(
                hub.store, hub.offered, again.row, again.room, before, settings.past_page
            )

        since, told = await page(again.room.version)
        assert [h.version for h in told] == [*range(since + 1, again.room.version + 1)]
        first, earlier = await page(since)
        assert [h.version for h in earlier] == [*range(first + 1, since + 1)]
        await other.close()
