"""Playing again: those of a finished game are told of the table where they may."""

import pytest
from tests.server.support import play_out, running

pytestmark = pytest.mark.anyio


async def test_the_others_are_told_where_somebody_wants_to_play_again(store_url: str) -> None:
    async with running(store_url) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            early = await a.ask("rematch", code="BCDFGH")
            assert early["error"]["msg"]["key"] == "error-rematch-early"
            await play_out([a, b])
            code = (await server.new_table())["code"]
            assert (await a.ask("rematch", code="nonsense!"))["type"] == "refused"
            assert (await a.ask("rematch", code=code))["type"] == "done"
            await b.until(lambda: b.table["rematch"] == code)
            again = await b.ask("rematch", code=code)  # the same twice is told once
            assert again["version"] == b.table["version"]
        async with server.watch(table) as spectator:
            refused = await spectator.ask("rematch", code="BCDFGH")
            assert refused["error"]["msg"]["key"] == "error-spectator"
        shown = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert shown["rematch"] == code


async def test_it_is_known_after_a_restart(store_url: str) -> None:
    async with running(store_url) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_out([a, b])
            await b.ask("rematch", code="BCDFGH")
    async with running(store_url) as server:
        shown = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert shown["rematch"] == "BCDFGH"
