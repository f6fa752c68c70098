"""The conformance walk on every game, number of players and option set."""

import os

import pytest

from regnum.conformance.walk import WalkResult, walk
from regnum.games import GAMES
from regnum.kernel.spec import option_samples
from regnum.library import tables_for

COMPILED = os.environ.get("REGNUM_EXPECT_COMPILED") == "1"
# A position is looked at from all sides, which takes its time: every so many.
STRIDE = 3 if COMPILED else 9
WALKS = 4 if COMPILED else 2

TABLES_OF_PLAYERS = [
    pytest.param(name, players, options, id="-".join([name, str(players), *options.values()]))
    for name, spec in GAMES.items()
    for players in range(spec.min_players, spec.max_players + 1)
    for options in option_samples(spec, players)
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES_OF_PLAYERS)
def test_everything_that_must_hold_in_every_game_holds(
    name: str, players: int, options: dict[str, str]
) -> None:
    walks = [
        walk(GAMES[name], tables_for(name), players, options, f"walk {n}", n, STRIDE) for n in range(WALKS)
    ]
    assert_something_was_checked(walks)


def assert_something_was_checked(walks: list[WalkResult]) -> None:
    """A walk that asks nothing finds nothing."""
    for result in walks:
        assert result.positions >= result.decisions // STRIDE > 0
        assert result.options > 2 * result.positions
        assert result.resampled > result.positions  # each has several observers
        assert result.refusals > 0
        assert result.undone > 0
        assert result.undone + result.barriers == result.positions
    # How many barriers a short walk meets is chance: below, one game is watched at every step.


@pytest.mark.parametrize("name", GAMES)
def test_undo_stops_where_something_was_turned_up(name: str) -> None:
    spec = GAMES[name]
    result = walk(spec, tables_for(name), spec.min_players, {}, "barriers", 1, stride=2)
    assert result.barriers > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_walk_is_the_same_wherever_and_however_closely_it_is_watched(name: str) -> None:
    spec, tables = GAMES[name], tables_for(name)
    players = spec.max_players
    loose = walk(spec, tables, players, {}, "same", 1, stride=10_000)
    again = walk(spec, tables, players, {}, "same", 1, stride=10_000)
    assert loose.positions == 1
    assert (loose.check, loose.totals) == (again.check, again.totals)
