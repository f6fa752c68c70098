"""Servants and the double servant [G80-G83]: what a price takes, paying it, and single pieces.

A price is paid without the double servant or with it: then it stands for two of a price of two or
more, for the whole of a price of one (R-G09). A placement takes pieces; the double is one of them.
"""

from typing import Final

from regnum.games.gugong.const import IN_POOL, IN_SUPPLY, LOCKED
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import SERVANTS_PAID
from regnum.games.gugong.words.reasons import NO_DOUBLE, SERVANTS_SHORT, SUPPLY_EMPTY
from regnum.kernel.agenda import emit
from regnum.kernel.reasons import OK, why

DOUBLE_COUNTS: Final = 2  # the double servant stands for so many [G80]


def has_double(me: Seat) -> bool:
    """Whether the double servant has come into play: only then is it worth a word."""
    return me.double != LOCKED


def supply_count(me: Seat) -> int:
    """Servants in the general supply; the double servant is one piece [G80]."""
    return me.supply + (1 if me.double == IN_SUPPLY else 0)


def pool_value(me: Seat) -> int:
    """What the pool can pay at most."""
    return me.pool + (DOUBLE_COUNTS if me.double == IN_POOL else 0)


# --- options with the double servant or without it ----------------------------------------------------
# What is bought or how many are gained, twice; and one more if the double servant is part of it.


def with_double(thing: int, double: bool) -> int:
    return 2 * thing + (1 if double else 0)


def thing_in(option: int) -> int:
    return option >> 1


def has_double_in(option: int) -> bool:
    return option & 1 == 1


# --- paying: from the pool to the general supply ------------------------------------------------------


def ordinary_in(price: int, double: bool) -> int:
    """How many ordinary servants a price takes: the one place that knows what the double pays (R-G09)."""
    return max(0, price - DOUBLE_COUNTS) if double else price


def pay_refusal(me: Seat, price: int, double: bool, keep: int = 0) -> int:
    """Why a price cannot be paid like this, or OK. keep: ordinary servants that must remain."""
    if double and (me.double != IN_POOL or price == 0):
        return why(NO_DOUBLE)
    need = ordinary_in(price, double) + keep
    return OK if me.pool >= need else why(SERVANTS_SHORT, need, me.pool)


def pay(g: Table, who: int, price: int, double: bool) -> None:
    """Pay a price; the caller has asked `pay_refusal`."""
    if price == 0:
        return
    me = g.seat(who)
    ordinary = ordinary_in(price, double)
    me.pool -= ordinary
    me.supply += ordinary
    if double:
        me.double = IN_SUPPLY
    emit(g, SERVANTS_PAID, who, price, 1 if double else 0)


def cost_of(price: int, double: bool) -> list[tuple[str, int]]:
    """A price as the cost of a choice: the double servant, and ordinary ones."""
    ordinary = ordinary_in(price, double)
    paid = [("double", 1)] if double else []
    return [*paid, ("servants", ordinary)] if ordinary else paid


# --- single pieces ------------------------------------------------------------------------------------


def piece_refusal(me: Seat, double: bool, supply: bool) -> int:
    """Why one piece, ordinary or the double, cannot be taken out of the pool or the supply, or OK (R-G10)."""
    if double:
        return OK if me.double == (IN_SUPPLY if supply else IN_POOL) else why(NO_DOUBLE)
    if supply:
        return OK if me.supply else why(SUPPLY_EMPTY)
    return OK if me.pool else why(SERVANTS_SHORT, 1, 0)


def take_out(g: Table, who: int, n: int, supply: bool) -> None:
    """Ordinary servants leave the pool or the supply; the caller says where they go."""
    me = g.seat(who)
    if supply:
        me.supply -= n
    else:
        me.pool -= n
