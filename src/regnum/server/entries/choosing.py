"""Answering a question: the choices of people and bots."""

from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta

from regnum.kernel.agenda import Frame, pending
from regnum.kernel.match import Match
from regnum.kernel.messages import Seat
from regnum.kernel.offer import option_of
from regnum.server.evidence import Seen, seen_now
from regnum.server.previews import foresight_of
from regnum.server.protocol.parts import Number, Sent
from regnum.server.refusal import Refused, Stale
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer, eyes

REMEMBERED = 150  # answers that are known again when they are repeated; more would only make rooms heavy

# --- asking for it -------------------------------------------------------------------------------------


class Choose(Sent, tag="choose", kw_only=True):
    """Answer decision number so-and-so with an option or its text form.

    With `undoable` it is refused (`error-final`) where undo would not reach behind it, or something should be
    said before: a client that has not looked can let the server ask back instead of waiting for a preview.
    """

    decision: Number
    choice: Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)] | Annotated[str, Meta(max_length=400)]
    undoable: bool = False

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        seat = self._seat(room, seats)
        planned = plan_choice(room, seat, self.decision, self.choice)
        if self.undoable and any(foresight_of(room, seat).asks_back(entry.option) for entry in planned):
            raise Refused("error-final")
        return [*planned]

    def _seat(self, room: Room, seats: Observer) -> int:
        """The seat whose decision this is, or was."""
        for seat in seats:
            asked = room.decision(seat) == self.decision
            if asked or is_repeat(room, seat, self.decision, self.choice):
                return seat
        return next((seat for seat in room.waiting() if seat in seats), seats[0])


@dataclass(frozen=True)
class BotChoose:
    """A bot has thought about a decision (keeper.py)."""

    seat: int
    decision: int
    option: int
    by: str  # which bot

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        # The owner may be back, or another process may have played for it.
        if room.decision(self.seat) != self.decision or not room.seats[self.seat].is_played_by_bot:
            return []
        return [*plan_choice(room, self.seat, self.decision, self.option, self.by)]


def plan_choice(room: Room, seat: int, decision: int, choice: int | str, by: str = "") -> "list[Chosen]":
    """A choice, by option or text. An answer given before is accepted again and does nothing."""
    match = room.require_match()
    if is_repeat(room, seat, decision, choice):
        return []
    option = option_of(match.state, question(room, seat, decision, by), choice)
    text = choice if isinstance(choice, str) else ""  # as it was sent, so that a repeat is known
    return [Chosen(seat=seat, decision=decision, option=option, text=text, by=by, seen=seen_now(match))]


def is_repeat(room: Room, seat: int, decision: int, choice: int | str) -> bool:
    """Whether exactly this was answered before."""
    given = room.answered.get(f"{seat}:{decision}")
    return given is not None and choice in (given if given[1] else given[:1])


def question(room: Room, seat: int, decision: int, by: str) -> Frame[Any]:
    """The frame that is being answered; raises Refused."""
    match = room.require_match()
    if match.is_over:
        raise Refused("error-over")
    for number, frame in room.questions():
        if frame.who == seat:
            if number != decision:
                raise Stale(decision, number)
            if room.seats[seat].stand_in and not by:
                raise Refused("error-stand-in")
            return frame
    raise Refused("error-not-your-turn", {"who": Seat(match.decider)})


# --- what has happened ---------------------------------------------------------------------------------


class Chosen(SeatEntry, frozen=True, tag="choose"):
    """A seat has answered. What it has chosen is its secret: the events tell what others may know."""

    told = ("seat", "decision", "by")
    told_to_owner = ("option",)
    changes_play = True
    plays = True
    may_end = True

    decision: int
    option: int
    text: str = ""
    by: str = ""  # the bot that answered, if it was one
    seen: Seen = ()  # what the position was like before it, for later rules

    def apply(self, room: Room, at: float) -> None:
        match = room.require_match()
        seat = room.seats[self.seat]
        if self.by:  # a bot: its thinking is neither charged nor rewarded
            seat.asked = 0.0
            room.is_helped = True
        else:
            room.bonuses.give(room.seats, self.seat, seat.spend(at))
            seat.votes = []  # who could be voted out, and was there, has played
            seat.has_played = True
            seat.back = -1  # plays on from here
            seat.back_votes = []
        room.answered[f"{self.seat}:{self.decision}"] = (self.option, self.text)
        if len(room.answered) > REMEMBERED:
            del room.answered[next(iter(room.answered))]
        before, asked = len(match.choices), askers(match)
        match.submit(self.seat, self.option)
        room.moves += len(match.choices) - before
        room.bonuses.note_made(made_since(match, before, asked))

    def require_possible(self, room: Room) -> None:
        frame = question(room, self.seat, self.decision, by="again")
        option_of(room.require_match().state, frame, self.option)


def askers(match: Match) -> list[int]:
    """The seats whose answers are on their way, in the order in which they are made."""
    return [frame.who for frame in pending(match.state)]


def made_since(match: Match, before: int, asked: list[int]) -> list[int]:
    """Whose answers were made since then; the others' turn has not come."""
    return [who for who in asked if who not in match.early][: len(match.choices) - before]


def seat_shown(room: Room, observer: Observer) -> int:
    """Whose view somebody gets: of several seats the one that decides, or decided last."""
    if len(observer) <= 1:
        return eyes(observer)
    for seat in room.waiting():
        if seat in observer:
            return seat
    for happening in reversed(room.stream):
        if isinstance(happening.entry, Chosen) and happening.entry.seat in observer:
            return happening.entry.seat
    return observer[0]
