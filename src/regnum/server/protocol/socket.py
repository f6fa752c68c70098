"""Messages over the WebSocket."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from regnum.server.protocol.coach import Explained, Hinted
from regnum.server.protocol.parts import (
    ChoiceInfo,
    ExampleInfo,
    HappeningInfo,
    LessonInfo,
    Message,
    Number,
    PreviewInfo,
    Problem,
    RefusalInfo,
    Reply,
    SeatNumber,
    Secret,
    Sent,
    TableInfo,
)

# At a shared screen with a curtain: nothing is covered; what only the seat may know; the question as well.
Cover = Literal["", "secrets", "question"]
OptionNumber = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]

# --- WebSocket: from the client (commands of players are in server/entries) --------------------------


class Hello(Sent, tag="hello"):
    """The first message. `since` is the last version seen; 0 asks for all, -1 for none of the past.

    A secret in the first message instead of the address keeps it out of logs. With `previews` every
    offer is followed by what all its choices would change: for clients of before, better is `look`. `compact`
    is for clients that keep the view: offers tell what changed of it, reasons follow in a message of their
    own, and what is sent together comes as a list of messages.
    """

    secret: Secret = ""
    since: Annotated[int, Meta(ge=-1, le=1 << 53)] = 0
    previews: bool = False
    compact: bool = False
    curtain: bool = False  # of a screen that several share: secrets are shown after `uncover` only


class Uncover(Sent, tag="uncover", kw_only=True):
    """At a screen that several share: this seat's player looks, and nobody else; or no longer."""

    seat: SeatNumber
    on: bool = True


class Ping(Sent, tag="ping"):
    """Ask for a sign of life."""


class Look(Sent, tag="look", kw_only=True):
    """Ask what some options of an offer would change; `version` and `decision` are the offer's."""

    decision: Number
    version: Number
    options: Annotated[list[OptionNumber], Meta(min_length=1, max_length=8)]


# --- WebSocket: from the server ------------------------------------------------------------------------


class Welcome(Reply, tag_field="type", tag="welcome"):
    """The answer to hello: the table, one's seats, and all that happened after version `since`."""

    table: TableInfo
    seats: list[int]
    since: int
    happenings: list[HappeningInfo]


class Happened(HappeningInfo, tag_field="type", tag="happening"):
    """Something happened at the table."""


class Table(Reply, tag_field="type", tag="table"):
    """The table has changed: seats, names, start, stand-ins, the end."""

    table: TableInfo


class Offer(Reply, tag_field="type", tag="offer"):
    """What a seat sees and may do now. Seat -1 is a spectator.

    With several hot-seat players it is the offer of the one who decides (or decided last).
    """

    version: int
    seat: int
    decision: int  # -1: nothing to decide
    made: int
    decider: int  # -1: the game is over
    waiting: list[int]
    view: dict[str, Any] | None  # the whole of it, unless the connection is compact
    # Compact: keys that are new or changed, and where they belong: "" the view, "seats.0" the first of the
    # list `seats`. The first offer after `welcome` has all of them.
    changes: list[tuple[str, dict[str, Any]]] | None
    prompt: Message | None
    choices: list[ChoiceInfo]
    refused: list[RefusalInfo]  # compact: they follow as `reasons`
    can_undo: bool
    can_redo: bool
    sensible: int | None = None  # the option nobody would think twice about: a client may answer by itself
    leads: dict[str, list[int]] = field(default_factory=dict)  # elements asked about next: options to there
    underway: list[ChoiceInfo] = field(default_factory=list)  # answers given for the sake of this question
    lesson: LessonInfo | None = None  # at a guided table, for the learner
    covered: Cover = ""
    example: ExampleInfo | None = None  # where a worked example is laid out, for whoever looks at it


class Reasons(Reply, tag_field="type", tag="reasons"):
    """What is not offered in a decision, and why; follows its offer on a compact connection."""

    decision: int
    refused: list[RefusalInfo]


class Previews(Reply, tag_field="type", tag="previews"):
    """What choices of an offer would change; the answer to `look`, without any where that has passed.

    Whoever asked for all in `hello` gets them after the offer, with id 0.
    """

    id: int
    version: int  # of the offer
    decision: int
    previews: list[PreviewInfo]


class Presence(Reply, tag_field="type", tag="presence"):
    """Who is there."""

    here: list[int]
    spectators: int
    thinking: list[int]  # bots at work


class Done(Reply, tag_field="type", tag="done"):
    """A request was carried out and is durable; its happening has been sent before."""

    id: int
    version: int


class Pong(Reply, tag_field="type", tag="pong"):
    """A sign of life."""

    id: int
    now: float
    version: int


class Rejected(Reply, tag_field="type", tag="refused"):
    """A request was refused and has changed nothing."""

    id: int
    error: Problem


Coached = Hinted | Explained
Played = Welcome | Happened | Table | Offer | Reasons | Previews
ServerMessage = Played | Coached | Presence | Done | Pong | Rejected
