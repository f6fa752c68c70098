"""Small helpers for what a TOML file may hold, where anything may stand in the place of anything."""

import re
import tomllib
from typing import Final

from regnum.kernel.errors import ComponentError

ID_PATTERN: Final = re.compile(r"[a-z][a-z0-9_]*")
ID_WORDS: Final = "small letters, digits and _"
# The longest text and the largest number that a message repeats.
SHOWN_TEXT: Final = 40
SHOWN_NUMBER: Final = 10**12


def parse(text: str) -> dict[str, object]:
    """Parse TOML, or say from where on it is none."""
    try:
        return dict(tomllib.loads(text))
    except RecursionError:
        raise ComponentError(["not a component file: nested too deeply"]) from None
    except ValueError as error:
        raise ComponentError([f"not valid TOML: {error}"]) from None


def is_id(text: str) -> bool:
    """Whether this may name an entry."""
    return ID_PATTERN.fullmatch(text) is not None


def as_integer(value: object, low: int, high: int) -> int | None:
    """The value as a whole number in the range, or None; true and false are not numbers.

    The order matters: compiled, a value known to be an int has forgotten that it was a bool.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if low <= value <= high else None


def as_list(value: object) -> list[object] | None:
    """The value as a list, or None."""
    return list(value) if isinstance(value, list) else None


def as_table(value: object) -> dict[str, object] | None:
    """The value as a table, or None."""
    return dict(value) if isinstance(value, dict) else None


def show(value: object) -> str:
    """A value as a message repeats it: short, on one line, never failing.

    >>> show("clerc"), show(True), show([1, 2])
    ("'clerc'", 'true', 'a list')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return repr(value if len(value) <= SHOWN_TEXT else value[:SHOWN_TEXT] + "...")
    if isinstance(value, int):
        return str(value) if abs(value) < SHOWN_NUMBER else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return "a list"
    if value is None:
        return "nothing"
    return "a table" if isinstance(value, dict) else "a date or time"


def show_key(key: str) -> str:
    """A key as part of a path."""
    return key if is_id(key) else show(key)
