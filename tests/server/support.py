"""A real server on a loopback port, and clients for it."""

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx2 as httpx
import uvicorn
from tests.waiting import PATIENCE, until
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regnum.server.app import Server
from regnum.server.bots import Consulting, Job, Unanswered
from regnum.server.catalogue import Offered
from regnum.server.settings import Rate, Settings
from regnum.server.store import is_postgres, open_store
from regnum.server.web import web_config

Json = dict[str, Any]

FAST = Rate(1e6, 1_000_000)
HUMANS = [{"kind": "human"}, {"kind": "human"}]


def quick_settings(**changed: Any) -> Settings:
    """Settings for tests: nothing waits, no limit is near."""
    given: Json = {
        "requests": FAST,
        "new_tables": FAST,
        "misses": FAST,
        "messages": FAST,
        "plays": FAST,
        "chats": FAST,
        "renames": FAST,
        "claims": FAST,
        "lookups": FAST,
        "looks": FAST,
        "checks": FAST,
        "hints": FAST,
        "reviews": FAST,
        "bot_delay": 0.0,
        "tick": 0.02,
        "grace": 0.05,
        "connections_per_address": 1000,
        "http_connections_per_address": 1000,
        # However busy the machine is; what they do is shown in test_doors.py.
        **dict.fromkeys(("head_time", "body_time", "send_time", "keep_alive"), PATIENCE),
    }
    return Settings(**{**given, **changed})


