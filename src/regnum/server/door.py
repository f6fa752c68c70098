"""What a connection may do before its request is read: how long a head, how slowly, how many at once.

The parser holds whatever comes until a head ends, so sizes and times are bounded here, around it. WebSockets
pass through as heads like all others; afterwards they have limits of their own (play.py).
"""

import asyncio
from http import HTTPStatus
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from regnum.server.doors import Doors
from regnum.server.refusal import Full, HeadTooLarge, Refused, TooSlow, UrlTooLong
from regnum.server.replies import error_response
from regnum.server.security import HEADERS

PIPELINE = 32  # requests that may wait for the answer to an earlier one
LINGER = 1.0  # seconds for which what still comes is thrown away, so that the refusal arrives
LINGER_BYTES = 1 << 18


class Door(HttpToolsProtocol):
    """One connection: uvicorn's, with bounds."""

    doors: ClassVar[Doors]  # given by `door_for`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._key: str | None = None  # while it is counted
        self._in_head = True
        self._head = 0  # bytes of the head so far
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None  # waits for somebody to read the answer
        self._refusal: Refused | None = None
        self._lingered = 0

    # --- coming and going --------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        key = self.doors.key_of(self.client)
        try:
            self.doors.enter(key)
        except Full as full:
            self._refuse(full)
            return
        self._key = key
        self._expect(self.doors.settings.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        if self._stuck is not None:
            self._stuck.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()

    def _forget(self) -> None:
        """No longer ours to watch."""
        self._expect(None)
        if self._key is not None:
            self.doors.leave(self._key)
            self._key = None

    # --- sizes -------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refusal is not None:
            self._linger(len(data))
            return
        self._unset_keepalive_if_required()
        if self._in_head and self._deadline is None:  # a further request begins, or an empty line
            self._expect(self.doors.settings.head_time)
        limit = self.doors.settings.head_limit
        while data and self._reads_on():
            room = limit - self._head if self._in_head else limit
            if room <= 0:
                self._refuse(HeadTooLarge(limit))
                return
            piece, data = data[:room], data[room:]
            if self._in_head:
                self._head += len(piece)
            super().data_received(piece)

    def _reads_on(self) -> bool:
        """Whether there is anybody to read for: not after a refusal, nor as a WebSocket."""
        return self._key is not None and self._refusal is None and not self.transport.is_closing()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        limit = self.doors.settings.url_limit
        if len(self.url) > limit:
            self._refusal = UrlTooLong(limit)
            raise self._refusal  # the parser stops, and send_400_response answers

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            self._refusal = Full()
            raise self._refusal
        self._in_head = False
        self._expect(self.doors.settings.body_time)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._head = 0
        self._expect(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._refusal is not None:
            self._refuse(self._refusal)
        else:
            super().send_400_response(msg)

    # --- times -------------------------------------------------------------------------------------------

    def _expect(self, seconds: float | None) -> None:
        """What is being sent must be here in so many seconds; None: nothing is."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if self.transport.is_closing():
            return
        if self._in_head and self._head == 0:  # nothing was asked, so nothing is answered
            self.transport.close()
        else:
            self._refuse(TooSlow())

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.doors.settings.send_time, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(self.doors.settings.send_time, self.transport.abort)

    # --- refusing ----------------------------------------------------------------------------------------

    def _refuse(self, why: Refused) -> None:
        """Answer, take no more requests, and close once the answer may have arrived."""
        self._refusal = why
        self._expect(None)
        status = why.status
        self.doors.refused[status] = self.doors.refused.get(status, 0) + 1
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.abort()
                return
        self.transport.write(answer(why))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self.loop.call_later(LINGER, self.transport.abort)

    def _linger(self, size: int) -> None:
        """Throw away what still comes; closing at once would throw away our answer instead."""
        self._lingered += size
        if self._lingered > LINGER_BYTES:
            self.transport.abort()


def answer(why: Refused) -> bytes:
    """A whole response, made without a request."""
    reply = error_response(why)
    lines = [f"HTTP/1.1 {why.status} {HTTPStatus(why.status).phrase}".encode()]
    lines += [name + b": " + value for name, value in reply.raw_headers]
    lines += [f"{name}: {value}".encode() for name, value in HEADERS.items()]
    lines += [b"cache-control: no-store", b"connection: close", b"", bytes(reply.body)]
    return b"\r\n".join(lines)


def door_for(doors: Doors) -> type[Door]:
    """The class uvicorn makes connections of."""
    return type("DoorOfServer", (Door,), {"doors": doors})
