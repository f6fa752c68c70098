"""Which level suits a seat that is left: by how it stands, from what everybody may know."""

import pytest

from regnum.ai.levels import OFFERED, bot_of
from regnum.ai.standing import (
    AHEAD,
    BEHIND,
    CLEAR,
    LEAST,
    LEVEL,
    expected_points,
    is_early,
    level_for_standing,
)
from regnum.kernel.agenda import State
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import PUBLIC, determinise
from regnum.kernel.spec import GameSpec
from regnum.library import new_match

GAMES = ("paladins", "troyes", "gugong")


def played(game: str, levels: tuple[str, ...], part: float, seed: str = "standing") -> Match:
    """A game between bots up to a part of its rounds."""
    match = new_match(game, players=len(levels), seed=seed)
    bots = [bot_of(level, 1) for level in levels]
    while (match.spec.period(match.state) - 1) / match.spec.periods(match.state) < part:
        seat, made = match.decider, len(match.choices)
        honest = honest_copy(match.spec, match.state, seat, made)
        match.submit(seat, bots[seat].choose(match.spec, honest, seat))
    return match


def levels_of(match: Match) -> list[str]:
    return [level_for_standing(match.spec, match.state, seat) for seat in range(match.state.players)]


@pytest.mark.parametrize("game", GAMES)
def test_who_is_clearly_behind_gets_a_squire_and_who_is_ahead_a_paladin(game: str) -> None:
    match = played(game, ("random", "knight"), 0.5)
    assert levels_of(match) == [BEHIND, AHEAD]


@pytest.mark.parametrize("game", GAMES)
def test_early_in_a_game_nobody_is_ahead(game: str) -> None:
    match = played(game, ("random", "squire"), 0.0)
    assert is_early(match.spec, match.state)
    assert levels_of(match) == [LEVEL, LEVEL]


def test_the_first_quarter_is_early() -> None:
    assert is_early(*of(played("gugong", ("squire", "squire"), 0.0)))  # the first of four days
    assert not is_early(*of(played("gugong", ("squire", "squire"), 0.25)))


def of(match: Match) -> tuple[GameSpec, State]:
    return match.spec, match.state


def test_who_is_about_level_gets_a_knight() -> None:
    match = played("troyes", ("squire", "squire", "squire"), 0.3)
    points = expected_points(match.spec, match.state)
    clear = max(LEAST, CLEAR * sum(points) / 3)
    for seat, own in enumerate(points):
        lead = own - (sum(points) - own) / 2
        wanted = AHEAD if lead >= clear else BEHIND if lead <= -clear else LEVEL
        assert level_for_standing(match.spec, match.state, seat) == wanted
    assert LEVEL in levels_of(match)


def test_of_several_rivals_all_count_and_not_the_best_alone() -> None:
    match = played("gugong", ("random", "knight", "random"), 0.5)
    assert levels_of(match) == [BEHIND, AHEAD, BEHIND]
    points = expected_points(match.spec, match.state)
    assert max(points) == points[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_sees_changes_nothing(game: str) -> None:
    """Else the level, which is told to all, would tell something about hidden cards and points."""
    match = played(game, ("squire", "squire"), 0.5)
    spec, g = match.spec, match.state
    layout = spec.layout(g)
    told = expected_points(spec, g)
    others = [determinise(g, layout, PUBLIC, seed) for seed in range(50, 54)]
    assert any(spec.view(other, 0) != spec.view(g, 0) for other in others)  # they do differ
    assert [expected_points(spec, other) for other in others] == [told] * 4


def test_alone_against_an_automa_it_is_the_usual_level() -> None:
    match = new_match("gugong", players=1, seed="alone")
    assert level_for_standing(match.spec, match.state, 0) == LEVEL


def test_every_level_is_one_that_is_offered() -> None:
    assert (BEHIND, LEVEL, AHEAD) == OFFERED
