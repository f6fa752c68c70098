"""A turn [G20-G24]: exchange a gift, pay if it is not worth more, then the card's and the location's action.

The card picked lies in `chosen` until its place is chosen; then both cards change places at once, for
all to see, and what is owed is settled afterwards: it is owed in any case.
"""

from typing import Final

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.codes import replaced, token_of, without
from regnum.games.gugong.const import (
    BY_CARD,
    BY_LOCATION,
    DISCARD,
    EQUAL_IS_HIGHER,
    GIFT_NONE,
    GIFT_SERVANTS,
    GIFT_SWAP,
    HAND,
    LOCATION_NAMES,
    LOCATIONS,
    TOKEN_PLUS,
)
from regnum.games.gugong.rules.decrees import has_decree
from regnum.games.gugong.rules.gifts import (
    GiftServants,
    card_elements,
    card_in,
    distinct,
    everywhere,
    place_in,
    start_swap,
)
from regnum.games.gugong.rules.locations import location_action
from regnum.games.gugong.rules.memory import see_leave, see_move, see_on_discards, see_take
from regnum.games.gugong.rules.servants import cost_of, has_double, pay, pay_refusal
from regnum.games.gugong.rules.trades import Decision, EndTurn, brings_servant, make_trade, possible_trades
from regnum.games.gugong.state import Table, is_meng
from regnum.games.gugong.words.log import GIFT_DISCARDED, GIFT_GIVEN, NO_ACTION
from regnum.games.gugong.words.names import gift_effect, gift_msg, place_msg
from regnum.games.gugong.words.reasons import NO_OTHER_CARD, reason
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, options_of, push, refuse, resolve
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import OK, why
from regnum.kernel.state import Zone

# --- what is free [G21, G22]: the one place -----------------------------------------------------------


def is_free(g: Table, who: int, card: int, there: int) -> bool:
    """Whether giving this card for the one there costs nothing (R-G03)."""
    return is_higher(g.box, card, there, added_value(g, who), has_decree(g, who, EQUAL_IS_HIGHER))


def is_higher(box: Box, card: int, there: int, added: int, equal_is_higher: bool) -> bool:
    """The same for what is added to the cards of a seat, and whether it has the decree for equal ones."""
    low, high = box.gift_value[card], box.gift_value[there]
    if low == box.low_gift and high == box.high_gift:
        return True
    worth = low + added
    return worth > high or (worth == high and equal_is_higher)


def added_value(g: Table, who: int) -> int:
    """What +1 tokens add to every gift card this seat gives [G39]; they add up."""
    box = g.box
    added = 0
    for active in g.seats[who].active:
        token = token_of(active)
        if box.token_effect[token] == TOKEN_PLUS:
            added += box.token_amount[token]
    return added


FREE: Final = 0
TO_PAY: Final = 1
NO_WAY: Final = 2  # not free, and nothing to pay with: the turn would end without an action
VERDICT_NAMES: Final = ("free", "pay", "none")


def verdict(g: Table, who: int, card: int, there: int, others: int) -> int:
    """What giving this card there comes to; others: how many more cards its giver has in hand."""
    if is_free(g, who, card, there):
        return FREE
    return TO_PAY if can_settle(g, who, others) else NO_WAY


def verdicts(g: Table, who: int, cards: Zone, there: int, others: int) -> list[int]:
    """The same for several cards, each with so many others in hand."""
    box, added, equal_is_higher = g.box, added_value(g, who), has_decree(g, who, EQUAL_IS_HIGHER)
    found = [FREE if is_higher(box, card, there, added, equal_is_higher) else NO_WAY for card in cards]
    if NO_WAY in found and can_settle(g, who, others):
        return [FREE if each == FREE else TO_PAY for each in found]
    return found


def can_settle(g: Table, who: int, cards: int) -> bool:
    """Whether the price could be paid: servants, one of so many cards, or servants by trades first [G36]."""
    if cards or servants_to_pay(g, who):
        return True
    for trade in possible_trades(g, who):
        if brings_servant(g.box, trade):
            after = g.clone()
            make_trade(after, who, trade)
            if can_settle_then(after, who, len(g.agenda)):
                return True
    return False


