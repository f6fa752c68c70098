"""Looking at a database without changing it: whether it answers, may be written, and its schema."""

import os
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from regnum.server.store.base import RegnumStoreError, one_line, seconds
from regnum.server.store.schema import STEPS

CONNECT_SECONDS = 5
STEPS_MADE = "SELECT coalesce(max(number), 0) FROM schema_steps"


@dataclass(frozen=True)
class Checkup:
    """What was found."""

    steps: int  # of the schema; 0: there is no table yet
    ahead: float = 0.0  # seconds by which the database's time is ahead of ours

    @property
    def is_newer(self) -> bool:
        return self.steps > len(STEPS)


def check_sqlite(path: Path) -> Checkup:
    """Look at a file, or at the folder in which there will be one; raises RegnumStoreError."""
    if not path.exists():
        folder = next(parent for parent in path.absolute().parents if parent.exists())
        if not folder.is_dir() or not os.access(folder, os.W_OK):
            raise RegnumStoreError(f"{path} cannot be made: {folder} cannot be written.")
        return Checkup(0)
    try:
        connection = sqlite3.connect(f"file:{path.absolute()}?mode=rw", uri=True, timeout=CONNECT_SECONDS)
        try:
            connection.isolation_level = None
            connection.execute("BEGIN IMMEDIATE")  # only who may write gets this
            connection.execute("ROLLBACK")
            return Checkup(*_of_sqlite(connection))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise RegnumStoreError(f"{path} cannot be used: {one_line(error)}.") from error


def _of_sqlite(connection: sqlite3.Connection) -> tuple[int, float]:
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "schema_steps" not in names:
        return 0, 0.0
    (steps,) = connection.execute(STEPS_MADE).fetchone()
    # The last thing that was stored cannot lie ahead of us.
    (last,) = connection.execute("SELECT coalesce(max(updated), 0) FROM tables").fetchone()
    return int(steps), max(0.0, seconds(last) - time.time())


def check_postgres(url: str) -> Checkup:
    """Look at a PostgreSQL database; raises RegnumStoreError."""
    import psycopg

    try:
        with psycopg.connect(url, connect_timeout=CONNECT_SECONDS, autocommit=True) as connection:
            row = connection.execute(
                "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool, "
                "to_regclass('schema_steps') IS NOT NULL, extract(epoch FROM clock_timestamp())::float8"
            ).fetchone()
            assert row is not None
            is_read_only, is_made, now = row
            if is_read_only:
                raise RegnumStoreError(
                    "The PostgreSQL database can only be read: name the one that is written."
                )
            steps = 0
            if is_made:
                found = connection.execute(STEPS_MADE).fetchone()
                granted = connection.execute("SELECT has_table_privilege('entries', 'INSERT')").fetchone()
                assert found is not None
                if granted != (True,):
                    raise RegnumStoreError("The PostgreSQL database may not be written by this user.")
                steps = int(found[0])
            return Checkup(steps, now - time.time())
    except psycopg.Error as error:
        raise RegnumStoreError(f"The PostgreSQL database cannot be used: {one_line(error)}") from error
