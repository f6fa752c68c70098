"""Honest copies, the random bot and the levels."""

import pytest

from regnum import new_match
from regnum.ai.levels import LEVELS, bot_of
from regnum.i18n.catalog import places
from regnum.kernel.agenda import State, decider, play
from regnum.kernel.codec import state_to_json
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import determinise, redact


def at(name: str, players: int = 3, seed: str = "player") -> Match:
    """A game at the first question of this kind, first options until then."""
    match = new_match("paladins", players=players, seed=seed)
    while type(match.state.agenda[-1]).__name__ != name:
        match.submit(match.decider, match.state.legal[0])
    return match


def same_to_the_seat(match: Match, seat: int, seed: int) -> State:
    """Another real state, different only in what the seat cannot know."""
    g = match.state
    return determinise(g, match.spec.layout(g), seat, seed)


def test_an_honest_copy_shows_what_the_seat_sees_and_nothing_else() -> None:
    match = at("Turn")
    seat = match.decider
    layout = match.spec.layout(match.state)
    honest = honest_copy(match.spec, match.state, seat, 1)
    seen = redact(match.state, layout, seat)
    assert state_to_json(match.spec, redact(honest, layout, seat)) == state_to_json(match.spec, seen)
    assert honest.legal == match.state.legal
    assert honest.key != match.state.key
    for seed in range(5):
        other = same_to_the_seat(match, seat, 100 + seed)
        again = honest_copy(match.spec, other, seat, 1)
        assert state_to_json(match.spec, again) == state_to_json(match.spec, honest)
    assert honest_copy(match.spec, match.state, seat, 2).contents() != honest.contents()


def test_whoever_is_asked_at_the_same_time_finds_the_own_question_on_top() -> None:
    match = at("PickPaladin")
    before = state_to_json(match.spec, match.state)
    for seat in range(3):
        honest = honest_copy(match.spec, match.state, seat, 1)
        assert decider(honest) == seat
        assert len(honest.agenda) == len(match.state.agenda)
        play(honest, honest.legal[-1])  # it can be answered first
        assert decider(honest) != seat
    assert state_to_json(match.spec, match.state) == before


def test_no_honest_copy_for_a_seat_that_is_not_asked() -> None:
    match = at("Turn")
    with pytest.raises(IllegalChoice):
        honest_copy(match.spec, match.state, (match.decider + 1) % 3, 1)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_a_choice_depends_on_the_seed_and_on_what_the_seat_may_know(level: str) -> None:
    match = at("Turn")
    seat = match.decider

    def chosen(g: State, seed: int) -> int:
        return bot_of(level, seed).choose(match.spec, honest_copy(match.spec, g, seat, 7), seat)

    for seed in range(3):
        wanted = chosen(match.state, seed)
        assert wanted in match.state.legal
        for hidden in (21, 22):
            assert chosen(same_to_the_seat(match, seat, hidden), seed) == wanted


def test_the_random_bot_takes_every_option() -> None:
    match = at("Turn")
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 7)
    taken = {bot_of("random", seed).choose(match.spec, honest, seat) for seed in range(400)}
    assert taken == set(match.state.legal)


def test_the_random_bot_varies_from_position_to_position() -> None:
    bot = bot_of("random", 1)
    match = new_match("paladins", players=2, seed="vary")
    places: set[int] = set()
    for _ in range(60):
        seat = match.decider
        option = bot.choose(match.spec, honest_copy(match.spec, match.state, seat, 1), seat)
        places.add(match.state.legal.index(option))
        match.submit(seat, option)
    assert len(places) > 4


def test_every_level_has_a_name_in_the_catalogue() -> None:
    for level in LEVELS:
        assert f"bot-{level}" in places("en")


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        bot_of("oracle", 1)
