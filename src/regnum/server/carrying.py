"""Whole tables as files: taken away, brought here, and brought back, entry for entry.

A file holds what is hidden: the secret the shuffles are made of, and every entry. So a table is given away
only to somebody who holds all seats of people there, and never one of a daily duel, whose cards are those of
everybody (docs/carrying.md). What comes from outside is played again before it is kept: every entry must be
possible, and every choice must have met the position it says.
"""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regnum.games import game
from regnum.kernel.spec import read_options
from regnum.server.brought import unpacked
from regnum.server.comparing import IMPOSSIBLE, compare
from regnum.server.entries.erasing import is_deleted
from regnum.server.entries.gathering import require_level
from regnum.server.entries.stored import read
from regnum.server.history import attached
from regnum.server.kept import KeptRoom
from regnum.server.live import Live
from regnum.server.lobby import Lobby
from regnum.server.making import new_code, new_row
from regnum.server.names import clean, is_harmless
from regnum.server.protocol import CarriedTable, SeatedReply, encode
from regnum.server.protocol.parts import NAME_LIMIT
from regnum.server.refusal import Busy, Forbidden, NotPossible, Refused, WrongSecret
from regnum.server.replaying import Again, replayed, rules_of
from regnum.server.replies import bearer_of, body_of, json_reply
from regnum.server.room import Created, Room
from regnum.server.seats import AUTOMA, BOT
from regnum.server.security import address_of
from regnum.server.store.base import Conflict, StoredEntry, TableRow

LONGEST: Final = 1_000  # characters of a text in an entry, but for a component file
UNREADABLE = (*IMPOSSIBLE, msgspec.MsgspecError)


