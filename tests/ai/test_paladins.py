"""The judgement of Paladins: what it looks at is sound, its parts add up, the AI player is judged too."""

from random import Random
from typing import cast

import pytest
from tests.ai.support import asked, played

from regnum import new_match
from regnum.ai.evaluate import evaluation_of, handmade_of
from regnum.ai.evaluate.paladins import PaladinsEvaluation
from regnum.ai.features.paladins import (
    COUNT,
    CREW_SIZE,
    DEVELOPED,
    FAITH,
    LEAD,
    LEVEL,
    ORDER,
    ORDER_HIDDEN,
    RIVAL_FAITH,
    STAGES,
    TIMES,
    WORKER,
    WORKERS,
    PaladinsFeatures,
)
from regnum.games.paladins.const import CLERIC, FIGHTER
from regnum.games.paladins.rules.workers import one, some
from regnum.games.paladins.state import Table
from regnum.kernel.match import Match


def at_turn(round_number: int, players: int = 2) -> Match:
    return played("paladins", players, until=lambda g: g.round == round_number and asked(g) == "Turn")


def table(match: Match) -> Table:
    return cast(Table, match.state)


def test_every_number_has_a_name_a_limit_and_a_heading() -> None:
    features = PaladinsFeatures(new_match("paladins").tables)
    assert len(set(features.names)) == len(features.names) == COUNT
    assert len(features.mosts) == len(features.headings) == COUNT
    judge = PaladinsEvaluation(new_match("paladins").tables)
    assert max(features.headings) < len(judge.headings)
    places = {"faith": FAITH, "developed": DEVELOPED, "order_1": ORDER, "workers": WORKERS}
    places |= {"crew_size": CREW_SIZE, "rival_faith": RIVAL_FAITH, "times_commission": TIMES, "lead": LEAD}
    assert all(features.names[place] == name for name, place in places.items())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_numbers_stay_within_their_limits_and_parts_add_up(players: int) -> None:
    match = new_match("paladins", players=players, seed="limits")
    judge = PaladinsEvaluation(match.tables)
    features = judge.features
    chance = Random(players)
    clocks: list[int] = []
    while not match.is_over:
        for seat in range(players):
            numbers = features.read(table(match), seat)
            assert all(0 <= n <= most for n, most in zip(numbers, features.mosts, strict=True))
            parts = judge.parts(table(match), seat)
            assert len(parts) == len(judge.headings)
            assert sum(parts) == pytest.approx(judge.value(table(match), seat), abs=1e-6)
        clocks.append(features.clock(table(match), 0))
        match.submit(match.decider, chance.choice(match.state.legal))
    assert clocks == sorted(clocks)
    assert set(clocks) >= {STAGES * r for r in range(7)}
    assert max(clocks) < features.clocks


def test_numbers_are_what_lies_on_the_table() -> None:
    match = at_turn(2)
    g, seat = table(match).clone(), match.decider
    me = g.seat(seat)
    me.workers = some(FIGHTER, 2) + one(CLERIC)
    me.faith, me.monks, me.suspicion = 5, 3, (0, 1, 2)
    g.seat(1 - seat).suspicion = (3,)
    g.seat(1 - seat).faith = 7
    f = PaladinsFeatures(match.tables).read(g, seat)
    assert (f[FAITH], f[RIVAL_FAITH], f[TIMES]) == (5, 7, 3)
    assert (f[WORKER + FIGHTER], f[WORKER + CLERIC], f[WORKERS]) == (2, 1, 3)
    assert f[LEAD] == LEVEL + 2
    assert f[ORDER + 1] <= 5
    assert f[ORDER + 2] == ORDER_HIDDEN


def test_the_ai_player_is_expected_to_gain_until_the_end() -> None:
    match = new_match("paladins", players=1, seed="automa", options={"difficulty": "hard"})
    judge = PaladinsEvaluation(match.tables)
    easy = new_match("paladins", players=1, seed="automa", options={"difficulty": "easy"})
    assert judge.automa_points(table(match)) > judge.automa_points(table(easy)) + 10
    chance = Random(1)
    while not match.is_over:
        now = sum(part.points for part in match.spec.score(match.state)[1])
        assert judge.automa_points(table(match)) >= now
        match.submit(match.decider, chance.choice(match.state.legal))
    assert judge.automa_points(table(match)) == match.spec.outcome(match.state).totals[1]


def test_after_the_last_pass_nothing_learned_changes_the_points() -> None:
    """Entries are for what may still come; a seat that has passed in the last round has its points."""
    match = played("paladins", 2, until=lambda g: g.round == 7 and any(own.passed for own in g.seats))
    g = table(match)
    base = handmade_of(match.spec, match.tables)
    learned = evaluation_of(match.spec, match.tables)
    for seat in range(2):
        known = g.seats[seat].passed > 0
        assert learned.is_settled(g, seat) == known
        assert (learned.value(g, seat) == base.value(g, seat)) == known
        assert (sum(learned.parts(g, seat)) == sum(base.parts(g, seat))) == known
