"""Everybody's points by source and by round, as a finished game gathered them."""

from collections.abc import Sequence
from dataclasses import dataclass

from regnum.kernel.agenda import Event, State, play_as
from regnum.kernel.spec import GameSpec

Scored = tuple[list[int], list[dict[str, int]]]  # totals, and the parts of each


@dataclass(frozen=True)
class RoundPoints:
    """The points of every seat, by source, when a round had ended; n choices were made by then."""

    round: int
    n: int
    totals: list[int]
    parts: list[dict[str, int]]


def points_by_round(
    spec: GameSpec, beginning: State, choices: Sequence[int], discreet: bool = False
) -> list[RoundPoints]:
    """Everybody's points whenever a round had ended, and at the end. Plays on `beginning`."""
    g = beginning
    found: list[RoundPoints] = []
    told: list[Event] = []
    for n, option in enumerate(choices):
        before = g.clone()  # scored only where a round ends
        period = spec.period(g)
        heard = len(told)
        g.events = []
        play_as(g, option, discreet)
        told += g.events
        if spec.period(g) != period and period > 0:
            found.append(points_at(spec, before, period, n + 1, told[:heard]))
    found.append(points_at(spec, g, spec.period(g), len(choices), told))
    return found


def points_at(spec: GameSpec, g: State, period: int, n: int, told: list[Event]) -> RoundPoints:
    """The points at one time; what is one sum in the score, but was told piece by piece, by its pieces."""
    totals, parts = score_now(spec, g)
    origins = spec.origins(g.components(), told)
    for seat in parts:  # every seat has the same sources
        seat.update({origin.source: seat.get(origin.source, 0) for origin in origins})
    for origin in origins:
        parts[origin.who][origin.part] -= origin.points
        parts[origin.who][origin.source] += origin.points
    explained = {origin.part for origin in origins if not any(seat[origin.part] for seat in parts)}
    parts = [{name: points for name, points in seat.items() if name not in explained} for seat in parts]
    return RoundPoints(period, n, totals, parts)


def score_now(spec: GameSpec, g: State) -> Scored:
    """What everybody has gathered, and what it is worth when the game is over."""
    left_out = spec.only_at_end if g.agenda else ()
    parts = [{part.name: part.points for part in seat if part.name not in left_out} for seat in spec.score(g)]
    return [sum(seat.values()) for seat in parts], parts
