"""The two doors out of a state: the redacted copy for eyes, the honest copy for search.

Views are built from the redacted copy only, so they cannot show what is not there. Bots search
the honest copy: what the observer cannot know is dealt anew and chance is reseeded.
"""

import hashlib

from regnum.kernel.agenda import HIDDEN, Event, State
from regnum.kernel.chance import shuffled
from regnum.kernel.events import EventKind
from regnum.kernel.fields import NO_POOL, Layout, Place

PUBLIC = -1  # an observer who sits nowhere


def redact(g: State, layout: Layout, observer: int) -> State:
    """What `observer` may know: unseen cards become HIDDEN, unseen numbers HIDDEN, no secret key."""
    r = g.clone()
    r.key = b""
    r.draws = 0
    r.reveals = 0
    for place in layout.unseen_zones(observer):
        cards = place.cards(g)
        if cards:
            place.put(r, (HIDDEN,) * len(cards))
    for place in layout.secret_numbers:
        if not place.seen_by(observer):
            place.put(r, HIDDEN)
    return r


def redact_event(event: Event, kinds: list[EventKind], observer: int) -> Event:
    """The event as `observer` may hear it: secret fields HIDDEN unless the observer owns them."""
    kind = kinds[event[0]]
    if kind.secret == 0 or (observer >= 0 and event[1] == observer):
        return event
    return tuple(HIDDEN if i > 0 and kind.secret >> (i - 1) & 1 else value for i, value in enumerate(event))


def determinise(g: State, layout: Layout, observer: int, seed: int) -> State:
    """An honest copy for `observer`: all it cannot see is dealt anew, and chance is reseeded.

    Numbers it cannot see (VP that are kept secret) are 0: there is nothing to deal anew, and the copy
    must be a sound position that the rules can play on.
    """
    h = g.clone()
    h.key = hashlib.sha256(b"regnum-copy:%d:%d" % (observer, seed)).digest()
    h.draws = 0
    h.reveals = 0
    pools: dict[str, list[Place]] = {}  # pool -> unseen zones
    for place in layout.secret_zones:
        if place.pool != NO_POOL and not place.seen_by(observer):
            pools.setdefault(place.pool, []).append(place)
    for name in sorted(pools):
        _deal_anew(h, pools[name])
    for place in layout.secret_numbers:
        if not place.seen_by(observer):
            place.put(h, 0)
    return h


def _deal_anew(h: State, zones: list[Place]) -> None:
    cards: list[int] = []
    for zone in zones:
        cards.extend(zone.cards(h))
    deck = shuffled(h, tuple(sorted(cards)))
    at = 0
    for zone in zones:
        size = len(zone.cards(h))
        zone.put(h, deck[at : at + size])
        at += size
