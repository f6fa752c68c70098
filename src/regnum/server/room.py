"""The authority of one table, without any IO: what it is after all its entries.

A command is first *planned* (checked, nothing changes), then its entries are stored, and only then
*applied*; so what a player was told has happened is on disk, and any process that reads the same
entries has the same room. What can be asked for and what can happen lies in entries/, one file for
each topic: the command, how it is planned, its entries, how they are applied, to whom they are told.
"""

import hashlib
import hmac
from typing import Any, ClassVar, Literal, Protocol

import msgspec

from regnum.games import game
from regnum.kernel.agenda import Event, Frame
from regnum.kernel.box import BaseBox
from regnum.kernel.match import Match
from regnum.kernel.record import Record
from regnum.kernel.spec import GameSpec
from regnum.server.bonuses import Bonuses
from regnum.server.budget import Budget, spend
from regnum.server.fairness import Proof, commitment, is_day_over
from regnum.server.halt import Halt
from regnum.server.hosting import Hosting
from regnum.server.refusal import Forbidden, NotFound, Refused, WrongSecret
from regnum.server.seats import AUTOMA, HOTSEAT, Clock, Observer, SeatAsked, TableSeat


def hash_of(secret: str) -> str:
    """Seat secrets are random and long, so a plain digest is enough; they are stored only like this."""
    return hashlib.sha256(b"regnum-seat:" + secret.encode("utf-8", "replace")).hexdigest()


Filed = Literal["open", "playing", "over", "example"]

