"""What goes out to one connection: messages in order, the newest offer behind them, reasons after it."""

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regnum.server.entries.choosing import seat_shown
from regnum.server.live import Live
from regnum.server.protocol import encode
from regnum.server.refusal import Refused, close_code_of
from regnum.server.seats import Observer
from regnum.server.settings import Settings
from regnum.server.telling import reasons_told
from regnum.server.views import Known

# Close codes of our own beside those of refusals; the reason is a key of the catalogue.
TOO_SLOW = 4408
AGAIN = 4503


class Outbox:
    """The writing side of a connection; a task of its own empties it."""

    def __init__(self, socket: WebSocket, settings: Settings) -> None:
        self.socket = socket
        self.settings = settings
        self.observer: Observer = ()
        self.live: Live | None = None
        self.is_compact = False
        self.sent = 0  # bytes
        self._known = Known()  # of the view, on a compact connection
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._offer_due = False
        self._later: asyncio.TimerHandle | None = None
        self._reasons: asyncio.TimerHandle | None = None
        self._closing: tuple[int, str] | None = None

    # --- Connection (live.py) --------------------------------------------------------------------------

    def send(self, data: bytes, is_urgent: bool = True) -> None:
        if len(self._queue) >= self.settings.queue_limit:
            self.close(TOO_SLOW, "error-slow")
            return
        self._queue.append(data)
        if is_urgent or not self.is_compact:
            self._wake.set()

    def send_offer(self, is_urgent: bool = True) -> None:
        if is_urgent:
            self._offer_due = True
            self._wake.set()
        elif self._later is None and not self._offer_due:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(self.settings.bystander_delay, self.send_offer)

    def drop(self) -> None:
        self.close(AGAIN, "error-busy")

    def shut(self, error: Refused) -> None:
        self.close(close_code_of(error), error.code)

    @property
    def ended(self) -> tuple[int, str]:
        """With which code the connection was closed here, and why."""
        return self._closing or (1000, "")

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = (code, reason)
        self._wake.set()

    def quiet(self) -> None:
        """Nothing follows any more."""
        for timer in (self._later, self._reasons):
            if timer is not None:
                timer.cancel()

    # --- writing ---------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Send what is queued and the newest offer; close when told to."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                messages = list(self._queue)
                self._queue.clear()
                if self._closing is not None:
                    await self._send(messages)
                    break
                live = self.live
                version = live.room.version if live is not None else 0
                asked = self._take_offer(messages)
                await self._send(messages)
                if live is not None and asked >= 0:
                    self.follow_up(live, version, asked)
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.close(*self._closing)

    async def _send(self, messages: list[bytes]) -> None:
        """One frame for all of them on a compact connection, else one for each."""
        self.sent += sum(len(data) for data in messages)
        if self.is_compact and messages:
            await self.socket.send_text((b"[%b]" % b",".join(messages)).decode())
            return
        for data in messages:
            await self.socket.send_text(data.decode())

    def _take_offer(self, messages: list[bytes]) -> int:
        """Add the newest offer if one is due; return the number of its decision, or -1."""
        live = self.live
        if not self._offer_due or live is None:
            return -1
        self._offer_due = False
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if self.is_compact:
            data, self._known = live.changed_offer(self.observer, self._known)
        else:
            data = live.offer(self.observer)
        if data is None:
            return -1
        messages.append(data)
        seat = seat_shown(live.room, self.observer)
        return live.room.decision(seat) if seat >= 0 else -1

    def follow_up(self, live: Live, version: int, decision: int) -> None:
        """What follows an offer, when there is time for it."""
        if self.is_compact:
            seat = seat_shown(live.room, self.observer)
            if self._reasons is not None:
                self._reasons.cancel()
            loop = asyncio.get_running_loop()
            delay = self.settings.reasons_delay
            self._reasons = loop.call_later(delay, self._tell_reasons, live, seat, decision)

    def _tell_reasons(self, live: Live, seat: int, decision: int) -> None:
        """Why not: for whoever still thinks about the decision."""
        if live.room.decision(seat) == decision and not self._offer_due:
            self.send(encode(reasons_told(live.room, seat)))
