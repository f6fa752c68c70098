"""Figures of the arena: intervals hold what they should, Elo finds strengths that are known, times add up."""

from math import exp
from random import Random

import pytest

from regnum.ai.arena.elo import SCALE, Pair, fit, pairs_of, points_of, ratings, with_benefit
from regnum.ai.arena.figures import mean_of, rate_of, student, wilson
from regnum.ai.arena.times import Times, times_from


def test_wilson_interval() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert rate_of(8, 10).over(0.5).mean == 1.6


def test_students_interval() -> None:
    found = mean_of([10, 20, 30, 40] * 25)
    assert (found.low, found.mean, found.high) == pytest.approx((22.77, 25, 27.23), abs=0.01)
    assert mean_of([1.0, 3.0]).high == pytest.approx(2 + 12.706)
    assert mean_of([7, 7, 7]).low == mean_of([7]).high == 7
    assert mean_of([]).mean == 0
    tables = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 10_000: 1.960}
    assert {n: student(n) for n in tables} == pytest.approx(tables, abs=0.03)


def test_95_of_100_intervals_hold_the_truth() -> None:
    chance = Random(1)
    held = [mean_of([chance.gauss(5, 10) for _ in range(40)]).holds(5) for _ in range(60)]
    assert sum(held) >= 51
    held = [rate_of(sum(chance.random() < 0.7 for _ in range(50)), 50).holds(0.7) for _ in range(200)]
    assert sum(held) >= 180


def test_a_game_of_several_counts_as_one_of_each_with_each_other() -> None:
    assert pairs_of([0, 1, 2], [1, 0, 1]) == [(0, 1, 0.0), (0, 2, 0.5), (1, 2, 1.0)]
    assert pairs_of([0, 1, 1], [0, 1, 2]) == [(0, 1, 1.0), (0, 1, 1.0)]  # nobody meets themselves


def drawn(strengths: list[float], deals: int, seed: int) -> list[list[Pair]]:
    """Games of two between everybody, won as Elo says."""
    chance = Random(seed)
    found = []
    for _ in range(deals):
        deal: list[Pair] = []
        for a in range(len(strengths)):
            for b in range(a + 1, len(strengths)):
                wins = 1 / (1 + exp((strengths[b] - strengths[a]) / SCALE))
                deal.append((a, b, float(chance.random() < wins)))
        found.append(deal)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_elo_finds_known_strengths_within_its_interval(seed: int) -> None:
    strengths = [300.0, 120.0, -80.0, 0.0]
    found = ratings(4, drawn(strengths, 150, seed))
    for figure, true in zip(found, strengths, strict=True):
        assert figure.low <= true <= figure.high, (figure, true)
        assert figure.high - figure.low < 220
    assert [figure.mean for figure in found] == sorted((f.mean for f in found[:2]), reverse=True) + [
        figure.mean for figure in found[2:]
    ]


def test_elo_of_two_is_the_curve_of_the_win_rate() -> None:
    points = with_benefit(points_of(2, [(0, 1, 1.0)] * 76 + [(0, 1, 0.0)] * 24))
    assert SCALE * fit(points)[0] == pytest.approx(199, abs=3)


def test_who_lost_nothing_is_not_infinitely_strong_and_nobody_is_sure_how_strong() -> None:
    best, last = ratings(2, [[(0, 1, 1.0)] for _ in range(50)])
    assert 500 < best.mean < 1000
    assert best.high - best.low > 300
    assert (last.mean, last.low, last.high) == (0, 0, 0)


def test_times_keep_their_sum_their_longest_and_nearly_their_order() -> None:
    chance = Random(2)
    lengths = [chance.lognormvariate(-5, 1) for _ in range(2000)]
    parts = [Times(), Times()]
    for n, seconds in enumerate(lengths):
        parts[n % 2].note(seconds)
    whole = Times()
    for part in parts:
        whole.add(times_from(part.as_json()))
    assert whole.count == 2000
    assert whole.seconds == pytest.approx(sum(lengths), rel=1e-3)
    assert whole.longest == pytest.approx(max(lengths), rel=1e-3)
    assert whole.below(0.95) == pytest.approx(sorted(lengths)[1900], rel=0.03)
    assert whole.below(1.0) == pytest.approx(max(lengths), rel=0.03)
    assert Times().below(0.95) == 0
