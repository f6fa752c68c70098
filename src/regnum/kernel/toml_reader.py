"""Reads component files: TOML in which every value says where it comes from.

A game's loader opens sections and asks their entries for fields; the reader checks types, ranges and
words, and collects every problem instead of stopping at the first. What it has accepted it remembers
three times: the provenance and the note of each path, and a canonical line for the fingerprint.

A file consists of sections. A section holds fields of its own, entries (a list of tables with an
`id`, or tables named by their id), and a table `prov`. A key of `prov` is `entry.field`, `entry`,
`field` or `all`; the first of these that is there holds. What stands there is an origin, or a table:

    squire_3.reward = { origin = "reconstructed", confidence = 0.65, alternative = "1 faith" }
"""

from hashlib import sha256
from typing import Final

from regnum.kernel.toml_provenance import ORIGINS, RULEBOOK, Spec, read_spec
from regnum.kernel.toml_values import ID_WORDS, as_integer, as_list, as_table, is_id, parse, show, show_key

FORMAT: Final = 1


class ComponentFile:
    """A component file while it is read, and all that is wrong with it."""

    def __init__(self, text: str, game: str) -> None:
        self.problems: list[str] = []
        self.provenance: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.lines: list[str] = []  # one per value: what the fingerprint is made of
        self.opened: list[str] = ["game", "format", "sources"]
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

    def section(self, name: str) -> "Section":
        """Open a section, which is empty if it is not in the file."""
        self.opened.append(name)
        value = self.root.get(name)
        data = as_table(value)
        if value is None:
            self.problem(name, "missing section")
        elif data is None:
            self.problem(name, f"expected a section (a table), found {show(value)}")
        return Section(self, name, data)

    def close(self) -> None:
        """Report what nobody asked for."""
        for key in self.root:
            if key not in self.opened:
                self.problem(show(key), f"unknown section; known sections: {', '.join(self.opened)}")

    def fingerprint(self) -> str:
        """The same for the same values, whatever their provenance, notes and layout."""
        return sha256("\n".join(self.lines).encode()).hexdigest()[:16]


class Section:
    """A section of the file: fields of its own, entries, provenance."""

    def __init__(self, file: ComponentFile, name: str, data: dict[str, object] | None) -> None:
        self.file = file
        self.name = name
        self.is_there = data is not None
        self.ids: list[str] = []  # of cards, copies included
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

    def entries(self, key: str, numbered: str = "") -> list["Entry"]:
        """The entries of the list under this key; their ids are in the file, or are `numbered`."""
        value = self.own.take(key)
        rows = as_list(value)
        if rows is None:
            self.own.refuse(key, value, "a list of tables")
            return []
        found = []
        for number, row in enumerate(rows, start=1):
            data = as_table(row)
            if data is None:
                self.own.problem(f"{key}[{number}]", f"expected a table, found {show(row)}")
            elif numbered:
                name = f"{numbered}_{number}"
                found.append(Entry(self, f"{self.name}.{name}", name, data))
            else:
                found.append(self._identified(f"{key}[{number}]", data))
        return found

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
        value = self.own.take(name)
        data = as_table(value)
        if data is None:
            self.own.refuse(name, value, "a table")
        return Entry(self, f"{self.name}.{name}", name, data)

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
        self.own.close()
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


