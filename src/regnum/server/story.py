"""The story of a finished game in a few sentences: who led when, and where the winner won it.

Everything follows from the points round by round and the outcome, so kept games of older rules have one too.
"""

from collections.abc import Iterator

from regnum.kernel.messages import Arg, Msg, Seat, raw, text_key
from regnum.server.protocol import CurvePoint, CurveReply, Decided, OutcomeInfo, SourceGap
from regnum.server.telling import message


def with_story(game: str, curve: CurveReply, outcome: OutcomeInfo) -> CurveReply:
    """The points, and what is to be said about them."""
    decided = decided_by(curve.points, outcome)
    told = [*story_of(game, curve, decided), *best_round(curve)]
    return CurveReply(
        points=curve.points, period=curve.period, story=[message(msg) for msg in told], decided=decided
    )


def decided_by(points: list[CurvePoint], outcome: OutcomeInfo) -> Decided | None:
    """The winner, the best of the others, when it was decided and by what; None if several won, or nobody."""
    winners = [who for who, score in enumerate(outcome.scores) if score.place == 0]
    others = [who for who, score in enumerate(outcome.scores) if score.place > 0]
    if len(winners) != 1 or not others or not points:
        return None
    rival = min(others, key=lambda who: (outcome.scores[who].place, -outcome.scores[who].total))
    return Decided(
        winner=winners[0],
        rival=rival,
        since=points[lead_from(points, winners[0])].round,
        gaps=gaps_between(points[-1], winners[0], rival),
    )


def leader(point: CurvePoint) -> int:
    """Who has most points; -1 if several have."""
    most = max(point.totals)
    return point.totals.index(most) if point.totals.count(most) == 1 else -1


def lead_from(points: list[CurvePoint], winner: int) -> int:
    """The place of the first point from which on the winner led to the end."""
    at = len(points) - 1
    while at > 0 and leader(points[at - 1]) == winner:
        at -= 1
    return at


def gaps_between(end: CurvePoint, ours: int, theirs: int) -> list[SourceGap]:
    """The sources in which two seats differ, the largest difference first."""
    names = [name for name in end.parts[ours] if end.parts[ours][name] != end.parts[theirs].get(name, 0)]
    gaps = [
        SourceGap(source=name, ours=end.parts[ours][name], theirs=end.parts[theirs].get(name, 0))
        for name in names
    ]
    return sorted(gaps, key=lambda gap: -abs(gap.ours - gap.theirs))


# --- in words -------------------------------------------------------------------------------------------


def story_of(game: str, curve: CurveReply, decided: Decided | None) -> Iterator[Msg]:
    """The sentences about who won."""
    if decided is None:
        return
    yield from lead_told(curve, decided.winner)
    end = curve.points[-1].totals
    behind = end[decided.winner] - end[decided.rival]
    if behind > 0:
        yield Msg("end-story-second", {"who": Seat(decided.rival), "n": behind})
    yield from gaps_told(game, decided)


def lead_told(curve: CurveReply, winner: int) -> Iterator[Msg]:
    """Since when the winner led, and who was ahead before."""
    points = curve.points
    at = lead_from(points, winner)
    args: dict[str, Arg] = {"who": Seat(winner), "period": raw(curve.period), "round": points[at].round}
    if len(points) == 1:
        return
    if at == 0:
        yield Msg("end-story-always", args)
    elif at == len(points) - 1:
        yield Msg("end-story-last", args)
    else:
        yield Msg("end-story-since", args)
    ahead = leader(points[at - 1]) if at else -1
    if ahead >= 0:
        most = max(point.totals[ahead] - point.totals[winner] for point in points[:at])
        yield Msg("end-story-before", {"who": Seat(ahead), "n": most})


def gaps_told(game: str, decided: Decided) -> Iterator[Msg]:
    """The best source of the winner, and the one in which the other was better."""
    for_us = [gap for gap in decided.gaps if gap.ours > gap.theirs]
    for_them = [gap for gap in decided.gaps if gap.theirs > gap.ours]
    for key, seat, gaps in (
        ("end-story-won", decided.winner, for_us),
        ("end-story-lost", decided.rival, for_them),
    ):
        if gaps:
            more, less = sorted((gaps[0].ours, gaps[0].theirs), reverse=True)
            source = Msg(f"{game}-score-{text_key(gaps[0].source)}")
            yield Msg(key, {"who": Seat(seat), "source": source, "more": more, "less": less})


def best_round(curve: CurveReply) -> Iterator[Msg]:
    """The round in which somebody gained most."""
    gains = [
        (points - before, later.round, who)
        for earlier, later in zip(curve.points, curve.points[1:], strict=False)
        for who, (before, points) in enumerate(zip(earlier.totals, later.totals, strict=True))
    ]
    if not gains:
        return
    n, number, who = max(gains, key=lambda gain: gain[0])
    if n > 0:
        period = raw(curve.period)
        yield Msg("end-story-best", {"who": Seat(who), "period": period, "round": number, "n": n})
