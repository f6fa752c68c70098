"""What is written down: one line each, in order, and never a secret."""

import asyncio
import contextlib
import json
import logging
import sqlite3
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Json, Running, play_out, play_some, quick_settings, running
from tests.waiting import until
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from regnum.cli import serve
from regnum.server import logs
from regnum.server.hub import Hub
from regnum.server.metrics import Metrics
from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """All logs, as `--log FILE` writes them."""
    loggers = [logging.getLogger(name) for name in ("", "regnum", "uvicorn.error")]
    levels = [logger.level for logger in loggers]
    file = tmp_path / "log"
    handler = logs.configure(str(file), None)
    yield file
    logging.getLogger().removeHandler(handler)
    handler.close()
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


def figures_of(server: Running) -> Metrics:
    figures = server.server.metrics
    assert isinstance(figures, Metrics)
    return figures


def lines_of(log: Path, name: str = "") -> list[Json]:
    lines: list[Json] = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    return [line for line in lines if name in line["log"]]


async def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path, log: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings()) as server:
        logging.getLogger("regnum").setLevel("DEBUG")
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            await play_some([one, two], 5)
            for path in ("history/3", "record", f"record?secret={keys[0]}"):
                await server.call("GET", f"/api/tables/{table}/{path}", secret=keys[0])
            await server.call("GET", f"/api/tables/{table}/record", secret=f"{table}.{'x' * 32}")
            await server.call("POST", "/api/mine", {"secrets": keys})
            await server.call("GET", f"/{keys[0]}/{keys[1]}")
            await server.call("GET", f"/api/{keys[0]}")
            await play_out([one, two])
        live = server.server.hub.live[table]
        hidden = [key.split(".")[1] for key in keys]
        hidden += [live.room.secret, live.room.record().seed, live.row.id, *(s.hash for s in live.room.seats)]
        code = live.row.code
    text = log.read_text("utf-8")
    for secret in hidden:
        assert secret not in text
    asked = [
        (line["method"], line["route"], line["status"])
        for line in lines_of(log, "access")
        if "method" in line
    ]
    assert ("GET", "/api/tables/{table}/history/{n}", 200) in asked
    assert ("GET", "/api/tables/{table}/record", 401) in asked
    assert ("GET", "/*", 404) in asked
    assert ("GET", "/api/*", 404) in asked
    sockets = [line for line in lines_of(log, "access") if line["route"] == "socket"]
    assert [(line["table"], line["kind"]) for line in sockets] == [(code, "player")] * 2
    assert all({"at", "level", "ms", "bytes", "status"} <= set(line) for line in lines_of(log, "access"))
    (wrong,) = [line for line in lines_of(log, "security") if line["why"] == "error-secret"]
    assert wrong["address"] == "127.0.0.1"


async def test_who_is_turned_away_is_noted(tmp_path: Path, log: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(misses=Rate(0.001, 2))) as server:
        table, _ = await server.two_players()
        await server.http.get("/api/games", headers={"host": "evil.example"})
        await server.http.post("/api/tables", headers={"origin": "https://evil.example"}, json={})
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        with pytest.raises(InvalidStatus):
            await connect(url, origin=Origin("https://x.example")).__aenter__()
        for _ in range(3):
            await server.call("GET", "/api/codes/BBBBBB")
        noted = [line["why"] for line in lines_of(log, "security")]
        assert noted == ["error-host", "error-origin", "error-origin", "error-too-fast"]
        counted = figures_of(server).registry.get_sample_value
        assert counted("regnum_refusals_total", {"why": "error-origin"}) == 2
        assert counted("regnum_refusals_total", {"why": "error-too-fast"}) == 1


