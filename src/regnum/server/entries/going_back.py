"""Going back to where somebody left, past all barriers of undo, if all who play agree."""

from regnum.kernel.agenda import pending
from regnum.server.entries.absence import is_only, missing, others_playing, plan_return, voice
from regnum.server.protocol.parts import SeatNumber, Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer


def can_go_back(room: Room, seat: int) -> bool:
    """Whether something was played since a bot took the seat over that could be taken back."""
    if room.match is None or room.status != "playing" or room.halt is not None:
        return False
    return 0 <= room.seats[seat].back < len(room.match.choices)


def back_wants(room: Room, about: int) -> list[int]:
    """The seats whose agreement to going back is still missing: all who play have a say."""
    return missing(room, [about, *others_playing(room, about)], room.seats[about].back_votes)


# --- asking for it -------------------------------------------------------------------------------------


class Back(Sent, tag="back", kw_only=True):
    """Go back to where a bot took this seat over: its owner asks, the others agree or refuse."""

    seat: SeatNumber
    agree: bool = True

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        """Only the owner can begin, and takes the seat back with it. All people who play must agree."""
        target = room.require_seat(self.seat)
        by = self.seat if self.seat in seats else voice(room, seats)
        is_owner = room.seats[by].hash == target.hash
        if not can_go_back(room, self.seat) or not (is_owner or target.back_votes):
            raise Refused("error-back")
        if not self.agree:
            return [BackRefused(seat=by, about=self.seat)] if target.back_votes else []
        if by in target.back_votes or (room.seats[by].stand_in and not is_owner):
            return []
        entries = plan_return(room, self.seat) if is_owner else []
        entries.append(BackVoted(seat=by, about=self.seat))
        if is_only(room, by, back_wants(room, self.seat)):
            entries.append(WentBack(seat=self.seat, to=target.back))
        return entries


# --- what has happened ---------------------------------------------------------------------------------


class BackVoted(SeatEntry, frozen=True, tag="back_vote"):
    """A seat wants to go back to where a bot took another one, or itself, over."""

    told = ("seat", "about")
    changes_table = True
    spends = "signs"

    about: int

    def apply(self, room: Room, at: float) -> None:
        target = room.seats[self.about]
        target.back_votes = [*target.back_votes, self.seat]


class BackRefused(SeatEntry, frozen=True, tag="back_refused"):
    """A seat does not want that; it may be asked for again."""

    told = ("seat", "about")
    changes_table = True
    spends = "signs"

    about: int

    def apply(self, room: Room, at: float) -> None:
        room.seats[self.about].back_votes = []


class WentBack(SeatEntry, frozen=True, tag="back"):
    """Everything since a bot took a seat over has been taken back.

    All people who play have agreed, so it does not matter what was turned up since. The choices are
    those of the match, so this works behind a snapshot too. With a choice goes what it did to its
    owner's clock: the bonus it brought, and the time it took.
    """

    told = ("seat", "to")
    changes_table = True
    changes_play = True
    plays = True

    to: int  # so many choices stand

    def apply(self, room: Room, at: float) -> None:
        take_back_to(room, self.to, at)
        room.seats[self.seat].back = -1
        for seat in room.seats:
            seat.back_votes = []


def take_back_to(room: Room, to: int, at: float) -> None:
    """Take everything back but the first choices, with what it did to clocks."""
    match = room.require_match()
    for seat in room.seats:
        seat.spend(at)
    room.moves += len(pending(match.state)) + 1  # beyond every number given so far
    match.back_to(to)
    for earned in room.bonuses.keep_only(room.seats, to, match.early):
        room.seats[earned.seat].used -= earned.spent  # 0 of what a bot has chosen
