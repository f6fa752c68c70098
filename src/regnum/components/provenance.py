"""What the `prov` tables of a component file say: where a value comes from, and how sure it is."""

from typing import Final

from regnum.components.values import as_integer, as_list, as_table, show

RULEBOOK: Final = "rulebook"
PRINTED: Final = "printed"  # an owner of the box has compared it with the print
ORIGINS: Final = (RULEBOOK, PRINTED, "source", "memory", "reconstructed")
SPEC_KEYS: Final = ("origin", "confidence", "refs", "rulebook", "alternative", "note")


class Spec:
    """Where a value comes from."""

    def __init__(self, origin: str, note: str, stated: list[str], said: dict[str, object]) -> None:
        self.origin = origin
        self.note = note  # confidence, alternative, sources: one line for an owner of the box
        self.stated = stated  # the elements of a list or table that the rulebook states
        self.said = said  # the same, as it stands in the file

    @property
    def confidence(self) -> int:
        """Our estimate in percent; -1 if there is none."""
        value = self.said.get("confidence")
        return round(value * 100) if isinstance(value, (int, float)) else -1

    def text(self, key: str) -> str:
        """What `alternative` or `note` says; empty if it says nothing."""
        return str(self.said.get(key, ""))

    @property
    def refs(self) -> list[str]:
        """Keys of `sources`."""
        return [str(ref) for ref in as_list(self.said.get("refs", [])) or []]


def read_spec(value: object, path: str, sources: dict[str, object], problems: list[str]) -> Spec:
    """Read an origin, or a table with `origin` and more."""
    table = as_table(value)
    if table is None:
        table = {"origin": value}
    origin = table.get("origin")
    if not isinstance(origin, str) or origin not in ORIGINS:
        problems.append(
            f"{path}: expected one of {', '.join(ORIGINS)}, or a table with `origin`; found {show(origin)}"
        )
        origin = ""
    for key in table:
        if key not in SPEC_KEYS:
            problems.append(f"{path}: unknown key {show(key)}; known keys: {', '.join(SPEC_KEYS)}")
    stated = _stated(table, path, problems)
    parts = [
        _confidence(table, path, problems),
        _text(table, "alternative", "alternative: ", path, problems),
        _text(table, "note", "", path, problems),
        f"in the rulebook: {', '.join(stated)}" if stated else "",
        _refs(table, path, sources, problems),
    ]
    return Spec(origin, "; ".join(part for part in parts if part), stated, table)


def _stated(table: dict[str, object], path: str, problems: list[str]) -> list[str]:
    value = table.get("rulebook", [])
    numbers = as_list(value)
    if numbers is None or not all(as_integer(number, 0, 99) is not None for number in numbers):
        problems.append(f"{path}.rulebook: expected a list of numbers from 0 to 99, found {show(value)}")
        return []
    return [str(number) for number in numbers]


def _confidence(table: dict[str, object], path: str, problems: list[str]) -> str:
    value = table.get("confidence")
    if value is None:
        return ""
    if not isinstance(value, bool) and isinstance(value, (int, float)) and 0 <= value <= 1:
        return f"confidence {round(value * 100)} %"
    problems.append(f"{path}.confidence: expected a number from 0 to 1, found {show(value)}")
    return ""


def _text(table: dict[str, object], key: str, label: str, path: str, problems: list[str]) -> str:
    value = table.get(key)
    if value is None:
        return ""
    if isinstance(value, str):
        return label + value
    problems.append(f"{path}.{key}: expected a text, found {show(value)}")
    return ""


def _refs(table: dict[str, object], path: str, sources: dict[str, object], problems: list[str]) -> str:
    value = table.get("refs", [])
    refs = as_list(value)
    if refs is None:
        problems.append(f"{path}.refs: expected a list of keys of `sources`, found {show(value)}")
        return ""
    known = [ref for ref in refs if isinstance(ref, str) and ref in sources]
    for ref in refs:
        if ref not in known:
            problems.append(f"{path}.refs: {show(ref)} is no key of `sources`")
    return f"sources {', '.join(known)}" if known else ""
