"""Storage in PostgreSQL: several server processes, each of which can serve any table."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool, PoolTimeout

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
    decoded,
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
from regnum.server.store.migrate import migrate_postgres
from regnum.server.store.notices import Noticing
from regnum.server.store.postgres_errors import explain
from regnum.server.store.postgres_listener import ListenTask
from regnum.server.store.postgres_presence import PostgresBoard
from regnum.server.store.postgres_writer import Writer
from regnum.server.store.presence import Board
from regnum.server.store.reading import Reading
from regnum.server.store.schema import PARTS_OF_TABLES, STEPS, Step
from regnum.server.store.seal import sealed

LARGEST_POOL: Final = 8
CONNECT_SECONDS: Final = 10

# What every connection is told. An administrator may ask for more than "on", never for less.
CONFIGURE: Final = """SELECT
    set_config('statement_timeout', '10s', false),
    set_config('lock_timeout', '5s', false),
    set_config('application_name', 'regnum', false),
    CASE WHEN current_setting('synchronous_commit') = 'off'
        THEN set_config('synchronous_commit', 'on', false) END"""

PUT_TABLE: Final = f"""WITH added AS (
    INSERT INTO tables ({TABLE_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT DO NOTHING RETURNING id
), lines AS (
    INSERT INTO entries (table_id, seq, at, data)
    SELECT added.id, entry.seq, entry.at, entry.data
    FROM added, unnest(%s::bigint[], %s::bigint[], %s::text[]) AS entry (seq, at, data)
) SELECT id FROM added"""

LOCK_TABLE: Final = "SELECT 1 FROM tables WHERE id = %s FOR NO KEY UPDATE"

SAVE_SNAPSHOT: Final = """WITH pieces AS (
    INSERT INTO told (table_id, first, last, data)
    SELECT %s, piece.first, piece.last, piece.data
    FROM unnest(%s::bigint[], %s::bigint[], %s::bytea[]) AS piece (first, last, data)
    ON CONFLICT (table_id, last) DO UPDATE SET first = excluded.first, data = excluded.data
    WHERE excluded.first <= told.first
) INSERT INTO snapshots (table_id, version, data) VALUES (%s, %s, %s)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, data = excluded.data
    WHERE excluded.version >= snapshots.version"""


BLANK: Final = """UPDATE entries SET data = new.data
    FROM unnest(%s::bigint[], %s::text[]) AS new (seq, data)
    WHERE entries.table_id = %s AND entries.seq = new.seq"""
SAVE_FINAL: Final = "INSERT INTO finals (table_id, data) VALUES (%s, %s) ON CONFLICT DO NOTHING"

PUT_SCORE: Final = f"""INSERT INTO scores ({SCORE_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT DO NOTHING"""

log = logging.getLogger(__name__)


class PostgresStore(Reading, Noticing):
    """A Store in a PostgreSQL database; the address is `postgresql://...` as libpq reads it."""

    def __init__(self, url: str, *, steps: Sequence[Step] = STEPS) -> None:
        self._url = url
        self._steps = steps
        self._sender = secrets.token_hex(8)  # by which this store knows its own notifications
        self._pool: AsyncConnectionPool[AsyncConnection[Any]] | None = None
        self._writer: Writer | None = None
        self._callbacks: list[Listener] = []
        self._listener: ListenTask | None = None
        self._board = PostgresBoard(self._sender, self._fetch_named)
        self.board: Board | None = self._board

    @property
    def transactions(self) -> int:
        """How many commits of appends were made since the store was opened."""
        return self._writer.transactions if self._writer else 0

    # Opening and closing

    async def open(self) -> None:
        """See Store."""
        name = self._name()
        try:
            await self._prepare(name)
            self._pool = AsyncConnectionPool(
                self._url,
                open=False,
                min_size=1,
                max_size=LARGEST_POOL,
                kwargs={"autocommit": True, "connect_timeout": CONNECT_SECONDS},
                configure=configure,
                timeout=CONNECT_SECONDS,
            )
            await self._pool.open(wait=True, timeout=CONNECT_SECONDS)
        except psycopg.Error as error:
            await self.close()
            raise RegnumStoreError(f"{name} cannot be used: {one_line(error)}") from error
        self._writer = Writer(self._pool, self._sender)
        if self._callbacks:
            await self._start_listening()

    async def close(self) -> None:
        """See Store."""
        listener, self._listener = self._listener, None
        writer, self._writer = self._writer, None
        pool, self._pool = self._pool, None
        if listener is not None:
            await listener.stop()
        if writer is not None:
            await writer.stop()
        if pool is not None:
            await pool.close()

    def _name(self) -> str:
        """Name the database without the password that the address may hold."""
        try:
            parts = conninfo_to_dict(self._url)
        except psycopg.Error:  # its text repeats the address
            raise RegnumStoreError(
                "The address of the PostgreSQL database cannot be read: write postgresql://user@host/name."
            ) from None
        where = f" at {parts['host']}" if parts.get("host") else ""
        return f"The PostgreSQL database {parts.get('dbname') or ''}{where}".replace("  ", " ")

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(self._url, autocommit=True, connect_timeout=CONNECT_SECONDS)

    async def _prepare(self, name: str) -> None:
        """Look at the database and bring its schema up to date."""
        async with await self._connect() as connection:
            found = await connection.execute("SHOW server_encoding")
            if await found.fetchone() != ("UTF8",):
                raise RegnumStoreError(f"{name} cannot hold every language: make one with UTF8.")
            found = await connection.execute("SHOW fsync")
            if await found.fetchone() != ("on",):
                log.warning("fsync is off in PostgreSQL: games may be lost when the machine stops")
            await migrate_postgres(connection, name, self._steps)

    # Listening

    def listen(self, callback: Listener) -> None:
        """See Store. Listen before opening: then nothing that is appended after `open` can be missed."""
        self._callbacks.append(callback)
        if self._pool is not None and self._listener is None:
            self._listener = ListenTask(self._connect, self._sender, self._callbacks, self._board)

    async def _start_listening(self) -> None:
        self._listener = ListenTask(self._connect, self._sender, self._callbacks, self._board)
        try:
            await asyncio.wait_for(self._listener.ready.wait(), CONNECT_SECONDS)
        except TimeoutError:
            await self.close()
            raise StoreBusy(f"{self._name()} gives no connection to listen on.") from None

    # Asking

    async def _fetch(self, sql: str, *parameters: object, again: bool = True) -> list[tuple[Any, ...]]:
        """Return the rows; a read whose connection turns out to be broken is made once more."""
        return await self._fetch_named(sql, parameters, again=again)

    async def _read(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        return await self._fetch(sql.replace("?", "%s"), *parameters)

    async def _fetch_named(
        self, sql: str, parameters: Sequence[object] | Mapping[str, object], *, again: bool = True
    ) -> list[tuple[Any, ...]]:
        if self._pool is None:
            raise RegnumStoreError("The store is not open.")
        pool = self._pool
        try:
            async with pool.connection() as connection:
                return await (await connection.execute(sql, parameters)).fetchall()
        except psycopg.OperationalError as error:
            if not again or isinstance(error, PoolTimeout):
                raise explain(error) from error
            with contextlib.suppress(psycopg.Error):
                await pool.check()  # drop the others that broke with it
        except psycopg.Error as error:
            raise explain(error) from error
        return await self._fetch_named(sql, parameters, again=False)

    async def _execute(self, sql: str, *parameters: object, table_id: str) -> None:
        """Write something about a table."""
        if self._pool is None:
            raise RegnumStoreError("The store is not open.")
        try:
            async with self._pool.connection() as connection:
                await connection.execute(sql, parameters)
        except psycopg.errors.ForeignKeyViolation:
            raise NoTable(f"there is no table {table_id}") from None
        except psycopg.Error as error:
            raise explain(error) from error

    # Writing

    async def put_table(self, row: TableRow, entries: Sequence[StoredEntry]) -> TableRow:
        """See Store."""
        require_past(row, entries)
        values = table_values(row)
        seqs = [entry.seq for entry in entries]
        times = [micros(entry.at) for entry in entries]
        data = [encoded(entry.data) for entry in entries]
        if not await self._fetch(PUT_TABLE, *values, seqs, times, data, again=False):
            raise Conflict(f"there is a table with the id {row.id} or the code {row.code}")
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
        if self._writer is None:
            raise RegnumStoreError("The store is not open.")
        if not storable(table_id):
            raise moved_on(table_id, None, expected)
        require_storable(status or "")
        texts = [encoded(data) for data in entries]
        text = None if summary is None else encoded(summary)
        return await self._writer.submit(table_id, comparable(expected), texts, status, text)

    async def save_snapshot(
        self, table_id: str, version: int, data: bytes, told: Sequence[Piece] = ()
    ) -> None:
        """See Store."""
        if not storable(table_id):
            raise NoTable(f"there is no table {table_id}")
        firsts = [piece.first for piece in told]
        lasts = [piece.last for piece in told]
        pieces = [sealed(table_id, piece.last, piece.data) for piece in told]
        kept = (table_id, version, sealed(table_id, version, data))
        await self._write_about(table_id, (SAVE_SNAPSHOT, (table_id, firsts, lasts, pieces, *kept)))

    async def delete_table(self, table_id: str, unused_since: float | None = None) -> bool:
        """See Store."""
        if self._pool is None:
            raise RegnumStoreError("The store is not open.")
        newest = 2**62 if unused_since is None else micros(unused_since)
        try:
            async with self._pool.connection() as connection, connection.transaction():
                # The lock first: what another process appends meanwhile must not be half deleted.
                sql = "SELECT 1 FROM tables WHERE id = %s AND updated <= %s FOR UPDATE"
                if (
                    not storable(table_id)
                    or not await (await connection.execute(sql, (table_id, newest))).fetchone()
                ):
                    return False
                for part in PARTS_OF_TABLES:
                    await connection.execute(f"DELETE FROM {part} WHERE table_id = %s", (table_id,))
                await connection.execute("DELETE FROM tables WHERE id = %s", (table_id,))
        except psycopg.Error as error:
            raise explain(error) from error
        return True

    async def save_final(self, table_id: str, data: bytes) -> None:
        """See Store."""
        if not storable(table_id):
            raise NoTable(f"there is no table {table_id}")
        await self._execute(SAVE_FINAL, table_id, data, table_id=table_id)

    async def put_score(self, row: ScoreRow) -> None:
        """See Store."""
        await self._execute(PUT_SCORE, *score_values(row), table_id=row.table_id)

    async def blank(self, table_id: str, entries: Mapping[int, Data]) -> None:
        """See Store."""
        if not storable(table_id):
            raise NoTable(f"there is no table {table_id}")
        texts = [encoded(data) for data in entries.values()]
        await self._write_about(
            table_id,
            (BLANK, (list(entries), texts, table_id)),
            ("DELETE FROM snapshots WHERE table_id = %s", (table_id,)),
            ("DELETE FROM told WHERE table_id = %s", (table_id,)),
            ("UPDATE scores SET name = '' WHERE table_id = %s", (table_id,)),
        )

    async def _write_about(self, table_id: str, *statements: tuple[str, tuple[object, ...]]) -> None:
        """Carry out statements that write several rows of a table.

        Its row is locked first, as `delete_table` and `append` do: who locks in another order waits for
        somebody who waits for them.
        """
        if self._pool is None:
            raise RegnumStoreError("The store is not open.")
        try:
            async with self._pool.connection() as connection, connection.transaction():
                if not (await connection.execute(LOCK_TABLE, (table_id,))).rowcount:
                    raise NoTable(f"there is no table {table_id}")
                for sql, parameters in statements:
                    await connection.execute(sql, parameters)
        except psycopg.Error as error:
            raise explain(error) from error

    async def _together(self, *statements: tuple[str, tuple[object, ...]]) -> int:
        """Carry out statements in one transaction; return how many rows the last one was about."""
        if self._pool is None:
            raise RegnumStoreError("The store is not open.")
        rows = 0
        try:
            async with self._pool.connection() as connection, connection.transaction():
                for sql, parameters in statements:
                    rows = (await connection.execute(sql, parameters)).rowcount
        except psycopg.Error as error:
            raise explain(error) from error
        return rows

    async def put_secret(self, row: SecretRow, *, replace: bool = False) -> None:
        """See Store."""
        sql = (REPLACE_SECRET if replace else KEEP_SECRET) + " RETURNING name"
        await self._fetch(sql, row.name, row.value, micros(row.at), again=False)

    async def _change(self, sql: str, *parameters: object) -> int:
        try:
            return await self._together((sql.replace("?", "%s"), parameters))
        except RegnumStoreError as error:
            if isinstance(error.__cause__, psycopg.errors.ForeignKeyViolation):
                raise NoTable("there is no such table") from None
            raise

    # Reading

    async def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """See Store."""
        if not storable(table_id):
            return []
        sql = "SELECT seq, at, data FROM entries WHERE table_id = %s AND seq > %s ORDER BY seq"
        found = await self._fetch(sql, table_id, bounded(after))
        return [StoredEntry(seq, seconds(at), decoded(data)) for seq, at, data in found]


async def configure(connection: AsyncConnection[Any]) -> None:
    """Prepare a new connection of the pool."""
    await connection.execute(CONFIGURE)
