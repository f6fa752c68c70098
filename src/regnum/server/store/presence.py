"""Who is connected to which process: what several servers of one database tell each other.

A process says that it lives by renewing one row, and writes a row for a table only when somebody comes
or goes there. The rows of a process that no longer renews count for nothing. Nothing here is part of a
game: it may be lost, and is then written again.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec


class Attending(msgspec.Struct, frozen=True):
    """The connections of one process to one table."""

    process: str
    seats: tuple[int, ...] = ()
    spectators: int = 0

    @property
    def is_nobody(self) -> bool:
        return not self.seats and not self.spectators


PresenceListener = Callable[[str, Attending], None]
"""Called with a table's id and who is connected to ANOTHER process there now."""


class Board(Protocol):
    """The place where processes note who is connected to them."""

    process: str
    """The name of this process, new at every start."""

    async def renew(self, forget: float) -> dict[str, float]:
        """Say that this process lives; return how many seconds ago each process said so last.

        This one is among them unless nobody knew it. Who was silent for `forget` seconds is forgotten.
        """

    async def sign_off(self) -> None:
        """Say that this process ends: its rows are gone, and the others hear it."""

    async def write(self, changes: Mapping[str, Attending]) -> None:
        """Note who is connected to this process at some tables; the other processes hear it."""

    async def read(self, tables: Sequence[str]) -> dict[str, list[Attending]]:
        """Return what was noted about tables, by whichever process."""

    def listen(self, callback: PresenceListener, missed: Callable[[], None]) -> None:
        """Have `callback` called when another process notes something, in the event loop.

        `missed` is called when something may have been noted without being heard.
        """
