"""What the server asks of its storage: one small interface, the same for every back end.

A table is one row and an append-only list of entries; its version is the number of entries. Entries
are JSON objects that only the room understands. Everything here is independent of the database.
"""

import logging
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from regnum.server.store.notices import NoticeStore
from regnum.server.store.presence import Board
from regnum.server.store.seal import unsealed

Data = dict[str, Any]
Listener = Callable[[str, int], None]

# A row of `tables` in this order is what `table_of` reads; both back ends have the same columns.
TABLE_COLUMNS: Final = "id, code, game, listed, status, created, updated, version, summary, secret"
SCORE_COLUMNS: Final = "day, game, table_id, name, score, detail, at"
WITHOUT_FINAL: Final = """SELECT id FROM tables WHERE id > {} AND status = 'over'
    AND NOT EXISTS (SELECT 1 FROM finals WHERE table_id = id) ORDER BY id LIMIT {}"""
PAGE: Final = 200  # all_tables and all_scores read so many rows at a time: nothing else waits for long

log = logging.getLogger("regnum.server")


class TableRow(msgspec.Struct):
    """One table as it is listed and opened, without its entries."""

    id: str
    code: str
    game: str
    listed: bool
    status: str
    """"open", "playing" or "over"."""
    created: float
    updated: float
    version: int
    summary: Data
    secret: str
    """The server's half of the seed (hex); never sent before the end."""


class StoredEntry(msgspec.Struct):
    """One thing that happened at a table; `seq` counts from 1 without gaps."""

    seq: int
    at: float
    data: Data


class Piece(msgspec.Struct, frozen=True):
    """What was told of the entries `first` to `last`, as bytes that only the room understands."""

    first: int
    last: int
    data: bytes


class ScoreRow(msgspec.Struct):
    """One result of a day's duel."""

    day: str
    game: str
    table_id: str
    name: str
    score: int
    detail: Data
    at: float


class SecretRow(msgspec.Struct):
    """Something only the server knows; `at`: since when."""

    name: str
    value: str
    at: float


class Conflict(Exception):
    """The version moved on, or the code is taken: reload and try again. Nothing was stored."""


class NoTable(LookupError):
    """There is no table with this id. Nothing was stored."""


class RegnumStoreError(Exception):
    """The storage cannot be used as it is; the text is one line for the person who runs the server."""


class StoreBusy(RegnumStoreError):
    """The storage did not answer in time. Whether the request was stored is not known: reload the table."""


class StoreFull(RegnumStoreError):
    """There is no room for what was to be stored. Nothing was stored."""


