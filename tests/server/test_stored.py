"""Tables as they were stored before entries had types: they open, and are what they were.

`stored/tables.jsonl` holds one table a line: its row, the texts of its entries, perhaps a snapshot,
and what the code of then (commit d4b9c9e) made of them. There is an entry of every kind, of tables
of older code and older rules too. It is never made again: what is on disks cannot be either.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.support import quick_settings

from regnum.server.catalogue import Offered
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.store import open_store
from regnum.server.store.base import TableRow
from regnum.server.telling import entry_told, offer_told

pytestmark = pytest.mark.anyio

TABLES = {
    table["name"]: table
    for table in map(
        json.loads, (Path(__file__).parent / "stored" / "tables.jsonl").read_text("utf-8").splitlines()
    )
}


async def opened(table: dict[str, Any], folder: Path, with_snapshot: bool) -> Live:
    """The table put into a store as it lay there, and opened."""
    store = open_store(str(folder / "db"))
    await store.open()
    try:
        row = msgspec.convert(table["row"], TableRow)
        await store.create_table(row, [json.loads(text) for text in table["entries"]])
        if with_snapshot:
            version, data = table["snapshot"]
            await store.save_snapshot(row.id, version, data.encode())
        hub = Hub(store, Offered(), quick_settings())
        live = await hub.open(row.id)
        await hub.close()
        return live
    finally:
        await store.close()


def found(live: Live) -> dict[str, Any]:
    """What became of a table, in the form of the file."""
    room = live.room
    seats = range(len(room.seats))
    return {
        "status": room.status,
        "version": room.version,
        "moves": room.moves,
        "early": room.match.early if room.match is not None else {},
        "answered": room.answered,
        "waiting": room.waiting(),
        "decisions": [room.decision(seat) for seat in seats],
        "choices": room.match.choices if room.match is not None else None,
        "offers": [offered(live, seat) for seat in range(-1, len(room.seats))],
        "made": [happening.made for happening in room.stream],
        "seats": room.seats,
    }


def offered(live: Live, seat: int) -> dict[str, Any] | None:
    offer = offer_told(live.room, seat)
    if offer is None:
        return None
    choices = msgspec.to_builtins(offer.choices)
    return {
        "decision": offer.decision,
        "options": [choice["option"] for choice in choices],
        "can_undo": offer.can_undo,
        "can_redo": offer.can_redo,
    }


def told(live: Live, observer: tuple[int, ...]) -> list[Any]:
    return [entry_told(live.room, happening, observer) for happening in live.room.stream]


@pytest.mark.parametrize("name", TABLES)
async def test_a_stored_table_is_what_it_was(name: str, tmp_path: Path) -> None:
    table = TABLES[name]
    expected = table["expected"]
    live = await opened(table, tmp_path, with_snapshot=False)
    assert whole(live) == {field: expected[field] for field in found(live)} | clocks_of(name)


# What seats know since then.
SINCE = ("face", "turns", "turn", "used_before", "is_on_turn", "has_played", "stand_level")


def whole(live: Live) -> dict[str, Any]:
    got: dict[str, Any] = json.loads(msgspec.json.encode(found(live)))
    for seat in got["seats"]:
        for field in SINCE:
            del seat[field]
    return got


# The code of then left the bonus to choices that were taken back, and charged their time for ever; the
# entries tell what really stands. (Thought, choices) of each seat; it is the only difference.
CLOCKS = {"everything": [(45.0, 14), (31.5, 17), (37.5, 15)]}


def clocks_of(name: str) -> dict[str, Any]:
    if name not in CLOCKS:
        return {}
    then = TABLES[name]["expected"]["seats"]
    seats = zip(then, CLOCKS[name], strict=True)
    return {"seats": [{**seat, "used": used, "choices": choices} for seat, (used, choices) in seats]}


@pytest.mark.parametrize("name", TABLES)
async def test_of_stored_entries_everybody_is_told_what_they_were(name: str, tmp_path: Path) -> None:
    table = TABLES[name]
    live = await opened(table, tmp_path, with_snapshot=False)
    public, *others = table["expected"]["told"]
    assert told(live, ()) == public["entries"]
    for other in others:
        want = [other["entries"].get(str(i), entry) for i, entry in enumerate(public["entries"])]
        assert told(live, tuple(other["observer"])) == want


async def test_a_stored_snapshot_opens_or_is_passed_over(tmp_path: Path) -> None:
    table = TABLES["everything"]
    live = await opened(table, tmp_path, with_snapshot=True)
    assert whole(live) == {field: table["expected"][field] for field in found(live)} | clocks_of("everything")


def test_there_is_an_entry_of_every_kind() -> None:
    kinds = {json.loads(text)["t"] for table in TABLES.values() for text in table["entries"]}
    assert kinds == {
        "create", "claim", "rename", "free", "start", "choose", "retract", "undo", "redo", "chat", "away",
        "here", "stand_in", "vote", "unvote", "return", "back_vote", "back_refused", "back", "rules",
    }  # fmt: skip
