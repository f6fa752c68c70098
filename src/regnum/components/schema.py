"""The table of fields of a component file: what stands in it and where it goes. One line is one field.

    Section(
        "decrees",
        Value("drawn", Number(2, 2), "decrees_drawn", "locations.decrees.drawn"),
        Cards(
            "tiles",
            Value("level", Number(1, 3)),
            Value("most", maybe(Number(1, 99)), "decree_max", "max"),
            box="decree_",
            fact="decrees",
        ),
    )

A value of the section itself goes into one attribute of the box; a value of a card into a list with one
place for each card, ids into a list of their own. Without a name, the attribute is the prefix `box` and the
name in the file, and so is the fact: that of a section's value is a path, that of a card's value a name in
the card's record. `NOWHERE` keeps a value out of one of them.

A value that the box has no attribute for is kept in `box.more`: it needs no more than its line here to be
loaded, listed and told. A rule that wants to read it gives it a typed attribute.
"""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry, FileSection
from regnum.components.kinds import Json, Kind
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


# --- the parts of a section --------------------------------------------------------------------------


class Part:
    """A part of a section: a value, a list of cards, entries with names."""

    def settle(self, box: str, fact: str) -> None:
        """Take the prefixes of the section where it says no names of its own."""

    def read(self, section: FileSection, box: BaseBox) -> None:
        """Fill the box."""

    def told(self) -> "list[Told]":
        """What of it is told to clients."""
        return []


class Told(Part):
    """Something that clients are told: at a path of the facts."""

    def __init__(self, path: str) -> None:
        self.path: str = path

    def told(self) -> "list[Told]":
        return [] if self.path == NOWHERE else [self]

    def fact(self, box: BaseBox) -> object:
        """What they are told."""
        raise NotImplementedError

    def shape(self) -> Json:
        """The JSON schema of that."""
        raise NotImplementedError


class Value(Told):
    """A field: its name in the file, its kind, its place in the box and in the facts.

    box: an attribute, or several for a kind that brings several. otherwise: the value of entries that have
    no such field. at: the place in a list, for values of a section that share one. quiet: the catalogue
    leaves it out when it is nothing (0, false, empty).
    """

    def __init__(
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
        super().__init__(fact)
        self.name: Final = name
        self.kind: Final = kind
        self.attributes: tuple[str, ...] = box if isinstance(box, tuple) else (box,)
        self.otherwise: Final = otherwise
        self.at: Final = at
        self.quiet: Final = quiet

    def settle(self, box: str, fact: str) -> None:
        if self.attributes == ("",):
            self.attributes = (box + self.name,)
        elif self.attributes == (NOWHERE,):
            self.attributes = ()
        if self.path == "":
            is_told = fact != NOWHERE and len(self.attributes) == 1
            self.path = fact + self.name if is_told else NOWHERE

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

    def __init__(self, fact: str, kind: Kind, box: str) -> None:
        super().__init__(fact, kind, box, fact)

    def read_from(self, entry: Entry, box: BaseBox) -> list[tuple[str, object]]:
        return []


class Records(Told):
    """Entries with the same fields: each field is a list in the box.

    ids: the list of their ids, or NOWHERE. fact: the path of all records, by id; `listed`: as a list.
    """

    def __init__(self, fields: tuple[Value, ...], box: str, ids: str, fact: str, listed: bool) -> None:
        super().__init__(fact)
        self.fields: Final = fields
        self.ids: Final = ids
        self.listed: Final = listed
        for field in fields:
            field.settle(box, "")
        self.told_fields: Final = [field for field in fields if field.path != NOWHERE]

    def places(self, box: BaseBox) -> list[tuple[str, int]]:
        """The entries that clients are told of: id and place in the lists."""
        if self.ids == NOWHERE:
            return [("", place) for place in range(len(list_of(box, self.told_fields[0].attributes[0])))]
        return [(str(name), place) for place, name in enumerate(list_of(box, self.ids))]

    def fact(self, box: BaseBox) -> object:
        if self.listed:
            return [self._record(box, place) for _, place in self.places(box)]
        return {name: self._record(box, place) for name, place in self.places(box)}

    def _record(self, box: BaseBox, place: int) -> object:
        record: Json = {}
        for field in self.told_fields:
            value = field.fact_at(box, place)
            if field.path == ITSELF:
                return value
            tell(record, field.path, value)
        return record

    def shape(self) -> Json:
        tree: Json = {}
        for field in self.told_fields:
            tell(tree, field.path, Shape(field.shape()))
        itself = tree.get(ITSELF)
        shape = itself.shape if isinstance(itself, Shape) else shape_of(tree)
        if self.listed:
            return {"type": "array", "items": shape}
        return {"type": "object", "additionalProperties": shape}


class Cards(Records):
    """The entries of a list. numbered: they have no ids, and are called so with a number behind.

    copies: an entry may stand for several cards, each with a place of its own in the lists.
    """

    def __init__(
        self,
        key: str,
        *fields: Value,
        box: str = "",
        ids: str = "",
        fact: str = NOWHERE,
        listed: bool = False,
        numbered: str = "",
        copies: bool = False,
    ) -> None:
        nameless = bool(numbered) or listed
        super().__init__(fields, box, ids or (NOWHERE if nameless else box + "ids"), fact, listed)
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
    """Entries that are tables, by their names, each with its place in the lists.

    Without names they may have any, and `ids` is the list of them. told: the names and places that clients
    are told of, if these are not those in the file.
    """

    def __init__(
        self,
        names: dict[str, int] | None,
        *fields: Value,
        box: str = "",
        ids: str = NOWHERE,
        fact: str = NOWHERE,
        listed: bool = False,
        told: dict[str, int] | None = None,
    ) -> None:
        super().__init__(fields, box, ids, fact, listed)
        self.names: Final = names
        self.told_places: Final = told or names

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

    def places(self, box: BaseBox) -> list[tuple[str, int]]:
        return super().places(box) if self.told_places is None else list(self.told_places.items())


class MadeRecords(Named):
    """Records that no entries say alone: all their fields are `Made`."""

    def read(self, section: FileSection, box: BaseBox) -> None:
        """Nothing of them is in the file."""


class Single(Part):
    """An entry that is a table and has fields like no other; they go where a section's own values go."""

    def __init__(self, name: str, *fields: Value, box: str = "", fact: str = NOWHERE) -> None:
        self.name: Final = name
        self.fields: Final = fields
        for field in fields:
            field.settle(box, fact)

    def read(self, section: FileSection, box: BaseBox) -> None:
        for field in self.fields:
            field.read_once(section.entry(self.name), box)

    def told(self) -> list[Told]:
        return [told for field in self.fields for told in field.told()]


class Section:
    """A section of the file: its parts, in the order in which they are part of the fingerprint.

    box, fact: prefixes of attributes and paths of its own values. count: how many cards there are in all.
    shown, shown_last: fields that the catalogue shows before and after the others of an entry. own_first: it
    begins with the section's own values.
    """

    def __init__(
        self,
        name: str,
        *parts: Part,
        box: str = "",
        fact: str = NOWHERE,
        count: int = 0,
        shown: tuple[str, ...] = (),
        shown_last: tuple[str, ...] = (),
        own_first: bool = False,
    ) -> None:
        self.name: Final = name
        self.parts: Final = parts
        self.count: Final = count
        self.shown: Final = shown
        self.shown_last: Final = shown_last
        self.own_first: Final = own_first
        for part in parts:
            part.settle(box, fact)