class Store(NoticeStore, Protocol):
    """A back end. Use it from the event loop that opened it.

    A request that was cancelled while it waited may still be stored: shield what must be known.
    """

    board: Board | None
    """Where several processes note who is connected to them; None if there is only one."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; RegnumStoreError says what stands in the way."""

    async def close(self) -> None:
        """Finish what was asked and let go of everything; closing twice is harmless."""

    async def create_table(self, row: TableRow, entries: Sequence[Data]) -> TableRow:
        """Store a new table with its first entries; Conflict if its id or code is taken."""

    async def put_table(self, row: TableRow, entries: Sequence[StoredEntry]) -> TableRow:
        """Store a table that has a past, times and all (restoring a backup)."""

    async def append(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[Data],
        *,
        status: str | None = None,
        summary: Data | None = None,
    ) -> int:
        """Add entries to a table that is at the expected version; return the new version.

        They are durable when this returns. Conflict if the table is at another version; NoTable.
        """

    async def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """Return the entries with a sequence number above `after`, in order."""

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table with this id."""

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table with this short code."""

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Return the listed tables that are open or playing, newest first."""

    async def count_tables(self) -> int:
        """Count all tables; this reads them all."""

    async def count_live(self, since: float) -> int:
        """Count the tables that are open or playing and were used since then."""

    async def unused_tables(self, status: str, before: float, limit: int, most: int = 2**53) -> list[str]:
        """Return ids of tables in this status, at most at version `most`, that were last used before then."""

    async def delete_table(self, table_id: str, unused_since: float | None = None) -> bool:
        """Delete a table and all that belongs to it; return whether it was there.

        `unused_since`: only if nothing was appended after that.
        """

    async def ping(self) -> None:
        """Ask for a sign of life; RegnumStoreError says what stands in the way."""

    def all_tables(self) -> AsyncIterator[TableRow]:
        """Yield every table that existed when this began (and perhaps newer ones), by id."""

    async def blank(self, table_id: str, entries: Mapping[int, Data]) -> None:
        """Write entries again, by their number, without what a player wants deleted; NoTable.

        The snapshot and the pieces of the past, which hold it too, are dropped, and results
        at this table lose their names.
        """

    async def save_snapshot(
        self, table_id: str, version: int, data: bytes, told: Sequence[Piece] = ()
    ) -> None:
        """Keep a snapshot unless a later one is kept already, and pieces of the past; NoTable."""

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """Return the latest snapshot and the version it was made at; None also if it is damaged."""

    async def told(self, table_id: str, after: int) -> list[Piece]:
        """Return the pieces that reach beyond a version, by their ends; damaged ones are left out."""

    async def save_final(self, table_id: str, data: bytes) -> None:
        """Keep how a game ended; the first one stands. It is durable when this returns. NoTable."""

    async def final(self, table_id: str) -> bytes | None:
        """Return how the game of a table ended."""

    async def without_final(self, after: str, limit: int) -> list[str]:
        """Return tables that are over and whose end is not kept, by id, those above `after`."""

    async def add_score(
        self, day: str, game: str, table_id: str, name: str, score: int, detail: Data
    ) -> None:
        """Keep a result; the first one of a name at a table stands, so that adding twice is harmless."""

    async def put_score(self, row: ScoreRow) -> None:
        """Keep a result with its time (restoring a backup)."""

    async def scores(self, day: str, game: str) -> list[ScoreRow]:
        """Return the results of a day, best first; of equals, the earlier first."""

    def all_scores(self) -> AsyncIterator[ScoreRow]:
        """Yield every result."""

    async def secret(self, name: str) -> SecretRow:
        """Return the server's secret of this name: the same for ever, and in every process."""

    async def put_secret(self, row: SecretRow, *, replace: bool = False) -> None:
        """Keep a secret, unless there is one of this name that is not to be replaced."""

    async def all_secrets(self) -> list[SecretRow]:
        """Return every secret, by name."""

    def listen(self, callback: Listener) -> None:
        """Have `callback(table id, version)` called when ANOTHER process has appended.

        After a lost connection it is called for every table that may have moved meanwhile, so a
        version may be told that is known already, or more than once. Called in the event loop.
        """


# What the back ends share
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Data)


def encoded(data: Data) -> str:
    """Return data as the JSON text that is stored."""
    return _encoder.encode(data).decode()


def decoded(text: str) -> Data:
    """Return what `encoded` was given."""
    return _decoder.decode(text)


def micros(seconds: float) -> int:
    """Return a time as it is stored: whole microseconds, which every database keeps exactly."""
    return round(seconds * 1_000_000)


def seconds(micros: int) -> float:
    """Return the time that was stored."""
    return micros / 1_000_000


def storable(*texts: str) -> bool:
    """Tell whether every database can hold these texts: PostgreSQL knows no NUL, none a lone surrogate.

    Ids and codes come from outside: what cannot be stored is simply not there.
    """
    try:
        return b"\0" not in "".join(texts).encode()
    except UnicodeEncodeError:
        return False


def require_storable(*texts: str) -> None:
    """Refuse to write texts that not every database can hold."""
    if not storable(*texts):
        raise ValueError("the text holds a character that cannot be stored (NUL or half a surrogate pair)")


def bounded(number: int) -> int:
    """Return a number from outside as one that every database can compare with."""
    return max(0, min(number, 2**53))


def comparable(expected: int) -> int:
    """Return a version from outside as one that every database can compare with; -1 is never reached."""
    return expected if 0 <= expected <= 2**53 else -1


def require_past(row: TableRow, entries: Sequence[StoredEntry]) -> None:
    """Refuse a table whose entries are not numbered 1 to its version."""
    if [entry.seq for entry in entries] != list(range(1, row.version + 1)):
        raise ValueError(f"the entries of table {row.id} are not numbered 1 to {row.version}")


def table_values(row: TableRow) -> tuple[object, ...]:
    """Return a row's values in the order of TABLE_COLUMNS, as they are stored."""
    require_storable(row.id, row.code, row.game, row.status, row.secret)
    times = (micros(row.created), micros(row.updated))
    named = (row.id, row.code, row.game, row.listed, row.status)
    return (*named, *times, row.version, encoded(row.summary), row.secret)


