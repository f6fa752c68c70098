"""The paladin: the strongest level. (Cards of that name are in Paladins of the West Kingdom, not here.)

Its candidates are the turns that the simple bot's search finds; they are judged by playing on in the
paladin's head. What a turn prepares is lost on the deep policy, so the first own turns played on may be
chosen otherwise: with an eye on the next turn (two_turns.py, `Skill.careful`), or by what games played on
before have taught about the judge's mistakes (experience.py, `Skill.experienced`). Alone against Meng wide
plans count as much as playing on: they see what the deep policy would miss, and it sees Meng, who stands
still in plans.
"""

import time
from dataclasses import replace
from typing import Any, Final

from regnum.ai.brake import Clock
from regnum.ai.effort import Effort
from regnum.ai.judge import Judge
from regnum.ai.rollouts import Rollouts
from regnum.ai.simple import Line, Search
from regnum.ai.thinker import Thinker, Thought

SIMULATIONS: Final = 192  # without a time limit
MOST: Final = 100_000  # with one: the time is what counts
KEPT: Final = 8  # candidates
PER_FIRST: Final = 2  # of these, with the same first step
AHEAD: Final = 3  # first steps that are candidates because they lead furthest
SEARCHING: Final = 0.3  # share of the time in which candidates are looked for
LATER: Final = 0.3  # at a table: share of the time for what is decided in the middle of a turn


class Paladin(Thinker):
    """Deterministic for a seed and a number of simulations; with `seconds` it thinks as long as it may."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        simulations: int | None = None,
        clock: Clock = time.monotonic,
        evaluation: Judge[Any] | None = None,
        effort: Effort | None = None,
    ) -> None:
        super().__init__(seed, seconds, clock, evaluation, effort)
        most = SIMULATIONS if seconds is None else MOST
        self.simulations: Final = most if simulations is None else simulations

    def decide(self, thought: Thought) -> int:
        t = thought
        is_alone = t.honest.players == 1  # nobody waits: it may think about every step as long as it likes
        part = 1.0 if is_alone or t.judge.begins(t.honest, t.seat) else LATER
        brake = t.brake.sooner(part)
        early = brake.sooner(SEARCHING)
        effort = planning(t)
        search = Search(
            t.spec, t.honest, t.seat, effort if effort is not None else t.effort, t.judge, t.chance, early
        )
        furthest = furthest_of(search.lines(t.honest))
        candidates = candidates_of(search.turns, furthest)
        if not candidates:
            return t.honest.legal[0]
        if len({line.first for line in candidates}) == 1:
            return candidates[0].first
        # Small decisions have few candidates: at a table they get less of the time.
        share = 1.0 if is_alone else len(candidates) / KEPT
        rollouts = Rollouts(t.spec, t.honest, t.seat, t.judge, t.chance, brake.sooner(share))
        hopes = hopes_of(candidates, furthest) if effort is not None else None
        return rollouts.best(candidates, round(self.simulations * part * share), hopes).first


def wider(effort: Effort, times: int) -> Effort:
    """More of everything that is followed; as many draws: those cost most and change least."""
    return replace(
        effort,
        nodes=times * effort.nodes,
        beam=times * effort.beam,
        per_first=times * effort.per_first,
    )


def planning(t: Thought) -> Effort | None:
    """How wide plans are that count beside playing on: only alone, and unless another width was asked for."""
    if t.honest.players > 1 or t.effort is not t.judge.effort:
        return None
    found: Effort | None = t.judge.skill.plans_alone
    return found


def furthest_of(lines: list[Line]) -> dict[int, float]:
    """What the best line is worth, by first step."""
    furthest: dict[int, float] = {}
    for line in lines:
        furthest[line.first] = max(line.worth, furthest.get(line.first, line.worth))
    return furthest


def hopes_of(candidates: list[Line], furthest: dict[int, float]) -> list[float]:
    """What plans that begin as the candidates do are worth; who was followed by none is like the worst."""
    least = min(furthest.values())
    return [furthest.get(line.first, least) for line in candidates]


def candidates_of(turns: list[Line], furthest: dict[int, float]) -> list[Line]:
    """Ends of this turn to play on from: where the furthest lines begin, then the best by themselves."""
    wanted = sorted(furthest, key=lambda first: -furthest[first])[:AHEAD]
    ordered = sorted(turns, key=lambda line: -line.worth)
    begun = [next(line for line in ordered if line.first == first) for first in wanted]
    seen: set[tuple[object, ...]] = set()
    firsts: dict[int, int] = {}
    found: list[Line] = []
    for line in begun + ordered:
        look = line.state.contents()
        if look in seen or firsts.get(line.first, 0) >= PER_FIRST:
            continue
        seen.add(look)
        firsts[line.first] = firsts.get(line.first, 0) + 1
        found.append(line)
        if len(found) == KEPT:
            break
    return found
