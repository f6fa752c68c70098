"""Owners of a box correct the components, and tables are played with their file."""

import json
from typing import Any

import pytest
from tests.server.support import Json, Running, play_out, play_some, quick_settings, running

from regnum.library import components_of
from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio

CARD = "gift_cards.pipa_board"
ANSWERS = {f"{CARD}.value": 8, f"{CARD}.action": "servants", f"{CARD}.amount": 2}


async def checked(server: Running, answers: Json, game: str = "gugong") -> Json:
    return await server.good("POST", f"/api/games/{game}/check", {"answers": answers})


async def alone(server: Running, **asked: Any) -> Json:
    body = {"game": "gugong", "seats": [{"kind": "human"}], "claim": {"seat": 0}, **asked}
    return await server.good("POST", "/api/tables", body)


async def test_unchecked_values_are_told_with_what_is_known(store_url: str) -> None:
    async with running(store_url) as server:
        told = await checked(server, {})
        assert not told["changed"]
        value = next(one for one in told["values"] if one["path"] == "gifts.necklace.value")
        assert (value["value"], value["origin"], value["confidence"]) == (7, "reconstructed", 30)
        assert "guess" in value["note"]
        assert value["sources"][0].startswith("brettspiel-news")
        assert value["form"]["kind"] == "number"
        assert not any(one["path"] == "set_up.days" for one in told["values"])


async def test_a_wrong_answer_is_named_and_makes_no_file(store_url: str) -> None:
    async with running(store_url) as server:
        told = await checked(server, {f"{CARD}.action": "servants"})
        assert [problem["path"] for problem in told["problems"]] == [f"{CARD}.amount"]
        assert (told["file"], told["fingerprint"]) == ("", "")
        assert any(one["path"] == f"{CARD}.amount" and one["value"] is None for one in told["values"])
        answer = await server.call("POST", "/api/games/gugong/check", {"answers": {"x": 1.5}})
        assert answer.status_code == 400
        assert (await server.call("POST", "/api/games/chess/check", {"answers": {}})).status_code == 404


async def test_a_table_with_corrections_opens_again_after_a_restart(store_url: str) -> None:
    async with running(store_url) as server:
        told = await checked(server, ANSWERS)
        assert told["changed"]
        seated = await alone(server, components="My box", file=told["file"])
        table, secret = seated["table"]["id"], seated["secret"]
        assert seated["table"]["components"] == {
            "name": "My box",
            "fingerprint": told["fingerprint"],
            "brought": True,
        }
        facts = (await server.good("GET", f"/api/tables/{table}/facts"))["facts"]
        assert facts["gifts"]["pipa_board"]["action"] == "servants"
        assert facts["provenance"][f"{CARD}.action"] == "printed"
        async with server.watch(table, secret) as me:
            await play_some([me], 60)  # beyond the first snapshot
    async with running(store_url) as server:
        again = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert again["components"] == seated["table"]["components"]
        file = await server.call("GET", f"/api/tables/{table}/components.toml")
        assert file.text == told["file"]
        async with server.watch(table, secret) as me:
            await play_some([me], 5)


async def test_a_record_is_replayed_where_its_file_comes_with_it(store_url: str) -> None:
    async with running(store_url) as server:
        told = await checked(server, ANSWERS)
        seated = await alone(server, components="My box", file=told["file"])
        async with server.watch(seated["table"]["id"], seated["secret"]) as me:
            await play_out([me])
        path = f"/api/tables/{seated['table']['id']}"
        record = await server.good("GET", f"{path}/record", secret=seated["secret"])
        assert record["components"] == told["fingerprint"]
        assert (await server.call("DELETE", path, secret=seated["secret"])).status_code == 200
    async with running(store_url) as server:
        alone_it_is_nothing = await server.call("POST", "/api/import", {"record": record})
        assert alone_it_is_nothing.json()["error"]["msg"]["key"] == "error-components-gone"
        body = {"record": record, "file": told["file"], "file_name": "My box"}
        back = (await server.good("POST", "/api/import", body))["table"]
        assert back["components"] == {"name": "My box", "fingerprint": told["fingerprint"], "brought": True}
        assert back["status"] == "over"


async def test_a_file_without_other_values_is_the_games_own(store_url: str) -> None:
    async with running(store_url) as server:
        file = (await checked(server, {f"{CARD}.value": None}))["file"]
        told = (await alone(server, components="My box", file=file))["table"]["components"]
        assert told["name"] == ""
        assert not told["brought"]


@pytest.mark.parametrize("file", ["", "nonsense", 'game = "troyes"\nformat = 1', "x = [" * 500])
async def test_a_file_that_is_none_is_refused_in_words(store_url: str, file: str) -> None:
    async with running(store_url) as server:
        body = {"game": "gugong", "seats": [{"kind": "human"}], "file": file or "#"}
        answer = await server.call("POST", "/api/tables", body)
        assert answer.status_code == 422
        assert json.loads(answer.text)["error"]["msg"]["key"] == "error-components-file"


async def test_large_files_and_closed_servers(store_url: str) -> None:
    async with running(store_url, quick_settings(own_files=False)) as server:
        body = {"game": "gugong", "seats": [{"kind": "human"}], "file": components_of("gugong")}
        assert (await server.call("POST", "/api/tables", body)).status_code == 403
        body["file"] = "#" * 150_001
        assert (await server.call("POST", "/api/tables", body)).status_code == 400


async def test_a_list_of_ones_tables_says_how_far_they_are(store_url: str) -> None:
    async with running(store_url) as server:
        seated = await alone(server)
        mine = (await server.good("POST", "/api/mine", {"secrets": [seated["secret"]]}))["tables"][0]
        assert (mine["round"], mine["rounds"]) == (1, 4)
        assert abs(mine["used"] - mine["table"]["now"]) < 3600


async def test_the_files_of_the_page_cost_a_fifth_of_a_request(store_url: str) -> None:
    async with running(store_url, quick_settings(requests=Rate(0.001, 10))) as server:
        for _ in range(40):
            assert (await server.call("GET", "/favicon.svg")).status_code != 429
        told = [(await server.call("GET", "/api/games")).status_code for _ in range(4)]
        assert told == [200, 200, 429, 429]
