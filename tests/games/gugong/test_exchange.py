"""The gift exchange, gift cards' own actions, trades and storage [G20-G25, G32-G37]."""

import pytest
from tests.games.gugong.desk import SPEC, TABLES, Desk

from regnum.games.gugong.codes import replaced
from regnum.games.gugong.const import BY_CARD, IN_POOL, IN_SUPPLY, LOCATION_NAMES, LOCKED
from regnum.games.gugong.rules.days import NextTurn
from regnum.games.gugong.rules.exchange import Exchange, is_free
from regnum.games.gugong.rules.gifts import GiftServants, SwapCard
from regnum.games.gugong.rules.storing import take_token
from regnum.games.gugong.rules.trades import EndTurn, LastTrade
from regnum.games.gugong.view import location_view
from regnum.kernel.agenda import describe
from regnum.kernel.codec import checksum
from regnum.kernel.offer import choices


def lay(desk: Desk, place: str, name: str) -> None:
    """Put a card that nobody holds on a location; the one there goes into the box."""
    g = desk.g
    card = TABLES.gift_ids.index(name)
    at = LOCATION_NAMES.index(place)
    if card in g.officials:
        other = g.officials.index(card)
        g.officials = replaced(g.officials, other, g.officials[at])
    else:
        g.gift_deck = tuple(c for c in g.gift_deck if c != card)
        g.gift_box = tuple(c for c in g.gift_box if c != card)
        g.gift_box += (g.officials[at],)
    g.officials = replaced(g.officials, at, card)


def names(cards: tuple[int, ...]) -> list[str]:
    return sorted(TABLES.gift_ids[card] for card in cards)


def at(desk: Desk, place: str) -> str:
    return TABLES.gift_ids[desk.g.officials[LOCATION_NAMES.index(place)]]


# --- the exchange ------------------------------------------------------------------------------------


def test_ex01_a_card_is_discarded_and_the_card_action_pays_for_the_location() -> None:
    desk = Desk()
    desk.cards(0, ["paper_fan_2", "go_stones_1", "tea_set_1"], [])
    desk.pool(0, 1)
    lay(desk, "jade", "pipa_board")
    desk.ask(Exchange(0)).do("give go_stones_1", "at jade")
    assert desk.refused()["servants"] == "servants-short"
    desk.do("discard paper_fan_2")
    assert desk.question() == "GiftServants"
    desk.do("take", "house 1")
    assert (desk.seat(0).pool, desk.seat(0).jade) == (0, 1)
    assert names(desk.seat(0).hand) == ["tea_set_1"]
    assert names(desk.seat(0).discard) == ["paper_fan_2", "pipa_board"]
    assert at(desk, "jade") == "go_stones_1"


def verdicts(desk: Desk) -> dict[str, str]:
    """What the options of the exchange say about their price, by location."""
    return {
        each.text.removeprefix("at "): each.effect[0].key.removeprefix("gugong-exchange-")
        for each in choices(desk.g)
        if each.text.startswith("at ")
    }


def test_what_nobody_can_pay_is_told_before() -> None:
    desk = Desk()
    desk.cards(0, ["go_stones_1", "paper_fan_2"], [])
    desk.pool(0, 1)
    lay(desk, "jade", "pipa_board")
    desk.ask(Exchange(0)).do("give go_stones_1")
    assert verdicts(desk)["jade"] == "pay"  # with the other card
    assert location_view(desk.g, LOCATION_NAMES.index("jade"), 0)["tag"] == "pay"
    desk.do("at jade")
    assert desk.g.agenda[-1].prompt(desk.g).args["ways"] == 2
    desk = Desk()
    desk.cards(0, ["go_stones_1"], [])
    desk.pool(0, 1)
    lay(desk, "jade", "pipa_board")
    at_jade = location_view(desk.g, LOCATION_NAMES.index("jade"), 0)
    assert (at_jade["free"], at_jade["pay"]) == ([], [])
    desk.ask(Exchange(0))  # one card: nothing to choose
    assert verdicts(desk)["jade"] == "none"
    at_jade = location_view(desk.g, LOCATION_NAMES.index("jade"), 0)
    assert at_jade["tag"] == "none"
    desk.do("at jade")
    assert len(desk.told("no_action")) == 1


