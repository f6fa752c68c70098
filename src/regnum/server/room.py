"""The authority of one table, without any IO: seats, choices, undo, chat, stand-ins.

A room is folded from the entries of its table. A command is first *planned* (checked, nothing
changes), then its entries are stored, and only then *applied*; so what a player was told has
happened is on disk, and any process that reads the same entries has the same room.
"""

import hashlib
import hmac
from typing import Any

from regnum.games import game
from regnum.kernel.agenda import Event, Frame, pending
from regnum.kernel.errors import IllegalChoice, RegnumError
from regnum.kernel.match import Match, match_from_record
from regnum.kernel.messages import Arg, Msg, raw
from regnum.kernel.messages import Seat as SeatArg
from regnum.kernel.offer import find, frame_for
from regnum.kernel.record import Record
from regnum.kernel.tables import BaseTables
from regnum.server.fairness import Proof, commitment, seed_from
from regnum.server.seats import AUTOMA, HOTSEAT, Clock, Seat

Entry = dict[str, Any]

NAME_LIMIT = 40
CHAT_LIMIT = 500


class Refused(RegnumError):
    """A command that is not allowed now. Nothing has changed."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        super().__init__(Msg(key, args))
        self.rule = rule


class Happening:
    """One entry as it is told to clients: its number, what it was, and the events it caused."""

    def __init__(self, version: int, at: float, entry: Entry, events: list[Event]) -> None:
        self.version = version
        self.at = at
        self.entry = entry
        self.events = events


def hash_of(secret: str) -> str:
    """Seat secrets are random and long, so a plain digest is enough; they are stored only like this."""
    return hashlib.sha256(b"regnum-seat:" + secret.encode()).hexdigest()


class Room:
    """One table in play."""

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
        self.early: dict[int, int] = {}  # answers to simultaneous questions whose turn comes later
        self.answered: dict[int, tuple[int, int]] = {}  # decision -> seat and option, for repeats
        self.since = 0.0  # when the present decision came up
        self.stream: list[Happening] = []

    # --- asking -------------------------------------------------------------------------------

    @property
    def spec(self) -> Any:
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

    def waiting(self) -> list[int]:
        """The seats that have a question before them, in order."""
        if self.match is None:
            return []
        return [frame.who for frame in pending(self.match.state) if frame.who not in self.early]

    def decision(self, seat: int) -> int:
        """The number of the seat's present decision, or -1. It grows; it is never given twice."""
        if self.match is None or seat in self.early:
            return -1
        for offset, frame in enumerate(pending(self.match.state)):
            if frame.who == seat:
                return self.moves + offset
        return -1

    def record(self) -> Record:
        if self.match is None:
            raise Refused("error-not-started")
        return self.match.record()

    def proof(self) -> Proof | None:
        """What lets anybody check the shuffles; only for a finished game with a seed of our own."""
        if self.status != "over" or self.config.get("seed") or self.config.get("record"):
            return None
        words = [seat.words for seat in self.seats]
        return Proof(commitment(self.secret), self.secret, words)

    def happenings(self, after: int) -> list[Happening]:
        """All that was told after a version, without gaps."""
        return [h for h in self.stream if h.version > after]

    # --- planning: seats --------------------------------------------------------------------------

    def plan_claim(self, seat: int, name: str, colour: str, secret: str, words: str) -> list[Entry]:
        """Take a free seat; the game starts when the last one is taken."""
        self._require_seat(seat)
        if self.match is not None:
            raise Refused("error-table-started")
        chosen = self.seats[seat]
        if chosen.is_taken:
            raise Refused("error-seat-taken", {"seat": seat + 1})
        if colour and any(other.colour == colour for other in self.seats):
            raise Refused("error-colour-taken")
        entries: list[Entry] = [
            {
                "t": "claim",
                "seat": seat,
                "name": clean(name, NAME_LIMIT),
                "colour": colour,
                "hash": hash_of(secret),
                "words": words,
            }
        ]
        waiting = [i for i, other in enumerate(self.seats) if not other.is_taken and i != seat]
        if chosen.kind == HOTSEAT:
            waiting = [i for i in waiting if self.seats[i].kind != HOTSEAT]
        if not waiting:
            entries.append({"t": "start"})
        return entries

    def plan_rename(self, seat: int, name: str, colour: str) -> list[Entry]:
        self._require_seat(seat)
        taken = [other.colour for i, other in enumerate(self.seats) if i != seat]
        if colour and colour in taken:
            raise Refused("error-colour-taken")
        return [{"t": "rename", "seat": seat, "name": clean(name, NAME_LIMIT), "colour": colour}]

    def plan_leave(self, seat: int) -> list[Entry]:
        """Before the start the seat is free again; later a bot stands in until its owner is back."""
        self._require_seat(seat)
        if self.status == "over":
            raise Refused("error-over")
        if self.match is None:
            return [{"t": "free", "seat": seat}]
        return [] if self.seats[seat].stand_in else [{"t": "stand_in", "seat": seat, "why": "left"}]

    def plan_stand_in(self, seat: int, why: str) -> list[Entry]:
        """A bot for somebody who is away or out of time (asked for by the hub)."""
        self._require_seat(seat)
        chosen = self.seats[seat]
        if self.status != "playing" or not chosen.is_human or chosen.stand_in:
            return []
        return [{"t": "stand_in", "seat": seat, "why": why}]

    def plan_vote(self, by: int, about: int) -> list[Entry]:
        """Agree that a bot stands in for an absent player: it does when all the others agree."""
        self._require_seat(about)
        target = self.seats[about]
        if self.status != "playing" or not target.is_human or target.stand_in or by == about:
            raise Refused("error-vote")
        if by in target.votes:
            return []
        entries: list[Entry] = [{"t": "vote", "seat": by, "about": about}]
        others = [
            i
            for i, seat in enumerate(self.seats)
            if i not in (about, by) and seat.is_human and not seat.stand_in and seat.hash != target.hash
        ]
        if all(i in target.votes for i in others):
            entries.append({"t": "stand_in", "seat": about, "why": "vote"})
        return entries

    def plan_return(self, seat: int) -> list[Entry]:
        """The owner is back and plays again."""
        self._require_seat(seat)
        return [{"t": "return", "seat": seat}] if self.seats[seat].stand_in else []

    # --- planning: play ---------------------------------------------------------------------------

    def plan_choose(self, seat: int, decision: int, choice: int | str) -> list[Entry]:
        """A choice, by option or text. An answer given before is accepted again and does nothing."""
        frame = self._frame(seat, decision, choice)
        if frame is None:
            return []
        option = self._option(frame, choice)
        return [{"t": "choose", "seat": seat, "decision": decision, "option": option}]

    def _frame(self, seat: int, decision: int, choice: int | str) -> Frame | None:
        """The frame that is being answered; None for an answer that was given already."""
        if self.match is None:
            raise Refused("error-not-started")
        if self.answered.get(decision) == (seat, choice) or self._is_early(seat, decision, choice):
            return None
        if self.match.is_over:
            raise Refused("error-over")
        frame = frame_for(self.match.state, seat)
        if frame is None or seat in self.early:
            raise Refused("error-not-your-turn", {"who": SeatArg(self.match.decider)})
        if decision != self.decision(seat):
            raise Refused("error-stale", {"decision": decision, "now": self.decision(seat)})
        return frame

    def _is_early(self, seat: int, decision: int, choice: int | str) -> bool:
        if self.match is None or self.early.get(seat) != choice:
            return False
        waiting = [frame.who for frame in pending(self.match.state)]
        return seat in waiting and decision == self.moves + waiting.index(seat)

    def _option(self, frame: Frame, choice: int | str) -> int:
        assert self.match is not None
        g = self.match.state
        if isinstance(choice, str):
            if frame is g.agenda[-1]:
                return find(g, choice)
            for option in frame.options(g):
                if frame.describe(g, option).text == choice:
                    return option
            raise Refused("error-choice-unknown", {"choice": raw(choice[:80]), "offered": []})
        if choice not in frame.options(g):
            raise Refused("error-choice-number", {"choice": choice})
        return choice

    def plan_undo(self, seat: int, whole_turn: bool) -> list[Entry]:
        """Take back one's own last choice, or the whole turn."""
        if self.match is None:
            raise Refused("error-not-started")
        if seat in self.early:
            return [{"t": "retract", "seat": seat}]
        if self.match.is_over or not self.match.can_undo(seat):
            raise Refused("error-undo-barrier")
        return [{"t": "undo", "seat": seat, "turn": whole_turn}]

    def plan_redo(self, seat: int) -> list[Entry]:
        if self.match is None or not self.match.can_redo(seat):
            raise Refused("error-redo")
        return [{"t": "redo", "seat": seat}]

    def plan_chat(self, seat: int, name: str, text: str) -> list[Entry]:
        said = clean(text, CHAT_LIMIT)
        if not said:
            raise Refused("error-chat-empty")
        return [{"t": "chat", "seat": seat, "name": clean(name, NAME_LIMIT), "text": said}]

    def _require_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind == AUTOMA:
            raise Refused("error-no-seat", {"seat": seat + 1})

    # --- applying ----------------------------------------------------------------------------------

    def apply(self, entry: Entry, at: float) -> Happening:
        """Fold one stored entry into the room. Entries were checked when planned: this cannot refuse."""
        heard = len(self.match.log) if self.match is not None else 0
        getattr(self, "_apply_" + entry["t"])(entry, at)
        self.version += 1
        events: list[Event] = []
        if self.match is not None:
            events = [event for _, event in self.match.log[heard:]]
        happening = Happening(self.version, at, entry, events)
        self.stream.append(happening)
        return happening

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
        self.seats[entry["seat"]] = Seat(kind=left.kind, level=left.level)

    def _apply_start(self, entry: Entry, at: float) -> None:
        config = self.config
        if config.get("record"):
            self.match = match_from_record(self.spec, self.tables, Record(**config["record"]))
        else:
            players = sum(1 for seat in self.seats if seat.kind != AUTOMA)
            seed = config.get("seed") or seed_from(self.secret, [seat.words for seat in self.seats])
            self.match = Match(self.spec, self.tables, players, config["options"], seed)
        self.since = at

    def _apply_choose(self, entry: Entry, at: float) -> None:
        self._spend(entry["seat"], at)
        self.early[entry["seat"]] = entry["option"]
        self._play_early()
        self.since = at

    def _play_early(self) -> None:
        """Play every answer whose turn has come."""
        match = self.match
        assert match is not None
        while match.decider in self.early:
            seat = match.decider
            option = self.early.pop(seat)
            self.answered[self.moves] = (seat, option)
            match.submit(seat, option)
            self.moves += 1

    def _apply_retract(self, entry: Entry, at: float) -> None:
        self.early.pop(entry["seat"], None)

    def _apply_undo(self, entry: Entry, at: float) -> None:
        assert self.match is not None
        if entry["turn"]:
            self.match.undo_turn(entry["seat"])
        else:
            self.match.undo(entry["seat"])
        # An early answer whose question went away with the undone choice goes with it.
        self.early = {s: o for s, o in self.early.items() if frame_for(self.match.state, s) is not None}
        self.moves += 1
        self.since = at

    def _apply_redo(self, entry: Entry, at: float) -> None:
        assert self.match is not None
        self.match.redo(entry["seat"])
        self.moves += 1
        self._play_early()
        self.since = at

    def _apply_chat(self, entry: Entry, at: float) -> None:
        """Chat changes nothing but the stream."""

    def _apply_stand_in(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["seat"]]
        seat.stand_in = True
        seat.votes = []

    def _apply_vote(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["about"]]
        seat.votes = [*seat.votes, entry["seat"]]

    def _apply_return(self, entry: Entry, at: float) -> None:
        seat = self.seats[entry["seat"]]
        seat.stand_in = False
        seat.votes = []

    def _spend(self, who: int, at: float) -> None:
        seat = self.seats[who]
        seat.used += max(0.0, at - self.since)
        seat.choices += 1


def clean(text: str, limit: int) -> str:
    """One line of visible text, not longer than allowed: no control or direction-override marks."""
    kept = "".join(" " if c.isspace() else c for c in text if c.isprintable() or c.isspace())
    overrides = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
    return " ".join(kept.translate(overrides).split())[:limit]


def refusal_of(error: RegnumError) -> tuple[Msg, str]:
    """Message and rule of any refusal."""
    rule = error.rule if isinstance(error, IllegalChoice | Refused) else ""
    return error.msg, rule
