"""Writes observations: numbers of 16 bits, in the order of the layout.

What did not change is not written again. A holder (the table, a seat as its owner sees it, a seat as others
see it) keeps its entries one by one and all of them joined. A seat nobody has written since is not even
looked at: a position is told to share its seats, as it does with a copy, and who writes first copies it.
"""

from array import array
from typing import Any, Final

from regnum.kernel.agenda import Frame
from regnum.kernel.codec import shape_of
from regnum.kernel.messages import Msg, raw
from regnum.kernel.state import HIDDEN, SeatState, State, Zone
from regnum.research.core.errors import OutsideSpace
from regnum.research.core.forms import ROW, SET, ZoneForm
from regnum.research.core.layout import FRAME_NUMBERS, FRAME_TUPLE, ObservationLayout, Plan

LARGEST: Final = 0x7FFF
LEAST_KEPT: Final = -256
MOST_KEPT: Final = 1024


def packed(numbers: list[int]) -> bytes:
    """Numbers as a vector has them."""
    made: bytes = array("h", numbers).tobytes()
    return made


_KEPT: Final[list[bytes]] = [packed([n]) for n in range(LEAST_KEPT, MOST_KEPT)]


def entry(n: int) -> bytes:
    """One number as a vector has it: nearly all are small, and made once."""
    if LEAST_KEPT <= n < MOST_KEPT:
        return _KEPT[n - LEAST_KEPT]
    return packed([max(-LARGEST, min(n, LARGEST))])


def shown(form: ZoneForm, cards: Zone) -> bytes:
    """A zone whose cards the observer sees."""
    if form.kind == ROW:
        out = [card + 1 if card >= 0 else 0 for card in cards[: form.size]]
        return packed([len(cards), *out, *([0] * (form.size - len(out)))])
    if form.kind == SET:
        counts = [0] * form.size
        for card in cards:
            if card >= form.size:
                raise OutsideSpace(Msg("error-research-outside", {"what": raw(f"card {card}")}))
            if card >= 0:
                counts[card] += 1
        return packed([len(cards), *counts])
    return entry(len(cards))


def covered(form: ZoneForm, count: int) -> bytes:
    """A zone of which the observer sees only how many cards there are."""
    return packed([count, *([0] * form.size)])


class ZoneWriter:
    """One zone as one observer sees it."""

    def __init__(self, form: ZoneForm, is_seen: bool) -> None:
        self.form: Final = form
        self.is_seen: Final = is_seen and form.size > 0
        self._covered: Final[list[bytes]] = []  # by how many cards

    def write(self, cards: Zone) -> bytes:
        if self.is_seen:
            return shown(self.form, cards)
        while len(self._covered) <= len(cards):
            self._covered.append(covered(self.form, len(self._covered)))
        return self._covered[len(cards)]


class NumberWriter:
    """One number of a holder: where it is written, and how it is taken apart."""

    def __init__(self, at: int, bits: int, count: int, is_hidden: bool) -> None:
        self.at: Final = at  # its first entry
        self.bits: Final = bits  # 0: it is one number
        self.count: Final = count
        self.is_hidden: Final = is_hidden


