"""Databases of earlier versions open in this one; those of later versions are left alone."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.server.store.helpers import a_choice, a_table, opened

from regnum.server.store import RegnumStoreError, ScoreRow, Store, StoredEntry, TableRow, is_postgres
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.schema import STEPS, Step
from regnum.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

FROZEN = Path(__file__).parent / "frozen"

TABLE = TableRow(
    id="t1",
    code="LION-7",
    game="paladins",
    listed=True,
    status="playing",
    created=1700000001.0,
    updated=1700000003.5,
    version=2,
    summary={"seats": ["Ann", "بهار"]},
    secret="aa11",
)
ENTRIES = [
    StoredEntry(1, 1700000001.0, {"kind": "created"}),
    StoredEntry(2, 1700000003.5, {"kind": "chat", "text": "紫禁城 \0"}),
]
SCORE = ScoreRow("2023-11-14", "troyes", "t2", "Ann", 44, {"parts": [40, 4]}, 1700000004.0)

NEXT = Step(
    "a note at every table",
    ("ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT ''", "UPDATE tables SET note = code"),
    ("ALTER TABLE tables ADD COLUMN note text NOT NULL DEFAULT ''", "UPDATE tables SET note = code"),
)
BROKEN = Step(
    "fails half way",
    ("ALTER TABLE tables ADD COLUMN half TEXT", "UPDATE nowhere SET half = 1"),
    ("ALTER TABLE tables ADD COLUMN half text", "UPDATE nowhere SET half = 1"),
)


def execute(url: str, sql: str) -> list[tuple[object, ...]]:
    """Ask the database itself."""
    if is_postgres(url):
        with psycopg.connect(url, autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []
    with closing(sqlite3.connect(url)) as connection_:
        return connection_.execute(sql).fetchall()


def store_with(url: str, steps: Sequence[Step]) -> Store:
    return PostgresStore(url, steps=steps) if is_postgres(url) else SqliteStore(url, steps=steps)


@pytest.fixture
def frozen_url(store_url: str) -> str:
    """A database as the first schema left it."""
    kind = "postgres" if is_postgres(store_url) else "sqlite"
    sql = (FROZEN / f"schema1.{kind}.sql").read_text(encoding="utf-8")
    if is_postgres(store_url):
        execute(store_url, sql)
    else:
        Path(store_url).parent.mkdir()
        with closing(sqlite3.connect(store_url)) as connection:
            connection.executescript(sql)
    return store_url


async def check_contents(store: Store) -> None:
    assert await store.table("t1") == TABLE
    assert await store.table_by_code("LION-7") == TABLE
    assert await store.entries("t1") == ENTRIES
    assert await store.snapshot("t1") == (2, b"\0\xff")
    assert await store.scores("2023-11-14", "troyes") == [SCORE]
    assert [row.id async for row in store.all_tables()] == ["t1", "t2"]
    assert [row.id for row in await store.open_tables(9)] == ["t1"]


def columns(url: str) -> list[tuple[object, ...]]:
    """Return what the schema consists of, as the database tells it."""
    if not is_postgres(url):
        sql = "SELECT name, sql FROM sqlite_master ORDER BY name"
        return [(name, " ".join((text or "").split())) for name, text in execute(url, sql)]  # type: ignore[attr-defined]
    return execute(
        url,
        "SELECT table_name, column_name, data_type, is_nullable, collation_name"
        " FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2",
    ) + execute(
        url,
        "SELECT replace(indexdef, current_schema() || '.', '') FROM pg_indexes"
        " WHERE schemaname = current_schema() ORDER BY 1",
    )


async def test_todays_schema_opens_the_first_one(frozen_url: str) -> None:
    async with opened(frozen_url) as store:
        await check_contents(store)
        assert await store.append("t1", 2, [a_choice(3)]) == 3
        assert (await store.create_table(a_table("new"), [])).version == 0


async def test_the_first_step_is_what_was_frozen(
    frozen_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A released step never changes: people's databases were made by it."""
    fresh = str(tmp_path / "fresh.db")
    if is_postgres(frozen_url):
        fresh = request.getfixturevalue("postgres").new_url()
    store = store_with(fresh, STEPS[:1])
    await store.open()
    await store.close()
    assert columns(fresh) == columns(frozen_url)


async def test_a_next_step_is_made_once_and_recorded(frozen_url: str) -> None:
    steps = [*STEPS, NEXT]
    for _ in range(2):
        store = store_with(frozen_url, steps)
        await store.open()
        await check_contents(store)
        await store.close()
    assert execute(frozen_url, "SELECT id, note FROM tables ORDER BY id") == [
        ("t1", "LION-7"),
        ("t2", "WOLF-3"),
    ]
    assert execute(frozen_url, "SELECT number, title FROM schema_steps ORDER BY number") == [
        *((number, step.title) for number, step in enumerate([*STEPS, NEXT], 1)),
    ]


async def test_an_empty_database_is_taken_through_all_steps(store_url: str) -> None:
    store = store_with(store_url, [*STEPS, NEXT])
    await store.open()
    await store.create_table(a_table("a"), [a_choice(1)])
    await store.close()
    assert execute(store_url, "SELECT note FROM tables") == [("",)]
    assert execute(store_url, "SELECT max(number) FROM schema_steps") == [(len(STEPS) + 1,)]


async def test_a_newer_schema_is_left_alone(frozen_url: str) -> None:
    store = store_with(frozen_url, [*STEPS, NEXT])
    await store.open()
    await store.close()
    before = columns(frozen_url)
    with pytest.raises(RegnumStoreError) as error:
        await store_with(frozen_url, STEPS).open()
    known = len(STEPS)
    assert f"newer Regnum (schema {known + 1}; this one knows {known})" in str(error.value)
    assert "\n" not in str(error.value)
    assert columns(frozen_url) == before


async def test_a_step_that_fails_leaves_the_step_before_it(frozen_url: str) -> None:
    with pytest.raises(RegnumStoreError, match="nowhere"):
        await store_with(frozen_url, [*STEPS, NEXT, BROKEN]).open()
    assert execute(frozen_url, "SELECT max(number) FROM schema_steps") == [(len(STEPS) + 1,)]
    store = store_with(frozen_url, [*STEPS, NEXT])  # whole and usable
    await store.open()
    await check_contents(store)
    await store.close()
    assert "half" not in str(columns(frozen_url))
