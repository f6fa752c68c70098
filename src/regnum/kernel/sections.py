"""A view in sections: each with the fields of the position it reads, so that only what changed is made anew.

A section is a function that returns some of the keys of the view, or of one entry of a list of the view:

    table_section(tax_view, "tax_supply")                         tax_view(g)
    seat_section(who, purse_view, "own.silver own.provision")     purse_view(g, who)
    Section("", row_view, "row mine.silver")                      row_view(g, observer)

What it reads is named by the fields of the game's `Table`, by `seats.X` for the field X of every seat,
`own.X` for that of the section's own seat and `mine.X` for that of the observer; `own.*` are all fields of
a seat. Beside them there are `agenda`, `turn`, and `over`: all that most sections read of the agenda. Naming
too much costs time, naming too little is a fault: then something old would be shown.
tests/kernel/test_sections.py watches whole games for it, read by read.

Who gets the same follows from the declaration of the fields. What reads no field of the observer and none
that only its owner sees is the same for everybody; what reads such fields of its own seat alone, the same
for all but the owner.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from regnum.kernel.fields import OWNER, Field
from regnum.kernel.state import SeatState, State

G = TypeVar("G", bound=State)

Json = dict[str, object]

BESIDE_FIELDS: Final = ("agenda", "turn", "over")  # of every position, beside the fields its game declares

# Who gets the same section.
ALL: Final = 0
ALL_BUT_OWNER: Final = 1
NOBODY_ELSE: Final = 2


class Section(Generic[G]):
    """A part of a view: where it stands, how it is made of a redacted position, and what it reads."""

    def __init__(
        self, path: str, make: Callable[[G, int], Json], reads: str, who: int = -1, follows: bool = False
    ) -> None:
        self.path: Final = path  # "" or the entry of a list, "seats.0": its keys go there
        name, _, number = path.partition(".")
        self.list: Final = name  # of the view; "" for the view itself
        self.entry: Final = int(number) if name else 0
        self.make: Final = make  # (position, observer)
        self.reads: Final = reads.split()
        self.who: Final = who  # the seat it is about
        self.follows: Final = follows  # from the rest, as points and prices do: brief previews leave it out


def table_section(make: Callable[[G], Json], reads: str) -> Section[G]:
    """Keys of the view that are made without asking who looks."""
    return Section("", lambda g, _: make(g), reads)


def seat_section(who: int, make: Callable[[G, int], Json], reads: str, follows: bool = False) -> Section[G]:
    """Keys of one of the `seats`, made of the position and the number of the seat."""
    return Section(f"seats.{who}", lambda g, _: make(g, who), reads, who, follows)


def fields_of(whose: str, names: str) -> str:
    """Several fields of a seat, or of all seats, for `reads`."""
    return " ".join(f"{whose}.{name}" for name in names.split())


# --- the view made of them -------------------------------------------------------------------------------


def whole_view(sections: list[Section[Any]], g: State, observer: int) -> Json:
    """All sections together: the view of a position that is redacted for the observer."""
    view: Json = {}
    lists: dict[str, list[Json]] = {}
    for section in sections:
        keys = section.make(g, observer)
        if not section.list:
            view.update(keys)
            continue
        entries = lists.get(section.list)
        if entries is None:
            view[section.list] = lists[section.list] = entries = []
        if section.entry == len(entries):  # they come in their order
            entries.append(keys)
        else:
            entries[section.entry].update(keys)
    return view


# --- what has changed ------------------------------------------------------------------------------------


def values_of(names: list[str]) -> Callable[[object], tuple[object, ...]]:
    """A function that reads these fields of a thing, all at once: every choice asks for them."""
    if len(names) == 1:
        one = attrgetter(names[0])
        return lambda thing: (one(thing),)
    return attrgetter(*names)


def differing(old: tuple[object, ...], new: tuple[object, ...]) -> int:
    """The places in which two rows differ, as bits."""
    bits = 0
    if old != new:
        for place, value in enumerate(old):
            other = new[place]
            if value is not other and value != other:
                bits |= 1 << place
    return bits


class Reading:
    """The fields of positions with so many seats as bits: what changed, and what a section reads."""

    def __init__(self, table: list[Field], seat: list[Field], seat_count: int) -> None:
        self.table: Final = [*BESIDE_FIELDS, *(one.name for one in table if not one.is_memory())]
        self.seat: Final = [one.name for one in seat if not one.is_memory()]
        self.secret: Final = {one.name for one in seat if one.sight == OWNER}
        self.seat_count: Final = seat_count
        self.all: Final = (1 << len(self.table) + seat_count * len(self.seat)) - 1
        self._of_table: Final = values_of(self.table)
        self._of_seat: Final = values_of(self.seat)

    def changed(self, before: State, after: State) -> int:
        """The fields in which two positions differ. Seats they share are not looked into."""
        bits = differing(self._of_table(before), self._of_table(after))
        for who in range(self.seat_count):
            old: SeatState = before.seat_at(who)
            new: SeatState = after.seat_at(who)
            if old is not new:
                bits |= differing(self._of_seat(old), self._of_seat(new)) << self._first(who)
        return bits

    def _first(self, who: int) -> int:
        return len(self.table) + who * len(self.seat)

    def bit(self, name: str) -> int:
        """The bit of a field of the table, or as `1.silver` of a seat; 0 if there is no such field."""
        whose, _, field = name.rpartition(".")
        names = self.seat if whose else self.table
        first = self._first(int(whose)) if whose else 0
        return 1 << first + names.index(field) if field in names else 0

    def bits(self, section: Section[Any], observer: int) -> int:
        """What a section reads when it is made for an observer (-1: somebody who sits nowhere)."""
        bits = 0
        for name in section.reads:
            whose, _, field = name.rpartition(".")
            if not whose:
                bits |= self.bit(field)
            for who in self.seats_meant(whose, section.who, observer):
                for one in self.seat if field == "*" else [field]:
                    bits |= self.bit(f"{who}.{one}")
        return bits

    def unknown(self, section: Section[Any]) -> list[str]:
        """Names a section declares that no position has: a misspelling."""
        return [name for name in section.reads if not self._is_field(*name.rpartition(".")[::2])]

    def _is_field(self, whose: str, field: str) -> bool:
        if not whose:
            return field in self.table
        return whose in ("seats", "own", "mine") and (field == "*" or field in self.seat)

    def seats_meant(self, whose: str, own: int, observer: int) -> list[int]:
        """The seats that `seats`, `own` or `mine` name."""
        if whose == "seats":
            return list(range(self.seat_count))
        who = {"own": own, "mine": observer}.get(whose, -1)
        return [who] if 0 <= who < self.seat_count else []

    def audience(self, section: Section[Any]) -> int:
        """Who gets the same: ALL, ALL_BUT_OWNER or NOBODY_ELSE."""
        found = ALL
        for name in section.reads:
            whose, _, field = name.rpartition(".")
            if whose == "mine":
                return NOBODY_ELSE
            if whose and (field in self.secret or (field == "*" and self.secret)):
                if whose != "own":
                    return NOBODY_ELSE
                found = ALL_BUT_OWNER
        return found
