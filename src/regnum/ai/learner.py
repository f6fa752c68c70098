"""Learning what positions are worth from how games ended: TD(lambda) on the final points of a seat.

A trace is what one seat had before it, turn by turn: the features, and what the hand-made judge thought.
What it should have thought is a mixture of the final points and what was thought a turn later; all
entries that had a part in the judgement are moved towards it by the same small share.
"""

from typing import Final

from regnum.ai.learned import starts_of

LAMBDA: Final = 0.9  # the share of what came later; the rest is what was thought one turn later


class Moment:
    """What a seat saw at the end of a turn."""

    def __init__(self, clock: int, numbers: list[int], base: float) -> None:
        self.clock: Final = clock
        self.numbers: Final = numbers
        self.base: Final = base  # what the hand-made judge thought


class Learner:
    """Entries that are being learned: for the whole game, and what differs in each stage of it."""

    def __init__(self, mosts: list[int], clocks: int) -> None:
        self.widths: Final = [most + 1 for most in mosts]
        self.starts: Final = starts_of(mosts, clocks)[:-1]
        self.wide_starts: Final = starts_of(mosts, 1)[:-1]
        self.clocks: Final = clocks
        self.staged: list[float] = [0.0] * starts_of(mosts, clocks)[-1]
        self.whole: list[float] = [0.0] * starts_of(mosts, 1)[-1]
        self.squares = 0.0  # of the errors since somebody asked
        self.count = 0

    def begin_with(self, entries: list[float]) -> None:
        """Take over entries (of `entries`): all of them as those of the stages."""
        self.staged = list(entries)
        self.whole = [0.0] * len(self.whole)

    def thought(self, moment: Moment) -> float:
        """The judgement of a moment with the entries as they are."""
        total = moment.base
        numbers = moment.numbers
        for i in range(len(numbers)):
            n = numbers[i]
            total += self.whole[self.wide_starts[i] + n]
            total += self.staged[self.starts[i] + moment.clock * self.widths[i] + n]
        return total

    def learn(self, trace: list[Moment], final: float, rate: float) -> None:
        """One seat's game, from its end to its beginning."""
        goal = final
        for at in range(len(trace) - 1, -1, -1):
            moment = trace[at]
            thought = self.thought(moment)
            error = goal - thought
            self.squares += (final - thought) * (final - thought)
            self.count += 1
            self._move(moment, rate * error / (2 * len(moment.numbers)))
            goal = LAMBDA * goal + (1.0 - LAMBDA) * thought

    def _move(self, moment: Moment, step: float) -> None:
        numbers = moment.numbers
        for i in range(len(numbers)):
            n = numbers[i]
            self.whole[self.wide_starts[i] + n] += step
            self.staged[self.starts[i] + moment.clock * self.widths[i] + n] += step

    def error(self) -> float:
        """Root of the mean square error against the final points, since this was last asked."""
        found = (self.squares / max(1, self.count)) ** 0.5
        self.squares = 0.0
        self.count = 0
        return float(found)

    def entries(self) -> list[float]:
        """Both kinds in one: what the learned judge adds up."""
        found: list[float] = []
        for i in range(len(self.widths)):
            width = self.widths[i]
            for clock in range(self.clocks):
                for n in range(width):
                    staged = self.staged[self.starts[i] + clock * width + n]
                    found.append(self.whole[self.wide_starts[i] + n] + staged)
        return found
