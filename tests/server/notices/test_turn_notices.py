"""Being told of one's turn: once, only while away, by one process, in the background; nothing secret."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.notices.browser import Browser, PushService, push_service
from tests.server.support import Client, Running, asked_of, quick_settings, running
from tests.waiting import until, until_told

from regnum.server.settings import Settings
from regnum.server.store.base import RegnumStoreError

pytestmark = pytest.mark.anyio


def settings_for(**changed: Any) -> Settings:
    given: dict[str, Any] = {
        "push_hosts": ["127.0.0.1"],
        "notice_delay": 0.0,
        "notice_asks": quick_settings().plays,
    }
    return quick_settings(**{**given, **changed})


class Game:
    """Two players; one is connected, the other one wants to be told."""

    def __init__(self, server: Running, table: str, keys: list[str]) -> None:
        self.server = server
        self.table = table
        self.keys = keys

    def path(self, seat: int, more: str = "") -> str:
        return f"/api/tables/{self.table}/seats/{seat}/notices{more}"

    async def ask(self, seat: int, browser: Browser, endpoint: str) -> dict[str, Any]:
        body = browser.asked(endpoint)
        return await self.server.good("POST", self.path(seat), body, self.keys[seat])

    async def play_while(self, client: Client, true: Callable[[], bool]) -> None:
        """The connected one plays as long as it is asked, and so long as something is not so."""
        while not true() and client.is_asked():
            await client.choose(client.offer["choices"][0]["option"])
            offer = client.offer
            await until(lambda: client.offer is not offer or not client.is_asked() or true())  # noqa: B023


async def new_game(server: Running) -> Game:
    return Game(server, *await server.two_players(game="gugong"))


async def rests(client: Client) -> None:
    """Play with one seat until it is the other one's turn."""
    while client.is_asked():
        version = client.offer["version"]
        answer = await client.choose(client.offer["choices"][0]["option"])
        assert answer["type"] == "done", answer
        await client.until(lambda v=version: client.offer["version"] > v)  # type: ignore[misc]


async def apart(game: Game) -> tuple[int, int]:
    """Which seat is asked first, and which one waits."""
    live = await game.server.server.hub.open(game.table)
    first = live.room.waiting()[0]
    return first, 1 - first


async def test_who_is_away_is_told_once_a_turn(store_url: str) -> None:
    async with push_service() as service, running(store_url, settings_for()) as server:
        game = await new_game(server)
        first, other = await apart(game)
        browser = Browser()
        reply = await game.ask(other, browser, service.endpoint())
        assert [(one["kind"], one["confirmed"]) for one in reply["notices"]] == [("push", True)]
        assert reply["made"] == reply["notices"][0]["id"]
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            await until(lambda: len(service.received) == 1)
            first_line, headers, body = service.received[0]
            assert first_line == "POST /push/ann HTTP/1.1"
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", str(3 * 24 * 3600))
            assert headers["authorization"].startswith("vapid t=")
            told = json.loads(browser.read(body))
            assert told["title"] == "Your turn: Gùgōng"
            assert told["table"] == game.table
            assert f"Player {first}" in told["body"]
            for secret in game.keys:
                assert secret not in json.dumps(told)
            async with server.watch(game.table, game.keys[other]) as absent:
                await absent.choose(absent.offer["choices"][0]["option"])  # many choices, one turn
                await rests(absent)
        assert len(service.received) == 1


async def test_who_is_there_is_not_told(store_url: str) -> None:
    async with push_service() as service, running(store_url, settings_for()) as server:
        game = await new_game(server)
        first, other = await apart(game)
        for seat in (first, other):
            await game.ask(seat, Browser(), service.endpoint(str(seat)))
        async with (
            server.watch(game.table, game.keys[0]) as a,
            server.watch(game.table, game.keys[1]) as b,
        ):
            for _ in range(6):
                await rests(await asked_of(a, b))
            live = await server.server.hub.open(game.table)
            seen = live.seen_turns
            await until(lambda: all(seen.get(i) == live.room.seats[i].turn for i in live.room.waiting()))
        assert service.received == []


