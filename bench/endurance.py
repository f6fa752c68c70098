"""Let a server carry many tables for an hour while everything around it breaks, and look whether it held.

    python bench/endurance.py [--minutes 60] [--db sqlite|postgres|both] [--tables 24] [--seed 1]

All three games are played at many tables by bots and by people-like clients, who think, undo, chat, close
tabs and come back (people.py). In the first part of the time the server gets SIGKILL again and again; all the
way bot workers are killed or stopped, and the database is: PostgreSQL by SIGKILL of all its processes, SQLite
by another program that does not let go of it. After every kill of the server, and at the end, everything
stored is compared with what was told and acknowledged (promises.py). In the last part the server stays, and
its memory must stay flat.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
import urllib.error
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "scripts")]

from bench.kill9 import PATIENCE, SETTINGS, Process, Wrong, tracebacks_in  # noqa: E402
from bench.people import Json, Ledger, Person, Watcher  # noqa: E402
from bench.promises import Checked, Group, check_all, check_groups  # noqa: E402

from regnum.games import NAMES  # noqa: E402

# A bot thinks shortly and a table nobody looks at is soon forgotten: more happens in the time.
BUSY = {**SETTINGS, "bot_delay": 0.05, "bot_budget": 0.3, "idle": 10.0, "grace": 1.0, "snapshot_every": 15}
KILLING = 0.55  # of the time: then the server is left alone, and its memory is watched
SETTLING = 0.25  # of the rest: until caches are full
LONG_ENOUGH = 300.0  # seconds of watching from which on a slope says something
SLOPE_LIMIT = 60.0  # MB an hour
SAMPLE = 1.0
ENOUGH_CHOICES = 40
LIFE = 5  # choices acknowledged between two disasters
PACES = (0.01, 0.1, 0.5)  # seconds of thought on the average: in a hurry, as usual, at leisure

HUMAN, BOT, HOTSEAT = {"kind": "human"}, {"kind": "bot"}, {"kind": "hotseat"}
TABLES = ([HUMAN, HUMAN], [HUMAN, BOT], [HUMAN, HUMAN, BOT], [HUMAN], [HOTSEAT, HOTSEAT], [HUMAN] * 3)


class Database:
    """Where the server stores, and how it is broken."""

    def __init__(self, url: str, cluster: Any = None) -> None:
        self.url = url
        self.cluster = cluster

    def hurt(self, seconds: float) -> None:
        """Blocks: PostgreSQL is killed and comes back, SQLite is held by another program."""
        if self.cluster is not None:
            main = self.cluster.process.pid
            for pid in [*children_of(main), main]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.cluster.process.wait()
            time.sleep(seconds)
            self.cluster.start()
            return
        with (
            contextlib.closing(sqlite3.connect(self.url, isolation_level=None, timeout=20)) as other,
            contextlib.suppress(sqlite3.OperationalError),  # it is the server who does not let go
        ):
            other.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            other.execute("ROLLBACK")


@contextlib.contextmanager
def database(kind: str, folder: str) -> Iterator[Database]:
    """An empty database of either kind."""
    if kind == "sqlite":
        yield Database(str(Path(folder) / "regnum.db"))
        return
    from tests.server.postgres import Cluster, find_programs

    programs, missing = find_programs()
    if programs is None:
        raise SystemExit(missing)
    cluster = Cluster(programs)
    try:
        yield Database(cluster.new_database(), cluster)
    finally:
        cluster.close()


def children_of(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


class Run:
    """One run: the server, everybody at it, and what happens to it."""

    def __init__(self, database: Database, folder: str, seconds: float, tables: int, seed: int) -> None:
        self.database = database
        self.seconds = seconds
        self.places = tables
        self.seed = seed
        self.chance = random.Random(f"endurance {seed}")
        settings = Path(folder) / "settings.json"
        settings.write_text(json.dumps(BUSY))
        self.log = Path(folder) / "log"
        self.server = Process(database.url, settings, self.log)
        self.up = asyncio.Event()
        self.stop = asyncio.Event()
        self.began = 0.0
        self.is_left_alone = False  # the server is not killed any more
        self.groups: list[Group] = []
        self.figures: Json = dict.fromkeys(
            ("tables", "finished", "server kills", "worker kills", "worker stops", "database kills"), 0
        )
        self.watchers: list[Watcher] = []
        self.checked: list[Checked] = []
        self.samples: list[tuple[float, float]] = []  # seconds since the server was left alone, MB

    # --- tables and people -----------------------------------------------------------------------------

    async def address(self) -> str:
        await self.up.wait()
        return self.server.address

    async def place(self, number: int) -> None:
        """One table after another."""
        chance = random.Random(f"{self.seed}/{number}")
        while not self.stop.is_set():
            seats = chance.choice(TABLES)
            asked: Json = {"game": NAMES[(number + chance.randrange(2)) % len(NAMES)], "seats": seats}
            if len(seats) > 1 and chance.random() < 0.3:
                asked["clock"] = {"total": 80_000, "bonus": 5}
            group = await self._new_table(asked, chance)
            if group is not None:
                await self._play(group, chance)

    async def _new_table(self, asked: Json, chance: random.Random) -> Group | None:
        await self.up.wait()
        try:
            made = (await asyncio.to_thread(self.server.call, "/api/tables", asked))["table"]
            ledger = Ledger(made["id"])
            people: list[Person] = []
            taken: set[int] = set()
            for seat, wanted in enumerate(asked["seats"]):
                if wanted["kind"] == "bot" or seat in taken:
                    continue
                path = f"/api/tables/{made['id']}/claim"
                told = await asyncio.to_thread(self.server.call, path, {"seat": seat, "name": f"Seat {seat}"})
                taken.update(told["seats"])
                pace = chance.choice(PACES)
                seed = f"{self.seed}/{chance.random()}"
                people.append(Person(ledger, told["seats"], told["secret"], seed, pace))
        except (OSError, urllib.error.URLError, ValueError):  # the server or its database is just not there
            await asyncio.sleep(0.2)
            return None
        self.figures["tables"] += 1
        group = Group(ledger, people)
        self.groups.append(group)
        return group

    async def _play(self, group: Group, chance: random.Random) -> None:
        here: list[Watcher] = list(group.people)
        if chance.random() < 0.3:
            here.append(Watcher(group.ledger, "", f"spectator {chance.random()}"))
        if chance.random() < 0.3:
            here.append(Watcher(group.ledger, group.people[0].secret, f"tab {chance.random()}"))
        self.watchers += here
        async with asyncio.TaskGroup() as tasks:
            for one in here:
                tasks.create_task(one.live(self.address, self.stop))
        group.is_over = all(person.is_over for person in group.people)
        self.figures["finished"] += group.is_over

    # --- disasters -------------------------------------------------------------------------------------

    async def disasters(self) -> None:
        """Break one thing after another until the time is up, and on a slow machine everything was broken."""
        alone = self.began + self.seconds * KILLING
        end = self.began + self.seconds
        pause = max(1.0, min(20.0, self.seconds / 30))
        deeds: list[Callable[[], Awaitable[None]]] = []
        while time.monotonic() < end or not self._is_enough():
            is_killed = self.figures["server kills"] > 0
            if not self.is_left_alone and is_killed and time.monotonic() >= alone:
                await self.kill_server()  # the one that stays is fresh
                self.is_left_alone = True
            if not deeds:  # all of them, in any order
                deeds = [self.hurt_worker, self.hurt_database]
                deeds += [] if self.is_left_alone else [self.kill_server, self.kill_server]
                self.chance.shuffle(deeds)
            await self._some_life(self.chance.uniform(0.3, 1.7) * pause)
            deed = deeds.pop()
            if not (self.is_left_alone and deed == self.kill_server):
                self.say(deed.__name__)
                await deed()

    async def _some_life(self, seconds: float) -> None:
        """Let so much time pass, and on a slow machine more: something must be going on that can break."""
        wanted = self.choices() + LIFE
        await asyncio.sleep(seconds)
        end = time.monotonic() + PATIENCE
        while self.choices() < wanted and time.monotonic() < end:
            await asyncio.sleep(0.1)

    def _is_enough(self) -> bool:
        """Whether the run shows something: all kinds of disasters, and choices between them."""
        had = self.figures
        hurt = had["worker kills"] + had["worker stops"], had["database kills"], len(self.samples)
        return self.is_left_alone and min(hurt) > 0 and self.choices() >= ENOUGH_CHOICES

    def say(self, what: str) -> None:
        """How it goes, for who waits an hour."""
        passed = time.monotonic() - self.began
        memory = resident(self.server.process.pid)
        done = f"{self.figures['tables']} tables, {self.choices()} choices, {memory:.0f} MB"
        print(f"{passed:6.0f} s, {done}: {what}", file=sys.stderr, flush=True)

    def choices(self) -> int:
        return sum(one.choices for one in self.watchers if isinstance(one, Person))

    async def kill_server(self) -> None:
        self.up.clear()
        await self.server.kill()
        self.figures["server kills"] += 1
        await self.check()
        await self.server.start()
        self.up.set()

    async def check(self) -> None:
        """Compare what is stored with what was told; tables that are over and were compared are done with."""
        over = [group for group in self.groups if group.is_over]
        self.checked.append(await check_groups(self.database.url, self.groups))
        self.groups = [group for group in self.groups if group not in over]

    async def hurt_worker(self) -> None:
        workers = children_of(self.server.process.pid)
        if workers:
            is_killed = self.chance.random() < 0.5
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.chance.choice(workers), signal.SIGKILL if is_killed else signal.SIGSTOP)
            self.figures["worker kills" if is_killed else "worker stops"] += 1

    async def hurt_database(self) -> None:
        await asyncio.to_thread(self.database.hurt, self.chance.uniform(0.1, 3.0))
        self.figures["database kills"] += 1

    # --- memory ----------------------------------------------------------------------------------------

    async def sample(self) -> None:
        """Note the server's memory from when it is left alone."""
        began = 0.0
        while True:
            await asyncio.sleep(SAMPLE)
            if self.is_left_alone and self.up.is_set():
                began = began or time.monotonic()
                self.samples.append((time.monotonic() - began, resident(self.server.process.pid)))

    # --- all of it -------------------------------------------------------------------------------------

    async def run(self) -> Json:
        """Raises Wrong (perhaps in a group) if the server did not keep its word."""
        self.began = time.monotonic()
        await self.server.start()
        self.up.set()
        try:
            async with asyncio.TaskGroup() as tasks:
                for number in range(self.places):
                    tasks.create_task(self.place(number))
                memory = tasks.create_task(self.sample())
                await self.disasters()
                memory.cancel()
                self.stop.set()
        finally:
            self.up.clear()
            await self.server.kill()
        await self.check()
        self.checked.append(await check_all(self.database.url))
        return self.summary()

    def summary(self) -> Json:
        people = [one for one in self.watchers if isinstance(one, Person)]
        done = [deed[0] for person in people for deed in person.done]
        ends = self.checked[-1]
        wrong = tracebacks_in(self.log.read_text("utf-8", "replace"))
        for each in sorted(set(wrong)):
            print(each, file=sys.stderr)
        settled = [sample for sample in self.samples if sample[0] >= SETTLING * self.samples[-1][0]]
        return {
            **self.figures,
            "choices acknowledged": self.choices(),
            "undos and redos acknowledged": done.count("undo") + done.count("redo"),
            "chats acknowledged": done.count("chat"),
            "requests without an answer": sum(len(p.sent) - len(p.done) - p.refused for p in people),
            "connections": sum(one.connections for one in self.watchers),
            "happenings told and compared": sum(one.happenings for one in self.watchers),
            "tables consistent at the end": ends.tables,
            "entries at the end": ends.entries,
            "views from snapshot and entries alike": sum(found.views for found in self.checked),
            "proofs verified": ends.proofs,
            "tracebacks in the log": len(wrong),
            "memory first MB": round(settled[0][1], 1) if settled else 0.0,
            "memory last MB": round(settled[-1][1], 1) if settled else 0.0,
            "memory MB an hour": round(slope(settled) * 3600, 1),
            "memory watched seconds": round(settled[-1][0] - settled[0][0]) if settled else 0,
        }


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def slope(samples: list[tuple[float, float]]) -> float:
    """By how much it grows in a second: the straight line through all samples."""
    if len(samples) < 2:
        return 0.0
    at = sum(x for x, _ in samples) / len(samples)
    middle = sum(y for _, y in samples) / len(samples)
    spread = sum((x - at) ** 2 for x, _ in samples)
    return sum((x - at) * (y - middle) for x, y in samples) / spread if spread else 0.0


