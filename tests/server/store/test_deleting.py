"""Counting, finding and deleting tables; what is kept to be quick is checked when it is read."""

import random
import time
from contextlib import closing

import pytest
from tests.server.store.helpers import a_choice, a_table, opened

from regnum.server.store import NoTable, ScoreRow, StoredEntry, is_postgres
from regnum.server.store.base import Piece
from regnum.server.store.seal import MARK, sealed, unsealed

pytestmark = pytest.mark.anyio

DAY = 86_400.0


def change(url: str, sql: str, *values: object) -> None:
    """Change something behind the store's back."""
    import sqlite3  # only now: inside a page there is neither

    import psycopg

    if is_postgres(url):
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(sql.replace("?", "%s").encode(), values)
        return
    with closing(sqlite3.connect(url)) as connection_, connection_:
        connection_.execute(sql, values)


async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(store_url: str) -> None:
    async with opened(store_url) as store:
        for name in ("a", "b"):
            await store.create_table(a_table(name), [a_choice(1), a_choice(2)])
            await store.save_snapshot(name, 2, b"state", [Piece(1, 2, b"told")])
            await store.put_score(ScoreRow("2026-11-16", "troyes", name, "Ann", 7, {}, 1.0))
        assert await store.delete_table("a")
        assert not await store.delete_table("a")
        assert not await store.delete_table("nowhere")
        assert not await store.delete_table("\0")
        assert await store.table("a") is None
        assert await store.entries("a") == []
        assert await store.snapshot("a") is None
        assert await store.told("a", 0) == []
        assert [row.table_id for row in await store.scores("2026-11-16", "troyes")] == ["b"]
        with pytest.raises(NoTable):
            await store.append("a", 2, [a_choice(3)])
        assert await store.append("b", 2, [a_choice(3)]) == 3
        await store.create_table(a_table("a"), [a_choice(1)])  # id and code are free again


async def test_a_table_that_was_used_meanwhile_is_not_deleted(store_url: str) -> None:
    async with opened(store_url) as store:
        long_ago = time.time() - 9 * DAY
        await store.put_table(a_table("a", created=long_ago, updated=long_ago), [])
        limit = time.time() - DAY
        assert await store.unused_tables("open", limit, 9) == ["a"]
        await store.append("a", 0, [a_choice(1)])
        assert not await store.delete_table("a", limit)
        assert await store.unused_tables("open", limit, 9) == []
        assert await store.delete_table("a", time.time() + DAY)


async def test_tables_in_use_are_counted_and_others_found(store_url: str) -> None:
    now = time.time()
    async with opened(store_url) as store:
        for name, status, age, entries in (
            ("new", "open", 0, 1),
            ("old", "open", 5, 1),
            ("older", "open", 9, 3),
            ("game", "playing", 5, 2),
            ("end", "over", 5, 2),
        ):
            at = now - age * DAY
            past = [StoredEntry(seq, at, a_choice(seq)) for seq in range(1, entries + 1)]
            row = a_table(name, status=status, created=at, updated=at, version=entries)
            await store.put_table(row, past)
        assert await store.count_live(now - DAY) == 1
        assert await store.count_live(now - 7 * DAY) == 3
        assert await store.unused_tables("open", now - DAY, 9) == ["older", "old"]
        assert await store.unused_tables("open", now - DAY, 9, most=1) == ["old"]
        assert await store.unused_tables("open", now - DAY, 1) == ["older"]
        assert await store.unused_tables("over", now - DAY, 9) == ["end"]
        assert await store.unused_tables("over", now - 7 * DAY, 9) == []
        await store.ping()


async def test_pieces_of_the_past_are_added_and_replaced_by_longer_ones_only(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [])
        await store.save_snapshot("a", 4, b"", [Piece(1, 2, b"one"), Piece(3, 4, b"two")])
        await store.save_snapshot("a", 4, b"", [Piece(4, 4, b"another process")])
        await store.save_snapshot("a", 6, b"", [Piece(5, 6, b"three")])
        assert await store.told("a", 0) == [Piece(1, 2, b"one"), Piece(3, 4, b"two"), Piece(5, 6, b"three")]
        assert await store.told("a", 3) == [Piece(3, 4, b"two"), Piece(5, 6, b"three")]
        change(store_url, "UPDATE told SET data = ? WHERE last = 4", sealed("a", 4, b"two")[:-1] + b"O")
        assert await store.told("a", 0) == [Piece(1, 2, b"one"), Piece(5, 6, b"three")]
        await store.save_snapshot("a", 6, b"", [Piece(1, 4, b"made again")])
        assert await store.told("a", 2) == [Piece(1, 4, b"made again"), Piece(5, 6, b"three")]


async def test_a_snapshot_that_has_changed_is_not_used(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [])
        await store.save_snapshot("a", 4, b"state")
        for sql, value in (
            ("UPDATE snapshots SET data = ?", sealed("a", 4, b"State")[:46] + b"state"),
            ("UPDATE snapshots SET version = ?", 5),
        ):
            assert await store.snapshot("a") == (4, b"state")
            change(store_url, sql, value)
            assert await store.snapshot("a") is None
            change(store_url, "UPDATE snapshots SET data = ?, version = 4", sealed("a", 4, b"state"))


async def test_every_changed_byte_of_a_seal_is_noticed() -> None:
    data = random.Random(1).randbytes(500)
    stored = sealed("a", 7, data)
    assert unsealed("a", 7, stored) == data
    assert unsealed("b", 7, stored) is None
    assert unsealed("a", 8, stored) is None
    assert unsealed("a", 7, b'{"before": "digests"}') == b'{"before": "digests"}'
    for place in range(len(MARK), len(stored)):
        changed = bytearray(stored)
        changed[place] ^= 1 << (place % 8)
        assert unsealed("a", 7, bytes(changed)) is None


async def test_one_damaged_row_hides_no_other_in_the_list(store_url: str) -> None:
    async with opened(store_url) as store:
        for name in ("a", "b", "c"):
            await store.create_table(a_table(name), [])
        change(store_url, "UPDATE tables SET summary = ? WHERE id = 'b'", '{"seats": ')
        assert sorted(row.id for row in await store.open_tables(9)) == ["a", "c"]
