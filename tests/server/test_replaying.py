"""Tables of an older version of the rules: they go on where the game is the same, else they stand still.

Here the rules stay what they are and what is stored is changed; test_old_games.py changes the rules.
"""

import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import quick_settings, running
from tests.server.test_room import (
    SECRET,
    act,
    answer,
    new_room,
    past_the_paladins,
    refusal,
    started,
    state_of,
)

from regnum.cli.store_commands import verify_table
from regnum.games import game
from regnum.server import snapshot
from regnum.server.catalogue import Offered
from regnum.server.entries.chatting import Chat
from regnum.server.entries.choosing import Choose
from regnum.server.entries.rules import RulesMoved
from regnum.server.entries.stored import Data, written
from regnum.server.entries.undoing import Undo
from regnum.server.halt import Halt
from regnum.server.hub import Hub
from regnum.server.past import pieces_after
from regnum.server.replaying import replayed
from regnum.server.room import Room
from regnum.server.settings import Rate
from regnum.server.store import Store, open_store
from regnum.server.store.base import TableRow

pytestmark = pytest.mark.anyio

OURS = game("paladins").rules_version


def played(kinds: str = "hh") -> Room:
    """A table with choices, undo and chat."""
    room = started(kinds)
    past_the_paladins(room)
    chance = random.Random(7)
    for _ in range(25):
        answer(room, room.waiting()[0], chance)
    assert room.match is not None
    while not room.match.can_undo(room.waiting()[0]):
        answer(room, room.waiting()[0], chance)
    act(room, Undo(), room.waiting()[0])
    act(room, Chat(text="hello"), 0)
    return room


def row_of(room: Room, **changed: Any) -> TableRow:
    given: dict[str, Any] = {
        "id": "t" * 22,
        "code": "BCDFGH",
        "game": "paladins",
        "listed": False,
        "status": room.status,
        "created": 1.0,
        "updated": 1.0,
        "version": room.version,
        "summary": {"components": room.tables.fingerprint},
        "secret": SECRET,
    }
    return TableRow(**{**given, **changed})


