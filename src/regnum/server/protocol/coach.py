"""What the coach is asked and says: hints, explanations of moves, and the review of a finished game.

Headings are those of the game's evaluation (regnum.ai.evaluate); what they are called is in the catalogue:
`coach-<game>-<heading>` is the name, `coach-<game>-<heading>-why` a phrase with `$points`, a signed number.
"""

from typing import Literal

from msgspec import field

from regnum.server.protocol.http import CurvePoint
from regnum.server.protocol.parts import Message, Number, Problem, Reply, Sent

# --- from the client -----------------------------------------------------------------------------------


class AskHint(Sent, tag="hint", kw_only=True):
    """Ask the coach what it would do; `decision` is that of the offer. Answered by `hinted`."""

    decision: Number


class AskExplain(Sent, tag="explain", kw_only=True):
    """Ask the coach about choice number `n`, as events tell it. Answered by `explained`."""

    n: Number


# --- parts ---------------------------------------------------------------------------------------------


class WhyInfo(Reply):
    """One reason: what a plan changes under a heading, in points.

    "gain" and "cost" are about who moves, "threat" is what it changes for a rival (`seat`): more points are
    good for that seat, fewer are what the move takes from it.
    """

    heading: str
    points: float
    kind: Literal["gain", "cost", "threat"]
    seat: int


class SuggestionInfo(Reply):
    """A move, how far ahead of the best rival it may leave its seat at the end, and the chance of winning.

    The reasons of a hint compare with standing still, or with the move that is mentioned beside it.
    """

    option: int
    text: str
    label: Message
    margin: float
    chance: float  # 0 to 1
    reasons: list[WhyInfo]
    then: list[Message] = field(default_factory=list)  # how the coach would go on with the turn


# --- WebSocket: from the server ------------------------------------------------------------------------


class Hinted(Reply, tag_field="type", tag="hinted"):
    """The answer to `hint`: at most three moves, the best first; none if the decision has passed."""

    id: int
    decision: int
    seat: int
    suggestions: list[SuggestionInfo]
    taken: int  # hints this seat has taken in this game
    left: int  # and may still take


class Explained(Reply, tag_field="type", tag="explained"):
    """The answer to `explain`.

    In a finished game (`whole`) the move stands beside the best other one: `reasons` say what it brings more
    or less than that. In a running game the turn is judged by what the asker may see, before and after it:
    `reasons` say what it has changed, and neither move is told.
    """

    id: int
    n: int
    seat: int  # who moved
    whole: bool
    first: int  # the turn it is part of: its first choice, ...
    last: int  # ... and its last so far
    before: list[float]  # chances of winning by seat, before the turn (or move) ...
    after: list[float]  # ... and after it
    reasons: list[WhyInfo]
    chosen: SuggestionInfo | None = None
    other: SuggestionInfo | None = None  # none: there was nothing else


# --- HTTP: the review ----------------------------------------------------------------------------------


class ReviewPoint(Reply):
    """The state of the race after `n` choices, before the turn of a seat; at the end the seat is -1."""

    n: int
    seat: int
    round: int
    chances: list[float]  # of winning, by seat
    margins: list[float]  # points ahead of the best rival at the end, as expected


class MoveInfo(Reply):
    """A move in words."""

    option: int
    text: str
    label: Message


class TurningPoint(Reply):
    """A choice that cost its seat much: what was chosen, what was better, and why."""

    n: int  # the choice; the position before it is that after n - 1 choices
    seat: int
    round: int
    asked: Message  # the question
    chosen: MoveInfo
    better: MoveInfo
    chance: float  # of winning, lost by it
    points: float  # of the margin, lost by it
    reasons: list[WhyInfo]  # what the better one would have brought: of `seat`, or of a rival


class SeatReview(Reply):
    """One seat in the review: how its moves were, and how often it asked."""

    seat: int
    moves: int  # choices that were looked at
    best: int  # of them the coach would have made as well
    lost: float  # points given away by the others, in all
    hints: int  # taken
    explained: int  # moves it had explained while the game ran


class ReviewInfo(Reply):
    """A finished game as the coach sees it."""

    game: str
    rules: int
    period: str  # what is counted by `round`
    curve: list[ReviewPoint]
    turning: list[TurningPoint]  # three at most, in the order of the game
    seats: list[SeatReview]
    sources: list[CurvePoint]  # everybody's points by source when a round had ended


class ReviewReply(Reply):
    """The review of a finished game: worked out once, when somebody asks first; until then how far it is."""

    status: Literal["ready", "working", "failed"]
    progress: float  # 0 to 1
    review: ReviewInfo | None = None
    error: Problem | None = None  # why it failed; asking again begins anew
