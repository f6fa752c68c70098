"""How far bots look; an evaluation may have an `effort` and a `skill` that suit its game."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Effort:
    """How far the simple bot looks, and with it the knight where it plans several turns."""

    nodes: int = 2500  # positions looked at
    turns: int = 6  # own turns one after another
    beam: int = 8  # turns that are followed further
    per_first: int = 2  # of these, with the same first step
    draws: int = 3  # draws that are tried where a card is turned up
    later: float = 0.93  # what is gained a turn later counts so much: somebody may be quicker
    widths: tuple[int, ...] = (99, 2, 3, 2, 1)  # options followed, by depth within a turn


@dataclass(frozen=True)
class Skill:
    """How the levels think about a game."""

    plans_turns: bool = True  # the knight plans several turns of its own; else it thinks of this one only
    aims_ahead: bool = False  # alone: after points ahead of the automa; else after own points
    borrows: bool = False  # where nothing was learned for so many players, entries for two serve
    hints_by_plan: bool = False  # the coach goes by plans, and plays on only to see what rivals are up to
    wider: int = 3  # times the knight's nodes and turns followed, where the coach plans
    ahead: int = 8  # turns of the table it plays on: later a quick policy's mistakes drown the difference
    ahead_alone: int = 8  # the same against an automa
    # By number of players: of these, so many own turns are chosen with an eye on the one after them.
    careful: Mapping[int, int] = field(default_factory=dict)
    # The same: so many are chosen by what games played on before have taught about the judge's mistakes.
    experienced: Mapping[int, int] = field(default_factory=dict)
    # Against an automa: plans this wide, each as if the automa stood still, count beside playing on.
    plans_alone: Effort | None = None
    fancies: float = 0.4  # the share of headings that the squire has a fancy for, or thinks little of
    fancy: float = 0.4  # how much: the spread of the logarithm of the factor
    misjudges: float = 1.0  # by so many points the squire is usually wrong about what a turn is worth
    overlooks: float = 0.1  # the chance that the squire does not see an option
