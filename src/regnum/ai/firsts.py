"""A search that is told which first steps to look at: to judge a move somebody has made, too."""

from random import Random
from typing import Any, Final

from regnum.ai.brake import Brake
from regnum.ai.effort import Effort
from regnum.ai.judge import Judge
from regnum.ai.simple import Search
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class FirstSteps(Search):
    """Looks at what the bots would look at, and beyond that at the steps it was told of."""

    def __init__(
        self,
        spec: GameSpec,
        honest: State,
        seat: int,
        effort: Effort,
        judge: Judge[Any],
        chance: Random,
        brake: Brake,
        wanted: list[int],
    ) -> None:
        super().__init__(spec, honest, seat, effort, judge, chance, brake)
        self.root: Final = honest
        self.wanted: Final = wanted

    def _options(self, g: State) -> list[int]:
        found = super()._options(g)
        if g is not self.root:
            return found
        # First: should time run out, they were looked at.
        return self.wanted + [option for option in found if option not in self.wanted]
