"""Positions of games that have no named fields yet: four flat lists, and frames with `a`, `b`, `items`.

Only while the games move over one by one; nothing new is built on it.
"""

from typing import Final

from regnum.kernel.agenda import Frame as NamedFrame
from regnum.kernel.fields import EVERYBODY, NO_POOL, NOBODY, NUMBER, ZONE, Field, Layout, Place, Pool
from regnum.kernel.spec import GameSpec
from regnum.kernel.state import State as NamedState
from regnum.kernel.state import Zone
from regnum.kernel.tables import BaseTables

_NO_TABLES: Final = BaseTables()
_NO_INTS: Final[list[int]] = []
_NO_ZONES: Final[list[Zone]] = []


class State(NamedState):
    """A position in four lists."""

    def __init__(self, like: "State | None" = None) -> None:
        super().__init__(like)
        self.tables: BaseTables = _NO_TABLES
        self.board: list[int] = _NO_INTS
        self.own: list[int] = _NO_INTS
        self.decks: list[Zone] = _NO_ZONES
        self.piles: list[Zone] = _NO_ZONES

    @property
    def seats(self) -> int:
        return self.seat_count

    @seats.setter
    def seats(self, n: int) -> None:
        self.seat_count = n

    def components(self) -> BaseTables:
        return self.tables

    def contents(self) -> tuple[object, ...]:
        return (*self.own, *self.board, *self.decks, *self.piles)

    def clone(self) -> "State":
        g = State(self)
        g.tables = self.tables
        g.board = self.board.copy()
        g.own = self.own.copy()
        g.decks = self.decks.copy()
        g.piles = self.piles.copy()
        g.agenda = self.agenda.copy()
        return g


def blank() -> State:
    return State()


class Frame(NamedFrame[State]):
    """A frame whose docstring says what `a`, `b` and `items` mean."""

    def __init__(self, who: int, a: int = 0, b: int = 0, items: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.a: Final = a
        self.b: Final = b
        self.items: Final = items


class ZoneKind:
    """One kind of zone."""

    def __init__(self, name: str, sight: int = NOBODY, pool: str = NO_POOL, shared: bool = False) -> None:
        self.name: Final = name
        self.sight: Final = sight
        self.pool: Final = pool
        self.shared: Final = shared


class NumberKind:
    """One kind of number."""

    def __init__(self, name: str, sight: int = EVERYBODY) -> None:
        self.name: Final = name
        self.sight: Final = sight


class FlatLayout:
    """Names and visibility of everything in a state of one game."""

    def __init__(
        self, board: list[NumberKind], own: list[NumberKind], decks: list[ZoneKind], piles: list[ZoneKind]
    ) -> None:
        self.board: Final = board
        self.own: Final = own
        self.decks: Final = decks
        self.piles: Final = piles


class FlatPlace(Place):
    """One index of one of the four lists."""

    def __init__(self, kind: Field, owner: int, at: int) -> None:
        super().__init__(kind, kind.name, owner, -1)
        self.at: Final = at
        self.is_number: Final = kind.is_number()

    def value(self, g: NamedState) -> object:
        assert isinstance(g, State)
        if self.is_number:
            return g.board[self.at] if self.owner < 0 else g.own[self.at]
        return g.decks[self.at] if self.owner < 0 else g.piles[self.at]

    def put(self, g: NamedState, value: object) -> None:
        assert isinstance(g, State)
        if isinstance(value, int):
            (g.board if self.owner < 0 else g.own)[self.at] = value
        elif isinstance(value, tuple):
            (g.decks if self.owner < 0 else g.piles)[self.at] = value


def number_field(kind: NumberKind) -> Field:
    return Field(kind.name, NUMBER, [kind.sight])


def zone_field(kind: ZoneKind) -> Field:
    marks: list[object] = [kind.sight]
    if kind.pool != NO_POOL:
        marks.append(Pool(kind.pool, kind.shared))
    return Field(kind.name, ZONE, marks)


def layout_from(flat: FlatLayout, seat_count: int) -> Layout:
    """All places of a position in four lists."""
    layout = Layout([], [], _NO_TABLES, 0)
    for at, number in enumerate(flat.board):
        layout.add(FlatPlace(number_field(number), -1, at), True)
    for at, zone in enumerate(flat.decks):
        layout.add(FlatPlace(zone_field(zone), -1, at), False)
    for owner in range(seat_count):
        for at, number in enumerate(flat.own):
            layout.add(FlatPlace(number_field(number), owner, owner * len(flat.own) + at), True)
        for at, zone in enumerate(flat.piles):
            layout.add(FlatPlace(zone_field(zone), owner, owner * len(flat.piles) + at), False)
    return layout


class FlatSpec(GameSpec):
    """A game whose positions are four lists."""

    def layout_of(self, tables: BaseTables) -> FlatLayout:
        raise NotImplementedError

    def make_layout(self, box: BaseTables, seat_count: int) -> Layout:
        return layout_from(self.layout_of(box), seat_count)

    def blank(self, box: BaseTables, players: int, seat_count: int) -> NamedState:
        flat = self.layout_of(box)
        g = State()
        g.tables = box
        g.board = [0] * len(flat.board)
        g.own = [0] * (len(flat.own) * seat_count)
        g.decks = [()] * len(flat.decks)
        g.piles = [()] * (len(flat.piles) * seat_count)
        return g