def table_of(values: Sequence[Any]) -> TableRow:
    """Return the row with these stored values."""
    id_, code, game, listed, status, created, updated, version, summary, secret = values
    times = (seconds(created), seconds(updated))
    return TableRow(id_, code, game, bool(listed), status, *times, version, decoded(summary), secret)


def score_values(row: ScoreRow) -> tuple[object, ...]:
    """Return a result's values in the order of SCORE_COLUMNS, as they are stored."""
    require_storable(row.day, row.game, row.table_id, row.name)
    return (row.day, row.game, row.table_id, row.name, row.score, encoded(row.detail), micros(row.at))


def score_of(values: Sequence[Any]) -> ScoreRow:
    """Return the result with these stored values."""
    day, game, table_id, name, score, detail, at = values
    return ScoreRow(day, game, table_id, name, score, decoded(detail), seconds(at))


# Both back ends understand these; %s and ? are their two ways to name a value.
PUT_SECRET: Final = "INSERT INTO secrets (name, value, at) VALUES (%s, %s, %s) ON CONFLICT (name) DO "
KEEP_SECRET: Final = PUT_SECRET + "NOTHING"
REPLACE_SECRET: Final = PUT_SECRET + "UPDATE SET value = excluded.value, at = excluded.at"
ALL_SECRETS: Final = "SELECT name, value, at FROM secrets ORDER BY name"


class Composed(ABC):
    """The requests that every back end makes of its other ones."""

    async def create_table(self, row: TableRow, entries: Sequence[Data]) -> TableRow:
        """See Store."""
        past = [StoredEntry(seq, row.created, data) for seq, data in enumerate(entries, 1)]
        return await self.put_table(msgspec.structs.replace(row, version=len(past)), past)

    @abstractmethod
    async def put_table(self, row: TableRow, entries: Sequence[StoredEntry]) -> TableRow:
        """See Store."""

    async def add_score(
        self, day: str, game: str, table_id: str, name: str, score: int, detail: Data
    ) -> None:
        """See Store."""
        await self.put_score(ScoreRow(day, game, table_id, name, score, detail, time.time()))

    @abstractmethod
    async def put_score(self, row: ScoreRow) -> None:
        """See Store."""

    async def secret(self, name: str) -> SecretRow:
        """See Store."""
        while True:
            for row in await self.all_secrets():
                if row.name == name:
                    return row
            # Of several processes that come here at once, the first one's stands.
            await self.put_secret(SecretRow(name, secrets.token_hex(32), time.time()))

    @abstractmethod
    async def put_secret(self, row: SecretRow, *, replace: bool = False) -> None:
        """See Store."""

    @abstractmethod
    async def all_secrets(self) -> list[SecretRow]:
        """See Store."""


def snapshot_of(table_id: str, version: int, stored: bytes) -> tuple[int, bytes] | None:
    """Return a snapshot as it was saved, if nothing of it has changed since."""
    data = unsealed(table_id, version, stored)
    if data is None:
        log.warning("the snapshot of table %s is damaged; its entries are used instead", table_id)
        return None
    return version, data


def pieces_of(table_id: str, found: Sequence[Sequence[Any]]) -> list[Piece]:
    """Return the pieces with these stored values (first, last, data) that have not changed since."""
    pieces = [(first, last, unsealed(table_id, last, data)) for first, last, data in found]
    return [Piece(first, last, data) for first, last, data in pieces if data is not None]


def listed_of(found: Sequence[Sequence[Any]]) -> list[TableRow]:
    """Return the rows that can be read: one that is damaged hides no other."""
    rows: list[TableRow] = []
    for values in found:
        try:
            rows.append(table_of(values))
        except (msgspec.MsgspecError, ValueError, TypeError) as error:
            log.warning("the row of table %s is damaged: %s", values[0], one_line(error))
    return rows


def moved_on(table_id: str, version: int | None, expected: int) -> Exception:
    """Return why an append could not be made."""
    if version is None:
        return NoTable(f"there is no table {table_id}")
    return Conflict(f"table {table_id} is at version {version}, not {expected}")


def one_line(text: object, limit: int = 300) -> str:
    """Return what a database said, fit for one line."""
    return " ".join(str(text).split())[:limit]
