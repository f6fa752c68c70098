"""What a position is worth to everybody at the table, by headings: one way to ask any evaluation."""

from typing import Any

from regnum.ai.coach.telling import revealed, told_parts
from regnum.ai.judge import Judge
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class Standing:
    """Expected final points of all seats; those of players also by heading."""

    def __init__(self, parts: list[list[float]], values: list[float]) -> None:
        self.parts = parts  # of the players
        self.values = values  # of all seats, automas last

    def add(self, other: "Standing") -> None:
        """Sum up, for means."""
        for mine, more in zip(self.parts, other.parts, strict=True):
            for i, points in enumerate(more):
                mine[i] += points
        for i, points in enumerate(other.values):
            self.values[i] += points

    def over(self, n: float) -> "Standing":
        """The n-th part of it."""
        parts = [[points / n for points in seat] for seat in self.parts]
        return Standing(parts, [points / n for points in self.values])

    def copy(self) -> "Standing":
        return Standing([list(seat) for seat in self.parts], list(self.values))


def standing(spec: GameSpec, judge: Judge[Any], g: State) -> Standing:
    """How everybody stands in a position."""
    parts = [told_parts(judge, g, seat) for seat in range(g.players)]
    values = [sum(seat) for seat in parts]
    if not g.agenda:
        return Standing(parts, [float(total) for total in spec.outcome(g).totals])
    values += [automa_points(spec, judge, g, seat) for seat in range(g.players, g.seat_count)]
    return Standing(parts, values)


def with_open_cards(spec: GameSpec, judge: Judge[Any], g: State) -> list[float]:
    """Expected final points of all seats, with what they keep from each other."""
    values = standing(spec, judge, g).values
    return [
        points + (revealed(judge, g, seat) if seat < g.players else 0.0) for seat, points in enumerate(values)
    ]


def automa_points(spec: GameSpec, judge: Judge[Any], g: State, seat: int) -> float:
    """What an automa may expect at the end; what it has, where the judge cannot tell."""
    try:
        return judge.automa_points(g)
    except NotImplementedError:
        return float(sum(part.points for part in spec.score(g)[seat]))


def margins_of(values: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    return [
        mine - max((theirs for other, theirs in enumerate(values) if other != seat), default=0.0)
        for seat, mine in enumerate(values)
    ]
