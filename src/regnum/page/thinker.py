"""Bots and coach of a page think in a second worker, so that the first always answers at once.

It says and hears the lines of a worker process (ai/worker.py); web/src/engine/thinker.ts carries them.
"""

import asyncio
from typing import Any, Final, Protocol

from pyodide.ffi import create_proxy, to_js

from regnum.ai.jobs import Ready
from regnum.server.bots import Place, Pool

START_SECONDS: Final = 120.0  # on a slow phone Python alone takes many
GRACE: Final = 6.0  # seconds beyond a budget: a phone is slower between two looks at the clock, too


class Hired(Protocol):
    """A second worker, as the first sees it."""

    def say(self, line: Any) -> None: ...
    def end(self) -> None: ...


class Hire(Protocol):
    """Starts one; `heard` gets each line it says, `lost` is called when it has failed."""

    def __call__(self, heard: Any, lost: Any) -> Hired: ...


class WebWorker(Place):
    """A place for a second worker."""

    def __init__(self, hire: Hire) -> None:
        super().__init__()
        self._hire = hire
        self._worker: Hired | None = None
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._proxies: list[Any] = []
        self._is_ready = False

    @property
    def is_alive(self) -> bool:
        """See Place."""
        return self._is_ready

    async def start(self) -> None:
        """See Place."""
        self.knows = set()
        lines = self._lines = asyncio.Queue()
        self._proxies = [
            create_proxy(lambda line: lines.put_nowait(line.to_bytes())),
            create_proxy(lambda: lines.put_nowait(None)),
        ]
        self._worker = self._hire(*self._proxies)
        try:
            async with asyncio.timeout(START_SECONDS):
                await self.hear(Ready)
        except BaseException:
            self.kill()
            raise
        self._is_ready = True

    async def write(self, line: bytes) -> None:
        """See Place."""
        if self._worker is None:
            raise BrokenPipeError
        self._worker.say(to_js(line))

    async def read(self) -> bytes:
        """See Place."""
        line = await self._lines.get()
        if line is None:
            self._is_ready = False
            raise EOFError
        return line

    def kill(self) -> None:
        """See Place."""
        self._is_ready = False
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()
            self._lines.put_nowait(None)
            for proxy in self._proxies:
                proxy.destroy()

    async def stop(self, patience: float) -> None:
        """See Place: it has nothing to finish."""
        self.kill()


def pool(hire: Hire) -> Pool:
    """One place; it starts when it is first needed."""
    return Pool([WebWorker(hire)], grace=GRACE, start_grace=START_SECONDS)
