"""Players who are absent: who is there, votes, bots that stand in, taking one's seat back.

A bot never plays for somebody because time has passed. It does so when its seat's clock has run out
and somebody else is waiting, at tables that chose so; when all others have agreed and could see it, or when
its owner asked for it; and it plays only while somebody is at the table (keeper.py). In a game over days
nobody is expected to be there: the others may vote when somebody's time has run out, and not before.
How well the bot plays is decided once, when it takes over: it suits how the seat stood (ai/standing.py).
"""

from dataclasses import dataclass
from typing import Final, Literal

from regnum.ai.standing import level_for_standing
from regnum.server.budget import Budget
from regnum.server.entries.seating import Freed
from regnum.server.protocol.parts import SeatNumber, Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer, TableSeat

# --- who has a say -------------------------------------------------------------------------------------


DAYS_AWAY: Final = 3 * 24 * 3600  # in a game over days


def patience(room: Room) -> float:
    """Seconds after which somebody counts as away for long."""
    if room.clock is None or not room.clock.is_slow:
        return room.config.away
    return max(room.config.away, min(room.clock.total, DAYS_AWAY))


def vote_from(room: Room, seat: int) -> float:
    """From when on the others may vote about a seat; 0: not at all."""
    chosen = room.seats[seat]
    if room.status != "playing" or not chosen.is_human or chosen.stand_in:
        return 0.0
    if room.halt is not None or not room.is_played_together():  # nobody is waited for
        return 0.0
    clock = room.clock
    ends: list[float] = []
    if clock is not None and clock.out == "vote":
        ends.append(chosen.runs_out(clock))
    if chosen.away and (clock is None or not clock.is_slow):
        ends.append(chosen.away + room.config.away)
    return min((end for end in ends if end), default=0.0)


def vote_wants(room: Room, about: int, now: float) -> list[int]:
    """The seats whose agreement to a stand-in is still missing.

    Who has been away as long as the one it is about has no say, else two absent players
    would protect each other for ever.
    """
    others = [i for i in others_playing(room, about) if not is_long_away(room, i, now)]
    return missing(room, others, room.seats[about].votes)


def others_playing(room: Room, seat: int) -> list[int]:
    """The seats of all other people who play themselves."""
    owner = room.seats[seat].hash
    seats = enumerate(room.seats)
    return [i for i, other in seats if other.is_human and not other.stand_in and other.hash != owner]


def missing(room: Room, seats: list[int], votes: list[int]) -> list[int]:
    """Those who have not agreed; who share a screen have one voice."""
    agreed = {room.seats[i].hash for i in votes}
    return [i for i in seats if room.seats[i].hash not in agreed]


def is_long_away(room: Room, seat: int, now: float) -> bool:
    since = room.seats[seat].away
    return bool(since) and now - since >= patience(room)


def is_only(room: Room, by: int, wanted: list[int]) -> bool:
    """Whether nobody's agreement is missing but that of this seat and who shares its screen."""
    return all(room.seats[i].hash == room.seats[by].hash for i in wanted)


def voice(room: Room, seats: Observer) -> int:
    """The seat that speaks for all at a screen: one that is not played by a bot."""
    return next((seat for seat in seats if not room.seats[seat].stand_in), seats[0])


# --- who is there --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NotePresence:
    """Somebody's connection broke or is back (asked for by the keeper).

    Nobody waits for the only one who plays, so their coming and going is not noted.
    """

    seat: int
    is_here: bool

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        seat = room.require_seat(self.seat)
        if room.status != "playing" or not seat.is_human:
            return []
        if bool(seat.away) != self.is_here:  # known already
            return []
        if self.is_here:
            return [CameBack(seat=self.seat)]
        return [WentAway(seat=self.seat)] if room.is_played_together() else []


class WentAway(SeatEntry, frozen=True, tag="away"):
    """Nobody is connected for a seat any more."""

    told = ("seat",)
    changes_table = True

    def apply(self, room: Room, at: float) -> None:
        room.seats[self.seat].away = at


class CameBack(SeatEntry, frozen=True, tag="here"):
    """Somebody is connected for a seat; votes about it are over."""

    told = ("seat",)
    changes_table = True

    def apply(self, room: Room, at: float) -> None:
        seat = room.seats[self.seat]
        seat.away = 0.0
        seat.votes = []


# --- a bot for a seat ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leave:
    """Give one's seat up: before the start it is free, later a bot stands in until its owner is back."""

    seat: int

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        seat = room.require_seat(self.seat)
        if room.status == "over":
            raise Refused("error-over")
        if room.match is None:
            return [Freed(seat=self.seat)]
        return [] if seat.stand_in else [stand_in(room, self.seat, "left")]


@dataclass(frozen=True)
class CallFlag:
    """A bot for somebody whose clock has run out while others wait (asked for by the keeper)."""

    seat: int

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        seat = room.require_seat(self.seat)
        if room.status != "playing" or not seat.is_human or seat.stand_in:
            return []
        if room.clock is None or room.clock.out != "bot":
            return []
        if seat.left_at(room.clock, now) > 0:
            return []  # a choice was faster, or the time of day had jumped
        return [stand_in(room, self.seat, "clock")] if room.is_played_together() else []


