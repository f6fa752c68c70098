"""Servants [G26] and the double servant [G80-G83]: gaining, paying, and taking them somewhere.

A price is paid without the double servant or with it: then it stands for two of a price of two or
more, for the whole of a price of one (R-G09). A placement takes pieces; the double is one of them.
"""

from typing import Final

from regnum.games.gugong.const import IN_POOL, IN_SUPPLY, LOCKED
from regnum.games.gugong.log import SERVANTS_GAINED, SERVANTS_LACK, SERVANTS_PAID
from regnum.games.gugong.reasons import NO_DOUBLE, SERVANTS_SHORT, SUPPLY_EMPTY
from regnum.games.gugong.state import Table, is_meng
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- gaining: from the general supply to the pool [G26] ----------------------------------------------


def supply_count(g: Table, who: int) -> int:
    """Servants in the general supply; the double servant is one piece [G80]."""
    return g.seats[who].supply + (1 if g.seats[who].double == IN_SUPPLY else 0)


def gain(g: Table, who: int, n: int, unasked: bool = False) -> None:
    """Servants from supply to pool, as many as there are; asks where something is to be chosen.

    unasked: they just come, by night or morning. Elsewhere the owner has already said yes to the first.
    """
    double = g.seats[who].double == IN_SUPPLY
    there = g.seats[who].supply + (1 if double else 0)
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
        take(g, who, most, double)


def take(g: Table, who: int, n: int, double: bool) -> None:
    """Move n pieces from supply to pool, the double servant among them or not."""
    if n == 0:
        return
    ordinary = n
    if double:
        g.seat(who).double = IN_POOL
        ordinary -= 1
    g.seat(who).supply -= ordinary
    g.seat(who).pool += ordinary
    emit(g, SERVANTS_GAINED, who, n, 1 if double else 0)


class GainServants(Frame[Table]):
    """Which servants are gained: with the double or not; how many, if all would empty the supply.

    a: how many it would be with a full supply; b: 1 if even a single one may be left.
    The option is 2 * how many, + 1 with the double servant.
    """

    def __init__(self, who: int, n: int, may_leave: int) -> None:
        super().__init__(who)
        self.n: Final = n
        self.may_leave: Final = may_leave

    def options(self, g: Table) -> list[int]:
        ordinary = g.seats[self.who].supply
        double = g.seats[self.who].double == IN_SUPPLY
        there = ordinary + (1 if double else 0)
        most = min(self.n, there)
        least = 0 if most == there and (self.n > 1 or self.may_leave) else most
        found: list[int] = []
        for n in range(most, least - 1, -1):
            if n <= ordinary:
                found.append(2 * n)
            if double and n:
                found.append(2 * n + 1)
        return found

    def resolve(self, g: Table, option: int) -> None:
        take(g, self.who, option >> 1, option & 1 == 1)

    def prompt(self, g: Table) -> Msg:
        there = supply_count(g, self.who)
        if there == 1:  # whether, not which
            return Msg("gugong-prompt-gain-last-servant")
        return Msg("gugong-prompt-gain-servants", {"n": min(self.n, there), "have": there})

    def describe(self, g: Table, option: int) -> Choice:
        n = option >> 1
        if option & 1:
            label = Msg("gugong-opt-take-servants-double", {"n": n})
            return Choice(
                option,
                f"take {n} double",
                label,
                [f"double.{self.who}"],
                kind="take",
                args={"n": n, "double": True},
            )
        label = Msg("gugong-opt-take-servants", {"n": n})
        args: dict[str, ChoiceArg] = {"n": n, "double": False}
        return Choice(option, f"take {n}", label, [f"supply.{self.who}"], kind="take", args=args)


# --- paying: from the pool to the general supply -----------------------------------------------------


def pay_refusal(g: Table, who: int, n: int, double: bool, keep: int = 0) -> int:
    """Why a price of n cannot be paid like this, or OK. keep: ordinary servants that must remain."""
    if not double:
        return OK if g.seats[who].pool >= n + keep else why(SERVANTS_SHORT, n + keep, g.seats[who].pool)
    if g.seats[who].double != IN_POOL or n == 0:
        return why(NO_DOUBLE)
    if g.seats[who].pool < max(0, n - 2) + keep:
        return why(SERVANTS_SHORT, max(0, n - 2) + keep, g.seats[who].pool)
    return OK


def pay(g: Table, who: int, n: int, double: bool) -> None:
    """Pay n servants; the caller has asked `pay_refusal`."""
    if n == 0:
        return
    ordinary = n
    if double:
        g.seat(who).double = IN_SUPPLY
        ordinary = max(0, n - 2)
    g.seat(who).pool -= ordinary
    g.seat(who).supply += ordinary
    emit(g, SERVANTS_PAID, who, n, 1 if double else 0)


def price_of(n: int, double: bool) -> list[tuple[str, int]]:
    """A price as the cost of a choice: ordinary servants, and the double one."""
    if not double:
        return [("servants", n)] if n else []
    rest = max(0, n - 2)
    return [("double", 1), ("servants", rest)] if rest else [("double", 1)]


def has_double(g: Table, who: int) -> bool:
    """Whether the double servant has come into play: only then is it worth a word."""
    return g.seats[who].double != LOCKED


# --- single pieces -----------------------------------------------------------------------------------


def piece_refusal(g: Table, who: int, double: bool, supply: bool) -> int:
    """Why one piece, ordinary or the double, cannot be taken out of the pool or the supply, or OK (R-G10)."""
    if double:
        return OK if g.seats[who].double == (IN_SUPPLY if supply else IN_POOL) else why(NO_DOUBLE)
    if (g.seats[who].supply if supply else g.seats[who].pool) > 0:
        return OK
    return why(SUPPLY_EMPTY) if supply else why(SERVANTS_SHORT, 1, 0)


def take_out(g: Table, who: int, double: bool, supply: bool, where: int) -> None:
    """One piece leaves pool or supply. where: what DOUBLE becomes; the caller adds an ordinary one."""
    if double:
        g.seat(who).double = where
    elif supply:
        g.seat(who).supply -= 1
    else:
        g.seat(who).pool -= 1


def home(g: Table, who: int) -> None:
    """The double servant returns to the general supply."""
    g.seat(who).double = IN_SUPPLY
