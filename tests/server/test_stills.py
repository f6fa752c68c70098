"""Stills of a game: positions beat by beat, told to nobody who could not know them then."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Json, Running, merged, play_some, running
from tests.server.test_leaks import check_others
from tests.server.test_leaks_games import check_gugong, check_troyes

from regnum.server.history import STILLS

pytestmark = pytest.mark.anyio

CHOICES = {"paladins": 60, "troyes": 20, "gugong": 40}  # none of the games is over by then
GAMES = list(CHOICES)


async def look(server: Running, table: str, what: str, secret: str = "") -> Any:
    return await server.good("GET", f"/api/tables/{table}/{what}", secret=secret)


def views_of(told: Json) -> list[tuple[int, int, Json]]:
    """Stills with their whole views."""
    view: Json = {}
    found = []
    for still in told["stills"]:
        view = merged(view, still["changes"])
        found.append((still["n"], still["events"], view))
    return found


async def all_stills(server: Running, table: str, made: int, secret: str) -> list[tuple[int, int, Json]]:
    found: list[tuple[int, int, Json]] = []
    while not found or found[-1][0] < made:
        since = found[-1][0] if found else 0
        told = await look(server, table, f"stills/{since}/{made}", secret)
        assert (told["since"], told["n"]) == (since, min(made, since + STILLS))
        found += views_of(told)[1 if found else 0 :]
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_stills_go_through_the_history_beat_by_beat(tmp_path: Path, game: str) -> None:
    """With an automa, who acts many times between two choices."""
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table(game=game, seats=[{"kind": "human"}]))["id"]
        key = await server.claim(table, 0, name="Ada")
        async with server.watch(table, key) as one:
            await play_some([one], 30)
            made = one.offer["made"]
            events = [event for each in one.happenings for event in each["events"]]
        found = await all_stills(server, table, made, key)
        wanted = []
        for n in range(1, made + 1):
            told = [event for event in events if event["n"] == n]
            wanted += [(n, at) for at, event in enumerate(told) if event.get("beat") and at > 0] + [(n, -1)]
        assert [(n, at) for n, at, _ in found[1:]] == wanted
        assert len(wanted) > made + 5
        for n, at, view in found:
            if at < 0:
                assert view == (await look(server, table, f"history/{n}", key))["view"], n


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize("game", GAMES)
async def test_stills_hide_what_is_hidden(tmp_path: Path, game: str, seat: int) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game=game)
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            await play_some([one, two], CHOICES[game])
            made = one.offer["made"]
            assert one.table["status"] == "playing"
        for _, _, view in await all_stills(server, table, made, keys[seat] if seat >= 0 else ""):
            if game == "paladins":
                check_others({"view": view}, seat)
            else:
                check = check_troyes if game == "troyes" else check_gugong
                for who, row in enumerate(view["seats"]):
                    check(row, seat == who)


async def test_what_has_not_happened_cannot_be_seen(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            await play_some([one, two], 3)
        made = one.offer["made"]
        refused = await server.call("GET", f"/api/tables/{table}/stills/0/{made + 1}", secret=keys[0])
        assert refused.status_code == 404
        alone = await look(server, table, f"stills/{made}/{made}", keys[0])
        assert [(still["n"], still["events"]) for still in alone["stills"]] == [(made, -1)]