class Carrying:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hub = lobby.hub

    async def away(self, request: Request) -> Response:
        """The whole table, for whoever holds all seats of people there."""
        live = await self.lobby.find(request)
        mine = self.lobby.seats(request, live.room)
        if not mine:
            raise WrongSecret
        require_carriable(live.room, mine)
        if live.room.status == "playing" and not set(live.room.waiting()) <= set(mine):
            raise Refused("error-carry-later")  # a bot would play on here and there
        stored = await self.hub.store.entries(live.row.id)
        table = CarriedTable(
            regnum="table",
            version=1,
            id=live.row.id,
            code=live.row.code,
            created=live.row.created,
            shuffle=live.row.secret,
            secret=bearer_of(request),
            entries=[entry.data for entry in stored],
        )
        table.digest = digest_of(table)
        return attached(json_reply(table), live, "table-")

    async def here(self, request: Request) -> Response:
        """A table out of a file: kept as it is, or what is new of it added to the one that is here."""
        brought = await body_of(request, CarriedTable)
        if not hmac.compare_digest(brought.digest, digest_of(brought)):
            raise NotPossible("error-carry-damaged")
        payer = address_of(request.scope, self.hub.settings)
        await self._lend(brought, payer)
        self.lobby.new_tables.take(payer)
        self.lobby.lookback.charge(len(brought.entries), payer)
        row = await asyncio.to_thread(self._checked, brought)
        if await self.hub.store.table(brought.id) is None:
            await self._keep(row, brought)
        live = await self._brought_up(brought)
        seats = live.room.seats_of(brought.secret)
        return json_reply(SeatedReply(table=live.info(), seats=seats, secret=brought.secret), 201)

    # --- what comes from outside --------------------------------------------------------------------------

    async def _lend(self, brought: CarriedTable, payer: str) -> None:
        """Have the components at hand that were brought to the table."""
        created = first_of(brought)
        game(created.game)
        if created.file and not self.hub.offered.has(created.game, created.fingerprint):
            try:
                text = unpacked(created.file)
            except Exception:
                raise NotPossible("error-carry-damaged") from None
            await self.lobby.brought(created.game, text, payer)

    def _checked(self, brought: CarriedTable) -> TableRow:
        """The row of a table out of a file; raises what is wrong with it."""
        created = first_of(brought)
        self._require_config(created)
        bare = TableRow(
            brought.id,
            brought.code,
            created.game,
            False,
            "open",
            brought.created,
            0.0,
            0,
            {},
            brought.shuffle,
        )
        room = self._played(bare, brought)
        mine = tuple(room.seats_of(brought.secret))
        if brought.secret.partition(".")[0] != brought.id or not mine:
            raise NotPossible("error-carry-damaged")
        require_carriable(room, mine)
        if any(clean(seat.name, NAME_LIMIT) != seat.name for seat in room.seats):
            raise NotPossible("error-carry-damaged")
        row = new_row(room, False, brought.created)
        row.code, row.updated, row.secret = brought.code, time.time(), brought.shuffle
        return row

    def _played(self, row: TableRow, brought: CarriedTable) -> Room:
        """The room of all entries; each must be possible, and have led where it says."""
        try:
            if not all(is_plain(data) for data in brought.entries):
                raise ValueError("a text that no entry has")
            if rules_of(brought.entries) != game(row.game).rules_version:
                return replayed(row, self.hub.offered, brought.entries)
            entries = [read(data) for data in brought.entries]
            if any(isinstance(entry, Created) for entry, _ in entries[1:]):
                raise ValueError("a table is made once")
            tables = self.hub.offered.by_fingerprint(row.game, first_of(brought).fingerprint)
            again = Again(row, tables, entries)
            room = again.room()
            if compare(room, entries, again.arrive, None) is not None:
                raise ValueError("an entry that is not possible")
            return room
        except Refused:
            raise
        except UNREADABLE:
            raise NotPossible("error-carry-damaged") from None

    def _require_config(self, created: Created) -> None:
        """Refuse what no table of ours can be made as; raises."""
        spec = game(created.game)
        players = [seat for seat in created.seats if seat.kind != AUTOMA]
        read_options(spec, len(players), created.options)
        automas = self.hub.offered.automas(created.game, len(players))
        clock = created.clock
        if (
            len(created.seats) - len(players) != automas
            or not 0 <= created.away <= 1_000_000
            or (clock and not (10 <= clock.total <= 10_000_000 and 0 <= clock.bonus <= 1_000_000))
        ):
            raise NotPossible("error-carry-damaged")
        for seat in players:
            if seat.kind == BOT:
                require_level(seat.level, seat.face)

    # --- keeping it --------------------------------------------------------------------------------------

    async def _keep(self, row: TableRow, brought: CarriedTable) -> None:
        """Store a table that was never here; its code may be taken by another one."""
        await self.hub.count.require()
        past = [StoredEntry(seq, float(data["at"]), data) for seq, data in enumerate(brought.entries, 1)]
        while True:
            try:
                await self.hub.store.put_table(row, past)
                self.hub.count.made()
                return
            except Conflict:
                if await self.hub.store.table(row.id) is not None:
                    return  # brought twice at once
                row = msgspec.structs.replace(row, code=new_code())

    async def _brought_up(self, brought: CarriedTable) -> Live:
        """The table that is here, with what the file has more of it; raises if they went different ways."""
        for _ in range(3):
            live = await self.hub.open(brought.id)
            async with live.lock:
                if live.is_gone:
                    continue
                if live.row.secret != brought.shuffle or not live.room.seats_of(brought.secret):
                    raise Forbidden("error-carry-other")
                stored = [entry.data for entry in await self.hub.store.entries(brought.id)]
                both = min(len(stored), len(brought.entries))
                if stored[:both] != brought.entries[:both]:
                    raise Refused("error-carry-differs", {"n": made_before(stored, brought.entries)})
                if len(brought.entries) > both:
                    await self.hub.store.append(brought.id, both, brought.entries[both:])
                    await self.hub.catch_up(live)
                return live
        raise Busy


def require_carriable(room: Room, mine: Iterable[int]) -> None:
    """Refuse a table that is not the caller's alone, or whose cards are not; raises."""
    if room.config.daily:
        raise Forbidden("error-carry-daily")
    if room.match is None:
        raise Refused("error-not-started")
    if isinstance(room, KeptRoom) or room.is_only_shown or room.config.example or is_deleted(room):
        raise Refused("error-carry-shown")
    people = {number for number, seat in enumerate(room.seats) if seat.kind in ("human", "hotseat")}
    if not people <= set(mine):
        raise Forbidden("error-carry-others")


def first_of(brought: CarriedTable) -> Created:
    try:
        created, _ = read(brought.entries[0])
    except ValueError:
        raise NotPossible("error-carry-damaged") from None
    if not isinstance(created, Created):
        raise NotPossible("error-carry-damaged")
    return created


def is_plain(data: dict[str, Any]) -> bool:
    """Whether every text of an entry is one a table could have stored."""
    texts = texts_in({name: value for name, value in data.items() if name != "file"})
    return all(len(text) <= LONGEST and all(map(is_harmless, text)) for text in texts)


def texts_in(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield name
            yield from texts_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each)


def made_before(stored: list[Any], brought: list[Any]) -> int:
    """How many choices both have in common."""
    common = 0
    for one, other in zip(stored, brought, strict=False):
        if one != other:
            break
        common += one.get("t") == "choose"
    return common


def digest_of(table: CarriedTable) -> str:
    return hashlib.sha256(encode(msgspec.structs.replace(table, digest=""))).hexdigest()
