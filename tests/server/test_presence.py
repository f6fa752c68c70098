"""Who is there, as told by several processes: nobody flaps, nobody is forgotten, one entry a change."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.postgres import Cluster
from tests.server.support import Client, FirstOption, Json, Running, play_some, quick_settings, running
from tests.waiting import PATIENCE, until_told

from regnum.server.bots import Job

pytestmark = pytest.mark.anyio


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.new_url()


@contextlib.asynccontextmanager
async def two(url: str, **settings: Any) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers with one database."""
    chosen = quick_settings(**settings)
    async with running(url, chosen) as one, running(url, chosen) as other:
        yield one, other


def last_presence(client: Client) -> Json:
    return next(m for m in reversed(client.messages) if m["type"] == "presence")


def sees(client: Client, here: list[int], spectators: int = 0) -> bool:
    told = last_presence(client)
    return (told["here"], told["spectators"]) == (here, spectators)


async def kinds(server: Running, table: str) -> list[str]:
    """What happened at a table, as it is stored."""
    return [entry.data["t"] for entry in await server.server.store.entries(table)]


async def until_noted(server: Running, table: str, kind: str, times: int = 1) -> None:
    async def noted() -> bool:
        return (await kinds(server, table)).count(kind) >= times

    await until_told(noted)


async def look_after(*servers: Running) -> None:
    """Have the keepers of all look at their tables, again after the grace for broken connections."""
    for _ in range(3):
        for server in servers:
            keeper = server.server.keeper
            for live in list(keeper.hub.live.values()):
                live.left = dict.fromkeys(live.left, -1e9)  # for ages
                await keeper._look_after(live)


async def test_presence_names_the_seats_of_all_processes(url: str) -> None:
    async with two(url) as (one, other):
        table, keys = await one.two_players()
        async with one.watch(table, keys[0]) as a, other.watch(table, keys[1]) as b:
            async with other.watch(table):
                for each in (a, b):
                    await each.until(lambda c=each: sees(c, [0, 1], 1))  # type: ignore[misc]
            for each in (a, b):
                await each.until(lambda c=each: sees(c, [0, 1], 0))  # type: ignore[misc]
        async with one.watch(table, keys[0]) as a:
            await a.until(lambda: sees(a, [0]))


async def test_who_moves_to_another_process_does_not_flap(url: str) -> None:
    async with two(url) as (one, other):
        table, keys = await one.two_players(away=300)
        async with one.watch(table, keys[0]) as a:
            async with other.watch(table, keys[1]):
                await a.until(lambda: not any(seat["away"] for seat in a.table["seats"]))
            await until_noted(one, table, "away")
            await a.until(lambda: a.table["seats"][1]["away"])  # and known to the process they come to
            async with one.watch(table, keys[1]) as b:
                await b.until(lambda: sees(b, [0, 1]))
                before = await kinds(one, table)
                await look_after(one, other)
                assert await kinds(one, table) == before


async def test_closing_one_of_two_tabs_is_not_going_away(url: str) -> None:
    async with two(url) as (one, other):
        table, keys = await one.two_players()
        async with one.watch(table, keys[0]) as a, one.watch(table, keys[1]):
            async with other.watch(table, keys[1]), other.watch(table):
                await a.until(lambda: sees(a, [0, 1], 1))
            await a.until(lambda: sees(a, [0, 1], 0))
            await look_after(one, other)
            assert "away" not in await kinds(one, table)


async def test_who_never_came_is_away_for_all_processes(url: str) -> None:
    async with two(url) as (one, other):
        table, keys = await one.two_players(away=0)
        async with other.watch(table, keys[0]) as a:
            await a.until(lambda: a.table["seats"][1]["away"])
            await a.until(lambda: not a.table["seats"][0]["away"])
            assert (await a.ask("vote", seat=1))["type"] == "done"
            await a.until(lambda: a.table["seats"][1]["stand_in"])
        assert (await kinds(one, table)).count("stand_in") == 1


class Counting(FirstOption):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.jobs = 0

    async def choose(self, job: Job) -> tuple[int, str]:
        self.jobs += 1
        return await super().choose(job)


async def test_one_process_plays_the_bots_of_a_table(url: str) -> None:
    thinkers = Counting(), Counting()
    settings = quick_settings(bot_budget=PATIENCE)  # so long would the other one wait
    async with running(url, settings, thinkers[0]) as one, running(url, settings, thinkers[1]) as other:
        seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
        table = (await one.new_table(seats=seats))["id"]
        async with other.watch(table) as spectator:
            await spectator.until(lambda: sees(spectator, [], 1))
            key = await one.claim(table, 0)
            async with one.watch(table, key) as a:
                await a.until(lambda: sees(a, [0], 1))
                await a.asked()  # whoever began when there was only one of them has finished
                for thinker in thinkers:
                    thinker.jobs = 0
                await play_some([a], 12)
                await a.asked()
                assert sorted(thinker.jobs > 10 for thinker in thinkers) == [False, True]
                assert 0 in {thinker.jobs for thinker in thinkers}
                stored = await one.server.store.entries(table)
                bots = [e.data for e in stored if e.data["t"] == "choose" and e.data.get("by")]
                assert len(bots) == len({(e["seat"], e["decision"]) for e in bots})


async def test_nobody_who_is_connected_elsewhere_can_be_voted_out(url: str) -> None:
    async with two(url) as (one, other):
        table, keys = await one.two_players(away=0)
        async with one.watch(table, keys[0]) as a, other.watch(table, keys[1]) as b:
            await a.until(lambda: not any(seat["away"] for seat in a.table["seats"]))
            refused = await a.ask("vote", seat=1)
            assert refused["error"]["msg"]["key"] == "error-vote"
            assert not b.table["seats"][1]["stand_in"]
