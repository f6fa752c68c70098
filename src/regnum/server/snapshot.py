"""A room as bytes and back: opening a late game costs no full replay.

Only a cache: the entries are the truth. What was told is stored beside it (past.py). The match is
stored at its last safe point (behind which undo cannot reach), so that undo and redo work after loading
as they did before.
"""

from typing import Any

import msgspec

from regnum.games import game
from regnum.kernel.box import BaseBox
from regnum.kernel.codec import MEMORIES, state_from_json, state_to_json
from regnum.kernel.match import SafePoint, match_from_safe_point, safe_point
from regnum.kernel.spec import GameSpec
from regnum.server.bonuses import Bonuses
from regnum.server.examples import laid_for
from regnum.server.hosting import Hosting
from regnum.server.past import StoredHappening
from regnum.server.room import Created, Room, StoredRecord, stored_record
from regnum.server.seats import Clock, TableSeat

FORMAT = 3  # 2: seats know where a bot took them over; 3: without what was told, with bonuses


class StoredMatch(msgspec.Struct):
    """The match at its safe point, and the record that leads on from there."""

    record: StoredRecord
    state: dict[str, Any]
    choices: int
    log: list[tuple[int, tuple[int, ...]]]
    redo: list[int]
    discreet: bool = False


class StoredRoom(msgspec.Struct):
    """Everything of a room but what is configured elsewhere: id, tables and secret."""

    format: int
    version: int
    config: Created
    seats: list[TableSeat]
    clock: Clock | None
    moves: int
    early: dict[int, int]
    answered: dict[str, tuple[int, str]]
    match: StoredMatch | None
    is_helped: bool = False
    spent: dict[str, int] = {}
    hosting: Hosting = msgspec.field(default_factory=Hosting)
    bonuses: Bonuses = msgspec.field(default_factory=Bonuses)
    is_lesson_left: bool = False
    rematch: str = ""
    hinted: dict[str, int] = {}
    stream: list[StoredHappening] | None = None  # of formats 1 and 2


def dump(room: Room) -> bytes:
    """The room as a snapshot."""
    stored = None
    early: dict[int, int] = {}
    if room.match is not None:
        point = safe_point(room.match)
        early = point.early
        record = stored_record(room.match.record())
        state = state_to_json(room.spec, point.state)
        stored = StoredMatch(record, state, point.choices, point.log, point.redo, room.match.discreet)
    return msgspec.json.encode(
        StoredRoom(
            FORMAT,
            room.version,
            room.config,
            room.seats,
            room.clock,
            room.moves,
            early,
            room.answered,
            stored,
            room.is_helped,
            room.spent,
            room.hosting,
            room.bonuses,
            room.is_lesson_left,
            room.rematch,
            room.hinted,
        )
    )


def load(table_id: str, tables: BaseBox, secret: str, data: bytes, is_older: bool = False) -> Room:
    """The room of a snapshot; raises if it is not one of ours (then the entries are replayed instead).

    `is_older`: take one of older rules as if it were ours, to show what the position was.
    """
    stored = msgspec.json.decode(data, type=StoredRoom)
    if stored.format != FORMAT:
        raise ValueError("snapshot of another format")
    if is_older:
        take_as_ours(stored)
    if stored.config.rules != game(stored.config.game).rules_version:
        raise ValueError("snapshot of other rules")
    room = Room(table_id, tables, secret, stored.config)
    room.version = stored.version
    room.seats = stored.seats
    room.moves = stored.moves
    room.answered = stored.answered
    room.told_before = stored.version
    room.is_helped = stored.is_helped
    room.spent = stored.spent
    room.hosting = stored.hosting
    room.bonuses = stored.bonuses
    room.is_lesson_left = stored.is_lesson_left
    room.rematch = stored.rematch
    room.hinted = stored.hinted
    if stored.match is not None:
        discreet = stored.match.discreet
        if MEMORIES not in stored.match.state and not is_older and remembers(room.spec):
            raise ValueError("snapshot of before anything was remembered")
        state = state_from_json(room.spec, tables, stored.match.state, discreet)
        point = SafePoint(state, stored.match.choices, stored.match.log, stored.match.redo, stored.early)
        opening = laid_for(room.config).opening if room.config.example else None
        record = stored.match.record.record()
        room.match = match_from_safe_point(room.spec, tables, record, point, discreet, opening)
    return room


def remembers(spec: GameSpec) -> bool:
    """Whether positions of a game come with what everybody has seen (kernel/fields.py)."""
    return any(one.is_memory() for one in spec.table_fields + spec.seat_fields)


def take_as_ours(stored: StoredRoom) -> None:
    ours = game(stored.config.game).rules_version
    stored.config = msgspec.structs.replace(stored.config, rules=ours)
    if stored.match is not None:
        stored.match.record = msgspec.structs.replace(stored.match.record, rules=ours, check="")
        stored.match.state["rules"] = ours


def is_same_game(room: Room, data: bytes) -> bool:
    """Whether a snapshot, also of older rules and formats, tells of the game this room has.

    Where the rules keep other numbers now, states cannot be compared: then all that was told must be
    the same.
    """
    stored = msgspec.json.decode(data, type=StoredRoom)
    ours = msgspec.json.decode(dump(room), type=StoredRoom)
    if (stored.version, stored.moves, stored.early) != (ours.version, ours.moves, ours.early):
        return False
    if stored.match is None or ours.match is None:
        return stored.match is ours.match
    if stored.match.record.choices != ours.match.record.choices:
        return False
    if shape_of(stored.match.state) == shape_of(ours.match.state):
        return position_of(stored.match.state) == position_of(ours.match.state)
    if stored.stream is None:
        return stored.match.log == ours.match.log
    return told_by(stored.stream) == [h.events for h in room.happenings(0) if not h.is_aside]


def told_by(stream: list[StoredHappening]) -> list[list[tuple[int, tuple[int, ...]]]]:
    """What was told of moves that count."""
    return [h.events for h in stream if not h.aside]


def position_of(state: dict[str, Any]) -> dict[str, Any]:
    """What two versions of the rules can compare: not what is remembered, which follows from the game."""
    return {**state, "rules": 0, MEMORIES: []}


def shape_of(state: dict[str, Any]) -> list[int]:
    return [len(state[name]) for name in ("options", "board", "own", "decks", "piles")]
