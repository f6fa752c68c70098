"""How the coach thinks about one decision: with the search of the bots, then by playing on.

Every first step gets the best turn that begins with it. Where the paladin plays on in its head, so does the
coach: what lies hidden is dealt anew, the same for all moves, and everybody's points after some turns count.
Where turns have to be planned, the plans count, and playing on only shows what rivals are up to.
"""

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from regnum.ai.brake import Brake, Clock, OutOfBudget
from regnum.ai.coach.odds import believed
from regnum.ai.coach.scale import Standing, margins_of, standing
from regnum.ai.coach.telling import told_parts
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.firsts import FirstSteps
from regnum.ai.paladin import wider
from regnum.ai.player import generator_for
from regnum.ai.policy import Policy
from regnum.ai.simple import Line
from regnum.kernel.agenda import State, settle
from regnum.kernel.sight import determinise
from regnum.kernel.spec import GameSpec

DEALS: Final = 6  # of what is hidden, to see how everybody stands now
CANDIDATES: Final = 6  # first steps that are played on from
FINALISTS: Final = 3
TURNS: Final = 8  # of the table, that are played on
BELIEF: Final = 4.0  # the judgement before playing on counts as much as so many games played on
DECIDING: Final = 0.75  # share of the time for finding and judging moves; the rest: how they go on
SEARCHING: Final = 0.4  # share of that in which moves are looked for
SIMULATIONS: Final = 36  # without a time limit
MOST: Final = 100_000
AGAIN: Final = 1_000_000  # number of the first deal when steps are judged once more
SCOUTS: Final = 6  # where plans count: games played on to see what rivals are up to


@dataclass(frozen=True)
class Budget:
    """How long the coach may think: seconds, or so many games played on, which always comes to the same."""

    seconds: float | None = None
    simulations: int = SIMULATIONS
    effort: Effort | None = None  # None: what suits the game
    clock: Clock = time.monotonic

    @property
    def most(self) -> int:
        return self.simulations if self.seconds is None else MOST


class Estimate:
    """A first step and what may come of it."""

    def __init__(self, line: Line, worth: float, parts: list[float], now: Standing) -> None:
        self.option: Final = line.first
        self.line: Final = line  # the best turn that begins with it
        self.worth: Final = worth  # of all turns that were planned, to who moves
        self.parts: Final = parts  # of who moves, when the turn is over
        self.now: Final = now
        self.total: Standing | None = None  # of the games that were played on
        self.played = 0

    def note(self, after: Standing) -> None:
        if self.total is None:
            self.total = after.copy()
        else:
            self.total.add(after)
        self.played += 1

    def forget(self) -> None:
        self.total, self.played = None, 0

    def later(self) -> Standing:
        """How everybody stands some turns later, on average; as now if nobody looked."""
        return self.now if self.total is None else self.total.over(self.played)