async def test_what_is_no_bug_is_no_traceback(tmp_path: Path, log: Path) -> None:
    """A body that is broken off, and a damaged table: a line each."""
    db = tmp_path / "db"
    async with running(str(db)) as server:
        table, keys = await server.two_players()
        good, _ = await server.two_players()
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        await writer.drain()
        writer.close()
        await until(lambda: any("broken off" in line.get("text", "") for line in lines_of(log, "server")))
    with contextlib.closing(sqlite3.connect(db)) as base, base:
        base.execute("DELETE FROM snapshots")
        base.execute("UPDATE entries SET data = replace(data, 'claim', 'clam') WHERE table_id = ?", (table,))
    async with running(str(db)) as server:
        for _ in range(2):
            assert (await server.call("GET", f"/api/tables/{table}")).status_code == 409
        mine = await server.good("POST", "/api/mine", {"secrets": [*keys, f"{good}.x"]})
        assert mine["tables"] == []
        async with server.watch(table, keys[0]) as lost:
            await lost.until(lambda: lost.closed is not None)
            assert lost.closed == (1011, "error-table-damaged")
        assert (await server.call("GET", f"/api/tables/{good}")).status_code == 200
    text = log.read_text("utf-8")
    assert "Traceback" not in text
    assert "damaged" in text


async def test_a_bug_at_a_table_closes_with_1011_and_one_traceback(
    tmp_path: Path, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as one:

            async def broken(*_: Any) -> int:
                raise RuntimeError("a bug")

            monkeypatch.setattr(Hub, "carry_out", broken)
            await one.send({"type": "undo", "id": 1})
            await one.until(lambda: one.closed is not None)
            assert one.closed == (1011, "error-internal")
        assert log.read_text("utf-8").count("Traceback") == 1
        refused = await server.call("DELETE", f"/api/tables/{table}/seats/0", secret=keys[0])
        assert refused.status_code == 500
        assert log.read_text("utf-8").count("Traceback") == 2


async def test_a_second_hello_is_refused_by_its_number(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as one:
            answer = await one.ask("hello")
            assert (answer["type"], answer["id"]) == ("refused", 1)
            assert answer["error"]["msg"]["key"] == "error-hello-twice"


def test_a_store_that_cannot_be_opened_is_told_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    (tmp_path / "db").write_text("this is no database, and it is long enough to be looked at " * 20)
    assert serve.main(port=0, db=str(tmp_path / "db"), workers=1) == 1
    told = capfd.readouterr().err
    assert len(told.splitlines()) == 1
    assert "Traceback" not in told


# --- figures ----------------------------------------------------------------------------------------------


async def scraped(server: Running) -> str:
    port = server.server.settings.metrics_port
    url = f"http://127.0.0.1:{port}/metrics"

    def read() -> str:
        with urllib.request.urlopen(url) as reply:
            return str(reply.read().decode())

    return await asyncio.to_thread(read)


async def test_figures_for_prometheus(tmp_path: Path, unused_port: int) -> None:
    settings = quick_settings(metrics_port=unused_port)
    async with running(str(tmp_path / "db"), settings) as server:
        seats = [{"kind": "human"}, {"kind": "bot"}]
        table = (await server.new_table(game="gugong", seats=seats))["id"]
        key = await server.claim(table, 0)
        async with server.watch(table, key) as one, server.watch(table):
            made = 0
            counted = figures_of(server).registry.get_sample_value
            while not made or counted("regnum_choices_total", {"by": "bot"}) is None:
                await play_some([one], 1)
                made += 1
            await server.call("GET", "/api/nothing")
            text = await scraped(server)
        for line in (
            f'regnum_choices_total{{by="player"}} {made}.0',
            'regnum_tables{status="playing"} 1.0',
            'regnum_connections{kind="player"} 1.0',
            'regnum_connections{kind="spectator"} 1.0',
            "regnum_seats_here 1.0",
            'regnum_bot_decisions_total{by="bot"}',
            'regnum_store_seconds_count{asked="append"}',
            'regnum_requests_total{method="GET",route="/api/*",status="404"} 1.0',
            "regnum_bot_seconds_bucket",
            "regnum_loop_lag_seconds_bucket",
            "process_resident_memory_bytes",
        ):
            assert line in text, line
        for secret in (key.split(".")[1], table, server.server.hub.live[table].room.record().seed):
            assert secret not in text
        # Not to the world: only at the port of its own.
        assert (await server.call("GET", "/metrics")).status_code == 404


@pytest.fixture
def unused_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
