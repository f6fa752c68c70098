"""Taking one's last choice back, and making it again."""

from regnum.kernel.match import Match
from regnum.server.entries.choosing import askers, made_since
from regnum.server.protocol.parts import Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer

# --- asking for it -------------------------------------------------------------------------------------


class Undo(Sent, tag="undo"):
    """Take back one's last choice, or with `turn` all since the start of the turn."""

    turn: bool = False

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        match = room.require_match()
        seat = next((seat for seat in seats if match.can_undo(seat)), seats[0])
        return plan_undo(match, seat, self.turn)


class Redo(Sent, tag="redo"):
    """Do again what was taken back."""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        match = room.match
        seat = next((seat for seat in seats if match is not None and match.can_redo(seat)), seats[0])
        return plan_redo(match, seat)


def plan_undo(match: Match, seat: int, turn: bool) -> list[Entry]:
    if seat in match.early:
        return [Retracted(seat=seat)]
    if match.is_over or not match.can_undo(seat):
        raise Refused("error-undo-barrier")
    return [Undone(seat=seat, turn=turn)]


def plan_redo(match: Match | None, seat: int) -> list[Entry]:
    if match is None or not match.can_redo(seat):
        raise Refused("error-redo")
    return [Redone(seat=seat)]


# --- what has happened ---------------------------------------------------------------------------------


class Undone(SeatEntry, frozen=True, tag="undo"):
    """A seat has taken back its last choice, or all of its turn."""

    told = ("seat", "turn")
    changes_play = True
    spends = "undos"
    plays = True
    takes_back = True

    turn: bool

    def apply(self, room: Room, at: float) -> None:
        match = room.require_match()
        room.seats[self.seat].spend(at)
        if self.turn:
            match.undo_turn(self.seat)
        else:
            match.undo(self.seat)
        room.moves += 1

    def require_possible(self, room: Room) -> None:
        require_same(self, plan_undo(room.require_match(), self.seat, self.turn))


class Retracted(SeatEntry, frozen=True, tag="retract"):
    """A seat has taken back an early answer: the question stands again, under the number it has now."""

    told = ("seat",)
    changes_play = True
    spends = "undos"
    plays = True
    takes_back = True

    def apply(self, room: Room, at: float) -> None:
        room.require_match().undo(self.seat)
        room.answered.pop(f"{self.seat}:{room.decision(self.seat)}", None)

    def require_possible(self, room: Room) -> None:
        require_same(self, plan_undo(room.require_match(), self.seat, False))


class Redone(SeatEntry, frozen=True, tag="redo"):
    """A seat has made again what it had taken back."""

    told = ("seat",)
    changes_play = True
    spends = "undos"
    plays = True
    may_end = True

    def apply(self, room: Room, at: float) -> None:
        match = room.require_match()
        room.bonuses.give(room.seats, self.seat, room.seats[self.seat].spend(at))
        before, asked = len(match.choices), askers(match)
        match.redo(self.seat)
        room.moves += len(match.choices) - before
        room.bonuses.note_made(made_since(match, before, asked))

    def require_possible(self, room: Room) -> None:
        plan_redo(room.match, self.seat)


def require_same(entry: Entry, planned: list[Entry]) -> None:
    """Whether taking back is still what it was: of an early answer, or of a choice."""
    if type(planned[0]) is not type(entry):
        raise Refused("error-undo-barrier")
