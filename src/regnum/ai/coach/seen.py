"""A turn of a running game, as somebody else at the table saw it.

Both positions are honest copies of who wants to know, several deals of each: nothing comes in that this seat
cannot see, so nothing hidden can come out.
"""

from collections.abc import Sequence

from regnum.ai.coach.odds import believed, chances
from regnum.ai.coach.reasons import own_reasons, threats
from regnum.ai.coach.said import SeenTurn
from regnum.ai.coach.scale import Standing, standing
from regnum.ai.evaluate import evaluation_of
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


def seen_turn(
    spec: GameSpec, before: Sequence[State], after: Sequence[State], seat: int, who: int
) -> SeenTurn:
    """What a turn of `who` has changed, in the eyes of `seat`, whose copies these are."""
    judge = evaluation_of(spec, before[0].components())
    headings = judge.headings
    was, now = mean_standing(spec, before), mean_standing(spec, after)
    reasons = []
    if who < before[0].players:
        reasons += own_reasons(headings, who, now.parts[who], was.parts[who], is_still=True)
    if seat != who:
        reasons += threats(headings, seat, now.parts[seat], was.parts[seat])
    return SeenTurn(chances_in(spec, before[0], seat, was), chances_in(spec, after[0], seat, now), reasons)


def mean_standing(spec: GameSpec, deals: Sequence[State]) -> Standing:
    """How everybody stands on average over several deals."""
    judge = evaluation_of(spec, deals[0].components())
    total = standing(spec, judge, deals[0])
    for deal in deals[1:]:
        total.add(standing(spec, judge, deal))
    return total.over(len(deals))


def chances_in(spec: GameSpec, g: State, seat: int, stand: Standing) -> list[float]:
    return chances(spec, g, believed(spec, g, seat, stand.values), "seen")
