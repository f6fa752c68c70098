"""The cards of a daily duel cannot be known beforehand, and can be checked afterwards."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Json, Running, running
from tests.server.test_lobby import finish, results

from regnum.kernel.record import Record, loads
from regnum.server import daily, fairness
from regnum.server.fairness import check, commitment, proof_from_json, seed_from
from regnum.server.store.base import SecretRow

pytestmark = pytest.mark.anyio

PATH = "/api/daily/troyes"


def asked(name: str, **more: Any) -> Json:
    return {"browser": f"the-browser-of-{name or 'nobody'}", "name": name, **more}


async def first_view(server: Running, seated: Json) -> Any:
    async with server.watch(seated["table"]["id"], seated["secret"]) as me:
        await me.asked()
        return me.offer["view"]


def tomorrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the day of the duel be over, for everything that asks."""
    began = time.time()

    def is_day_over(day: str, now: float) -> bool:
        return fairness.is_day_over(day, now + 86400 if now > began else now)

    monkeypatch.setattr(daily, "is_day_over", is_day_over)
    monkeypatch.setattr("regnum.server.room.is_day_over", is_day_over)


async def test_a_duel_cannot_be_rehearsed_by_importing_its_seed(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        duel = await server.good("POST", PATH, asked("Ada"))
        real = await first_view(server, duel)
        options = duel["table"]["options"]
        box = duel["table"]["components"]["fingerprint"]
        rules = duel["table"]["rules"]
        for seed in (f"daily:troyes:{daily.today()}", duel["table"]["commit"]):
            record = Record("troyes", rules, box, 1, options, seed, []).to_json()
            rehearsed = await server.good("POST", "/api/import", {"record": record})
            assert rehearsed["table"]["daily"] == ""  # and so it never counts
            assert differs(await first_view(server, rehearsed), real)


def differs(one: Any, other: Any) -> bool:
    return json.dumps(one, sort_keys=True) != json.dumps(other, sort_keys=True)


async def test_the_key_of_a_day_is_committed_to_and_shown_when_it_is_over(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(store_url) as server:
        duel = await server.good("POST", PATH, asked("Ada"))
        before = await server.good("GET", PATH)
        assert before["key"] == ""
        assert before["commit"] == duel["table"]["commit"] != ""
        await finish(server, duel)
        record = f"/api/tables/{duel['table']['id']}/record"
        played = await server.good("GET", record)
        assert "fairness" not in played  # the day is not over
        key = (await server.server.hub.store.secret(daily.DUELS)).value
        assert key not in json.dumps(played)
        tomorrow(monkeypatch)
        after = await server.good("GET", f"{PATH}/{daily.today()}")
        assert commitment(after["key"]) == before["commit"]
        proved = await server.good("GET", record)
        assert seed_from(after["key"], []) == proved["seed"]
        proof = proof_from_json(proved["fairness"])
        assert proof is not None
        assert check(proof, loads(json.dumps(proved))) is None
        shown = await server.good("GET", f"/api/tables/{duel['table']['id']}")
        assert shown["table"]["proof"]["secret"] == after["key"]


async def test_days_and_games_have_keys_of_their_own_and_none_before_the_secret(store_url: str) -> None:
    keys = {fairness.day_key("ab" * 32, game, day) for game in ("troyes", "gugong") for day in ("1", "2")}
    assert len(keys) == 4
    async with running(store_url) as server:
        told = await server.good("GET", f"{PATH}/2020-01-01")
        assert (told["commit"], told["key"]) == ("", "")


async def test_every_process_has_the_same_secret(store_url: str) -> None:
    async with running(store_url) as one, running(store_url) as two:
        stores = [one.server.hub.store, two.server.hub.store]
        found = await asyncio.gather(*(store.secret("x") for store in stores * 4))
        assert len({row.value for row in found}) == 1
        await stores[0].put_secret(SecretRow("x", "late", 1.0))
        assert (await stores[1].secret("x")).value == found[0].value
        assert (await one.good("GET", PATH))["commit"] == (await two.good("GET", PATH))["commit"]


async def test_the_same_name_once_more_is_practice(store_url: str) -> None:
    async with running(store_url) as server:
        duels = [await server.good("POST", PATH, asked("Ada")) for _ in range(1)]
        duels.append(await server.good("POST", PATH, {**asked("Ada"), "browser": "another-browser-of-ada"}))
        assert [duel["table"]["practice"] for duel in duels] == [False, False]  # nobody has finished yet
        points = await finish(server, duels[0])
        await results(server, "troyes", 1)
        third = await server.good("POST", PATH, {**asked(" aDA "), "browser": "a-third-browser-of-ada"})
        assert third["table"]["practice"]
        await finish(server, duels[1], seed=1)
        await finish(server, await server.good("POST", PATH, asked("")), seed=2)
        told = await results(server, "troyes", 2)
        assert sorted(row["name"] for row in told["scores"]) == ["", "Ada"]
        assert points in [row["score"] for row in told["scores"] if row["name"] == "Ada"]
