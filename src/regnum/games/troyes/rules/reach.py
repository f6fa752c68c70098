"""The dice within a seat's reach [T20], looked at once for all targets.

What a group can add up to follows from the highest own dice, which cost nothing, and the highest
foreign ones, whose price grows with the group: nobody has to try groups. A group has up to three dice,
so of each colour three values are enough: a *row*, three octal digits, the highest value first. The rows
of the colours, and one of all dice, lie side by side in one int: copies and lists would cost more than
all the looking.
"""

from typing import Final

from regnum.games.troyes.const import COLOURS, DIE_CODES, GREY
from regnum.games.troyes.rules.dice import Dice, colour_of, ref_owner, ref_value, value_of
from regnum.games.troyes.rules.groups import colour_in
from regnum.games.troyes.state import Table

ALL_DICE: Final = COLOURS  # the row after those of the colours: dice of all colours together
ROW_BITS: Final = 9
ROW: Final = 0o777
NO_COLOUR_YET: Final = -1


def row_in(rows: int, which: int) -> int:
    """The row of a colour, or of ALL_DICE."""
    return rows >> which * ROW_BITS & ROW


def highest(row: int) -> int:
    """The highest value of a row, 0 if it is empty."""
    return row >> 6


def others(row: int) -> int:
    """The row without its highest value."""
    return (row & 0o77) << 3


def joined(row: int, value: int) -> int:
    """The row with one more die, if that is one of the three highest."""
    first, second, third = row >> 6, row >> 3 & 7, row & 7
    if value > first:
        return value << 6 | first << 3 | second
    if value > second:
        return first << 6 | value << 3 | second
    return first << 6 | second << 3 | max(value, third)


def parted(row: int, value: int) -> int:
    """The row without a die of this value, if that is one of the three highest."""
    first, second, third = row >> 6, row >> 3 & 7, row & 7
    if value == first:
        return second << 6 | third << 3
    if value == second:
        return first << 6 | third << 3
    return first << 6 | second << 3


def with_value(rows: int, which: int, value: int) -> int:
    """The rows with one more die in one of them."""
    shift = which * ROW_BITS
    row = rows >> shift & ROW
    return rows ^ (row ^ joined(row, value)) << shift


def all_together(rows: int) -> int:
    """The rows with that of ALL_DICE filled in."""
    for colour in range(COLOURS):
        row = row_in(rows, colour)
        while row:
            rows = with_value(rows, ALL_DICE, highest(row))
            row = others(row)
    return rows


def mixed_card_lies(g: Table) -> bool:
    """Whether a card is turned up that takes dice of several colours."""
    mixed = g.box.card_mixed
    for card in g.cards:
        if card >= 0 and mixed[card]:
            return True
    return False


class Reach:
    """The dice chosen so far, and those that may join them."""

    def __init__(self, g: Table, who: int, chosen: Dice) -> None:
        self.who = who
        self.chosen = chosen
        self.size = len(chosen)
        self.total = 0
        self.bought = 0  # of the chosen ones
        self.colour = colour_in(chosen) if chosen else NO_COLOUR_YET
        self.refs: list[int] = []  # dice that may join, different ones
        self.own_codes = 0  # the same as bits of their codes
        self.foreign_codes = 0
        self.own = 0  # rows of the dice that may join
        self.foreign = 0
        self.is_mixed = False  # whether the rows of all dice are filled in
        self.may_mix = len(chosen) > 0 and mixed_card_lies(g)  # nobody asks before the first die
        for ref in chosen:
            self.total += ref_value(ref)
            if ref_owner(ref) != who:
                self.bought += 1
        left_out = 0  # chosen dice that have been met
        for owner, seat in enumerate(g.seats):
            if seat.dice:
                left_out = self._add(seat.dice, owner, left_out)
        if g.grey_dice:
            self._add(g.grey_dice, GREY, left_out)

    def _add(self, dice: Dice, owner: int, left_out: int) -> int:
        """The dice of a district but for the chosen ones; how many of these have been met so far."""
        rows = 0 if owner == self.who else self.foreign
        codes = 0
        first = owner * DIE_CODES
        last = -1
        for code in dice:
            if left_out < self.size and self.chosen[left_out] == first + code:
                left_out += 1
                continue
            if code != last:
                last = code
                codes |= 1 << code
                self.refs.append(first + code)
            rows = with_value(rows, colour_of(code), value_of(code))
        if owner == self.who:
            self.own = rows
            self.own_codes = codes
        else:
            self.foreign = rows
            self.foreign_codes |= codes
        return left_out

    def mix_colours(self) -> None:
        """Fill in the rows of all dice."""
        if not self.is_mixed:
            self.is_mixed = True
            self.own = all_together(self.own)
            self.foreign = all_together(self.foreign)
