"""What was learned from games played alone: a correction of the hand-made judgement, feature by feature.

For every stage of the game and every number a feature can have there is one entry, in points. The
learned judge adds the entries of the numbers it reads to what the hand-made judge thinks, each under the
heading of its feature, so a coach can still say where the points come from. Without entries it is the
hand-made judge.
"""

from collections.abc import Sequence
from typing import Any, Final

from regnum.ai.features import Features
from regnum.ai.judge import Judge
from regnum.kernel.agenda import State

ALONE: Final = 0  # against the automa
TWO: Final = 1
MORE: Final = 2
MODES: Final = 3  # what is played decides what things are worth


def mode_of(players: int) -> int:
    """Which of the tables are for so many players."""
    return min(players, MODES) - 1


def starts_of(mosts: Sequence[int], clocks: int) -> list[int]:
    """Where the entries of each feature begin, and at last how many entries there are."""
    starts = [0]
    for most in mosts:
        starts.append(starts[-1] + clocks * (most + 1))
    return starts


class Sums:
    """The entries of one mode: by feature, stage of the game and number."""

    def __init__(self, features: Features[Any], entries: list[float] | None = None) -> None:
        starts = starts_of(features.mosts, features.clocks)
        self.entries: Final = entries if entries is not None else [0.0] * starts[-1]
        if len(self.entries) != starts[-1]:
            raise ValueError(f"{len(self.entries)} entries instead of {starts[-1]}")
        self.starts: Final = starts[:-1]
        self.widths: Final = [most + 1 for most in features.mosts]
        self.headings: Final = list(features.headings)

    def total(self, f: list[int], clock: int) -> float:
        """All entries of these numbers together."""
        entries = self.entries
        starts = self.starts
        widths = self.widths
        total = 0.0
        for i in range(len(f)):
            total += entries[starts[i] + clock * widths[i] + f[i]]
        return total

    def add(self, parts: list[float], f: list[int], clock: int) -> None:
        """The same, each under its heading."""
        for i in range(len(f)):
            parts[self.headings[i]] += self.entries[self.starts[i] + clock * self.widths[i] + f[i]]


class LearnedJudge(Judge[State]):
    """A hand-made judge, and what was learned on top of it."""

    def __init__(self, base: Judge[Any], own: Sequence[Sums | None], automa: Sums | None = None) -> None:
        super().__init__(base.features, base.headings, base.effort, base.skill)
        self.base: Final = base
        self.own: Final = list(own)  # by mode
        self.automa: Final = automa

    def worth(self, g: State, seat: int, f: list[int]) -> list[float]:
        parts: list[float] = self.base.worth(g, seat, f)
        sums = self.own[mode_of(g.players)]
        if sums is not None and not self.base.is_settled(g, seat):
            sums.add(parts, f, self.features.clock(g, seat))
        return parts

    def total(self, g: State, seat: int, f: list[int]) -> float:
        total: float = self.base.total(g, seat, f)
        sums = self.own[mode_of(g.players)]
        if sums is not None and not self.base.is_settled(g, seat):
            total += sums.total(f, self.features.clock(g, seat))
        return total

    def automa_worth(self, g: State, f: list[int]) -> float:
        points: float = self.base.automa_worth(g, f)
        if self.automa is not None and g.agenda:
            points += self.automa.total(f, self.features.clock(g, 0))
        return points

    def unseen(self, g: State, who: int) -> float:
        return float(self.base.unseen(g, who))

    def is_settled(self, g: State, seat: int) -> bool:
        return bool(self.base.is_settled(g, seat))

    def go_on(self, g: State, seat: int) -> bool:
        return bool(self.base.go_on(g, seat))

    def rests(self, g: State, seat: int) -> bool:
        return bool(self.base.rests(g, seat))

    def begins(self, g: State, seat: int) -> bool:
        return bool(self.base.begins(g, seat))

    def tries(self, g: State, options: list[int]) -> list[int]:
        found: list[int] = self.base.tries(g, options)
        return found
