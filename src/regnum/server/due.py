"""When something has to be done at a table without anybody asking. Nothing here changes anything.

Where a table has nothing due, nobody looks at it: a game that is idle costs no processor.
"""

import math
from collections.abc import Iterator

from regnum.server.entries.absence import Recount, others_playing, patience, vote_from
from regnum.server.live import Live
from regnum.server.room import Room
from regnum.server.settings import Settings


def due_in(live: Live, settings: Settings, now: float, steady: float) -> float:
    """Seconds until a table needs somebody; infinity if it does not. `steady` never jumps, `now` may."""
    waits: list[float] = []
    if not live.connections:
        waits.append(live.used + settings.idle - steady)
    halt = live.room.halt
    if halt is not None and halt.agreed:  # who stays away has a say for so long
        waits.append(halt.asked + patience(live.room) - now)
    if live.room.status == "playing":
        live.note_absences(steady)
        here = live.here()
        for number, seat in enumerate(live.room.seats):
            if seat.is_human:
                waits += _presence_due(live, number, here, settings.grace, steady)
                waits += _stand_in_due(live.room, number, here, now)
    return max(0.0, min(waits, default=math.inf))


def _presence_due(live: Live, number: int, here: set[int], grace: float, steady: float) -> Iterator[float]:
    """When it is to be noted that somebody is away or back."""
    seat = live.room.seats[number]
    if number in here:
        if seat.away:
            yield 0.0
    elif not seat.away and live.room.is_played_together():
        yield live.left[number] + grace - steady


def _stand_in_due(room: Room, number: int, here: set[int], now: float) -> Iterator[float]:
    """When a vote may be complete, or a clock runs out."""
    seat = room.seats[number]
    if seat.stand_in or is_alone(room, number, here):
        return
    if seat.votes:
        if Recount(number).plan(room, (), now):
            yield 0.0
        ends = [
            room.seats[i].away + patience(room) for i in others_playing(room, number) if room.seats[i].away
        ]
        yield from (end - now for end in (vote_from(room, number), *ends) if end > now)
    if room.clock is not None and room.clock.out == "bot" and seat.asked:
        yield seat.left_at(room.clock, now)


def is_alone(room: Room, number: int, here: set[int]) -> bool:
    """Whether nobody is there but who holds this seat: then the game waits."""
    owner = room.seats[number].hash
    return all(room.seats[other].hash == owner for other in here)
