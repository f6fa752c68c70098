"""A lesson at a guided table: going back to where its path was left, leaving it and coming back to it."""

from regnum.guided.follow import LEARNER
from regnum.server.entries.going_back import take_back_to
from regnum.server.guiding import following
from regnum.server.protocol.parts import Sent
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import Observer

# --- asking for it -------------------------------------------------------------------------------------


class LessonBack(Sent, tag="lesson_back"):
    """Back to the last point on the path of the lesson, past all barriers of undo."""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        """Whoever learns plays alone, so nobody else must agree, and what was turned up may be known."""
        found = following(room)
        if found is None or LEARNER not in seats or room.status == "over":
            raise Refused("error-no-lesson")
        back: list[Entry] = [LessonTurned(seat=LEARNER, on=True)] if room.is_lesson_left else []
        return [*back, WentBackInLesson(seat=LEARNER, to=found.at)] if found.is_off else back


class Lesson(Sent, tag="lesson", kw_only=True):
    """Leave the lesson and play on freely; or, with `on`, have the voice again."""

    on: bool

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        if following(room) is None or LEARNER not in seats:
            raise Refused("error-no-lesson")
        return [LessonTurned(seat=LEARNER, on=self.on)] if self.on == room.is_lesson_left else []


# --- what has happened ---------------------------------------------------------------------------------


class WentBackInLesson(SeatEntry, frozen=True, tag="lesson_back"):
    """The learner has gone back to where the path of the lesson was left."""

    told = ("seat", "to")
    changes_play = True
    changes_table = True
    plays = True
    spends = "undos"

    to: int  # so many choices stand

    def apply(self, room: Room, at: float) -> None:
        take_back_to(room, self.to, at)


class LessonTurned(SeatEntry, frozen=True, tag="lesson"):
    """The learner has left the lesson, or wants it again."""

    told = ("seat", "on")
    changes_play = True
    changes_table = True
    spends = "signs"

    on: bool

    def apply(self, room: Room, at: float) -> None:
        room.is_lesson_left = not self.on
