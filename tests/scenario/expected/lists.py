"""The shape of such a list."""

from collections.abc import Sequence
from dataclasses import dataclass

Example = tuple[str, str, str]  # what it shows, the file, a rule it must cite


def numbered(letter: str, first: int, last: int) -> list[str]:
    return [f"{letter}{n}" for n in range(first, last + 1)]


@dataclass(frozen=True)
class Covered:
    """What the scenarios of one game must show."""

    game: str
    letter: str  # of its rule ids
    reasons: Sequence[tuple[str, str]]  # all reasons of refusals: name and usual rule
    rules: list[str]
    examples: list[Example]  # every worked example of the rulebook in its order
    exempt: dict[str, str]  # reasons that no scenario can show, and why
    automa_only: set[str]  # reasons of the automa, told in events, which know no rule
    with_numbers: set[str]  # reasons that must be shown with what is needed and what is there
