"""A component file while it is read: TOML in which every value says where it comes from.

Sections and entries are opened here; the kinds (`kinds.py`) read single values and check types, ranges and
words. Every problem is collected instead of stopping at the first. What is accepted is remembered three
times: the provenance and the note of each path, a canonical line for the fingerprint, a row of the catalogue.

A file consists of sections. A section holds values of its own, entries (a list of tables with an
`id`, or tables named by their id), and a table `prov`. A key of `prov` is `entry.field`, `entry`,
`field` or `all`; the first of these that is there holds. What stands there is an origin, or a table:

    squire_3.reward = { origin = "reconstructed", confidence = 0.65, alternative = "1 faith" }
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, cast

from regnum.components.provenance import ORIGINS, RULEBOOK, Spec, read_spec
from regnum.components.values import ID_WORDS, as_integer, as_list, as_table, is_id, parse, show, show_key
from regnum.kernel.box import CatalogueRow

FORMAT: Final = 1
MOST_COPIES: Final = 99


class ComponentFile:
    """A component file while it is read, and all that is wrong with it."""

    def __init__(self, text: str, game: str) -> None:
        self.problems: list[str] = []
        self.provenance: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.lines: list[str] = []  # one per value: what the fingerprint is made of
        self.sections: dict[str, FileSection] = {}
        self.root: dict[str, object] = parse(text)
        self.sources: dict[str, object] = {}
        self._read_header(game)

    def _read_header(self, game: str) -> None:
        if self.root.get("game") != game:
            self.problem("game", f"expected {game!r}, found {show(self.root.get('game'))}")
        if as_integer(self.root.get("format"), FORMAT, FORMAT) is None:
            self.problem("format", f"expected {FORMAT}, found {show(self.root.get('format'))}")
        sources = as_table(self.root.get("sources", {}))
        if sources is None:
            self.problem("sources", f"expected a table, found {show(self.root.get('sources'))}")
            return
        self.sources = sources
        for key, value in sources.items():
            if not isinstance(value, str):
                self.problem("sources", f"expected a text for {show(key)}, found {show(value)}")

    def problem(self, path: str, text: str) -> None:
        """Note what is wrong at this path."""
        self.problems.append(f"{path}: {text}")

    def record(self, path: str, origin: str, note: str) -> None:
        """Remember where a value comes from."""
        self.provenance[path] = origin
        if note:
            self.notes[path] = note

    def origin_of(self, path: str) -> str:
        """Where a value comes from, for the catalogue: the origin, and its note if there is one."""
        origin = self.provenance.get(path, "")
        note = self.notes.get(path, "")
        return f"{origin}: {note}" if note else origin

    def section(self, name: str) -> "FileSection":
        """Open a section, which is empty if it is not in the file."""
        value = self.root.get(name)
        data = as_table(value)
        if value is None:
            self.problem(name, "missing section")
        elif data is None:
            self.problem(name, f"expected a section (a table), found {show(value)}")
        self.sections[name] = FileSection(self, name, data)
        return self.sections[name]

    def close(self) -> None:
        """Report what nobody asked for."""
        known = ["game", "format", "sources", *self.sections]
        for key in self.root:
            if key not in known:
                self.problem(show(key), f"unknown section; known sections: {', '.join(known)}")

    def fingerprint(self) -> str:
        """The same for the same values, whatever their provenance, notes and layout."""
        return sha256("\n".join(self.lines).encode()).hexdigest()[:16]


class ShownRow:
    """A row of the catalogue: what was read in a field, in words."""

    def __init__(self, entry: str, field: str, text: str, path: str) -> None:
        self.entry: Final = entry
        self.field: Final = field
        self.text: Final = text
        self.path: Final = path  # of its provenance


class FileSection:
    """A section of the file: values of its own, entries, provenance."""

    def __init__(self, file: ComponentFile, name: str, data: dict[str, object] | None) -> None:
        self.file = file
        self.name = name
        self.is_there = data is not None
        self.ids: list[str] = []  # of cards, copies included
        self.cards: list[Entry] = []  # the entries of its list, in the order of the file
        self.named: dict[str, Entry] = {}  # the entries that are tables
        self.shown: list[ShownRow] = []
        self.specs: dict[str, Spec] = {}
        self.speaks_of: set[str] = {"all"}  # keys of `prov` that name something
        table: dict[str, object] = {} if data is None else data
        value = table.pop("prov", None)
        self.has_prov = value is not None
        self.own = Entry(self, name, "", table)
        if value is not None:
            self._read_prov(value)
        elif self.is_there:
            file.problem(f"{name}.prov", "missing: every value needs a provenance")

    def _read_prov(self, value: object) -> None:
        table = as_table(value)
        path = f"{self.name}.prov"
        if table is None:
            self.file.problem(path, f"expected a table, found {show(value)}")
            return
        for key, spec in table.items():
            inner = as_table(spec)
            if inner is None or "origin" in inner:
                self._add_spec(path, [key], spec)
                continue
            for field, inner_spec in inner.items():
                self._add_spec(path, [key, field], inner_spec)

    def _add_spec(self, path: str, keys: list[str], value: object) -> None:
        place = f"{path}.{'.'.join(show_key(key) for key in keys)}"
        self.specs[".".join(keys)] = read_spec(value, place, self.file.sources, self.file.problems)

    def spec_of(self, entry: str, field: str) -> Spec | None:
        """The most exact thing that `prov` says about this value."""
        keys = [f"{entry}.{field}", entry, field, "all"] if entry else [field, "all"]
        self.speaks_of.update(keys)
        for key in keys:
            if key in self.specs:
                return self.specs[key]
        return None

    def problem(self, field: str, text: str) -> None:
        """Note what is wrong with a field of the section, or with one of its lists as a whole."""
        self.own.problem(field, text)

    def open_cards(self, key: str, numbered: str = "") -> None:
        """Open the entries of the list under this key; their ids are in the file, or are `numbered`."""
        value = self.own.take(key)
        rows = as_list(value)
        if rows is None:
            self.own.refuse(key, value, "a list of tables")
            return
        for number, row in enumerate(rows, start=1):
            data = as_table(row)
            if data is None:
                self.problem(f"{key}[{number}]", f"expected a table, found {show(row)}")
            elif numbered:
                name = f"{numbered}_{number}"
                self.cards.append(Entry(self, f"{self.name}.{name}", name, data))
            else:
                self.cards.append(self._identified(f"{key}[{number}]", data))

    def _identified(self, place: str, data: dict[str, object]) -> "Entry":
        name = data.pop("id", None)
        if isinstance(name, str) and is_id(name):
            return Entry(self, f"{self.name}.{name}", name, data)
        path = f"{self.name}.{place}"
        wrong = "missing" if name is None else f"found {show(name)}"
        self.file.problem(f"{path}.id", f"{wrong}; expected {ID_WORDS}")
        return Entry(self, path, place, data)

    def entry(self, name: str) -> "Entry":
        """The entry that is a table of this name."""
        if name not in self.named:
            value = self.own.take(name)
            data = as_table(value)
            if data is None:
                self.own.refuse(name, value, "a table")
            self.named[name] = Entry(self, f"{self.name}.{name}", name, data)
        return self.named[name]

    def entry_names(self) -> list[str]:
        """The names of all entries that are tables, for sections whose entries may be any."""
        names = [key for key in self.own.data if is_id(key)]
        for key in self.own.data:
            if not is_id(key):
                self.file.problem(self.name, f"{show(key)} is no id; expected {ID_WORDS}")
                self.own.asked.append(key)
        return names

    def close(self, expected: int = 0) -> None:
        """Report what nobody asked for, repeated ids, and another number of cards than expected."""
        for entry in (*self.cards, *self.named.values(), self.own):
            entry.close()
        seen: set[str] = set()
        for name in self.ids:
            if name in seen:
                self.file.problem(f"{self.name}.{name}", "this id stands here twice")
            seen.add(name)
        if expected and self.is_there and len(self.ids) != expected:
            self.file.problem(self.name, f"expected {expected} in all, copies counted; found {len(self.ids)}")
        for key in self.specs:
            if key not in self.speaks_of:
                self.file.problem(f"{self.name}.prov", f"{show(key)} names no entry and no field here")

    def rows(self, first: tuple[str, ...], last: tuple[str, ...], own_first: bool) -> list[CatalogueRow]:
        """The section in readable rows, entry by entry, these fields before and those after the others."""
        entries: dict[str, list[ShownRow]] = {"": []} if own_first else {}
        for row in self.shown:
            entries.setdefault(row.entry, []).append(row)
        found: list[CatalogueRow] = []
        for rows in entries.values():
            others = [row.field for row in rows if row.field not in first and row.field not in last]
            order = [*first, *others, *last]
            for row in sorted(rows, key=lambda row: order.index(row.field)):
                found.append((row.entry, f"{row.field}: {row.text}", self.file.origin_of(row.path)))
        return found


class Entry:
    """A card, a place or any other record; also the values of a section itself."""

    def __init__(self, section: FileSection, path: str, name: str, data: dict[str, object] | None) -> None:
        self.section = section
        self.path = path
        self.name = name
        self.ids: list[str] = [name]
        self.is_there = section.is_there and data is not None
        self.is_clear = True  # false: the word is not known that says which fields there are
        self.data: dict[str, object] = {} if data is None else data
        self.values: dict[str, object] = {"id": name}  # what was read, or something harmless in its place
        self.asked: list[str] = []

    def number(self, field: str) -> int:
        """The number or the code that was read."""
        return cast(int, self.values[field])

    def numbers(self, field: str) -> list[int]:
        """The numbers or codes that were read."""
        return list(cast(Iterable[int], self.values[field]))

    def read_ids(self, has_copies: bool) -> None:
        """Find out the ids of all copies of a card, before the other fields, which speak of each copy."""
        copies = 1
        if has_copies:
            value = self.data.get("copies", 1)
            self.asked.append("copies")
            number = as_integer(value, 1, MOST_COPIES)
            if number is None:
                self.refuse("copies", value, f"a whole number from 1 to {MOST_COPIES}")
            else:
                copies = number
                self.keep("copies", str(copies))
        if copies > 1:
            self.ids = [f"{self.name}_{number}" for number in range(1, copies + 1)]
            path = f"{self.section.name}.{self.name}.copies"
            self.section.shown.append(ShownRow(self.name, "copies", str(copies), path))
        self.section.ids += self.ids

    def has(self, field: str) -> bool:
        """Whether an optional field is there."""
        self.asked.append(field)
        return field in self.data

    def take(self, field: str) -> object | None:
        """The raw value, or None."""
        self.asked.append(field)
        return self.data.get(field)

    def problem(self, field: str, text: str) -> None:
        """Note what is wrong with a field."""
        self.section.file.problem(f"{self.path}.{field}", text)

    def refuse(self, field: str, value: object, expected: str) -> None:
        """Note that a field is missing, or not what it should be."""
        if value is not None:
            self.problem(field, f"expected {expected}, found {show(value)}")
        elif self.is_there:
            self.problem(field, f"missing; expected {expected}")

    def path_of(self, name: str, field: str) -> str:
        """The path of a value's provenance."""
        return ".".join([part for part in (self.section.name, name, field) if part])

    def show(self, field: str, text: str) -> None:
        """Put a value into the catalogue; all copies of a card are told with the first."""
        path = self.path_of(self.ids[0], field)
        self.section.shown.append(ShownRow(self.name, field, text, path))

    def keep(self, field: str, canonical: str, elements: list[str] | None = None, source: str = "") -> None:
        """Remember an accepted value: its provenance, its note, its part of the fingerprint.

        source: the field whose provenance it has, if that is another one.
        """
        self.section.file.lines.append(f"{self.path}.{field}={canonical}")
        self.tell(field, source or field, elements)

    def tell(self, field: str, source: str, elements: list[str] | None = None) -> None:
        """Remember where a value comes from: what `prov` says of the field `source`."""
        file = self.section.file
        spec = self.section.spec_of(self.name, source)
        if spec is None:
            if self.section.has_prov:
                self.problem(field, f"no provenance; {self.section.name}.prov gives {', '.join(ORIGINS)}")
            return
        known = elements or []
        for stated in spec.stated:
            if elements is not None and stated not in known:
                self.problem(field, f"its provenance speaks of element {stated}; known: {', '.join(known)}")
        for name in [self.name] if field == "copies" else self.ids:
            path = self.path_of(name, field)
            file.record(path, spec.origin, spec.note)
            for element in known if spec.stated else []:
                if element in spec.stated:
                    file.record(f"{path}.{element}", RULEBOOK, "")
                else:
                    file.record(f"{path}.{element}", spec.origin, spec.note)

    def close(self) -> None:
        """Report fields that nobody asked for."""
        if not self.is_clear:
            return
        for key in self.data:
            if key not in self.asked:
                known = ", ".join(dict.fromkeys(self.asked))
                self.section.file.problem(self.path, f"unknown key {show(key)}; known keys: {known}")
