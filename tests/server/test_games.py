"""Whole games through the sockets, and what nobody may learn from them."""

from pathlib import Path

import pytest
from tests.server.support import play_out, running

from regnum.games import GAMES
from regnum.server.processes import BotPool

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


@pytest.mark.parametrize("game", GAMES)
async def test_solo_to_the_end(game: str, tmp_path: Path) -> None:
    """With the last value of every option: the hardest opponent, wherever there is one."""
    options = {option.name: option.values[-1] for option in GAMES[game].options if 1 in option.players}
    async with running(str(tmp_path / "db")) as server:
        asked = {"seats": [{"kind": "human"}], "options": options, "game": game}
        created = await server.good("POST", "/api/tables", {**asked, "claim": {"seat": 0}})
        assert [seat["kind"] for seat in created["table"]["seats"]] == ["human", "automa"]
        async with server.watch(created["table"]["id"], created["secret"]) as me:
            assert await play_out([me], keen=True) > 30
            await me.until(lambda: me.table["status"] == "over")
            assert len(me.table["outcome"]["scores"]) == 2


@pytest.mark.parametrize("game", GAMES)
async def test_one_human_and_bots_in_worker_processes_play_to_the_end(game: str, tmp_path: Path) -> None:
    bot = {"kind": "bot", "level": "random"}
    options = {option.name: option.values[-1] for option in GAMES[game].options if 3 in option.players}
    async with BotPool(1) as pool, running(str(tmp_path / "db"), thinker=pool) as server:
        table = await server.new_table(game=game, options=options, seats=[bot, {"kind": "human"}, bot])
        secret = await server.claim(table["id"], 1, name="Ada")
        async with server.watch(table["id"], secret) as me:
            assert await play_out([me], keen=True) > 20
            await me.until(lambda: me.table["status"] == "over")
            scores = me.table["outcome"]["scores"]
        assert [sum(score["parts"].values()) for score in scores] == [score["total"] for score in scores]
        made = [h["entry"] for h in me.happenings if h["entry"]["t"] == "choose"]
        assert {entry["seat"] for entry in made} == {0, 1, 2}
        assert {entry.get("by", "") for entry in made if entry["seat"] != 1} == {"bot"}
        assert pool.statistics.fallbacks == {}
