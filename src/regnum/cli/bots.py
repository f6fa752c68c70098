"""Who plays the seats that no person plays."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol


class Bot(Protocol):
    """A player that sees the options of its own decision and nothing else."""

    def choose(self, legal: Sequence[int], number: int) -> int:
        """One of the legal options; `number` counts the choices made in the game so far."""
        ...


class RandomBot:
    """Any option, each as likely as the others; the same game gives the same choices.

    It keeps no memory, so that a resumed or undone game goes on as if nothing had happened.
    """

    def __init__(self, seed: str, seat: int) -> None:
        self.seed = seed
        self.seat = seat

    def choose(self, legal: Sequence[int], number: int) -> int:
        return Random(f"{self.seed}/{self.seat}/{number}").choice(legal)


BOTS: dict[str, Callable[[str, int], Bot]] = {"random": RandomBot}
