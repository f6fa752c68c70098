"""What the books of all games have in common: an entry for every kind of event, and a list of doubts."""

from collections.abc import Iterable
from typing import ClassVar

from regnum.kernel.agenda import Event
from regnum.kernel.events import EventKind


class Entries:
    """Enters events one by one: each kind has a method of its name, or moves nothing that is counted."""

    kinds: ClassVar[list[EventKind]]
    moves_nothing: ClassVar[frozenset[str]]

    def __init__(self) -> None:
        self.doubts: list[str] = []  # what cannot be, by what was told before

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            kind = self.kinds[event[0]]
            if kind.name not in self.moves_nothing:
                entry = getattr(self, "on_" + kind.name)
                entry(event[1], *event[2:])

    def must(self, true: bool, doubt: str) -> None:
        if not true:
            self.doubts.append(doubt)

    @classmethod
    def unknown(cls) -> list[str]:
        """Kinds of events that have no entry, or are said to move nothing and have one."""
        names = [kind.name for kind in cls.kinds]
        return [name for name in names if (name in cls.moves_nothing) == hasattr(cls, "on_" + name)]


def different(name: str, there: object, told: object) -> list[str]:
    """One line if a state does not hold what was told."""
    return [] if there == told else [f"{name}: {there}, told {told}"]
