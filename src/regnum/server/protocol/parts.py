"""What requests and replies are made of."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from regnum.server.seats import ClockKind, Colour, SeatKind, TimeOut

# --- words of the protocol -----------------------------------------------------------------------------

ID_PATTERN = "^[A-Za-z0-9_-]{22}$"
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels (no words), no letter that looks like another
CODE_PATTERN = f"^[{CODE_LETTERS}]{{6}}$"
DAY_PATTERN = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"

NAME_LIMIT = 40
Name = Annotated[str, Meta(max_length=NAME_LIMIT)]
Words = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_.-]*$")]
Secret = Annotated[str, Meta(max_length=100)]
Face = Annotated[str, Meta(max_length=40, pattern="^[a-z]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
RequestId = Annotated[int, Meta(ge=0, le=1 << 53)]
Status = Literal["open", "playing", "over"]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What clients send over HTTP."""


class Sent(Request, tag_field="type"):
    """What clients send over the WebSocket; the answer (done or refused) carries the same id."""

    id: RequestId = 0


class Reply(Struct, kw_only=True):
    """What the server answers over HTTP, and the parts of its WebSocket messages."""


# --- parts ---------------------------------------------------------------------------------------------


class Message(Reply):
    """Something to be said: a key of the message catalogue and its arguments.

    An argument is a number, a seat ({"seat": 0}: shown by its name), a message, or a list of
    messages. A key that begins with "raw:" is shown as it stands.
    """

    key: str
    args: dict[str, Any]


class Problem(Reply):
    """Why something was refused: for programs (key), for people (text, English), and by which rule."""

    msg: Message
    text: str
    rule: str = ""


class ErrorReply(Reply):
    """The body of every refusal over HTTP."""

    error: Problem


class SeatInfo(Reply):
    """A seat as everybody may see it."""

    seat: int
    kind: SeatKind
    level: str
    name: str
    called: Message  # what to show while there is no name
    colour: Colour  # it is shown in, chosen or not
    face: str  # of a bot
    taken: bool
    stand_in: bool
    stand_in_why: Literal["", "left", "clock", "vote"]
    stand_in_level: str  # how well the bot plays that stands in; empty: none does
    stand_in_since: float  # when it took over, on the server's clock; 0: none did
    can_return: bool  # its owner can take the seat back from it
    away: bool
    away_since: float  # on the server's clock; 0: there
    vote_from: float  # from when on the others may vote for a bot, on the server's clock; 0: not at all
    votes: list[int]  # seats that agree to a bot
    vote_wants: list[int]  # seats whose agreement is missing
    can_go_back: bool  # something was played since a bot took over, and its owner may ask to take it back
    back_votes: list[int]  # seats that agree to go back
    back_wants: list[int]  # seats whose agreement is missing
    seconds_left: float | None  # as of `TableInfo.now`; it runs while the seat is in `waiting`
    ready: bool  # to begin, where that is asked for
    muted: bool  # cannot say anything


class ProofInfo(Reply):
    """What lets anybody check the shuffles of a finished game (regnum verify)."""

    commit: str
    secret: str
    words: list[str]


class ScoreInfo(Reply):
    """The points of one seat, by source."""

    total: int
    place: int
    parts: dict[str, int]


class OutcomeInfo(Reply):
    """The end of a game."""

    scores: list[ScoreInfo]
    tie_break: str


class ComponentsInfo(Reply):
    """Which component file a table is played with; the name is empty for the game's own.

    `brought`: whoever made the table brought the file; ask the table for it and for its facts.
    """

    name: str
    fingerprint: str
    brought: bool = False


class OldRules(Reply):
    """Why a game of other rules or components is only shown: it ended, or would go another way now."""

    kind: Literal["kept", "differs"]
    rules: int  # it was played under
    ours: int  # the server's
    told_by: int  # whose words and scores are shown
    why: Message
    seat: int = -1  # differs: whose move came next
    can_go_on: bool = False  # from here under the new rules, if all agree (`go_on`)
    agreed: list[int] = []  # seats
    wants: list[int] = []  # seats whose agreement is missing


class LessonPlace(Reply):
    """How far a guided table is in its lesson: step n of so many, on the longest way from here."""

    n: int
    of: int


class LessonPage(Reply):
    """One bubble of the voice: a message key, and the elements it points at."""

    key: str
    show: list[str]


class GoodChoice(Reply):
    """An option the lesson recommends; of several, `because` is the key of what is good about this one."""

    option: int
    because: str


class LessonInfo(Reply):
    """What the voice of a lesson says now; only the learner is told. Messages are told by their keys."""

    step: str
    n: int
    of: int
    made: int  # choices of this step's answer that were made already
    pages: list[LessonPage]
    why: str  # more on demand; empty: nothing
    good: list[GoodChoice]
    rather: str  # to say when the path was left; empty: the general word
    off: bool  # something else was chosen: `lesson_back` leads back to this step
    left: bool  # the learner plays on freely
    last: bool  # the lesson is done


