"""The seeded generator: the same numbers on every machine, build and Python."""

from collections import Counter
from itertools import permutations

import pytest

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.state import Table
from regnum.kernel.chance import below, key_from_seed, shuffled
from regnum.kernel.state import State

# Of the seed "tea": the key, twelve dice, ten cards and a large number.
KEY = "7afc4d62bc4b9c8bfe93d12a9b842bb3c1d1088a5d2e694e33ca547c09e21880"
DICE = [3, 1, 3, 3, 2, 1, 4, 1, 5, 3, 3, 4]
SHUFFLED = (0, 6, 9, 5, 3, 4, 7, 1, 8, 2)
LARGE = 2853637048576832366


def chance(seed: str) -> State:
    g = Table(Box())
    g.key = key_from_seed(seed)
    return g


def test_a_seed_gives_the_numbers_it_always_gave() -> None:
    g = chance("tea")
    assert g.key.hex() == KEY
    assert [below(g, 6) for _ in range(12)] == DICE
    assert shuffled(g, tuple(range(10))) == SHUFFLED
    assert below(g, 1 << 62) == LARGE
    assert g.draws == 14


def test_the_state_is_the_key_and_a_counter() -> None:
    first = chance("x")
    for _ in range(5):
        below(first, 100)
    second = chance("x")
    second.draws = 5
    assert [below(first, 1000) for _ in range(20)] == [below(second, 1000) for _ in range(20)]


def test_a_copy_has_the_same_future() -> None:
    g = chance("x")
    copy = g.clone()
    assert [below(g, 99) for _ in range(9)] == [below(copy, 99) for _ in range(9)]


@pytest.mark.parametrize("other", ["Tea", "tea ", "", "téa", "茶", "0"])
def test_other_seeds_give_other_numbers(other: str) -> None:
    ours, others = chance("tea"), chance(other)
    assert [below(ours, 1 << 32) for _ in range(3)] != [below(others, 1 << 32) for _ in range(3)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52])
def test_numbers_are_in_range_and_even(n: int) -> None:
    """Pearson's statistic of 200 per cell; the limit is far out: one in a million by chance."""
    g = chance(f"even {n}")
    seen = Counter(below(g, n) for _ in range(200 * n))
    assert set(seen) == set(range(n))
    assert sum((seen[i] - 200) ** 2 / 200 for i in range(n)) < n + 5 * (2 * n) ** 0.5 + 15


def test_every_order_of_four_cards_is_as_likely() -> None:
    g = chance("orders")
    seen = Counter(shuffled(g, (1, 2, 3, 4)) for _ in range(4800))
    assert set(seen) == set(permutations((1, 2, 3, 4)))
    assert sum((n - 200) ** 2 / 200 for n in seen.values()) < 75  # 23 degrees of freedom


def test_a_shuffle_keeps_the_cards_and_speaks_once() -> None:
    g = chance("keep")
    cards = (3, 3, 1, 4, 1, 5, 9)
    assert sorted(shuffled(g, cards)) == sorted(cards)
    assert g.draws == 1
    assert shuffled(g, ()) == ()
    assert shuffled(g, (7,)) == (7,)
    assert g.draws == 3
