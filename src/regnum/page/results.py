"""Results of duels and secrets, in the browser's database: few, so all of them are read."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any

from regnum.page.database import SCORES, SECRETS, TABLES, Key
from regnum.page.rows import ENCODER, SCORE, SECRET, require_table
from regnum.page.writer import Change, View
from regnum.server.store.base import (
    ScoreRow,
    SecretRow,
    micros,
    require_storable,
    score_of,
    score_values,
    seconds,
)


class PageResults(ABC):
    """The part of a page's store that keeps them."""

    @abstractmethod
    async def _change(self, change: Change) -> Any:
        """Write a change."""

    @abstractmethod
    async def _read(self, room: str, *prefix: str | int, after: Key | None = None, limit: int = 0) -> Any:
        """Return keys and values."""

    async def put_score(self, row: ScoreRow) -> None:
        """See Store."""
        value = ENCODER.encode(score_values(row))
        key = (row.table_id, row.day, row.game, row.name)

        def plan(view: View) -> None:
            require_table(view, row.table_id)
            if view.get(SCORES, *key) is None:
                view.put(SCORES, key, value)

        await self._change(Change([(TABLES, (row.table_id,)), (SCORES, key)], plan))

    async def _all_scores(self) -> list[ScoreRow]:
        return [score_of(SCORE.decode(value)) for _, value in await self._read(SCORES)]

    async def scores(self, day: str, game: str) -> list[ScoreRow]:
        """See Store."""
        rows = [row for row in await self._all_scores() if (row.day, row.game) == (day, game)]
        return sorted(rows, key=lambda row: (-row.score, row.at, row.table_id, row.name))

    async def all_scores(self) -> AsyncIterator[ScoreRow]:
        """See Store."""
        rows = await self._all_scores()
        for row in sorted(rows, key=lambda row: (row.day, row.game, row.table_id, row.name)):
            yield row

    async def put_secret(self, row: SecretRow, *, replace: bool = False) -> None:
        """See Store."""
        require_storable(row.name, row.value)

        def plan(view: View) -> None:
            if replace or view.get(SECRETS, row.name) is None:
                view.put(SECRETS, (row.name,), ENCODER.encode((row.value, micros(row.at))))

        await self._change(Change([(SECRETS, (row.name,))], plan))

    async def all_secrets(self) -> list[SecretRow]:
        """See Store."""
        found = [(key[0], SECRET.decode(value)) for key, value in await self._read(SECRETS)]
        return [SecretRow(str(name), value, seconds(at)) for name, (value, at) in found]
