"""How far a seat has come: its attributes, and how often it has done each action."""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    RECRUIT,
    STRENGTH,
)
from regnum.games.paladins.state import Seat


def track(me: Seat, attribute: int) -> int:
    """The attribute on the track alone: what is scored [P14]."""
    if attribute == FAITH:
        return me.faith
    return me.strength if attribute == STRENGTH else me.influence


def set_track(me: Seat, attribute: int, value: int) -> None:
    if attribute == FAITH:
        me.faith = value
    elif attribute == STRENGTH:
        me.strength = value
    elif attribute == INFLUENCE:
        me.influence = value
    else:
        raise ValueError(attribute)


def attribute_of(box: Box, me: Seat, attribute: int) -> int:
    """Track plus the paladin's boost: what requirements look at [P14]."""
    boost = box.paladin_boost[me.paladin[0]][attribute - FAITH] if me.paladin else 0
    return track(me, attribute) + boost


def times_done(me: Seat, action: int) -> int:
    """How often an action was done, for limits, King's Orders and scoring."""
    if action == COMMISSION:
        return me.monks
    if action == GARRISON:
        return me.outposts
    if action == ABSOLVE:
        return me.absolved
    if action == DEVELOP:
        return me.developed
    if action == FORTIFY:
        return len(me.walls)
    if action == ATTACK:
        return len(me.attacked)
    if action == CONVERT:
        return len(me.converted)
    if action == RECRUIT:  # those who stayed, not those sent away (R-P18)
        return len(me.crew)
    raise ValueError(action)
