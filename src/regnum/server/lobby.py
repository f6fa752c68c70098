"""Tables and seats over HTTP: make, find, claim, rename, leave, resume, import."""

import asyncio
import contextlib
import secrets

from starlette.requests import Request
from starlette.responses import Response

from regnum.games import game
from regnum.kernel.box import BaseBox
from regnum.kernel.errors import RegnumError
from regnum.kernel.match import match_from_record
from regnum.kernel.messages import raw
from regnum.kernel.record import loads
from regnum.kernel.spec import read_options
from regnum.server.asking import (
    checked,
    clock_asked,
    company_of,
    needs_ready,
    require_claim,
    require_colours,
)
from regnum.server.brought import box_of, packed
from regnum.server.counting import Unplayed
from regnum.server.daily import daily_config, own_duel
from regnum.server.entries.absence import Leave
from regnum.server.entries.gathering import require_level
from regnum.server.entries.hosting import Renew
from regnum.server.entries.seating import Claim, Named, Rename
from regnum.server.examples import example_config
from regnum.server.guiding import guided_config
from regnum.server.hub import Hub
from regnum.server.limits import Buckets
from regnum.server.live import Live
from regnum.server.lookback import Lookback
from regnum.server.mine import mine_told
from regnum.server.protocol import (
    ClaimRequest,
    CreateRequest,
    DailyRequest,
    ImportRequest,
    MineRequest,
    OpenTable,
    OpenTablesReply,
    RenameRequest,
    SeatedReply,
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
from regnum.server.room import Created, Happening, Room
from regnum.server.seats import AUTOMA, BOT, HOTSEAT, HUMAN, Observer, SeatAsked
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
        self.claims = Buckets(hub.settings.claims)
        self.checks = Buckets(hub.settings.checks)
        self.renames = Buckets(hub.settings.renames)
        self.unplayed = Unplayed(hub.settings.unplayed_per_address)
        self.lookback = Lookback(hub.settings.lookups)
        hub.on_change.append(self._changed)
        hub.on_delete.append(self.unplayed.forget)

    def _changed(self, live: Live, happenings: list[Happening]) -> None:
        if live.room.status != "open":
            self.unplayed.forget(live.row.id)

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
        except NotFound:
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

    def watching(self, request: Request, room: Room) -> Observer:
        """The same for those who look at a game: without a seat they may not see every one."""
        mine = self.seats(request, room)
        if not mine:
            room.require_watchable()
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

    def named_seat(self, request: Request, room: Room) -> int:
        """The seat in the address, which the caller may name: their own, or for the host that of a bot."""
        seat = int(request.path_params["seat"])
        is_bots = 0 <= seat < len(room.seats) and room.seats[seat].kind == BOT
        if is_bots and room.hosting.host in self.seats(request, room):
            return seat
        return self.own_seat(request, room)

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
        rows = [row for row in rows if not row.summary.get("closed")]
        tables = [
            OpenTable(
                id=row.id,
                code=row.code,
                game=row.game,
                status=row.status,  # type: ignore[arg-type]
                created=row.created,
                options=row.summary["options"],
                seats=row.summary["seats"],
                hints=row.summary.get("hints", False),
            )
            for row in rows
        ]
        return json_reply(OpenTablesReply(tables=tables))

    async def mine(self, request: Request) -> Response:
        """The tables a browser's secrets open. No cookie: the browser keeps the secrets itself."""
        asked = await body_of(request, MineRequest)
        return json_reply(await mine_told(self.hub, asked.secrets))

    # --- making tables ---------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        asked = await body_of(request, CreateRequest)
        address = address_of(request.scope, self.hub.settings)
        config = self.config(asked, await self.tables(asked, address))
        self.unplayed.require(address)
        self.new_tables.take(address)
        live = await self.hub.create(config, asked.listed)
        self.unplayed.add(address, live.row.id)
        if asked.claim is None:
            return json_reply(SeatedReply(table=live.info(), seats=[], secret=""), 201)
        return await self._claim(live, asked.claim, 201, is_host=True, company=company_of(asked))

    def config(self, asked: CreateRequest, tables: BaseBox) -> Created:
        """The first entry of a table; raises what is wrong with it."""
        spec = game(asked.game)
        if asked.example:
            laid_out = example_config(asked.game, asked.example, self.hub.offered)
            require_claim(asked, laid_out.seats)
            return laid_out
        if asked.guided:
            guided = guided_config(asked.game, tables, self.hub.offered)
            require_claim(asked, guided.seats)
            return guided
        seats = self.seats_asked(asked)
        players = sum(1 for seat in seats if seat.kind != AUTOMA)
        read_options(spec, players, asked.options)
        require_claim(asked, seats)
        require_colours(asked)
        return Created(
            game=asked.game,
            rules=spec.rules_version,
            fingerprint=tables.fingerprint,
            components="" if asked.file and not tables.file else asked.components,
            options=asked.options,
            seats=seats,
            clock=clock_asked(asked.clock),
            away=asked.away,
            needs_ready=needs_ready(asked, seats),
            # Who plays alone, or with bots, hides nothing from anybody.
            discreet=sum(seat.kind in (HUMAN, HOTSEAT) for seat in seats) > 1,
            file=packed(tables.file) if asked.file and tables.file else "",
            hints=asked.hints,
        )

    async def tables(self, asked: CreateRequest, payer: str) -> BaseBox:
        """The components to play with: the game's own, a file of the server, or one that is brought."""
        if asked.guided:
            return self.hub.offered.tables(asked.game, "")
        if asked.file:
            return await self.brought(asked.game, asked.file, payer)
        return self.hub.offered.tables(asked.game, asked.components)

    async def brought(self, name: str, file: str, payer: str) -> BaseBox:
        """The box of a component file that somebody brings."""
        game(name)
        self.checks.take(payer)
        return await asyncio.to_thread(box_of, self.hub.offered, self.hub.settings, name, file)

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
            require_level(seat.level, seat.face)
        return [
            *(SeatAsked(seat.kind, seat.level, seat.face) for seat in players),
            *(SeatAsked(AUTOMA, "") for _ in range(automas)),
        ]

    async def start_daily(self, request: Request) -> Response:
        """Today's duel: the browser's own one, begun or not; after it, practice with the same cards."""
        asked = await body_of(request, DailyRequest)
        game_id = request.path_params["game"]
        config = await daily_config(self.hub, game_id, asked.name, asked.practice)
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
        if not live.room.seats_of(secret):  # stopped between making the table and sitting down
            with contextlib.suppress(Refused):
                return await self._claim(live, sitting, 201, secret)
            live = await self.hub.open(table)
        seats = live.room.seats_of(secret)
        if not seats:
            raise Refused("error-seat-taken", {"seat": 1})
        return json_reply(SeatedReply(table=live.info(), seats=seats, secret=secret), 201)

    async def import_record(self, request: Request) -> Response:
        """A record as a hot-seat table: to play on, or to look at if it is over."""
        asked = await body_of(request, ImportRequest)
        record = loads(encode(asked.record).decode())
        spec = game(record.game)
        payer = address_of(request.scope, self.hub.settings)
        if asked.file:
            await self.brought(record.game, asked.file, payer)
        tables = self.hub.offered.by_fingerprint(record.game, record.components)
        self.new_tables.take(payer)
        self.lookback.charge(len(record.choices), payer)
        match = await asyncio.to_thread(match_from_record, spec, tables, record)
        name = self.hub.offered.name_of(record.game, tables)
        automas = match.state.seat_count - match.players
        config = Created(
            game=record.game,
            rules=spec.rules_version,
            fingerprint=tables.fingerprint,
            components=name or asked.file_name,
            file=packed(tables.file) if tables.file and not name else "",
            options=record.options,
            seats=[
                *(SeatAsked(HOTSEAT, self.hub.offered.level) for _ in range(match.players)),
                *(SeatAsked(AUTOMA, "") for _ in range(automas)),
            ],
            clock=None,
            away=0,
            record=checked(record if record.rules == spec.rules_version else match.record()),
            hints=asked.hints,
        )
        live = await self.hub.create(config, False)
        return await self._claim(live, ClaimRequest(seat=0, name=asked.name), 201, is_host=True)

    # --- seats -----------------------------------------------------------------------------------------

    async def claim(self, request: Request) -> Response:
        asked = await body_of(request, ClaimRequest)
        live = await self.find(request)
        self.claims.take(address_of(request.scope, self.hub.settings))
        return await self._claim(live, asked, 200)

    async def _claim(
        self,
        live: Live,
        asked: ClaimRequest,
        status: int,
        given: str = "",
        is_host: bool = False,
        company: tuple[Named, ...] = (),
    ) -> Response:
        secret = given or new_seat_secret(live.row.id)
        with contextlib.suppress(UnicodeEncodeError):
            asked.words.encode()
            claim = Claim(asked.seat, asked.name, asked.colour, secret, asked.words, is_host, company)
            await self.hub.act(live.row.id, claim)
            live = await self.hub.open(live.row.id)
            reply = SeatedReply(table=live.info(), seats=live.room.seats_of(secret), secret=secret)
            return json_reply(reply, status)
        raise NotUnderstood("error-request", {"what": raw("words")})

    async def rename(self, request: Request) -> Response:
        asked = await body_of(request, RenameRequest)
        live = await self.find(request)
        seat = self.named_seat(request, live.room)
        self.renames.take(f"{live.row.id}:{seat}")
        await self.hub.act(live.row.id, Rename(seat, asked.name, asked.colour))
        return json_reply(TableReply(table=live.info()))

    async def renew(self, request: Request) -> Response:
        """A new link to a seat: for its owner, or for the host to hand on to who lost it."""
        live = await self.find(request)
        mine = self.seats(request, live.room)
        if not mine:
            raise WrongSecret
        seat = int(request.path_params["seat"])
        secret = new_seat_secret(live.row.id)
        await self.hub.act(live.row.id, Renew(seat, secret), mine)
        live = await self.hub.open(live.row.id)
        return json_reply(SeatedReply(table=live.info(), seats=live.room.seats_of(secret), secret=secret))

    async def leave(self, request: Request) -> Response:
        live = await self.find(request)
        seat = self.own_seat(request, live.room)
        await self.hub.act(live.row.id, Leave(seat))
        return json_reply(TableReply(table=live.info()))
