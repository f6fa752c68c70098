"""How the paladin weighs plans and games played on against each other."""

import pytest
from tests.ai.support import played

from regnum.ai.brake import Brake
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.paladin import Paladin, candidates_of, furthest_of, hopes_of, planning
from regnum.ai.player import generator_for
from regnum.ai.rollouts import Rollouts
from regnum.ai.simple import Line, Search
from regnum.ai.thinker import Thought
from regnum.kernel.offer import honest_copy

QUICK = Effort(nodes=250, turns=3, beam=3)


def thought(game: str, players: int, effort: Effort | None = None) -> Thought:
    """A choice in the middle of a game, to be thought about."""
    match = played(game, players, "plans", lambda g: g.turn > 4 and len(g.legal) > 3)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    judge = evaluation_of(match.spec, honest.components())
    chance = generator_for(match.spec, 1, honest, seat)
    asked = effort if effort is not None else judge.effort
    return Thought(match.spec, honest, seat, judge, asked, chance, Brake())


def test_plans_count_alone_against_meng_and_nowhere_else() -> None:
    alone = thought("gugong", 1)
    wide = planning(alone)
    assert wide is not None
    assert wide.nodes > alone.judge.effort.nodes
    assert planning(thought("gugong", 2)) is None
    assert planning(thought("troyes", 1)) is None
    assert planning(thought("gugong", 1, QUICK)) is None  # as wide as somebody asked for


def test_a_hope_is_that_of_the_first_step_and_without_a_plan_the_least() -> None:
    g = thought("gugong", 1).honest
    lines = [Line(first, g, worth, 0.0, worth) for first, worth in ((1, 5.0), (1, 8.0), (2, 6.0))]
    furthest = furthest_of(lines)
    assert furthest == {1: 8.0, 2: 6.0}
    others = [Line(first, g, 9.0, 0.0, 9.0) for first in (2, 1, 3)]
    assert hopes_of(others, furthest) == [6.0, 8.0, 6.0]


@pytest.mark.parametrize("wanted", [0, 1])
def test_hopes_decide_where_playing_on_does_not(wanted: int) -> None:
    """A hope larger than any difference a few games can make."""
    t = thought("gugong", 1)
    search = Search(t.spec, t.honest, t.seat, QUICK, t.judge, t.chance)
    furthest = furthest_of(search.lines(t.honest))
    candidates = candidates_of(search.turns, furthest)
    assert len(candidates) > 1
    hopes = [0.0] * len(candidates)
    hopes[wanted] = 500.0
    rollouts = Rollouts(t.spec, t.honest, t.seat, t.judge, t.chance, Brake())
    assert rollouts.best(candidates, 4, hopes) is candidates[wanted]


def test_time_is_kept_alone_too() -> None:
    t = thought("gugong", 1)
    now = 100.0

    def clock() -> float:
        nonlocal now
        now += 0.001
        return now

    for seconds in (0.05, 1.0):
        began = now
        assert Paladin(1, seconds, clock=clock).choose(t.spec, t.honest, t.seat) in t.honest.legal
        assert now - began <= 1.2 * seconds
