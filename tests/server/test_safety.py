"""What strangers try: other origins and hosts, floods, guesses, garbage; and what the logs keep."""

import asyncio
import contextlib
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.support import FirstOption, Running, play_some, quick_settings, running
from tests.waiting import PATIENCE
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regnum.server.app import Server
from regnum.server.catalogue import Offered
from regnum.server.limits import Buckets, Quota
from regnum.server.refusal import Refused, TooMany
from regnum.server.settings import Rate
from regnum.server.store import open_store

pytestmark = pytest.mark.anyio

TABLE = {"game": "paladins", "seats": [{"kind": "human"}]}


# --- origin, host, headers -----------------------------------------------------------------------------


async def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await server.two_players()
        own = f"http://127.0.0.1:{server.port}"
        for origin, status in (
            (own, 201),
            ("https://evil.example", 403),
            ("null", 403),
            ("http://127.0.0.1:1", 403),
            ("http://[", 403),
        ):
            response = await server.http.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert response.status_code == status, origin
            url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            if status == 201:
                async with connect(url, origin=origin):  # type: ignore[arg-type]
                    pass
            else:
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, origin=origin).__aenter__()  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403


async def test_other_names_of_this_machine_are_refused(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        for host, status in (
            ("localhost:1", 200),
            ("[::1]:1", 200),
            ("evil.example", 403),
            ("", 403),
            ("[", 403),
        ):
            response = await server.http.get("/api/games", headers={"host": host})
            assert response.status_code == status, host


async def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        for path in ("/", "/api/games", "/api/nothing", "/nothing"):
            headers = (await server.call("GET", path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "set-cookie" not in headers
            assert "server" not in headers or "uvicorn" in headers["server"]
        page = (await server.call("GET", "/")).text
        assert "<script>" not in page
        assert "style=" not in page


def test_proxy_headers_count_only_when_told(tmp_path: Path) -> None:
    for believed, statuses in ((False, [200, 200, 429]), (True, [200, 200, 200])):
        settings = quick_settings(requests=Rate(0.001, 2), proxy_headers=believed)
        server = Server(open_store(tmp_path / f"db{believed}"), Offered(), FirstOption(), settings)
        with TestClient(server.app(), base_url="http://localhost") as client:
            found = [
                client.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{i}"}).status_code
                for i in range(3)
            ]
        assert found == statuses


# --- sizes, rates, quotas -------------------------------------------------------------------------------


async def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(body_limit=2000)) as server:
        response = await server.http.post("/api/import", content=b"x" * 3000)
        assert response.status_code == 413

        async def endless() -> Any:
            for _ in range(100):
                yield b"x" * 100

        assert (await server.http.post("/api/import", content=endless())).status_code == 413
        table, _ = await server.two_players()
        async with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}") as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send("x" * 20_000)
                await asyncio.wait_for(socket.recv(), 5)
            assert socket.close_code == 1009


async def test_rates_of_requests_tables_and_guesses(tmp_path: Path) -> None:
    settings = quick_settings(new_tables=Rate(0.001, 2), misses=Rate(0.001, 3))
    async with running(str(tmp_path / "db"), settings) as server:
        made = [(await server.call("POST", "/api/tables", TABLE)).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        table = (await server.good("GET", "/api/health"))["tables"]
        assert table == 2
        codes = [(await server.call("GET", "/api/codes/BBBBBB")).status_code for _ in range(4)]
        assert codes == [404, 404, 404, 429]
        limited = await server.call("GET", "/api/codes/BBBBBB")
        assert int(limited.headers["retry-after"]) > 1


async def test_connections_per_address_are_limited(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(connections_per_address=2)) as server:
        table, _ = await server.two_players()
        async with server.watch(table), server.watch(table):
            with pytest.raises(InvalidStatus):
                async with server.watch(table):
                    pass
        async with server.watch(table) as again:
            assert again.messages[0]["type"] == "welcome"


async def test_a_flood_of_messages_closes_the_connection(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(messages=Rate(1, 20))) as server:
        table, _ = await server.two_players()
        async with server.watch(table) as client:
            for number in range(1, 60):
                with contextlib.suppress(ConnectionClosed):
                    await client.send({"type": "ping", "id": number})
            await client.until(lambda: client.closed is not None)
            assert client.closed == (4429, "error-too-fast")


async def test_choices_per_seat_are_limited(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(plays=Rate(0.001, 3))) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as client:
            answers = [await client.choose(0, 999) for _ in range(4)]
            assert [a["error"]["msg"]["key"] for a in answers][-1] == "error-too-fast"


async def test_who_says_no_hello_is_sent_away(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(hello=0.1)) as server:
        table, _ = await server.two_players()
        for first in (None, '{"type":"ping"}'):
            async with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}") as socket:
                if first is not None:
                    await socket.send(first)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), 5)
                assert (socket.close_code, socket.close_reason) == (4400, "error-hello")


