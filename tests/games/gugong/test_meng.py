"""Meng [G100-G111]: set-up, turns, dusk, and every ruling about him."""

from typing import cast

import pytest
from tests.games.gugong.desk import SPEC, TABLES, Desk

from regnum.games.gugong.codes import replaced
from regnum.games.gugong.const import (
    BY_CARD,
    BY_LOCATION,
    CANAL,
    DAY,
    DECREES,
    DUSK,
    INTRIGUE,
    JADE,
    LOCATION_NAMES,
    PALACE,
    REWARD_CARD,
    REWARD_VP,
    TRAVEL,
    WALL,
)
from regnum.games.gugong.rules.claims import reward_markers
from regnum.games.gugong.rules.days import DayEnd, Morning, NextTurn, Night, matches
from regnum.games.gugong.rules.scoring import outcome_of
from regnum.games.gugong.solo.actions import MengAction
from regnum.games.gugong.solo.decrees import MengMorning
from regnum.games.gugong.solo.dusk import Dusk, DuskCard
from regnum.games.gugong.solo.meng import MengTurn
from regnum.games.gugong.solo.rewards import markers
from regnum.games.gugong.solo.travel import next_city
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.reasons import REASONS
from regnum.kernel.record import new_game
from regnum.kernel.sight import redact

HUMAN = 0
MENG = 1
PATH = [TABLES.city_ids[city] for city in TABLES.meng_path]


class Solo(Desk):
    """A table with Meng; nothing waits on the agenda."""

    def __init__(self, **options: str) -> None:
        super().__init__()
        self.g = cast(Table, new_game(SPEC, TABLES, 1, options, "desk", listen=True))
        self.g.agenda.clear()
        self.tokens()

    def act(self, place: int, special: bool = False, by: int = BY_LOCATION) -> "Solo":
        self.ask(MengAction(MENG, place, by, 1 if special else 0))
        return self

    def dusk(self, name: str) -> "Solo":
        self.g.phase = DUSK
        self.ask(DuskCard(MENG, TABLES.automa_ids.index("automa_" + name)))
        return self

    def left_out(self) -> list[str]:
        """Why actions were left out, with the numbers needed and there: `servants-short 2 1`."""
        return [f"{REASONS[why][0]} {need} {have}" for _, _, why, need, have in self.told("meng_cannot")]

    def automa_on_top(self, *names: str) -> None:
        deck = list(self.g.automa_deck)
        for name in reversed(names):
            card = TABLES.automa_ids.index("automa_" + name)
            deck.remove(card)
            deck.append(card)
        self.g.automa_deck = tuple(deck)

    def gift_on_top(self, name: str) -> None:
        """Meng's only card to play, taken from wherever it is."""
        card = TABLES.gift_ids.index(name)
        hand = self.g.seats[MENG].hand
        self.g.gift_box = tuple(c for c in self.g.gift_box if c != card)
        self.g.gift_deck = tuple(c for c in self.g.gift_deck if c != card)
        self.g.gift_box += tuple(c for c in hand if c != card)
        at = self.g.officials.index(card) if card in self.g.officials else -1
        if at >= 0:
            other = self.g.gift_deck[-1]
            self.g.gift_deck = self.g.gift_deck[:-1]
            self.g.officials = replaced(self.g.officials, at, other)
        self.g.seat(MENG).hand = (card,)

    def stored(self) -> list[str]:
        return [TABLES.token_ids[token] for token in self.g.seats[MENG].stored]


# --- set-up [G100, G101] -----------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "automa", "gifts"), [("easy", 10, 4), ("normal", 11, 4), ("hard", 11, 5)])
def test_the_difficulty_sets_his_cards(level: str, automa: int, gifts: int) -> None:
    desk = Solo(difficulty=level)
    assert len(desk.g.automa_deck) == automa
    assert len(desk.seat(MENG).hand) == gifts
    desk.sound()


