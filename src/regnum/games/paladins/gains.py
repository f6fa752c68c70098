"""Gains that need no decision: workers, attributes, goods, debts."""

from regnum.games.paladins.const import CRIMINAL, FAITH, INFLUENCE, PROVISION, SILVER, code_of, item, n_of
from regnum.games.paladins.log import DEBT_TAKEN, GAIN_CUT, GAINED
from regnum.games.paladins.state import FAITH_AT, OWN, PROVISION_AT, SILVER_AT, UNPAID, WORKERS_AT, tab
from regnum.games.paladins.workers import BITS
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State


def is_plain(it: int) -> bool:
    """Whether a reward needs no decision, reveals nothing and commutes with every other."""
    code = code_of(it)
    return code != CRIMINAL and code <= PROVISION


def gain_plain(g: State, who: int, items: tuple[int, ...]) -> None:
    """Give plain rewards to a player. Attributes beyond the end of the track are lost [R-P10]."""
    b = who * OWN
    for it in items:
        code = code_of(it)
        n = n_of(it)
        if code <= CRIMINAL:
            g.own[b + WORKERS_AT] += n << BITS * code
        elif code <= INFLUENCE:
            at = b + FAITH_AT + code - FAITH
            risen = min(tab(g).attribute_max, g.own[at] + n)
            tell_rise(g, who, code, n, risen - g.own[at])
            g.own[at] = risen
            continue
        elif code == SILVER:
            g.own[b + SILVER_AT] += n
        else:
            g.own[b + PROVISION_AT] += n
        emit(g, GAINED, who, it)


def tell_rise(g: State, who: int, attribute: int, n: int, risen: int) -> None:
    """An attribute as it really rose; what the end of the track cost is told too [R-P10]."""
    if risen:
        emit(g, GAINED, who, item(attribute, risen))
    if n > risen:
        emit(g, GAIN_CUT, who, item(attribute, n - risen))


def take_debt(g: State, who: int) -> None:
    g.own[who * OWN + UNPAID] += 1
    emit(g, DEBT_TAKEN, who)
