"""What each number and each zone of a position is called, and who may see it.

A field of a game's `Table` or `Seat` is declared once, in the class:

    silver: int                                              a number, seen by everybody
    vp: Annotated[int, OWNER]                                only its owner knows it
    hand: Annotated[Zone, OWNER, Pool("gift", shared=True)]  cards; unseen gift cards are one pool
    ports: Annotated[list[int], Each("port_", PORT_NAMES)]   several numbers, each with its name
    jars: Annotated[int, Packed(count=10)]                   several small numbers in one
    hand_seen: Annotated[Zone, MEMORY]                       what all have seen of a hand (`Seen`)

`scripts/states` copies the declaration into `FIELDS` of the class, because compiled classes forget
their annotations. A zone without a sight is on the table; a zone somebody cannot see has a pool.
Copies, JSON, redaction, honest copies, scenario positions and the conformance walk all read this.

What is remembered (MEMORY) follows from what everybody was told so far. No rule and no view asks for it, only
honest copies do; so it is kept beside the position and is no part of checksums.
"""

from collections.abc import Sequence
from typing import Final, cast

from regnum.kernel.box import BaseBox
from regnum.kernel.state import HIDDEN, SeatState, State, Zone

NOBODY: Final = 0  # a face-down deck
OWNER: Final = 1  # a hand
EVERYBODY: Final = 2  # on the table
MEMORY: Final = 3  # nowhere on the table: what everybody remembers

NUMBER: Final = 0  # int
NUMBERS: Final = 1  # list[int]
ZONE: Final = 2  # Zone
ZONES: Final = 3  # list[Zone]

NO_POOL: Final = ""
TABLE: Final = -1  # the owner of what belongs to no seat


class Pool:
    """Which unseen cards are interchangeable: an honest copy deals them anew over their zones.

    In a seat's zone the pool is that seat's own unless `shared`. `each`: every zone of a list of zones
    has a pool of its own.
    """

    def __init__(self, name: str, shared: bool = False, each: bool = False) -> None:
        self.name: Final = name
        self.shared: Final = shared
        self.each: Final = each


class Seen:
    """Where it is remembered which hidden cards everybody knows; names of fields of the same holder.

    `held`: cards that lie in one of all zones with the same `held`; HIDDEN is one that nobody has seen.
    `ways`: in which ways these may lie in two zones: a bit for each card that is in the second one. Without
    ways they may lie anywhere, and `zone` has more: cards known to lie here, from the bottom up, GAP and what
    lies above being open. The last zone has no list: what lies there was picked from another one.
    """

    def __init__(self, zone: str, held: str, ways: str) -> None:
        self.zone: Final = zone
        self.held: Final = held
        self.ways: Final = ways


class Each:
    """The names of the numbers (or zones) in a list: a prefix and a name for each.

    The names are given, or they are numbers from `first` on, or they stand in the box under `box`.
    """

    def __init__(
        self, prefix: str, names: Sequence[str] = (), count: int = 0, first: int = 1, box: str = ""
    ) -> None:
        self.prefix: Final = prefix
        self.names: Final = list(names) or [str(first + i) for i in range(count)]
        self.box: Final = box

    def suffixes(self, box: BaseBox) -> list[str]:
        return cast(list[str], getattr(box, self.box)) if self.box else self.names

    def labels(self, box: BaseBox) -> list[str]:
        return [self.prefix + name for name in self.suffixes(box)]


class Packed:
    """A number that holds several small ones, the first one lowest: `bits` of each, and their names.

    The rules read it as one number; a vector has what it holds, one by one.
    """

    def __init__(self, names: Sequence[str] = (), count: int = 0, bits: int = 1) -> None:
        self.names: Final = list(names) or [str(1 + i) for i in range(count)]
        self.bits: Final = bits

    def unpacked(self, number: int) -> list[int]:
        mask = (1 << self.bits) - 1
        return [number >> self.bits * i & mask for i in range(len(self.names))]


class Field:
    """One declared field of a table or a seat."""

    def __init__(self, name: str, kind: int, marks: Sequence[object]) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.sight: int = EVERYBODY
        self.pool: Pool | None = None
        self.each: Each | None = None
        self.seen: Seen | None = None
        self.packed: Packed | None = None
        for mark in marks:
            if isinstance(mark, Pool):
                self.pool = mark
            elif isinstance(mark, Seen):
                self.seen = mark
            elif isinstance(mark, Each):
                self.each = mark
            elif isinstance(mark, Packed):
                self.packed = mark
            else:
                self.sight = cast(int, mark)

    def labels(self, box: BaseBox) -> list[str]:
        """The names of what the field holds: its own, or one for each number of a list."""
        return [self.name] if self.each is None else self.each.labels(box)

    def size(self, box: BaseBox) -> int:
        """How many numbers or zones it holds."""
        return 1 if self.each is None else len(self.each.suffixes(box))

    def is_number(self) -> bool:
        return self.kind in (NUMBER, NUMBERS)

    def is_memory(self) -> bool:
        return self.sight == MEMORY


def field(name: str, kind: int, *marks: object) -> Field:
    """A field as `scripts/states` writes it: its name, its kind, and the marks of its annotation."""
    return Field(name, kind, marks)


def may_see(sight: int, owner: int, observer: int) -> bool:
    """Whether `observer` (a seat, or -1 for the public) sees a thing of `owner` (-1: the table)."""
    return sight == EVERYBODY or (sight == OWNER and owner == observer and owner >= 0)


