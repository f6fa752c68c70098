"""The coach: honest, the same for the same budget, right where one can tell; and what its chances mean."""

from functools import cache

import pytest
from tests.ai.support import played, same_to_the_seat

from regnum.ai.coach import explain, hint, review
from regnum.ai.coach.calibrating import Gathered, Seen, gather, surprise
from regnum.ai.coach.odds import chances, measured, shares
from regnum.ai.coach.reasons import limited, own_reasons, threats
from regnum.ai.coach.reviewing import Played, Verdict, glance, played_of, suspects, tallies
from regnum.ai.coach.said import Suggestion, told
from regnum.ai.coach.scale import margins_of, standing
from regnum.ai.coach.seen import seen_turn
from regnum.ai.coach.thinking import Budget, Mind
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.random_bot import RandomBot
from regnum.games import NAMES
from regnum.i18n import Catalog
from regnum.i18n.catalog import places
from regnum.kernel.agenda import State, options_of
from regnum.kernel.match import Match
from regnum.kernel.messages import text_key
from regnum.kernel.offer import choices, honest_copy
from regnum.kernel.sight import determinise
from regnum.library import new_match, tables_for

FEW = Budget(simulations=12, effort=Effort(nodes=150, turns=2, beam=3))


def some_choice(game: str, players: int = 2, seed: str = "coach") -> Match:
    """A position in the middle of a game where there is something to think about."""

    def until(g: State) -> bool:
        return g.turn > 12 and len(g.legal) > 3

    return played(game, players, seed, until)


def hinted(match: Match, g: State | None = None, seed: int = 4) -> list[Suggestion]:
    seat = match.decider
    honest = honest_copy(match.spec, g or match.state, seat, 9)
    return hint(match.spec, honest, seat, seed=seed, budget=FEW)


# --- hints -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("game", NAMES)
def test_a_hint_has_three_different_legal_moves_the_best_first(game: str, players: int) -> None:
    match = some_choice(game, players)
    found = hinted(match)
    options = [one.option for one in found]
    assert 2 <= len(options) <= 3
    assert len(set(options)) == len(options)
    assert set(options) <= set(match.state.legal)
    assert [one.margin for one in found] == sorted((one.margin for one in found), reverse=True)
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert all(0 < one.chance < 1 for one in found)


@pytest.mark.parametrize("game", NAMES)
def test_whatever_a_seat_cannot_see_changes_nothing_in_its_hint(game: str) -> None:
    match = some_choice(game, 3)
    seat = match.decider
    others = [same_to_the_seat(match, seat, seed) for seed in (31, 32)]
    assert others[0].contents() != others[1].contents()
    wanted = told(hinted(match))
    assert all(told(hinted(match, other)) == wanted for other in others)


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_the_same_again_and_leaves_the_position_alone(game: str) -> None:
    match = some_choice(game)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 9)
    before = honest.contents(), list(honest.legal), len(honest.agenda)
    first = hint(match.spec, honest, seat, seed=4, budget=FEW)
    assert (honest.contents(), list(honest.legal), len(honest.agenda)) == before
    assert told(hint(match.spec, honest, seat, seed=4, budget=FEW)) == told(first)


