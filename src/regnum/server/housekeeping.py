"""Tables nobody needs any more are deleted, a few at a time: unplayed ones soon, others as the settings say.

Several processes may do this at once: a deletion is refused if the table was used meanwhile, and doing it
twice does nothing. A table somebody is connected to counts as used, in whichever process.
"""

import asyncio
import contextlib
import logging
import time
from typing import Final, NamedTuple

from regnum.kernel.errors import RegnumError
from regnum.server.counting import DAY
from regnum.server.hub import Hub
from regnum.server.store.base import Conflict, NoTable, RegnumStoreError, one_line

log = logging.getLogger("regnum.server")

BATCH: Final = 20
PAUSE: Final = 0.2  # seconds between two batches: those who play must not notice
NEVER_SAT: Final = 1  # the version of a table where nobody ever sat down: it was made, and nothing else
ANY: Final = 2**53


class Rule(NamedTuple):
    """Which tables go: those of a status that nobody has used for so many days."""

    status: str
    days: float
    most: int  # the highest version
    is_sure: bool  # the row is enough; else the table is opened and looked at


class Housekeeper:
    """One task of the server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def rules(self) -> list[Rule]:
        """What the settings ask for; 0 days: keep for ever."""
        s = self.hub.settings
        rules = [
            Rule("open", s.expire_empty_days, NEVER_SAT, is_sure=True),
            Rule("open", s.expire_unstarted_days, ANY, is_sure=False),
            Rule("example", s.expire_examples_days, ANY, is_sure=True),
            Rule("playing", s.keep_unfinished_days, ANY, is_sure=False),
            Rule("over", s.keep_finished_days, ANY, is_sure=True),
        ]
        return [rule for rule in rules if rule.days > 0]

    def interval(self) -> float:
        """Often enough that a table with connections never looks unused to another process."""
        shortest = min((rule.days * DAY for rule in self.rules()), default=float("inf"))
        return max(0.05, min(self.hub.settings.housekeeping, shortest / 4))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.interval())
            try:
                await self.tidy()
            except RegnumStoreError as e:
                log.warning("housekeeping waits for the storage: %s", e)
            except Exception as e:  # tables that stay are no reason to stop
                log.error("housekeeping: %s: %s", type(e).__name__, one_line(e))

    async def tidy(self) -> int:
        """Delete what is due; return how many tables that were."""
        await self._touch()
        deleted = 0
        for rule in self.rules():
            deleted += await self._apply(rule)
        if deleted:
            log.info("%d tables deleted that nobody used any more", deleted)
        return deleted

    async def _touch(self) -> None:
        """Tables somebody is connected to are in use, though nothing may be stored for days."""
        for live in list(self.hub.live.values()):
            if live.connections:
                with contextlib.suppress(Conflict, NoTable):  # Conflict: somebody has just used it
                    await self.hub.store.append(live.row.id, live.room.version, [])

    async def _apply(self, rule: Rule) -> int:
        deleted = 0
        before = time.time() - rule.days * DAY
        passed: set[str] = set()  # those that stay after all
        while True:
            due = await self.hub.store.unused_tables(rule.status, before, BATCH + len(passed), rule.most)
            due = [table_id for table_id in due if table_id not in passed]
            for table_id in due:
                if await self._is_due(table_id, rule) and await self.hub.delete(table_id, before):
                    deleted += 1
                else:
                    passed.add(table_id)
            if len(due) < BATCH:
                return deleted
            await asyncio.sleep(PAUSE)

    async def _is_due(self, table_id: str, rule: Rule) -> bool:
        """Whether a table is what its row says: the row is a help for lists, not the truth."""
        live = self.hub.live.get(table_id)
        if live is not None and live.connections:
            return False
        if rule.is_sure:
            return True
        try:
            return (await self.hub.open(table_id)).room.status == rule.status
        except RegnumError:  # damaged, or of rules we do not know: not ours to throw away
            return False
