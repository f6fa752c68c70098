"""What only PostgreSQL can show: other processes, broken connections, a server that stops."""

import asyncio
from typing import Any

import psycopg
import pytest
from psycopg import errors
from tests.server.postgres import Cluster
from tests.server.store.helpers import a_choice, a_table, numbers, opened
from tests.waiting import until

from regnum.server.store import (
    Conflict,
    NoTable,
    RegnumStoreError,
    StoreBusy,
    open_store,
    postgres_listener,
)
from regnum.server.store import postgres as postgres_store
from regnum.server.store.base import Piece
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.postgres_errors import explain
from regnum.server.store.schema import PARTS_OF_TABLES, STEPS

pytestmark = pytest.mark.anyio

Heard = list[tuple[str, int]]

PLANS = ("seqscan", "hashjoin", "mergejoin", "bitmapscan", "material", "sort")


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.new_url()


def execute(url: str, sql: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


# Listening


async def test_other_processes_are_heard_and_oneself_is_not(url: str) -> None:
    one, other = open_store(url), open_store(url)
    heard_by_one: Heard = []
    heard_by_other: Heard = []
    one.listen(lambda *what: heard_by_one.append(what))
    other.listen(lambda *what: heard_by_other.append(what))
    await one.open()
    await other.open()
    try:
        for name in ("a", "b c 紫"):
            await one.create_table(a_table(name), [])
        await one.append("a", 0, [a_choice(1)])
        await one.append("a", 1, [a_choice(2), a_choice(3)])
        await other.append("b c 紫", 0, [a_choice(1)])
        await asyncio.gather(*(one.append(name, version, [a_choice(4)]) for name, version in [("a", 3)]))
        with pytest.raises(Conflict):
            await one.append("a", 0, [a_choice(9)])
        # What is told comes in order: when the last word is heard, nothing else is under way.
        await one.append("b c 紫", 1, [a_choice(2)])
        await other.append("a", 4, [a_choice(5)])
        await until(lambda: ("b c 紫", 2) in heard_by_other and ("a", 5) in heard_by_one)
        assert heard_by_other == [("a", 1), ("a", 3), ("a", 4), ("b c 紫", 2)]
        assert heard_by_one == [("b c 紫", 1), ("a", 5)]
    finally:
        await one.close()
        await other.close()


async def test_what_is_heard_can_be_read(url: str) -> None:
    """A hub loads the missing entries as soon as it is told."""
    found: list[int] = []
    other = open_store(url)
    tasks: list[asyncio.Task[None]] = []

    async def load(table_id: str, version: int) -> None:
        found.append(len(await other.entries(table_id)) - version)

    other.listen(lambda *what: tasks.append(asyncio.create_task(load(*what))))
    await other.open()
    try:
        async with opened(url) as one:
            await one.create_table(a_table("a"), [])
            for version in range(50):
                await one.append("a", version, [a_choice(version)])
            await until(lambda: len(tasks) == 50)
            await asyncio.gather(*tasks)
            assert min(found) >= 0
    finally:
        await other.close()


async def test_listening_may_begin_after_opening(url: str) -> None:
    heard: Heard = []
    async with opened(url) as one, opened(url) as other:
        await one.create_table(a_table("a"), [])
        other.listen(lambda *what: heard.append(what))
        await one.append("a", 0, [a_choice(1)])  # perhaps before the connection stands
        await until(lambda: ("a", 1) in heard)


async def test_a_listener_that_fails_does_not_silence_the_others(url: str) -> None:
    heard: Heard = []

    def fail(table_id: str, version: int) -> None:
        raise ZeroDivisionError

    other = open_store(url)
    other.listen(fail)
    other.listen(lambda *what: heard.append(what))
    await other.open()
    try:
        async with opened(url) as one:
            await one.create_table(a_table("a"), [])
            for version in range(3):
                await one.append("a", version, [a_choice(version)])
            await until(lambda: heard[-3:] == [("a", 1), ("a", 2), ("a", 3)])
    finally:
        await other.close()


async def until_asked_again(store: PostgresStore) -> None:
    """Wait until the listening connection was quiet for so long that it was asked whether it lives."""
    listener = store._listener
    assert listener is not None
    last = listener._heard
    await until(lambda: listener._heard != last)


async def test_a_quiet_connection_is_asked_and_goes_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_listener, "QUIET_SECONDS", 0.02)
    heard: Heard = []
    other = PostgresStore(url)
    other.listen(lambda *what: heard.append(what))
    await other.open()
    try:
        async with opened(url) as one:
            await one.create_table(a_table("a"), [])
            for version in range(20):
                if version % 3 == 0:
                    await until_asked_again(other)
                await one.append("a", version, [a_choice(version)])
            await until(lambda: len(heard) >= 20)
            assert heard == [("a", version) for version in range(1, 21)]  # none missed in between, none twice
    finally:
        await other.close()


