"""The line to a client: requests in their order, quick ones at once, whatever frames they come in."""

import contextlib
import json
from pathlib import Path

import pytest
from tests.server.support import Running, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

pytestmark = pytest.mark.anyio


async def greeted(server: Running) -> tuple[ClientConnection, dict[str, object]]:
    """A player who is asked something: the connection, and the offer."""
    table, keys = await server.two_players(game="gugong")
    for key in keys:
        socket = await connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}", max_size=None)
        await socket.send(json.dumps({"type": "hello", "secret": key, "since": -1}))
        while (told := json.loads(await socket.recv()))["type"] != "offer":
            pass
        if told["decision"] >= 0:
            return socket, told
        await socket.close()
    raise AssertionError("somebody is asked")


async def test_requests_that_come_together_are_answered_in_their_order(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        socket, offer = await greeted(server)
        decision, version = offer["decision"], offer["version"]
        options = [choice["option"] for choice in offer["choices"]]  # type: ignore[attr-defined]
        look = {"type": "look", "decision": decision, "version": version}
        requests = [
            {**look, "id": 1, "options": options[:1]},
            {**look, "id": 2, "options": options[:2]},
            {"type": "ping", "id": 3},
            {"type": "choose", "id": 4, "decision": decision, "choice": options[0]},
            {**look, "id": 5, "options": options[:1]},
            {"type": "ping", "id": 6},
        ]
        for request in requests:
            await socket.send(json.dumps(request))
        answers: list[tuple[int, str, int]] = []
        while len(answers) < len(requests):
            told = json.loads(await socket.recv())
            if told["type"] in ("previews", "pong", "done", "refused"):
                answers.append((told["id"], told["type"], len(told.get("previews", []))))
        assert answers == [
            (1, "previews", 1),
            (2, "previews", 2),
            (3, "pong", 0),
            (4, "done", 0),
            (5, "previews", 0),  # that decision has passed
            (6, "pong", 0),
        ]
        await socket.close()


async def test_a_message_may_come_in_pieces_or_as_bytes(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        socket, _ = await greeted(server)
        await socket.send(['{"type":"pi', 'ng","id":7}'])
        await socket.send(b'{"type":"ping","id":8}')
        found: list[int] = []
        while len(found) < 2:
            told = json.loads(await socket.recv())
            if told["type"] == "pong":
                found.append(told["id"])
        assert found == [7, 8]
        await socket.close()


async def test_what_is_no_text_closes_the_line(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        socket, _ = await greeted(server)
        frame = Frame(Opcode.TEXT, b'{"type":"ping","id":9,"x":"\xff"}')
        socket.transport.write(frame.serialize(mask=True))
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
        assert socket.close_code == 1007
        for live in server.server.hub.live.values():
            assert not live.connections
