"""Building the cathedral [T40, T41]: every die is a cube on the next level of its number (R-T24)."""

from regnum.games.troyes.const import FACES
from regnum.games.troyes.rules.dice import Dice, ref_value
from regnum.games.troyes.rules.goods import gain_influence, gain_vp
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import CATHEDRAL_BUILT
from regnum.games.troyes.words.reasons import NO_WINDOW
from regnum.kernel.agenda import emit
from regnum.kernel.reasons import OK, why

# --- a window is one int: its level, 0 the lowest, and its number 1-6 --------------------------------------


def window_at(level: int, number: int) -> int:
    return level * FACES + number - 1


def level_of(window: int) -> int:
    return window // FACES


def number_of(window: int) -> int:
    return window % FACES + 1


def level_windows(g: Table, level: int) -> list[int]:
    """Who has built on a level: owner + 1 of each number."""
    return g.cathedral[level * FACES : (level + 1) * FACES]


# --- building ----------------------------------------------------------------------------------------------


def levels_built(g: Table, number: int) -> int:
    """How many levels of a number hold a cube; they are filled from below."""
    levels = g.box.cathedral_levels
    for level in range(levels):
        if not g.cathedral[window_at(level, number)]:
            return level
    return levels


def windows_for(g: Table, group: Dice, each: int) -> list[int]:
    """The spaces the dice would fill, one after another; -1 where there is none. each: cubes per die."""
    out: list[int] = []
    for i, ref in enumerate(group):
        number = ref_value(ref)
        built = levels_built(g, number)
        for before in range(i):
            if ref_value(group[before]) == number:
                built += each
        for level in range(built, built + each):
            free = level < g.box.cathedral_levels
            out.append(window_at(level, number) if free else -1)
    return out


def window_refusal(g: Table, group: Dice, each: int) -> int:
    """Whether each die finds its space; else the number that does not."""
    windows = windows_for(g, group, each)
    if -1 not in windows:
        return OK
    ref = group[windows.index(-1) // each]
    number = ref_value(ref)
    return why(NO_WINDOW, number, levels_built(g, number))


def build(g: Table, who: int, group: Dice, each: int) -> None:
    """A cube for each die, with its reward at once."""
    for window in windows_for(g, group, each):
        g.cathedral[window] = who + 1
        vp, influence = window_vp(g, window), window_influence(g, window)
        emit(g, CATHEDRAL_BUILT, who, window, vp, influence)
        gain_vp(g, who, vp)
        gain_influence(g, who, influence)


def window_vp(g: Table, window: int) -> int:
    return g.box.cathedral_vp[number_of(window) - 1]


def window_influence(g: Table, window: int) -> int:
    return g.box.cathedral_influence[number_of(window) - 1]


def cathedral_cubes(g: Table, owner: int) -> int:
    """How many cubes an owner has in the cathedral."""
    return g.cathedral.count(owner + 1)
