"""Cubes on events [T45-T48]: placing them, and what happens when the last flag is filled.

Grey cubes rank like a player's (R-T11). An event is scored the moment it is full (R-T12), whoever
filled it: an action, a card's cube, or the event Support. Le Roy is a player here (R-T54).
"""

from typing import Final

from regnum.games.troyes.const import GREY, MARAUDING, OWNERS, RESIST
from regnum.games.troyes.rules.goods import gain_influence, gain_vp
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import (
    EVENT_COUNTERED,
    EVENT_CUBE,
    EVENT_DISCARDED,
    EVENT_REOPENED,
    EVENT_REWARD,
    EVENT_TAKEN,
    LAST_CUBE_REMOVED,
)
from regnum.kernel.agenda import emit

OWNER_BITS: Final = 3  # of an owner + 1 in the number that holds all cubes of an event
ONE_OWNER: Final = (1 << OWNER_BITS) - 1


def cubes_on(g: Table, event: int) -> list[int]:
    """Whose cubes lie on an event, in the order they were placed."""
    packed = g.event_cubes[event]
    out: list[int] = []
    while packed:
        out.append((packed & ONE_OWNER) - 1)
        packed >>= OWNER_BITS
    return out


def cube_count(g: Table, event: int) -> int:
    """How many cubes lie on an event."""
    return (g.event_cubes[event].bit_length() + OWNER_BITS - 1) // OWNER_BITS


def flags_left(g: Table, event: int) -> int:
    """How many flags of an event are free."""
    return g.box.event_flags[event] - cube_count(g, event)


def has_event_cube(g: Table, event: int, owner: int) -> bool:
    packed = g.event_cubes[event]
    while packed:
        if (packed & ONE_OWNER) - 1 == owner:
            return True
        packed >>= OWNER_BITS
    return False


def add_event_cube(g: Table, event: int, owner: int) -> None:
    """A cube onto the next flag; what follows from a full card is `counter`."""
    g.event_cubes[event] |= (owner + 1) << OWNER_BITS * cube_count(g, event)


def put_event_cube(g: Table, owner: int, event: int, n: int) -> int:
    """Up to n cubes of an owner onto the flags of an event [T45]; how many there was room for."""
    n = min(n, flags_left(g, event))
    if n <= 0:
        return 0
    for _ in range(n):
        add_event_cube(g, event, owner)
    emit(g, EVENT_CUBE, g.seat_of(owner), owner, event, n)
    if owner != GREY:
        gain_influence(g, owner, g.box.event_influence * n)
    if flags_left(g, event) == 0:
        counter(g, event)
    return n


def counter(g: Table, event: int) -> None:
    """A full event is scored; the card goes to whoever has most cubes, and the row closes up."""
    emit(g, EVENT_COUNTERED, -1, event)
    cubes = cubes_on(g, event)
    counts = [0] * OWNERS
    for owner in cubes:
        counts[owner] += 1
    _reward(g, event, counts)
    taker = winner(cubes, counts)
    g.event_cubes[event] = 0  # the cubes go home
    if event == MARAUDING:  # never leaves [T48]
        emit(g, EVENT_REOPENED, -1, event)
        return
    row = g.event_row
    at = row.index(event)
    g.event_row = row[:at] + row[at + 1 :]
    if taker == GREY:
        g.event_gone += (event,)
        emit(g, EVENT_DISCARDED, -1, event)
    else:
        g.seat(taker).won += (event,)
        emit(g, EVENT_TAKEN, taker, event)
    if g.box.event_effect[event] == RESIST:
        remove_last_cubes(g)


def winner(cubes: list[int], counts: list[int]) -> int:
    """Who takes the card: most cubes; of those tied, whoever placed first [T47]."""
    most = max(counts)
    for owner in cubes:
        if counts[owner] == most:
            return owner
    return GREY


def shares(first: int, second: int, counts: list[int]) -> list[int]:
    """VP of each owner on a full event, by its number of cubes [T46]."""
    out = [0] * len(counts)
    most = max(counts)
    leaders = counts.count(most)
    if leaders > 1:  # they share both rewards; nobody else gets any
        for owner, n in enumerate(counts):
            if n == most:
                out[owner] = (first + second) // leaders
        return out
    rest = max([n for n in counts if n != most])
    for owner, n in enumerate(counts):
        if n == most:
            out[owner] = first if rest else first + second
        elif rest and n == rest:
            out[owner] = second // counts.count(rest)
    return out


def _reward(g: Table, event: int, counts: list[int]) -> None:
    box = g.box
    points = shares(box.event_first[event], box.event_second[event], counts)
    for owner in range(OWNERS):
        if counts[owner] and owner != GREY:  # what would be grey's is lost (R-T11)
            emit(g, EVENT_REWARD, owner, event, points[owner])
            gain_vp(g, owner, points[owner])


def remove_last_cubes(g: Table) -> None:
    """Resistance is countered: the newest cube of every other event goes home [T80, R-T40]."""
    for event in g.event_row:
        n = cube_count(g, event)
        if n:
            owner = cubes_on(g, event)[-1]
            g.event_cubes[event] &= (1 << 3 * (n - 1)) - 1
            emit(g, LAST_CUBE_REMOVED, g.seat_of(owner), owner, event)
