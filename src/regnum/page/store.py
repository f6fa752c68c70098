"""The store of a page: the same rows, entries, versions and snapshots as a server's, in the browser.

Every page of the browser is a process like those of a server at PostgreSQL: what one appends the others hear.
A page has hundreds of tables at most, so lists of them are made by reading all their rows.
"""

import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from regnum.page.board import PageBoard
from regnum.page.database import (
    CODES,
    ENTRIES,
    FINALS,
    NOTICES,
    SCORES,
    SECRETS,
    SNAPSHOTS,
    TABLES,
    TOLD,
    Database,
    Key,
    Span,
)
from regnum.page.notices import PageNotices
from regnum.page.results import PageResults
from regnum.page.rows import (
    ENCODER,
    LINE,
    NUMBER,
    ROW,
    SCORE,
    Row,
    line_of,
    number_of,
    numbered,
    require_table,
    row_bytes,
    row_in,
    row_values,
)
from regnum.page.writer import Change, View, Writer
from regnum.server.store.base import (
    PAGE,
    Composed,
    Conflict,
    Data,
    Listener,
    NoTable,
    Piece,
    RegnumStoreError,
    StoredEntry,
    StoreFull,
    TableRow,
    bounded,
    encoded,
    listed_of,
    micros,
    moved_on,
    one_line,
    pieces_of,
    require_past,
    require_storable,
    score_of,
    score_values,
    seconds,
    snapshot_of,
    storable,
    table_of,
    table_values,
)
from regnum.server.store.presence import Board
from regnum.server.store.seal import sealed

MOVED: Final = "moved"  # the first word of what is said about an append
IN_USE: Final = ("open", "playing", "example")

log = logging.getLogger("regnum.server")


