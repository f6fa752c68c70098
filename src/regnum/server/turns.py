"""Where a browser's secrets are waited for: a short answer for many tables.

A table in memory is asked itself. Of the others the store is asked in one question how far they are; what is
known of that version is told without opening them.
"""

import re
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regnum.kernel.errors import RegnumError
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.protocol.notices import TurnsReply, TurnsRequest
from regnum.server.protocol.parts import ID_PATTERN
from regnum.server.replies import body_of, json_reply
from regnum.server.room import Room, hash_of

KNOWN: Final = 10_000  # tables that are remembered


class Turns:
    """Remembers who is to play at tables that left the memory."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._known: OrderedDict[str, tuple[int, frozenset[str]]] = OrderedDict()

    async def show(self, request: Request) -> Response:
        asked = await body_of(request, TurnsRequest)
        return json_reply(TurnsReply(waiting=await self.waiting(asked.secrets)))

    async def waiting(self, secrets: Sequence[str]) -> list[int]:
        """The places of the secrets that are waited for. What cannot be opened waits for nobody."""
        of_secret = [secret.partition(".")[0] for secret in secrets]
        tables = sorted({table for table in of_secret if re.fullmatch(ID_PATTERN, table)})
        versions = await self.hub.store.versions([table for table in tables if table not in self.hub.live])
        owners = {table: await self._owners(table, versions.get(table)) for table in tables}
        asked = zip(of_secret, map(hash_of, secrets), strict=True)
        return [i for i, (table, owner) in enumerate(asked) if owner in owners.get(table, ())]

    async def _owners(self, table: str, version: int | None) -> frozenset[str]:
        live = self.hub.live.get(table)
        if live is not None:
            return self._noted(live)
        if version is None:
            return frozenset()
        known = self._known.get(table)
        if known is not None and known[0] == version:
            return known[1]
        try:
            return self._noted(await self.hub.open(table))
        except RegnumError:
            return frozenset()

    def _noted(self, live: Live) -> frozenset[str]:
        owners = awaited(live.room)
        self._known[live.row.id] = (live.room.version, owners)
        self._known.move_to_end(live.row.id)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return owners


def awaited(room: Room) -> frozenset[str]:
    """The owners of the seats that are to play, by the hashes of their secrets."""
    return frozenset(room.seats[number].hash for number in room.waiting() if not room.seats[number].stand_in)
