"""A database that lasts as long as the page: where the browser allows no storage, and in tests."""

from collections.abc import Sequence

from regnum.page.database import ROOMS, Found, Hear, Items, Key, Put, Span, Write


class Shelf:
    """What several databases in memory share, as pages of a browser share one."""

    def __init__(self) -> None:
        self.rooms: dict[str, dict[Key, bytes]] = {room: {} for room in ROOMS}
        self.open: list[MemoryDatabase] = []


class MemoryDatabase:
    """A Database."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.name = ""
        self._hear: list[Hear] = []

    async def open(self) -> None:
        """See Database."""
        if self not in self.shelf.open:
            self.shelf.open.append(self)

    async def close(self) -> None:
        """See Database."""
        if self in self.shelf.open:
            self.shelf.open.remove(self)

    async def read(self, spans: Sequence[Span]) -> list[Items]:
        """See Database."""
        return [self._found(span) for span in spans]

    def _found(self, span: Span) -> Items:
        room, length = self.shelf.rooms[span.room], len(span.prefix)
        after = span.after or ()
        keys = sorted(key for key in room if key[:length] == span.prefix and key > after)
        return [(key, room[key]) for key in (keys[: span.limit] if span.limit else keys)]

    async def commit(self, found: Sequence[Found], writes: Sequence[Write]) -> bool:
        """See Database."""
        rooms = self.shelf.rooms
        if any(rooms[room].get(key) != value for room, key, value in found):
            return False
        for write in writes:
            room = rooms[write.room]
            if isinstance(write, Put):
                room[write.key] = write.value
            else:
                for key in [key for key in room if key[: len(write.prefix)] == write.prefix]:
                    del room[key]
        return True

    def tell(self, text: str) -> None:
        """See Database."""
        for other in self.shelf.open:
            if other is not self:
                for hear in other._hear:
                    hear(text)

    def listen(self, hear: Hear) -> None:
        """See Database."""
        self._hear.append(hear)

    async def live_as(self, name: str) -> None:
        """See Database."""
        self.name = name

    async def living(self) -> set[str] | None:
        """See Database."""
        return {database.name for database in self.shelf.open}
