"""The table of fields of a component file: what stands in it and where it goes. One line is one field.

    decrees = Section(SECTIONS, "decrees", fact="locations.decrees.")
    decrees.value("drawn", Number(2, 2), "decrees_drawn")

    tile = Cards(decrees, "tiles", box="decree_", fact="decrees")
    tile.value("level", Number(1, 3))
    tile.value("most", maybe(Number(1, 99)), "decree_max", "max")

A value of the section itself goes into one attribute of the box; a value of a card into a list with one
place for each card, ids into a list of their own. Without a name, the attribute is the prefix `box` and the
name in the file, and so is the fact: that of a section's value is a path, that of a card's value a name in
the card's record. `NOWHERE` keeps a value out of one of them. The order is that of the fingerprint.

A value that the box has no attribute for is kept in `box.more`: it needs no more than its line here to be
loaded, listed and told. A rule that wants to read it gives it a typed attribute.
"""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry, FileSection
from regnum.components.kinds import Json, Kind, list_of_all
from regnum.components.told import Shape, shape_of, tell
from regnum.kernel.box import BaseBox

NOWHERE: Final = "-"
ITSELF: Final = "="  # the fact of an entry is this value alone, not a record


# --- the box by names: only where it is filled and told, never in the rules --------------------------


def value_of(box: BaseBox, name: str) -> object:
    """What the box holds under this name."""
    return getattr(box, name) if hasattr(box, name) else box.more[name]


def list_of(box: BaseBox, name: str) -> list[object]:
    """The list under this name, to be filled."""
    if hasattr(box, name):
        return cast(list[object], getattr(box, name))
    return cast(list[object], box.more.setdefault(name, []))


def put(box: BaseBox, name: str, value: object) -> None:
    if hasattr(box, name):
        setattr(box, name, value)
    else:
        box.more[name] = value


def put_at(box: BaseBox, name: str, place: int, value: object) -> None:
    """Put a value at a place of a list, which may be the one after its last."""
    values = list_of(box, name)
    if place < len(values):
        values[place] = value
    else:
        values.append(value)


# --- fields ------------------------------------------------------------------------------------------


class Part:
    """A part of a section: a value, a list of cards, entries with names. `path`: where clients find it."""

    def __init__(self, path: str) -> None:
        self.path: Final = path

    def read(self, section: FileSection, box: BaseBox) -> None:
        """Fill the box."""
        raise NotImplementedError

    def told(self) -> "list[Part]":
        """What of it is told to clients."""
        return [] if self.path == NOWHERE else [self]

    def fact(self, box: BaseBox) -> object:
        """What they are told."""
        raise NotImplementedError

    def shape(self) -> Json:
        """The JSON schema of that."""
        raise NotImplementedError


