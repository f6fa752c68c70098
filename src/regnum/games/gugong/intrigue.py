"""Intrigue [G55-G57]: the track, whose order breaks every tie, and the medal of the next start player."""

from typing import Final

import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import INTRIGUE
from regnum.games.gugong.locations import LocationFrame, element
from regnum.games.gugong.log import INTRIGUE_MOVED, MEDAL_TAKEN
from regnum.games.gugong.place_words import intrigue_msg
from regnum.games.gugong.reasons import TRACK_END
from regnum.kernel.reasons import OK, why
from regnum.games.gugong.state import ARRIVED, CLOCK, INTRIGUE_AT, MEDAL, OWN, tab
from regnum.games.gugong.tables import Tables
from regnum.kernel.agenda import Choice, State, emit
from regnum.kernel.messages import Msg


def advance(g: State, who: int, n: int) -> None:
    """Move the marker n steps, down if n is negative; it lands on top of those there [G56].

    A move of nothing, as at the end of the track, does not restack (R-G28).
    """
    b = who * OWN
    old = g.own[b + INTRIGUE_AT]
    new = max(0, min(tab(g).intrigue_top, old + n))
    if new == old:
        return
    g.board[CLOCK] += 1
    g.own[b + INTRIGUE_AT] = new
    g.own[b + ARRIVED] = g.board[CLOCK]
    emit(g, INTRIGUE_MOVED, who, new - old, new)


def at_the_end(g: State, who: int) -> bool:
    return g.own[who * OWN + INTRIGUE_AT] >= tab(g).intrigue_top


def take_medal(g: State, who: int) -> None:
    """The first of the day to choose A takes the medal [G55]; it cannot be declined (R-G30)."""
    if g.board[MEDAL] == 0:
        g.board[MEDAL] = who + 1
        emit(g, MEDAL_TAKEN, who)


A: Final = 0
B: Final = 1
B_DOUBLE: Final = 2
WAYS: Final = [A, B]
WAYS_DOUBLE: Final = [A, B, B_DOUBLE]
TEXTS: Final = ("a", "b", "b double")
LABELS: Final = ("gugong-opt-intrigue-a", "gugong-opt-intrigue-b", "gugong-opt-intrigue-b-double")


class Intrigue(LocationFrame):
    """Climb the track: a little, with the medal if it is still there, or more for servants."""

    def place(self) -> int:
        return INTRIGUE

    def rule(self) -> str:
        return "G55"

    def ways(self, g: State) -> list[int]:
        return WAYS_DOUBLE if servants.has_double(g, self.who) else WAYS

    def refusal(self, g: State, way: int) -> int:
        end = at_the_end(g, self.who)
        if way == A:
            return why(TRACK_END) if end and g.board[MEDAL] else OK
        if end:
            return why(TRACK_END)
        return servants.pay_refusal(g, self.who, tab(g).intrigue_b_cost, way == B_DOUBLE)

    def variant(self, way: int) -> int:
        return 0 if way == A else 1

    def perform(self, g: State, way: int) -> None:
        t = tab(g)
        if way == A:
            advance(g, self.who, t.intrigue_steps[0])
            take_medal(g, self.who)
        else:
            servants.pay(g, self.who, t.intrigue_b_cost, way == B_DOUBLE)
            advance(g, self.who, t.intrigue_steps[1])

    def words(self, g: State, way: int) -> Choice:
        t = tab(g)
        n = t.intrigue_steps[self.variant(way)]
        label = Msg(LABELS[way], {"n": n, "cost": t.intrigue_b_cost})
        cost = [] if way == A else servants.price_of(t.intrigue_b_cost, way == B_DOUBLE)
        return Choice(way, TEXTS[way], label, [element(INTRIGUE)], cost, self._effect(g, t, way, n))

    def _effect(self, g: State, t: Tables, way: int, n: int) -> list[Msg]:
        left = t.intrigue_top - g.own[self.who * OWN + INTRIGUE_AT]
        effect = [intrigue_msg(min(n, left))]
        if way == A and g.board[MEDAL] == 0:
            effect.append(Msg("gugong-gain-medal"))
        return effect
