"""What every back end reads in the same words: SQL that both databases understand."""

from abc import abstractmethod
from collections.abc import AsyncIterator
from typing import Any

from regnum.server.store.base import (
    ALL_SECRETS,
    PAGE,
    SCORE_COLUMNS,
    TABLE_COLUMNS,
    WITHOUT_FINAL,
    Composed,
    Piece,
    ScoreRow,
    SecretRow,
    TableRow,
    bounded,
    listed_of,
    micros,
    pieces_of,
    score_of,
    seconds,
    snapshot_of,
    storable,
    table_of,
)


class Reading(Composed):
    """The requests that only read; a back end says how it asks."""

    @abstractmethod
    async def _read(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Return the rows; `?` stands for a parameter."""

    async def table(self, table_id: str) -> TableRow | None:
        """See Store."""
        return await self._table_where("id", table_id)

    async def table_by_code(self, code: str) -> TableRow | None:
        """See Store."""
        return await self._table_where("code", code)

    async def _table_where(self, column: str, value: str) -> TableRow | None:
        if not storable(value):
            return None
        found = await self._read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE {column} = ?", value)
        return table_of(found[0]) if found else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        """See Store."""
        found = await self._read(
            f"""SELECT {TABLE_COLUMNS} FROM tables WHERE listed AND status <> 'over'
            ORDER BY created DESC, id LIMIT ?""",
            bounded(limit),
        )
        return listed_of(found)

    async def count_tables(self) -> int:
        """See Store."""
        ((count,),) = await self._read("SELECT count(*) FROM tables")
        return int(count)

    async def count_live(self, since: float) -> int:
        """See Store."""
        sql = "SELECT count(*) FROM tables WHERE status IN ('open', 'playing', 'example') AND updated >= ?"
        ((count,),) = await self._read(sql, micros(since))
        return int(count)

    async def unused_tables(self, status: str, before: float, limit: int, most: int = 2**53) -> list[str]:
        """See Store."""
        found = await self._read(
            """SELECT id FROM tables WHERE status = ? AND created < ? AND updated < ? AND version <= ?
            ORDER BY created LIMIT ?""",
            *(status, micros(before), micros(before), bounded(most), bounded(limit)),
        )
        return [id_ for (id_,) in found]

    async def ping(self) -> None:
        """See Store."""
        await self._read("SELECT 1")

    async def all_tables(self) -> AsyncIterator[TableRow]:
        """See Store."""
        sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id > ? ORDER BY id LIMIT {PAGE}"
        found = await self._read(sql, "")
        while found:
            for values in found:
                yield table_of(values)
            found = await self._read(sql, found[-1][0])

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """See Store."""
        if not storable(table_id):
            return None
        found = await self._read("SELECT version, data FROM snapshots WHERE table_id = ?", table_id)
        return snapshot_of(table_id, *found[0]) if found else None

    async def told(self, table_id: str, after: int) -> list[Piece]:
        """See Store."""
        if not storable(table_id):
            return []
        sql = "SELECT first, last, data FROM told WHERE table_id = ? AND last > ? ORDER BY last"
        return pieces_of(table_id, await self._read(sql, table_id, bounded(after)))

    async def final(self, table_id: str) -> bytes | None:
        """See Store."""
        if not storable(table_id):
            return None
        found = await self._read("SELECT data FROM finals WHERE table_id = ?", table_id)
        return found[0][0] if found else None

    async def without_final(self, after: str, limit: int) -> list[str]:
        """See Store."""
        found = await self._read(WITHOUT_FINAL.format("?", "?"), after, bounded(limit))
        return [table_id for (table_id,) in found]

    async def scores(self, day: str, game: str) -> list[ScoreRow]:
        """See Store."""
        if not storable(day, game):
            return []
        found = await self._read(
            f"""SELECT {SCORE_COLUMNS} FROM scores WHERE day = ? AND game = ?
            ORDER BY score DESC, at, table_id, name""",
            day,
            game,
        )
        return [score_of(values) for values in found]

    async def all_scores(self) -> AsyncIterator[ScoreRow]:
        """See Store."""
        sql = f"""SELECT {SCORE_COLUMNS} FROM scores WHERE (day, game, table_id, name) > (?, ?, ?, ?)
            ORDER BY day, game, table_id, name LIMIT {PAGE}"""
        found = await self._read(sql, "", "", "", "")
        while found:
            for values in found:
                yield score_of(values)
            found = await self._read(sql, *found[-1][:4])

    async def all_secrets(self) -> list[SecretRow]:
        """See Store."""
        return [SecretRow(name, value, seconds(at)) for name, value, at in await self._read(ALL_SECRETS)]
