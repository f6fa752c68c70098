"""What is damaged in the storage: noticed, said in one line, and never in the way of anything else."""

import asyncio
import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.server.support import Running, play_some, quick_settings, running
from tests.waiting import until

from regnum.server import snapshot
from regnum.server.entries.choosing import Choose
from regnum.server.live import Live
from regnum.server.past import pieces_after
from regnum.server.room import Happening, Room
from regnum.server.settings import Rate
from regnum.server.snapshot import StoredRoom

pytestmark = pytest.mark.anyio

CHANGES = 40
QUIET = quick_settings(grace=1e6)  # nobody is noted as away: nothing is stored but what a test does


async def played(server: Running, choices: int = 9) -> tuple[str, list[str]]:
    """A table where something was played, out of memory again, with a snapshot behind its end."""
    table, keys = await server.two_players()
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_some([a, b], choices)
    live = await server.server.hub.open(table)
    live.connections.clear()
    await server.server.hub.evict(live)
    return table, keys


def change(db: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute(sql, values)


def told(room: Room) -> tuple[object, ...]:
    return (snapshot.dump(room), room.told_before, [vars(h) for h in room.stream])


async def test_a_changed_byte_of_a_snapshot_is_noticed(tmp_path: Path) -> None:
    chance = random.Random(5)
    async with running(str(tmp_path / "db"), QUIET) as server:
        hub = server.server.hub
        table, _ = await played(server)
        before = await hub.open(table)
        assert before.is_from_snapshot
        stored = await hub.store._read("SELECT data FROM snapshots")  # type: ignore[attr-defined]
        pieces = await hub.store._read("SELECT data FROM told ORDER BY last")  # type: ignore[attr-defined]
        whole = [("snapshots", stored[0][0]), ("told", pieces[-1][0])]
        for number in range(CHANGES):
            where, data = whole[number % 2]
            damaged = bytearray(data)
            damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
            last = "WHERE last = (SELECT max(last) FROM told)" if where == "told" else ""
            hub._drop(hub.live[table])
            change(tmp_path / "db", f"UPDATE {where} SET data = ? {last}", bytes(damaged))
            opened = await hub.open(table)
            assert not opened.is_from_snapshot
            assert told(opened.room) == told(before.room)
            await hub.save(opened)
            await until(lambda: not hub._tasks)  # it is stored
            change(tmp_path / "db", f"UPDATE {where} SET data = ? {last}", data)
        hub._drop(hub.live[table])
        assert (await hub.open(table)).is_from_snapshot


async def test_a_snapshot_that_leads_to_something_that_breaks_is_left(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), QUIET) as server:
        hub = server.server.hub
        table, _ = await played(server)
        kept = await hub.store.snapshot(table)
        assert kept is not None
        stored = msgspec.json.decode(kept[1], type=StoredRoom)
        stored.seats = []  # the digest is right, and what it says is not
        room = (await hub.open(table)).room
        hub._drop(hub.live[table])
        change(tmp_path / "db", "DELETE FROM snapshots")
        await hub.store.save_snapshot(table, kept[0], msgspec.json.encode(stored), pieces_after(room, 0))
        seat = room.waiting()[0]
        assert room.match is not None
        option = room.match.state.legal[0]
        await hub.act(table, Choose(decision=room.decision(seat), choice=option), (0, 1))
        live = await hub.open(table)
        assert not live.is_from_snapshot
        assert live.room.version == room.version + 1
        assert len(live.room.seats) == 2


async def test_a_missing_entry_is_said_and_the_others_live_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(str(tmp_path / "db"), QUIET) as server:
        bad, bad_keys = await played(server)
        good, good_keys = await played(server)
        change(tmp_path / "db", "DELETE FROM snapshots")
        change(tmp_path / "db", "DELETE FROM entries WHERE table_id = ? AND seq = 9", bad)
        for _ in range(3):
            response = await server.call("GET", f"/api/tables/{bad}")
            assert response.status_code == 409
            assert response.json()["error"]["msg"]["key"] == "error-table-damaged"
            async with server.watch(bad, bad_keys[0]) as client:
                assert client.closed == (1011, "error-table-damaged")
        mine = await server.good("POST", "/api/mine", {"secrets": [bad_keys[0], good_keys[0]]})
        assert [one["table"]["id"] for one in mine["tables"]] == [good]
        assert [one["index"] for one in mine["unopened"]] == [0]
        assert mine["gone"] == []
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) == 1
    assert said[0].endswith("is damaged: ValueError: entry 9 is missing")
    assert bad in said[0]


async def test_missing_entries_at_the_end_are_noticed_too(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), QUIET) as server:
        bad, _ = await played(server)
        change(tmp_path / "db", "DELETE FROM snapshots")
        change(tmp_path / "db", "DELETE FROM entries WHERE table_id = ? AND seq > 10", bad)
        response = await server.call("GET", f"/api/tables/{bad}")
        assert response.json()["error"]["msg"]["key"] == "error-table-damaged"


@pytest.mark.parametrize("text", ["{", '{"t": "nonsense", "at": 0}', '{"t": "choose", "at": 0}', "7"])
async def test_an_entry_nobody_can_read_hides_no_other_table(text: str, tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), QUIET) as server:
        bad, bad_keys = await played(server)
        _, good_keys = await played(server)
        change(tmp_path / "db", "DELETE FROM snapshots")
        change(tmp_path / "db", "UPDATE entries SET data = ? WHERE table_id = ? AND seq = 5", text, bad)
        mine = await server.good("POST", "/api/mine", {"secrets": [bad_keys[0], good_keys[0]]})
        assert [one["index"] for one in mine["tables"]] == [1]
        assert mine["unopened"][0]["error"]["text"].startswith("Table ")


async def test_old_secrets_neither_stop_the_list_nor_lock_anybody_out(tmp_path: Path) -> None:
    settings = quick_settings(misses=Rate(0.001, 3))
    async with running(str(tmp_path / "db"), settings) as server:
        table, keys = await server.two_players()
        gone, gone_keys = await server.two_players()
        assert await server.server.hub.delete(gone)
        old = [f"{number:022}.nothing" for number in range(40)]
        for _ in range(3):
            told = await server.good("POST", "/api/mine", {"secrets": [*old, keys[1], gone_keys[0]]})
            assert [one["index"] for one in told["tables"]] == [40]
            assert told["gone"] == [*range(40), 41]
        await server.good("GET", f"/api/tables/{table}/history/0", secret=keys[0])
        assert (await server.call("GET", f"/api/tables/{gone}")).status_code == 404


async def test_who_opens_a_table_never_gets_one_that_has_left_the_memory(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), QUIET) as server:
        hub = server.server.hub
        table, _ = await played(server)
        left: list[Live] = []

        def leave_at_once(live: Live, _happenings: list[Happening]) -> None:
            if not left:
                left.append(live)
                asyncio.get_running_loop().call_soon(hub._drop, live)

        hub.on_change.append(leave_at_once)
        opened = await hub.open(table)
        assert left
        assert not opened.is_gone
        assert hub.live[table] is opened