async def test_a_wait_lets_people_come_first(store_url: str) -> None:
    """Nobody is told within the delay; an alarm waits for its end."""
    async with push_service() as service, running(store_url, settings_for(notice_delay=3600)) as server:
        game = await new_game(server)
        first, other = await apart(game)
        await game.ask(other, Browser(), service.endpoint())
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            await server.server.teller._look(game.table)
        assert service.received == []
        assert game.table in server.server.teller._alarms


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(store_url: str, status: int) -> None:
    async with push_service() as service, running(store_url, settings_for()) as server:
        game = await new_game(server)
        first, other = await apart(game)
        await game.ask(other, Browser(), service.endpoint())
        service.statuses = [status]
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            store = server.server.store

            async def is_gone() -> bool:
                return await store.notices(game.table) == []

            await until_told(is_gone)
        assert len(service.received) == 1


async def test_a_service_that_stumbles_is_tried_again(store_url: str) -> None:
    async with push_service() as service, running(store_url, settings_for()) as server:
        server.server.teller.retries = (0.0, 0.0, 0.0)
        game = await new_game(server)
        first, other = await apart(game)
        browser = Browser()
        await game.ask(other, browser, service.endpoint())
        service.statuses = [503, 429]
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            await until(lambda: len(service.received) == 3)
        assert json.loads(browser.read(service.received[2][2]))["table"] == game.table
        assert len(await server.server.store.notices(game.table)) == 1


async def test_of_two_processes_one_tells(postgres: Any) -> None:
    url = postgres.new_url()
    async with (
        push_service() as service,
        running(url, settings_for()) as one,
        running(url, settings_for()) as two,
    ):
        game = await new_game(one)
        first, other = await apart(game)
        await game.ask(other, Browser(), service.endpoint())
        async with one.watch(game.table, game.keys[first]) as a, two.watch(game.table) as spectator:
            await rests(a)
            await until(lambda: len(service.received) == 1)
            for server in (one, two):
                live = await server.server.hub.open(game.table)
                await until(lambda v=live: v.seen_turns.get(other) == v.room.seats[other].turn)  # type: ignore[misc]
            assert spectator.table
            await two.server.teller._look(game.table)
            # The other way round: who is connected to one process is there for all.
            async with two.watch(game.table, game.keys[other]):
                await one.server.hub.attendance.read(await one.server.hub.open(game.table))
                assert other in (await one.server.hub.open(game.table)).here()
        assert len(service.received) == 1


async def test_a_turn_that_came_before_a_stop_is_told_after_the_start(store_url: str) -> None:
    async with push_service() as service:
        async with running(store_url, settings_for(notice_delay=3600)) as server:
            game = await new_game(server)
            first, other = await apart(game)
            await game.ask(other, Browser(), service.endpoint())
            async with server.watch(game.table, game.keys[first]) as client:
                await rests(client)
        async with running(store_url, settings_for()):
            await until(lambda: len(service.received) == 1)
        async with running(store_url, settings_for()) as server:
            live = await server.server.hub.open(game.table)
            await until(lambda: live.seen_turns.get(other) == live.room.seats[other].turn)
        assert len(service.received) == 1


async def test_one_can_end_it_and_strangers_cannot(store_url: str) -> None:
    async with push_service() as service, running(store_url, settings_for()) as server:
        game = await new_game(server)
        reply = await game.ask(0, Browser(), service.endpoint())
        made = reply["made"]
        assert (await server.call("GET", game.path(0))).status_code == 401
        assert (await server.call("GET", game.path(0), secret=game.keys[1])).status_code == 403
        await server.good(
            "DELETE", game.path(1, f"/{made}"), secret=game.keys[1]
        )  # not theirs: nothing happens
        assert len((await server.good("GET", game.path(0), secret=game.keys[0]))["notices"]) == 1
        assert (await server.good("GET", game.path(1), secret=game.keys[1]))["notices"] == []
        reply = await server.good("DELETE", game.path(0, f"/{made}"), secret=game.keys[0])
        assert (reply["notices"], reply["push"], reply["mail"]) == ([], True, False)


