"""Who is connected to which process, in PostgreSQL: two small tables and a channel of their own."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from regnum.server.store.base import storable
from regnum.server.store.presence import Attending, PresenceListener

CHANNEL: Final = "regnum_presence"
NOBODY: Final = "-"

# The time is the database's own. All parts see the rows as they were before.
RENEW: Final = """
WITH now AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS at
), renewed AS (
    INSERT INTO processes (id, at) SELECT %(process)s, now.at FROM now
    ON CONFLICT (id) DO UPDATE SET at = excluded.at
), forgotten AS (
    DELETE FROM processes USING now
    WHERE processes.at < now.at - %(forget)s AND processes.id <> %(process)s RETURNING processes.id
), emptied AS (
    DELETE FROM presence USING forgotten WHERE presence.process = forgotten.id
)
SELECT processes.id, now.at - processes.at FROM processes, now"""

SIGN_OFF: Final = """
WITH gone AS (
    DELETE FROM processes WHERE id = %(process)s
), emptied AS (
    DELETE FROM presence WHERE process = %(process)s RETURNING table_id
)
SELECT pg_notify(%(channel)s, %(process)s || ' 0 - ' || table_id) FROM emptied"""

WRITE: Final = """
WITH noted AS MATERIALIZED (
    SELECT * FROM unnest(%(ids)s::text[], %(seats)s::text[], %(spectators)s::int[])
        AS noted (id, seats, spectators)
), emptied AS (
    DELETE FROM presence USING noted WHERE presence.table_id = noted.id
        AND presence.process = %(process)s AND noted.seats = '-' AND noted.spectators = 0
), put AS (
    INSERT INTO presence (table_id, process, seats, spectators)
    SELECT id, %(process)s, seats, spectators FROM noted WHERE seats <> '-' OR spectators > 0
    ON CONFLICT (table_id, process) DO UPDATE
    SET seats = excluded.seats, spectators = excluded.spectators
)
SELECT pg_notify(%(channel)s, %(process)s || ' ' || spectators || ' ' || seats || ' ' || id) FROM noted"""

READ: Final = "SELECT table_id, process, seats, spectators FROM presence WHERE table_id = ANY(%(ids)s)"

log = logging.getLogger(__name__)


class Fetch(Protocol):
    """Carry out a statement and return its rows; what cannot be done is a RegnumStoreError."""

    def __call__(self, sql: str, parameters: dict[str, Any], /) -> Awaitable[list[tuple[Any, ...]]]: ...


class PostgresBoard:
    """A Board; the store carries out its statements and hears for it."""

    def __init__(self, process: str, fetch: Fetch) -> None:
        self.process = process
        self._fetch = fetch
        self._listeners: list[tuple[PresenceListener, Callable[[], None]]] = []

    async def renew(self, forget: float) -> dict[str, float]:
        """See Board."""
        given = {"process": self.process, "forget": int(forget * 1_000_000)}
        return {process: age / 1_000_000 for process, age in await self._fetch(RENEW, given)}

    async def sign_off(self) -> None:
        """See Board."""
        await self._fetch(SIGN_OFF, {"process": self.process, "channel": CHANNEL})

    async def write(self, changes: Mapping[str, Attending]) -> None:
        """See Board."""
        given = {
            "process": self.process,
            "channel": CHANNEL,
            "ids": list(changes),
            "seats": [seats_text(noted.seats) for noted in changes.values()],
            "spectators": [noted.spectators for noted in changes.values()],
        }
        await self._fetch(WRITE, given)

    async def read(self, tables: Sequence[str]) -> dict[str, list[Attending]]:
        """See Board."""
        found: dict[str, list[Attending]] = {}
        given = {"ids": [table for table in tables if storable(table)]}
        for table, process, seats, spectators in await self._fetch(READ, given):
            found.setdefault(table, []).append(Attending(process, seats_of(seats), spectators))
        return found

    def listen(self, callback: PresenceListener, missed: Callable[[], None]) -> None:
        """See Board."""
        self._listeners.append((callback, missed))

    def hear(self, payload: str) -> None:
        """Take a notification of the channel."""
        process, spectators, seats, table = payload.split(" ", 3)
        if process != self.process:
            noted = Attending(process, seats_of(seats), int(spectators))
            self._tell(lambda listener: listener[0](table, noted))

    def hear_again(self) -> None:
        """Notifications may have been lost."""
        self._tell(lambda listener: listener[1]())

    def _tell(self, call: Callable[[tuple[PresenceListener, Callable[[], None]]], None]) -> None:
        for listener in self._listeners:
            try:
                call(listener)
            except Exception:  # one who cannot listen must not keep the others from it
                log.exception("a listener of presence failed")


def seats_text(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats)) or NOBODY


def seats_of(text: str) -> tuple[int, ...]:
    return () if text == NOBODY else tuple(int(seat) for seat in text.split(","))
