"""Building the cathedral [T40, T41]: every die is a cube on the next level of its number (R-T24)."""

from regnum.games.troyes.const import FACES
from regnum.games.troyes.rules.dice import ref_code, value_of
from regnum.games.troyes.rules.goods import gain_influence, gain_vp
from regnum.games.troyes.rules.groups import Dice
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import CATHEDRAL_BUILT
from regnum.games.troyes.words.reasons import NO_WINDOW
from regnum.kernel.agenda import emit
from regnum.kernel.reasons import OK, why


def levels_built(g: Table, number: int) -> int:
    """How many levels of a number hold a cube; they are filled from below."""
    levels = g.box.cathedral_levels
    for level in range(levels):
        if not g.cathedral[level * FACES + number - 1]:
            return level
    return levels


def windows_for(g: Table, group: Dice, each: int) -> list[int]:
    """The spaces the dice would fill, one after another; -1 where there is none. each: cubes per die."""
    out: list[int] = []
    for i, ref in enumerate(group):
        number = value_of(ref_code(ref))
        before = each * [value_of(ref_code(other)) for other in group[:i]].count(number)
        for n in range(each):
            level = levels_built(g, number) + before + n
            free = level < g.box.cathedral_levels
            out.append(level * FACES + number - 1 if free else -1)
    return out


def window_refusal(g: Table, group: Dice, each: int) -> int:
    """Whether each die finds its space; else the number that does not."""
    windows = windows_for(g, group, each)
    if -1 not in windows:
        return OK
    ref = group[windows.index(-1) // each]
    number = value_of(ref_code(ref))
    return why(NO_WINDOW, number, levels_built(g, number))


def build(g: Table, who: int, group: Dice, each: int) -> None:
    """A cube for each die, with its reward at once."""
    box = g.box
    for window in windows_for(g, group, each):
        number = window % FACES
        g.cathedral[window] = who + 1
        emit(g, CATHEDRAL_BUILT, who, window, box.cathedral_vp[number], box.cathedral_influence[number])
        gain_vp(g, who, box.cathedral_vp[number])
        gain_influence(g, who, box.cathedral_influence[number])


def cathedral_cubes(g: Table, owner: int) -> int:
    """How many cubes an owner has in the cathedral."""
    return g.cathedral.count(owner + 1)
