"""What a game is at one moment: the base of every game's `Table` and `Seat`.

A game declares its table and its seat as classes with named fields (kernel/fields.py says what a field
may be); `scripts/states` writes the part of these classes that follows from the fields. Seats are
shared between copies until one of them writes: `g.seats[who]` to read, `g.seat(who)` to write.
Cards lie in tuples, which nobody changes in place, so copies share them.
"""

from typing import TYPE_CHECKING, Any, Final, TypeVar

from regnum.kernel.box import BaseBox

if TYPE_CHECKING:
    from regnum.kernel.agenda import Frame

HIDDEN: Final = -1  # a card whose face the observer may not see, or a number it may not know
GAP: Final = -2  # an empty place in a row of cards

Zone = tuple[int, ...]
Event = tuple[int, ...]

_NO_INTS: Final[list[int]] = []  # shared until a game fills them: a copy must not pay for it

# Interpreted, a copy field by field costs ten times a copy of the whole dictionary; compiled objects
# have no dictionary, and their fields cost next to nothing.
INTERPRETED: Final = __file__.endswith(".py")

T = TypeVar("T")


def shallow(thing: T) -> T:
    """An interpreted object again, with the same values in its fields."""
    copy = object.__new__(type(thing))
    copy.__dict__ = thing.__dict__.copy()  # three times as fast as filling the empty one
    return copy


class SeatState:
    """What belongs to one seat; a game's own class has the fields."""

    def copy(self) -> "SeatState":
        """The same seat again, to be changed by one of the positions that share it."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """All its numbers in declared order."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """All its zones in declared order, without what is remembered."""
        raise NotImplementedError


class Witness:
    """Somebody who looks at a position as soon as an event was told, in the middle of a rule."""

    def see(self, g: "State") -> None:
        """`g.events` ends with the event. Nothing may be changed."""
        raise NotImplementedError


class State:
    """One position of one game: what every game has. The game's own class adds its table."""

    def __init__(self, like: "State | None" = None) -> None:
        if like is None:
            self.game: str = ""
            self.players: int = 0  # seats that decide for themselves
            self.seat_count: int = 0  # players, and the automa if there is one
            self.options: list[int] = _NO_INTS  # the game's options, in the order the game declares them
            self.agenda: list[Frame[Any]] = []  # what is to be done, the next one last
            self.legal: list[int] = _NO_INTS  # options of the frame on top; empty when the game is over
            self.key: bytes = b""  # secret of the generator
            self.draws: int = 0  # how often chance has spoken
            self.reveals: int = 0  # how often hidden cards were turned up or looked at
            self.turn: int = 0  # grows with every turn: "start of my turn" for undo
        else:
            self.game = like.game
            self.players = like.players
            self.seat_count = like.seat_count
            self.options = like.options
            self.agenda = like.agenda
            self.legal = like.legal
            self.key = like.key
            self.draws = like.draws
            self.reveals = like.reveals
            self.turn = like.turn
        self.events: list[Event] | None = None  # what happened; None while nobody listens
        self.witness: Witness | None = None  # looks at the position whenever something has happened
        self.owned: int = 0  # bit per seat that no other position shares: it may be written

    @property
    def over(self) -> bool:
        """Whether nothing is left to do; sections of views that read no more of the agenda say so."""
        return not self.agenda

    def clone(self) -> "State":
        """An independent copy with the same future. It does not listen to events, and nobody looks at it."""
        raise NotImplementedError

    def components(self) -> BaseBox:
        """What is in the box. (The rules read the game's own, typed `box`.)"""
        raise NotImplementedError

    def contents(self) -> tuple[object, ...]:
        """Everything on the table and before the seats: equal if and only if the positions look the same."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """All numbers of the table in declared order, without those of the seats."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """All its zones in declared order, without what is remembered."""
        raise NotImplementedError

    def seat_at(self, who: int) -> SeatState:
        """A seat, to be read."""
        raise NotImplementedError

    def seat(self, who: int) -> SeatState:
        """A seat, to be written: it belongs to this position alone afterwards."""
        raise NotImplementedError


_NOTHING: Final = -(1 << 40)  # no number of an event


def emit(
    g: State,
    code: int,
    a: int = _NOTHING,
    b: int = _NOTHING,
    c: int = _NOTHING,
    d: int = _NOTHING,
    e: int = _NOTHING,
    f: int = _NOTHING,
    h: int = _NOTHING,
    i: int = _NOTHING,
) -> None:
    """Tell what happened, if somebody listens: a code, and up to eight numbers.

    They are plain parameters, because in search nobody listens and a tuple made for nobody costs time.
    """
    if g.events is None:
        return
    numbers = [n for n in (code, a, b, c, d, e, f, h, i) if n != _NOTHING]
    g.events.append(tuple(numbers))
    if g.witness is not None:
        g.witness.see(g)
