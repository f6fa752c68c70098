"""Saying something to the table."""

from typing import Annotated

from msgspec import Meta

from regnum.kernel.messages import Seat
from regnum.server.entries.choosing import seat_shown
from regnum.server.names import clean
from regnum.server.protocol.parts import NAME_LIMIT, Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer

CHAT_LIMIT = 500


class Chat(Sent, tag="chat", kw_only=True):
    """Say something to the table."""

    text: Annotated[str, Meta(max_length=CHAT_LIMIT)]

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        said = clean(self.text, CHAT_LIMIT)
        if not said:
            raise Refused("error-chat-empty")
        speaker = seat_shown(room, seats)
        if speaker in room.hosting.muted:
            raise Refused("error-muted", {"who": Seat(room.hosting.host)})
        name = clean(room.seats[speaker].name, NAME_LIMIT)  # none typed: whoever reads it names the seat
        return [Said(seat=speaker, name=name, text=said)]


class Said(SeatEntry, frozen=True, tag="chat"):
    """Somebody has said something. It changes nothing but the stream."""

    told = ("seat", "name", "text")
    spends = "chats"

    name: str
    text: str

    def apply(self, room: Room, at: float) -> None:
        """Nothing of the game has changed."""
