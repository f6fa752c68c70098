"""The knight: plays well and at once, also where nothing is compiled.

Where a turn is worth what it brings (Gùgōng), it takes the turn that ends best: planning further turns as
if the others stood still was measured to bring nothing there. Else it plans as the simple bot does.
"""

from regnum.ai.policy import Policy, best_of
from regnum.ai.simple import Search
from regnum.ai.thinker import Thinker, Thought


class Knight(Thinker):
    """Good: a learned judgement, and a search of its own turns."""

    def decide(self, thought: Thought) -> int:
        t = thought
        if not t.judge.skill.plans_turns:
            return best_of(Policy(t.spec, t.honest, t.judge, t.chance, brake=t.brake).plans(t.honest)).option
        return Search(t.spec, t.honest, t.seat, t.effort, t.judge, t.chance, t.brake).best(t.honest)
