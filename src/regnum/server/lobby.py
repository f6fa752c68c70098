"""Tables and seats over HTTP: make, find, claim, rename, leave, resume, import."""

import asyncio
import contextlib
import secrets

from starlette.requests import Request
from starlette.responses import Response

from regnum.games import game
from regnum.kernel.errors import BadRecord, RegnumError
from regnum.kernel.match import match_from_record
from regnum.kernel.messages import Msg, raw
from regnum.kernel.record import Record, loads
from regnum.kernel.spec import read_options
from regnum.server.daily import daily_config, own_duel
from regnum.server.entries.absence import Leave
from regnum.server.entries.seating import Claim, Rename
from regnum.server.hub import Hub
from regnum.server.limits import Buckets
from regnum.server.live import Live
from regnum.server.lookback import Past
from regnum.server.protocol import (
    ClaimRequest,
    CreateRequest,
    DailyRequest,
    ImportRequest,
    MineReply,
    MineRequest,
    MyTable,
    OpenTable,
    OpenTablesReply,
    RenameRequest,
    SeatedReply,
    SeatRequest,
    TableReply,
    encode,
)
from regnum.server.reach import address_told, qr_svg
from regnum.server.refusal import (
    Forbidden,
    NotFound,
    NotPossible,
    NotUnderstood,
    Refused,
    WrongSecret,
)
from regnum.server.replies import bearer_of, body_of, json_reply
from regnum.server.room import Created, Room, StoredRecord, stored_record
from regnum.server.seats import AUTOMA, BOT, HOTSEAT, Clock, Observer, SeatAsked
from regnum.server.security import address_of

OPEN_TABLES = 100


def new_seat_secret(table_id: str) -> str:
    """A seat's secret names its table, so that a browser need keep nothing else."""
    return f"{table_id}.{secrets.token_urlsafe(24)}"


