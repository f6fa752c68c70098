"""Benefits of the twelve basic travel tokens [G38]; bonus tokens are in bonus_tokens.py.

A benefit may be declined, and is asked about where declining it could make sense: victory points and
steps of the envoy harm nobody, so they are simply taken (R-G31). One that cannot be used is lost (R-G19).
"""

from typing import Final

from regnum.games.gugong.codes import without
from regnum.games.gugong.const import (
    BY_LOCATION,
    DISCARD,
    HAND,
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
from regnum.games.gugong.rules.bonus_tokens import Activate
from regnum.games.gugong.rules.canal import load_from_supply
from regnum.games.gugong.rules.gains import gain_jade, gain_servants, leaves_supply, score_vp
from regnum.games.gugong.rules.gifts import card_elements, distinct, start_swap
from regnum.games.gugong.rules.intrigue import advance, at_the_end
from regnum.games.gugong.rules.loading import supply_refusal
from regnum.games.gugong.rules.memory import see_move
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.servants import (
    cost_of,
    has_double,
    pay,
    pay_refusal,
    piece_refusal,
    supply_count,
)
from regnum.games.gugong.rules.trades import SKIP, TRADES_ALWAYS, TRADES_BESIDE_A_CHOICE, Question
from regnum.games.gugong.rules.wall import add_from_supply
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import (
    DISCARDED_FOR_JADE,
    GIFT_TAKEN_BACK,
    TOKEN_DECLINED,
    TOKEN_UNUSED,
    TOKEN_USED,
)
from regnum.games.gugong.words.names import gift_msg, intrigue_msg, jade_msg, servants_msg, token_msg
from regnum.games.gugong.words.reasons import PILE_EMPTY, SUPPLY_EMPTY, TRACK_END, VALUE_SHORT, reason
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def use_token(g: Table, who: int, token: int) -> None:
    """Start the benefit of a token that was just taken."""
    effect, n = g.box.token_effect[token], g.box.token_amount[token]
    if effect == TOKEN_VP:
        emit(g, TOKEN_USED, who, token)
        score_vp(g, who, n, VP_TRAVEL)
    elif effect == TOKEN_ENVOY:
        emit(g, TOKEN_USED, who, token)
        advance_envoy(g, who, n)
    elif effect == TOKEN_SWAP:
        start_swap(g, who, BY_LOCATION)
    elif effect == TOKEN_SHIP:
        if supply_refusal(g, who) == OK:
            load_from_supply(g, who, token)
        else:
            emit(g, TOKEN_UNUSED, who, token)
    elif effect == TOKEN_DISCARD:
        push(g, DiscardForJade(who, token))
    elif effect == TOKEN_TAKE_BACK:
        push(g, TakeBack(who, token))
    elif effect >= TOKEN_PLUS:
        push(g, Activate(who, token))
    elif effect != TOKEN_DOUBLE:
        push(g, UseToken(who, token))


def declining(token: Msg) -> Choice:
    label = Msg("gugong-opt-decline-token", {"token": token})
    return Choice(SKIP, "decline", label, ["skip"], kind="decline")


# --- servants, intrigue, the wall, jade for servants --------------------------------------------------

USE: Final = 0
USE_DOUBLE: Final = 1


class UseToken(Question):
    """Use the benefit of a token or decline it. The option is USE, USE_DOUBLE or SKIP."""

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def beside(self, g: Table) -> Frame[Table] | None:
        """A servant more could pay for jade; it opens nothing else here."""
        for_jade = g.box.token_effect[self.token] == TOKEN_JADE
        return TRADES_ALWAYS[self.who] if for_jade else TRADES_BESIDE_A_CHOICE[self.who]

    def ways(self, g: Table) -> list[int]:
        effect = g.box.token_effect[self.token]
        takes_servants = effect == TOKEN_WALL or effect == TOKEN_JADE
        return [USE, USE_DOUBLE] if takes_servants and has_double(g.seats[self.who]) else [USE]

    def refusal(self, g: Table, way: int) -> int:
        me = g.seats[self.who]
        effect = g.box.token_effect[self.token]
        if effect == TOKEN_SERVANTS:
            return OK if supply_count(me) else why(SUPPLY_EMPTY)
        if effect == TOKEN_INTRIGUE:
            return why(TRACK_END) if at_the_end(g, self.who) else OK
        if effect == TOKEN_WALL:  # any piece of the supply, the double too (R-G10)
            return piece_refusal(me, way == USE_DOUBLE, True)
        assert effect == TOKEN_JADE
        return pay_refusal(me, g.box.token_need[self.token], way == USE_DOUBLE)

    def options(self, g: Table) -> list[int]:
        found = [way for way in self.ways(g) if self.refusal(g, way) == OK]
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            if g.events is not None:
                by_choice = len(self.options(g)) > 1
                emit(g, TOKEN_DECLINED if by_choice else TOKEN_UNUSED, self.who, self.token)
            return
        effect, n = g.box.token_effect[self.token], g.box.token_amount[self.token]
        emit(g, TOKEN_USED, self.who, self.token)
        if effect == TOKEN_SERVANTS:
            gain_servants(g, self.who, n)
        elif effect == TOKEN_INTRIGUE:
            advance(g, self.who, n)
        elif effect == TOKEN_WALL:
            add_from_supply(g, self.who, option == USE_DOUBLE)
        else:
            pay(g, self.who, g.box.token_need[self.token], option == USE_DOUBLE)
            gain_jade(g, self.who, n)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-use-token", {"token": token_msg(g.box, self.token)})

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        if option == SKIP:
            return declining(token_msg(box, self.token))
        effect, n, double = box.token_effect[self.token], box.token_amount[self.token], option == USE_DOUBLE
        elements = [f"double.{self.who}"]
        cost: list[tuple[str, int]] = []
        brings: list[Msg] = []
        if effect == TOKEN_SERVANTS:
            elements, brings = [f"supply.{self.who}"], [servants_msg(n)]
        elif effect == TOKEN_INTRIGUE:
            elements, brings = ["location.intrigue"], [intrigue_msg(n)]
        elif effect == TOKEN_WALL:
            elements = elements if double else ["wall", f"supply.{self.who}"]
        else:
            elements = elements if double else [f"pool.{self.who}"]
            cost, brings = cost_of(box.token_need[self.token], double), [jade_msg(n)]
        text = "use double" if double else "use"
        key = "gugong-opt-use-token-double" if double else "gugong-opt-use-token"
        label = Msg(key, {"token": token_msg(box, self.token)})
        args: dict[str, ChoiceArg] = {"token": box.token_ids[self.token], "double": double}
        return Choice(option, text, label, elements, cost, brings, "use-token", args)

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self.ways(g):
            refusal = self.refusal(g, way)
            if refusal != OK:
                out.append(refuse(self.describe(g, way), reason(refusal, "G38")))
        return out

    def sensible(self, g: Table) -> int | None:
        """A token that only gives is used, and stored all the same [G38]. Walls and jade take servants."""
        effect, n = g.box.token_effect[self.token], g.box.token_amount[self.token]
        gives = effect == TOKEN_INTRIGUE or (effect == TOKEN_SERVANTS and leaves_supply(g, self.who, n))
        return USE if gives and self.refusal(g, USE) == OK else None


# --- gift cards ---------------------------------------------------------------------------------------


class DiscardForJade(Question):
    """Discard a valuable hand card for jade. The option is the card.

    The printed value counts (R-G03). Whether there is a choice depends on the hand, so nobody may look
    ahead over this frame: it counts as chance.
    """

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def is_chance(self) -> bool:
        return True

    def is_telling(self, g: Table) -> bool:
        return bool(g.seats[self.who].hand)

    def refusal(self, g: Table, card: int) -> int:
        need, value = g.box.token_need[self.token], g.box.gift_value[card]
        return OK if value >= need else why(VALUE_SHORT, need, value)

    def options(self, g: Table) -> list[int]:
        cards = distinct(g.box, g.seats[self.who].hand)
        found = [card for card in cards if self.refusal(g, card) == OK]
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            emit(g, TOKEN_DECLINED, self.who, self.token)  # the same words whatever is in the hand
            return
        me = g.seat(self.who)
        me.hand = without(me.hand, option)
        me.discard += (option,)
        see_move(g.box, me, HAND, g.box.token_need[self.token])
        emit(g, TOKEN_USED, self.who, self.token)
        emit(g, DISCARDED_FOR_JADE, self.who, option)
        gain_jade(g, self.who, g.box.token_amount[self.token])

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-discard-for-jade", {"need": g.box.token_need[self.token]})

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        if option == SKIP:
            return declining(token_msg(box, self.token))
        name = box.gift_ids[option]
        label = Msg("gugong-opt-discard", {"gift": gift_msg(box, option)})
        elements = card_elements(box, "hand", g.seats[self.who].hand, option)
        cost, effect = [("gift", 1)], [jade_msg(box.token_amount[self.token])]
        return Choice(option, "discard " + name, label, elements, cost, effect, "discard", {"gift": name})

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for card in distinct(g.box, g.seats[self.who].hand):
            refusal = self.refusal(g, card)
            if refusal != OK:
                out.append(refuse(self.describe(g, card), reason(refusal)))
        return out


class TakeBack(Question):
    """Take a card of the own discard pile back into the hand. The option is the card."""

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def options(self, g: Table) -> list[int]:
        found = distinct(g.box, g.seats[self.who].discard)
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        if option == SKIP:
            emit(g, TOKEN_DECLINED if me.discard else TOKEN_UNUSED, self.who, self.token)
            return
        me.discard = without(me.discard, option)
        me.hand += (option,)
        see_move(g.box, me, DISCARD)
        emit(g, TOKEN_USED, self.who, self.token)
        emit(g, GIFT_TAKEN_BACK, self.who, option)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-take-back")

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        if option == SKIP:
            return declining(token_msg(box, self.token))
        name = box.gift_ids[option]
        label = Msg("gugong-opt-take-back", {"gift": gift_msg(box, option)})
        elements = card_elements(box, "discard", g.seats[self.who].discard, option)
        return Choice(option, "take back " + name, label, elements, kind="take-back", args={"gift": name})

    def refused(self, g: Table) -> list[Refusal]:
        if g.seats[self.who].discard:
            return []
        label, because = Msg("gugong-opt-take-back-any"), reason(why(PILE_EMPTY))
        return [Refusal("take back", label, [f"discard.{self.who}"], because, "take-back")]
