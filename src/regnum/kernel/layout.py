"""What each number and each zone of a state is called, and who may see it.

Secret by default: a zone nobody declared visible is seen by nobody. Redaction, honest copies,
scenario files and the conformance walk all read this one declaration.
"""

from typing import Final

NOBODY: Final = 0  # a face-down deck
OWNER: Final = 1  # a hand
EVERYBODY: Final = 2  # on the table

NO_POOL: Final = ""


class ZoneKind:
    """One kind of zone: its name, who sees it, and which cards it shares its secrets with.

    Cards an observer cannot see are interchangeable within a pool: an honest copy deals them anew
    over the unseen zones of that pool. In a seat's zone the pool is that seat's own unless `shared`.
    """

    def __init__(self, name: str, sight: int = NOBODY, pool: str = NO_POOL, shared: bool = False) -> None:
        self.name: Final = name
        self.sight: Final = sight
        self.pool: Final = pool
        self.shared: Final = shared


class NumberKind:
    """One number: its name and who sees it (numbers of the table are public unless said)."""

    def __init__(self, name: str, sight: int = EVERYBODY) -> None:
        self.name: Final = name
        self.sight: Final = sight


class Layout:
    """Names and visibility of everything in a state of one game."""

    def __init__(
        self,
        board: list[NumberKind],
        own: list[NumberKind],
        decks: list[ZoneKind],
        piles: list[ZoneKind],
    ) -> None:
        self.board: Final = board
        self.own: Final = own  # one block, repeated for every seat
        self.decks: Final = decks
        self.piles: Final = piles  # one block, repeated for every seat

    def seat_of_pile(self, index: int) -> int:
        return index // len(self.piles)

    def pile_kind(self, index: int) -> ZoneKind:
        return self.piles[index % len(self.piles)]


def may_see(sight: int, owner: int, observer: int) -> bool:
    """Whether `observer` (a seat, or -1 for the public) sees a thing of `owner` (-1: the table)."""
    return sight == EVERYBODY or (sight == OWNER and owner == observer and owner >= 0)