def test_the_fifth_gift_is_one_of_the_deck_and_counts_as_a_reward() -> None:  # R-G46
    easy, hard = Solo(difficulty="normal"), Solo(difficulty="hard")
    own = TABLES.solo_sets[0][1]
    extra = [card for card in hard.seat(MENG).hand if TABLES.gift_set[card] != own]
    assert [TABLES.gift_set[card] for card in extra] == [6]
    assert len(hard.g.gift_deck) == len(easy.g.gift_deck) - 1
    assert (markers(easy.g, REWARD_CARD), markers(hard.g, REWARD_CARD)) == (0, 1)


@pytest.mark.parametrize(("name", "human", "meng"), [("1-2", 1, 2), ("2-3", 2, 3), ("4-5", 4, 5)])
def test_both_have_the_sets_that_were_chosen(name: str, human: int, meng: int) -> None:
    g = Solo(sets=name).g
    assert {TABLES.gift_set[card] for card in g.seats[HUMAN].hand} == {human}
    assert {TABLES.gift_set[card] for card in g.seats[MENG].hand} == {meng}


def test_the_focus_is_chosen_or_drawn() -> None:  # R-G49
    chosen = [Solo(focus=name).g.focus - 1 for name in LOCATION_NAMES[:7]]
    assert chosen == list(range(7))
    drawn = {cast(Table, new_game(SPEC, TABLES, 1, {}, f"focus {n}")).focus for n in range(80)}
    assert drawn == set(range(1, 8))


def test_the_human_begins_and_lies_below_meng_on_the_intrigue_track() -> None:
    desk = Solo()
    assert desk.g.start == HUMAN
    view = SPEC.view(redact(desk.g, SPEC.layout(desk.g), HUMAN), HUMAN)
    assert view["intrigue"] == {"top": 14, "steps": [{"step": 0, "seats": [0, 1]}], "order": [1, 0]}


def test_the_human_sees_no_card_of_his() -> None:
    desk = Solo()
    view = cast(Table, redact(desk.g, SPEC.layout(desk.g), HUMAN))
    assert set(view.seats[MENG].hand) == {-1}
    assert set(view.automa_deck) == {-1}


# --- his turn [G102, G110] ---------------------------------------------------------------------------


def test_he_exchanges_where_the_card_says_and_does_both_actions_for_nothing() -> None:
    desk = Solo()
    desk.gift_on_top("paper_fan_2")  # value 2, Intrigue
    desk.automa_on_top("palace")
    there = desk.g.officials[PALACE]
    desk.ask(MengTurn(MENG))
    assert desk.seat(MENG).discard == (there,)
    assert desk.g.officials[PALACE] == TABLES.gift_ids.index("paper_fan_2")
    assert (desk.seat(MENG).intrigue, desk.seat(MENG).envoy) == (1, 1)
    assert desk.g.medal == MENG + 1
    assert [told[1] for told in desk.told("action")] == [INTRIGUE, PALACE]  # the card's comes first
    assert desk.seat(MENG).pool == 6
    assert len(desk.g.automa_today) == 1


def test_a_swap_is_a_point_for_him() -> None:
    desk = Solo()
    desk.gift_on_top("vase_3")
    desk.automa_on_top("palace")
    desk.ask(MengTurn(MENG))
    assert (desk.seat(MENG).vp, desk.told("gift_swapped")) == (1, [])


def test_a_special_card_leads_to_his_focus_with_b_for_nothing() -> None:  # R-G58
    desk = Solo(focus="palace")
    desk.gift_on_top("tea_set_3")  # Palace too: twice
    desk.automa_on_top("special_1")
    desk.ask(MengTurn(MENG))
    assert (desk.seat(MENG).envoy, desk.seat(MENG).intrigue, desk.seat(MENG).pool) == (4, 2, 6)
    assert [told[1:] for told in desk.told("action")] == [(PALACE, 1, BY_CARD), (PALACE, 1, BY_LOCATION)]


def test_an_empty_automa_deck_is_filled_with_cards_of_earlier_days_only() -> None:  # R-G61
    desk = Solo()
    deck = desk.g.automa_deck
    desk.g.automa_deck, desk.g.automa_today, desk.g.automa_gone = (), deck[:3], deck[3:]
    desk.ask(MengTurn(MENG))
    assert desk.g.automa_today[:3] == deck[:3]
    assert desk.g.automa_today[3] in deck[3:]
    assert desk.told("automa_shuffled") == [(MENG, 8)]


