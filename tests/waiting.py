"""Waiting until something is so: the one place where tests let time pass.

A test never guesses how long something takes: it waits for what it wants to see, with a patience that only
a machine that hangs uses up.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

PATIENCE = 120.0
PAUSE = 0.01


async def until(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something is so while other tasks go on."""
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(PAUSE)


async def until_told(ask: Callable[[], Awaitable[bool]], patience: float = PATIENCE) -> None:
    """Wait until somebody who has to be asked says yes."""
    async with asyncio.timeout(patience):
        while not await ask():
            await asyncio.sleep(PAUSE)


def wait_until(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something is so, where no loop runs."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(PAUSE)
