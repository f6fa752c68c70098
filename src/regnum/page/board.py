"""Who is connected to which page of the browser: notes in its database, and a word to the others.

A page that has ended no longer lives, and is known to be gone at once; one that only sleeps is silent for
longer than its lease (presence.py).
"""

import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from regnum.page.database import PRESENCE, PROCESSES, Database, Span
from regnum.page.writer import Change, View
from regnum.server.store.base import StoreFull, micros, storable
from regnum.server.store.presence import Attending, PresenceListener

HERE: Final = "here"  # the first word of what is said about who is there
NOBODY: Final = "-"

log = logging.getLogger("regnum.server")


class PageBoard:
    """A Board."""

    def __init__(self, process: str, database: Database, change: Callable[[Change], Awaitable[Any]]) -> None:
        self.process = process
        self._database = database
        self._change = change
        self._listeners: list[PresenceListener] = []

    async def renew(self, forget: float) -> dict[str, float]:
        """See Board. Pages that have ended are signed off by whoever notices."""
        living = await self._database.living()
        now = micros(time.time())

        def plan(view: View) -> tuple[dict[str, float], list[tuple[str, str]]]:
            ages = {str(key[0]): (now - int(value)) / 1e6 for key, value in view.span(PROCESSES)}
            ended = {name for name in ages if living is not None and name not in living}
            old = {name for name, age in ages.items() if age > forget}
            gone: list[tuple[str, str]] = []
            for name in (ended | old) - {self.process}:
                view.delete(PROCESSES, name)
            for (table, process), _ in view.span(PRESENCE):
                if process in ended | old and process != self.process:
                    view.delete(PRESENCE, table, process)
                    gone.append((str(table), str(process)))
            view.put(PROCESSES, (self.process,), str(now).encode())
            return {name: age for name, age in ages.items() if name not in ended}, gone

        try:
            ages, gone = await self._change(Change((), plan, [Span(PROCESSES), Span(PRESENCE)]))
        except StoreFull:
            return {}
        for table, process in gone:
            self._tell(table, Attending(process))
            self._say(table, Attending(process))
        return dict(ages)

    async def sign_off(self) -> None:
        """See Board."""

        def plan(view: View) -> list[str]:
            tables = [str(table) for (table, process), _ in view.span(PRESENCE) if process == self.process]
            for table in tables:
                view.delete(PRESENCE, table, self.process)
            view.delete(PROCESSES, self.process)
            return tables

        for table in await self._change(Change((), plan, [Span(PRESENCE)])):
            self._say(table, Attending(self.process))

    async def write(self, changes: Mapping[str, Attending]) -> None:
        """See Board."""

        def plan(view: View) -> None:
            for table, noted in changes.items():
                if noted.is_nobody:
                    view.delete(PRESENCE, table, self.process)
                else:
                    view.put(PRESENCE, (table, self.process), written(noted).encode())

        with contextlib.suppress(StoreFull):  # a full disk keeps nobody from looking at a game
            await self._change(Change((), plan))
        for table, noted in changes.items():
            self._say(table, noted)

    async def read(self, tables: Sequence[str]) -> dict[str, list[Attending]]:
        """See Board."""
        wanted = [table for table in tables if storable(table)]
        found = await self._database.read([Span(PRESENCE, (table,)) for table in wanted])
        return {
            table: [attending(str(key[1]), value.decode()) for key, value in items]
            for table, items in zip(wanted, found, strict=True)
            if items
        }

    def listen(self, callback: PresenceListener, missed: Callable[[], None]) -> None:
        """See Board. Nothing is missed: pages of one browser hear each other."""
        self._listeners.append(callback)

    def hear(self, text: str) -> None:
        """Take what another page has said."""
        _, process, spectators, seats, table = text.split(" ", 4)
        if process != self.process:
            self._tell(table, attending(process, f"{spectators} {seats}"))

    def _say(self, table: str, noted: Attending) -> None:
        self._database.tell(f"{HERE} {noted.process} {written(noted)} {table}")

    def _tell(self, table: str, noted: Attending) -> None:
        for listener in self._listeners:
            try:
                listener(table, noted)
            except Exception:  # one who cannot listen must not keep the others from it
                log.exception("a listener of presence failed")


def written(noted: Attending) -> str:
    return f"{noted.spectators} {','.join(map(str, noted.seats)) or NOBODY}"


def attending(process: str, text: str) -> Attending:
    """Who was noted; spectators and seats, as `written` writes them."""
    spectators, seats = text.split(" ")
    taken = () if seats == NOBODY else tuple(int(seat) for seat in seats.split(","))
    return Attending(process, taken, int(spectators))
