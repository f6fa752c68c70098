"""Reasons in a player's terms: what changes between two positions, heading by heading."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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


def limited(reasons: Sequence[Why], net: float) -> list[Why]:
    """Those in the direction of the net change, together no more than it: the rest only moved."""
    found: list[Why] = []
    left = abs(net)
    for why in reasons:
        if why.points * net > 0 and left >= WORTH_A_WORD:
            points = min(abs(why.points), left)
            left -= points
            found.append(replace(why, points=points if net > 0 else -points))
    return found


def weighty(reasons: list[Why]) -> list[Why]:
    """Those worth a word, the weightiest first."""
    return sorted(
        (why for why in reasons if abs(why.points) >= WORTH_A_WORD), key=lambda why: -abs(why.points)
    )
