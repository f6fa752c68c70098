"""Black dice: what search leaves out loses nothing."""

import random
from typing import cast

import pytest

from regnum.games import GAMES
from regnum.games.troyes.const import OPT_BEAT, OPT_CUBE, OPT_DIE
from regnum.games.troyes.rules.black_dice import CounterBlack, black_sets, values_in
from regnum.games.troyes.state import Table
from regnum.library import new_match

MANY_DICE = 7  # more have too many orders to try them all


def fights(players: int, seed: int) -> list[Table]:
    """Positions of one random game in which a seat meets a black die."""
    match = new_match("troyes", players=players, seed=f"black {seed}")
    pick = random.Random(seed)
    found: list[Table] = []
    while not match.is_over:
        frame = match.state.agenda[-1]
        if isinstance(frame, CounterBlack) and not frame.dice:
            found.append(cast(Table, match.state.clone()))
        match.submit(match.decider, pick.choice(match.state.legal))
    return found


def ends(g: Table, is_canonical: bool) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What may be left of own and black dice after this fight, without powers of influence."""
    frame = g.agenda[-1]
    found: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    g.legal = frame.options(g)
    for option in GAMES["troyes"].canonical(g) if is_canonical else g.legal:
        copy = g.clone()
        if OPT_DIE <= option < OPT_CUBE:
            copy.agenda.pop().resolve(copy, option)
            found |= ends(copy, is_canonical)
        elif option >= OPT_BEAT:
            copy.agenda.pop().resolve(copy, option)
            found.add((copy.dice_of(frame.who), copy.black_dice))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_search_reaches_every_end_of_a_fight(players: int) -> None:
    tried = 0
    for g in fights(players, players):
        if len(g.dice_of(g.agenda[-1].who)) < MANY_DICE:
            assert ends(g, True) == ends(g, False)
            tried += 1
    assert tried > 5


def test_black_dice_are_beaten_with_the_highest_and_equal_ones_once() -> None:
    black = (6, 4, 4, 1)
    sets = [values_in(black, mask) for mask in black_sets(black, 11)]
    assert sorted(sets) == [[6], [6, 1], [6, 4], [6, 4, 1]]
    assert len(black_sets(black, 99)) == 6
    assert black_sets(black, 5) == []
