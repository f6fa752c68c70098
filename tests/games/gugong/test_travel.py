"""Travel, tokens and bonus tokens [G30-G39]."""

import pytest
from tests.games.gugong.desk import TABLES, Desk

from regnum.games.gugong.const import BY_CARD, BY_LOCATION, IN_POOL, IN_SUPPLY, JADE, LOCKED, PALACE, PARKED
from regnum.games.gugong.rules.bonus_tokens import retire_all
from regnum.games.gugong.rules.exchange import added_value
from regnum.games.gugong.rules.jade import Jade
from regnum.games.gugong.rules.palace import Palace
from regnum.games.gugong.rules.travel import Travel, TravelMove
from regnum.kernel.agenda import settle


def cards(desk: Desk, who: int, pile: str) -> list[str]:
    return [TABLES.gift_ids[card] for card in getattr(desk.seat(who), pile)]


def stored(desk: Desk, who: int = 0) -> list[str]:
    return [TABLES.token_ids[token] for token in desk.g.seats[who].stored]


# --- moves -----------------------------------------------------------------------


def test_the_first_move_goes_to_any_city_with_a_token() -> None:
    desk = Desk()
    desk.tokens(xian="servant", hangzhou="two_vp")
    desk.ask(Travel(0, BY_LOCATION)).do("a")
    assert desk.offered() == ["go hangzhou", "go xian"]
    assert desk.refused()["go datong"] == "no-token-here"


def test_moves_pass_over_empty_cities_and_travellers_to_every_first_token() -> None:
    desk = Desk()
    desk.at_city(0, "hangzhou")
    desk.at_city(1, "nanjing")
    desk.tokens(shenyang="servant", datong="two_vp", kaifeng="envoy", chengdu="swap", xian="wall")
    desk.ask(TravelMove(0, 1, BY_LOCATION))
    assert desk.offered() == ["go shenyang", "go chengdu", "go xian", "go kaifeng"]
    refused = desk.refused()
    assert refused["go datong"] == "token-before"
    assert refused["go nanjing"] == "traveller-here"
    assert refused["go guangzhou"] == "no-token-here"


def test_nothing_in_reach_refuses_travel_and_loses_a_second_move() -> None:
    desk = Desk()
    desk.at_city(0, "hangzhou")
    desk.tokens(datong="two_vp")
    desk.ask(Travel(0, BY_LOCATION)).do("b")  # the only token is taken by the first move
    assert desk.question() == ""
    assert desk.told("move_lost") == [(0,)]
    assert (desk.seat(0).vp, stored(desk)) == (2, ["two_vp"])
    desk.store(0, "servant", "servant")
    desk.ask(Travel(0, BY_LOCATION))
    assert desk.refused()["a"] == desk.refused()["b"] == "nothing-in-reach"


def test_two_moves_cost_servants_that_the_first_token_may_bring_back() -> None:
    """The rulebook's example: 2 servants on the way pay for the jade at its end [EX02]."""
    desk = Desk()
    desk.pool(0, 3)
    desk.store(0, "servant", "servant", "servant", "envoy")
    desk.at_city(0, "hangzhou")
    desk.tokens(nanjing="two_servants", shenyang="buy_jade")
    desk.ask(Travel(0, BY_LOCATION)).do("b", "go nanjing", "use")
    assert desk.seat(0).pool == 3
    desk.do("use")  # the way to Shenyang is the only one
    assert (desk.seat(0).pool, desk.seat(0).jade) == (0, 1)
    assert len(stored(desk)) == 6


def test_the_travel_decree_makes_two_moves_cheaper() -> None:
    desk = Desk()
    desk.tokens(xian="servant", hangzhou="two_vp")
    desk.decree(0, "cheaper_travel")
    desk.pool(0, 1)
    desk.ask(Travel(0, BY_LOCATION)).do("b")
    assert desk.seat(0).pool == 0


