"""A turn [G20-G24]: exchange a gift, pay if it is not worth more, then the card's and the location's action.

The card picked lies in the CHOSEN pile until its place is chosen; then both cards change places at
once, for all to see, and what is owed is settled afterwards: it is owed in any case.
"""

from typing import Final

import regnum.games.gugong.servants as servants
from regnum.games.gugong.actions import location_frame
from regnum.games.gugong.const import (
    BY_CARD,
    BY_LOCATION,
    EQUAL_IS_HIGHER,
    GIFT_NONE,
    GIFT_SERVANTS,
    GIFT_SWAP,
    LOCATION_NAMES,
    LOCATIONS,
)
from regnum.games.gugong.gifts import GiftServants, start_swap
from regnum.games.gugong.log import GIFT_DISCARDED, GIFT_GIVEN, NO_ACTION
from regnum.games.gugong.reasons import NO_OTHER_CARD, reason
from regnum.games.gugong.state import (
    Table,
    added_value,
    alike,
    distinct,
    has_decree,
    replaced,
    without,
)
from regnum.games.gugong.tables import Tables
from regnum.games.gugong.trades import EndTurn, OwnFrame, brings_servant, make_trade, possible_trades
from regnum.games.gugong.words import gift_effect, gift_msg, place_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import OK, why

PAY: Final = 100  # options of Pay beside the cards
PAY_DOUBLE: Final = 101
GIVE_UP: Final = 102

# --- what is free [G21, G22]: the one place -----------------------------------------------------------


def is_free(g: Table, who: int, card: int, there: int) -> bool:
    """Whether giving this card for the one there costs nothing (R-G03)."""
    t = g.box
    low, high = t.gift_value[card], t.gift_value[there]
    if low == t.low_gift and high == t.high_gift:
        return True
    worth = low + added_value(g, who)
    return worth > high or (worth == high and has_decree(g, who, EQUAL_IS_HIGHER))


FREE: Final = 0
TO_PAY: Final = 1
NO_WAY: Final = 2  # not free, and nothing to pay with: the turn would end without an action
VERDICT_NAMES: Final = ("free", "pay", "none")


def verdict(g: Table, who: int, card: int, there: int, others: int) -> int:
    """What giving this card there comes to; others: how many more cards its giver has in hand."""
    if is_free(g, who, card, there):
        return FREE
    return TO_PAY if can_settle(g, who, others) else NO_WAY


def can_settle(g: Table, who: int, cards: int) -> bool:
    """Whether the price could be paid: servants, one of so many cards, or servants by trades first [G36]."""
    if cards or servants_to_pay(g, who):
        return True
    for option in possible_trades(g, who):
        if brings_servant(g, [option]):
            after = g.clone()
            make_trade(after, who, option)
            if can_settle_then(after, who, len(g.agenda)):
                return True
    return False


def can_settle_then(g: Table, who: int, asked: int) -> bool:
    """The same after a trade, which may have left open which servant is gained."""
    if len(g.agenda) == asked:
        return can_settle(g, who, 0)
    frame = g.agenda.pop()
    for option in frame.options(g):
        after = g.clone()
        frame.resolve(after, option)
        if can_settle(after, who, 0):
            return True
    return False


def servants_to_pay(g: Table, who: int) -> list[int]:
    """The ways to pay the price with servants."""
    price = g.box.exchange_servants
    found: list[int] = []
    if servants.pay_refusal(g, who, price, False) == OK:
        found.append(PAY)
    if servants.pay_refusal(g, who, price, True) == OK:
        found.append(PAY_DOUBLE)
    return found


# --- the exchange ------------------------------------------------------------------------------------


class Exchange(OwnFrame):
    """Which gift is given. The option is the card."""

    def own_options(self, g: Table) -> list[int]:
        return distinct(g.box, g.seats[self.who].hand)

    def apply(self, g: Table, option: int) -> None:
        g.seat(self.who).hand = without(g.seats[self.who].hand, option)
        g.seat(self.who).chosen = (option,)
        push(g, Where(self.who))

    def describe_own(self, g: Table, option: int) -> Choice:
        t = g.box
        name = t.gift_ids[option]
        label = Msg("gugong-opt-give", {"gift": gift_msg(t, option)})
        elements = hand_elements(t, g.seats[self.who].hand, option)
        return Choice(option, "give " + name, label, elements, [], gift_effect(t, option))


def hand_elements(t: Tables, hand: tuple[int, ...], card: int) -> list[str]:
    """A hand card, and all that look like it."""
    return ["hand." + t.gift_ids[other] for other in alike(t, hand, card)]


