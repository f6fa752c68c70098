"""Tables, seats, records, history and the daily duel over HTTP."""

import asyncio
import datetime
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Json, Running, play_out, play_some, running
from tests.waiting import until_told

from regnum.cli.store_commands import verify
from regnum.games import GAMES
from regnum.kernel.record import loads
from regnum.library import match_of
from regnum.server import daily
from regnum.server.fairness import check, proof_from_json

pytestmark = pytest.mark.anyio


async def finished(server: Running, **asked: Any) -> tuple[str, list[str]]:
    """A game of two, played to the end."""
    table, keys = await server.two_players(**asked)
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_out([a, b])
    return table, keys


# --- tables ---------------------------------------------------------------------------------------------


async def test_a_table_is_found_by_id_and_code_and_listed_if_asked(store_url: str) -> None:
    async with running(store_url) as server:
        private = await server.new_table()
        public = await server.new_table(listed=True)
        assert (await server.good("GET", f"/api/codes/{public['code'].lower()}"))["table"]["id"] == public[
            "id"
        ]
        await server.claim(public["id"], 0, name="Ada", colour="rose")
        listed = (await server.good("GET", "/api/tables"))["tables"]
        assert [row["id"] for row in listed] == [public["id"]]
        shown = (await server.good("GET", f"/api/tables/{private['id']}"))["table"]
        assert shown["status"] == "open"
        assert (await server.call("GET", "/api/codes/BBBBBB")).status_code == 404
        assert (await server.call("GET", "/api/tables/" + "A" * 22)).status_code == 404


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}]}, 404, "error-game"),
        ({"game": "paladins", "seats": [{"kind": "human"}] * 5}, 422, "error-players"),
        ({"game": "paladins", "seats": [{"kind": "bot"}] * 2}, 409, "error-seats-human"),
        ({"game": "paladins", "seats": [{"kind": "human"}] * 2 + [{"kind": "automa"}]}, 422, "error-seats"),
        ({"game": "paladins", "seats": [{"kind": "robot"}]}, 400, "error-request"),
        ({"game": "paladins", "seats": [{"kind": "human", "level": "god"}] * 2}, 422, "error-level"),
        ({"game": "paladins", "seats": [{"kind": "human"}], "options": {"x": "y"}}, 422, "error-option"),
        (
            {"game": "paladins", "seats": [{"kind": "human"}], "options": {"difficulty": "silly"}},
            422,
            "error-option-value",
        ),
        (
            {"game": "paladins", "seats": [{"kind": "human"}], "components": "mine"},
            404,
            "error-components-unknown",
        ),
        ({"game": "paladins", "seats": [{"kind": "human"}], "claim": {"seat": 1}}, 404, "error-no-seat"),
        ({"game": "paladins", "seats": [{"kind": "human"}], "extra": 1}, 400, "error-request"),
        ([], 400, "error-request"),
    ],
)
async def test_tables_that_cannot_be(body: Any, status: int, key: str, tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        response = await server.call("POST", "/api/tables", body)
        assert (response.status_code, response.json()["error"]["msg"]["key"]) == (status, key)
        assert not response.json()["error"]["text"].startswith("[")  # the catalogue knows the key
        assert (await server.good("GET", "/api/health"))["tables"] == 0


async def test_names_colours_and_my_tables(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        path = f"/api/tables/{table}/seats/0"
        renamed = await server.good("PATCH", path, {"name": "Zoë", "colour": "lily"}, keys[0])
        assert renamed["table"]["seats"][0]["name"] == "Zoë"
        assert (await server.call("PATCH", path, {"name": "x"}, keys[1])).status_code == 403
        assert (await server.call("PATCH", path, {"name": "x"}, "no")).status_code == 401
        assert (await server.call("PATCH", path, {"name": "x"})).status_code == 401
        other = await server.call("PATCH", f"/api/tables/{table}/seats/1", {"colour": "lily"}, keys[1])
        assert other.json()["error"]["msg"]["key"] == "error-colour-taken"
        mine = await server.good("POST", "/api/mine", {"secrets": ["nonsense", keys[1], keys[0]]})
        assert [(row["index"], row["seats"]) for row in mine["tables"]] == [(1, [1]), (2, [0])]
        assert sum(row["your_turn"] for row in mine["tables"]) == 1


async def test_games_facts_and_messages(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        games = (await server.good("GET", "/api/games"))["games"]
        assert games[0]["id"] == "paladins"
        assert games[0]["automas"] == {"1": 1, "2": 0, "3": 0, "4": 0}
        facts = await server.good("GET", "/api/games/paladins/facts")
        assert len(facts["facts"]["paladins"]) == 12
        assert (await server.call("GET", "/api/games/paladins/facts?components=x")).status_code == 404
        text = (await server.call("GET", "/api/messages/en.ftl")).text
        assert "error-not-your-turn =" in text
        assert "paladins-automa" in text
        assert "paladins-rule-p40 =" not in text
        assert "terminal-" not in text
        rules = (await server.call("GET", "/api/messages/en/rules.ftl")).text
        assert "paladins-rule-p40 =" in rules
        assert "gugong-rule-g43 =" in rules
        assert "error-not-your-turn" not in rules
        assert "gugong-log-start-player =" not in text
        table = (await server.call("GET", "/api/messages/en/gugong.ftl")).text
        assert "gugong-log-start-player =" in table
        assert "web-gugong-medal =" in table
        assert "troyes-log" not in table
        for missing in ("/api/messages/xx.ftl", "/api/messages/xx/rules.ftl", "/api/messages/en/x.ftl"):
            assert (await server.call("GET", missing)).status_code == 404


# --- records --------------------------------------------------------------------------------------------


async def test_the_record_of_a_finished_game_proves_itself(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table())["id"]
        commit = (await server.good("GET", f"/api/tables/{table}"))["table"]["commit"]
        keys = [await server.claim(table, i, words=f"my words {i}") for i in range(2)]
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_out([a, b])
        response = await server.call("GET", f"/api/tables/{table}/record")
        record = response.json()
        assert record["fairness"]["commit"] == commit
        assert record["fairness"]["words"] == ["my words 0", "my words 1"]
        parsed = loads(response.text)
        assert match_of(parsed).is_over
        proof = proof_from_json(record["fairness"])
        assert proof is not None
        assert check(proof, parsed) is None
        good = tmp_path / "record.json"
        good.write_text(response.text)
        assert verify(str(good)) == 0
        record["fairness"]["words"][0] = "not mine"
        bad = tmp_path / "bad.json"
        bad.write_text(json.dumps(record))
        assert verify(str(bad)) == 1


async def test_before_the_end_a_record_holds_only_what_the_seat_knows(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_some([a, b], 30)
            told = [
                await server.good("GET", f"/api/tables/{table}/record", secret=key) for key in (*keys, "")
            ]
        room = server.server.hub.live[table].room
        for seat, known in zip((0, 1, -1), told, strict=True):
            text = json.dumps(known)
            assert room.secret not in text
            assert room.record().seed not in text
            assert known["seat"] == seat
            drawn = [e["fields"] for e in known["events"] if e["event"] == "paladins_drawn"]
            assert all((fields["a"] is not None) == (fields["who"] == seat) for fields in drawn)
        numbers = [n for known in told for n, _ in known["choices"]]
        assert sorted(numbers) == list(range(1, len(room.record().choices) + 1))
        assert told[2]["choices"] == []


async def test_a_record_goes_on_as_a_hot_seat_game(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await finished(server)
        record = (await server.call("GET", f"/api/tables/{table}/record")).json()
        half: Json = {**record, "choices": record["choices"][:40], "check": ""}
        refused = await server.call("POST", "/api/import", {"record": half})
        assert refused.json()["error"]["msg"]["key"] == "error-record-field"
        parsed = loads(json.dumps(record))
        parsed.choices, parsed.check = parsed.choices[:40], ""
        part = match_of(parsed).record()
        imported = await server.good("POST", "/api/import", {"record": part.to_json(), "name": "Ada"})
        assert imported["seats"] == [0, 1]
        assert imported["table"]["made"] == 40
        assert imported["table"]["commit"] == ""
        async with server.watch(imported["table"]["id"], imported["secret"]) as us:
            text = "".join(us.texts)
            assert record["seed"] not in text
            await play_out([us])
        whole = await server.good("POST", "/api/import", {"record": record})
        assert whole["table"]["status"] == "over"
        record["choices"][3] += 1000
        assert (await server.call("POST", "/api/import", {"record": record})).status_code == 422
        assert (await server.call("POST", "/api/import", {"record": {}})).status_code == 422


# --- history --------------------------------------------------------------------------------------------


async def test_history_shows_what_the_seat_saw_then_and_everything_after_the_end(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            views: dict[int, Json] = {}
            await play_some([a, b], 25)
            for message in a.messages:
                if message["type"] == "offer":
                    views[message["made"]] = message["view"]
            for n, view in views.items():
                point = await server.good("GET", f"/api/tables/{table}/history/{n}", secret=keys[0])
                assert point["view"] == view
                assert not point["whole"]
            public = await server.good("GET", f"/api/tables/{table}/history/20")
            hands = [seat["paladins"]["hand"] + seat["paladins"]["top"] for seat in public["view"]["seats"]]
            assert all(card is None for hand in hands for card in hand)
            assert (await server.call("GET", f"/api/tables/{table}/history/9999")).status_code == 404
            await play_out([a, b])
        after = await server.good("GET", f"/api/tables/{table}/history/20")
        assert after["whole"]
        hands = [seat["paladins"]["top"] + seat["paladins"]["bottom"] for seat in after["view"]["seats"]]
        assert any(hands)
        assert all(card is not None for hand in hands for card in hand)


# --- daily duel -----------------------------------------------------------------------------------------

BROWSER = "a-word-of-this-browser"


async def finish(server: Running, duel: Json, seed: int = 0) -> int:
    """Play a duel to its end; the points."""
    async with server.watch(duel["table"]["id"], duel["secret"]) as me:
        await play_out([me], seed)
        await me.until(lambda: me.table["status"] == "over")
        return int(me.table["outcome"]["scores"][0]["total"])


async def test_one_try_of_a_browser_counts_and_practice_comes_after_it(store_url: str) -> None:
    async with running(store_url) as server:
        path = "/api/daily/troyes"
        asked = {"browser": BROWSER, "name": "Ada"}
        early = await server.call("POST", path, {**asked, "practice": True})
        assert (early.status_code, early.json()["error"]["msg"]["key"]) == (403, "error-practice-later")
        duel = await server.good("POST", path, asked)
        again = await asyncio.gather(*(server.good("POST", path, asked) for _ in range(5)))
        assert {(told["table"]["id"], told["secret"]) for told in again} == {
            (duel["table"]["id"], duel["secret"])
        }
        assert (await server.call("POST", path, {**asked, "practice": True})).status_code == 403
        other = await server.good("POST", path, {"name": "Bo", "browser": BROWSER[::-1]})
        gugong = await server.good("POST", "/api/daily/gugong", asked)
        assert len({told["table"]["id"] for told in (duel, other, gugong)}) == 3
        points = await finish(server, duel)
        practice = await server.good("POST", path, {**asked, "practice": True})
        assert (practice["table"]["daily"], practice["table"]["practice"]) == (daily.today(), True)
        assert (duel["table"]["daily"], duel["table"]["practice"]) == (daily.today(), False)
        assert practice["table"]["id"] != duel["table"]["id"]
        await finish(server, practice, seed=1)
        await finish(server, other, seed=2)
        told = await results(server, "troyes", 2)
        assert points in [row["score"] for row in told["scores"]]
        assert 0 < told["left"] <= 86400
        lines = await server.good("GET", f"{path}/{daily.today()}/lines", secret=duel["secret"])
        assert {line["table"] for line in lines["lines"]} == {duel["table"]["id"], other["table"]["id"]}


async def test_many_at_once_begin_one_duel(store_url: str) -> None:
    async with running(store_url) as server:
        asked = {"browser": BROWSER}
        begun = await asyncio.gather(*(server.good("POST", "/api/daily/paladins", asked) for _ in range(8)))
        assert len({(told["table"]["id"], told["secret"]) for told in begun}) == 1
        assert all(told["seats"] == [0] for told in begun)
        assert (await server.good("GET", "/api/health"))["tables"] == 1


async def test_the_server_keeps_nothing_that_leads_back_to_a_browser(tmp_path: Path) -> None:
    db = tmp_path / "db"
    async with running(str(db)) as server:
        duel = await server.good("POST", "/api/daily/paladins", {"browser": BROWSER})
        assert BROWSER not in json.dumps(duel)
    for file in tmp_path.iterdir():
        assert BROWSER.encode() not in file.read_bytes()
        assert duel["secret"].encode() not in file.read_bytes()


def test_the_day_ends_at_midnight_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> "Clock":
            return cls(2026, 3, 1, 22, 30, tzinfo=tz)

    monkeypatch.setattr(datetime, "datetime", Clock)  # the module, which daily.py asks
    assert daily.today() == "2026-03-01"
    assert daily.seconds_left("2026-03-01") == 5400
    assert daily.seconds_left("2026-02-28") == 0


async def results(server: Running, game: str, number: int) -> Json:
    """The duel of today as soon as it has so many results: they are noted after the last choice."""
    told: Json = {}

    async def has_them() -> bool:
        told.update(await server.good("GET", f"/api/daily/{game}"))
        return len(told["scores"]) >= number

    await until_told(has_them)
    return told


async def test_the_daily_duel_is_the_same_for_all_and_keeps_scores(store_url: str) -> None:
    async with running(store_url) as server:
        started = [
            await server.good("POST", "/api/daily/paladins", {"name": name, "browser": name * 8})
            for name in ("Ada", "Bo")
        ]
        first_views = []
        for seed, duel in enumerate(started):
            assert duel["table"]["options"] == {"difficulty": "standard"}
            async with server.watch(duel["table"]["id"], duel["secret"]) as me:
                await me.asked()
                first_views.append(me.offer["view"])
                lines = f"/api/daily/paladins/{daily.today()}/lines"
                refused = await server.call("GET", lines, secret=duel["secret"])
                assert refused.status_code == 403
                await play_out([me], seed)
                await me.until(lambda m=me: m.table["status"] == "over")  # type: ignore[misc]
                score = me.table["outcome"]["scores"][0]["total"]
            scores = await results(server, "paladins", seed + 1)
            assert score in [row["score"] for row in scores["scores"]]
        assert first_views[0] == first_views[1]
        assert {row["name"] for row in scores["scores"]} == {"Ada", "Bo"}
        assert (await server.call("GET", lines)).status_code == 403
        told = await server.good("GET", lines, secret=started[0]["secret"])
        assert len(told["lines"]) == 2
        for line in told["lines"]:
            match = match_of(loads(json.dumps(line["record"])))
            assert match.spec.outcome(match.state).totals[0] == line["score"]["score"]
        assert (await server.call("GET", "/api/daily/paladins/2999-01-01")).status_code == 404
        assert (await server.good("GET", "/api/daily/paladins/2020-01-01"))["scores"] == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_its_duel(game: str, tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        duel = await server.good("POST", f"/api/daily/{game}", {"name": "Ada", "browser": BROWSER})
        assert [seat["kind"] for seat in duel["table"]["seats"]] == ["human", "automa"]
        async with server.watch(duel["table"]["id"], duel["secret"]) as me:
            await play_out([me])
            await me.until(lambda: me.table["status"] == "over")
            ours, rival = me.table["outcome"]["scores"]
        told = await results(server, game, 1)
        (row,) = told["scores"]
        assert (row["name"], row["score"], row["parts"]) == ("Ada", ours["total"], ours["parts"])
        assert row["margin"] == ours["total"] - rival["total"]
        assert told["options"] == duel["table"]["options"]
        *before, end = (await server.good("GET", f"/api/tables/{duel['table']['id']}/curve"))["points"]
        assert end["totals"] == [ours["total"], rival["total"]]
        # While the game lasts, the chart has what was gathered: it is not lost yet [G62].
        assert not any("outside" in parts for point in before for parts in point["parts"])
        lines = f"/api/daily/{game}/{daily.today()}/lines"
        (line,) = (await server.good("GET", lines, secret=duel["secret"]))["lines"]
        assert match_of(loads(json.dumps(line["record"]))).is_over
