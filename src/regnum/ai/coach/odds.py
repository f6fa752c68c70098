"""Chances of winning, from expected final points.

Points ahead say more the nearer the end is: each seat counts by exp(points / width), and the width shrinks
from period to period. With two seats that is the logistic curve of the margin. The widths were measured in
games that bots played against each other (calibrating.py, widths.toml).
"""

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec

# Who looks: everybody knows their own hand (after the end), one seat sees what it may, or somebody alone.
Sight = Literal["open", "seen", "alone"]

USUAL: Final = 12.0  # points, at the beginning of a game nobody has measured; 4 at its end
LEAST: Final = 0.5


class Widths:
    """What was measured for one game: a width for every period, and what rivals have beyond what is seen."""

    def __init__(self, widths: list[float], unseen: list[float]) -> None:
        self.widths: Final = widths
        self.unseen: Final = unseen  # points of rivals, on average

    def width(self, period: int) -> float:
        return max(LEAST, at(self.widths, period))

    def hidden(self, period: int) -> float:
        return at(self.unseen, period) if self.unseen else 0.0


def at(numbers: list[float], period: int) -> float:
    return numbers[min(max(period, 1), len(numbers)) - 1]


def unmeasured(periods: int) -> Widths:
    """Something sensible for a game without measurements."""
    steps = max(1, periods - 1)
    return Widths([USUAL - (USUAL - 4.0) * k / steps for k in range(max(1, periods))], [])


@cache
def measured() -> dict[str, dict[str, Widths]]:
    """By game and sight."""
    text = (files("regnum.ai.coach") / "widths.toml").read_text("utf-8")
    return {
        game: {
            sight: Widths(list(row["widths"]), list(row.get("unseen", [])))
            for sight, row in rows.items()
            if isinstance(row, dict)
        }
        for game, rows in tomllib.loads(text).items()
    }


def widths_of(spec: GameSpec, g: State, sight: Sight) -> Widths:
    found = measured().get(spec.id, {}).get("alone" if g.seat_count > g.players else sight)
    return found if found is not None else unmeasured(spec.periods(g))


def believed(spec: GameSpec, g: State, seat: int, values: list[float]) -> list[float]:
    """Expected points as one seat should believe them: with what rivals keep face down on average.

    Of an automa: with what it gains on average beyond what the judgement expects of it.
    """
    hidden = widths_of(spec, g, "seen").hidden(spec.period(g)) if g.agenda else 0.0
    return [points + (hidden if other != seat else 0.0) for other, points in enumerate(values)]


def chances(spec: GameSpec, g: State, values: list[float], sight: Sight) -> list[float]:
    """The chance of every seat to win, which add up to 1; after the end who has won."""
    if not g.agenda:
        winners = spec.outcome(g).winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seat_count)]
    return shares(values, widths_of(spec, g, sight).width(spec.period(g)))


def shares(values: list[float], width: float) -> list[float]:
    """Weights exp(points / width), as shares of 1."""
    best = max(values)
    weights = [math.exp((points - best) / width) for points in values]
    return [weight / sum(weights) for weight in weights]
