"""Looking back: earlier points of a game, and its record."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from regnum.kernel.agenda import Event, State, decider, play
from regnum.kernel.codec import checksum
from regnum.kernel.record import Record, new_game
from regnum.kernel.sight import PUBLIC, redact
from regnum.kernel.spec import GameSpec
from regnum.server.entries.choosing import seat_shown
from regnum.server.fairness import Proof
from regnum.server.live import Live
from regnum.server.lobby import Lobby
from regnum.server.lookback import VIEW, Moment, moment_of
from regnum.server.names import seat_names
from regnum.server.protocol import (
    CurvePoint,
    CurveReply,
    EventInfo,
    HappeningInfo,
    HistoryReply,
    PastReply,
    encode,
)
from regnum.server.refusal import NotFound, Refused
from regnum.server.replies import json_reply
from regnum.server.room import Room
from regnum.server.seats import Observer, eyes
from regnum.server.security import address_of
from regnum.server.telling import event_said, happening_told

EVENTS = 10  # so many cost as much as a choice


class History:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hub = lobby.hub
        self.lookback = lobby.lookback

    async def point(self, request: Request) -> Response:
        """The view after n choices, for what the seat was entitled to know then; after the end all."""
        live = await self.lobby.find(request)
        seat = self._eyes(live.room, self.lobby.watching(request, live.room))
        n = int(request.path_params["n"])
        now = moment_of(live.room)
        if n > len(now.choices):
            raise NotFound("error-no-point", {"n": n, "made": len(now.choices)})
        cost = self.lookback.cost(now.table, n)
        return await self._answer(request, now, ("point", seat, n), cost, lambda: self._point(now, n, seat))

    def _eyes(self, room: Room, mine: Observer) -> int:
        """Whose eyes look back: of several hot-seat players those of the one whose turn it is."""
        return seat_shown(room, mine) if len(mine) > 1 else eyes(mine)

    async def _answer(
        self, request: Request, now: Moment, asked: tuple[str, int, int], cost: int, make: Callable[[], bytes]
    ) -> Response:
        payer = address_of(request.scope, self.hub.settings)
        data = await self.lookback.answer((now.table, now.stamp, *asked), cost, payer, make)
        return Response(data, media_type="application/json")

    def _point(self, now: Moment, n: int, seat: int) -> bytes:
        g = self.lookback.line(now).at(n)
        told = HistoryReply(
            n=n,
            made=len(now.choices),
            seat=seat,
            whole=now.is_over,
            decider=decider(g),
            view=view_of(now, g, seat),
            events=events_of(now, [(k, event) for k, event in now.log if k == n], seat),
        )
        return encode(told)

    async def past(self, request: Request) -> Response:
        """What was told up to a version: the log of a long game, from before the welcome."""
        live = await self.lobby.find(request)
        mine = self.lobby.seats(request, live.room)
        since, past = await self.hub.past(live, int(request.path_params["n"]))
        told = [happening_told(live.room, happening, mine, HappeningInfo) for happening in past]
        return json_reply(PastReply(since=since, happenings=told))

    async def curve(self, request: Request) -> Response:
        """The points at the end of every round; during a game they may be secret, so only afterwards."""
        live = await self.lobby.find(request)
        self.lobby.watching(request, live.room)
        if live.room.status != "over":
            raise Refused("error-not-over")
        now = moment_of(live.room)
        cost = VIEW + len(now.choices)
        return await self._answer(request, now, ("curve", PUBLIC, 0), cost, lambda: encode(curve_of(now)))

    async def record(self, request: Request) -> Response:
        """After the end the record with the proof of its shuffles; before it what the seat knows."""
        live = await self.lobby.find(request)
        mine = self.lobby.watching(request, live.room)
        if live.room.status == "open":
            raise Refused("error-not-started")
        if live.room.status != "over":
            return await self._knowledge(request, live, self._eyes(live.room, mine))
        now, names, proof = moment_of(live.room), seat_names(live.room), live.room.proof()
        asked = ("record", PUBLIC, live.room.version)  # the names may change
        reply = await self._answer(request, now, asked, VIEW, lambda: encode(whole_record(now, names, proof)))
        name = f"{live.room.config.game}-{live.row.code.lower()}.json"
        reply.headers["content-disposition"] = f'attachment; filename="{name}"'
        return reply

    async def _knowledge(self, request: Request, live: Live, seat: int) -> Response:
        """What a seat knows; the table beside it says what time it is, so it is not kept."""
        now = moment_of(live.room)
        cost = self.lookback.cost_of_telling(now.table, len(now.choices)) + len(now.log) // EVENTS
        kept = await self._answer(request, now, ("known", seat, 0), cost, lambda: self._known(now, seat))
        return Response(
            b'{"table":' + encode(live.info()) + b"," + bytes(kept.body)[1:], media_type="application/json"
        )

    def _known(self, now: Moment, seat: int) -> bytes:
        """All of a KnowledgeReply but its table."""
        choices: list[tuple[int, str]] = []
        if seat != PUBLIC:
            told = self.lookback.line(now).tell()
            choices = [(n, text) for n, (who, text) in enumerate(told, 1) if who == seat]
        events = events_of(now, now.log, seat)
        known = {"seat": seat, "choices": choices, "events": events, "view": view_of(now, now.state, seat)}
        return encode(known)


def view_of(now: Moment, g: State, seat: int) -> dict[str, Any]:
    """A position as a seat may see it; after the end whole."""
    shown = g if now.is_over else redact(g, now.spec.layout(g), seat)
    return now.spec.view(shown, seat)


def events_of(now: Moment, log: list[tuple[int, Event]], seat: int) -> list[EventInfo]:
    eyes = None if now.is_over else seat
    return [event_said(now.spec, now.state, n, event, eyes) for n, event in log]


def curve_of(now: Moment) -> CurveReply:
    """Everybody's points whenever a round had ended, and at the end."""
    spec = now.spec
    g = new_game(spec, now.tables, now.players, now.options, now.seed)
    points: list[CurvePoint] = []
    for n, option in enumerate(now.choices):
        before = spec.period(g)
        scored = score_now(spec, g)
        play(g, option)
        if spec.period(g) != before and before > 0:
            points.append(CurvePoint(round=before, n=n + 1, totals=scored[0], parts=scored[1]))
    totals, parts = score_now(spec, g)
    points.append(CurvePoint(round=spec.period(g), n=len(now.choices), totals=totals, parts=parts))
    return CurveReply(points=points)


def score_now(spec: GameSpec, g: State) -> tuple[list[int], list[dict[str, int]]]:
    """What everybody has gathered, and what it is worth when the game is over."""
    left_out = spec.only_at_end if g.agenda else ()
    parts = [{part.name: part.points for part in seat if part.name not in left_out} for seat in spec.score(g)]
    return [sum(seat.values()) for seat in parts], parts


def whole_record(now: Moment, names: list[str], proof: Proof | None) -> dict[str, Any]:
    """The record of a finished game with who played and what proves its shuffles."""
    check = checksum(now.spec, now.state)
    made = (now.options, now.seed, now.choices, check)
    record = Record(now.spec.id, now.spec.rules_version, now.tables.fingerprint, now.players, *made)
    told: dict[str, Any] = {**record.to_json(), "names": names}
    if proof is not None:
        told["fairness"] = proof.to_json()
    return told