class PageStore(PageNotices, PageResults, Composed):
    """A Store over a Database."""

    def __init__(self, database: Database, on_full: Callable[[], None] | None = None) -> None:
        """`on_full` is called when there was no room for what a player wants."""
        self._database = database
        self._writer = Writer(database)
        self._on_full = on_full
        self._process = secrets.token_hex(8)
        self._callbacks: list[Listener] = []
        self._board = PageBoard(self._process, database, self._change)
        self.board: Board | None = self._board
        self._is_open = False
        database.listen(self._heard)

    @property
    def transactions(self) -> int:
        """How many transactions were written since the store was made."""
        return self._writer.transactions

    # Opening and closing

    async def open(self) -> None:
        """See Store."""
        await self._database.open()
        await self._database.live_as(self._process)
        self._is_open = True

    async def close(self) -> None:
        """See Store."""
        self._is_open = False
        await self._writer.stop()
        await self._database.close()

    # Asking the database

    async def _change(self, change: Change) -> Any:
        self._require_open()
        return await self._writer.submit(change)

    async def _must(self, change: Change) -> Any:
        """Write something that a player waits for."""
        try:
            return await self._change(change)
        except StoreFull:
            if self._on_full is not None:
                self._on_full()
            raise

    async def _read(self, room: str, *prefix: str | int, after: Key | None = None, limit: int = 0) -> Any:
        self._require_open()
        (found,) = await self._database.read([Span(room, prefix, after, limit)])
        return found

    async def _value(self, room: str, *key: str | int) -> bytes | None:
        found = await self._read(room, *key)
        return found[0][1] if found else None

    def _require_open(self) -> None:
        if not self._is_open:
            raise RegnumStoreError("The store is not open.")

    # Listening

    def listen(self, callback: Listener) -> None:
        """See Store."""
        self._callbacks.append(callback)

    def _heard(self, text: str) -> None:
        word, _, said = text.partition(" ")
        if word != MOVED:
            self._board.hear(text)
            return
        version, table_id = said.split(" ", 1)
        for callback in self._callbacks:
            try:
                callback(table_id, int(version))
            except Exception:  # one who cannot listen must not keep the others from it
                log.exception("a listener of the store failed")

    # Tables

    async def put_table(self, row: TableRow, entries: Sequence[StoredEntry]) -> TableRow:
        """See Store."""
        require_past(row, entries)
        values = table_values(row)
        lines = [(entry.seq, line_of(micros(entry.at), encoded(entry.data))) for entry in entries]

        def plan(view: View) -> None:
            if view.get(TABLES, row.id) is not None or view.get(CODES, row.code) is not None:
                raise Conflict(f"there is a table with the id {row.id} or the code {row.code}")
            view.put(TABLES, (row.id,), row_bytes(values))
            view.put(CODES, (row.code,), row.id.encode())
            for seq, line in lines:
                view.put(ENTRIES, (row.id, seq), line)

        await self._must(Change([(TABLES, (row.id,)), (CODES, (row.code,))], plan))
        return table_of(values)

    async def append(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[Data],
        *,
        status: str | None = None,
        summary: Data | None = None,
    ) -> int:
        """See Store."""
        if not storable(table_id):
            raise moved_on(table_id, None, expected)
        require_storable(status or "")
        at = micros(time.time())
        lines = [line_of(at, encoded(data)) for data in entries]
        text = None if summary is None else encoded(summary)

        def plan(view: View) -> int:
            row = row_in(view, table_id)
            version = None if row is None else row.version
            if row is None or version != expected:
                raise moved_on(table_id, version, expected)
            row.version += len(lines)
            row.updated = at
            row.status = row.status if status is None else status
            row.summary = row.summary if text is None else text
            view.put(TABLES, (table_id,), ENCODER.encode(row))
            for seq, line in enumerate(lines, expected + 1):
                view.put(ENTRIES, (table_id, seq), line)
            return row.version

        version: int = await self._must(Change([(TABLES, (table_id,))], plan))
        if lines:
            self._database.tell(f"{MOVED} {version} {table_id}")
        return version

    async def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """See Store."""
        if not storable(table_id):
            return []
        found = await self._read(ENTRIES, table_id, after=(table_id, bounded(after)))
        read = (LINE.decode(line) for _, line in found)
        return [
            StoredEntry(key[1], seconds(at), data) for (key, _), (at, data) in zip(found, read, strict=True)
        ]

    async def table(self, table_id: str) -> TableRow | None:
        """See Store."""
        value = await self._value(TABLES, table_id) if storable(table_id) else None
        return None if value is None else table_of(row_values(value))

    async def table_by_code(self, code: str) -> TableRow | None:
        """See Store."""
        table_id = await self._value(CODES, code) if storable(code) else None
        return None if table_id is None else await self.table(table_id.decode())

    async def _rows(self) -> list["Row"]:
        """All rows that can be read: one that is damaged hides no other."""
        rows: list[Row] = []
        for key, value in await self._read(TABLES):
            try:
                rows.append(ROW.decode(value))
            except msgspec.MsgspecError as error:
                log.warning("the row of table %s is damaged: %s", key[0], one_line(error))
        return rows

    async def open_tables(self, limit: int) -> list[TableRow]:
        """See Store."""
        rows = [row for row in await self._rows() if row.listed and row.status != "over"]
        rows.sort(key=lambda row: (-row.created, row.id))
        return listed_of([msgspec.structs.astuple(row) for row in rows[: bounded(limit)]])

    async def count_tables(self) -> int:
        """See Store."""
        return len(await self._rows())

    async def count_live(self, since: float) -> int:
        """See Store."""
        return sum(1 for row in await self._rows() if row.status in IN_USE and row.updated >= micros(since))

    async def unused_tables(self, status: str, before: float, limit: int, most: int = 2**53) -> list[str]:
        """See Store."""
        at = micros(before)
        rows = [row for row in await self._rows() if row.status == status and row.version <= most]
        unused = [row for row in rows if row.created < at and row.updated < at]
        return [row.id for row in sorted(unused, key=lambda row: row.created)[: bounded(limit)]]

    async def delete_table(self, table_id: str, unused_since: float | None = None) -> bool:
        """See Store."""
        if not storable(table_id):
            return False
        newest = 2**62 if unused_since is None else micros(unused_since)

        def plan(view: View) -> bool:
            row = row_in(view, table_id)
            if row is None or row.updated > newest:
                return False
            for room in (ENTRIES, SNAPSHOTS, TOLD, FINALS, SCORES, NOTICES, TABLES):
                view.delete(room, table_id)
            view.delete(CODES, row.code)
            return True

        return bool(await self._change(Change([(TABLES, (table_id,))], plan)))

    async def ping(self) -> None:
        """See Store."""
        await self._read(SECRETS, limit=1)

    async def all_tables(self) -> AsyncIterator[TableRow]:
        """See Store."""
        found = await self._read(TABLES, limit=PAGE)
        while found:
            for _, value in found:
                yield table_of(row_values(value))
            found = await self._read(TABLES, after=found[-1][0], limit=PAGE)

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """See NoticeStore."""
        wanted = [table_id for table_id in table_ids if storable(table_id)]
        if not wanted:
            return {}
        found = await self._database.read([Span(TABLES, (table_id,)) for table_id in wanted])
        rows = [ROW.decode(items[0][1]) for items in found if items]
        return {row.id: row.version for row in rows}

    async def blank(self, table_id: str, entries: Mapping[int, Data]) -> None:
        """See Store."""
        texts = {seq: encoded(data) for seq, data in entries.items()}

        def plan(view: View) -> None:
            require_table(view, table_id)
            for seq, text in texts.items():
                line = view.get(ENTRIES, table_id, seq)
                if line is not None:
                    view.put(ENTRIES, (table_id, seq), line_of(LINE.decode(line)[0], text))
            view.delete(SNAPSHOTS, table_id)
            view.delete(TOLD, table_id)
            for key, value in view.span(SCORES, table_id):
                row = msgspec.structs.replace(score_of(SCORE.decode(value)), name="")
                view.delete(SCORES, *key)
                view.put(SCORES, (*key[:3], ""), ENCODER.encode(score_values(row)))

        lines = [(ENTRIES, (table_id, seq)) for seq in texts]
        await self._change(Change([(TABLES, (table_id,)), *lines], plan, [Span(SCORES, (table_id,))]))

    # What is kept beside the entries

    async def save_snapshot(
        self, table_id: str, version: int, data: bytes, told: Sequence[Piece] = ()
    ) -> None:
        """See Store."""
        kept = numbered(version, sealed(table_id, version, data)) if storable(table_id) else b""

        def plan(view: View) -> None:
            require_table(view, table_id)
            before = view.get(SNAPSHOTS, table_id)
            if before is None or number_of(before) <= version:
                view.put(SNAPSHOTS, (table_id,), kept)
            for one in told:
                piece = view.get(TOLD, table_id, one.last)
                if piece is None or one.first <= number_of(piece):
                    value = numbered(one.first, sealed(table_id, one.last, one.data))
                    view.put(TOLD, (table_id, one.last), value)

        pieces = [(TOLD, (table_id, one.last)) for one in told]
        await self._about(table_id, plan, (SNAPSHOTS, (table_id,)), *pieces)

    async def _about(self, table_id: str, plan: Callable[[View], Any], *more: tuple[str, Key]) -> Any:
        """Change something about a table, which must be there."""
        if not storable(table_id):
            raise NoTable(f"there is no table {table_id}")
        return await self._change(Change([(TABLES, (table_id,)), *more], plan))

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """See Store."""
        value = await self._value(SNAPSHOTS, table_id) if storable(table_id) else None
        return None if value is None else snapshot_of(table_id, number_of(value), value[NUMBER:])

    async def told(self, table_id: str, after: int) -> list[Piece]:
        """See Store."""
        if not storable(table_id):
            return []
        found = await self._read(TOLD, table_id, after=(table_id, bounded(after)))
        return pieces_of(table_id, [(number_of(value), key[1], value[NUMBER:]) for key, value in found])

    async def save_final(self, table_id: str, data: bytes) -> None:
        """See Store."""

        def plan(view: View) -> None:
            require_table(view, table_id)
            if view.get(FINALS, table_id) is None:
                view.put(FINALS, (table_id,), data)

        await self._about(table_id, plan, (FINALS, (table_id,)))

    async def final(self, table_id: str) -> bytes | None:
        """See Store."""
        return await self._value(FINALS, table_id) if storable(table_id) else None

    async def without_final(self, after: str, limit: int) -> list[str]:
        """See Store."""
        ended = {key[0] for key, _ in await self._read(FINALS)}
        rows = [row.id for row in await self._rows() if row.status == "over" and row.id > after]
        return sorted(table_id for table_id in rows if table_id not in ended)[: bounded(limit)]
