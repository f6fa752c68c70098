"""The three buildings [T51, T52]: rows that fill and push, citizens who fall out and lie down.

All buildings are rows: the palace has six of length one. Whoever enters a full row pushes out the
last one; a row with a gap pushes nobody out, however one enters it.
"""

from regnum.games.troyes.const import BUILDING_NAMES, PALACE, PUSH, ROOM
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.log import EXPELLED
from regnum.games.troyes.words.reasons import PROTECTED
from regnum.kernel.agenda import emit
from regnum.kernel.reasons import OK, why


def building_with(space: int) -> int:
    """The building a space belongs to."""
    return space // ROOM


def row_of(box: Box, building: int, value: int) -> int:
    """The row of a building that a die of this value leads to."""
    return box.row_of_value[building][value - 1]


def row_start(box: Box, building: int, row: int) -> int:
    """The leftmost space of a row, 0-17."""
    return building * ROOM + row * box.row_length[building]


def who_falls(g: Table, building: int, row: int) -> int:
    """The owner of the citizen who would be expelled by one more in this row, or -1."""
    length = g.box.row_length[building]
    first = building * ROOM + row * length
    for space in range(first, first + length):
        if not g.spaces[space]:
            return -1
    return g.spaces[first + length - 1] - 1


def entry_refused(g: Table, building: int, row: int) -> int:
    """0 if a citizen may enter the row, or the refusal: who would fall is protected [T52]."""
    falls = who_falls(g, building, row)
    return why(PROTECTED) if falls >= 0 and lies_in(g, falls, building) else OK


def enter(g: Table, owner: int, building: int, row: int, entry: int) -> int:
    """A citizen enters a row; who falls out lies down. The space it stands on.

    `entry` is FIRST_FREE (the leftmost free space) or PUSH (the first space, pushing up to a gap);
    in a full row both push. It must be allowed (`entry_refused`).
    """
    length = g.box.row_length[building]
    first = building * ROOM + row * length
    spaces = g.spaces
    gap = first
    while gap < first + length and spaces[gap]:
        gap += 1
    if gap == first + length:
        gap -= 1
        fallen = spaces[gap] - 1
        g.lying[building] |= 1 << fallen
        emit(g, EXPELLED, g.seat_of(fallen), fallen, building)
        entry = PUSH
    if entry == PUSH:
        for i in range(gap, first, -1):
            spaces[i] = spaces[i - 1]
        gap = first
    spaces[gap] = owner + 1
    return gap


def space_name(box: Box, space: int) -> str:
    """How texts say it: `palace 3`, `city_hall 2 1` (row and place in it, from 1)."""
    building = building_with(space)
    length = box.row_length[building]
    row, column = divmod(space % ROOM, length)
    if building == PALACE and length == 1:
        return f"{BUILDING_NAMES[building]} {row + 1}"
    return f"{BUILDING_NAMES[building]} {row + 1} {column + 1}"


# --- who stands or lies where ----------------------------------------------------------------------------


def citizens_in(g: Table, owner: int, building: int) -> int:
    """How many citizens of an owner stand in a building; those who lie there do not count."""
    spaces, mine = g.spaces, owner + 1
    n = 0
    for space in range(building * ROOM, building * ROOM + ROOM):
        if spaces[space] == mine:
            n += 1
    return n


def citizens_standing(g: Table, owner: int) -> int:
    """How many citizens of an owner stand in the three buildings."""
    n = 0
    for there in g.spaces:
        if there == owner + 1:
            n += 1
    return n


def stands_anywhere(g: Table, owner: int) -> bool:
    """Whether a citizen of an owner stands in any building."""
    for there in g.spaces:
        if there == owner + 1:
            return True
    return False


def lies_in(g: Table, owner: int, building: int) -> bool:
    return g.lying[building] >> owner & 1 == 1
