"""What measures the server: its light clients are understood, and its figures come into the pages."""

import json
import socket
from pathlib import Path

import pytest
from bench.light_line import Closed, LightLine
from bench.load import free_port
from bench.load_report import BEGIN, END, FLAT_FILE, Found, renewed, report, sizing
from tests.server.support import running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]


async def test_a_light_line_is_a_websocket(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game="gugong")
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        async with LightLine(url) as line:
            line.send(json.dumps({"type": "hello", "secret": keys[0], "since": -1}).encode())
            assert json.loads(await line.recv())["type"] == "welcome"
            line.send(b'{"type":"ping","id":7}')
            while (told := json.loads(await line.recv()))["type"] != "pong":
                pass
            assert told["id"] == 7
            line.send(b'{"type":"chat","id":8,"text":"%b"}' % (b"x" * 300))  # a longer head
            while (told := json.loads(await line.recv())).get("id") != 8:
                pass
        async with LightLine(url) as line:
            line.send(b'{"type":"ping","id":1}')  # no hello
            with pytest.raises(Closed):
                await line.recv()


def found() -> Found:
    names = ("SQLite, interpreted", FLAT_FILE, "SQLite, compiled")
    rate = {"rates": [900.0], "p50": 20.0, "p99": 50.0, "looks": 2.2}
    return Found(
        version="0.50",
        rates={name: {**rate, "rate": 900.0 - 300 * i, "processor": 0.5} for i, name in enumerate(names)},
        lengths={"gugong": {"20": 0.5, "400": 0.55}},
        watched={"alone": 0.5, "watched": 0.75, "spectator": 0.025},
        idle={"tables": 1000, "empty": 0.01, "started": 0.01},
        memory={"server": 51200.0, "idle": 5.0, "active": 200.0, "held": 2, "rooms": 2, "per_second": 700.0},
    )


def test_the_report_has_the_goals_beside_the_figures() -> None:
    text = report(found(), 32, 6, "gugong")
    assert "| SQLite, interpreted | 900 | 900 | 20 | 50 | 0.50 | 1.5 | 3 |" in text
    assert "| gugong | 0.50 | 0.55 | 1.10 | 1.2 |" in text
    assert "0.10 of one of the two players (goal 0.1)" in " ".join(text.split())


def test_sizes_follow_from_the_figures() -> None:
    text = sizing(found())
    assert "| tables being played, a choice every 5 s | 5,000 | 5,000 |" in text
    assert "| players, 2 a table | 10,000 | 10,000 |" in text
    assert "5,000 tables in play" in " ".join(text.split())  # (1 GB - 50 MB) / 200 kB, rounded


def test_only_what_is_between_the_marks_is_written_anew() -> None:
    for page in ("bench/RESULTS-server.md", "docs/server.md"):
        text = (ROOT / page).read_text("utf-8")
        assert text.count(BEGIN) == text.count(END) == 1
        before, after = text.split(BEGIN)[0], text.split(END)[1]
        new = renewed(text, "other figures")
        assert new == f"{before}{BEGIN}\n\nother figures\n\n{END}{after}"


def test_the_yardstick_gets_two_ports_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    first = free_port()
    taken = socket.socket()
    taken.bind(("", first + 1))
    given = iter([first])

    class First(socket.socket):
        """Is given the port before the one that is taken, the first time."""

        def bind(self, address: tuple[str, int]) -> None:  # type: ignore[override]
            super().bind((address[0], address[1] or next(given, 0)))

    monkeypatch.setattr("bench.load.socket.socket", First)
    with taken:
        assert free_port() != first
    assert next(given, None) is None
