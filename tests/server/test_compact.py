"""Compact connections: what changed of the view, together in one frame, reasons after it, few presences."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.support import Client, asked_of, play_out, play_some, quick_settings, running
from tests.waiting import until

from regnum.server.settings import Settings

pytestmark = pytest.mark.anyio

NEVER = 3600.0


def settings(**other: Any) -> Settings:
    return msgspec.structs.replace(quick_settings(), **other)


@pytest.mark.parametrize("game", ["paladins", "troyes", "gugong"])
async def test_what_changed_adds_up_to_the_whole_view(tmp_path: Path, game: str) -> None:
    quick = settings(bystander_delay=0.0, reasons_delay=NEVER)
    async with running(str(tmp_path / "db"), quick) as server, AsyncExitStack() as stack:
        table, keys = await server.two_players(game=game)
        players = [await stack.enter_async_context(server.watch(table, key, compact=True)) for key in keys]
        plain = [await stack.enter_async_context(server.watch(table, key)) for key in [*keys, ""]]
        spectator = await stack.enter_async_context(server.watch(table, compact=True))
        compact = [*players, spectator]
        for _ in range(12):
            await play_some(players, 1)
            version = players[0].happenings[-1]["version"]
            for one in (*compact, *plain):
                await one.until(lambda one=one, v=version: one.offer["version"] >= v)  # type: ignore[misc]
            for small, whole in zip(compact, plain, strict=True):
                assert small.offer["view"] == whole.offer["view"]
                assert small.offer["choices"] == whole.offer["choices"]
        if game != "gugong":  # the shortest
            return
        await play_out(players, seed=3)
        for small, whole in zip(compact, plain, strict=True):
            await small.until(small.is_over)
            await whole.until(whole.is_over)
            assert small.offer["view"] == whole.offer["view"]  # nothing is hidden any more
        sizes = [len(message["changes"]) for message in spectator.messages if message["type"] == "offer"]
        assert sorted(sizes)[len(sizes) // 2] < sizes[0] / 2


async def test_one_screen_of_several_seats_gets_the_view_of_the_other_seat(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server, AsyncExitStack() as stack:
        table = (await server.new_table(seats=[{"kind": "hotseat"}] * 2))["id"]
        key = await server.claim(table, 0)
        both = await stack.enter_async_context(server.watch(table, key, compact=True))
        whole = await stack.enter_async_context(server.watch(table, key))
        seats = set()
        for _ in range(25):
            await play_some([both], 1)
            await whole.until(lambda: whole.offer["version"] >= both.offer["version"])
            seats.add(both.offer["seat"])
            assert both.offer["view"] == whole.offer["view"]
        assert seats == {0, 1}


async def test_all_that_follows_a_choice_comes_in_one_frame(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), settings(reasons_delay=NEVER)) as server:
        table, keys = await server.two_players()
        async with (
            server.watch(table, keys[0], compact=True) as a,
            server.watch(table, keys[1], compact=True) as b,
        ):
            await play_some([a, b], 20)
            answers = [frame for client in (a, b) for frame in client.frames if "done" in frame]
            assert len(answers) == 20
            assert all(frame[-3:] == ["happening", "done", "offer"] for frame in answers), answers


async def test_reasons_follow_their_offer_and_are_dropped_when_it_has_passed(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), settings(reasons_delay=0.0)) as server:
        table, keys = await server.two_players()
        async with (
            server.watch(table, keys[0], compact=True) as a,
            server.watch(table, keys[0]) as whole,
            server.watch(table, keys[1]) as b,
        ):
            while not (whole.offer and whole.offer["refused"]):
                await play_some([whole, b], 1)
            decision = whole.offer["decision"]
            await a.until(lambda: [m for m in reasons(a) if m["decision"] == decision] != [])
            assert reasons(a)[-1]["refused"] == whole.offer["refused"]
            assert a.offer["refused"] == []
            assert reasons(whole) == []
    async with running(str(tmp_path / "later"), settings(reasons_delay=NEVER)) as server:
        table, keys = await server.two_players()
        async with (
            server.watch(table, keys[0], compact=True) as a,
            server.watch(table, keys[1], compact=True) as b,
        ):
            await play_some([a, b], 10)
            assert reasons(a) + reasons(b) == []


def reasons(client: Client) -> list[dict[str, Any]]:
    return [message for message in client.messages if message["type"] == "reasons"]


async def test_a_line_that_comes_back_gets_the_whole_view_again(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_some([a, b], 10)
            for _ in range(2):
                async with server.watch(table, keys[0], compact=True) as again:
                    await again.until(lambda c=again: bool(c.offer))  # type: ignore[misc]
                    assert again.offer["view"] == a.offer["view"]


async def test_nothing_is_kept_for_a_table_nobody_looks_at(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        live = server.server.hub.live[table]
        async with server.watch(table, keys[0], compact=True) as a:
            await a.until(lambda: bool(a.offer))
            assert live._views is not None
        await until(lambda: not live.connections)
        assert live._views is None


async def test_many_who_come_and_go_are_told_of_together(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), settings(presence_delay=2.0)) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0], compact=True) as a, AsyncExitStack() as stack:
            for _ in range(30):
                await stack.enter_async_context(server.watch(table, compact=True))
            await a.until(lambda: presences(a)[-1]["spectators"] == 30)
            await stack.aclose()
            await a.until(lambda: presences(a)[-1]["spectators"] == 0)
            assert len(presences(a)) < 20


def presences(client: Client) -> list[dict[str, Any]]:
    return [message for message in client.messages if message["type"] == "presence"]


async def test_it_is_seen_at_once_who_is_asked(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0], compact=True) as a, server.watch(table, keys[1]) as b:
            asked = await asked_of(a, b)
            assert asked.offer["prompt"]
            assert asked.offer["choices"]
            kinds = [kind for frame in a.frames for kind in frame]
            assert kinds[:3] == ["welcome", "presence", "offer"]
