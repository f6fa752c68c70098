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
from regnum.games.paladins.inquisition import suspicion_of
from regnum.games.paladins.state import (
    ATTACKED,
    CONVERTED,
    ORDERS,
    OWN,
    PAID,
    PILES,
    PROVISION_AT,
    SILVER_AT,
    UNPAID,
    WALLS,
    done,
    is_ai,
    tab,
    track,
)
from regnum.kernel.flat import State
from regnum.kernel.spec import Outcome, ScorePart

SCORED_ACTIONS: Final = (
    (DEVELOP, "develop"),
    (COMMISSION, "commission"),
    (FORTIFY, "fortify"),
    (GARRISON, "garrison"),
    (ABSOLVE, "absolve"),
)


def completed_orders(g: State, who: int) -> list[int]:
    """Places of the revealed King's Orders this seat meets."""
    t = tab(g)
    orders = g.decks[ORDERS]
    return [i for i, c in enumerate(orders) if done(g, who, t.order_action[c]) >= t.order_needed[c]]


def order_points(g: State, who: int) -> int:
    return sum(tab(g).order_vp[place] for place in completed_orders(g, who))


def score_seat(g: State, who: int) -> list[ScorePart]:
    """Points by source, always the same sources in the same order."""
    t = tab(g)
    b = who * OWN
    parts = [ScorePart("orders", order_points(g, who))]
    for attribute in ATTRIBUTES:
        parts.append(ScorePart(REWARD_NAMES[attribute], t.attribute_vp[track(g, who, attribute)]))
    for action, name in SCORED_ACTIONS:
        # The AI player's workshops score nothing themselves (R-P21).
        points = 0 if action == DEVELOP and is_ai(g, who) else t.action_vp[action][done(g, who, action)]
        parts.append(ScorePart(name, points))
    walls = sum(t.wall_vp[card] for card in g.piles[who * PILES + WALLS])
    parts.append(ScorePart("walls", walls))
    converts = sum(convert_points(g, who, card) for card in g.piles[who * PILES + CONVERTED])
    parts.append(ScorePart("converts", converts))
    parts.append(ScorePart("paid_debts", t.paid_vp * g.own[b + PAID]))
    parts.append(ScorePart("unpaid_debts", unpaid_points(g, who)))
    goods = 0 if is_ai(g, who) else (g.own[b + SILVER_AT] + g.own[b + PROVISION_AT]) // t.goods_per_vp
    parts.append(ScorePart("goods", goods))
    return parts


def convert_points(g: State, who: int, card: int) -> int:
    """What one converted outsider is worth [P81]; the AI player has at least one point [P98]."""
    t = tab(g)
    least = t.ai_convert_minimum if is_ai(g, who) else 0
    counted = t.outsider_counts[card]
    if counted == PER_UNPAID_DEBT:
        # What a Traitor saves is counted with the debts; here is only what that lacks to a point (R-P30).
        return max(0, least - t.outsider_vp[card] * g.own[who * OWN + UNPAID])
    n = counted_by(g, who, counted)
    return max(least, t.outsider_base[card] + n // t.outsider_per[card] * t.outsider_vp[card])


def counted_by(g: State, who: int, counted: int) -> int:
    """How many there are of what an outsider's scoring counts."""
    t = tab(g)
    p = who * PILES
    if counted < ACTIONS:
        return done(g, who, counted)
    if counted <= PER_INFLUENCE:
        return track(g, who, FAITH + counted - PER_FAITH)
    if counted <= PER_VIKING:
        people = counted - PER_SARACEN
        return sum(1 for card in g.piles[p + ATTACKED] if t.outsider_people[card] == people)
    if counted == PER_ORDER:
        return len(completed_orders(g, who))
    if counted == PER_MERCENARY:
        return sum(1 for card in g.piles[p + CONVERTED] if t.outsider_counts[card] == PER_MERCENARY)
    if counted == PER_PAID_DEBT:
        return g.own[who * OWN + PAID]
    if counted == PER_SUSPICION:
        return suspicion_of(g, who)
    raise ValueError(counted)


def unpaid_points(g: State, who: int) -> int:
    """Unpaid debts; every Traitor takes a point off each, which never becomes a gain (R-P14)."""
    t = tab(g)
    softer = sum(
        t.outsider_vp[card]
        for card in g.piles[who * PILES + CONVERTED]
        if t.outsider_counts[card] == PER_UNPAID_DEBT
    )
    return min(0, t.unpaid_vp + softer) * g.own[who * OWN + UNPAID]


def outcome_of(g: State) -> Outcome:
    """Most points; tied: most from King's Orders, then least suspicion, then shared [P80]."""
    totals = [sum(part.points for part in score_seat(g, who)) for who in range(g.seats)]
    ranks = [(-totals[w], -order_points(g, w), suspicion_of(g, w)) for w in range(g.seats)]
    best = sorted(ranks)
    places = [best.index(rank) for rank in ranks]
    tied = [rank for rank in ranks if rank[0] == best[0][0]]
    tie_break = ""
    if len(tied) > 1:
        if len({rank[1] for rank in tied}) > 1 and sum(1 for rank in tied if rank[1] == best[0][1]) == 1:
            tie_break = "orders"
        elif sum(1 for rank in tied if rank == best[0]) == 1:
            tie_break = "suspicion"
        else:
            tie_break = "shared"
    return Outcome(totals, places, tie_break)
