"""How much a server carries, beside boardgame.io's server in the same run.

    python bench/load.py [--rounds 3] [--seconds 8] [--tables 32] [--compiled] [--write]

Measured: choices a second that were acknowledged after they were durable, with their times, for
SQLite and for PostgreSQL with one and two processes; memory of idle and of active tables; how many
tables are held. The yardstick is boardgame.io's server from npm with a small game, stored by its
own FlatFile (its only storage that survives a restart), and in memory. All take turns, and the
middle of the rounds counts, so that whatever else the machine does falls on all of them alike.
"""

import argparse
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "scripts")]

RESULTS = ROOT / "bench" / "RESULTS-server.md"
SERVE = """
import sys
from regnum.cli.serve import main
sys.exit(main(port=0, db=sys.argv[1], settings_file=sys.argv[2]))
"""
RATE = {"per_second": 1e6, "burst": 1_000_000}
LIMITS = ("requests", "new_tables", "misses", "messages", "plays", "chats", "claims")
SETTINGS = {
    **dict.fromkeys(LIMITS, RATE),
    "connections_per_address": 100_000,
    "idle": 3600,
    "http_connections_per_address": 100_000,
}
NPM = ("boardgame.io@0.50.2", "node-persist@3")
HELD = 2_000
ACTIVE = 100

Json = dict[str, Any]


class Bench:
    """What all measurements share."""

    def __init__(self, seconds: float, tables: int, source: Path) -> None:
        self.seconds = seconds
        self.tables = tables
        self.source = source  # where the package is: src, or the compiled build
        self.folder = Path()

    @contextmanager
    def server(self, db: str) -> Iterator[tuple[str, int]]:
        """A server process: its address and its process id."""
        settings = self.folder / "settings.json"
        settings.write_text(json.dumps(SETTINGS))
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, db, str(settings)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(self.source)},
            text=True,
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].strip("/"), process.pid
        finally:
            process.terminate()
            process.communicate(timeout=20)

    def load(self, *addresses: str) -> Json:
        """What the clients measured."""
        command = [
            sys.executable,
            str(ROOT / "bench" / "load_client.py"),
            str(self.seconds),
            str(self.tables),
        ]
        return read_json([*command, *addresses], 60 + self.seconds * 3)

    def ours(self, db: str, processes: int) -> Json:
        with ExitStack() as stack:
            servers = [stack.enter_context(self.server(db)) for _ in range(processes)]
            return self.load(*(address for address, _ in servers))

    # --- the yardstick ------------------------------------------------------------------------------

    def install(self) -> str:
        """boardgame.io into a folder of its own; returns its version."""
        command = [
            "npm",
            "install",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--prefix",
            str(self.folder),
        ]
        subprocess.run([*command, *NPM], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        package = self.folder / "node_modules" / "boardgame.io" / "package.json"
        return str(json.loads(package.read_text())["version"])

    def theirs(self, storage: str) -> Json:
        folder = self.folder / f"flat-{time.monotonic_ns()}"
        environment = {**os.environ, "NODE_PATH": str(self.folder / "node_modules"), "NODE_ENV": "production"}
        scripts = ROOT / "bench" / "boardgameio"
        port = free_port()
        process = subprocess.Popen(
            ["node", str(scripts / "server.js"), "memory" if storage == "memory" else str(folder), str(port)],
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        try:
            assert process.stdout is not None
            while "ready" not in process.stdout.readline():
                assert process.poll() is None
            command = ["node", str(scripts / "load.js"), str(port), str(self.tables), str(self.seconds)]
            return read_json(command, 60 + self.seconds * 3, environment)
        finally:
            process.terminate()
            process.communicate(timeout=20)

    # --- memory -----------------------------------------------------------------------------------------

    def memory(self, db: str) -> Json:
        """Kilobytes of a table in memory: open and idle, in play, and a table that is only stored."""
        with self.server(db) as (address, process):
            began = resident(process)
            asked = {"game": "paladins", "seats": [{"kind": "human"}] * 2, "listed": True}
            since = time.perf_counter()
            for _ in range(HELD):
                post(address + "/api/tables", asked)
            took = time.perf_counter() - since
            idle = resident(process)
            active = self.highest(address, process)
            health = json.load(urllib.request.urlopen(address + "/api/health"))
        return {
            "server": began,
            "idle": (idle - began) / HELD,
            "active": (active - idle) / max(1, health["rooms"] - HELD),
            "held": health["tables"],
            "rooms": health["rooms"],
            "per_second": HELD / took,
        }

    def highest(self, address: str, process: int) -> float:
        """The most memory a server takes while many tables are played."""
        script = str(ROOT / "bench" / "load_client.py")
        load = subprocess.Popen(
            [sys.executable, script, str(self.seconds), str(ACTIVE), address], stdout=subprocess.DEVNULL
        )
        most = 0.0
        while load.poll() is None:
            most = max(most, resident(process))
            time.sleep(0.1)
        return most


def read_json(command: list[str], patience: float, environment: dict[str, str] | None = None) -> Json:
    done = subprocess.run(
        command, stdout=subprocess.PIPE, timeout=patience, check=True, text=True, env=environment
    )
    told: Json = json.loads(done.stdout.strip().splitlines()[-1])
    return told


def post(url: str, body: Json) -> None:
    urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode()), timeout=30).close()


