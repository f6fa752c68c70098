"""Benefits of the twelve basic travel tokens [G38]; bonus tokens are in tokens_bonus.

A benefit may be declined, and is asked about where declining it could make sense: victory points and
steps of the envoy harm nobody, so they are simply taken (R-G31). One that cannot be used is lost (R-G19).
"""

from typing import Final

import regnum.games.gugong.canal as canal
import regnum.games.gugong.gifts as gifts
import regnum.games.gugong.servants as servants
import regnum.games.gugong.tokens_bonus as tokens_bonus
import regnum.games.gugong.wall as wall
from regnum.games.gugong.const import (
    BY_LOCATION,
    TOKEN_DISCARD,
    TOKEN_DOUBLE,
    TOKEN_ENVOY,
    TOKEN_INTRIGUE,
    TOKEN_JADE,
    TOKEN_PLUS,
    TOKEN_SERVANTS,
    TOKEN_SHIP,
    TOKEN_SWAP,
    TOKEN_TAKE_BACK,
    TOKEN_VP,
    TOKEN_WALL,
    VP_TRAVEL,
)
from regnum.games.gugong.gains import gain_jade, score_vp
from regnum.games.gugong.gifts import DISCARD, HAND
from regnum.games.gugong.intrigue import advance, at_the_end
from regnum.games.gugong.log import (
    DISCARDED_FOR_JADE,
    GIFT_TAKEN_BACK,
    TOKEN_DECLINED,
    TOKEN_UNUSED,
    TOKEN_USED,
)
from regnum.games.gugong.palace import advance_envoy
from regnum.games.gugong.place_words import intrigue_msg, jade_msg
from regnum.games.gugong.questions import Question
from regnum.games.gugong.reasons import PILE_EMPTY, SUPPLY_EMPTY, TRACK_END, VALUE_SHORT, reason
from regnum.games.gugong.state import Table, alike, distinct, without
from regnum.games.gugong.trades import SKIP, OwnFrame
from regnum.games.gugong.words import gift_msg, servants_msg, token_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def use_token(g: Table, who: int, token: int) -> None:
    """Start the benefit of a token that was just taken."""
    t = g.box
    effect = t.token_effect[token]
    n = t.token_amount[token]
    if effect == TOKEN_VP:
        emit(g, TOKEN_USED, who, token)
        score_vp(g, who, n, VP_TRAVEL)
    elif effect == TOKEN_ENVOY:
        emit(g, TOKEN_USED, who, token)
        advance_envoy(g, who, n)
    elif effect == TOKEN_SWAP:
        gifts.start_swap(g, who, BY_LOCATION)
    elif effect == TOKEN_SHIP:
        _use_ship(g, who, token)
    elif effect == TOKEN_DISCARD:
        push(g, DiscardForJade(who, token))
    elif effect == TOKEN_TAKE_BACK:
        push(g, TakeBack(who, token))
    elif effect >= TOKEN_PLUS:
        push(g, tokens_bonus.Activate(who, token))
    elif effect != TOKEN_DOUBLE:
        push(g, UseToken(who, token))


def _use_ship(g: Table, who: int, token: int) -> None:
    if canal.supply_refusal(g, who) == OK:
        canal.load_from_supply(g, who, token)
    else:
        emit(g, TOKEN_UNUSED, who, token)


def declined(g: Table, frame: OwnFrame, token: int) -> None:
    """Tell that a benefit was not used: by choice, or because it could not be."""
    if g.events is not None:
        by_choice = len(frame.own_options(g)) > 1
        emit(g, TOKEN_DECLINED if by_choice else TOKEN_UNUSED, frame.who, token)


def declining(token: Msg) -> Choice:
    label = Msg("gugong-opt-decline-token", {"token": token})
    return Choice(SKIP, "decline", label, ["skip"], kind="decline")


# --- servants, intrigue, the wall, jade for servants -------------------------------------------------

USE: Final = 0
USE_DOUBLE: Final = 1


