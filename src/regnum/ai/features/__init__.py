"""What a player looks at in a position, as small whole numbers with names: one file a game.

The hand-made judge and the learned one read the same numbers, once for every position they judge.
"""

from typing import ClassVar, Generic, TypeVar

from regnum.kernel.agenda import State

G = TypeVar("G", bound=State)


class Features(Generic[G]):
    """The reader of one game, with what it needs of the components worked out once."""

    names: ClassVar[tuple[str, ...]] = ()
    mosts: ClassVar[tuple[int, ...]] = ()  # the largest number of each; the smallest is 0
    headings: ClassVar[tuple[int, ...]] = ()  # under which of the judge's headings each counts
    clocks: ClassVar[int] = 1  # how many stages of the game are told apart

    def read(self, g: G, seat: int) -> list[int]:
        """One number for each name, between 0 and its `most`."""
        return []

    def clock(self, g: G, seat: int) -> int:
        """How far the game is for this seat: 0 to `clocks` - 1."""
        return 0
