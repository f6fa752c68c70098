"""Bots think elsewhere, so that the event loop never waits: in processes (processes.py), or in a second
worker of a page (regnum.page).

A job carries an honest copy of the position and nothing else: the real state stays here. A worker
that crashes, hangs or answers nonsense is replaced, and its turn is played by the fallback. Nobody waits
longer than a bot may think for one that does not come up: it goes on starting in the background.
"""

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Self, TypeVar

import msgspec

from regnum.ai.jobs import Answer, Asked, Coaching, Components, Question, Ready
from regnum.ai.levels import LEVELS
from regnum.kernel.agenda import State
from regnum.kernel.codec import state_to_json
from regnum.kernel.offer import honest_copy
from regnum.kernel.spec import GameSpec

T = TypeVar("T", Answer, Ready)
R = TypeVar("R")

GRACE = 2.0  # seconds beyond its budget before a worker counts as hung
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
    started: int = 0  # workers, replacements included
    seconds: float = 0.0  # thinking, all workers together
    longest: float = 0.0


class Place(ABC):
    """One place of a pool where somebody thinks, at present or after a start.

    What is said there is JSON in lines, whatever carries them (ai/jobs.py).
    """

    def __init__(self) -> None:
        self.knows: set[str] = set()  # component texts whoever is there has been given
        self.ids = count(1)

    @property
    @abstractmethod
    def is_alive(self) -> bool:
        """Whether somebody is there who can be asked."""

    @abstractmethod
    async def start(self) -> None:
        """Somebody new who has said they are ready; raises OSError (a timeout is one) or EOFError."""

    @abstractmethod
    def kill(self) -> None:
        """End whoever is there at once; who waits for their answer gets EOFError."""

    @abstractmethod
    async def stop(self, patience: float) -> None:
        """End whoever is there: they may finish by themselves first, if there is patience."""

    @abstractmethod
    async def write(self, line: bytes) -> None:
        """Say a line, without its end; raises OSError."""

    @abstractmethod
    async def read(self) -> bytes:
        """The next line that is said; raises EOFError, OSError, and ValueError if it is too long."""

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
            await self._say(Components(asked.game, components))
            if len(self.knows) >= KNOWN:
                self.knows.clear()
            self.knows.add(components)
        await self._say(asked)
        answer = await self.hear(Answer)
        if answer.error:
            raise BadAnswer("error")
        if answer.id != asked.id:
            raise BadAnswer("illegal")
        return answer

    async def _say(self, message: Asked) -> None:
        await self.write(msgspec.json.encode(message))

    async def hear(self, form: type[T]) -> T:
        """What is said next; raises EOFError, OSError, and BadAnswer if it is something else."""
        try:
            return msgspec.json.decode(await self.read(), type=form)
        except (ValueError, msgspec.DecodeError):  # too long, or nothing a worker says
            raise BadAnswer("garbled") from None


class Pool:
    """Those who think for bots, as many at a time as there are places."""

    def __init__(
        self,
        places: Sequence[Place],
        *,
        grace: float = GRACE,
        busy_seconds: float = BUSY_SECONDS,
        start_grace: float | None = None,
    ) -> None:
        """`start_grace`: seconds beyond a budget to wait for one who has to start first; else `grace`."""
        self.workers = list(places)
        self.start_grace = start_grace
        self.grace = grace
        self.busy_seconds = busy_seconds
        self.statistics = Statistics()
        self._idle: asyncio.Queue[Place | None] = asyncio.Queue()
        self._waiting = 0
        self._busy: set[Place] = set()
        self._healing: set[asyncio.Task[None]] = set()
        self._closed = False
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def __aenter__(self) -> Self:
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

    async def _asked(self, seconds: float, ask: Callable[[Place], Awaitable[R]]) -> R:
        """Ask a worker that is free, within the budget; raises Unanswered with the reason, and PoolClosed."""
        worker = await self._free_worker(seconds)
        if worker is None:
            raise Unanswered("busy")
        if not worker.is_alive and not await self._is_up(worker, self._patience(seconds)):
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

    async def _free_worker(self, seconds: float) -> Place | None:
        """A worker nobody uses; None if all stay busy for too long, or none comes up in time."""
        if self._closed:
            raise PoolClosed
        self._waiting += 1
        is_any_up = any(worker.is_alive for worker in self.workers)
        patience = self.busy_seconds if is_any_up else min(self.busy_seconds, self._patience(seconds))
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

    def _patience(self, seconds: float) -> float:
        """How long somebody with this budget waits for one who has to start first."""
        return seconds + (self.grace if self.start_grace is None else self.start_grace)

    async def _is_up(self, worker: Place, patience: float) -> bool:
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

    async def _work(self, worker: Place, seconds: float, ask: Callable[[Place], Awaitable[R]]) -> R:
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

    async def _start(self, worker: Place) -> None:
        await worker.start()
        self.statistics.started += 1

    def _fall_back(self, job: Job, why: str) -> tuple[int, str]:
        """Any legal option, the same for the same seed: the game must go on."""
        fallbacks = self.statistics.fallbacks
        fallbacks[why] = fallbacks.get(why, 0) + 1
        return Random(f"fallback/{job.seed}/{job.seat}").choice(job.legal), FALLBACK + why

    # --- replacing and closing -------------------------------------------------------------------------

    def _replace(self, worker: Place) -> None:
        """Kill the process and start another one; the place is free again when that is up."""
        if not self._closed:
            self._beside(self._heal(worker))

    def _beside(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._healing.add(task)
        task.add_done_callback(self._healing.discard)
        return task

    async def _heal(self, worker: Place) -> None:
        await self._restart(worker)
        # If it did not come up, the next job that gets this place tries again.
        self._idle.put_nowait(worker)

    async def _restart(self, worker: Place) -> None:
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
