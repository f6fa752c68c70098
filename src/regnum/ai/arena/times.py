"""How long decisions took, small enough to be kept with every game: counts by length, 5 % apart."""

from dataclasses import dataclass, field
from math import exp, log
from typing import Any

STEP = log(1.05)  # a length is known to 2.5 %
UNIT = 1e-6  # a microsecond


@dataclass
class Times:
    """Lengths of many decisions."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    lengths: dict[int, int] = field(default_factory=dict)  # how many were about UNIT * 1.05 ** n

    def note(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        at = max(0, round(log(max(seconds, UNIT) / UNIT) / STEP))
        self.lengths[at] = self.lengths.get(at, 0) + 1

    def add(self, other: "Times") -> None:
        self.count += other.count
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for at, n in other.lengths.items():
            self.lengths[at] = self.lengths.get(at, 0) + n

    def below(self, share: float) -> float:
        """The length that this share of the decisions did not exceed, in seconds."""
        left = share * self.count
        for at, n in sorted(self.lengths.items()):
            left -= n
            if left <= 0:
                return min(self.longest, UNIT * exp(STEP * at))
        return self.longest

    def as_json(self) -> dict[str, Any]:
        lengths = [[at, n] for at, n in sorted(self.lengths.items())]
        return {
            "count": self.count,
            "seconds": round(self.seconds, 6),
            "max": round(self.longest, 6),
            "lengths": lengths,
        }


def times_from(told: dict[str, Any]) -> Times:
    return Times(told["count"], told["seconds"], told["max"], dict(told["lengths"]))
