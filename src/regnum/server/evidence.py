"""What a position was like when somebody chose, in three numbers stored with the choice.

They are for later versions of the rules: a stored game goes on under them only if every choice still has
the result it had. The numbers before a choice speak of the results of all choices before it. They are
never told: they are made of the whole position.
"""

from zlib import crc32

import msgspec

from regnum.kernel.agenda import Event, State
from regnum.kernel.match import Match

Seen = tuple[int, ...]  # of the position, of the names of its fields, of the last events; or nothing

SHORT = 0xFFFF  # they are stored with every choice: what only helps need not be long

_encode = msgspec.json.Encoder().encode


def seen_now(match: Match) -> Seen:
    """The numbers of the present position."""
    g = match.state
    position = crc32(_encode((g.contents(), g.draws, g.reveals, g.turn)))
    return (position, fields_of(g), crc32(_encode(last_events(match))) & SHORT)


def is_as_seen(match: Match, seen: Seen) -> bool:
    """Whether a position stored under older rules is the present one.

    Where the rules keep other fields now, positions cannot be compared: then what was told last must be
    the same. Choices stored before there were such numbers say nothing.
    """
    if len(seen) != 3:
        return True
    position, fields, events = seen_now(match)
    return seen[0] == position if seen[1] == fields else seen[2] == events


def last_events(match: Match) -> list[Event]:
    """What the last choice has caused."""
    made = len(match.choices)
    found: list[Event] = []
    for number, event in reversed(match.log):
        if number != made:
            break
        found.append(event)
    return found


_fields: dict[str, int] = {}  # by game: its classes do not change while we run


def fields_of(g: State) -> int:
    """A number for the names of what a position holds, in their order."""
    if g.game not in _fields:
        kinds = (type(g), type(g.seat_at(0)))
        names = [[f.name for f in getattr(kind, "FIELDS", ()) if not f.is_memory()] for kind in kinds]
        _fields[g.game] = crc32(_encode(names)) & SHORT
    return _fields[g.game]
