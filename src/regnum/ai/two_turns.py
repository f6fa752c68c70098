"""A turn chosen with an eye on the next one: what the deep policy misses where one turn prepares another.

It looks through up to five turns where the deep policy follows one, so it is for the few that matter most.
"""

from random import Random
from typing import Any, Final

from regnum.ai.brake import Brake
from regnum.ai.effort import Effort
from regnum.ai.judge import Judge
from regnum.ai.simple import Search
from regnum.kernel.agenda import State, settle
from regnum.kernel.spec import GameSpec

FOLLOWED: Final = 4  # ends of the turn from which the next one is looked at
# Without a limit of its own: whoever plays on counts games, or has a brake.
NARROW: Final = Effort(nodes=10**12, draws=1, widths=(99, 2, 2, 1, 1))


class TwoTurns:
    """Takes whole turns of one seat, each as if the others stood still until the turn after it is over."""

    def __init__(
        self, spec: GameSpec, honest: State, seat: int, judge: Judge[Any], chance: Random, brake: Brake
    ) -> None:
        self.seat: Final = seat
        self.judge: Final = judge
        self.later: Final = judge.effort.later
        self.search: Final = Search(spec, honest, seat, NARROW, judge, chance, brake)

    def step(self, g: State) -> State:
        """The position after the seat's turn and all that is forced. May change `g`."""
        end = self.best(g)
        settle(end)
        return end

    def best(self, g: State) -> State:
        """The end of the turn that promises most. May change `g`; raises OutOfBudget when time is up."""
        ends = self.search.ends(g)
        ends.sort(key=lambda end: -end[1])
        best, most = ends[0][0], self._worth(ends[0][0], ends[0][1])
        for state, now, _ in ends[1:FOLLOWED]:
            worth = self._worth(state, now)
            if worth > most:
                best, most = state, worth
        return best

    def _worth(self, state: State, now: float) -> float:
        """What an end of the turn is worth with the best turn after it; `now` is its worth by itself."""
        g = state.clone()
        if not self.judge.go_on(g, self.seat):
            return now
        then = max(end[1] for end in self.search.ends(g))
        return now + self.later * (then - now)
