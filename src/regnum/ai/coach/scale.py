"""What a position is worth to everybody at the table, by headings: one way to ask any evaluation."""

from typing import Any

from regnum.ai.evaluate import Evaluation
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec

WHOLE = ("points",)  # the one heading of an evaluation that has none


def headings_of(judge: Evaluation[Any]) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(judge, "headings", WHOLE)
    return found


def parts_of(judge: Evaluation[Any], g: State, seat: int) -> list[float]:
    """Expected final points of a player by heading; of an evaluation without headings in one sum."""
    parts = getattr(judge, "parts", None)
    if parts is None:
        return [judge.value(g, seat)]
    found: list[float] = parts(g, seat)
    return found


def automa_points(spec: GameSpec, judge: Evaluation[Any], g: State, seat: int) -> float:
    """What an automa may expect at the end; what it has, if the evaluation cannot tell."""
    expects = getattr(judge, "automa_points", None)
    if expects is not None and g.agenda:
        try:
            return float(expects(g))
        except NotImplementedError:
            pass
    return float(sum(part.points for part in spec.score(g)[seat]))


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


def standing(spec: GameSpec, judge: Evaluation[Any], g: State) -> Standing:
    """How everybody stands in a position."""
    parts = [parts_of(judge, g, seat) for seat in range(g.players)]
    values = [sum(seat) for seat in parts]
    values += [automa_points(spec, judge, g, seat) for seat in range(g.players, g.seat_count)]
    return Standing(parts, values)


def margins_of(values: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    return [
        mine - max((theirs for other, theirs in enumerate(values) if other != seat), default=0.0)
        for seat, mine in enumerate(values)
    ]
