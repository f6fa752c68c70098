"""Several people at one screen: what only one of them may know is covered until they say that they look.

A connection with a curtain shows the table as the public may know it, with prices as they are for whoever
decides. Where a question itself would show a secret, not even the question is told.
"""

from regnum.kernel.sight import PUBLIC
from regnum.server.protocol.socket import Cover
from regnum.server.room import Room


def cover_of(room: Room, seat: int) -> Cover:
    """What must be covered before a seat looks: nothing where it has no secrets."""
    if room.match is None or room.status == "over" or seat < 0 or not has_secrets(room, seat):
        return ""
    asked = (frame for _, frame in room.questions() if frame.who == seat)
    return "question" if any(frame.is_secret() for frame in asked) else "secrets"


def has_secrets(room: Room, seat: int) -> bool:
    """Whether there is something that this seat may know and the public may not."""
    g = room.require_match().state
    layout = room.spec.layout(g)
    own = (place for place in layout.secret_zones if place.seen_by(seat) and not place.seen_by(PUBLIC))
    numbers = (place for place in layout.secret_numbers if not place.seen_by(PUBLIC))
    return any(place.cards(g) for place in own) or any(place.seen_by(seat) for place in numbers)


class Screen:
    """What a connection shows: who looks at it, if several people share it and it has a curtain."""

    def __init__(self) -> None:
        self.has_curtain = False
        self.looking = -1  # the seat whose secrets are on show

    def cover(self, room: Room, seat: int, is_shared: bool) -> Cover:
        """What is covered now. Whoever looked no longer does when it is somebody else's turn."""
        if not self.has_curtain or not is_shared or room.config.example:  # of an example one sees all seats
            return ""
        if self.looking != seat:
            self.looking = -1
            return cover_of(room, seat)
        return ""
