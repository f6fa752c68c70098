"""What is gained without a question: victory points and jade."""

from regnum.games.gugong.log import JADE_GAINED, SCORED
from regnum.games.gugong.state import JADE_AT, OWN, VP, VP_BY
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State


def score_vp(g: State, who: int, n: int, source: int) -> None:
    """Score on the track; a loss (tolls only) never goes below 0 (R-G21). source: const.VP_..."""
    at = who * OWN
    if g.own[at + VP] + n < 0:
        n = -g.own[at + VP]
    if n:
        g.own[at + VP] += n
        g.own[at + VP_BY + source] += n
        emit(g, SCORED, who, n, source)


def gain_jade(g: State, who: int, n: int) -> None:
    """Jade from the supply, which is unlimited [G7], or from a house that was emptied."""
    at = who * OWN + JADE_AT
    g.own[at] += n
    emit(g, JADE_GAINED, who, n, g.own[at])