class Where(OwnFrame):
    """With which official the picked gift is exchanged: any of them [G21].

    The option is 8 * card + location: only who knows the card can name it.
    """

    def own_options(self, g: Table) -> list[int]:
        card = g.seats[self.who].chosen[0]
        return [8 * card + place for place in range(LOCATIONS)]

    def apply(self, g: Table, option: int) -> None:
        card, place = divmod(option, 8)
        taken = g.officials[place]
        free = is_free(g, self.who, card, taken)
        g.officials = replaced(g.officials, place, card)
        g.seat(self.who).chosen = ()
        g.seat(self.who).discard += (taken,)
        g.given = card + 1
        g.taken = taken + 1
        g.exchanged_at = place + 1
        emit(g, GIFT_GIVEN, self.who, card, place, taken)
        push(g, EndTurn(self.who))
        push(g, Actions(self.who, place, card) if free else Pay(self.who, place, card))

    def prompt(self, g: Table) -> Msg:
        card = g.seats[self.who].chosen[0]
        return Msg("gugong-prompt-where", {"gift": gift_msg(g.box, card)})

    def describe_own(self, g: Table, option: int) -> Choice:
        t = g.box
        card, place = divmod(option, 8)
        there = g.officials[place]
        name = LOCATION_NAMES[place]
        found = verdict(g, self.who, card, there, len(g.seats[self.who].hand))
        label = Msg("gugong-opt-at", {"place": place_msg(place), "gift": gift_msg(t, there)})
        effect = Msg("gugong-exchange-" + VERDICT_NAMES[found], worth_args(g, self.who, card, there))
        return Choice(option, "at " + name, label, ["location." + name], [], [effect], "at", {"place": name})


def worth_args(g: Table, who: int, card: int, there: int) -> dict[str, Arg]:
    """What is compared: the given value with what is added, and the value there."""
    t = g.box
    return {
        "value": t.gift_value[card] + added_value(g, who),
        "there": t.gift_value[there],
        "servants": t.exchange_servants,
    }


# --- what is owed [G21] ------------------------------------------------------------------------------


class Pay(OwnFrame):
    """The gift was not worth more: servants, another card, or no action (R-G02). a: location; b: card given.

    The option is a card to discard, PAY, PAY_DOUBLE or GIVE_UP.
    """

    def __init__(self, who: int, place: int, card: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.card: Final = card

    def own_options(self, g: Table) -> list[int]:
        found = servants_to_pay(g, self.who)
        found.extend(distinct(g.box, g.seats[self.who].hand))
        found.append(GIVE_UP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == GIVE_UP:
            emit(g, NO_ACTION, self.who)
            return
        if option < PAY:
            g.seat(self.who).hand = without(g.seats[self.who].hand, option)
            g.seat(self.who).discard += (option,)
            emit(g, GIFT_DISCARDED, self.who, option)
        else:
            servants.pay(g, self.who, g.box.exchange_servants, option == PAY_DOUBLE)
        push(g, Actions(self.who, self.place, self.card))

    def prompt(self, g: Table) -> Msg:
        args = worth_args(g, self.who, self.card, g.taken - 1)
        with_servants = 1 if servants_to_pay(g, self.who) else 0
        args["ways"] = with_servants + (2 if g.seats[self.who].hand else 0)
        return Msg("gugong-prompt-pay", args)

    def describe_own(self, g: Table, option: int) -> Choice:
        t = g.box
        if option == GIVE_UP:
            place = LOCATION_NAMES[self.place]
            return Choice(option, "no-action", Msg("gugong-opt-no-action"), ["location." + place])
        then = self._then(g)
        if option >= PAY:
            return pay_choice(option, self.who, t.exchange_servants, option == PAY_DOUBLE, then)
        name = t.gift_ids[option]
        label = Msg("gugong-opt-discard", {"gift": gift_msg(t, option)})
        elements = hand_elements(t, g.seats[self.who].hand, option)
        return Choice(option, "discard " + name, label, elements, [("gift", 1)], then)

    def _then(self, g: Table) -> list[Msg]:
        """The actions that would follow."""
        return [*gift_effect(g.box, self.card), place_msg(self.place)]

    def refused_own(self, g: Table) -> list[Refusal]:
        price = g.box.exchange_servants
        out: list[Refusal] = []
        for double in (False, True) if servants.has_double(g, self.who) else (False,):
            refusal = servants.pay_refusal(g, self.who, price, double)
            if refusal != OK:
                choice = pay_choice(0, self.who, price, double, [])
                out.append(Refusal(choice.text, choice.label, choice.elements, reason(refusal, "G21")))
        if not g.seats[self.who].hand:
            label = Msg("gugong-opt-discard-any")
            because = reason(why(NO_OTHER_CARD))
            out.append(Refusal("discard", label, [f"hand.{self.who}"], because, "discard"))
        return out


def pay_choice(option: int, who: int, price: int, double: bool, then: list[Msg]) -> Choice:
    """The option to pay servants, with the double servant or without it."""
    key = "gugong-opt-pay-servants-double" if double else "gugong-opt-pay-servants"
    elements = [f"double.{who}"] if double else [f"pool.{who}"]
    text = "servants double" if double else "servants"
    cost = servants.price_of(price, double)
    args: dict[str, ChoiceArg] = {"n": price, "double": double}
    return Choice(option, text, Msg(key, {"n": price}), elements, cost, then, "servants", args)


# --- the actions [G23, G24] --------------------------------------------------------------------------


class Actions(Frame[Table]):
    """The action of the given card, then the location's, each optional; the same twice (R-G05).

    a: location; b: card given.
    """

    def __init__(self, who: int, place: int, card: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.card: Final = card

    def resolve(self, g: Table, option: int) -> None:
        t = g.box
        push(g, location_frame(self.who, self.place, BY_LOCATION))
        action = t.gift_action[self.card]
        if action < LOCATIONS:
            push(g, location_frame(self.who, action, BY_CARD))
        elif action == GIFT_SERVANTS:
            push(g, GiftServants(self.who, t.gift_amount[self.card], BY_CARD))
        elif action == GIFT_SWAP:
            start_swap(g, self.who, BY_CARD)
        else:
            assert action == GIFT_NONE
