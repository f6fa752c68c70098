"""Who wants to be told of their turns, in the browser's database: nobody while a page plays alone.

Tables that are brought from a server may have them, and take them along when they go back.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from regnum.page.database import NOTICES, TABLES, Key, Span
from regnum.page.writer import Change, View
from regnum.server.store.base import NoTable, TableRow, storable
from regnum.server.store.notices import NoticeRow

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(NoticeRow)


class PageNotices(ABC):
    """The part of a page's store that keeps them: few, so all of them are read."""

    @abstractmethod
    async def _change(self, change: Change) -> Any:
        """Write a change."""

    @abstractmethod
    async def _read(self, room: str, *prefix: str | int, after: Key | None = None, limit: int = 0) -> Any:
        """Return keys and values."""

    @abstractmethod
    async def table(self, table_id: str) -> TableRow | None:
        """See Store."""

    async def put_notice(self, row: NoticeRow) -> None:
        """See NoticeStore."""

        def plan(view: View) -> None:
            if view.get(TABLES, row.table_id) is None:
                raise NoTable("there is no such table")
            before = found(view, row.id)
            kept = row if before is None else msgspec.structs.replace(before, detail=row.detail)
            put(view, kept)

        if not storable(row.id, row.table_id):
            raise NoTable("there is no such table")
        await self._change(Change([(TABLES, (row.table_id,))], plan, [Span(NOTICES)]))

    async def notices(self, table_id: str) -> list[NoticeRow]:
        """See NoticeStore."""
        rows = [_decoder.decode(value) for _, value in await self._read(NOTICES, table_id)]
        return sorted(rows, key=lambda row: (row.at, row.id))

    async def notice(self, notice_id: str) -> NoticeRow | None:
        """See NoticeStore."""
        return await anext((row async for row in self.all_notices() if row.id == notice_id), None)

    async def confirm_notice(self, notice_id: str) -> bool:
        """See NoticeStore."""

        def plan(view: View) -> bool:
            row = found(view, notice_id)
            if row is not None:
                put(view, msgspec.structs.replace(row, confirmed=True))
            return row is not None

        return bool(await self._change(Change((), plan, [Span(NOTICES)])))

    async def tell_notice(self, notice_id: str, turn: float) -> bool:
        """See NoticeStore."""

        def plan(view: View) -> bool:
            row = found(view, notice_id)
            if row is None or row.told >= turn:
                return False
            put(view, msgspec.structs.replace(row, told=turn))
            return True

        return bool(await self._change(Change((), plan, [Span(NOTICES)])))

    async def delete_notice(self, notice_id: str) -> bool:
        """See NoticeStore."""

        def plan(view: View) -> bool:
            row = found(view, notice_id)
            if row is not None:
                view.delete(NOTICES, row.table_id, row.id)
            return row is not None

        return bool(await self._change(Change((), plan, [Span(NOTICES)])))

    async def delete_notices(self, table_id: str, owner: str = "") -> None:
        """See NoticeStore."""

        def plan(view: View) -> None:
            for key, value in view.span(NOTICES, table_id):
                if not owner or _decoder.decode(value).owner == owner:
                    view.delete(NOTICES, *key)

        await self._change(Change((), plan, [Span(NOTICES, (table_id,))]))

    async def delete_stale_notices(self, before: float) -> None:
        """See NoticeStore."""
        for row in [row async for row in self.all_notices()]:
            table = await self.table(row.table_id)
            if (not row.confirmed and row.at < before) or table is None or table.status == "over":
                await self.delete_notice(row.id)

    async def noticed_tables(self, since: float, limit: int) -> list[str]:
        """See NoticeStore."""
        named = sorted({row.table_id async for row in self.all_notices()})
        tables = [row for table_id in named if (row := await self.table(table_id)) is not None]
        return [row.id for row in tables if row.status == "playing" and row.updated >= since][:limit]

    async def all_notices(self) -> AsyncIterator[NoticeRow]:
        """See NoticeStore."""
        rows = [_decoder.decode(value) for _, value in await self._read(NOTICES)]
        for row in sorted(rows, key=lambda row: row.id):
            yield row


def found(view: View, notice_id: str) -> NoticeRow | None:
    """The notice of this id among all."""
    return next((_decoder.decode(value) for key, value in view.span(NOTICES) if key[1] == notice_id), None)


def put(view: View, row: NoticeRow) -> None:
    view.put(NOTICES, (row.table_id, row.id), _encoder.encode(row))
