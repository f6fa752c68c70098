"""What was told of earlier entries, in pieces beside the snapshot: the past is stored only once."""

from collections.abc import Sequence
from typing import Final

import msgspec

from regnum.server.entries.stored import AnyEntry, known
from regnum.server.room import Happening, Room
from regnum.server.store.base import Piece

PIECE: Final = 500  # happenings in one piece at most


class StoredHappening(msgspec.Struct, array_like=True):
    """A happening of the stream."""

    version: int
    at: float
    entry: AnyEntry
    events: list[tuple[int, tuple[int, ...]]]
    made: int
    aside: bool = False


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[StoredHappening])


def pieces_after(room: Room, after: int) -> list[Piece]:
    """All that was told after a version, ready to be stored."""
    told = room.happenings(after)
    return [piece_of(told[start : start + PIECE]) for start in range(0, len(told), PIECE)]


def piece_of(told: Sequence[Happening]) -> Piece:
    stored = [StoredHappening(h.version, h.at, known(h.entry), h.events, h.made, h.is_aside) for h in told]
    return Piece(told[0].version, told[-1].version, _encoder.encode(stored))


def joined(pieces: Sequence[Piece], after: int, last: int) -> list[Happening]:
    """What the pieces tell of the versions after one up to another; raises ValueError if some are missing.

    Several processes may have stored pieces that overlap: of each only what is new is taken.
    """
    told: list[Happening] = []
    reached = after
    for piece in pieces:  # by their ends: one that does not join on is covered by a later one, or by none
        if piece.first <= reached + 1 and piece.last > reached:
            stored = _decoder.decode(piece.data)
            new = [h for h in stored if reached < h.version <= last]
            told += [Happening(h.version, h.at, h.entry, h.events, h.made, h.aside) for h in new]
            reached = max(reached, min(piece.last, last))
    if [h.version for h in told] != list(range(after + 1, last + 1)):
        raise ValueError("the past of the table is not whole")
    return told
