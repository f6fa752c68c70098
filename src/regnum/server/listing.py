"""What is noted of a table beside its entries: what lists show without opening it."""

from typing import Any

from regnum.server.room import Room
from regnum.server.seats import colours_of, face_of


def summary(room: Room) -> dict[str, Any]:
    """What the list of open tables shows without opening them."""
    return {
        "options": room.config.options,
        "hints": room.hosting.hints,
        "closed": room.hosting.locked if room.match is None else room.hosting.closed,
        "seats": [
            {
                "kind": seat.kind,
                "level": seat.level,
                "face": face_of(seat, number),
                "name": seat.name,
                "colour": colour,
                "taken": seat.is_taken,
            }
            for number, (seat, colour) in enumerate(zip(room.seats, colours_of(room.seats), strict=True))
        ],
    }
