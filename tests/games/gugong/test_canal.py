"""The Grand Canal [G28, G70-G73]: loading, moving, claiming, the night."""

from tests.games.gugong.desk import Desk

from regnum.games.gugong.const import BY_LOCATION, IN_POOL, IN_SUPPLY
from regnum.games.gugong.rules.canal import Canal, load_from_supply, sail_by_night
from regnum.games.gugong.rules.claims import Claim
from regnum.kernel.agenda import settle


def test_two_routes_and_a_move_over_occupied_ports() -> None:
    """New ships enter at the first free port of each route; port 2 to 5 over 3 and 4 [EX06]."""
    desk = Desk(4)
    desk.ship(0, 0, 1, 1)  # route 1, port 2
    desk.ship(1, 0, 2, 1)
    desk.ship(1, 1, 3, 1)
    desk.ship(2, 0, 5, 1)
    desk.ship(2, 1, 6, 1)
    desk.ask(Canal(0, BY_LOCATION)).do("b")
    assert desk.offered() == ["load 1", "new 1", "new 2"]
    desk.do("load 1")
    assert desk.offered() == ["load 1", "new 1", "new 2"]
    desk.do("new 2")
    assert (desk.seat(0).ship_port[1], desk.seat(0).pool) == (8, 3)  # route 2, port 3
    desk.ask(Canal(0, BY_LOCATION)).do("a", "load 1")
    assert desk.offered() == ["move 1", "move 2", "claim 1 vp", "skip"]
    cards = len(desk.g.seats[0].hand)
    desk.do("move 1")
    assert desk.offered() == ["claim 1 vp", "claim 1 card", "claim 1 double", "decline"]
    desk.do("claim 1 card")
    assert len(desk.g.seats[0].hand) == cards + 1
    assert (desk.seat(0).rewards[1], desk.seat(0).ship_port[0], desk.question()) == (1, 0, "")


def test_something_must_be_done_with_a() -> None:
    desk = Desk(2)
    desk.ship(0, 0, 0, 1)
    desk.ask(Canal(0, BY_LOCATION)).do("a")
    assert desk.offered() == ["load 1", "new 1", "skip"]
    desk.do("skip")
    assert desk.question() == ""  # the only ship has moved
    assert desk.seat(0).ship_port[0] == 2


def test_a_does_nothing_without_servant_ship_and_claim() -> None:
    desk = Desk(2)
    desk.pool(0, 0)
    desk.store(0, "servant", "servant")
    desk.ask(Canal(0, BY_LOCATION))
    assert desk.refused()["a"] == "nothing-on-canal"
    assert desk.refused()["b"] == "servants-short"
    assert desk.offered() == ["skip", "trade 2 servant"]
    desk.do("trade 2 servant")
    assert desk.offered() == ["a", "skip"]


def test_b_takes_room_for_two() -> None:
    desk = Desk(4)
    desk.ship(0, 0, 0, 3)  # the first ports of both routes have no reward
    desk.ship(0, 1, 5, 2)
    desk.ship(0, 2, 3, 3)  # its reward, the double servant, was claimed before
    desk.seat(0).rewards[2] = 1
    desk.pool(0, 3, IN_SUPPLY)
    desk.ask(Canal(0, BY_LOCATION))
    assert desk.refused()["b"] == "no-room-for-two"
    desk.do("a")
    assert desk.offered() == ["load 2", "skip"]
    assert desk.refused()["new 1"] == "no-ship"
    assert desk.refused()["load 1"] == "ship-full"
    assert desk.refused()["claim 1 none"] == "no-reward-here"
    assert desk.refused()["claim 3 double"] == "reward-limit"


def test_with_b_a_ship_that_gets_full_may_claim_and_make_room() -> None:
    desk = Desk(4)
    desk.ship(0, 0, 0, 3)
    desk.ship(0, 1, 5, 3)
    desk.ship(0, 2, 1, 2)
    desk.pool(0, 4)
    desk.ask(Canal(0, BY_LOCATION)).do("b")  # one place only: the ship fills and claims by itself
    assert (desk.seat(0).vp, desk.seat(0).ship_port[2]) == (4, 0)
    assert desk.offered() == ["new 1", "new 2"]


