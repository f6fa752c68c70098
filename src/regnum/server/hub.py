"""The tables of one server process: opens them, carries out commands durably, tells everybody.

A command is planned, its entries are stored under the version they were planned for,
and only then applied, acknowledged and told. If another process was faster, the missing entries
are read and the command is planned again.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from regnum.ai.standing import make_ready
from regnum.kernel.errors import RegnumError
from regnum.server import snapshot
from regnum.server.archive import keep_end, require_playable
from regnum.server.attendance import Attendance
from regnum.server.blanking import rewrite
from regnum.server.budget import require_room
from regnum.server.catalogue import Offered
from regnum.server.counting import TableCount
from regnum.server.damage import Damage
from regnum.server.entries.absence import CALLS_BOTS
from regnum.server.entries.erasing import Deleted, is_blank_since, is_deleted
from regnum.server.entries.rules import RulesMoved
from regnum.server.entries.skipping import SkipTime
from regnum.server.entries.stored import read, written
from regnum.server.fairness import new_secret
from regnum.server.listing import summary
from regnum.server.live import Live
from regnum.server.loading import components_of, load_room
from regnum.server.making import new_row
from regnum.server.past import pieces_after
from regnum.server.refusal import Busy, Damaged, NotFound, Refused, StorageFull
from regnum.server.room import Command, Created, Entry, Happening, new_room
from regnum.server.seats import Observer
from regnum.server.settings import Settings
from regnum.server.store.base import Conflict, NoTable, RegnumStoreError, Store, StoreBusy, StoreFull
from regnum.server.watch import Watch

T = TypeVar("T")
Done = Callable[[int], None] | None  # gets the version at which something is durable

ATTEMPTS = 20  # every lost race means that somebody else got on


class Hub:
    """All tables of this process that are in memory, and the way to the others."""

    def __init__(self, store: Store, offered: Offered, settings: Settings, is_shared: bool = False) -> None:
        self.store = store
        self.offered = offered
        self.settings = settings
        self.is_shared = is_shared  # other processes serve the same tables
        self.live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.count = TableCount(store, settings)
        self._damage = Damage()
        self.watch = Watch()
        self.on_change: list[Callable[[Live, list[Happening]], None]] = []
        self.on_delete: list[Callable[[str], None]] = []
        board = store.board if is_shared else None
        self.attendance = Attendance(board, self.live, settings.lease, self.spawn)
        store.listen(self._appended_elsewhere)

    # --- opening -----------------------------------------------------------------------------------

    async def open(self, table_id: str) -> Live:
        """The table with this id; raises NotFound. Those who ask at the same time get the same one."""
        found = self.live.get(table_id)
        while found is None or found.is_gone:  # gone: it left the memory before we had our turn
            task = self._opening.get(table_id)
            if task is None:
                task = self.spawn(self._load(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    async def open_code(self, code: str) -> Live:
        row = await self.store.table_by_code(code)
        if row is None:
            raise NotFound("error-no-code")
        return await self.open(row.id)

    async def _load(self, table_id: str) -> Live:
        try:
            return await self._load_once(table_id)
        except (RegnumError, RegnumStoreError):
            raise
        except Exception as e:
            live = self.live.get(table_id)
            if live is None or not live.is_from_snapshot:
                raise
            self._distrust(live, e)
            return await self._load_once(table_id)

    async def _load_once(self, table_id: str) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("error-no-table")
        try:
            trust = self._damage.is_trusted(row)
            loaded = await load_room(self.store, self.offered, row, self.settings.past_page, trust)
        except Damaged as e:
            self._damage.say(row, e)
            raise
        room = loaded.room
        if is_deleted(room):  # stopped between saying so and doing it
            await self.delete(table_id)
            raise NotFound("error-no-table")
        live = Live(row, room, loaded.snapshot, loaded.told)
        live.jumps = len(self.watch.jumps)
        self.live[table_id] = live
        if loaded.is_stale:
            self._damage.trust(row)
            self.spawn(self.save(live))
        if self.is_shared:  # what was stored while we were reading
            await self._follow(live)
            await self.attendance.read(live)
        if room.config.rules != room.spec.rules_version and not room.is_only_shown:
            await self._move(live)
        if room.filed_as != row.status and room.halt is None:  # stopped between an entry and its row
            await self._note(live)
        if is_blank_since(room, loaded.snapshot):  # the same with what somebody deleted
            await self.blank(live)
        if room.filed_as == "over":
            self.spawn(keep_end(self.store, self.offered, live.row, room))
        self._changed(live, [])
        return live

    def _distrust(self, live: Live, error: Exception) -> None:
        """Something broke inside a room: read it again, from its entries alone."""
        self._damage.distrust(live.row, error)
        self._drop(live)

    async def _move(self, live: Live) -> None:
        """Note that the game goes on under newer rules, under which it was found to be the same."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                played, ours = live.room.config.rules, live.room.spec.rules_version
                if played == ours or await self._append(live, [RulesMoved(played, ours)], time.time()):
                    break
        await self.save(live)

    # --- making tables --------------------------------------------------------------------------------

    async def create(
        self, config: Created, listed: bool, more: Sequence[Entry] = (), chosen: str = ""
    ) -> Live:
        """Store a new table with its first entries; raises Full.

        `chosen`: its id, where that is not left to chance; if there is such a table already, that one.
        """
        await self.count.require()
        now = time.time()
        tables = self.offered.by_fingerprint(config.game, config.fingerprint)
        secret = new_secret()
        while True:
            table_id = chosen or secrets.token_urlsafe(16)
            room = new_room(table_id, tables, secret, config, now)
            for entry in more:
                room.apply(entry, now)
            row = new_row(room, listed, now)
            with contextlib.suppress(Conflict):  # the code is taken: once in many millions
                row = await self.store.create_table(row, [written(entry, now) for entry in (config, *more)])
                break
            if chosen and await self.store.table(chosen) is not None:
                return await self.open(chosen)
        self.count.made()
        live = Live(row, room, 0, 0)
        live.jumps = len(self.watch.jumps)
        self.live[table_id] = live
        self._changed(live, room.stream)
        return live

    # --- carrying out commands --------------------------------------------------------------------------

    async def act(self, table_id: str, command: Command, seats: Observer = (), done: Done = None) -> int:
        """Carry out a command of whoever holds `seats`; return the version at which it is durable.

        `done` gets it at once, so that an answer goes out together with what happened. Raises what
        planning it raises.
        """
        # A client that hangs up must not stop us between storing and applying.
        return await asyncio.shield(self.spawn(self.carry_out(table_id, command, seats, done)))

    async def carry_out(
        self, table_id: str, command: Command, seats: Observer = (), done: Done = None
    ) -> int:
        """The same for a task that nobody cancels while the server runs."""
        version = await self._carried_out(table_id, command, seats)
        if done is not None:
            done(version)
        return version

    async def _carried_out(self, table_id: str, command: Command, seats: Observer) -> int:
        for _ in range(ATTEMPTS):
            live = await self.open(table_id)
            if isinstance(command, CALLS_BOTS) and live.room.match is not None:
                await asyncio.to_thread(make_ready, live.room.spec, live.room.tables)  # not in the loop
            async with live.lock:
                if live.is_gone:
                    continue
                now = self.watch.look()
                if not await self._forgive(live, now):
                    continue
                if live.room.is_only_shown:
                    require_playable(live.room, command)
                try:
                    entries = command.plan(live.room, seats, now)
                except RegnumError:
                    raise
                except Exception as e:
                    if not live.is_from_snapshot:
                        raise
                    self._distrust(live, e)
                    continue
                if not entries:
                    return live.room.version
                require_room(live.room, entries, self.settings)
                if await self._append(live, entries, now):
                    return live.room.version
        raise Busy

    async def _forgive(self, live: Live, now: float) -> bool:
        """Note the jumps of the time of day before anything is judged by it; False if somebody was faster."""
        while live.jumps < len(self.watch.jumps):
            entries = SkipTime(*self.watch.jumps[live.jumps]).plan(live.room, (), now)
            if entries and not await self._append(live, entries, now):
                return False
            live.jumps += 1
        return True

    async def _append(self, live: Live, entries: Sequence[Entry], at: float) -> bool:
        """Store and apply; False if somebody else was faster."""
        try:
            stored = [written(entry, at) for entry in entries]
            await self.store.append(live.row.id, live.room.version, stored)
        except Conflict:
            await self.catch_up(live)
            return False
        except StoreBusy:
            self._drop(live)  # it may be stored or not: read it again
            raise Busy from None
        except StoreFull:
            raise StorageFull from None
        except NoTable:
            self._drop(live)
            raise NotFound("error-no-table") from None
        self._apply(live, entries, at)
        return True

    def _apply(self, live: Live, entries: Sequence[Entry], at: float) -> None:
        try:
            happenings = [live.room.apply(entry, at) for entry in entries]
        except Exception as e:  # stored and not applied: whoever comes next reads it again
            self._distrust(live, e)
            raise
        live.used = time.monotonic()
        live.tell(happenings)
        if any(entry.changes_owners for entry in entries):
            self.attendance.changed(live)
        self._changed(live, happenings)
        if live.room.filed_as != live.row.status or any(entry.changes_table for entry in entries):
            self.spawn(self._note(live))
        if live.room.version - live.snapshot >= self.settings.snapshot_every or live.room.status == "over":
            self.spawn(self.save(live))
        if live.room.filed_as == "over" and any(entry.may_end for entry in entries):
            self.spawn(keep_end(self.store, self.offered, live.row, live.room))
        if any(isinstance(entry, Deleted) for entry in entries):
            self._drop(live, NotFound("error-table-deleted"))

    async def catch_up(self, live: Live) -> None:
        """Read and apply what another process has stored (under the table's lock)."""
        for stored in await self.store.entries(live.row.id, live.room.version):
            if stored.seq > live.room.version + 1:
                self._drop(live)
                raise Damaged(live.row.code, f"entry {live.room.version + 1} is missing")
            if stored.seq == live.room.version + 1:
                entry, at = read(stored.data)
                self._apply(live, [entry], at)

    def _appended_elsewhere(self, table_id: str, version: int) -> None:
        live = self.live.get(table_id)
        if live is not None and version > live.room.version:
            self.spawn(self._follow(live, version))

    async def _follow(self, live: Live, told: int = 0) -> None:
        async with live.lock:
            if live.is_gone or 0 < told <= live.room.version:
                return
            try:
                await self.catch_up(live)
                if live.room.version < told and await self.store.table(live.row.id) is None:
                    self._drop(live, NotFound("error-table-deleted"))
            except Damaged as e:
                self._damage.say(live.row, e)
            except RegnumStoreError:
                if not told:
                    raise
                self._drop(live)  # nobody knows what has happened there: whoever comes back reads it anew

    # --- deleting ------------------------------------------------------------------------------------------

    async def blank(self, live: Live) -> None:
        """Store a table again without what was deleted, with a new snapshot; again does nothing."""
        await self._note(live)  # its row has the names, too
        await rewrite(self.store, live.row.id)
        if live.room.told_before == 0:  # else whoever opens it next reads its entries, and keeps them again
            live.snapshot = live.told = 0
            await self.save(live)

    # --- housekeeping --------------------------------------------------------------------------------------

    async def _note(self, live: Live) -> None:
        """Bring the table's row up to date: a help for lists, not the truth."""
        async with live.lock:
            told = {**summary(live.room), "components": components_of(live.row)}
            row = msgspec.structs.replace(live.row, status=live.room.filed_as, summary=told)
            with contextlib.suppress(Conflict, StoreBusy, StoreFull, NoTable):
                await self.store.append(row.id, live.room.version, [], status=row.status, summary=told)
                live.row = row  # only now: what was not stored is noted next time

    async def save(self, live: Live) -> None:
        """Save a snapshot."""
        version = live.room.version
        if version > live.snapshot and not live.room.is_only_shown:
            live.snapshot = version
            told = pieces_after(live.room, live.told)
            with contextlib.suppress(StoreBusy, StoreFull, NoTable):
                await self.store.save_snapshot(live.row.id, version, snapshot.dump(live.room), told)
                live.told = max(live.told, version)

    async def evict(self, live: Live) -> None:
        """Let a table nobody looks at leave the memory."""
        async with live.lock:
            if not live.connections and not live.is_gone:
                if live.room.match is not None:
                    await self._forgive(live, self.watch.look())
                    await self.save(live)
                if not live.connections:  # somebody may have come meanwhile
                    self._drop(live)

    async def delete(self, table_id: str, unused_since: float | None = None) -> bool:
        """Delete a table for good, unless somebody is connected to it (or has used it since then)."""
        live = self.live.get(table_id)
        if live is None:
            is_gone = await self.store.delete_table(table_id, unused_since)
        else:
            async with live.lock:
                if live.connections:
                    return False
                self._drop(live)
                is_gone = await self.store.delete_table(table_id, unused_since)
        if is_gone:
            self.count.left()
            opened = self.live.get(table_id)
            if opened is not None:  # by somebody who came while it was deleted
                self._drop(opened)
            for forget in self.on_delete:
                forget(table_id)
        return is_gone

    def _drop(self, live: Live, why: Refused | None = None) -> None:
        """Let a table leave the memory; those who watch it come back and read it anew, or hear why not."""
        live.is_gone = True
        live.quiet()
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        for connection in list(live.connections):
            if why is None:
                connection.drop()
            else:
                connection.shut(why)

    def _changed(self, live: Live, happenings: list[Happening]) -> None:
        for change in self.on_change:
            change(live, happenings)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside; it is remembered until it ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Finish what is under way."""
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=5)
        for task in list(self._tasks):
            task.cancel()
