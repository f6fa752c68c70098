"""Decrees [G65-G67]: buying them, and all that they bring later, in one place."""

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
from regnum.games.gugong.rules.canal import load_from_supply
from regnum.games.gugong.rules.claims import reward_markers
from regnum.games.gugong.rules.gains import gain_servants, score_vp
from regnum.games.gugong.rules.gifts import start_swap
from regnum.games.gugong.rules.intrigue import advance, at_the_end
from regnum.games.gugong.rules.loading import supply_refusal
from regnum.games.gugong.rules.locations import LocationAction
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.servants import (
    cost_of,
    has_double,
    has_double_in,
    pay,
    pay_refusal,
    supply_count,
    take_out,
    thing_in,
    with_double,
)
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import DECREE_ENACTED
from regnum.games.gugong.words.names import decree_msg, vp_msg
from regnum.games.gugong.words.reasons import (
    DECREE_OWNED,
    DECREE_SHORT,
    NO_CARD_TO_SWAP,
    SUPPLY_EMPTY,
    TRACK_END,
)
from regnum.kernel.agenda import Choice, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- who has which ------------------------------------------------------------------------------------


def is_on(seat: Seat, decree: int) -> bool:
    """Whether a seat has a servant on a decree."""
    return seat.decrees >> decree & 1 == 1


def has_decree(g: Table, who: int, effect: int) -> bool:
    """Whether a seat has a servant on the decree of this effect."""
    return g.seats[who].decrees & g.box.effect_decrees[effect] != 0


# --- prices -------------------------------------------------------------------------------------------


def discounted(g: Table, who: int, effect: int, price: int) -> int:
    """A price after the decree of this effect, never below 0 (R-G34). who -1: nobody, as printed."""
    if who >= 0 and has_decree(g, who, effect):
        return max(0, price - g.box.effect_amount[effect])
    return price


def decree_price(g: Table, who: int, decree: int) -> int:
    """What a seat pays besides the servant it places; the printed price for who -1 [G65].

    Every servant of somebody else on it makes it dearer (R-G35).
    """
    price = g.box.decree_cost[decree]
    if who < 0:
        return price
    for other, seat in enumerate(g.seats):
        if other != who and is_on(seat, decree):
            price += g.box.decree_rival_cost
    return discounted(g, who, CHEAPER_DECREES, price)


def decree_refusal(g: Table, who: int, decree: int, double: bool) -> int:
    """Why a seat cannot buy a decree so, or OK: an ordinary servant must be left to place [G83]."""
    me = g.seats[who]
    if is_on(me, decree):
        return why(DECREE_OWNED)
    price = decree_price(g, who, decree)
    refusal = pay_refusal(me, price, double, 1)
    if refusal != OK and not double:
        return why(DECREE_SHORT, price + 1, me.pool)
    return refusal


def enact(g: Table, who: int, decree: int, price: int, supply: bool = False) -> None:
    """One servant onto the decree for good, and its VP; the price has been paid."""
    take_out(g, who, 1, supply)
    g.seat(who).decrees |= 1 << decree
    emit(g, DECREE_ENACTED, who, decree, price, 1 if supply else 0)
    score_vp(g, who, g.box.decree_vp[decree], VP_DECREES)


class Decree(LocationAction):
    """Buy a decree. The way is the decree, with the double servant or not."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who, by, DECREES, "G65")

    def ways(self, g: Table) -> list[int]:
        found: list[int] = []
        double = has_double(g.seats[self.who])
        for decree in g.decrees:
            found.append(with_double(decree, False))
            if double and self._costs_something(g, decree):
                found.append(with_double(decree, True))
        return found

    def _costs_something(self, g: Table, decree: int) -> bool:
        """Whether there is anything to pay with the double servant."""
        return not is_on(g.seats[self.who], decree) and decree_price(g, self.who, decree) > 0

    def refusal(self, g: Table, way: int) -> int:
        return decree_refusal(g, self.who, thing_in(way), has_double_in(way))

    def perform(self, g: Table, way: int) -> None:
        decree = thing_in(way)
        price = decree_price(g, self.who, decree)
        pay(g, self.who, price, has_double_in(way))
        enact(g, self.who, decree, price)

    def describe_way(self, g: Table, way: int) -> Choice:
        box = g.box
        decree, double = thing_in(way), has_double_in(way)
        name = box.decree_ids[decree]
        price = decree_price(g, self.who, decree)
        key = "gugong-opt-decree-double" if double else "gugong-opt-decree"
        return Choice(
            way,
            f"decree {name} double" if double else f"decree {name}",
            Msg(key, {"decree": decree_msg(box, decree), "price": price}),
            ["decree." + name],
            [*cost_of(price, double), ("placed", 1)],
            [vp_msg(box.decree_vp[decree])] if box.decree_vp[decree] else [],
            "decree",
            {"decree": name, "double": double},
        )


# --- level 1: every morning [G13, G66] ----------------------------------------------------------------


def morning_refusal(g: Table, who: int, decree: int) -> int:
    """Why a morning benefit would bring nothing, or OK."""
    effect, me = g.box.decree_effect[decree], g.seats[who]
    if effect == EACH_MORNING_INTRIGUE:
        return why(TRACK_END) if at_the_end(g, who) else OK
    if effect == EACH_MORNING_SERVANTS:
        return OK if supply_count(me) else why(SUPPLY_EMPTY)
    if effect == EACH_MORNING_SHIP:
        return supply_refusal(g, who)
    if effect == EACH_MORNING_SWAP:
        return OK if me.hand or me.discard else why(NO_CARD_TO_SWAP)
    return OK


def morning(g: Table, who: int, decree: int) -> None:
    """Take the morning benefit of a decree, or start asking about it."""
    effect = g.box.decree_effect[decree]
    n = g.box.decree_amount[decree]
    if effect == EACH_MORNING_INTRIGUE:
        advance(g, who, n)
    elif effect == EACH_MORNING_SERVANTS:
        gain_servants(g, who, n)
    elif effect == EACH_MORNING_ENVOY:
        advance_envoy(g, who, n)
    elif effect == EACH_MORNING_SHIP:
        load_from_supply(g, who)
    else:
        assert effect == EACH_MORNING_SWAP
        start_swap(g, who, BY_LOCATION)


# --- level 3: at the end [G66, G90] -------------------------------------------------------------------


def end_points(g: Table, who: int, decree: int) -> int:
    """VP of a level 3 decree now; the one that counts VP looks at the track as it stands (R-G44)."""
    box, me = g.box, g.seats[who]
    effect = box.decree_effect[decree]
    if effect == VP_PER_VP:
        counted = me.vp // box.decree_per[decree]
    elif effect == VP_AT_END:
        counted = 1
    elif effect == VP_PER_JADE:
        counted = me.jade
    elif effect == VP_PER_DECREE:
        counted = me.decrees.bit_count()
    elif effect == VP_PER_REWARD:
        counted = reward_markers(g, who)
    else:
        return 0
    points = counted * box.decree_amount[decree]
    return min(points, box.decree_max[decree]) if box.decree_max[decree] else points
