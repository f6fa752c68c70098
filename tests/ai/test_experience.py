"""What games played on teach about the judge's mistakes, and how turns are chosen by that."""

import pytest
from tests.ai.support import played

from regnum.ai.brake import Brake, OutOfBudget
from regnum.ai.evaluate import evaluation_of
from regnum.ai.experience import FEW_HERE, Experience, Place, Tally, Way
from regnum.ai.player import generator_for
from regnum.ai.policy import Policy, best_of
from regnum.games.gugong.rules.exchange import Exchange
from regnum.kernel.agenda import State
from regnum.kernel.offer import honest_copy


def begun(game: str = "gugong", players: int = 1, seed: str = "five") -> tuple[Experience, State]:
    """A turn that begins in the middle of a game."""

    def wanted(g: State) -> bool:
        return g.turn > 4 and len(g.legal) > 1 and (game != "gugong" or isinstance(g.agenda[-1], Exchange))

    match = played(game, players, seed, wanted)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 3)
    judge = evaluation_of(match.spec, honest.components())
    chance = generator_for(match.spec, 1, honest, seat)
    return Experience(match.spec, honest, seat, judge, chance, Brake()), honest


def test_few_errors_count_little() -> None:
    tally = Tally()
    assert tally.mean(2.0, FEW_HERE) == 2.0
    for _ in range(8):
        tally.note(-4.0)
    assert tally.mean(2.0, FEW_HERE) == pytest.approx(-1.0)  # half way
    for _ in range(2000):
        tally.note(-4.0)
    assert tally.mean(2.0, FEW_HERE) == pytest.approx(-4.0, abs=0.05)


@pytest.mark.parametrize("game", ["gugong", "troyes"])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_ways_hold_the_best_turn_of_the_deep_policy(game: str, seed: str) -> None:
    experience, g = begun(game, seed=seed)
    policy = Policy(experience.policy.spec, g, experience.policy.judge, experience.policy.luck.chance)
    ways = experience.ways(g.clone())
    assert len({way.steps for way in ways}) == len(ways)
    assert max(way.worth for way in ways) >= best_of(policy.plans(g.clone())).worth - 1e-9


def chosen(experience: Experience, g: State) -> tuple[int, int]:
    walk = experience.walk(0)
    experience.step(g.clone(), walk)
    return walk.taken[0][1]


def test_without_experience_the_judge_is_believed() -> None:
    experience, g = begun()
    best = max(experience.ways(g.clone()), key=lambda way: way.worth)
    assert chosen(experience, g) == best.steps


def taught(
    experience: Experience, g: State, games: int, wrong: dict[tuple[int, int], float]
) -> dict[tuple[int, int], int]:
    """Play on so many times where the judge is wrong about some turns; how often each was chosen."""
    for _ in range(games):
        walk = experience.walk(0)
        experience.step(g.clone(), walk)
        _, steps, worth = walk.taken[0]
        experience.learn(walk, worth + wrong.get(steps, 0.0))
    return {steps: tally.count for steps, tally in experience.walk(0).place.each.items()}


def test_a_turn_that_ends_worse_than_the_judge_says_is_left_for_another() -> None:
    experience, g = begun()
    first = chosen(experience, g)
    counts = taught(experience, g, 40, {first: -9.0})
    assert chosen(experience, g) != first
    assert sum(counts.values()) == 40
    assert counts[first] < 12
    assert len(counts) > 2, "what was never tried got no doubt"


def test_an_error_that_all_turns_share_changes_nothing() -> None:
    """The judge hopes too much everywhere: no reason to leave what is best."""
    experience, g = begun()
    first = chosen(experience, g)
    everywhere = {way.steps: -30.0 for way in experience.ways(g.clone())}
    counts = taught(experience, g, 60, everywhere)
    assert counts[first] == max(counts.values())


def test_what_was_learned_after_one_candidate_helps_after_another() -> None:
    experience, g = begun()
    first = chosen(experience, g)
    walk = experience.walk(0)
    experience.step(g.clone(), walk)
    for _ in range(30):
        experience.learn(walk, walk.taken[0][2] - 15.0)
    other = experience.walk(1)
    assert other.place.all.count == 0
    ways = [Way(first, g, 5.0), Way((-5, -5), g, 3.0)]
    assert experience._best(ways, other.place, Place()).steps == first
    experience.anywhere[0].each[(-5, -5)] = Tally()
    experience.anywhere[0].each[(-5, -5)].note(0.0)
    assert experience._best(ways, other.place, experience.anywhere[0]).steps != first


def test_the_second_turn_has_a_place_of_its_own() -> None:
    experience, g = begun()
    walk = experience.walk(0)
    after = experience.step(g.clone(), walk)
    while after.agenda and after.agenda[-1].who != experience.seat:
        after = experience.policy.step(after)
    experience.step(after, walk)
    experience.learn(walk, 3.0)
    assert len(walk.taken) == 2
    (start, one, _), (second, _, _) = walk.taken
    assert start is not second
    assert start.after[one] is second
    assert len(experience.anywhere) == 2


def test_it_stops_when_time_is_up() -> None:
    known, g = begun()
    policy = known.policy
    late = Experience(policy.spec, g, known.seat, policy.judge, policy.luck.chance, Brake(-1.0))
    with pytest.raises(OutOfBudget):
        late.step(g.clone(), late.walk(0))
