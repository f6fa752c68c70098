"""The squire: plays its turns sensibly, but sees no further, is often wrong about them and overlooks things.

Its mistakes are those of a person on a first evening: what it takes for the best turn is a good one that
it thinks too much of, never any turn at random.
"""

import time
from typing import Any

from regnum.ai.brake import Brake, Clock
from regnum.ai.effort import Skill
from regnum.ai.evaluate import Evaluation, evaluation_of
from regnum.ai.player import generator_for
from regnum.ai.policy import Plan, Policy, best_of
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class Squire:
    """Deterministic for a seed; it needs so little time that the limit hardly ever matters."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        clock: Clock = time.monotonic,
        evaluation: Evaluation[Any] | None = None,
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        self.clock = clock
        self.evaluation = evaluation  # None: the game's own

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        brake = Brake(self.seconds, self.clock)
        if len(honest.legal) == 1:
            return honest.legal[0]
        judge = self.evaluation if self.evaluation is not None else evaluation_of(spec, honest.components())
        skill: Skill = getattr(judge, "skill", Skill())
        chance = generator_for(spec, self.seed, honest, seat)
        plans = Policy(spec, honest, judge, chance, brake=brake).plans(honest)
        seen = [plan for plan in plans if chance.random() >= skill.overlooks]
        thought = [
            Plan(plan.option, plan.state, plan.worth + chance.gauss(0.0, skill.misjudges))
            for plan in seen or plans
        ]
        return best_of(thought).option
