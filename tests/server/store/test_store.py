"""One suite for every back end: what the server may rely on."""

import asyncio
import random
import time
from collections import Counter
from typing import cast

import msgspec
import pytest
from tests.server.store.helpers import CountingStore, a_choice, a_table, numbers, opened

from regnum.server.store import Conflict, NoTable, Store, StoredEntry, TableRow
from regnum.server.store.base import PAGE, Data

pytestmark = pytest.mark.anyio

# What names and chat may hold: other scripts, letters outside the first plane, marks, controls, quotes.
WORDS = "Gùgōng 紫禁城 رژنوم 🏰👩🏽‍⚖️ a\u0301 \"'\\ \n\t\u2028 \u0000 \x7f </script> %s ? $1 {}"


# Tables


async def test_a_new_table_is_found_by_id_and_by_code(store_url: str) -> None:
    async with opened(store_url) as store:
        row = a_table("a", summary={"seats": ["Ann", None]}, listed=False)
        made = await store.create_table(row, [{"kind": "created"}, {"kind": "seat"}])
        assert made.version == 2
        assert msgspec.structs.replace(made, version=0, created=0, updated=0) == msgspec.structs.replace(
            row, created=0, updated=0
        )
        assert made.created == pytest.approx(row.created, abs=1e-5)
        assert await store.table("a") == made
        assert await store.table_by_code("code-a") == made
        assert await store.count_tables() == 1
        found = await store.entries("a")
        assert [(entry.seq, entry.data) for entry in found] == [
            (1, {"kind": "created"}),
            (2, {"kind": "seat"}),
        ]
        assert {entry.at for entry in found} == {made.created}


async def test_a_table_may_begin_without_entries(store_url: str) -> None:
    async with opened(store_url) as store:
        assert (await store.create_table(a_table("a"), [])).version == 0
        assert await store.entries("a") == []
        assert await store.append("a", 0, [a_choice(1)]) == 1


async def test_what_is_not_there_is_none(store_url: str) -> None:
    async with opened(store_url) as store:
        for name in ("a", "", "code-a", "a\0", "\ud800", "ā" * 5000, "' OR 1=1 --"):
            assert await store.table(name) is None
            assert await store.table_by_code(name) is None
            assert await store.entries(name) == []
            assert await store.snapshot(name) is None
            assert await store.scores(name, name) == []
        assert await store.count_tables() == 0
        assert [row async for row in store.all_tables()] == []


async def test_codes_and_ids_are_unique(store_url: str) -> None:
    async with opened(store_url) as store:
        first = await store.create_table(a_table("a"), [a_choice(1)])
        with pytest.raises(Conflict):
            await store.create_table(a_table("b", code="code-a"), [a_choice(2)])
        with pytest.raises(Conflict):
            await store.create_table(a_table("a", code="another"), [a_choice(3)])
        assert await store.table("a") == first
        assert await store.table("b") is None
        assert await store.entries("b") == []
        assert await numbers(store, "a") == [1]


async def test_of_many_who_want_a_code_one_gets_it(store_url: str) -> None:
    async with opened(store_url) as store:
        tries = (store.create_table(a_table(f"t{number}", code="same"), []) for number in range(20))
        made = await asyncio.gather(*tries, return_exceptions=True)
        winners = [row for row in made if isinstance(row, TableRow)]
        assert len(winners) == 1
        assert sum(isinstance(row, Conflict) for row in made) == 19
        assert await store.table_by_code("same") == winners[0]


async def test_a_table_with_a_past_keeps_its_times(store_url: str) -> None:
    past = [StoredEntry(1, 1000.25, a_choice(1)), StoredEntry(2, 2000.5, a_choice(2))]
    row = a_table("a", version=2, created=1000.25, updated=2000.5, status="over")
    async with opened(store_url) as store:
        assert await store.put_table(row, past) == row
        assert await store.table("a") == row
        assert await store.entries("a") == past
        for wrong in (past[:1], past[1:], past[::-1]):
            with pytest.raises(ValueError, match="numbered"):
                await store.put_table(a_table("b", version=2), wrong)


