"""How a game ended, told once and for all: stored when it is over, for times when its rules are gone.

Outcome and score sheet, the events of all moves in names and messages, the last view, the record: after
the end nothing is hidden, so everybody gets the same. It is made of what clients are told, so that showing
it needs no rules, no components and no position. What people called themselves and said is not in it: that
is in the table's entries, once.
"""

import zlib
from typing import Any

import msgspec

from regnum.server.protocol import CurveReply, EventInfo, OutcomeInfo

FORMAT = 1
LARGEST = 1 << 26  # bytes of one: no game comes near


class Move(msgspec.Struct, array_like=True):
    """What was told of one entry, and how many choices stood after it."""

    made: int
    events: list[EventInfo]
    is_aside: bool = False


class Final(msgspec.Struct, omit_defaults=True):
    """All that is left of a game when nobody can replay it any more."""

    format: int
    game: str
    rules: int  # it was played under
    told_by: int  # whose words, scores and views these are: the same, but for games of long ago
    components: str  # fingerprint
    made: int
    outcome: OutcomeInfo
    moves: list[Move]  # one for every entry up to the end
    views: list[dict[str, Any]]  # of a spectator, then of the seats
    record: dict[str, Any]
    curve: CurveReply | None = None


def dump(final: Final) -> bytes:
    """The end as it is stored: mostly names and keys, a tenth of the size when packed."""
    return zlib.compress(msgspec.json.encode(final))


def load(data: bytes) -> Final:
    """The stored end of a game; raises ValueError."""
    try:
        final = msgspec.json.decode(zlib.decompressobj().decompress(data, LARGEST), type=Final)
    except (zlib.error, msgspec.MsgspecError) as e:
        raise ValueError(f"the end of a game that cannot be read: {e}") from e
    if final.format != FORMAT:
        raise ValueError("the end of a game in another format")
    return final
