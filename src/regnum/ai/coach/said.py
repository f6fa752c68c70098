"""What the coach says, and how it goes through a pipe: plain numbers, words as messages."""

from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from regnum.ai.coach.points import RoundPoints
from regnum.ai.coach.reasons import Why
from regnum.kernel.agenda import State, describe
from regnum.kernel.messages import Msg, msg_to_json


@dataclass(frozen=True)
class Move:
    """A choice in words."""

    option: int
    text: str
    label: Msg


@dataclass(frozen=True)
class Suggestion:
    """A move, what may come of it, and why."""

    move: Move
    margin: float  # points ahead of the best rival at the end
    chance: float  # of winning
    reasons: list[Why]
    then: list[Msg] = field(default_factory=list)  # how the coach would go on with the turn

    @property
    def option(self) -> int:
        return self.move.option


@dataclass(frozen=True)
class Explained:
    """A move beside the best other one."""

    chosen: Suggestion
    other: Suggestion | None  # none: there was nothing else to do
    reasons: list[Why]  # what the move brings more or less than the other one
    before: list[float]  # chances of winning by seat before the move ...
    after: list[float]  # ... and after it


@dataclass(frozen=True)
class SeenTurn:
    """A turn as somebody else at the table saw it."""

    before: list[float]
    after: list[float]
    reasons: list[Why]


@dataclass(frozen=True)
class Point:
    """The race after so many choices, before the turn of a seat; at the end the seat is -1."""

    n: int
    seat: int
    round: int
    chances: list[float]
    margins: list[float]


@dataclass(frozen=True)
class Turning:
    """A choice that cost its seat much."""

    n: int
    seat: int
    round: int
    asked: Msg  # the question: a payment says nothing without what it was for
    chosen: Move
    better: Move
    chance: float
    points: float
    reasons: list[Why]


@dataclass(frozen=True)
class Tally:
    """How the moves of one seat were."""

    seat: int
    moves: int
    best: int
    lost: float


@dataclass(frozen=True)
class Review:
    """A finished game."""

    curve: list[Point]
    turning: list[Turning]
    seats: list[Tally]
    sources: list[RoundPoints]


def move_of(g: State, option: int) -> Move:
    """An option of the question on top, in words."""
    choice = describe(g, g.agenda[-1], option)
    return Move(option, choice.text, choice.label)


def told(said: Any) -> Any:
    """What was said as JSON values: messages as clients get them, the move of a suggestion in its place."""
    if isinstance(said, Msg):
        return msg_to_json(said)
    if isinstance(said, list):
        return [told(one) for one in said]
    if not is_dataclass(said):
        return said
    values = {one.name: told(getattr(said, one.name)) for one in fields(said)}
    return {**values.pop("move"), **values} if isinstance(said, Suggestion) else values