def test_without_automa_cards_he_passes_and_keeps_his_gifts() -> None:  # R-G61
    desk = Solo()
    desk.g.automa_today, desk.g.automa_deck = desk.g.automa_deck, ()
    desk.g.gift_box += desk.g.seats[0].hand
    desk.g.seats[0].hand = ()
    desk.ask(NextTurn(HUMAN), Dusk(MENG))
    assert desk.told("meng_keeps") == [(MENG, 4)]
    assert len(desk.told("meng_dusk")) == 11
    assert (len(desk.seat(MENG).hand), desk.told("meng_cards")) == (4, [])


# --- his ships [G109] --------------------------------------------------------------------------------


def test_he_loads_the_fullest_ship_and_claims_at_any_port() -> None:  # R-G50, R-G51
    desk = Solo()
    desk.ship(MENG, 0, 3, 1)
    desk.ship(MENG, 1, 0, 2)
    before = len(desk.seat(MENG).hand)
    desk.act(CANAL)
    assert desk.told("ship_loaded")[0][1] == 1
    assert desk.told("reward_claimed") == [(MENG, 1, 0, REWARD_CARD)]
    assert (desk.seat(MENG).ship_port[1], desk.seat(MENG).ship_load[1]) == (0, 0)
    assert desk.seat(MENG).pool + desk.seat(MENG).supply == 11  # all three came home
    assert len(desk.seat(MENG).hand) == before + 1


def test_of_equal_ships_the_foremost_is_loaded() -> None:  # R-G50
    desk = Solo()
    desk.ship(MENG, 0, 1, 1)
    desk.ship(MENG, 1, 3, 1)
    desk.act(CANAL)
    assert desk.seat(MENG).ship_load[1] == 2


def test_the_second_servant_of_a_special_card_goes_on_the_next_ship() -> None:  # R-G51, R-G58
    desk = Solo()
    desk.ship(MENG, 0, 2, 2)
    desk.pool(MENG, 10)  # the supply is empty: the pool helps, then the claim brings servants home
    desk.act(CANAL, special=True)
    assert len(desk.told("reward_claimed")) == 1
    assert desk.seat(MENG).ship_load[0] == 1
    assert desk.seat(MENG).pool == 9


@pytest.mark.parametrize(
    ("level", "rewards"),
    [("normal", ["card", "card", "vp", "vp"]), ("hard", ["card", "vp", "vp", "vp"])],
)
def test_his_rewards_come_in_a_fixed_order(level: str, rewards: list[str]) -> None:
    desk = Solo(difficulty=level)
    for _ in rewards:
        desk.pool(MENG, 1)
        desk.ship(MENG, 0, 0, 2)
        desk.act(CANAL)
    names = [["vp", "card"][told[3]] for told in desk.told("reward_claimed")]
    assert names == rewards
    assert desk.seat(MENG).vp == 4 * rewards.count("vp")
    assert markers(desk.g, REWARD_CARD) == 2
    assert markers(desk.g, REWARD_VP) == min(3, rewards.count("vp"))
    assert reward_markers(desk.g, MENG) == 2 + min(3, rewards.count("vp"))


def test_a_card_gained_at_dusk_goes_to_his_discards_by_day_under_the_others() -> None:  # R-G47
    for phase in (DAY, DUSK):
        desk = Solo()
        desk.ship(MENG, 0, 0, 2)
        hand, top = desk.seat(MENG).hand, desk.g.gift_deck[-1]
        desk.g.phase = phase
        if phase == DAY:
            desk.act(CANAL)
            assert desk.seat(MENG).hand == (top, *hand)
        else:
            desk.dusk("canal_1")
            assert (desk.seat(MENG).hand, desk.seat(MENG).discard) == (hand, (top,))


def test_a_new_day_shuffles_his_cards() -> None:  # R-G47
    orders = set()
    for n in range(12):
        desk = Solo()
        desk.g.draws += n
        desk.ask(Morning(-1))
        orders.add(desk.seat(MENG).hand)
    assert len(orders) > 3