class HolderWriter:
    """The table, or one seat, as one kind of observer sees it."""

    def __init__(self, plan: Plan, is_owner: bool) -> None:
        self._numbers: Final[list[NumberWriter]] = []
        at = 0
        for part in plan.numbers:
            is_hidden = part.secret and not is_owner
            for _ in range(part.stop - part.start):
                self._numbers.append(NumberWriter(at, part.bits, part.count, is_hidden))
                at += part.count or 1
        self._zones: Final = [
            ZoneWriter(zone.form, zone.is_open or (is_owner and zone.is_owned)) for zone in plan.zones
        ]
        self._entries: Final[list[bytes]] = [entry(0)] * at  # numbers, then zones
        self._first_zone: Final = at
        for number in self._numbers:
            for i in range(max(number.count, 1)):
                self._entries[number.at + i] = entry(HIDDEN if number.is_hidden else 0)
        for zone in self._zones:
            self._entries.append(zone.write(()))
        self._last_numbers: list[int] = [0] * len(self._numbers)
        self._last_zones: list[Zone] = [()] * len(self._zones)
        self._joined: bytes = b"".join(self._entries)
        self._last_seat: SeatState | None = None  # which nobody changes any more

    def seat(self, seat: SeatState) -> bytes:
        """A seat; the same one again is not looked at."""
        if self._last_seat is not seat:
            self._last_seat = seat
            return self.write(seat.numbers(), seat.zones())
        return self._joined

    def write(self, numbers: list[int], zones: list[Zone]) -> bytes:
        """All entries, joined anew if one of them has changed."""
        is_changed = False
        last = self._last_numbers
        for i, number in enumerate(numbers):
            if number != last[i]:
                is_changed = True
                self._write_number(self._numbers[i], number)
        self._last_numbers = numbers
        known = self._last_zones
        for i, cards in enumerate(zones):
            if cards is not known[i]:
                is_changed = True
                self._entries[self._first_zone + i] = self._zones[i].write(cards)
        self._last_zones = zones
        if is_changed:
            self._joined = b"".join(self._entries)
        return self._joined

    def _write_number(self, how: NumberWriter, number: int) -> None:
        if how.is_hidden:
            return
        if how.bits == 0:
            self._entries[how.at] = entry(number)
            return
        mask = (1 << how.bits) - 1
        for i in range(how.count):
            self._entries[how.at + i] = entry(number & mask)
            number >>= how.bits


class Encoder:
    """Writes observations of one game with so many seats, for any seat."""

    def __init__(self, layout: ObservationLayout, options: list[int]) -> None:
        self.layout: Final = layout
        self._table: Final = HolderWriter(layout.table, False)
        self._own: Final = [HolderWriter(layout.seat, True) for _ in range(layout.seats)]
        self._others: Final = [HolderWriter(layout.seat, False) for _ in range(layout.seats)]
        self._constant: Final = packed([layout.players, layout.seats, *options])
        self._kinds: Final = {name: i + 1 for i, name in enumerate(layout.questions)}
        self._shapes: Final[dict[object, list[str]]] = {}  # by kind: numbers, then the tuple
        self._nothing: Final = packed([0] * (1 + FRAME_NUMBERS + FRAME_TUPLE))
        self._frame: Frame[Any] | None = None
        self._asked: bytes = b""

    def encode(self, g: State, observer: int) -> bytearray:
        """The observation of a seat, to be written into: it is the caller's."""
        seats = g.seat_count
        agenda = g.agenda
        decider = 0
        asked = self._nothing
        if agenda:
            frame = agenda[-1]
            decider = (frame.who - observer) % seats + 1
            if frame is not self._frame:
                self._asked = self._question(frame)
                self._frame = frame
            asked = self._asked
        parts = [
            entry(observer),
            entry(decider),
            self._constant,
            asked,
            self._table.write(g.numbers(), g.zones()),
            self._own[observer].seat(g.seat_at(observer)),
        ]
        for place in range(1, seats):
            who = (observer + place) % seats
            parts.append(self._others[who].seat(g.seat_at(who)))
        g.owned = 0  # what was written is kept: whoever changes a seat copies it first
        return bytearray(b"").join(parts)

    def _question(self, frame: Frame[Any]) -> bytes:
        """What is asked: the kind of question, its numbers, and what it has gathered."""
        kind = type(frame)
        names = self._shapes.get(kind)
        if names is None:
            shape = shape_of(kind)
            numbers = shape.numbers[1 : 1 + FRAME_NUMBERS]
            names = self._shapes[kind] = [*numbers, *([""] * (FRAME_NUMBERS - len(numbers))), shape.tuple]
        found = [entry(self._kinds[kind.__name__])]
        for name in names[:FRAME_NUMBERS]:
            found.append(entry(int(getattr(frame, name)) if name else 0))
        gathered: tuple[int, ...] = getattr(frame, names[-1]) if names[-1] else ()
        for n in gathered[:FRAME_TUPLE]:
            found.append(entry(n))
        for _ in range(FRAME_TUPLE - len(gathered)):
            found.append(entry(0))
        return b"".join(found)
