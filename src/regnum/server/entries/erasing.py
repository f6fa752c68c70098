"""Deleting what a player has left at a table: their name and what they said, or the whole table.

Entries are numbered for ever, so nothing is taken out: those that hold a name or a text are written
again without it (hub.py), and the entry that asked for it makes every copy in memory do the same. What
the game needs stays: choices, and the words for the seed, without which nobody could replay it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from regnum.server.entries.chatting import Said
from regnum.server.entries.gathering import Gathered
from regnum.server.entries.hosting import require_host
from regnum.server.entries.seating import Claimed, Renamed
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Happening, Room, SeatEntry
from regnum.server.seats import Observer

# --- name and chat -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Forget:
    """Delete the name of one's own seat and all it said; also after the end."""

    seat: int

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        seat = room.require_seat(self.seat)
        is_there = bool(seat.name) or any(blanked(h.entry) != h.entry for h in left_by(room, self.seat))
        is_there = is_there or room.told_before > 0  # what is not in memory may hold some
        return [Forgotten(seat=self.seat)] if is_there else []


class Forgotten(SeatEntry, frozen=True, tag="forget"):
    """A player has deleted their name and what they said."""

    told = ("seat",)
    changes_table = True

    def apply(self, room: Room, at: float) -> None:
        room.seats[self.seat].name = ""
        for happening in left_by(room, self.seat):
            happening.entry = blanked(happening.entry)


def left_by(room: Room, seat: int) -> list[Happening]:
    """What is in memory of a seat's doings."""
    owners = whose([happening.entry for happening in room.stream])
    return [happening for happening, owner in zip(room.stream, owners, strict=True) if owner == seat]


def whose(entries: Sequence[Entry]) -> list[int]:
    """The seat each entry is about, by its present number: before seats moved together it had another."""
    moved = next((i for i, entry in enumerate(entries) if isinstance(entry, Gathered)), -1)
    if moved < 0:
        return [entry.who for entry in entries]
    gathered = entries[moved]
    assert isinstance(gathered, Gathered)
    numbers = {old: new for new, old in enumerate(gathered.kept)}
    before = [numbers.get(entry.who, -1) for entry in entries[: moved + 1]]
    return before + [entry.who for entry in entries[moved + 1 :]]


def blanked(entry: Entry) -> Entry:
    """An entry without the name or text of its seat."""
    if isinstance(entry, Said):
        return msgspec.structs.replace(entry, name="", text="")
    if isinstance(entry, Claimed | Renamed):
        return msgspec.structs.replace(entry, name="")
    return entry


def blank_entries(stored: Mapping[int, tuple[Entry, float]]) -> dict[int, tuple[Entry, float]]:
    """The entries that must be stored otherwise: those before a player deleted what they had left."""
    last = {entry.seat: seq for seq, (entry, _) in stored.items() if isinstance(entry, Forgotten)}
    owners = whose([entry for entry, _ in stored.values()])
    blank = {
        seq: (blanked(entry), at)
        for (seq, (entry, at)), owner in zip(stored.items(), owners, strict=True)
        if seq < last.get(owner, 0)
    }
    return {seq: entry for seq, entry in blank.items() if entry != stored[seq]}


def is_blank_since(room: Room, version: int) -> bool:
    """Whether something was deleted after a version."""
    return any(isinstance(h.entry, Forgotten) for h in room.happenings(version))


# --- the whole table -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Delete:
    """Delete a table: its host, or whoever plays there alone. Not under the hands of others who play."""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        if room.config.daily and not room.config.practice:
            raise Refused("error-delete-duel")
        people = [i for i, seat in enumerate(room.seats) if seat.is_human and seat.hash]
        if not set(people) <= set(seats):
            require_host(room, seats)
            if room.status == "playing":
                raise Refused("error-delete-playing")
        return [Deleted(seat=seats[0])]


class Deleted(SeatEntry, frozen=True, tag="delete"):
    """The table is being deleted: this is the last that anybody hears of it."""

    told = ("seat",)

    def apply(self, room: Room, at: float) -> None:
        """Nothing of the game has changed; the hub takes the table out of the store."""


def is_deleted(room: Room) -> bool:
    return any(isinstance(h.entry, Deleted) for h in room.stream)
