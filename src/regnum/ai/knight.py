"""The knight: plays well and at once, also where nothing is compiled.

Where a turn is worth what it brings (Gùgōng), it takes the turn that ends best: planning further turns as
if the others stood still was measured to bring nothing there. Else it plans as the simple bot does.
"""

import time
from typing import Any

from regnum.ai.brake import Brake, Clock
from regnum.ai.effort import Effort, Skill
from regnum.ai.evaluate import Evaluation, evaluation_of
from regnum.ai.player import generator_for
from regnum.ai.policy import Policy, best_of
from regnum.ai.simple import Search
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class Knight:
    """Deterministic for a seed, unless a time limit cuts it short."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        clock: Clock = time.monotonic,
        evaluation: Evaluation[Any] | None = None,
        effort: Effort | None = None,
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        self.clock = clock
        self.evaluation = evaluation  # None: the game's own
        self.effort = effort  # None: what suits the game

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        brake = Brake(self.seconds, self.clock)
        if len(honest.legal) == 1:
            return honest.legal[0]
        judge = self.evaluation if self.evaluation is not None else evaluation_of(spec, honest.components())
        skill: Skill = getattr(judge, "skill", Skill())
        chance = generator_for(spec, self.seed, honest, seat)
        if not skill.plans_turns:
            return best_of(Policy(spec, honest, judge, chance, brake=brake).plans(honest)).option
        effort: Effort = self.effort if self.effort is not None else getattr(judge, "effort", Effort())
        return Search(spec, honest, seat, effort, judge, chance, brake).best(honest)
