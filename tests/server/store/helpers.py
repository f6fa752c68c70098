"""What the tests of the storage share."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

import msgspec

from regnum.server.store import Store, TableRow, open_store
from regnum.server.store.base import Data


class CountingStore(Store, Protocol):
    """Both back ends count their commits."""

    @property
    def transactions(self) -> int: ...


OPENERS: dict[str, Callable[[str], Store]] = {}
"""How stores that no server has are made, by how their addresses begin (tests/page)."""


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store for a while."""
    scheme, _, name = url.partition(":")
    store = OPENERS[scheme](name) if scheme in OPENERS else open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_table(name: str, **changes: Any) -> TableRow:
    """Return a row with this id and a code made from it."""
    now = time.time()
    row = TableRow(
        id=name,
        code=f"code-{name}",
        game="paladins",
        listed=True,
        status="open",
        created=now,
        updated=now,
        version=0,
        summary={"seats": 2},
        secret="00" * 32,
    )
    return msgspec.structs.replace(row, **changes)


def a_choice(number: int) -> Data:
    """Return an entry that is told from others."""
    return {"kind": "choice", "number": number}


async def numbers(store: Store, table_id: str) -> list[int]:
    """Return the numbers of a table's choices, after checking that the entries are without gaps."""
    entries = await store.entries(table_id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    row = await store.table(table_id)
    assert row is not None
    assert row.version == len(entries)
    return [entry.data["number"] for entry in entries]
