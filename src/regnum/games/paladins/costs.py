"""Prices: the only place where the cost of anything is computed."""

from regnum.games.paladins.const import (
    ABSOLVE,
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
from regnum.games.paladins.state import OWN, WORKSHOPS, attribute_of, done, paladin_of, tab
from regnum.kernel.agenda import State


def waives(g: State, who: int, action: int) -> int:
    """SILVER or PROVISION if the paladin lets this action do without it, else NOTHING [P14]."""
    paladin = paladin_of(g, who)
    if paladin >= 0 and tab(g).paladin_action[paladin] == action:
        return tab(g).paladin_waive[paladin]
    return NOTHING


def provision_cost(g: State, who: int, action: int) -> int:
    """Provisions paid when placing workers on a right-side action [P40-P42]."""
    t = tab(g)
    if action == COMMISSION:
        costs = t.commission_cost
    elif action == FORTIFY:
        costs = t.fortify_cost
    elif action == GARRISON:
        costs = t.garrison_cost
    else:
        return 0
    return 0 if waives(g, who, action) == PROVISION else costs[done(g, who, action)]


def silver_cost(g: State, who: int, action: int) -> int:
    """Silver paid when placing workers; Recruit and Attack pay for what they choose instead."""
    t = tab(g)
    if action == DEVELOP:
        price = t.develop_silver
    elif action == PRAY:
        price = t.pray_silver
    elif action == ABSOLVE:
        price = t.absolve_cost[done(g, who, ABSOLVE)]
    elif action == CONVERT:
        price = t.convert_cost[done(g, who, CONVERT)]
    else:
        return 0
    paladin = paladin_of(g, who)
    if paladin >= 0 and t.paladin_action[paladin] == action:
        if t.paladin_waive[paladin] == SILVER:
            return 0
        price -= t.paladin_discount[paladin]
    return max(0, price)


def townsfolk_cost(g: State, who: int, place: int) -> int:
    """Silver for the townsfolk at a place of the row [P31]; nothing with Roland."""
    return 0 if waives(g, who, RECRUIT) == SILVER else tab(g).row_silver[place]


def attack_cost(g: State, who: int, place: int) -> int:
    """Silver for the strength that is missing, rounded up [P44]."""
    t = tab(g)
    missing = t.region_strength[place] - attribute_of(g, who, STRENGTH)
    if missing <= 0 or waives(g, who, ATTACK) == SILVER:
        return 0
    return -(-missing // t.attack_step)


def fitting(g: State, who: int, action: int, first_only: bool) -> list[int]:
    """Numbers of the worker multisets that can pay for an action, workshops considered [P30]."""
    if action >= RIGHT:
        return tab(g).fills[4 * action + g.own[who * OWN + WORKSHOPS + action - RIGHT]]
    return tab(g).fills[4 * action + (2 if first_only else 0)]


def limit_of(g: State, action: int) -> int:
    """How often an action may be done in a game [P23], 0 for no limit: as many as have a cost."""
    t = tab(g)
    if action == DEVELOP:
        return len(t.workshop_gain)
    if action == COMMISSION:
        return len(t.commission_cost)
    if action == FORTIFY:
        return len(t.fortify_cost)
    if action == GARRISON:
        return len(t.garrison_cost)
    if action == ABSOLVE:
        return len(t.absolve_cost)
    if action == CONVERT:
        return len(t.convert_cost)
    return 0
