"""Hosts: who is one, what they may do, who is told, and what nobody can do to a game that runs."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import Cluster
from tests.server.support import HUMANS, Json, Running, asked_of, play_some, quick_settings, running
from tests.waiting import until, until_told

pytestmark = pytest.mark.anyio

ADA = {"seat": 0, "name": "Ada"}


def key(answer: Json) -> str:
    """Why a request was refused; empty if it was not."""
    return str(answer["error"]["msg"]["key"]) if "error" in answer else ""


async def hosted(server: Running, **asked: Any) -> tuple[str, str]:
    """A table whose maker sits at it: its id, and the secret of the maker."""
    wanted = {"game": "paladins", "seats": HUMANS, "claim": ADA, **asked}
    made = await server.good("POST", "/api/tables", wanted)
    assert made["table"]["host"] == 0
    return made["table"]["id"], made["secret"]


async def claimed(server: Running, table: str, seat: int = 1, name: str = "Bo") -> Json:
    told: Json = (
        await server.call("POST", f"/api/tables/{table}/claim", {"seat": seat, "name": name})
    ).json()
    return told


async def shown(server: Running, table: str) -> Json:
    told: Json = (await server.good("GET", f"/api/tables/{table}"))["table"]
    return told


async def listed(server: Running, number: int) -> None:
    """Wait until so many tables are in the list: rows are written after the entries."""

    async def is_so() -> bool:
        return len((await server.good("GET", "/api/tables"))["tables"]) == number

    await until_told(is_so)


# --- who is host ---------------------------------------------------------------------------------------


async def test_a_table_that_nobody_made_for_themselves_has_no_host(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table(listed=True))["id"]
        secret = await server.claim(table, 0)
        async with server.watch(table, secret) as me:
            assert me.table["host"] == -1
            for kind, more in (("lock", {"on": True}), ("remove", {"seat": 1}), ("mute", {"seat": 1})):
                assert key(await me.ask(kind, **more)) == "error-no-host"
        assert (await claimed(server, table))["table"]["status"] == "playing"  # nobody has to say ready


async def test_only_the_host_decides(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await hosted(server, seats=[*HUMANS, {"kind": "human"}])
        other = (await claimed(server, table))["secret"]
        async with server.watch(table, other) as bo, server.watch(table) as stranger:
            for kind, more in (
                ("lock", {"on": True}),
                ("need_ready", {"on": True}),
                ("spectators", {"on": False}),
                ("remove", {"seat": 0}),
                ("mute", {"seat": 0}),
            ):
                assert key(await bo.ask(kind, **more)) == "error-host-only"
                assert key(await stranger.ask(kind, **more)) == "error-spectator"


async def test_who_stays_is_host_when_the_host_leaves(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, seats=[*HUMANS, {"kind": "human"}])
        other = (await claimed(server, table))["secret"]
        async with server.watch(table, host) as ada:
            assert (await ada.ask("lock", on=True))["type"] == "done"
        await server.good("DELETE", f"/api/tables/{table}/seats/0", secret=host)
        now = await shown(server, table)
        assert (now["host"], now["locked"]) == (1, True)
        await server.good("DELETE", f"/api/tables/{table}/seats/1", secret=other)
        now = await shown(server, table)
        assert (now["host"], now["locked"]) == (-1, False)  # nobody could open it again
        assert (await claimed(server, table, 2))["table"]["host"] == 2


# --- ready ---------------------------------------------------------------------------------------------


async def test_a_listed_table_begins_when_everybody_is_ready(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, listed=True)
        async with server.watch(table, host) as ada:
            await ada.ask("ready")
            other = (await claimed(server, table))["secret"]
            now = await shown(server, table)
            assert now["status"] == "open"
            assert not any(seat["ready"] for seat in now["seats"])  # Ada knew nothing of Bo
            async with server.watch(table, other) as bo:
                await bo.ask("ready")
                await bo.ask("ready", on=False)
                await ada.ask("ready")
                assert (await shown(server, table))["status"] == "open"
                await bo.ask("ready")
                assert (await shown(server, table))["status"] == "playing"
                await play_some([ada, bo], 2)
                assert key(await bo.ask("ready")) == "error-table-started"


async def test_a_table_for_friends_begins_when_it_is_full(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server)
        async with server.watch(table, host) as ada:
            assert key(await ada.ask("ready")) == "error-ready-unasked"
        assert (await claimed(server, table))["table"]["status"] == "playing"


async def test_the_host_says_whether_ready_is_needed(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, ready=True)
        assert (await claimed(server, table))["table"]["status"] == "open"
        async with server.watch(table, host) as ada:
            await ada.ask("need_ready", on=False)
            assert (await shown(server, table))["status"] == "playing"
            assert key(await ada.ask("need_ready", on=True)) == "error-host-started"


@pytest.mark.parametrize("seats", [[{"kind": "human"}, {"kind": "bot"}], [{"kind": "hotseat"}] * 2])
async def test_one_screen_waits_for_nobody(tmp_path: Path, seats: list[Json]) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await hosted(server, seats=seats, listed=True, ready=True)
        assert (await shown(server, table))["status"] == "playing"


# --- who may come --------------------------------------------------------------------------------------


async def test_at_a_locked_table_nobody_sits_down(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, listed=True)
        async with server.watch(table, host) as ada:
            await ada.ask("lock", on=True)
            await ada.until(lambda: bool(ada.table["locked"]))
            assert key(await claimed(server, table)) == "error-table-locked"
            await listed(server, 0)
            await ada.ask("lock", on=False)
            await listed(server, 1)
            assert key(await claimed(server, table)) == ""


async def test_the_host_frees_a_seat_before_the_start(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, listed=True)
        other = (await claimed(server, table))["secret"]
        async with server.watch(table, host) as ada, server.watch(table, other) as bo:
            assert key(await ada.ask("remove", seat=0)) == "error-host-self"
            await ada.ask("remove", seat=1)
            await bo.until(lambda: bo.closed is not None)
            assert bo.closed == (4403, "error-removed")
            assert {"t": "remove", "seat": 0, "about": 1} in [h["entry"] for h in bo.happenings]
            await ada.until(lambda: not ada.table["seats"][1]["taken"])
            assert key(await ada.ask("remove", seat=1)) == "error-seat-empty"
        async with server.watch(table, other) as again:
            assert again.closed == (4400, "error-secret")
        assert key(await claimed(server, table)) == ""  # the seat is free


async def test_nobody_is_removed_from_a_game(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server)
        await claimed(server, table)
        async with server.watch(table, host) as ada:
            assert key(await ada.ask("remove", seat=1)) == "error-remove-playing"
            assert key(await ada.ask("lock", on=True)) == "error-host-started"


async def test_spectators_are_sent_away_and_let_in_again(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server)
        async with server.watch(table, host) as ada, server.watch(table) as early:
            await ada.ask("spectators", on=False)
            assert early.closed is None  # they may want to sit down
            other = (await claimed(server, table))["secret"]
            await early.until(lambda: early.closed is not None)
            assert early.closed == (4403, "error-no-spectators")
            async with server.watch(table) as late, server.watch(table, other) as bo:
                assert late.closed == (4403, "error-no-spectators")
                await play_some([ada, bo], 2)
            for path in ("history/1", "record", "curve"):
                told = (await server.call("GET", f"/api/tables/{table}/{path}")).json()
                assert key(told) == "error-no-spectators"
            await server.good("GET", f"/api/tables/{table}/history/1", secret=host)
            await ada.ask("spectators", on=True)
            async with server.watch(table) as again:
                assert again.closed is None
                await ada.ask("spectators", on=False)
                await again.until(lambda: again.closed is not None)
                assert again.closed == (4403, "error-no-spectators")


# --- chat ----------------------------------------------------------------------------------------------


async def test_who_is_muted_says_nothing(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server)
        other = (await claimed(server, table))["secret"]
        async with server.watch(table, host) as ada, server.watch(table, other) as bo:
            await ada.ask("mute", seat=1)
            refused = await bo.ask("chat", text="hi")
            assert refused["error"]["text"] == "Ada has muted you at this table."
            await ada.until(lambda: bool(ada.table["seats"][1]["muted"]))
            assert key(await ada.ask("chat", text="hi")) == ""
            assert key(await ada.ask("mute", seat=0)) == "error-host-self"
            await ada.ask("mute", seat=1, on=False)
            assert key(await bo.ask("chat", text="hi")) == ""


# --- links ---------------------------------------------------------------------------------------------


async def renewed(server: Running, table: str, seat: int, secret: str) -> Json:
    told: Json = (await server.call("POST", f"/api/tables/{table}/seats/{seat}/link", secret=secret)).json()
    return told


async def test_an_owner_gets_a_new_link_and_the_old_one_dies(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server)
        other = (await claimed(server, table))["secret"]
        async with server.watch(table, host) as ada, server.watch(table, other) as thief:
            fresh = await renewed(server, table, 1, other)
            assert fresh["seats"] == [1]
            await thief.until(lambda: thief.closed is not None)
            assert thief.closed == (4403, "error-link-renewed")
            text = "".join([*ada.texts, *thief.texts])
            assert fresh["secret"] not in text
            async with server.watch(table, other) as again:
                assert again.closed == (4400, "error-secret")
            async with server.watch(table, fresh["secret"]) as bo:
                await play_some([ada, bo], 2)
        assert key(await renewed(server, table, 1, other)) == "error-secret"


async def test_a_host_renews_the_link_of_somebody_who_is_gone(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, away=0)
        other = (await claimed(server, table))["secret"]
        assert key(await renewed(server, table, 0, other)) == "error-host-only"
        async with server.watch(table, host) as ada:
            async with server.watch(table, other) as bo:
                await bo.until(lambda: not bo.table["seats"][1]["away"])
                assert key(await renewed(server, table, 1, host)) == "error-renew-here"
            await ada.until(lambda: ada.table["seats"][1]["away"])
            fresh = await renewed(server, table, 1, host)
            assert fresh["seats"] == [1]
            told = {"t": "link", "seat": 0, "about": 1}
            await ada.until(lambda: told in [h["entry"] for h in ada.happenings])  # everybody knows
            async with server.watch(table, fresh["secret"]) as bo:
                await play_some([ada, bo], 2)


async def test_those_who_share_a_screen_share_a_new_link(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, secret = await hosted(server, seats=[{"kind": "hotseat"}] * 2)
        assert (await renewed(server, table, 1, secret))["seats"] == [0, 1]


# --- keeping it ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("snapshot_every", [1, 1000])
async def test_what_a_host_decided_holds_after_coming_back(tmp_path: Path, snapshot_every: int) -> None:
    settings = quick_settings(idle=0.0, snapshot_every=snapshot_every)
    async with running(str(tmp_path / "db"), settings) as server:
        table, host = await hosted(server, listed=True)
        other = (await claimed(server, table))["secret"]
        async with server.watch(table, host) as ada, server.watch(table, other) as bo:
            await ada.ask("spectators", on=False)
            await ada.ask("mute", seat=1)
            await ada.ask("ready")
            await bo.ask("ready")
            await asked_of(ada, bo)
            before = ada.table
        hub = server.server.hub
        await until(lambda: table not in hub.live)
        now = await shown(server, table)
        for field in ("host", "locked", "needs_ready", "spectators"):
            assert now[field] == before[field], field
        assert [seat["muted"] for seat in now["seats"]] == [False, True]


async def test_two_processes_know_the_same(postgres: Cluster) -> None:
    url = postgres.new_url()
    async with running(url) as one, running(url) as two:
        table, host = await hosted(one, listed=True)
        other = (await claimed(two, table))["secret"]
        async with one.watch(table, host) as ada, two.watch(table, other) as bo:
            await ada.ask("remove", seat=1)
            await bo.until(lambda: bo.closed is not None)
            assert bo.closed == (4403, "error-removed")