class UseToken(Question):
    """Use the benefit of a token or decline it. a: the token. The option is USE, USE_DOUBLE or SKIP."""

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def _ways(self, g: Table) -> list[int]:
        effect = g.box.token_effect[self.token]
        with_double = effect == TOKEN_WALL or effect == TOKEN_JADE
        return [USE, USE_DOUBLE] if with_double and servants.has_double(g, self.who) else [USE]

    def own_options(self, g: Table) -> list[int]:
        found = [way for way in self._ways(g) if self._refusal(g, way) == OK]
        found.append(SKIP)
        return found

    def trade_helps(self, g: Table) -> bool:
        return g.box.token_effect[self.token] == TOKEN_JADE

    def _refusal(self, g: Table, way: int) -> int:
        t = g.box
        effect = t.token_effect[self.token]
        if effect == TOKEN_SERVANTS:
            return OK if servants.supply_count(g, self.who) else why(SUPPLY_EMPTY)
        if effect == TOKEN_INTRIGUE:
            return why(TRACK_END) if at_the_end(g, self.who) else OK
        if effect == TOKEN_WALL:  # any piece of the supply, the double too (R-G10)
            return servants.piece_refusal(g, self.who, way == USE_DOUBLE, True)
        assert effect == TOKEN_JADE
        return servants.pay_refusal(g, self.who, t.token_need[self.token], way == USE_DOUBLE)

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            declined(g, self, self.token)
            return
        t = g.box
        effect = t.token_effect[self.token]
        emit(g, TOKEN_USED, self.who, self.token)
        if effect == TOKEN_SERVANTS:
            servants.gain(g, self.who, t.token_amount[self.token])
        elif effect == TOKEN_INTRIGUE:
            advance(g, self.who, t.token_amount[self.token])
        elif effect == TOKEN_WALL:
            wall.add_from_supply(g, self.who, option == USE_DOUBLE)
        else:
            servants.pay(g, self.who, t.token_need[self.token], option == USE_DOUBLE)
            gain_jade(g, self.who, t.token_amount[self.token])

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-use-token", {"token": token_msg(g.box, self.token)})

    def describe_own(self, g: Table, option: int) -> Choice:
        t = g.box
        if option == SKIP:
            return declining(token_msg(t, self.token))
        effect = t.token_effect[self.token]
        n = t.token_amount[self.token]
        double = option == USE_DOUBLE
        text = "use double" if double else "use"
        key = "gugong-opt-use-token-double" if double else "gugong-opt-use-token"
        label = Msg(key, {"token": token_msg(t, self.token)})
        kind = "use-token"
        args: dict[str, ChoiceArg] = {"token": t.token_ids[self.token], "double": double}
        if effect == TOKEN_SERVANTS:
            return Choice(option, text, label, [f"supply.{self.who}"], [], [servants_msg(n)], kind, args)
        if effect == TOKEN_INTRIGUE:
            return Choice(option, text, label, ["location.intrigue"], [], [intrigue_msg(n)], kind, args)
        if effect == TOKEN_WALL:
            elements = [f"double.{self.who}"] if double else ["wall", f"supply.{self.who}"]
            return Choice(option, text, label, elements, kind=kind, args=args)
        elements = [f"double.{self.who}"] if double else [f"pool.{self.who}"]
        cost = servants.price_of(t.token_need[self.token], double)
        return Choice(option, text, label, elements, cost, [jade_msg(n)])

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self._ways(g):
            refusal = self._refusal(g, way)
            if refusal != OK:
                choice = self.describe_own(g, way)
                out.append(refuse(choice, reason(refusal, "G38")))
        return out


# --- gift cards --------------------------------------------------------------------------------------


class DiscardForJade(Question):
    """Discard a valuable hand card for jade. a: the token. The option is the card.

    The printed value counts (R-G03). Whether there is a choice depends on the hand, so nobody may look
    ahead over this frame: it counts as chance.
    """

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def is_chance(self) -> bool:
        return True

    def own_options(self, g: Table) -> list[int]:
        t = g.box
        need = t.token_need[self.token]
        found: list[int] = []
        for card in distinct(t, g.seats[self.who].hand):
            if t.gift_value[card] >= need:
                found.append(card)
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            emit(g, TOKEN_DECLINED, self.who, self.token)  # the same words whatever is in the hand
            return
        g.seat(self.who).hand = without(g.seats[self.who].hand, option)
        g.seat(self.who).discard += (option,)
        emit(g, TOKEN_USED, self.who, self.token)
        emit(g, DISCARDED_FOR_JADE, self.who, option)
        gain_jade(g, self.who, g.box.token_amount[self.token])

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-discard-for-jade", {"need": g.box.token_need[self.token]})

    def describe_own(self, g: Table, option: int) -> Choice:
        t = g.box
        if option == SKIP:
            return declining(token_msg(t, self.token))
        label = Msg("gugong-opt-discard", {"gift": gift_msg(t, option)})
        effect = [jade_msg(t.token_amount[self.token])]
        elements = card_elements(g, self.who, HAND, option)
        name = t.gift_ids[option]
        cost = [("gift", 1)]
        return Choice(
            option, "discard " + name, label, elements, cost, effect, kind="discard", args={"gift": name}
        )

    def refused_own(self, g: Table) -> list[Refusal]:
        t = g.box
        need = t.token_need[self.token]
        out: list[Refusal] = []
        for card in distinct(t, g.seats[self.who].hand):
            if t.gift_value[card] < need:
                label = Msg("gugong-opt-discard", {"gift": gift_msg(t, card)})
                because = reason(why(VALUE_SHORT, need, t.gift_value[card]))
                elements = card_elements(g, self.who, HAND, card)
                name = t.gift_ids[card]
                out.append(Refusal("discard " + name, label, elements, because, "discard", {"gift": name}))
        return out


def card_elements(g: Table, who: int, zone: int, card: int) -> list[str]:
    """Elements of a card in the hand or the discard pile, and of all that are just like it."""
    t = g.box
    name = "hand" if zone == HAND else "discard"
    return [
        f"{name}.{t.gift_ids[other]}"
        for other in alike(t, g.seats[who].discard if zone == DISCARD else g.seats[who].hand, card)
    ]


class TakeBack(Question):
    """Take a card of the own discard pile back into the hand. a: the token. The option is the card."""

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def own_options(self, g: Table) -> list[int]:
        found = distinct(g.box, g.seats[self.who].discard)
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            declined(g, self, self.token)
            return
        g.seat(self.who).discard = without(g.seats[self.who].discard, option)
        g.seat(self.who).hand += (option,)
        emit(g, TOKEN_USED, self.who, self.token)
        emit(g, GIFT_TAKEN_BACK, self.who, option)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-take-back")

    def describe_own(self, g: Table, option: int) -> Choice:
        t = g.box
        if option == SKIP:
            return declining(token_msg(t, self.token))
        label = Msg("gugong-opt-take-back", {"gift": gift_msg(t, option)})
        elements = card_elements(g, self.who, DISCARD, option)
        name = t.gift_ids[option]
        return Choice(option, "take back " + name, label, elements, kind="take-back", args={"gift": name})

    def refused_own(self, g: Table) -> list[Refusal]:
        if g.seats[self.who].discard:
            return []
        label = Msg("gugong-opt-take-back-any")
        return [Refusal("take back", label, [f"discard.{self.who}"], reason(why(PILE_EMPTY)), "take-back")]
