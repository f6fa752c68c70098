"""Meng's actions by day: a location's variant A, or B for nothing with a special card [G105-G110].

`refusal` says why an action would do nothing or cannot be paid for; then it is left out and costs
nothing (R-G52). Tokens are traded for servants where that makes it possible (R-G54).
"""

from typing import Final

import regnum.games.gugong.intrigue as intrigue
import regnum.games.gugong.jade as jade
import regnum.games.gugong.meng_canal as meng_canal
import regnum.games.gugong.meng_decrees as meng_decrees
import regnum.games.gugong.meng_trades as meng_trades
import regnum.games.gugong.meng_travel as meng_travel
import regnum.games.gugong.palace as palace
import regnum.games.gugong.servants as servants
import regnum.games.gugong.wall as wall
from regnum.games.gugong.const import (
    CANAL,
    DECREES,
    EXTRA_ON_WALL,
    GIFT_SERVANTS,
    INTRIGUE,
    JADE,
    PALACE,
    TRAVEL,
    WALL,
)
from regnum.games.gugong.log import ACTION, MENG_CANNOT
from regnum.games.gugong.reasons import SUPPLY_EMPTY, TRACK_END
from regnum.games.gugong.state import Table, has_decree
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.reasons import OK, code_in, have_in, need_in, why


class MengAction(Frame[Table]):
    """One action of his turn. a: the location; b: why (const.BY_...); items: 1 with a special card."""

    def __init__(self, who: int, place: int, by: int, special: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.by: Final = by
        self.special: Final = special

    def resolve(self, g: Table, option: int) -> None:
        special = self.special == 1
        refused = refusal(g, self.who, self.place, special)
        if refused != OK:
            leave_out(g, self.who, self.place, refused)
            return
        emit(g, ACTION, self.who, self.place, 1 if special else 0, self.by)
        perform(g, self.who, self.place, special)


def leave_out(g: Table, who: int, action: int, refused: int) -> None:
    """Say what he does not do, and why."""
    emit(g, MENG_CANNOT, who, action, code_in(refused), need_in(refused), have_in(refused))


class MengServants(Frame[Table]):
    """Servants that a gift card brings. a: how many."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def resolve(self, g: Table, option: int) -> None:
        if g.seats[self.who].supply:
            servants.gain(g, self.who, self.n)
        else:
            leave_out(g, self.who, GIFT_SERVANTS, why(SUPPLY_EMPTY))


# --- what is possible --------------------------------------------------------------------------------


def refusal(g: Table, who: int, place: int, special: bool) -> int:
    """Why he leaves an action out, or OK (R-G52)."""
    t = g.box
    if place == TRAVEL:
        return meng_travel.reach_refusal(g, who)
    if place == WALL:
        return _servant_refusal(g, who, t.wall_place[0], special)
    if place == JADE:
        price = jade.house_price(g, who, cheapest_house(g))
        return OK if special else meng_trades.servants_refusal(g, who, price)
    if place == INTRIGUE:
        medal = not special and g.medal == 0  # worth it even at the end of the track (R-G06)
        return why(TRACK_END) if intrigue.at_the_end(g, who) and not medal else OK
    if place == PALACE:
        return OK
    if place == DECREES:
        return meng_decrees.choice_refusal(g, who, special)
    assert place == CANAL
    room = meng_canal.room_refusal(g, who)
    return room if room != OK else _servant_refusal(g, who, t.canal_place[0], special)


def _servant_refusal(g: Table, who: int, need: int, special: bool) -> int:
    """Why he has no servants to place: from the pool, with a special card from anywhere (R-G58)."""
    if special:
        return OK if g.seats[who].supply + g.seats[who].pool else why(SUPPLY_EMPTY)
    return meng_trades.servants_refusal(g, who, need)


def cheapest_house(g: Table) -> int:
    """The house with the cheapest jade, or the square when all are empty."""
    prices = jade.house_prices(g)
    best = len(prices)
    for house in range(len(prices)):
        if g.houses >> house & 1 and (best == len(prices) or prices[house] < prices[best]):
            best = house
    return best


# --- what he does ------------------------------------------------------------------------------------


def perform(g: Table, who: int, place: int, special: bool) -> None:
    """A location's action; the caller has asked `refusal`."""
    t = g.box
    variant = 1 if special else 0
    if place == TRAVEL:
        push(g, meng_travel.MengMove(who, t.travel_moves[variant]))
    elif place == WALL:
        build(g, who, t.wall_place[variant], special)
    elif place == JADE:
        house = cheapest_house(g)
        price = 0 if special else jade.house_price(g, who, house)
        meng_trades.pay(g, who, price)
        jade.take_jade(g, who, house, price)
    elif place == INTRIGUE:
        intrigue.advance(g, who, t.intrigue_steps[variant])
        if not special:
            intrigue.take_medal(g, who)
    elif place == PALACE:
        palace.advance_envoy(g, who, t.palace_steps[variant])
        if special:
            intrigue.advance(g, who, t.palace_b_intrigue)
    elif place == DECREES:
        meng_decrees.take_decree(g, who, special)
    else:
        assert place == CANAL
        n = t.canal_place[variant]
        if not special:
            meng_trades.raise_servants(g, who, n)
        push(g, meng_canal.MengLoad(who, n, variant))


def build(g: Table, who: int, n: int, special: bool) -> None:
    """Servants on the wall; the decree's extra one comes with every action by day (R-G53)."""
    if special:
        stored = min(n, g.seats[who].supply)  # the supply first, then the pool (R-G58)
        if stored:
            wall.put(g, who, stored, False, True)
        n = min(n - stored, g.seats[who].pool)
    else:
        meng_trades.raise_servants(g, who, n)
    if n:
        wall.put(g, who, n, False, False)
    if has_decree(g, who, EXTRA_ON_WALL):
        extra = min(g.box.effect_amount[EXTRA_ON_WALL], g.seats[who].supply)
        if extra:
            wall.put(g, who, extra, False, True)
    push(g, wall.WallCheck(who))
