"""The two doors out of a state: the redacted copy for eyes, the honest copy for search.

Views are built from the redacted copy only, so they cannot show what is not there. Bots search
the honest copy: what the observer cannot know is dealt anew and chance is reseeded.
"""

import hashlib
from typing import Any, Final, cast

from regnum.kernel.agenda import HIDDEN, Event, State, Zone
from regnum.kernel.dealing import Laid, unseen_by
from regnum.kernel.events import EventKind
from regnum.kernel.fields import Layout
from regnum.kernel.state import SeatState

PUBLIC = -1  # an observer who sits nowhere
COVERED = -2  # this and less: observers whose seat is known, but not its secrets


def covered(seat: int) -> int:
    """The number of an observer for whom prices are those of a seat, and who sees what is public."""
    return COVERED - seat


def seat_of(observer: int) -> int:
    """The seat things are shown for."""
    return COVERED - observer if observer <= COVERED else observer


def sight_of(observer: int) -> int:
    """Whose secrets are shown."""
    return PUBLIC if observer <= COVERED else observer


def redact(g: State, layout: Layout, observer: int) -> State:
    """What `observer` may know: unseen cards become HIDDEN, unseen numbers HIDDEN, no secret key."""
    r = g.clone()
    r.key = b""
    r.draws = 0
    r.reveals = 0
    for blind in layout.blind(observer):
        blind.cover(r)
    return r


class Redactor:
    """Shows one position after another to one observer; seats nobody has written since stay covered."""

    def __init__(self, layout: Layout, observer: int) -> None:
        self._blind: Final = layout.blind(observer)
        self._last: Final[dict[int, SeatState]] = {}  # seat -> as it was last, which nobody changes any more
        self._covered: Final[dict[int, SeatState]] = {}  # and what the observer may know of it

    def copy(self, g: State) -> State:
        """The same as `redact`."""
        r = g.clone()
        r.key = b""
        r.draws = 0
        r.reveals = 0
        seats = cast(Any, r).seats
        for blind in self._blind:
            who = blind.owner
            if who < 0:
                blind.cover(r)
                continue
            seat = g.seat_at(who)
            if self._last.get(who) is not seat:
                blind.cover(r)
                self._last[who] = seat
                self._covered[who] = seats[who]
            seats[who] = self._covered[who]
        r.owned = 0  # whoever writes first copies the seat
        return r


def redact_event(event: Event, kinds: list[EventKind], observer: int) -> Event:
    """The event as `observer` may hear it: secret fields HIDDEN unless the observer owns them."""
    kind = kinds[event[0]]
    if kind.secret == 0 or (observer >= 0 and event[1] == observer):
        return event
    return tuple(HIDDEN if i > 0 and kind.secret >> (i - 1) & 1 else value for i, value in enumerate(event))


_NOTHING: Final[list[Zone]] = []  # shared, and never filled
_NONE: Final[list[Laid]] = []


class Dealer:
    """Makes honest copies for one observer: deals what it cannot see, the same cards in the same way.

    What everybody has seen of hidden cards stays true (kernel/dealing.py). What was dealt is kept, and dealt
    anew only where something else lies; so one copy after another of a game that goes on costs little.
    """

    def __init__(self, layout: Layout, observer: int, seed: int) -> None:
        self._key: Final = hashlib.sha256(b"regnum-copy:%d:%d" % (observer, seed)).digest()
        self._unseen: Final = unseen_by(layout, observer)
        count = len(self._unseen.pools)
        self._lay: Final[list[list[Zone]]] = [_NOTHING] * count  # what lay in the zones of a pool
        self._dealt: Final[list[list[Laid]]] = [_NONE] * count  # and what was dealt instead

    def copy(self, g: State) -> State:
        """An honest copy of a position."""
        h = g.clone()
        h.key = self._key
        h.draws = 0
        h.reveals = 0
        for i, pool in enumerate(self._unseen.pools):
            lie = pool.lie(h) if pool.holdings else [zone.cards(h) for zone in pool.zones]
            if lie == self._lay[i]:
                h.draws += 1
            else:
                self._dealt[i] = pool.deal(h, lie)
                self._lay[i] = lie
            for zone, cards in self._dealt[i]:
                zone.put(h, cards)
        for place in self._unseen.numbers:
            place.put(h, 0)
        return h


def determinise(g: State, layout: Layout, observer: int, seed: int) -> State:
    """An honest copy for `observer`: all it cannot see is dealt anew, and chance is reseeded.

    What everybody remembers of hidden cards stays true. Numbers it cannot see (VP that are kept secret) are
    0: there is nothing to deal anew, and the copy must be a sound position that the rules can play on.
    """
    return Dealer(layout, observer, seed).copy(g)
