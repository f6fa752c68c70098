"""Two server processes with one database: restarted one after the other under load, and killed.

Clients go on at the next address when their connection ends, as behind a balancer.
"""

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from bench.kill9 import SETTINGS, Process, check
from tests.server.postgres import Cluster
from tests.server.support import Json
from tests.waiting import until
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.anyio

COMING_BACK = (1012, 4503)  # the server says: connect again


class Traveller:
    """A client that plays at random, and goes on elsewhere when its connection ends."""

    def __init__(self, table: str, number: int, secret: str, addresses: list[str], first: int) -> None:
        self.table = table
        self.number = number
        self.secret = secret
        self.addresses = addresses  # shared by all; the server at a place may change
        self.place = first
        self.chance = random.Random(f"{number}/{first}")
        self.acknowledged: list[tuple[int, int]] = []
        self.waiting_for: tuple[int, int] | None = None
        self.offer: Json = {"decision": -1, "decider": 0}
        self.table_told: Json = {}
        self.presence: Json = {}
        self.version = -1  # of the last happening: none is missed or told twice
        self.closed: list[int] = []  # close codes
        self.refused: list[Json] = []
        self.socket: ClientConnection | None = None
        self.is_playing = True
        self._answered = -1
        self._task = asyncio.create_task(self._travel())

    @property
    def is_over(self) -> bool:
        return bool(self.offer["decider"] == -1)

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _travel(self) -> None:
        while True:
            url = self.addresses[self.place].replace("http", "ws", 1) + f"/ws/tables/{self.table}"
            async with connect(url, compression=None, max_size=None, open_timeout=60) as self.socket:
                hello = {"type": "hello", "secret": self.secret, "since": self.version}
                await self.socket.send(json.dumps(hello))
                if self.waiting_for is not None:  # whether it was heard is not known: say it again
                    await self._say(*self.waiting_for)
                try:
                    while True:
                        await self._take(json.loads(await self.socket.recv()))
                except ConnectionClosed:
                    self.closed.append(self.socket.close_code or 0)
            self.place = (self.place + 1) % len(self.addresses)

    async def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.table_told = message["table"]
        if kind == "welcome":
            for happening in message["happenings"]:
                self._follow(happening)
            self.version = max(self.version, message["table"]["version"])
        elif kind == "happening":
            self._follow(message)
        elif kind == "presence":
            self.presence = message
        elif kind == "offer":
            self.offer = message
        elif kind == "done" and message["id"] == 1:
            assert self.waiting_for is not None
            self.acknowledged.append(self.waiting_for)
            self.waiting_for = None
        elif kind == "refused":
            self.refused.append(message)
        if self.is_playing and self.waiting_for is None and self.offer["decision"] > self._answered:
            self._answered = self.offer["decision"]
            self.waiting_for = (self._answered, self.chance.choice(self.offer["choices"])["option"])
            await self._say(*self.waiting_for)

    def _follow(self, happening: Json) -> None:
        assert self.version in (-1, happening["version"] - 1)
        self.version = happening["version"]

    async def _say(self, decision: int, option: int) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.ask("choose", id=1, decision=decision, choice=option)

    async def ask(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **fields}))


class Site:
    """Some server processes with one database, and clients."""

    def __init__(self, db: str, folder: Path, settings: Json) -> None:
        self.db = db
        self.file = folder / "settings.json"
        self.file.write_text(json.dumps({**SETTINGS, "bot_delay": 0, **settings}))
        self.addresses: list[str] = []
        self.servers: list[Process] = []
        self.clients: list[Traveller] = []

    async def start(self) -> Process:
        server = Process(self.db, self.file)
        await server.start()
        self.servers.append(server)
        return server

    async def stop(self, server: Process, how: signal.Signals) -> None:
        self.servers.remove(server)
        server.process.send_signal(how)
        await server.process.communicate()

    async def sit(self, humans: int, bots: int, places: list[int]) -> list[Traveller]:
        """A new table with a client for each human seat, at one of the servers."""
        seats = [{"kind": "human"}] * humans + [{"kind": "bot", "level": "random"}] * bots
        asked = {"game": "paladins", "seats": seats, "away": 0}
        server = self.servers[0]
        table = (await asyncio.to_thread(server.call, "/api/tables", asked))["table"]["id"]
        found = []
        for number in range(humans):
            claimed = await asyncio.to_thread(server.call, f"/api/tables/{table}/claim", {"seat": number})
            found.append(Traveller(table, number, claimed["secret"], self.addresses, places[number]))
        self.clients += found
        return found

    async def some_choices(self, each: int = 4) -> None:
        """Wait until everybody has made some more choices."""
        wanted = {client: len(client.acknowledged) + each for client in self.clients}
        await until(lambda: all(len(c.acknowledged) >= n or c.is_over for c, n in wanted.items()))

    async def settle(self) -> None:
        """Let everybody hear the answer to what they said last."""
        for client in self.clients:
            client.is_playing = False
        await until(lambda: all(client.waiting_for is None for client in self.clients))


