"""Changes of a page's database: those that come while one is written are written together with the next.

A change names what it wants to know, and then makes its writes of that without waiting for anything. If
another page has written meanwhile, it is asked again: of two pages the first one's stands.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from regnum.page.database import Database, Delete, Found, Items, Key, Put, Span, Write
from regnum.server.store.base import RegnumStoreError, StoreFull


class View:
    """What is there, with what earlier changes of the same transaction have written."""

    def __init__(self, spans: Sequence[Span], read: Sequence[Items]) -> None:
        self._now: dict[tuple[str, Key], bytes | None] = {
            (span.room, key): value for span, items in zip(spans, read, strict=True) for key, value in items
        }
        self.writes: list[Write] = []

    def get(self, room: str, *key: str | int) -> bytes | None:
        """The value of a key that was wanted."""
        return self._now.get((room, key))

    def span(self, room: str, *prefix: str | int) -> list[tuple[Key, bytes]]:
        """What was wanted of a room below a prefix, in order."""
        length = len(prefix)
        return sorted(
            (key, value)
            for (where, key), value in self._now.items()
            if where == room and key[:length] == prefix and value is not None
        )

    def put(self, room: str, key: Key, value: bytes) -> None:
        self._now[room, key] = value
        self.writes.append(Put(room, key, value))

    def delete(self, room: str, *prefix: str | int) -> None:
        """Delete all that begins so."""
        for where, key in self._now:
            if where == room and key[: len(prefix)] == prefix:
                self._now[where, key] = None
        self.writes.append(Delete(room, prefix))


class Change(NamedTuple):
    """Something to be written."""

    whole: Sequence[tuple[str, Key]]
    """Keys it wants to know, there or not; they must not have changed when it is written."""
    plan: Callable[[View], Any]
    """Makes the writes and says what the change comes to; what it refuses it refuses before it writes."""
    spans: Sequence[Span] = ()
    """What else it wants to know; of that, what is there must not have changed, and more may have come."""


class Waiting(NamedTuple):
    """Somebody who waits until their change is written."""

    change: Change
    done: asyncio.Future[Any]

    def succeed(self, result: Any) -> None:
        if not self.done.done():  # who asked may have gone
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Writes changes one transaction after another."""

    def __init__(self, database: Database) -> None:
        self.transactions = 0
        self._database = database
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def submit(self, change: Change) -> Any:
        """What the change comes to, once it is durable; raises what it refuses, and RegnumStoreError."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(change, loop.create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._write())
        return await waiting.done

    async def stop(self) -> None:
        """Finish what was asked."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        await asyncio.sleep(0)  # those who ask at the same time are written together
        while self._waiting:
            together, self._waiting = self._waiting, []
            await self._write_together(together)

    async def _write_together(self, together: list[Waiting]) -> None:
        try:
            while not await self._tried(together):
                pass  # every failure means that another page got on
        except StoreFull as error:
            if len(together) == 1:
                together[0].fail(error)
            for waiting in together if len(together) > 1 else ():  # what is small may still fit
                await self._write_together([waiting])
        except RegnumStoreError as error:
            for waiting in together:
                waiting.fail(error)
        except Exception as error:  # a bug: whoever waits must hear of it, and the next ones be written
            for waiting in together:
                waiting.fail(error)

    async def _tried(self, together: list[Waiting]) -> bool:
        """Whether all could be written as it was planned."""
        whole = dict.fromkeys(pair for waiting in together for pair in waiting.change.whole)
        spans = [Span(room, key) for room, key in whole]
        spans += [span for waiting in together for span in waiting.change.spans]
        read = await self._database.read(spans) if spans else []
        view = View(spans, read)
        there = [(span.room, key) for span, items in zip(spans, read, strict=True) for key, _ in items]
        found = [Found(room, key, view.get(room, *key)) for room, key in dict.fromkeys([*whole, *there])]
        results: list[tuple[Waiting, Any]] = []
        for waiting in together:
            before = len(view.writes)
            try:
                results.append((waiting, waiting.change.plan(view)))
            except Exception as error:
                if len(view.writes) > before:
                    raise AssertionError("a change wrote before it refused") from error
                waiting.fail(error)
        if view.writes:
            if not await self._database.commit(found, view.writes):
                # Those that were refused are told already: they were right when they looked.
                together[:] = [waiting for waiting, _ in results]
                return False
            self.transactions += 1
        for waiting, result in results:
            waiting.succeed(result)
        return True
