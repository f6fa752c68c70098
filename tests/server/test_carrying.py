"""Whole tables as files: carried to another server and back, and what is refused."""

import asyncio
import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.support import Json, Running, play_out, play_some, quick_settings, running
from tests.server.test_checking import ANSWERS, checked

from regnum.games import GAMES
from regnum.server.carrying import digest_of
from regnum.server.protocol import CarriedTable

pytestmark = pytest.mark.anyio

SOLO = [{"kind": "human"}]
HOT = [{"kind": "hotseat"}, {"kind": "hotseat", "name": "Bo"}]
BOTS = [{"kind": "human"}, {"kind": "bot", "level": "squire"}]


async def begun(server: Running, seats: list[Json], game: str = "paladins", **more: Any) -> tuple[str, str]:
    """A table of one person, and the secret of their seats."""
    wanted = {"game": game, "seats": seats, "claim": {"seat": 0, "name": "Ada"}, **more}
    made = await server.good("POST", "/api/tables", wanted)
    return made["table"]["id"], made["secret"]


async def played(server: Running, table: str, secret: str, choices: int) -> None:
    async with server.watch(table, secret) as me:
        await me.asked()
        await play_some([me], choices)
        await me.asked()


async def taken(server: Running, table: str, secret: str) -> str:
    """The file, as it is."""
    reply = await server.call("GET", f"/api/tables/{table}/whole", secret=secret)
    assert reply.status_code == 200, reply.text
    return reply.text


async def brought(server: Running, file: str) -> tuple[int, Json]:
    headers = {"content-type": "application/json"}
    reply = await server.http.post("/api/carried", content=file, headers=headers)
    return reply.status_code, reply.json()


def refusal(answer: tuple[int, Json]) -> str:
    return str(answer[1]["error"]["msg"]["key"])


def changed(file: str, change: Callable[[Json], object]) -> str:
    """A file somebody has worked on, who knows how the digest is made."""
    content = json.loads(file)
    change(content)
    table = msgspec.convert({**content, "digest": ""}, CarriedTable)
    return json.dumps({**content, "digest": digest_of(table)})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [SOLO, HOT, BOTS], ids=["solo", "hot-seat", "bots"])
async def test_a_table_goes_to_another_server_and_back(tmp_path: Path, game: str, seats: list[Json]) -> None:
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        table, secret = await begun(one, seats, game)
        await played(one, table, secret, 6)
        file = await taken(one, table, secret)
        status, seated = await brought(other, file)
        assert status == 201
        assert seated["secret"] == secret
        assert seated["table"]["id"] == table
        assert await taken(other, table, secret) == file  # bit for bit
        async with one.watch(table, secret) as here, other.watch(table, secret) as there:
            await asyncio.gather(here.asked(), there.asked())
            assert there.offer["view"] == here.offer["view"]
            assert there.offer["choices"] == here.offer["choices"]
        await played(other, table, secret, 5)
        back = await taken(other, table, secret)
        assert (await brought(one, back))[0] == 201
        assert await taken(one, table, secret) == back
        assert (await brought(one, file))[0] == 201  # an older one takes nothing away
        assert await taken(one, table, secret) == back


