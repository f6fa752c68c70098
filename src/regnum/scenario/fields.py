"""A table of a scenario file being read: typed fields, with every problem noted."""

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from regnum.scenario.errors import Problem, shown, suggestion


class Fields:
    """One table. Asking for a field marks it as known; `close` complains about the others."""

    def __init__(self, data: Mapping[str, object], name: str, problems: list[Problem]) -> None:
        self.data = data
        self.name = name
        self.problems = problems
        self._known: list[str] = []

    def problem(self, field: str, message: str) -> None:
        self.problems.append(Problem(self.name, field, message))

    def has(self, field: str) -> bool:
        self._know(field)
        return field in self.data

    def _know(self, field: str) -> None:
        if field not in self._known:
            self._known.append(field)

    def get(self, field: str) -> object:
        """The value as it is, None if it is not there."""
        self._know(field)
        return self.data.get(field)

    def integer(self, field: str, low: int, high: int, default: int) -> int:
        if not self.has(field):
            return default
        value = self.data[field]
        if not is_integer(value) or not low <= value <= high:
            self.problem(field, f"must be a whole number from {low} to {high}, not {shown(value)}")
            return default
        return value

    def flag(self, field: str, default: bool) -> bool:
        if not self.has(field):
            return default
        value = self.data[field]
        if not isinstance(value, bool):
            self.problem(field, f"must be true or false, not {shown(value)}")
            return default
        return value

    def text(self, field: str, default: str = "") -> str:
        if not self.has(field):
            return default
        value = self.data[field]
        if not isinstance(value, str):
            self.problem(field, f"must be a text in quotes, not {shown(value)}")
            return default
        return value

    def one_of(self, field: str, allowed: Sequence[str], default: str) -> str:
        value = self.text(field, default)
        if self.has(field) and value not in allowed and isinstance(self.data[field], str):
            self.problem(field, f"{shown(value)} is not known; {suggestion(value, list(allowed))}")
            return default
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts; a single text is a list of one."""
        if not self.has(field):
            return []
        value = self.data[field]
        if isinstance(value, str):
            return [value]
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return [str(item) for item in value]
        self.problem(field, f"must be a text or a list of texts, not {shown(value)}")
        return []

    def table(self, field: str) -> "Fields":
        """A table inside this one; an empty one if it is not there."""
        name = f"{self.name}.{field}" if self.name else field
        value = self.get(field)
        if value is None:
            return Fields({}, name, self.problems)
        if not isinstance(value, dict):
            self.problem(field, f"must be a table, not {shown(value)}")
            return Fields({}, name, self.problems)
        return Fields(value, name, self.problems)

    def counts(self, field: str, allowed: Sequence[str], most: int) -> dict[str, int]:
        """How many of each: `{ scout = 2 }`, or the names themselves: `["scout", "scout"]`."""
        value = self.get(field)
        if value is None:
            return {}
        out: dict[str, int] = {}
        if isinstance(value, list):
            for name in value:
                if not isinstance(name, str) or name not in allowed:
                    self.problem(field, f"{shown(name)} is not known; {suggestion(str(name), list(allowed))}")
                else:
                    out[name] = out.get(name, 0) + 1
            return out
        if not isinstance(value, dict):
            self.problem(field, f"must be like {{ {allowed[0]} = 2 }} or a list of names, not {shown(value)}")
            return out
        inner = self.table(field)
        for name in value:
            if name not in allowed:
                inner.problem(name, f"is not known; {suggestion(name, list(allowed))}")
            else:
                out[name] = inner.integer(name, 0, most, 0)
        return out

    def close(self, extra: Sequence[str] = ()) -> None:
        """Note every field nobody asked for. `extra`: names to suggest besides those asked for."""
        for field in self.data:
            if field not in self._known:
                known = [*self._known, *extra]
                self.problem(field, f"there is no such field; {suggestion(field, known)}")


def is_integer(value: object) -> TypeGuard[int]:
    """A whole number; TOML's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)
