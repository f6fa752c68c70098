"""The one thread that writes to SQLite: whatever waits is committed together, with one sync to disk.

While one commit waits for the disk, the next requests gather; under load a transaction holds dozens
of them. The appends of a batch are few statements however many they are: sqlite3 gives up the
interpreter at every step of a statement, and with a busy event loop it gets it back only after
milliseconds.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from regnum.server.store.base import Conflict, NoTable, RegnumStoreError, moved_on

LARGEST_BATCH: Final = 1000

Work = Callable[[sqlite3.Connection], Any]


class Append(msgspec.Struct):
    """Entries to add to one table, ready to be stored."""

    table_id: str
    expected: int
    entries: list[str]
    status: str | None
    summary: str | None
    at: int


class Request(msgspec.Struct):
    """What somebody waits for: an append, or other work in the transaction."""

    task: Append | Work
    answer: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Writer:
    """Owns the writing connection. All methods but the thread's own are called in the event loop."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        explain: Callable[[sqlite3.Error], RegnumStoreError],
    ) -> None:
        self.transactions = 0
        """How many commits were made."""
        self._connect = connect
        self._explain = explain
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Request] = []
        self._queue: queue.SimpleQueue[list[Request] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def start(self) -> None:
        """Connect in the thread; what goes wrong there is raised here."""
        ready: asyncio.Future[None] = self._loop.create_future()
        # A daemon: a server that is shut down without closing its store still ends.
        self._thread = threading.Thread(target=self._run, args=(ready,), name="store-writer", daemon=True)
        self._thread.start()
        await ready

    async def stop(self) -> None:
        """Commit what was asked for so far, close the connection, end the thread."""
        self._hand_over()
        self._queue.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    async def submit(self, task: Append | Work) -> Any:
        """Return the task's result once it is durable."""
        request = Request(task, self._loop.create_future())
        # All that is asked for in one turn of the event loop travels as one: while the loop is busy
        # that makes a third of the commits for as many requests.
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(request)
        return await request.answer

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    # In the thread

    def _run(self, ready: asyncio.Future[None]) -> None:
        try:
            connection = self._connect()
        except Exception as error:
            self._tell(_settle, ready, None, error)
            return
        self._tell(_settle, ready, None, None)
        try:
            while batch := self._next_batch():
                self._commit(connection, batch)
                self._tell(_settle_all, batch)
        finally:
            connection.close()

    def _tell(self, callback: Callable[..., None], *arguments: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(callback, *arguments)

    def _next_batch(self) -> list[Request]:
        """Wait for requests and take all there are; none means the end."""
        first = self._queue.get()
        batch = first or []
        while first is not None and len(batch) < LARGEST_BATCH and not self._queue.empty():
            more = self._queue.get()
            if more is None:
                self._queue.put(None)  # the end, after this batch
                break
            batch += more
        return batch

    def _commit(self, connection: sqlite3.Connection, batch: list[Request]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            perform(connection, batch)
            connection.execute("COMMIT")
            self.transactions += 1
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):  # SQLite itself rolls back after some errors
                connection.execute("ROLLBACK")
            # A full disk or a locked file concerns everybody; anything else is one request's fault,
            # and its neighbours are innocent.
            everybody = isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError
            if everybody or len(batch) == 1:
                for request in batch:
                    request.error = self._explain(error) if isinstance(error, sqlite3.Error) else error
            else:
                for request in batch:
                    self._commit(connection, [request])


def _settle(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.done():  # cancelled
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)


def _settle_all(batch: Sequence[Request]) -> None:
    for request in batch:
        _settle(request.answer, request.result, request.error)


# In the transaction

VERSIONS: Final = """SELECT json_group_object(id, version) FROM tables
    WHERE id IN (SELECT value FROM json_each(?))"""

# What almost every append is: it names no column that an index looks at.
MOVE_ON: Final = """UPDATE tables SET version = new.version, updated = new.updated
    FROM (SELECT
        json_extract(value, '$[0]') AS id,
        json_extract(value, '$[1]') AS version,
        json_extract(value, '$[2]') AS updated
    FROM json_each(?)) AS new
    WHERE tables.id = new.id"""

MOVE: Final = """UPDATE tables SET
        version = new.version,
        updated = new.updated,
        status = coalesce(new.status, tables.status),
        summary = coalesce(new.summary, tables.summary)
    FROM (SELECT
        json_extract(value, '$[0]') AS id,
        json_extract(value, '$[1]') AS version,
        json_extract(value, '$[2]') AS updated,
        json_extract(value, '$[3]') AS status,
        json_extract(value, '$[4]') AS summary
    FROM json_each(?)) AS new
    WHERE tables.id = new.id"""

ADD: Final = """INSERT INTO entries (table_id, seq, at, data) SELECT
        json_extract(value, '$[0]'),
        json_extract(value, '$[1]'),
        json_extract(value, '$[2]'),
        json_extract(value, '$[3]')
    FROM json_each(?)"""

_json = msgspec.json.Encoder()


def perform(connection: sqlite3.Connection, batch: Sequence[Request]) -> None:
    """Do what a batch asks for; a request that is refused changes nothing."""
    appends: list[tuple[Request, Append]] = []
    for request in batch:
        request.error = None
        if isinstance(request.task, Append):
            appends.append((request, request.task))
            continue
        try:
            request.result = request.task(connection)
        except (Conflict, NoTable) as error:
            request.error = error
    if appends:
        _append(connection, appends)


def _append(connection: sqlite3.Connection, appends: Sequence[tuple[Request, Append]]) -> None:
    ids = [task.table_id for _, task in appends]
    (found,) = connection.execute(VERSIONS, (_text(ids),)).fetchone()
    versions: dict[str, int] = msgspec.json.decode(found)
    moved: dict[str, tuple[str, int, int, str | None, str | None]] = {}
    added: list[tuple[str, int, int, str]] = []
    for request, task in appends:
        version = versions.get(task.table_id)
        if version != task.expected:
            request.error = moved_on(task.table_id, version, task.expected)
            continue
        for seq, data in enumerate(task.entries, version + 1):
            added.append((task.table_id, seq, task.at, data))
        version += len(task.entries)
        # One table twice in a batch is one change: the later status and summary count.
        before = moved.get(task.table_id, (None,) * 5)
        status, summary = task.status or before[3], task.summary or before[4]
        moved[task.table_id] = (task.table_id, version, task.at, status, summary)
        request.result = versions[task.table_id] = version
    noted = [row for row in moved.values() if row[3] is not None or row[4] is not None]
    plain = [row for row in moved.values() if row[3] is None and row[4] is None]
    for sql, rows in ((MOVE_ON, plain), (MOVE, noted)):
        if rows:
            connection.execute(sql, (_text(rows),))
    if moved:
        connection.execute(ADD, (_text(added),))


def _text(value: object) -> str:
    return _json.encode(value).decode()
