"""Worked examples at tables: all of them can be opened, shown to their end, stored and found again."""

from pathlib import Path

import pytest
from tests.server.support import Client, Json, Running, quick_settings, running
from tests.server.test_housekeeping import aged, ids, out_of_memory

from regnum.examples import shelf
from regnum.examples.shelf import Laid, examples_of, laid
from regnum.games import GAMES
from regnum.scenario.command import run_file

pytestmark = pytest.mark.anyio

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


async def opened(server: Running, game: str, name: str) -> tuple[str, str]:
    """A table with an example: its id and the secret of whoever looks at it."""
    wanted = {"game": game, "seats": [{"kind": "human"}], "example": name, "claim": {"seat": 0}}
    reply = await server.good("POST", "/api/tables", wanted)
    return reply["table"]["id"], reply["secret"]


async def shown(client: Client, steps: int = 100) -> Json:
    """Choose what the example chooses, so many times or to its end; what is told of it then."""
    await client.until(lambda: bool(client.offer))
    for _ in range(steps):
        offer = client.offer
        if offer["example"]["option"] < 0:
            break
        assert offer["example"]["option"] in [choice["option"] for choice in offer["choices"]]
        assert (await client.choose(offer["example"]["option"]))["type"] == "done"
        await client.until(lambda o=offer: client.offer is not o)  # type: ignore[misc]
    told: Json = client.offer["example"]
    return told


def other(offer: Json) -> int:
    return next(int(c["option"]) for c in offer["choices"] if c["option"] != offer["example"]["option"])


@EVERY_GAME
async def test_every_example_opens_at_a_table_and_is_shown_to_its_end(tmp_path: Path, game: str) -> None:
    listed = examples_of(game)
    assert len(listed) > 10
    async with running(str(tmp_path / "regnum.db")) as server:
        told = await server.good("GET", f"/api/games/{game}/examples")
        assert told["examples"] == [{"id": one.id, "rule": one.rule} for one in listed.values()]
        for name in listed:
            table, secret = await opened(server, game, name)
            async with server.watch(table, secret) as client:
                end = await shown(client)
                assert (end["id"], end["off"]) == (name, False)
                assert end["n"] == end["of"] == client.offer["made"]
                assert client.table["example"] == name
                before = await server.good("GET", f"/api/tables/{table}/opening", secret=secret)
                assert before["view"].keys() == client.offer["view"].keys()
                for n in {0, end["of"]}:  # it can be looked back at
                    await server.good("GET", f"/api/tables/{table}/history/{n}", secret=secret)


@EVERY_GAME
def test_what_is_shown_are_scenarios_that_hold(game: str) -> None:
    """The files are the truth: they are compared with what must follow, here and with all the others."""
    for example in examples_of(game).values():
        assert run_file(example.path).passed, example.file


async def test_an_example_is_found_again_and_taken_back(store_url: str) -> None:
    """After a restart, from its entries and from a snapshot; undo, and going back past others' choices."""
    settings = quick_settings(snapshot_every=3)
    async with running(store_url, settings) as server:
        table, secret = await opened(server, "troyes", "expelling")
        async with server.watch(table, secret) as client:
            assert (await shown(client, 2))["n"] == 2
            view = client.offer["view"]
    for again in (quick_settings(), settings):
        async with running(store_url, again) as server, server.watch(table, secret) as client:
            await client.asked()
            assert client.offer["view"] == view
            assert (client.offer["example"]["n"], client.offer["example"]["of"]) == (2, 5)
    async with running(store_url) as server, server.watch(table, secret) as client:
        await shown(client, 1)
        offer = client.offer
        assert (await client.ask("undo"))["type"] == "done"
        await client.until(lambda: client.offer is not offer)
        assert client.offer["example"]["n"] == 2
        await client.choose(other(client.offer))
        await client.until(lambda: client.offer["example"]["off"])
        assert (client.offer["example"]["n"], client.offer["example"]["option"]) == (2, -1)
        assert (await client.ask("example_back"))["type"] == "done"
        await client.until(lambda: not client.offer["example"]["off"])
        assert client.offer["view"] == view
        assert (await client.ask("example_back", start=True))["type"] == "done"
        await client.until(lambda: client.offer["example"]["n"] == 0)
        assert (await shown(client))["n"] == 5


