"""People at tables for the endurance run: they think, choose, undo, chat, close tabs and come back.

Everything they are told is compared: versions without gaps, the same past for everybody, nothing told that
was lost. What they sent and what was acknowledged is kept for the checks of what is stored (promises.py).
"""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from bench.kill9 import PATIENCE, Wrong
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regnum.server.protocol import Hello

Json = dict[str, Any]
Address = Callable[[], Awaitable[str]]  # where the server is now; waits while there is none
Deed = tuple[
    str, Any
]  # what was asked for: "choose" and (seat, decision, option), "undo", "redo", "chat" and text

# A connection that keeps the view is told changes only; we do as browsers do where the server knows that.
LIKE_BROWSERS = {"compact": True} if "compact" in Hello.__struct_fields__ else {}
PAUSE = 2.0  # at most so long before somebody whose connection broke comes back


class Ledger:
    """What was told of one table by anybody to anybody."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told: dict[int, tuple[str, float]] = {}  # version -> kind, time

    def note(self, happening: Json) -> None:
        said = (happening["entry"]["t"], happening["at"])
        if self.told.setdefault(happening["version"], said) != said:
            raise Wrong(f"two pasts of {self.table} at {happening['version']}: {said}")


class Watcher:
    """One who only looks: a spectator, or a second tab of a player."""

    def __init__(self, ledger: Ledger, secret: str, seed: str) -> None:
        self.ledger = ledger
        self.secret = secret
        self.chance = random.Random(seed)
        self.seen = 0  # the last version told
        self.is_over = False
        self.connections = 0
        self.happenings = 0

    async def live(self, address: Address, stop: asyncio.Event) -> None:
        """Be there until the game is over or the run ends, over many connections."""
        while not stop.is_set() and not self.is_over:
            where = await address()
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with self._connected(where) as socket:
                    await self._stay(socket, stop)
            if not self.is_over:
                await asyncio.sleep(self.chance.random() * PAUSE)

    @contextlib.asynccontextmanager
    async def _connected(self, where: str) -> AsyncIterator[ClientConnection]:
        url = where.replace("http", "ws", 1) + f"/ws/tables/{self.ledger.table}"
        socket = await connect(url, compression=None, max_size=None, open_timeout=PATIENCE, close_timeout=1)
        try:
            previews = self.chance.random() < 0.5
            hello = {"type": "hello", "secret": self.secret, "since": self.seen, "previews": previews}
            await socket.send(json.dumps({**hello, **LIKE_BROWSERS}))
            self.connections += 1
            yield socket
        finally:
            if self.chance.random() < 0.5:
                socket.transport.abort()  # the tab, the telephone or the network is gone
            await socket.close()

    async def _stay(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        """Read until it is time to leave."""
        until = time.monotonic() + self.chance.expovariate(1 / 20)
        while not stop.is_set() and not self.is_over and time.monotonic() < until:
            await self._read(socket, 1.0)

    async def _read(self, socket: ClientConnection, seconds: float) -> None:
        """Take the next frame, if one comes: one message, or several."""
        with contextlib.suppress(TimeoutError):
            told = json.loads(await asyncio.wait_for(socket.recv(), seconds))
            for message in told if isinstance(told, list) else [told]:
                self.take(message)

    def take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            version = message["table"]["version"]
            if version < self.seen:
                raise Wrong(f"{self.ledger.table} is at {version}, and {self.seen} was told")
            self.seen = message["since"]
            for happening in message["happenings"]:
                self._hear(happening)
        elif kind == "happening":
            self._hear(message)
        elif kind == "offer":
            self.is_over = message["decider"] == -1

    def _hear(self, happening: Json) -> None:
        if happening["version"] != self.seen + 1:
            raise Wrong(f"a gap at {self.ledger.table}: {self.seen}, then {happening['version']}")
        self.seen += 1
        self.happenings += 1
        self.ledger.note(happening)


class Person(Watcher):
    """One who plays one seat, or several at one screen, at random."""

    def __init__(self, ledger: Ledger, seats: list[int], secret: str, seed: str, pace: float) -> None:
        super().__init__(ledger, secret, seed)
        self.seats = seats
        self.pace = pace  # seconds of thought on the average
        self.offer: Json = {"decision": -1}
        self.answered = -1
        self.number = 0
        self.waiting: dict[int, Deed] = {}  # requests without an answer, of this connection
        self.sent: list[Deed] = []
        self.done: list[Deed] = []
        self.choices = 0  # acknowledged
        self.refused = 0
        self.due = 0.0

    async def _stay(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        self.waiting = {}
        self.answered = -1
        self.offer = {"decision": -1}
        until = time.monotonic() + self.chance.expovariate(1 / 30)
        self._think()
        while not stop.is_set() and not self.is_over and time.monotonic() < until:
            await self._read(socket, max(0.001, min(1.0, self.due - time.monotonic())))
            if not self.waiting and time.monotonic() >= self.due:
                await self._do(socket)
                self._think()

    def _think(self) -> None:
        self.due = time.monotonic() + self.chance.expovariate(1 / self.pace)

    def take(self, message: Json) -> None:
        super().take(message)
        kind = message["type"]
        if kind == "offer":
            self.offer = message
        elif kind == "done" and message["id"] in self.waiting:
            deed = self.waiting.pop(message["id"])
            self.done.append(deed)
            self.choices += deed[0] == "choose"
            if deed[0] in ("undo", "redo"):  # the same question may stand again
                self.answered = -1
        elif kind == "refused" and message["id"] in self.waiting:
            del self.waiting[message["id"]]
            self.refused += 1
            self.answered = -1

    async def _do(self, socket: ClientConnection) -> None:
        """One thing that people do."""
        is_asked = self.offer["decision"] > self.answered
        mood = self.chance.random()
        if mood < 0.05:
            await self._send(socket, ("undo", self.chance.random() < 0.3))
        elif mood < 0.07:
            await self._send(socket, ("redo", None))
        elif mood < 0.09:
            await self._send(socket, ("chat", f"{self.chance.random()} of {self.seats}"))
        elif mood < 0.11 and (again := self._last_choice()):
            await self._send(socket, again)  # an impatient second click
        elif is_asked and self.offer["choices"]:
            option = self.chance.choice(self.offer["choices"])["option"]
            self.answered = self.offer["decision"]
            await self._send(socket, ("choose", (self.offer["seat"], self.offer["decision"], option)))

    def _last_choice(self) -> Deed | None:
        return next((deed for deed in reversed(self.done) if deed[0] == "choose"), None)

    async def _send(self, socket: ClientConnection, deed: Deed) -> None:
        kind, what = deed
        self.number += 1
        self.waiting[self.number] = deed
        self.sent.append(deed)
        fields: Json = {}
        if kind == "choose":
            fields = {"decision": what[1], "choice": what[2]}
        elif kind == "undo":
            fields = {"turn": what}
        elif kind == "chat":
            fields = {"text": what}
        await socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
