"""Storage in one SQLite file: what a server uses unless it is told otherwise."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec

from regnum.server.store.base import (
    KEEP_SECRET,
    REPLACE_SECRET,
    SCORE_COLUMNS,
    TABLE_COLUMNS,
    Conflict,
    Data,
    Listener,
    NoTable,
    Piece,
    RegnumStoreError,
    ScoreRow,
    SecretRow,
    StoreBusy,
    StoredEntry,
    TableRow,
    bounded,
    comparable,
    encoded,
    micros,
    moved_on,
    one_line,
    require_past,
    require_storable,
    score_values,
    seconds,
    storable,
    table_of,
    table_values,
)
from regnum.server.store.migrate import migrate_sqlite
from regnum.server.store.notices import Noticing
from regnum.server.store.presence import Board
from regnum.server.store.reading import Reading
from regnum.server.store.schema import PARTS_OF_TABLES, STEPS, Step
from regnum.server.store.seal import sealed
from regnum.server.store.sqlite_writer import Append, Work, Writer

READERS: Final = 2
BUSY_SECONDS: Final = 5.0  # how long to wait for another process (a backup, a second server)
OLDEST_SQLITE: Final = (3, 33, 0)  # UPDATE ... FROM


class SqliteStore(Reading, Noticing):
    """A Store in a file; written by one thread (sqlite_writer.py), read by a few others."""

    board: Board | None = None  # one process, which knows who is connected

    def __init__(self, path: str | os.PathLike[str], *, steps: Sequence[Step] = STEPS) -> None:
        self.path = Path(path).absolute()
        self._steps = steps
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._reading = threading.local()
        self._connections: list[sqlite3.Connection] = []

    @property
    def transactions(self) -> int:
        """How many commits were made since the store was opened."""
        return self._writer.transactions if self._writer else 0

    # Opening and closing

    async def open(self) -> None:
        """See Store."""
        writer = Writer(self._connect_writer, self._explain)
        await writer.start()
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def close(self) -> None:
        """See Store."""
        writer, self._writer = self._writer, None
        readers, self._readers = self._readers, None
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
            for connection in self._connections:
                connection.close()
            self._connections.clear()
            self._reading = threading.local()
        if writer is not None:  # last: who closes last brings the file itself up to date
            await writer.stop()

    def _connect_writer(self) -> sqlite3.Connection:
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            needed = ".".join(map(str, OLDEST_SQLITE))
            raise RegnumStoreError(f"SQLite {needed} or newer is needed, this is {sqlite3.sqlite_version}.")
        self._make_file()
        connection = None
        try:
            connection = self._connect()
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise RegnumStoreError(f"{self.path} cannot be used: put it on a disk of this machine.")
            migrate_sqlite(connection, str(self.path), self._steps)
        except BaseException as error:
            if connection is not None:
                connection.close()
            if isinstance(error, sqlite3.Error):
                raise self._explain(error) from error
            raise
        return connection

    def _make_file(self) -> None:
        """Make folder and file readable by their owner only: they hold secrets of running games."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise RegnumStoreError(f"{self.path} cannot be written: {error.strerror}.") from error

    def _connect(self) -> sqlite3.Connection:
        # Closed from another thread than the one that used it, hence check_same_thread.
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("PRAGMA synchronous = FULL")  # durable when the commit returns
            connection.execute("PRAGMA fullfsync = ON")  # the same on macOS
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA journal_size_limit = 67108864")
        except BaseException:
            connection.close()
            raise
        return connection

    def _explain(self, error: sqlite3.Error) -> RegnumStoreError:
        """Say in one line what a person can do about an error."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind of error
        said = one_line(error)
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return StoreBusy(f"{self.path} is in use by another program that does not let go of it.")
        reasons = {
            sqlite3.SQLITE_NOTADB: "is not a database of Regnum: name another file.",
            sqlite3.SQLITE_CORRUPT: "is damaged: restore it from a backup.",
            sqlite3.SQLITE_CANTOPEN: "cannot be opened: is there such a folder, and may it be written?",
            sqlite3.SQLITE_READONLY: "cannot be written: get write access to the file and its folder.",
            sqlite3.SQLITE_PERM: "cannot be written: get write access to the file and its folder.",
            sqlite3.SQLITE_FULL: "cannot grow: the disk is full.",
        }
        return RegnumStoreError(f"{self.path} {reasons.get(code, f'cannot be used: {said}.')}")

    # Writing

    async def _write(self, task: Append | Work) -> Any:
        if self._writer is None:
            raise RegnumStoreError("The store is not open.")
        return await self._writer.submit(task)

    async def put_table(self, row: TableRow, entries: Sequence[StoredEntry]) -> TableRow:
        """See Store."""
        require_past(row, entries)
        values = table_values(row)
        lines = [(row.id, entry.seq, micros(entry.at), encoded(entry.data)) for entry in entries]

        def work(connection: sqlite3.Connection) -> None:
            places = ", ".join("?" * len(values))
            sql = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({places}) ON CONFLICT DO NOTHING"
            if connection.execute(sql, values).rowcount == 0:
                raise Conflict(f"there is a table with the id {row.id} or the code {row.code}")
            connection.executemany("INSERT INTO entries (table_id, seq, at, data) VALUES (?, ?, ?, ?)", lines)

        await self._write(work)
        return table_of(values)

    async def append(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[Data],
        *,
        status: str | None = None,
        summary: Data | None = None,
    ) -> int:
        """See Store."""
        if not storable(table_id):
            raise moved_on(table_id, None, expected)
        require_storable(status or "")
        texts = [encoded(data) for data in entries]
        text = None if summary is None else encoded(summary)
        version: int = await self._write(
            Append(table_id, comparable(expected), texts, status, text, micros(time.time()))
        )
        return version

    async def save_snapshot(
        self, table_id: str, version: int, data: bytes, told: Sequence[Piece] = ()
    ) -> None:
        """See Store."""

        def work(connection: sqlite3.Connection) -> None:
            require_table(connection, table_id)
            connection.execute(
                """INSERT INTO snapshots (table_id, version, data) VALUES (?, ?, ?)
                ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, data = excluded.data
                WHERE excluded.version >= snapshots.version""",
                (table_id, version, sealed(table_id, version, data)),
            )
            connection.executemany(
                """INSERT INTO told (table_id, first, last, data) VALUES (?, ?, ?, ?)
                ON CONFLICT (table_id, last) DO UPDATE SET first = excluded.first, data = excluded.data
                WHERE excluded.first <= told.first""",
                [(table_id, one.first, one.last, sealed(table_id, one.last, one.data)) for one in told],
            )

        await self._write(work)

    async def delete_table(self, table_id: str, unused_since: float | None = None) -> bool:
        """See Store."""
        if not storable(table_id):
            return False
        newest = 2**62 if unused_since is None else micros(unused_since)

        def work(connection: sqlite3.Connection) -> bool:
            sql = "SELECT 1 FROM tables WHERE id = ? AND updated <= ?"
            if connection.execute(sql, (table_id, newest)).fetchone() is None:
                return False
            for part in PARTS_OF_TABLES:
                connection.execute(f"DELETE FROM {part} WHERE table_id = ?", (table_id,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
            return True

        return bool(await self._write(work))

    async def save_final(self, table_id: str, data: bytes) -> None:
        """See Store."""

        def work(connection: sqlite3.Connection) -> None:
            require_table(connection, table_id)
            sql = "INSERT INTO finals (table_id, data) VALUES (?, ?) ON CONFLICT DO NOTHING"
            connection.execute(sql, (table_id, data))

        await self._write(work)

    async def put_score(self, row: ScoreRow) -> None:
        """See Store."""
        values = score_values(row)

        def work(connection: sqlite3.Connection) -> None:
            require_table(connection, row.table_id)
            places = ", ".join("?" * len(values))
            sql = f"INSERT INTO scores ({SCORE_COLUMNS}) VALUES ({places}) ON CONFLICT DO NOTHING"
            connection.execute(sql, values)

        await self._write(work)

    async def blank(self, table_id: str, entries: Mapping[int, Data]) -> None:
        """See Store."""
        lines = [(encoded(data), table_id, seq) for seq, data in entries.items()]

        def work(connection: sqlite3.Connection) -> None:
            require_table(connection, table_id)
            connection.executemany("UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?", lines)
            for held in ("snapshots", "told"):
                connection.execute(f"DELETE FROM {held} WHERE table_id = ?", (table_id,))
            connection.execute("UPDATE scores SET name = '' WHERE table_id = ?", (table_id,))

        await self._write(work)

    async def put_secret(self, row: SecretRow, *, replace: bool = False) -> None:
        """See Store."""
        sql = (REPLACE_SECRET if replace else KEEP_SECRET).replace("%s", "?")
        values = (row.name, row.value, micros(row.at))

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(sql, values)

        await self._write(work)

    async def _change(self, sql: str, *parameters: object) -> int:
        def work(connection: sqlite3.Connection) -> int:
            try:
                return connection.execute(sql, parameters).rowcount
            except sqlite3.IntegrityError:
                raise NoTable("there is no such table") from None

        return int(await self._write(work))

    # Reading

    async def _read(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        if self._readers is None:
            raise RegnumStoreError("The store is not open.")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._query, sql, parameters)

    def _query(self, sql: str, parameters: tuple[object, ...]) -> list[tuple[Any, ...]]:
        try:
            connection = getattr(self._reading, "connection", None)
            if connection is None:
                connection = self._reading.connection = self._connect()
                self._connections.append(connection)
                connection.execute("PRAGMA query_only = ON")
            return list(connection.execute(sql, parameters).fetchall())
        except sqlite3.Error as error:
            raise self._explain(error) from error

    async def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """See Store."""
        if not storable(table_id):
            return []
        # One text instead of many rows, for the same reason as in sqlite_writer.py.
        ((text,),) = await self._read(
            """SELECT '[' || coalesce(group_concat('[' || seq || ',' || at || ',' || data || ']'), '') || ']'
            FROM (SELECT seq, at, data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq)""",
            table_id,
            bounded(after),
        )
        found = [StoredEntry(seq, seconds(at), data) for seq, at, data in _lines.decode(text)]
        # group_concat follows the order of what it is given, but nobody promises that.
        return sorted(found, key=lambda entry: entry.seq)

    def listen(self, callback: Listener) -> None:
        """Nobody is told: a file is written by one server only."""


_lines = msgspec.json.Decoder(list[tuple[int, int, Data]])


def require_table(connection: sqlite3.Connection, table_id: str) -> None:
    """Refuse to write about a table that is not there."""
    known = storable(table_id) and connection.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,))
    if not known or known.fetchone() is None:
        raise NoTable(f"there is no table {table_id}")
