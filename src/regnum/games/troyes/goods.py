"""Deniers, influence and VP: every gain and loss goes through here, so that sums can be checked.

Le Roy has neither money nor influence [T90]: what would be his goes to or comes from the bank.
"""

from regnum.games.troyes.const import DENIERS, INFLUENCE, VP
from regnum.games.troyes.log import GAIN_CUT, GAINED, LOST, PAID, PAID_TO, SHORT
from regnum.games.troyes.state import (
    BANK_PAID,
    DENIERS_AT,
    INFLUENCE_AT,
    OWN,
    VP_AT,
    VP_OPEN,
    is_king,
    tab,
)
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State


def deniers_of(g: State, who: int) -> int:
    return g.own[who * OWN + DENIERS_AT]


def influence_of(g: State, who: int) -> int:
    return g.own[who * OWN + INFLUENCE_AT]


def earn(g: State, who: int, n: int) -> None:
    """Deniers from the bank."""
    if n and not is_king(g, who):
        g.own[who * OWN + DENIERS_AT] += n
        g.board[BANK_PAID] += n
        emit(g, GAINED, who, DENIERS, n)


def take_from_seat(g: State, who: int, n: int) -> None:
    """Deniers to the bank, without a word."""
    g.own[who * OWN + DENIERS_AT] -= n
    g.board[BANK_PAID] -= n


def spend(g: State, who: int, n: int) -> None:
    """Deniers to the bank; they must be there."""
    if n:
        take_from_seat(g, who, n)
        emit(g, PAID, who, DENIERS, n)


def pay_to(g: State, who: int, to: int, n: int) -> None:
    """Deniers from one player to another; to the bank if that is Le Roy [T94]."""
    if not n:
        return
    if is_king(g, to):
        spend(g, who, n)
        return
    g.own[who * OWN + DENIERS_AT] -= n
    g.own[to * OWN + DENIERS_AT] += n
    emit(g, PAID_TO, who, to, n)


def gain_influence(g: State, who: int, n: int) -> None:
    """Influence up to the end of the track; the rest is lost [T60]."""
    if is_king(g, who):
        return
    risen = min(n, tab(g).influence_max - g.own[who * OWN + INFLUENCE_AT])
    if risen:
        g.own[who * OWN + INFLUENCE_AT] += risen
        emit(g, GAINED, who, INFLUENCE, risen)
    if n > risen:
        emit(g, GAIN_CUT, who, INFLUENCE, n - risen)


def spend_influence(g: State, who: int, n: int) -> None:
    """Influence, which must be there."""
    if n:
        g.own[who * OWN + INFLUENCE_AT] -= n
        emit(g, PAID, who, INFLUENCE, n)


def gain_vp(g: State, who: int, n: int) -> None:
    """VP tokens: secret (R-T43), but in the solo game there is nobody to hide them from."""
    if n:
        g.own[who * OWN + (VP_OPEN if g.seats > g.players else VP_AT)] += n
        emit(g, GAINED, who, VP, n)


def lose_vp(g: State, who: int, n: int) -> None:
    """VP tokens are given back, as many as there are: never below 0 (R-T28) [T13]."""
    at = who * OWN + (VP_OPEN if g.seats > g.players else VP_AT)
    n = min(n, g.own[at])
    g.own[at] -= n
    emit(g, LOST, who, VP, n)


def suffer(g: State, who: int, good: int, due: int) -> None:
    """Deniers or influence are lost; who has too little loses all and VP as well [T11, T13]."""
    if due == 0:
        return
    at = who * OWN + (DENIERS_AT if good == DENIERS else INFLUENCE_AT)
    n = min(due, g.own[at])
    g.own[at] -= n
    if good == DENIERS:
        g.board[BANK_PAID] -= n
    if n:
        emit(g, LOST, who, good, n)
    if n < due:
        emit(g, SHORT, who, good, due, n)
        lose_vp(g, who, tab(g).shortfall_vp)
