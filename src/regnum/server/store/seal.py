"""Digests around what is only kept to be quick: if a byte has changed, the entries are used instead."""

import hashlib
from typing import Final

MARK: Final = b"regnum-sealed\n"
DIGEST: Final = 32  # bytes


def sealed(table_id: str, version: int, data: bytes) -> bytes:
    """Return data with a digest that also names its table and version."""
    return MARK + _digest(table_id, version, data) + data


def unsealed(table_id: str, version: int, stored: bytes) -> bytes | None:
    """Return what was sealed, or None if anything of it has changed.

    What was stored before there were digests comes back as it is: its reader knows it by its format.
    """
    if not stored.startswith(MARK):
        return stored
    digest, data = stored[len(MARK) : len(MARK) + DIGEST], stored[len(MARK) + DIGEST :]
    return data if digest == _digest(table_id, version, data) else None


def _digest(table_id: str, version: int, data: bytes) -> bytes:
    return hashlib.sha256(f"{table_id}:{version}:".encode() + data).digest()
