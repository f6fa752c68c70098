"""What can be wrong with a scenario file, always with the table and the field.

These messages are for whoever writes the file, beside its own English names, and so they are
English like those about component files.
"""

from difflib import get_close_matches

FEW = 4  # so many names are all listed rather than guessed at


class Problem:
    """One thing that is wrong: where, and what would be right."""

    def __init__(self, table: str, field: str, message: str) -> None:
        self.table = table  # "given.A", "step 2", or "" for the top of the file
        self.field = field
        self.message = message

    def __str__(self) -> str:
        place = f"[{self.table}] " if self.table else ""
        return f"{place}{self.field}: {self.message}" if self.field else f"{place}{self.message}"


class ScenarioError(Exception):
    """A scenario file that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


def shown(value: object) -> str:
    """A value as it might stand in a scenario file, shortened."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = f'"{value}"'
    elif isinstance(value, list | tuple):
        text = "[" + ", ".join(shown(item) for item in value) + "]"
    elif isinstance(value, dict):
        text = "{ " + ", ".join(f"{name} = {shown(item)}" for name, item in value.items()) + " }"
        text = "{}" if not value else text
    elif isinstance(value, int):
        # A number of many thousand digits is refused by str().
        text = str(value) if abs(value) < 1 << 64 else "a huge number"
    else:
        text = str(value)
    return text if len(text) <= 300 else text[:297] + "..."


def suggestion(word: str, known: list[str]) -> str:
    """What was probably meant, or everything there is if that is not too much."""
    if not known:
        return "nothing may stand here"
    close = get_close_matches(word[:60], known, n=3, cutoff=0.6)
    close = close or [name for name in known if word and word in name][:3]
    if close and len(known) > FEW:
        return "did you mean " + " or ".join(close) + "?"
    if len(known) <= 40:
        return "allowed: " + ", ".join(known)
    return "allowed: " + ", ".join(known[:40]) + ", ..."
