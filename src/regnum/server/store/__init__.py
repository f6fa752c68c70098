"""Where tables are kept: one interface (base.py), SQLite or PostgreSQL behind it."""

import os
from pathlib import Path

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


def default_path() -> Path:
    """Return where the database is unless the person says otherwise: their own data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME", ""))
    if not folder.is_absolute():  # unset, or set to something that means another place in every folder
        folder = Path.home() / ".local" / "share"
    return folder / "regnum" / "regnum.db"


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
    # Only now: a page has neither, and a store of its own (regnum.page).
    from regnum.server.store.sqlite import SqliteStore

    return SqliteStore(name)
