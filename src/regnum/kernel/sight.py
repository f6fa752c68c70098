"""The two doors out of a state: the redacted copy for eyes, the honest copy for search.

Views are built from the redacted copy only, so they cannot show what is not there. Bots search
the honest copy: what the observer cannot know is dealt anew and chance is reseeded.
"""

import hashlib

from regnum.kernel.agenda import HIDDEN, Event, State
from regnum.kernel.chance import shuffled
from regnum.kernel.events import EventKind
from regnum.kernel.layout import EVERYBODY, NO_POOL, Layout, ZoneKind, may_see

PUBLIC = -1  # an observer who sits nowhere


def redact(g: State, layout: Layout, observer: int) -> State:
    """What `observer` may know: unseen cards become HIDDEN, unseen numbers HIDDEN, no secret key."""
    r = g.clone()
    r.key = b""
    r.draws = 0
    r.reveals = 0
    for i, kind in enumerate(layout.decks):
        if not may_see(kind.sight, -1, observer):
            r.decks[i] = (HIDDEN,) * len(g.decks[i])
    width = len(layout.piles)
    for i in range(len(g.piles)):
        if not may_see(layout.piles[i % width].sight, i // width, observer):
            r.piles[i] = (HIDDEN,) * len(g.piles[i])
    for i, number in enumerate(layout.board):
        if not may_see(number.sight, -1, observer):
            r.board[i] = HIDDEN
    width = len(layout.own)
    for i in range(len(g.own)):
        if not may_see(layout.own[i % width].sight, i // width, observer):
            r.own[i] = HIDDEN
    return r


def redact_event(event: Event, kinds: list[EventKind], observer: int) -> Event:
    """The event as `observer` may hear it: secret fields HIDDEN unless the observer owns them."""
    kind = kinds[event[0]]
    if kind.secret == 0 or (observer >= 0 and event[1] == observer):
        return event
    return tuple(HIDDEN if i > 0 and kind.secret >> (i - 1) & 1 else value for i, value in enumerate(event))


def _pool_name(kind: ZoneKind, owner: int) -> str:
    return kind.pool if kind.shared or owner < 0 else f"{kind.pool}@{owner}"


def determinise(g: State, layout: Layout, observer: int, seed: int) -> State:
    """An honest copy for `observer`: all it cannot see is dealt anew, and chance is reseeded.

    Numbers it cannot see (VP that are kept secret) are 0: there is nothing to deal anew, and the copy
    must be a sound position that the rules can play on.
    """
    h = g.clone()
    h.key = hashlib.sha256(b"regnum-copy:%d:%d" % (observer, seed)).digest()
    h.draws = 0
    h.reveals = 0
    pools: dict[str, list[int]] = {}  # pool -> unseen zones; piles count on after the decks
    shift = len(layout.decks)
    for i, kind in enumerate(layout.decks):
        if kind.pool != NO_POOL and not may_see(kind.sight, -1, observer):
            pools.setdefault(kind.pool, []).append(i)
    width = len(layout.piles)
    for i in range(len(g.piles)):
        kind = layout.piles[i % width]
        if kind.pool != NO_POOL and not may_see(kind.sight, i // width, observer):
            pools.setdefault(_pool_name(kind, i // width), []).append(shift + i)
    for name in sorted(pools):
        _deal_anew(h, pools[name], shift)
    _forget_numbers(h, layout, observer)
    return h


def _forget_numbers(h: State, layout: Layout, observer: int) -> None:
    for i, number in enumerate(layout.board):
        if number.sight != EVERYBODY and not may_see(number.sight, -1, observer):
            h.board[i] = 0
    width = len(layout.own)
    for at, number in enumerate(layout.own):
        if number.sight != EVERYBODY:
            for owner in range(h.seats):
                if not may_see(number.sight, owner, observer):
                    h.own[owner * width + at] = 0


def _deal_anew(h: State, zones: list[int], shift: int) -> None:
    cards: list[int] = []
    for z in zones:
        cards.extend(h.decks[z] if z < shift else h.piles[z - shift])
    deck = shuffled(h, tuple(sorted(cards)))
    at = 0
    for z in zones:
        size = len(h.decks[z]) if z < shift else len(h.piles[z - shift])
        dealt = deck[at : at + size]
        at += size
        if z < shift:
            h.decks[z] = dealt
        else:
            h.piles[z - shift] = dealt


def undeclared(layout: Layout) -> list[str]:
    """Zones that are secret from somebody but belong to no pool: a bug in a game's layout."""
    return [
        kind.name
        for kind in (*layout.decks, *layout.piles)
        if kind.sight != EVERYBODY and kind.pool == NO_POOL
    ]
