"""Where tables are kept: one interface (base.py), SQLite or PostgreSQL behind it."""

import os

from regnum.server.store.base import (
    Conflict,
    NoTable,
    RegnumStoreError,
    ScoreRow,
    Store,
    StoreBusy,
    StoredEntry,
    TableRow,
)
from regnum.server.store.sqlite import SqliteStore, default_path

__all__ = [
    "Conflict",
    "NoTable",
    "RegnumStoreError",
    "ScoreRow",
    "Store",
    "StoreBusy",
    "StoredEntry",
    "TableRow",
    "default_path",
    "is_postgres",
    "open_store",
]


def is_postgres(name: str | os.PathLike[str]) -> bool:
    """Tell whether a name given to `open_store` means a PostgreSQL database."""
    return str(name).startswith(("postgresql://", "postgres://"))


def open_store(name: str | os.PathLike[str]) -> Store:
    """Return the store that a PostgreSQL address or the path of a file means; await its `open` first."""
    if is_postgres(name):
        # Only now: most servers never need the driver, and it takes a while to load.
        from regnum.server.store.postgres import PostgresStore

        return PostgresStore(str(name))
    scheme, found, _ = str(name).partition("://")
    if found:
        raise RegnumStoreError(f"{scheme}:// is no storage of Regnum: give a file or postgresql://...")
    return SqliteStore(name)
