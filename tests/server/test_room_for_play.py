"""Nothing a seat does ends a game or keeps others out: room for choices, places for seats, names, claims."""

import json
from pathlib import Path

import pytest
from tests.server.support import Client, Running, asked_of, play_some, quick_settings, running

from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"


def key(answer: dict[str, object]) -> str:
    """Why a request was refused; empty if it was not."""
    error = answer.get("error")
    return str(error["msg"]["key"]) if isinstance(error, dict) else ""


async def renamed(server: Running, table: str, secret: str, name: str, seat: int = 0) -> str:
    response = await server.call("PATCH", f"/api/tables/{table}/seats/{seat}", {"name": name}, secret)
    return key(response.json())


# --- room for the game ---------------------------------------------------------------------------------


async def test_names_and_chat_leave_room_for_choices(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(entries_limit=30)) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            for number in range(40):
                await renamed(server, table, keys[0], f"Name {number}")
                await a.ask("chat", text="so many words")
            assert key(await a.ask("chat", text="more")) == "error-table-full"
            assert await renamed(server, table, keys[0], "More") == "error-table-full"
            await play_some([a, b], 12)


async def taken_back(client: Client) -> str:
    """Choose and take it back; why that was refused."""
    answer = await client.choose(client.offer["choices"][0]["option"])
    assert answer["type"] == "done", answer
    await client.until(lambda: client.offer["version"] >= answer["version"])
    why = key(await client.ask("undo"))
    if not why:
        await client.until(lambda: client.offer["version"] > answer["version"] and client.is_asked())
    return why


async def test_choosing_and_taking_back_for_ever_leaves_room_for_choices(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(entries_limit=40)) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            player = await asked_of(a, b)
            refused = ""
            while not refused:
                refused = await taken_back(player)
            assert refused == "error-table-full"
            await play_some([a, b], 12)


async def test_one_seat_takes_back_only_so_much(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(undos_per_seat=3)) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            player = await asked_of(a, b)
            assert [await taken_back(player) for _ in range(4)] == ["", "", "", "error-limit-undos"]
            await play_some([a, b], 4)


async def test_one_seat_has_only_so_many_names_words_and_signs(tmp_path: Path) -> None:
    small = quick_settings(renames_per_seat=2, chats_per_seat=2, signs_per_seat=2)
    async with running(str(tmp_path / "db"), small) as server:
        table, keys = await server.two_players()
        names = [await renamed(server, table, keys[0], name) for name in ("Al", "Bea", "Cy")]
        assert names == ["", "", "error-limit-renames"]
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            said = [key(await a.ask("chat", text=text)) for text in "xyz"]
            assert said == ["", "", "error-limit-chats"]
            left: list[str] = []
            for _ in range(3):
                response = await server.call("DELETE", f"/api/tables/{table}/seats/0", secret=keys[0])
                left.append(key(response.json()))
                await a.ask("return")
            assert left == ["", "", "error-limit-signs"]
            assert key(await b.ask("chat", text="the others are as free as before")) == ""
            await play_some([a, b], 4)


async def test_renames_have_a_rate_of_their_own(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(renames=Rate(0.001, 2))) as server:
        table, keys = await server.two_players()
        names = [await renamed(server, table, keys[0], name) for name in ("Al", "Bea", "Cy")]
        assert names == ["", "", "error-too-fast"]
        assert await renamed(server, table, keys[1], "Di", seat=1) == ""


async def test_what_was_spent_is_known_after_coming_back(tmp_path: Path) -> None:
    small = quick_settings(chats_per_seat=2, idle=0.0, snapshot_every=1)
    for _ in range(2):
        async with running(str(tmp_path / "db"), small) as server:
            if not server.server.hub.live and not (tmp_path / "table").exists():
                table, keys = await server.two_players()
                (tmp_path / "table").write_text(f"{table} {keys[0]}")
                async with server.watch(table, keys[0]) as a:
                    assert [key(await a.ask("chat", text="x")) for _ in range(2)] == ["", ""]
            else:
                table, secret = (tmp_path / "table").read_text().split()
                async with server.watch(table, secret) as a:
                    assert key(await a.ask("chat", text="x")) == "error-limit-chats"


# --- places for seats ----------------------------------------------------------------------------------


async def test_spectators_never_take_the_places_of_players(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(connections_per_table=2)) as server:
        table, keys = await server.two_players()
        async with server.watch(table) as one, server.watch(table) as two, server.watch(table) as three:
            assert (one.closed, two.closed) == (None, None)
            assert three.closed == (4400, "error-server-full")
            async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
                await play_some([a, b], 2)


async def test_a_full_server_keeps_places_for_players(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(connections=3)) as server:
        table, keys = await server.two_players()
        async with server.watch(table), server.watch(table), server.watch(table) as third:
            assert third.closed == (4400, "error-server-full")
            async with server.watch(table, keys[0]) as a:
                assert a.closed is None


async def test_one_seat_has_only_so_many_connections(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(connections_per_seat=2)) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]), server.watch(table, keys[0]) as two:
            assert two.closed is None
            async with server.watch(table, keys[0]) as three, server.watch(table, keys[1]) as other:
                assert three.closed == (4400, "error-server-full")
                assert other.closed is None


# --- names ---------------------------------------------------------------------------------------------


async def test_no_two_seats_have_the_same_name(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        seats = [{"kind": "human"}] * 4
        table = (await server.new_table(seats=seats))["id"]
        keys = [
            await server.claim(table, seat, name=name) for seat, name in enumerate(["Ada", "ＡＤＡ ", "ada"])
        ]
        keys.append(await server.claim(table, 3, name="x" * 40))
        shown = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "ＡＤＡ 2", "ada 3", "x" * 40]
        assert await renamed(server, table, keys[1], "aDa", seat=1) == "error-name-taken"
        assert await renamed(server, table, keys[0], "ADA") == ""  # one's own, written otherwise


async def test_nobody_is_called_like_a_seat_without_a_name(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table())["id"]
        await server.claim(table, 0, name="Player 2")
        shown = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert shown["seats"][0]["name"] == "Player 2 2"


async def test_a_long_name_is_numbered_within_the_limit(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table())["id"]
        for seat in range(2):
            await server.claim(table, seat, name="x" * 40)
        shown = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert [seat["name"] for seat in shown["seats"]] == ["x" * 40, "x" * 38 + " 2"]


async def test_names_stay_when_the_game_is_over(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        record = json.loads(sorted((RECORDS / "paladins").glob("*.json"))[0].read_text("utf-8"))["record"]
        over = await server.good("POST", "/api/import", {"record": record, "name": "Ada"})
        table = over["table"]["id"]
        assert await renamed(server, table, over["secret"], "Someone else") == "error-rename-over"
        record = await server.good("GET", f"/api/tables/{table}/record")
        assert record["names"][0] == "Ada"


# --- taking seats --------------------------------------------------------------------------------------


async def test_nobody_takes_the_seats_of_many_tables_at_once(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(claims=Rate(0.001, 3))) as server:
        statuses = []
        for _ in range(5):
            table = (await server.new_table(claim={"seat": 0, "name": "Ada"}))["id"]  # one's own: not limited
            response = await server.call("POST", f"/api/tables/{table}/claim", {"seat": 1, "name": "Eve"})
            statuses.append(response.status_code)
        assert statuses == [200, 200, 200, 429, 429]
