"""Bring a database's schema up to date, step by step (schema.py has the steps).

Each step is made in one transaction together with the note that it was made, so that an interrupted
migration goes on where it stopped. A database with steps unknown here was made by a newer Regnum and
is left alone.
"""

import sqlite3
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from regnum.server.store.base import RegnumStoreError, micros
from regnum.server.store.schema import STEPS, STEPS_TABLE, Step

if TYPE_CHECKING:  # SQLite needs no driver of PostgreSQL
    from psycopg import AsyncConnection

# Several processes may start at once; whoever holds this PostgreSQL lock migrates, the others wait.
_MIGRATION_LOCK: Final = 0x7265676E756D

_DONE: Final = "SELECT coalesce(max(number), 0) FROM schema_steps"


def _refuse_newer(done: int, known: int, name: str) -> None:
    if done > known:
        raise RegnumStoreError(
            f"{name} was made by a newer Regnum (schema {done}; this one knows {known}): "
            "update Regnum, or name another database."
        )


def migrate_sqlite(connection: sqlite3.Connection, name: str, steps: Sequence[Step] = STEPS) -> int:
    """Make the missing steps on a connection in autocommit mode; return how many were made."""
    made = 0
    while True:
        connection.execute("BEGIN IMMEDIATE")  # of two processes that start at once, one waits here
        try:
            done = _done_in_sqlite(connection, name)
            _refuse_newer(done, len(steps), name)
            if done < len(steps):
                for statement in steps[done].sqlite:
                    connection.execute(statement)
                note = (done + 1, steps[done].title, micros(time.time()))
                connection.execute("INSERT INTO schema_steps VALUES (?, ?, ?)", note)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        if done == len(steps):
            return made
        made += 1


def _done_in_sqlite(connection: sqlite3.Connection, name: str) -> int:
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and "schema_steps" not in tables:
        raise RegnumStoreError(f"{name} is the database of another program: name another file.")
    connection.execute(STEPS_TABLE)
    return int(connection.execute(_DONE).fetchone()[0])


async def migrate_postgres(
    connection: "AsyncConnection[Any]", name: str, steps: Sequence[Step] = STEPS
) -> int:
    """Make the missing steps on a connection in autocommit mode; return how many were made."""
    made = 0
    while True:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATION_LOCK,))
            done = await _done_in_postgres(connection, name)
            _refuse_newer(done, len(steps), name)
            if done < len(steps):
                for statement in steps[done].postgres:
                    await connection.execute(statement.encode())
                note = (done + 1, steps[done].title, micros(time.time()))
                await connection.execute("INSERT INTO schema_steps VALUES (%s, %s, %s)", note)
        if done == len(steps):
            return made
        made += 1


async def _done_in_postgres(connection: "AsyncConnection[Any]", name: str) -> int:
    found = await connection.execute("SELECT to_regclass('schema_steps'), to_regclass('tables')")
    row = await found.fetchone()
    assert row is not None
    if row[0] is None and row[1] is not None:
        raise RegnumStoreError(f"{name} holds the tables of another program: name another database.")
    if row[0] is None:
        await connection.execute(STEPS_TABLE)
    done = await (await connection.execute(_DONE)).fetchone()
    assert done is not None
    return int(done[0])