# --- entries -------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One thing that has happened at a table, as it is stored.

    It was checked when it was planned, so applying it cannot refuse. It is secret by default: only
    the fields in `told` are told to everybody, and those in `told_to_owner` to the seat it is about
    (after the end to all).
    """

    told: ClassVar[tuple[str, ...]] = ()
    told_to_owner: ClassVar[tuple[str, ...]] = ()
    changes_table: ClassVar[bool] = False  # everybody gets the whole table again
    changes_owners: ClassVar[bool] = False  # connections look again which seats are theirs
    shuts_out: ClassVar[str] = ""  # why connections are closed that have no seat any more
    changes_play: ClassVar[bool] = False  # there may be new offers
    may_end: ClassVar[bool] = False  # the game may be over after it
    spends: ClassVar[Budget] = ""  # what of (budget.py); empty: the game needs it
    plays: ClassVar[bool] = False  # it is a move of the game, which other rules may not allow
    takes_back: ClassVar[bool] = False  # who is asked by it goes on with the turn that had ended

    @property
    def who(self) -> int:
        """The seat it is about, or -1."""
        return -1

    @property
    def budget(self) -> Budget:
        """Of which a seat has only so much at a table."""
        return self.spends

    def apply(self, room: "Room", at: float) -> None:
        """Change the room."""
        raise NotImplementedError

    def require_possible(self, room: "Room") -> None:
        """Check what was stored under older rules as if it were planned now; raises RegnumError."""


class SeatEntry(Entry, frozen=True):
    """Something a seat did, or that happened to it."""

    seat: int

    @property
    def who(self) -> int:
        return self.seat


class StoredRecord(msgspec.Struct, frozen=True):
    """The record of a game, inside an entry or a snapshot."""

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, str]
    seed: str
    choices: list[int]
    check: str = ""

    def record(self) -> Record:
        return Record(
            self.game,
            self.rules,
            self.components,
            self.players,
            self.options,
            self.seed,
            list(self.choices),
            self.check,
        )


def stored_record(record: Record) -> StoredRecord:
    return StoredRecord(
        record.game,
        record.rules,
        record.components,
        record.players,
        record.options,
        record.seed,
        record.choices,
        record.check,
    )


class Created(Entry, frozen=True, tag="create"):
    """The first entry of every table: what is played, and by how many."""

    game: str
    rules: int
    fingerprint: str
    components: str  # the name of the component file; empty for the game's own
    options: dict[str, str]
    seats: list[SeatAsked]
    clock: Clock | None
    away: int  # seconds somebody must be away before the others may vote
    seed: str = ""  # of a lesson, or an old daily duel; else made of the secret and the players' words
    key: str = ""  # of a daily duel: what its seed is made of instead of the secret (fairness.day_key)
    daily: str = ""  # the day of a duel
    practice: bool = False  # a duel that does not count
    record: StoredRecord | None = None  # of an imported game
    needs_ready: bool = False  # the game begins when everybody said so
    discreet: bool = False  # asks where not to ask would tell the others something (kernel/match.py)
    guided: bool = False  # the lesson of the game is played, with its seed (guiding.py)
    example: str = ""  # the worked example that is laid out here (examples.py)
    digest: str = ""  # of the file of that example
    file: str = ""  # the component file its maker brought, packed (brought.py)
    hints: bool = False  # the coach may be asked (entries/coaching.py)

    @property
    def has_own_seed(self) -> bool:
        """Whether the shuffles are committed to and can be proved."""
        return not self.seed and not self.example and self.record is None

    def apply(self, room: "Room", at: float) -> None:
        """The room was made of it."""


class Happening:
    """One entry as it is told to clients: its number, what it was, and the events it caused.

    An event comes with the number of the choice that caused it; `made` is how many choices stand
    after the entry, so that a log knows what an undo has struck out. What was set aside when the rules
    changed (`is_aside`) no longer counts.
    """

    def __init__(
        self,
        version: int,
        at: float,
        entry: Entry,
        events: list[tuple[int, Event]],
        made: int,
        is_aside: bool = False,
    ) -> None:
        self.version = version
        self.at = at
        self.entry = entry
        self.events = events
        self.made = made
        self.is_aside = is_aside


# --- the room ------------------------------------------------------------------------------------------


class Room:
    """One table in play."""

    def __init__(self, table_id: str, tables: BaseBox, secret: str, config: Created) -> None:
        self.id = table_id
        self.tables = tables
        self.secret = secret  # of the shuffle; shown only when the game is over
        self.config = config
        self.seats = [TableSeat(seat.kind, seat.level, face=seat.face) for seat in config.seats]
        self.version = 0
        self.match: Match | None = None
        self.moves = 0  # choices, undos and redos so far: decisions are numbered by it
        self.answered: dict[str, tuple[int, str]] = {}  # "seat:decision" -> option and text, for repeats
        self.stream: list[Happening] = []  # what was told, one for every entry after `told_before`
        self.told_before = 0  # what was told up to this version is stored, and not in memory
        self.is_lesson_left = False  # of a guided table: the learner plays on freely
        self.rematch = ""  # the code of the table where they play again
        self.is_helped = False  # a bot has made a choice for somebody
        self.hosting = Hosting(needs_ready=config.needs_ready, hints=config.hints)
        self.spent: dict[str, int] = {}  # "seat:what" -> how often (budget.py)
        self.hinted: dict[str, int] = {}  # seat -> the decision it asked the coach about last
        self.bonuses = Bonuses()
        self.halt: Halt | None = None  # under our rules it goes another way (replaying.py)

    # --- asking -----------------------------------------------------------------------------------

    @property
    def spec(self) -> GameSpec:
        return game(self.config.game)

    @property
    def clock(self) -> Clock | None:
        return self.config.clock

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def filed_as(self) -> Filed:
        """Under what its row is found: examples apart, for they are nobody's games and go soon."""
        return "example" if self.config.example else self.status

    @property
    def made(self) -> int:
        """How many choices stand."""
        return len(self.match.choices) if self.match is not None else 0

    @property
    def is_only_shown(self) -> bool:
        """Whether nothing can be played here, because the game is one of other rules."""
        return self.halt is not None

    def require_match(self) -> Match:
        """The match, once it has begun; raises Refused."""
        if self.match is None:
            raise Refused("error-not-started")
        return self.match

    def seats_of(self, secret: str) -> list[int]:
        """The seats a secret opens: several for hot-seat players."""
        digest = hash_of(secret)
        return [
            i for i, seat in enumerate(self.seats) if seat.hash and hmac.compare_digest(seat.hash, digest)
        ]

    def observer_of(self, secret: str) -> Observer:
        """The same for somebody who may have none; a wrong one is refused."""
        seats = tuple(self.seats_of(secret)) if secret else ()
        if secret and not seats:
            raise WrongSecret
        return seats

    def require_seat(self, seat: int) -> TableSeat:
        """The seat with this number, if people or bots can sit there; raises NotFound."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind == AUTOMA:
            raise NotFound("error-no-seat", {"seat": seat + 1})
        return self.seats[seat]

    def sharing(self, seat: int) -> list[int]:
        """The seats that are played at the screen of this one; none for spectators."""
        if seat < 0 or self.seats[seat].kind != HOTSEAT:
            return [seat] if seat >= 0 else []
        return [i for i, other in enumerate(self.seats) if other.kind == HOTSEAT]

    def is_played_together(self) -> bool:
        """Whether several people play, each at a screen of their own; else the game simply waits."""
        return len({seat.hash for seat in self.seats if seat.is_human and seat.hash}) > 1

    @property
    def is_watchable(self) -> bool:
        """Whether people without a seat may see what happens. Before the start they may want to sit down."""
        return self.match is None or not self.hosting.closed

    def require_watchable(self) -> None:
        """Raise Forbidden if people without a seat may not see what happens."""
        if not self.is_watchable:
            raise Forbidden("error-no-spectators")

    def questions(self) -> list[tuple[int, Frame[Any]]]:
        """What is being asked now, each with its number."""
        if self.match is None or self.halt is not None:
            return []
        return [(self.moves + place, frame) for place, frame in self.match.questions()]

    def waiting(self) -> list[int]:
        """The seats that have a question before them, in order."""
        match = self.match
        if match is None or self.halt is not None:
            return []
        return [frame.who for _, frame in match.questions()]

    def decision(self, seat: int) -> int:
        """The number of the seat's present decision, or -1. It grows; it is never given twice."""
        match = self.match
        if match is not None and self.halt is None and seat >= 0:
            for place, frame in match.questions():
                if frame.who == seat:
                    return self.moves + place
        return -1

    def happenings(self, after: int) -> list[Happening]:
        """All that was told after a version, without gaps, as far as it is in memory."""
        return self.stream[max(0, after - self.told_before) :]  # one for every entry: versions are places

    def record(self) -> Record:
        return self.require_match().record()

    @property
    def dealt_from(self) -> tuple[str, list[str]]:
        """What the seed is made of: a secret and the players' words; of a duel the key of its day alone."""
        if self.config.key:
            return self.config.key, []
        return self.secret, [seat.words for seat in self.seats]

    @property
    def commit(self) -> str:
        """What is told of it beforehand; nothing where the seed was given."""
        return commitment(self.dealt_from[0]) if self.config.has_own_seed else ""

    def proof(self, now: float = 0.0) -> Proof | None:
        """What lets anybody check the shuffles of a finished game; of a duel when its day is over too."""
        if self.status != "over" or not self.config.has_own_seed:
            return None
        if self.config.daily and not is_day_over(self.config.daily, now):
            return None
        return Proof(self.commit, *self.dealt_from)

    # --- applying ---------------------------------------------------------------------------------

    def apply(self, entry: Entry, at: float) -> Happening:
        """Let one stored entry happen."""
        if entry.plays and self.halt is not None:
            return self.set_aside(entry, at)
        heard = len(self.match.log) if self.match is not None else 0
        stood = len(self.match.choices) if self.match is not None else 0
        entry.apply(self, at)
        self._ask(at, entry.takes_back)
        self.version += 1
        events: list[tuple[int, Event]] = []
        made = 0
        if self.match is not None:
            events = self.match.log[heard:]
            made = len(self.match.choices)
            self.bonuses.keep_only(self.seats, made, self.match.early)
            if self.clock is not None and self.clock.kind == "turns":
                self.bonuses.count_turns(self.seats)
        spend(self, entry, stood - made)
        for seat in self.seats:  # what was taken back cannot be gone back to
            seat.back = min(seat.back, made)
        happening = Happening(self.version, at, entry, events, made)
        self.stream.append(happening)
        return happening

    def set_aside(self, entry: Entry, at: float) -> Happening:
        """Take note of a move that no longer counts."""
        self.version += 1
        happening = Happening(self.version, at, entry, [], self.made, is_aside=True)
        self.stream.append(happening)
        return happening

    def _ask(self, at: float, is_again: bool) -> None:
        """Note who was asked when: thinking time runs from there."""
        waiting = self.waiting()
        for i, seat in enumerate(self.seats):
            if i not in waiting:
                seat.asked = 0.0
                seat.is_on_turn = False
                continue
            if not seat.is_on_turn:
                seat.begin_turn(at, is_again)
            if not seat.asked:
                seat.asked = at


def new_room(table_id: str, tables: BaseBox, secret: str, created: Created, at: float) -> Room:
    """A room after its first entry."""
    room = Room(table_id, tables, secret, created)
    room.apply(created, at)
    return room


class Command(Protocol):
    """What somebody asks for: a player, the lobby, or the keeper."""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        """The entries it would be; nothing changes. `seats` are those of whoever asks.

        Raises RegnumError if it is not allowed; no entries if there is nothing to do.
        """
        ...
