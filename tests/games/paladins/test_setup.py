"""Set-up as the rules deal it [P1-P3]: scenarios begin with a position, these tests with a fresh game."""

import pytest
from tests.games.paladins.games import table

from regnum.games.paladins.rules.townsfolk import SETUP, TakeTownsfolk
from regnum.kernel.agenda import GAP
from regnum.kernel.match import Match
from regnum.library import new_match

SEEDS = range(12)


def draft(match: Match) -> list[int]:
    """Everybody takes the first townsfolk offered: who picked, in order."""
    asked: list[int] = []
    while isinstance(frame := match.state.agenda[-1], TakeTownsfolk):
        assert frame.mode == SETUP
        # Nobody is refilled in between, and nobody may decline.
        assert len(match.state.legal) == len(table(match).townsfolk_row) - len(asked)
        asked.append(frame.who)
        match.submit(frame.who, match.state.legal[0])
    return asked


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_draft_goes_against_the_turn_order_and_ends_with_the_start_player(
    players: int, seed: int
) -> None:
    match = new_match("paladins", players=players, seed=seed)
    start = table(match).start
    # The player to the right of the start player first, then counter-clockwise [P3].
    assert draft(match) == [(start - step) % players for step in range(1, players + 1)]
    assert table(match).start == start
    assert table(match).round == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_start_player(players: int) -> None:
    starts = {table(new_match("paladins", players=players, seed=seed)).start for seed in range(40)}
    assert starts == set(range(players))


def test_alone_only_the_human_picks() -> None:
    for seed in SEEDS:
        match = new_match("paladins", players=1, seed=seed)
        assert table(match).start == 0
        assert draft(match) == [0]
        assert [len(seat.crew) for seat in table(match).seats] == [1, 0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_the_draft_the_row_has_slid_to_the_right_and_is_full(players: int) -> None:
    match = new_match("paladins", players=players, seed="row")
    before = table(match).townsfolk_row
    deck = table(match).townsfolk_deck
    picked = draft(match)
    crews = [table(match).seats[seat].crew for seat in picked]
    assert [len(crew) for crew in crews] == [1] * players
    left = [card for card in before if (card,) not in crews]
    row = table(match).townsfolk_row
    assert GAP not in row
    assert list(row[players:]) == left
    assert list(row[:players]) == list(deck[len(deck) - players :])
    assert not any(seat.passed for seat in table(match).seats)
