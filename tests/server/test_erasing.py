"""Deleting: a player's name and chat, and whole tables; nothing is left, and the game is what it was."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import Cluster
from tests.server.support import HUMANS, Json, Running, asked_of, play_some, quick_settings, running
from tests.waiting import until

from regnum.server.store.base import StoreBusy

pytestmark = pytest.mark.anyio

NAME, SAID = "Adelheid", "nobody may read this later"


def key(answer: Json) -> str:
    return str(answer["error"]["msg"]["key"]) if "error" in answer else ""


async def played(server: Running, **asked: Any) -> tuple[str, list[str]]:
    """A table where two have played, talked and changed their names."""
    wanted = {"game": "paladins", "seats": HUMANS, "claim": {"seat": 0, "name": NAME}, **asked}
    made = await server.good("POST", "/api/tables", wanted)
    table, host = made["table"]["id"], made["secret"]
    other = await server.claim(table, 1, name="Bo")
    async with server.watch(table, host) as a, server.watch(table, other) as b:
        await a.ask("chat", text=SAID)
        await b.ask("chat", text="what Bo says stays")
        await play_some([a, b], 6)
    await server.good("PATCH", f"/api/tables/{table}/seats/0", {"name": NAME + " II"}, host)
    return table, [host, other]


async def stored(server: Running, table: str) -> str:
    """All that the store has about a table, as text."""
    store = server.server.store
    snapshot = await store.snapshot(table)
    row = await store.table(table)
    return f"{row} {await store.entries(table)} {snapshot[1].decode() if snapshot else ''}"


async def forget(server: Running, table: str, seat: int, secret: str) -> Json:
    told: Json = (await server.call("POST", f"/api/tables/{table}/seats/{seat}/forget", secret=secret)).json()
    return told


async def test_name_and_chat_are_gone_and_the_game_is_the_same(store_url: str) -> None:
    settings = quick_settings(snapshot_every=3, idle=0.0)
    async with running(store_url, settings) as server:
        table, keys = await played(server)
        await until(lambda: table not in server.server.hub.live)
        before = await stored(server, table)
        assert NAME in before
        assert SAID in before
        async with server.watch(table, keys[1]) as bo:
            version, offer = bo.table["version"], bo.offer
            assert (await forget(server, table, 0, keys[0]))["table"]["seats"][0]["name"] == ""
            await bo.until(lambda: {"t": "forget", "seat": 0} in [h["entry"] for h in bo.happenings])
        await until(lambda: table not in server.server.hub.live)
        after = await stored(server, table)
        assert NAME not in after
        assert SAID not in after
        assert "what Bo says stays" in after
        async with server.watch(table, keys[0]) as ada, server.watch(table, keys[1]) as bo:
            text = "".join([*ada.texts, *bo.texts])
            assert NAME not in text
            assert SAID not in text
            assert [h["version"] for h in bo.happenings] == list(range(1, len(bo.happenings) + 1))
            assert bo.table["version"] > version
            assert bo.offer["view"] == offer["view"]
            await asked_of(ada, bo)
            await play_some([ada, bo], 4)


async def test_from_entries_alone_it_is_the_same_game(tmp_path: Path) -> None:
    settings = quick_settings(idle=0.0)
    async with running(str(tmp_path / "db"), settings) as server:
        table, keys = await played(server)
        before = await server.good("GET", f"/api/tables/{table}/history/6", secret=keys[0])
        await forget(server, table, 0, keys[0])
        await until(lambda: table not in server.server.hub.live)
        with sqlite3.connect(tmp_path / "db") as db:
            db.execute("DELETE FROM snapshots")
        assert await server.good("GET", f"/api/tables/{table}/history/6", secret=keys[0]) == before


async def test_what_a_stop_left_half_deleted_is_deleted_when_the_table_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await played(server)
        store = server.server.store
        monkeypatch.setattr(store, "blank", unwilling)
        assert key(await forget(server, table, 0, keys[0])) == "error-busy"
        monkeypatch.undo()
        assert SAID in await stored(server, table)
    async with running(str(tmp_path / "db")) as server:
        assert (await server.good("GET", f"/api/tables/{table}"))["table"]["seats"][0]["name"] == ""
        assert SAID not in await stored(server, table)


async def unwilling(*_: object) -> None:
    raise StoreBusy("the disk is full")


async def test_only_the_owner_deletes_a_name(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await played(server)
        assert key(await forget(server, table, 0, keys[1])) == "error-not-your-seat"
        assert key(await forget(server, table, 0, "")) == "error-secret"
        version = (await forget(server, table, 0, keys[0]))["table"]["version"]
        assert (await forget(server, table, 0, keys[0]))["table"]["version"] == version  # nothing is left


async def test_a_result_of_a_duel_loses_its_name(store_url: str) -> None:
    async with running(store_url) as server:
        made = await server.good("POST", "/api/daily/paladins", {"browser": "b" * 20, "name": NAME})
        table = made["table"]
        await server.server.store.add_score(table["daily"], "paladins", table["id"], NAME, 12, {})
        await forget(server, table["id"], 0, made["secret"])
        (row,) = await server.server.store.scores(table["daily"], "paladins")
        assert (row.name, row.score) == ("", 12)
        refused = await server.call("DELETE", f"/api/tables/{table['id']}", secret=made["secret"])
        assert key(refused.json()) == "error-delete-duel"


# --- whole tables ---------------------------------------------------------------------------------------


async def deleted(server: Running, table: str, secret: str = "") -> str:
    return key((await server.call("DELETE", f"/api/tables/{table}", secret=secret)).json())


async def test_who_plays_alone_deletes_the_table(store_url: str) -> None:
    async with running(store_url) as server:
        wanted = {"game": "paladins", "seats": [{"kind": "human"}, {"kind": "bot"}], "claim": {"seat": 0}}
        made = await server.good("POST", "/api/tables", wanted)
        table = made["table"]["id"]
        async with server.watch(table, made["secret"]) as me:
            assert await deleted(server, table) == "error-secret"
            assert await deleted(server, table, made["secret"]) == ""
            await me.until(lambda: me.closed is not None)
            assert me.closed == (4404, "error-table-deleted")
        assert (await server.call("GET", f"/api/tables/{table}")).status_code == 404
        assert await server.server.store.entries(table) == []
        assert await server.server.store.snapshot(table) is None
        assert not await server.server.store.delete_table(table)


async def test_a_host_deletes_no_game_others_play(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await played(server)
        assert await deleted(server, table, keys[0]) == "error-delete-playing"
        assert await deleted(server, table, keys[1]) == "error-host-only"
        wanted = {"game": "paladins", "seats": HUMANS, "claim": {"seat": 0}, "listed": True}
        made = await server.good("POST", "/api/tables", wanted)
        await server.claim(made["table"]["id"], 1)
        assert await deleted(server, made["table"]["id"], made["secret"]) == ""


async def test_every_process_hears_that_a_table_is_gone(postgres: Cluster) -> None:
    url = postgres.new_url()
    async with running(url) as one, running(url) as two:
        wanted = {"game": "paladins", "seats": HUMANS, "claim": {"seat": 0}}
        made = await one.good("POST", "/api/tables", wanted)
        table = made["table"]["id"]
        async with two.watch(table) as spectator:
            assert await deleted(one, table, made["secret"]) == ""
            await spectator.until(lambda: spectator.closed is not None)
            assert spectator.closed == (4404, "error-table-deleted")
        assert (await two.call("GET", f"/api/tables/{table}")).status_code == 404
