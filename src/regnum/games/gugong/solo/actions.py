"""Meng's actions by day: a location's variant A, or B for nothing with a special card [G105-G110].

`refusal` says why an action would do nothing or cannot be paid for; then it is left out and costs
nothing (R-G52). Tokens are traded for servants where that makes it possible (R-G54).
"""

from typing import Final

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
from regnum.games.gugong.rules.decrees import has_decree
from regnum.games.gugong.rules.gains import gain_servants
from regnum.games.gugong.rules.intrigue import advance, at_the_end, take_medal
from regnum.games.gugong.rules.jade import has_jade, house_price, house_prices, square, take_jade
from regnum.games.gugong.rules.locations import A, B
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.wall import WallCheck, put
from regnum.games.gugong.solo.canal import MengLoad, room_refusal
from regnum.games.gugong.solo.decrees import choice_refusal, take_decree
from regnum.games.gugong.solo.trades import raise_and_pay, raise_servants, servants_refusal
from regnum.games.gugong.solo.travel import MengMove, reach_refusal
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import ACTION, MENG_CANNOT
from regnum.games.gugong.words.reasons import SUPPLY_EMPTY, TRACK_END
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.reasons import OK, code_in, have_in, need_in, why


class MengAction(Frame[Table]):
    """One action of his turn. by: why (const.BY_...); special: 1 with a special card."""

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
        emit(g, ACTION, self.who, self.place, B if special else A, self.by)
        perform(g, self.who, self.place, special)


class MengServants(Frame[Table]):
    """Servants that a gift card brings."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def resolve(self, g: Table, option: int) -> None:
        if g.seats[self.who].supply:
            gain_servants(g, self.who, self.n)
        else:
            leave_out(g, self.who, GIFT_SERVANTS, why(SUPPLY_EMPTY))


def leave_out(g: Table, who: int, action: int, refused: int) -> None:
    """Say what he does not do, and why."""
    emit(g, MENG_CANNOT, who, action, code_in(refused), need_in(refused), have_in(refused))


# --- what is possible ---------------------------------------------------------------------------------


def refusal(g: Table, who: int, place: int, special: bool) -> int:
    """Why he leaves an action out, or OK (R-G52)."""
    if place == TRAVEL:
        return reach_refusal(g, who)
    if place == WALL:
        return _placing_refusal(g, who, g.box.wall_place[A], special)
    if place == JADE:
        return OK if special else servants_refusal(g, who, house_price(g, who, cheapest_house(g)))
    if place == INTRIGUE:
        medal = not special and g.medal == 0  # worth it even at the end of the track (R-G06)
        return why(TRACK_END) if at_the_end(g, who) and not medal else OK
    if place == PALACE:
        return OK
    if place == DECREES:
        return choice_refusal(g, who, special)
    assert place == CANAL
    room = room_refusal(g, who)
    return room if room != OK else _placing_refusal(g, who, g.box.canal_place[A], special)


def _placing_refusal(g: Table, who: int, need: int, special: bool) -> int:
    """Why he has no servants to place: from the pool, with a special card from anywhere (R-G58)."""
    if special:
        return OK if g.seats[who].supply + g.seats[who].pool else why(SUPPLY_EMPTY)
    return servants_refusal(g, who, need)


def cheapest_house(g: Table) -> int:
    """The house with the cheapest jade, or the square when all are empty."""
    prices = house_prices(g)
    best = square(g)
    for house, price in enumerate(prices):
        if has_jade(g, house) and (best == square(g) or price < prices[best]):
            best = house
    return best


# --- what he does -------------------------------------------------------------------------------------


def perform(g: Table, who: int, place: int, special: bool) -> None:
    """A location's action; the caller has asked `refusal`."""
    box = g.box
    variant = B if special else A
    if place == TRAVEL:
        push(g, MengMove(who, box.travel_moves[variant]))
    elif place == WALL:
        build(g, who, box.wall_place[variant], special)
    elif place == JADE:
        house = cheapest_house(g)
        price = 0 if special else house_price(g, who, house)
        raise_and_pay(g, who, price)
        take_jade(g, who, house, price)
    elif place == INTRIGUE:
        advance(g, who, box.intrigue_steps[variant])
        if not special:
            take_medal(g, who)
    elif place == PALACE:
        advance_envoy(g, who, box.palace_steps[variant])
        if special:
            advance(g, who, box.palace_b_intrigue)
    elif place == DECREES:
        take_decree(g, who, special)
    else:
        assert place == CANAL
        n = box.canal_place[variant]
        if not special:
            raise_servants(g, who, n)
        push(g, MengLoad(who, n, 1 if special else 0))


def build(g: Table, who: int, n: int, special: bool) -> None:
    """Servants on the wall; the decree's extra one comes with every action by day (R-G53)."""
    if special:
        stored = min(n, g.seats[who].supply)  # the supply first, then the pool (R-G58)
        if stored:
            put(g, who, stored, False, True)
        n = min(n - stored, g.seats[who].pool)
    else:
        raise_servants(g, who, n)
    if n:
        put(g, who, n, False, False)
    if has_decree(g, who, EXTRA_ON_WALL):
        extra = min(g.box.effect_amount[EXTRA_ON_WALL], g.seats[who].supply)
        if extra:
            put(g, who, extra, False, True)
    push(g, WallCheck(who))
