"""The arena: seats rotate over common deals, results belong to entrants, refusals say what is right."""

import json
from collections import Counter

import pytest

from regnum.ai.arena import play_game
from regnum.ai.arena.entrants import BadEntrant, Entrant, read_entrant
from regnum.ai.arena.figures import Figure
from regnum.ai.arena.plan import BadPlan, Plan, plan_from, plan_of
from regnum.ai.arena.playing import GameResult, play_number, result_from
from regnum.ai.arena.report import report
from regnum.ai.arena.standings import standings
from regnum.ai.arena.times import Times
from regnum.ai.arena.workers import here
from regnum.ai.random_bot import RandomBot
from regnum.i18n import Catalog
from regnum.kernel.errors import BadOptions, RegnumError
from regnum.library import new_match

QUICK = "simple@20n"


def result_of(totals: list[int], decided: str = "") -> GameResult:
    """A game nobody played."""
    places = [sum(1 for other in totals if other > total) for total in totals]
    parts = [{"wall": total, "jade": 0} for total in totals]
    chosen = [{"Turn.gift": 3} for _ in totals]
    return GameResult(totals, places, parts, chosen, [Times() for _ in totals], decided)


# --- entrants -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("random", Entrant("random")),
        (" simple ", Entrant("simple")),
        ("simple@0.5", Entrant("simple", seconds=0.5)),
        ("simple@2s", Entrant("simple", seconds=2.0)),
        ("simple@.5", Entrant("simple", seconds=0.5)),
        ("simple@800n", Entrant("simple", nodes=800)),
        ("paladin@200n", Entrant("paladin", nodes=200)),
    ],
)
def test_entrants_are_read_as_they_are_typed(text: str, entrant: Entrant) -> None:
    assert read_entrant(text) == entrant
    assert read_entrant(entrant.name()) == entrant


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("wizard", "There is no “wizard”. Entrants are: "),
        ("wizard@3", "simple@0.5"),
        ("simple@", "simple@800n"),
        ("simple@much", "half a second"),
        ("simple@0", "half a second"),
        ("simple@0n", "half a second"),
        ("random@200n", "those that can: simple"),
        ("random@200n", "Seconds it can, as in random@0.5."),
    ],
)
def test_who_cannot_take_part_is_told_who_can(text: str, says: str) -> None:
    with pytest.raises(BadEntrant) as refused:
        read_entrant(text)
    catalog = Catalog("en", plain=True)
    assert says in catalog.text(refused.value.msg)
    assert not catalog.missing
    assert not catalog.broken


def test_a_count_of_nodes_is_obeyed_and_plays_alike() -> None:
    plan = plan_of("gugong", [QUICK, "simple@1n"], 2, "nodes")
    first, again = (play_number(plan, 1) for _ in range(2))
    assert (first.totals, first.chosen) == (again.totals, again.chosen)
    assert first.chosen != play_number(plan_of("gugong", ["simple@40n", "simple@1n"], 2, "nodes"), 1).chosen


# --- plans ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_is_played_with_everybody_in_every_seat(players: int) -> None:
    plan = Plan("gugong", tuple(Entrant("random") for _ in range(players)), 3 * players)
    seatings = [plan.seating(number) for number in range(plan.total())]
    assert Counter(seating.deal for seating in seatings) == dict.fromkeys(range(3), players)
    for deal in range(3):
        here_ = [seating.seats for seating in seatings if seating.deal == deal]
        for seat in range(players):
            assert sorted(seats[seat] for seats in here_) == list(range(players))


def test_games_are_made_up_to_whole_rounds_and_more_of_them_begin_alike() -> None:
    few = plan_of("gugong", ["random", QUICK, "simple"], 4)
    more = plan_of("gugong", ["random", QUICK, "simple"], 40)
    assert (few.total(), more.total()) == (6, 42)
    assert all(few.seating(n) == more.seating(n) for n in range(6))
    assert few.as_json() == more.as_json()


