"""Who wants to be told of their turns, in both back ends."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.store.helpers import a_choice, a_table, opened

from regnum.server.store import NoTable, Store
from regnum.server.store.notices import NoticeRow

pytestmark = pytest.mark.anyio


def a_notice(name: str, table: str = "t", **changes: Any) -> NoticeRow:
    row = NoticeRow(
        id=name,
        table_id=table,
        owner="ann",
        kind="push",
        address=f"https://push.example/{name}",
        detail={"language": "en", "p256dh": "به"},
        confirmed=True,
        told=0.0,
        at=1000.5,
    )
    return msgspec.structs.replace(row, **changes)


async def ids(store: Store, table: str = "t") -> list[str]:
    return [row.id for row in await store.notices(table)]


async def test_what_was_asked_for_is_kept_and_found(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("t"), [])
        row = a_notice("n1")
        await store.put_notice(row)
        assert await store.notice("n1") == row
        assert await store.notices("t") == [row]
        assert await store.notice("n2") is None
        assert await store.notices("u") == []
        with pytest.raises(NoTable):
            await store.put_notice(a_notice("n3", "nowhere"))


async def test_asking_again_changes_the_detail_only(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("t"), [])
        await store.put_notice(a_notice("n1", kind="mail", confirmed=False))
        assert await store.confirm_notice("n1")
        assert await store.tell_notice("n1", 5.0)
        await store.put_notice(a_notice("n1", confirmed=False, detail={"language": "tr"}))
        found = await store.notice("n1")
        assert found is not None
        assert (found.confirmed, found.told, found.kind, found.detail) == (
            True,
            5.0,
            "mail",
            {"language": "tr"},
        )
        assert not await store.confirm_notice("n2")


async def test_of_many_who_want_to_tell_a_turn_one_does(store_url: str) -> None:
    async with opened(store_url) as store, opened(store_url) as other:
        await store.create_table(a_table("t"), [])
        await store.put_notice(a_notice("n1"))
        told = await asyncio.gather(*(each.tell_notice("n1", 7.25) for each in (store, other) * 5))
        assert sorted(told) == [False] * 9 + [True]
        assert not await store.tell_notice("n1", 7.0)  # an earlier turn
        assert await store.tell_notice("n1", 7.5)


async def test_they_go_with_their_owner_and_with_the_table(store_url: str) -> None:
    async with opened(store_url) as store:
        for table in ("t", "u"):
            await store.create_table(a_table(table), [])
        await store.put_notice(a_notice("n1"))
        await store.put_notice(a_notice("n2", owner="bo"))
        await store.put_notice(a_notice("n3", at=2000.0))
        await store.put_notice(a_notice("n4", "u"))
        assert await ids(store) == ["n1", "n2", "n3"]
        assert await store.delete_notice("n3")
        assert not await store.delete_notice("n3")
        await store.delete_notices("t", "ann")
        assert await ids(store) == ["n2"]
        assert await store.delete_table("t")
        assert await store.notice("n2") is None
        await store.delete_notices("u")
        assert await ids(store, "u") == []


async def test_what_is_stale_is_deleted(store_url: str) -> None:
    async with opened(store_url) as store:
        for table, status in (("t", "playing"), ("over", "over")):
            await store.create_table(a_table(table, status=status), [])
        await store.put_notice(a_notice("n1", confirmed=False, at=10.0))
        await store.put_notice(a_notice("n2", confirmed=False, at=30.0))
        await store.put_notice(a_notice("n3", at=10.0))
        await store.put_notice(a_notice("n4", "over"))
        await store.delete_stale_notices(20.0)
        assert sorted([row.id async for row in store.all_notices()]) == ["n2", "n3"]


async def test_tables_that_may_have_missed_a_turn_are_found(store_url: str) -> None:
    async with opened(store_url) as store:
        for table, status in (("a", "playing"), ("b", "playing"), ("c", "open"), ("d", "playing")):
            await store.create_table(a_table(table, status=status, updated=100.0), [])
        for number, table in enumerate("abc"):
            await store.put_notice(a_notice(f"n{number}", table))
        await store.append("b", 0, [a_choice(1)])
        assert await store.noticed_tables(50.0, 10) == ["a", "b"]
        assert await store.noticed_tables(50.0, 1) == ["a"]
        assert await store.noticed_tables(time.time() - 3600, 10) == ["b"]


async def test_how_far_many_tables_are_is_one_question(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [a_choice(1)])
        await store.create_table(a_table("b"), [])
        assert await store.versions(["a", "b", "nowhere"]) == {"a": 1, "b": 0}
        assert await store.versions([]) == {}


async def test_they_are_in_dumps(store_url: str, tmp_path: Path) -> None:
    from regnum.server.store.backup import backup, restore  # only now: a page makes none

    async with opened(store_url) as store:
        await store.create_table(a_table("t"), [])
        await store.put_notice(a_notice("n1", told=3.5))
    await backup(store_url, tmp_path / "copy.jsonl")
    await restore(tmp_path / "copy.jsonl", tmp_path / "other.db")
    async with opened(str(tmp_path / "other.db")) as store:
        assert await store.notices("t") == [a_notice("n1", told=3.5)]