@contextlib.asynccontextmanager
async def site(postgres: Cluster, folder: Path, processes: int = 2, **settings: Any) -> AsyncIterator[Site]:
    """Servers, clients go to the first two of them."""
    found = Site(postgres.new_database(), folder, settings)
    try:
        started = await asyncio.gather(*(found.start() for _ in range(processes)))
        found.addresses = [server.address for server in started[:2]]
        yield found
    finally:
        for client in found.clients:
            await client.stop()
        for server in list(found.servers):
            await found.stop(server, signal.SIGKILL)


async def entries_of(db: str, table: str) -> list[Json]:
    from regnum.server.store import open_store

    store = open_store(db)
    await store.open()
    try:
        return [entry.data for entry in await store.entries(table)]
    finally:
        await store.close()


async def test_a_rolling_restart_costs_one_reconnect(postgres: Cluster, tmp_path: Path) -> None:
    async with site(postgres, tmp_path, 3, grace=60) as both:
        by_address = {server.address: server for server in both.servers}
        one, other = (by_address.pop(address) for address in both.addresses)
        (instead,) = by_address  # what takes the place of the first: clients learn of it when it is gone
        await both.sit(2, 0, [0, 1])
        await both.sit(1, 1, [0])  # bots go on where the only player goes
        await both.sit(2, 1, [1, 0])
        await both.some_choices()
        moved = [client for client in both.clients if client.place == 0]
        await both.stop(one, signal.SIGTERM)
        await both.some_choices()
        assert [len(client.closed) for client in both.clients] == [int(c in moved) for c in both.clients]
        both.addresses[0] = instead
        await both.stop(other, signal.SIGTERM)
        await both.some_choices()
        await both.settle()
        assert [len(client.closed) for client in both.clients] == [1 + (c in moved) for c in both.clients]
        assert {code for client in both.clients for code in client.closed} <= set(COMING_BACK)
        assert [refused for client in both.clients for refused in client.refused] == []
        for client in both.clients:
            players = sorted({c.number for c in both.clients if c.table == client.table})
            await until(lambda c=client, p=players: c.presence["here"] == p)  # type: ignore[misc]
            told = [entry["t"] for entry in await entries_of(both.db, client.table)]
            assert not {"away", "stand_in"} & set(told)
        await check(both.db, both.clients)  # type: ignore[arg-type]


async def test_a_killed_process_is_missed_and_its_bots_go_on(postgres: Cluster, tmp_path: Path) -> None:
    settings: Json = {"grace": 0.5, "lease": 3, "bot_budget": 0.2}
    async with site(postgres, tmp_path, **settings) as both:
        gone, stays = await both.sit(2, 1, [0, 1])
        watchers = await both.sit(1, 2, [1])
        await both.some_choices(6)
        await until(lambda: stays.presence["here"] == [0, 1])
        await gone.stop()  # its machine dies with the server: nobody says goodbye
        both.clients.remove(gone)
        one = next(server for server in both.servers if server.address == both.addresses[0])
        await both.stop(one, signal.SIGKILL)
        await until(lambda: stays.presence["here"] == [1])
        await until(lambda: bool(stays.table_told["seats"][0]["away"]))
        await stays.ask("vote", id=2, seat=0)
        await until(lambda: bool(stays.table_told["seats"][0]["stand_in"]))
        await both.some_choices()
        gone = Traveller(gone.table, 0, gone.secret, [both.addresses[1]], 0)
        gone.is_playing = False  # the bot does
        both.clients.append(gone)
        await until(lambda: stays.presence["here"] == [0, 1] and bool(gone.table_told))
        await gone.ask("return", id=3)
        await until(lambda: not stays.table_told["seats"][0]["stand_in"])
        await both.settle()
        told = [e["t"] for e in await entries_of(both.db, stays.table) if e.get("seat") == 0]
        assert (told.count("stand_in"), told.count("return")) == (1, 1)
        noted = [kind for kind in told if kind in ("away", "here")]
        assert noted == ["here", "away"] * (len(noted) // 2) + ["here"]  # by one process only, each time
        for table in (stays.table, watchers[0].table):
            chosen = [e for e in await entries_of(both.db, table) if e["t"] == "choose"]
            assert len({(e["seat"], e["decision"]) for e in chosen}) == len(chosen)
            by = {e["by"].split(":")[0] for e in chosen if e.get("by")}
            assert by
            assert by <= {"bot", "fallback"}  # on a busy machine a worker may be late, and the fallback plays
