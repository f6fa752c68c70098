"""Making a room again from its stored entries, also one that was played under older rules.

A rules fix must not close games it does not touch. A table of an older version is played again under
the present rules; it goes on under them if every entry is still possible and, where a snapshot of
then exists, the game at that point is the same. Whoever opens it then stores that it has moved.
"""

import contextlib
from collections.abc import Sequence

import msgspec

from regnum.games import game
from regnum.kernel.errors import RegnumError
from regnum.server import snapshot
from regnum.server.catalogue import Offered
from regnum.server.entries.rules import RulesMoved
from regnum.server.entries.stored import Data, read
from regnum.server.refusal import Refused
from regnum.server.room import Created, Entry, Room
from regnum.server.store.base import TableRow

Kept = tuple[int, bytes]  # a snapshot: its version and what it says


def replayed(row: TableRow, offered: Offered, stored: Sequence[Data], kept: Kept | None = None) -> Room:
    """The room of all entries of a table; raises Refused if the rules or components are others now."""
    entries = [read(data) for data in stored]
    created = entries[0][0]
    if not isinstance(created, Created):
        raise ValueError("the first entry of a table is not its creation")
    tables = offered.by_fingerprint(row.game, created.fingerprint)
    room = Room(row.id, tables, row.secret, created)
    played, ours = rules_of(created, [entry for entry, _ in entries]), game(row.game).rules_version
    if played > ours:
        raise Refused("error-rules-newer", {"rules": played, "ours": ours})
    if played == ours:
        for entry, at in entries:
            room.apply(entry, at)
        return room
    try:
        play_again(room, entries, kept)
        if row.status == "over" and room.status != "over":
            raise Refused("error-not-over")
    except (RegnumError, LookupError, ValueError, TypeError, AssertionError) as e:
        raise Refused("error-rules-moved", {"rules": played, "ours": ours}) from e
    return room


def rules_of(created: Created, entries: Sequence[Entry]) -> int:
    """The version of the rules a table was last played under."""
    moves = [entry.to for entry in entries if isinstance(entry, RulesMoved)]
    return moves[-1] if moves else created.rules


def play_again(room: Room, entries: Sequence[tuple[Entry, float]], kept: Kept | None) -> None:
    """Apply entries of older rules, checking each; raises where the game goes another way."""
    for entry, at in entries:
        entry.require_possible(room)
        room.apply(entry, at)
        if kept is not None and room.version == kept[0] and not is_same(room, kept[1]):
            raise ValueError("another position than the snapshot")


def is_same(room: Room, data: bytes) -> bool:
    with contextlib.suppress(msgspec.MsgspecError):
        return snapshot.is_same_game(room, data)
    return True  # a snapshot nobody can read says nothing; it was only a cache