async def test_what_was_missed_without_a_connection_is_told_afterwards(url: str) -> None:
    heard: Heard = []
    other = open_store(url)
    other.listen(lambda *what: heard.append(what))
    await other.open()
    try:
        async with opened(url) as one:
            for name in ("a", "b"):
                await one.create_table(a_table(name), [])
            await one.append("a", 0, [a_choice(1)])
            await until(lambda: ("a", 1) in heard)
            heard.clear()
            ended = execute(
                url,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query"
                " LIKE 'SELECT id, version FROM tables%'",
            )
            assert (True,) in ended
            await one.append("b", 0, [a_choice(1)])
            await until(lambda: ("b", 1) in heard)
            await one.append("b", 1, [a_choice(2)])
            await until(lambda: ("b", 2) in heard)
    finally:
        await other.close()


# Several processes


async def test_stores_that_race_for_the_same_tables_never_wait_in_a_circle(postgres: Cluster) -> None:
    # Look the tables up one by one in the order asked for, as in a large database: only the order in
    # which they are locked is left to keep the stores from waiting for each other.
    url = postgres.new_url() + "".join(f"%20-cenable_{kind}%3Doff" for kind in PLANS)
    names = [f"t{number:02}" for number in range(24)]

    async def race(store: PostgresStore, me: int, order: list[str]) -> int:
        won = 0
        for version in range(15):
            asked = (store.append(name, version, [a_choice(me)]) for name in order)
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert all(result == version + 1 or isinstance(result, Conflict) for result in done), done
            won += sum(isinstance(result, int) for result in done)
        return won

    stores = [PostgresStore(url) for _ in range(3)]
    for store in stores:
        await store.open()
    try:
        await asyncio.gather(*(stores[0].create_table(a_table(name), []) for name in names))
        orders = [names, names[::-1], names[12:] + names[:12]]
        wins = await asyncio.gather(*map(race, stores, range(3), orders))
        for name in names:
            assert len(await numbers(stores[0], name)) == 15
        assert sum(wins) == 15 * len(names)
        assert "deadlock detected" not in (postgres.folder / "log").read_text()
    finally:
        for store in stores:
            await store.close()


