"""What a table is after all its entries: seats, match, answers given early, the stream of happenings.

Entries were checked when they were planned (room.py), so folding them cannot refuse; any process
that reads the same entries has the same room.
"""

import hashlib
import hmac
from typing import Any

from regnum.games import game
from regnum.kernel.agenda import Event, Frame, pending
from regnum.kernel.match import Match, match_from_record
from regnum.kernel.record import Record
from regnum.kernel.spec import GameSpec
from regnum.kernel.tables import BaseTables
from regnum.server.fairness import seed_from
from regnum.server.seats import AUTOMA, HOTSEAT, Clock, Seat

Entry = dict[str, Any]


class Happening:
    """One entry as it is told to clients: its number, what it was, and the events it caused.

    An event comes with the number of the choice that caused it; `made` is how many choices stand
    after the entry, so that a log knows what an undo has struck out.
    """

    def __init__(
        self, version: int, at: float, entry: Entry, events: list[tuple[int, Event]], made: int
    ) -> None:
        self.version = version
        self.at = at
        self.entry = entry
        self.events = events
        self.made = made


def hash_of(secret: str) -> str:
    """Seat secrets are random and long, so a plain digest is enough; they are stored only like this."""
    return hashlib.sha256(b"regnum-seat:" + secret.encode("utf-8", "replace")).hexdigest()