# --- tokens and travel [G105] ------------------------------------------------------------------------


def test_his_way_leads_round_the_map() -> None:  # R-G57
    desk = Solo()
    desk.tokens(**{PATH[1]: "servant", PATH[7]: "envoy"})
    for city in (PATH[1], PATH[7]):
        assert TABLES.city_ids[next_city(desk.g, MENG)] == city
        desk.act(TRAVEL)
    assert next_city(desk.g, MENG) == -1
    desk.act(TRAVEL)
    assert desk.left_out() == ["nothing-in-reach 0 0"]


def test_off_his_way_he_takes_the_nearest_and_comes_back_the_next_day() -> None:  # R-G57
    desk = Solo()
    desk.at_city(MENG, "nanjing")
    desk.tokens(xian="servant", kaifeng="envoy")
    desk.act(TRAVEL)
    assert desk.seat(MENG).traveller == TABLES.city_ids.index("kaifeng") + 1
    assert desk.told("meng_route") == [(MENG, 0)]
    desk.tokens(nanjing="servant", hangzhou="envoy")  # its re-entry city is Nanjing
    desk.act(TRAVEL)
    assert desk.seat(MENG).traveller == TABLES.city_ids.index("nanjing") + 1
    assert desk.told("meng_route") == [(MENG, 0), (MENG, 1)]


def test_a_special_card_takes_two_tokens() -> None:
    desk = Solo()
    desk.tokens(hangzhou="two_vp", datong="envoy")
    desk.act(TRAVEL, special=True)
    assert (desk.seat(MENG).vp, desk.seat(MENG).envoy) == (2, 1)
    assert desk.stored() == ["two_vp", "envoy"]


@pytest.mark.parametrize("token", ["swap", "take_back", "discard_for_jade"])
def test_tokens_about_cards_are_points_at_dusk(token: str) -> None:
    desk = Solo()
    desk.g.seat(MENG).discard = desk.seat(MENG).hand[:1]
    desk.g.seat(MENG).hand = desk.seat(MENG).hand[1:]
    desk.tokens(hangzhou=token)
    desk.dusk("jade_1")
    assert (desk.seat(MENG).vp, desk.seat(MENG).jade) == (1, 0)
    assert (len(desk.seat(MENG).hand), len(desk.seat(MENG).discard)) == (3, 1)


def test_by_day_he_takes_back_his_last_discard_and_discards_his_top_card() -> None:  # R-G47
    desk = Solo()
    cards = desk.seat(MENG).hand
    desk.g.seat(MENG).discard = cards[:2]
    desk.g.seat(MENG).hand = cards[2:]
    desk.tokens(hangzhou="take_back")
    desk.act(TRAVEL)
    assert (desk.seat(MENG).hand, desk.seat(MENG).discard) == ((cards[1], *cards[2:]), cards[:1])
    desk.tokens(nanjing="discard_for_jade")
    desk.act(TRAVEL)
    assert (desk.seat(MENG).hand, desk.seat(MENG).discard) == ((cards[1], cards[2]), (cards[0], cards[3]))
    assert desk.seat(MENG).jade == 1


@pytest.mark.parametrize("token", ["take_back", "discard_for_jade"])
def test_without_a_card_for_it_the_token_is_a_point(token: str) -> None:  # R-G48
    desk = Solo()
    desk.g.gift_box += desk.seat(MENG).hand
    desk.g.seat(MENG).hand = ()
    desk.tokens(hangzhou=token)
    desk.act(TRAVEL)
    assert (desk.seat(MENG).vp, desk.seat(MENG).jade) == (1, 0)


def test_six_tokens_are_jade_at_once_between_two_steps_too() -> None:  # R-G55
    desk = Solo()
    desk.store(MENG, "servant", "servant", "double", "envoy")
    desk.tokens(hangzhou="two_vp", nanjing="envoy")
    desk.act(TRAVEL, special=True)
    assert desk.seat(MENG).jade == 1
    assert desk.stored() == ["envoy"]
    order = [SPEC.events[e[0]].name for e in desk.g.events or []]
    assert order.index("traded") < len(order) - 1 - order[::-1].index("travelled")


