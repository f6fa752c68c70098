"""Set-up as the rules deal it [P1-P3]: scenarios begin with a position, these tests with a fresh game."""

import pytest

from regnum.games.paladins.recruit import SETUP, TakeTownsfolk
from regnum.games.paladins.state import (
    CREW,
    OWN,
    PASSED,
    PILES,
    ROUND,
    START,
    TOWNSFOLK_DECK,
    TOWNSFOLK_ROW,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.match import Match
from regnum.library import new_match

SEEDS = range(12)


def draft(match: Match) -> list[int]:
    """Everybody takes the first townsfolk offered: who picked, in order."""
    asked: list[int] = []
    while type(match.state.agenda[-1]) is TakeTownsfolk:
        frame = match.state.agenda[-1]
        assert frame.a == SETUP
        # Nobody is refilled in between, and nobody may decline.
        assert len(match.state.legal) == len(match.state.decks[TOWNSFOLK_ROW]) - len(asked)
        asked.append(frame.who)
        match.submit(frame.who, match.state.legal[0])
    return asked


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_draft_goes_against_the_turn_order_and_ends_with_the_start_player(
    players: int, seed: int
) -> None:
    match = new_match("paladins", players=players, seed=seed)
    start = match.state.board[START]
    # The player to the right of the start player first, then counter-clockwise [P3].
    assert draft(match) == [(start - step) % players for step in range(1, players + 1)]
    assert match.state.board[START] == start
    assert match.state.board[ROUND] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_start_player(players: int) -> None:
    starts = {new_match("paladins", players=players, seed=seed).state.board[START] for seed in range(40)}
    assert starts == set(range(players))


def test_alone_only_the_human_picks() -> None:
    for seed in SEEDS:
        match = new_match("paladins", players=1, seed=seed)
        assert match.state.board[START] == 0
        assert draft(match) == [0]
        assert [len(match.state.piles[seat * PILES + CREW]) for seat in (0, 1)] == [1, 0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_the_draft_the_row_has_slid_to_the_right_and_is_full(players: int) -> None:
    match = new_match("paladins", players=players, seed="row")
    before = match.state.decks[TOWNSFOLK_ROW]
    deck = match.state.decks[TOWNSFOLK_DECK]
    picked = draft(match)
    crews = [match.state.piles[seat * PILES + CREW] for seat in picked]
    assert [len(crew) for crew in crews] == [1] * players
    left = [card for card in before if (card,) not in crews]
    row = match.state.decks[TOWNSFOLK_ROW]
    assert GAP not in row
    assert list(row[players:]) == left
    assert list(row[:players]) == list(deck[len(deck) - players :])
    assert not any(match.state.own[seat * OWN + PASSED] for seat in range(match.state.seats))
