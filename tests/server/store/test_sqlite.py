"""What only SQLite can show: files that cannot be used, full disks, other programs, the writing thread."""

import asyncio
import contextlib
import os
import sqlite3
import stat
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.store.helpers import a_choice, a_table, numbers, opened
from tests.waiting import PATIENCE

from regnum.server.store import RegnumStoreError, StoreBusy, default_path, open_store
from regnum.server.store import sqlite as sqlite_store
from regnum.server.store.sqlite import SqliteStore
from regnum.server.store.sqlite_writer import Writer

pytestmark = pytest.mark.anyio


async def refusal(path: Path) -> str:
    """Return why a file cannot be opened as a store."""
    with pytest.raises(RegnumStoreError) as error:
        async with opened(str(path)):
            pass
    assert "\n" not in str(error.value)
    assert str(path) in str(error.value)
    return str(error.value)


# Files


def test_the_database_is_in_the_persons_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "regnum" / "regnum.db"
    monkeypatch.setenv("HOME", str(tmp_path))
    for useless in ("", "relative/folder"):
        monkeypatch.setenv("XDG_DATA_HOME", useless)
        assert default_path() == tmp_path / ".local" / "share" / "regnum" / "regnum.db"


async def test_the_file_is_its_owners_only(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "regnum.db"
    async with opened(str(path)) as store:
        await store.create_table(a_table("a"), [])
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        assert modes == dict.fromkeys(("regnum.db", "regnum.db-wal", "regnum.db-shm"), 0o600)
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert [file.name for file in path.parent.iterdir()] == ["regnum.db"]  # one file to copy or move


async def test_what_is_acknowledged_was_synced(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "regnum.db")
    await store.open()

    def settings(connection: sqlite3.Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._write(settings) == ["wal", 2, 1]  # 2 is FULL
    await store.close()


@pytest.mark.parametrize("content", [b"hello, I am a letter\n" * 200, os.urandom(8192), b"SQLite format 3\0"])
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    assert "is not a database of Regnum" in await refusal(path)
    assert path.read_bytes() == content


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE tables (legs INTEGER)")
    assert "another program" in await refusal(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("tables",)]


async def test_a_damaged_database_is_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "regnum.db"
    async with opened(str(path)) as store:
        await store.create_table(a_table("a"), [a_choice(number) for number in range(5000)])
    content = bytearray(path.read_bytes())
    content[8192:] = b"\xff" * (len(content) - 8192)
    path.write_bytes(content)
    with pytest.raises(RegnumStoreError, match="is damaged: restore it from a backup"):
        async with opened(str(path)) as store:
            await store.entries("a")


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder where even root cannot write")
async def test_a_place_that_cannot_be_written_is_named() -> None:
    assert "cannot be written" in await refusal(Path("/proc/regnum/regnum.db"))


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "cannot be written" in await refusal(tmp_path)


@contextlib.contextmanager
def nobody_special() -> Iterator[None]:
    """Be a user whom permissions concern, if the tests run as root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o444, 0o777), (0o000, 0o777), (0o666, 0o555)])
async def test_missing_write_access_is_named(file_mode: int, folder_mode: int) -> None:
    # Not in pytest's folder: other users cannot enter it.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "regnum.db"
        async with opened(str(path)):
            pass
        path.chmod(file_mode)
        folder.chmod(folder_mode)
        with nobody_special():
            said = await refusal(path)
        folder.chmod(0o700)
        assert "cannot be written" in said or "may it be written?" in said


def test_an_unknown_kind_of_address_is_refused() -> None:
    with pytest.raises(RegnumStoreError, match="mysql:// is no storage of Regnum"):
        open_store("mysql://localhost/regnum")


async def test_an_old_sqlite_is_turned_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    with pytest.raises(RegnumStoreError, match=r"SQLite 3\.33\.0 or newer is needed"):
        await open_store(tmp_path / "regnum.db").open()


# Trouble while running


async def test_a_full_disk_loses_nothing_and_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "regnum.db")
    await store.open()
    try:
        await store.create_table(a_table("a"), [])
        await store.create_table(a_table("b"), [])

        def limit(pages: int) -> Any:
            return lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()

        # SQLite's own limit: it fails exactly as if the disk had no page left.
        ((used,),) = await store._read("PRAGMA page_count")
        await store._write(limit(used))
        version = 0

        async def fill() -> None:
            nonlocal version
            while True:
                version = await store.append("a", version, [a_choice(version)])

        with pytest.raises(RegnumStoreError, match="the disk is full"):
            await fill()
        done = await asyncio.gather(
            store.append("a", version, [{"x": "y" * 100_000}]),
            store.append("b", 0, [{"x": "y" * 100_000}]),
            return_exceptions=True,
        )
        assert [type(error) for error in done] == [RegnumStoreError, RegnumStoreError]
        assert await numbers(store, "a") == list(range(version))
        assert await numbers(store, "b") == []
        await store._write(limit(1_000_000))
        assert await store.append("a", version, [a_choice(version)]) == version + 1
    finally:
        await store.close()


async def test_another_program_that_does_not_let_go_is_waited_for_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "BUSY_SECONDS", 0.2)
    path = tmp_path / "regnum.db"
    async with opened(str(path)) as store:
        await store.create_table(a_table("a"), [])
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = [store.append("a", 0, [a_choice(1)]), store.create_table(a_table("b"), [])]
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(error) for error in done] == [StoreBusy, StoreBusy]
            assert await store.table("b") is None  # reading goes on
    monkeypatch.setattr(sqlite_store, "BUSY_SECONDS", PATIENCE)
    began = threading.Event()
    commit = Writer._commit

    def beginning(writer: Writer, *arguments: Any) -> None:
        began.set()
        commit(writer, *arguments)

    monkeypatch.setattr(Writer, "_commit", beginning)
    async with opened(str(path)) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append("a", 0, [a_choice(2)]))
            assert await asyncio.to_thread(began.wait, PATIENCE)
            other.execute("ROLLBACK")
            assert await waiting == 1
        assert await numbers(store, "a") == [2]


async def test_one_requests_fault_does_not_fail_its_neighbours(tmp_path: Path) -> None:
    """Not a refusal but an error in the middle of the shared transaction."""

    def faulty(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tables SET status = 'spoilt'")
        connection.execute("INSERT INTO tables (id) VALUES ('incomplete')")

    store = SqliteStore(tmp_path / "regnum.db")
    await store.open()
    try:
        for name in ("a", "b"):
            await store.create_table(a_table(name), [])
        done = await asyncio.gather(
            store.append("a", 0, [a_choice(1)]),
            store._write(faulty),
            store.append("b", 0, [a_choice(2)]),
            return_exceptions=True,
        )
        assert [done[0], done[2]] == [1, 1]
        assert isinstance(done[1], RegnumStoreError)
        assert "NOT NULL" in str(done[1])
        assert [row.status async for row in store.all_tables()] == ["open", "open"]
        assert await numbers(store, "a") == [1]
        assert await numbers(store, "b") == [2]
    finally:
        await store.close()


async def test_listening_is_accepted_and_stays_silent(tmp_path: Path) -> None:
    heard: list[tuple[str, int]] = []
    path = str(tmp_path / "regnum.db")
    async with opened(path) as one, opened(path) as other:
        one.listen(lambda table_id, version: heard.append((table_id, version)))
        await other.create_table(a_table("a"), [])
        await one.append("a", 0, [a_choice(1)])
        await other.append("a", 1, [a_choice(2)])
    assert heard == []
