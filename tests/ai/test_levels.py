"""The levels: their order, that they are honest, repeat themselves and keep their time."""

from collections.abc import Callable

import pytest
from tests.ai.support import played, same_to_the_seat

from regnum.ai.arena import play_game
from regnum.ai.brake import Brake
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.knight import Knight
from regnum.ai.levels import KNIGHTLY, LEVELS, OFFERED, USUAL, bot_of
from regnum.ai.paladin import Paladin
from regnum.ai.player import Bot, generator_for
from regnum.ai.policy import Policy, best_of
from regnum.ai.random_bot import RandomBot
from regnum.ai.squire import Squire
from regnum.games import NAMES
from regnum.kernel.agenda import State
from regnum.kernel.codec import state_to_json
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.state import INTERPRETED

Maker = Callable[[int], Bot]

FEW = 24  # simulations: enough to think, not to be strong
QUICK = Effort(nodes=250, turns=3, beam=3)


def knight(seed: int) -> Bot:
    return Knight(seed, effort=QUICK)


def squire(seed: int) -> Bot:
    return Squire(seed)


def paladin(seed: int) -> Bot:
    return Paladin(seed, simulations=FEW, effort=QUICK)


MAKERS = {"squire": squire, "knight": knight, "paladin": paladin}


def some_choice(game: str, players: int = 2, later: int = 30) -> Match:
    """A position in the middle of a game where there is something to think about."""

    def until(g: State) -> bool:
        return g.turn > later // players and len(g.legal) > 3

    return played(game, players, "levels", until)


