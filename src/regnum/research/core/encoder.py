"""Writes observations: numbers of 16 bits, in the order of the layout.

What did not change is not written again (core/holders.py). A seat nobody has written since is not even looked
at: a position is told to share its seats, as it does with a copy, and who writes first copies it.
"""

from array import array
from typing import Any, Final

from regnum.kernel.agenda import Frame
from regnum.kernel.codec import shape_of
from regnum.kernel.state import State
from regnum.research.core.holders import Holder, fitted
from regnum.research.core.layout import FRAME_NUMBERS, FRAME_TUPLE, ObservationLayout


def packed(numbers: list[int]) -> bytes:
    """Numbers as a vector has them."""
    made: bytes = array("h", [fitted(n) for n in numbers]).tobytes()
    return made


class QuestionWriter:
    """One kind of question: which it is, its numbers, and what it has gathered."""

    def __init__(self, kind: type[Frame[Any]], number: int) -> None:
        shape = shape_of(kind)
        self._number: Final = number
        self._names: Final = shape.numbers[1 : 1 + FRAME_NUMBERS]
        self._tuple: Final = shape.tuple
        self._padding: Final = [0] * (FRAME_NUMBERS - len(self._names))
        self._written: Final[dict[tuple[int, ...], bytes]] = {}  # by its numbers, while nothing is gathered

    def write(self, frame: Frame[Any]) -> bytes:
        numbers = [self._number]
        for name in self._names:
            numbers.append(int(getattr(frame, name)))
        gathered: tuple[int, ...] = getattr(frame, self._tuple) if self._tuple else ()
        if gathered:
            return self._packed(numbers, gathered)
        key = tuple(numbers)
        found = self._written.get(key)
        if found is None:
            found = self._packed(numbers, ())
            if len(self._written) < MOST_WRITTEN:
                self._written[key] = found
        return found

    def _packed(self, numbers: list[int], gathered: tuple[int, ...]) -> bytes:
        some = list(gathered[:FRAME_TUPLE])
        return packed([*numbers, *self._padding, *some, *([0] * (FRAME_TUPLE - len(some)))])


MOST_WRITTEN: Final = 1000  # questions of a kind that are kept


class Encoder:
    """Writes observations of one game with so many seats, for any seat."""

    def __init__(self, layout: ObservationLayout, options: list[int]) -> None:
        self.layout: Final = layout
        self._table: Final = Holder(layout.table, False)
        self._own: Final = [Holder(layout.seat, True) for _ in range(layout.seats)]
        self._others: Final = [Holder(layout.seat, False) for _ in range(layout.seats)]
        self._heads: Final = [  # by observer and decider, counted from the observer
            packed([observer, decider, layout.players, layout.seats, *options])
            for observer in range(layout.seats)
            for decider in range(1 + layout.seats)
        ]
        self._kinds: Final = {name: i + 1 for i, name in enumerate(layout.questions)}
        self._questions: Final[dict[object, QuestionWriter]] = {}
        self._nothing: Final = packed([0] * (1 + FRAME_NUMBERS + FRAME_TUPLE))

    def encode(self, g: State, observer: int) -> bytearray:
        """The observation of a seat, to be written into: it is the caller's."""
        seats = g.seat_count
        agenda = g.agenda
        decider = 0
        asked = self._nothing
        if agenda:
            frame = agenda[-1]
            decider = (frame.who - observer) % seats + 1
            asked = self._question(frame)
        parts: list[Any] = [
            self._heads[observer * (1 + seats) + decider],
            asked,
            self._table.write(g.numbers(), g.zones()),
            self._own[observer].write_seat(g.seat_at(observer)),
        ]
        for place in range(1, seats):
            who = (observer + place) % seats
            parts.append(self._others[who].write_seat(g.seat_at(who)))
        g.owned = 0  # what was written is kept: whoever changes a seat copies it first
        return bytearray().join(parts)

    def _question(self, frame: Frame[Any]) -> bytes:
        kind = type(frame)
        writer = self._questions.get(kind)
        if writer is None:
            writer = self._questions[kind] = QuestionWriter(kind, self._kinds[kind.__name__])
        return writer.write(frame)
