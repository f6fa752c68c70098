"""Copies of a store: made while the server runs, complete or not there at all.

A SQLite store is copied as a database, which is used like the original. A dump, for PostgreSQL and for
moving from one back end to the other, is a text file with one JSON object per line: a head, the server's
secrets, every table with its entries, every result, who wants to be told of their turns, and an end with
their numbers, by which a cut-off file is known. Tables are independent of each other: each is dumped as it
was at one moment, not all at the same one. Snapshots are left out; they are made again when they are needed.
"""

import asyncio
import contextlib
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import msgspec

from regnum.server.store import Conflict, NoTable, is_postgres, open_store
from regnum.server.store.base import (
    RegnumStoreError,
    ScoreRow,
    SecretRow,
    Store,
    StoredEntry,
    TableRow,
    one_line,
    require_past,
)
from regnum.server.store.notices import NoticeRow

DUMP_SUFFIX: Final = ".jsonl"
DUMP_VERSION: Final = 3  # 2: with the server's secrets; 3: with who wants to be told of their turns
OLDEST_DUMP: Final = 1


class Head(msgspec.Struct, tag="regnum-store-dump"):
    """The first line."""

    version: int
    made: float


class Table(msgspec.Struct, tag="table", omit_defaults=True):
    """A table, all that happened at it, and how its game ended if it has."""

    row: TableRow
    entries: list[StoredEntry]
    final: bytes | None = None


class Score(msgspec.Struct, tag="score"):
    """A result of a day's duel."""

    row: ScoreRow


class Secret(msgspec.Struct, tag="secret"):
    """Something only the server knows."""

    row: SecretRow


class Notice(msgspec.Struct, tag="notice"):
    """Somebody who wants to be told of their turns."""

    row: NoticeRow


class End(msgspec.Struct, tag="end"):
    """The last line: how many tables and results must have been read before it."""

    tables: int
    scores: int


Line = Head | Secret | Table | Score | Notice | End

_line = msgspec.json.Decoder(Line)


async def backup(store_url: str | os.PathLike[str], target: str | os.PathLike[str]) -> str:
    """Copy a store to a new file; return in one line what was copied.

    A dump is made of PostgreSQL, and of SQLite if the target's name ends in .jsonl.
    """
    path = Path(target)
    if not is_postgres(store_url) and not Path(store_url).is_file():
        raise RegnumStoreError(f"There is no database {store_url}.")
    with _new_file(path) as unfinished:
        if is_postgres(store_url) or path.suffix == DUMP_SUFFIX:
            end = await _dump(store_url, unfinished)
        else:
            end = await asyncio.to_thread(_copy, Path(store_url), unfinished)
    return f"{end.tables} tables and {end.scores} results copied to {path}."


async def restore(dump: str | os.PathLike[str], store_url: str | os.PathLike[str]) -> str:
    """Fill an empty store from a dump; return in one line what was restored."""
    path = Path(dump)
    for _ in _lines(path):  # the whole file first: half a restored store helps nobody
        pass
    async with _opened(store_url) as store:
        if await store.count_tables():
            raise RegnumStoreError("The store is not empty: restore into a new one.")
        tables = scores = 0
        try:
            for line in _lines(path):
                if isinstance(line, Table):
                    await store.put_table(line.row, line.entries)
                    if line.final is not None:
                        await store.save_final(line.row.id, line.final)
                    tables += 1
                elif isinstance(line, Secret):
                    await store.put_secret(line.row, replace=True)
                elif isinstance(line, Notice):
                    await store.put_notice(line.row)
                elif isinstance(line, Score):
                    await store.put_score(line.row)
                    scores += 1
        except (Conflict, NoTable) as error:
            raise RegnumStoreError(f"{path} contradicts itself: {error}.") from error
    return f"{tables} tables and {scores} results restored from {path}."


# Writing


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """Give a file beside the target to fill; it gets the target's name when it is complete and durable."""
    if path.exists():
        raise RegnumStoreError(f"{path} exists already: name a new file.")
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        # For its owner only: it holds secrets of running games.
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield unfinished
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.rename(path)
    except OSError as error:
        raise RegnumStoreError(f"{path} cannot be written: {error.strerror or error}.") from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> End:
    """Copy a SQLite database as it is at one moment, and check the copy."""
    try:
        with (
            contextlib.closing(
                sqlite3.connect(source.absolute().as_uri() + "?mode=ro", uri=True)
            ) as original,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, no others beside it
            (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise RegnumStoreError(f"{source} is damaged: {one_line(verdict)}")
            counts = copy.execute("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM scores)")
            return End(*counts.fetchone())
    except sqlite3.Error as error:
        raise RegnumStoreError(f"{source} cannot be copied: {one_line(error)}.") from error


async def _dump(store_url: str | os.PathLike[str], target: Path) -> End:
    end = End(0, 0)
    async with _opened(store_url) as store:
        with target.open("wb") as file:

            def write(line: Line) -> None:
                file.write(msgspec.json.encode(line) + b"\n")

            write(Head(DUMP_VERSION, time.time()))
            for secret in await store.all_secrets():
                write(Secret(secret))
            # Results first, as every result's table is older than the result; the same with notices.
            scores = [score async for score in store.all_scores()]
            notices = [notice async for notice in store.all_notices()]
            async for row in store.all_tables():
                entries = await store.entries(row.id)
                # What was appended after the row was read belongs to a later backup.
                write(Table(row, entries[: row.version], await store.final(row.id)))
                end.tables += 1
            for score in scores:
                write(Score(score))
                end.scores += 1
            for notice in notices:
                write(Notice(notice))
            write(end)
    return end


# Reading


@contextlib.asynccontextmanager
async def _opened(store_url: str | os.PathLike[str]) -> AsyncIterator[Store]:
    store = open_store(store_url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _lines(path: Path) -> Iterator[Line]:
    """Yield the lines of a dump; say in one line what is wrong with it, if anything is."""
    seen = End(0, 0)
    last: Line | None = None
    try:
        with path.open("rb") as file:
            for number, text in enumerate(file, 1):
                last = _checked(_line.decode(text), number)
                seen.tables += isinstance(last, Table)
                seen.scores += isinstance(last, Score)
                yield last
    except OSError as error:
        raise RegnumStoreError(f"{path} cannot be read: {error.strerror}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise RegnumStoreError(f"{path}, line {number}, is not that of a dump: {one_line(error)}") from error
    if last != seen:
        raise RegnumStoreError(f"{path} is cut off after {seen.tables} tables and {seen.scores} results.")


def _checked(line: Line, number: int) -> Line:
    if isinstance(line, Head) != (number == 1):
        raise ValueError("the head of the dump must be its first line")
    if isinstance(line, Head) and not OLDEST_DUMP <= line.version <= DUMP_VERSION:
        raise ValueError(f"its version is {line.version}, this Regnum reads {OLDEST_DUMP} to {DUMP_VERSION}")
    if isinstance(line, Table):
        require_past(line.row, line.entries)
    return line