def can_settle_then(g: Table, who: int, asked: int) -> bool:
    """The same after a trade, which may have left open which servant is gained."""
    if len(g.agenda) == asked:
        return can_settle(g, who, 0)
    frame = g.agenda.pop()
    for option in options_of(g, frame):
        after = g.clone()
        resolve(after, frame, option)
        if can_settle(after, who, 0):
            return True
    return False


# --- the exchange -------------------------------------------------------------------------------------


class Exchange(Decision):
    """Which gift is given. The option is the card."""

    def is_telling(self, g: Table) -> bool:
        """That nothing is asked would tell that all cards of a hand are alike."""
        return len(g.seats[self.who].hand) > 1

    def options(self, g: Table) -> list[int]:
        return distinct(g.box, g.seats[self.who].hand)

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        me.hand = without(me.hand, option)
        me.chosen = (option,)
        push(g, Where(self.who))

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        name = box.gift_ids[option]
        label = Msg("gugong-opt-give", {"gift": gift_msg(box, option)})
        elements = card_elements(box, "hand", g.seats[self.who].hand, option)
        effect = gift_effect(box, option)
        return Choice(option, "give " + name, label, elements, [], effect, "give", {"gift": name})


class Where(Decision):
    """With which official the picked gift is exchanged: any of them [G21]. The option is the card there."""

    def options(self, g: Table) -> list[int]:
        return everywhere(g.seats[self.who].chosen[0])

    def resolve(self, g: Table, option: int) -> None:
        card, place = card_in(option), place_in(option)
        free = is_free(g, self.who, card, g.officials[place])
        me = g.seat(self.who)
        me.chosen = ()
        see_leave(me, HAND, card)
        exchange(g, self.who, card, place)
        push(g, EndTurn(self.who))
        push(g, Actions(self.who, place, card) if free else Pay(self.who, place, card))

    def prompt(self, g: Table) -> Msg:
        card = g.seats[self.who].chosen[0]
        return Msg("gugong-prompt-where", {"gift": gift_msg(g.box, card)})

    def describe(self, g: Table, option: int) -> Choice:
        card, place = card_in(option), place_in(option)
        there = g.officials[place]
        name = LOCATION_NAMES[place]
        found = verdict(g, self.who, card, there, len(g.seats[self.who].hand))
        label = Msg("gugong-opt-at", {"place": place_msg(place), "gift": gift_msg(g.box, there)})
        effect = Msg("gugong-exchange-" + VERDICT_NAMES[found], worth_args(g, self.who, card, there))
        return Choice(option, "at " + name, label, ["location." + name], [], [effect], "at", {"place": name})


def exchange(g: Table, who: int, card: int, place: int) -> None:
    """A gift for the one of an official, which goes to the discard pile."""
    taken = g.officials[place]
    g.officials = replaced(g.officials, place, card)
    me = g.seat(who)
    me.discard += (taken,)
    if is_meng(g, who):
        see_on_discards(me, taken)
    else:
        see_take(me, DISCARD, taken)
    g.given = card + 1
    g.taken = taken + 1
    g.exchanged_at = place + 1
    emit(g, GIFT_GIVEN, who, card, place, taken)


def worth_args(g: Table, who: int, card: int, there: int) -> dict[str, Arg]:
    """What is compared: the given value with what is added, and the value there."""
    box = g.box
    return {
        "value": box.gift_value[card] + added_value(g, who),
        "there": box.gift_value[there],
        "servants": box.exchange_servants,
    }


# --- what is owed [G21] -------------------------------------------------------------------------------

PAY: Final = 100  # options of Pay beside the cards, which are all lower
PAY_DOUBLE: Final = 101
GIVE_UP: Final = 102


def servants_to_pay(g: Table, who: int) -> list[int]:
    """The ways to pay the price with servants."""
    price, me = g.box.exchange_servants, g.seats[who]
    found: list[int] = []
    if pay_refusal(me, price, False) == OK:
        found.append(PAY)
    if pay_refusal(me, price, True) == OK:
        found.append(PAY_DOUBLE)
    return found