class Value(Part):
    """A field: its name in the file, its kind, its attributes in the box and its path in the facts."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        attributes: tuple[str, ...],
        path: str,
        otherwise: object = 0,
        at: int = -1,
        quiet: bool = False,
    ) -> None:
        super().__init__(path)
        self.name: Final = name
        self.kind: Final = kind
        self.attributes: Final = attributes
        self.otherwise: Final = otherwise
        self.at: Final = at
        self.quiet: Final = quiet

    def read(self, section: FileSection, box: BaseBox) -> None:
        self.read_once(section.own, box)

    def read_once(self, entry: Entry, box: BaseBox) -> None:
        """Read it from an entry of which there is only one."""
        for name, value in self.read_from(entry, box):
            if self.at >= 0:
                put_at(box, name, self.at, value)
            else:
                put(box, name, value)

    def read_from(self, entry: Entry, box: BaseBox) -> list[tuple[str, object]]:
        """Read it, show it in the catalogue, and answer what goes into which attribute."""
        kind = self.kind.here(entry, self.name)
        value = self.otherwise
        if kind is not None:
            value = kind.read(entry, self.name, box)
            if value or not self.quiet:
                entry.show(self.name, kind.text(value, box))
        entry.values[self.name] = value
        if len(self.attributes) > 1:
            return list(zip(self.attributes, cast(Iterable[object], value), strict=False))
        return [(name, value) for name in self.attributes]

    def fact(self, box: BaseBox) -> object:
        return self.fact_at(box, self.at)

    def fact_at(self, box: BaseBox, place: int) -> object:
        """What they are told of the entry at a place of the lists."""
        value = value_of(box, self.attributes[0])
        return self.kind.json(cast(list[object], value)[place] if place >= 0 else value, box)

    def shape(self) -> Json:
        shape = self.kind.shape()
        words = shape.get("enum")
        return {"enum": [*words, None]} if isinstance(words, list) and self.otherwise == -1 else shape


class Made(Value):
    """What clients are told although no field says it alone: it was made of others, and lies in the box."""

    def read_from(self, entry: Entry, box: BaseBox) -> list[tuple[str, object]]:
        return []


class Fields(Part):
    """What fields belong to. Each is added in a line of its own."""

    def __init__(self, path: str, box: str, fact: str) -> None:
        super().__init__(path)
        self.parts: Final[list[Part]] = []
        self.fields: Final[list[Value]] = []
        self.box: Final = box
        self.fact_prefix: Final = fact

    def add(self, field: Value) -> None:
        self.parts.append(field)
        self.fields.append(field)

    def value(
        self,
        name: str,
        kind: Kind,
        box: str | tuple[str, ...] = "",
        fact: str = "",
        *,
        otherwise: object = 0,
        at: int = -1,
        quiet: bool = False,
    ) -> None:
        """Add a field.

        box: an attribute, or several for a kind that brings several. otherwise: the value of entries that
        have no such field. at: the place in a list, for values of a section that share one. quiet: the
        catalogue leaves it out when it is nothing (0, false, empty).
        """
        if not isinstance(box, tuple):
            box = () if box == NOWHERE else (box or self.box + name,)
        if not fact:
            is_told = self.fact_prefix != NOWHERE and len(box) == 1
            fact = self.fact_prefix + name if is_told else NOWHERE
        self.add(Value(name, kind, box, fact, otherwise, at, quiet))

    def made(self, fact: str, kind: Kind, box: str) -> None:
        """Add what is in no field alone, for clients only."""
        self.add(Made(fact, kind, (box,), fact))


class Section(Fields):
    """A section of the file, one of `sections`. Its parts are read in the order in which they were added.

    box, fact: prefixes of attributes and paths of its own values. count: how many cards there are in all.
    shown, shown_last: fields that the catalogue shows before and after the others of an entry. own_first: it
    begins with the section's own values.
    """

    def __init__(
        self,
        sections: "list[Section]",
        name: str,
        *,
        box: str = "",
        fact: str = NOWHERE,
        count: int = 0,
        shown: tuple[str, ...] = (),
        shown_last: tuple[str, ...] = (),
        own_first: bool = False,
    ) -> None:
        super().__init__(NOWHERE, box, fact)
        sections.append(self)
        self.name: Final = name
        self.count: Final = count
        self.shown: Final = shown
        self.shown_last: Final = shown_last
        self.own_first: Final = own_first

    def read(self, section: FileSection, box: BaseBox) -> None:
        for part in self.parts:
            part.read(section, box)
        section.close(self.count)

    def told(self) -> list[Part]:
        return [told for part in self.parts for told in part.told()]


# --- entries of a section ----------------------------------------------------------------------------


class Single(Fields):
    """An entry that is a table and has fields like no other; they go where a section's own values go."""

    def __init__(self, section: Section, name: str, *, box: str = "", fact: str = NOWHERE) -> None:
        super().__init__(NOWHERE, box, fact)
        section.parts.append(self)
        self.name: Final = name

    def read(self, section: FileSection, box: BaseBox) -> None:
        for field in self.fields:
            field.read_once(section.entry(self.name), box)

    def told(self) -> list[Part]:
        return [told for field in self.fields for told in field.told()]


