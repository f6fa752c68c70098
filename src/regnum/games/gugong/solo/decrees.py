"""Which decree Meng takes [G108], and what his decrees bring him in the morning."""

from typing import Final

from regnum.games.gugong.const import EACH_MORNING_SHIP, EACH_MORNING_SWAP
from regnum.games.gugong.rules import decrees
from regnum.games.gugong.rules.decrees import decree_price, enact, is_on
from regnum.games.gugong.solo.canal import load_one, room_refusal
from regnum.games.gugong.solo.rewards import points_instead
from regnum.games.gugong.solo.trades import raise_and_pay, servants_refusal
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import MENG_CHOOSES, MENG_IDLE_DECREE, MORNING_USED
from regnum.games.gugong.words.reasons import DECREE_OWNED, DECREE_SHORT, SUPPLY_EMPTY
from regnum.kernel.agenda import Frame, emit
from regnum.kernel.reasons import OK, why

# Why it is this decree of its level, for the log.
ONLY_ONE: Final = 0  # he is on the other one already
CHEAPER: Final = 1
LOWER: Final = 2  # of equal price, lower on the board

# --- the choice (R-G56) -------------------------------------------------------------------------------


def levels_wanted(g: Table) -> list[int]:
    """Levels in the order he looks at them: that of the day, the lower ones downward, the higher upward."""
    last = g.box.decree_levels
    level = min(g.day, last)
    return [*range(level, 0, -1), *range(level + 1, last + 1)]


def best_of(g: Table, who: int, level: int) -> int:
    """The cheaper decree of a level that he is not on, of equals the lower one; -1 if he is on all."""
    best = -1
    for decree in g.decrees:
        if g.box.decree_level[decree] != level or is_on(g.seats[who], decree):
            continue
        if best < 0 or decree_price(g, who, decree) <= decree_price(g, who, best):
            best = decree
    return best


def chosen(g: Table, who: int, free: bool) -> int:
    """The first decree of his order that he can pay for, tokens counted; -1 for none."""
    for level in levels_wanted(g):
        decree = best_of(g, who, level)
        if decree >= 0 and (free or _price_refusal(g, who, decree) == OK):
            return decree
    return -1


def _price_refusal(g: Table, who: int, decree: int) -> int:
    return servants_refusal(g, who, decree_price(g, who, decree) + 1)


def choice_refusal(g: Table, who: int, free: bool) -> int:
    """Why he takes no decree, or OK. free: a special card, which takes one servant and no price."""
    me = g.seats[who]
    if free and me.supply + me.pool == 0:
        return why(SUPPLY_EMPTY)
    if chosen(g, who, free) >= 0:
        return OK
    left = [best_of(g, who, level) for level in levels_wanted(g)]
    prices = [decree_price(g, who, decree) for decree in left if decree >= 0]
    return why(DECREE_SHORT, min(prices) + 1, me.pool) if prices else why(DECREE_OWNED)


def take_decree(g: Table, who: int, free: bool) -> None:
    """Pay and place a servant: with a special card from the supply, if it has one (R-G58)."""
    decree = chosen(g, who, free)
    tell_choice(g, who, decree)
    if free:
        enact(g, who, decree, 0, g.seats[who].supply > 0)
        return
    price = decree_price(g, who, decree)
    raise_and_pay(g, who, price, 1)
    enact(g, who, decree, price)


def tell_choice(g: Table, who: int, decree: int) -> None:
    """Say why it is this one: the level, and what was decisive within it."""
    if g.events is None:
        return
    levels = g.box.decree_level
    reason = ONLY_ONE
    for other in g.decrees:
        if other != decree and levels[other] == levels[decree] and not is_on(g.seats[who], other):
            cheaper = decree_price(g, who, decree) < decree_price(g, who, other)
            reason = CHEAPER if cheaper else LOWER
    emit(g, MENG_CHOOSES, who, decree, levels[decree], levels_wanted(g)[0], reason)


# --- the morning (R-G62) ------------------------------------------------------------------------------


class MengMorning(Frame[Table]):
    """He takes all his morning benefits, in the order of their numbers. decrees: his of level 1."""

    def __init__(self, who: int, decrees: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.decrees: Final = decrees

    def resolve(self, g: Table, option: int) -> None:
        for decree in self.decrees:
            if morning_refusal(g, self.who, decree) == OK:
                emit(g, MORNING_USED, self.who, decree)
                morning(g, self.who, decree)
            else:
                emit(g, MENG_IDLE_DECREE, self.who, decree)


def morning_refusal(g: Table, who: int, decree: int) -> int:
    """Why a morning decree brings him nothing, or OK."""
    effect = g.box.decree_effect[decree]
    if effect == EACH_MORNING_SWAP:
        return OK
    if effect == EACH_MORNING_SHIP:
        return room_refusal(g, who) if g.seats[who].supply else why(SUPPLY_EMPTY)
    return decrees.morning_refusal(g, who, decree)


def morning(g: Table, who: int, decree: int) -> None:
    """One benefit; a swap is VP for him, a ship is loaded by his own rule (R-G50)."""
    effect = g.box.decree_effect[decree]
    if effect == EACH_MORNING_SWAP:
        points_instead(g, who)
    elif effect == EACH_MORNING_SHIP:
        load_one(g, who, True)
    else:
        decrees.morning(g, who, decree)
