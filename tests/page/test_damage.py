"""What has changed in a page's database behind the back of its store; and a disk that is full."""

import asyncio
from collections.abc import Sequence

import pytest
from tests.page.shelves import page_store, shelves
from tests.server.store.helpers import a_choice, a_table

from regnum.page.database import SNAPSHOTS, TABLES, TOLD, Found, Put, Write
from regnum.page.memory import MemoryDatabase
from regnum.page.store import PageStore
from regnum.server.store.base import Piece, StoreFull
from regnum.server.store.seal import sealed

pytestmark = pytest.mark.anyio


async def opened_at(name: str) -> PageStore:
    store = page_store(name)
    await store.open()
    await store.create_table(a_table("a"), [])
    return store


async def test_pieces_of_the_past_are_added_and_replaced_by_longer_ones_only(store_url: str) -> None:
    store = await opened_at(store_url)
    await store.save_snapshot("a", 4, b"", [Piece(1, 2, b"one"), Piece(3, 4, b"two")])
    await store.save_snapshot("a", 4, b"", [Piece(4, 4, b"another page")])
    assert await store.told("a", 0) == [Piece(1, 2, b"one"), Piece(3, 4, b"two")]
    told = shelves[store_url].rooms[TOLD]
    told["a", 4] = told["a", 4][:-1] + b"O"
    assert await store.told("a", 0) == [Piece(1, 2, b"one")]
    await store.save_snapshot("a", 6, b"", [Piece(1, 4, b"made again")])
    assert await store.told("a", 2) == [Piece(1, 4, b"made again")]


async def test_a_snapshot_that_has_changed_is_not_used(store_url: str) -> None:
    store = await opened_at(store_url)
    await store.save_snapshot("a", 4, b"state")
    assert await store.snapshot("a") == (4, b"state")
    kept = shelves[store_url].rooms[SNAPSHOTS]
    for number, value in ((4, sealed("a", 4, b"State")[:46] + b"state"), (5, sealed("a", 4, b"state"))):
        kept["a",] = number.to_bytes(8, "big") + value
        assert await store.snapshot("a") is None


async def test_one_damaged_row_hides_no_other_in_the_list(store_url: str) -> None:
    store = await opened_at(store_url)
    for name in ("b", "c"):
        await store.create_table(a_table(name), [])
    rows = shelves[store_url].rooms[TABLES]
    rows["b",] = rows["b",].replace(b'"{', b'"')
    rows["c",] = rows["c",][:-3]
    assert [row.id for row in await store.open_tables(9)] == ["a"]


class SmallDatabase(MemoryDatabase):
    """One with room for small things only."""

    async def commit(self, found: Sequence[Found], writes: Sequence[Write]) -> bool:
        if sum(len(write.value) for write in writes if isinstance(write, Put)) > 1000:
            raise StoreFull("no room")
        return await super().commit(found, writes)


async def test_what_is_small_is_stored_beside_what_does_not_fit() -> None:
    full: list[str] = []
    store = PageStore(SmallDatabase(), lambda: full.append("full"))
    await store.open()
    for name in ("a", "b"):
        await store.create_table(a_table(name), [])
    large = {"text": "x" * 2000}
    done = await asyncio.gather(
        store.append("a", 0, [large]),
        store.append("b", 0, [a_choice(1)]),
        store.save_snapshot("a", 0, b"x" * 2000),
        return_exceptions=True,
    )
    assert [result if isinstance(result, int) else type(result) for result in done] == [
        StoreFull,
        1,
        StoreFull,
    ]
    assert full == ["full"]  # nobody waits for a snapshot
    assert await store.entries("a") == []
    assert await store.append("a", 0, [a_choice(1)]) == 1
