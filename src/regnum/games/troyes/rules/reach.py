"""The dice within a seat's reach [T20], looked at once for all targets.

What a group can add up to follows from the highest own dice, which cost nothing, and the highest
foreign ones, which cost the more the larger the group is. So the best totals are known for each *shape*
(how many dice, how many of them bought) without trying groups.
"""

from typing import Final

from regnum.games.troyes.const import COLOURS, DIE_CODES, FACES, GREY
from regnum.games.troyes.rules.dice import Dice, die_ref, ref_code, ref_owner, ref_value
from regnum.games.troyes.rules.groups import colour_in, foreign_in
from regnum.games.troyes.state import Box, Table

IMPOSSIBLE: Final = -1  # a total nobody can reach
WIDTH: Final = 4  # a group has up to three dice [T20]: sums of 0 to 3 of them
ALL_DICE: Final = COLOURS  # the row after those of the colours: dice of all colours together
NO_COLOUR_YET: Final = -1


def payable_shape(box: Box, deniers: int) -> int:
    """The dearest shape that can be paid."""
    last = len(box.shape_payable) - 1
    return box.shape_payable[deniers if deniers < last else last]


def shape_of(box: Box, size: int, bought: int) -> int:
    """The number of a shape."""
    for shape in range(len(box.shape_size)):
        if box.shape_size[shape] == size and box.shape_bought[shape] == bought:
            return shape
    raise ValueError(size)


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
        self.who: Final = who
        self.chosen: Final = chosen
        self.size: Final = len(chosen)
        self.bought: Final = foreign_in(who, chosen)
        self.colour: Final = colour_in(chosen) if chosen else NO_COLOUR_YET
        self.refs: Final[list[int]] = []  # dice that may join, different ones
        self.mixed: Final = mixed_card_lies(g)
        own = [0] * DIE_CODES
        foreign = [0] * DIE_CODES
        for owner, seat in enumerate(g.seats):
            if seat.dice:
                self._count(seat.dice, die_ref(owner, 0), own if owner == who else foreign)
        if g.grey_dice:
            self._count(g.grey_dice, die_ref(GREY, 0), foreign)
        total = 0
        for ref in chosen:
            total += ref_value(ref)
            (own if ref_owner(ref) == who else foreign)[ref_code(ref)] -= 1
            if g.dice_of(ref_owner(ref)).count(ref_code(ref)) == chosen.count(ref) and ref in self.refs:
                self.refs.remove(ref)
        self.total: Final = total
        self.own: Final = _highest(own, self.mixed)  # of the dice that may join: see `_highest`
        self.foreign: Final = _highest(foreign, self.mixed)

    def _count(self, dice: Dice, first: int, counts: list[int]) -> None:
        """Count the dice of a district by code, and note the different ones."""
        refs = self.refs
        last = -1
        for code in dice:
            counts[code] += 1
            if code != last:
                refs.append(first + code)
                last = code


def _highest(counts: list[int], mixed: bool) -> list[int]:
    """Sums of the 0, 1, 2, 3 highest of these dice, colour by colour; IMPOSSIBLE beyond the last.

    A last row is for dice of all colours together; it is filled in only if somebody may ask for it.
    """
    sums = [IMPOSSIBLE] * ((COLOURS + 1) * WIDTH)
    for colour in range(COLOURS):
        at = colour * WIDTH
        end = at + WIDTH - 1
        sums[at] = total = 0
        value = FACES
        while value > 0 and at < end:
            n = counts[colour * FACES + value - 1]
            while n and at < end:
                at += 1
                n -= 1
                total += value
                sums[at] = total
            value -= 1
    sums[ALL_DICE * WIDTH] = 0
    if mixed:
        _highest_of_all(counts, sums)
    return sums


def _highest_of_all(counts: list[int], sums: list[int]) -> None:
    at = ALL_DICE * WIDTH
    total = 0
    for value in range(FACES, 0, -1):
        for colour in range(COLOURS):
            for _ in range(counts[colour * FACES + value - 1]):
                if at + 1 < len(sums):
                    at += 1
                    total += value
                    sums[at] = total


def highest_without(sums: list[int], at: int, n: int, value: int) -> int:
    """The sum of the n highest dice of a row (which begins at `at`) but for one die of this value in it."""
    if n == 0:
        return 0
    if sums[at + n] < 0 or value >= sums[at + n] - sums[at + n - 1]:  # it is one of the n highest
        return sums[at + n + 1] - value if n + 1 < WIDTH and sums[at + n + 1] >= 0 else IMPOSSIBLE
    return sums[at + n]