class Clock(Reply):
    """Thinking time: what it is counted by, and what happens when it has run out (see ClockRequest)."""

    total: int
    bonus: int
    kind: ClockKind
    out: TimeOut


class ExampleInfo(Reply):
    """How far a worked example is shown at its table; its words are `<game>-example-<id>`."""

    id: str
    rule: str  # beside which it stands
    show: list[str]  # elements to look at
    n: int  # choices of the example that were made
    of: int
    seat: int  # whose choice comes next in it; -1: none, or something else was chosen
    option: int  # and which it is, for that seat; else -1
    off: bool  # something else was chosen: `example_back` leads back


class TableInfo(Reply):
    """A table as everybody may see it."""

    id: str
    code: str
    game: str
    rules: int
    status: Status
    listed: bool
    version: int
    created: float
    now: float  # the server's clock when this was written
    options: dict[str, str]
    components: ComponentsInfo
    seats: list[SeatInfo]
    waiting: list[int]  # seats that have a question before them
    made: int  # choices that stand
    clock: Clock | None
    away: int  # seconds somebody must be away before the others may vote for a bot
    daily: str  # the day of a daily duel
    practice: bool  # a duel that does not count
    imported: bool
    commit: str  # SHA-256 of the server's secret, before the first draw; empty where the seed is given
    proof: ProofInfo | None  # after the end
    outcome: OutcomeInfo | None  # after the end
    host: int  # the seat that may decide about the table; -1: none
    locked: bool  # seats cannot be taken
    needs_ready: bool  # the game begins when everybody said ready
    spectators: bool  # people without a seat may see the game
    lesson: LessonPlace | None = None  # of a guided table whose lesson is neither left nor done
    example: str = ""  # the worked example that is laid out here
    rematch: str = ""  # the code of the table where they play again
    hints: bool = False  # the coach may be asked here
    hints_taken: list[int] = []  # by seat, how often it was; empty where it may not be
    old: OldRules | None = None  # it can only be looked at: why


# What a field of an event says: a number, a flag, a name or an element id, or several of them; None:
# nothing, or not for this observer.
Field = bool | int | str | list[int | str] | None


class EventInfo(Reply, omit_defaults=True):
    """Something that happened in the game, with the number of the choice that caused it.

    The events of a game and their fields are in its `shapes`. With `beat` it begins an action, and what
    follows up to the next one belongs to it. The first event of a choice goes on with the action before if
    it is about the same seat, unless it begins one.
    """

    n: int
    event: str
    fields: dict[str, Field]
    msg: Message
    beat: bool = False


# What was entered: `t` says what (choose, undo, chat, claim, ...), the rest depends on it. Fields of other
# seats' secrets are not told.
EntryInfo = TypedDict(
    "EntryInfo",
    {
        "t": str,
        "seat": NotRequired[int],
        "about": NotRequired[int],  # the seat a vote is about
        "by": NotRequired[str],  # who chose instead of the seat's owner
        "name": NotRequired[str],
        "colour": NotRequired[Colour],
        "level": NotRequired[str],  # of a bot; empty: the seat is for somebody
        "kept": NotRequired[list[int]],  # seats that move together, by their numbers of before
        "decision": NotRequired[int],
        "option": NotRequired[int],
        "turn": NotRequired[bool],
        "agree": NotRequired[bool],
        "on": NotRequired[bool],  # whether something holds from now on, or no longer
        "text": NotRequired[str],
        "why": NotRequired[str],
        "from": NotRequired[int],
        "to": NotRequired[int],
        "code": NotRequired[str],  # of another table
        "n": NotRequired[int],  # of the choice that was explained
    },
)


class HappeningInfo(Reply):
    """One entry of a table: versions follow one another without gaps."""

    version: int
    at: float
    made: int  # choices that stand now: events with a larger number were taken back
    entry: EntryInfo
    events: list[EventInfo]
    aside: bool = False  # set aside when the rules changed: it no longer counts


class ReasonInfo(Reply):
    """Why something is not offered, and by which rule."""

    msg: Message
    rule: str


# A part of what is chosen: an id or name, a printed number, a flag, or several of them.
ChoiceArg = bool | int | str | list[int | str | tuple[str, int]]


class ChoiceInfo(Reply):
    """One thing that may be chosen: a kind with named arguments, the same in every language.

    The kinds of a game and their arguments are in its `shapes`.
    """

    option: int
    text: str
    kind: str
    args: dict[str, ChoiceArg]
    label: Message
    elements: list[str]
    cost: list[tuple[str, int]]
    effect: list[Message]


class RefusalInfo(Reply):
    """Something that is not offered, and why. Without arguments no particular thing is meant."""

    text: str
    kind: str
    args: dict[str, ChoiceArg]
    label: Message
    elements: list[str]
    reason: ReasonInfo


class PreviewInfo(Reply):
    """What a choice would change in the view, and whether it could be taken back."""

    option: int
    changes: list[tuple[list[str], Any, Any]]  # path into the view (lists by element id), before, after
    stop: Literal["chance", "choice", "other", "end"]
    final: bool
    ends: bool = False  # the turn is over then
    warnings: list[Message] = []  # what is easily missed and matters