class Mind:
    """One decision being thought about, for the seat whose question is on top of an honest copy."""

    def __init__(self, spec: GameSpec, honest: State, seat: int, seed: int, budget: Budget) -> None:
        self.spec: Final = spec
        self.honest: Final = honest
        self.seat: Final = seat
        self.budget: Final = budget
        self.brake: Final = Brake(budget.seconds, budget.clock)
        self.deciding: Final = self.brake.sooner(DECIDING)
        self.judge: Final = evaluation_of(spec, honest.components())
        self.headings: Final = self.judge.headings
        self.skill: Final = self.judge.skill
        self.chance: Final = generator_for(spec, seed, honest, seat)
        self.layout: Final = spec.layout(honest)
        self.turns: Final = max(TURNS, 2 * honest.players)  # of the table, that are played on
        self.worlds: Final = self.chance.getrandbits(48)
        self.now: Final = self._now()
        # A judge may be after points ahead of the automa; what is told here are own points.
        is_ahead = self.skill.aims_ahead and honest.seat_count > honest.players
        self.rival: Final = self.now.values[-1] if is_ahead else 0.0
        self.still = self.now.parts[seat]  # by heading: where the seat stands without any move
        self.looming = self.now.parts  # by seat and heading: what rivals will have whatever is done
        self.least = [sum(parts) for parts in self.looming]  # the same, all headings together

    def _now(self) -> Standing:
        """How everybody stands, as far as the seat can know."""
        deals = [determinise(self.honest, self.layout, self.seat, self.worlds + k) for k in range(DEALS)]
        total = standing(self.spec, self.judge, deals[0])
        for deal in deals[1:]:
            total.add(standing(self.spec, self.judge, deal))
        return total.over(DEALS)

    # --- asking ------------------------------------------------------------------------------------------

    def estimates(self, wanted: list[int] | None = None) -> list[Estimate]:
        """First steps, the best first, each leading elsewhere; among them those that are wanted."""
        wanted = wanted if wanted is not None else []
        found = self.searched(wanted)
        if len(found) > 1:
            if self.skill.hints_by_plan:
                self._scout(found, wanted)
            else:
                self._play_on(found, wanted)
                self._share([one for one in found if one.played])
            self.still = waited([one.parts for one in found], self.still)
        return sorted(found, key=lambda one: -self.margin(one))

    def values(self, one: Estimate) -> list[float]:
        """Expected final points of all seats after a step."""
        later = self.now.values if self.skill.hints_by_plan else one.later().values
        n = 0 if self.skill.hints_by_plan else one.played
        found = [
            (n * points + BELIEF * before) / (n + BELIEF)
            for points, before in zip(later, self.now.values, strict=True)
        ]
        mine = later[self.seat] + one.line.bias
        found[self.seat] = (n * mine + BELIEF * one.worth) / (n + BELIEF)
        return believed(self.spec, self.honest, self.seat, found)

    def margin(self, one: Estimate) -> float:
        return margins_of(self.values(one))[self.seat]

    def weigh_again(self, found: list[Estimate], games: int) -> None:
        """Judge steps by other games than they were picked by: part of what made one the best was luck."""
        if self.skill.hints_by_plan:
            return
        policy = Policy(self.spec, self.honest, self.judge, self.chance, brake=self.brake)
        for one in found:
            one.forget()
        with suppress(OutOfBudget):
            for sweep in range(games):
                self._sweep(policy, found, self.turns, AGAIN + sweep)
        self._share(found)

    # --- searching ---------------------------------------------------------------------------------------

    def searched(self, wanted: list[int]) -> list[Estimate]:
        """The most promising first steps with the best turn of each."""
        effort: Effort | None = self.budget.effort
        if effort is None:
            own = self.judge.effort
            effort = wider(own, self.skill.wider) if self.skill.hints_by_plan else own
        brake = self.deciding.sooner(1 - SEARCHING / 2 if self.skill.hints_by_plan else SEARCHING)
        search = FirstSteps(self.spec, self.honest, self.seat, effort, self.judge, self.chance, brake, wanted)
        lines = search.lines(self.honest)
        turns = best_by_first(search.turns)
        deep = best_by_first(lines)
        # Lines that were followed further have gained by it: the others are lifted as much.
        shallow = max((line.worth for line in deep.values()), default=0.0) - max(
            (turns[first].worth for first in deep), default=0.0
        )
        worths = {
            first: deep[first].worth if first in deep else line.worth + shallow
            for first, line in turns.items()
        }
        return self._different(turns, worths, wanted)

    def _different(
        self, turns: dict[int, Line], worths: dict[int, float], wanted: list[int]
    ) -> list[Estimate]:
        """The best steps that lead to different positions."""
        seen: set[tuple[object, ...]] = set()
        found: list[Estimate] = []
        for first in wanted + sorted(turns, key=lambda first: -worths[first]):
            line = turns[first]
            look = line.state.contents()
            if look in seen or (len(found) >= CANDIDATES + len(wanted)):
                continue
            seen.add(look)
            parts = told_parts(self.judge, line.state, self.seat)
            found.append(Estimate(line, worths[first] + self.rival, parts, self.now))
        return found

    # --- playing on --------------------------------------------------------------------------------------

    def _play_on(self, found: list[Estimate], wanted: list[int]) -> None:
        """Play on from all, then from the best of them: so many games, or until time is up."""
        policy = Policy(self.spec, self.honest, self.judge, self.chance, brake=self.deciding)
        simulations = self.budget.most
        alive = found
        sweep = 0
        try:
            for share in (0.5, 1.0):
                brake = self.deciding.sooner(share)
                for _ in range(max(1, int(simulations * 0.5) // len(alive))):
                    self._sweep(policy, alive, self.turns, sweep)
                    sweep += 1
                    if brake.is_late():
                        break
                ranked = sorted(alive, key=lambda one: -self.margin(one))
                alive = ranked[:FINALISTS] + [one for one in ranked[FINALISTS:] if one.option in wanted]
        except OutOfBudget:
            return

    def _share(self, found: list[Estimate]) -> None:
        """Note what everybody has some turns later whichever move is made: that is no threat of any.

        Only of the moves that were played on most: the others were in fewer deals, with other luck.
        """
        most = max((one.played for one in found), default=0)
        later = [one.later().parts for one in found if one.played == most]
        self.looming = [
            [min(points) for points in zip(*seat, strict=True)] for seat in zip(*later, strict=True)
        ]
        self.least = [min(map(sum, seat)) for seat in zip(*later, strict=True)]

    def _scout(self, found: list[Estimate], wanted: list[int]) -> None:
        """A few games, only to see where rivals grow."""
        policy = Policy(self.spec, self.honest, self.judge, self.chance, brake=self.deciding)
        ranked = sorted(found, key=lambda one: -self.margin(one))
        alive = ranked[:FINALISTS] + [one for one in ranked[FINALISTS:] if one.option in wanted]
        try:
            for sweep in range(max(1, min(SCOUTS, self.budget.most // 6) // 2)):
                self._sweep(policy, alive, 2 * self.honest.players, sweep)
        except OutOfBudget:
            return

    def _sweep(self, policy: Policy, alive: list[Estimate], turns: int, sweep: int) -> None:
        """Play on once from each, in the same deal; it counts only when all were: a fair comparison."""
        ends = [self._played(policy, one, turns, sweep) for one in alive]
        for one, end in zip(alive, ends, strict=True):
            one.note(end)

    def _played(self, policy: Policy, one: Estimate, turns: int, sweep: int) -> Standing:
        g = determinise(one.line.state, self.layout, self.seat, self.worlds + sweep)
        settle(g)
        return standing(self.spec, self.judge, policy.rollout(g, turns))


def best_by_first(lines: list[Line]) -> dict[int, Line]:
    """The best line of every first step."""
    found: dict[int, Line] = {}
    for line in lines:
        if line.first not in found or line.worth > found[line.first].worth:
            found[line.first] = line
    return found


def waited(after: list[list[float]], before: list[float]) -> list[float]:
    """`before` less what every move loses: time passes, and that speaks for none of them and against none."""
    if len(after) < 2:
        return before
    lost = [max(parts[i] for parts in after) - points for i, points in enumerate(before)]
    return [points + min(0.0, less) for points, less in zip(before, lost, strict=True)]
