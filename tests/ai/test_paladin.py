"""How the paladin weighs plans and games played on against each other."""

import pytest
from tests.ai.support import played

from regnum.ai.brake import Brake, OutOfBudget
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.paladin import Paladin, candidates_of, furthest_of, hopes_of, planning
from regnum.ai.player import generator_for
from regnum.ai.rollouts import Rollouts
from regnum.ai.simple import Line, Search
from regnum.ai.thinker import Thought
from regnum.ai.two_turns import NARROW, TwoTurns
from regnum.games.gugong.rules.exchange import Exchange, Where
from regnum.kernel.agenda import Frame, State
from regnum.kernel.offer import honest_copy

QUICK = Effort(nodes=250, turns=3, beam=3)


def thought(
    game: str, players: int, effort: Effort | None = None, seed: str = "plans", asked: type | None = None
) -> Thought:
    """A choice in the middle of a game, to be thought about."""
    kind = asked if asked is not None else Frame
    match = played(
        game, players, seed, lambda g: g.turn > 4 and len(g.legal) > 3 and isinstance(g.agenda[-1], kind)
    )
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    judge = evaluation_of(match.spec, honest.components())
    chance = generator_for(match.spec, 1, honest, seat)
    known = effort if effort is not None else judge.effort
    return Thought(match.spec, honest, seat, judge, known, chance, Brake())


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


def with_the_next(t: Thought, end: State) -> float:
    """What the end of a turn is worth with the best turn after it."""
    g = end.clone()
    now = t.judge.aim(g, t.seat)
    if not t.judge.go_on(g, t.seat):
        return now
    search = Search(t.spec, t.honest, t.seat, NARROW, t.judge, t.chance)
    return now + t.judge.effort.later * (max(found[1] for found in search.ends(g)) - now)


def test_two_turns_see_what_one_prepares_for_the_next() -> None:
    """Never worse than the turn that is best by itself, and now and then another one."""
    gained: list[float] = []
    for seed in ("one", "two", "three", "four", "five", "six"):
        t = thought("gugong", 1, seed=seed, asked=Exchange)
        two = TwoTurns(t.spec, t.honest, t.seat, t.judge, t.chance, Brake())
        greedy = max(two.search.ends(t.honest.clone()), key=lambda end: end[1])[0]
        gained.append(with_the_next(t, two.best(t.honest.clone())) - with_the_next(t, greedy))
    assert min(gained) >= 0.0
    assert max(gained) > 0.1


def test_two_turns_stop_when_time_is_up() -> None:
    t = thought("gugong", 1)
    with pytest.raises(OutOfBudget):
        TwoTurns(t.spec, t.honest, t.seat, t.judge, t.chance, Brake(-1.0)).best(t.honest.clone())


@pytest.mark.parametrize(
    ("game", "players", "careful", "experienced"),
    [
        ("gugong", 1, 0, 2),
        ("gugong", 2, 0, 0),
        ("troyes", 1, 0, 0),
        ("paladins", 2, 1, 0),
        ("paladins", 3, 1, 0),
        ("paladins", 4, 0, 0),
    ],
)
def test_own_turns_played_on_are_chosen_with_care_or_by_experience_where_the_skill_says_so(
    game: str, players: int, careful: int, experienced: int
) -> None:
    t = thought(game, players)
    rollouts = Rollouts(t.spec, t.honest, t.seat, t.judge, t.chance, Brake())
    assert (rollouts.careful, rollouts.experienced) == (careful, experienced)
    search = Search(t.spec, t.honest, t.seat, QUICK, t.judge, t.chance)
    candidates = candidates_of(search.turns, furthest_of(search.lines(t.honest)))
    rollouts.best(candidates, 3 * len(candidates))
    assert (rollouts.two_turns.search.nodes > 0) == (careful > 0)
    places = rollouts.experience.anywhere
    assert len(places) == experienced
    for place in places:
        assert 0 < place.all.count <= rollouts.simulations


class Running:
    """A clock that goes on by a little whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_time_is_kept_alone_too() -> None:
    t = thought("gugong", 1)
    clock = Running()
    for seconds in (0.05, 1.0):
        began = clock.now
        assert Paladin(1, seconds, clock=clock).choose(t.spec, t.honest, t.seat) in t.honest.legal
        assert clock.now - began <= 1.2 * seconds


@pytest.mark.parametrize(("players", "least", "most"), [(1, 0.9, 1.2), (2, 0.0, 0.35)])
def test_only_alone_it_thinks_long_in_the_middle_of_a_turn(players: int, least: float, most: float) -> None:
    """At a table people wait for it; alone nobody does."""
    t = thought("gugong", players, asked=Where)
    assert not t.judge.begins(t.honest, t.seat)
    clock = Running()
    began = clock.now
    Paladin(1, 0.5, clock=clock).choose(t.spec, t.honest, t.seat)
    assert least <= (clock.now - began) / 0.5 <= most
