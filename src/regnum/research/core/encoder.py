"""Writes observations: numbers of 16 bits, in the order of the layout.

A seat nobody has written since stays as it was written; so does a zone in which the same cards lie. For
that a position is told to share its seats, as it does with a copy: who writes first copies the seat.
"""

from array import array
from typing import Any, Final

from regnum.kernel.agenda import Frame
from regnum.kernel.codec import shape_of
from regnum.kernel.state import HIDDEN, SeatState, State, Zone
from regnum.research.core.forms import ROW, SET, ZoneForm
from regnum.research.core.layout import FRAME_NUMBERS, FRAME_TUPLE, ObservationLayout, Plan

LARGEST: Final = 0x7FFF


def packed(numbers: list[int]) -> bytes:
    """Numbers as a vector has them."""
    made: bytes = array("h", numbers).tobytes()
    return made


def shown(form: ZoneForm, cards: Zone) -> bytes:
    """A zone whose cards the observer sees."""
    if form.kind == ROW:
        out = [card + 1 if card >= 0 else 0 for card in cards[: form.size]]
        return packed([len(cards), *out, *([0] * (form.size - len(out)))])
    if form.kind == SET:
        counts = [0] * form.size
        for card in cards:
            counts[card] += 1
        return packed([len(cards), *counts])
    return packed([len(cards)])


def covered(form: ZoneForm, count: int) -> bytes:
    """A zone of which the observer sees only how many cards there are."""
    return packed([count, *([0] * form.size)])


class ZoneWriter:
    """One zone of one holder: what it held last, and how that is written."""

    def __init__(self, form: ZoneForm) -> None:
        self.form: Final = form
        self.cards: Zone = ()
        self.bytes: bytes = covered(form, 0)
        self._covered: Final[list[bytes]] = []

    def open(self, cards: Zone) -> bytes:
        if cards is not self.cards:
            self.bytes = shown(self.form, cards)
            self.cards = cards
        return self.bytes

    def closed(self, count: int) -> bytes:
        while len(self._covered) <= count:
            self._covered.append(covered(self.form, len(self._covered)))
        return self._covered[count]


class HolderWriter:
    """The table, or one seat."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.zones: Final = [ZoneWriter(zone.form) for zone in plan.zones]
        self.is_open: Final = [zone.is_open for zone in plan.zones]
        self.is_owned: Final = [zone.is_owned for zone in plan.zones]
        self._numbers: list[int] = []  # as they were last, for the owner or not, and how that is written
        self._for_owner: bool = False
        self._written: bytes = b""
        self.last: SeatState | None = None  # the seat as it was last, which nobody changes any more ...
        self.own: bytes = b""  # ... as its owner sees it ...
        self.other: bytes = b""  # ... and all others; empty before somebody asks

    def seat(self, seat: SeatState, is_owner: bool) -> bytes:
        if self.last is not seat:
            self.last = seat
            self.own = b""
            self.other = b""
        if is_owner:
            if not self.own:
                self.own = self.write(seat.numbers(), seat.zones(), True)
            return self.own
        if not self.other:
            self.other = self.write(seat.numbers(), seat.zones(), False)
        return self.other

    def write(self, numbers: list[int], zones: list[Zone], is_owner: bool) -> bytes:
        if numbers != self._numbers or is_owner != self._for_owner:
            self._written = packed(numbers if self.plan.is_plain else self.taken_apart(numbers, is_owner))
            self._numbers = numbers
            self._for_owner = is_owner
        parts = [self._written]
        for i, cards in enumerate(zones):
            if self.is_open[i] or (is_owner and self.is_owned[i]):
                parts.append(self.zones[i].open(cards))
            else:
                parts.append(self.zones[i].closed(len(cards)))
        return b"".join(parts)

    def taken_apart(self, numbers: list[int], is_owner: bool) -> list[int]:
        """Packed numbers one by one, secret ones hidden."""
        out: list[int] = []
        for part in self.plan.numbers:
            if part.secret and not is_owner:
                out.extend([HIDDEN] * len(part.labels))
            elif part.bits:
                bits, mask = part.bits, (1 << part.bits) - 1
                for i in range(part.start, part.stop):
                    rest = numbers[i]
                    for _ in range(part.count):
                        out.append(rest & mask)
                        rest >>= bits
            else:
                for i in range(part.start, part.stop):
                    out.append(numbers[i])
        return out


class Encoder:
    """Writes observations of one game with so many seats, for any seat."""

    def __init__(self, layout: ObservationLayout, options: list[int]) -> None:
        self.layout: Final = layout
        self._options: Final = options
        self._table: Final = HolderWriter(layout.table)
        self._seats: Final = [HolderWriter(layout.seat) for _ in range(layout.seats)]
        self._kinds: Final = {name: i + 1 for i, name in enumerate(layout.questions)}
        self._frame: Frame[Any] | None = None
        self._asked: list[int] = [0] * (1 + FRAME_NUMBERS + FRAME_TUPLE)
        self._nothing: Final = [0] * (1 + FRAME_NUMBERS + FRAME_TUPLE)

    def encode(self, g: State, observer: int) -> bytearray:
        """The observation of a seat, to be written into: it is the caller's."""
        seats = g.seat_count
        agenda = g.agenda
        if agenda:
            frame = agenda[-1]
            decider = (frame.who - observer) % seats + 1
            if frame is not self._frame:
                self._asked = self._question(frame)
                self._frame = frame
            asked = self._asked
        else:
            decider = 0
            asked = self._nothing
        parts = [
            packed([observer, decider, g.players, seats, *self._options, *asked]),
            self._table.write(g.numbers(), g.zones(), False),
        ]
        for place in range(seats):
            who = (observer + place) % seats
            parts.append(self._seats[who].seat(g.seat_at(who), place == 0))
        g.owned = 0  # what was written is kept: whoever changes a seat copies it first
        return bytearray(b"").join(parts)

    def _question(self, frame: Frame[Any]) -> list[int]:
        """What is asked: the kind of question, its numbers, and what it has gathered."""
        shape = shape_of(type(frame))
        numbers = [min(int(getattr(frame, name)), LARGEST) for name in shape.numbers[1:]]
        gathered = [min(int(n), LARGEST) for n in getattr(frame, shape.tuple)] if shape.tuple else []
        return [
            self._kinds[type(frame).__name__],
            *numbers[:FRAME_NUMBERS],
            *([0] * (FRAME_NUMBERS - len(numbers))),
            *gathered[:FRAME_TUPLE],
            *([0] * (FRAME_TUPLE - len(gathered))),
        ]
