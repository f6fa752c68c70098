"""The AI player's resource track and attribute stack [P93]: all it does with goods."""

from regnum.games.paladins.const import ATTRIBUTES, FAITH, item
from regnum.games.paladins.log import AI_MARKER_MOVED, AI_TAX_RETURNED, AI_WRAPPED, GAIN_CUT
from regnum.games.paladins.state import (
    AI_ARRIVED,
    AI_CLOCK,
    AI_MARKER,
    FAITH_AT,
    OWN,
    TAX_SUPPLY,
    tab,
)
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State


def ai_raise(g: State, who: int, attribute: int, n: int) -> int:
    """Raise an attribute; the marker lands on top of those already there. How far it rose."""
    at = who * OWN + FAITH_AT + attribute - FAITH
    rise = min(n, tab(g).attribute_max - g.own[at])
    if rise:
        g.own[at] += rise
        g.board[AI_CLOCK] += 1
        g.board[AI_ARRIVED + attribute - FAITH] = g.board[AI_CLOCK]
    return rise


def ai_lowest(g: State, who: int) -> int:
    """The attribute that a full round of the track raises: the lowest, of equals the topmost marker."""
    b = who * OWN + FAITH_AT - FAITH
    best = FAITH
    for attribute in ATTRIBUTES:
        value = (g.own[b + attribute], -g.board[AI_ARRIVED + attribute - FAITH])
        if value < (g.own[b + best], -g.board[AI_ARRIVED + best - FAITH]):
            best = attribute
    return best


def ai_advance(g: State, who: int, n: int) -> None:
    """Move the resource marker n spaces, one after another; passing the end raises an attribute."""
    if n <= 0:
        return
    length = tab(g).ai_track
    start = g.board[AI_MARKER]
    emit(g, AI_MARKER_MOVED, who, start + 1, (start + n) % length + 1)
    for _ in range(n):
        g.board[AI_MARKER] += 1
        if g.board[AI_MARKER] == length:
            g.board[AI_MARKER] = 0
            attribute = ai_lowest(g, who)
            if ai_raise(g, who, attribute, 1):
                emit(g, AI_WRAPPED, who, attribute, g.own[who * OWN + FAITH_AT + attribute - FAITH])
            else:
                emit(g, GAIN_CUT, who, item(attribute, 1))


def ai_return_tax(g: State, who: int, n: int) -> bool:
    """Silver from the tax supply back to the main supply; True if that took the last one."""
    taken = min(n, g.board[TAX_SUPPLY])
    g.board[TAX_SUPPLY] -= taken
    if taken:
        emit(g, AI_TAX_RETURNED, who, taken, g.board[TAX_SUPPLY])
    return taken > 0 and g.board[TAX_SUPPLY] == 0
