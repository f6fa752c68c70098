"""Going on under newer rules: at once where the game is the same, else from where it was, if all agree."""

from dataclasses import dataclass

import msgspec

from regnum.kernel.agenda import pending
from regnum.server.entries.absence import is_long_away, is_only, missing, patience, voice
from regnum.server.halt import Halt
from regnum.server.protocol.parts import Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry, StoredRecord, stored_record
from regnum.server.seats import Observer


class RulesMoved(Entry, frozen=True, tag="rules", rename={"before": "from"}):
    """The game was found to be the same under newer rules and goes on under them (replaying.py)."""

    told = ("from", "to")
    changes_table = True

    before: int
    to: int

    def apply(self, room: Room, at: float) -> None:
        room.config = msgspec.structs.replace(room.config, rules=self.to)


# --- where the game would have gone another way --------------------------------------------------------


def go_on_wants(room: Room, now: float) -> list[int]:
    """The seats whose agreement is missing: of all people who play.

    Who is away has the time after which others may vote about them to come and object, from the first
    agreement on; then they have no say.
    """
    halt = room.halt
    if halt is None:
        return []
    seats = [i for i, seat in enumerate(room.seats) if seat.is_human and not seat.stand_in]
    if halt.asked and now - halt.asked >= patience(room):
        seats = [i for i in seats if not is_long_away(room, i, now)]
    return missing(room, seats, halt.agreed)


class GoOn(Sent, tag="go_on"):
    """Agree to go on under the new rules from where they differ, or no longer."""

    agree: bool = True

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        """What came after that point is dropped when all who play have agreed."""
        halt = require_halt(room)
        by = voice(room, seats)
        if room.seats[by].stand_in:
            raise Refused("error-stand-in")
        if (by in halt.agreed) == self.agree:
            return CountAgain().plan(room, seats, now)
        entries: list[Entry] = [Agreed(seat=by, agree=self.agree, to=halt.ours, after=halt.after)]
        if self.agree and is_only(room, by, go_on_wants(room, now)):
            entries.append(cut_of(halt))
        return entries


@dataclass(frozen=True)
class CountAgain:
    """Somebody whose agreement was missing may have gone meanwhile (asked by the keeper)."""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        halt = room.halt
        if halt is None or halt.is_over or go_on_wants(room, now):
            return []
        is_wanted = any(not room.seats[i].away and not room.seats[i].stand_in for i in halt.agreed)
        return [cut_of(halt)] if is_wanted else []


def require_halt(room: Room) -> Halt:
    if room.halt is None or room.halt.is_over:
        raise Refused("error-go-on")
    return room.halt


def cut_of(halt: Halt) -> "RulesCut":
    record = stored_record(halt.record) if halt.record is not None else None
    return RulesCut(halt.rules, halt.ours, halt.after, halt.moves, record)


class Agreed(SeatEntry, frozen=True, tag="go_on"):
    """A seat agrees to go on under the new rules, or no longer."""

    told = ("seat", "agree")
    changes_table = True

    agree: bool
    to: int
    after: int

    def apply(self, room: Room, at: float) -> None:
        """What was agreed to once counts for that point and those rules only."""
        halt = room.halt
        if halt is not None and (halt.ours, halt.after) == (self.to, self.after):
            others = [seat for seat in halt.agreed if seat != self.seat]
            halt.agreed = [*others, self.seat] if self.agree else others
            halt.asked = (halt.asked or at) if halt.agreed else 0.0


class RulesCut(Entry, frozen=True, tag="rules_cut", rename={"before": "from"}):
    """All have agreed: moves after entry `after` no longer count, and the game goes on under newer rules.

    Nothing can be taken back past this point.
    """

    told = ("from", "to")
    changes_table = True
    changes_play = True

    before: int
    to: int
    after: int
    moves: int  # where the numbers of decisions go on
    record: StoredRecord | None = None  # what is left of an imported game

    def apply(self, room: Room, at: float) -> None:
        if room.halt is None or room.halt.after != self.after:
            return  # still later rules have set it aside itself
        room.halt = None
        room.config = msgspec.structs.replace(room.config, rules=self.to)
        match = room.require_match()
        match.back_to(len(match.choices))
        room.moves = self.moves + len(pending(match.state))
        for seat in room.seats:
            seat.back = -1
            seat.back_votes = []
