"""Dealing anew what an observer cannot see, without forgetting what was shown.

Every slot of an unseen zone holds a card everybody knows to be there, one of those its seat is known to hold
somewhere (GAP while dealing), or one nobody has seen (HIDDEN). What is dealt follows from what is known and
from the chance of the copy alone, never from where the cards really lie.
"""

from operator import attrgetter
from typing import Any, Final, cast

from regnum.kernel.chance import below, shuffled
from regnum.kernel.fields import NO_POOL, Layout, Place, Seen, backs
from regnum.kernel.state import GAP, HIDDEN, State, Zone

Laid = tuple[Place, Zone]  # a zone, and what is put there


class Holding:
    """Zones of one seat between which its cards may move unseen, and where it is remembered what lies there.

    The last zone has no list: it holds what was picked from another one.
    """

    def __init__(self, first: int, owner: int) -> None:
        self.first: Final = first  # the number of its first zone in the pool
        self.owner: Final = owner
        self.lists: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.read: Any = None  # the zones, what is remembered of each, what is held and how, all at once

    def add(self, place: Place, seen: Seen) -> None:
        self.names.append(place.field)
        if seen.zone:
            self.lists.append(seen.zone)
        self.read = attrgetter(*self.names, *self.lists, seen.held, seen.ways)


class PoolDeal:
    """The unseen zones of one pool: plain ones first, those of which something is remembered after them."""

    def __init__(self) -> None:
        self.zones: Final[list[Place]] = []
        self.holdings: Final[list[Holding]] = []

    def add(self, place: Place) -> None:
        self.zones.append(place)
        seen = place.seen
        if seen is None:
            assert not self.holdings
            return
        if not self.holdings or self.holdings[-1].owner != place.owner:
            self.holdings.append(Holding(len(self.zones) - 1, place.owner))
        self.holdings[-1].add(place, seen)

    def lie(self, g: State) -> list[Zone]:
        """What lies in the zones, with what is remembered after the zones of every holding."""
        plain = self.holdings[0].first
        found = [zone.cards(g) for zone in self.zones[:plain]]
        for holding in self.holdings:
            found.extend(holding.read(g.seat_at(holding.owner)))
        return found

    def deal(self, h: State, lie: list[Zone]) -> list[Laid]:
        """What zones hold in a copy, where it is something else than `lie` says."""
        if not self.holdings:
            return [(zone, cards) for zone, cards in zip(self.zones, spread(h, lie), strict=True) if cards]
        at = self.holdings[0].first
        draws = h.draws
        h.draws = draws + 1 << 16  # each pool counts as one draw, whatever it takes: others are not touched
        lay = lie[:at]
        rows = [backs(len(zone)) for zone in lay]
        unseen = [card for zone in lay for card in zone]
        for holding in self.holdings:
            first, end = at + len(holding.names), at + len(holding.names) + len(holding.lists)
            zones = lie[at:first]
            held, ways = lie[end], lie[end + 1]
            found = in_a_way(h, zones, held, ways) if ways else in_order(h, zones, lie[first:end], held)
            unseen.extend(left_over(zones, found))
            lay.extend(zones)
            rows.extend(found)
            at = end + 2
        h.draws = draws
        deck = shuffled(h, tuple(sorted(unseen)))
        at = 0
        laid: list[Laid] = []
        for i, row in enumerate(rows):
            if HIDDEN in row:
                end = at + row.count(HIDDEN)
                row = filled(row, HIDDEN, deck[at:end])
                at = end
            if row != lay[i]:
                laid.append((self.zones[i], row))
        return laid


def spread(h: State, lie: list[Zone]) -> list[Zone]:
    """The cards of zones of which nothing is remembered, shuffled over the same zones."""
    cards: list[int] = []
    for zone in lie:
        cards.extend(zone)
    deck = shuffled(h, tuple(sorted(cards)))
    dealt: list[Zone] = []
    at = 0
    for zone in lie:
        dealt.append(deck[at : at + len(zone)])
        at += len(zone)
    return dealt


class Unseen:
    """All that an observer cannot see, by pools, and numbers."""

    def __init__(self, layout: Layout, observer: int) -> None:
        pools: dict[str, PoolDeal] = {}
        for place in layout.secret_zones:
            if place.pool != NO_POOL and not place.seen_by(observer):
                if place.pool not in pools:
                    pools[place.pool] = PoolDeal()
                pools[place.pool].add(place)
        self.pools: Final = [pools[name] for name in sorted(pools)]
        self.numbers: Final = [place for place in layout.secret_numbers if not place.seen_by(observer)]


def unseen_by(layout: Layout, observer: int) -> Unseen:
    """The same for every position of a layout; kept, because every honest copy asks."""
    found = layout.unseen.get(observer)
    if found is None:
        found = layout.unseen[observer] = Unseen(layout, observer)
    return cast(Unseen, found)


# --- what is known of a seat --------------------------------------------------------------------------


def filled(zone: Zone, mark: int, cards: Zone) -> Zone:
    """The zone with these cards where the mark stands."""
    if len(cards) == len(zone):
        return cards
    row = list(zone)
    at = 0
    for i, card in enumerate(row):
        if card == mark:
            row[i] = cards[at]
            at += 1
    return tuple(row)


def in_a_way(h: State, zones: list[Zone], held: Zone, ways: Zone) -> list[Zone]:
    """What a seat is known to hold, in one of the ways it may lie in two zones; and one that was picked."""
    way = ways[0] if len(ways) == 1 else ways[below(h, len(ways))]
    if not way:
        rows = [list(held), [], []]
    else:
        rows = [[], [], []]
        for i, card in enumerate(held):
            rows[way >> i & 1].append(card)
    if zones[2]:
        row = rows[0] if len(rows[0]) > len(zones[0]) else rows[1]
        if row:
            rows[2].append(row.pop(below(h, len(row))))
    return [tuple(rows[0]), tuple(rows[1]), tuple(rows[2])]


def in_order(h: State, zones: list[Zone], lists: list[Zone], held: Zone) -> list[Zone]:
    """What is known to lie in every zone, from the bottom up; the others that are held in any order."""
    rows: list[Zone] = []
    slots = 0
    for zone, known in zip(zones, [*lists, ()], strict=True):
        size = len(zone) - len(known)
        rows.append(known + (GAP,) * size if size > 0 else known)
        slots += rows[-1].count(GAP)
    names = [card for card in held if card != HIDDEN]
    names.sort()
    cards: Zone = (*names, *backs(max(0, slots - len(names))))
    if names:
        cards = shuffled(h, cards)
    at = 0
    for i, row in enumerate(rows):
        if GAP in row:
            count = row.count(GAP)
            rows[i] = filled(row, GAP, cards[at : at + count])
            at += count
    return rows


def left_over(zones: list[Zone], rows: list[Zone]) -> set[int]:
    """The cards of these zones that are not named in the rows: there is one for each HIDDEN.

    A position made by hand may remember what is not so. Then nothing is: the rows become backs.
    """
    left: set[int] = set().union(*zones)
    hidden = 0
    fits = True
    for i, row in enumerate(rows):
        if row:
            left.difference_update(row)
            hidden += row.count(HIDDEN)
        fits = fits and len(row) == len(zones[i])
    if not fits or len(left) != hidden:
        left.update(*zones)
        rows[:] = [backs(len(zone)) for zone in zones]
    return left
