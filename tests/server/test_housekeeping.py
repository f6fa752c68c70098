"""Quotas count tables in use; what was never played goes by itself, the rest as the settings say."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.store.helpers import a_choice, a_table
from tests.server.store.test_deleting import change
from tests.server.support import FAST, Running, play_some, quick_settings, running
from tests.server.test_room import refusal
from tests.waiting import until, until_told

from regnum.server.counting import COUNTED_FOR, TableCount, Unplayed
from regnum.server.settings import Settings
from regnum.server.store import Store, StoredEntry, open_store

pytestmark = pytest.mark.anyio

DAY = 86_400.0


class Counted:
    """A store that only counts, and how often it was asked to."""

    def __init__(self) -> None:
        self.asked = 0

    async def count_live(self, since: float) -> int:
        self.asked += 1
        await asyncio.sleep(0)
        return 7


async def aged(store: Store, table: str, days: float) -> None:
    """Make a stored table so much older, as if nobody had used it since."""
    row = await store.table(table)
    assert row is not None
    entries = await store.entries(table)
    assert await store.delete_table(table)
    row.created = row.updated = time.time() - days * DAY
    await store.put_table(row, entries)


async def out_of_memory(server: Running, table: str) -> None:
    hub = server.server.hub
    if table in hub.live:
        hub._drop(hub.live[table])


async def ids(server: Running) -> set[str]:
    return {row.id async for row in server.server.store.all_tables()}


async def test_old_tables_do_not_fill_a_server(store_url: str) -> None:
    settings = quick_settings(tables=3)
    async with running(store_url, settings) as server:
        store = server.server.store
        old = time.time() - 40 * DAY
        for number, status in enumerate(["over", "playing", "open", "over", "open"]):
            past = [StoredEntry(1, old, a_choice(1))]
            row = a_table(str(number), status=status, created=old, updated=old, version=1)
            await store.put_table(row, past)
        for _ in range(3):
            await server.new_table()
        response = await server.call(
            "POST", "/api/tables", {"game": "paladins", "seats": [{"kind": "human"}]}
        )
        assert response.status_code == 503
        assert response.json()["error"]["msg"]["key"] == "error-server-full"


async def test_counting_is_done_now_and_then_and_once_for_all() -> None:
    now = [0.0]
    store: Any = Counted()
    count = TableCount(store, Settings(tables=9), lambda: now[0])
    assert await asyncio.gather(*(count.get() for _ in range(5))) == [7] * 5
    for _ in range(2):
        await count.require()
        count.made()
    assert await count.get() == 9
    with pytest.raises(Exception, match="error-server-full"):
        await count.require()
    assert store.asked == 1
    count.left()
    assert await count.get() == 8
    now[0] += COUNTED_FOR
    assert await count.get() == 7
    assert store.asked == 2


async def test_health_and_new_tables_do_not_count_all_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "db")) as server:

        async def never() -> int:
            raise AssertionError("all rows are counted")

        monkeypatch.setattr(server.server.store, "count_tables", never)
        await server.new_table()
        assert (await server.good("GET", "/api/health"))["tables"] == 1


async def test_unplayed_tables_go_and_played_ones_stay(store_url: str) -> None:
    async with running(store_url, quick_settings(grace=1e6)) as server:
        hub = server.server.hub
        names = ["empty", "empty but new", "waiting", "waiting long", "played", "played, row behind"]
        tables = {name: (await server.new_table())["id"] for name in names}
        for name in ("waiting", "waiting long"):
            await server.claim(tables[name], 0)
        for name in ("played", "played, row behind"):
            keys = [await server.claim(tables[name], seat) for seat in range(2)]
            async with server.watch(tables[name], keys[0]) as a, server.watch(tables[name], keys[1]) as b:
                await play_some([a, b], 2)
            hub.live[tables[name]].connections.clear()
        version = hub.live[tables["played, row behind"]].room.version
        await hub.store.append(tables["played, row behind"], version, [], status="open")
        days = {"empty": 2, "waiting": 2, "waiting long": 20, "played": 400, "played, row behind": 400}
        for name, age in days.items():
            await out_of_memory(server, tables[name])
            await aged(hub.store, tables[name], age)
        assert await server.server.housekeeper.tidy() == 2
        stay = {tables[name] for name in names} - {tables["empty"], tables["waiting long"]}
        assert await ids(server) == stay
        assert await server.server.housekeeper.tidy() == 0
        row = await hub.store.table(tables["played, row behind"])
        assert row is not None
        assert row.status == "playing"  # looked at, and put right
        assert (await server.call("GET", f"/api/tables/{tables['empty']}")).status_code == 404


async def test_finished_games_are_kept_as_long_as_asked_for(store_url: str) -> None:
    settings = quick_settings(keep_finished_days=30.0, keep_unfinished_days=90.0)
    async with running(store_url, settings) as server:
        store = server.server.store
        for name, status, days in (
            ("over", "over", 31),
            ("just over", "over", 29),
            ("unreadable", "playing", 400),  # not ours to throw away
        ):
            at = time.time() - days * DAY
            row = a_table(name, status=status, created=at, updated=at, version=1)
            await store.put_table(row, [StoredEntry(1, at, a_choice(1))])
        assert await server.server.housekeeper.tidy() == 1
        assert await ids(server) == {"just over", "unreadable"}


async def test_a_table_with_somebody_at_it_is_in_use(store_url: str) -> None:
    settings = quick_settings(grace=1e6)
    async with running(store_url, settings) as server, running(store_url, settings) as other:
        table = (await server.new_table())["id"]
        long_ago = "UPDATE tables SET created = 1, updated = 1"
        async with server.watch(table) as client:
            change(store_url, long_ago)
            assert await server.server.housekeeper.tidy() == 0  # and notes that the table is in use
            assert await other.server.housekeeper.tidy() == 0
            assert not await server.server.hub.delete(table)
            assert client.closed is None
        await until(lambda: not server.server.hub.live[table].connections)
        change(store_url, long_ago)
        assert await other.server.housekeeper.tidy() == 1


async def test_two_housekeepers_do_not_quarrel(store_url: str) -> None:
    async with running(store_url) as server, running(store_url) as other:
        store = server.server.store
        old = time.time() - 5 * DAY
        for number in range(45):
            row = a_table(f"t{number:02}", created=old, updated=old, version=1)
            await store.put_table(row, [StoredEntry(1, old, a_choice(1))])
        deleted = await asyncio.gather(
            server.server.housekeeper.tidy(), other.server.housekeeper.tidy(), other.server.housekeeper.tidy()
        )
        assert sum(deleted) == 45
        assert await ids(server) == set()


async def test_it_runs_by_itself(tmp_path: Path) -> None:
    store = open_store(tmp_path / "db")
    await store.open()
    old = time.time() - 5 * DAY
    await store.put_table(a_table("t", created=old, updated=old, version=1), [StoredEntry(1, old, {})])
    await store.close()
    async with running(str(tmp_path / "db"), quick_settings(housekeeping=0.05)) as server:

        async def is_gone() -> bool:
            return not await ids(server)

        await until_told(is_gone)


async def test_one_address_does_not_make_tables_nobody_plays_at(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(unplayed_per_address=2)) as server:
        first = await server.new_table()
        await server.new_table()
        asked = {"game": "paladins", "seats": [{"kind": "human"}]}
        response = await server.call("POST", "/api/tables", asked)
        assert response.status_code == 429
        assert response.json()["error"]["msg"] == {"key": "error-unplayed", "args": {"limit": 2}}
        for seat in range(2):
            await server.claim(first["id"], seat)  # its game begins
        deleted = await server.new_table()
        assert (await server.call("POST", "/api/tables", asked)).status_code == 429
        assert await server.server.hub.delete(deleted["id"])
        await server.new_table()


def test_who_made_what_is_forgotten_with_it() -> None:
    unplayed = Unplayed(1)
    unplayed.add("a", "t")
    assert refusal(unplayed.require, "a") == "error-unplayed"
    unplayed.require("b")
    unplayed.forget("t")
    unplayed.forget("t")
    unplayed.require("a")
    assert not unplayed._made
    assert not unplayed._by


def test_the_settings_keep_played_games_for_ever() -> None:
    settings = Settings()
    assert settings.keep_finished_days == settings.keep_unfinished_days == 0
    assert FAST.burst > settings.unplayed_per_address