def test_all_groups_meet_where_there_are_fewer_seats() -> None:
    plan = plan_of("gugong", ["random", QUICK, "simple"], 2, seats=2)
    assert [plan.seating(number).seats for number in range(plan.total())] == [
        *((0, 1), (1, 0)),
        *((0, 2), (2, 0)),
        *((1, 2), (2, 1)),
    ]
    assert {plan.seating(number).deal for number in range(plan.total())} == {0}


def test_seatings_of_a_deal_have_the_same_cards() -> None:
    """The cards follow from the deal alone: what the first to decide sees is the same, whoever sits there."""
    plan = plan_of("gugong", ["random", QUICK], 4, "common")
    seeds = [plan.deal_seed(plan.seating(number).deal) for number in range(4)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    hands = [str(new_match("gugong", seed=seed).state.contents()) for seed in seeds]
    assert hands[0] == hands[1] != hands[2]


def test_a_game_of_a_plan_is_that_of_its_bots_in_their_seats() -> None:
    plan = plan_of("gugong", ["random", "random@1"], 2, "rotate")
    for number, order in ((0, (0, 1)), (1, (1, 0))):
        bots = [RandomBot(plan.bot_seed(number, entrant)) for entrant in order]
        alone = play_game("gugong", bots, "rotate/0")
        assert play_number(plan, number).totals == alone.totals


def test_a_plan_and_a_result_go_to_other_processes_as_json() -> None:
    plan = plan_of("gugong", ["random", QUICK], 2, "json", {"expert": "yes"})
    told = json.loads(json.dumps(plan.as_json()))
    assert plan_from(told).as_json() == plan.as_json()
    result = play_number(plan_of("gugong", ["random", "random@1"], 2, "json"), 0)
    again = result_from(json.loads(json.dumps(result.as_json())))
    assert again.as_json() == result.as_json()


@pytest.mark.parametrize(
    ("name", "players", "more", "says"),
    [
        ("gugong", [""], {}, "Nobody"),
        ("gugong", ["random"], {}, "--solo"),
        ("gugong", ["random", "random"], {}, "--mirror"),
        ("gugong", ["random", QUICK], {"seats": 3}, "3 seats"),
        ("troyes", ["random", QUICK, "simple", "random@1", "random@2"], {}, "1 to 4"),
        ("troyes", ["random", QUICK], {"options": {"weather": "rain"}}, "weather"),
        ("chess", ["random", QUICK], {}, "paladins"),
    ],
)
def test_what_cannot_be_played_is_refused(
    name: str, players: list[str], more: dict[str, object], says: str
) -> None:
    with pytest.raises(RegnumError) as refused:
        plan_of(name, players, 10, **more)  # type: ignore[arg-type]
    assert isinstance(refused.value, BadPlan | BadOptions) or name == "chess"
    assert says in Catalog("en", plain=True).text(refused.value.msg)


# --- standings ------------------------------------------------------------------------------------------


def test_results_stay_with_the_entrant_wherever_it_sits() -> None:
    plan = plan_of("gugong", ["simple", "random"], 4)
    results = {0: result_of([30, 10]), 1: result_of([12, 30]), 2: result_of([30, 20]), 3: result_of([30, 30])}
    first, second = standings(plan, results)
    assert (first.name, first.scores, second.scores) == ("simple", [30, 30, 30, 30], [10, 12, 20, 30])
    assert (first.wins, second.wins) == (3.5, 0.5)  # a shared win is half a one
    assert first.rivals == second.scores
    assert first.margin().mean == 12.0
    assert first.share() == 0.5
    assert first.elo is not None
    assert first.elo.mean > 0
    assert second.elo is not None
    assert second.elo.mean == 0


def test_deals_are_the_values_of_an_interval_unless_there_is_one() -> None:
    plan = plan_of("gugong", ["simple", "random"], 4)
    results = {0: result_of([30, 0]), 1: result_of([0, 10]), 2: result_of([20, 0]), 3: result_of([0, 20])}
    first, _ = standings(plan, results)
    assert first.score() == Figure(20, 20, 20)  # both deals brought 20 on average
    alone, _ = standings(plan, {0: results[0], 1: results[1]})
    assert alone.score().low < 10 < 30 < alone.score().high


def test_one_among_many_of_the_same_name_is_compared_with_its_share() -> None:
    plan = plan_of("gugong", ["simple", "random", "random", "random"], 4)
    results = {n: result_of([9 if entrant else 20 for entrant in plan.seating(n).seats]) for n in range(3)}
    results[3] = result_of([30 if entrant == 2 else 20 for entrant in plan.seating(3).seats])
    told = report(plan, results)
    one, others = told["entrants"]
    assert (one["share"], others["share"]) == (0.25, 0.75)
    assert (one["wins"]["mean"], others["wins"]["mean"]) == (0.75, 0.25)
    assert one["times_share"]["mean"] == 3.0
    assert one["best_other"]["mean"] == pytest.approx((9 * 3 + 30) / 4)


def test_a_mirror_tells_its_places_apart_and_comes_out_at_its_share() -> None:
    plan = plan_of("gugong", ["random", "simple"], 40, "glass", mirror=True)
    assert plan.names() == ["random#1", "random#2"]
    told = report(plan, dict(here(plan, range(plan.total()))))
    for entrant in told["entrants"]:
        assert 0 < entrant["share"] < 0.5  # often nobody gets inside the palace
        assert entrant["fits"], entrant["wins"]
        assert entrant["margin"]["low"] <= 0 <= entrant["margin"]["high"]


def test_a_mirror_that_is_none_would_be_seen() -> None:
    plan = plan_of("gugong", ["random", "random"], 40, mirror=True)
    results = {n: result_of([9 if entrant else 20 for entrant in plan.seating(n).seats]) for n in range(40)}
    assert [entrant["fits"] for entrant in report(plan, results)["entrants"]] == [False, False]


def test_games_that_nobody_wins_are_nobodys_share() -> None:
    plan = plan_of("gugong", ["simple", "random"], 4)
    results = {n: result_of([9, 20]) for n in range(4)}
    results[3].places = [1, 1]
    assert [standing.share() for standing in standings(plan, results)] == [0.375, 0.375]
    for result in results.values():
        result.places = [1, 1]
    assert report(plan, results)["entrants"][0]["times_share"] is None


def test_alone_the_automa_is_counted_too() -> None:
    plan = plan_of("troyes", ["random", "random@1"], 2, seats=1)
    results = dict(here(plan, range(plan.total())))
    assert plan.total() == 4
    assert results[0].totals[1:] != results[2].totals[1:]
    table = standings(plan, results)
    assert [(standing.name, standing.games()) for standing in table] == [
        ("random", 2),
        ("random@1", 2),
        ("automa", 4),
    ]
    for standing in table:
        assert sum(standing.parts.values()) == sum(standing.scores)
    told = report(plan, results)["entrants"]
    assert sum(told[0]["decided"].values()) == 2
    assert all(name.startswith("grade-") for name in told[0]["decided"])
    assert told[0]["share"] is None


def test_the_report_has_a_documented_shape() -> None:
    plan = plan_of("gugong", ["random", "random@1"], 2, "shape")
    told = report(plan, dict(here(plan, range(2))))
    assert json.loads(json.dumps(told)) == told
    assert list(told) == ["plan", "best_score", "entrants", "timing"]
    figures = ("wins", "times_share", "score", "best_other", "margin", "elo")
    for entrant in told["entrants"]:
        for name in figures:
            assert entrant[name]["low"] <= entrant[name]["mean"] <= entrant[name]["high"]
        parts = sum(entrant["score_parts"].values())
        assert parts == pytest.approx(entrant["score"]["mean"], abs=0.1)
        assert sum(entrant["choices"].values()) > 10
    for times in told["timing"].values():
        assert times["decisions"] > 20
        assert 0 < times["mean_ms"] <= times["max_ms"]
        assert times["p95_ms"] <= times["max_ms"]


def test_games_beyond_the_plan_are_not_counted() -> None:
    plan = plan_of("gugong", ["simple", "random"], 2)
    results = {0: result_of([30, 10]), 1: result_of([12, 30]), 2: result_of([0, 90])}
    assert report(plan, results)["plan"]["games"] == 2
