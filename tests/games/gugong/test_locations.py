"""The locations of the city: wall, jade, intrigue, palace, decrees [G40-G67, G80-G83]."""

from tests.games.gugong.desk import TABLES, Desk

from regnum.games.gugong.const import BY_CARD, BY_LOCATION, IN_POOL, IN_SUPPLY
from regnum.games.gugong.rules.decrees import Decree, decree_price, end_points, morning, morning_refusal
from regnum.games.gugong.rules.intrigue import Intrigue, advance, from_lowest
from regnum.games.gugong.rules.jade import Jade
from regnum.games.gugong.rules.palace import Palace, advance_envoy
from regnum.games.gugong.rules.wall import Wall, score_at_end
from regnum.games.gugong.words.reasons import SUPPLY_EMPTY, TRACK_END
from regnum.kernel.agenda import settle
from regnum.kernel.reasons import code_in


def decree(name: str) -> int:
    return TABLES.decree_ids.index(name)


# --- Great Wall -----------------------------------------------------------------------


def test_a_completed_section_is_scored_and_brings_benefits_from_the_lowest_up() -> None:
    """Lisa's 3 against David's 3, and the upper marker wins; Sebastian is asked first [EX03]."""
    desk = Desk(4)
    david, lisa, sebastian, _anna = range(4)
    desk.wall(3, 1, 1, 0)
    desk.pool(lisa, 3)
    desk.intrigue(12, 12, 4, 9)
    desk.ask(Wall(lisa, BY_LOCATION)).do("b")
    assert desk.told("wall_scored") == [(lisa, 3)]
    assert (desk.seat(lisa).vp, desk.seat(lisa).envoy, desk.seat(lisa).on_wall) == (3, 1, 0)
    assert (desk.seat(david).on_wall, desk.seat(sebastian).on_wall) == (3, 1)
    assert desk.who() == sebastian
    assert desk.offered() == ["benefit 1", "benefit 3", "decline"]
    assert desk.refused()["benefit 5"] == "steps-short"
    desk.do("benefit 1")
    assert (desk.who(), desk.seat(sebastian).pool) == (david, 7)
    desk.do("decline")
    assert desk.who() == lisa
    desk.do("benefit 7")
    assert (desk.seat(lisa).intrigue, desk.seat(lisa).jade) == (5, 1)
    assert desk.question() == ""


def test_the_double_servant_counts_two_on_the_wall() -> None:
    """Pays 1, places a servant and the double: 3 against 2 and 2 [EX07]."""
    desk = Desk(5)
    desk.wall(0, 2, 2, 0, 0)
    desk.pool(0, 2, IN_POOL)
    desk.ask(Wall(0, BY_LOCATION))
    most = ["b pay-double", "b place-double"]
    fewer = ["b 1", "b 1 pay-double", "b 1 place-double"]
    assert desk.offered() == ["a", "a place-double", *most, *fewer, "skip"]
    assert desk.refused()["b"] == "servants-short"
    desk.do("b place-double")
    assert desk.told("wall_scored") == [(0, 3)]
    assert (desk.double(0), desk.seat(0).pool, desk.seat(0).vp) == ("supply", 0, 3)


def test_the_double_servant_may_pay_for_two_others() -> None:
    desk = Desk(5)
    desk.pool(0, 2, IN_POOL)
    desk.ask(Wall(0, BY_LOCATION)).do("b pay-double")
    assert (desk.seat(0).on_wall, desk.seat(0).pool, desk.double(0)) == (2, 0, "supply")


def test_the_decree_adds_a_servant_of_the_supply_to_the_same_placement() -> None:
    desk = Desk(2)
    desk.decree(0, "extra_on_wall")
    desk.wall(0, 2)
    desk.intrigue(0, 0)
    desk.ask(Wall(0, BY_CARD)).do("a")
    assert desk.offered() == ["extra", "decline"]
    desk.do("extra")
    assert desk.told("wall_scored") == [(1, 2)]
    desk.pool(0, 0)
    desk.ask(Wall(0, BY_CARD))
    assert desk.question() == ""  # the extra servant needs one of the pool


