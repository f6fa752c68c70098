"""Decrees [G65-G67]: buying them, and all that they bring later, in one place."""

import regnum.games.gugong.canal as canal
import regnum.games.gugong.gifts as gifts
import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import (
    BY_LOCATION,
    CHEAPER_DECREES,
    DECREES,
    EACH_MORNING_ENVOY,
    EACH_MORNING_INTRIGUE,
    EACH_MORNING_SERVANTS,
    EACH_MORNING_SHIP,
    EACH_MORNING_SWAP,
    VP_AT_END,
    VP_DECREES,
    VP_PER_DECREE,
    VP_PER_JADE,
    VP_PER_REWARD,
    VP_PER_VP,
)
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.intrigue import advance, at_the_end
from regnum.games.gugong.locations import LocationFrame
from regnum.games.gugong.log import DECREE_ENACTED
from regnum.games.gugong.palace import advance_envoy
from regnum.games.gugong.place_words import vp_msg
from regnum.games.gugong.reasons import DECREE_OWNED, DECREE_SHORT, NO_CARD_TO_SWAP, SUPPLY_EMPTY, TRACK_END
from regnum.games.gugong.state import Table, has_decree
from regnum.games.gugong.words import decree_msg
from regnum.kernel.agenda import Choice, ChoiceArg, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- prices ------------------------------------------------------------------------------------------


def discounted(g: Table, who: int, effect: int, price: int) -> int:
    """A price after the decree of this effect, never below 0 (R-G34). who -1: nobody, as printed."""
    if who >= 0 and has_decree(g, who, effect):
        return max(0, price - g.box.effect_amount[effect])
    return price


def decree_price(g: Table, who: int, decree: int) -> int:
    """What a seat pays besides the servant it places; the printed price for who -1 [G65].

    Every servant of somebody else on it makes it dearer (R-G35).
    """
    t = g.box
    price = t.decree_cost[decree]
    if who < 0:
        return price
    for other in range(g.seat_count):
        if other != who and g.seats[other].decrees >> decree & 1:
            price += t.decree_rival_cost
    return discounted(g, who, CHEAPER_DECREES, price)


def decree_refusal(g: Table, who: int, decree: int, double: bool) -> int:
    """Why a seat cannot buy a decree so, or OK: an ordinary servant must be left to place [G83]."""
    if g.seats[who].decrees >> decree & 1:
        return why(DECREE_OWNED)
    price = decree_price(g, who, decree)
    refusal = servants.pay_refusal(g, who, price, double, 1)
    if refusal != OK and not double:
        return why(DECREE_SHORT, price + 1, g.seats[who].pool)
    return refusal


def enact(g: Table, who: int, decree: int, price: int, supply: bool = False) -> None:
    """One servant onto the decree for good, and its VP; the price has been paid."""
    servants.take_out(g, who, False, supply, 0)
    g.seat(who).decrees |= 1 << decree
    emit(g, DECREE_ENACTED, who, decree, price, 1 if supply else 0)
    score_vp(g, who, g.box.decree_vp[decree], VP_DECREES)


class Decree(LocationFrame):
    """Buy a decree. The option is 2 * decree, + 1 if the double servant pays."""

    def place(self) -> int:
        return DECREES

    def rule(self) -> str:
        return "G65"

    def ways(self, g: Table) -> list[int]:
        found: list[int] = []
        double = servants.has_double(g, self.who)
        for decree in g.decrees:
            found.append(2 * decree)
            if double and self._could_pay(g, decree):
                found.append(2 * decree + 1)
        return found

    def _could_pay(self, g: Table, decree: int) -> bool:
        """Whether there is anything to pay with the double servant."""
        mine = g.seats[self.who].decrees >> decree & 1
        return not mine and decree_price(g, self.who, decree) > 0

    def refusal(self, g: Table, way: int) -> int:
        return decree_refusal(g, self.who, way >> 1, way & 1 == 1)

    def perform(self, g: Table, way: int) -> None:
        price = decree_price(g, self.who, way >> 1)
        servants.pay(g, self.who, price, way & 1 == 1)
        enact(g, self.who, way >> 1, price)

    def words(self, g: Table, way: int) -> Choice:
        t = g.box
        decree = way >> 1
        double = way & 1 == 1
        name = t.decree_ids[decree]
        price = decree_price(g, self.who, decree)
        key = "gugong-opt-decree-double" if double else "gugong-opt-decree"
        label = Msg(key, {"decree": decree_msg(t, decree), "price": price})
        text = f"decree {name} double" if double else f"decree {name}"
        effect = [vp_msg(t.decree_vp[decree])] if t.decree_vp[decree] else []
        cost = [*servants.price_of(price, double), ("placed", 1)]
        args: dict[str, ChoiceArg] = {"decree": name, "double": double}
        return Choice(way, text, label, ["decree." + name], cost, effect, "decree", args)


# --- level 1: every morning [G13, G66] ---------------------------------------------------------------


def morning_refusal(g: Table, who: int, decree: int) -> int:
    """Why a morning benefit would bring nothing, or OK."""
    effect = g.box.decree_effect[decree]
    if effect == EACH_MORNING_INTRIGUE:
        return why(TRACK_END) if at_the_end(g, who) else OK
    if effect == EACH_MORNING_SERVANTS:
        return OK if servants.supply_count(g, who) else why(SUPPLY_EMPTY)
    if effect == EACH_MORNING_SHIP:
        return canal.supply_refusal(g, who)
    if effect == EACH_MORNING_SWAP:
        return OK if g.seats[who].hand or g.seats[who].discard else why(NO_CARD_TO_SWAP)
    return OK


def morning(g: Table, who: int, decree: int) -> None:
    """Take the morning benefit of a decree, or start asking about it."""
    t = g.box
    effect = t.decree_effect[decree]
    n = t.decree_amount[decree]
    if effect == EACH_MORNING_INTRIGUE:
        advance(g, who, n)
    elif effect == EACH_MORNING_SERVANTS:
        servants.gain(g, who, n)
    elif effect == EACH_MORNING_ENVOY:
        advance_envoy(g, who, n)
    elif effect == EACH_MORNING_SHIP:
        canal.load_from_supply(g, who)
    else:
        assert effect == EACH_MORNING_SWAP
        gifts.start_swap(g, who, BY_LOCATION)


# --- level 3: at the end [G66, G90] ------------------------------------------------------------------


def end_points(g: Table, who: int, decree: int) -> int:
    """VP of a level 3 decree now; the one that counts VP looks at the track as it stands (R-G44)."""
    t = g.box
    effect = t.decree_effect[decree]
    if effect == VP_PER_VP:
        counted = g.seats[who].vp // t.decree_per[decree]
    elif effect == VP_AT_END:
        counted = 1
    elif effect == VP_PER_JADE:
        counted = g.seats[who].jade
    elif effect == VP_PER_DECREE:
        counted = g.seats[who].decrees.bit_count()
    elif effect == VP_PER_REWARD:
        counted = canal.reward_markers(g, who)
    else:
        return 0
    points = counted * t.decree_amount[decree]
    return min(points, t.decree_max[decree]) if t.decree_max[decree] else points
