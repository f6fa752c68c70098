"""Notices time that nobody lived through: the machine slept, or its clock was put right.

Entries carry the time of day, which may jump; waiting is done by a clock that does not. Where the time of
day has run ahead of that clock, the difference passed for nobody: it is forgiven at every table in memory
before anything else happens there (entries/skipping.py). A jump backwards costs nobody anything.
"""

import time
from typing import Final, NamedTuple

TOLERANCE: Final = 2.0  # seconds; clocks that are put right little by little stay far below


class Jump(NamedTuple):
    """From where to where the time of day jumped."""

    since: float
    until: float


class Watch:
    """Two clocks side by side."""

    def __init__(self) -> None:
        self.jumps: list[Jump] = []
        self._wall = time.time()
        self._steady = time.monotonic()

    def look(self) -> float:
        """The time of day; a jump since the last look is noted."""
        wall, steady = time.time(), time.monotonic()
        ahead = (wall - self._wall) - (steady - self._steady)
        if ahead > TOLERANCE:
            self.jumps.append(Jump(wall - ahead, wall))
        self._wall, self._steady = wall, steady
        return wall
