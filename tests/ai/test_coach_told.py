"""What the coach says can be used: how a move goes on, reasons that are reasons, and what was better is."""

from typing import cast

import pytest
from tests.ai.support import asked, played

from regnum.ai.coach import explain, hint
from regnum.ai.coach.hints import SUGGESTIONS, reasons_of
from regnum.ai.coach.reviewing import AGAIN, SIMULATIONS, Played, look_closer, played_of
from regnum.ai.coach.scale import standing, with_open_cards
from regnum.ai.coach.telling import told_parts
from regnum.ai.coach.thinking import Budget, Mind, waited
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.games import NAMES
from regnum.games import game as game_of
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import State
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.library import tables_for

URBAIN, CHRETIEN, HUGUES, _, HENRY, FLORENTIN = range(6)  # characters of Troyes
FEW = Budget(simulations=12, effort=Effort(nodes=150, turns=2, beam=3))


class Ticking:
    """A clock that goes on by a little whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def which_gift(players: int = 2) -> Match:
    """Gùgōng in the middle of a day: a gift is to be chosen, and then an official for it."""
    return played(
        "gugong", players, "gift", lambda g: g.turn > 6 and asked(g) == "Exchange" and len(g.legal) > 2
    )


def mind_of(match: Match, budget: Budget = FEW) -> Mind:
    seat = match.decider
    return Mind(match.spec, honest_copy(match.spec, match.state, seat, 9), seat, 4, budget)


# --- how it goes on --------------------------------------------------------------------------------------


def test_a_hint_with_a_time_limit_still_says_how_to_go_on() -> None:
    """All time went into comparing the moves, and what to do with the gift was never said."""
    match = which_gift()
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 9)
    found = hint(match.spec, honest, seat, seed=4, budget=Budget(seconds=2.0, clock=Ticking(0.0005)))
    assert found[0].then


# --- reasons ---------------------------------------------------------------------------------------------


def test_what_every_move_loses_is_no_reason() -> None:
    before = [5.0, 5.0, 5.0]
    after = [[3.0, 6.0, 1.0], [4.0, 2.0, 9.0]]
    assert waited(after, before) == [4.0, 5.0, 5.0]
    assert waited(after[:1], before) == before, "there is nothing to compare a single move with"


@pytest.mark.parametrize("game", NAMES)
def test_under_every_heading_some_move_is_told_without_a_loss(game: str) -> None:
    match = played(game, 2, "coach", lambda g: g.turn > 12 and len(g.legal) > 3)
    mind = mind_of(match)
    found = mind.estimates()
    assert len(found) > 1
    for heading, still in enumerate(mind.still):
        assert max(one.parts[heading] for one in found) > still - 1e-9
        assert still <= mind.now.parts[mind.seat][heading]


@pytest.mark.parametrize("game", ["troyes", "gugong"])
def test_what_the_rival_gains_after_any_move_is_no_threat(game: str) -> None:
    """Cards that lie face down at the beginning of Troyes are points for all once they are turned up."""
    match = played(game, 2, "coach", lambda g: g.turn > 0 and len(g.legal) > 3)
    honest = honest_copy(match.spec, match.state, match.decider, 9)
    found = hint(match.spec, honest, match.decider, seed=4, budget=Budget(simulations=36))
    told = [{why.heading for why in one.reasons if why.kind == "threat"} for one in found]
    assert len(told) == SUGGESTIONS
    assert not set.intersection(*told), "every move is told to have it"


@pytest.mark.parametrize("game", NAMES)
def test_a_threat_is_no_more_than_what_the_rival_gains(game: str) -> None:
    """Cards of Troyes turned up were told as 16 points of the rival, which it lost under other headings."""
    match = played(game, 2, "coach", lambda g: g.turn > 0 and len(g.legal) > 3)
    mind = mind_of(match)
    rival = 1 - mind.seat
    told = 0
    for one in mind.estimates():
        gained = sum(one.later().parts[rival]) - mind.least[rival]
        for why in reasons_of(mind, one):
            if why.kind == "threat":
                told += 1
                assert 0.3 <= why.points <= gained + 1e-9
    assert told


def outside() -> tuple[Match, int]:
    match = played("gugong", 2, "envoy", lambda g: g.turn > 8 and 2 <= g.seats[0].envoy <= 5)
    return match, 0


def test_a_step_of_the_envoy_is_told_as_such() -> None:
    """Nothing counts outside of the palace [G62]: the step used to be points "from decrees"."""
    match, seat = outside()
    judge = evaluation_of(match.spec, match.tables)
    near: State = match.state.clone()
    near.seat(seat).envoy += 2  # type: ignore[attr-defined]
    before, after = (told_parts(judge, g, seat) for g in (match.state, near))
    changed = {
        heading: after[i] - before[i]
        for i, heading in enumerate(judge.headings)
        if abs(after[i] - before[i]) > 0.01
    }
    assert list(changed) == ["audience"]
    assert changed["audience"] == pytest.approx(judge.value(near, seat) - judge.value(match.state, seat))
    assert changed["audience"] > 1


def test_told_parts_are_as_much_as_the_judge_says() -> None:
    for game in NAMES:
        match = played(game, 2, "parts", lambda g: g.turn > 8)
        judge = evaluation_of(match.spec, match.tables)
        for seat in range(2):
            assert sum(told_parts(judge, match.state, seat)) == pytest.approx(judge.value(match.state, seat))


@pytest.mark.parametrize(("game", "is_told"), [("paladins", False), ("gugong", True)])
def test_rivals_are_compared_only_where_they_count(game: str, is_told: bool) -> None:
    """Two or three scouts find a rival with its workers or without them: no reason for a move."""
    match = played(game, 2, "coach", lambda g: g.turn > 12 and len(g.legal) > 3)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 9)
    budget = Budget(simulations=36, effort=Effort(nodes=150, turns=2, beam=3))
    found = [
        why.kind
        for option in match.state.legal
        for why in explain(match.spec, honest, seat, option, seed=4, budget=budget).reasons
    ]
    assert "gain" in found
    assert ("threat" in found) == is_told


# --- the race with open cards ----------------------------------------------------------------------------


def last_round_with(held: tuple[int, ...]) -> State:
    """Troyes in its last round: the first player has much influence, the other one these characters [T71]."""
    match = played("troyes", 2, "open", lambda g: g.round == 4 and asked(g) == "Turn")
    g = cast(Table, match.state.clone())
    mine, theirs = g.seats[:2]
    mine.characters, theirs.characters = (URBAIN, CHRETIEN), held
    mine.influence = 20
    return g


def test_the_race_counts_characters_that_are_held_and_no_others() -> None:
    """Half of six points for Hugues de Payns were counted to the end, whether anybody held him or not."""
    spec = game_of("troyes")
    with_him, without_him = last_round_with((HUGUES, FLORENTIN)), last_round_with((HENRY, FLORENTIN))
    judge = evaluation_of(spec, with_him.components())
    assert standing(spec, judge, with_him).values[0] == standing(spec, judge, without_him).values[0]
    ahead = with_open_cards(spec, judge, with_him)[0] - with_open_cards(spec, judge, without_him)[0]
    assert ahead > 3


# --- what was better -------------------------------------------------------------------------------------


def test_moves_are_weighed_again_in_deals_they_were_not_picked_by() -> None:
    mind = mind_of(which_gift())
    best, other = mind.estimates()[:2]
    picked_by = best.later().values
    mind.weigh_again([best, other], 5)
    assert (best.played, other.played) == (5, 5)
    assert best.later().values != picked_by


def test_a_turning_point_counts_by_the_games_it_was_not_picked_by() -> None:
    match = played("gugong", 2, "review")
    game: Played = played_of(match.spec, tables_for("gugong"), match.record())
    turning = next(found for n in range(20, 80) if (found := look_closer(game, n)) is not None)
    g = game.at(turning.n - 1)
    honest = honest_copy(game.spec, g, turning.seat, turning.n)
    option = game.choices[turning.n - 1]
    given = {"seed": turning.n, "budget": Budget(simulations=SIMULATIONS)}
    again = explain(game.spec, honest, turning.seat, option, **given, again=AGAIN)  # type: ignore[arg-type]
    assert again.other is not None
    assert turning.points == again.other.margin - again.chosen.margin > 0
    first = explain(game.spec, honest, turning.seat, option, **given)  # type: ignore[arg-type]
    assert first.other is not None
    assert first.other.margin - first.chosen.margin != turning.points
