"""Upgrade and restore, rehearsed: databases of the first schema, and backups of running servers."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.postgres import Cluster
from tests.server.store.test_deleting import change
from tests.server.store.test_migrate import execute, store_with
from tests.server.support import Running, play_some, quick_settings, running
from tests.server.test_stored import TABLES, clocks_of, whole

from regnum.cli import store_commands
from regnum.cli.store_commands import _verify_store
from regnum.server.store import Store, TableRow, is_postgres, open_store
from regnum.server.store.backup import backup, restore
from regnum.server.store.one_server import served_alone
from regnum.server.store.schema import STEPS

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    """Put the tables of earlier versions into a store, as they lay there."""
    for table in TABLES.values():
        row = msgspec.convert(table["row"], TableRow)
        await store.create_table(row, [json.loads(text) for text in table["entries"]])


def old_snapshot(url: str, table_id: str, version: int, data: bytes) -> None:
    """A snapshot as it was stored before there were digests and pieces of the past."""
    written = f"'\\x{data.hex()}'" if is_postgres(url) else f"X'{data.hex()}'"
    change(url, f"INSERT INTO snapshots VALUES ('{table_id}', {version}, {written})")


async def contents(url: str) -> dict[str, tuple[Any, Any]]:
    """Every row with its entries."""
    store = open_store(url)
    await store.open()
    try:
        return {row.id: (row, await store.entries(row.id)) async for row in store.all_tables()}
    finally:
        await store.close()


async def test_a_database_of_the_first_schema_is_upgraded_at_start(store_url: str) -> None:
    old = store_with(store_url, STEPS[:1])
    await old.open()
    await fill(old)
    await old.close()
    for table in TABLES.values():
        if table.get("snapshot"):
            version, text = table["snapshot"]
            old_snapshot(store_url, table["row"]["id"], version, text.encode())
    async with running(store_url, quick_settings(grace=1e6)) as server:
        for name, table in TABLES.items():
            live = await server.server.hub.open(table["row"]["id"])
            got = whole(live)
            assert got == {field: table["expected"][field] for field in got} | clocks_of(name), name
            assert (await server.call("GET", f"/api/tables/{live.row.id}")).status_code == 200
    assert execute(store_url, "SELECT count(*) FROM schema_steps") == [(len(STEPS),)]
    assert await _verify_store(store_url, []) == 0


async def told(server: Running, table: str, key: str) -> list[Any]:
    """All a seat is told of a table."""
    async with server.watch(table, key) as client:
        await client.until(lambda: bool(client.offer))
        return [client.happenings[: client.messages[0]["table"]["version"]], client.offer["view"]]


@pytest.mark.parametrize("way", ["sqlite to sqlite", "sqlite to postgres", "postgres to sqlite"])
async def test_a_backup_of_a_running_server_is_restored_with_every_table(
    way: str, tmp_path: Path, postgres: Cluster
) -> None:
    source, target = (
        postgres.new_url() if side == "postgres" else str(tmp_path / f"{place}.db")
        for place, side in zip(("from", "to"), way.split(" to "), strict=True)
    )
    settings = quick_settings(grace=1e6, snapshot_every=7)
    dump = tmp_path / "all.jsonl"
    async with running(source, settings) as server:
        await fill(server.server.store)
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_some([a, b], 12)
            await backup(source, dump)  # while they play
        before = [await told(server, table, key) for key in keys]
    saved = await contents(source)
    await restore(dump, target)
    restored = await contents(target)
    assert restored.keys() == saved.keys()
    for table_id, (row, entries) in restored.items():
        assert entries == saved[table_id][1][: row.version]
        assert msgspec.structs.replace(row, updated=0) == msgspec.structs.replace(
            saved[table_id][0], updated=0, version=row.version
        )
    async with running(target, settings) as server:
        after = [await told(server, table, key) for key in keys]
        assert [told[0][: len(before[0][0])] for told in after] == [
            told[0][: len(after[0][0])] for told in before
        ]
        assert [told[1] for told in after] == [told[1] for told in before]
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_some([a, b], 3)  # and the game goes on
    assert await _verify_store(target, []) == 0


def test_a_dump_is_restored_by_the_command_but_not_under_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        store = open_store(tmp_path / "old.db")
        await store.open()
        await fill(store)
        await store.close()

    asyncio.run(make())
    dump, new = str(tmp_path / "all.jsonl"), str(tmp_path / "new.db")
    assert store_commands.backup(dump, str(tmp_path / "old.db")) == 0
    with served_alone(new):
        assert store_commands.restore(dump, new) == 1
        assert "is served already" in capsys.readouterr().err
    assert store_commands.restore(dump, new) == 0
    assert f"{len(TABLES)} tables" in capsys.readouterr().out
    assert store_commands.restore(dump, new) == 1
    assert "not empty" in capsys.readouterr().err
    assert store_commands.verify_store(new) == 0
