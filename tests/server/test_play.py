"""Play over the WebSocket: races, resuming, undo, hot-seat, absence, clocks, chat."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from tests.server.postgres import Cluster
from tests.server.support import (
    Running,
    asked_of,
    play_out,
    play_some,
    quick_settings,
    running,
)
from tests.waiting import until

from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio


# --- races ----------------------------------------------------------------------------------------------


async def test_one_of_many_gets_the_seat(store_url: str) -> None:
    async with running(store_url) as server:
        table = (await server.new_table())["id"]
        path = f"/api/tables/{table}/claim"
        answers = await asyncio.gather(
            *(server.call("POST", path, {"seat": 0, "name": f"N{i}"}) for i in range(12))
        )
        assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 11}
        refused = [answer.json()["error"]["msg"]["key"] for answer in answers if answer.status_code == 409]
        assert set(refused) == {"error-seat-taken"}


async def test_one_decision_is_made_once_by_two_browsers(store_url: str) -> None:
    async with running(store_url) as server:
        table, keys = await server.two_players()
        async with (
            server.watch(table, keys[0]) as a,
            server.watch(table, keys[1]) as b,
            server.watch(table, keys[0]) as a2,
            server.watch(table, keys[1]) as b2,
        ):
            for _ in range(10):
                first = await asked_of(a, b)
                twin = a2 if first is a else b2
                await twin.until(lambda f=first, t=twin: t.offer.get("decision") == f.offer["decision"])  # type: ignore[misc]
                offer = first.offer
                one, two = (choice["option"] for choice in offer["choices"][:2])
                answers = await asyncio.gather(
                    first.choose(one, offer["decision"]), twin.choose(two, offer["decision"])
                )
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
                version = max(a.get("version", 0) for a in answers)
                for client in (a, b, a2, b2):
                    await client.until(lambda c=client, v=version: c.offer["version"] >= v)  # type: ignore[misc]
            assert a.offer["made"] == 10


async def test_one_undo_is_made_once(store_url: str) -> None:
    async with running(store_url) as server:
        table, keys = await server.two_players()
        async with (
            server.watch(table, keys[0]) as a,
            server.watch(table, keys[1]) as b,
            server.watch(table, keys[0]) as a2,
            server.watch(table, keys[1]) as b2,
        ):
            while True:
                await play_some([a, b, a2, b2], 1)
                able = [c for c in (a, b) if c.offer["can_undo"]]
                if able:
                    break
            first = able[0]
            twin = a2 if first is a else b2
            made = first.offer["made"]
            answers = await asyncio.gather(first.ask("undo", turn=True), twin.ask("undo", turn=True))
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["done", "refused"], answers
            await first.until(lambda: first.offer["made"] < made)
            undone = [h for h in first.happenings if h["entry"]["t"] == "undo"]
            assert len(undone) == 1
            assert undone[0]["made"] == first.offer["made"]


async def test_the_same_choice_sent_twice_counts_once(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            first = await asked_of(a, b)
            offer = first.offer
            choice = offer["choices"][-1]
            for said in (choice["text"], choice["text"]):
                assert (await first.choose(said, offer["decision"]))["type"] == "done"
            await first.until(lambda: first.offer["made"] == 1)
            assert [h["entry"]["t"] for h in first.happenings].count("choose") == 1


# --- refusals -------------------------------------------------------------------------------------------


async def test_wrong_requests_are_refused_with_the_reason_and_change_nothing(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with (
            server.watch(table, keys[0]) as a,
            server.watch(table, keys[1]) as b,
            server.watch(table) as spectator,
        ):
            asked = await asked_of(a, b)
            other = b if asked is a else a
            decision = asked.offer["decision"]
            option = asked.offer["choices"][0]["option"]
            version = server.server.hub.live[table].room.version
            for client, fields, key in (
                (asked, {"decision": decision + 5, "choice": option}, "error-stale"),
                (asked, {"decision": decision, "choice": 99999}, "error-choice-number"),
                (asked, {"decision": decision, "choice": "dance"}, "error-choice-unknown"),
                (other, {"decision": decision, "choice": option}, "error-not-your-turn"),
                (spectator, {"decision": decision, "choice": option}, "error-spectator"),
                (asked, {"decision": decision}, "error-request"),
                (asked, {"decision": decision, "choice": [1]}, "error-request"),
                (asked, {"decision": decision, "choice": 1, "seat": 1}, "error-request"),
            ):
                answer = await client.ask("choose", **fields)
                assert answer["type"] == "refused"
                assert answer["error"]["msg"]["key"] == key
                assert not answer["error"]["text"].startswith("[")
            assert server.server.hub.live[table].room.version == version


async def test_a_wrong_secret_and_a_wrong_table_close_the_connection(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await server.two_players()
        async with server.watch(table, "wrong") as client:
            await client.until(lambda: client.closed is not None)
            assert client.closed == (4400, "error-secret")
        async with server.watch("x" * 22) as client:
            await client.until(lambda: client.closed is not None)
            assert client.closed == (4404, "error-no-table")


# --- resuming -------------------------------------------------------------------------------------------


async def test_a_broken_connection_goes_on_where_it_was(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[1]) as b:
            async with server.watch(table, keys[0]) as a:
                await play_some([a, b], 8)
                seen = a.happenings
            since = seen[-1]["version"]
            async with server.watch(table, keys[0]) as a:  # moves made meanwhile come with the welcome
                await play_some([a, b], 3)
            async with server.watch(table, keys[0], since=since) as a:
                assert a.messages[0]["since"] == since
                await play_some([a, b], 4)
                versions = [h["version"] for h in [*seen, *a.happenings]]
                assert versions == list(range(1, versions[-1] + 1))
        async with server.watch(table, keys[0], since=10**9) as a:  # never had so many: from the start
            assert a.messages[0]["since"] == 0
            assert a.happenings[0]["version"] == 1
        async with server.watch(table, keys[0], since=-1) as a:
            assert a.happenings == []


async def test_an_evicted_table_opens_again_from_its_snapshot(store_url: str) -> None:
    settings = quick_settings(idle=0.05, snapshot_every=7)
    async with running(store_url, settings) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_some([a, b], 20)
            offer, seen = a.offer, a.happenings
        await until(lambda: table not in server.server.hub.live)
        assert await server.server.store.snapshot(table) is not None
        async with server.watch(table, keys[0]) as a:
            await a.until(lambda: bool(a.offer))
            old = {k: v for k, v in offer.items() if k != "version"}
            assert {k: v for k, v in a.offer.items() if k != "version"} == old
            assert a.happenings[: len(seen)] == [{k: v for k, v in h.items() if k != "type"} for h in seen]


# --- hot-seat, previews, undo ---------------------------------------------------------------------------


async def test_hot_seat_players_share_one_connection(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table(seats=[{"kind": "hotseat"}] * 3))["id"]
        key = await server.claim(table, 1, name="Ada")
        async with server.watch(table, key) as us:
            assert us.messages[0]["seats"] == [0, 1, 2]
            await us.asked()
            seats = set()
            for _ in range(40):
                offer = us.offer
                assert offer["seat"] in offer["waiting"]
                seats.add(offer["seat"])
                await us.choose(offer["choices"][0]["option"])
                await us.until(lambda o=offer: us.offer is not o)  # type: ignore[misc]
            assert seats == {0, 1, 2}
            drawn = [e for h in us.happenings for e in h["events"] if e["event"] == "paladins_drawn"]
            assert drawn
            assert all(event["fields"]["a"] is None for event in drawn)  # others look at the same screen


async def test_previews_follow_their_offer(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0], previews=True) as a, server.watch(table, keys[1]) as b:
            for _ in range(12):
                await play_some([a, b], 1)
                if a.is_asked():
                    offer = a.offer
                    await a.until(
                        lambda o=offer: any(  # type: ignore[misc]
                            m["type"] == "previews" and m["decision"] == o["decision"] for m in a.messages
                        )
                    )
                    told = next(
                        m
                        for m in a.messages
                        if m["type"] == "previews" and m["decision"] == offer["decision"]
                    )
                    assert [p["option"] for p in told["previews"]] == [c["option"] for c in offer["choices"]]
            assert not any(m["type"] == "previews" for m in b.messages)


# --- bots -----------------------------------------------------------------------------------------------


async def test_bots_fill_a_table(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        seats = [{"kind": "human"}, {"kind": "bot", "level": "random"}, {"kind": "bot"}]
        table = (await server.new_table(seats=seats))["id"]
        key = await server.claim(table, 0)
        async with server.watch(table, key) as me:
            await play_out([me])
            assert me.table["status"] == "over"


# --- chat -----------------------------------------------------------------------------------------------


async def test_chat_is_clean_short_and_slow(tmp_path: Path) -> None:
    settings = quick_settings(chats=Rate(0.01, 3))
    async with running(str(tmp_path / "db"), settings) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table) as spectator:
            assert (await a.ask("chat", text="good\u202e\n luck"))["type"] == "done"
            await spectator.until(lambda: spectator.happenings[-1]["entry"]["t"] == "chat")
            entry = spectator.happenings[-1]["entry"]
            assert entry == {"t": "chat", "seat": 0, "name": "Player 0", "text": "good luck"}
            assert (await a.ask("chat", text="x" * 501))["error"]["msg"]["key"] == "error-request"
            assert (await a.ask("chat", text="  "))["error"]["msg"]["key"] == "error-chat-empty"
            await a.ask("chat", text="two")
            answer = await a.ask("chat", text="three")
            assert answer["error"]["msg"]["key"] == "error-too-fast"
            assert (await spectator.ask("chat", text="me too"))["error"]["msg"]["key"] == "error-spectator"


async def test_a_ping_is_answered(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await server.two_players()
        async with server.watch(table) as spectator:
            assert (await spectator.ask("ping"))["type"] == "pong"


async def test_who_left_the_seat_before_the_start_sees_nothing_of_the_next(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table())["id"]
        old = await server.claim(table, 0, name="Old")
        async with server.watch(table, old) as left:
            await server.good("DELETE", f"/api/tables/{table}/seats/0", secret=old)
            await server.claim(table, 0, name="New")
            await server.claim(table, 1, name="Other")
            await left.until(lambda: bool(left.offer))
            assert left.offer["seat"] == -1
            assert (await left.ask("undo"))["error"]["msg"]["key"] == "error-spectator"
        response = await server.call("DELETE", f"/api/tables/{table}/seats/0", secret=old)
        assert response.status_code == 401


async def test_two_processes_serve_one_table(postgres: Cluster) -> None:
    """With PostgreSQL any process serves any table: what one stores the other tells."""
    url = postgres.new_database()
    async with running(url) as one, running(url) as two:
        table, keys = await one.two_players()
        async with one.watch(table, keys[0]) as a, two.watch(table, keys[1]) as b:
            await play_out([a, b])
            for client in (a, b):
                versions = [h["version"] for h in client.happenings]
                assert versions == list(range(1, versions[-1] + 1))
            states: list[Running] = [one, two]
            ends = {s.server.hub.live[table].room.record().check for s in states}
            assert len(ends) == 1
