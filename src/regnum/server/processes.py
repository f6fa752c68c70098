"""Worker processes that think for bots, and the pool of them (bots.py)."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

from regnum.ai.jobs import Ready
from regnum.server.bots import BUSY_SECONDS, GRACE, Place, Pool

COMMAND = (sys.executable, "-m", "regnum.ai.worker")

START_SECONDS = 30.0  # for a worker to come up


class WorkerProcess(Place):
    """One place of the pool, with the process that works there at present."""

    def __init__(self, command: Sequence[str], start_seconds: float = START_SECONDS) -> None:
        super().__init__()
        self.command = command
        self.start_seconds = start_seconds
        self.process: Process | None = None
        self.is_ready = False

    @property
    def pid(self) -> int | None:
        return self.process.pid if self.is_alive and self.process is not None else None

    @property
    def is_alive(self) -> bool:
        return self.is_ready and self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """See Place."""
        self.knows = set()
        self.process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        try:
            async with asyncio.timeout(self.start_seconds):
                await self.hear(Ready)
        except BaseException:
            self.kill()
            raise
        self.is_ready = True

    async def write(self, line: bytes) -> None:
        """See Place."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        await self.process.stdin.drain()

    async def read(self) -> bytes:
        """See Place."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    def kill(self) -> None:
        """See Place."""
        self.is_ready = False
        if self.process is not None and self.process.returncode is None:
            # Not `process.kill()`: it may reap the process before asyncio does, which then complains.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)

    async def stop(self, patience: float) -> None:
        """See Place."""
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


class BotPool(Pool):
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
        self.processes = [WorkerProcess(command, start_seconds) for _ in places]
        super().__init__(self.processes, grace=grace, busy_seconds=busy_seconds)


def default_workers() -> int:
    """One core is left to the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)
