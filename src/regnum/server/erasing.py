"""Deleting over HTTP: one's name and chat at a table, or the whole table."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.entries.erasing import Delete, Forget
from regnum.server.lobby import Lobby
from regnum.server.protocol import DeletedReply, TableReply
from regnum.server.refusal import NotFound, WrongSecret
from regnum.server.replies import json_reply
from regnum.server.store.base import NoTable


class Erasing:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hub = lobby.hub

    async def forget(self, request: Request) -> Response:
        live = await self.lobby.find(request)
        seat = self.lobby.own_seat(request, live.room)
        await self.hub.act(live.row.id, Forget(seat))
        await self.hub.store.delete_notices(live.row.id, live.room.seats[seat].hash)
        try:
            await self.hub.blank(await self.hub.open(live.row.id))
        except NoTable:
            raise NotFound("error-no-table") from None
        return json_reply(TableReply(table=(await self.hub.open(live.row.id)).info()))

    async def delete(self, request: Request) -> Response:
        live = await self.lobby.find(request)
        mine = self.lobby.seats(request, live.room)
        if not mine:
            raise WrongSecret
        await self.hub.act(live.row.id, Delete(), mine)  # everybody who watches it is told
        await self.hub.delete(live.row.id)
        return json_reply(DeletedReply(id=live.row.id))