class Entry:
    """A card, a place or any other record; also the fields of a section itself.

    Each reading method answers something harmless after a problem, so that reading can go on.
    """

    def __init__(self, section: Section, path: str, name: str, data: dict[str, object] | None) -> None:
        self.section = section
        self.path = path
        self.name = name
        self.ids: list[str] = [name]
        self.is_there = section.is_there and data is not None
        self.data: dict[str, object] = {} if data is None else data
        self.asked: list[str] = []

    def card_ids(self) -> list[str]:
        """The ids of all copies of this card. Ask before other fields, so that these know them."""
        copies = self.integer("copies", 1, 99, 1)
        if copies > 1:
            self.ids = [f"{self.name}_{number}" for number in range(1, copies + 1)]
        self.section.ids += self.ids
        return self.ids

    def single_id(self) -> str:
        """The id of an entry that has no copies."""
        self.section.ids.append(self.name)
        return self.name

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

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number in a range."""
        value = self.take(field)
        if value is None and default is not None:
            value = default
        number = as_integer(value, low, high)
        if number is not None:
            self.keep(field, str(number))
            return number
        self.refuse(field, value, f"a whole number from {low} to {high}")
        return low

    def integers(self, field: str, count: int, low: int, high: int, rising: bool = False) -> list[int]:
        """A list of so many whole numbers; rising ones never fall from left to right."""
        value = self.take(field)
        expected = f"{count} whole numbers from {low} to {high}"
        read = [as_integer(number, low, high) for number in as_list(value) or []]
        numbers = [number for number in read if number is not None]
        if not isinstance(value, list) or len(value) != count or len(numbers) != count:
            if isinstance(value, list) and len(value) == len(numbers):
                self.problem(field, f"expected {expected}, found {len(value)} of them")
            else:
                self.refuse(field, value, expected)
            return [low] * count
        if rising and sorted(numbers) != numbers:
            self.problem(field, "expected numbers that do not fall from left to right")
        self.keep(field, str(numbers), [str(n) for n in range(1, count + 1)])
        return numbers

    def steps(self, field: str, highest: int, high: int) -> tuple[int, ...]:
        """A table "from this count on: so much" as a tuple with one number for each count from 0."""
        value = self.take(field)
        table = as_table(value)
        if table is None:
            self.refuse(field, value, "a table of counts")
            return (0,) * (highest + 1)
        counts = [str(n) for n in range(1, highest + 1)]
        for key, worth in table.items():
            if key not in counts:
                self.problem(field, f"unknown count {show(key)}; expected 1 to {highest}")
            elif as_integer(worth, 0, high) is None:
                self.problem(f"{field}.{key}", f"expected 0 to {high}, found {show(worth)}")
        totals = [0]
        for count in counts:
            total = as_integer(table.get(count), 0, high)
            totals.append(totals[-1] if total is None else total)
        if sorted(totals) != totals:
            self.problem(field, "expected totals that do not fall")
        self.keep(field, str(totals), [count for count in counts if count in table])
        return tuple(totals)

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self.take(field)
        if isinstance(value, bool):
            self.keep(field, str(value))
            return value
        self.refuse(field, value, "true or false")
        return False

    def text(self, field: str, longest: int) -> str:
        """A proper name: a short text on one line."""
        value = self.take(field)
        if isinstance(value, str) and 1 <= len(value) <= longest and value.isprintable():
            self.keep(field, value)
            return value
        self.refuse(field, value, f"a text of 1 to {longest} printable characters")
        return ""

    def one_of(self, field: str, codes: dict[str, int], kind: str, default: str = "") -> int:
        """One of the words of a vocabulary, as its code."""
        value = self.take(field)
        if value is None and default:
            value = default
        if not isinstance(value, str):
            self.refuse(field, value, f"one of {', '.join(codes)}")
            return -1
        if self._knows(field, value, codes, kind):
            self.keep(field, value)
            return codes[value]
        return -1

    def many_of(self, field: str, codes: dict[str, int], kind: str, count: int) -> tuple[int, ...]:
        """So many words of a vocabulary, as their codes."""
        value = self.take(field)
        words = as_list(value)
        if words is None or len(words) != count:
            found = value if words is None else f"{len(words)} of them"
            self.refuse(field, found, f"{count} of {', '.join(codes)}")
            return (-1,) * count
        read = [self._code(field, word, codes, kind) for word in words]
        if -1 not in read:
            self.keep(field, str(words), [str(n) for n in range(1, count + 1)])
        return tuple(read)

    def _code(self, field: str, word: object, codes: dict[str, int], kind: str) -> int:
        if not isinstance(word, str):
            self.refuse(field, word, f"one of {', '.join(codes)}")
            return -1
        return codes[word] if self._knows(field, word, codes, kind) else -1

    def _knows(self, field: str, word: str, codes: dict[str, int], kind: str) -> bool:
        if word in codes:
            return True
        self.problem(field, f"unknown {kind} {show(word)}; known {kind}s: {', '.join(codes)}")
        return False

    def counts(
        self, field: str, codes: dict[str, int], kind: str, high: int, optional: bool = False
    ) -> list[tuple[int, int]]:
        """A table of counts such as { cleric = 1 }, as pairs (code, count) in the file's order."""
        value = self.take(field)
        if value is None and optional:
            value = {}
        pairs = self._pairs(field, value, codes, kind, high)
        if not pairs and not optional and isinstance(value, dict) and not value:
            self.problem(field, f"expected at least one {kind}")
        self.keep(field, str(pairs))
        return pairs

    def choices(
        self, field: str, codes: dict[str, int], kind: str, high: int, least: int
    ) -> list[list[tuple[int, int]]]:
        """A list of tables of counts, of which one is chosen; least 0 makes it optional."""
        value = self.take(field)
        tables = as_list([] if value is None and least == 0 else value)
        if tables is None or len(tables) < least or (len(tables) == 0 and value is not None):
            self.refuse(field, value, f"a list of {max(least, 1)} or more tables of {kind}s")
            return []
        found = []
        for number, table in enumerate(tables, start=1):
            pairs = self._pairs(f"{field}[{number}]", table, codes, kind, high)
            if not pairs and isinstance(table, dict) and not table:
                self.problem(f"{field}[{number}]", f"expected at least one {kind}")
            found.append(pairs)
        self.keep(field, str(found))
        return found

    def _pairs(
        self, field: str, value: object, codes: dict[str, int], kind: str, high: int
    ) -> list[tuple[int, int]]:
        table = as_table(value)
        if table is None:
            self.refuse(field, value, f"a table of {kind}s with their counts")
            return []
        pairs = []
        for word, count in table.items():
            if not self._knows(field, word, codes, kind):
                continue
            number = as_integer(count, 1, high)
            if number is not None:
                pairs.append((codes[word], number))
            else:
                self.problem(field, f"expected 1 to {high} for {show(word)}, found {show(count)}")
        return pairs

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
            path = ".".join(part for part in (self.section.name, name, field) if part)
            file.record(path, spec.origin, spec.note)
            for element in known if spec.stated else []:
                if element in spec.stated:
                    file.record(f"{path}.{element}", RULEBOOK, "")
                else:
                    file.record(f"{path}.{element}", spec.origin, spec.note)

    def close(self) -> None:
        """Report fields that nobody asked for."""
        for key in self.data:
            if key not in self.asked:
                known = ", ".join(dict.fromkeys(self.asked))
                self.section.file.problem(self.path, f"unknown key {show(key)}; known keys: {known}")
