"""Set-up, mornings, nights and the end of the game [G1-G14, G27-G29, G90]."""

from typing import cast

import pytest
from tests.games.gugong.desk import SPEC, TABLES, Desk

from regnum.games.gugong.const import BOARD_SET, DECK_SET, END
from regnum.games.gugong.rules.days import FinalScoring, Income, Morning, Night, NightEnd
from regnum.games.gugong.rules.intrigue import from_lowest
from regnum.games.gugong.rules.scoring import jade_points
from regnum.games.gugong.state import Table, turn_order
from regnum.kernel.agenda import GAP, settle
from regnum.kernel.record import new_game
from regnum.kernel.sight import redact

EVERY = pytest.mark.parametrize("players", [2, 3, 4, 5])


def new(players: int, seed: str = "days", **options: str) -> Table:
    return cast(Table, new_game(SPEC, TABLES, players, options, seed))


# --- set-up ------------------------------------------------------------------------------------------


@EVERY
def test_sets_go_by_turn_order_and_markers_stack_in_it(players: int) -> None:
    starts = set()
    for n in range(20):
        g = new(players, f"seat {n}")
        starts.add(g.start)
        order = turn_order(g)
        assert order[0] == g.start
        assert from_lowest(g) == order
        for place, who in enumerate(order):
            assert {TABLES.gift_set[card] for card in g.seats[who].hand} == {place + 1}
            assert len(g.seats[who].hand) == 4
            assert (g.seats[who].pool, g.seats[who].supply) == (6, 6)
    assert starts == set(range(players))


@EVERY
def test_board_deck_and_box(players: int) -> None:
    g = new(players)
    assert {TABLES.gift_set[card] for card in g.officials} == {BOARD_SET}
    assert {TABLES.gift_set[card] for card in g.gift_deck} == {DECK_SET}
    assert len(g.gift_deck) == 11
    assert len(g.gift_box) == 4 * (5 - players)
    assert g.houses.bit_count() == (4 if players <= 3 else 6)


@EVERY
def test_the_expert_variant_shuffles_all_that_nobody_holds(players: int) -> None:
    seen = set()
    for n in range(10):
        g = new(players, f"expert {n}", expert="yes")
        assert g.gift_box == ()
        assert len(g.gift_deck) == 11 + 4 * (5 - players)
        seen |= {TABLES.gift_set[card] for card in g.officials}
    assert seen == {BOARD_SET, DECK_SET} | set(range(players + 1, 6))


def test_bonus_tokens_are_an_option() -> None:
    for option, n in (("no", 26), ("yes", 32)):
        g = new(3, bonus=option)
        assert len(g.cities) + len(g.token_stack) == n
        assert GAP not in g.cities


# --- mornings ----------------------------------------------------------------------------------------


def test_the_medal_makes_the_start_player_and_goes_back() -> None:
    desk = Desk(3)
    desk.g.medal = 3
    desk.ask(Morning(-1))
    assert (desk.g.start, desk.g.medal, desk.g.day) == (2, 0, 2)
    assert desk.who() == 2


def test_empty_cities_are_filled_but_not_under_travellers() -> None:
    desk = Desk()
    desk.tokens(xian="servant")
    desk.at_city(0, "nanjing")
    desk.ask(Morning(-1))
    empty = [TABLES.city_ids[city] for city, token in enumerate(desk.g.cities) if token == GAP]
    assert empty == ["nanjing"]
    assert desk.g.cities[TABLES.city_ids.index("xian")] == TABLES.token_ids.index("servant")


def test_traded_tokens_come_back_when_the_stacks_are_empty() -> None:
    desk = Desk()
    desk.g.token_gone = desk.g.token_stack
    desk.g.token_stack = ()
    desk.ask(Morning(-1))
    assert len(desk.told("tokens_shuffled")) == 1
    assert GAP not in desk.g.cities


