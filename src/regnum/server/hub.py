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

from regnum.kernel.errors import RegnumError
from regnum.server import snapshot
from regnum.server.archive import keep_end, kept_end, require_playable
from regnum.server.catalogue import Offered
from regnum.server.entries.rules import RulesMoved
from regnum.server.entries.stored import read, written
from regnum.server.fairness import new_secret
from regnum.server.live import Live
from regnum.server.protocol import CODE_LETTERS
from regnum.server.refusal import Busy, Full, NotFound, Refused
from regnum.server.replaying import replayed
from regnum.server.room import Command, Created, Entry, Happening, Room, new_room
from regnum.server.seats import Observer
from regnum.server.settings import Settings
from regnum.server.store.base import Conflict, NoTable, Store, StoreBusy, TableRow
from regnum.server.telling import summary

T = TypeVar("T")

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
        self.on_change: list[Callable[[Live, list[Happening]], None]] = []
        store.listen(self._appended_elsewhere)

    # --- opening -----------------------------------------------------------------------------------

    async def open(self, table_id: str) -> Live:
        """The table with this id; raises NotFound. Those who ask at the same time get the same one."""
        found = self.live.get(table_id)
        if found is None:
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
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("error-no-table")
        room, saved = await self._room(row)
        live = Live(row, room, saved)
        self.live[table_id] = live
        if self.is_shared:  # what was stored while we were reading
            await self._follow(live)
        if room.config.rules != room.spec.rules_version and not room.is_only_shown:
            await self._move(live)
        if room.status != row.status and room.halt is None:  # stopped between an entry and its row
            await self._note(live)
        if room.status == "over":
            self.spawn(keep_end(self.store, room))
        for change in self.on_change:
            change(live, [])
        return live

    async def _room(self, row: TableRow) -> tuple[Room, int]:
        """The room from its snapshot, if that can be used, and the entries after it."""
        kept = await self.store.snapshot(row.id)
        entries = await self.store.entries(row.id, kept[0] if kept is not None else 0)
        if kept is not None:
            with contextlib.suppress(ValueError, TypeError, msgspec.MsgspecError, RegnumError, LookupError):
                tables = self.offered.by_fingerprint(row.game, components_of(row))
                room = snapshot.load(row.id, tables, row.secret, kept[1])
                for stored in entries:
                    room.apply(*read(stored.data))
                return room, kept[0]
            entries = await self.store.entries(row.id)
        final = await kept_end(self.store, row.id)
        return replayed(row, self.offered, [stored.data for stored in entries], kept, final), 0

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
        if await self.store.count_tables() >= self.settings.tables:
            raise Full
        now = time.time()
        tables = self.offered.tables(config.game, config.components)
        secret = new_secret()
        while True:
            table_id = chosen or secrets.token_urlsafe(16)
            room = new_room(table_id, tables, secret, config, now)
            for entry in more:
                room.apply(entry, now)
            row = TableRow(
                id=table_id,
                code="".join(secrets.choice(CODE_LETTERS) for _ in range(6)),
                game=config.game,
                listed=listed,
                status=room.status,
                created=now,
                updated=now,
                version=room.version,
                summary={**summary(room), "components": tables.fingerprint},
                secret=secret,
            )
            with contextlib.suppress(Conflict):  # the code is taken: once in many millions
                row = await self.store.create_table(row, [written(entry, now) for entry in (config, *more)])
                break
            if chosen and await self.store.table(chosen) is not None:
                return await self.open(chosen)
        live = Live(row, room, 0)
        self.live[table_id] = live
        self._changed(live, room.stream)
        return live

    # --- carrying out commands --------------------------------------------------------------------------

    async def act(self, table_id: str, command: Command, seats: Observer = ()) -> int:
        """Carry out a command of whoever holds `seats`; return the version at which it is durable.

        Raises what planning it raises.
        """
        # A client that hangs up must not stop us between storing and applying.
        return await asyncio.shield(self.spawn(self._act(table_id, command, seats)))

    async def _act(self, table_id: str, command: Command, seats: Observer) -> int:
        for _ in range(ATTEMPTS):
            live = await self.open(table_id)
            async with live.lock:
                if live.is_gone:
                    continue
                now = time.time()
                if live.room.is_only_shown:
                    require_playable(live.room, command)
                entries = command.plan(live.room, seats, now)
                if not entries:
                    return live.room.version
                if live.room.version + len(entries) > self.settings.entries_limit:
                    raise Refused("error-table-full")
                if await self._append(live, entries, now):
                    return live.room.version
        raise Busy

    async def _append(self, live: Live, entries: Sequence[Entry], at: float) -> bool:
        """Store and apply; False if somebody else was faster."""
        try:
            stored = [written(entry, at) for entry in entries]
            await self.store.append(live.row.id, live.room.version, stored)
        except Conflict:
            await self._catch_up(live)
            return False
        except StoreBusy:
            self._drop(live)  # it may be stored or not: read it again
            raise Busy from None
        except NoTable:
            self._drop(live)
            raise NotFound("error-no-table") from None
        self._apply(live, entries, at)
        return True

    def _apply(self, live: Live, entries: Sequence[Entry], at: float) -> None:
        happenings = [live.room.apply(entry, at) for entry in entries]
        live.used = time.monotonic()
        live.tell(happenings)
        self._changed(live, happenings)
        if live.room.status != live.row.status or any(entry.changes_table for entry in entries):
            self.spawn(self._note(live))
        if live.room.version - live.snapshot >= self.settings.snapshot_every or live.room.status == "over":
            self.spawn(self.save(live))
        if live.room.status == "over" and any(entry.may_end for entry in entries):
            self.spawn(keep_end(self.store, live.room))

    async def _catch_up(self, live: Live) -> None:
        """Read and apply what another process has stored (under the table's lock)."""
        for stored in await self.store.entries(live.row.id, live.room.version):
            if stored.seq == live.room.version + 1:
                entry, at = read(stored.data)
                self._apply(live, [entry], at)

    def _appended_elsewhere(self, table_id: str, version: int) -> None:
        live = self.live.get(table_id)
        if live is not None and version > live.room.version:
            self.spawn(self._follow(live))

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            if not live.is_gone:
                await self._catch_up(live)

    # --- housekeeping --------------------------------------------------------------------------------------

    async def _note(self, live: Live) -> None:
        """Bring the table's row up to date: a help for lists, not the truth."""
        async with live.lock:
            told = {**summary(live.room), "components": components_of(live.row)}
            live.row = msgspec.structs.replace(live.row, status=live.room.status, summary=told)
            with contextlib.suppress(Conflict, StoreBusy, NoTable):
                await self.store.append(
                    live.row.id, live.room.version, [], status=live.row.status, summary=told
                )

    async def save(self, live: Live) -> None:
        """Save a snapshot."""
        version = live.room.version
        if version > live.snapshot and not live.room.is_only_shown:
            live.snapshot = version
            with contextlib.suppress(StoreBusy, NoTable):
                await self.store.save_snapshot(live.row.id, version, snapshot.dump(live.room))

    async def evict(self, live: Live) -> None:
        """Let a table nobody looks at leave the memory."""
        async with live.lock:
            if not live.connections and not live.is_gone:
                if live.room.match is not None:
                    await self.save(live)
                self._drop(live)

    def _drop(self, live: Live) -> None:
        live.is_gone = True
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        for connection in list(live.connections):
            connection.drop()

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


def components_of(row: TableRow) -> str:
    return str(row.summary.get("components", ""))
