"""Whether a server kept its word: what is stored against what people were told and acknowledged."""

from collections import Counter
from typing import Any

from bench.kill9 import Wrong
from bench.people import Ledger, Person

from regnum.cli.store_commands import verify_table
from regnum.kernel.errors import RegnumError
from regnum.server.catalogue import Offered
from regnum.server.fairness import check
from regnum.server.hub import Hub
from regnum.server.protocol import HappeningInfo, encode
from regnum.server.replaying import replayed
from regnum.server.room import Room
from regnum.server.settings import Settings
from regnum.server.store import open_store
from regnum.server.store.base import Store, StoredEntry
from regnum.server.telling import happening_told, offer_told

FAR_FUTURE = 1e11  # when every day is over: proofs of duels are shown then


class Group:
    """Everybody at one table."""

    def __init__(self, ledger: Ledger, people: list[Person]) -> None:
        self.ledger = ledger
        self.people = people
        self.is_over = False


class Checked:
    """What was compared."""

    def __init__(self) -> None:
        self.tables = 0
        self.entries = 0
        self.choices = 0
        self.proofs = 0
        self.views = 0


async def check_groups(db: str, groups: list[Group]) -> Checked:
    """Look at the tables of these people; nobody else may write meanwhile. Raises Wrong."""
    found = Checked()
    store = open_store(db)
    await store.open()
    try:
        offered = Offered()
        for group in groups:
            await _check_group(store, offered, group, found)
    finally:
        await store.close()
    return found


async def check_all(db: str) -> Checked:
    """Look at every table there is, also those that somebody was just making."""
    found = Checked()
    store = open_store(db)
    await store.open()
    try:
        offered = Offered()
        async for row in store.all_tables():
            found.entries += await _verified(store, row.id, offered, found)
            found.tables += 1
    finally:
        await store.close()
    return found


async def _check_group(store: Store, offered: Offered, group: Group, found: Checked) -> None:
    table = group.ledger.table
    found.entries += await _verified(store, table, offered, found)
    found.tables += 1
    entries = await store.entries(table)
    for version, said in group.ledger.told.items():
        stored = entries[version - 1].data if version <= len(entries) else {}
        if (stored.get("t"), stored.get("at")) != said:
            raise Wrong(f"{table}, {version}: {said} was told, {stored} is stored")
    _require_no_doubles(table, entries)
    for person in group.people:
        found.choices += _compare(table, person, entries)


async def _verified(store: Store, table: str, offered: Offered, found: Checked) -> int:
    """Entries, snapshot, record and seed fit each other; seats see the same from snapshot and entries."""
    row = await store.table(table)
    if row is None:
        raise Wrong(f"table {table} is lost")
    try:
        count = await verify_table(store, row, offered)
    except (RegnumError, LookupError, ValueError, TypeError, AssertionError) as e:
        raise Wrong(f"table {table} does not fit together: {e!r}") from e
    room = replayed(row, offered, [entry.data for entry in await store.entries(table)])
    quick = await _from_snapshot(store, offered, table)
    for seat in range(-1, len(room.seats)):
        whole, short = (_told(one, seat, quick.told_before) for one in (room, quick))
        if whole != short:
            where = _first_difference(whole, short)
            raise Wrong(f"seat {seat} of {table} sees something else from the snapshot: {where}")
        found.views += 1
    proof = room.proof(FAR_FUTURE)
    if room.status == "over" and room.config.has_own_seed:
        if proof is None or check(proof, room.record()) is not None:
            raise Wrong(f"the shuffles of {table} cannot be proved")
        found.proofs += 1
    return count


async def _from_snapshot(store: Store, offered: Offered, table: str) -> Room:
    """The room as a server opens it."""
    hub = Hub(store, offered, Settings())
    try:
        return (await hub.open(table)).room
    finally:
        await hub.close()


def _told(room: Room, seat: int, after: int) -> list[Any]:
    """What a seat sees and was told after a version: of a long game only the newest page is in memory."""
    observer = (seat,) if seat >= 0 else ()
    stream = [encode(happening_told(room, one, observer, HappeningInfo)) for one in room.happenings(after)]
    offer = offer_told(room, seat)
    return [encode(offer) if offer is not None else b"", *stream]


def _first_difference(whole: list[Any], short: list[Any]) -> str:
    """Where two rooms begin to tell something else."""
    pairs = enumerate(zip(whole, short, strict=False))
    place = next((n for n, (one, other) in pairs if one != other), min(len(whole), len(short)))
    one, other = (told[place] if place < len(told) else b"" for told in (whole, short))
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    span = slice(max(0, at - 60), at + 60)
    return f"{len(whole)} and {len(short)}, number {place}: {one[span]!r} and {other[span]!r}"


def _require_no_doubles(table: str, entries: list[StoredEntry]) -> None:
    """A decision is answered once, unless the answer was early and taken back before its turn."""
    answered: set[tuple[int, int]] = set()
    for entry in entries:
        data = entry.data
        if data["t"] == "retract":
            answered = {key for key in answered if key[0] != data["seat"]}
        elif data["t"] == "choose":
            key = (data["seat"], data["decision"])
            if key in answered:
                raise Wrong(f"decision {key} of {table} was answered twice")
            answered.add(key)


def _compare(table: str, person: Person, entries: list[StoredEntry]) -> int:
    """Everything acknowledged is stored, and nothing is that was not sent; return how many choices."""
    stored: Counter[Any] = Counter()
    for entry in entries:
        data = entry.data
        if data.get("seat") not in person.seats or data.get("by"):
            continue
        if data["t"] == "choose":
            stored["choose", (data["seat"], data["decision"], data["option"])] += 1
        elif data["t"] == "chat":
            stored["chat", data["text"]] += 1
        elif data["t"] in ("undo", "retract", "redo"):
            stored["redo" if data["t"] == "redo" else "undo"] += 1
    sent, done = _counted(person.sent), _counted(person.done)
    for deed in stored:
        if stored[deed] > sent[deed]:
            raise Wrong(f"{deed} is stored {stored[deed]} times at {table}, and was sent {sent[deed]} times")
    for deed in done:
        # A repeated choice is acknowledged again and stored once.
        wanted = 1 if deed[0] == "choose" else done[deed]
        if stored[deed] < wanted:
            raise Wrong(f"{deed} at {table} was acknowledged and is lost")
    return sum(1 for deed in done if deed[0] == "choose")


def _counted(deeds: list[Any]) -> Counter[Any]:
    return Counter(kind if kind in ("undo", "redo") else (kind, what) for kind, what in deeds)
