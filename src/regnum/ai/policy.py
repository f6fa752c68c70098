"""Quick ways to decide: what looks best at once (fast), or best at the end of the turn (deep).

The fast policy plays every option and judges the position right after it. The deep policy goes on from
there, always taking what looks best, until the turn is over, and judges that. Neither looks at what
comes after the turn, so both are cheap enough to play whole games in somebody's head (rollouts).
"""

from random import Random
from typing import Any, Final

from regnum.ai.brake import Brake, OutOfBudget
from regnum.ai.judge import Judge
from regnum.ai.luck import Luck
from regnum.kernel.agenda import State, options_of, play, resolve, settle
from regnum.kernel.spec import GameSpec

DRAWS: Final = 3  # tried where an option turns something up


class Plan:
    """An option, the position it leads to as far as the policy looks, and what that is worth."""

    def __init__(self, option: int, state: State, worth: float) -> None:
        self.option: Final = option
        self.state: Final = state
        self.worth: Final = worth


def best_of(plans: list[Plan]) -> Plan:
    """The plan that is worth most, the first of several."""
    best = plans[0]
    for plan in plans:
        if plan.worth > best.worth:
            best = plan
    return best


class Policy:
    """Decides for whichever seat is asked, on copies of one honest copy."""

    def __init__(
        self,
        spec: GameSpec,
        honest: State,
        judge: Judge[Any],
        chance: Random,
        is_deep: bool = True,
        brake: Brake | None = None,
    ) -> None:
        self.spec: Final = spec
        self.judge: Final = judge
        self.luck: Final = Luck(spec, honest, chance)
        self.is_deep: Final = is_deep
        self.brake: Final = brake if brake is not None else Brake()
        self.nodes = 0  # positions judged

    def plans(self, g: State) -> list[Plan]:
        """What each option that is worth a look leads to. When time is up the rest is only glanced at."""
        frame = g.agenda[-1]
        who = frame.who
        if frame.is_chance():
            return [self._drawn(g, who, option) for option in self.options(g)]
        found: list[Plan] = []
        for option in self.options(g):
            copy = g.clone()
            resolve(copy, copy.agenda.pop(), option)
            found.append(self.followed(copy, who, option, g.turn))
        return found

    def step(self, g: State) -> State:
        """The next choice of the game after the best plan, which is carried out whole. May change `g`."""
        options = self.options(g)
        if len(options) == 1:
            play(g, options[0])
            return g
        best = best_of(self.plans(g))
        if g.agenda[-1].is_chance():  # it was tried with other luck
            play(g, best.option)
            return g
        settle(best.state)
        return best.state

    def rollout(self, g: State, turns: int) -> State:
        """Play on for so many turns of the table, or to the end. Raises OutOfBudget when time is up."""
        end = g.turn + turns
        while g.agenda and g.turn < end:
            if self.brake.is_late():
                raise OutOfBudget
            g = self.step(g)
        return g

    # --- one option --------------------------------------------------------------------------------------

    def options(self, g: State) -> list[int]:
        """What is worth a look."""
        found: list[int] = self.judge.tries(g, self.spec.canonical(g))
        return found

    def _drawn(self, g: State, who: int, option: int) -> Plan:
        """An option that turns something up: what it brings on average."""
        plans: list[Plan] = []
        for _ in range(DRAWS):
            copy = self.luck.other(g)
            resolve(copy, copy.agenda.pop(), option)
            plans.append(self.followed(copy, who, option, g.turn))
        total = 0.0
        for plan in plans:
            total += plan.worth
        return Plan(option, plans[0].state, total / DRAWS)

    def followed(self, g: State, who: int, option: int, turn: int) -> Plan:
        """The position after the rest of the turn, or right after the option if the policy is fast."""
        goes_on = self.advance(g, who, turn)
        if not (goes_on and self.is_deep) or self.brake.is_late():
            return Plan(option, g, self.judged(g, who))
        best = g
        worth = 0.0
        while goes_on:
            found = False
            for inner in self.options(g):
                copy = g.clone()
                resolve(copy, copy.agenda.pop(), inner)
                open_end = self.advance(copy, who, turn)
                value = self.judged(copy, who)
                if not found or value > worth:
                    found, best, worth, goes_on = True, copy, value, open_end
            g = best
        return Plan(option, best, worth)

    def judged(self, g: State, who: int) -> float:
        """What a position is worth to a seat."""
        self.nodes += 1
        return float(self.judge.aim(g, who))

    def advance(self, g: State, who: int, turn: int) -> bool:
        """Run what is forced; tell whether the seat has another choice to make in this turn.

        Draws are not made: a plan ends before them, and is judged without knowing what comes.
        """
        agenda = g.agenda
        while agenda and g.turn == turn:
            frame = agenda[-1]
            if frame.is_chance():
                return False
            if self.judge.rests(g, who):
                return False
            legal = options_of(g, frame)
            if len(legal) > 1:
                g.legal = legal
                return frame.who == who
            agenda.pop()
            resolve(g, frame, legal[0])
        return False
