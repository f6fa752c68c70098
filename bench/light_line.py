"""A WebSocket that costs the client little, for the bench: server and clients share the same few cores.

Only what a client of our own server needs: whole text messages, pings answered, a close heard. Messages are
masked with zeros, as the protocol allows, which leaves them as they are.
"""

import asyncio
import base64
import os
from collections import deque
from typing import Self
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)


class Closed(Exception):
    """The other end has hung up."""


class LightLine(asyncio.Protocol):
    """One connection; `async with LightLine(url) as line`."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._transport: asyncio.Transport
        self._rest = b""
        self._is_open = False
        self._heard: deque[bytes | None] = deque()  # None: nothing comes any more
        self._news = asyncio.Event()  # something was heard, or the line is open

    async def __aenter__(self) -> Self:
        where = self._url
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, where.hostname or "", where.port or 80)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {where.path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while not self._is_open and not self._heard:
            self._news.clear()
            await self._news.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._transport.close()

    # --- reading and writing ------------------------------------------------------------------------

    async def recv(self) -> bytes:
        """The next message; raises Closed."""
        while not self._heard:
            self._news.clear()
            await self._news.wait()
        data = self._heard.popleft()
        if data is None:
            raise Closed
        return data

    def send(self, data: bytes) -> None:
        self._frame(TEXT, data)

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + data)

    # --- called by the loop -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.connection_lost(None)
                return
            self._is_open = True
            self._news.set()
        self._rest = self._read(data)
        if self._heard:
            self._news.set()

    def _read(self, data: bytes) -> bytes:
        """Take whole frames off the front; what is left is returned."""
        while len(data) >= 2:
            size, at = data[1], 2
            if size == 126:
                size, at = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(data[2:10], "big"), 10
            if len(data) < at + size:
                break
            self._take(data[0] & 15, data[at : at + size])
            data = data[at + size :]
        return data

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._heard.append(data)
        elif kind == PING:
            self._frame(PONG, data)
        elif kind == CLOSE:
            self._heard.append(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard.append(None)
        self._news.set()
