"""Prices: the only place where the cost of anything is computed."""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ATTACK,
    NOTHING,
    PROVISION,
    RECRUIT,
    SILVER,
    STRENGTH,
)
from regnum.games.paladins.rules.progress import attribute_of, times_done
from regnum.games.paladins.state import Seat
from regnum.games.paladins.words.reasons import PROVISION_SHORT, SILVER_SHORT
from regnum.kernel.reasons import OK, why


def waives(box: Box, me: Seat, action: int) -> int:
    """SILVER or PROVISION if the paladin lets this action do without it, else NOTHING [P14]."""
    if me.paladin and box.paladin_action[me.paladin[0]] == action:
        return box.paladin_waive[me.paladin[0]]
    return NOTHING


def price_of(box: Box, me: Seat, action: int) -> int:
    """What is paid when placing workers on an action, in goods of `price_kind` [P30-P45].

    Recruit and Attack pay for what they choose instead.
    """
    kind = box.price_kind[action]
    if kind == NOTHING:
        return 0
    steps = box.price_steps[action]
    price = steps[times_done(me, action)] if len(steps) > 1 else steps[0]
    if me.paladin and box.paladin_action[me.paladin[0]] == action:
        if box.paladin_waive[me.paladin[0]] == kind:
            return 0
        if kind == SILVER:
            return max(0, price - box.paladin_discount[me.paladin[0]])
    return price


def provision_cost(box: Box, me: Seat, action: int) -> int:
    """The price of an action as far as it is provisions."""
    return price_of(box, me, action) if box.price_kind[action] == PROVISION else 0


def silver_cost(box: Box, me: Seat, action: int) -> int:
    """The price of an action as far as it is silver."""
    return price_of(box, me, action) if box.price_kind[action] == SILVER else 0


def price_refusal(box: Box, me: Seat, action: int) -> int:
    """Why the price cannot be paid, or OK."""
    price = price_of(box, me, action)
    if price == 0:
        return OK
    if box.price_kind[action] == SILVER:
        return silver_refusal(me, price)
    return provision_refusal(me, price)


def silver_refusal(me: Seat, price: int) -> int:
    return why(SILVER_SHORT, price, me.silver) if price > me.silver else OK


def provision_refusal(me: Seat, price: int) -> int:
    return why(PROVISION_SHORT, price, me.provision) if price > me.provision else OK


def townsfolk_cost(box: Box, me: Seat, place: int) -> int:
    """Silver for the townsfolk at a place of the row [P31]; nothing with Roland, to discard too (R-P28)."""
    return 0 if waives(box, me, RECRUIT) == SILVER else box.row_silver[place]


def attack_cost(box: Box, me: Seat, place: int) -> int:
    """Silver for the strength that is missing, rounded up [P44]."""
    missing = box.region_strength[place] - attribute_of(box, me, STRENGTH)
    if missing <= 0 or waives(box, me, ATTACK) == SILVER:
        return 0
    return -(-missing // box.attack_step)