class Records(Fields):
    """Entries with the same fields: each field is a list in the box, and so are their ids.

    fact: the path of all records, by id or `listed`. places: the names and places that clients are told of,
    if not all. As such these are only told, and all their fields are made of others.
    """

    def __init__(
        self,
        section: Section,
        *,
        box: str = "",
        ids: str = NOWHERE,
        fact: str = NOWHERE,
        listed: bool = False,
        places: dict[str, int] | None = None,
    ) -> None:
        super().__init__(fact, box, "")
        section.parts.append(self)
        self.ids: Final = ids
        self.listed: Final = listed
        self.places: Final = places

    def read(self, section: FileSection, box: BaseBox) -> None:
        """Nothing of them is in the file."""

    def _told_fields(self) -> list[Value]:
        return [field for field in self.fields if field.path != NOWHERE]

    def _places(self, box: BaseBox) -> list[tuple[str, int]]:
        if self.places is not None:
            return list(self.places.items())
        names = self.ids if self.ids != NOWHERE else self._told_fields()[0].attributes[0]
        return [(str(name), place) for place, name in enumerate(list_of(box, names))]

    def fact(self, box: BaseBox) -> object:
        records = [(name, self._record(box, place)) for name, place in self._places(box)]
        return [record for _, record in records] if self.listed else dict(records)

    def _record(self, box: BaseBox, place: int) -> object:
        record: Json = {}
        for field in self._told_fields():
            tell(record, field.path, field.fact_at(box, place))
        return record.get(ITSELF, record)

    def shape(self) -> Json:
        tree: Json = {}
        for field in self._told_fields():
            tell(tree, field.path, Shape(field.shape()))
        shape = shape_of(tree.get(ITSELF, tree))
        if self.listed:
            return list_of_all(shape)
        records: Json = {"type": "object", "additionalProperties": shape}
        if self.places is not None:
            records["propertyNames"] = {"enum": [*self.places]}
        return records


class Cards(Records):
    """The entries of the list under a key.

    numbered: they have no ids, and are called so with a number behind. copies: an entry may stand for
    several cards, each with a place of its own in the lists.
    """

    def __init__(
        self,
        section: Section,
        key: str,
        *,
        box: str = "",
        fact: str = NOWHERE,
        listed: bool = False,
        numbered: str = "",
        copies: bool = False,
    ) -> None:
        ids = NOWHERE if numbered or listed else box + "ids"
        super().__init__(section, box=box, ids=ids, fact=fact, listed=listed)
        self.key: Final = key
        self.numbered: Final = numbered
        self.copies: Final = copies

    def read(self, section: FileSection, box: BaseBox) -> None:
        section.open_cards(self.key, self.numbered)
        if not self.copies:  # all ids first: a card may name a later one
            for entry in section.cards:
                self._read_ids(entry, box)
        for entry in section.cards:
            if self.copies:
                self._read_ids(entry, box)
            for field in self.fields:
                for name, value in field.read_from(entry, box):
                    list_of(box, name).extend([value] * len(entry.ids))

    def _read_ids(self, entry: Entry, box: BaseBox) -> None:
        entry.read_ids(self.copies)
        if self.ids != NOWHERE:
            list_of(box, self.ids).extend(entry.ids)


class Named(Records):
    """Entries that are tables, by name, each with its place in the lists; without names they may have any.

    told: the names and places that clients are told of, if these are not those in the file.
    """

    def __init__(
        self,
        section: Section,
        names: dict[str, int] | None,
        *,
        box: str = "",
        fact: str = NOWHERE,
        listed: bool = False,
        told: dict[str, int] | None = None,
    ) -> None:
        ids = box + "ids" if names is None else NOWHERE
        super().__init__(section, box=box, ids=ids, fact=fact, listed=listed, places=told or names)
        self.names: Final = names

    def read(self, section: FileSection, box: BaseBox) -> None:
        names = self.names
        if names is None:
            names = {name: place for place, name in enumerate(section.entry_names())}
            list_of(box, self.ids).extend(names)
        for name, place in names.items():
            entry = section.entry(name)
            for field in self.fields:
                for attribute, value in field.read_from(entry, box):
                    put_at(box, attribute, place, value)