def test_buckets_fill_again_and_forget() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 3), lambda: now[0])
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany) as refused:
        buckets.take("a")
    assert refused.value.seconds == 1
    now[0] = 0.5
    buckets.take("a")
    for i in range(10_000):
        now[0] += 1
        buckets.take(str(i))
    assert len(buckets._level) < 5_000
    quota = Quota(2, 3)
    quota.enter("a")
    quota.enter("a")
    with pytest.raises(Refused):
        quota.enter("a")
    quota.enter("b")
    with pytest.raises(Refused):
        quota.enter("c")
    quota.leave("a")
    quota.enter("c")


# --- logs -----------------------------------------------------------------------------------------------


async def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "regnum"):
        async with running(str(tmp_path / "db")) as server:
            table, keys = await server.two_players()
            await server.call("GET", f"/api/tables/{table}/record?secret={keys[0]}", secret=keys[0])
            await server.call("POST", "/api/mine", {"secrets": keys})
            async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
                await play_some([a, b], 3)
        room_secret = caplog.text
    assert "/api/tables" in caplog.text
    for key in keys:
        assert key.split(".")[1] not in room_secret
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert keys[0].split(".")[1].encode() not in stored


# --- fuzz -----------------------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
kinds = st.sampled_from(["hello", "choose", "undo", "redo", "vote", "return", "ping", "chat", "offer", "x"])
fields = st.sampled_from(["id", "decision", "choice", "turn", "text", "seat", "secret", "since", "t"])
messages = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    st.recursive(scalars, lambda inner: st.lists(inner, max_size=4), max_leaves=8).map(json.dumps),
    st.builds(
        lambda kind, more: json.dumps({"type": kind, **more}),
        kinds.filter(lambda kind: kind not in ("undo", "redo", "chat", "vote", "return")),
        st.dictionaries(fields, scalars, max_size=4),
    ),
    st.just("[" * 5000),
    st.just('{"type":"choose","decision":1e400,"choice":0}'),
)


@given(st.lists(messages, min_size=1, max_size=8), st.booleans())
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_garbage_changes_nothing(garbage: list[str | bytes], greets: bool) -> None:
    """Nothing changes; the connection survives or is closed in order."""

    async def attack() -> None:
        server = FUZZED
        version = server.server.hub.live[server.table].room.version  # type: ignore[attr-defined]
        async with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{server.table}") as socket:  # type: ignore[attr-defined]
            with contextlib.suppress(ConnectionClosed):
                if greets:
                    await socket.send(json.dumps({"type": "hello", "secret": server.secret}))  # type: ignore[attr-defined]
                for message in garbage:
                    await socket.send(message)
                await socket.send('{"type":"ping","id":77}')
                async with asyncio.timeout(PATIENCE):
                    async for text in socket:
                        told = json.loads(text)
                        assert told["type"] != "done", told
                        if told["type"] == "pong" and told["id"] == 77:
                            break
            assert socket.close_code in (None, 1000, 1009, 1007, 4400, 4429)
        assert server.server.hub.live[server.table].room.version == version  # type: ignore[attr-defined]

    assert LOOP is not None
    asyncio.run_coroutine_threadsafe(attack(), LOOP).result(PATIENCE)


FUZZED: Running
LOOP: asyncio.AbstractEventLoop | None = None


@pytest.fixture(scope="module", autouse=True)
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server in a loop of its own, for tests that hypothesis runs many times."""
    import threading

    ready, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        global FUZZED, LOOP
        async with running(str(tmp_path_factory.mktemp("fuzz") / "db")) as server:
            table, keys = await server.two_players(away=0)
            async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
                await play_some([a, b], 3)
                server.table, server.secret = table, keys[0]  # type: ignore[attr-defined]
                FUZZED, LOOP = server, asyncio.get_running_loop()
                ready.set()
                await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield
    stop.set()
    thread.join(PATIENCE)


def test_the_test_client_of_starlette_works_too(tmp_path: Path) -> None:
    server = Server(open_store(tmp_path / "db"), Offered(), FirstOption(), quick_settings())
    with TestClient(server.app(), base_url="http://localhost") as client:
        made = client.post("/api/tables", json={**TABLE, "claim": {"seat": 0}}).json()
        with client.websocket_connect(f"ws://localhost/ws/tables/{made['table']['id']}") as socket:
            socket.send_json({"type": "hello", "secret": made["secret"]})
            assert socket.receive_json()["type"] == "welcome"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(
                f"ws://localhost/ws/tables/{made['table']['id']}", headers={"origin": "https://evil.example"}
            ),
        ):
            pass
