"""Gains that need no decision: workers, attributes, goods, debts."""

from regnum.games.paladins.const import CRIMINAL, INFLUENCE, PROVISION, SILVER, code_of, item, n_of
from regnum.games.paladins.rules.progress import set_track, track
from regnum.games.paladins.rules.workers import some
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import DEBT_TAKEN, GAIN_CUT, GAINED
from regnum.kernel.agenda import emit


def is_plain(it: int) -> bool:
    """Whether a reward needs no decision, reveals nothing and commutes with every other."""
    code = code_of(it)
    return code != CRIMINAL and code <= PROVISION


def gain_plain(g: Table, who: int, items: tuple[int, ...]) -> None:
    """Give plain rewards to a player. Attributes beyond the end of the track are lost [R-P10]."""
    if not items:
        return
    me = g.seat(who)
    for it in items:
        code = code_of(it)
        n = n_of(it)
        if code <= CRIMINAL:
            me.workers += some(code, n)
        elif code <= INFLUENCE:
            old = track(me, code)
            new = min(g.box.attribute_max, old + n)
            set_track(me, code, new)
            tell_rise(g, who, code, n, new - old)
            continue
        elif code == SILVER:
            me.silver += n
        else:
            me.provision += n
        emit(g, GAINED, who, it)


def tell_rise(g: Table, who: int, attribute: int, n: int, risen: int) -> None:
    """An attribute as it really rose; what the end of the track cost is told too [R-P10]."""
    if risen:
        emit(g, GAINED, who, item(attribute, risen))
    if n > risen:
        emit(g, GAIN_CUT, who, item(attribute, n - risen))


def take_debt(g: Table, who: int) -> None:
    g.seat(who).unpaid += 1
    emit(g, DEBT_TAKEN, who)