def entries_of(room: Room) -> list[Data]:
    return [written(happening.entry, happening.at) for happening in room.stream]


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From here on the rules are one version newer."""

    def raise_version() -> None:
        spec = game("paladins")
        monkeypatch.setattr(spec, "rules_version", spec.rules_version + 1)

    return raise_version


@contextlib.asynccontextmanager
async def store_at(folder: Path) -> AsyncIterator[Store]:
    store = open_store(str(folder / "db"))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def stored(store: Store, room: Room) -> TableRow:
    row = row_of(room)
    await store.create_table(row, entries_of(room))
    return row


# --- it goes on ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("with_snapshot", [False, True])
async def test_a_game_that_is_the_same_goes_on(
    with_snapshot: bool, tmp_path: Path, newer: Callable[[], None]
) -> None:
    room = played()
    async with store_at(tmp_path) as store:
        row = await stored(store, room)
        if with_snapshot:
            await store.save_snapshot(row.id, room.version, snapshot.dump(room))
        newer()
        for opened in range(2):  # said once, however often it is opened
            hub = Hub(store, Offered(), quick_settings())
            live = await hub.open(row.id)
            assert live.room.config.rules == OURS + 1
            told = [h.entry for h in live.room.stream if isinstance(h.entry, RulesMoved)]
            assert told == [RulesMoved(OURS, OURS + 1)]
            assert live.room.moves == room.moves + opened
            assert live.info().rules == OURS + 1
            seat = live.room.waiting()[0]
            assert live.room.match is not None
            option = live.room.match.state.legal[0]
            await hub.act(row.id, Choose(decision=live.room.decision(seat), choice=option), (seat,))
            await hub.close()
        assert await verify_table(store, await found(store, row), Offered()) == room.version + 3
        kept = await store.snapshot(row.id)
        assert kept is not None
        assert snapshot.load(row.id, room.tables, SECRET, kept[1]).version >= room.version + 1


async def found(store: Store, row: TableRow) -> TableRow:
    now = await store.table(row.id)
    assert now is not None
    return now


async def test_a_table_nobody_has_begun_moves_too(tmp_path: Path, newer: Callable[[], None]) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table())["id"]
        await server.claim(table, 0)
        live = await server.server.hub.open(table)
        await server.server.hub.evict(live)
        newer()
        await server.claim(table, 1)
        async with server.watch(table) as spectator:
            kinds = [h["entry"]["t"] for h in spectator.happenings]
            assert kinds[:5] == ["create", "claim", "rules", "claim", "start"]
            assert spectator.table["rules"] == OURS + 1
            assert spectator.happenings[2]["entry"] == {"t": "rules", "from": OURS, "to": OURS + 1}


async def test_where_states_have_another_shape_what_was_told_counts(newer: Callable[[], None]) -> None:
    room = played()
    data = json.loads(snapshot.dump(room))
    data["match"]["state"]["board"].append(0)  # a number the rules no longer keep
    newer()
    again = replayed(row_of(room), Offered(), entries_of(room), (room.version, json.dumps(data).encode()))
    assert state_of(again)[:3] == state_of(room)[:3]  # type: ignore[index]
    data["match"]["log"].append([1, [0, 1, 2]])
    assert halted(room, entries_of(room), json.dumps(data).encode()).why == "result"


async def test_an_older_snapshot_that_holds_the_past_is_compared_with_it(newer: Callable[[], None]) -> None:
    room = played()
    data = json.loads(snapshot.dump(room))
    data["match"]["state"]["board"].append(0)
    data["match"]["log"] = []
    data["format"], data["stream"] = 2, json.loads(pieces_after(room, 0)[0].data)
    newer()
    replayed(row_of(room), Offered(), entries_of(room), (room.version, json.dumps(data).encode()))
    data["stream"][10][3].append([1, [0, 1, 2]])
    halt = halted(room, entries_of(room), json.dumps(data).encode())
    assert (halt.after, halt.why) == (10, "result")


# --- it does not ---------------------------------------------------------------------------------------


def halted(room: Room, entries: list[Data], kept: bytes | None = None, **row: Any) -> Halt:
    """Where a table stands still."""
    snap = (room.version, kept) if kept is not None else None
    shown = replayed(row_of(room, **row), Offered(), entries, snap)
    assert shown.version == len(entries)
    assert shown.halt is not None
    assert (shown.halt.rules, shown.halt.ours) == (OURS, OURS + 1)
    return shown.halt


def moves_of(entries: list[Data]) -> list[int]:
    return [i for i, entry in enumerate(entries) if entry["t"] in ("choose", "undo")]


@pytest.mark.parametrize("with_numbers", [False, True])
async def test_another_position_at_the_snapshot_stands_still(
    with_numbers: bool, newer: Callable[[], None]
) -> None:
    room = played()
    data = json.loads(snapshot.dump(room))
    data["match"]["state"]["own"][3] += 1
    entries = entries_of(room)
    if not with_numbers:
        for entry in entries:
            entry.pop("seen", None)
    newer()
    halt = halted(room, entries, json.dumps(data).encode())
    moves = moves_of(entries)
    assert halt.why == "result"
    if with_numbers:  # up to the last choice the position is known to be the same
        assert halt.after == [i for i in moves if entries[i]["t"] == "choose"][-1]
    else:  # nobody knows since when
        assert halt.after == moves[0]


def change_option(entry: Data) -> None:
    entry["option"] = 10_000


def change_seat(entry: Data) -> None:
    entry["seat"] = 1 - entry["seat"]


def change_decision(entry: Data) -> None:
    entry["decision"] += 1


@pytest.mark.parametrize("change", [change_option, change_seat, change_decision])
async def test_where_a_choice_is_not_there_any_more_the_game_stands_still(
    change: Callable[[Data], None], newer: Callable[[], None]
) -> None:
    room = played()
    entries = entries_of(room)
    newer()
    changed = [i for i, entry in enumerate(entries) if entry["t"] == "choose"][-2]
    change(entries[changed])
    halt = halted(room, entries)
    assert (halt.after, halt.seat, halt.why) == (changed, entries[changed]["seat"], "choice")


async def test_where_an_undo_is_not_possible_any_more_the_game_stands_still(
    newer: Callable[[], None],
) -> None:
    room = played()
    entries = entries_of(room)
    newer()
    start = entries.index(next(e for e in entries if e["t"] == "start"))
    entries.insert(start + 1, {"t": "undo", "seat": 0, "turn": False, "at": 1.0})
    assert halted(room, entries).after == start + 1


async def test_a_game_that_was_over_is_never_played_on(newer: Callable[[], None]) -> None:
    room = played()
    newer()
    halt = halted(room, entries_of(room), status="over")
    assert halt.is_over
    assert (halt.after, halt.seat) == (room.version, -1)


async def test_newer_rules_than_ours_are_refused() -> None:
    room = played()
    entries = entries_of(room)
    entries[0]["rules"] = OURS + 1
    assert refusal(replayed, row_of(room), Offered(), entries) == "error-rules-newer"


@pytest.mark.parametrize("make", [played, new_room])
async def test_a_snapshot_of_older_rules_is_never_used(
    make: Callable[[], Room], newer: Callable[[], None]
) -> None:
    room = make()
    data = snapshot.dump(room)
    snapshot.load("t", room.tables, SECRET, data)
    newer()
    with pytest.raises(ValueError, match="other rules"):
        snapshot.load("t", room.tables, SECRET, data)


async def test_a_table_that_cannot_go_on_hides_no_other(tmp_path: Path, newer: Callable[[], None]) -> None:
    async with running(str(tmp_path / "db"), quick_settings(misses=Rate(0.01, 2))) as server:
        store = server.server.hub.store
        room = played()
        entries = entries_of(room)
        entries[0]["rules"] = OURS + 2  # of a server that is newer still
        await store.create_table(row_of(room), entries)
        newer()
        good, keys = await server.two_players()
        for _ in range(4):
            told = await server.good("POST", "/api/mine", {"secrets": ["t" * 22 + ".secret0", keys[0]]})
            assert [mine["table"]["id"] for mine in told["tables"]] == [good]
        told = (await server.call("GET", f"/api/tables/{'t' * 22}")).json()
        assert told["error"]["text"].startswith(f"The table was played with version {OURS + 2} of the rules;")


# --- records -------------------------------------------------------------------------------------------


async def test_an_older_record_is_imported_and_played_on(tmp_path: Path, newer: Callable[[], None]) -> None:
    record = played().record().to_json()
    newer()
    async with running(str(tmp_path / "db")) as server:
        reply = await server.good("POST", "/api/import", {"record": record})
        assert reply["table"]["made"] == len(record["choices"])  # type: ignore[arg-type]
        live = await server.server.hub.open(reply["table"]["id"])
        await server.server.hub.evict(live)
        assert (await server.server.hub.open(reply["table"]["id"])).room.record().rules == OURS + 1
        record["check"] = "0" * 16
        told = (await server.call("POST", "/api/import", {"record": record})).json()
        assert told["error"]["msg"] == {
            "key": "error-record-moved",
            "args": {"rules": OURS, "ours": OURS + 1},
        }