async def test_it_goes_with_the_name_the_link_and_the_seat(store_url: str) -> None:
    async with push_service() as service, running(store_url, settings_for()) as server:
        store = server.server.store
        game = await new_game(server)
        for seat in (0, 1):
            await game.ask(seat, Browser(), service.endpoint(str(seat)))
        await server.good("POST", f"/api/tables/{game.table}/seats/0/forget", secret=game.keys[0])
        assert [row.address for row in await store.notices(game.table)] == [service.endpoint("1")]
        await server.good("POST", f"/api/tables/{game.table}/seats/1/link", secret=game.keys[1])

        async def is_gone() -> bool:
            return await store.notices(game.table) == []

        await until_told(is_gone)


async def test_there_is_an_end_to_what_one_may_ask_for(store_url: str) -> None:
    async with running(store_url, settings_for(notices_per_seat=2)) as server:
        game = await new_game(server)
        browser = Browser()
        for name in ("a", "b", "b"):  # the same one twice is one
            await game.ask(0, browser, f"https://push.example/{name}")
        full = await server.call("POST", game.path(0), browser.asked("https://push.example/c"), game.keys[0])
        assert (full.status_code, full.json()["error"]["msg"]["key"]) == (409, "error-notices-full")


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"address": "http://push.example/x"}, 422),
        ({"address": "https://192.168.1.1/x"}, 422),
        ({"p256dh": "AAAA"}, 422),
        ({"auth": ""}, 422),
        ({"kind": "pigeon"}, 400),
        ({"kind": "mail", "address": "ann@example.org"}, 404),  # no mail here
    ],
)
async def test_what_cannot_be_is_refused(tmp_path: Any, changed: dict[str, str], status: int) -> None:
    async with running(str(tmp_path / "db"), settings_for()) as server:
        game = await new_game(server)
        body = {**Browser().asked("https://push.example/x"), **changed}
        answer = await server.call("POST", game.path(0), body, game.keys[0])
        assert answer.status_code == status, answer.text
        assert await server.server.store.notices(game.table) == []


async def test_a_server_may_send_none(tmp_path: Any) -> None:
    async with running(str(tmp_path / "db"), settings_for(push=False)) as server:
        game = await new_game(server)
        assert (await server.call("GET", "/api/push")).status_code == 404
        body = Browser().asked("https://push.example/x")
        assert (await server.call("POST", game.path(0), body, game.keys[0])).status_code == 404


async def test_the_key_is_the_same_in_all_processes(store_url: str) -> None:
    async with running(store_url, settings_for()) as server:
        key = (await server.good("GET", "/api/push"))["key"]
    async with running(store_url, settings_for()) as server:
        assert (await server.good("GET", "/api/push"))["key"] == key
        (secret,) = [row for row in await server.server.store.all_secrets() if row.name == "push"]
        assert secret.value not in key


async def test_a_store_that_fails_stops_nothing(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async with push_service() as service, running(str(tmp_path / "db"), settings_for()) as server:
        game = await new_game(server)
        first, other = await apart(game)
        await game.ask(other, Browser(), service.endpoint())

        async def broken(_table: str) -> list[Any]:
            raise RegnumStoreError("away")

        monkeypatch.setattr(
            server.server.teller, "store", type("Store", (), {"notices": staticmethod(broken)})()
        )
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            assert (await client.ask("ping"))["type"] == "pong"


def test_services_are_people_too() -> None:
    """The fake is a real HTTP server: what it got is what was sent."""
    assert PushService(port=1).endpoint() == "http://127.0.0.1:1/push/ann"