def free_port() -> int:
    """A port with a free neighbour: the yardstick's lobby takes the next one."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def resident(process: int) -> float:
    """Kilobytes of memory of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def middle(rounds: list[Json]) -> Json:
    """The round in the middle, by moves a second."""
    rates = [found["moves"] / found["seconds"] for found in rounds]
    chosen = rounds[rates.index(statistics.median_low(rates))]
    return {**chosen, "rate": chosen["moves"] / chosen["seconds"], "rates": rates}


def measure(bench: Bench, rounds: int) -> tuple[dict[str, Json], Json, str]:
    from bench.kill9 import database

    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="regnum-load-"))
        bench.folder = Path(folder)
        version = bench.install()
        postgres = stack.enter_context(database("postgres", folder))
        found: dict[str, list[Json]] = {}
        for number in range(rounds):
            sqlite = str(bench.folder / f"regnum-{number}.db")
            works: dict[str, Callable[[], Json]] = {
                "SQLite, 1 process": partial(bench.ours, sqlite, 1),
                "boardgame.io, FlatFile": partial(bench.theirs, "files"),
                "PostgreSQL, 1 process": partial(bench.ours, postgres, 1),
                "PostgreSQL, 2 processes": partial(bench.ours, postgres, 2),
                "boardgame.io, in memory": partial(bench.theirs, "memory"),
            }
            for name, work in works.items():
                result = work()
                found.setdefault(name, []).append(result)
                print(f"{name}: {result['moves'] / result['seconds']:.0f}/s", flush=True)
        memory = bench.memory(str(bench.folder / "memory.db"))
    return {name: middle(results) for name, results in found.items()}, memory, version


def report(found: dict[str, Json], memory: Json, version: str, build: str, bench: Bench) -> str:
    base = found["boardgame.io, FlatFile"]["rate"]
    rounds = len(next(iter(found.values()))["rates"])
    head = f"""`python bench/load.py`, {time.strftime("%Y-%m-%d")}, {os.cpu_count()} cores shared with the
        clients, Python {platform.python_version()}, rules {build}, boardgame.io {version}. {bench.tables}
        tables of two clients each in lock step for {bench.seconds:g} s. Regnum plays Paladins: whoever acts
        or decides gets a full view and all choices after every choice, the other one within 80 ms. The
        yardstick is a game of three small lists. A choice counts when it is acknowledged; ours are then on
        disk (SQLite synchronous=FULL, PostgreSQL fsync on), boardgame.io's FlatFile writes files without
        waiting for the disk. The middle of {rounds} rounds that took turns."""
    tail = f"""Memory: the server alone {memory["server"] / 1024:.0f} MB; a table nobody plays at
        {memory["idle"]:.1f} kB, one in play with two connections {memory["active"]:.0f} kB (both leave the
        memory when nobody has looked for two minutes; a stored table costs none). {memory["held"]} tables
        were held, {memory["rooms"]} of them in memory; {memory["per_second"]:.0f} new tables a second by one
        client."""
    lines = [
        "| | choices/s | all rounds | p50 ms | p99 ms | times the yardstick |",
        "|---|---|---|---|---|---|",
    ]
    for name, row in found.items():
        rates = ", ".join(f"{rate:.0f}" for rate in row["rates"])
        cells = [name, f"{row['rate']:.0f}", rates, f"{row['p50']:.0f}", f"{row['p99']:.0f}"]
        lines.append(f"| {' | '.join(cells)} | {row['rate'] / base:.1f} |")
    table = "\n".join(lines)
    return f"# What the server carries\n\n{wrapped(head)}\n\n{table}\n\n{wrapped(tail)}\n"


def wrapped(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), 100)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument(
        "--compiled", action="store_true", help="with the rules compiled (scripts/compiled.py)"
    )
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    arguments = parser.parse_args()
    if shutil.which("npm") is None:
        print("The yardstick needs Node and npm.")
        return 1
    source = ROOT / "build" / "compiled" if arguments.compiled else ROOT / "src"
    bench = Bench(arguments.seconds, arguments.tables, source)
    build = "compiled by mypyc" if arguments.compiled else "interpreted"
    text = report(*measure(bench, arguments.rounds), build, bench)
    print(text)
    if arguments.write:
        RESULTS.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