class Pay(Decision):
    """The gift was not worth more: servants, another card, or no action (R-G02). card: the one given.

    The option is a card to discard, PAY, PAY_DOUBLE or GIVE_UP.
    """

    def __init__(self, who: int, place: int, card: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.card: Final = card

    def options(self, g: Table) -> list[int]:
        found = servants_to_pay(g, self.who)
        found.extend(distinct(g.box, g.seats[self.who].hand))
        found.append(GIVE_UP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == GIVE_UP:
            emit(g, NO_ACTION, self.who)
            return
        if option == PAY or option == PAY_DOUBLE:
            pay(g, self.who, g.box.exchange_servants, option == PAY_DOUBLE)
        else:
            me = g.seat(self.who)
            me.hand = without(me.hand, option)
            me.discard += (option,)
            see_move(g.box, me, HAND)
            emit(g, GIFT_DISCARDED, self.who, option)
        push(g, Actions(self.who, self.place, self.card))

    def prompt(self, g: Table) -> Msg:
        args = worth_args(g, self.who, self.card, g.taken - 1)
        with_servants = 1 if servants_to_pay(g, self.who) else 0
        args["ways"] = with_servants + (2 if g.seats[self.who].hand else 0)
        return Msg("gugong-prompt-pay", args)

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        if option == GIVE_UP:
            name = LOCATION_NAMES[self.place]
            label, elements = Msg("gugong-opt-no-action"), ["location." + name]
            return Choice(option, "no-action", label, elements, kind="no-action", args={"place": name})
        then = [*gift_effect(box, self.card), place_msg(self.place)]  # the actions that would follow
        if option == PAY or option == PAY_DOUBLE:
            return pay_choice(option, self.who, box.exchange_servants, then)
        name = box.gift_ids[option]
        label = Msg("gugong-opt-discard", {"gift": gift_msg(box, option)})
        elements = card_elements(box, "hand", g.seats[self.who].hand, option)
        cost = [("gift", 1)]
        return Choice(option, "discard " + name, label, elements, cost, then, "discard", {"gift": name})

    def refused(self, g: Table) -> list[Refusal]:
        price, me = g.box.exchange_servants, g.seats[self.who]
        out: list[Refusal] = []
        for option in (PAY, PAY_DOUBLE) if has_double(me) else (PAY,):
            refusal = pay_refusal(me, price, option == PAY_DOUBLE)
            if refusal != OK:
                out.append(refuse(pay_choice(option, self.who, price, []), reason(refusal, "G21")))
        if not me.hand:
            label, because = Msg("gugong-opt-discard-any"), reason(why(NO_OTHER_CARD))
            out.append(Refusal("discard", label, [f"hand.{self.who}"], because, "discard"))
        return out


def pay_choice(option: int, who: int, price: int, then: list[Msg]) -> Choice:
    """The option to pay servants, with the double servant or without it."""
    double = option == PAY_DOUBLE
    key = "gugong-opt-pay-servants-double" if double else "gugong-opt-pay-servants"
    return Choice(
        option,
        "servants double" if double else "servants",
        Msg(key, {"n": price}),
        [f"double.{who}"] if double else [f"pool.{who}"],
        cost_of(price, double),
        then,
        "servants",
        {"n": price, "double": double},
    )


# --- the actions [G23, G24] ---------------------------------------------------------------------------


class Actions(Frame[Table]):
    """The action of the given card, then the location's, each optional; the same twice (R-G05)."""

    def __init__(self, who: int, place: int, card: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.card: Final = card

    def resolve(self, g: Table, option: int) -> None:
        box = g.box
        push(g, location_action(self.who, self.place, BY_LOCATION))
        action = box.gift_action[self.card]
        if action < LOCATIONS:
            push(g, location_action(self.who, action, BY_CARD))
        elif action == GIFT_SERVANTS:
            push(g, GiftServants(self.who, box.gift_amount[self.card], BY_CARD))
        elif action == GIFT_SWAP:
            start_swap(g, self.who, BY_CARD)
        else:
            assert action == GIFT_NONE
