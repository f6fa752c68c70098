"""Scoring [G90]: every point with its source, who is out of the game, ties.

What a game would be worth if it ended now is worked out by ending a copy of it, so it cannot differ
from what the end will bring. Only the last trades of tokens are left out: they are choices (R-G43).
"""

from typing import Final

from regnum.games.gugong.const import END, VP_NAMES
from regnum.games.gugong.rules.decrees import end_points, is_on
from regnum.games.gugong.rules.intrigue import standing
from regnum.games.gugong.rules.palace import audience_points
from regnum.games.gugong.rules.wall import score_at_end
from regnum.games.gugong.state import Table, is_meng
from regnum.kernel.spec import Outcome, ScorePart

# Parts that are scored at the end only, in the order of the rulebook.
PART_DECREES: Final = 0
PART_AUDIENCE: Final = 1
PART_JADE: Final = 2
FINAL_PARTS: Final = (PART_DECREES, PART_AUDIENCE, PART_JADE)
PART_NAMES: Final = ("decrees_end", "audience", "jade")


# --- the end, now or in earnest -----------------------------------------------------------------------


def close(g: Table) -> None:
    """End the game: the wall is scored once more, which may bring an envoy inside [G90]."""
    score_at_end(g)
    g.phase = END


def as_ended(g: Table) -> Table:
    """The table if the game ended now; itself if it has ended."""
    if g.phase == END:
        return g
    end = g.clone()
    close(end)
    return end


# --- what is scored -----------------------------------------------------------------------------------


def is_admitted(g: Table, who: int) -> bool:
    """Whether a seat may win: its envoy is inside; Meng's need not be [G62, G111]."""
    return g.seats[who].audience > 0 or is_meng(g, who)


def jade_points(g: Table, n: int) -> int:
    """What so much jade is worth."""
    table = g.box.jade_vp
    known = len(table) - 1
    return table[n] if n <= known else table[known] + g.box.jade_more_vp * (n - known)


def decree_points(g: Table, who: int) -> int:
    """Level 3 decrees: the one that counts VP counts those of the track, so the order is kept (R-G44)."""
    me = g.seats[who]
    if not me.decrees:
        return 0
    points = 0
    for decree, level in enumerate(g.box.decree_level):
        if level == g.box.decree_levels and is_on(me, decree):
            points += end_points(g, who, decree)
    return points


def part_points(g: Table, who: int, part: int) -> int:
    """Points of one part of the final scoring."""
    if part == PART_DECREES:
        return decree_points(g, who)
    if part == PART_AUDIENCE:
        return audience_points(g, g.seats[who].audience)
    return jade_points(g, g.seats[who].jade)


def score_seat(g: Table, who: int) -> list[ScorePart]:
    """Points by source in a game that has ended; always the same sources in the same order.

    Who is out of the palace loses everything [G62].
    """
    parts = [ScorePart(name, g.seats[who].vp_by[source]) for source, name in enumerate(VP_NAMES)]
    parts.extend(ScorePart(PART_NAMES[part], part_points(g, who, part)) for part in FINAL_PARTS)
    lost = 0 if is_admitted(g, who) else -sum(part.points for part in parts)
    parts.append(ScorePart("outside", lost))
    return parts


def scores_of(g: Table) -> list[list[ScorePart]]:
    """Points of all seats by source, as if the game ended now."""
    end = as_ended(g)
    return [score_seat(end, who) for who in range(g.seat_count)]


def outcome_of(g: Table) -> Outcome:
    """Most points; tied: the intrigue track [G90]. Nobody inside: nobody wins (R-G45).

    Alone the same holds, but Meng need not be inside (R-G63). Like the score: as if the game ended now.
    """
    end = as_ended(g)
    seats = range(g.seat_count)
    totals = [sum(part.points for part in score_seat(end, who)) for who in seats]
    if not any(is_admitted(end, who) for who in seats):
        return Outcome(totals, [1] * g.seat_count, "nobody")
    ranks = [(-totals[who], 0 if is_admitted(end, who) else 1, -standing(end.seats[who])) for who in seats]
    best = sorted(ranks)
    places = [best.index(rank) for rank in ranks]
    tied = sum(1 for rank in ranks if rank[:2] == best[0][:2])
    return Outcome(totals, places, "intrigue" if tied > 1 else "")
