"""What a game declares for research: which options a question may have, and how cards are written.

Both are fixed for a version: `ACTIONS` and `OBSERVATION` of a game's file are changed with every change of
these tables, of the fields of its positions, or of its frames.
"""

from typing import Final

# How the cards of a zone stand in a vector.
ROW: Final = 0  # place by place: card + 1, or 0 where none lies; so many places
SET: Final = 1  # card by card: how many of it lie there; so many different cards
COUNT: Final = 2  # only how many


class ZoneForm:
    """How one zone stands in a vector: how many cards there are, then a row, a set, or nothing more."""

    def __init__(self, kind: int, size: int = 0) -> None:
        self.kind: Final = kind
        self.size: Final = size

    def width(self) -> int:
        """How many numbers that makes."""
        return 1 + self.size


def row(size: int) -> ZoneForm:
    """An open display, where the place matters."""
    return ZoneForm(ROW, size)


def cards(size: int) -> ZoneForm:
    """A hand or a pile, of so many different cards."""
    return ZoneForm(SET, size)


COUNTED: Final = ZoneForm(COUNT)


class Spans:
    """The options one kind of question may have."""

    def __init__(self, *options: range | list[int]) -> None:
        self.options: Final[list[int]] = []
        for some in options:
            for option in some:
                self.options.append(option)


def upto(count: int, *more: int) -> Spans:
    """Options 0, 1, ... so many of them, and some single ones."""
    return Spans(range(count), list(more))


class Declared:
    """What research needs to know of a game besides its spec."""

    def __init__(
        self,
        observation: str,
        actions: str,
        questions: dict[str, Spans],
        beside: str,
        table_zones: dict[str, ZoneForm],
        seat_zones: dict[str, ZoneForm],
    ) -> None:
        self.observation: Final = observation  # version of the vector
        self.actions: Final = actions  # version of the action ids
        self.questions: Final = questions  # by the name of the frame; their order is that of the ids
        self.beside: Final = beside  # whose options may be answered beside others, or ""
        self.table_zones: Final = table_zones  # by field; a zone that is not named is only counted
        self.seat_zones: Final = seat_zones
