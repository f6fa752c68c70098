"""What happens at a table without anybody asking: bots, clocks, absences, scores, forgetting."""

import asyncio
import contextlib
import logging
import time
from typing import Protocol
from zlib import crc32

from regnum.kernel.errors import RegnumError
from regnum.server.bots import Job, PoolClosed, job_for
from regnum.server.daily import keep_score
from regnum.server.entries.absence import CallFlag, CameBack, NotePresence, Recount
from regnum.server.entries.choosing import BotChoose
from regnum.server.entries.rules import CountAgain
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.room import Happening
from regnum.server.seats import BOT
from regnum.server.store.base import RegnumStoreError
from regnum.server.telling import seconds_left

log = logging.getLogger("regnum.server")

LINGER = 60.0  # seconds bots play on after the last connection went


class Thinker(Protocol):
    """Whoever answers for bots (bots.py); never blocks the event loop."""

    async def choose(self, job: Job) -> tuple[int, str]:
        """One of `job.legal`, and who chose it; raises PoolClosed."""


class Keeper:
    """Looks after the tables of a hub."""

    def __init__(self, hub: Hub, thinker: Thinker) -> None:
        self.hub = hub
        self.thinker = thinker
        self._task: asyncio.Task[None] | None = None
        hub.on_change.append(self._changed)

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        tasks = [live.bots for live in self.hub.live.values() if live.bots is not None]
        if self._task is not None:
            tasks.append(self._task)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # --- bots -------------------------------------------------------------------------------------------

    def _changed(self, live: Live, happenings: list[Happening]) -> None:
        for happening in happenings:
            if isinstance(happening.entry, CameBack):  # perhaps elsewhere: what broke here is forgotten
                live.left.pop(happening.entry.seat, None)
        if self._bot_to_move(live) >= 0 and (live.bots is None or live.bots.done()):
            live.bots = asyncio.get_running_loop().create_task(self._play_bots(live))
        # Also when an old table is opened: a stop may have come between the end and the score.
        if live.room.status == "over" and live.room.config.daily and not live.is_scored:
            live.is_scored = True
            self.hub.spawn(keep_score(self.hub, live))

    def wake(self, live: Live) -> None:
        """Somebody came: bots that had stopped play on."""
        self._changed(live, [])

    def _bot_to_move(self, live: Live) -> int:
        """The next seat that a bot has to answer for, or -1; none while nobody watches."""
        if live.is_gone or (not live.connections and time.monotonic() - live.used > LINGER):
            return -1
        return next((seat for seat in live.room.waiting() if self._is_for_bot(live, seat)), -1)

    def _is_for_bot(self, live: Live, number: int) -> bool:
        """Whether a bot answers for a seat. It stands in only while some player is there."""
        seat = live.room.seats[number]
        return seat.kind == BOT or (seat.stand_in and bool(live.here()))

    async def _play_bots(self, live: Live) -> None:
        try:
            while (seat := self._bot_to_move(live)) >= 0:
                self._think(live, [seat])
                await self._play_one(live, seat)
        except PoolClosed:
            return
        except (RegnumError, RegnumStoreError) as e:
            log.warning("a bot at table %s stopped: %s", live.row.code, type(e).__name__)
        finally:
            self._think(live, [])

    def _think(self, live: Live, seats: list[int]) -> None:
        if live.thinking != seats:
            live.thinking = seats
            live.tell_presence()

    async def _play_one(self, live: Live, seat: int) -> None:
        room = live.room
        assert room.match is not None
        decision = room.decision(seat)
        job = job_for(
            room.spec,
            room.match.state,
            seat,
            level=room.seats[seat].level,
            seed=crc32(f"{room.id}/{decision}".encode()),
            seconds=self.hub.settings.bot_budget,
            components=self.hub.offered.text_of(room.tables),
        )
        began = time.monotonic()
        option, by = await self.thinker.choose(job)
        rest = self.hub.settings.bot_delay - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        if self._is_for_bot(live, seat):  # the last player may have gone meanwhile
            await self.hub.act(live.row.id, BotChoose(seat, decision, option, by))

    # --- time --------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.hub.settings.tick)
            for live in list(self.hub.live.values()):
                try:
                    await self._look_after(live)
                except (RegnumError, RegnumStoreError) as e:
                    log.warning("table %s: %s", live.row.code, type(e).__name__)
                except Exception:  # a bug at one table must not stop the clocks of the others
                    log.exception("table %s", live.row.code)
            await asyncio.sleep(0)

    async def _look_after(self, live: Live) -> None:
        if live.room.halt is not None and live.room.halt.agreed:
            await self.hub.act(live.room.id, CountAgain())
        if live.room.status == "playing":
            self.wake(live)  # should a bot have stumbled
            for seat in range(len(live.room.seats)):
                if live.room.seats[seat].is_human:
                    await self._look_after_seat(live, seat)
        if not live.connections and time.monotonic() - live.used > self.hub.settings.idle:
            await self.hub.evict(live)

    async def _look_after_seat(self, live: Live, number: int) -> None:
        """Note who is away or back; let a bot stand in when a clock has run out, or a vote is complete."""
        room, hub = live.room, self.hub
        seat = room.seats[number]
        now = time.time()
        here = live.here()
        is_here = number in here
        if is_here == bool(seat.away) and (is_here or self._is_away(live, number)):
            await hub.act(room.id, NotePresence(number, is_here))
        if seat.stand_in or all(room.seats[other].hash == seat.hash for other in here):
            return  # nobody else is there: the game waits
        if seat.votes:
            await hub.act(room.id, Recount(number))
        if number in room.waiting() and seconds_left(room, seat, now) == 0.0:
            await hub.act(room.id, CallFlag(number))

    def _is_away(self, live: Live, seat: int) -> bool:
        """Whether the grace for a broken connection is over.

        Where other processes serve the same table, only those we saw leaving count: somebody we
        never saw may be connected elsewhere.
        """
        if seat not in live.left:
            if self.hub.is_shared:
                return False
            live.left[seat] = time.monotonic()
        return time.monotonic() - live.left[seat] >= self.hub.settings.grace
