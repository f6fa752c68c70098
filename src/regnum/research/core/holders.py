"""The table and the seats as entries of a vector: numbers of 16 bits, kept and changed in place.

A holder is the table, a seat as its owner sees it, or a seat as others see it. It keeps its entries and what
it has written last, and writes only what is different now.
"""

from array import array
from typing import Final

from regnum.kernel.messages import Msg, raw
from regnum.kernel.state import HIDDEN, SeatState, Zone
from regnum.research.core.errors import OutsideSpace
from regnum.research.core.forms import COUNT, ROW, SET
from regnum.research.core.layout import Plan, ZonePart

LARGEST: Final = 0x7FFF


def fitted(n: int) -> int:
    """A number as an entry can hold it."""
    return max(-LARGEST, min(n, LARGEST))


def placed(cards: Zone, place: int) -> int:
    """What stands at a place of a row: card + 1, or 0 where none lies."""
    return max(cards[place] + 1, 0) if place < len(cards) else 0


class ZoneWriter:
    """One zone as one observer sees it: how many cards, and, if it sees them, a row or a set of them."""

    def __init__(self, zone: ZonePart, is_seen: bool, at: int) -> None:
        self.at: Final = at  # its first entry
        self.size: Final = zone.form.size
        self.kind: Final = zone.form.kind if is_seen else COUNT
        self.cards: Zone = ()  # that are written

    def write(self, entries: "array[int]", cards: Zone) -> None:
        """Other cards; raises OutsideSpace, and then nothing has changed."""
        before = self.cards
        if self.kind == SET:
            self._write_set(entries, before, cards)
        elif self.kind == ROW:
            for place in range(self.size):
                card = placed(cards, place)
                if card != placed(before, place):
                    entries[self.at + 1 + place] = card
        if len(cards) != len(before):
            entries[self.at] = len(cards)
        self.cards = cards

    def _write_set(self, entries: "array[int]", before: Zone, cards: Zone) -> None:
        """Most piles grow or shrink at their end: only what lies above the cards that stayed is counted."""
        least = min(len(before), len(cards))
        same = 0
        while same < least and before[same] == cards[same]:
            same += 1
        for i in range(same, len(cards)):
            if cards[i] >= self.size:
                raise OutsideSpace(Msg("error-research-outside", {"what": raw(f"card {cards[i]}")}))
        first = self.at + 1
        for i in range(same, len(before)):
            if before[i] >= 0:
                entries[first + before[i]] -= 1
        for i in range(same, len(cards)):
            if cards[i] >= 0:
                entries[first + cards[i]] += 1


class NumberWriter:
    """One number of a holder: where it is written, and how it is taken apart."""

    def __init__(self, at: int, bits: int, count: int, is_hidden: bool) -> None:
        self.at: Final = at  # its first entry
        self.bits: Final = bits  # 0: it is one number
        self.count: Final = count
        self.is_hidden: Final = is_hidden

    def write(self, entries: "array[int]", before: int, number: int) -> None:
        """Where `before` stands."""
        if self.is_hidden:
            return
        if self.bits == 0:
            entries[self.at] = fitted(number)
            return
        mask = (1 << self.bits) - 1
        for i in range(self.count):
            part = number >> self.bits * i & mask
            if part != before >> self.bits * i & mask:
                entries[self.at + i] = part


class Holder:
    """The table, or one seat, as one kind of observer sees it."""

    def __init__(self, plan: Plan, is_owner: bool) -> None:
        self._numbers: Final[list[NumberWriter]] = []
        blank: list[int] = []
        for part in plan.numbers:
            is_hidden = part.secret and not is_owner
            for _ in range(part.stop - part.start):
                self._numbers.append(NumberWriter(len(blank), part.bits, part.count, is_hidden))
                blank.extend([HIDDEN if is_hidden else 0] * (part.count or 1))
        self._zones: Final[list[ZoneWriter]] = []
        for zone in plan.zones:
            is_seen = zone.is_open or (is_owner and zone.is_owned)
            self._zones.append(ZoneWriter(zone, is_seen, len(blank)))
            blank.extend([0] * zone.form.width())
        self.entries: Final = array("h", blank)  # as they stand in a vector
        self._last_numbers: list[int] = [0] * len(self._numbers)
        self._last_seat: SeatState | None = None  # which nobody changes any more

    def write_seat(self, seat: SeatState) -> "array[int]":
        """The entries of a seat; the same one again is not looked at."""
        if self._last_seat is not seat:
            self.write(seat.numbers(), seat.zones())
            self._last_seat = seat
        return self.entries

    def write(self, numbers: list[int], zones: list[Zone]) -> "array[int]":
        """All entries, brought up to date."""
        entries = self.entries
        last = self._last_numbers
        if numbers != last:
            for writer, number, before in zip(self._numbers, numbers, last):  # noqa: B905 - a call, compiled
                if number != before:
                    writer.write(entries, before, number)
            self._last_numbers = numbers
        for zone, cards in zip(self._zones, zones):  # noqa: B905
            if zone.cards is not cards:
                zone.write(entries, cards)
        return entries