def sized(holder: State | SeatState, fields: list[Field], box: BaseBox) -> None:
    """Give the lists of a fresh table or seat their length."""
    for one in fields:
        if one.kind == NUMBERS:
            setattr(holder, one.name, [0] * one.size(box))
        elif one.kind == ZONES:
            empty: list[Zone] = [()] * one.size(box)
            setattr(holder, one.name, empty)


# --- places: what the fields hold, one by one ---------------------------------------------------------


class Place:
    """One number or one zone of a position: what it is called, whose it is, who sees it."""

    def __init__(self, one: Field, label: str, owner: int, index: int) -> None:
        self.name: Final = label
        self.owner: Final = owner
        self.sight: Final = one.sight
        self.pool: Final = pool_of(one, owner, index)
        self.seen: Final = one.seen
        self.field: Final = one.name
        self.index: Final = index  # in a list, or -1

    def seen_by(self, observer: int) -> bool:
        return may_see(self.sight, self.owner, observer)

    def value(self, g: State) -> object:
        """The number or the cards."""
        found = getattr(g if self.owner < 0 else g.seat_at(self.owner), self.field)
        return found if self.index < 0 else found[self.index]

    def put(self, g: State, value: object) -> None:
        holder: object = g if self.owner < 0 else g.seat(self.owner)
        if self.index < 0:
            setattr(holder, self.field, value)
        else:
            getattr(holder, self.field)[self.index] = value

    def number(self, g: State) -> int:
        return cast(int, self.value(g))

    def cards(self, g: State) -> Zone:
        """The same as `value`, without a call more: every honest copy asks for all of them."""
        found = getattr(g if self.owner < 0 else g.seat_at(self.owner), self.field)
        cards: Zone = found if self.index < 0 else found[self.index]
        return cards


class Blind:
    """What an observer may not see of one holder: of a seat, or of the table."""

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner
        self.zones: Final[list[tuple[str, int]]] = []  # field, and place in a list or -1
        self.numbers: Final[list[tuple[str, int]]] = []

    def add(self, place: Place, is_number: bool) -> None:
        (self.numbers if is_number else self.zones).append((place.field, place.index))

    def cover(self, g: State) -> None:
        """Turn the cards over and blot the numbers out."""
        holder: object = g if self.owner < 0 else g.seat(self.owner)
        for name, index in self.zones:
            found = getattr(holder, name)
            if index >= 0:
                found[index] = backs(len(found[index]))
            elif found:
                setattr(holder, name, backs(len(found)))
        for name, index in self.numbers:
            if index >= 0:
                getattr(holder, name)[index] = HIDDEN
            else:
                setattr(holder, name, HIDDEN)


_BACKS: Final[list[Zone]] = [()]  # by how many: one and the same for all, so that they compare at once


def backs(count: int) -> Zone:
    """So many cards face down."""
    while len(_BACKS) <= count:
        _BACKS.append((HIDDEN,) * len(_BACKS))
    return _BACKS[count]


def pool_of(one: Field, owner: int, index: int) -> str:
    """The name of the pool whose unseen cards lie in such a zone; NO_POOL without one."""
    if one.pool is None:
        return NO_POOL
    name = f"{one.pool.name}_{index}" if one.pool.each else one.pool.name
    return name if one.pool.shared or owner < 0 else f"{name}@{owner}"


class Layout:
    """All places of the positions of one game with so many seats, numbers and zones apart."""

    def __init__(self, table: list[Field], seat: list[Field], box: BaseBox, seat_count: int) -> None:
        self.numbers: Final[list[Place]] = []
        self.zones: Final[list[Place]] = []
        self.secret_numbers: Final[list[Place]] = []
        self.secret_zones: Final[list[Place]] = []
        self.memory: Final[list[Place]] = []  # zones too, but no part of the position
        self.unseen: Final[dict[int, object]] = {}  # by observer, see kernel/dealing.py
        self._blind: Final[dict[int, list[Blind]]] = {}
        for owner in range(-1, seat_count):
            for one in table if owner < 0 else seat:
                for i, label in enumerate(one.labels(box)):
                    index = -1 if one.kind in (NUMBER, ZONE) else i
                    self.add(Place(one, label, owner, index), one.is_number())

    def add(self, place: Place, is_number: bool) -> None:
        if place.sight == MEMORY:
            self.memory.append(place)
            return
        (self.numbers if is_number else self.zones).append(place)
        if place.sight != EVERYBODY:
            (self.secret_numbers if is_number else self.secret_zones).append(place)

    def blind(self, observer: int) -> list[Blind]:
        """What an observer may not see, by holder; kept, because every view asks."""
        found = self._blind.get(observer)
        if found is None:
            found = self._blind[observer] = self._blind_for(observer)
        return found

    def _blind_for(self, observer: int) -> list[Blind]:
        found: dict[int, Blind] = {}
        for places, is_number in ((self.secret_zones, False), (self.secret_numbers, True)):
            for place in places:
                if not place.seen_by(observer):
                    found.setdefault(place.owner, Blind(place.owner)).add(place, is_number)
        return list(found.values())

    def undeclared(self) -> list[str]:
        """Zones that are secret from somebody but belong to no pool: a bug in a declaration."""
        return [place.name for place in self.secret_zones if place.pool == NO_POOL]