def test_a_die_is_turned_to_another_face() -> None:
    desk = Desk(2)
    desk.wall(1, 2)
    desk.intrigue(5, 0)
    desk.g.dice[0] = 3
    desk.ask(Wall(0, BY_LOCATION)).do("a", "benefit 5")
    assert "die 1 3" not in desk.offered()
    assert desk.refused()["die 1 3"] == "face-shown"
    desk.do("die 1 8")
    assert desk.g.dice[0] == 8
    assert desk.seat(0).intrigue == 0


def test_servant_benefits_need_a_servant_in_the_supply() -> None:
    desk = Desk(2)
    desk.wall(3, 0)
    desk.intrigue(3, 0)
    desk.pool(0, 9)
    desk.ask(Wall(0, BY_LOCATION)).do("a")
    assert desk.seat(0).supply == 4  # those of the wall came home before
    assert desk.offered() == ["benefit 1", "benefit 3", "decline"]


def test_the_last_section_is_scored_without_benefits() -> None:
    desk = Desk(2)
    desk.wall(1, 0)
    desk.seat(0).envoy = 7
    score_at_end(desk.g)
    assert (desk.seat(0).vp, desk.seat(0).audience, desk.g.agenda) == (3, 1, [])


# --- Jade -----------------------------------------------------------------------


def test_equal_houses_are_one_option() -> None:
    desk = Desk(2)
    desk.pool(0, 3)
    desk.ask(Jade(0, BY_LOCATION))
    assert desk.offered() == ["house 1", "skip"]
    assert desk.refused()["house 3"] == "servants-short"
    assert desk.refused()["house square"] == "houses-left"
    desk.do("house 1")
    assert (desk.g.houses, desk.seat(0).pool) == (0b1110, 0)
    desk.pool(0, 9)
    desk.ask(Jade(0, BY_LOCATION))
    assert desk.offered() == ["house 2", "house 3", "skip"]
    assert desk.refused()["house 1"] == "house-empty"


def test_the_square_opens_when_all_houses_are_empty_and_the_decree_helps_there_too() -> None:
    desk = Desk(2)
    desk.g.houses = 0
    desk.decree(0, "cheaper_jade")
    desk.seat(0).jade = 2
    desk.seat(1).jade = 2
    desk.pool(0, 4)
    desk.ask(Jade(0, BY_LOCATION)).do("house square")
    assert (desk.seat(0).pool, desk.seat(0).jade) == (0, 3)


# --- Intrigue -----------------------------------------------------------------------


def test_the_first_a_of_the_day_takes_the_medal() -> None:
    desk = Desk(2)
    desk.intrigue(14, 0)
    desk.ask(Intrigue(1, BY_CARD)).do("b")
    assert (desk.g.medal, desk.seat(1).intrigue) == (0, 3)
    desk.ask(Intrigue(0, BY_LOCATION))
    assert desk.offered() == ["a", "skip"]
    assert desk.refused()["b"] == "track-end"
    desk.do("a")
    assert desk.g.medal == 1
    desk.ask(Intrigue(0, BY_LOCATION))
    assert desk.question() == ""
    desk.ask(Intrigue(1, BY_LOCATION)).do("a")
    assert desk.g.medal == 1


def test_a_marker_that_lands_is_on_top_and_one_at_the_end_stays() -> None:
    desk = Desk(3)
    desk.intrigue(5, 7, 14)
    advance(desk.g, 0, 2)
    assert from_lowest(desk.g) == [1, 0, 2]
    advance(desk.g, 1, 20)
    assert from_lowest(desk.g) == [0, 2, 1]
    advance(desk.g, 2, 1)  # no move, no restacking
    assert from_lowest(desk.g) == [0, 2, 1]
    advance(desk.g, 1, -7)
    assert from_lowest(desk.g) == [0, 1, 2]


# --- Palace -----------------------------------------------------------------------


def test_an_envoy_takes_the_best_free_place_and_goes_on_scoring() -> None:
    """Two are inside already: the third place is worth 3; later steps are VP [EX04]."""
    desk = Desk(3)
    for who in (1, 2):
        advance_envoy(desk.g, who, 8)
    desk.seat(0).envoy = 7
    desk.ask(Palace(0, BY_LOCATION)).do("b")
    assert desk.told("audience_gained")[-1] == (0, 3)
    assert (desk.seat(0).vp, desk.seat(0).audience, desk.seat(0).intrigue) == (1, 3, 1)
    desk.ask(Palace(0, BY_LOCATION)).do("a")
    assert (desk.seat(0).vp, desk.seat(0).envoy) == (2, 8)


