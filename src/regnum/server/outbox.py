"""What goes out to one connection: messages in order, the newest offer behind them, reasons after it."""

import asyncio
import logging

from regnum.kernel.sight import PUBLIC, covered
from regnum.server.curtain import Screen
from regnum.server.entries.choosing import seat_shown
from regnum.server.line import Line
from regnum.server.live import Live
from regnum.server.protocol import encode
from regnum.server.protocol.socket import Cover
from regnum.server.refusal import Failed, Forbidden, Refused, close_code_of
from regnum.server.seats import Observer
from regnum.server.settings import Settings
from regnum.server.telling import reasons_told
from regnum.server.views import Known

log = logging.getLogger("regnum.server")

# Close codes of our own beside those of refusals; the reason is a key of the catalogue.
TOO_SLOW = 4408
AGAIN = 4503


class Outbox:
    """The writing side of a connection: what was queued in one turn of the event loop goes out together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.observer: Observer = ()
        self.live: Live | None = None
        self.line: Line | None = None
        self.is_compact = False
        self.screen = Screen()
        self.sent = 0  # bytes
        self._known = Known()  # of the view, on a compact connection
        self._queue: list[bytes] = []
        self._is_due = False  # something is to be written in this turn
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
            self.writable()

    def send_offer(self, is_urgent: bool = True) -> None:
        if is_urgent:
            self._offer_due = True
            self.writable()
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

    def quiet(self) -> None:
        """Nothing follows any more."""
        for timer in (self._later, self._reasons):
            if timer is not None:
                timer.cancel()

    # --- writing ---------------------------------------------------------------------------------------

    def writable(self) -> None:
        """Write what there is at the end of this turn."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        self._is_due = False
        if self._closing is None and self.line is not None and self.line.is_writable:
            try:
                self._write_now(self.line)
            except Exception:  # a bug: whoever is connected is told so, and may come back
                log.exception("a connection failed")
                self.close(Failed.close_code, "error-internal")

    def _write_now(self, line: Line) -> None:
        """Send what is queued and the newest offer."""
        messages = self._queue
        self._queue = []
        live = self.live
        asked = self._take_offer(messages)
        self._send(line, messages)
        if live is not None and asked >= 0:
            self.follow_up(live, live.room.version, asked)

    def _send(self, line: Line, messages: list[bytes]) -> None:
        """One frame for all of them on a compact connection, else one for each."""
        if self.is_compact and messages:
            messages = [b"[%b]" % b",".join(messages)]
        for data in messages:
            self.sent += len(data)
            line.write(data)

    async def goodbye(self, line: Line) -> None:
        """Send what is left, and close."""
        assert self._closing is not None
        if line.is_writable:
            self._send(line, self._queue)
        await line.close(*self._closing)

    def _take_offer(self, messages: list[bytes]) -> int:
        """Add the newest offer if one is due; return the number of its decision, or -1."""
        live = self.live
        if not self._offer_due or live is None:
            return -1
        self._offer_due = False
        if self._later is not None:
            self._later.cancel()
            self._later = None
        seat = seat_shown(live.room, self.observer)
        cover = self.cover(live, seat)
        if self.is_compact:
            data, self._known = live.changed_offer(self.observer, self._known, cover)
        else:
            data = live.offer(self.observer, cover)
        if data is None:
            return -1
        messages.append(data)
        return live.room.decision(seat) if seat >= 0 and cover != "question" else -1

    def cover(self, live: Live, seat: int) -> Cover:
        """What this screen does not show at present of what a seat may know."""
        return self.screen.cover(live.room, seat, is_shared=len(self.observer) > 1)

    def eye(self, live: Live) -> int:
        """As whom this connection looks ahead; as nobody while the question itself is covered."""
        seat = seat_shown(live.room, self.observer)
        cover = self.cover(live, seat)
        if cover == "question":
            return PUBLIC
        return covered(seat) if cover else seat

    def uncover(self, seat: int, on: bool) -> None:
        """Show what only one of those who share the screen may know, or cover it again."""
        if seat not in self.observer:
            raise Forbidden("error-not-your-seat", {"seat": seat + 1})
        self.screen.looking = seat if on else -1
        self.send_offer()

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
        if (
            live.room.decision(seat) == decision
            and not self._offer_due
            and self.cover(live, seat) != "question"
        ):
            self.send(encode(reasons_told(live.room, seat)))