async def test_text_that_no_database_holds_is_refused(store_url: str) -> None:
    async with opened(store_url) as store:
        for name in ("a\0b", "\ud800"):
            with pytest.raises(ValueError, match="cannot be stored"):
                await store.create_table(a_table(name), [])
            with pytest.raises(ValueError, match="cannot be stored"):
                await store.add_score("2026-01-01", "paladins", "a", name, 1, {})
            with pytest.raises(ValueError, match="cannot be stored"):
                await store.append("a", 0, [a_choice(1)], status=name)
            with pytest.raises(NoTable):
                await store.append(name, 0, [a_choice(1)])
            with pytest.raises(NoTable):
                await store.save_snapshot(name, 0, b"")


async def test_open_tables_are_listed_newest_first(store_url: str) -> None:
    async with opened(store_url) as store:
        for number, status in enumerate(["open", "playing", "over", "open", "playing"]):
            await store.create_table(a_table(f"t{number}", status=status, created=1000.0 + number), [])
        await store.create_table(a_table("private", listed=False, created=5000.0), [])
        assert [row.id for row in await store.open_tables(10)] == ["t4", "t3", "t1", "t0"]
        assert [row.id for row in await store.open_tables(2)] == ["t4", "t3"]
        await store.append("t4", 0, [a_choice(1)], status="over")
        await store.append("t0", 0, [a_choice(1)])  # newest is what was made last, not what moved last
        assert [row.id for row in await store.open_tables(2**70)] == ["t3", "t1", "t0"]


async def test_all_tables_are_yielded_once(store_url: str) -> None:
    names = [f"{number:05}" for number in range(2 * PAGE + 7)]
    random.Random(1).shuffle(names)
    async with opened(store_url) as store:
        await asyncio.gather(*(store.create_table(a_table(name), []) for name in names))
        assert [row.id async for row in store.all_tables()] == sorted(names)
        assert await store.count_tables() == len(names)


# Entries


async def test_an_append_moves_the_table(store_url: str) -> None:
    async with opened(store_url) as store:
        made = await store.create_table(a_table("a", updated=1000.0, created=1000.0), [])
        assert await store.append("a", 0, [a_choice(1)]) == 1
        assert await store.append("a", 1, [a_choice(2), a_choice(3)], status="playing") == 3
        assert await store.append("a", 3, [a_choice(4)], summary={"turn": 2}) == 4
        row = await store.table("a")
        assert row is not None
        assert row.updated == pytest.approx(time.time(), abs=60)
        expected = msgspec.structs.replace(made, version=4, status="playing", summary={"turn": 2})
        assert msgspec.structs.replace(row, updated=1000.0) == expected
        assert await numbers(store, "a") == [1, 2, 3, 4]
        later = await store.entries("a", after=2)
        assert [(entry.seq, entry.data["number"]) for entry in later] == [(3, 3), (4, 4)]
        assert all(entry.at == pytest.approx(time.time(), abs=60) for entry in later)
        assert await store.entries("a", after=4) == []
        assert await store.entries("a", after=2**70) == []
        assert len(await store.entries("a", after=-5)) == 4


async def test_an_append_at_another_version_changes_nothing(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [a_choice(1), a_choice(2)])
        before = await store.table("a")
        for expected in (0, 1, 3, -1, 2**70, -(2**70)):
            with pytest.raises(Conflict, match="at version 2"):
                await store.append("a", expected, [a_choice(9)], status="over", summary={"no": 1})
        with pytest.raises(NoTable):
            await store.append("b", 0, [a_choice(9)])
        assert await store.table("a") == before
        assert await numbers(store, "a") == [1, 2]
        assert await store.entries("b") == []


async def test_without_entries_only_status_and_summary_change(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [a_choice(1)])
        assert await store.append("a", 1, [], status="over", summary={}) == 1
        row = await store.table("a")
        assert row is not None
        assert (row.version, row.status, row.summary) == (1, "over", {})
        with pytest.raises(Conflict):
            await store.append("a", 0, [], status="open")