async def test_undo_reaches_back_behind_the_journey(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        table, secret = await begun(one, SOLO, "gugong")
        async with one.watch(table, secret) as me:
            for _ in range(200):
                await me.asked()
                if me.offer["can_undo"]:
                    break
                await play_some([me], 1)
            assert me.offer["can_undo"]
        await brought(other, await taken(one, table, secret))
        async with one.watch(table, secret) as here, other.watch(table, secret) as there:
            for client in (here, there):
                await client.asked()
                assert (await client.ask("undo"))["type"] == "done"
                await client.asked()
            assert there.offer["view"] == here.offer["view"]


async def test_whoever_looks_on_sees_what_was_brought(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        table, secret = await begun(one, SOLO)
        await played(one, table, secret, 3)
        await brought(other, await taken(one, table, secret))
        await played(one, table, secret, 3)
        async with other.watch(table, secret) as me:
            before = me.offer["made"]
            await brought(other, await taken(one, table, secret))
            await me.until(lambda: me.offer["made"] == before + 3)


async def test_a_finished_game_is_carried_with_its_end(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        table, secret = await begun(one, SOLO, "troyes")
        async with one.watch(table, secret) as me:
            await play_out([me])
        assert (await brought(other, await taken(one, table, secret)))[0] == 201
        records = [await server.good("GET", f"/api/tables/{table}/record") for server in (one, other)]
        assert records[0] == records[1]


async def test_components_of_ones_own_come_along(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        own = (await checked(one, ANSWERS))["file"]
        table, secret = await begun(one, SOLO, "gugong", file=own, components="mine")
        file = await taken(one, table, secret)
        assert json.loads(file)["entries"][0]["file"]
        assert (await brought(other, file))[0] == 201
        assert await taken(other, table, secret) == file
    async with running(str(tmp_path / "c"), quick_settings(own_files=False)) as careful:
        assert refusal(await brought(careful, file)) == "error-no-own-files"


async def test_only_who_holds_all_seats_of_people_takes_a_table_away(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as server:
        table, keys = await server.two_players()
        path = f"/api/tables/{table}/whole"
        refused = await server.call("GET", path, secret=keys[0])
        assert refused.status_code == 403
        assert refused.json()["error"]["msg"]["key"] == "error-carry-others"
        alone, _ = await begun(server, BOTS)
        assert (await server.call("GET", f"/api/tables/{alone}/whole")).status_code == 401
        wrong = await server.call("GET", f"/api/tables/{alone}/whole", secret=f"{alone}.{'x' * 32}")
        assert wrong.status_code == 401
        assert (await server.call("GET", path)).status_code == 401


async def test_a_duel_is_not_carried(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as server:
        made = await server.good("POST", "/api/daily/paladins", {"browser": "b" * 20})
        path = f"/api/tables/{made['table']['id']}/whole"
        refused = await server.call("GET", path, secret=made["secret"])
        assert refused.json()["error"]["msg"]["key"] == "error-carry-daily"
        table, secret = await begun(server, SOLO)
        file = await taken(server, table, secret)
        forged = changed(file, lambda content: content["entries"][0].update(daily="2026-01-01", key="ab"))
        assert refusal(await brought(server, forged)).startswith("error-carry")


def cut_off(content: Json) -> None:
    content["entries"].pop(1)


def other_choice(content: Json) -> None:
    chosen = [entry for entry in content["entries"] if entry["t"] == "choose"]
    chosen[1]["option"] += 1000


def other_cards(content: Json) -> None:
    content["shuffle"] = "ab" * 32


def other_seat(content: Json) -> None:
    content["secret"] = f"{content['id']}.{'x' * 32}"


def foreign_kind(content: Json) -> None:
    content["entries"][-1]["t"] = "cheat"


def marked_name(content: Json) -> None:
    claimed = next(entry for entry in content["entries"] if entry["t"] == "claim")
    claimed["name"] = "a\u202eb"


def long_text(content: Json) -> None:
    claimed = next(entry for entry in content["entries"] if entry["t"] == "claim")
    claimed["words"] = "x" * 5000


def twice_made(content: Json) -> None:
    content["entries"].append(copy.deepcopy(content["entries"][0]))


def more_seats(content: Json) -> None:
    content["entries"][0]["seats"].append({"kind": "automa", "level": ""})


def unknown_bot(content: Json) -> None:
    content["entries"][0]["seats"][1]["level"] = "wizard"


FORGED = [
    cut_off,
    other_choice,
    other_cards,
    other_seat,
    foreign_kind,
    marked_name,
    long_text,
    twice_made,
    more_seats,
    unknown_bot,
]


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
async def test_a_forged_table_is_refused(tmp_path: Path, forge: Callable[[Json], None]) -> None:
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        table, secret = await begun(one, BOTS)
        await played(one, table, secret, 4)
        forged = changed(await taken(one, table, secret), forge)
        answer = await brought(other, forged)
        assert answer[0] == 422, answer
        assert refusal(answer) in ("error-carry-damaged", "error-level")
        assert (await other.call("GET", f"/api/tables/{table}")).status_code == 404


async def test_damaged_foreign_and_large_files_are_refused(tmp_path: Path) -> None:
    settings = quick_settings(body_limit=20_000)
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b"), settings) as other:
        table, secret = await begun(one, SOLO)
        await played(one, table, secret, 3)
        file = await taken(one, table, secret)
        touched = file.replace('"name":"Ada"', '"name":"Eve"')
        assert touched != file
        assert refusal(await brought(other, touched)) == "error-carry-damaged"
        assert refusal(await brought(other, file[:-20])) == "error-json"
        assert refusal(await brought(other, '{"game":"paladins"}')) == "error-request"
        later = file.replace('"version":1,', '"version":2,', 1)
        assert refusal(await brought(other, later)) == "error-request"
        large = changed(file, lambda content: content["entries"].extend(content["entries"][-1:] * 200))
        assert refusal(await brought(other, large)) == "error-too-large"


async def test_a_table_of_newer_rules_is_refused(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as one:
        table, secret = await begun(one, SOLO)
        newer = changed(
            await taken(one, table, secret), lambda content: content["entries"][0].update(rules=10_000)
        )
        assert refusal(await brought(one, newer)) == "error-rules-newer"


async def test_what_went_two_ways_is_not_mixed(tmp_path: Path) -> None:
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        table, secret = await begun(one, SOLO)
        await played(one, table, secret, 4)
        await brought(other, await taken(one, table, secret))
        await played(one, table, secret, 1)
        async with other.watch(table, secret) as me:
            await me.asked()
            await me.choose(me.offer["choices"][-1]["option"])
            await me.asked()
        file = await taken(one, table, secret)
        kept = await taken(other, table, secret)
        answer = await brought(other, file)
        assert refusal(answer) == "error-carry-differs"
        assert answer[1]["error"]["msg"]["args"]["n"] >= 4
        assert await taken(other, table, secret) == kept
        await other.good("DELETE", f"/api/tables/{table}", secret=secret)
        assert (await brought(other, file))[0] == 201


async def test_nobody_gets_into_a_table_by_a_file_of_their_own(tmp_path: Path) -> None:
    """The number of a table is no secret: a file with it must not open, or change, the table."""
    async with running(str(tmp_path / "a")) as one, running(str(tmp_path / "b")) as other:
        table, secret = await begun(one, SOLO)
        mine, own = await begun(other, SOLO)
        file = await taken(other, mine, own)
        forged = changed(file.replace(mine, table), lambda content: None)
        answer = await brought(one, forged)
        assert refusal(answer) in ("error-carry-other", "error-carry-damaged")
        assert len(json.loads(await taken(one, table, secret))["entries"]) > 0
