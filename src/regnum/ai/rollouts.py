"""Turns judged by playing on: from each candidate the table goes on for some turns in the bot's head.

Every time all that the seat cannot see is dealt anew, the same for all candidates, so that they are
compared under the same luck. Half of the candidates are dropped again and again, and what is left of the
budget goes to those that may be the best (sequential halving).
"""

from random import Random
from typing import Any, Final

from regnum.ai.brake import Brake, OutOfBudget
from regnum.ai.experience import Experience
from regnum.ai.judge import Judge
from regnum.ai.policy import Policy
from regnum.ai.simple import Line
from regnum.ai.two_turns import TwoTurns
from regnum.kernel.agenda import State, settle
from regnum.kernel.sight import determinise
from regnum.kernel.spec import GameSpec

BELIEF: Final = 4.0  # the judgement before playing on counts as much as so many rollouts


class Rollouts:
    """One decision being thought about: candidates, and what playing on from them has brought."""

    def __init__(
        self,
        spec: GameSpec,
        honest: State,
        seat: int,
        judge: Judge[Any],
        chance: Random,
        brake: Brake,
    ) -> None:
        self.spec: Final = spec
        self.layout: Final = spec.layout(honest)
        self.seat: Final = seat
        self.judge: Final = judge
        self.brake: Final = brake
        self.policy: Final = Policy(spec, honest, judge, chance, brake=brake)
        skill = judge.skill
        ahead = skill.ahead if honest.players > 1 else skill.ahead_alone
        self.turns: Final = max(ahead, 2 * honest.players)
        self.careful: Final = skill.careful.get(honest.players, 0)
        self.experienced: Final = skill.experienced.get(honest.players, 0)
        self.experience: Final = Experience(spec, honest, seat, judge, chance, brake)
        self.two_turns: Final = TwoTurns(spec, honest, seat, judge, chance, brake)
        self.worlds: Final = chance.getrandbits(48)  # where the seeds of the deals begin
        self.unseen: Final = [
            0.0 if who == seat else float(judge.unseen(honest, who)) for who in range(honest.players)
        ]
        self.sweeps = 0  # each candidate that was left was played on from so often
        self.simulations = 0
        self.totals: dict[int, float] = {}  # by number of the candidate
        self.hopes: list[float] = []  # the same

    def best(self, candidates: list[Line], simulations: int, hopes: list[float] | None = None) -> Line:
        """The candidate that turned out best. `simulations`: at most so many, or until time is up.

        `hopes`: what plans promise of each. They err otherwise than playing on does, so both count the same.
        """
        self.totals = dict.fromkeys(range(len(candidates)), 0.0)
        self.hopes = hopes if hopes is not None else [0.0] * len(candidates)
        alive = list(range(len(candidates)))
        rounds = max(1, (len(candidates) - 1).bit_length())
        try:
            for number in range(rounds):
                sweeps = max(1, simulations // (rounds * len(alive)))
                self._round(candidates, alive, sweeps, self.brake.sooner(1 / (rounds - number)))
                alive = self._ranked(candidates, alive)
                if number < rounds - 1:
                    del alive[(len(alive) + 1) // 2 :]
        except OutOfBudget:
            alive = self._ranked(candidates, alive)
        return candidates[alive[0]]

    def _round(self, candidates: list[Line], alive: list[int], sweeps: int, brake: Brake) -> None:
        """Play on from all that are left, so many times or until this round's share of the time is over."""
        for _ in range(sweeps):
            found = [self._played_on(candidates[i], i) for i in alive]
            for i, margin in zip(alive, found, strict=True):  # only when all were: a fair comparison
                self.totals[i] += margin
            self.sweeps += 1
            if brake.is_late():
                return

    def _played_on(self, line: Line, number: int) -> float:
        """Points ahead after some turns from the end of a candidate, in a deal of this sweep."""
        g = determinise(line.state, self.layout, self.seat, self.worlds + self.sweeps)
        settle(g)
        self.simulations += 1
        end = g.turn + self.turns
        walk = self.experience.walk(number)
        for own in range(max(self.experienced, self.careful)):
            g = self._to_own(g, end)
            if not g.agenda or g.turn >= end:
                break
            g = self.experience.step(g, walk) if own < self.experienced else self.two_turns.step(g)
        margin = self.margin(self.policy.rollout(g, end - g.turn))
        self.experience.learn(walk, margin)
        return margin + line.bias

    def _to_own(self, g: State, end: int) -> State:
        """The next choice of the seat, or the end of what is played on."""
        while g.agenda and g.turn < end and g.agenda[-1].who != self.seat:
            if self.brake.is_late():
                raise OutOfBudget
            g = self.policy.step(g)
        return g

    def _ranked(self, candidates: list[Line], alive: list[int]) -> list[int]:
        """The best first: by what playing on brought, and by what was thought of it before.

        Without a single sweep they stay as the search left them.
        """
        if not self.sweeps:
            return alive
        games = self.sweeps + BELIEF
        return sorted(
            alive, key=lambda i: -(self.totals[i] + BELIEF * candidates[i].worth + games * self.hopes[i])
        )

    def margin(self, g: State) -> float:
        """Points by which the seat may expect to be ahead of the best other one, or of the automa."""
        if g.seat_count > g.players:
            return float(self.judge.ahead(g, self.seat))
        mine = float(self.judge.value(g, self.seat))
        rivals = [
            self.judge.value(g, other) + self.unseen[other]
            for other in range(g.players)
            if other != self.seat
        ]
        return mine - max(rivals, default=0.0)
