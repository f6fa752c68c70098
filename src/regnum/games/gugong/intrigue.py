"""Intrigue [G55-G57]: the track, whose order breaks every tie, and the medal of the next start player."""

from typing import Final

from regnum.games.gugong.const import INTRIGUE
from regnum.games.gugong.locations import A, PricedFrame
from regnum.games.gugong.log import INTRIGUE_CUT, INTRIGUE_MOVED, MEDAL_TAKEN
from regnum.games.gugong.place_words import intrigue_msg
from regnum.games.gugong.reasons import TRACK_END
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def advance(g: Table, who: int, n: int) -> None:
    """Move the marker n steps, down if n is negative; it lands on top of those there [G56].

    A move of nothing, as at the end of the track, does not restack (R-G28).
    """
    old = g.seats[who].intrigue
    new = max(0, min(g.box.intrigue_top, old + n))
    if new != old:
        g.clock += 1
        g.seat(who).intrigue = new
        g.seat(who).arrived = g.clock
        emit(g, INTRIGUE_MOVED, who, new - old, new)
    if old + n > new:
        emit(g, INTRIGUE_CUT, who, old + n - new)


def at_the_end(g: Table, who: int) -> bool:
    return g.seats[who].intrigue >= g.box.intrigue_top


def take_medal(g: Table, who: int) -> None:
    """The first of the day to choose A takes the medal [G55]; it cannot be declined (R-G30)."""
    if g.medal == 0:
        g.medal = who + 1
        emit(g, MEDAL_TAKEN, who)


LABELS: Final = ("gugong-opt-intrigue-a", "gugong-opt-intrigue-b", "gugong-opt-intrigue-b-double")


class Intrigue(PricedFrame):
    """Climb the track: a little, with the medal if it is still there, or more for servants."""

    def place(self) -> int:
        return INTRIGUE

    def rule(self) -> str:
        return "G55"

    def price(self, g: Table) -> int:
        return g.box.intrigue_b_cost

    def label(self, way: int) -> str:
        return LABELS[way]

    def amount(self, g: Table, variant: int) -> int:
        return g.box.intrigue_steps[variant]

    def blocked(self, g: Table, way: int) -> int:
        if at_the_end(g, self.who) and (way != A or g.medal):
            return why(TRACK_END)
        return OK

    def paid(self, g: Table, variant: int) -> None:
        advance(g, self.who, self.amount(g, variant))
        if variant == 0:
            take_medal(g, self.who)

    def effect(self, g: Table, way: int) -> list[Msg]:
        left = g.box.intrigue_top - g.seats[self.who].intrigue
        effect = [intrigue_msg(min(self.amount(g, self.variant(way)), left))]
        if way == A and g.medal == 0:
            effect.append(Msg("gugong-gain-medal"))
        return effect
