"""Folding a table from its entries, also one that was played under older rules.

A rules fix must not close games it does not touch. A table of an older version is played again under
the present rules; it goes on under them if every entry is still possible and, where a snapshot of
then exists, the game at that point is the same. Whoever opens it then stores that it has moved.
"""

import contextlib

import msgspec

from regnum.games import game
from regnum.kernel.errors import RegnumError
from regnum.server import snapshot
from regnum.server.catalogue import Offered
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room
from regnum.server.store.base import TableRow

Kept = tuple[int, bytes]  # a snapshot: its version and what it says


def fold(row: TableRow, offered: Offered, entries: list[Entry], kept: Kept | None = None) -> Room:
    """The room of all entries of a table; raises Refused if the rules or components are others now."""
    tables = offered.by_fingerprint(row.game, entries[0]["fingerprint"])
    room = Room(row.id, tables, row.secret)
    played, ours = rules_of(entries), game(row.game).rules_version
    if played > ours:
        raise Refused("error-rules-newer", {"rules": played, "ours": ours})
    if played == ours:
        for entry in entries:
            room.apply(entry, entry["at"])
        return room
    try:
        play_again(room, entries, kept)
        if row.status == "over" and room.status != "over":
            raise Refused("error-not-over")
    except (RegnumError, LookupError, ValueError, TypeError, AssertionError) as e:
        raise Refused("error-rules-moved", {"rules": played, "ours": ours}) from e
    return room


def rules_of(entries: list[Entry]) -> int:
    """The version of the rules a table was last played under."""
    moves = [entry["to"] for entry in entries if entry["t"] == "rules"]
    return int(moves[-1] if moves else entries[0]["rules"])


def play_again(room: Room, entries: list[Entry], kept: Kept | None) -> None:
    """Fold entries of older rules, checking each; raises where the game goes another way."""
    for entry in entries:
        room.require_possible(entry)
        room.apply(entry, entry["at"])
        if kept is not None and room.version == kept[0] and not is_same(room, kept[1]):
            raise ValueError("another position than the snapshot")


def is_same(room: Room, data: bytes) -> bool:
    with contextlib.suppress(msgspec.MsgspecError):
        return snapshot.is_same_game(room, data)
    return True  # a snapshot nobody can read says nothing; it was only a cache
