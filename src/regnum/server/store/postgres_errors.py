"""What PostgreSQL's errors mean to the person who runs the server."""

from typing import Final

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, PoolTimeout

from regnum.server.store.base import RegnumStoreError, StoreBusy, one_line

_NOTHING_HELPS: Final = (
    (errors.DiskFull, "its disk is full"),
    (errors.InsufficientPrivilege, "this user may not write there"),
    (errors.ReadOnlySqlTransaction, "it takes no changes (a standby?)"),
)


def explain(error: psycopg.Error) -> RegnumStoreError:
    """Say in one line what a person can do about an error."""
    if isinstance(error, PoolClosed):
        return RegnumStoreError("The store is not open.")
    for kind, reason in _NOTHING_HELPS:
        if isinstance(error, kind):
            return RegnumStoreError(f"PostgreSQL cannot be used: {reason} ({one_line(error)}).")
    if isinstance(error, PoolTimeout):
        return StoreBusy("PostgreSQL cannot be reached at the moment.")
    if isinstance(error, psycopg.OperationalError):
        return StoreBusy(f"PostgreSQL did not answer: {one_line(error)}")
    return RegnumStoreError(f"PostgreSQL refused a request: {one_line(error)}")
