"""Bots think in worker processes, so that the event loop never waits for them.

A job carries an honest copy of the position and nothing else: the real state stays here. A worker
that crashes, hangs or answers nonsense is replaced, and its turn is played by the fallback. Nobody waits
longer than a bot may think for one that does not come up: it goes on starting in the background.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, TypeVar

import msgspec

from regnum.ai.jobs import Answer, Asked, Coaching, Components, Question, Ready
from regnum.ai.levels import LEVELS
from regnum.kernel.agenda import State
from regnum.kernel.codec import state_to_json
from regnum.kernel.offer import honest_copy
from regnum.kernel.spec import GameSpec

T = TypeVar("T", Answer, Ready)
R = TypeVar("R")

COMMAND = (sys.executable, "-m", "regnum.ai.worker")

GRACE = 2.0  # seconds beyond its budget before a worker counts as hung
START_SECONDS = 30.0  # for a worker to come up
BUSY_SECONDS = 30.0  # to wait for a free worker
STOP_SECONDS = 2.0  # for a worker to end by itself
POLL_SECONDS = 0.01

BY_BOT = "bot"
FALLBACK = "fallback:"
KNOWN = 24  # component files a worker is taken to remember: it remembers more


class PoolClosed(Exception):
    """The pool was shut down before the bot had answered: ask again after the restart."""


class BadAnswer(Exception):
    """A worker answered something that is no legal option. The text is the reason for statistics."""


class Unanswered(Exception):
    """No worker has answered. The text is the reason for statistics."""


@dataclass(frozen=True)
class Consulting:
    """Something for the coach to think about, and how long it may take."""

    wanted: Coaching
    seconds: float
    components: str | None = None  # the text of a component file other than the game's own

    @property
    def game(self) -> str:
        return self.wanted.game


@dataclass(frozen=True)
class Job:
    """One decision of one bot. Made by `job_for`, which leaves out all the seat cannot know."""

    game: str
    state: dict[str, object]  # the honest copy
    legal: tuple[int, ...]
    seat: int
    level: str
    seed: int
    seconds: float
    components: str | None = None  # the text of a component file other than the game's own


def job_for(
    spec: GameSpec,
    g: State,
    seat: int,
    *,
    level: str,
    seed: int,
    seconds: float,
    components: str | None = None,
) -> Job:
    """The job of choosing for `seat` in the real state `g`; only an honest copy goes in.

    Raises IllegalChoice if the seat is not asked, and KeyError for an unknown level.
    """
    if level not in LEVELS:
        raise KeyError(level)
    honest = honest_copy(spec, g, seat, seed)
    state = state_to_json(spec, honest)
    return Job(spec.id, state, tuple(honest.legal), seat, level, seed, seconds, components)


@dataclass
class Statistics:
    """What the pool has done since it was made."""

    jobs: int = 0
    answered: int = 0
    fallbacks: dict[str, int] = field(default_factory=dict)  # by reason
    started: int = 0  # worker processes, replacements included
    seconds: float = 0.0  # thinking, all workers together
    longest: float = 0.0


class WorkerProcess:
    """One place of the pool, with the process that works there at present."""

    def __init__(self, command: Sequence[str], start_seconds: float = START_SECONDS) -> None:
        self.command = command
        self.start_seconds = start_seconds
        self.process: Process | None = None
        self.is_ready = False
        self.knows: set[str] = set()  # component texts the process has been given
        self.ids = count(1)

    @property
    def pid(self) -> int | None:
        return self.process.pid if self.is_alive and self.process is not None else None

    @property
    def is_alive(self) -> bool:
        return self.is_ready and self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """A fresh process that has said it is ready; raises OSError (a timeout is one) or EOFError."""
        self.knows = set()
        self.process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        try:
            async with asyncio.timeout(self.start_seconds):
                await self._read(Ready)
        except BaseException:
            self.kill()
            raise
        self.is_ready = True

    async def ask(self, job: Job) -> int:
        """The option the worker chooses; raises EOFError, OSError or BadAnswer."""
        number = next(self.ids)
        asked = Question(number, job.game, job.state, job.seat, job.level, job.seed, job.seconds)
        answer = await self._answer(asked, job.components)
        if answer.option is None or answer.option not in job.legal:
            raise BadAnswer("illegal")
        return answer.option

    async def consult(self, job: Consulting) -> Any:
        """What the coach says, as JSON values; raises EOFError, OSError or BadAnswer."""
        asked = msgspec.structs.replace(job.wanted, id=next(self.ids))
        return (await self._answer(asked, job.components)).said

    async def _answer(self, asked: Question | Coaching, components: str | None) -> Answer:
        """The answer to a question; the worker is given the components first if it does not know them."""
        if components is not None and components not in self.knows:
            await self._write(Components(asked.game, components))
            if len(self.knows) >= KNOWN:
                self.knows.clear()
            self.knows.add(components)
        await self._write(asked)
        answer = await self._read(Answer)
        if answer.error:
            raise BadAnswer("error")
        if answer.id != asked.id:
            raise BadAnswer("illegal")
        return answer

    async def _write(self, message: Asked) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        await self.process.stdin.drain()

    async def _read(self, form: type[T]) -> T:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
            if not line.endswith(b"\n"):
                raise EOFError
            return msgspec.json.decode(line, type=form)
        except (ValueError, msgspec.DecodeError):  # too long, or nothing a worker says
            raise BadAnswer("garbled") from None

    def kill(self) -> None:
        """End the process at once; whoever waits for its answer gets EOFError."""
        self.is_ready = False
        if self.process is not None and self.process.returncode is None:
            # Not `process.kill()`: it may reap the process before asyncio does, which then complains.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)

    async def stop(self, patience: float) -> None:
        """End the process: it may finish by itself first, if there is patience."""
        process = self.process
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if patience > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await process.wait()
        self.kill()
        await process.communicate()  # reads what is left and reaps it
        self.process = None


class BotPool:
    """Worker processes, as many at a time as there are places."""

    def __init__(
        self,
        workers: int | None = None,
        *,
        grace: float = GRACE,
        busy_seconds: float = BUSY_SECONDS,
        start_seconds: float = START_SECONDS,
        command: Sequence[str] = COMMAND,
    ) -> None:
        places = range(workers or default_workers())
        self.workers = [WorkerProcess(command, start_seconds) for _ in places]
        self.grace = grace
        self.busy_seconds = busy_seconds
        self.statistics = Statistics()
        self._idle: asyncio.Queue[WorkerProcess | None] = asyncio.Queue()
        self._waiting = 0
        self._busy: set[WorkerProcess] = set()
        self._healing: set[asyncio.Task[None]] = set()
        self._closed = False
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def __aenter__(self) -> "BotPool":
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.close()

    async def choose(self, job: Job) -> tuple[int, str]:
        """A legal option, and who chose it: "bot", or "fallback:" and the reason.

        Raises PoolClosed if the pool is shut down meanwhile.
        """
        self.statistics.jobs += 1
        if len(job.legal) == 1:  # asked out of discretion: there is nothing to think about
            self.statistics.answered += 1
            return job.legal[0], BY_BOT
        try:
            option = await self._asked(job.seconds, lambda worker: worker.ask(job))
        except Unanswered as e:
            return self._fall_back(job, str(e))
        self.statistics.answered += 1
        return option, BY_BOT

    async def consult(self, job: Consulting) -> Any:
        """What the coach has to say, as JSON values. Raises Unanswered, or PoolClosed if it is shut down."""
        return await self._asked(job.seconds, lambda worker: worker.consult(job))

    async def _asked(self, seconds: float, ask: Callable[[WorkerProcess], Awaitable[R]]) -> R:
        """Ask a worker that is free, within the budget; raises Unanswered with the reason, and PoolClosed."""
        worker = await self._free_worker(seconds)
        if worker is None:
            raise Unanswered("busy")
        if not worker.is_alive and not await self._is_up(worker, seconds + self.grace):
            if self._closed:
                raise PoolClosed
            raise Unanswered("start")
        self._busy.add(worker)
        why = "cancelled"
        try:
            answer = await self._work(worker, seconds, ask)
        except TimeoutError:
            why = "timeout"
        except (EOFError, OSError):
            why = "crash"
        except BadAnswer as bad:
            why = str(bad)
        else:
            why = ""
            return answer
        finally:
            self._busy.discard(worker)
            if why:
                self._replace(worker)
            else:
                self._idle.put_nowait(worker)
        if self._closed:
            raise PoolClosed
        raise Unanswered(why)

    async def _free_worker(self, seconds: float) -> WorkerProcess | None:
        """A worker nobody uses; None if all stay busy for too long, or none comes up in time."""
        if self._closed:
            raise PoolClosed
        self._waiting += 1
        is_any_up = any(worker.is_alive for worker in self.workers)
        patience = self.busy_seconds if is_any_up else min(self.busy_seconds, seconds + self.grace)
        try:
            async with asyncio.timeout(patience):
                worker = await self._idle.get()
        except TimeoutError:
            return None
        finally:
            self._waiting -= 1
        if worker is None:
            raise PoolClosed
        return worker

    async def _is_up(self, worker: WorkerProcess, patience: float) -> bool:
        """Start the process of a place; one that takes longer is left to it, and free when it is up."""
        starting = self._beside(self._restart(worker))
        try:
            await asyncio.wait({starting}, timeout=patience)
        finally:
            if not starting.done():
                starting.add_done_callback(lambda _: self._idle.put_nowait(worker))
            elif not worker.is_alive:  # the next job that gets this place tries again
                self._idle.put_nowait(worker)
        return starting.done() and worker.is_alive

    async def _work(
        self, worker: WorkerProcess, seconds: float, ask: Callable[[WorkerProcess], Awaitable[R]]
    ) -> R:
        """Ask a worker, within the budget."""
        if self._closed:
            raise EOFError
        began = time.monotonic()
        async with asyncio.timeout(seconds + self.grace):
            answer = await ask(worker)
        took = time.monotonic() - began
        self.statistics.seconds += took
        self.statistics.longest = max(self.statistics.longest, took)
        return answer

    async def _start(self, worker: WorkerProcess) -> None:
        await worker.start()
        self.statistics.started += 1

    def _fall_back(self, job: Job, why: str) -> tuple[int, str]:
        """Any legal option, the same for the same seed: the game must go on."""
        fallbacks = self.statistics.fallbacks
        fallbacks[why] = fallbacks.get(why, 0) + 1
        return Random(f"fallback/{job.seed}/{job.seat}").choice(job.legal), FALLBACK + why

    # --- replacing and closing -------------------------------------------------------------------------

    def _replace(self, worker: WorkerProcess) -> None:
        """Kill the process and start another one; the place is free again when that is up."""
        if not self._closed:
            self._beside(self._heal(worker))

    def _beside(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._healing.add(task)
        task.add_done_callback(self._healing.discard)
        return task

    async def _heal(self, worker: WorkerProcess) -> None:
        await self._restart(worker)
        # If it did not come up, the next job that gets this place tries again.
        self._idle.put_nowait(worker)

    async def _restart(self, worker: WorkerProcess) -> None:
        """End what is there and start anew; whether it came up, the worker knows."""
        await worker.stop(0)
        if not self._closed:
            with contextlib.suppress(OSError, EOFError, BadAnswer):
                await self._start(worker)

    async def close(self) -> None:
        """Stop all workers; whoever still waits for an answer gets PoolClosed."""
        self._closed = True
        for _ in range(self._waiting):
            self._idle.put_nowait(None)
        for task in list(self._healing):
            task.cancel()
        await asyncio.gather(*self._healing, return_exceptions=True)
        while self._busy:
            for worker in self._busy:
                worker.kill()
            await asyncio.sleep(POLL_SECONDS)
        await asyncio.gather(*(worker.stop(STOP_SECONDS) for worker in self.workers))


def default_workers() -> int:
    """One core is left to the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)
