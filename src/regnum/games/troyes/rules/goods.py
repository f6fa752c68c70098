"""Deniers, influence and VP: every gain and loss goes through here, so that sums can be checked.

Le Roy has neither money nor influence [T90]: what would be his goes to or comes from the bank.
"""

from regnum.games.troyes.const import DENIERS, INFLUENCE, VP
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import GAIN_CUT, GAINED, LOST, PAID, PAID_TO, SHORT
from regnum.kernel.agenda import emit


def earn(g: Table, who: int, n: int) -> None:
    """Deniers from the bank."""
    if n and not g.is_king(who):
        g.seat(who).deniers += n
        g.bank_paid += n
        emit(g, GAINED, who, DENIERS, n)


def take_from_seat(g: Table, who: int, n: int) -> None:
    """Deniers to the bank, without a word."""
    g.seat(who).deniers -= n
    g.bank_paid -= n


def spend(g: Table, who: int, n: int) -> None:
    """Deniers to the bank; they must be there."""
    if n:
        take_from_seat(g, who, n)
        emit(g, PAID, who, DENIERS, n)


def pay_to(g: Table, who: int, to: int, n: int) -> None:
    """Deniers from one player to another; to the bank if that is Le Roy [T94]."""
    if not n:
        return
    if g.is_king(to):
        spend(g, who, n)
        return
    g.seat(who).deniers -= n
    g.seat(to).deniers += n
    emit(g, PAID_TO, who, to, n)


def gain_influence(g: Table, who: int, n: int) -> None:
    """Influence up to the end of the track; the rest is lost [T60]."""
    if g.is_king(who):
        return
    risen = min(n, g.box.influence_max - g.seats[who].influence)
    if risen:
        g.seat(who).influence += risen
        emit(g, GAINED, who, INFLUENCE, risen)
    if n > risen:
        emit(g, GAIN_CUT, who, INFLUENCE, n - risen)


def spend_influence(g: Table, who: int, n: int) -> None:
    """Influence, which must be there."""
    if n:
        g.seat(who).influence -= n
        emit(g, PAID, who, INFLUENCE, n)


def gain_vp(g: Table, who: int, n: int) -> None:
    """VP tokens: secret (R-T43), but in the solo game there is nobody to hide them from."""
    if n:
        me = g.seat(who)
        if g.is_solo():
            me.vp_open += n
        else:
            me.vp += n
        emit(g, GAINED, who, VP, n)


def lose_vp(g: Table, who: int, n: int) -> None:
    """VP tokens are given back, as many as there are: never below 0 (R-T28) [T13]."""
    me = g.seat(who)
    n = min(n, me.tokens())
    if g.is_solo():
        me.vp_open -= n
    else:
        me.vp -= n
    emit(g, LOST, who, VP, n)


def suffer(g: Table, who: int, good: int, due: int) -> None:
    """Deniers or influence are lost; who has too little loses all and VP as well [T11, T13]."""
    if due == 0:
        return
    me = g.seat(who)
    if good == DENIERS:
        n = min(due, me.deniers)
        take_from_seat(g, who, n)
    else:
        n = min(due, me.influence)
        me.influence -= n
    if n:
        emit(g, LOST, who, good, n)
    if n < due:
        emit(g, SHORT, who, good, due, n)
        lose_vp(g, who, g.box.shortfall_vp)
