"""Copies: complete, made while the server runs, restored into either back end."""

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.postgres import Cluster
from tests.server.store.helpers import a_choice, a_table, numbers, opened
from tests.waiting import until

from regnum.server.store import RegnumStoreError, ScoreRow, Store, StoredEntry, TableRow
from regnum.server.store.backup import backup, restore
from regnum.server.store.base import SecretRow

pytestmark = pytest.mark.anyio

Everything = tuple[
    list[TableRow], list[list[StoredEntry]], list[bytes | None], list[ScoreRow], list[SecretRow]
]


async def everything(store: Store) -> Everything:
    tables = [row async for row in store.all_tables()]
    entries = [await store.entries(row.id) for row in tables]
    finals = [await store.final(row.id) for row in tables]
    return tables, entries, finals, [row async for row in store.all_scores()], await store.all_secrets()


async def fill(url: str) -> Everything:
    async with opened(url) as store:
        for number in range(5):
            name = f"t{number}-紫"
            await store.create_table(a_table(name, listed=number % 2 == 0), [a_choice(1)])
            await store.append(name, 1, [{"text": "\0 رنگ 🏰 \n"}] * number, status="playing")
            await store.save_snapshot(name, 1, b"\0\xff")
        await store.create_table(a_table("empty"), [])
        await store.save_final("t2-紫", b"\0\xff the end")
        await store.add_score("2026-11-15", "paladins", "t1-紫", "Ann", 51, {"parts": [1, 50]})
        await store.add_score("2026-11-15", "paladins", "t2-紫", "بهار", 52, {})
        await store.secret("duels")
        return await everything(store)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    (tmp_path / "copies").mkdir()
    return tmp_path / "copies" / "copy.jsonl"


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store to restore into."""
    if request.param == "sqlite":
        return str(tmp_path / "other" / "regnum.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_url()


# Dumps


async def test_a_dump_is_restored_into_either_back_end(store_url: str, other_url: str, target: Path) -> None:
    before = await fill(store_url)
    said = await backup(store_url, target)
    assert said == f"6 tables and 2 results copied to {target}."
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert list(target.parent.iterdir()) == [target]
    assert await restore(target, other_url) == f"6 tables and 2 results restored from {target}."
    async with opened(other_url) as store:
        assert await everything(store) == before
        assert await store.snapshot("t1-紫") is None  # a cache; made again when needed
        assert await store.append("t1-紫", 2, [a_choice(3)]) == 3


async def test_a_dump_of_before_there_were_secrets_is_restored(tmp_path: Path) -> None:
    source, other, target = tmp_path / "regnum.db", tmp_path / "other.db", tmp_path / "dump.jsonl"
    tables, entries, finals, scores, _ = await fill(str(source))
    await backup(source, target)
    lines = [line for line in target.read_text("utf-8").splitlines() if '"type":"secret"' not in line]
    target.write_text("\n".join([lines[0].replace('"version":3', '"version":1'), *lines[1:], ""]), "utf-8")
    await restore(target, other)
    async with opened(str(other)) as store:
        assert await everything(store) == (tables, entries, finals, scores, [])


async def test_the_secrets_of_a_dump_stand(tmp_path: Path) -> None:
    """Duels of the restored server must be dealt as they were, even if it was started before."""
    source, other, target = tmp_path / "regnum.db", tmp_path / "other.db", tmp_path / "dump.jsonl"
    before = await fill(str(source))
    await backup(source, target)
    async with opened(str(other)) as store:
        await store.secret("duels")
    await restore(target, other)
    async with opened(str(other)) as store:
        assert await store.all_secrets() == before[-1]


async def test_an_empty_store_has_an_empty_dump(store_url: str, target: Path) -> None:
    async with opened(store_url):
        pass
    await backup(store_url, target)
    assert len(target.read_text().splitlines()) == 2
    assert (await restore(target, store_url)).startswith("0 tables")


async def test_a_store_with_tables_is_not_restored_into(store_url: str, target: Path) -> None:
    before = await fill(store_url)
    await backup(store_url, target)
    with pytest.raises(RegnumStoreError, match="not empty"):
        await restore(target, store_url)
    async with opened(store_url) as store:
        assert await everything(store) == before


async def test_each_table_is_dumped_whole_while_choices_go_on(
    store_url: str, target: Path, tmp_path: Path
) -> None:
    names = [f"t{number:03}" for number in range(40)]
    versions = dict.fromkeys(names, 0)
    going_on = True

    async def play(store: Store, name: str) -> None:
        while going_on:
            told = {"version": versions[name] + 1}
            versions[name] = await store.append(
                name, versions[name], [a_choice(versions[name])], summary=told
            )

    async with opened(store_url) as store:
        for name in names:
            await store.create_table(a_table(name, summary={"version": 0}), [])
        playing = [asyncio.ensure_future(play(store, name)) for name in names]
        await until(lambda: all(version > 1 for version in versions.values()))
        await backup(store_url, target)
        going_on = False
        await asyncio.gather(*playing)
    copy = str(tmp_path / "other.db")
    await restore(target, copy)
    async with opened(copy) as store:
        for name in names:
            row = await store.table(name)
            assert row is not None
            assert row.summary == {"version": row.version}
            assert await numbers(store, name) == list(range(row.version))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[:-1], "cut off after 6 tables and 2 results"),
        (lambda lines: [*lines[:3], lines[3][:40]], "line 4, is not that of a dump"),
        (lambda lines: [*lines[:3], *lines[4:]], "cut off"),
        (lambda lines: lines[1:], "the head of the dump must be its first line"),
        (lambda lines: [*lines[:2], *lines], "the head of the dump must be its first line"),
        (
            lambda lines: [lines[0].replace('"version":3', '"version":4'), *lines[1:]],
            "this Regnum reads 1 to",
        ),
        (lambda lines: [line.replace('"seq":2', '"seq":3') for line in lines], "not numbered 1 to"),
        (lambda lines: ["hello"], "line 1, is not that of a dump"),
        (lambda lines: ["\udcff"], "line 1, is not that of a dump"),
        (lambda lines: [], "cut off after 0 tables"),
    ],
)
async def test_a_dump_that_is_not_whole_restores_nothing(
    tmp_path: Path, change: Callable[[list[str]], list[str]], said: str
) -> None:
    source, other, target = tmp_path / "regnum.db", tmp_path / "other.db", tmp_path / "dump.jsonl"
    await fill(str(source))
    await backup(source, target)
    lines = target.read_text(encoding="utf-8").splitlines()
    changed = "".join(line + "\n" for line in change(lines))
    target.write_bytes(changed.encode(errors="surrogateescape"))
    with pytest.raises(RegnumStoreError, match=said) as error:
        await restore(target, other)
    assert "\n" not in str(error.value)
    assert not other.exists()


async def test_a_dump_that_contradicts_itself_is_named(tmp_path: Path) -> None:
    source, target = tmp_path / "regnum.db", tmp_path / "dump.jsonl"
    await fill(str(source))
    await backup(source, target)
    lines = target.read_text(encoding="utf-8").splitlines()
    twice = [lines[0], lines[2], lines[2], '{"type": "end", "tables": 2, "scores": 0}']
    target.write_text("\n".join(twice), encoding="utf-8")
    with pytest.raises(RegnumStoreError, match="contradicts itself: there is a table with the id"):
        await restore(target, tmp_path / "other.db")


async def test_files_that_are_not_there_are_named(tmp_path: Path) -> None:
    with pytest.raises(RegnumStoreError, match="There is no database"):
        await backup(tmp_path / "regnum.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(RegnumStoreError, match=r"dump\.jsonl cannot be read: No such file"):
        await restore(tmp_path / "dump.jsonl", tmp_path / "regnum.db")


# Copies of the file


async def test_a_sqlite_store_is_copied_while_it_is_written(tmp_path: Path) -> None:
    source, copy = str(tmp_path / "regnum.db"), tmp_path / "copy.db"
    async with opened(source) as store:
        await store.create_table(a_table("a"), [])
        playing = True

        version = 0

        async def play() -> None:
            nonlocal version
            while playing:
                version = await store.append("a", version, [a_choice(version)])

        task = asyncio.ensure_future(play())
        await until(lambda: version > 0)
        said = await backup(source, copy)
        playing = False
        await task
        assert said == f"1 tables and 0 results copied to {copy}."
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "regnum.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    async with opened(str(copy)) as store:
        copied = await numbers(store, "a")
        assert copied == list(range(len(copied)))
        assert 0 < len(copied) <= version


async def test_a_copy_has_everything(tmp_path: Path) -> None:
    source, copy = str(tmp_path / "regnum.db"), tmp_path / "copy.db"
    before = await fill(source)
    await backup(source, copy)
    async with opened(str(copy)) as store:
        assert await everything(store) == before
        assert await store.snapshot("t1-紫") == (1, b"\0\xff")


async def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    source = tmp_path / "regnum.db"
    await fill(str(source))
    for name in ("copy.db", "copy.jsonl"):
        target = tmp_path / name
        target.write_text("precious")
        with pytest.raises(RegnumStoreError, match="exists already"):
            await backup(source, target)
        assert target.read_text() == "precious"
    with pytest.raises(RegnumStoreError, match="cannot be written: No such file or directory"):
        await backup(source, tmp_path / "nowhere" / "copy.db")


async def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    source = tmp_path / "letter.txt"
    source.write_text("hello, I am a letter\n" * 500)
    with pytest.raises(RegnumStoreError, match="cannot be copied: file is not a database"):
        await backup(source, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == [source]
