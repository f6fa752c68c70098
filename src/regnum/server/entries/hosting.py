"""What the host of a table may do, saying that one is ready, and new links to seats.

Whoever made a table and sat down is its host; before the start the role goes on to the next player if
the host leaves. A host has no power over a game that runs: there a bot stands in for somebody only as
`absence.py` says.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from regnum.kernel.messages import Seat
from regnum.server.entries.absence import is_long_away, patience
from regnum.server.entries.seating import Started, free_seat
from regnum.server.protocol.parts import SeatNumber, Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry, hash_of
from regnum.server.seats import Observer, TableSeat

# --- who may -------------------------------------------------------------------------------------------


def require_host(room: Room, seats: Observer) -> int:
    """The host's seat, which must be one of these; raises Refused."""
    host = room.hosting.host
    if host < 0:
        raise Refused("error-no-host")
    if host not in seats:
        raise Refused("error-host-only", {"who": Seat(host)})
    return host


def require_open(room: Room) -> None:
    if room.match is not None:
        raise Refused("error-host-started")


def require_other(room: Room, host: int, about: int) -> TableSeat:
    """The seat of another person; raises Refused."""
    chosen = room.require_seat(about)
    if about in room.sharing(host):
        raise Refused("error-host-self")
    if not chosen.is_human or not chosen.hash:
        raise Refused("error-seat-empty", {"seat": about + 1})
    return chosen


def is_everybody_ready(room: Room, ready: list[int], seats: Iterable[int] | None = None) -> bool:
    """Whether all seats, or these, are taken and their players said that they are ready."""
    chosen = range(len(room.seats)) if seats is None else seats
    return all(room.seats[i].is_taken and (not room.seats[i].is_human or i in ready) for i in chosen)


# --- ready ---------------------------------------------------------------------------------------------


class Ready(Sent, tag="ready", kw_only=True):
    """Say that one is ready to begin, or no longer. The last one begins the game."""

    on: bool = True

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        if room.match is not None:
            raise Refused("error-table-started")
        hosting = room.hosting
        if not hosting.needs_ready:
            raise Refused("error-ready-unasked")
        if (seats[0] in hosting.ready) == self.on:
            return []
        said = SaidReady(seat=seats[0], on=self.on)
        if self.on and is_everybody_ready(room, [*hosting.ready, *seats]):
            return [said, Started(absent=True)]
        return [said]


class SaidReady(SeatEntry, frozen=True, tag="ready"):
    """Somebody is ready, or no longer; who shares the screen is too."""

    told = ("seat", "on")
    changes_table = True
    spends = "signs"

    on: bool

    def apply(self, room: Room, at: float) -> None:
        seats = room.sharing(self.seat)
        others = [seat for seat in room.hosting.ready if seat not in seats]
        room.hosting.ready = [*others, *seats] if self.on else others


class NeedReady(Sent, tag="need_ready", kw_only=True):
    """The host: begin only when everybody said ready, or as soon as all seats are taken."""

    on: bool

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        host = require_host(room, seats)
        require_open(room)
        if room.hosting.needs_ready == self.on:
            return []
        needed = ReadyNeeded(seat=host, on=self.on)
        is_full = all(seat.is_taken for seat in room.seats)
        return [needed, Started(absent=True)] if is_full and not self.on else [needed]


class ReadyNeeded(SeatEntry, frozen=True, tag="need_ready"):
    """The game begins when everybody said ready, or no longer only then."""

    told = ("seat", "on")
    changes_table = True
    spends = "signs"

    on: bool

    def apply(self, room: Room, at: float) -> None:
        room.hosting.needs_ready = self.on
        room.hosting.ready = []


# --- who may come --------------------------------------------------------------------------------------


class Lock(Sent, tag="lock", kw_only=True):
    """The host: nobody can take a seat, or everybody again."""

    on: bool

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        host = require_host(room, seats)
        require_open(room)
        return [] if room.hosting.locked == self.on else [Locked(seat=host, on=self.on)]


class Locked(SeatEntry, frozen=True, tag="lock"):
    """The table was locked or opened."""

    told = ("seat", "on")
    changes_table = True
    spends = "signs"

    on: bool

    def apply(self, room: Room, at: float) -> None:
        room.hosting.locked = self.on


class LetWatch(Sent, tag="spectators", kw_only=True):
    """The host: whether people without a seat may see the game."""

    on: bool

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        host = require_host(room, seats)
        return [] if room.hosting.closed != self.on else [WatchingLet(seat=host, on=self.on)]


class WatchingLet(SeatEntry, frozen=True, tag="spectators"):
    """People without a seat may see the game, or no longer."""

    told = ("seat", "on")
    changes_table = True
    spends = "signs"

    on: bool

    def apply(self, room: Room, at: float) -> None:
        room.hosting.closed = not self.on


class Remove(Sent, tag="remove", kw_only=True):
    """The host: free somebody's seat before the start. During a game nobody can be removed."""

    seat: SeatNumber

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        host = require_host(room, seats)
        if room.match is not None:
            raise Refused("error-remove-playing")
        require_other(room, host, self.seat)
        return [Removed(seat=host, about=self.seat)]


class Removed(SeatEntry, frozen=True, tag="remove"):
    """The host has freed a seat; its secret opens nothing any more."""

    told = ("seat", "about")
    changes_table = True
    changes_owners = True
    spends = "signs"
    shuts_out = "error-removed"

    about: int

    def apply(self, room: Room, at: float) -> None:
        free_seat(room, self.about)


# --- chat ----------------------------------------------------------------------------------------------


class Mute(Sent, tag="mute", kw_only=True):
    """The host: somebody cannot say anything, or can again."""

    seat: SeatNumber
    on: bool = True

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        host = require_host(room, seats)
        require_other(room, host, self.seat)
        is_muted = self.seat in room.hosting.muted
        return [] if is_muted == self.on else [Muted(seat=host, about=self.seat, on=self.on)]


class Muted(SeatEntry, frozen=True, tag="mute"):
    """Somebody cannot say anything, or can again."""

    told = ("seat", "about", "on")
    changes_table = True
    spends = "signs"

    about: int
    on: bool

    def apply(self, room: Room, at: float) -> None:
        about = room.sharing(self.about)
        others = [seat for seat in room.hosting.muted if seat not in about]
        room.hosting.muted = [*others, *about] if self.on else others


# --- links ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Renew:
    """A new secret for a seat (lobby.py): for its owner at any time.

    The host may ask for the seat of somebody who has lost theirs, and hands it on. That is possible only
    while nobody is there for the seat, or there is nothing secret, and everybody is told: else a host
    could look at others' cards unnoticed.
    """

    seat: int
    secret: str

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        by = self.seat
        if self.seat not in seats:
            by = require_host(room, seats)
            require_other(room, by, self.seat)
            if room.status == "playing" and not is_long_away(room, self.seat, now):
                raise Refused("error-renew-here", {"who": Seat(self.seat), "seconds": int(patience(room))})
        return [Renewed(seat=by, about=self.seat, hash=hash_of(self.secret))]


class Renewed(SeatEntry, frozen=True, tag="link"):
    """A seat has a new secret; the old one opens nothing any more."""

    told = ("seat", "about")
    changes_table = True
    changes_owners = True
    spends = "signs"
    shuts_out = "error-link-renewed"

    about: int
    hash: str

    def apply(self, room: Room, at: float) -> None:
        for seat in room.sharing(self.about):
            room.seats[seat].hash = self.hash
