"""Kill the server at random moments under load, and look whether it kept its word.

    python bench/kill9.py [--kills 200] [--db sqlite|postgres|both]

Several tables are played at once by two clients each. After a random number of choices, and a random
moment into the next ones, the server process gets SIGKILL. Then every acknowledged choice must be stored
exactly once, at most the one choice each client was still waiting for may be stored besides, every table
must fold again from its entries (and from its snapshot), and after a restart the same clients play on.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "scripts")]

from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from regnum.cli.store_commands import verify_table  # noqa: E402
from regnum.server.catalogue import Offered  # noqa: E402
from regnum.server.store import open_store  # noqa: E402

Json = dict[str, Any]

RATE = {"per_second": 1e6, "burst": 1_000_000}
SETTINGS = {
    **dict.fromkeys(("requests", "new_tables", "misses", "messages", "plays", "chats", "claims"), RATE),
    "snapshot_every": 9,
    "connections_per_address": 10_000,
}
COMMAND = """
import sys
from regnum.cli.serve import main
sys.exit(main(port=0, db=sys.argv[1], settings_file=sys.argv[2]))
"""
TABLES = 6
START_SECONDS = 120.0
MOST_CHOICES = 25  # acknowledged between two kills; none at all: while clients are still connecting
PATIENCE = 120.0


class Wrong(Exception):
    """The server did not keep its word."""


def tracebacks_in(log: str) -> list[str]:
    """The tracebacks in the log of a server, each with the line before it and the error at its end."""
    found: list[list[str]] = []
    before, is_inside = "", False
    for line in log.splitlines():
        if line.startswith("Traceback"):
            found.append([before])
            is_inside = True
        if is_inside:
            found[-1].append(line)
            is_inside = line.startswith((" ", "Traceback")) or not line
        before = line
    return ["\n".join(lines) for lines in found]


class Process:
    """A server in a process of its own."""

    def __init__(self, db: str, settings: Path, log: Path | None = None) -> None:
        self.log = log  # where its errors go; ours if nowhere
        self.db = db
        self.settings = settings
        self.process: asyncio.subprocess.Process
        self.address = ""

    async def start(self) -> None:
        with self.log.open("ab") if self.log else contextlib.nullcontext() as errors:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", COMMAND, self.db, str(self.settings)),
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS)
        if b"http" not in line:
            raise Wrong("the server did not start")
        self.address = line.decode().split()[-1].strip("\u2068\u2069/ \n")

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.communicate()

    def call(self, path: str, body: Json) -> Json:
        request = urllib.request.Request(self.address + path, json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=20) as response:
            told: Json = json.load(response)
        return told


class Seat:
    """One client: plays at random, and remembers what was acknowledged and what was not."""

    def __init__(self, table: str, number: int, secret: str, seed: int) -> None:
        self.table = table
        self.number = number
        self.secret = secret
        self.chance = random.Random(f"{seed}/{table}/{number}")
        self.acknowledged: list[tuple[int, int]] = []  # decision, option
        self.waiting_for: tuple[int, int] | None = None
        self.is_over = False
        self.offer: Json = {}
        self.answered = -1  # the last decision answered on this connection
        self.news = asyncio.Event()  # shared by all: something was acknowledged

    async def play(self, address: str) -> None:
        """Play until the server dies or the game is over."""
        url = address.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        self.offer = {"decision": -1}
        self.answered = -1
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(url, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
                await socket.send(json.dumps({"type": "hello", "secret": self.secret, "since": -1}))
                async for text in socket:
                    await self._take(socket, json.loads(text))
                    if self.is_over:
                        return

    async def _take(self, socket: Any, message: Json) -> None:
        kind = message["type"]
        if kind == "offer":
            self.offer = message
            self.is_over = message["decider"] == -1
        elif kind == "done" and self.waiting_for is not None:
            self.acknowledged.append(self.waiting_for)
            self.waiting_for = None
            self.news.set()
        elif kind == "refused":
            self.waiting_for = None
        # The next offer may come before or after the answer to the last choice.
        if self.waiting_for is None and self.offer["decision"] > self.answered:
            await self._choose(socket, self.offer)

    async def _choose(self, socket: Any, offer: Json) -> None:
        option = self.chance.choice(offer["choices"])["option"]
        self.waiting_for = (offer["decision"], option)
        self.answered = offer["decision"]
        request = {"type": "choose", "id": 1, "decision": offer["decision"], "choice": option}
        await socket.send(json.dumps(request))


def new_table(server: Process, seed: int) -> list[Seat]:
    made = server.call("/api/tables", {"game": "paladins", "seats": [{"kind": "human"}] * 2, "away": 0})
    table = made["table"]["id"]
    seats = []
    for number in range(2):
        claimed = server.call(f"/api/tables/{table}/claim", {"seat": number})
        seats.append(Seat(table, number, claimed["secret"], seed))
    return seats


async def check(db: str, seats: list[Seat]) -> int:
    """Look at what is stored; return how many choices are. Raises Wrong."""
    store = open_store(db)
    await store.open()
    offered = Offered()
    stored = 0
    try:
        for table in sorted({seat.table for seat in seats}):
            row = await store.table(table)
            if row is None:
                raise Wrong(f"table {table} is lost")
            await verify_table(store, row, offered)
            chosen = [
                (e.data["seat"], e.data["decision"], e.data["option"])
                for e in await store.entries(table)
                if e.data["t"] == "choose"
            ]
            stored += len(chosen)
            if len({(who, decision) for who, decision, _ in chosen}) != len(chosen):
                raise Wrong(f"a choice was applied twice at {table}")
            for seat in seats:
                if seat.table == table:
                    compare(seat, {(d, o) for who, d, o in chosen if who == seat.number})
    finally:
        await store.close()
    return stored


def compare(seat: Seat, chosen: set[tuple[int, int]]) -> None:
    lost = set(seat.acknowledged) - chosen
    if lost:
        raise Wrong(f"acknowledged choices of seat {seat.number} at {seat.table} are lost: {lost}")
    besides = chosen - set(seat.acknowledged)
    if besides - ({seat.waiting_for} if seat.waiting_for else set()):
        raise Wrong(f"seat {seat.number} at {seat.table} did not choose {besides}")
    if besides:  # stored, but the answer did not arrive before the end
        seat.acknowledged.extend(besides)
    seat.waiting_for = None


async def some_choices(seats: list[Seat], chance: random.Random) -> int:
    """Wait until some more choices are acknowledged, and then into the middle of the next."""
    news = asyncio.Event()
    for seat in seats:
        seat.news = news
    began = time.monotonic()
    before = sum(len(seat.acknowledged) for seat in seats)
    wanted = chance.randint(0, MOST_CHOICES)
    async with asyncio.timeout(PATIENCE):
        while (made := sum(len(seat.acknowledged) for seat in seats) - before) < wanted:
            if all(seat.is_over for seat in seats):
                break
            await news.wait()
            news.clear()
    # As long as one more choice takes at this machine's pace, at the most.
    await asyncio.sleep(chance.random() * (time.monotonic() - began) / (made + 1))
    return made


async def rounds(db: str, kills: int, seed: int = 0) -> Json:
    """Kill a server so many times; return figures. Raises Wrong."""
    chance = random.Random(seed)
    figures: Json = {"kills": 0, "stored": 0, "acknowledged": 0, "unanswered": 0, "tables": 0}
    seats: list[Seat] = []
    with tempfile.TemporaryDirectory(prefix="regnum-kill-") as folder:
        settings = Path(folder) / "settings.json"
        settings.write_text(json.dumps(SETTINGS))
        server = Process(db, settings)
        while figures["kills"] < kills:
            await server.start()
            try:
                seats = [seat for seat in seats if not seat.is_over]
                while len(seats) < 2 * TABLES:
                    seats += await asyncio.to_thread(new_table, server, seed)
                    figures["tables"] += 1
                tasks = [asyncio.create_task(seat.play(server.address)) for seat in seats]
                figures["acknowledged"] += await some_choices(seats, chance)
            finally:
                await server.kill()
            await asyncio.wait(tasks, timeout=PATIENCE)
            figures["unanswered"] += sum(1 for seat in seats if seat.waiting_for is not None)
            figures["stored"] = max(figures["stored"], await check(db, seats))
            figures["kills"] += 1
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", choices=("sqlite", "postgres", "both"), default="both")
    arguments = parser.parse_args()
    for kind in ("sqlite", "postgres") if arguments.db == "both" else (arguments.db,):
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="regnum-kill-") as folder, database(kind, folder) as db:
            try:
                figures = asyncio.run(rounds(db, arguments.kills, random.randrange(10**6)))
            except Wrong as e:
                print(f"{kind}: {e}")
                return 1
        print(f"{kind}: {figures} in {time.monotonic() - began:.0f} s: nothing lost, nothing twice")
    return 0


@contextlib.contextmanager
def database(kind: str, folder: str) -> Any:
    """An empty database of either kind."""
    if kind == "sqlite":
        yield str(Path(folder) / "regnum.db")
        return
    from tests.server.postgres import Cluster, find_programs

    programs, missing = find_programs()
    if programs is None:
        raise SystemExit(missing)
    cluster = Cluster(programs)
    try:
        yield cluster.new_database()
    finally:
        cluster.close()


if __name__ == "__main__":
    sys.exit(main())
