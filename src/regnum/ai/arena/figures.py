"""Figures and how sure they are: everything comes with the interval that holds it in 95 of 100 cases."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

CONFIDENCE = 1.96  # standard deviations of 95 %
FEW = {1: 12.706, 2: 4.303}  # the same where so many values could have been others


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


def student(freedom: int) -> float:
    """How many standard errors hold 95 % of means, by how many values could have been others."""
    if freedom in FEW:
        return FEW[freedom]
    z, v = CONFIDENCE, freedom
    first = (z**3 + z) / (4 * v)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    return z + first + second + third


def middle_of(found: list[float]) -> tuple[float, float]:
    """Between which two values 95 % of them lie."""
    ordered = sorted(found)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def rate_of(wins: float, games: int) -> Figure:
    low, high = wilson(wins, games)
    return Figure(wins / games if games else 0.0, low, high)


def mean_of(values: Sequence[float]) -> Figure:
    """A mean with Student's interval, which is wide where values are few; of one value nothing is known."""
    size = len(values)
    mean = sum(values) / max(1, size)
    if size < 2:
        return Figure(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (size - 1)
    spread = student(size - 1) * sqrt(variance / size)
    return Figure(mean, mean - spread, mean + spread)
