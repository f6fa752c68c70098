"""The WebSocket of a table: hello, then choices, undo, chat; happenings and offers back."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from functools import partial

import msgspec
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import raw
from regnum.kernel.sight import seat_of
from regnum.server import logs
from regnum.server.coaching import Coach
from regnum.server.commands import ClientMessage, client_message, request_id
from regnum.server.entries.absence import NotePresence, Return
from regnum.server.entries.chatting import Chat
from regnum.server.figures import Figures
from regnum.server.hub import Hub
from regnum.server.keeper import Keeper
from regnum.server.limits import Buckets, Quota
from regnum.server.line import line_of
from regnum.server.live import Live
from regnum.server.names import seat_names
from regnum.server.outbox import AGAIN, Outbox
from regnum.server.previews import Charge
from regnum.server.protocol import (
    AskExplain,
    AskHint,
    Done,
    Hello,
    Look,
    Ping,
    Pong,
    Rejected,
    Uncover,
    encode,
)
from regnum.server.refusal import (
    Failed,
    Full,
    NotFound,
    NotUnderstood,
    Refused,
    Stale,
    TooLarge,
    TooMany,
    WrongSecret,
    close_code_of,
)
from regnum.server.replies import language_of
from regnum.server.seats import Observer
from regnum.server.security import address_of, refused, require_host, require_origin
from regnum.server.store.base import RegnumStoreError
from regnum.server.telling import problem

log = logging.getLogger("regnum.server")

KEPT_FOR_SEATS = 10  # one connection of so many is for those who play


class Sockets:
    """All WebSocket connections of the process, and what they share."""

    def __init__(self, hub: Hub, keeper: Keeper, figures: Figures, coach: Coach) -> None:
        settings = hub.settings
        self.figures = figures
        self.hub = hub
        self.keeper = keeper
        self.coach = coach
        self.quota = Quota(settings.connections_per_address, settings.connections)
        self.connects = Buckets(settings.requests)
        self.plays = Buckets(settings.plays)
        self.chats = Buckets(settings.chats)
        self.looks = Buckets(settings.looks)
        self.misses = Buckets(settings.misses)

    async def serve(self, socket: WebSocket) -> None:
        """One connection from the first byte to the last."""
        address = address_of(socket.scope, self.hub.settings)
        try:
            require_host(socket.headers, self.hub.settings)
            require_origin(socket.headers, self.hub.settings)
            self.connects.take(address)
            self.misses.require(address)
            self.quota.enter(address)
        except RegnumError as e:
            self.refused(socket.scope, e.code)
            await socket.close(1008)  # before accepting: the client sees 403
            return
        player = Player(self, socket, address)
        began = time.monotonic()
        try:
            await player.run()
        finally:
            self.quota.leave(address)
            self._note(player, time.monotonic() - began)

    def refused(self, scope: Scope, why: str) -> None:
        self.figures.refusal(why)
        refused(scope, self.hub.settings, why, "socket")

    def _note(self, player: "Player", seconds: float) -> None:
        """A line about a connection that has ended."""
        code, why = player.ended
        values = {"route": "socket", "status": code, "ms": round(seconds * 1000), "bytes": player.sent}
        if player.live is not None:
            kind = "player" if player.observer else "spectator"
            values |= {"table": player.live.row.code, "kind": kind}
        logs.write(logs.access, values | ({"why": why} if why else {}))
        if why:
            self.refused(player.socket.scope, why)

    def require_place(self, live: Live, observer: Observer) -> None:
        """Whether there is a place for somebody at a table: spectators never take those of players."""
        settings = self.hub.settings
        others = sum(connection.observer == observer for connection in live.connections)
        if observer:
            is_full = others >= settings.connections_per_seat
        else:
            kept = -(-settings.connections // KEPT_FOR_SEATS)
            is_full = others >= settings.connections_per_table
            is_full = is_full or self.quota.total > settings.connections - kept
        if is_full:
            raise Full


class Player(Outbox):
    """One connection: answers requests one after another, quick ones as they come."""

    def __init__(self, sockets: Sockets, socket: WebSocket, address: str) -> None:
        super().__init__(sockets.hub.settings)
        self.sockets = sockets
        self.socket = socket
        self.hub = sockets.hub
        self.address = address
        self.secret = ""
        self.wants_previews = False
        self._messages = Buckets(self.hub.settings.messages)
        self._inbox: deque[ClientMessage] = deque()
        self._idle: asyncio.Future[None] | None = None  # while we wait for a request

    def look_again(self) -> None:
        if self.secret and self.live is not None:
            self.observer = tuple(self.live.room.seats_of(self.secret))

    # --- running ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        await self.socket.accept()
        line = self.line = line_of(self.socket)
        line.listen(self)
        try:
            await self._hello()
            while True:
                await self._request(await self._next())
        except WebSocketDisconnect:
            self.close(1000, "")
        except RegnumError as e:
            self.close(close_code_of(e), e.code)
        except RegnumStoreError:
            self.close(AGAIN, "error-busy")
        except Exception:  # a bug: whoever is connected is told so, and may come back
            log.exception("a connection failed")
            self.close(Failed.close_code, "error-internal")
        finally:
            self._leave()
            self.quiet()
            self.close(1000, "")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.goodbye(line), 5)

    def close(self, code: int, reason: str) -> None:
        super().close(code, reason)
        self._wake()

    def follow_up(self, live: Live, version: int, decision: int) -> None:
        super().follow_up(live, version, decision)
        if self.wants_previews:
            self.hub.spawn(self._look_at_all(live, version))

    async def _look_at_all(self, live: Live, version: int) -> None:
        """All previews of an offer, for whoever asked for them in hello."""
        asked = live.previews.all_of(self.eye(live), version)
        if asked is not None:
            with contextlib.suppress(TooMany):
                await self._look(live, asked)

    async def _look(self, live: Live, asked: Look) -> None:
        """Tell what somebody wants to know about choices; what was not known yet is counted."""
        seat, charge = self._looking(live)
        told = await live.previews.answer(seat, asked, charge)
        if asked.id or told.previews:
            self.send(encode(told))

    def _look_at_one(self, live: Live, asked: Look) -> None:
        """The same where it takes no longer than to wait for one's turn."""
        try:
            seat, charge = self._looking(live)
            self.send(encode(live.previews.answer_one(seat, asked, charge)))
        except RegnumError as e:
            self._refuse(asked.id, e)

    def _looking(self, live: Live) -> tuple[int, Charge]:
        """The seat that looks ahead, and how it is charged for it; spectators are refused."""
        if not self.observer:
            raise Refused("error-spectator")
        eye = self.eye(live)
        looks, most = self.sockets.looks, self.hub.settings.looks.burst
        key = f"{live.row.id}:{seat_of(eye)}"
        return eye, lambda n: looks.take(key, min(n, most))

    # --- requests --------------------------------------------------------------------------------------

    def heard(self, data: bytes) -> None:
        """A message has come: what is quick is answered, the rest waits its turn."""
        if self._closing is not None:
            return
        try:
            self._messages.take("")
            message = self._read(data)
            if message is None:
                return
            live = self.live
            if self._idle is not None and live is not None and not self._inbox:
                if isinstance(message, Look) and len(message.options) == 1:
                    self._look_at_one(live, message)
                    return
                if isinstance(message, Ping):
                    self._pong(live, message)
                    return
            self._inbox.append(message)
            self._wake()
        except RegnumError as e:
            self.close(close_code_of(e), e.code)
        except Exception:
            log.exception("a connection failed")
            self.close(Failed.close_code, "error-internal")

    def lost(self, code: int) -> None:
        self.close(1000, "")

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _next(self) -> ClientMessage:
        """The next request; raises WebSocketDisconnect when there is no more."""
        while not self._inbox:
            if self._closing is not None:
                raise WebSocketDisconnect(1000)
            self._idle = asyncio.get_running_loop().create_future()
            try:
                await self._idle
            finally:
                self._idle = None
        return self._inbox.popleft()

    def _read(self, data: bytes) -> ClientMessage | None:
        """A request; what cannot be understood is refused."""
        if len(data) > self.hub.settings.message_limit:
            raise TooLarge(self.hub.settings.message_limit)
        try:
            return client_message.decode(data)
        except msgspec.ValidationError as e:
            self._refuse(request_id(data), NotUnderstood("error-request", {"what": raw(str(e)[:200])}))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(0, NotUnderstood("error-json"))
        return None

    async def _hello(self) -> None:
        table_id = self.socket.path_params["table"]
        try:
            hello = await asyncio.wait_for(self._next(), self.hub.settings.hello)
        except TimeoutError:
            raise Refused("error-hello") from None
        if not isinstance(hello, Hello):
            raise Refused("error-hello")
        try:
            live = await self.hub.open(table_id)
            self.observer = live.room.observer_of(hello.secret)
        except (NotFound, WrongSecret):
            self.sockets.misses.take(self.address)
            raise
        if not self.observer:
            live.room.require_watchable()
        self.sockets.require_place(live, self.observer)
        self.secret = hello.secret
        self.wants_previews = hello.previews
        live = await self._come_back(live)
        self.is_compact = hello.compact
        self.screen.has_curtain = hello.curtain
        # Nothing is awaited from here on: the welcome and the stream after it meet without a gap.
        self.live = live
        self.send(encode(live.welcome(self.observer, hello.since, self.hub.settings.past_page)))
        live.connections.add(self)
        self.send(live.presence())
        self._came_or_went(live)
        self.send_offer()

    async def _come_back(self, live: Live) -> Live:
        """Whoever connects is here. With nobody else to ask they play on themselves at once.

        The other processes know it first: none of them says meanwhile that the seat is away.
        """
        live.coming.append(self.observer)
        try:
            await self.hub.attendance.announce(live)
            for seat in self.observer:
                await self.hub.act(live.row.id, NotePresence(seat, is_here=True))
                if live.room.seats[seat].stand_in and not live.room.is_played_together():
                    with contextlib.suppress(Refused):  # the clock has run out
                        await self.hub.act(live.row.id, Return(), (seat,))
            return await self.hub.open(live.row.id)
        finally:
            live.coming.remove(self.observer)
            self.hub.attendance.changed(live)

    def _came_or_went(self, live: Live) -> None:
        self.hub.attendance.changed(live)
        live.tell_presence(self.hub.settings.presence_delay)
        self.sockets.keeper.wake(live)

    def _leave(self) -> None:
        live = self.live
        if live is None or self not in live.connections:
            return
        live.connections.discard(self)
        live.used = time.monotonic()
        if not live.connections:
            live.forget_views()
        self._came_or_went(live)

    async def _request(self, message: ClientMessage) -> None:
        """Carry out one request; a refusal is told and changes nothing."""
        live = self.live
        assert live is not None
        if isinstance(message, Ping):
            self._pong(live, message)
            return
        if isinstance(message, Look):
            try:
                await self._look(live, message)
            except RegnumError as e:
                self._refuse(message.id, e)
            return
        if isinstance(message, AskHint | AskExplain):
            self.hub.spawn(self._consult(live, message))  # others need not wait while it thinks
            return
        number = message.id
        try:
            if isinstance(message, Hello):
                raise Refused("error-hello-twice")
            if isinstance(message, Uncover):
                self.uncover(message.seat, message.on)
                self._done(number, live.room.version)
                return
            self._limit(message, live)
            await self.hub.carry_out(live.row.id, message, self.observer, partial(self._done, number))
        except RegnumError as e:
            self._refuse_or_offer(number, e)

    async def _consult(self, live: Live, asked: AskHint | AskExplain) -> None:
        """Ask the coach and tell what it says, or why it says nothing."""
        try:
            coach = self.sockets.coach
            self.send(await coach.answer(live, self.observer, asked, partial(self.cover, live), self.address))
        except RegnumError as e:
            self._refuse_or_offer(asked.id, e)

    def _pong(self, live: Live, ping: Ping) -> None:
        self.send(encode(Pong(id=ping.id, now=time.time(), version=live.room.version)))

    def _done(self, number: int, version: int) -> None:
        self.send(encode(Done(id=number, version=version)))

    def _limit(self, message: ClientMessage, live: Live) -> None:
        if not self.observer:
            raise Refused("error-spectator")
        key = f"{live.row.id}:{self.observer[0]}"
        if isinstance(message, Chat):
            self.sockets.chats.take(key)
        else:
            self.sockets.plays.take(key)

    def _refuse_or_offer(self, number: int, error: RegnumError) -> None:
        self._refuse(number, error)
        if isinstance(error, Stale):
            self.send_offer()

    def _refuse(self, number: int, error: RegnumError) -> None:
        language = language_of(self.socket.scope)
        names = seat_names(self.live.room, language) if self.live is not None else None
        self.send(encode(Rejected(id=number, error=problem(error, names, language))))
