"""What the levels have in common: a seed, a budget, a judge, and one way to be asked."""

import time
from random import Random
from typing import Any, Final

from regnum.ai.brake import Brake, Clock
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.judge import Judge
from regnum.ai.player import generator_for
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class Thought:
    """One decision to be thought about."""

    def __init__(
        self,
        spec: GameSpec,
        honest: State,
        seat: int,
        judge: Judge[Any],
        effort: Effort,
        chance: Random,
        brake: Brake,
    ) -> None:
        self.spec: Final = spec
        self.honest: Final = honest
        self.seat: Final = seat
        self.judge: Final = judge
        self.effort: Final = effort
        self.chance: Final = chance
        self.brake: Final = brake


class Thinker:
    """A bot that judges positions. Deterministic for a seed, unless a time limit cuts it short."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        clock: Clock = time.monotonic,
        evaluation: Judge[Any] | None = None,
        effort: Effort | None = None,
    ) -> None:
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.evaluation: Final = evaluation  # None: the one of the level
        self.effort: Final = effort  # None: what suits the game

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        brake = Brake(self.seconds, self.clock)
        if len(honest.legal) == 1:
            return honest.legal[0]
        judge = self.evaluation if self.evaluation is not None else self.judge_of(spec, honest)
        effort = self.effort if self.effort is not None else judge.effort
        chance = generator_for(spec, self.seed, honest, seat)
        return self.decide(Thought(spec, honest, seat, judge, effort, chance, brake))

    def judge_of(self, spec: GameSpec, honest: State) -> Judge[Any]:
        """Who judges for this level, where nobody else was named."""
        return evaluation_of(spec, honest.components())

    def decide(self, thought: Thought) -> int:
        """One of several options."""
        raise NotImplementedError
