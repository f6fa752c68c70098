"""Redaction and honest copies."""

from collections import Counter
from typing import cast

import pytest
from tests.kernel.tools import SPEC, TABLES, go_to, start

from regnum.games.paladins.state import (
    PALADIN_CHOSEN,
    PALADIN_DECK,
    PALADIN_HAND,
    PILES,
    SUSPICION_DECK,
    TOWNSFOLK_ROW,
    WALL_DECK,
)
from regnum.games.troyes.state import Table as TroyesTable
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.flat import EVERYBODY, NOBODY, OWNER, Layout, NumberKind, ZoneKind, may_see
from regnum.kernel.sight import PUBLIC, determinise, redact, undeclared
from regnum.library import new_match

LAYOUT = SPEC.layout(TABLES)


@pytest.mark.parametrize(
    ("sight", "owner", "observer", "sees"),
    [
        (EVERYBODY, -1, -1, True),
        (EVERYBODY, 0, 1, True),
        (OWNER, 0, 0, True),
        (OWNER, 0, 1, False),
        (OWNER, 0, PUBLIC, False),
        (OWNER, -1, PUBLIC, False),  # the table is no owner, and the public owns nothing
        (NOBODY, 0, 0, False),
        (NOBODY, -1, -1, False),
    ],
)
def test_who_may_see_what(sight: int, owner: int, observer: int, sees: bool) -> None:
    assert may_see(sight, owner, observer) == sees


def test_secret_by_default() -> None:
    assert ZoneKind("new").sight == NOBODY
    assert undeclared(Layout([], [NumberKind("n")], [ZoneKind("new")], [])) == ["new"]
    assert undeclared(LAYOUT) == []


def test_a_redacted_state_holds_no_secret() -> None:
    g = go_to(start(2), "PickPaladin").state
    for observer in (PUBLIC, 0, 1):
        r = redact(g, LAYOUT, observer)
        assert (r.key, r.draws, r.reveals) == (b"", 0, 0)
        assert set(r.decks[WALL_DECK]) == {HIDDEN}
        assert len(r.decks[WALL_DECK]) == len(g.decks[WALL_DECK]), "how many there are is no secret"
        assert r.decks[TOWNSFOLK_ROW] == g.decks[TOWNSFOLK_ROW]
        for seat in (0, 1):
            hand = r.piles[seat * PILES + PALADIN_HAND]
            assert hand == (g.piles[seat * PILES + PALADIN_HAND] if seat == observer else (HIDDEN,) * 3)
            assert set(r.piles[seat * PILES + PALADIN_DECK]) == {HIDDEN}
    assert HIDDEN not in g.decks[WALL_DECK], "the state itself is as it was"


def test_numbers_can_be_secret_too() -> None:
    g = go_to(start(2), "Turn").state
    own = [NumberKind(kind.name, OWNER) for kind in LAYOUT.own]
    board = [NumberKind(kind.name, NOBODY) for kind in LAYOUT.board]
    r = redact(g, Layout(board, own, LAYOUT.decks, LAYOUT.piles), 1)
    width = len(own)
    assert set(r.board) == {HIDDEN}
    assert set(r.own[:width]) == {HIDDEN}
    assert r.own[width:] == g.own[width:]


def test_an_honest_copy_keeps_what_is_seen_and_deals_the_rest_anew() -> None:
    match = go_to(start(2), "PickPaladin")
    one = match.decider
    match.submit(one, match.state.legal[0])
    g, two = match.state, 1 - one
    copies = [determinise(g, LAYOUT, two, seed) for seed in range(40)]
    for h in copies:
        assert SPEC.problems(h) == []
        assert h.piles[two * PILES + PALADIN_HAND] == g.piles[two * PILES + PALADIN_HAND]
        assert h.own == g.own
        assert h.board == g.board
        assert h.key != g.key
        for index, kind in enumerate(LAYOUT.decks):
            same = h.decks[index] == g.decks[index]
            assert same or kind.sight == NOBODY, kind.name
    assert len({h.decks[SUSPICION_DECK] for h in copies}) > 30
    assert len({h.piles[one * PILES + PALADIN_CHOSEN] for h in copies}) > 5, "what the other keeps is open"


def test_every_unseen_card_is_as_likely_everywhere() -> None:
    g = go_to(start(2), "Turn").state
    top = Counter(determinise(g, LAYOUT, 0, seed).decks[WALL_DECK][-1] for seed in range(60 * 18))
    assert len(top) == len(g.decks[WALL_DECK])
    expected = 60 * 18 / len(top)
    assert sum((n - expected) ** 2 / expected for n in top.values()) < 60  # some 17 degrees of freedom


def test_copies_are_reproducible_and_differ_by_seed_and_observer() -> None:
    g = go_to(start(2), "Turn").state
    keys = {determinise(g, LAYOUT, observer, seed).key for observer in (-1, 0, 1) for seed in range(5)}
    assert len(keys) == 15
    assert determinise(g, LAYOUT, 0, 3).decks == determinise(g, LAYOUT, 0, 3).decks


def test_a_copy_does_not_depend_on_what_the_observer_cannot_know() -> None:
    """However the hidden cards really lie, the same seed deals the same copy."""
    g = go_to(start(2), "Turn").state
    other = g.clone()
    other.decks[WALL_DECK] = g.decks[WALL_DECK][::-1]
    other.key = bytes(32)
    other.draws = g.draws + 5
    ours, theirs = determinise(g, LAYOUT, 0, 7), determinise(other, LAYOUT, 0, 7)
    assert (ours.decks, ours.piles, ours.key, ours.draws) == (
        theirs.decks,
        theirs.piles,
        theirs.key,
        theirs.draws,
    )


def test_an_honest_copy_does_not_know_secret_numbers() -> None:
    """VP in Troyes: each seat knows its own; of the others' nothing is left in its copy."""
    match = new_match("troyes", players=3, seed="secret numbers")
    g = cast(TroyesTable, match.state.clone())
    for who in range(3):
        g.seat(who).vp = 10 + who
    layout = match.spec.layout(g)
    for observer in (-1, 0, 1, 2):
        honest = cast(TroyesTable, determinise(g, layout, observer, 5))
        known = [honest.seats[who].vp for who in range(3)]
        assert known == [10 + who if who == observer else 0 for who in range(3)]