async def test_who_looks_on_is_not_taught_and_takes_nothing_back(store_url: str) -> None:
    async with running(store_url) as server:
        table, _ = await opened(server, "gugong", "wall")
        async with server.watch(table) as spectator:
            await spectator.until(lambda: bool(spectator.offer))
            assert spectator.offer["example"] is None
            assert (await spectator.ask("example_back"))["type"] == "refused"


async def test_there_is_free_play_after_it(store_url: str) -> None:
    async with running(store_url) as server:
        table, secret = await opened(server, "gugong", "decree")
        async with server.watch(table, secret) as client:
            await shown(client)
            for _ in range(6):
                await client.asked()
                offer = client.offer
                assert (await client.choose(offer["choices"][0]["option"]))["type"] == "done"
                await client.until(lambda o=offer: client.offer is not o)  # type: ignore[misc]
            assert client.offer["made"] == 7
            assert client.offer["example"]["off"]


async def test_an_example_is_no_game_of_anybodys(store_url: str) -> None:
    """No record, no proof, no list; one that is over at once is shown with its points, and not kept."""
    async with running(store_url) as server:
        table, secret = await opened(server, "paladins", "sixty-six")
        info = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert (info["status"], info["commit"], info["proof"]) == ("over", "", None)
        assert info["outcome"]["scores"][0]["total"] == 66
        assert (await server.good("GET", f"/api/tables/{table}/curve"))["points"][-1]["totals"][0] == 66
        refused = await server.call("GET", f"/api/tables/{table}/record", secret=secret)
        assert refused.json()["error"]["msg"]["key"] == "error-example-record"
        assert await server.server.store.final(table) is None
        row = await server.server.store.table(table)
        assert row is not None
        assert row.status == "example"
    async with running(store_url) as server:
        assert (await server.good("GET", f"/api/tables/{table}"))["table"]["status"] == "over"


async def test_examples_nobody_looks_at_go_after_a_day(store_url: str) -> None:
    async with running(store_url) as server:
        old, _ = await opened(server, "paladins", "absolve")
        ended, _ = await opened(server, "paladins", "mercenaries")
        young, _ = await opened(server, "paladins", "absolve")
        game = (await server.good("POST", "/api/tables", solo()))["table"]["id"]
        for table in (old, ended, game):
            await out_of_memory(server, table)
            await aged(server.server.store, table, 2.0)
        assert await server.server.housekeeper.tidy() == 2
        assert {old, ended} & await ids(server) == set()
        assert {young, game} <= await ids(server)


def solo() -> Json:
    return {"game": "paladins", "seats": [{"kind": "human"}], "claim": {"seat": 0}}


async def test_an_example_written_anew_is_gone_and_says_so(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(store_url) as server:
        table, secret = await opened(server, "paladins", "absolve")

    def edited(game: str, name: str) -> Laid | None:
        found = laid(game, name)
        return None if found is None else Laid(**{**vars(found), "digest": "another"})

    monkeypatch.setattr("regnum.server.examples.laid", edited)
    async with running(store_url) as server:
        reply = await server.call("GET", f"/api/tables/{table}")
        assert reply.json()["error"]["msg"]["key"] == "error-example-gone"
        mine = await server.good("POST", "/api/mine", {"secrets": [secret]})
        assert mine["unopened"][0]["error"]["msg"]["key"] == "error-example-gone"


async def test_what_is_no_example_is_not_opened(store_url: str) -> None:
    async with running(store_url) as server:
        for name, key in (("nonsense", "error-no-example"), ("../../pyproject", "error-request")):
            reply = await server.call("POST", "/api/tables", {**solo(), "example": name})
            assert reply.json()["error"]["msg"]["key"] == key
        assert (await server.call("GET", "/api/games/chess/examples")).status_code == 404
        game = (await server.good("POST", "/api/tables", solo()))["table"]["id"]
        assert (await server.call("GET", f"/api/tables/{game}/opening")).status_code == 409


def test_without_the_scenarios_there_are_no_examples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shelf, "SCENARIOS", tmp_path)
    assert shelf.examples_of.__wrapped__("paladins") == {}