def test_the_first_of_two_pieces_leaves_room_for_the_second() -> None:
    desk = Desk(4)
    desk.seat(0).rewards[0] = 3
    desk.ship(0, 0, 0, 1)
    desk.ship(0, 1, 5, 2)
    desk.ship(0, 2, 1, 3)
    desk.pool(0, 2, IN_POOL)
    desk.ask(Canal(0, BY_LOCATION)).do("b")
    assert desk.offered() == ["load 1 double", "load 2"]
    assert desk.refused()["load 1"] == "no-room-for-second"
    assert desk.refused()["claim 3 vp"] == "reward-limit"
    desk.do("load 2")  # then only the double is left, and it fits on ship 1
    assert (desk.seat(0).ship_load[1], desk.double(0), desk.question()) == (3, "ship", "")


def test_the_double_servant_takes_two_places_and_returns_from_a_claim() -> None:
    desk = Desk(2)
    desk.ship(0, 0, 1, 1)
    desk.pool(0, 0, IN_POOL)
    desk.ask(Canal(0, BY_LOCATION)).do("a")
    assert desk.offered() == ["load 1 double", "new 1 double", "skip"]
    desk.do("load 1 double", "claim 1 vp")
    assert (desk.double(0), desk.seat(0).vp, desk.seat(0).rewards[0]) == ("supply", 4, 1)


def test_the_double_servant_is_a_reward_once() -> None:
    desk = Desk(2)
    desk.ship(0, 0, 3, 3)
    desk.ask(Claim(0, 7)).do("claim 1 double")
    assert desk.double(0) == "pool"
    desk.ship(0, 0, 3, 3)
    desk.ask(Claim(0, 7))
    assert desk.question() == ""


def test_an_empty_deck_gives_no_card() -> None:
    desk = Desk(2)
    desk.g.gift_box += desk.g.gift_deck
    desk.g.gift_deck = ()
    desk.ship(0, 0, 4, 3)
    desk.ask(Claim(0, 7))
    assert desk.offered() == ["claim 1 vp", "claim 1 double", "decline"]
    assert desk.refused()["claim 1 card"] == "deck-empty"


def test_a_token_or_decree_loads_from_the_supply_and_may_claim_with_that_ship_only() -> None:
    desk = Desk(2)
    desk.ship(0, 0, 1, 3)
    desk.ship(0, 1, 2, 2)
    desk.pool(0, 2, IN_SUPPLY)
    load_from_supply(desk.g, 0)
    settle(desk.g)
    assert desk.offered() == ["load 2", "new 1", "new 1 double", "skip"]
    desk.do("load 2")
    assert desk.offered() == ["claim 2 card", "decline"]
    desk.do("claim 2 card")
    assert len(desk.g.seats[0].hand) == 5


def test_the_night_moves_all_ships_and_loses_those_at_the_end() -> None:
    desk = Desk(2)
    desk.g.start = 1
    desk.ship(0, 0, 4, 3)
    desk.ship(1, 0, 3, 3)
    desk.ship(0, 1, 0, 3)
    desk.ship(1, 1, 1, 1)
    supply = desk.seat(0).supply
    sail_by_night(desk.g)
    settle(desk.g)
    assert desk.told("ship_lost") == [(0, 0, 3)]
    assert [move[2:] for move in desk.told("ship_moved")] == [(3, 4), (1, 2), (0, 1)]
    assert (desk.seat(0).supply, desk.seat(0).ship_port[0]) == (supply + 3, 0)
    assert (desk.who(), desk.offered()[0]) == (1, "claim 1 vp")  # in turn order
    desk.do("decline")
    assert (desk.who(), desk.offered()) == (0, ["claim 2 vp", "decline"])