def test_the_double_servant_pays_for_two_moves_and_comes_back_as_one() -> None:
    """Paid as two, gained as one for two tokens, paid as two again [EX08]."""
    desk = Desk()
    desk.pool(0, 0, IN_POOL)
    desk.store(0, "servant")
    desk.tokens(hangzhou="two_vp", nanjing="double")
    desk.ask(Travel(0, BY_LOCATION), Palace(0, BY_LOCATION))
    assert desk.offered() == ["a", "b double", "skip"]
    assert desk.refused()["b"] == "servants-short"
    desk.do("b double", "go hangzhou")
    assert desk.double(0) == "supply"
    desk.do("trade 2 servant +double", "take 1 double", "b double")
    assert (desk.seat(0).envoy, desk.double(0)) == (2, "supply")


# --- benefits -----------------------------------------------------------------------


def move(desk: Desk, token: str) -> Desk:
    """Seat 0 moves to the only token there is."""
    desk.at_city(0, "hangzhou")
    desk.tokens(nanjing=token)
    return desk.ask(TravelMove(0, 1, BY_LOCATION))


def test_points_and_envoy_steps_are_taken_without_a_question() -> None:
    assert move(Desk(), "two_vp").seat(0).vp == 2
    assert move(Desk(), "envoy").seat(0).envoy == 1


def test_servants_and_intrigue_may_be_declined() -> None:
    desk = move(Desk(), "servant")
    assert desk.offered() == ["use", "decline"]
    assert desk.do("use").seat(0).pool == 7
    desk = move(Desk(), "intrigue")
    assert desk.do("decline").seat(0).intrigue == 0
    assert desk.told("token_declined") == [(0, TABLES.token_ids.index("intrigue"))]
    desk = Desk()
    desk.intrigue(14, 3)
    assert move(desk, "intrigue").question() == ""
    assert desk.told("token_unused") != []


def test_the_last_servants_of_the_supply_are_taken_as_one_likes() -> None:
    desk = Desk()
    desk.pool(0, 10)
    move(desk, "two_servants").do("use")
    assert desk.offered() == ["take 2", "take 1", "take 0"]
    assert desk.do("take 1").seat(0).supply == 1


def test_the_double_servant_in_the_supply_may_be_among_those_gained() -> None:
    desk = Desk()
    desk.pool(0, 6, IN_SUPPLY)
    move(desk, "servant").do("use")
    assert desk.offered() == ["take 1", "take 1 double"]
    desk.do("take 1 double")
    assert (desk.seat(0).pool, desk.double(0)) == (6, "pool")


def test_a_card_of_seven_or_more_is_discarded_for_jade() -> None:
    desk = Desk()
    desk.cards(0, ["vase_3", "necklace_1"], [])
    move(desk, "discard_for_jade")
    assert desk.offered() == ["discard necklace_1", "decline"]
    assert desk.refused()["discard vase_3"] == "value-short"
    desk.do("discard necklace_1")
    assert (desk.seat(0).jade, cards(desk, 0, "discard")) == (1, ["necklace_1"])


def test_a_discarded_card_comes_back() -> None:
    desk = Desk()
    desk.cards(0, [], ["vase_3", "go_stones_deck"])
    move(desk, "take_back").do("take back vase_3")
    assert (cards(desk, 0, "hand"), cards(desk, 0, "discard")) == (["vase_3"], ["go_stones_deck"])


def test_servants_of_the_supply_go_onto_the_wall_and_may_complete_it() -> None:
    desk = Desk()
    desk.wall(1, 2)
    desk.intrigue(0, 0)
    move(desk, "wall").do("use")
    assert desk.told("wall_scored") == [(1, 2)]  # 2 to 2: seat 1 has the upper marker
    assert (desk.seat(0).on_wall, desk.seat(1).on_wall, desk.seat(1).vp) == (2, 0, 3)


def test_three_servants_buy_a_jade_and_the_double_pays_two_of_them() -> None:
    desk = Desk()
    desk.pool(0, 1, IN_POOL)
    move(desk, "buy_jade")
    assert desk.offered() == ["use double", "decline"]
    desk.do("use double")
    assert (desk.seat(0).pool, desk.seat(0).jade, desk.double(0)) == (0, 1, "supply")


