"""What is gained: victory points, jade, and servants out of the general supply [G26]."""

from typing import Final

from regnum.games.gugong.const import IN_POOL, IN_SUPPLY
from regnum.games.gugong.rules.servants import has_double_in, supply_count, thing_in, with_double
from regnum.games.gugong.state import Table, is_meng
from regnum.games.gugong.words.log import JADE_GAINED, SCORED, SERVANTS_GAINED, SERVANTS_LACK
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, emit, push
from regnum.kernel.messages import Msg


def score_vp(g: Table, who: int, n: int, source: int) -> None:
    """Score on the track; a loss (tolls only) never goes below 0 (R-G21). source: const.VP_..."""
    n = max(n, -g.seats[who].vp)
    if n:
        me = g.seat(who)
        me.vp += n
        me.vp_by[source] += n
        emit(g, SCORED, who, n, source)


def gain_jade(g: Table, who: int, n: int) -> None:
    """Jade from the supply, which is unlimited [G7], or from a house that was emptied."""
    me = g.seat(who)
    me.jade += n
    emit(g, JADE_GAINED, who, n, me.jade)


# --- servants: from the general supply to the pool ----------------------------------------------------


def gain_servants(g: Table, who: int, n: int, unasked: bool = False) -> None:
    """Servants from supply to pool, as many as there are; asks where something is to be chosen.

    unasked: they just come, by night or morning. Elsewhere the owner has already said yes to the first.
    """
    me = g.seats[who]
    double = me.double == IN_SUPPLY
    there = supply_count(me)
    most = min(n, there)
    if most < n:
        emit(g, SERVANTS_LACK, who, n, there)
    if most == 0:
        return
    # Where the supply would be empty, how many is a question (R-G08).
    empties = most == there and (n > 1 or unasked) and not is_meng(g, who)
    if empties or (double and most < there):
        push(g, GainServants(who, n, 1 if unasked else 0))
    else:
        take_servants(g, who, most, double)


def take_servants(g: Table, who: int, n: int, double: bool) -> None:
    """Move n pieces from supply to pool, the double servant among them or not."""
    if n == 0:
        return
    me = g.seat(who)
    ordinary = n
    if double:
        me.double = IN_POOL
        ordinary -= 1
    me.supply -= ordinary
    me.pool += ordinary
    emit(g, SERVANTS_GAINED, who, n, 1 if double else 0)


def leaves_supply(g: Table, who: int, n: int) -> bool:
    """Whether some servant stays in the supply if n are gained: walls and tokens take from there."""
    return supply_count(g.seats[who]) > n


class GainServants(Frame[Table]):
    """Which servants are gained: with the double or not; how many, if all would empty the supply.

    n: how many it would be with a full supply; may_leave: 1 if even a single one may be left.
    The option is how many, with the double servant or not.
    """

    def __init__(self, who: int, n: int, may_leave: int) -> None:
        super().__init__(who)
        self.n: Final = n
        self.may_leave: Final = may_leave

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        double = me.double == IN_SUPPLY
        there = supply_count(me)
        most = min(self.n, there)
        least = 0 if most == there and (self.n > 1 or self.may_leave) else most
        found: list[int] = []
        for n in range(most, least - 1, -1):
            if n <= me.supply:
                found.append(with_double(n, False))
            if double and n:
                found.append(with_double(n, True))
        return found

    def resolve(self, g: Table, option: int) -> None:
        take_servants(g, self.who, thing_in(option), has_double_in(option))

    def prompt(self, g: Table) -> Msg:
        there = supply_count(g.seats[self.who])
        if there == 1:  # whether, not which
            return Msg("gugong-prompt-gain-last-servant")
        return Msg("gugong-prompt-gain-servants", {"n": min(self.n, there), "have": there})

    def describe(self, g: Table, option: int) -> Choice:
        n, double = thing_in(option), has_double_in(option)
        args: dict[str, ChoiceArg] = {"n": n, "double": double}
        if double:
            text, key, element = f"take {n} double", "gugong-opt-take-servants-double", f"double.{self.who}"
        else:
            text, key, element = f"take {n}", "gugong-opt-take-servants", f"supply.{self.who}"
        return Choice(option, text, Msg(key, {"n": n}), [element], kind="take", args=args)
