"""Prices: the only place where the cost of anything is computed."""

from regnum.games.paladins.const import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    NOTHING,
    PRAY,
    PROVISION,
    RECRUIT,
    RIGHT,
    SILVER,
    STRENGTH,
)
from regnum.games.paladins.reasons import PROVISION_SHORT, SILVER_SHORT, WORKERS
from regnum.games.paladins.state import (
    OWN,
    PALADIN,
    PILES,
    PROVISION_AT,
    SILVER_AT,
    WORKERS_AT,
    WORKSHOPS,
    attribute_of,
    done,
    tab,
)
from regnum.games.paladins.tables import Tables
from regnum.games.paladins.workers import can_pay, total
from regnum.kernel.flat import State
from regnum.kernel.reasons import OK, why


def waives(g: State, who: int, action: int) -> int:
    """SILVER or PROVISION if the paladin lets this action do without it, else NOTHING [P14]."""
    pile = g.piles[who * PILES + PALADIN]
    if pile and tab(g).paladin_action[pile[0]] == action:
        return tab(g).paladin_waive[pile[0]]
    return NOTHING


def price_of(g: State, who: int, action: int) -> int:
    """What is paid when placing workers on an action, in goods of `price_kind` [P30-P45].

    Recruit and Attack pay for what they choose instead.
    """
    t = tab(g)
    kind = t.price_kind[action]
    if kind == NOTHING:
        return 0
    steps = t.price_steps[action]
    price = steps[done(g, who, action)] if len(steps) > 1 else steps[0]
    pile = g.piles[who * PILES + PALADIN]
    if pile and t.paladin_action[pile[0]] == action:
        if t.paladin_waive[pile[0]] == kind:
            return 0
        if kind == SILVER:
            return max(0, price - t.paladin_discount[pile[0]])
    return price


def provision_cost(g: State, who: int, action: int) -> int:
    """The price of an action as far as it is provisions."""
    return price_of(g, who, action) if tab(g).price_kind[action] == PROVISION else 0


def silver_cost(g: State, who: int, action: int) -> int:
    """The price of an action as far as it is silver."""
    return price_of(g, who, action) if tab(g).price_kind[action] == SILVER else 0


def price_refusal(g: State, who: int, action: int) -> int:
    """Why the price cannot be paid, or OK."""
    price = price_of(g, who, action)
    if price == 0:
        return OK
    if tab(g).price_kind[action] == SILVER:
        have = g.own[who * OWN + SILVER_AT]
        return why(SILVER_SHORT, price, have) if price > have else OK
    have = g.own[who * OWN + PROVISION_AT]
    return why(PROVISION_SHORT, price, have) if price > have else OK


def townsfolk_cost(g: State, who: int, place: int) -> int:
    """Silver for the townsfolk at a place of the row [P31]; nothing with Roland, to discard too (R-P28)."""
    return 0 if waives(g, who, RECRUIT) == SILVER else tab(g).row_silver[place]


def attack_cost(g: State, who: int, place: int) -> int:
    """Silver for the strength that is missing, rounded up [P44]."""
    t = tab(g)
    missing = t.region_strength[place] - attribute_of(g, who, STRENGTH)
    if missing <= 0 or waives(g, who, ATTACK) == SILVER:
        return 0
    return -(-missing // t.attack_step)


def slots_covered(g: State, who: int, action: int, single: bool) -> int:
    """Bits of the slots that need nobody: workshops, or the second slot with one worker [P22, P30]."""
    if action >= RIGHT:
        return g.own[who * OWN + WORKSHOPS + action - RIGHT]
    return 2 if single else 0


def fitting(g: State, who: int, action: int, single: bool) -> list[int]:
    """Numbers of the worker multisets that can pay for an action, workshops considered [P30]."""
    return tab(g).fills[4 * action + slots_covered(g, who, action, single)]


def workers_refusal(g: State, who: int, action: int, single: bool) -> int:
    """Why the workers of an action cannot be placed, or OK [P20]."""
    supply = g.own[who * OWN + WORKERS_AT]
    covered = slots_covered(g, who, action, single)
    need = tab(g).fill_size[4 * action + covered]
    have = total(supply)
    if have < need or not can_pay(supply, tab(g).fills[4 * action + covered]):
        return why(WORKERS, need, have)
    return OK


def limit_of(g: State, action: int) -> int:
    """How often an action may be done in a game [P23], 0 for no limit: as many as have a cost."""
    return tab(g).limits[action]


def derive_prices(t: Tables) -> None:
    """Prices and limits by action, worked out once from the component tables."""
    t.price_kind = [NOTHING] * ACTIONS
    t.price_steps = [[] for _ in range(ACTIONS)]
    for action, kind, steps in (
        (DEVELOP, SILVER, [t.develop_silver]),
        (PRAY, SILVER, [t.pray_silver]),
        (COMMISSION, PROVISION, t.commission_cost),
        (FORTIFY, PROVISION, t.fortify_cost),
        (GARRISON, PROVISION, t.garrison_cost),
        (ABSOLVE, SILVER, t.absolve_cost),
        (CONVERT, SILVER, t.convert_cost),
    ):
        t.price_kind[action] = kind
        t.price_steps[action] = steps
    t.limits = [len(steps) if len(steps) > 1 else 0 for steps in t.price_steps]
    t.limits[DEVELOP] = len(t.workshop_gain)