def stand_in(room: Room, seat: int, why: Literal["left", "clock", "vote"]) -> "StoodIn":
    """A bot for a seat, of the level that suits how the seat stands."""
    level = level_for_standing(room.spec, room.require_match().state, seat)
    return StoodIn(seat=seat, why=why, level=level)


class StoodIn(SeatEntry, frozen=True, tag="stand_in"):
    """A bot plays from here on; where that is, the owner may want to go back to."""

    told = ("seat", "why", "level")
    changes_table = True
    changes_play = True

    why: Literal["left", "clock", "vote", "away"]
    level: str = ""  # of the bot; empty in entries of before: it played as the seat said

    @property
    def budget(self) -> Budget:
        return "signs" if self.why == "left" else ""

    def apply(self, room: Room, at: float) -> None:
        seat = room.seats[self.seat]
        seat.spend(at)
        seat.votes = []
        if seat.back < 0:
            seat.back = len(room.require_match().choices)
        if self.why == "away":  # of old tables: time alone. Nobody chose it, so it is over.
            return
        seat.stand_in = True
        seat.why = self.why
        seat.since = at
        seat.stand_level = self.level


# --- voting for one ------------------------------------------------------------------------------------


class Vote(Sent, tag="vote", kw_only=True):
    """Agree that a bot stands in for an absent player, or no longer."""

    seat: SeatNumber
    agree: bool = True

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        """A bot does when all others agree."""
        target = room.require_seat(self.seat)
        by = voice(room, seats)
        voter = room.seats[by]
        opens = vote_from(room, self.seat)
        if not opens or voter.hash == target.hash or voter.stand_in:
            raise Refused("error-vote")
        if not self.agree:
            return [Unvoted(seat=by, about=self.seat)] if by in target.votes else []
        if now < opens:
            raise Refused("error-vote-early", {"seconds": int(opens - now) + 1})
        if by in target.votes:
            return Recount(self.seat).plan(room, seats, now)
        entries: list[Entry] = [Voted(seat=by, about=self.seat)]
        if is_only(room, by, vote_wants(room, self.seat, now)):
            entries.append(stand_in(room, self.seat, "vote"))
        return entries


@dataclass(frozen=True)
class Recount:
    """Count again: somebody whose agreement was missing may have gone meanwhile (asked by the keeper).

    It needs somebody who has agreed and is there: bots do not play among themselves.
    """

    about: int

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        voters = [room.seats[i] for i in room.seats[self.about].votes]
        opens = vote_from(room, self.about)
        is_wanted = any(not voter.away and not voter.stand_in for voter in voters)
        if not opens or now < opens or not is_wanted or vote_wants(room, self.about, now):
            return []
        return [stand_in(room, self.about, "vote")]


CALLS_BOTS: Final = (Leave, CallFlag, Vote, Recount)  # commands that may let a bot stand in


class Voted(SeatEntry, frozen=True, tag="vote"):
    """A seat has agreed to a bot for another one."""

    told = ("seat", "about")
    changes_table = True
    spends = "signs"

    about: int

    def apply(self, room: Room, at: float) -> None:
        target = room.seats[self.about]
        target.votes = [*target.votes, self.seat]


class Unvoted(SeatEntry, frozen=True, tag="unvote"):
    """A seat no longer agrees."""

    told = ("seat", "about")
    changes_table = True
    spends = "signs"

    about: int

    def apply(self, room: Room, at: float) -> None:
        target = room.seats[self.about]
        target.votes = [by for by in target.votes if by != self.seat]


# --- taking the seat back ------------------------------------------------------------------------------


class Return(Sent, tag="return"):
    """Take one's seat back from the bot."""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        return [entry for seat in seats for entry in plan_return(room, seat)]


def plan_return(room: Room, number: int) -> list[Entry]:
    """The owner is back and plays again, unless the clock has run out at a table that chose so."""
    seat = room.require_seat(number)
    if not seat.stand_in:
        return []
    if is_out_of_time(room, seat):
        raise Refused("error-clock-out")
    return [Returned(seat=number)]


def can_return(room: Room, number: int) -> bool:
    """Whether a bot plays for a seat whose owner may take it back."""
    seat = room.seats[number]
    return room.status == "playing" and seat.stand_in and not is_out_of_time(room, seat)


def is_out_of_time(room: Room, seat: TableSeat) -> bool:
    """Whether a seat has lost its time for good, at a table that chose that a bot plays on then.

    Where every turn has a time of its own only that turn is lost, and its owner is welcome after it.
    """
    clock = room.clock
    if clock is None or clock.out != "bot" or seat.left(clock) > 0:
        return False
    return clock.kind != "each" or room.made <= seat.back


class Returned(SeatEntry, frozen=True, tag="return"):
    """The owner plays again; what the bot thought is not charged."""

    told = ("seat",)
    changes_table = True
    changes_play = True

    def apply(self, room: Room, at: float) -> None:
        seat = room.seats[self.seat]
        seat.stand_in = False
        seat.why = ""
        seat.since = 0.0
        seat.stand_level = ""
        seat.votes = []
        seat.asked = 0.0
        seat.is_on_turn = False
        seat.has_played = True  # what was left undone is another turn now