def test_morning_decrees_come_in_an_order_of_ones_choice_and_may_be_left() -> None:
    desk = Desk()
    desk.g.start = 0
    desk.decree(0, "morning_servants")
    desk.decree(0, "morning_envoy")
    desk.pool(0, 3)
    desk.ask(Morning(-1))
    assert (desk.who(), desk.offered()) == (0, ["use morning_servants", "use morning_envoy", "done"])
    desk.do("use morning_envoy")
    assert desk.seat(0).envoy == 1
    assert desk.offered() == ["use morning_servants", "done"]
    desk.do("done")
    assert desk.told("morning_declined") == [(0, TABLES.decree_ids.index("morning_servants"))]
    assert desk.seat(0).pool == 7  # the servants of the day came all the same


def test_servants_of_the_day() -> None:
    desk = Desk()
    desk.g.start = 0
    desk.g.day = 2
    desk.pool(1, 9)
    desk.ask(Income(-1))
    assert desk.seat(0).pool == 10
    assert (desk.who(), desk.offered()) == (1, ["take 3", "take 2", "take 1", "take 0"])
    desk.do("take 2")
    assert desk.seat(1).pool == 11


# --- nights ------------------------------------------------------------------------------------------


def dice(desk: Desk, *faces: int) -> None:
    for i, face in enumerate(faces):
        desk.g.dice[i] = face


def give(desk: Desk, who: int, names: list[str]) -> None:
    """A discard pile of these cards, out of the box or the deck."""
    cards = [TABLES.gift_ids.index(name) for name in names]
    desk.g.gift_box = tuple(card for card in desk.g.gift_box if card not in cards)
    desk.g.gift_deck = tuple(card for card in desk.g.gift_deck if card not in cards)
    desk.g.seat(who).discard = tuple(cards)


def test_ex09_matches_are_pairs_and_the_tie_goes_to_the_further_marker() -> None:
    desk = Desk(4)
    desk.cards(0, [], [])
    dice(desk, 3, 3, 6)
    desk.intrigue(2, 5, 0, 7)
    give(desk, 0, ["vase_3"])
    give(desk, 1, ["go_stones_1", "go_stones_2"])
    give(desk, 3, ["go_stones_4", "vase_4", "vase_5"])
    for who in range(4):
        desk.pool(who, 2)
    desk.g.day = 4
    desk.ask(Night(-1))
    assert sorted(desk.told("matched")) == [(0, 1), (1, 4), (2, 0), (3, 4)]
    assert desk.told("destiny_won") == [(3, 4)]
    assert [desk.seat(who).pool for who in range(4)] == [3, 6, 2, 6]
    assert desk.seat(3).envoy == 1
    assert desk.seat(3).vp_by[1] == 3


def test_nobody_wins_the_dice_without_a_match() -> None:
    desk = Desk()
    desk.cards(0, [], [])
    desk.g.day = 4
    desk.ask(Night(-1))
    assert desk.told("destiny_won") == []
    assert len(desk.told("no_matches")) == 1


def test_discard_piles_become_hands() -> None:
    desk = Desk()
    desk.cards(0, ["tea_set_1"], ["necklace_1", "vase_3"])
    desk.ask(NightEnd(-1))
    names = {TABLES.gift_ids[card] for card in desk.g.seats[0].hand}
    assert names == {"tea_set_1", "necklace_1", "vase_3"}
    assert desk.g.seats[0].discard == ()


# --- the end -----------------------------------------------------------------------------------------


def admit(desk: Desk, who: int) -> None:
    desk.g.arrivals += 1
    desk.seat(who).envoy = TABLES.palace_top
    desk.seat(who).audience = desk.g.arrivals


def points(desk: Desk, who: int) -> dict[str, int]:
    return {part.name: part.points for part in SPEC.score(desk.g)[who] if part.points}