def test_with_a_full_board_he_trades_for_a_servant_before_points() -> None:  # R-G55
    for supply, kept in ((True, 1), (False, 0)):
        desk = Solo()
        if not supply:
            desk.pool(MENG, 12)
        spaces, TABLES.token_spaces = TABLES.token_spaces, 3
        try:
            desk.store(MENG, "servant", "servant", "envoy")
            desk.tokens(hangzhou="two_vp")
            desk.act(TRAVEL)
        finally:
            TABLES.token_spaces = spaces
        assert len(desk.told("traded")) == kept
        assert len(desk.told("token_lost")) == 1 - kept  # three tokens are not four
        desk.g.token_stack += desk.g.token_gone


def test_jade_for_servants_is_paid_from_the_pool_alone() -> None:  # R-G54
    for pool, jade in ((3, 1), (2, 0)):
        desk = Solo()
        desk.pool(MENG, pool)
        desk.store(MENG, "servant", "envoy")
        desk.tokens(hangzhou="buy_jade")
        desk.act(TRAVEL)
        assert desk.seat(MENG).jade == jade
        assert desk.told("traded") == []


# --- trading for servants (R-G54) --------------------------------------------------------------------


def test_tokens_are_traded_only_as_far_as_needed_and_common_ones_first() -> None:
    desk = Solo()
    desk.pool(MENG, 1)
    desk.store(MENG, "double", "servant", "envoy")
    desk.dusk("palace")
    assert desk.stored() == ["double"]
    assert (desk.seat(MENG).envoy, desk.seat(MENG).intrigue, desk.seat(MENG).pool) == (1, 1, 0)


def test_nothing_is_traded_if_the_action_still_fails() -> None:
    desk = Solo()
    desk.pool(MENG, 0)
    desk.store(MENG, "servant", "envoy")
    desk.dusk("palace")
    assert desk.stored() == ["servant", "envoy"]
    assert desk.left_out() == ["servants-short 2 0"]


def test_an_empty_supply_has_no_servants_for_tokens() -> None:
    desk = Solo()
    desk.wall(0, 12)
    desk.seat(MENG).pool = 0
    desk.seat(MENG).supply = 0
    desk.store(MENG, "servant", "envoy")
    desk.act(CANAL)
    assert (desk.left_out(), desk.stored()) == (["servants-short 1 0"], ["servant", "envoy"])


# --- wall, jade, intrigue, palace [G106, G107] -------------------------------------------------------


def test_the_wall_by_day_and_at_dusk() -> None:  # R-G53
    desk = Solo()
    desk.decree(MENG, "extra_on_wall")
    desk.pool(MENG, 4)
    desk.act(WALL)
    assert (desk.seat(MENG).on_wall, desk.seat(MENG).pool) == (2, 3)  # the decree's came along
    desk.dusk("wall")
    assert (desk.seat(MENG).on_wall, desk.seat(MENG).pool) == (3, 1)
    desk.dusk("wall")
    assert desk.left_out() == ["servants-short 2 1"]


def test_a_special_card_builds_with_the_supply_first() -> None:  # R-G58, R-G53
    desk = Solo()
    desk.pool(MENG, 11)
    desk.act(WALL, special=True)
    assert (desk.seat(MENG).on_wall, desk.seat(MENG).pool, desk.seat(MENG).supply) == (2, 10, 0)


@pytest.mark.parametrize(("step", "jade", "servants"), [(7, 1, 0), (6, 0, 1), (0, 0, 0)])
def test_his_benefit_of_a_wall(step: int, jade: int, servants: int) -> None:  # R-G59
    desk = Solo()
    desk.pool(MENG, 5)
    desk.wall(0, 3)
    desk.intrigue(0, step)
    desk.act(WALL)
    assert (desk.seat(MENG).jade, desk.seat(MENG).pool) == (jade, 4 + servants)
    assert len(desk.told("meng_no_benefit")) == (1 if step == 0 else 0)


def test_the_human_is_asked_about_a_wall_that_meng_completes() -> None:
    desk = Solo()
    desk.wall(1, 2)
    desk.intrigue(1, 5)
    desk.act(WALL)
    assert (desk.question(), desk.who()) == ("Benefit", HUMAN)
    desk.do("benefit 1")
    assert desk.told("benefit_taken") == [(HUMAN, 0), (MENG, 0)]