class Ticking:
    """A clock that goes on by a little whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_keeps_its_time(game: str) -> None:
    match = some_choice(game)
    clock = Ticking()
    seat = match.decider
    budget = Budget(seconds=1.0, clock=clock)
    found = hint(match.spec, honest_copy(match.spec, match.state, seat, 9), seat, seed=1, budget=budget)
    assert found
    assert clock.now < 1.5  # looked at 50 times more at most, after time was up


def test_what_the_coach_would_do_next_is_on_offer_after_its_move() -> None:
    found = [one for one in hinted(some_choice("paladins")) if one.then]
    assert found
    words = Catalog("en", plain=True)
    assert all(words.text(label) for one in found for label in one.then)


# --- reasons ---------------------------------------------------------------------------------------------


def test_reasons_are_the_weightiest_differences_and_say_whose_they_are() -> None:
    headings = ("jade", "wall", "gifts", "turns", "canal")
    found = own_reasons(headings, 1, [5.0, 1.0, 2.0, 0.0, 4.1], [2.0, 2.5, 2.0, 9.0, 4.0], is_still=True)
    assert [(why.heading, why.points, why.kind, why.seat) for why in found] == [
        ("jade", 3.0, "gain", 1),
        ("wall", -1.5, "cost", 1),
    ]
    beside = own_reasons(headings, 1, [5.0, 1.0, 2.0, 0.0, 4.1], [2.0, 2.5, 2.0, 9.0, 4.0])
    assert beside[0].heading == "turns"  # of two plans one may take longer
    assert [why.kind for why in threats(headings, 0, [1.0] * 5, [0.0] * 5)] == ["threat"] * 2


def test_points_that_only_change_their_heading_are_no_threat() -> None:
    headings = ("dice", "cards", "tokens")
    told = threats(headings, 1, [0.0, 16.0, 3.0], [12.0, 0.0, 0.0])
    assert [(why.heading, why.points) for why in limited(told, 7.0)] == [("cards", 7.0)]
    assert limited(told, 0.1) == []
    both = threats(headings, 1, [2.0, 4.0, 0.0], [0.0, 0.0, 1.0])
    assert [(why.heading, why.points) for why in limited(both, 5.0)] == [("cards", 4.0), ("dice", 1.0)]
    fewer = threats(headings, 1, [0.0, 0.0, 1.0], [2.0, 4.0, 0.0])
    assert [(why.heading, why.points) for why in limited(fewer, -5.0)] == [("cards", -4.0), ("dice", -1.0)]


@pytest.mark.parametrize("language", ["en", "tr", "fa", "it"])
@pytest.mark.parametrize("game", NAMES)
def test_every_heading_has_a_name_and_a_phrase(game: str, language: str) -> None:
    match = new_match(game, seed="words")
    known = places(language)
    names = [f"coach-{game}-{text_key(one)}" for one in evaluation_of(match.spec, match.tables).headings]
    assert [name for name in names if name not in known or f"{name}-why" not in known] == []


@pytest.mark.parametrize("game", NAMES)
def test_the_parts_of_everybody_add_up_to_what_they_expect(game: str) -> None:
    g = some_choice(game).state
    match = some_choice(game)
    stand = standing(match.spec, evaluation_of(match.spec, match.tables), g)
    assert [sum(parts) for parts in stand.parts] == pytest.approx(stand.values)
    assert margins_of([3.0, 10.0, 4.0]) == [-7.0, 6.0, -6.0]


# --- a move beside the best other one --------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_move_is_told_beside_the_best_other_one(game: str) -> None:
    match = some_choice(game)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 9)
    best = hint(match.spec, honest, seat, seed=4, budget=FEW)[0].option
    worst = match.state.legal[-1]
    for option in {best, worst}:
        said = explain(match.spec, honest, seat, option, seed=4, budget=FEW)
        assert said.chosen.option == option
        assert said.other is not None
        assert said.other.option != option
        assert sum(said.before) == pytest.approx(1)
        assert sum(said.after) == pytest.approx(1)


def test_even_a_move_that_no_bot_looks_at_is_judged() -> None:
    def until(g: State) -> bool:
        return len(match_of_game.canonical(g)) < len(g.legal)

    match_of_game = new_match("troyes", seed="0").spec
    match = played("troyes", 2, "canonical", until)
    seat, g = match.decider, match.state
    left_out = next(option for option in g.legal if option not in match.spec.canonical(g))
    said = explain(match.spec, honest_copy(match.spec, g, seat, 9), seat, left_out, seed=4, budget=FEW)
    assert said.chosen.option == left_out


def test_a_turn_that_was_seen_is_judged_by_the_copies_alone() -> None:
    match = some_choice("gugong", 2)
    spec, before = match.spec, match.state.clone()
    seat = 1 - match.decider
    who = match.decider
    bot = RandomBot(3)
    while match.decider == who and match.state.turn == before.turn:
        match.submit(who, bot.choose(spec, honest_copy(spec, match.state, who, 1), who))
    layout = spec.layout(before)

    def deals(g: State) -> list[State]:
        return [determinise(g, layout, seat, k) for k in range(4)]

    said = seen_turn(spec, deals(before), deals(match.state), seat, who)
    hidden = same_to_the_seat(match, seat, 77)
    assert hidden.contents() != match.state.contents()
    again = seen_turn(spec, deals(before), deals(hidden), seat, who)
    assert told(again) == told(said)
    assert {why.seat for why in said.reasons} <= {0, 1}


# --- chances ---------------------------------------------------------------------------------------------


def test_points_ahead_say_more_towards_the_end() -> None:
    for game in NAMES:
        for kind, widths in measured()[game].items():
            assert widths.widths == sorted(widths.widths, reverse=True), (game, kind)
            assert len(widths.widths) == len(widths.unseen or widths.widths), (game, kind)
    assert {kind for kinds in measured().values() for kind in kinds} == {"open", "seen", "alone"}


def test_chances_are_the_logistic_curve_of_the_margin_and_certain_at_the_end() -> None:
    assert shares([10.0, 10.0], 5.0) == pytest.approx([0.5, 0.5])
    assert shares([15.0, 10.0], 5.0)[0] == pytest.approx(1 / (1 + 2.718281828**-1))
    match = played("paladins", 2, "end")
    winners = match.spec.outcome(match.state).winners()
    assert chances(match.spec, match.state, [0.0, 99.0], "open") == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(2)
    ]


def test_a_width_is_found_again_in_games_that_were_made_with_it() -> None:
    """Of positions whose winners fall as a width of 6 says, the fit finds 6; others are less likely."""
    seen: list[Seen] = []
    for margin in range(-20, 21):
        wins = round(100 * shares([float(margin), 0.0], 6.0)[0])
        seen += [Seen(1, [float(margin), 0.0], [0])] * wins
        seen += [Seen(1, [float(margin), 0.0], [1])] * (100 - wins)
    found = Gathered("open", seen).fitted()[0]
    assert found == pytest.approx(6.0, rel=0.08)
    assert surprise(seen, found) < min(surprise(seen, 2 * found), surprise(seen, found / 2))


def test_measured_chances_foretell_games_they_were_not_fitted_to() -> None:
    """Better than a coin, with other seeds than those of widths.toml."""
    kinds = gather("gugong", 2, 6, "unseen by the fit")
    for kind in kinds:
        assert kind.brier(measured()["gugong"][kind.sight].widths) < 0.25
    assert len(kinds) == 2


# --- reviews ---------------------------------------------------------------------------------------------


@cache
def finished(game: str = "gugong") -> Played:
    match = played(game, 2, "review")
    return played_of(match.spec, tables_for(game), match.record())


def test_a_review_tells_the_race_and_what_was_better_for_those_who_are_asked_about() -> None:
    game = finished()
    steps: list[float] = []
    seen = review(game, seats=[1], progress=steps.append)
    assert steps == sorted(steps)
    assert steps[-1] == 1.0
    ns = [point.n for point in seen.curve]
    assert (ns[0], ns[-1]) == (0, len(game.choices))
    assert ns == sorted(set(ns))
    assert seen.curve[-1].seat == -1
    assert 1 <= len(seen.turning) <= 3  # who plays at random makes mistakes
    assert {one.seat for one in seen.turning} == {1}
    for one in seen.turning:
        g = game.at(one.n - 1)
        assert one.chosen.option == game.choices[one.n - 1]
        assert one.better.option in options_of(g, g.agenda[-1])
        assert one.better.option != one.chosen.option
        assert one.chance > 0
        assert one.points > 0
    assert all(0 < tally.best < tally.moves for tally in seen.seats)
    assert seen.sources[-1].totals == game.spec.outcome(game.at(len(game.choices))).totals


def test_pieces_make_up_the_whole_game() -> None:
    game = finished()
    pieces = [glance(game, start) for start in range(0, len(game.choices), 10)]
    ns = [verdict.n for piece in pieces for verdict in piece.verdicts]
    assert ns == sorted(set(ns))
    assert len(ns) > len(game.choices) // 2
    points = [point.n for piece in pieces for point in piece.curve]
    assert points == sorted(set(points))


def test_one_choice_of_a_turn_is_thought_about_and_no_small_ones() -> None:
    verdicts = [
        Verdict(1, 0, 1, 1, points=3.0, chance=0.1),
        Verdict(2, 0, 1, 1, points=5.0, chance=0.2),  # the same turn
        Verdict(3, 1, 1, 2, points=0.1, chance=0.3),  # as good as the best
        Verdict(4, 1, 1, 2, points=1.0, chance=0.05),
    ]
    assert [one.n for one in suspects(verdicts)] == [2, 4]
    assert [(one.moves, one.best, one.lost) for one in tallies(2, verdicts)] == [(2, 0, 8.0), (2, 1, 1.1)]


def test_a_blunder_of_a_knight_is_found() -> None:
    """Somebody who passes at once in Paladins, with everything before them, has lost much by it."""

    def until(g: State) -> bool:
        return type(g.agenda[-1]).__name__ == "Turn" and len(g.legal) > 6

    match = played("paladins", 2, "blunder", until)
    seat = match.decider
    mind = Mind(match.spec, honest_copy(match.spec, match.state, seat, 1), seat, 1, FEW)
    passing = next(choice.option for choice in choices(match.state) if choice.kind == "pass")
    found = {one.option: one.worth for one in mind.searched([passing])}
    assert max(found.values()) - found[passing] > 2.0
