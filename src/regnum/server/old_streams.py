"""What is stored of all that was told under older rules: for comparing, and for reading on.

Old snapshots hold it, later it was stored in pieces beside them (past.py). Both are read leniently: what is
missing says nothing.
"""

import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec

from regnum.kernel.agenda import Event
from regnum.server.room import Room
from regnum.server.store.base import Piece

Kept = tuple[int, bytes]  # a snapshot: its version and what it says


class OldHappening(msgspec.Struct, array_like=True):
    """A happening of the stream; the entry is known from elsewhere."""

    version: int
    at: float
    entry: Any
    events: list[tuple[int, tuple[int, ...]]]


class OldStream(msgspec.Struct):
    """The one part of a snapshot that is wanted here."""

    stream: list[OldHappening] | None = None


def told_in(kept: Kept | None, pieces: Sequence[Piece]) -> dict[int, list[tuple[int, Event]]]:
    """By version, the events that were told."""
    found: list[OldHappening] = []
    with contextlib.suppress(msgspec.MsgspecError):
        found += msgspec.json.decode(kept[1], type=OldStream).stream or [] if kept is not None else []
    for piece in pieces:
        with contextlib.suppress(msgspec.MsgspecError):
            found += msgspec.json.decode(piece.data, type=list[OldHappening])
    return {happening.version: happening.events for happening in found}


def told_difference(room: Room, kept: Kept, pieces: Sequence[Piece]) -> int | None:
    """After how many entries something else is told now than then; None if nothing shows it."""
    then = told_in(kept, pieces)
    for happening in room.stream:
        events = then.get(happening.version, happening.events)
        if not happening.is_aside and events != happening.events:
            return happening.version - 1
    return None


def tell_aside(room: Room, kept: Kept | None, pieces: Sequence[Piece]) -> None:
    """Give moves that were set aside the events they had, as far as our words can tell them.

    Only those without any secret: which field of an old event is one, the present rules need not know.
    """
    then = told_in(kept, pieces)
    for happening in room.stream:
        if happening.is_aside:
            events = then.get(happening.version, [])
            happening.events = [(n, event) for n, event in events if is_sayable(room, event)]


def is_sayable(room: Room, event: Event) -> bool:
    kinds, match = room.spec.events, room.require_match()
    if not event or not 0 <= event[0] < len(kinds) or kinds[event[0]].secret:
        return False
    with contextlib.suppress(Exception):  # numbers of old cards or places mean anything to new words
        room.spec.fields(match.state, event)
        return bool(room.spec.say(match.state, event).key)
    return False
