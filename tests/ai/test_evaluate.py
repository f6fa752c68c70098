"""Evaluations: exact at the end, blind to what is hidden, and sensible before."""

from typing import cast

import pytest

from regnum import new_match
from regnum.ai.evaluate import ScoreEvaluation, evaluation_of, handmade_of
from regnum.ai.evaluate.paladins import PaladinsEvaluation
from regnum.ai.evaluate.paladins_tables import Weights, ahead, expected
from regnum.ai.random_bot import RandomBot
from regnum.games import GAMES
from regnum.games.paladins.const import CRIMINAL, LABOURER, LEFT_SLOT
from regnum.games.paladins.rules.turn import Turn
from regnum.games.paladins.rules.workers import one
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import decider, settle
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import determinise


def played(players: int, until: int = 99, seed: str = "evaluate") -> Match:
    """Random play up to the first turn of a round, or to the end."""
    match = new_match("paladins", players=players, seed=seed)
    bot = RandomBot(2)
    while not match.is_over:
        if table(match).round >= until and isinstance(match.state.agenda[-1], Turn):
            break
        seat = match.decider
        match.submit(seat, bot.choose(match.spec, honest_copy(match.spec, match.state, seat, 1), seat))
    return match


def table(match: Match) -> Table:
    return cast(Table, match.state)


def judge_of(match: Match) -> PaladinsEvaluation:
    found = handmade_of(match.spec, match.tables)
    assert isinstance(found, PaladinsEvaluation)
    return found


def test_every_game_has_an_evaluation() -> None:
    for name, spec in GAMES.items():
        assert not isinstance(evaluation_of(spec, new_match(name).tables), ScoreEvaluation)


@pytest.mark.parametrize("seed", range(6))
def test_the_value_of_a_finished_game_is_its_score(seed: int) -> None:
    match = played(1 + seed % 4, seed=f"end-{seed}")
    judge = judge_of(match)
    for seat, parts in enumerate(match.spec.score(match.state)[: match.players]):
        score = sum(part.points for part in parts)
        assert score <= judge.value(table(match), seat) <= score + 0.2  # goods left over break ties


def test_what_is_hidden_does_not_change_the_value() -> None:
    match = played(3, 4)
    judge = judge_of(match)
    g = table(match)
    for seat in range(3):
        for seed in range(4):
            other = cast(Table, determinise(g, match.spec.layout(g), seat, seed))
            assert judge.value(other, seat) == judge.value(g, seat)


def better(g: Table, seat: int, field: str, by: int) -> Table:
    copy = g.clone()
    me = copy.seat(seat)
    setattr(me, field, getattr(me, field) + by)
    return copy


@pytest.mark.parametrize("round_number", [1, 3, 6])
def test_good_things_are_good_and_bad_things_bad(round_number: int) -> None:
    match = played(2, round_number)
    judge, g, seat = judge_of(match), table(match), match.decider
    now = judge.value(g, seat)
    for field in ("silver", "provision", "faith", "strength", "influence"):
        assert judge.value(better(g, seat, field, 1), seat) > now
    assert judge.value(better(g, seat, "unpaid", 1), seat) < now - 1
    labourer = judge.value(better(g, seat, "workers", one(LABOURER)), seat)
    criminal = judge.value(better(g, seat, "workers", one(CRIMINAL)), seat)
    assert now < labourer < criminal


def with_workshop(g: Table, seat: int) -> Table:
    copy = better(g, seat, "developed", 1)
    copy.seat(seat).workshops[0] |= LEFT_SLOT
    return copy


def test_workshops_and_townsfolk_are_worth_more_early() -> None:
    gains: list[float] = []
    hires: list[float] = []
    for round_number in (1, 4, 7):
        match = played(2, round_number)
        judge, g, seat = judge_of(match), table(match), match.decider
        g = g.clone()
        me = g.seat(seat)
        me.workshops = [0] * len(me.workshops)
        me.developed = 0
        me.crew = ()
        now = judge.value(g, seat)
        gains.append(judge.value(with_workshop(g, seat), seat) - now)
        hired = g.clone()
        hired.seat(seat).crew += (3,)
        hires.append(judge.value(hired, seat) - now)
    assert gains[0] > gains[1] > gains[2] == 0
    assert hires[0] > hires[1] > hires[2] == 0


def test_suspicion_is_dangerous_when_the_tax_is_nearly_gone() -> None:
    match = played(2, 3)
    judge, g, seat = judge_of(match), table(match).clone(), match.decider
    for who in range(2):
        g.seat(who).suspicion = ()
    risks: list[float] = []
    for supply in (6, 1):
        g.tax_supply = supply
        g.round = 7
        suspect = g.clone()
        suspect.seat(seat).suspicion = (0, 1, 2)
        risks.append(judge.value(g, seat) - judge.value(suspect, seat))
    assert 0 < risks[0] < risks[1]


def test_going_on_gives_the_seat_its_next_turn() -> None:
    match = played(3, 2)
    judge, seat = judge_of(match), match.decider
    for who in range(3):
        g = table(match).clone()
        assert judge.go_on(g, who)
        assert decider(g) == who
        settle(g)
        assert decider(g) == who
        g.seat(who).passed = 1
        g.agenda.pop()
        assert not judge.go_on(g, who)
    assert decider(match.state) == seat


def test_going_on_from_the_choice_of_a_paladin_takes_a_tavern_first() -> None:
    match = new_match("paladins", players=2, seed="tavern")
    while type(match.state.agenda[-1]).__name__ != "PickPaladin":
        match.submit(match.decider, match.state.legal[0])
    judge, seat = judge_of(match), match.decider
    g = cast(Table, honest_copy(match.spec, match.state, seat, 1))
    assert not judge.go_on(g.clone(), seat)  # it has chosen none yet
    g.agenda.pop().resolve(g, 0)
    assert judge.go_on(g, seat)
    assert type(g.agenda[-1]).__name__ == "TakeTavern"
    assert g.seats[seat].workers  # those of the paladin
    g.agenda.pop().resolve(g, 0)
    assert judge.go_on(g, seat)
    assert isinstance(g.agenda[-1], Turn)


def test_weights_change_the_judgement() -> None:
    match = played(2, 3)
    seat = match.decider
    careless = PaladinsEvaluation(match.tables, Weights(silver=(), provision=()))
    assert careless.value(table(match), seat) < judge_of(match).value(table(match), seat)


def test_expected_values() -> None:
    assert expected([0.0, 1.0, 4.0], 0, 2, 0.5) == pytest.approx(0.25 * 0 + 0.5 * 1 + 0.25 * 4)
    assert expected([0.0, 1.0, 4.0], 2, 2, 0.5) == 4.0
    assert ahead([0.0, 1.0, 4.0], 0, 0.7) == [0.0, 1.0, 4.0]


def test_a_game_without_an_evaluation_is_judged_by_its_score() -> None:
    match = played(2)
    totals = match.spec.outcome(match.state).totals
    judge = ScoreEvaluation(match.spec)
    assert judge.value(match.state, 0) == totals[0] - totals[1]
    assert not judge.go_on(match.state, 0)
