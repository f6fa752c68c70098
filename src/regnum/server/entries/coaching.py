"""The coach at a table: whether it may be asked, and that somebody did. What it says is in coaching.py.

Who asks is entered before the coach begins to think, so the record of a game says who had help, whatever
becomes of the answer. Nobody is told what was asked about but the seat, which decision or which move.
"""

from dataclasses import dataclass

from regnum.server.entries.choosing import question
from regnum.server.entries.hosting import require_host, require_open
from regnum.server.protocol.parts import Sent
from regnum.server.refusal import NotFound, Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer

# --- whether it may be asked -----------------------------------------------------------------------------


def require_hints(room: Room) -> None:
    """Raise Refused where the coach is not to be asked while the game runs."""
    if room.config.daily:
        raise Refused("error-hints-duel")
    if not room.hosting.hints:
        raise Refused("error-hints-off")


class LetHint(Sent, tag="hints", kw_only=True):
    """The host, before the start: whether the coach may be asked for hints."""

    on: bool

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        if room.config.daily:
            raise Refused("error-hints-duel")
        host = require_host(room, seats)
        require_open(room)
        return [] if room.hosting.hints == self.on else [HintsLet(seat=host, on=self.on)]


class HintsLet(SeatEntry, frozen=True, tag="hints"):
    """The coach may be asked, or no longer. Whoever said ready said so of another game."""

    told = ("seat", "on")
    changes_table = True
    spends = "signs"

    on: bool

    def apply(self, room: Room, at: float) -> None:
        room.hosting.hints = self.on
        room.hosting.ready = []


# --- that it was asked -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeHint:
    """Somebody wants a hint for a decision (coaching.py); a second one for the same is not counted."""

    seat: int
    decision: int

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        require_hints(room)
        question(room, self.seat, self.decision, by="")
        if room.hinted.get(str(self.seat)) == self.decision:
            return []
        return [HintTaken(seat=self.seat, decision=self.decision)]


class HintTaken(SeatEntry, frozen=True, tag="hint"):
    """A seat has asked the coach what to do."""

    told = ("seat", "decision")
    changes_table = True
    spends = "hints"

    decision: int

    def apply(self, room: Room, at: float) -> None:
        room.hinted[str(self.seat)] = self.decision


@dataclass(frozen=True)
class TakeExplanation:
    """Somebody wants a move of the running game explained (coaching.py)."""

    seat: int
    n: int

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        require_hints(room)
        if not 0 < self.n <= room.made:
            raise NotFound("error-no-point", {"n": self.n, "made": room.made})
        return [MoveExplained(seat=self.seat, n=self.n)]


class MoveExplained(SeatEntry, frozen=True, tag="explain"):
    """A seat has asked the coach about a move."""

    told = ("seat", "n")
    spends = "explained"

    n: int

    def apply(self, room: Room, at: float) -> None:
        """It is counted (budget.py), nothing else."""
