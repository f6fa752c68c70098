"""Tastes: a judge for whom some headings count more than they should, and others less."""

from random import Random
from typing import Any, Final

from regnum.ai.judge import Judge
from regnum.kernel.agenda import State


class Taste(Judge[State]):
    """Another judge's parts, each times a factor; how a game ended is not a matter of taste."""

    def __init__(self, judge: Judge[Any], factors: list[float]) -> None:
        super().__init__(judge.features, judge.headings, judge.effort, judge.skill)
        self.judge: Final = judge
        self.factors: Final = factors

    def worth(self, g: State, seat: int, f: list[int]) -> list[float]:
        parts: list[float] = self.judge.worth(g, seat, f)
        if g.agenda:
            for i in range(len(parts)):
                parts[i] *= self.factors[i]
        return parts

    def automa_worth(self, g: State, f: list[int]) -> float:
        return float(self.judge.automa_worth(g, f))

    def go_on(self, g: State, seat: int) -> bool:
        return bool(self.judge.go_on(g, seat))

    def rests(self, g: State, seat: int) -> bool:
        return bool(self.judge.rests(g, seat))

    def begins(self, g: State, seat: int) -> bool:
        return bool(self.judge.begins(g, seat))

    def tries(self, g: State, options: list[int]) -> list[int]:
        found: list[int] = self.judge.tries(g, options)
        return found


def tasted(judge: Judge[Any], chance: Random, share: float, spread: float) -> Judge[Any]:
    """A judge with tastes of its own about a share of the headings. `spread`: of the factors' logarithms."""
    factors = [2.718 ** chance.gauss(0.0, spread) if chance.random() < share else 1.0 for _ in judge.headings]
    return Taste(judge, factors)