async def test_of_many_appends_to_one_version_exactly_one_wins(store_url: str) -> None:
    """Twenty tasks race for one table, each trying again after a conflict, as a hub would."""
    wins: Counter[int] = Counter()
    conflicts = 0

    async def race(store: Store, me: int) -> None:
        nonlocal conflicts
        for _ in range(10):
            while True:
                row = await store.table("a")
                assert row is not None
                try:
                    wins[await store.append("a", row.version, [a_choice(me)])] += 1
                    break
                except Conflict:
                    conflicts += 1

    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [])
        await asyncio.gather(*(race(store, me) for me in range(20)))
        assert sorted(wins) == list(range(1, 201))
        assert set(wins.values()) == {1}
        assert conflicts > 0
        assert Counter(await numbers(store, "a")) == dict.fromkeys(range(20), 10)


async def test_appends_that_follow_each_other_may_be_asked_for_at_once(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [])
        asked = (store.append("a", number, [a_choice(number)], status=f"s{number}") for number in range(5))
        assert await asyncio.gather(*asked) == [1, 2, 3, 4, 5]
        assert await numbers(store, "a") == [0, 1, 2, 3, 4]
        row = await store.table("a")
        assert row is not None
        assert row.status == "s4"


async def test_many_appends_share_few_commits(store_url: str) -> None:
    async with opened(store_url) as opened_store:
        store = cast(CountingStore, opened_store)
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.create_table(a_table(name), []) for name in names))
        before = store.transactions

        async def append(name: str) -> None:
            for version in range(10):
                assert await store.append(name, version, [a_choice(version)]) == version + 1

        await asyncio.gather(*(append(name) for name in names))
        assert 10 <= store.transactions - before <= 15  # for 500 appends
        # Alone, each one is a commit of its own: nothing is acknowledged before.
        before = store.transactions
        for version in range(10, 15):
            await store.append("t0", version, [a_choice(version)])
        assert store.transactions - before == 5


async def test_a_refused_request_does_not_fail_its_neighbours(store_url: str) -> None:
    async with opened(store_url) as store:
        for name in ("a", "b", "c"):
            await store.create_table(a_table(name), [])
        done = await asyncio.gather(
            store.append("a", 0, [a_choice(1)]),
            store.append("b", 7, [a_choice(2)]),
            store.append("nowhere", 0, [a_choice(3)]),
            store.append("c", 0, [a_choice(4)]),
            store.create_table(a_table("d", code="code-a"), []),
            store.save_snapshot("nowhere", 1, b"x"),
            store.create_table(a_table("e"), [a_choice(5)]),
            return_exceptions=True,
        )
        kinds = [result if isinstance(result, int) else type(result) for result in done]
        assert kinds == [1, Conflict, NoTable, 1, Conflict, NoTable, TableRow]
        contents = [await numbers(store, name) for name in ("a", "b", "c", "e")]
        assert contents == [[1], [], [4], [5]]


async def test_entries_keep_every_letter_and_number(store_url: str) -> None:
    data: Data = {WORDS: WORDS, "numbers": [0, -1, 2**53, 2**63 - 1, -(2**63), 2**200, 0.1, 1e300]}
    data |= {"deep": {"list": [[], {}, [True, False]]}, "empty": "", "none": None}
    async with opened(store_url) as store:
        await store.create_table(a_table("ṯ-紫", code="رمز", summary=data), [data])
        await store.append("ṯ-紫", 1, [data, {}], summary=data)
        assert [entry.data for entry in await store.entries("ṯ-紫")] == [data, data, {}]
        row = await store.table_by_code("رمز")
        assert row is not None
        assert row.summary == data
    async with opened(store_url) as store:
        assert [entry.data for entry in await store.entries("ṯ-紫")] == [data, data, {}]


async def test_large_entries_and_many(store_url: str) -> None:
    large = {"text": "紫" * 1_000_000, "list": list(range(100_000))}
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [large])
        assert await store.append("a", 1, [large, large]) == 3
        assert await store.append("a", 3, [a_choice(number) for number in range(5000)]) == 5003
        found = await store.entries("a")
        assert [entry.data for entry in found[:3]] == [large] * 3
        assert [entry.data for entry in found[3:]] == [a_choice(number) for number in range(5000)]
        assert [entry.seq for entry in found] == list(range(1, 5004))


