"""The three buildings [T51, T52]: rows that fill and push, citizens who fall out and lie down.

All buildings are rows: the palace has six of length one. Whoever enters a full row pushes out the
last one; a row with a gap pushes nobody out, however one enters it.
"""

from regnum.games.troyes.const import BUILDING_NAMES, PALACE, PUSH, ROOM
from regnum.games.troyes.log import EXPELLED
from regnum.games.troyes.reasons import PROTECTED
from regnum.games.troyes.state import LYING, SPACES, lies_in, tab
from regnum.games.troyes.tables import Tables
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State
from regnum.kernel.reasons import OK, why


def row_of(t: Tables, building: int, value: int) -> int:
    """The row of a building that a die of this value leads to."""
    return t.row_of_value[building][value - 1]


def row_start(t: Tables, building: int, row: int) -> int:
    """The leftmost space of a row, 0-17."""
    return building * ROOM + row * t.row_length[building]


def who_falls(g: State, building: int, row: int) -> int:
    """The owner of the citizen who would be expelled by one more in this row, or -1."""
    t = tab(g)
    length = t.row_length[building]
    at = SPACES + building * ROOM + row * length
    for i in range(at, at + length):
        if not g.board[i]:
            return -1
    return g.board[at + length - 1] - 1


def entry_refused(g: State, building: int, row: int) -> int:
    """0 if a citizen may enter the row, or the refusal: who would fall is protected [T52]."""
    falls = who_falls(g, building, row)
    return why(PROTECTED) if falls >= 0 and lies_in(g, falls, building) else OK


def enter(g: State, owner: int, building: int, row: int, entry: int) -> int:
    """A citizen enters a row; who falls out lies down. The space it stands on.

    `entry` is FIRST_FREE (the leftmost free space) or PUSH (the first space, pushing up to a gap);
    in a full row both push. It must be allowed (`entry_refused`).
    """
    length = tab(g).row_length[building]
    first = SPACES + building * ROOM + row * length
    gap = first
    while gap < first + length and g.board[gap]:
        gap += 1
    if gap == first + length:
        gap -= 1
        fallen = g.board[gap] - 1
        g.board[LYING + building] |= 1 << fallen
        emit(g, EXPELLED, fallen if fallen < g.seats else -1, fallen, building)
        entry = PUSH
    if entry == PUSH:
        for i in range(gap, first, -1):
            g.board[i] = g.board[i - 1]
        gap = first
    g.board[gap] = owner + 1
    return gap - SPACES


def space_name(t: Tables, space: int) -> str:
    """How texts say it: `palace 3`, `city_hall 2 1` (row and place in it, from 1)."""
    building = space // ROOM
    length = t.row_length[building]
    row, column = divmod(space % ROOM, length)
    if building == PALACE and length == 1:
        return f"{BUILDING_NAMES[building]} {row + 1}"
    return f"{BUILDING_NAMES[building]} {row + 1} {column + 1}"
