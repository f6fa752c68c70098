"""The brake of a bot: how long it may still think. Whoever has no brake thinks until its budget is used."""

import time
from collections.abc import Callable

Clock = Callable[[], float]


class OutOfBudget(Exception):
    """Enough nodes or time spent: answer with what was found."""


class Brake:
    """A moment after which nothing new is begun; it is looked at between positions, never within one."""

    def __init__(self, seconds: float | None = None, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.deadline: float | None = None if seconds is None else clock() + seconds

    def is_late(self) -> bool:
        return self.deadline is not None and self.clock() > self.deadline

    def sooner(self, share: float) -> "Brake":
        """A brake for a part of the time that is left."""
        if self.deadline is None:
            return self
        return Brake(share * max(0.0, self.deadline - self.clock()), self.clock)