def test_the_parts_of_the_final_scoring_in_their_order() -> None:
    desk = Desk(3)
    admit(desk, 1)
    admit(desk, 0)
    desk.seat(0).jade = 6
    desk.seat(0).vp = 6
    desk.seat(0).vp_by[0] = 6
    desk.decree(0, "vp_per_vp")
    desk.decree(0, "vp_per_jade")
    desk.wall(1, 0, 0)
    foreseen = [points(desk, who) for who in range(3)]
    desk.ask(FinalScoring(-1))
    assert [points(desk, who) for who in range(3)] == foreseen
    # 6 and 3 for the wall, 1 for the envoy inside: a third of 10; jade 6 x 2, at most 10
    assert points(desk, 0) == {"wall": 9, "palace": 1, "decrees_end": 13, "audience": 5, "jade": 17}
    assert points(desk, 1) == {"audience": 7}
    assert desk.g.phase == END
    outcome = SPEC.outcome(desk.g)
    assert (outcome.totals, outcome.winners()) == ([45, 7, 0], [0])


def test_the_view_shows_the_score_of_a_game_that_ends_now() -> None:  # the last wall, and who is outside
    desk = Desk()
    admit(desk, 0)
    desk.seat(1).vp = 5
    desk.seat(1).vp_by[0] = 5
    desk.wall(2, 1)
    seats = SPEC.view(redact(desk.g, SPEC.layout(desk.g), 0), 0)["seats"]
    assert isinstance(seats, list)
    assert [seat["score"] for seat in seats] == [
        {part.name: part.points for part in parts} for parts in SPEC.score(desk.g)
    ]
    assert [seat["score"]["wall"] for seat in seats] == [3, 5]
    assert [seat["score"]["outside"] for seat in seats] == [0, -5]


def test_the_wall_can_still_bring_an_envoy_inside() -> None:
    desk = Desk()
    desk.seat(1).envoy = TABLES.palace_top - 1
    desk.wall(0, 1)
    assert SPEC.outcome(desk.g).totals == [0, 10]  # if it ended now
    desk.ask(FinalScoring(-1))
    assert SPEC.outcome(desk.g).totals == [0, 10]
    assert desk.told("not_admitted") == [(0, 0)]


def test_out_of_the_palace_all_points_are_lost() -> None:
    desk = Desk()
    admit(desk, 0)
    desk.seat(1).vp = 50
    desk.seat(1).vp_by[0] = 50
    desk.seat(1).jade = 1
    assert SPEC.outcome(desk.g).totals == [7, 0]  # before the end too
    desk.ask(FinalScoring(-1))
    assert points(desk, 1)["outside"] == -51
    outcome = SPEC.outcome(desk.g)
    assert (outcome.totals, outcome.places) == ([7, 0], [0, 1])


def test_with_nobody_inside_nobody_wins() -> None:
    desk = Desk(3)
    desk.seat(1).vp = 9
    desk.seat(1).vp_by[0] = 9
    desk.ask(FinalScoring(-1))
    outcome = SPEC.outcome(desk.g)
    assert (outcome.totals, outcome.winners(), outcome.tie_break) == ([0, 0, 0], [], "nobody")


def test_a_tie_goes_to_the_further_marker() -> None:
    desk = Desk()
    admit(desk, 0)
    admit(desk, 1)
    desk.seat(1).vp = 2
    desk.seat(1).vp_by[0] = 2
    desk.intrigue(3, 3)
    desk.ask(FinalScoring(-1))
    outcome = SPEC.outcome(desk.g)
    assert (outcome.totals, outcome.places, outcome.tie_break) == ([7, 7], [1, 0], "intrigue")


@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (8, 21)])
def test_jade(n: int, vp: int) -> None:
    assert jade_points(Desk().g, n) == vp


def test_a_whole_day_passes_from_turns_to_the_next_morning() -> None:
    desk = Desk()
    desk.cards(0, [], [])
    desk.seat(0).traveller = 0
    desk.seat(0).double = 0
    give(desk, 0, ["tea_set_1", "vase_3"])
    desk.g.agenda.append(Night(-1))
    settle(desk.g)
    assert desk.g.day == 2
    assert (desk.who(), desk.question()) == (0, "Exchange")
