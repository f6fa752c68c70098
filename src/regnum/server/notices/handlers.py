"""Notices over HTTP: asking for them, ending them, and the links in mails."""

import asyncio
import hmac
import re
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regnum.i18n.choosing import chosen
from regnum.server.limits import Buckets
from regnum.server.live import Live
from regnum.server.lobby import Lobby
from regnum.server.notices.posting import BadAddress, checked
from regnum.server.notices.teller import Teller
from regnum.server.notices.webpush import BadSubscription, subscription
from regnum.server.notices.words import notice_id, token
from regnum.server.protocol.notices import (
    NoticeDoneReply,
    NoticeInfo,
    NoticeRequest,
    NoticesReply,
    PushReply,
)
from regnum.server.refusal import NotFound, NotPossible, Refused
from regnum.server.replies import body_of, json_reply
from regnum.server.security import address_of
from regnum.server.store.base import NoTable
from regnum.server.store.notices import NoticeRow

# Not all that may be an address, but no more than one, and nothing that means something in a header.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_ADDRESS: Final = 254


class Notices:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, lobby: Lobby, teller: Teller) -> None:
        self.lobby = lobby
        self.teller = teller
        self.store = teller.store
        self.settings = lobby.hub.settings
        self.asks = Buckets(self.settings.notice_asks)

    async def push(self, request: Request) -> Response:
        """The key a browser subscribes with."""
        if not self.settings.push:
            raise NotFound("error-push-off")
        return json_reply(PushReply(key=(await self.teller.pusher.sender()).public))

    # --- of a seat --------------------------------------------------------------------------------------

    async def show(self, request: Request) -> Response:
        live, owner = await self._own(request)
        return await self._told(live, owner)

    async def add(self, request: Request) -> Response:
        asked = await body_of(request, NoticeRequest)
        live, owner = await self._own(request)
        self.asks.take(address_of(request.scope, self.settings))
        if live.room.status == "over":
            raise Refused("error-over")
        row = await self._row(asked, live, owner)
        held = [one for one in await self.store.notices(live.row.id) if one.owner == owner]
        known = next((one for one in held if one.id == row.id), None)
        if known is None and len(held) >= self.settings.notices_per_seat:
            raise Refused("error-notices-full", {"n": self.settings.notices_per_seat})
        try:
            await self.store.put_notice(row)
        except NoTable:
            raise NotFound("error-no-table") from None
        if row.kind == "mail" and not (known and known.confirmed):
            self.teller.confirm(live, row)
        return await self._told(live, owner, row.id, 201)

    async def remove(self, request: Request) -> Response:
        live, owner = await self._own(request)
        row = await self.store.notice(request.path_params["notice"])
        if row is not None and (row.table_id, row.owner) == (live.row.id, owner):
            await self.store.delete_notice(row.id)
        return await self._told(live, owner)

    async def _own(self, request: Request) -> tuple[Live, str]:
        """The table, and the hash by which the owner of the seat is known."""
        live = await self.lobby.find(request)
        seat = self.lobby.own_seat(request, live.room)
        return live, live.room.seats[seat].hash

    async def _row(self, asked: NoticeRequest, live: Live, owner: str) -> NoticeRow:
        detail = {"language": chosen([asked.language])}
        if asked.kind == "push":
            detail |= await self._keys(asked)
        else:
            self._require_mail(asked.address)
        seats = [seat for seat in live.room.seats if seat.hash == owner and seat.is_on_turn]
        return NoticeRow(
            id=notice_id(live.row.id, owner, asked.kind, asked.address),
            table_id=live.row.id,
            owner=owner,
            kind=asked.kind,
            address=asked.address,
            detail=detail,
            confirmed=asked.kind == "push",
            told=max((seat.turn for seat in seats), default=0.0),  # who asks knows that it is their turn
            at=time.time(),
        )

    async def _keys(self, asked: NoticeRequest) -> dict[str, str]:
        if not self.settings.push:
            raise NotFound("error-push-off")
        try:
            checked(asked.address, self.settings.push_hosts)
            await asyncio.to_thread(subscription, asked.address, asked.p256dh, asked.auth)
        except (BadAddress, BadSubscription):
            raise NotPossible("error-push-address") from None
        return {"p256dh": asked.p256dh, "auth": asked.auth}

    def _require_mail(self, address: str) -> None:
        if not self.teller.mailer.is_there:
            raise NotFound("error-mail-off")
        if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
            raise NotPossible("error-mail-address")

    async def _told(self, live: Live, owner: str, made: str = "", status: int = 200) -> Response:
        rows = [row for row in await self.store.notices(live.row.id) if row.owner == owner]
        reply = NoticesReply(
            push=self.settings.push,
            mail=self.teller.mailer.is_there,
            made=made,
            notices=[
                NoticeInfo(
                    id=row.id,
                    kind=row.kind,
                    address=row.address if row.kind == "mail" else "",
                    confirmed=row.confirmed,
                )
                for row in rows
            ],
        )
        return json_reply(reply, status)

    # --- links in mails ---------------------------------------------------------------------------------

    async def confirm(self, request: Request) -> Response:
        notice = await self._proved(request, "confirm")
        if not await self.store.confirm_notice(notice):
            raise NotFound("error-notice")
        return json_reply(NoticeDoneReply(id=notice))

    async def stop(self, request: Request) -> Response:
        """Also what mail programs call; whoever has ended it already is told the same."""
        notice = await self._proved(request, "stop")
        await self.store.delete_notice(notice)
        return json_reply(NoticeDoneReply(id=notice))

    async def _proved(self, request: Request, use: str) -> str:
        """The notice of a link, if it is one of ours; raises NotFound."""
        address = address_of(request.scope, self.settings)
        self.lobby.misses.require(address)
        notice = str(request.path_params["notice"])
        right = token(await self.teller.key(), notice, use)
        if not hmac.compare_digest(right, request.path_params["token"]):
            self.lobby.misses.take(address)
            raise NotFound("error-notice")
        return notice
