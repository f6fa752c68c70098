"""The coach at a table: opt-in, noted in the stream and in the record, nothing hidden told, reviews kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.support import (
    FirstOption,
    Json,
    Running,
    asked_of,
    play_out,
    play_some,
    quick_settings,
    running,
)
from tests.waiting import PATIENCE, until, until_told

from regnum.ai.jobs import Asked
from regnum.ai.worker import Worker
from regnum.kernel.codec import state_to_json
from regnum.kernel.sight import determinise
from regnum.server.bots import Consulting, Unanswered
from regnum.server.lookback import moment_of
from regnum.server.processes import BotPool
from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio


class Adviser(FirstOption):
    """Consults a worker in this process, through the same JSON; keeps what it was given."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.given: list[Any] = []
        self.is_ill = False
        self.refuses = 0  # so many times from now on: all workers are busy

    async def consult(self, job: Consulting) -> Any:
        if self.is_ill:
            raise Unanswered("crash")
        if self.refuses:
            self.refuses -= 1
            raise Unanswered("busy")
        self.given.append(job.wanted)
        asked = msgspec.json.decode(msgspec.json.encode(job.wanted), type=Asked)
        answer = await asyncio.to_thread(self.worker.handle, asked)
        assert answer is not None
        assert not answer.error, answer.error
        return msgspec.json.decode(msgspec.json.encode(answer.said))


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


@pytest.fixture
async def server(tmp_path: Path, adviser: Adviser) -> AsyncIterator[Running]:
    settings = quick_settings(hint_budget=0.05)
    async with running(str(tmp_path / "coach.db"), settings, adviser) as found:
        yield found


def key_of(refused: Json) -> str:
    assert refused["type"] == "refused", refused
    return str(refused["error"]["msg"]["key"])


def entries(client: Any, kind: str) -> list[Json]:
    return [h["entry"] for h in client.happenings if h["entry"]["t"] == kind]


# --- hints -----------------------------------------------------------------------------------------------


async def test_a_hint_has_up_to_three_moves_that_are_on_offer(server: Running) -> None:
    table, keys = await server.two_players(hints=True)
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_some([a, b], 4)
        client = await asked_of(a, b)
        offer = client.offer
        hinted = await client.ask("hint", decision=offer["decision"])
        assert hinted["type"] == "hinted"
        options = [one["option"] for one in hinted["suggestions"]]
        assert 1 <= len(options) <= 3
        assert len(set(options)) == len(options)
        assert set(options) <= {choice["option"] for choice in offer["choices"]}
        texts = {choice["option"]: choice["text"] for choice in offer["choices"]}
        margins = [one["margin"] for one in hinted["suggestions"]]
        assert margins == sorted(margins, reverse=True)
        for one in hinted["suggestions"]:
            assert one["text"] == texts[one["option"]]
            assert 0 <= one["chance"] <= 1
        assert (hinted["taken"], hinted["left"]) == (1, 499)


async def test_everybody_is_told_who_took_a_hint_and_the_record_has_it(server: Running) -> None:
    table, keys = await server.two_players(hints=True)
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        client = await asked_of(a, b)
        seat, decision = client.offer["seat"], client.offer["decision"]
        first = await client.ask("hint", decision=decision)
        again = await client.ask("hint", decision=decision)
        assert again["suggestions"] == first["suggestions"]
        for each in (a, b):
            await each.until(lambda e=each: bool(entries(e, "hint")))  # type: ignore[misc]
            assert entries(each, "hint") == [{"t": "hint", "seat": seat, "decision": decision}]  # once
            await each.until(lambda e=each: e.table["hints_taken"][seat] == 1)  # type: ignore[misc]
        await play_out([a, b])
    record = await server.good("GET", f"/api/tables/{table}/record", secret=keys[0])
    assert record["hints"] == [int(seat == 0), int(seat == 1)]


async def test_without_the_option_nobody_gets_a_hint(server: Running) -> None:
    table, keys = await server.two_players()
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        client = await asked_of(a, b)
        assert key_of(await client.ask("hint", decision=client.offer["decision"])) == "error-hints-off"
        await play_some([a, b], 1)
        assert key_of(await client.ask("explain", n=1)) == "error-hints-off"
        assert entries(client, "hint") == []
    record = (await server.good("GET", f"/api/tables/{table}"))["table"]
    assert (record["hints"], record["hints_taken"]) == (False, [])


async def test_the_host_decides_before_the_start_and_not_after_it(server: Running) -> None:
    made = await server.good(
        "POST", "/api/tables", {"game": "gugong", "seats": [{"kind": "human"}] * 2, "claim": {"seat": 0}}
    )
    table = made["table"]["id"]
    async with server.watch(table, made["secret"]) as host:
        assert (await host.ask("hints", on=True))["type"] == "done"
        await host.until(lambda: host.table["hints"])
        other = await server.claim(table, 1)
        async with server.watch(table, other) as guest:
            assert key_of(await guest.ask("hints", on=False)) == "error-host-only"
            assert key_of(await host.ask("hints", on=False)) == "error-host-started"
            client = await asked_of(host, guest)
            assert (await client.ask("hint", decision=client.offer["decision"]))["type"] == "hinted"


