"""A position as one row of numbers."""

import pytest

from regnum import new_match
from regnum.games import GAMES
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.vector import vector, vector_names


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_has_a_name_of_its_own(name: str) -> None:
    match = new_match(name, players=3)
    layout = match.spec.layout(match.state)
    names = vector_names(layout)
    assert len(set(names)) == len(names) == len(vector(match.state, layout, 0))


def test_it_says_what_lies_on_the_table() -> None:
    match = new_match("gugong", players=2)
    layout = match.spec.layout(match.state)
    seen = dict(zip(vector_names(layout), vector(match.state, layout, 0), strict=True))
    assert seen["day"] == 1
    assert seen["officials.cards"] == 7
    assert seen["0.hand.cards"] == seen["1.hand.cards"] > 0


def test_numbers_of_others_that_are_secret_are_hidden() -> None:
    match = new_match("troyes", players=2)
    layout = match.spec.layout(match.state)
    for observer in (-1, 0, 1):
        seen = dict(zip(vector_names(layout), vector(match.state, layout, observer), strict=True))
        for seat in (0, 1):
            assert (seen[f"{seat}.vp"] == HIDDEN) == (seat != observer)
