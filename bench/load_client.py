"""Plays many tables at once against running servers as the page does; prints what it measured as JSON.

    python bench/load_client.py [--seconds 8] [--tables 32] [--games paladins,troyes,gugong] ADDRESS [...]

Every seat is one connection. It says hello as the page does, asks for previews of as many options as people
point at (`--looks`, measured by bench/web.py), reads them, sends its choice, and counts it when the server
says that it is durable. Tables are spread over the servers, games over the tables. `--pids`: server
processes whose processor time is read around what is measured. `--marks 20,400`: instead of a time, the
processor a choice takes after so many moves of a table (made longer by undoing).
"""

import argparse
import asyncio
import json
import math
import os
import random
import sys
import time
import urllib.request
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

from bench.light_line import LightLine  # noqa: E402

LOOKS = 2.2  # previews a decision: what bench/web.py counts in the page, on a busy machine
HELLO = {"type": "hello", "since": -1, "compact": True}  # as the page says it, but for the past
WINDOW = 20  # choices of each table around a mark


class Option(msgspec.Struct):
    """The one field of a choice that is needed."""

    option: int


class Told(msgspec.Struct):
    """What is needed of any message of the server."""

    type: str
    id: int = 0
    version: int = 0
    decision: int = -1
    decider: int = 0
    choices: list[Option] = []
    can_undo: bool = False


decode_one = msgspec.json.Decoder(Told).decode
decode_many = msgspec.json.Decoder(list[Told]).decode
encode = msgspec.json.Encoder().encode


def decode(data: str | bytes) -> list[Told]:
    """The messages of one frame: one, or several in a list."""
    return decode_many(data) if data[:1] in ("[", b"[") else [decode_one(data)]


class Line:
    """One connection, read message by message."""

    def __init__(self, socket: LightLine) -> None:
        self.socket = socket
        self._heard: deque[Told] = deque()
        self._ids = 0

    async def hear(self) -> Told:
        while not self._heard:
            self._heard.extend(decode(await self.socket.recv()))
        return self._heard.popleft()

    def send(self, kind: str, **fields: Any) -> int:
        self._ids += 1
        self.socket.send(encode({"type": kind, "id": self._ids, **fields}))
        return self._ids


class Moves:
    """How far one table may go, and how far it has come."""

    def __init__(self, pace: float) -> None:
        self.made = 0
        self.goal = 10**9
        self.is_lengthened = False  # what is chosen is taken back, so that the game goes on for ever
        self.turn = asyncio.Lock()
        self._pace = pace
        self._next = 0.0
        self._more = asyncio.Event()

    def allow(self, goal: int, is_lengthened: bool = False) -> None:
        self.goal, self.is_lengthened = goal, is_lengthened
        self._more.set()

    async def permit(self) -> None:
        """Wait until this table may make a move."""
        while self.made >= self.goal:
            self._more.clear()
            await self._more.wait()
        if self._pace:
            now = time.perf_counter()
            self._next = max(now, self._next + self._pace)
            await asyncio.sleep(self._next - now)


class Seat:
    """A player of one table."""

    def __init__(self, load: "Load", line: Line, moves: Moves) -> None:
        self.load = load
        self.line = line
        self.moves = moves
        self.answered = -1
        self.offer: Told | None = None

    async def play(self) -> None:
        """Answer whatever is asked, until the game is over."""
        while self.offer is None or self.offer.decider >= 0:
            if self.offer is None or self.offer.decision <= self.answered:
                await self.until(lambda told: told.type == "offer")
                continue
            await self.moves.permit()
            if self.moves.is_lengthened:
                async with self.moves.turn:
                    await self.take_back(await self.answer(self.offer))
            else:
                await self.answer(self.offer)

    async def until(self, wanted: Callable[[Told], bool]) -> Told:
        """Read on; the newest offer is kept."""
        while True:
            told = await self.line.hear()
            if told.type == "offer":
                self.offer = told
            if told.type == "refused":
                self.load.refused += 1
            if wanted(told):
                return told

    async def reply(self, request: int, kind: str) -> Told:
        """What the server says to a request."""
        return await self.until(lambda told: told.type in (kind, "refused") and told.id == request)

    async def answer(self, offer: Told) -> int:
        """Look and choose; the version after it."""
        chance = self.load.chance
        options = [choice.option for choice in offer.choices]
        chosen = options[int(chance.random() * len(options))]
        await self.look(offer, options, chosen)
        began = time.perf_counter()
        self.answered = offer.decision
        request = self.line.send("choose", decision=offer.decision, choice=chosen)
        told = await self.reply(request, "done")
        if told.type == "done":
            self.load.times.append(time.perf_counter() - began)
            self.moves.made += 1
        return told.version

    async def look(self, offer: Told, options: list[int], chosen: int) -> None:
        """Point at choices: last at the one that is taken."""
        looks = self.load.looks
        count = int(looks) + (self.load.chance.random() < looks % 1)
        passed = [options[int(self.load.chance.random() * len(options))] for _ in range(count - 1)]
        for option in dict.fromkeys([*passed, chosen] if count else []):
            fields = {"decision": offer.decision, "version": offer.version, "options": [option]}
            await self.reply(self.line.send("look", **fields), "previews")
            self.load.looked += 1

    async def take_back(self, version: int) -> None:
        """Undo the last choice, where that is possible."""
        if self.offer is None or self.offer.version < version:
            await self.until(lambda told: told.type == "offer" and told.version >= version)
        if self.offer is not None and self.offer.can_undo:
            told = await self.reply(self.line.send("undo"), "done")
            if told.type == "done":
                self.moves.made += 1