class Folded:
    """One table as its entries say."""

    def __init__(self, table_id: str, tables: BaseTables, secret: str) -> None:
        self.id = table_id
        self.tables = tables
        self.secret = secret  # of the shuffle; shown only when the game is over
        self.version = 0
        self.config: Entry = {}
        self.seats: list[Seat] = []
        self.clock: Clock | None = None
        self.match: Match | None = None
        self.moves = 0  # choices, undos and redos so far: decisions are numbered by it
        self.answered: dict[str, tuple[int, str]] = {}  # "seat:decision" -> option and text, for repeats
        self.stream: list[Happening] = []

    # --- asking -------------------------------------------------------------------------------

    @property
    def spec(self) -> GameSpec:
        return game(self.config["game"])

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    def seats_of(self, secret: str) -> list[int]:
        """The seats a secret opens: several for hot-seat players."""
        digest = hash_of(secret)
        return [
            i for i, seat in enumerate(self.seats) if seat.hash and hmac.compare_digest(seat.hash, digest)
        ]

    def questions(self) -> list[tuple[int, Frame[Any]]]:
        """What is being asked now, each with its number."""
        if self.match is None:
            return []
        return [(self.moves + place, frame) for place, frame in self.match.questions()]

    def waiting(self) -> list[int]:
        """The seats that have a question before them, in order."""
        return [frame.who for _, frame in self.questions()]

    def decision(self, seat: int) -> int:
        """The number of the seat's present decision, or -1. It grows; it is never given twice."""
        return next((number for number, frame in self.questions() if frame.who == seat), -1)

    def happenings(self, after: int) -> list[Happening]:
        """All that was told after a version, without gaps."""
        return self.stream[max(0, after) :]  # one for every entry, so versions are places

    # --- applying ----------------------------------------------------------------------------------

    def apply(self, entry: Entry, at: float) -> Happening:
        """Fold one stored entry into the room."""
        heard = len(self.match.log) if self.match is not None else 0
        getattr(self, "_apply_" + entry["t"])(entry, at)
        self._ask(at)
        self.version += 1
        events: list[tuple[int, Event]] = []
        made = 0
        if self.match is not None:
            events = self.match.log[heard:]
            made = len(self.match.choices)
        for seat in self.seats:  # what was taken back cannot be gone back to
            seat.back = min(seat.back, made)
        happening = Happening(self.version, at, entry, events, made)
        self.stream.append(happening)
        return happening

    def _ask(self, at: float) -> None:
        """Note who was asked when: thinking time runs from there."""
        waiting = self.waiting()
        for i, seat in enumerate(self.seats):
            if i not in waiting:
                seat.asked = 0.0
            elif not seat.asked:
                seat.asked = at

    def _apply_create(self, entry: Entry, at: float) -> None:
        self.config = entry
        self.seats = [Seat(kind=seat["kind"], level=seat["level"]) for seat in entry["seats"]]
        clock = entry.get("clock")
        self.clock = Clock(clock["total"], clock["bonus"]) if clock else None

    def _apply_claim(self, entry: Entry, at: float) -> None:
        claimed = self.seats[entry["seat"]]
        claimed.name = entry["name"]
        claimed.colour = entry["colour"]
        claimed.hash = entry["hash"]
        claimed.words = entry["words"]
        if claimed.kind == HOTSEAT:  # one link for all who share the screen
            for seat in self.seats:
                if seat.kind == HOTSEAT:
                    seat.hash = entry["hash"]

    def _apply_rename(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["seat"]]
        seat.name = entry["name"] or seat.name
        seat.colour = entry["colour"] or seat.colour

    def _apply_free(self, entry: Entry, at: float) -> None:
        left = self.seats[entry["seat"]]
        for i, seat in enumerate(self.seats):
            if seat is left or (left.kind == HOTSEAT and seat.kind == HOTSEAT):  # one link for all of them
                self.seats[i] = Seat(kind=seat.kind, level=seat.level)

    def _apply_start(self, entry: Entry, at: float) -> None:
        config = self.config
        if config.get("record"):
            self.match = match_from_record(self.spec, self.tables, Record(**config["record"]))
        else:
            players = sum(1 for seat in self.seats if seat.kind != AUTOMA)
            seed = config.get("seed") or seed_from(self.secret, [seat.words for seat in self.seats])
            self.match = Match(self.spec, self.tables, players, config["options"], seed)
        if entry.get("absent"):  # whoever is there says so; who never came must not pass as present
            for seat in self.seats:
                seat.away = at if seat.is_human else 0.0

    def _apply_choose(self, entry: Entry, at: float) -> None:
        seat = entry["seat"]
        if entry.get("by"):  # a bot: its thinking is neither charged nor rewarded
            self.seats[seat].asked = 0.0
        else:
            self._spend(seat, at)
            self.seats[seat].choices += 1
            self.seats[seat].back = -1  # plays on from here
            self.seats[seat].back_votes = []
        self.answered[f"{seat}:{entry['decision']}"] = (entry["option"], entry.get("text", ""))
        assert self.match is not None
        before = len(self.match.choices)
        self.match.submit(seat, entry["option"])
        self.moves += len(self.match.choices) - before

    def _apply_retract(self, entry: Entry, at: float) -> None:
        """Take an early answer back: the question stands again, under the number it has now."""
        assert self.match is not None
        seat = entry["seat"]
        self.match.undo(seat)
        self.answered.pop(f"{seat}:{self.decision(seat)}", None)

    def sharing(self, seat: int) -> list[int]:
        """The seats that are played at the screen of this one; none for spectators."""
        if seat < 0 or self.seats[seat].kind != HOTSEAT:
            return [seat] if seat >= 0 else []
        return [i for i, other in enumerate(self.seats) if other.kind == HOTSEAT]

    def _apply_undo(self, entry: Entry, at: float) -> None:
        assert self.match is not None
        self._spend(entry["seat"], at)
        before = len(self.match.choices)
        if entry["turn"]:
            self.match.undo_turn(entry["seat"])
        else:
            self.match.undo(entry["seat"])
        self.moves += 1
        self._count_choices(entry["seat"], len(self.match.choices) - before)

    def _count_choices(self, who: int, more: int) -> None:
        """The clock's bonus is for choices that stand."""
        self.seats[who].choices = max(0, self.seats[who].choices + more)

    def _apply_redo(self, entry: Entry, at: float) -> None:
        assert self.match is not None
        self._spend(entry["seat"], at)
        before = len(self.match.choices)
        self.match.redo(entry["seat"])
        self._count_choices(entry["seat"], 1)
        self.moves += len(self.match.choices) - before

    def _apply_chat(self, entry: Entry, at: float) -> None:
        """Chat changes nothing but the stream."""

    def _apply_away(self, entry: Entry, at: float) -> None:
        self.seats[entry["seat"]].away = at

    def _apply_here(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["seat"]]
        seat.away = 0.0
        seat.votes = []

    def _apply_stand_in(self, entry: Entry, at: float) -> None:
        """A bot plays from here on; where that is, the owner may want to go back to."""
        assert self.match is not None
        self._spend(entry["seat"], at)
        seat = self.seats[entry["seat"]]
        seat.votes = []
        if seat.back < 0:
            seat.back = len(self.match.choices)
        if entry["why"] == "away":  # of old tables: time alone. Nobody chose it, so it is over.
            return
        seat.stand_in = True
        seat.why = entry["why"]
        seat.since = at

    def _apply_vote(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["about"]]
        seat.votes = [*seat.votes, entry["seat"]]

    def _apply_unvote(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["about"]]
        seat.votes = [by for by in seat.votes if by != entry["seat"]]

    def _apply_back_vote(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["about"]]
        seat.back_votes = [*seat.back_votes, entry["seat"]]

    def _apply_back_refused(self, entry: Entry, at: float) -> None:
        self.seats[entry["about"]].back_votes = []

    def _apply_back(self, entry: Entry, at: float) -> None:
        """Take back everything since a bot took a seat over, past all barriers.

        All people who play have agreed, so it does not matter what was turned up since. The
        choices are those of the match, so this works behind a snapshot too. Clocks stay as they
        are: time thought is gone, and bonuses earned are kept.
        """
        assert self.match is not None
        for i in range(len(self.seats)):
            self._spend(i, at)
        self.moves += len(pending(self.match.state)) + 1  # beyond every number given so far
        self.match.back_to(entry["to"])
        self.seats[entry["seat"]].back = -1
        for seat in self.seats:
            seat.back_votes = []

    def _apply_rules(self, entry: Entry, at: float) -> None:
        """The game was found to be the same under newer rules and goes on under them (moving.py)."""
        self.config = {**self.config, "rules": entry["to"]}

    def _apply_return(self, entry: Entry, at: float) -> None:
        """The owner plays again; what the bot thought is not charged."""
        seat = self.seats[entry["seat"]]
        seat.stand_in = False
        seat.why = ""
        seat.since = 0.0
        seat.votes = []
        seat.asked = 0.0

    def _spend(self, who: int, at: float) -> None:
        """Charge the time since the seat was asked; nothing while a bot stands in."""
        seat = self.seats[who]
        if seat.asked and not seat.stand_in:
            seat.used += max(0.0, at - seat.asked)
        seat.asked = 0.0