@pytest.mark.parametrize(
    ("tokens", "double", "found"), [(2, LOCKED, "pay"), (0, LOCKED, "none"), (2, IN_SUPPLY, "pay")]
)
def test_servants_for_which_tokens_can_be_traded_can_pay(tokens: int, double: int, found: str) -> None:
    desk = Desk()
    desk.cards(0, ["go_stones_1"], [])
    desk.pool(0, 0 if double == IN_SUPPLY else 1, double)
    desk.store(0, *["servant"] * tokens)
    lay(desk, "jade", "pipa_board")
    desk.ask(Exchange(0))
    if tokens:  # else one card is nothing to choose
        desk.do("give go_stones_1")
    before = checksum(SPEC, desk.g)
    assert verdicts(desk)["jade"] == found
    assert checksum(SPEC, desk.g) == before


def test_a_higher_card_is_free_and_the_actions_may_both_be_skipped() -> None:
    desk = Desk()
    desk.cards(0, ["tea_set_3"], [])  # 5, palace
    lay(desk, "intrigue", "bonsai_board")  # 4
    desk.ask(Exchange(0))  # one card: nothing to choose
    desk.do("at intrigue")
    assert desk.question() == "Palace"
    desk.do("skip")
    assert desk.question() == "Intrigue"
    desk.do("skip")
    assert len(desk.told("skipped")) == 2
    assert desk.question() == ""


def test_the_same_action_twice_is_two_performances() -> None:
    desk = Desk()
    desk.cards(0, ["tea_set_3", "necklace_1"], [])
    lay(desk, "palace", "bonsai_board")
    desk.ask(Exchange(0)).do("give tea_set_3", "at palace", "a", "a")
    assert [event[1] for event in desk.told("envoy_moved")] == [1, 1]


@pytest.mark.parametrize(
    ("given", "there", "free"),
    [
        ("tea_set_1", "bonsai_board", True),
        ("bonsai_2", "bonsai_board", False),
        ("fruit_bowl_1", "statue_board", True),  # 1 against 9 [G22]
        ("fruit_bowl_1", "pipa_board", False),
        ("paper_fan_2", "statue_board", False),
    ],
)
def test_what_is_free(given: str, there: str, free: bool) -> None:
    desk = Desk()
    card, other = TABLES.gift_ids.index(given), TABLES.gift_ids.index(there)
    assert is_free(desk.g, 0, card, other) is free


def test_equal_value_is_free_with_the_decree() -> None:
    desk = Desk()
    card, other = TABLES.gift_ids.index("bonsai_2"), TABLES.gift_ids.index("bonsai_board")
    desk.decree(1, "equal_is_higher")
    assert not is_free(desk.g, 0, card, other)
    assert is_free(desk.g, 1, card, other)


def test_without_payment_there_is_no_action() -> None:
    desk = Desk()
    desk.cards(0, ["paper_fan_2", "necklace_1"], [])
    lay(desk, "wall", "pipa_board")
    desk.ask(Exchange(0)).do("give paper_fan_2", "at wall", "no-action")
    assert desk.question() == ""
    assert desk.told("action") == []
    assert names(desk.seat(0).discard) == ["pipa_board"]


def test_the_double_servant_may_pay_the_exchange() -> None:
    desk = Desk()
    desk.cards(0, ["paper_fan_2", "necklace_1"], [])
    desk.pool(0, 1, IN_POOL)
    lay(desk, "palace", "pipa_board")
    desk.ask(Exchange(0)).do("give paper_fan_2", "at palace")
    assert desk.offered()[:2] == ["servants double", "discard necklace_1"]
    desk.do("servants double")
    assert desk.double(0) == "supply"
    assert desk.seat(0).pool == 1


def test_a_card_alone_in_the_hand_leaves_none_to_discard() -> None:
    desk = Desk()
    desk.cards(0, ["paper_fan_2"], [])
    lay(desk, "wall", "pipa_board")
    desk.ask(Exchange(0)).do("at wall")
    assert desk.offered() == ["servants", "no-action"]
    assert desk.refused()["discard"] == "no-other-card"


