"""Reasons in a player's terms: what changes between two positions, heading by heading."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["gain", "cost", "threat"]

WORTH_A_WORD: Final = 0.3  # points
MOST: Final = 3  # reasons about who moves
THREATS: Final = 2  # reasons about rivals
# What is only on its way: of no use to say when a plan is compared with standing still.
UNFINISHED: Final = ("under_way", "turns")


@dataclass(frozen=True)
class Why:
    """Points under a heading: of who moves (gain, cost), or of a rival (threat)."""

    heading: str
    points: float
    kind: Kind
    seat: int


def own_reasons(
    headings: Sequence[str],
    seat: int,
    after: Sequence[float],
    before: Sequence[float],
    is_still: bool = False,
) -> list[Why]:
    """What a seat has more or less, the weightiest first. `is_still`: `before` is where nothing was done."""
    found = [
        Why(heading, after[i] - before[i], "gain" if after[i] > before[i] else "cost", seat)
        for i, heading in enumerate(headings)
        if not (is_still and heading in UNFINISHED)
    ]
    return weighty(found)[:MOST]


def threats(headings: Sequence[str], seat: int, after: Sequence[float], before: Sequence[float]) -> list[Why]:
    """Where a rival grows, and what it loses; what it only has under way is nothing yet."""
    found = [
        Why(heading, after[i] - before[i], "threat", seat)
        for i, heading in enumerate(headings)
        if heading not in UNFINISHED
    ]
    return weighty(found)[:THREATS]


def weighty(reasons: list[Why]) -> list[Why]:
    """Those worth a word, the weightiest first."""
    return sorted(
        (why for why in reasons if abs(why.points) >= WORTH_A_WORD), key=lambda why: -abs(why.points)
    )
