"""Switches of a component file: two readings of the same numbers side by side, one of which holds.

The fingerprint knows only what holds: a file without a second reading and one that does not use it are
the same, so that stored games still find their components.
"""

from regnum.kernel.toml_reader import Entry
from regnum.kernel.toml_values import as_integer


def switch(entry: Entry, field: str) -> bool:
    """True or false, or left out: whether the second reading of other fields holds."""
    value = entry.take(field)
    if isinstance(value, bool):
        entry.tell(field, field)
    elif value is not None:
        entry.refuse(field, value, "true or false")
    return value is True


def either(entry: Entry, field: str, other: str, is_other: bool, low: int, high: int) -> int:
    """A whole number, or its second reading under another field, which may be missing."""
    if not entry.has(other):
        return entry.integer(field, low, high)
    numbers: list[int] = []
    for name in (field, other):
        value = entry.take(name)
        number = as_integer(value, low, high)
        if number is None:
            entry.refuse(name, value, f"a whole number from {low} to {high}")
            number = low
        numbers.append(number)
        entry.section.spec_of(entry.name, name)  # prov may speak of both
    chosen = numbers[1 if is_other else 0]
    entry.keep(field, str(chosen), source=other if is_other else field)
    return chosen
