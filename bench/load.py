"""How much a server carries, beside boardgame.io's server in the same run, and beside the goals.

    python bench/load.py [--rounds 3] [--seconds 8] [--tables 32] [--games paladins,troyes,gugong]
                         [--compiled] [--write]

Measured: choices a second that were acknowledged after they were durable, made by clients that ask for
previews as the page does (bench/load_client.py), with SQLite and with PostgreSQL by one and two processes;
with `--compiled` also with the rules compiled (which is done first, if they have changed). Then the processor
a choice takes early and late in a game, what a spectator costs, what tables cost that nobody plays at, and
memory. A server that does nothing but answer (bench/bare_line.py) shows how much of a choice is the line
alone. The yardstick is boardgame.io's server from npm with a small game, stored by its own FlatFile (its only
storage that survives a restart), and in memory. All take turns, and the middle of the rounds counts, so that
whatever else the machine does falls on all of them alike. `--write` puts the figures into
bench/RESULTS-server.md, and the sizes that follow from them into docs/server.md, between the marks that stand
there.
"""

import argparse
import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "scripts")]

from bench.load_client import processor_of  # noqa: E402
from bench.load_report import FLAT_FILE, Found, renewed, report, sizing  # noqa: E402

INTERPRETED = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
RESULTS = ROOT / "bench" / "RESULTS-server.md"
SIZES = ROOT / "docs" / "server.md"
SERVE = """
import sys
from regnum.cli.serve import main
sys.exit(main(port=0, db=sys.argv[1], settings_file=sys.argv[2]))
"""
Json = dict[str, Any]

RATE = {"per_second": 1e6, "burst": 1_000_000}
LIMITS = ("requests", "new_tables", "misses", "messages", "plays", "chats", "claims", "looks")
SETTINGS = {
    **dict.fromkeys(LIMITS, RATE),
    "connections_per_address": 100_000,
    "idle": 3600,
    "http_connections_per_address": 100_000,
    "unplayed_per_address": 1_000_000,
}
NPM = ("boardgame.io@0.50.2", "node-persist@3")
HELD = 2_000
ACTIVE = 100
MARKS = (20, 400)  # moves of a table at which a choice is weighed
WATCHED: Json = {"tables": 8, "pace": 0.25}  # as fast as people who know what they want
SPECTATORS = 10  # of each of these tables
IDLE_TABLES = 1_000  # started, with nobody there


class Bench:
    """What all measurements share."""

    def __init__(self, seconds: float, tables: int, games: str) -> None:
        self.seconds = seconds
        self.tables = tables
        self.games = games
        self.folder = Path()

    @contextmanager
    def server(self, db: str, source: Path = INTERPRETED) -> Iterator[tuple[str, int]]:
        """A server process: its address and its process id."""
        settings = self.folder / "settings.json"
        settings.write_text(json.dumps(SETTINGS))
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, db, str(settings)],
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

    def load(self, servers: list[tuple[str, int]], **options: Any) -> Json:
        """What the clients measured."""
        named: Json = {"seconds": self.seconds, "tables": self.tables, "games": self.games, **options}
        named["pids"] = ",".join(str(pid) for _, pid in servers)
        command = [sys.executable, str(ROOT / "bench" / "load_client.py")]
        for name, value in named.items():
            command += [f"--{name}", str(value)]
        return read_json([*command, *(address for address, _ in servers)], 600 + self.seconds * 3)

    def ours(self, db: str, processes: int, source: Path = INTERPRETED, **options: Any) -> Json:
        with ExitStack() as stack:
            servers = [stack.enter_context(self.server(db, source)) for _ in range(processes)]
            return self.load(servers, **options)

    def bare(self) -> Json:
        """The same clients at a server that does nothing (bench/bare_line.py)."""
        script = str(ROOT / "bench" / "bare_line.py")
        environment = {**os.environ, "PYTHONPATH": str(INTERPRETED)}
        process = subprocess.Popen(
            [sys.executable, script], stdout=subprocess.PIPE, env=environment, text=True
        )
        try:
            assert process.stdout is not None
            return self.load([(process.stdout.readline().strip().strip("/"), process.pid)])
        finally:
            process.terminate()
            process.communicate(timeout=20)

    # --- what a choice, a spectator, an idle table costs --------------------------------------------

    def lengths(self, db: str) -> Json:
        """Milliseconds of processor a choice takes at the marks, for every game."""
        marks = ",".join(map(str, MARKS))
        return {
            game: self.ours(f"{db}-{game}", 1, games=game, tables=6, marks=marks)["marks"]
            for game in self.games.split(",")
        }

    def watched(self, db: str) -> Json:
        """Milliseconds of processor a choice takes a server, alone and with spectators of every table."""
        alone = self.ours(f"{db}-alone", 1, **WATCHED)["processor"]
        watched = self.ours(f"{db}-watched", 1, spectators=SPECTATORS, **WATCHED)["processor"]
        return {"alone": alone, "watched": watched, "spectator": (watched - alone) / SPECTATORS}

    def idle(self, db: str) -> Json:
        """Seconds of processor a second: the server with nothing to do, and with started tables."""
        with self.server(db) as (address, process):
            empty = self.busy(process)
            for _ in range(IDLE_TABLES):
                made = post(address + "/api/tables", {"game": "paladins", "seats": [{"kind": "human"}] * 2})
                for seat in range(2):
                    post(f"{address}/api/tables/{made['table']['id']}/claim", {"seat": seat})
            return {"tables": IDLE_TABLES, "empty": empty, "started": self.busy(process)}

    def busy(self, process: int) -> float:
        """The share of a core a process takes for itself."""
        time.sleep(2)  # what was asked of it is done
        used, began = processor_of(process), time.perf_counter()
        time.sleep(self.seconds)
        return (processor_of(process) - used) / (time.perf_counter() - began)

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
            used = processor_of(process.pid)
            found = read_json(command, 60 + self.seconds * 3, environment)
            return {**found, "processor": 1000 * (processor_of(process.pid) - used) / found["moves"]}
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
        options = ["--seconds", str(self.seconds), "--tables", str(ACTIVE), address]
        load = subprocess.Popen([sys.executable, script, *options], stdout=subprocess.DEVNULL)
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


