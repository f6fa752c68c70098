"""Passing [T56]: deniers wait in the district, where nothing touches them, until the round ends (R-T49)."""

from regnum.games.troyes.log import PASSED as PASSED_LOG
from regnum.games.troyes.log import PURSE_GREW, PURSE_TAKEN
from regnum.games.troyes.state import BANK_PAID, DENIERS_AT, OWN, PASSED, PURSE, is_king, tab
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State


def pass_turn(g: State, who: int) -> None:
    """No more actions for this seat in this round; the first deniers come into its district."""
    g.own[who * OWN + PASSED] = 1
    n = 0
    if not is_king(g, who):  # no money for Le Roy [T90]
        n = tab(g).pass_deniers
        g.own[who * OWN + PURSE] += n
        g.board[BANK_PAID] += n
    emit(g, PASSED_LOG, who, n)


def skip_turn(g: State, who: int) -> None:
    """The turn of a seat that has passed: one more denier."""
    n = tab(g).pass_later
    if n and not is_king(g, who):
        g.own[who * OWN + PURSE] += n
        g.board[BANK_PAID] += n
        emit(g, PURSE_GREW, who, n)


def take_purse(g: State, who: int) -> None:
    """At the end of the round the deniers of the district are taken [T16]."""
    n = g.own[who * OWN + PURSE]
    g.own[who * OWN + PURSE] = 0
    g.own[who * OWN + PASSED] = 0
    if n:
        g.own[who * OWN + DENIERS_AT] += n
        emit(g, PURSE_TAKEN, who, n)
