"""What is gained without a question: victory points and jade."""

from regnum.games.gugong.log import JADE_GAINED, SCORED
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import emit


def score_vp(g: Table, who: int, n: int, source: int) -> None:
    """Score on the track; a loss (tolls only) never goes below 0 (R-G21). source: const.VP_..."""
    if g.seats[who].vp + n < 0:
        n = -g.seats[who].vp
    if n:
        g.seat(who).vp += n
        g.seat(who).vp_by[source] += n
        emit(g, SCORED, who, n, source)


def gain_jade(g: Table, who: int, n: int) -> None:
    """Jade from the supply, which is unlimited [G7], or from a house that was emptied."""
    g.seat(who).jade += n
    emit(g, JADE_GAINED, who, n, g.seats[who].jade)
