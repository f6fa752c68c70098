"""Scoring [P80, P81]: every point with its source; ties."""

from typing import Final

from regnum.games.paladins.const import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    PER_FAITH,
    PER_INFLUENCE,
    PER_MERCENARY,
    PER_ORDER,
    PER_PAID_DEBT,
    PER_SARACEN,
    PER_SUSPICION,
    PER_UNPAID_DEBT,
    PER_VIKING,
    REWARD_NAMES,
)
from regnum.games.paladins.rules.progress import times_done, track
from regnum.games.paladins.state import Seat, Table
from regnum.kernel.spec import Outcome, ScorePart

SCORED_ACTIONS: Final = (
    (DEVELOP, "develop"),
    (COMMISSION, "commission"),
    (FORTIFY, "fortify"),
    (GARRISON, "garrison"),
    (ABSOLVE, "absolve"),
)


def completed_orders(g: Table, me: Seat) -> list[int]:
    """Places of the revealed King's Orders this seat meets."""
    box = g.box
    return [
        place
        for place, card in enumerate(g.orders)
        if times_done(me, box.order_action[card]) >= box.order_needed[card]
    ]


def order_points(g: Table, me: Seat) -> int:
    return sum(g.box.order_vp[place] for place in completed_orders(g, me))


def score_seat(g: Table, who: int) -> list[ScorePart]:
    """Points by source, always the same sources in the same order."""
    box = g.box
    me = g.seats[who]
    parts = [ScorePart("orders", order_points(g, me))]
    for attribute in ATTRIBUTES:
        parts.append(ScorePart(REWARD_NAMES[attribute], box.attribute_vp[track(me, attribute)]))
    for action, name in SCORED_ACTIONS:
        # The AI player's workshops score nothing themselves (R-P21).
        is_scored = action != DEVELOP or not g.is_ai(who)
        points = box.action_vp[action][times_done(me, action)] if is_scored else 0
        parts.append(ScorePart(name, points))
    parts.append(ScorePart("walls", sum(box.wall_vp[card] for card in me.walls)))
    parts.append(ScorePart("converts", sum(convert_points(g, who, card) for card in me.converted)))
    parts.append(ScorePart("paid_debts", box.paid_vp * me.paid))
    parts.append(ScorePart("unpaid_debts", unpaid_points(g, me)))
    goods = 0 if g.is_ai(who) else (me.silver + me.provision) // box.goods_per_vp
    parts.append(ScorePart("goods", goods))
    return parts


def convert_points(g: Table, who: int, card: int) -> int:
    """What one converted outsider is worth [P81]; the AI player has at least one point [P98]."""
    box = g.box
    me = g.seats[who]
    least = box.ai_convert_minimum if g.is_ai(who) else 0
    counted = box.outsider_counts[card]
    if counted == PER_UNPAID_DEBT:
        # What a Traitor saves is counted with the debts; here is only what that lacks to a point (R-P30).
        return max(0, least - box.outsider_vp[card] * me.unpaid)
    n = counted_by(g, me, counted)
    return max(least, box.outsider_base[card] + n // box.outsider_per[card] * box.outsider_vp[card])


def counted_by(g: Table, me: Seat, counted: int) -> int:
    """How many there are of what an outsider's scoring counts."""
    box = g.box
    if counted < ACTIONS:
        return times_done(me, counted)
    if counted <= PER_INFLUENCE:
        return track(me, FAITH + counted - PER_FAITH)
    if counted <= PER_VIKING:
        people = counted - PER_SARACEN
        return sum(1 for card in me.attacked if box.outsider_people[card] == people)
    if counted == PER_ORDER:
        return len(completed_orders(g, me))
    if counted == PER_MERCENARY:
        return sum(1 for card in me.converted if box.outsider_counts[card] == PER_MERCENARY)
    if counted == PER_PAID_DEBT:
        return me.paid
    if counted == PER_SUSPICION:
        return len(me.suspicion)
    raise ValueError(counted)


def unpaid_points(g: Table, me: Seat) -> int:
    """Unpaid debts; every Traitor takes a point off each, which never becomes a gain (R-P14)."""
    box = g.box
    traitors = [card for card in me.converted if box.outsider_counts[card] == PER_UNPAID_DEBT]
    softer = sum(box.outsider_vp[card] for card in traitors)
    return min(0, box.unpaid_vp + softer) * me.unpaid


def outcome_of(g: Table) -> Outcome:
    """Most points; tied: most from King's Orders, then least suspicion, then shared [P80]."""
    totals = [sum(part.points for part in score_seat(g, who)) for who in range(g.seat_count)]
    ranks = [(-totals[who], -order_points(g, seat), len(seat.suspicion)) for who, seat in enumerate(g.seats)]
    best = sorted(ranks)
    places = [best.index(rank) for rank in ranks]
    return Outcome(totals, places, tie_break(ranks))


def tie_break(ranks: list[tuple[int, int, int]]) -> str:
    """What parted the first from those with as many points; empty if nobody had."""
    best = min(ranks)
    tied = [rank for rank in ranks if rank[0] == best[0]]
    if len(tied) == 1:
        return ""
    if sum(1 for rank in tied if rank[1] == best[1]) == 1:
        return "orders"
    return "suspicion" if sum(1 for rank in tied if rank == best) == 1 else "shared"
