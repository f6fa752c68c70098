"""A room from what is stored: quickly by its snapshot, else from its entries; damage is said as such."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from regnum.kernel.errors import UnknownGame
from regnum.server import finals, snapshot
from regnum.server.brought import lend_again
from regnum.server.catalogue import Offered
from regnum.server.entries.stored import read
from regnum.server.old_streams import Kept
from regnum.server.past import joined
from regnum.server.refusal import Damaged, NotFound, Refused
from regnum.server.replaying import replayed
from regnum.server.room import Happening, Room
from regnum.server.store.base import RegnumStoreError, Store, StoredEntry, TableRow, one_line

log = logging.getLogger("regnum.server")

LONG: Final = 300  # entries that take so long to replay that others must not wait for it


class Loaded(NamedTuple):
    """A room, and how much of it is stored beside the entries."""

    room: Room
    snapshot: int
    told: int
    is_stale: bool  # there is a snapshot that cannot be used: replace it


async def load_room(store: Store, offered: Offered, row: TableRow, page: int, trust: bool = True) -> Loaded:
    """The room of a row with at least the newest `page` of what was told.

    `trust`: whether its snapshot may be used. Raises Damaged for what cannot be read, NotFound if the
    table is gone, Refused if it is whole and cannot be opened here.
    """
    try:
        return await _load(store, offered, row, page, trust)
    except (Refused, UnknownGame, RegnumStoreError):
        raise
    except Exception as e:
        if await store.table(row.id) is None:  # deleted while we were reading
            raise NotFound("error-no-table") from None
        raise Damaged(row.code, f"{type(e).__name__}: {one_line(e)}") from e


async def _load(store: Store, offered: Offered, row: TableRow, page: int, trust: bool) -> Loaded:
    await lend_again(store, offered, row)
    kept = await store.snapshot(row.id)
    if kept is not None and trust:
        try:
            return await _from_snapshot(store, offered, row, kept, page)
        except RegnumStoreError:
            raise
        except Exception as e:  # only a cache: whatever is wrong with it, the entries are the truth
            log.info("the snapshot of table %s is not used: %s: %s", row.code, type(e).__name__, one_line(e))
    entries = await store.entries(row.id)
    require_whole(entries, 0, row.version)
    data = [stored.data for stored in entries]
    final = await kept_end(store, row.id)
    told = await store.told(row.id, 0) if kept is not None else ()
    if len(data) > LONG:
        room = await asyncio.to_thread(replayed, row, offered, data, kept, final, told)
    else:
        room = replayed(row, offered, data, kept, final, told)
    return Loaded(room, 0, 0, kept is not None)


async def _from_snapshot(store: Store, offered: Offered, row: TableRow, kept: Kept, page: int) -> Loaded:
    version, data = kept
    entries = await store.entries(row.id, version)
    require_whole(entries, version, row.version)
    tables = offered.by_fingerprint(row.game, components_of(row))
    room = snapshot.load(row.id, tables, row.secret, data)
    if room.version != version:
        raise ValueError("snapshot of another version")
    after = max(0, version - page)
    room.stream = joined(await store.told(row.id, after), after, version)
    room.told_before = after
    for stored in entries:
        room.apply(*read(stored.data))
    return Loaded(room, version, version, False)


def require_whole(entries: Sequence[StoredEntry], after: int, version: int) -> None:
    """Refuse entries with a gap, or fewer than the table's row speaks of."""
    for place, stored in enumerate(entries, after + 1):
        if stored.seq != place:
            raise ValueError(f"entry {place} is missing")
    if after + len(entries) < version:
        raise ValueError(f"entry {after + len(entries) + 1} is missing")


async def read_past(
    store: Store, offered: Offered, row: TableRow, room: Room, after: int, last: int
) -> list[Happening]:
    """What was told of the versions after one up to another: from memory, from the pieces, or made again."""
    if after >= room.told_before:
        return room.happenings(after)[: last - after]
    try:
        return joined(await store.told(row.id, after), after, last)
    except (ValueError, msgspec.MsgspecError):
        entries = await store.entries(row.id)
        whole = await asyncio.to_thread(replayed, row, offered, [stored.data for stored in entries])
        return whole.happenings(after)[: last - after]


async def page_before(
    store: Store, offered: Offered, row: TableRow, room: Room, before: int, page: int
) -> tuple[int, list[Happening]]:
    """A page of what was told up to a version, and the version it begins after."""
    last = max(0, min(before, room.version))
    after = max(0, last - page)
    return after, await read_past(store, offered, row, room, after, last)


async def kept_end(store: Store, table_id: str) -> finals.Final | None:
    """How the game of a table ended, if that is kept and can be read."""
    data = await store.final(table_id)
    if data is not None:
        with contextlib.suppress(ValueError):
            return finals.load(data)
    return None


def components_of(row: TableRow) -> str:
    return str(row.summary.get("components", ""))