async def test_what_cannot_be_json_is_refused_and_stores_nothing(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [])
        with pytest.raises(TypeError):
            await store.append("a", 0, [a_choice(1), {"x": object()}])
        assert await numbers(store, "a") == []


async def test_a_cancelled_append_does_not_disturb_the_others(store_url: str) -> None:
    async with opened(store_url) as store:
        for name in ("a", "b"):
            await store.create_table(a_table(name), [])
        tasks = [asyncio.ensure_future(store.append(name, 0, [a_choice(1)])) for name in ("a", "b")]
        await asyncio.sleep(0)
        tasks[0].cancel()
        assert await tasks[1] == 1
        with pytest.raises(asyncio.CancelledError):
            await tasks[0]
        # It was stored or not; the table is whole either way.
        assert await numbers(store, "a") in ([], [1])
        assert await store.append("b", 1, [a_choice(2)]) == 2


# Snapshots and scores


async def test_the_latest_snapshot_is_kept(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create_table(a_table("a"), [])
        assert await store.snapshot("a") is None
        await store.save_snapshot("a", 5, bytes(range(256)))
        assert await store.snapshot("a") == (5, bytes(range(256)))
        await store.save_snapshot("a", 9, b"later")
        await store.save_snapshot("a", 7, b"too late")
        assert await store.snapshot("a") == (9, b"later")
        await store.save_snapshot("a", 9, b"again")
        with pytest.raises(NoTable):
            await store.save_snapshot("b", 1, b"")
    async with opened(store_url) as store:
        assert await store.snapshot("a") == (9, b"again")


async def test_how_a_game_ended_is_kept_once(store_url: str) -> None:
    async with opened(store_url) as store:
        for name in "abcd":
            await store.create_table(a_table(name, status="playing" if name == "b" else "over"), [])
        assert await store.final("a") is None
        await store.save_final("a", bytes(range(256)))
        await store.save_final("a", b"another end")  # the first one stands
        assert await store.without_final("", 9) == ["c", "d"]
        assert await store.without_final("", 1) == ["c"]
        assert await store.without_final("c", 9) == ["d"]
        for nowhere in ("x", "\0"):
            assert await store.final(nowhere) is None
            with pytest.raises(NoTable):
                await store.save_final(nowhere, b"")
    async with opened(store_url) as store:
        assert await store.final("a") == bytes(range(256))


async def test_scores_are_ranked(store_url: str) -> None:
    day, game = "2026-11-15", "paladins"
    async with opened(store_url) as store:
        for name in ("a", "b", "c", "d"):
            await store.create_table(a_table(name), [])
        await store.add_score(day, game, "a", "Ann", 50, {"parts": [20, 30]})
        await store.add_score(day, game, "b", "بهار", 70, {})
        await store.add_score(day, game, "c", "Cem", 50, {})
        await store.add_score("2026-11-16", game, "d", "Dan", 90, {})
        await store.add_score(day, "troyes", "d", "Dan", 95, {})
        await store.add_score(day, game, "a", "Ann", 99, {"again": True})  # the first one stands
        found = await store.scores(day, game)
        assert [(row.name, row.score) for row in found] == [("بهار", 70), ("Ann", 50), ("Cem", 50)]
        assert found[1].detail == {"parts": [20, 30]}
        assert found[1].table_id == "a"
        assert found[1].at == pytest.approx(time.time(), abs=60)
        with pytest.raises(NoTable):
            await store.add_score(day, game, "nowhere", "Eve", 1, {})
        everything = [(row.day, row.game, row.name) async for row in store.all_scores()]
        assert everything == [
            (day, game, "Ann"),
            (day, game, "بهار"),
            (day, game, "Cem"),
            (day, "troyes", "Dan"),
            ("2026-11-16", game, "Dan"),
        ]
