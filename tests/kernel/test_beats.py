"""Beats: the actions out of which a story is told, as the games declare them."""

import random

import pytest

from regnum import new_match
from regnum.games import GAMES
from regnum.kernel.beats import Beats
from regnum.kernel.events import EventKind
from regnum.kernel.match import Match

KINDS = [EventKind(name, "who:seat") for name in ("a", "b", "c", "d", "e")]
A, B, C, D, E = range(5)


def begun(beats: Beats, *events: tuple[int, int], choice: int = 1) -> list[bool]:
    return beats.begins([(choice, event) for event in events])


def test_what_always_begins_a_beat_does_so_and_nothing_else_does() -> None:
    assert begun(Beats(KINDS, always="a"), (A, 0), (B, 0), (A, 0)) == [True, False, True]


def test_what_goes_on_with_a_beat_begins_one_elsewhere() -> None:
    beats = Beats(KINDS, always="a", unless={"b": "b c", "c": "b c"})
    assert begun(beats, (B, 0), (C, 0), (A, 0), (C, 0), (B, 0)) == [True, False, True, True, False]


def test_what_begins_a_beat_only_after_another() -> None:
    beats = Beats(KINDS, always="a d", after={"b": "d"})
    assert begun(beats, (B, 0), (A, 0), (B, 0), (D, 0), (B, 0)) == [False, True, False, True, True]


def test_what_begins_a_beat_for_another_seat() -> None:
    beats = Beats(KINDS, always="a", others="e")
    assert begun(beats, (E, 1), (A, 0), (E, 0), (E, 1), (E, 1)) == [False, True, False, True, False]


def test_every_choice_is_looked_at_by_itself() -> None:
    beats = Beats(KINDS, unless={"a": "a"})
    assert beats.begins([(1, (A, 0)), (1, (A, 0)), (2, (A, 0))]) == [True, False, True]


def test_an_event_that_does_not_exist_cannot_be_declared() -> None:
    with pytest.raises(KeyError):
        Beats(KINDS, always="f")


def played(game: str, players: int) -> Match:
    match = new_match(game, players=players, seed=f"beats {game} {players}")
    dice = random.Random(players)
    while not match.is_over:
        match.submit(match.decider, dice.choice(match.state.legal))
    return match


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_happens_by_itself_is_told_in_beats_of_a_few_lines(game: str, players: int) -> None:
    """Nothing that follows a choice runs on without a beat: an automa's turn, the end of a round."""
    match = played(game, players)
    begins = match.spec.beats.begins(match.log)
    assert sum(begins) > len(match.choices) / 8
    longest = run = 0
    choice = -1
    for (n, _), beat in zip(match.log, begins, strict=True):
        run = 1 if beat or n != choice else run + 1
        choice = n
        longest = max(longest, run)
    assert longest <= 24, f"{longest} events in one beat"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_automa_has_a_beat_for_every_action(game: str) -> None:
    """What its turn begins with begins a beat, and so does what it does afterwards."""
    first = {"paladins": "ai_scheme", "troyes": "king_rolled", "gugong": "meng_cards"}[game]
    match = played(game, 1)
    begins = match.spec.beats.begins(match.log)
    names = [match.spec.events[event[0]].name for _, event in match.log]
    found = [beat for name, beat in zip(names, begins, strict=True) if name == first]
    assert found
    assert all(found)
