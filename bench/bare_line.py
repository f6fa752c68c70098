"""A server that does nothing: answers the clients of bench/load_client.py with frames of the usual size.

    python bench/bare_line.py

No rules, no views, no storage, no limits: only the same web server and the same lines to clients. What it
carries with the same clients on the same cores is the most any server on this stack could carry there, so it
says how much of a choice's cost is a matter of our own code. Prints its address and serves until it is
stopped.
"""

import asyncio
import json
import secrets
import socket
from dataclasses import dataclass, field

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from regnum.server.line import Line, line_of
from regnum.server.wire import Wire

OPTIONS = 8  # choices of a decision
CHOICE_BYTES = 5_000  # what one of two seats is sent after a choice (bench/choice_cost.py: 10 kB a choice)
PREVIEW_BYTES = 400


@dataclass
class Table:
    """Who is connected, and how many choices were made."""

    lines: dict[int, Line] = field(default_factory=dict)
    made: int = 0


tables: dict[str, Table] = {}


def offer(table: Table, seat: int) -> dict[str, object]:
    """The seats take turns; padded to the size of a real one."""
    mine = table.made % 2 == seat
    return {
        "type": "offer",
        "version": table.made,
        "decision": table.made if mine else -1,
        "decider": table.made % 2,
        "choices": [{"option": i} for i in range(OPTIONS)] if mine else [],
        "padding": "x" * CHOICE_BYTES,
    }


async def make(_: Request) -> JSONResponse:
    table = secrets.token_urlsafe(8)
    tables[table] = Table()
    return JSONResponse({"table": {"id": table}})


async def claim(request: Request) -> JSONResponse:
    return JSONResponse({"secret": str((await request.json())["seat"])})


class Client:
    """One connection."""

    def __init__(self, table: Table, line: Line) -> None:
        self.table = table
        self.line = line
        self.seat = -1
        self.gone = asyncio.Event()

    def heard(self, data: bytes) -> None:
        told = json.loads(data)
        if self.seat < 0:
            self.seat = int(told["secret"])
            self.table.lines[self.seat] = self.line
            self.line.write(json.dumps([offer(self.table, self.seat)]).encode())
        else:
            answer(self.table, self.line, told)

    def lost(self, code: int) -> None:
        self.gone.set()

    def writable(self) -> None:
        """We do not care."""


async def play(socket: WebSocket) -> None:
    await socket.accept()
    line = line_of(socket)
    client = Client(tables[socket.path_params["table"]], line)
    line.listen(client)
    await client.gone.wait()


def answer(table: Table, line: Line, told: dict[str, object]) -> None:
    if told["type"] == "look":
        previews = [{"type": "previews", "id": told["id"], "padding": "x" * PREVIEW_BYTES}]
        line.write(json.dumps(previews).encode())
        return
    table.made += 1
    for seat, other in table.lines.items():
        done = [{"type": "done", "id": told["id"], "version": table.made}] if other is line else []
        other.write(json.dumps([*done, offer(table, seat)]).encode())


async def main() -> None:
    routes = [
        Route("/api/tables", make, methods=["POST"]),
        Route("/api/tables/{table}/claim", claim, methods=["POST"]),
        WebSocketRoute("/ws/tables/{table}", play),
    ]
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            Starlette(routes=routes), log_level="error", ws=Wire, ws_per_message_deflate=False
        )
        print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
        await uvicorn.Server(config).serve([listener])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
