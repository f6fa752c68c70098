"""Intrigue [G55-G57]: the track, whose order breaks every tie, and the medal of the next start player."""

from regnum.games.gugong.const import INTRIGUE
from regnum.games.gugong.rules.locations import (
    A,
    LocationAction,
    describe_variant,
    pay_variant,
    variant_of,
    variant_refusal,
    variants,
)
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import INTRIGUE_CUT, INTRIGUE_MOVED, MEDAL_TAKEN
from regnum.games.gugong.words.names import intrigue_msg
from regnum.games.gugong.words.reasons import TRACK_END
from regnum.kernel.agenda import Choice, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why

# --- the track ----------------------------------------------------------------------------------------


def standing(seat: Seat) -> int:
    """A number that is larger the further ahead the marker is: step, then height in the stack [G57]."""
    return seat.intrigue << 16 | seat.arrived


def from_lowest(g: Table) -> list[int]:
    """All seats, the lowest intrigue marker first."""
    ranks = sorted([(standing(seat), who) for who, seat in enumerate(g.seats)])
    return [who for _, who in ranks]


def foremost(g: Table, seats: list[int]) -> int:
    """Of these seats the one whose marker is furthest ahead."""
    best = seats[0]
    for who in seats:
        if standing(g.seats[who]) > standing(g.seats[best]):
            best = who
    return best


def advance(g: Table, who: int, n: int) -> None:
    """Move the marker n steps, down if n is negative; it lands on top of those there [G56].

    A move of nothing, as at the end of the track, does not restack (R-G28).
    """
    old = g.seats[who].intrigue
    new = max(0, min(g.box.intrigue_top, old + n))
    if new != old:
        g.clock += 1
        me = g.seat(who)
        me.intrigue = new
        me.arrived = g.clock
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


# --- the action ---------------------------------------------------------------------------------------


class Intrigue(LocationAction):
    """Climb the track: a little, with the medal if it is still there, or more for servants."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who, by, INTRIGUE, "G55")

    def ways(self, g: Table) -> list[int]:
        return variants(g.seats[self.who])

    def variant(self, way: int) -> int:
        return variant_of(way)

    def refusal(self, g: Table, way: int) -> int:
        if at_the_end(g, self.who) and (way != A or g.medal):
            return why(TRACK_END)
        return variant_refusal(g.seats[self.who], way, g.box.intrigue_b_cost)

    def perform(self, g: Table, way: int) -> None:
        pay_variant(g, self.who, way, g.box.intrigue_b_cost)
        advance(g, self.who, g.box.intrigue_steps[variant_of(way)])
        if way == A:
            take_medal(g, self.who)

    def describe_way(self, g: Table, way: int) -> Choice:
        box = g.box
        steps = box.intrigue_steps[variant_of(way)]
        left = box.intrigue_top - g.seats[self.who].intrigue
        effect = [intrigue_msg(min(steps, left))]
        if way == A and g.medal == 0:
            effect.append(Msg("gugong-gain-medal"))
        return describe_variant(INTRIGUE, "gugong-opt-intrigue-", way, steps, box.intrigue_b_cost, effect)
