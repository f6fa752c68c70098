"""The squire: plays its turns sensibly, but sees no further, has fancies and overlooks things.

Its mistakes are those of a person on a first evening. It is fond of some things for the whole game and thinks
little of others, it is often wrong about what a turn is worth, and it does not see every option; it never
takes any turn at random.
"""

from random import Random
from typing import Any

from regnum.ai.evaluate import handmade_of
from regnum.ai.judge import Judge
from regnum.ai.policy import Plan, Policy, best_of
from regnum.ai.taste import tasted
from regnum.ai.thinker import Thinker, Thought
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class Squire(Thinker):
    """Beatable on a first evening; it needs so little time that the limit hardly ever matters."""

    def judge_of(self, spec: GameSpec, honest: State) -> Judge[Any]:
        """What was learned is not for beginners."""
        return handmade_of(spec, honest.components())

    def decide(self, thought: Thought) -> int:
        t = thought
        skill = t.judge.skill
        # The same fancies for the whole game: they follow from the seed and the seat alone.
        fond = tasted(t.judge, Random(f"{self.seed}/{t.seat}/fancies"), skill.fancies, skill.fancy)
        plans = Policy(t.spec, t.honest, fond, t.chance, brake=t.brake).plans(t.honest)
        seen = [plan for plan in plans if t.chance.random() >= skill.overlooks]
        thought_of = [
            Plan(plan.option, plan.state, plan.worth + t.chance.gauss(0.0, skill.misjudges))
            for plan in seen or plans
        ]
        return best_of(thought_of).option
