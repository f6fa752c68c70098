"""Stills: the positions within a choice, each from where a beat begins."""

import itertools
import json
import random
from collections.abc import Iterator

import pytest

from regnum import new_match
from regnum.games import GAMES
from regnum.kernel.agenda import State, play_as
from regnum.kernel.match import Match
from regnum.kernel.sight import PUBLIC, redact
from regnum.kernel.spec import GameSpec
from regnum.kernel.stills import Still, play_stills

MOVING = 0.9  # of the beats change what is seen; some only tell something


class Told:
    """A choice as it was played: the position before it, its stills, the position after it."""

    def __init__(self, match: Match, before: State, stills: list[Still], after: State) -> None:
        self.match, self.before, self.stills, self.after = match, before, stills, after
        self.n = len(match.choices)
        self.events = [event for n, event in match.log if n == self.n]


def games(game: str, players: int, discreet: bool = False) -> Iterator[Told]:
    """Every choice of a random game."""
    match = new_match(game, players=players, seed=f"stills {game} {players}")
    if discreet:
        match = Match(match.spec, match.tables, players, match.options, match.seed, discreet=True)
    dice = random.Random(players)
    while not match.is_over:
        before = match.state.clone()
        option = dice.choice(match.state.legal)
        g = before.clone()
        stills = play_stills(g, option, discreet, match.spec.beats)
        match.submit(match.decider, option)
        yield Told(match, before, stills, g)


def seen(spec: GameSpec, g: State, observer: int = PUBLIC) -> str:
    return json.dumps(spec.view(redact(g, spec.layout(g), observer), observer))


@pytest.mark.parametrize("discreet", [False, True])
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_playing_with_stills_is_playing(game: str, players: int, discreet: bool) -> None:
    for told in games(game, players, discreet):
        real = told.match.state
        assert told.after.contents() == real.contents()
        assert (told.after.legal, told.after.draws) == (real.legal, real.draws)
        again = told.before.clone()
        play_as(again, told.match.choices[-1], discreet)
        assert again.contents() == real.contents()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_there_is_a_still_for_every_beat_within_a_choice(game: str) -> None:
    several = 0
    for told in games(game, 1):
        begins = told.match.spec.beats.begins([(told.n, event) for event in told.events])
        wanted = [at for at, beat in enumerate(begins) if beat and at > 0]
        assert [still.events for still in told.stills] == wanted
        several += len(wanted) > 2
    assert several > 3


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_stills_can_be_seen_by_everybody_and_most_differ(game: str, players: int) -> None:
    """In the middle of a rule, too, a view can be made; and the board moves with the words."""
    moved = still = 0
    for told in games(game, players):
        spec = told.match.spec
        for observer in range(PUBLIC, told.before.seat_count):
            row = [told.before, *(each.state for each in told.stills), told.after]
            views = [seen(spec, g, observer) for g in row]
            if observer == PUBLIC and len(views) > 2:
                moved += sum(a != b for a, b in itertools.pairwise(views))
                still += len(views) - 1
    assert moved > still * MOVING, (moved, still)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_over_in_the_middle_of_a_choice(game: str) -> None:
    """Views show more when a game is over; while its last scoring is told, it is not."""
    assert all(still.state.agenda for told in games(game, 2) for still in told.stills)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_still_stays_as_it_was(game: str) -> None:
    """The rule that was at work goes on writing to its own position only."""
    for told in games(game, 1):
        spec = told.match.spec
        views = [seen(spec, each.state) for each in told.stills]
        again = told.before.clone()
        later = play_stills(again, told.match.choices[-1], False, spec.beats)
        assert [seen(spec, each.state) for each in later] == views
        assert len({id(each.state.seat_at(0)) for each in told.stills}) == len(told.stills)
