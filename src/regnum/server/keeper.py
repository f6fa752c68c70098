"""What happens at a table without anybody asking: bots, clocks, absences, scores, forgetting.

Nobody goes round: a table has one alarm at most, for the moment when the next thing is due (due.py), set
anew when something changes there. A table with nothing due has none.
"""

import asyncio
import contextlib
import hashlib
import logging
import math
import time
from typing import Any, Protocol

from regnum.kernel.errors import RegnumError
from regnum.server.bots import GRACE, Consulting, Job, PoolClosed, job_for
from regnum.server.daily import keep_score
from regnum.server.due import due_in, is_alone
from regnum.server.entries.absence import CallFlag, NotePresence, Recount
from regnum.server.entries.choosing import BotChoose, Chosen
from regnum.server.entries.rules import CountAgain
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.room import Happening, Room
from regnum.server.seats import BOT
from regnum.server.store.base import RegnumStoreError

log = logging.getLogger("regnum.server")

LINGER = 60.0  # seconds bots play on after the last connection went


class Thinker(Protocol):
    """Whoever answers for bots (bots.py); never blocks the event loop."""

    async def choose(self, job: Job) -> tuple[int, str]:
        """One of `job.legal`, and who chose it; raises PoolClosed."""

    async def consult(self, job: Consulting) -> Any:
        """What the coach has to say, as JSON values; raises Unanswered and PoolClosed."""


