"""How many tables are in use, and who made those where nothing is played: without counting every time."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from regnum.server.refusal import Full, TooManyUnplayed
from regnum.server.settings import Settings
from regnum.server.store.base import RegnumStoreError, Store

DAY: Final = 86_400.0
COUNTED_FOR: Final = 30.0  # seconds a count is good for, at least; what is made here meanwhile is added
SHARE: Final = 0.01  # of the time may go into counting, however many tables there are


class TableCount:
    """The number of tables that are open or playing and were used lately, counted now and then."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.last = 0  # the newest count, however old
        self._good_until = -float("inf")
        self._lock = asyncio.Lock()

    @property
    def is_old(self) -> bool:
        return self.clock() >= self._good_until

    async def get(self) -> int:
        """The number, not too old."""
        if self.is_old:
            async with self._lock:  # one counts for all who wait
                if self.is_old:
                    began = self.clock()
                    self.last = await self.store.count_live(time.time() - self.settings.live_days * DAY)
                    took = self.clock() - began
                    self._good_until = self.clock() + max(COUNTED_FOR, took / SHARE)
        return self.last

    def in_use(self, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> int:
        """How many tables are in use, as counted last; an old count is renewed beside."""

        async def renew() -> None:
            with contextlib.suppress(RegnumStoreError):
                await self.get()

        if self.is_old:
            spawn(renew())
        return self.last

    async def require(self) -> None:
        """Raise Full if there may not be one more."""
        if await self.get() >= self.settings.tables:
            raise Full

    def made(self) -> None:
        self.last += 1

    def left(self) -> None:
        """One was deleted."""
        self.last = max(0, self.last - 1)


class Unplayed:
    """The tables of each address where no game has begun, as far as this process made them."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._made: dict[str, set[str]] = {}  # address -> tables
        self._by: dict[str, str] = {}  # table -> address

    def require(self, address: str) -> None:
        """Raise TooManyUnplayed if the address may not make another one now."""
        if len(self._made.get(address, ())) >= self.limit:
            raise TooManyUnplayed(self.limit)

    def add(self, address: str, table_id: str) -> None:
        self._made.setdefault(address, set()).add(table_id)
        self._by[table_id] = address

    def forget(self, table_id: str) -> None:
        """A game has begun there, or the table is gone."""
        address = self._by.pop(table_id, None)
        if address is not None:
            self._made[address].discard(table_id)
            if not self._made[address]:
                del self._made[address]
