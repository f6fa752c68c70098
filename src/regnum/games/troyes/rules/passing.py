"""Passing [T56]: deniers wait in the district, where nothing touches them, until the round ends (R-T49)."""

from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import PASSED, PURSE_GREW, PURSE_TAKEN
from regnum.kernel.agenda import emit


def pass_turn(g: Table, who: int) -> None:
    """No more actions for this seat in this round; the first deniers come into its district."""
    g.seat(who).passed = 1
    n = 0 if g.is_king(who) else g.box.pass_deniers  # no money for Le Roy [T90]
    fill_purse(g, who, n)
    emit(g, PASSED, who, n)


def skip_turn(g: Table, who: int) -> None:
    """The turn of a seat that has passed: one more denier."""
    n = g.box.pass_later
    if n and not g.is_king(who):
        fill_purse(g, who, n)
        emit(g, PURSE_GREW, who, n)


def fill_purse(g: Table, who: int, n: int) -> None:
    """Deniers from the bank into a district."""
    g.seat(who).purse += n
    g.bank_paid += n


def take_purse(g: Table, who: int) -> None:
    """At the end of the round the deniers of the district are taken [T16]."""
    me = g.seat(who)
    n = me.purse
    me.purse = 0
    me.passed = 0
    if n:
        me.deniers += n
        emit(g, PURSE_TAKEN, who, n)