class Keeper:
    """Looks after the tables of a hub."""

    def __init__(self, hub: Hub, thinker: Thinker) -> None:
        self.hub = hub
        self.thinker = thinker
        self.visits = 0  # how often an alarm rang
        self._is_running = False
        self._in_vain: set[asyncio.Task[tuple[int, str]]] = set()  # bots that think about what is past
        hub.on_change.append(self._changed)
        hub.attendance.on_change.append(self.wake)

    def start(self) -> None:
        self._is_running = True

    async def stop(self) -> None:
        self._is_running = False
        for live in self.hub.live.values():
            live.quiet()
        tasks = [live.bots for live in self.hub.live.values() if live.bots is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for thinking in self._in_vain:
            thinking.cancel()

    # --- bots -------------------------------------------------------------------------------------------

    def _changed(self, live: Live, happenings: list[Happening]) -> None:
        live.moved.set()
        if self._bot_to_move(live) >= 0 and (live.bots is None or live.bots.done()):
            live.bots = asyncio.get_running_loop().create_task(self._play_bots(live))
        # Also when an old table is opened: a stop may have come between the end and the score.
        if live.room.status == "over" and live.room.config.daily and not live.is_scored:
            live.is_scored = True
            self.hub.spawn(keep_score(self.hub, live))
        if live.room.clock is not None or not are_choices(happenings):
            self._set_alarm(live)

    def wake(self, live: Live) -> None:
        """Somebody came or went, here or elsewhere: bots that had stopped play on."""
        self._changed(live, [])

    def _bot_to_move(self, live: Live) -> int:
        """The next seat that a bot has to answer for, or -1; none while nobody watches."""
        if live.is_gone:
            return -1
        if not live.connections and (live.elsewhere or time.monotonic() - live.used > LINGER):
            return -1  # where somebody is connected to another process, that one plays
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
            self._ring_in(live, self.hub.settings.tick)
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
        await self._let_others_play(live, seat)
        if room.decision(seat) != decision:
            return
        job = job_for(
            room.spec,
            room.match.state,
            seat,
            level=room.seats[seat].bot_level,
            seed=chance_of(room, decision),
            seconds=self.hub.settings.bot_budget,
            components=self.hub.offered.text_of(room.tables),
        )
        thinking = asyncio.get_running_loop().create_task(self._thought(job))
        if not await self._wait_for(live, seat, thinking):
            return
        option, by = await thinking
        if self._is_for_bot(live, seat):  # the last player may have gone meanwhile
            await self.hub.act(live.row.id, BotChoose(seat, decision, option, by))

    async def _thought(self, job: Job) -> tuple[int, str]:
        """What a bot chooses, not sooner than people can follow."""
        began = time.monotonic()
        chosen = await self.thinker.choose(job)
        rest = self.hub.settings.bot_delay - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        return chosen

    async def _wait_for(self, live: Live, seat: int, thinking: asyncio.Task[tuple[int, str]]) -> bool:
        """Wait until a bot has thought; False if its question is gone, or its owner is back.

        What it thinks then is thrown away; it thinks to the end, for ending a worker costs more than that.
        """
        room = live.room
        asked = (room.decision(seat), room.seats[seat].since)
        thinking.add_done_callback(lambda _: live.moved.set())
        try:
            while not thinking.done():
                live.moved.clear()
                if (room.decision(seat), room.seats[seat].since) != asked:
                    self._throw_away(thinking)
                    return False
                await live.moved.wait()
        except asyncio.CancelledError:
            thinking.cancel()
            raise
        return True

    def _throw_away(self, thinking: asyncio.Task[tuple[int, str]]) -> None:
        """Nobody waits for it any more, nor for what may go wrong with it."""
        self._in_vain.add(thinking)
        thinking.add_done_callback(self._in_vain.discard)
        thinking.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _let_others_play(self, live: Live, seat: int) -> None:
        """The first process at a table plays its bots; should it have died, nobody waits for long."""
        room, settings = live.room, self.hub.settings
        decision = room.decision(seat)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(settings.bot_budget + settings.bot_delay + GRACE):
                while room.decision(seat) == decision and not self.hub.attendance.is_first(live):
                    live.moved.clear()
                    await live.moved.wait()

    # --- time --------------------------------------------------------------------------------------------

    def _set_alarm(self, live: Live, soonest: float = 0.0) -> None:
        """Look again when the next thing is due. An alarm that rings too early does no harm."""
        if self._is_running and not live.is_gone and not live.is_visited:
            due = due_in(live, self.hub.settings, time.time(), time.monotonic())
            if due < math.inf:
                self._ring_in(live, max(due, soonest))
            else:
                live.quiet()

    def _ring_in(self, live: Live, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self._is_running and (live.alarm is None or live.rings > at):
            live.quiet()
            live.rings = at  # the handle of uvloop does not know it where it rings at once
            live.alarm = loop.call_at(at, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        if not live.is_gone and not live.is_visited:
            self.hub.spawn(self._visit(live))

    async def _visit(self, live: Live) -> None:
        self.visits += 1
        live.is_visited = True
        try:
            await self._look_after(live)
        except (RegnumError, RegnumStoreError) as e:
            log.warning("table %s: %s", live.row.code, type(e).__name__)
        except Exception:  # a bug at one table is said, and tried again like everything else
            log.exception("table %s", live.row.code)
        finally:
            live.is_visited = False
            self._set_alarm(live, soonest=self.hub.settings.tick)

    async def _look_after(self, live: Live) -> None:
        """Do what is due at a table."""
        if live.room.halt is not None and live.room.halt.agreed:
            await self.hub.act(live.room.id, CountAgain())
        if live.room.status == "playing":
            self.wake(live)  # should a bot have stumbled
            live.note_absences(time.monotonic())
            for seat in range(len(live.room.seats)):
                if live.room.seats[seat].is_human:
                    await self._look_after_seat(live, seat)
        if not live.connections and time.monotonic() - live.used > self.hub.settings.idle:
            await self.hub.evict(live)

    async def _look_after_seat(self, live: Live, number: int) -> None:
        """Note who is away or back; let a bot stand in when a clock has run out, or a vote is complete."""
        room, hub = live.room, self.hub
        seat = room.seats[number]
        is_here = number in live.here()
        if is_here == bool(seat.away) and (is_here or await self._is_away(live, number)):
            await hub.act(room.id, NotePresence(number, is_here))
        if seat.stand_in or is_alone(room, number, live.here()):
            return  # nobody else is there: the game waits
        if seat.votes:
            await hub.act(room.id, Recount(number))
        clock = room.clock
        if clock is not None and clock.out == "bot" and 0 < seat.runs_out(clock) <= time.time():
            await hub.act(room.id, CallFlag(number))

    async def _is_away(self, live: Live, seat: int) -> bool:
        """Whether the grace for a broken connection is over, and nobody came to another process."""
        if not live.room.is_played_together():
            return False
        if time.monotonic() - live.left.get(seat, math.inf) < self.hub.settings.grace:
            return False
        await self.hub.attendance.read(live)
        return seat not in live.here()


def are_choices(happenings: list[Happening]) -> bool:
    """Whether nothing has happened but choices: without a clock nothing is due any sooner after them."""
    return bool(happenings) and all(isinstance(happening.entry, Chosen) for happening in happenings)


def chance_of(room: Room, decision: int) -> int:
    """The seed of a bot's chance: of the table's secret, so that nobody can foresee what it does."""
    told = hashlib.sha256(f"regnum-bot:{room.secret}:{decision}".encode()).digest()
    return int.from_bytes(told[:6], "big")
