"""The tables of a game in readable rows with their provenance, to be checked against a box."""

from regnum.kernel.tables import BaseTables

Row = tuple[str, str, str]  # entry, "field: value", provenance
Fields = list[tuple[str, str]]
Section = tuple[str, list[Row]]


class Rows:
    """The rows of one section while they are written."""

    def __init__(self, tables: BaseTables, section: str) -> None:
        self.tables = tables
        self.section = section
        self.rows: list[Row] = []
        self.copied: list[str] = []  # cards of which a copy has been here

    def own(self, field: str, value: str) -> None:
        """A field of the section itself."""
        self._add("", f"{self.section}.{field}", field, value)

    def entry(self, name: str, fields: Fields) -> None:
        """The fields of an entry."""
        for field, value in fields:
            self._add(name, f"{self.section}.{name}.{field}", field, value)

    def card(self, name: str, ids: list[str], fields: Fields) -> None:
        """The fields of a card; all copies of a card are told with the first."""
        origins = self.tables.provenance
        stem = name.rpartition("_")[0]
        if f"{self.section}.{name}.copies" in origins or f"{self.section}.{stem}.copies" not in origins:
            self.entry(name, fields)
        elif stem not in self.copied:
            self.copied.append(stem)
            copies = [other for other in ids if other.rpartition("_")[0] == stem]
            self._add(stem, f"{self.section}.{stem}.copies", "copies", str(len(copies)))
            for field, value in fields:
                self._add(stem, f"{self.section}.{name}.{field}", field, value)

    def _add(self, name: str, path: str, field: str, value: str) -> None:
        origin = self.tables.provenance.get(path, "")
        note = self.tables.notes.get(path, "")
        self.rows.append((name, f"{field}: {value}", f"{origin}: {note}" if note else origin))