async def test_duels_have_no_hints(server: Running) -> None:
    made = await server.good("POST", "/api/daily/gugong", {"browser": "b" * 20, "name": "Ada"})
    async with server.watch(made["table"]["id"], made["secret"]) as a:
        await a.asked()
        assert key_of(await a.ask("hints", on=True)) == "error-hints-duel"
        assert key_of(await a.ask("hint", decision=a.offer["decision"])) == "error-hints-duel"


async def test_who_is_not_asked_or_only_watches_gets_none(server: Running) -> None:
    table, keys = await server.two_players(game="gugong", hints=True)
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        client = await asked_of(a, b)
        other = b if client is a else a
        decision = client.offer["decision"]
        await other.until(lambda: bool(other.offer))
        assert key_of(await other.ask("hint", decision=decision)) == "error-not-your-turn"
        async with server.watch(table) as spectator:
            assert key_of(await spectator.ask("hint", decision=decision)) == "error-spectator"
        assert key_of(await client.ask("hint", decision=decision + 7)) == "error-stale"
        assert entries(client, "hint") == []


async def test_a_seat_has_so_many_hints_and_no_more(tmp_path: Path) -> None:
    settings = quick_settings(hint_budget=0.01, hints_per_seat=1)
    async with running(str(tmp_path / "few.db"), settings, Adviser()) as server:
        table = (await server.new_table(game="gugong", seats=[{"kind": "hotseat"}] * 2, hints=True))["id"]
        key = await server.claim(table, 0)
        async with server.watch(table, key) as a:
            await a.asked()
            seat = a.offer["seat"]
            assert (await a.ask("hint", decision=a.offer["decision"]))["left"] == 0
            await play_some([a], 1)
            while a.offer["seat"] != seat:
                await play_some([a], 1)
            assert key_of(await a.ask("hint", decision=a.offer["decision"])) == "error-limit-hints"


async def test_asking_too_fast_is_refused_and_not_noted(tmp_path: Path) -> None:
    settings = quick_settings(hint_budget=0.01, hints=Rate(0.001, 1))
    async with running(str(tmp_path / "fast.db"), settings, Adviser()) as server:
        table, keys = await server.two_players(game="gugong", hints=True)
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            client = await asked_of(a, b)
            assert (await client.ask("hint", decision=client.offer["decision"]))["type"] == "hinted"
            while True:
                await play_some([a, b], 1)
                if (await asked_of(a, b)) is client:
                    break
            assert key_of(await client.ask("hint", decision=client.offer["decision"])) == "error-too-fast"
            assert len(entries(client, "hint")) == 1


async def test_a_coach_that_fails_says_so_and_can_be_asked_again(server: Running, adviser: Adviser) -> None:
    table, keys = await server.two_players(hints=True)
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        client = await asked_of(a, b)
        adviser.is_ill = True
        assert key_of(await client.ask("hint", decision=client.offer["decision"])) == "error-coach-busy"
        adviser.is_ill = False
        assert (await client.ask("hint", decision=client.offer["decision"]))["type"] == "hinted"
        assert len(entries(client, "hint")) == 1


async def test_a_covered_screen_gives_no_hint_about_cards_nobody_may_see(server: Running) -> None:
    table = (await server.new_table(game="gugong", seats=[{"kind": "hotseat"}] * 2, hints=True))["id"]
    key = await server.claim(table, 0)
    async with server.watch(table, key, curtain=True) as a:
        await a.until(lambda: bool(a.offer))
        seat = a.offer["decider"]
        decision = a.offer["decision"]
        assert a.offer["covered"] == "question"
        assert key_of(await a.ask("hint", decision=decision)) == "error-hint-covered"
        await a.ask("uncover", seat=seat)
        assert (await a.ask("hint", decision=decision))["type"] == "hinted"


@pytest.mark.parametrize("name", ["gugong", "troyes", "paladins"])
async def test_workers_are_given_nothing_that_the_asker_cannot_know(
    server: Running, adviser: Adviser, name: str
) -> None:
    """Whatever is hidden from the seat may be otherwise: what goes to the worker is the same to the byte."""
    table, keys = await server.two_players(game=name, hints=True)
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_some([a, b], 12)
        client = await asked_of(a, b)
        seat = client.offer["seat"]
        live = await server.server.hub.open(table)
        match = live.room.require_match()
        real = match.state
        for other in (real, *(determinise(real, match.spec.layout(real), seat, k) for k in (5, 6))):
            server.server.coach.hints.clear()
            match.state = other
            assert (await client.ask("hint", decision=client.offer["decision"]))["type"] == "hinted"
        match.state = real
        assert len(adviser.given) == 3
        assert len({msgspec.json.encode(given) for given in adviser.given}) == 1
        assert real.key.hex() not in str(adviser.given[0].state)


# --- explaining ------------------------------------------------------------------------------------------


