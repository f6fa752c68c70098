"""What one choice costs the server: milliseconds of its processor, beside another commit in the same run.

    python bench/choice_cost.py [--against COMMIT] [--rounds 3] [--seconds 6] [--tables 16] [--game paladins]
                                [--spectators 0] [--pause 0] [--plain] [--length]

Two clients a table in lock step, as bench/load.py; with `--pause` everybody thinks that long. Variants take
turns, and the middle of the rounds counts. `--plain` asks for whole views, as simple clients do. With
`--spectators N` there are rounds with and without them, and the cost of one is told as a share of a
player's. `--length`: the cost over the length of games of four, in steps of twenty choices.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
SERVE = """
import sys
from regnum.cli.serve import main
sys.exit(main(port=0, db=sys.argv[1], settings_file=sys.argv[2]))
"""
RATE = {"per_second": 1e6, "burst": 1_000_000}
LIMITS = ("requests", "new_tables", "misses", "messages", "plays", "chats")
SETTINGS = {
    **dict.fromkeys(LIMITS, RATE),
    "connections_per_address": 100_000,
    "connections_per_table": 10_000,
    "idle": 3600,
}
STEP = 20  # choices of every table between two looks at the clock
SEATS_OF_LONG_GAMES = 4

Json = dict[str, Any]


class Option(msgspec.Struct):
    """The one field of a choice that is needed."""

    option: int


class Told(msgspec.Struct):
    """What is needed of any message of the server."""

    type: str
    decision: int = -1
    decider: int = 0
    choices: list[Option] = []


decode = msgspec.json.Decoder(list[Told] | Told).decode


def processor(process: int) -> float:
    """Milliseconds all threads of a process have run."""
    tasks = Path(f"/proc/{process}/task")
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e6


# --- the clients -----------------------------------------------------------------------------------------


class Load:
    """All clients of one round, and what they measured."""

    def __init__(self, address: str, process: int, asked: argparse.Namespace) -> None:
        self.address = address
        self.process = process
        self.asked = asked
        self.seats = SEATS_OF_LONG_GAMES if asked.length else 2
        self.hello: Json = {"type": "hello", "since": -1}
        schema = json.load(urllib.request.urlopen(address + "/api/schema.json"))
        if "compact" in schema["$defs"]["Hello"]["properties"] and not asked.plain:
            self.hello["compact"] = True
        self.go = asyncio.Event()
        self.is_over = False
        self.moves = 0
        self.bytes = 0
        self.chance = random.Random(5)
        self.gate = asyncio.Condition()
        self.allowed = STEP if asked.length else 1 << 30  # choices each table may make
        self.standing = 0  # tables that have made them
        self.done: dict[str, int] = {}

    async def table(self, number: int) -> None:
        while not self.is_over:
            seats = [{"kind": "human"}] * self.seats
            made = await self.post("/api/tables", {"game": self.asked.game, "seats": seats})
            table = made["table"]["id"]
            path = f"/api/tables/{table}/claim"
            keys = [(await self.post(path, {"seat": i}))["secret"] for i in range(self.seats)]
            watchers = [asyncio.create_task(self.seat(table, "")) for _ in range(self.asked.spectators)]
            await asyncio.gather(*(self.seat(table, key) for key in keys))
            for watcher in watchers:
                watcher.cancel()
            if self.asked.length:
                return

    async def seat(self, table: str, key: str) -> None:
        url = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(url, compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(json.dumps({**self.hello, "secret": key}))
            await self.go.wait()
            answered = -1
            while True:
                data = await socket.recv(decode=False)
                self.bytes += len(data)
                heard = decode(data)
                for told in heard if isinstance(heard, list) else [heard]:
                    if told.type == "done":
                        self.moves += 1
                    elif told.type == "offer":
                        if told.decider < 0 or self.is_over:
                            return
                        if told.decision > answered and key:
                            answered = told.decision
                            await self.choose(socket, table, told)

    async def choose(self, socket: Any, table: str, told: Told) -> None:
        if self.asked.pause:
            await asyncio.sleep(self.asked.pause * (0.5 + self.chance.random()))
        self.done[table] = self.done.get(table, 0) + 1
        if self.done[table] >= self.allowed:
            async with self.gate:
                self.standing += 1
                before = self.allowed
                self.gate.notify_all()
                await self.gate.wait_for(lambda: self.allowed > before or self.is_over)
        options = told.choices[:-1] if self.asked.length and len(told.choices) > 1 else told.choices
        option = options[int(self.chance.random() * len(options))].option
        await socket.send(f'{{"type":"choose","id":1,"decision":{told.decision},"choice":{option}}}')

    async def post(self, path: str, body: Any) -> Any:
        return await asyncio.to_thread(self._post, path, body)

    def _post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(self.address + path, json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)

    async def run(self) -> Json:
        tasks = [asyncio.create_task(self.table(i)) for i in range(self.asked.tables)]
        await asyncio.sleep(2.0 + self.asked.tables * (1 + self.asked.spectators) / 50)
        began, clock = processor(self.process), time.perf_counter()
        self.go.set()
        steps = await self.steps() if self.asked.length else []
        if not self.asked.length:
            await asyncio.sleep(self.asked.seconds)
        took, moves, size = time.perf_counter() - clock, self.moves, self.bytes
        used = processor(self.process) - began
        self.is_over = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return {
            "each": used / max(1, moves),
            "rate": moves / took,
            "kB": size / max(1, moves) / 1000,
            "steps": steps,
        }

    async def steps(self) -> list[float]:
        """Milliseconds a choice in each step of the games, as long as all of them go on."""
        found: list[float] = []
        used, moves = processor(self.process), self.moves
        while True:
            async with self.gate:
                try:
                    everybody = self.gate.wait_for(lambda: self.standing == self.asked.tables)
                    await asyncio.wait_for(everybody, 30)
                except TimeoutError:
                    return found  # a game has ended
                now = processor(self.process)
                found.append((now - used) / max(1, self.moves - moves))
                used, moves = now, self.moves
                self.standing = 0
                self.allowed += STEP
                self.gate.notify_all()


# --- the servers -----------------------------------------------------------------------------------------


@contextmanager
def server(source: Path, folder: Path) -> Iterator[tuple[str, int]]:
    settings = folder / "settings.json"
    settings.write_text(json.dumps(SETTINGS))
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(folder / f"{time.monotonic_ns()}.db"), str(settings)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(source)},
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1].strip("/"), process.pid
    finally:
        process.terminate()
        process.communicate(timeout=20)


def of_commit(commit: str, folder: Path) -> Path:
    """The sources of another commit."""
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    there = folder / "then"
    there.mkdir()
    subprocess.run(["tar", "-x", "-C", str(there)], input=archive.stdout, check=True)
    return there / "src"


def measured(source: Path, folder: Path, asked: argparse.Namespace) -> Json:
    with server(source, folder) as (address, process):
        return asyncio.run(Load(address, process, asked).run())


def report(name: str, rounds: list[Json]) -> float:
    each: float = statistics.median(found["each"] for found in rounds)
    rate = statistics.median(found["rate"] for found in rounds)
    size = statistics.median(found["kB"] for found in rounds)
    print(f"{name}: {each:.2f} ms of processor a choice, {rate:.0f} choices/s, {size:.1f} kB a choice")
    if rounds[0]["steps"]:
        length = min(len(found["steps"]) for found in rounds)
        steps = [statistics.median(found["steps"][i] for found in rounds) for i in range(length)]
        print("  by step of the game: " + " ".join(f"{step:.2f}" for step in steps))
    return each


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--against", default="", help="a commit to compare with")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--game", default="paladins")
    parser.add_argument("--spectators", type=int, default=0, help="at each table")
    parser.add_argument("--pause", type=float, default=0, help="seconds of thought before a choice")
    parser.add_argument("--plain", action="store_true", help="whole views, one message a frame")
    parser.add_argument("--length", action="store_true")
    asked = parser.parse_args()
    alone = argparse.Namespace(**{**vars(asked), "spectators": 0})
    with tempfile.TemporaryDirectory(prefix="regnum-cost-") as name:
        folder = Path(name)
        sources = {"now": ROOT / "src"}
        if asked.against:
            sources[asked.against] = of_commit(asked.against, folder)
        found: dict[tuple[str, int], list[Json]] = {}
        for _ in range(asked.rounds):
            for variant, source in sources.items():
                for each in (asked, alone) if asked.spectators else (asked,):
                    result = measured(source, folder, each)
                    found.setdefault((variant, each.spectators), []).append(result)
    for variant in sources:
        with_all = report(variant, found[variant, asked.spectators])
        if asked.spectators:
            without = report(f"{variant}, nobody watching", found[variant, 0])
            share = (with_all - without) / asked.spectators / (without / 2)
            print(f"{variant}: a spectator costs {share:.2f} of a player")
    if asked.against:
        spectators = asked.spectators
        ratio = [statistics.median(r["each"] for r in found[variant, spectators]) for variant in sources]
        print(f"{asked.against} costs {ratio[1] / ratio[0]:.2f} times as much a choice")


if __name__ == "__main__":
    main()