async def test_several_processes_may_start_on_an_empty_database(url: str) -> None:
    stores = [open_store(url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create_table(a_table("a"), [])
    assert [await store.count_tables() for store in stores] == [1] * 6
    await asyncio.gather(*(store.close() for store in stores))
    steps = [(number,) for number in range(1, len(STEPS) + 1)]
    assert execute(url, "SELECT number FROM schema_steps ORDER BY number") == steps


# Trouble


async def test_a_server_that_stops_at_once_loses_nothing_acknowledged(postgres: Cluster) -> None:
    """As when its machine fails: the server recovers from its log, the store connects again."""
    url = postgres.new_url()
    heard: Heard = []
    listening = open_store(url)
    listening.listen(lambda *what: heard.append(what))
    await listening.open()
    try:
        async with opened(url) as store:
            await store.create_table(a_table("a"), [])
            acknowledged = 0

            async def append() -> None:
                nonlocal acknowledged
                while True:
                    acknowledged = await store.append("a", acknowledged, [a_choice(acknowledged)])

            appending = asyncio.ensure_future(append())
            await until(lambda: acknowledged >= 30)
            postgres.stop()
            with pytest.raises(StoreBusy) as error:
                await appending
            assert "\n" not in str(error.value)
            postgres.start()

            stored = await numbers(store, "a")
            assert stored == list(range(len(stored)))
            assert acknowledged <= len(stored) <= acknowledged + 1
            assert await store.append("a", len(stored), [a_choice(len(stored))]) == len(stored) + 1
            await until(lambda: ("a", len(stored) + 1) in heard)
    finally:
        await listening.close()


async def test_a_server_that_is_away_is_waited_for_and_then_named(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "CONNECT_SECONDS", 1)
    async with opened(postgres.new_url()) as store:
        await store.create_table(a_table("a"), [])
        postgres.stop()
        try:
            for _ in range(2):  # the second time no connection is left to break
                requests = (
                    store.append("a", 0, [a_choice(1)]),
                    store.table("a"),
                    store.save_snapshot("a", 1, b""),
                )
                done = await asyncio.gather(*requests, return_exceptions=True)
                assert [type(error) for error in done] == [StoreBusy] * 3
                assert not any("\n" in str(error) for error in done)
        finally:
            postgres.start()
        assert await store.append("a", 0, [a_choice(1)]) == 1


@pytest.mark.parametrize(
    ("error", "kind", "said"),
    [
        (errors.DiskFull("could not extend file"), RegnumStoreError, "its disk is full"),
        (errors.InsufficientPrivilege("permission denied"), RegnumStoreError, "may not write there"),
        (errors.ReadOnlySqlTransaction("read-only"), RegnumStoreError, "takes no changes"),
        (
            errors.QueryCanceled("statement timeout\nCONTEXT: x"),
            StoreBusy,
            "did not answer: statement timeout",
        ),
        (errors.UndefinedTable("no such table"), RegnumStoreError, "refused a request: no such table"),
    ],
)
def test_errors_are_told_in_one_line(error: psycopg.Error, kind: type[Exception], said: str) -> None:
    told = explain(error)
    assert type(told) is kind
    assert said in str(told)
    assert "\n" not in str(told)


async def test_reading_survives_broken_connections(url: str) -> None:
    async with opened(url) as store:
        await store.create_table(a_table("a"), [])
        await asyncio.gather(*(store.table("a") for _ in range(30)))  # several connections
        execute(
            url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'regnum' AND pid <> pg_backend_pid()",
        )
        rows = await asyncio.gather(*(store.table("a") for _ in range(30)))
        assert all(row is not None for row in rows)


async def test_one_requests_fault_does_not_fail_its_neighbours(url: str) -> None:
    """Not a refusal but an error of the statement that they share."""
    store = PostgresStore(url)
    await store.open()
    try:
        for name in ("a", "b", "c"):
            await store.create_table(a_table(name), [])
        assert store._writer is not None
        done = await asyncio.gather(
            store.append("a", 0, [a_choice(1)]),
            store._writer.submit("b", 0, ["\0"], None, None),
            store.append("c", 0, [a_choice(2)]),
            return_exceptions=True,
        )
        assert [done[0], done[2]] == [1, 1]
        assert isinstance(done[1], RegnumStoreError)
        assert await numbers(store, "b") == []
    finally:
        await store.close()


async def test_commits_are_waited_for_whatever_the_defaults_are(url: str) -> None:
    for default, used in (("off", "on"), ("local", "local"), ("on", "on")):
        store = PostgresStore(url + f"%20-csynchronous_commit%3D{default}")
        await store.open()
        assert await store._fetch("SHOW synchronous_commit") == [(used,)]
        await store.close()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://someone:hunter2@127.0.0.1:1/regnum", "regnum at 127.0.0.1 cannot be used"),
        ("postgresql:///regnum?host=/nowhere&password=hunter2", "regnum at /nowhere cannot be used"),
        ("postgresql://someone:hunter2@localhost:port/regnum", "cannot be used"),
        ("postgres://x:hunter2@[::1/", "cannot be read"),
    ],
)
async def test_an_unreachable_server_is_named_without_the_password(address: str, said: str) -> None:
    with pytest.raises(RegnumStoreError) as error:
        await open_store(address).open()
    assert said in str(error.value)
    assert "hunter2" not in str(error.value)
    assert "\n" not in str(error.value)


async def test_an_unknown_database_is_named(postgres: Cluster) -> None:
    with pytest.raises(RegnumStoreError, match='database "nowhere" does not exist'):
        await open_store(postgres.url("nowhere")).open()


async def test_a_database_that_cannot_hold_every_language_is_refused(postgres: Cluster) -> None:
    url = postgres.new_database("ENCODING 'SQL_ASCII' TEMPLATE template0")
    with pytest.raises(RegnumStoreError, match="make one with UTF8"):
        await open_store(url).open()


async def test_the_tables_of_another_program_are_left_alone(url: str) -> None:
    execute(url, "CREATE TABLE tables (legs int)")
    with pytest.raises(RegnumStoreError, match="another program"):
        await open_store(url).open()
    assert execute(url, "SELECT to_regclass('entries')") == [(None,)]


# Locks


WAITS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


@pytest.mark.parametrize("what", ["a snapshot is saved", "words are blanked"])
async def test_a_table_is_deleted_while(url: str, what: str) -> None:
    """All lock the table's row first, so nobody waits in a circle: the player who deleted it was told 503."""
    async with opened(url) as store:
        await store.create_table(a_table("a"), [a_choice(1), a_choice(2)])
        await store.save_snapshot("a", 1, b"state", [Piece(1, 1, b"told")])
        deleting = await psycopg.AsyncConnection.connect(url)
        async with deleting:
            await deleting.execute("SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE")
            if what == "a snapshot is saved":
                other = asyncio.create_task(store.save_snapshot("a", 2, b"later", [Piece(2, 2, b"told")]))
            else:
                other = asyncio.create_task(store.blank("a", {1: a_choice(9)}))
            await until(lambda: execute(url, WAITS) == [(1,)])
            for part in PARTS_OF_TABLES:
                await deleting.execute(f"DELETE FROM {part} WHERE table_id = 'a'".encode())
            await deleting.execute("DELETE FROM tables WHERE id = 'a'")
        with pytest.raises(NoTable):
            await other
        assert await store.table("a") is None
