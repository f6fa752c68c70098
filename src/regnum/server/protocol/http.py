"""Requests and replies over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from regnum.ai.levels import USUAL
from regnum.server.protocol.parts import (
    ComponentsInfo,
    EventInfo,
    Face,
    HappeningInfo,
    Message,
    Name,
    Problem,
    Reply,
    Request,
    SeatNumber,
    Secret,
    Status,
    TableInfo,
    Word,
    Words,
)
from regnum.server.seats import ClockKind, Colour, SeatKind, TimeOut

ComponentText = Annotated[str, Meta(max_length=150_000)]

# --- HTTP: tables --------------------------------------------------------------------------------------


class SeatRequest(Request):
    """A seat of a new table; `level` and `face` are for bots.

    Who makes a table and sits down (`claim`) may name the bots and those who share the screen.
    """

    kind: SeatKind
    level: Word = USUAL
    face: Face = ""
    name: Name = ""
    colour: Colour = ""


class ClockRequest(Request):
    """Thinking time.

    `kind` "choices": seconds in all, and a bonus for every choice; "turns": the bonus is for every turn;
    "each": so many anew for each turn. `out` is what happens when it has run out: a bot plays on (by default
    with "choices"), the others may vote for one (by default else), or nothing.
    """

    total: Annotated[int, Meta(ge=10, le=10_000_000)]
    bonus: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    kind: ClockKind = "choices"
    out: TimeOut | None = None


class ClaimRequest(Request):
    """Take a seat. The words go into the seed of the game (fairness)."""

    seat: SeatNumber
    name: Name = ""
    colour: Colour = ""
    words: Words = ""


class CreateRequest(Request):
    """A new table; with `claim` its maker sits down at once."""

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Word], Meta(max_length=20)] = field(default_factory=dict)
    components: Annotated[str, Meta(max_length=80)] = ""  # of the server; with a `file`, what that is called
    file: ComponentText = ""  # a component file of one's own
    listed: bool = False
    clock: ClockRequest | None = None
    away: Annotated[int, Meta(ge=0, le=1_000_000)] = 300  # seconds before others may vote for a bot
    claim: ClaimRequest | None = None  # who makes a table and sits down is its host
    guided: bool = False  # the lesson of the game: it says seats and options itself
    example: Word = ""  # a worked example of the game: it says seats and options itself
    ready: bool | None = None  # begin when everybody said so; by default at listed tables with a host
    hints: bool = False  # the coach may be asked for hints; everybody sees it, and the record says who did


class RenameRequest(Request):
    """Another name or colour; empty leaves it as it is."""

    name: Name = ""
    colour: Colour = ""


class ImportRequest(Request):
    """A record, to be looked at or played on as a hot-seat game."""

    record: dict[str, Any]
    name: Name = ""
    file: ComponentText = ""  # the component file it was played with, if the server may not have it
    file_name: Annotated[str, Meta(max_length=80)] = ""
    hints: bool = False  # the coach may be asked when it is played on


class MineRequest(Request):
    """The seat secrets a browser keeps: which tables they open."""

    secrets: Annotated[list[Secret], Meta(max_length=100)]


class TableReply(Reply):
    """A table."""

    table: TableInfo


class SeatedReply(Reply):
    """A table where one has a seat now. The secret is told this once: keep it."""

    table: TableInfo
    seats: list[int]
    secret: str


class DeletedReply(Reply):
    """A table that is no more."""

    id: str


class OpenTable(Reply):
    """A listed table, in short."""

    id: str
    code: str
    game: str
    status: Status
    created: float
    options: dict[str, str]
    seats: list[dict[str, Any]]
    hints: bool = False  # the coach may be asked there


class OpenTablesReply(Reply):
    """The listed tables that are not over, newest first."""

    tables: list[OpenTable]


class MyTable(Reply):
    """A table one sits at; `index` is the place of its secret in the request."""

    index: int
    table: TableInfo
    seats: list[int]
    your_turn: bool
    round: int  # or day, or week: what the game counts; 0 before it has begun
    rounds: int
    used: float  # when something happened there last


class UnopenedTable(Reply):
    """A table that is there and cannot be opened; `index` is the place of its secret in the request."""

    index: int
    error: Problem


class MineReply(Reply):
    """The tables of a browser, last used first; those that cannot be opened, and why.

    `gone`: places of secrets that open nothing: the table was deleted, or the seat is somebody else's.
    """

    tables: list[MyTable]
    unopened: list[UnopenedTable]
    gone: list[int]


# --- HTTP: records, history, facts ---------------------------------------------------------------------


class KnowledgeReply(Reply):
    """What a seat knows of a game that is not over: its own choices, and all it has heard."""

    table: TableInfo
    seat: int
    choices: list[tuple[int, str]]  # number and text, own ones only
    events: list[EventInfo]
    view: dict[str, Any]


class HistoryReply(Reply):
    """An earlier point: what the seat was entitled to know then; after the end everything."""

    n: int
    made: int
    seat: int
    whole: bool  # nothing is hidden any more
    decider: int
    view: dict[str, Any]
    events: list[EventInfo]  # those of choice n


class StillInfo(Reply):
    """A position: after so many events of choice n (-1: after all of it), before the next beat.

    `changes` has what is new in the view since the still before, as in compact offers; the first has
    the whole of it. `decider` is -1 in the middle of a choice.
    """

    n: int
    events: int
    decider: int
    changes: list[tuple[str, dict[str, Any]]]


class StillsReply(Reply):
    """Positions beat by beat, after `since` choices up to n: what the seat was entitled to know then."""

    since: int
    n: int  # less than was asked for, if that is more than is told at once
    made: int
    seat: int
    whole: bool  # nothing is hidden any more
    stills: list[StillInfo]


class PastReply(Reply):
    """What happened after version `since` up to the one asked for; 0: there is nothing earlier."""

    since: int
    happenings: list[HappeningInfo]


class CurvePoint(Reply):
    """The points of everybody, by source, when a round had ended."""

    round: int
    n: int
    totals: list[int]
    parts: list[dict[str, int]]


class SourceGap(Reply):
    """What one source brought the winner, and what it brought the best of the others."""

    source: str
    ours: int
    theirs: int


class Decided(Reply):
    """What decided a game between its winner and the best of the others."""

    winner: int
    rival: int
    since: int  # the round in which the winner took the lead for good; 0: nobody can tell
    gaps: list[SourceGap]  # the largest difference first, of either side


class CurveReply(Reply):
    """How the points grew, round by round, and what is to be said about it: for a finished game."""

    points: list[CurvePoint]
    period: str = "round"  # what is counted by `round`
    story: list[Message] = field(default_factory=list)
    decided: Decided | None = None  # shared victories and those of nobody were not decided


class OptionInfo(Reply):
    """An option of a game, its values in the order they are offered in."""

    name: str
    values: list[str]
    players: list[int]
    default: str


class GameInfo(Reply):
    """A game that can be played here."""

    id: str
    rules: int
    min_players: int
    max_players: int
    automas: dict[str, int]  # number of players -> automas that join them
    options: list[OptionInfo]
    levels: list[str]  # of bots, the easiest first
    level: str  # of these, where nobody chooses
    components: list[ComponentsInfo]
    daily: bool
    lesson: bool  # there is a guided first game


class ExampleListed(Reply):
    """A worked example that can be opened at a table, and the rule beside which it stands."""

    id: str
    rule: str


class ExamplesReply(Reply):
    """The worked examples of a game in the order of its rules."""

    examples: list[ExampleListed]


class GamesReply(Reply):
    """What can be played here, and in which languages."""

    games: list[GameInfo]
    languages: list[str]
    colours: list[str]
    faces: list[str]  # bots can have


class AddressReply(Reply):
    """The address to give to others; `here`: it works on the machine of the server only."""

    url: str
    reach: Literal["here", "network"]


class FactsReply(Reply):
    """What is printed on the components of a game."""

    game: str
    components: ComponentsInfo
    facts: dict[str, Any]


# --- HTTP: daily duel ----------------------------------------------------------------------------------


class DailyRequest(Request):
    """Play today's duel, or go on with it: one try of a browser, and of a name, counts.

    Practice comes after it.

    `browser`: random letters that the browser keeps for itself; the server stores what follows from them.
    """

    browser: Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
    practice: bool = False
    name: Name = ""
    colour: Colour = ""


class DailyScore(Reply):
    """One result of a day."""

    name: str
    score: int
    margin: int  # over the automa
    parts: dict[str, int]
    at: float


class DailyReply(Reply):
    """The results of a day, best first.

    `commit` is the SHA-256 of the key that the cards come from; the `key` is shown when the day is over.
    """

    game: str
    day: str
    left: int  # seconds in which it can still be begun
    options: dict[str, str]
    scores: list[DailyScore]
    commit: str = ""
    key: str = ""


class DailyLine(Reply):
    """How somebody played a day's duel; the record replays it."""

    score: DailyScore
    table: str
    record: dict[str, Any]


class LinesReply(Reply):
    """The lines of a day: for those who have finished it, and for everybody when the day is over."""

    game: str
    day: str
    lines: list[DailyLine]


class HealthReply(Reply):
    """That the server works. `tables`: those in use, as counted last."""

    ok: bool
    version: str
    tables: int
    rooms: int
    connections: int
