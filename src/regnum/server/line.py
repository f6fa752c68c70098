"""The line to one client: messages are heard as they come, and written without waiting.

An ASGI application is handed every message through a queue and a task, and reading stops meanwhile: for the
small messages of a game that costs more than what is in them. `Wire`, uvicorn's own protocol for WebSockets,
therefore also lends itself to the application as a line (`line_of`). On other servers, and in tests without
one, `AsgiLine` is the same over ASGI.
"""

import asyncio
import contextlib
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "regnum.line"  # in the scope of a connection


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
    wire = socket.scope.get("extensions", {}).get(EXTENSION)
    return WireLine(wire, socket) if isinstance(wire, Wire) else AsgiLine(socket)


# --- straight through uvicorn ----------------------------------------------------------------------------


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets; once somebody listens, messages no longer go through its queue."""

    listener: Listener | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**self.scope["extensions"], EXTENSION: self}
            self.scope["extensions"] = extensions

    def listen(self, listener: Listener) -> None:
        self.listener = listener
        while not self.queue.empty():
            self._pass_on(listener, self.queue.get_nowait())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pass_on(self, listener: Listener, message: Any) -> None:
        if message["type"] == "websocket.disconnect":
            listener.lost(message.get("code") or 1000)
        elif message["type"] == "websocket.receive":
            text = message.get("text")
            listener.heard(message["bytes"] if text is None else text.encode())

    def send_receive_event_to_app(self) -> None:
        listener = self.listener
        if listener is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            if listener is not None:
                self.listen(listener)
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if data.isascii() or is_text(data):
            listener.heard(data)
        else:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._tell_the_end()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self._tell_the_end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._tell_the_end()

    def shutdown(self) -> None:
        super().shutdown()
        self._tell_the_end()

    def _tell_the_end(self) -> None:
        """What uvicorn has put into its queue."""
        if self.listener is not None:
            self.listen(self.listener)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.writable()

    def write(self, data: bytes) -> None:
        """Send a text message."""
        if self.disconnected or self.close_sent:
            return
        with contextlib.suppress(InvalidState):  # the other end has just said goodbye
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class WireLine:
    """A line that is uvicorn's protocol itself."""

    def __init__(self, wire: Wire, socket: WebSocket) -> None:
        self._wire = wire
        self._socket = socket
        self.listen = wire.listen
        self.write = wire.write

    @property
    def is_writable(self) -> bool:
        return self._wire.writable.is_set()

    async def close(self, code: int, reason: str) -> None:
        if not self._wire.disconnected:
            await closed(self._socket, code, reason)


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
