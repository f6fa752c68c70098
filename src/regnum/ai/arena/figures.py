"""Figures and how sure they are: everything comes with the interval that holds it in 95 of 100 cases."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

CONFIDENCE = 1.96  # standard deviations of 95 %
RESAMPLES = 1000


@dataclass(frozen=True)
class Figure:
    """A measured number and its 95 % interval."""

    mean: float
    low: float
    high: float

    def as_json(self, decimals: int) -> dict[str, object]:
        return {
            "mean": round(self.mean, decimals),
            "low": round(self.low, decimals),
            "high": round(self.high, decimals),
        }

    def over(self, divisor: float) -> "Figure":
        return Figure(self.mean / divisor, self.low / divisor, self.high / divisor)

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    z = CONFIDENCE
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def bootstrap(values: Sequence[float], seed: int = 0) -> tuple[float, float]:
    """The 95 % interval of a mean, by drawing the sample again many times."""
    if not values:
        return 0.0, 0.0
    chance = Random(seed)
    size = len(values)
    return middle_of([sum(chance.choices(values, k=size)) / size for _ in range(RESAMPLES)])


def middle_of(found: list[float]) -> tuple[float, float]:
    """Between which two values 95 % of them lie."""
    ordered = sorted(found)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def rate_of(wins: float, games: int) -> Figure:
    low, high = wilson(wins, games)
    return Figure(wins / games if games else 0.0, low, high)


def mean_of(values: Sequence[float]) -> Figure:
    low, high = bootstrap(values)
    return Figure(sum(values) / len(values) if values else 0.0, low, high)