class FirstOption:
    """Answers for bots at once; the pool of worker processes has tests of its own."""

    async def choose(self, job: Job) -> tuple[int, str]:
        await asyncio.sleep(0)
        return job.legal[len(job.legal) // 2], "bot"

    async def consult(self, job: Consulting) -> Any:
        raise Unanswered("busy")


class Running:
    """A server that can be called."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.doors = server.doors
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def call(self, method: str, path: str, body: Any = None, secret: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        if body is None:
            return await self.http.request(method, path, headers=headers)
        return await self.http.request(method, path, headers=headers, json=body)

    async def good(self, method: str, path: str, body: Any = None, secret: str = "") -> Json:
        response = await self.call(method, path, body, secret)
        assert response.status_code < 300, response.text
        told: Json = response.json()
        return told

    async def new_table(self, **asked: Any) -> Json:
        created = await self.good("POST", "/api/tables", {"game": "paladins", "seats": HUMANS, **asked})
        table: Json = created["table"]
        return table

    async def claim(self, table: str, seat: int, **asked: Any) -> str:
        claimed = await self.good("POST", f"/api/tables/{table}/claim", {"seat": seat, **asked})
        return str(claimed["secret"])

    async def two_players(self, **asked: Any) -> tuple[str, list[str]]:
        """A table with both seats taken: its id and the secrets."""
        table = (await self.new_table(**asked))["id"]
        return table, [await self.claim(table, seat, name=f"Player {seat}") for seat in range(2)]

    def watch(self, table: str, secret: str = "", since: int = 0, **hello: Any) -> "Client":
        return Client(self.port, table, {"secret": secret, "since": since, **hello})


def merged(view: Json, changes: list[Any]) -> Json:
    """A view with the changes of a compact offer, as a client puts them together."""
    out = dict(view)
    for path, keys in changes:
        name, _, number = path.partition(".")
        if not name:
            out.update(keys)
            continue
        entries = list(out.get(name, []))
        while len(entries) <= int(number):
            entries.append({})
        entries[int(number)] = {**entries[int(number)], **keys}
        out[name] = entries
    return out


class Client:
    """One WebSocket connection: what it was told, and the newest offer."""

    def __init__(self, port: int, table: str, hello: Json) -> None:
        self.url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        self.hello = hello
        self.messages: list[Json] = []
        self.texts: list[str] = []
        self.frames: list[list[str]] = []  # kinds of the messages that came together
        self.offer: Json = {}
        self.view: Json = {}  # on a compact connection
        self.table: Json = {}
        self.happenings: list[Json] = []
        self.numbers = 0
        self.socket: ClientConnection
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self.closed: tuple[int, str] | None = None

    async def __aenter__(self) -> "Client":
        self.socket = await connect(self.url, max_size=None, compression=None)
        await self.send({"type": "hello", **self.hello})
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.messages) or self.closed is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                await self._take(str(text))
        except ConnectionClosed:
            pass
        self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
        async with self._news:
            self._news.notify_all()

    async def _take(self, text: str) -> None:
        heard = json.loads(text)
        self.frames.append([m["type"] for m in heard] if isinstance(heard, list) else [heard["type"]])
        for message in heard if isinstance(heard, list) else [heard]:
            await self._hear(message, text)

    async def _hear(self, message: Json, text: str) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.happenings += message["happenings"]
        elif kind == "happening":
            self.happenings.append(message)
        if kind in ("welcome", "table"):
            self.table = message["table"]
        if kind == "offer":
            if message["changes"] is not None:
                self.view = merged(self.view, message["changes"])
                message["view"] = self.view
            self.offer = message
        async with self._news:
            self.messages.append(message)
            self.texts.append(text)
            self._news.notify_all()

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(true)

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer."""
        self.numbers += 1
        number = self.numbers
        await self.send({"type": kind, "id": number, **fields})
        return await self.answer(number)

    async def answer(self, number: int) -> Json:
        kinds = ("done", "refused", "pong", "previews", "hinted", "explained")

        def answers() -> list[Json]:
            return [m for m in self.messages if m["type"] in kinds and m["id"] == number]

        await self.until(lambda: bool(answers()) or self.closed is not None)
        assert answers(), f"closed: {self.closed}"
        return answers()[0]

    async def choose(self, option: int | str, decision: int | None = None) -> Json:
        number = self.offer["decision"] if decision is None else decision
        return await self.ask("choose", decision=number, choice=option)

    def is_asked(self) -> bool:
        return bool(self.offer) and self.offer["decision"] >= 0

    def is_over(self) -> bool:
        return bool(self.offer) and self.offer["decider"] == -1

    async def asked(self) -> None:
        """Wait until there is something to decide, or the game is over."""
        await self.until(lambda: self.is_asked() or self.is_over())


async def asked_of(*clients: Client) -> Client:
    """The client that has to decide."""
    await until(lambda: any(client.is_asked() for client in clients))
    return next(client for client in clients if client.is_asked())


async def play_some(clients: list[Client], choices: int) -> None:
    """Make so many choices, whoever has to."""
    for _ in range(choices):
        client = await asked_of(*clients)
        offer = client.offer
        answer = await client.choose(offer["choices"][0]["option"])
        assert answer["type"] == "done", answer
        for each in clients:
            await each.until(lambda c=each, v=answer["version"]: c.offer.get("version", -1) >= v)  # type: ignore[misc]


async def play_out(clients: list[Client], seed: int = 0, keen: bool = False) -> int:
    """Play a game to its end, every client at random as soon as it is asked.

    keen: the last choice, which is often to pass, is seldom taken, so that more happens.
    """
    made = 0

    async def one(client: Client, chance: random.Random) -> None:
        nonlocal made
        while True:
            await client.asked()
            if client.is_over():
                return
            offer = client.offer
            choices = offer["choices"]
            if keen and chance.random() < 0.9:
                choices = choices[:-1] or choices
            answer = await client.choose(chance.choice(choices)["option"])
            assert answer["type"] == "done", answer
            made += 1
            await client.until(lambda: client.offer is not offer)  # noqa: B023 (awaited in the loop)

    async with asyncio.TaskGroup() as group:
        for i, client in enumerate(clients):
            group.create_task(one(client, random.Random(f"{seed}/{i}")))
    return made


@contextlib.asynccontextmanager
async def running(url: str, settings: Settings | None = None, thinker: Any = None) -> AsyncIterator[Running]:
    """A server with a store of its own, until the end of the block."""
    server = Server(
        open_store(url),
        Offered(),
        thinker or FirstOption(),
        settings or quick_settings(),
        is_shared=is_postgres(url),
    )
    listener = socket.socket(proto=socket.IPPROTO_TCP)  # else asyncio leaves Nagle on: 40 ms a choice
    listener.bind(("127.0.0.1", 0))
    config = web_config(server, timeout_graceful_shutdown=1)
    web = uvicorn.Server(config)
    web.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(web.serve(sockets=[listener]))
    await until(lambda: web.started or task.done())
    assert not task.done()
    found = Running(server, listener.getsockname()[1])
    try:
        yield found
    finally:
        await found.http.aclose()
        web.should_exit = True
        await task
        listener.close()