# --- Decrees -----------------------------------------------------------------------


def test_a_decree_costs_more_for_every_rival_on_it() -> None:
    """Two rivals: 1 and 2 more, then one to place; 1 of 5 is left, and 3 VP [EX05]."""
    desk = Desk(3)
    desk.decree(1, "morning_servants")
    desk.decree(2, "morning_servants")
    desk.pool(0, 5)
    desk.ask(Decree(0, BY_LOCATION)).do("decree morning_servants")
    assert (desk.seat(0).pool, desk.seat(0).vp) == (1, 3)
    desk.pool(0, 9)
    desk.ask(Decree(0, BY_LOCATION))
    assert desk.refused()["decree morning_servants"] == "decree-owned"


def test_the_double_servant_pays_but_is_not_placed() -> None:
    desk = Desk(2)
    desk.show_decree("vp_at_end")
    desk.pool(0, 1, IN_POOL)
    desk.ask(Decree(0, BY_LOCATION))
    assert "decree vp_at_end double" not in desk.offered()  # 3: one besides the double, one to place
    assert desk.refused()["decree vp_at_end"] == "decree-short"
    desk.do("skip")
    desk.pool(0, 2)
    desk.ask(Decree(0, BY_LOCATION)).do("decree vp_at_end double")
    assert (desk.seat(0).pool, desk.double(0)) == (0, "supply")
    assert desk.seat(0).decrees == 1 << decree("vp_at_end")


def test_the_decree_for_decrees_never_goes_below_nothing() -> None:
    desk = Desk(2)
    desk.decree(0, "cheaper_decrees")
    desk.show_decree("morning_envoy")
    assert decree_price(desk.g, 0, decree("morning_envoy")) == 0
    assert decree_price(desk.g, 1, decree("morning_envoy")) == 1
    assert decree_price(desk.g, 1, decree("cheaper_decrees")) == 3
    assert decree_price(desk.g, -1, decree("cheaper_decrees")) == 2


def test_morning_decrees_bring_what_they_say() -> None:
    desk = Desk(2)
    before = desk.seat(0).pool
    for name in ("morning_intrigue", "morning_servants", "morning_envoy"):
        assert morning_refusal(desk.g, 0, decree(name)) == 0
        morning(desk.g, 0, decree(name))
    settle(desk.g)
    assert (desk.seat(0).intrigue, desk.seat(0).pool, desk.seat(0).envoy) == (2, before + 1, 1)
    morning(desk.g, 0, decree("morning_ship"))
    settle(desk.g)
    assert desk.offered() == ["new 1", "skip"]
    desk.intrigue(14, 0)
    desk.pool(0, 12)
    assert code_in(morning_refusal(desk.g, 0, decree("morning_intrigue"))) == TRACK_END
    assert code_in(morning_refusal(desk.g, 0, decree("morning_ship"))) == SUPPLY_EMPTY


def test_decrees_of_the_end_count_with_their_limits() -> None:
    desk = Desk(2)
    desk.seat(0).vp = 50
    desk.seat(0).vp_by[0] = 50
    desk.seat(0).jade = 4
    desk.decree(0, "vp_per_decree")
    desk.decree(0, "morning_swap")
    desk.seat(0).rewards[0] = 3
    points = [
        end_points(desk.g, 0, decree(name))
        for name in ("vp_per_vp", "vp_at_end", "vp_per_jade", "vp_per_decree", "vp_per_reward")
    ]
    assert points == [10, 8, 8, 4, 6]
    desk.seat(0).vp = 11
    desk.seat(0).jade = 6
    assert end_points(desk.g, 0, decree("vp_per_vp")) == 3
    assert end_points(desk.g, 0, decree("vp_per_jade")) == 10
    assert end_points(desk.g, 0, decree("morning_swap")) == 0


def test_the_double_in_the_supply_is_one_more_piece_for_the_wall() -> None:
    desk = Desk(5)
    desk.decree(0, "extra_on_wall")
    desk.pool(0, 1, IN_SUPPLY)
    desk.ask(Wall(0, BY_LOCATION)).do("a")
    assert desk.offered() == ["extra", "extra double", "decline"]
    desk.do("extra double")
    assert (desk.double(0), desk.seat(0).on_wall) == ("wall", 1)
