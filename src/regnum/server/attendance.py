"""Who is connected to a table, to whichever process.

Each process notes on a board (store/presence.py) who is connected to it, and hears what the others note.
What it knows of others is kept at the table in memory. A process that is silent for longer than the lease
is dead: who was connected to it is no longer there. Who was silent so long itself (a database that was
away, a machine that slept) cannot tell, and lets the others have a lease to speak up again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from regnum.server.live import Live
from regnum.server.store.base import RegnumStoreError
from regnum.server.store.presence import Attending, Board

log = logging.getLogger("regnum.server")

BEATS: Final = 3  # how often a process says in the time of a lease that it lives
FORGET: Final = 3600.0  # seconds of silence after which the rows of a process are removed
PAGE: Final = 1000  # tables that are read at once

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Attendance:
    """Notes and hears for all tables in the memory of this process; does nothing without a board."""

    def __init__(self, board: Board | None, tables: dict[str, Live], lease: float, spawn: Spawn) -> None:
        self.board = board
        self.tables = tables
        self.lease = lease
        self.process = board.process if board is not None else ""
        self.dead: set[str] = set()  # processes whose rows count for nothing
        self.on_change: list[Callable[[Live], None]] = []
        self._spawn = spawn
        self._written: dict[str, Attending] = {}
        self._unwritten: set[str] = set()
        self._writing = asyncio.Lock()
        self._is_asked = False  # somebody is about to write
        self._merciful_until = 0.0
        self._task: asyncio.Task[None] | None = None
        if board is not None:
            board.listen(self._heard, self._missed)

    # --- living ------------------------------------------------------------------------------------

    async def start(self) -> None:
        if self.board is not None:
            await self._renew(self.board)
            self._task = asyncio.get_running_loop().create_task(self._beat(self.board))

    async def stop(self) -> None:
        """The others need not wait for the end of the lease."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.board is not None:
            with contextlib.suppress(RegnumStoreError):
                await self.board.sign_off()

    async def _beat(self, board: Board) -> None:
        while True:
            await asyncio.sleep(self.lease / BEATS)
            await self._try_to_renew(board)

    async def _try_to_renew(self, board: Board) -> None:
        try:
            await self._renew(board)
            await self._write(board)  # what could not be written before
        except RegnumStoreError as e:
            log.warning("the other processes were not told who is here: %s", type(e).__name__)

    async def _renew(self, board: Board) -> None:
        ages = await board.renew(FORGET)
        own = ages.pop(self.process, None)
        if own is None:  # nobody knew us, or nobody does any more
            self._written.clear()
            self._unwritten.update(self.tables)
        elif own > self.lease:
            self._merciful_until = time.monotonic() + self.lease
        silent = {process for process, age in ages.items() if age > self.lease}
        self._bury(set() if time.monotonic() < self._merciful_until else silent)

    def _bury(self, dead: set[str]) -> None:
        changed = self.dead ^ dead
        self.dead = dead
        if changed:
            for live in list(self.tables.values()):
                if not changed.isdisjoint(live.noted):
                    self._settle(live)

    # --- who is here -------------------------------------------------------------------------------

    def changed(self, live: Live) -> None:
        """Somebody came or went here: let the others know soon."""
        if self.board is None:
            return
        self._unwritten.add(live.row.id)
        if not self._is_asked:
            self._is_asked = True
            self._spawn(self._write_soon(self.board))

    async def announce(self, live: Live) -> None:
        """Let the others know who is here; it is on the board when this returns."""
        if self.board is not None:
            self._unwritten.add(live.row.id)
            await self._write(self.board)

    async def _write_soon(self, board: Board) -> None:
        try:
            await self._write(board)
        except RegnumStoreError as e:  # tried again at the next beat
            log.warning("the other processes were not told who came or went: %s", type(e).__name__)

    async def _write(self, board: Board) -> None:
        """Write what has changed; while one writes, the changes of the next ones gather."""
        async with self._writing:
            self._is_asked = False
            tables, self._unwritten = self._unwritten, set()
            nobody = Attending(self.process)
            present = {table: self._attending(table) for table in tables}
            changes = {
                table: noted for table, noted in present.items() if noted != self._written.get(table, nobody)
            }
            if not changes:
                return
            try:
                await board.write(changes)
            except BaseException:
                self._unwritten |= set(changes)
                raise
            for table, noted in changes.items():
                if noted.is_nobody:
                    self._written.pop(table, None)
                else:
                    self._written[table] = noted

    def _attending(self, table: str) -> Attending:
        live = self.tables.get(table)
        if live is None:
            return Attending(self.process)
        return Attending(self.process, tuple(sorted(live.here_locally())), live.spectators_locally())

    # --- who is elsewhere --------------------------------------------------------------------------

    async def read(self, live: Live) -> None:
        """Look at the board itself: a word of others may be under way, or lost."""
        if self.board is not None:
            await self._read(self.board, [live])

    async def _read(self, board: Board, tables: list[Live]) -> None:
        heard = [live.heard for live in tables]
        found = await board.read([live.row.id for live in tables])
        for live, before in zip(tables, heard, strict=True):
            if live.heard != before:  # newer than what was read, perhaps
                await self._read(board, [live])
                continue
            rows = found.get(live.row.id, [])
            live.noted = {row.process: row for row in rows if row.process != self.process}
            self._settle(live)

    def _heard(self, table: str, noted: Attending) -> None:
        live = self.tables.get(table)
        if live is None:
            return
        live.heard += 1
        if noted.is_nobody:
            live.noted.pop(noted.process, None)
        else:
            live.noted[noted.process] = noted
        self._settle(live)

    def _missed(self) -> None:
        self._spawn(self._hear_again())

    async def _hear_again(self) -> None:
        """The connection to the database was broken: perhaps it was for all."""
        board = self.board
        if board is None or self._task is None:
            return
        await self._try_to_renew(board)
        tables = list(self.tables.values())
        with contextlib.suppress(RegnumStoreError):
            for start in range(0, len(tables), PAGE):
                await self._read(board, tables[start : start + PAGE])

    def _settle(self, live: Live) -> None:
        """Those who count of what was noted; tell it if it is news."""
        before = live.elsewhere
        live.elsewhere = [noted for process, noted in live.noted.items() if process not in self.dead]
        if live.elsewhere != before:
            live.tell_presence()
            for change in self.on_change:
                change(live)

    def is_first(self, live: Live) -> bool:
        """Whether this process comes first of those with connections to a table."""
        return all(self.process < noted.process for noted in live.elsewhere)