class Ticking:
    """A clock that goes on by a little whenever it is looked at."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.now = 100.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def margin(game: str, makers: list[Maker], games: int, seed: str) -> float:
    """Points of the first ahead of the second, on average, in turns in each seat."""
    total = 0
    for number in range(games):
        bots = [make(number) for make in makers]
        first = number % 2
        result = play_game(game, bots[::-1] if first else bots, f"{seed}/{number}")
        total += result.totals[first] - result.totals[1 - first]
    return total / games


# --- the ladder ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "games"), [("gugong", 6), ("troyes", 2), ("paladins", 2)])
def test_a_knight_is_stronger_than_a_squire(game: str, games: int) -> None:
    assert margin(game, [knight, squire], games, "ladder") > 5


@pytest.mark.parametrize("game", NAMES)
def test_a_squire_does_not_play_at_random(game: str) -> None:
    assert margin(game, [squire, RandomBot], 2, "sensible") > 5


@pytest.mark.skipif(INTERPRETED, reason="half a minute, interpreted; ./test runs it on the compiled build")
def test_a_paladin_is_stronger_than_a_knight() -> None:
    def strong(seed: int) -> Bot:
        return Paladin(seed, simulations=200, effort=QUICK)

    assert margin("gugong", [strong, knight], 4, "strong") > 3


# --- what all of them promise ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("level", OFFERED)
def test_the_same_question_gets_the_same_answer_whatever_is_hidden(level: str, game: str) -> None:
    match = some_choice(game)
    seat = match.decider

    def chosen(g: State) -> int:
        return MAKERS[level](5).choose(match.spec, honest_copy(match.spec, g, seat, 9), seat)

    wanted = chosen(match.state)
    assert wanted in match.state.legal
    assert chosen(match.state) == wanted  # a new bot: nothing is remembered, nothing is left to luck
    for hidden in (31, 32):
        assert chosen(same_to_the_seat(match, seat, hidden)) == wanted


@pytest.mark.parametrize("level", OFFERED)
@pytest.mark.parametrize("game", NAMES)
def test_thinking_leaves_the_copy_as_it_was(game: str, level: str) -> None:
    match = some_choice(game)
    honest = honest_copy(match.spec, match.state, match.decider, 4)
    before, legal = state_to_json(match.spec, honest), list(honest.legal)
    MAKERS[level](1).choose(match.spec, honest, match.decider)
    assert (state_to_json(match.spec, honest), honest.legal) == (before, legal)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("make", [Squire, Knight, Paladin])
def test_time_is_kept(make: type[Squire] | type[Knight] | type[Paladin], game: str) -> None:
    match = some_choice(game)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    for seconds in (0.05, 1.0):
        clock = Ticking(0.001)
        assert make(1, seconds, clock=clock).choose(match.spec, honest, seat) in match.state.legal
        assert clock.now - 100.0 <= 1.2 * seconds


def test_a_paladin_uses_the_time_it_has_at_the_beginning_of_a_turn() -> None:
    def spent(is_beginning: bool) -> float:
        def until(g: State) -> bool:
            begins = type(g.agenda[-1]).__name__ == "Exchange"
            return g.turn > 15 and len(g.legal) > 3 and begins == is_beginning

        match = played("gugong", 2, "levels", until)
        honest = honest_copy(match.spec, match.state, match.decider, 4)
        clock = Ticking(0.001)
        Paladin(1, 1.0, clock=clock).choose(match.spec, honest, match.decider)
        return clock.now - 100.0

    assert spent(is_beginning=True) > 0.5
    assert spent(is_beginning=False) < 0.4


@pytest.mark.parametrize(("game", "players"), [("gugong", 5), ("troyes", 4), ("paladins", 3)])
def test_they_play_at_full_tables(game: str, players: int) -> None:
    match = some_choice(game, players)
    seat = match.decider
    for make in MAKERS.values():
        honest = honest_copy(match.spec, match.state, seat, 4)
        assert make(1).choose(match.spec, honest, seat) in match.state.legal


@pytest.mark.parametrize("game", NAMES)
def test_they_play_alone_against_an_automa(game: str) -> None:
    match = some_choice(game, 1, later=4)
    for make in MAKERS.values():
        honest = honest_copy(match.spec, match.state, 0, 4)
        assert make(1).choose(match.spec, honest, 0) in match.state.legal


# --- policies ----------------------------------------------------------------------------------------------


def test_the_deep_policy_looks_to_the_end_of_the_turn_and_the_fast_one_does_not() -> None:
    match = some_choice("gugong")
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    judge = evaluation_of(match.spec, honest.components())
    chance = generator_for(match.spec, 1, honest, seat)
    fast, deep = (Policy(match.spec, honest, judge, chance, is_deep) for is_deep in (False, True))
    plans = {is_deep: policy.plans(honest) for is_deep, policy in ((False, fast), (True, deep))}
    assert [plan.option for plan in plans[True]] == [plan.option for plan in plans[False]]
    assert fast.nodes == len(plans[False]) < deep.nodes
    for plan in plans[True]:
        assert plan.worth == judge.value(plan.state, seat)
    assert best_of(plans[True]).worth == max(plan.worth for plan in plans[True])


@pytest.mark.parametrize("game", NAMES)
def test_a_rollout_plays_so_many_turns_or_to_the_end(game: str) -> None:
    match = some_choice(game)
    honest = honest_copy(match.spec, match.state, match.decider, 4)
    judge = evaluation_of(match.spec, honest.components())
    policy = Policy(match.spec, honest, judge, generator_for(match.spec, 1, honest, 0))
    later = policy.rollout(honest.clone(), 3)
    assert later.turn >= honest.turn + 3 or not later.agenda
    assert not policy.rollout(honest.clone(), 1000).agenda


def test_a_brake_is_late_only_after_its_time() -> None:
    clock = Ticking(1.0)
    brake = Brake(3.0, clock)
    assert [brake.is_late() for _ in range(5)] == [False, False, False, True, True]
    assert brake.sooner(0.5).is_late()
    assert not Brake(10.0, clock).sooner(0.5).is_late()
    assert not Brake(None, clock).sooner(0.5).is_late()


# --- names -------------------------------------------------------------------------------------------------


def test_what_is_offered_exists_and_old_tables_keep_their_bots() -> None:
    assert set(OFFERED) <= set(LEVELS)
    assert USUAL in OFFERED
    assert {"random", "simple"} <= set(LEVELS)
    assert [type(bot_of(level, 1)) for level in OFFERED] == [Squire, Knight, Paladin]


def test_a_knight_takes_half_a_second_at_most_however_long_bots_may_think() -> None:
    """Interpreted, its longest plans take longer; a search without a time limit stays as it is."""
    for seconds, wanted in ((2.0, KNIGHTLY), (10.0, KNIGHTLY), (0.1, 0.1), (None, None)):
        bot = bot_of("knight", 1, seconds)
        assert isinstance(bot, Knight)
        assert bot.seconds == wanted
    assert KNIGHTLY < 0.5


@pytest.mark.parametrize("game", ["paladins", "troyes"])
def test_a_knight_cut_short_stops_within_a_few_positions(game: str) -> None:
    """The brake is looked at between positions, from the first one on."""
    match = some_choice(game)
    seat = match.decider
    clock = Ticking(0.01)
    began = clock.now
    honest = honest_copy(match.spec, match.state, seat, 9)
    assert Knight(1, KNIGHTLY, clock).choose(match.spec, honest, seat) in match.state.legal
    assert clock.now - began < KNIGHTLY + 0.05
