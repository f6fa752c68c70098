"""Cubes on events [T45-T48]: placing them, and what happens when the last flag is filled.

Grey cubes rank like a player's (R-T11). An event is scored the moment it is full (R-T12), whoever
filled it: an action, a card's cube, or the event Support. Le Roy is a player here (R-T54).
"""

from regnum.games.troyes.const import GREY, MARAUDING, OWNERS, RESIST
from regnum.games.troyes.goods import gain_influence, gain_vp
from regnum.games.troyes.log import (
    EVENT_COUNTERED,
    EVENT_CUBE,
    EVENT_DISCARDED,
    EVENT_REOPENED,
    EVENT_REWARD,
    EVENT_TAKEN,
    LAST_CUBE_REMOVED,
)
from regnum.games.troyes.state import (
    EVENT_CUBES,
    EVENT_GONE,
    EVENT_ROW,
    PILES,
    WON,
    add_event_cube,
    cube_count,
    event_cubes,
    flags_left,
    tab,
)
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State


def put_event_cube(g: State, owner: int, event: int, n: int) -> int:
    """Up to n cubes of an owner onto the flags of an event [T45]; how many there was room for."""
    n = min(n, flags_left(g, event))
    if n <= 0:
        return 0
    for _ in range(n):
        add_event_cube(g, event, owner)
    emit(g, EVENT_CUBE, -1 if owner == GREY else owner, owner, event, n)
    if owner != GREY:
        gain_influence(g, owner, tab(g).event_influence * n)
    if flags_left(g, event) == 0:
        counter(g, event)
    return n


def counter(g: State, event: int) -> None:
    """A full event is scored; the card goes to whoever has most cubes, and the row closes up."""
    emit(g, EVENT_COUNTERED, -1, event)
    cubes = event_cubes(g, event)
    counts = [cubes.count(owner) for owner in range(OWNERS)]
    _reward(g, event, counts)
    taker = winner(cubes, counts)
    g.board[EVENT_CUBES + event] = 0  # the cubes go home
    if event == MARAUDING:  # never leaves [T48]
        emit(g, EVENT_REOPENED, -1, event)
        return
    row = g.decks[EVENT_ROW]
    at = row.index(event)
    g.decks[EVENT_ROW] = row[:at] + row[at + 1 :]
    if taker == GREY:
        g.decks[EVENT_GONE] += (event,)
        emit(g, EVENT_DISCARDED, -1, event)
    else:
        g.piles[taker * PILES + WON] += (event,)
        emit(g, EVENT_TAKEN, taker, event)
    if tab(g).event_effect[event] == RESIST:
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


def _reward(g: State, event: int, counts: list[int]) -> None:
    t = tab(g)
    points = shares(t.event_first[event], t.event_second[event], counts)
    for owner in range(OWNERS):
        if counts[owner] and owner != GREY:  # what would be grey's is lost (R-T11)
            emit(g, EVENT_REWARD, owner, event, points[owner])
            gain_vp(g, owner, points[owner])


def remove_last_cubes(g: State) -> None:
    """Resistance is countered: the newest cube of every other event goes home [T80, R-T40]."""
    for event in g.decks[EVENT_ROW]:
        n = cube_count(g, event)
        if n:
            owner = event_cubes(g, event)[-1]
            g.board[EVENT_CUBES + event] &= (1 << 3 * (n - 1)) - 1
            emit(g, LAST_CUBE_REMOVED, -1 if owner == GREY else owner, owner, event)
