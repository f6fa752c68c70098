"""Intrigue [G55-G57]: the track, whose order breaks every tie, and the medal of the next start player."""

from typing import Final

from regnum.games.gugong.const import INTRIGUE
from regnum.games.gugong.locations import A, PricedFrame
from regnum.games.gugong.log import INTRIGUE_CUT, INTRIGUE_MOVED, MEDAL_TAKEN
from regnum.games.gugong.place_words import intrigue_msg
from regnum.games.gugong.reasons import TRACK_END
from regnum.games.gugong.state import ARRIVED, CLOCK, INTRIGUE_AT, MEDAL, OWN, tab
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def advance(g: State, who: int, n: int) -> None:
    """Move the marker n steps, down if n is negative; it lands on top of those there [G56].

    A move of nothing, as at the end of the track, does not restack (R-G28).
    """
    b = who * OWN
    old = g.own[b + INTRIGUE_AT]
    new = max(0, min(tab(g).intrigue_top, old + n))
    if new != old:
        g.board[CLOCK] += 1
        g.own[b + INTRIGUE_AT] = new
        g.own[b + ARRIVED] = g.board[CLOCK]
        emit(g, INTRIGUE_MOVED, who, new - old, new)
    if old + n > new:
        emit(g, INTRIGUE_CUT, who, old + n - new)


def at_the_end(g: State, who: int) -> bool:
    return g.own[who * OWN + INTRIGUE_AT] >= tab(g).intrigue_top


def take_medal(g: State, who: int) -> None:
    """The first of the day to choose A takes the medal [G55]; it cannot be declined (R-G30)."""
    if g.board[MEDAL] == 0:
        g.board[MEDAL] = who + 1
        emit(g, MEDAL_TAKEN, who)


LABELS: Final = ("gugong-opt-intrigue-a", "gugong-opt-intrigue-b", "gugong-opt-intrigue-b-double")


class Intrigue(PricedFrame):
    """Climb the track: a little, with the medal if it is still there, or more for servants."""

    def place(self) -> int:
        return INTRIGUE

    def rule(self) -> str:
        return "G55"

    def price(self, g: State) -> int:
        return tab(g).intrigue_b_cost

    def label(self, way: int) -> str:
        return LABELS[way]

    def amount(self, g: State, variant: int) -> int:
        return tab(g).intrigue_steps[variant]

    def blocked(self, g: State, way: int) -> int:
        if at_the_end(g, self.who) and (way != A or g.board[MEDAL]):
            return why(TRACK_END)
        return OK

    def paid(self, g: State, variant: int) -> None:
        advance(g, self.who, self.amount(g, variant))
        if variant == 0:
            take_medal(g, self.who)

    def effect(self, g: State, way: int) -> list[Msg]:
        left = tab(g).intrigue_top - g.own[self.who * OWN + INTRIGUE_AT]
        effect = [intrigue_msg(min(self.amount(g, self.variant(way)), left))]
        if way == A and g.board[MEDAL] == 0:
            effect.append(Msg("gugong-gain-medal"))
        return effect
