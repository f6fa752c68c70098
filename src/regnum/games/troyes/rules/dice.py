"""Dice and districts: what a die shows, whose it is, and how it comes and goes.

A die is what it shows: its code is colour * 6 + value - 1, so codes sort by colour. A die with its
district is one int too, a reference: groups of dice are tuples of these.
"""

from typing import Final

from regnum.games.troyes.const import DIE_CODES, FACES, GREY, OWNERS, RED
from regnum.games.troyes.state import Table

Dice = tuple[int, ...]  # a group of references, sorted

OPPOSITE_SUM: Final = FACES + 1  # of opposite faces [T60]

# --- one die -------------------------------------------------------------------------------------------


def die(colour: int, value: int) -> int:
    """The code of a die."""
    return colour * FACES + value - 1


def colour_of(code: int) -> int:
    return code // FACES


def value_of(code: int) -> int:
    return code % FACES + 1


def flipped(code: int) -> int:
    """The die turned over: opposite faces sum to 7 [T60]."""
    return die(colour_of(code), OPPOSITE_SUM - value_of(code))


def against_black(code: int) -> int:
    """What a die counts against black dice: red ones double [T14]."""
    return value_of(code) * 2 if colour_of(code) == RED else value_of(code)


# --- references ----------------------------------------------------------------------------------------


def die_ref(owner: int, code: int) -> int:
    """A die with its district."""
    return owner * DIE_CODES + code


def ref_owner(ref: int) -> int:
    return ref // DIE_CODES


def ref_code(ref: int) -> int:
    return ref % DIE_CODES


def ref_colour(ref: int) -> int:
    return ref % DIE_CODES // FACES


def ref_value(ref: int) -> int:
    return ref % FACES + 1


# --- districts -----------------------------------------------------------------------------------------


def districts(g: Table) -> list[int]:
    """Owners of the districts: the seats, and grey."""
    return [owner for owner in range(OWNERS) if owner < g.seat_count or owner == GREY]


def not_chosen(dice: Dice, chosen: Dice) -> list[int]:
    """The codes of a district's dice that are not chosen yet, equal ones once."""
    out: list[int] = []
    last = -1
    left = 0
    for code in dice:
        if code != last:
            last = code
            left = 0
            for other in chosen:
                if other == code:
                    left -= 1
        left += 1
        if left == 1:
            out.append(code)
    return out


def set_dice(g: Table, owner: int, dice: tuple[int, ...]) -> None:
    """Put dice into a district; they must be sorted."""
    if owner == GREY:
        g.grey_dice = dice
    else:
        g.seat(owner).dice = dice


def discard_die(g: Table, owner: int, code: int) -> None:
    """A used die leaves its district."""
    dice = g.dice_of(owner)
    at = 0
    while dice[at] != code:
        at += 1
    set_dice(g, owner, dice[:at] + dice[at + 1 :])
    g.dice_used += 1


def exchange_die(g: Table, who: int, old: int, new: int) -> None:
    """A die of a seat's district shows another face."""
    dice = list(g.seats[who].dice)
    dice.remove(old)
    dice.append(new)
    set_dice(g, who, tuple(sorted(dice)))


def any_dice(g: Table) -> bool:
    """Whether a die is left in any district [T16]."""
    if g.grey_dice:
        return True
    for seat in g.seats:
        if seat.dice:
            return True
    return False


def digits_of(values: list[int]) -> int:
    """Values of dice as decimal digits in this order: how the log tells them."""
    digits = 0
    for value in values:
        digits = 10 * digits + value
    return digits
