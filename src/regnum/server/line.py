"""The line to one client: messages are heard as they come, and written without waiting.

An ASGI application is handed every message through a queue and a task, and reading stops meanwhile: for the
small messages of a game that costs more than what is in them. `Wire` (wire.py), uvicorn's own protocol for
WebSockets, therefore also lends itself to the application as a line (`line_of`). On other servers, in a page
and in tests without one, `AsgiLine` is the same over ASGI.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

EXTENSION = "regnum.line"  # in the scope of a connection: how its server lends its own line


class Listener(Protocol):
    """Whoever uses a line."""

    def heard(self, data: bytes) -> None:
        """A whole message has come."""

    def lost(self, code: int) -> None:
        """Nothing comes any more."""

    def writable(self) -> None:
        """More can be written, after it could not."""


class Line(Protocol):
    """One connection that has been accepted."""

    @property
    def is_writable(self) -> bool:
        """Whether the other end keeps up; if not, the listener is told when it does."""

    def listen(self, listener: Listener) -> None:
        """Begin to hear messages, those that have come already first."""

    def write(self, data: bytes) -> None:
        """Send a text message."""

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye, if the other end is still there."""


def line_of(socket: WebSocket) -> Line:
    """The line of an accepted connection: the server's own where it has one."""
    lend: Callable[[WebSocket], Line] = socket.scope.get("extensions", {}).get(EXTENSION, AsgiLine)
    return lend(socket)


# --- over ASGI -------------------------------------------------------------------------------------------


class AsgiLine:
    """A line over the queues of any ASGI server."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._listener: Listener | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.is_writable = True

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._read(listener)), loop.create_task(self._write(listener))]

    async def _read(self, listener: Listener) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed already
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    listener.lost(message.get("code") or 1000)
                    return
                text = message.get("text")
                listener.heard(message["bytes"] if text is None else text.encode("utf-8", "replace"))

    async def _write(self, listener: Listener) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self._queue.get()) is not None:
                await self._socket.send_text(data.decode())
                if self._queue.empty() and not self.is_writable:
                    self.is_writable = True
                    listener.writable()

    def write(self, data: bytes) -> None:
        self._queue.put_nowait(data)
        self.is_writable = False

    async def close(self, code: int, reason: str) -> None:
        reading, writing = self._tasks
        self._queue.put_nowait(None)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(writing, 5)
        await closed(self._socket, code, reason)
        reading.cancel()


async def closed(socket: WebSocket, code: int, reason: str) -> None:
    """Close a connection that may be closed already."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.close(code, reason)
