"""Whole games through the sockets, and what nobody may learn from them."""

from pathlib import Path

import pytest
from tests.server.support import play_out, running

pytestmark = pytest.mark.anyio


async def test_two_players_play_to_the_end(store_url: str) -> None:
    async with running(store_url) as server:
        table, secrets = await server.two_players()
        async with server.watch(table, secrets[0]) as a, server.watch(table, secrets[1]) as b:
            made = await play_out([a, b])
            assert made > 100
            assert a.offer["decider"] == b.offer["decider"] == -1
            await a.until(lambda: a.table["status"] == "over")
            assert a.table["outcome"]["scores"][0]["place"] in (0, 1)
            for client in (a, b):
                assert [h["version"] for h in client.happenings] == list(range(1, a.table["version"] + 1))


async def test_solo_to_the_end(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        asked = {"seats": [{"kind": "human"}], "options": {"difficulty": "hard"}, "game": "paladins"}
        created = await server.good("POST", "/api/tables", {**asked, "claim": {"seat": 0}})
        assert [seat["kind"] for seat in created["table"]["seats"]] == ["human", "automa"]
        async with server.watch(created["table"]["id"], created["secret"]) as me:
            assert await play_out([me]) > 50
