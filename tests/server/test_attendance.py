"""Leases of processes without processes: who counts as dead, and what is written again."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import pytest
from tests.server.test_room import started
from tests.waiting import until

from regnum.server.attendance import Attendance
from regnum.server.live import Live
from regnum.server.refusal import Refused
from regnum.server.store import StoreBusy, TableRow
from regnum.server.store.presence import Attending, PresenceListener

pytestmark = pytest.mark.anyio

LEASE = 15.0


class Slate:
    """A board in memory; how long ago others spoke is set by the test."""

    process = "m"

    def __init__(self) -> None:
        self.ages: dict[str, float] = {}
        self.rows: dict[str, list[Attending]] = {}
        self.written: list[dict[str, Attending]] = []
        self.is_broken = False
        self.heard: PresenceListener = lambda _table, _noted: None

    async def renew(self, forget: float) -> dict[str, float]:
        return dict(self.ages)

    async def sign_off(self) -> None:
        pass

    async def write(self, changes: Mapping[str, Attending]) -> None:
        if self.is_broken:
            raise StoreBusy("away")
        self.written.append(dict(changes))

    async def read(self, tables: Sequence[str]) -> dict[str, list[Attending]]:
        return {table: self.rows.get(table, []) for table in tables}

    def listen(self, callback: PresenceListener, missed: Callable[[], None]) -> None:
        self.heard = callback


class Here:
    """A connection that notes what it is told."""

    def __init__(self, *seats: int) -> None:
        self.observer = seats
        self.told: list[bytes] = []

    def look_again(self) -> None:
        pass

    def send(self, data: bytes, is_urgent: bool = True) -> None:
        self.told.append(data)

    def send_offer(self, is_urgent: bool = True) -> None:
        pass

    def drop(self) -> None:
        pass

    def shut(self, error: Refused) -> None:
        pass


class World:
    """A process with one table, at which seat 0 is connected."""

    def __init__(self) -> None:
        self.slate = Slate()
        self.slate.ages = {"m": 5.0, "z": 1.0}
        row = TableRow("t", "CODE", "paladins", False, "playing", 0.0, 0.0, 0, {}, "")
        self.live = Live(row, started("hhh"), 0, 0)
        self.me = Here(0)
        self.live.connections.add(self.me)
        self.tasks: list[asyncio.Task[None]] = []
        self.attendance = Attendance(self.slate, {"t": self.live}, LEASE, self._spawn)
        self.changes = 0
        self.attendance.on_change.append(self._count)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.get_running_loop().create_task(work))

    def _count(self, _live: Live) -> None:
        self.changes += 1

    async def beat(self, **ages: float) -> None:
        self.slate.ages.update(ages)
        await self.attendance._try_to_renew(self.slate)

    def hear(self, process: str, *seats: int, spectators: int = 0) -> None:
        self.slate.heard("t", Attending(process, seats, spectators))


async def test_who_is_silent_for_a_lease_is_no_longer_there() -> None:
    world = World()
    world.hear("z", 1, spectators=2)
    assert world.live.here() == {0, 1}
    await until(lambda: bool(world.me.told))
    assert b'"spectators":2' in world.me.told[-1]
    await world.beat(z=LEASE - 1)
    assert world.live.here() == {0, 1}
    await world.beat(z=LEASE + 1)
    assert world.live.here() == {0}
    await until(lambda: b'"spectators":0' in world.me.told[-1])
    await world.beat(z=0.1)  # it was only slow
    assert world.live.here() == {0, 1}
    assert world.changes == 3
    world.hear("z")
    assert world.live.here() == {0}


async def test_who_was_silent_itself_does_not_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a while without a database: nobody could say that they live."""
    world = World()
    world.hear("z", 1)
    await world.beat(m=LEASE + 30, z=LEASE + 31)
    assert world.live.here() == {0, 1}
    await world.beat(m=5.0, z=LEASE + 36)
    assert world.live.here() == {0, 1}
    steady = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: steady() + LEASE)
    await world.beat(m=5.0, z=LEASE + 41)  # it had its time
    assert world.live.here() == {0}


async def test_who_is_not_known_any_more_writes_everything_again() -> None:
    world = World()
    await world.attendance.announce(world.live)
    await world.attendance.announce(world.live)
    assert world.slate.written == [{"t": Attending("m", (0,))}]
    await world.beat()
    assert len(world.slate.written) == 1
    del world.slate.ages["m"]
    await world.beat()
    assert world.slate.written[1:] == [{"t": Attending("m", (0,))}]


async def test_what_could_not_be_written_is_written_later() -> None:
    world = World()
    world.slate.is_broken = True
    world.attendance.changed(world.live)
    world.attendance.changed(world.live)
    await asyncio.gather(*world.tasks)
    assert (len(world.tasks), world.slate.written) == (1, [])
    world.slate.is_broken = False
    world.live.connections.add(Here())
    await world.beat()
    assert world.slate.written == [{"t": Attending("m", (0,), 1)}]
    world.live.connections.clear()
    await world.attendance.announce(world.live)
    assert world.slate.written[-1] == {"t": Attending("m")}


async def test_a_word_heard_while_reading_is_not_overwritten() -> None:
    world = World()
    found = [Attending("z", (1,))]

    async def read(tables: Sequence[str]) -> dict[str, list[Attending]]:
        rows = list(found)
        if rows[0].seats == (1,):  # while this is on its way, somebody else is noted and heard
            found[0] = Attending("z", (2,))
            world.hear("z", 2)
        return {"t": rows}

    world.slate.read = read  # type: ignore[method-assign]
    await world.attendance.read(world.live)
    assert world.live.here() == {0, 2}


async def test_the_first_process_at_a_table_is_the_same_for_all() -> None:
    world = World()
    assert world.attendance.is_first(world.live)
    world.hear("z", 1)
    assert world.attendance.is_first(world.live)
    world.hear("a", spectators=1)
    assert not world.attendance.is_first(world.live)
    await world.beat(a=LEASE + 1)
    assert world.attendance.is_first(world.live)
