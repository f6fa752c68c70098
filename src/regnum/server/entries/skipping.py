"""Time that passed for nobody (watch.py): no clock ran meanwhile, and nobody was away for longer by it."""

from dataclasses import dataclass

from regnum.server.room import Entry, Room
from regnum.server.seats import Observer


@dataclass(frozen=True)
class SkipTime:
    """The time of day jumped (noticed by the hub)."""

    since: float
    until: float

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        """Nothing where no time runs, or where another process of this machine has noted the same jump."""
        is_timed = room.clock is not None or room.is_played_together()
        if room.status != "playing" or not is_timed:
            return []
        if not any(self._concerns(seat.asked, seat.away) for seat in room.seats):
            return []
        for happening in reversed(room.stream):
            if happening.at < self.since:
                break
            if isinstance(happening.entry, Skipped) and happening.entry.until > self.since:
                return []
        return [Skipped(since=self.since, until=self.until)]

    def _concerns(self, *times: float) -> bool:
        return any(0 < at <= self.since for at in times)


class Skipped(Entry, frozen=True, tag="skip"):
    """What began before the jump goes on after it as if there had been none."""

    changes_table = True

    since: float
    until: float

    def apply(self, room: Room, at: float) -> None:
        for seat in room.seats:
            seat.asked = self._moved(seat.asked)
            seat.away = self._moved(seat.away)

    def _moved(self, began: float) -> float:
        return began + self.until - self.since if 0 < began <= self.since else began
