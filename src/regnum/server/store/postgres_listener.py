"""Hear what other processes append: LISTEN on a connection of its own, renewed whenever it breaks.

Notifications sent while the connection was broken are lost; after each connect the tables that may
have moved meanwhile are looked up instead.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from time import monotonic
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection

from regnum.server.store.base import Listener, one_line
from regnum.server.store.postgres_presence import CHANNEL as PRESENCE
from regnum.server.store.postgres_presence import PostgresBoard
from regnum.server.store.postgres_writer import CHANNEL

QUIET_SECONDS: Final = 10.0  # after so long without a word, ask whether anybody is still there
ANSWER_SECONDS: Final = 10.0
LONGEST_DELAY: Final = 5.0
# An append carries the time of its statement and is seen at its commit, at most this much later.
MARGIN_SECONDS: Final = 15.0

MOVED: Final = """SELECT id, version FROM tables
    WHERE updated > (extract(epoch FROM clock_timestamp()) * 1000000)::bigint - %s"""

log = logging.getLogger(__name__)

Connect = Callable[[], Awaitable[AsyncConnection[Any]]]


class ListenTask:
    """One task that calls the callbacks in the event loop."""

    def __init__(
        self, connect: Connect, sender: str, callbacks: list[Listener], board: PostgresBoard
    ) -> None:
        self.ready = asyncio.Event()
        """Set as soon as nothing that is appended from now on can be missed."""
        self._connect = connect
        self._sender = sender
        self._callbacks = callbacks
        self._board = board
        self._heard = monotonic()
        self._task = asyncio.create_task(self._run(), name="store-listener")

    async def stop(self) -> None:
        """Hear no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        delay = 0.1
        while True:
            try:
                async with self._connected() as connection:
                    delay = 0.1
                    await self._hear(connection)
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("the connection that hears other processes broke: %s", one_line(error))
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection[Any]]:
        """Give a connection that listens, after telling what was missed without one."""
        connection = await self._connect()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {PRESENCE}")
                away = monotonic() - self._heard + MARGIN_SECONDS
                cursor = await connection.execute(MOVED, (int(away * 1_000_000),))
                for table_id, version in await cursor.fetchall():
                    self._tell(table_id, version)
            self._board.hear_again()
            self.ready.set()
            yield connection
        finally:
            self.ready.clear()
            await connection.close()

    async def _hear(self, connection: AsyncConnection[Any]) -> None:
        while True:
            self._heard = monotonic()
            async with aclosing(connection.notifies(timeout=QUIET_SECONDS)) as notifies:
                async for notify in notifies:
                    self._heard = monotonic()
                    if notify.channel == PRESENCE:
                        self._board.hear(notify.payload)
                        continue
                    sender, version, table_id = notify.payload.split(" ", 2)
                    if sender != self._sender:
                        self._tell(table_id, int(version))
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute("SELECT 1")

    def _tell(self, table_id: str, version: int) -> None:
        for callback in self._callbacks:
            try:
                callback(table_id, version)
            except Exception:  # one who cannot listen must not keep the others from it
                log.exception("a listener of the store failed")
