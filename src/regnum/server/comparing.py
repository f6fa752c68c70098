"""Where a game of older rules goes another way under ours: at a choice, at its result, or nowhere."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

from regnum.kernel.errors import RegnumError
from regnum.kernel.match import Match
from regnum.server import snapshot
from regnum.server.entries.choosing import Chosen
from regnum.server.entries.seating import Started
from regnum.server.evidence import is_as_seen
from regnum.server.old_streams import Kept, told_difference
from regnum.server.room import Entry, Room, StoredRecord, stored_record
from regnum.server.store.base import Piece

Played = tuple[Entry, float]  # an entry and when it happened

IMPOSSIBLE = (RegnumError, LookupError, ValueError, TypeError, AssertionError)


class Difference(NamedTuple):
    """After how many entries, whose move came next, and what is the matter with it."""

    after: int
    seat: int
    why: Literal["choice", "result", "deal"]
    record: StoredRecord | None = None  # of an imported game that differs itself: what holds of it


def compare(
    room: Room,
    entries: Sequence[Played],
    arrive: Callable[[Room, int], None],
    kept: Kept | None,
    told: Sequence[Piece] = (),
) -> Difference | None:
    """Play entries of older rules in a fresh room; the first difference, or None.

    `arrive` is called before each: earlier rules may have cut the game there. `kept` and `told` are what is
    stored beside the entries.
    """
    nowhere = Difference(0, -1, "result")
    last = first = nowhere  # moves: if a position is another one, the last of them has led there
    for i, (entry, at) in enumerate(entries):
        arrive(room, i)
        counts = room.halt is None
        if counts and isinstance(entry, Chosen) and not is_as_seen(room.require_match(), entry.seen):
            return last if last is not nowhere else Difference(i, entry.who, "deal")
        try:
            if counts:
                entry.require_possible(room)
            room.apply(entry, at)
        except IMPOSSIBLE:
            left = what_holds(room) if isinstance(entry, Started) else None
            return Difference(i + (left is not None), entry.who, "choice", left)
        if entry.plays and counts:
            last = Difference(i, entry.who, "result")
            # Before a choice without numbers the position was never looked at.
            first = last if first is nowhere or (isinstance(entry, Chosen) and entry.seen) else first
        if kept is not None and room.version == kept[0] and not is_same(room, kept[1]):
            place = told_difference(room, kept, told)
            return first if place is None else Difference(place, entries[place][0].who, "result")
    return None


def is_same(room: Room, data: bytes) -> bool:
    with contextlib.suppress(msgspec.MsgspecError):
        return snapshot.is_same_game(room, data)
    return True  # a snapshot nobody can read says nothing; it was only a cache


def what_holds(room: Room) -> StoredRecord | None:
    """The part of an imported record that is possible under our rules; its own result is not known."""
    stored = room.config.record
    if stored is None:
        return None
    record = msgspec.structs.replace(stored, rules=room.spec.rules_version, check="").record()
    try:
        match = Match(room.spec, room.tables, record.players, record.options, record.seed)
    except RegnumError:
        return None
    try:
        for option in record.choices:
            match.submit(match.decider, option)
        match.back_to(0)  # all of them are possible, and the end is another: nobody knows since when
    except RegnumError:
        pass
    return stored_record(match.record())