def test_he_buys_the_cheapest_jade_he_can_pay_for() -> None:
    desk = Solo()
    prices = TABLES.house_prices[0]
    desk.act(JADE)
    assert desk.told("jade_bought") == [(MENG, prices.index(min(prices)), min(prices))]
    desk.pool(MENG, 0)
    desk.act(JADE)
    assert desk.left_out() == [f"servants-short {sorted(prices)[1]} 0"]
    desk.act(JADE, special=True)
    assert desk.told("jade_bought")[-1][2] == 0
    desk.g.houses = 0
    desk.pool(MENG, TABLES.square_price)
    desk.act(JADE)
    assert desk.told("jade_bought")[-1][1:] == (len(prices), TABLES.square_price)


def test_intrigue_without_effect_is_left_out_unpaid() -> None:  # R-G52
    desk = Solo()
    desk.intrigue(0, 14)
    desk.act(INTRIGUE)  # the medal is still there (R-G06)
    assert desk.g.medal == MENG + 1
    desk.act(INTRIGUE)
    desk.act(INTRIGUE, special=True)
    desk.dusk("intrigue")
    assert desk.left_out() == ["track-end 0 0"] * 3
    assert desk.seat(MENG).pool == 6


def test_intrigue_at_dusk_and_with_a_special_card() -> None:
    desk = Solo()
    desk.dusk("intrigue")
    assert (desk.seat(MENG).intrigue, desk.seat(MENG).pool) == (2, 5)
    desk.act(INTRIGUE, special=True)
    assert (desk.seat(MENG).intrigue, desk.g.medal) == (5, 0)  # B never takes it (R-G30)


def test_an_envoy_inside_scores() -> None:
    desk = Solo()
    desk.seat(MENG).envoy = 8
    desk.seat(MENG).audience = 1
    desk.g.arrivals = 1
    desk.act(PALACE)
    desk.dusk("palace")
    assert desk.seat(MENG).vp == 2


def test_a_full_canal_is_left_out() -> None:  # R-G52
    desk = Solo()
    for ship in range(3):
        desk.ship(HUMAN, ship, ship, 1)
    for ship in range(2):
        desk.ship(MENG, ship, 3 + ship, 3)
    desk.act(CANAL)
    assert desk.left_out() == ["route-full 0 0"]


# --- decrees [G108] ----------------------------------------------------------------------------------


def taken(desk: Solo) -> list[str]:
    return [TABLES.decree_ids[told[1]] for told in desk.told("decree_enacted")]


def test_the_level_of_the_day_the_cheaper_one_else_the_lower_one() -> None:  # R-G56
    desk = Solo()
    shown = [TABLES.decree_ids[d] for d in desk.g.decrees]
    prices = [TABLES.decree_cost[TABLES.decree_ids.index(name)] for name in shown]
    desk.g.day = 2
    desk.pool(MENG, 12)
    desk.act(DECREES)
    lower = shown[3] if prices[3] <= prices[2] else shown[2]
    assert taken(desk) == [lower]
    desk.act(DECREES)
    assert set(taken(desk)) == {shown[2], shown[3]}
    desk.act(DECREES)
    assert TABLES.decree_level[TABLES.decree_ids.index(taken(desk)[2])] == 1  # downward first


def test_where_the_human_is_the_other_one_is_cheaper() -> None:  # R-G56, R-G35
    desk = Solo()
    shown = [TABLES.decree_ids[d] for d in desk.g.decrees]
    assert len({TABLES.decree_cost[d] for d in desk.g.decrees[:2]}) == 1
    desk.decree(HUMAN, shown[1])
    desk.act(DECREES)
    assert taken(desk) == [shown[0]]
    assert desk.told("meng_chooses")[0][4] == 1


