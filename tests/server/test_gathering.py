"""Before a game: names and colours of everybody, bots in free seats, beginning with fewer."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Json, Running, play_some, running

from regnum.server.entries.erasing import Forgotten, blank_entries
from regnum.server.entries.gathering import Gathered
from regnum.server.entries.seating import Claimed

pytestmark = pytest.mark.anyio

HUMAN = {"kind": "human"}
ADA = {"seat": 0, "name": "Ada"}


def key(answer: Json) -> str:
    return str(answer["error"]["msg"]["key"]) if "error" in answer else ""


async def hosted(server: Running, seats: list[Json], **asked: Any) -> tuple[str, str]:
    wanted = {"game": "gugong", "seats": seats, "claim": ADA, **asked}
    made = await server.good("POST", "/api/tables", wanted)
    return made["table"]["id"], made["secret"]


async def sits(server: Running, table: str, seat: int, name: str, **more: Any) -> str:
    return await server.claim(table, seat, name=name, **more)


async def shown(server: Running, table: str) -> Json:
    told: Json = (await server.good("GET", f"/api/tables/{table}"))["table"]
    return told


def of_seats(table: Json, what: str) -> list[Any]:
    return [seat[what] for seat in table["seats"]]


# --- names, colours, faces -----------------------------------------------------------------------------


async def test_who_shares_a_screen_is_named_and_coloured_before_the_game(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        seats = [
            {"kind": "hotseat"},
            {"kind": "hotseat", "name": "Bo", "colour": "rose"},
            {"kind": "hotseat", "name": "Ada"},
        ]
        table, _ = await hosted(server, seats)
        now = await shown(server, table)
        assert now["status"] == "playing"
        assert of_seats(now, "name") == ["Ada", "Bo", "Ada 2"]  # nobody can be taken for another
        assert of_seats(now, "colour") == ["lily", "rose", "crescent"]


async def test_bots_have_a_face_a_level_and_a_name(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        bots = [{"kind": "bot", "level": "random"}, {"kind": "bot", "face": "raven", "name": "Edgar"}]
        table, host = await hosted(server, [HUMAN, *bots])
        now = await shown(server, table)
        assert of_seats(now, "face") == ["", "fox", "raven"]
        assert of_seats(now, "level")[1:] == ["random", "knight"]
        assert now["seats"][1]["called"]["key"] == "bot-face-fox"
        assert of_seats(now, "name") == ["Ada", "", "Edgar"]
        renamed = await server.good("PATCH", f"/api/tables/{table}/seats/1", {"name": "Tod"}, host)
        assert of_seats(renamed["table"], "name") == ["Ada", "Tod", "Edgar"]
        refused = await server.call("PATCH", f"/api/tables/{table}/seats/1", {"name": "No"})
        assert refused.status_code == 401  # a stranger


async def test_what_nobody_knows_is_refused_before_there_is_a_table(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        for bot, why in (
            ({"level": "wizard"}, "error-level"),
            ({"face": "dragon"}, "error-face"),
            ({"colour": "rose"}, "error-colour-taken"),
        ):
            wanted = {
                "game": "troyes",
                "seats": [HUMAN, {"kind": "bot", **bot}],
                "claim": {**ADA, "colour": "rose"},
            }
            assert key((await server.call("POST", "/api/tables", wanted)).json()) == why
        assert (await server.good("GET", "/api/games"))["faces"][0] == "fox"


async def test_no_two_seats_are_shown_in_one_colour(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, [HUMAN, HUMAN, HUMAN])
        await sits(server, table, 1, "Bo", colour="crescent")  # that of the free seat, which makes way
        assert of_seats(await shown(server, table), "colour") == ["lily", "crescent", "mullet"]
        taken = await server.call("POST", f"/api/tables/{table}/claim", {"seat": 2, "colour": "lily"})
        assert key(taken.json()) == "error-colour-taken"  # Ada is shown in it, though she chose none
        await sits(server, table, 2, "Cy")
        refused = await server.call("PATCH", f"/api/tables/{table}/seats/0", {"colour": "mullet"}, host)
        assert key(refused.json()) == "error-colour-taken"
        await server.good("PATCH", f"/api/tables/{table}/seats/0", {"colour": "rose"}, host)
        assert of_seats(await shown(server, table), "colour") == ["rose", "crescent", "mullet"]


# --- bots in free seats --------------------------------------------------------------------------------


async def test_the_host_puts_bots_into_free_seats_and_takes_them_out(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, [HUMAN, HUMAN, HUMAN])
        other = await sits(server, table, 1, "Bo")
        async with server.watch(table, host) as ada, server.watch(table, other) as bo:
            assert key(await bo.ask("bot", seat=2, level="simple")) == "error-host-only"
            assert key(await ada.ask("bot", seat=1, level="simple")) == "error-seat-taken"
            assert key(await ada.ask("bot", seat=2, level="wizard")) == "error-level"
            assert (await ada.ask("bot", seat=2, level="random", face="owl"))["type"] == "done"
            now = await shown(server, table)
            assert (now["seats"][2]["kind"], now["seats"][2]["face"]) == ("bot", "owl")
            assert now["status"] == "open"  # the host says when
            assert (await ada.ask("bot", seat=2))["type"] == "done"
            now = await shown(server, table)
            assert (now["seats"][2]["kind"], now["seats"][2]["taken"]) == ("human", False)
            await ada.ask("bot", seat=2, level="simple")
            assert (await ada.ask("begin"))["type"] == "done"
            assert (await shown(server, table))["status"] == "playing"
            assert key(await ada.ask("bot", seat=2, level="simple")) == "error-host-started"
            await play_some([ada, bo], 4)


# --- beginning with fewer ------------------------------------------------------------------------------


async def test_the_host_begins_without_those_who_did_not_come(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, [HUMAN] * 4, options={"bonus": "yes"})
        async with server.watch(table, host) as ada:
            assert key(await ada.ask("begin")) == "error-begin-few"
            other = await sits(server, table, 2, "Bo")
            async with server.watch(table, other) as bo, server.watch(table) as stranger:
                assert bo.table["status"] == "open"
                assert key(await bo.ask("begin")) == "error-host-only"
                assert key(await stranger.ask("begin")) == "error-spectator"
                assert (await ada.ask("begin"))["type"] == "done"
                now = await shown(server, table)
                assert (now["status"], of_seats(now, "name")) == ("playing", ["Ada", "Bo"])
                assert of_seats(now, "colour") == ["lily", "crescent"]  # as they were shown before
                assert now["options"] == {"bonus": "yes"}
                await play_some([ada, bo], 6)  # Bo's link opens the seat that is number 1 now
        async with server.watch(table, other) as bo:
            assert bo.messages[0]["seats"] == [1]


async def test_a_table_that_began_with_fewer_is_read_again_as_it_was(tmp_path: Path) -> None:
    database = str(tmp_path / "db")
    async with running(database) as server:
        table, host = await hosted(server, [HUMAN] * 4)
        other = await sits(server, table, 3, "Bo")
        async with server.watch(table, host) as ada, server.watch(table, other) as bo:
            await ada.ask("bot", seat=1, level="random")
            await ada.ask("begin")
            await play_some([ada, bo], 4)
            before = await shown(server, table)
    async with running(database) as server:
        after = await shown(server, table)
        assert of_seats(after, "kind") == ["human", "bot", "human"]
        for what in ("status", "made", "options", "host"):
            assert after[what] == before[what]
        assert of_seats(after, "name") == of_seats(before, "name")


async def test_the_host_waits_until_everybody_who_came_is_ready(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, [HUMAN] * 3, ready=True)
        other = await sits(server, table, 1, "Bo")
        async with server.watch(table, host) as ada, server.watch(table, other) as bo:
            assert key(await ada.ask("begin")) == "error-begin-ready"
            await bo.ask("ready")
            assert (await ada.ask("begin"))["type"] == "done"  # asking for it is being ready
            assert (await shown(server, table))["status"] == "playing"


async def test_options_that_fewer_players_do_not_have_are_left_out(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, host = await hosted(server, [HUMAN] * 3, options={"expert": "yes"})
        await sits(server, table, 2, "Bo")
        async with server.watch(table, host) as ada:
            await ada.ask("begin")
        assert (await shown(server, table))["options"] == {"expert": "yes"}


def test_deleting_ones_name_finds_what_one_did_under_another_number() -> None:
    """Bo sat at seat 2 and is seat 1 since the free one is gone; Cy had been at seat 1 and left."""
    cy = Claimed(seat=1, name="Cy", colour="", hash="c", words="")
    bo = Claimed(seat=2, name="Bo", colour="", hash="b", words="")
    entries = [cy, bo, Gathered(seat=0, kept=[0, 2], options={}), Forgotten(seat=1)]
    blank = blank_entries({seq: (entry, 0.0) for seq, entry in enumerate(entries, 1)})
    assert list(blank) == [2]
    assert blank[2][0] == Claimed(seat=2, name="", colour="", hash="b", words="")