class Load:
    """All clients, and what they measured."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.looks: float = asked.looks
        self.games: list[str] = asked.games.split(",")
        self.pids = [int(pid) for pid in asked.pids.split(",") if pid]
        self.times: list[float] = []
        self.refused = 0
        self.looked = 0
        self.chance = random.Random(5)
        self.go = asyncio.Event()
        self.ready = 0
        self.tables: list[Moves] = []
        self.tasks: list[asyncio.Task[None]] = []

    # --- playing ------------------------------------------------------------------------------------

    async def table(self, number: int, moves: Moves) -> None:
        """Play one table after another."""
        address = self.asked.addresses[number % len(self.asked.addresses)]
        game = self.games[number % len(self.games)]
        while True:
            seats = [{"kind": "human"}] * self.asked.players
            made = await post(address, "/api/tables", {"game": game, "seats": seats})
            table = made["table"]["id"]
            path = f"/api/tables/{table}/claim"
            keys = [(await post(address, path, {"seat": i}))["secret"] for i in range(self.asked.players)]
            others = [asyncio.create_task(self.watch(address, table)) for _ in range(self.asked.spectators)]
            await asyncio.gather(*(self.seat(address, table, key, moves) for key in keys))
            for task in others:
                task.cancel()

    async def seat(self, address: str, table: str, key: str, moves: Moves) -> None:
        async with LightLine(url_of(address, table)) as socket:
            line = Line(socket)
            await self.start()
            socket.send(encode({**HELLO, "secret": key}))
            await Seat(self, line, moves).play()

    async def watch(self, address: str, table: str) -> None:
        """A spectator: reads and says nothing."""
        async with LightLine(url_of(address, table)) as socket:
            socket.send(encode(HELLO))
            while True:
                decode(await socket.recv())

    async def start(self) -> None:
        """Everybody is connected before the clock starts."""
        self.ready += 1
        await self.go.wait()

    # --- measuring ----------------------------------------------------------------------------------

    async def run(self) -> dict[str, Any]:
        self.tables = [Moves(self.asked.pace) for _ in range(self.asked.tables)]
        self.tasks = [asyncio.create_task(self.table(i, moves)) for i, moves in enumerate(self.tables)]
        await self.until(lambda: self.ready >= self.asked.tables * self.asked.players)
        try:
            return await (self.over_marks() if self.asked.marks else self.over_time())
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def over_time(self) -> dict[str, Any]:
        """Choices in a fixed time; what happens before everybody is at it does not count."""
        self.go.set()
        await asyncio.sleep(self.asked.warm)
        self.times.clear()
        self.looked = 0
        began, used = time.perf_counter(), self.processor()
        await asyncio.sleep(self.asked.seconds)
        times = sorted(self.times) or [math.nan]  # nothing at all, where the machine has no time for us
        took, used = time.perf_counter() - began, self.processor() - used
        return {
            "moves": len(self.times),
            "seconds": took,
            "p50": 1000 * times[len(times) // 2],
            "p99": 1000 * times[int(len(times) * 0.99)],
            "refused": self.refused,
            "looks": self.looked / len(times),
            "processor": 1000 * used / len(times),  # milliseconds a choice
        }

    async def over_marks(self) -> dict[str, Any]:
        """Milliseconds of processor a choice takes after so many moves of every table."""
        found: dict[str, float] = {}
        for mark in map(int, self.asked.marks.split(",")):
            await self.all_to(mark - WINDOW, is_lengthened=True)
            await self.all_to(mark)
            made, used = len(self.times), self.processor()
            await self.all_to(mark + WINDOW)
            found[str(mark)] = 1000 * (self.processor() - used) / (len(self.times) - made)
        return {"marks": found, "refused": self.refused}

    async def all_to(self, goal: int, is_lengthened: bool = False) -> None:
        for moves in self.tables:
            moves.allow(goal, is_lengthened)
        self.go.set()
        await self.until(lambda: all(moves.made >= goal for moves in self.tables))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something; what has failed meanwhile is raised."""
        async with asyncio.timeout(self.asked.patience):
            while not true():
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    def processor(self) -> float:
        return sum(processor_of(pid) for pid in self.pids)


def url_of(address: str, table: str) -> str:
    return f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"


def processor_of(pid: int) -> float:
    """Seconds of processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def post(address: str, path: str, body: Any) -> Any:
    return await asyncio.to_thread(_post, address + path, body)


def _post(url: str, body: Any) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=60) as response:
        return json.load(response)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("addresses", nargs="+")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warm", type=float, default=1, help="seconds before the measured ones")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", default="paladins")
    parser.add_argument("--looks", type=float, default=LOOKS, help="previews asked for a decision")
    parser.add_argument("--spectators", type=int, default=0, help="of every table")
    parser.add_argument("--pace", type=float, default=0, help="least seconds between choices of a table")
    parser.add_argument("--marks", default="", help="moves at which a choice is weighed")
    parser.add_argument("--pids", default="", help="processes whose processor time is read")
    parser.add_argument("--patience", type=float, default=600)
    return parser.parse_args()


if __name__ == "__main__":
    print(json.dumps(uvloop.run(Load(arguments()).run())))
