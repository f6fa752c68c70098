"""What the store of a page asks of whatever keeps its bytes: rooms of keys and values, nothing else.

The browser's own database (indexed.py) cannot wait for Python in the middle of a transaction. So a change is
made of what it found and what it writes: it is carried out if all of that is still there, in one transaction,
and is made anew if it is not.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

Part = str | int
Key = tuple[Part, ...]
Hear = Callable[[str], None]

# What lies in a room, and how its keys are made.
TABLES: Final = "tables"  # id
CODES: Final = "codes"  # code: its table
ENTRIES: Final = "entries"  # table, number
SNAPSHOTS: Final = "snapshots"  # table
TOLD: Final = "told"  # table, last
FINALS: Final = "finals"  # table
SCORES: Final = "scores"  # table, day, game, name
NOTICES: Final = "notices"  # table, id
SECRETS: Final = "secrets"  # name
PROCESSES: Final = "processes"  # process
PRESENCE: Final = "presence"  # table, process
ROOMS: Final = (
    *(TABLES, CODES, ENTRIES, SNAPSHOTS, TOLD, FINALS, SCORES, NOTICES, SECRETS),
    *(PROCESSES, PRESENCE),
)


class Span(NamedTuple):
    """The keys of a room that begin with a prefix (a whole key is one), after a key, at most so many."""

    room: str
    prefix: Key = ()
    after: Key | None = None
    limit: int = 0
    """0: all."""


class Put(NamedTuple):
    """Write a value."""

    room: str
    key: Key
    value: bytes


class Delete(NamedTuple):
    """Delete all keys that begin with a prefix."""

    room: str
    prefix: Key


class Found(NamedTuple):
    """What a change was made on: another value there, and it is not carried out."""

    room: str
    key: Key
    value: bytes | None


Items = list[tuple[Key, bytes]]
Write = Put | Delete


class Database(Protocol):
    """Keeps bytes for all pages of a browser; failures are RegnumStoreErrors."""

    async def open(self) -> None:
        """Make it usable; RegnumStoreError if the browser allows no storage."""

    async def close(self) -> None:
        """Let go of it; closing twice is harmless."""

    async def read(self, spans: Sequence[Span]) -> list[Items]:
        """Return keys and values of spans in the order of keys, all as of one moment."""

    async def commit(self, found: Sequence[Found], writes: Sequence[Write]) -> bool:
        """Carry out writes, in order, if everything is as it was found; return whether it was.

        They are durable when this returns. StoreFull if there is no room: nothing is written then.
        """

    def tell(self, text: str) -> None:
        """Say something to the other pages."""

    def listen(self, hear: Hear) -> None:
        """Have `hear` called with what another page says, in the event loop."""

    async def live_as(self, name: str) -> None:
        """Be among the living under a name, for as long as this page lives."""

    async def living(self) -> set[str] | None:
        """Return the names of all who live; None where nobody can tell."""
