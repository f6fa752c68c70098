"""What everybody remembers of the gift cards of others, case by case [G5, G21, G24, G38, G73]."""

from typing import Any

import pytest
from tests.games.gugong.desk import SPEC, TABLES

from regnum.games.gugong.const import DISCARD, HAND
from regnum.games.gugong.rules import memory
from regnum.games.gugong.state import Seat, Table
from regnum.kernel.codec import checksum, state_from_json, state_to_json
from regnum.kernel.errors import BadState
from regnum.kernel.record import new_game
from regnum.kernel.sight import determinise
from regnum.kernel.state import GAP, HIDDEN

RIVAL = 1


def fresh(players: int = 2, **options: str) -> Any:
    return new_game(SPEC, TABLES, players, options, "memory")


def copies(g: Table, observer: int = 0, count: int = 60) -> list[Any]:
    layout = SPEC.layout(g)
    found = [determinise(g, layout, observer, seed) for seed in range(count)]
    assert all(SPEC.problems(copy) == [] for copy in found)
    return found


def hands(g: Table, who: int = RIVAL) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Hand and discard pile of a seat in many copies."""
    return {
        (tuple(sorted(c.seats[who].hand)), tuple(sorted(c.seats[who].discard))) for c in copies(g, 1 - who)
    }


def exchange(g: Table, who: int, card: int, place: int) -> int:
    """A gift for the one of an official; answers the card taken."""
    me = g.seat(who)
    taken = g.officials[place]
    me.hand = tuple(c for c in me.hand if c != card)
    me.discard += (taken,)
    g.officials = (*g.officials[:place], card, *g.officials[place + 1 :])
    memory.see_leave(me, HAND, card)
    memory.see_take(me, DISCARD, taken)
    return taken


def discard(g: Table, who: int, card: int, least: int = 0) -> None:
    me = g.seat(who)
    me.hand = tuple(c for c in me.hand if c != card)
    me.discard += (card,)
    memory.see_move(g.box, me, HAND, least)


def take_back(g: Table, who: int, card: int) -> None:
    me = g.seat(who)
    me.discard = tuple(c for c in me.discard if c != card)
    me.hand += (card,)
    memory.see_move(g.box, me, DISCARD)


def draw(g: Table, who: int) -> int:
    me = g.seat(who)
    card = g.gift_deck[-1]
    g.gift_deck = g.gift_deck[:-1]
    me.hand += (card,)
    memory.see_draw(me)
    return card


def test_g5_everybody_knows_the_sets() -> None:
    g = fresh()
    assert hands(g) == {(tuple(sorted(g.seats[RIVAL].hand)), ())}
    assert len({copy.gift_deck for copy in copies(g)}) > 50, "the deck is open"


def test_g5_in_the_expert_variant_only_the_sets_of_those_who_play() -> None:
    g = fresh(expert="yes")
    assert hands(g) == {(tuple(sorted(g.seats[RIVAL].hand)), ())}
    assert len(g.gift_deck) > 20


def test_g21_a_gift_taken_from_an_official_lies_in_the_discard_pile() -> None:
    g = fresh()
    card = g.seats[RIVAL].hand[0]
    taken = exchange(g, RIVAL, card, 3)
    assert hands(g) == {(tuple(sorted(g.seats[RIVAL].hand)), (taken,))}


def test_g21_a_card_discarded_face_down_may_be_any_of_the_hand() -> None:
    g = fresh()
    before = g.seats[RIVAL].hand
    discard(g, RIVAL, before[2])
    assert {lies[1] for lies in hands(g)} == {(card,) for card in before}
    assert {tuple(sorted(a + b)) for a, b in hands(g)} == {tuple(sorted(before))}


def test_g21_a_card_that_is_given_was_not_discarded() -> None:
    g = fresh()
    before = g.seats[RIVAL].hand
    discard(g, RIVAL, before[0])
    taken = exchange(g, RIVAL, before[1], 0)
    assert all(taken in lies[1] and before[1] not in lies[0] + lies[1] for lies in hands(g))
    exchange(g, RIVAL, before[2], 1)
    exchange(g, RIVAL, before[3], 2)
    assert hands(g) == {((), tuple(sorted(g.seats[RIVAL].discard)))}, "the hand is empty: nothing is open"


def test_g38_a_card_discarded_for_jade_is_worth_seven_at_least() -> None:
    g = fresh()
    me = g.seat(RIVAL)
    worth = sorted(range(len(TABLES.gift_value)), key=lambda card: TABLES.gift_value[card])
    me.hand = (worth[0], worth[1], worth[-1])
    memory.see_set(me)
    discard(g, RIVAL, worth[-1], 7)
    assert me.held_ways == (1 << 2,), "there is only one it can be"


def test_g38_a_card_taken_back_may_be_any_of_the_discards_until_it_is_shown() -> None:
    g = fresh()
    first, second, *_ = g.seats[RIVAL].hand
    taken = [exchange(g, RIVAL, first, 0), exchange(g, RIVAL, second, 1)]
    take_back(g, RIVAL, taken[0])
    assert {lies[1] for lies in hands(g)} == {(card,) for card in taken}
    exchange(g, RIVAL, taken[0], 2)
    assert all(taken[1] in lies[1] for lies in hands(g))
    assert len(hands(g)) == 1


def test_g73_a_drawn_card_is_any_that_nobody_has_seen_and_surely_in_the_hand() -> None:
    g = fresh()
    known = set(g.seats[RIVAL].hand)
    deck = set(g.gift_deck)
    draw(g, RIVAL)
    found = {next(iter(set(copy.seats[RIVAL].hand) - known)) for copy in copies(g, count=200)}
    assert found == deck
    assert all(known < set(copy.seats[RIVAL].hand) for copy in copies(g))


def test_g73_of_two_unseen_cards_the_one_shown_may_be_either() -> None:
    g = fresh()
    known = set(g.seats[RIVAL].hand)
    one = draw(g, RIVAL)
    discard(g, RIVAL, one)
    two = draw(g, RIVAL)
    exchange(g, RIVAL, two, 0)
    me = g.seats[RIVAL]
    assert me.held_seen.count(HIDDEN) == 1
    piles = {
        (len(known & set(copy.seats[RIVAL].hand)), len(known & set(copy.seats[RIVAL].discard)))
        for copy in copies(g, count=100)
    }
    assert piles == {(4, 0), (3, 1)}, "the first may have been discarded, or a card of the set"


def test_g29_by_morning_everything_is_in_the_hand_again() -> None:
    g = fresh()
    discard(g, RIVAL, g.seats[RIVAL].hand[0])
    me = g.seat(RIVAL)
    me.hand, me.discard = me.hand + me.discard, ()
    memory.see_night(me)
    assert hands(g) == {(tuple(sorted(me.hand)), ())}


# --- Meng [G102, G105, R-G47] ------------------------------------------------------------------------


def test_g100_mengs_set_is_known_and_its_order_is_not() -> None:
    g = fresh(1)
    found = {copy.seats[1].hand for copy in copies(g, count=200)}
    assert {tuple(sorted(hand)) for hand in found} == {tuple(sorted(g.seats[1].hand))}
    assert len(found) == 24


def test_g101_his_fifth_card_is_unseen() -> None:
    g = fresh(1, difficulty="hard")
    known = set(g.seats[1].held_seen) - {HIDDEN}
    assert len(known) == 4
    found = {card for copy in copies(g, count=200) for card in set(copy.seats[1].hand) - known}
    assert found == set(g.gift_deck) | (set(g.seats[1].hand) - known)


def test_g105_what_meng_takes_back_lies_under_his_cards() -> None:
    g = fresh(1)
    me = g.seat(1)
    taken = g.officials[0]
    g.officials = (me.hand[-1], *g.officials[1:])
    shown, me.hand = me.hand[-1], me.hand[:-1]
    memory.see_top(me, shown)
    me.discard = (taken,)
    memory.see_on_discards(me, taken)
    assert {copy.seats[1].discard for copy in copies(g)} == {(taken,)}
    me.hand, me.discard = (taken, *me.hand), ()
    memory.see_taken_back(me)
    assert {copy.seats[1].hand[0] for copy in copies(g)} == {taken}
    assert len({copy.seats[1].hand for copy in copies(g)}) == 6


def test_g105_the_top_card_discarded_for_jade_is_one_of_his() -> None:
    g = fresh(1)
    me = g.seat(1)
    cards = set(me.hand)
    me.discard, me.hand = (me.hand[-1],), me.hand[:-1]
    memory.see_top_discarded(me)
    assert {copy.seats[1].discard[0] for copy in copies(g)} == cards
    assert me.discard_seen == (GAP,)


# --- positions that were not played -------------------------------------------------------------------


def test_what_is_not_so_is_not_believed() -> None:
    g = fresh()
    me = g.seat(RIVAL)
    me.hand, g.gift_deck = g.gift_deck[:4], g.gift_deck[4:] + me.hand
    assert len(hands(g)) > 10
    memory.see_leave(me, HAND, me.hand[0])
    assert (me.held_seen, me.held_ways) == ((), ()), "then nothing is remembered"


def test_of_cards_from_nowhere_only_their_number_is_known() -> None:
    me = Seat()
    me.hand, me.discard = (4, 5), (6,)
    memory.see_backs(me)
    assert me.held_seen == (HIDDEN,) * 3
    assert me.held_ways == (1,)


def test_memory_is_stored_beside_the_position_and_signed_by_nothing() -> None:
    g = fresh()
    data: Any = state_to_json(SPEC, g)
    assert state_to_json(SPEC, state_from_json(SPEC, TABLES, data)) == data
    without = {name: value for name, value in data.items() if name != "memory"}
    older: Any = state_from_json(SPEC, TABLES, without)
    assert checksum(SPEC, older) == checksum(SPEC, g)
    assert older.seats[0].held_seen == ()
    assert older.contents() == g.contents()
    for wrong in ([], [["x"]], 3):
        with pytest.raises(BadState):
            state_from_json(SPEC, TABLES, {**data, "memory": wrong})
