"""The views of a table, kept as encoded sections: only what changed is made and sent anew.

A section (kernel/sections.py) is made again when one of the fields it reads has changed since, and gets a
new number if it then looks different; so nobody can tell from what is sent whether something hidden has
changed. Those who see the same share it. A connection remembers up to which number it was sent everything.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from regnum.kernel.sections import ALL, ALL_BUT_OWNER, Json, Reading, Section
from regnum.kernel.sight import PUBLIC, Redactor, seat_of, sight_of
from regnum.kernel.spec import GameSpec
from regnum.kernel.state import State
from regnum.server.protocol import encode


class Part:
    """A section as some observers see it: its bytes, and the number of its last change."""

    __slots__ = ("bits", "data", "made", "number", "section")

    def __init__(self, section: Section[Any], bits: int) -> None:
        self.section = section
        self.bits = bits  # the fields it reads
        self.made: Json = {}
        self.data = b""
        self.number = 0


class Group:
    """Parts that the same observers get; made as one of them, `eye`, sees the position."""

    __slots__ = ("eye", "number", "parts", "pending")

    def __init__(self, eye: int, parts: list[Part], pending: int) -> None:
        self.eye = eye
        self.parts = parts
        self.pending = pending  # fields that changed since the parts were made
        self.number = 0  # of the last change of any of them


@dataclass(frozen=True)
class Known:
    """What a connection was sent of a view: the parts of these groups up to a number."""

    groups: tuple[Group, ...] = ()
    number: int = 0


class Views:
    """All views of one table. `is_open`: nothing is hidden any more."""

    def __init__(self, spec: GameSpec, g: State, is_open: bool = False, number: int = 0) -> None:
        self.spec = spec
        self.is_open = is_open
        self.number = number  # of the last change of any part
        self._sections = spec.sections(g)
        self._reading = Reading(spec.table_fields, spec.seat_fields, g.seat_count)
        self._audience = [self._reading.audience(section) for section in self._sections]
        self._groups: dict[tuple[int, int, int], Group] = {}
        self._of: dict[int, tuple[Group, ...]] = {}  # observer -> groups
        self._order: dict[int, list[Part]] = {}  # observer -> its parts in the order of the view
        self._seen = g.clone()  # the position as last looked at; copies share what neither writes
        self._redacted: dict[int, State] = {}
        self._redactors: dict[int, Redactor] = {}

    def look(self, g: State) -> None:
        """Note what has changed since the last look."""
        changed = self._reading.changed(self._seen, g)
        if not changed:
            return
        self._seen = g.clone()
        self._redacted = {}
        for group in self._groups.values():
            group.pending |= changed

    # --- what an observer gets -------------------------------------------------------------------------

    def changes(self, observer: int, known: Known) -> tuple[list[tuple[str, bytes]], Known]:
        """Where and how the view differs from what is known of it, and what is known afterwards."""
        groups = self._made(observer)
        found = []
        for group in groups:
            since = known.number if group in known.groups else 0
            if group.number > since:
                found += [(part.section.path, part.data) for part in group.parts if part.number > since]
        return found, Known(groups, self.number)

    def whole(self, observer: int) -> bytes:
        """The whole view as JSON."""
        keys: list[bytes] = []
        lists: dict[str, dict[int, list[bytes]]] = {}
        for group in self._made(observer):
            for part in group.parts:
                inner = part.data[1:-1]
                if part.section.list:
                    entries = lists.setdefault(part.section.list, {})
                    entries.setdefault(part.section.entry, []).append(inner)
                else:
                    keys.append(inner)
        for name, entries in lists.items():
            inside = b",".join(b"{%b}" % b",".join(entries[i]) for i in sorted(entries))
            keys.append(b'"%b":[%b]' % (name.encode(), inside))
        return b"{%b}" % b",".join(keys)

    def sections(self, observer: int) -> list[Json]:
        """All sections of the view, in their order; to be read only."""
        groups = self._made(observer)
        order = self._order.get(observer)
        if order is None:
            place = {section: i for i, section in enumerate(self._sections)}
            parts = (part for group in groups for part in group.parts)
            order = self._order[observer] = sorted(parts, key=lambda part: place[part.section])
        return [part.made for part in order]

    # --- making them -----------------------------------------------------------------------------------

    def _made(self, observer: int) -> tuple[Group, ...]:
        """The groups of an observer, up to date."""
        groups = self._of.get(observer)
        if groups is None:
            groups = self._of[observer] = tuple(self._groups_of(observer))
        for group in groups:
            if group.pending:
                self._make(group)
        return groups

    def _make(self, group: Group) -> None:
        eye, pending = group.eye, group.pending
        seat = seat_of(eye)
        for part in group.parts:
            if part.bits & pending or not part.number:
                part.made = part.section.make(self._position(eye), seat)
                data = encode(part.made)
                if data != part.data:
                    self.number += 1
                    part.data = data
                    part.number = group.number = self.number
        group.pending = 0

    def _position(self, observer: int) -> State:
        """The position as an observer may know it."""
        if self.is_open:
            return self._seen
        eye = sight_of(observer)
        found = self._redacted.get(eye)
        if found is None:
            redactor = self._redactors.get(eye)
            if redactor is None:
                redactor = self._redactors[eye] = Redactor(self.spec.layout(self._seen), eye)
            found = self._redacted[eye] = redactor.copy(self._seen)
        return found

    def _groups_of(self, observer: int) -> list[Group]:
        """The groups of an observer, those made before among them."""
        places: dict[tuple[int, int, int], list[Section[Any]]] = {}  # audience, seat, eye -> sections
        for section, audience in zip(self._sections, self._audience, strict=True):
            who = -1
            if audience == ALL:
                eye = PUBLIC
            elif audience == ALL_BUT_OWNER:
                who = section.who
                eye = observer if observer == who else PUBLIC
            else:
                eye = observer
            places.setdefault((audience, who, eye), []).append(section)
        return [self._group(place, sections) for place, sections in places.items()]

    def _group(self, place: tuple[int, int, int], sections: list[Section[Any]]) -> Group:
        group = self._groups.get(place)
        if group is None:
            eye = place[2]
            parts = [Part(section, self._reading.bits(section, seat_of(eye))) for section in sections]
            group = self._groups[place] = Group(eye, parts, self._reading.all)
        return group


def raw(found: list[tuple[str, bytes]]) -> list[tuple[str, msgspec.Raw]]:
    """Changes as part of a message."""
    return [(path, msgspec.Raw(data)) for path, data in found]
