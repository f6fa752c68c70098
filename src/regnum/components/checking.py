"""Values of a component file beside the print: which there are, what may stand there, and the file corrected.

A value is called by its path: `jade.square`, `gift_cards.vase_3.action`. An answer is what is printed there,
or None if it is what the file says. The corrected file is a component file like any other: values that
somebody has compared have the origin `printed`, and are not asked for again.
"""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Final, cast

from regnum.components.file import Entry, FileSection
from regnum.components.kinds import Form
from regnum.components.number_kinds import Number
from regnum.components.provenance import PRINTED, Spec
from regnum.components.reading import Reading
from regnum.components.schema import Cards, Fields, Made, Named, Section, Single, Value
from regnum.components.values import as_table, parse
from regnum.components.writing import dumps

Answers = Mapping[str, object]
Table = dict[str, object]
COPIES: Final = "copies"
NO_SUCH: Final = "there is no such value"


class Known:
    """A value, where it comes from, and what may be entered instead. `value` is None if it is missing."""

    def __init__(self, entry: Entry, field: str, form: Form, spec: Spec | None) -> None:
        self.section: Final = entry.section.name
        self.entry: Final = entry.name
        self.ids: Final = [] if field == COPIES else [one for one in entry.ids if one]
        self.field: Final = field
        self.path: Final = entry.path_of(entry.name, field)
        self.form: Final = form
        self.value: Final = entry.data.get(field, form.absent)
        self.spec: Final = spec


def known(reading: Reading) -> list[Known]:
    """Every value of a file, in its order; also those that are missing."""
    return [
        value
        for schema in reading.sections
        for entry, field in _fields(schema, reading.file.sections[schema.name])
        for value in _known_at(entry, field, reading)
    ]


def _fields(schema: Section, section: FileSection) -> Iterator[tuple[Entry, Value | None]]:
    """The entries of a section with their fields; without a field: how often the card is there."""
    for part in schema.parts:
        if isinstance(part, Value):
            yield section.own, part
        elif isinstance(part, Fields):
            for entry in _entries(part, section):
                if isinstance(part, Cards) and part.copies:
                    yield entry, None
                yield from ((entry, field) for field in part.fields)


def _entries(part: Fields, section: FileSection) -> list[Entry]:
    if isinstance(part, Cards):
        return section.cards
    if isinstance(part, Single):
        return [section.entry(part.name)]
    if isinstance(part, Named):
        names = [*section.named] if part.names is None else [*part.names]
        return [section.entry(name) for name in names]
    return []


def _known_at(entry: Entry, field: Value | None, reading: Reading) -> list[Known]:
    if field is None:
        form = Number(1, 99, default=1).form(entry, COPIES, reading.box)
        return [Known(entry, COPIES, form, entry.section.spec_of(entry.name, COPIES))]
    kind = None if isinstance(field, Made) else field.kind.here(entry, field.name)
    if kind is None:
        return []
    form = kind.form(entry, field.name, reading.box)
    return [Known(entry, field.name, form, entry.section.spec_of(entry.name, field.name))]


# --- the corrected file ------------------------------------------------------------------------------


class Corrected:
    """A file with corrections: its text, how it reads, and answers to values that are not there."""

    def __init__(self, text: str, reading: Reading, unknown: list[str]) -> None:
        self.text: Final = text
        self.reading: Final = reading
        self.problems: Final = [*_worth_saying(reading), *[f"{path}: {NO_SUCH}" for path in unknown]]


def _worth_saying(reading: Reading) -> list[str]:
    """What is wrong, without what follows from it: provenance of a value that could not be read."""
    problems = reading.file.problems
    return [problem for problem in problems if ".prov: " not in problem] or [*problems]


def corrected(text: str, answers: Answers, opened: Callable[[str], Reading], remark: str = "") -> Corrected:
    """The file with these answers. What does not belong to a corrected card any more is left out."""
    root = parse(text)
    reading = opened(text)
    unknown = [path for path, value in answers.items() if not _put(root, reading, path, value)]
    written = dumps(root, remark)
    reading = opened(written)
    if _drop_strangers(root, reading, answers):
        written = dumps(root, remark)
        reading = opened(written)
    reading.file.close()
    return Corrected(written, reading, unknown)


def _put(root: Table, reading: Reading, path: str, value: object) -> bool:
    """Put an answer into the file, and where it comes from; False if there is no such place."""
    section, _, rest = path.partition(".")
    name, _, field = rest.rpartition(".")
    file = reading.file.sections.get(section)
    if file is None or not field or field in ("id", "prov"):
        return False
    table = cast(Table, root[section])
    place = _place(table, file, reading, name) if name else table
    if place is None or (not name and field not in place):
        return False
    if value is not None:
        place[field] = deepcopy(value)
    prov = cast(Table, table["prov"])
    if not name:
        prov[field] = PRINTED
        return True
    inner = as_table(prov.get(name))
    if inner is not None and "origin" not in inner and field in inner:  # the other way to write the same
        cast(Table, prov[name]).pop(field)
    prov[f"{name}.{field}"] = PRINTED
    return True


def _place(table: Table, section: FileSection, reading: Reading, name: str) -> Table | None:
    """The entry of this name, as it stands in the file."""
    schema = next(each for each in reading.sections if each.name == section.name)
    for part in schema.parts:
        if isinstance(part, Cards):
            rows = cast(list[Table], table[part.key])
            for entry, row in zip(section.cards, rows, strict=True):
                if entry.name == name:
                    return row
    found = table.get(name) if name in section.named else None
    return found if isinstance(found, dict) else None


def _drop_strangers(root: Table, reading: Reading, answers: Answers) -> bool:
    """Leave out fields of corrected entries that these do not have any more."""
    dropped = False
    belonging: dict[tuple[str, str], set[str]] = {}
    for value in known(reading):
        belonging.setdefault((value.section, value.entry), set()).add(value.field)
    for path, answer in answers.items():
        section, _, rest = path.partition(".")
        name, _, _ = rest.rpartition(".")
        fields = belonging.get((section, name))
        if not name or fields is None or answer is None:
            continue
        table = cast(Table, root[section])
        place = _place(table, reading.file.sections[section], reading, name) or {}
        for field in [key for key in place if key != "id" and key not in fields]:
            del place[field]
            cast(Table, table["prov"]).pop(f"{name}.{field}", None)
            dropped = True
    return dropped
