"""What stands where in an observation: named slices, made from the fields a game declares."""

from typing import Final

from regnum.kernel.box import BaseBox
from regnum.kernel.fields import EVERYBODY, NUMBERS, OWNER, ZONES, Field
from regnum.kernel.spec import GameSpec
from regnum.research.core.forms import COUNTED, ROW, SET, Declared, ZoneForm

FRAME_NUMBERS: Final = 3  # of the question that is asked, without who is asked
FRAME_TUPLE: Final = 8  # what it has gathered so far: dice, rewards
HEAD: Final = ("observer", "decider", "players", "seats")

NUMBER_KIND: Final = "number"  # as the rules count it; HIDDEN (-1) where the observer may not know it
ROW_KIND: Final = "row"  # first how many cards, then place by place card + 1, or 0 without a face
SET_KIND: Final = "set"  # first how many cards, then card by card how many of them
COUNT_KIND: Final = "count"  # only how many cards


class Slice:
    """A part of the vector: its name, where it is, and what its numbers mean."""

    def __init__(self, name: str, start: int, labels: list[str], kind: str, size: int) -> None:
        self.name: Final = name
        self.start: Final = start
        self.stop: Final = start + len(labels)
        self.labels: Final = labels  # of its entries
        self.kind: Final = kind
        self.size: Final = size  # row: places; set: different cards; else 0


class NumberPart:
    """One declared number field in a vector."""

    def __init__(self, one: Field, start: int, box: BaseBox) -> None:
        self.field: Final = one
        self.start: Final = start  # in `numbers()` of its holder
        self.stop: Final = start + one.size(box)
        self.secret: Final = one.sight != EVERYBODY
        self.labels: Final = _unpacked(one, box)
        self.bits: Final = 0 if one.packed is None else one.packed.bits
        self.count: Final = 0 if one.packed is None else len(one.packed.names)


class ZonePart:
    """One declared zone, or one of a list of zones, in a vector."""

    def __init__(self, one: Field, label: str, form: ZoneForm) -> None:
        self.label: Final = label
        self.form: Final = form
        self.is_open: Final = one.sight == EVERYBODY
        self.is_owned: Final = one.sight == OWNER


class Plan:
    """How the table, or a seat, is written: its numbers, then its zones, both in declared order."""

    def __init__(self, fields: list[Field], forms: dict[str, ZoneForm], box: BaseBox) -> None:
        self.numbers: Final[list[NumberPart]] = []
        self.zones: Final[list[ZonePart]] = []
        at = 0
        for one in fields:
            if one.is_memory():
                continue
            if one.is_number():
                part = NumberPart(one, at, box)
                self.numbers.append(part)
                at = part.stop
            else:
                form = forms.get(one.name, COUNTED)
                self.zones.extend([ZonePart(one, label, form) for label in one.labels(box)])
        self.is_plain: Final = not any(part.secret or part.bits for part in self.numbers)

    def slices(self, prefix: str, start: int) -> list[Slice]:
        found: list[Slice] = []
        at = start
        for part in self.numbers:
            found.append(Slice(prefix + part.field.name, at, part.labels, NUMBER_KIND, 0))
            at = found[-1].stop
        for zone in self.zones:
            found.append(_zone_slice(prefix, zone, at))
            at = found[-1].stop
        return found


def _unpacked(one: Field, box: BaseBox) -> list[str]:
    """The names of the entries of a number field, packed ones taken apart."""
    labels = one.labels(box)
    if one.packed is None:
        return labels
    return [f"{label}_{name}" for label in labels for name in one.packed.names]


def _zone_slice(prefix: str, zone: ZonePart, at: int) -> Slice:
    form = zone.form
    kind = ROW_KIND if form.kind == ROW else SET_KIND if form.kind == SET else COUNT_KIND
    labels = [f"{zone.label}.cards", *[f"{zone.label}.{i}" for i in range(form.size)]]
    return Slice(prefix + zone.label, at, labels, kind, form.size)


class ObservationLayout:
    """All slices of the vector of a game with so many seats, by name and in order.

    The observer's own seat is `me`; the others follow clockwise as `p1`, `p2`, ... Numbers of the table that
    name a seat name it as the rules do: `observer` says which one is `me`.
    """

    def __init__(self, spec: GameSpec, declared: Declared, box: BaseBox, players: int, seats: int) -> None:
        self.version: Final = declared.observation
        self.players: Final = players
        self.seats: Final = seats
        self.table: Final = Plan(spec.table_fields, declared.table_zones, box)
        self.seat: Final = Plan(spec.seat_fields, declared.seat_zones, box)
        self.slices: Final[dict[str, Slice]] = {}
        self.questions: Final[list[str]] = [kind.__name__ for kind in spec.frames]
        at = self._add(self._head(spec), 0)
        at = self._add(self.table.slices("", at), at)
        for place in range(seats):
            at = self._add(self.seat.slices("me." if place == 0 else f"p{place}.", at), at)
        self.size: Final = at

    def _add(self, some: list[Slice], at: int) -> int:
        for one in some:
            self.slices[one.name] = one
            at = one.stop
        return at

    def _head(self, spec: GameSpec) -> list[Slice]:
        """Who looks, who decides, which game it is, and what is asked."""
        found: list[Slice] = []
        at = 0
        for name in HEAD:
            found.append(Slice(name, at, [name], NUMBER_KIND, 0))
            at += 1
        options = [f"option.{one.name}" for one in spec.options]
        asked = ["question", *[f"question.{i}" for i in range(FRAME_NUMBERS)]]
        gathered = [f"gathered.{i}" for i in range(FRAME_TUPLE)]
        for name, labels in (("options", options), ("question", asked), ("gathered", gathered)):
            found.append(Slice(name, at, labels, NUMBER_KIND, 0))
            at = found[-1].stop
        return found

    def names(self) -> list[str]:
        """A name for every entry, all of them different."""
        return [
            f"{one.name.rpartition('.')[0] + '.' if '.' in one.name else ''}{label}"
            for one in self.slices.values()
            for label in one.labels
        ]

    def lists(self) -> list[int]:
        """How many zones and numbers the plans have (for tests)."""
        return [len(self.table.numbers), len(self.table.zones), len(self.seat.numbers), len(self.seat.zones)]


__all__ = ["NUMBERS", "ZONES", "ObservationLayout", "Plan", "Slice"]