def test_a_token_waits_for_room_until_its_owner_trades() -> None:
    desk = Desk()
    desk.store(0, "servant", "servant", "intrigue", "intrigue", "envoy", "envoy")
    move(desk, "two_vp")
    assert desk.question() == "StoreToken"
    assert desk.seat(0).waiting == TABLES.token_ids.index("two_vp") + 1
    assert desk.offered() == ["trade 2 servant", "trade 4 vp", "trade 6 jade"]
    desk.do("trade 6 jade")
    assert (stored(desk), desk.seat(0).jade, desk.seat(0).waiting) == (["two_vp"], 1, 0)


# --- bonus tokens -----------------------------------------------------------------------


def activate(desk: Desk, token: str, choice: str) -> Desk:
    move(desk, token).do(choice)
    return desk


def test_a_plus_token_works_until_the_day_is_over() -> None:
    desk = activate(Desk(bonus=True), "plus", "use")
    assert (added_value(desk.g, 0), desk.seat(0).pool, stored(desk)) == (1, 5, [])
    retire_all(desk.g)
    settle(desk.g)
    desk.sound()
    assert (added_value(desk.g, 0), desk.seat(0).supply, stored(desk)) == (0, 7, ["plus"])


def test_the_double_servant_may_keep_a_token_at_work() -> None:
    desk = Desk(bonus=True)
    desk.pool(0, 0, IN_POOL)
    activate(desk, "plus", "use double")
    assert desk.seat(0).double == PARKED
    retire_all(desk.g)
    settle(desk.g)
    assert desk.double(0) == "supply"


def test_without_a_servant_a_bonus_token_is_only_stored() -> None:
    desk = Desk(bonus=True)
    desk.pool(0, 0)
    move(desk, "toll")
    assert (desk.question(), stored(desk)) == ("", ["toll"])


@pytest.mark.parametrize(("before", "after"), [(0, 0), (5, 4)])
def test_others_pay_a_toll_as_far_as_they_can(before: int, after: int) -> None:
    desk = activate(Desk(bonus=True), "toll", "place palace")
    desk.seat(1).vp = before
    desk.seat(1).vp_by[0] = before
    desk.ask(Palace(1, BY_CARD)).do("a")
    assert (desk.seat(0).vp, desk.seat(1).vp) == (1, after)
    desk.ask(Palace(1, BY_LOCATION)).do("skip")
    desk.ask(Palace(0, BY_LOCATION)).do("a")  # one's own toll is free
    assert desk.seat(0).vp == 1


def test_a_follow_token_lets_its_owner_act_too_at_its_own_cost() -> None:
    desk = activate(Desk(3, bonus=True), "follow", "place jade")
    desk.g.active_seat = 1
    desk.ask(Jade(1, BY_LOCATION)).do("house 1")
    assert (desk.who(), desk.question()) == (0, "Jade")
    desk.do("house 2")
    assert (desk.seat(0).jade, desk.seat(1).jade, desk.seat(0).pool) == (1, 1, 2)
    assert desk.told("followed") == [(0, JADE, 1)]
    assert desk.question() == ""


def test_follows_do_not_follow_each_other() -> None:
    desk = activate(Desk(3, bonus=True), "follow", "place palace")
    desk.g.seat(1).active = desk.g.seats[0].active
    stack = list(desk.g.token_stack)
    stack.remove(TABLES.token_ids.index("follow"))
    desk.g.token_stack = tuple(stack)
    desk.seat(1).pool = 5
    desk.ask(Palace(2, BY_LOCATION)).do("a")
    assert desk.who() == 0
    desk.do("a")
    assert desk.who() == 1
    desk.do("a")
    assert desk.question() == ""
    assert [desk.seat(who).envoy for who in range(3)] == [1, 1, 1]
    assert desk.told("action")[-1][1] == PALACE
    assert desk.seat(0).double == LOCKED
