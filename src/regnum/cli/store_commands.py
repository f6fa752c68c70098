"""`regnum verify`, `backup`, `restore`, `verify-store`: is what was played what was stored?"""

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from regnum.cli.words import Words
from regnum.kernel.codec import checksum
from regnum.kernel.errors import BadRecord, RegnumError
from regnum.kernel.messages import Msg
from regnum.kernel.record import loads, replay
from regnum.library import match_of
from regnum.server import snapshot
from regnum.server.catalogue import Offered
from regnum.server.entries.stored import read
from regnum.server.fairness import check, proof_from_json, seed_from
from regnum.server.loading import kept_end
from regnum.server.refusal import Refused
from regnum.server.replaying import replayed
from regnum.server.room import Room
from regnum.server.store import RegnumStoreError, Store, TableRow, default_path, is_postgres, open_store
from regnum.server.store.backup import backup as copy_store
from regnum.server.store.backup import restore as fill_store
from regnum.server.store.one_server import served_alone

WRONG = 1


def verify(file: str, components: str = "") -> int:
    """Check a record: that it replays, and that its shuffles are as the server committed to."""
    words = Words()
    text = Path(file).read_text("utf-8", errors="replace")
    try:
        record = loads(text)
        match_of(record, components or None)
        proof = proof_from_json(json.loads(text).get("fairness"))
        wrong = check(proof, record) if proof is not None else None
        if wrong is not None:
            raise BadRecord(wrong)
    except RegnumError as e:
        print(words.error(e), file=sys.stderr)
        return WRONG
    choices = len(record.choices)
    if proof is None:
        print(words("verify-replays", choices=choices))
        print(words("error-fair-none"))
    else:
        print(words("verify-fair", choices=choices))
    return 0


def verify_store(db: str = "", components: Sequence[str] = ()) -> int:
    """Replay every stored game; report the first that does not reproduce."""
    return asyncio.run(_verify_store(db or str(default_path()), [Path(file) for file in components]))


async def _verify_store(db: str, components: Sequence[Path]) -> int:
    words = Words()
    offered = Offered(components)
    store = open_store(db)
    tables = entries = 0
    try:
        await store.open()
        async for row in store.all_tables():
            try:
                entries += await verify_table(store, row, offered)
            except (RegnumError, LookupError, ValueError, TypeError, AssertionError) as e:
                why = words.error(e) if isinstance(e, RegnumError) else f"{type(e).__name__}: {e}"
                print(words("verify-store-bad"), file=sys.stderr)
                print(words("verify-store-table", id=row.id, code=row.code, why=why), file=sys.stderr)
                return WRONG
            tables += 1
    except RegnumStoreError as e:
        print(e, file=sys.stderr)
        return WRONG
    finally:
        await store.close()
    print(words("verify-store-good", tables=tables, entries=entries))
    return 0


async def verify_table(store: Store, row: TableRow, offered: Offered) -> int:
    """Make a table again from its entries and compare what else is stored; raises what does not fit."""
    entries = await store.entries(row.id)
    if [stored.seq for stored in entries] != list(range(1, row.version + 1)):
        raise Refused("verify-store-gap")
    kept = await store.snapshot(row.id)
    final = await kept_end(store, row.id)
    room = replayed(row, offered, [stored.data for stored in entries], kept, final)
    if room.is_only_shown:  # of other rules: there is nothing to compare with
        return len(entries)
    if room.match is not None:
        match_of_room(room)
    if kept is not None:
        try:
            loaded = snapshot.load(row.id, room.tables, row.secret, kept[1])
        except Exception:  # of another format: only a cache, the entries are replayed instead
            return len(entries)
        for stored in entries[kept[0] :]:
            loaded.apply(*read(stored.data))
        if position(loaded) != position(room):
            raise Refused("verify-store-snapshot")
    return len(entries)


def match_of_room(room: Room) -> None:
    """The record of a table must rebuild the position by itself."""
    record = room.record()
    if record.seed != expected_seed(room):
        raise BadRecord(Msg("error-fair-seed"))
    assert room.match is not None
    replay(room.spec, room.tables, record)


def expected_seed(room: Room) -> str:
    config = room.config
    if config.record is not None:
        return config.record.seed
    return config.seed or seed_from(*room.dealt_from)


def backup(target: str, db: str = "") -> int:
    """Copy a store to a file while it is in use."""
    try:
        done = asyncio.run(copy_store(db or str(default_path()), target))
    except RegnumStoreError as e:
        print(e, file=sys.stderr)
        return WRONG
    print(done)
    return 0


def restore(source: str, db: str = "") -> int:
    """Fill an empty store, which no server uses, from a dump."""
    db = db or str(default_path())
    try:
        with contextlib.nullcontext() if is_postgres(db) else served_alone(db):
            done = asyncio.run(fill_store(source, db))
    except RegnumStoreError as e:
        print(e, file=sys.stderr)
        return WRONG
    print(done)
    return 0


def position(room: Room) -> tuple[object, ...]:
    match = room.match
    state = checksum(room.spec, match.state) if match is not None else ""
    return (room.version, room.moves, room.status, state, match.early if match is not None else {})
