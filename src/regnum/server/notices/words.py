"""What notices say: the game, the table, who else plays; nothing of what is hidden, and no secret."""

import hashlib
import hmac
from typing import Final

import msgspec

from regnum.i18n.catalog import FALLBACK, Catalog
from regnum.i18n.choosing import is_plain
from regnum.kernel.messages import Msg, raw
from regnum.server.live import Live
from regnum.server.names import called
from regnum.server.notices.mail import Mail
from regnum.server.notices.webpush import b64
from regnum.server.store.notices import NoticeRow

TOKEN_BYTES: Final = 16


class Payload(msgspec.Struct):
    """What the service worker of a browser is told (web/src/worker)."""

    title: str
    body: str
    table: str


def notice_id(table_id: str, owner: str, kind: str, address: str) -> str:
    """The same wish has the same id. Nobody can work it out without the hash of the seat's secret."""
    told = "\n".join(("regnum-notice", table_id, owner, kind, address))
    return b64(hashlib.sha256(told.encode()).digest()[:TOKEN_BYTES])


def token(key: str, notice: str, use: str) -> str:
    """What proves that somebody has read a mail of ours; only the server can make it."""
    return b64(hmac.digest(bytes.fromhex(key), f"{use}:{notice}".encode(), "sha256")[:TOKEN_BYTES])


class Words:
    """The words of notices about a table, in the language of who gets them."""

    def __init__(self, live: Live, row: NoticeRow) -> None:
        self.live = live
        self.row = row
        language = row.detail.get("language", FALLBACK)
        self.catalog = Catalog(language, plain=is_plain(language))

    def _say(self, key: str, **args: str | list[Msg]) -> str:
        given = {name: raw(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return self.catalog.text(Msg(key, given))  # type: ignore[arg-type]

    @property
    def game(self) -> str:
        return self.catalog.text(Msg(f"web-game-{self.live.room.config.game}"))

    def _others(self) -> list[Msg]:
        room = self.live.room
        others = [(i, seat) for i, seat in enumerate(room.seats) if seat.hash != self.row.owner]
        return [raw(seat.name) if seat.name else called(room.config.game, seat, i) for i, seat in others]

    def title(self) -> str:
        return self._say("notices-turn", game=self.game)

    def body(self) -> str:
        return self._say("notices-table", code=self.live.row.code, names=self._others())

    def payload(self) -> bytes:
        return msgspec.json.encode(Payload(self.title(), self.body(), self.live.row.id))

    def turn_mail(self, base: str, key: str) -> Mail:
        """That it is their turn."""
        stop = token(key, self.row.id, "stop")
        lines = [
            self.body(),
            self._say("notices-mail-open", link=f"{base}#/table/{self.live.row.id}"),
            self._say("notices-mail-stop", link=f"{base}#/notices/stop/{self.row.id}/{stop}"),
        ]
        by_program = f"{base}api/notices/{self.row.id}/stop/{stop}"
        return Mail(self.row.address, self.title(), "\n\n".join(lines) + "\n", by_program)

    def confirm_mail(self, base: str, key: str) -> Mail:
        """Whether it is their address: nothing else is sent before that."""
        link = f"{base}#/notices/confirm/{self.row.id}/{token(key, self.row.id, 'confirm')}"
        lines = [
            self._say("notices-confirm-why", game=self.game, code=self.live.row.code),
            self._say("notices-confirm-link", link=link),
            self._say("notices-confirm-not"),
        ]
        subject = self._say("notices-confirm", game=self.game)
        return Mail(self.row.address, subject, "\n\n".join(lines) + "\n")
