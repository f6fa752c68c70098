"""The line straight through uvicorn: its protocol for WebSockets, which hands messages on as they come."""

import contextlib
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from regnum.server.line import EXTENSION, Line, Listener, closed


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets; once somebody listens, messages no longer go through its queue."""

    listener: Listener | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**self.scope["extensions"], EXTENSION: self._lend}
            self.scope["extensions"] = extensions

    def _lend(self, socket: WebSocket) -> Line:
        return WireLine(self, socket)

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
