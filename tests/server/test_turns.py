"""Where a browser is waited for: one short answer for many tables, without opening them again."""

import pytest
from tests.server.support import asked_of, quick_settings, running
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_the_places_of_secrets_that_are_waited_for(store_url: str) -> None:
    async with running(store_url) as server:
        tables = [await server.two_players(game="gugong") for _ in range(3)]
        secrets = [key for _, keys in tables for key in keys]
        wrong = [secrets[0] + "x", "", "no such table.abc", f"{'A' * 22}.abc", "\0"]
        reply = await server.good("POST", "/api/turns", {"secrets": [*wrong, *secrets]})
        asked = [(await server.server.hub.open(table)).room.waiting() for table, _ in tables]
        expected = [len(wrong) + 2 * i + seat for i, seats in enumerate(asked) for seat in seats]
        assert reply["waiting"] == sorted(expected)


async def test_a_table_that_left_the_memory_is_not_opened_again(store_url: str) -> None:
    async with running(store_url, quick_settings(idle=3600)) as server:
        hub = server.server.hub
        table, keys = await server.two_players(game="gugong")
        before = await server.good("POST", "/api/turns", {"secrets": keys})
        await hub.evict(hub.live[table])
        assert await server.good("POST", "/api/turns", {"secrets": keys}) == before
        assert table not in hub.live
        # Somebody plays: what was known of it is old.
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            mover = await asked_of(a, b)
            while mover.is_asked():
                version = mover.offer["version"]
                await mover.choose(mover.offer["choices"][0]["option"])
                await mover.until(lambda v=version: mover.offer["version"] > v)  # type: ignore[misc]
            assert before["waiting"] == [0 if mover is a else 1]
        await until(lambda: not hub.live[table].connections)
        await hub.evict(hub.live[table])
        after = await server.good("POST", "/api/turns", {"secrets": keys})
        assert after["waiting"] == [1 - before["waiting"][0]]
