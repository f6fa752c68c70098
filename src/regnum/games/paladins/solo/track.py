"""The AI player's resource track and attribute stack [P93]: all it does with goods."""

from regnum.games.paladins.const import ATTRIBUTES, FAITH, item
from regnum.games.paladins.rules.progress import set_track, track
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import AI_MARKER_MOVED, AI_TAX_RETURNED, AI_WRAPPED, GAIN_CUT
from regnum.kernel.agenda import emit


def ai_raise(g: Table, who: int, attribute: int, n: int) -> int:
    """Raise an attribute; the marker lands on top of those already there. How far it rose."""
    me = g.seat(who)
    value = track(me, attribute)
    rise = min(n, g.box.attribute_max - value)
    if rise:
        set_track(me, attribute, value + rise)
        g.ai_clock += 1
        g.ai_arrived[attribute - FAITH] = g.ai_clock
    return rise


def ai_lowest(g: Table, who: int) -> int:
    """The attribute that a full round of the track raises: the lowest, of equals the topmost marker."""
    me = g.seats[who]
    best = FAITH
    for attribute in ATTRIBUTES:
        value = (track(me, attribute), -g.ai_arrived[attribute - FAITH])
        if value < (track(me, best), -g.ai_arrived[best - FAITH]):
            best = attribute
    return best


def ai_advance(g: Table, who: int, n: int) -> None:
    """Move the resource marker n spaces, one after another; passing the end raises an attribute."""
    if n <= 0:
        return
    length = g.box.ai_track
    start = g.ai_marker
    emit(g, AI_MARKER_MOVED, who, start + 1, (start + n) % length + 1)
    for _ in range(n):
        g.ai_marker += 1
        if g.ai_marker == length:
            g.ai_marker = 0
            attribute = ai_lowest(g, who)
            if ai_raise(g, who, attribute, 1):
                emit(g, AI_WRAPPED, who, attribute, track(g.seats[who], attribute))
            else:
                emit(g, GAIN_CUT, who, item(attribute, 1))


def ai_return_tax(g: Table, who: int, n: int) -> bool:
    """Silver from the tax supply back to the main supply; True if that took the last one."""
    taken = min(n, g.tax_supply)
    g.tax_supply -= taken
    if taken:
        emit(g, AI_TAX_RETURNED, who, taken, g.tax_supply)
    return taken > 0 and g.tax_supply == 0
