"""Playing again: whoever opens a table for it tells the others of the finished one where it is."""

from typing import Annotated

from msgspec import Meta

from regnum.server.entries.choosing import seat_shown
from regnum.server.protocol.parts import CODE_PATTERN, Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer


class Rematch(Sent, tag="rematch", kw_only=True):
    """Tell the others of the code of a table where the same people may play again."""

    code: Annotated[str, Meta(pattern=CODE_PATTERN)]

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        by = seat_shown(room, seats)
        if not seats or not room.seats[by].is_human:
            raise Refused("error-spectator")
        if room.status != "over":
            raise Refused("error-rematch-early")
        return [Rematched(seat=by, code=self.code)] if self.code != room.rematch else []


class Rematched(SeatEntry, frozen=True, tag="rematch"):
    """Somebody has opened a table to play again."""

    told = ("seat", "code")
    changes_table = True
    spends = "signs"

    code: str

    def apply(self, room: Room, at: float) -> None:
        room.rematch = self.code
