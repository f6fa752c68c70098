"""Writing what is stored of a table again without what a player has deleted (entries/erasing.py)."""

import contextlib

from regnum.server.entries.erasing import blank_entries
from regnum.server.entries.stored import read, written
from regnum.server.room import Entry
from regnum.server.store.base import Store


async def rewrite(store: Store, table_id: str) -> None:
    """Blank the stored entries; snapshot and told past, which hold the same, are dropped."""
    stored: dict[int, tuple[Entry, float]] = {}
    for one in await store.entries(table_id):
        with contextlib.suppress(ValueError):  # of a newer program: nobody here knows what it holds
            stored[one.seq] = read(one.data)
    blank = blank_entries(stored)
    await store.blank(table_id, {seq: written(*entry) for seq, entry in blank.items()})