def test_equal_cards_are_one_option_with_both_as_elements() -> None:
    desk = Desk()
    desk.cards(0, ["necklace_1", "necklace_2", "tea_set_1"], [])
    desk.ask(Exchange(0))
    assert desk.offered() == ["give necklace_1", "give tea_set_1"]
    choice = describe(desk.g, desk.g.agenda[-1], desk.g.legal[0])
    assert choice.elements == ["hand.necklace_1", "hand.necklace_2"]


def test_who_has_no_card_is_skipped_until_one_comes_back() -> None:
    desk = Desk(3)
    desk.cards(1, ["tea_set_1", "necklace_1"], [])
    desk.ask(NextTurn(1))
    assert (desk.who(), desk.question()) == (1, "Exchange")


# --- gift cards' own actions -------------------------------------------------------------------------


def test_servants_of_a_gift_card_may_be_left() -> None:
    desk = Desk()
    desk.pool(0, 3)
    desk.ask(GiftServants(0, 2, BY_CARD)).do("take")
    assert (desk.seat(0).pool, desk.seat(0).supply) == (5, 7)
    desk.ask(GiftServants(0, 2, BY_CARD)).do("skip")
    assert desk.seat(0).pool == 5


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_a_swapped_card_is_replaced_where_it_was(pile: str) -> None:
    desk = Desk()
    desk.cards(0, ["tea_set_1"], ["necklace_1"])
    lay(desk, "canal", "statue_board")
    mine = {"hand": "tea_set_1", "discard": "necklace_1"}[pile]
    desk.ask(SwapCard(0, BY_CARD)).do(f"swap {pile} {mine}")
    assert names(desk.seat(0).chosen) == [mine]
    desk.do("with canal")
    assert at(desk, "canal") == mine
    assert names(getattr(desk.seat(0), pile)) == ["statue_board"]
    assert desk.told("action") == []


# --- trades ------------------------------------------------------------------------------------------


def test_trades_are_exact_sums_and_name_their_double_tokens() -> None:
    desk = Desk()
    desk.store(0, "servant", "double", "double", "envoy")
    desk.ask(EndTurn(0))
    assert desk.offered() == [
        "done",
        "trade 2 servant",
        "trade 2 servant +double",
        "trade 4 vp +double",
        "trade 4 vp +2double",
        "trade 6 jade +2double",
    ]
    desk.do("trade 4 vp +2double")
    assert desk.seat(0).vp == 2
    assert desk.gone() == ["double", "double"]
    assert desk.offered() == ["done", "trade 2 servant"]
    assert desk.refused() == {"trade 4 vp": "tokens-short", "trade 6 jade": "tokens-short"}


def test_two_tokens_bring_no_servant_out_of_an_empty_supply() -> None:
    desk = Desk()
    desk.pool(0, 12)
    desk.store(0, "servant", "envoy")
    desk.ask(LastTrade(0))
    assert desk.question() == ""  # nothing to trade, nothing to ask
    desk.store(0, "intrigue", "swap")
    desk.ask(LastTrade(0))
    assert desk.offered() == ["done", "trade 4 vp"]
    assert desk.refused()["trade 2 servant"] == "supply-empty"


def test_a_trade_is_possible_in_the_middle_of_a_turn() -> None:
    desk = Desk()
    desk.cards(0, ["paper_fan_2"], [])
    desk.pool(0, 1)
    desk.store(0, "servant", "envoy")
    lay(desk, "wall", "pipa_board")
    desk.ask(Exchange(0)).do("give paper_fan_2", "at wall")
    assert desk.offered() == ["no-action", "trade 2 servant"]
    desk.do("trade 2 servant")
    assert desk.offered() == ["servants", "no-action"]


def test_a_full_storage_forces_a_trade_without_the_new_token() -> None:
    desk = Desk()
    desk.store(0, "servant", "servant", "envoy", "intrigue", "swap", "double")
    new = TABLES.token_ids.index("wall")
    stack = list(desk.g.token_stack)
    stack.remove(new)
    desk.g.token_stack = tuple(stack)
    take_token(desk.g, 0, new)
    desk.ask()
    assert desk.question() == "StoreToken"
    assert "done" not in desk.offered()
    assert desk.seat(0).waiting == new + 1
    desk.do("trade 2 servant +double")
    assert desk.seat(0).waiting == 0
    kinds = [TABLES.token_ids[token] for token in desk.g.seats[0].stored]
    assert kinds == ["servant", "servant", "envoy", "intrigue", "swap", "wall"]
