"""The authority of one table, without any IO: seats, choices, undo, chat; stand-ins are in absence.py.

A room is folded from the entries of its table (fold.py). A command is first *planned* (checked,
nothing changes), then its entries are stored, and only then *applied*; so what a player was told
has happened is on disk, and any process that reads the same entries has the same room.
"""

from typing import Any

from regnum.kernel.agenda import Frame
from regnum.kernel.messages import Seat as SeatArg
from regnum.kernel.offer import option_of
from regnum.kernel.record import Record
from regnum.server.absence import Absence
from regnum.server.fairness import Proof, commitment
from regnum.server.fold import Entry, Happening, hash_of
from regnum.server.names import clean
from regnum.server.refusal import Refused, Stale
from regnum.server.seats import HOTSEAT

__all__ = ["Entry", "Happening", "Room"]

NAME_LIMIT = 40
CHAT_LIMIT = 500


class Room(Absence):
    """One table in play."""

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
            entries.append({"t": "start", "absent": True})
        return entries

    def plan_rename(self, seat: int, name: str, colour: str) -> list[Entry]:
        self._require_seat(seat)
        taken = [other.colour for i, other in enumerate(self.seats) if i != seat]
        if colour and colour in taken:
            raise Refused("error-colour-taken")
        return [{"t": "rename", "seat": seat, "name": clean(name, NAME_LIMIT), "colour": colour}]

    # --- planning: play ---------------------------------------------------------------------------

    def plan_choose(self, seat: int, decision: int, choice: int | str, by: str = "") -> list[Entry]:
        """A choice, by option or text. An answer given before is accepted again and does nothing."""
        if self.match is None:
            raise Refused("error-not-started")
        if self.is_repeat(seat, decision, choice):
            return []
        option = option_of(self.match.state, self._frame(seat, decision, by), choice)
        entry: Entry = {"t": "choose", "seat": seat, "decision": decision, "option": option}
        if isinstance(choice, str):
            entry["text"] = choice  # as it was sent, so that a repeat is known
        if by:
            entry["by"] = by
        return [entry]

    def is_repeat(self, seat: int, decision: int, choice: int | str) -> bool:
        """Whether exactly this was answered before."""
        given = self.answered.get(f"{seat}:{decision}")
        return given is not None and choice in (given if given[1] else given[:1])

    def _frame(self, seat: int, decision: int, by: str) -> Frame[Any]:
        """The frame that is being answered."""
        assert self.match is not None
        if self.match.is_over:
            raise Refused("error-over")
        for number, frame in self.questions():
            if frame.who == seat:
                if number != decision:
                    raise Stale(decision, number)
                if self.seats[seat].stand_in and not by:
                    raise Refused("error-stand-in")
                return frame
        raise Refused("error-not-your-turn", {"who": SeatArg(self.match.decider)})

    def require_possible(self, entry: Entry) -> None:
        """Check an entry stored under older rules as if it were planned now; raises RegnumError."""
        kind, seat = entry["t"], entry.get("seat", -1)
        if kind == "choose":
            frame = self._frame(seat, entry["decision"], "again")
            assert self.match is not None
            option_of(self.match.state, frame, entry["option"])
        elif kind in ("undo", "retract"):
            if self.plan_undo(seat, entry.get("turn", False))[0]["t"] != kind:
                raise Refused("error-undo-barrier")
        elif kind == "redo":
            self.plan_redo(seat)

    def plan_undo(self, seat: int, whole_turn: bool) -> list[Entry]:
        """Take back one's own last choice, or the whole turn."""
        if self.match is None:
            raise Refused("error-not-started")
        if seat in self.match.early:
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