async def test_a_move_of_a_running_game_is_explained_with_the_eyes_of_the_asker(
    server: Running, adviser: Adviser
) -> None:
    table, keys = await server.two_players(game="gugong", hints=True)
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_some([a, b], 14)
        said = await a.ask("explain", n=9)
        assert (said["type"], said["whole"], said["chosen"], said["other"]) == (
            "explained",
            False,
            None,
            None,
        )
        assert said["first"] <= 9 <= said["last"]
        assert sum(said["before"]) == pytest.approx(1)
        assert sum(said["after"]) == pytest.approx(1)
        wanted = adviser.given[-1]
        assert (wanted.seat, wanted.who) == (0, said["seat"])
        # The same copies come of any position that is the same to the asker.
        now = moment_of((await server.server.hub.open(table)).room)
        real = server.server.lobby.lookback.line(now).at(said["last"])
        layout = now.spec.layout(real)
        other = determinise(real, layout, 0, 99)
        assert other.contents() != real.contents()
        copies = [determinise(other, layout, 0, deal) for deal in range(len(wanted.after))]
        assert [state_to_json(now.spec, copy) for copy in copies] == wanted.after
        assert [entry["n"] for entry in entries(a, "explain")] == [9]
        assert key_of(await a.ask("explain", n=99)) == "error-no-point"


async def test_moves_of_a_finished_game_are_told_openly_to_anybody_who_may_watch(server: Running) -> None:
    table, keys = await server.two_players(game="gugong")
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_out([a, b], seed=4)
    async with server.watch(table) as spectator:
        said = await spectator.ask("explain", n=5)
        assert said["whole"]
        assert (said["first"], said["last"]) == (5, 5)
        assert said["chosen"]["text"]
        assert said["other"] is None or said["other"]["option"] != said["chosen"]["option"]


# --- reviews ---------------------------------------------------------------------------------------------


async def reviewed(server: Running, table: str, secret: str = "") -> Json:
    """Ask until the review is ready."""
    told: Json = {}

    async def is_ready() -> bool:
        told.clear()
        told.update(await server.good("GET", f"/api/tables/{table}/review", secret=secret))
        return bool(told["status"] != "working")

    await until_told(is_ready)
    return told


async def test_a_finished_game_is_reviewed_once(server: Running, adviser: Adviser) -> None:
    table, keys = await server.two_players(game="gugong")
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        early = await server.call("GET", f"/api/tables/{table}/review")
        assert (early.status_code, early.json()["error"]["msg"]["key"]) == (409, "error-not-over")
        await play_out([a, b], seed=3)
        made = a.offer["made"]
    first = await server.good("GET", f"/api/tables/{table}/review")
    assert first["status"] == "working"
    told = await reviewed(server, table)
    review = told["review"]
    assert (told["status"], told["progress"]) == ("ready", 1.0)
    points = review["curve"]
    assert [point["n"] for point in points] == sorted({point["n"] for point in points})
    assert (points[0]["n"], points[-1]["n"], points[-1]["seat"]) == (0, made, -1)
    assert all(sum(point["chances"]) == pytest.approx(1) for point in points[:-1])
    table_told = (await server.good("GET", f"/api/tables/{table}"))["table"]
    places = [score["place"] for score in table_told["outcome"]["scores"]]
    assert [chance > 0 for chance in points[-1]["chances"]] == [place == 0 for place in places]
    assert len(review["turning"]) <= 3
    for turning in review["turning"]:
        assert turning["chosen"]["option"] != turning["better"]["option"]
        assert turning["chance"] > 0
    assert [seat["seat"] for seat in review["seats"]] == [0, 1]
    curve = await server.good("GET", f"/api/tables/{table}/curve")
    assert review["sources"] == curve["points"]
    given = len(adviser.given)
    assert (await reviewed(server, table))["review"] == review
    assert len(adviser.given) == given  # it was kept


async def test_a_review_that_failed_says_so_and_is_begun_anew(server: Running, adviser: Adviser) -> None:
    table, keys = await server.two_players(game="gugong")
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_out([a, b], seed=3)
    adviser.is_ill = True
    await server.good("GET", f"/api/tables/{table}/review")
    await until(lambda: server.server.reviews.reviews[table].error is not None)
    adviser.is_ill = False
    told = await server.good("GET", f"/api/tables/{table}/review")
    assert (told["status"], told["error"]["msg"]["key"]) == ("failed", "error-coach-busy")
    assert (await reviewed(server, table))["status"] == "ready"


async def test_a_busy_minute_does_not_cost_a_review(server: Running, adviser: Adviser) -> None:
    table, keys = await server.two_players(game="gugong")
    async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
        await play_out([a, b], seed=3)
    adviser.refuses = 2
    told = await reviewed(server, table)
    assert (told["status"], adviser.refuses) == ("ready", 0)


async def test_a_real_worker_gives_a_hint(tmp_path: Path) -> None:
    async with BotPool(1, grace=PATIENCE) as pool:
        settings = quick_settings(hint_budget=0.2)
        async with running(str(tmp_path / "pool.db"), settings, pool) as server:
            table, keys = await server.two_players(game="troyes", hints=True)
            async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
                client = await asked_of(a, b)
                hinted = await client.ask("hint", decision=client.offer["decision"])
                assert hinted["type"] == "hinted", hinted
                assert hinted["suggestions"]
