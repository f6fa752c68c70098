"""Requests and sockets of a page as an ASGI application sees them: a web server without a network."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Message, Scope

ASGI: Final = {"version": "3.0", "spec_version": "2.5"}
CLIENT: Final = ("page", 0)
GONE: Final = 1001
FAILED: Final = 1011

log = logging.getLogger("regnum.server")


class Client(Protocol):
    """Whoever asked: gets answers and messages (web/src/engine/worker.ts)."""

    def answer(self, number: int, status: int, headers: dict[str, str], body: bytes) -> None:
        """The answer to a request."""

    def opened(self, socket: int) -> None:
        """A socket was accepted."""

    def message(self, socket: int, data: str) -> None:
        """A message for a socket."""

    def closed(self, socket: int, code: int, reason: str) -> None:
        """A socket was closed, by the application."""


class Bridge:
    """Between a client and an application."""

    def __init__(self, app: ASGIApp, client: Client, base: str, language: str) -> None:
        """`base`: the address of the page; `language`: of who reads what is refused."""
        self.app = app
        self.client = client
        parts = urlsplit(base)
        self._scheme = "https" if parts.scheme == "https" else "http"
        self._given = {"host": parts.netloc or "localhost", "accept-language": language}
        self._sockets: dict[int, Socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _scope(self, path: str, headers: Mapping[str, str]) -> Scope:
        plain, _, query = path.partition("?")
        named = {**self._given, **{name.lower(): value for name, value in headers.items()}}
        return {
            "asgi": ASGI,
            "http_version": "1.1",
            "path": unquote(plain),
            "raw_path": plain.encode("ascii", "replace"),
            "query_string": query.encode("ascii", "replace"),
            "root_path": "",
            "headers": [
                (name.encode("latin-1"), value.encode("latin-1", "replace")) for name, value in named.items()
            ],
            "client": CLIENT,
            "server": (self._given["host"], None),
            "extensions": {},
        }

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- requests --------------------------------------------------------------------------------------

    def request(
        self, number: int, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> None:
        """Answer a request, as soon as there is an answer."""
        sized = {**headers, **({"content-length": str(len(body))} if body else {})}
        scope = {**self._scope(path, sized), "type": "http", "method": method.upper(), "scheme": self._scheme}
        self._spawn(self._answer(number, scope, body))

    async def _answer(self, number: int, scope: Scope, body: bytes) -> None:
        status = 500
        told: dict[str, str] = {}
        parts: list[bytes] = []
        is_asked = False

        async def receive() -> Message:
            nonlocal is_asked
            if is_asked:
                await asyncio.get_running_loop().create_future()  # nobody hangs up
            is_asked = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told.update(
                    {name.decode("latin-1"): value.decode("latin-1") for name, value in message["headers"]}
                )
            elif message["type"] == "http.response.body":
                parts.append(bytes(message.get("body", b"")))

        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("a request failed")
        self.client.answer(number, status, told, b"".join(parts))

    # --- sockets ---------------------------------------------------------------------------------------

    def open(self, number: int, path: str) -> None:
        """Open a socket; the client numbers them."""
        scheme = "wss" if self._scheme == "https" else "ws"
        scope = {**self._scope(path, {}), "type": "websocket", "scheme": scheme, "subprotocols": []}
        socket = self._sockets[number] = Socket(number, self.client)
        self._spawn(self._serve(socket, scope))

    async def _serve(self, socket: "Socket", scope: Scope) -> None:
        code = GONE
        try:
            await self.app(scope, socket.receive, socket.send)
        except Exception:
            log.exception("a socket failed")
            code = FAILED
        socket.end(code, "")
        self._sockets.pop(socket.number, None)

    def send(self, number: int, data: str) -> None:
        """A message of the client."""
        socket = self._sockets.get(number)
        if socket is not None:
            socket.put({"type": "websocket.receive", "text": data})

    def close(self, number: int, code: int, reason: str) -> None:
        """The client hangs up: it hears no more."""
        socket = self._sockets.get(number)
        if socket is not None:
            socket.is_closed = True
            socket.put({"type": "websocket.disconnect", "code": code, "reason": reason})


def in_bytes(text: str) -> bytes:
    """A name or value as it stands in the head of a request."""
    return text.encode("latin-1", "replace")


class Socket:
    """One socket between a client and an application."""

    def __init__(self, number: int, client: Client) -> None:
        self.number = number
        self.is_closed = False
        self._client = client
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self.put({"type": "websocket.connect"})

    def put(self, message: Message) -> None:
        self._heard.put_nowait(message)

    async def receive(self) -> Message:
        return await self._heard.get()

    async def send(self, message: Message) -> None:
        if self.is_closed:
            return
        kind = message["type"]
        if kind == "websocket.accept":
            self._client.opened(self.number)
        elif kind == "websocket.send":
            text = message.get("text")
            self._client.message(self.number, message["bytes"].decode() if text is None else text)
        elif kind == "websocket.close":
            self.end(message.get("code", 1000), message.get("reason") or "")

    def end(self, code: int, reason: str) -> None:
        """Tell the client that it is over, once."""
        if not self.is_closed:
            self.is_closed = True
            self._client.closed(self.number, code, reason)
