"""A worked example at its table: back to where its choices were left, or to its beginning."""

from regnum.server.entries.lessons import WentBackInLesson
from regnum.server.examples import followed
from regnum.server.protocol.parts import Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room
from regnum.server.seats import Observer


class ExampleBack(Sent, tag="example_back", kw_only=True):
    """Back to the last point of the example, past all barriers of undo; with `start` to its beginning."""

    start: bool = False

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        """One person plays all seats, so nobody else must agree."""
        if not room.config.example or not seats:
            raise Refused("error-no-example")
        to = 0 if self.start else followed(room)
        return [WentBackInLesson(seat=seats[0], to=to)] if to < room.made else []
