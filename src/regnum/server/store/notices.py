"""Who wants to be told that it is their turn, and where: subscriptions of browsers, addresses of mail.

They belong to whoever holds a seat, named by the hash of their secret: with another link to the seat, or
another owner, they are nobody's. Both databases understand the same words here.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Literal, Protocol

import msgspec

COLUMNS: Final = "id, table_id, owner, kind, address, detail, confirmed, told, at"
PAGE: Final = 200


class NoticeRow(msgspec.Struct):
    """One way to tell somebody; `told`: the beginning of the turn they were told of last."""

    id: str
    table_id: str
    owner: str
    kind: Literal["push", "mail"]
    address: str
    detail: dict[str, str]
    confirmed: bool
    told: float
    at: float


class NoticeStore(Protocol):
    """The part of a store that keeps them."""

    async def put_notice(self, row: NoticeRow) -> None:
        """Keep one; of one that is there already only the detail changes. NoTable."""

    async def notices(self, table_id: str) -> list[NoticeRow]:
        """Return all of a table, oldest first."""

    async def notice(self, notice_id: str) -> NoticeRow | None:
        """Return the one with this id."""

    async def confirm_notice(self, notice_id: str) -> bool:
        """Note that the address is its owner's; return whether it is there."""

    async def tell_notice(self, notice_id: str, turn: float) -> bool:
        """Note that somebody is told of a turn; return whether nobody else has done so: of many, one."""

    async def delete_notice(self, notice_id: str) -> bool:
        """Delete one; return whether it was there."""

    async def delete_notices(self, table_id: str, owner: str = "") -> None:
        """Delete those of a table, or of one owner there."""

    async def delete_stale_notices(self, before: float) -> None:
        """Delete those of games that are over, and those nobody confirmed that are older than this."""

    async def noticed_tables(self, since: float, limit: int) -> list[str]:
        """Return tables in play with such people where something happened since then."""

    def all_notices(self) -> AsyncIterator[NoticeRow]:
        """Yield every one, by id."""

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return how far tables are, those that are there: one question for many."""


class Noticing(ABC):
    """The requests, in the words of both back ends; a back end says how it asks and changes."""

    @abstractmethod
    async def _read(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Return the rows; `?` stands for a parameter."""

    @abstractmethod
    async def _change(self, sql: str, *parameters: object) -> int:
        """Return how many rows were changed; NoTable if one names a table that is not there."""

    async def put_notice(self, row: NoticeRow) -> None:
        """See NoticeStore."""
        detail = msgspec.json.encode(row.detail).decode()
        named = (row.id, row.table_id, row.owner, row.kind, row.address, detail)
        await self._change(
            f"""INSERT INTO notices ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET detail = excluded.detail""",
            *(*named, int(row.confirmed), round(row.told * 1e6), round(row.at * 1e6)),
        )

    async def notices(self, table_id: str) -> list[NoticeRow]:
        """See NoticeStore."""
        sql = f"SELECT {COLUMNS} FROM notices WHERE table_id = ? ORDER BY at, id"
        return [notice_of(values) for values in await self._read(sql, table_id)]

    async def notice(self, notice_id: str) -> NoticeRow | None:
        """See NoticeStore."""
        found = await self._read(f"SELECT {COLUMNS} FROM notices WHERE id = ?", notice_id)
        return notice_of(found[0]) if found else None

    async def confirm_notice(self, notice_id: str) -> bool:
        """See NoticeStore."""
        return bool(await self._change("UPDATE notices SET confirmed = 1 WHERE id = ?", notice_id))

    async def tell_notice(self, notice_id: str, turn: float) -> bool:
        """See NoticeStore."""
        at = round(turn * 1e6)
        sql = "UPDATE notices SET told = ? WHERE id = ? AND told < ?"
        return bool(await self._change(sql, at, notice_id, at))

    async def delete_notice(self, notice_id: str) -> bool:
        """See NoticeStore."""
        return bool(await self._change("DELETE FROM notices WHERE id = ?", notice_id))

    async def delete_notices(self, table_id: str, owner: str = "") -> None:
        """See NoticeStore."""
        sql = "DELETE FROM notices WHERE table_id = ?"
        if owner:
            await self._change(sql + " AND owner = ?", table_id, owner)
        else:
            await self._change(sql, table_id)

    async def delete_stale_notices(self, before: float) -> None:
        """See NoticeStore."""
        await self._change(
            """DELETE FROM notices WHERE (confirmed = 0 AND at < ?)
            OR table_id IN (SELECT id FROM tables WHERE status = 'over')""",
            round(before * 1e6),
        )

    async def noticed_tables(self, since: float, limit: int) -> list[str]:
        """See NoticeStore."""
        found = await self._read(
            """SELECT id FROM tables WHERE id IN (SELECT table_id FROM notices)
            AND status = 'playing' AND updated >= ? ORDER BY id LIMIT ?""",
            *(round(since * 1e6), limit),
        )
        return [table_id for (table_id,) in found]

    async def all_notices(self) -> AsyncIterator[NoticeRow]:
        """See NoticeStore."""
        sql = f"SELECT {COLUMNS} FROM notices WHERE id > ? ORDER BY id LIMIT {PAGE}"
        found = await self._read(sql, "")
        while found:
            for values in found:
                yield notice_of(values)
            found = await self._read(sql, found[-1][0])

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """See NoticeStore."""
        if not table_ids:
            return {}
        places = ", ".join("?" * len(table_ids))
        return dict(await self._read(f"SELECT id, version FROM tables WHERE id IN ({places})", *table_ids))


def notice_of(values: Sequence[Any]) -> NoticeRow:
    """Return the row with these stored values."""
    id_, table_id, owner, kind, address, detail, confirmed, told, at = values
    stored = msgspec.json.decode(detail, type=dict[str, str])
    return NoticeRow(id_, table_id, owner, kind, address, stored, bool(confirmed), told / 1e6, at / 1e6)