def post(url: str, body: Json) -> Json:
    request = urllib.request.Request(url, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=60) as answer:
        told: Json = json.load(answer)
    return told


def free_port() -> int:
    """A port with a free neighbour: the yardstick's lobby takes the next one."""
    while True:
        with socket.socket() as listener, socket.socket() as neighbour:
            listener.bind(("", 0))
            port = int(listener.getsockname()[1])
            with contextlib.suppress(OSError, OverflowError):  # taken, or there is none
                neighbour.bind(("", port + 1))
                return port


def resident(process: int) -> float:
    """Kilobytes of memory of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def middle(rounds: list[Json]) -> Json:
    """The round in the middle, by moves a second."""
    rates = [found["moves"] / found["seconds"] for found in rounds]
    chosen = rounds[rates.index(statistics.median_low(rates))]
    return {**chosen, "rate": chosen["moves"] / chosen["seconds"], "rates": rates}


def works(bench: Bench, sqlite: str, postgres: str, compiled: bool) -> dict[str, Callable[[], Json]]:
    """All that takes turns."""
    found: dict[str, Callable[[], Json]] = {
        "SQLite, interpreted": partial(bench.ours, sqlite, 1),
        FLAT_FILE: partial(bench.theirs, "files"),
        "PostgreSQL, 1 process": partial(bench.ours, postgres, 1),
        "PostgreSQL, 2 processes": partial(bench.ours, postgres, 2),
        "boardgame.io, in memory": partial(bench.theirs, "memory"),
        "bare line: no rules, no storage": bench.bare,
    }
    if compiled:
        found["SQLite, compiled"] = partial(bench.ours, f"{sqlite}-compiled", 1, COMPILED)
        found["PostgreSQL, 2 processes, compiled"] = partial(bench.ours, postgres, 2, COMPILED)
    return found


def measure(bench: Bench, rounds: int, compiled: bool) -> Found:
    from bench.kill9 import database

    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="regnum-load-"))
        bench.folder = Path(folder)
        version = bench.install()
        postgres = stack.enter_context(database("postgres", folder))
        found: dict[str, list[Json]] = {}
        for number in range(rounds):
            sqlite = str(bench.folder / f"regnum-{number}.db")
            for name, work in works(bench, sqlite, postgres, compiled).items():
                result = work()
                found.setdefault(name, []).append(result)
                rate = result["moves"] / result["seconds"]
                print(f"{name}: {rate:.0f}/s, {result['processor']:.2f} ms of processor", flush=True)
        return Found(
            version=version,
            rates={name: middle(results) for name, results in found.items()},
            lengths=bench.lengths(str(bench.folder / "lengths.db")),
            watched=bench.watched(str(bench.folder / "watched.db")),
            idle=bench.idle(str(bench.folder / "idle.db")),
            memory=bench.memory(str(bench.folder / "memory.db")),
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--games", default="paladins,troyes,gugong")
    parser.add_argument("--compiled", action="store_true", help="also with the rules compiled")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name} and {SIZES.name}")
    arguments = parser.parse_args()
    if shutil.which("npm") is None:
        print("The yardstick needs Node and npm.")
        return 1
    if arguments.compiled:
        import setup_env  # scripts/
        from compiled import build_compiled, ensure_compiler

        print("compiling what has changed", flush=True)
        setup_env.prepare("dev")  # has the compiler of Python; does nothing where it is there
        ensure_compiler()
        build_compiled()
    bench = Bench(arguments.seconds, arguments.tables, arguments.games)
    found = measure(bench, arguments.rounds, arguments.compiled)
    text = report(found, bench.tables, bench.seconds, bench.games)
    print(f"{text}\n{sizing(found)}")
    if arguments.write:
        RESULTS.write_text(renewed(RESULTS.read_text(), text))
        SIZES.write_text(renewed(SIZES.read_text(), sizing(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