def is_flat(figures: Json, limit: float = SLOPE_LIMIT) -> bool:
    """Whether the memory stayed; a short time says nothing."""
    is_short: bool = figures["memory watched seconds"] < LONG_ENOUGH
    return is_short or bool(figures["memory MB an hour"] <= limit)


def endure(kind: str, seconds: float, tables: int, seed: int) -> Json:
    """One whole run against a database of a kind; raises Wrong."""
    with tempfile.TemporaryDirectory(prefix="regnum-endure-") as folder, database(kind, folder) as found:
        try:
            return asyncio.run(Run(found, folder, seconds, tables, seed).run())
        except* Wrong as group:
            first: BaseException = group
            while isinstance(first, BaseExceptionGroup):
                first = first.exceptions[0]
            raise Wrong(f"{kind}, seed {seed}: {first}") from group


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument(
        "--db", choices=("sqlite", "postgres", "both"), default="both", help="shares the time"
    )
    parser.add_argument("--tables", type=int, default=24, help="at a time")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--slope", type=float, default=SLOPE_LIMIT, help="MB an hour the memory may grow")
    asked = parser.parse_args()
    kinds = ("sqlite", "postgres") if asked.db == "both" else (asked.db,)
    found: dict[str, Json] = {}
    for kind in kinds:
        try:
            found[kind] = endure(kind, asked.minutes * 60 / len(kinds), asked.tables, asked.seed)
        except Wrong as e:
            print(e)
            return 1
    print(
        f"seed {asked.seed}, {asked.minutes / len(kinds):.1f} minutes each, {asked.tables} tables at a time\n"
    )
    print(f"| | {' | '.join(kinds)} |\n|---|{'---|' * len(kinds)}")
    for name in found[kinds[0]]:
        print(f"| {name} | {' | '.join(str(found[kind][name]) for kind in kinds)} |")
    return 0 if all(is_flat(figures, asked.slope) for figures in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