def test_on_day_four_it_is_level_three_and_nothing_he_cannot_pay() -> None:
    desk = Solo()
    desk.g.day = 4
    cheapest = min(TABLES.decree_cost[d] for d in desk.g.decrees)
    desk.pool(MENG, cheapest + 1)
    desk.act(DECREES)
    assert TABLES.decree_cost[TABLES.decree_ids.index(taken(desk)[0])] == cheapest
    assert desk.seat(MENG).pool == 0
    desk.act(DECREES)
    assert desk.left_out()[0].startswith("decree-short")


def test_a_special_card_takes_a_decree_with_a_servant_of_the_supply() -> None:  # R-G58
    desk = Solo()
    desk.pool(MENG, 2)
    desk.g.day = 3
    desk.act(DECREES, special=True)
    assert desk.told("decree_enacted")[0][2] == 0
    assert TABLES.decree_level[desk.told("decree_enacted")[0][1]] == 3
    assert (desk.seat(MENG).pool, desk.seat(MENG).supply) == (2, 9)


def test_his_morning_decrees_are_all_used() -> None:  # R-G62, R-G50
    desk = Solo()
    desk.decree(MENG, "morning_swap")
    desk.decree(MENG, "morning_ship")
    mine = desk.seat(MENG).decrees
    items = tuple(d for d in range(len(TABLES.decree_ids)) if mine >> d & 1)
    desk.ask(MengMorning(MENG, items))
    assert (desk.seat(MENG).vp, desk.seat(MENG).ship_load[0]) == (1, 1)
    desk.pool(MENG, 9)
    desk.ask(MengMorning(MENG, items))
    assert [TABLES.decree_ids[told[1]] for told in desk.told("meng_idle_decree")] == ["morning_ship"]


def test_the_travel_decree_makes_dusk_cheaper() -> None:
    desk = Solo()
    desk.decree(MENG, "cheaper_travel")
    desk.pool(MENG, 1)
    desk.tokens(hangzhou="two_vp", nanjing="envoy")
    desk.dusk("travel")
    assert (desk.seat(MENG).pool, desk.seat(MENG).vp) == (0, 2)
    desk.dusk("travel")
    assert desk.left_out() == ["servants-short 1 0"]


# --- dusk, night, end [G103, G104, G111] -------------------------------------------------------------


def test_dusk_follows_the_order_of_the_day_and_ends_with_the_cards_put_away() -> None:
    desk = Solo()
    deck = desk.g.automa_deck
    desk.g.automa_deck, desk.g.automa_today = deck[4:], deck[:4]
    desk.ask(DayEnd(-1))
    assert [told[1] for told in desk.told("meng_dusk")] == [TABLES.automa_bottom[card] for card in deck[:4]]
    assert desk.g.automa_today == ()


@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_his_matches_go_by_the_day(day: int) -> None:  # R-G60
    desk = Solo()
    desk.g.day = day
    desk.pool(MENG, 6)
    assert matches(desk.g, MENG) == day
    desk.ask(Night(-1))
    assert (MENG, day) in desk.told("matched")
    assert (MENG, day) in desk.told("destiny_won")
    assert (MENG, day, 0) in desk.told("servants_gained")


def test_a_human_outside_loses_and_a_tie_goes_by_intrigue() -> None:  # R-G63
    desk = Solo()
    for who in (HUMAN, MENG):
        desk.seat(who).vp = 5
        desk.seat(who).vp_by[0] = 5
    desk.g.phase = 4
    assert (outcome_of(desk.g).totals, outcome_of(desk.g).places) == ([0, 5], [1, 0])
    desk.seat(HUMAN).envoy = 8
    desk.seat(HUMAN).audience = 1
    desk.g.arrivals = 1
    desk.seat(MENG).vp = 5 + TABLES.audience_vp[0]
    desk.seat(MENG).vp_by[0] = 5 + TABLES.audience_vp[0]
    desk.intrigue(1, 0)
    assert (outcome_of(desk.g).places, outcome_of(desk.g).tie_break) == ([0, 1], "intrigue")
    desk.intrigue(0, 1)
    assert outcome_of(desk.g).places == [1, 0]


def test_claims_are_counted() -> None:
    desk = Solo()
    desk.ship(MENG, 0, 4, 2)
    desk.act(CANAL)
    assert desk.g.meng_claims == 1