class Lobby:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.new_tables = Buckets(hub.settings.new_tables)
        self.misses = Buckets(hub.settings.misses)
        self.past = Past(hub.settings.lookups)

    # --- finding tables --------------------------------------------------------------------------------

    async def find(self, request: Request) -> Live:
        """The table of a request; whoever asks for too many that are not there must wait."""
        address = address_of(request.scope, self.hub.settings)
        self.misses.require(address)
        try:
            if "code" in request.path_params:
                live = await self.hub.open_code(request.path_params["code"].upper())
            else:
                live = await self.hub.open(request.path_params["table"])
        except Refused:
            self.misses.take(address)
            raise
        request.scope["table_code"] = live.row.code  # for the log
        return live

    def seats(self, request: Request, room: Room) -> Observer:
        """The seats the request's secret opens: none without a secret; raises for a wrong one."""
        secret = bearer_of(request)
        mine = tuple(room.seats_of(secret)) if secret else ()
        if secret and not mine:
            self.misses.take(address_of(request.scope, self.hub.settings))
            raise WrongSecret
        return mine

    def own_seat(self, request: Request, room: Room) -> int:
        """The seat in the address, which must be the caller's; raises."""
        mine = self.seats(request, room)
        if not mine:
            raise WrongSecret
        seat = int(request.path_params["seat"])
        if seat not in mine:
            raise Forbidden("error-not-your-seat", {"seat": seat + 1})
        return seat

    async def own_table(self, request: Request) -> Live | None:
        """The table of the request's secret, where the address names none; None without a good one."""
        secret = bearer_of(request)
        if not secret:
            return None
        address = address_of(request.scope, self.hub.settings)
        self.misses.require(address)
        with contextlib.suppress(RegnumError):
            live = await self.hub.open(secret.partition(".")[0])
            if live.room.seats_of(secret):
                return live
        self.misses.take(address)
        raise WrongSecret

    async def show(self, request: Request) -> Response:
        return json_reply(TableReply(table=(await self.find(request)).info()))

    async def show_qr(self, request: Request) -> Response:
        """The link that leads others to a table, for the camera of a phone."""
        live = await self.find(request)
        address = address_told(request.headers, request.url.scheme, self.hub.settings)
        return Response(qr_svg(f"{address.url}#/join/{live.row.code}"), media_type="image/svg+xml")

    async def open_tables(self, request: Request) -> Response:
        rows = await self.hub.store.open_tables(OPEN_TABLES)
        tables = [
            OpenTable(
                id=row.id,
                code=row.code,
                game=row.game,
                status=row.status,  # type: ignore[arg-type]
                created=row.created,
                options=row.summary["options"],
                seats=row.summary["seats"],
            )
            for row in rows
        ]
        return json_reply(OpenTablesReply(tables=tables))

    async def mine(self, request: Request) -> Response:
        """The tables a browser's secrets open. No cookie: the browser keeps the secrets itself."""
        asked = await body_of(request, MineRequest)
        address = address_of(request.scope, self.hub.settings)
        found: list[MyTable] = []
        used: dict[int, float] = {}
        for index, secret in enumerate(asked.secrets):
            self.misses.require(address)
            try:
                live = await self.hub.open(secret.partition(".")[0])
                seats = live.room.seats_of(secret)
            except NotFound:
                seats = []
            except RegnumError:  # it is there and cannot be opened: nobody is guessing
                continue
            if not seats:
                self.misses.take(address)
                continue
            used[index] = live.room.stream[-1].at
            turn = bool(set(seats) & set(live.room.waiting()))
            found.append(MyTable(index=index, table=live.info(), seats=seats, your_turn=turn))
        found.sort(key=lambda mine: -used[mine.index])
        return json_reply(MineReply(tables=found))

    # --- making tables ---------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        asked = await body_of(request, CreateRequest)
        config = self.config(asked)
        self.new_tables.take(address_of(request.scope, self.hub.settings))
        live = await self.hub.create(config, asked.listed)
        if asked.claim is None:
            return json_reply(SeatedReply(table=live.info(), seats=[], secret=""), 201)
        return await self._claim(live, asked.claim, 201)

    def config(self, asked: CreateRequest) -> Created:
        """The first entry of a table; raises what is wrong with it."""
        tables = self.hub.offered.tables(asked.game, asked.components)
        spec = game(asked.game)
        seats = self.seats_asked(asked)
        players = sum(1 for seat in seats if seat.kind != AUTOMA)
        read_options(spec, players, asked.options)
        if asked.claim is not None:  # say so before there is a table
            claimed = asked.claim.seat
            if claimed >= len(seats) or seats[claimed].kind in (BOT, AUTOMA):
                raise NotFound("error-no-seat", {"seat": claimed + 1})
        clock = asked.clock
        return Created(
            game=asked.game,
            rules=spec.rules_version,
            fingerprint=tables.fingerprint,
            components=asked.components,
            options=asked.options,
            seats=seats,
            clock=Clock(clock.total, clock.bonus) if clock is not None else None,
            away=asked.away,
        )

    def seats_asked(self, asked: CreateRequest) -> list[SeatAsked]:
        """The seats, players first, then as many automas as the game adds."""
        spec = game(asked.game)
        players = [seat for seat in asked.seats if seat.kind != AUTOMA]
        read_options(spec, len(players), {})
        automas = self.hub.offered.automas(asked.game, len(players))
        if len(asked.seats) - len(players) not in (0, automas):
            raise NotPossible("error-seats", {"automas": automas})
        if all(seat.kind == BOT for seat in players):
            raise Refused("error-seats-human")
        for seat in players:
            self._require_level(seat)
        return [
            *(SeatAsked(seat.kind, seat.level) for seat in players),
            *(SeatAsked(AUTOMA, "") for _ in range(automas)),
        ]

    def _require_level(self, seat: SeatRequest) -> None:
        if seat.level not in self.hub.offered.levels:
            known = [raw(level) for level in self.hub.offered.levels]
            raise NotPossible("error-level", {"level": raw(seat.level), "known": known})

    async def start_daily(self, request: Request) -> Response:
        """Today's duel: the browser's own one, begun or not; after it, practice with the same cards."""
        asked = await body_of(request, DailyRequest)
        game_id = request.path_params["game"]
        config = daily_config(self.hub, game_id, asked.practice)
        table, secret = own_duel(game_id, config.daily, asked.browser)
        begun = await self.hub.store.table(table) is not None
        sitting = ClaimRequest(seat=0, name=asked.name, colour=asked.colour)
        address = address_of(request.scope, self.hub.settings)
        if asked.practice:
            if not begun or (await self.hub.open(table)).room.status != "over":
                raise Forbidden("error-practice-later")
            self.new_tables.take(address)
            return await self._claim(await self.hub.create(config, False), sitting, 201)
        if not begun:
            self.new_tables.take(address)
            live = await self.hub.create(config, False, chosen=table)
            with contextlib.suppress(Refused):  # the same browser, twice at once: the seat is its own
                return await self._claim(live, sitting, 201, secret)
        live = await self.hub.open(table)
        seats = live.room.seats_of(secret)
        if not seats:  # stopped between making the table and sitting down
            return await self._claim(live, sitting, 201, secret)
        return json_reply(SeatedReply(table=live.info(), seats=seats, secret=secret), 201)

    async def import_record(self, request: Request) -> Response:
        """A record as a hot-seat table: to play on, or to look at if it is over."""
        asked = await body_of(request, ImportRequest)
        record = loads(encode(asked.record).decode())
        spec = game(record.game)
        tables = self.hub.offered.by_fingerprint(record.game, record.components)
        payer = address_of(request.scope, self.hub.settings)
        self.new_tables.take(payer)
        self.past.charge(len(record.choices), payer)
        match = await asyncio.to_thread(match_from_record, spec, tables, record)
        automas = match.state.seat_count - match.players
        config = Created(
            game=record.game,
            rules=spec.rules_version,
            fingerprint=tables.fingerprint,
            components=self.hub.offered.name_of(record.game, tables),
            options=record.options,
            seats=[
                *(SeatAsked(HOTSEAT, self.hub.offered.levels[-1]) for _ in range(match.players)),
                *(SeatAsked(AUTOMA, "") for _ in range(automas)),
            ],
            clock=None,
            away=0,
            record=checked(record if record.rules == spec.rules_version else match.record()),
        )
        live = await self.hub.create(config, False)
        return await self._claim(live, ClaimRequest(seat=0, name=asked.name), 201)

    # --- seats -----------------------------------------------------------------------------------------

    async def claim(self, request: Request) -> Response:
        asked = await body_of(request, ClaimRequest)
        return await self._claim(await self.find(request), asked, 200)

    async def _claim(self, live: Live, asked: ClaimRequest, status: int, given: str = "") -> Response:
        secret = given or new_seat_secret(live.row.id)
        with contextlib.suppress(UnicodeEncodeError):
            asked.words.encode()
            claim = Claim(asked.seat, asked.name, asked.colour, secret, asked.words)
            await self.hub.act(live.row.id, claim)
            live = await self.hub.open(live.row.id)
            reply = SeatedReply(table=live.info(), seats=live.room.seats_of(secret), secret=secret)
            return json_reply(reply, status)
        raise NotUnderstood("error-request", {"what": raw("words")})

    async def rename(self, request: Request) -> Response:
        asked = await body_of(request, RenameRequest)
        live = await self.find(request)
        seat = self.own_seat(request, live.room)
        await self.hub.act(live.row.id, Rename(seat, asked.name, asked.colour))
        return json_reply(TableReply(table=live.info()))

    async def leave(self, request: Request) -> Response:
        live = await self.find(request)
        seat = self.own_seat(request, live.room)
        await self.hub.act(live.row.id, Leave(seat))
        return json_reply(TableReply(table=live.info()))


def checked(record: Record) -> StoredRecord:
    """A record as it is kept in a table's first entry; raises BadRecord if nothing can prove it."""
    if record.choices and not record.check:
        raise BadRecord(Msg("error-record-field", {"field": raw("check")}))
    return stored_record(record)
