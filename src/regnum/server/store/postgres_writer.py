"""Appends to PostgreSQL, many in one statement: one round trip, one transaction, one sync to disk.

PostgreSQL commits transactions that notify one after the other, so gathering what waits is what lets
several choices share one sync. A statement holds each table at most once and locks them in the order
of their ids: processes that append to the same tables never wait for each other in a circle.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool

from regnum.server.store.base import RegnumStoreError, StoreBusy, moved_on
from regnum.server.store.postgres_errors import explain

CHANNEL: Final = "regnum"
LARGEST_BATCH: Final = 500
ATTEMPTS: Final = 3

# The time is the database's own: the clocks of several servers may differ.
APPEND: Final = """
WITH asked AS (
    SELECT * FROM unnest(%(ids)s::text[], %(expected)s::bigint[], %(counts)s::bigint[],
        %(statuses)s::text[], %(summaries)s::text[])
        AS asked (id, expected, count, status, summary)
), now AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS at
), locked AS MATERIALIZED (
    SELECT tables.id, asked.count, asked.status, asked.summary
    FROM tables JOIN asked ON tables.id = asked.id AND tables.version = asked.expected
    ORDER BY tables.id FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET
        version = tables.version + locked.count,
        updated = now.at,
        status = coalesce(locked.status, tables.status),
        summary = coalesce(locked.summary, tables.summary)
    FROM locked, now WHERE tables.id = locked.id
    RETURNING tables.id, tables.version
), added AS (
    INSERT INTO entries (table_id, seq, at, data)
    SELECT entry.table_id, entry.seq, now.at, entry.data
    FROM unnest(%(entry_ids)s::text[], %(seqs)s::bigint[], %(data)s::text[]) AS entry (table_id, seq, data)
    JOIN moved ON moved.id = entry.table_id CROSS JOIN now
)
SELECT id, version, pg_notify(%(channel)s, %(sender)s || ' ' || version || ' ' || id) FROM moved
"""

VERSIONS: Final = "SELECT id, version FROM tables WHERE id = ANY(%s)"


class Append(msgspec.Struct):
    """Entries to add to one table, ready to be stored, and who waits for it."""

    table_id: str
    expected: int
    entries: list[str]
    status: str | None
    summary: str | None
    answer: asyncio.Future[int]

    def settle(self, answer: int | Exception) -> None:
        """Tell who waits, if anybody does."""
        if self.answer.done():
            return
        if isinstance(answer, int):
            self.answer.set_result(answer)
        else:
            self.answer.set_exception(answer)


class Writer:
    """One task that appends whatever waits."""

    def __init__(self, pool: "AsyncConnectionPool[AsyncConnection[Any]]", sender: str) -> None:
        self.transactions = 0
        """How many statements that moved a table were committed."""
        self._pool = pool
        self._sender = sender
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def stop(self) -> None:
        """Append what was asked for so far, then end."""
        self._closing = True
        self._wake.set()
        await self._task

    async def submit(
        self, table_id: str, expected: int, entries: list[str], status: str | None, summary: str | None
    ) -> int:
        """Return the new version once the entries are durable."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table_id, expected, entries, status, summary, answer))
        self._wake.set()
        return await answer

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            await asyncio.sleep(0)  # let all that were woken in this turn of the event loop ask
            batch = self._next_batch()
            if not self._waiting and not self._closing:
                self._wake.clear()
            if not batch:
                continue
            try:
                await self._append(batch)
            except BaseException as error:
                reason = error if isinstance(error, Exception) else StoreBusy("The store was interrupted.")
                for append in batch:
                    append.settle(reason)
                if reason is not error:
                    raise

    def _next_batch(self) -> list[Append]:
        """Take what waits; of one table only the first, the next one has its turn afterwards."""
        batch: dict[str, Append] = {}
        later: list[Append] = []
        for append in self._waiting:
            if append.table_id in batch or len(batch) == LARGEST_BATCH:
                later.append(append)
            else:
                batch[append.table_id] = append
        self._waiting = later
        return list(batch.values())

    async def _append(self, batch: Sequence[Append], attempt: int = 1) -> None:
        try:
            moved = await self._execute(batch)
        except (errors.DeadlockDetected, errors.SerializationFailure) as error:
            if attempt == ATTEMPTS:
                raise explain(error) from error
            await self._append(batch, attempt + 1)  # nothing was stored
        except psycopg.OperationalError as error:
            with contextlib.suppress(psycopg.Error):
                await self._pool.check()  # drop other connections that broke with this one
            raise explain(error) from error
        except psycopg.Error as error:
            if len(batch) == 1:
                raise explain(error) from error
            for append in batch:  # one request's fault; its neighbours are innocent
                try:
                    await self._append([append])
                except RegnumStoreError as alone:
                    append.settle(alone)
        else:
            self.transactions += bool(moved)
            for append in batch:
                if append.table_id in moved:
                    append.settle(moved[append.table_id])
            self._refuse_outdated(moved)
            await self._refuse([append for append in batch if append.table_id not in moved])

    def _refuse_outdated(self, versions: dict[str, int]) -> None:
        """Spare those that wait the way to the database if they are behind already: versions only grow."""
        waiting, self._waiting = self._waiting, []
        for append in waiting:
            version = versions.get(append.table_id, 0)
            if append.expected < version:
                append.settle(moved_on(append.table_id, version, append.expected))
            else:
                self._waiting.append(append)

    async def _refuse(self, refused: Sequence[Append]) -> None:
        """Tell those whose table did not move why."""
        if not refused:
            return
        try:
            async with self._pool.connection() as connection:
                cursor = await connection.execute(VERSIONS, ([append.table_id for append in refused],))
                versions: dict[str, int] = dict(await cursor.fetchall())
        except psycopg.Error as error:
            raise explain(error) from error
        for append in refused:
            append.settle(moved_on(append.table_id, versions.get(append.table_id), append.expected))

    async def _execute(self, batch: Sequence[Append]) -> dict[str, int]:
        """Return the new versions of the tables that moved."""
        lines = [
            (append.table_id, append.expected + number, data)
            for append in batch
            for number, data in enumerate(append.entries, 1)
        ]
        parameters = {
            "ids": [append.table_id for append in batch],
            "expected": [append.expected for append in batch],
            "counts": [len(append.entries) for append in batch],
            "statuses": [append.status for append in batch],
            "summaries": [append.summary for append in batch],
            "entry_ids": [line[0] for line in lines],
            "seqs": [line[1] for line in lines],
            "data": [line[2] for line in lines],
            "channel": CHANNEL,
            "sender": self._sender,
        }
        async with self._pool.connection() as connection:
            cursor = await connection.execute(APPEND, parameters, prepare=True)
            return {row[0]: row[1] for row in await cursor.fetchall()}
