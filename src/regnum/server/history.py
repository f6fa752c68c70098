"""Looking back: earlier points of a game, and its record."""

import gzip
import time
from collections.abc import Callable
from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response

from regnum.kernel.agenda import Event, State, decider
from regnum.kernel.sight import PUBLIC, covered, redact, seat_of, sight_of
from regnum.server.ending import curve_of, signed, whole_record
from regnum.server.entries.choosing import seat_shown
from regnum.server.kept import KeptRoom, no_steps
from regnum.server.live import Live
from regnum.server.loading import page_before
from regnum.server.lobby import Lobby
from regnum.server.lookback import VIEW, WHOLE, Moment, moment_of
from regnum.server.names import seat_names
from regnum.server.protocol import (
    CurveReply,
    EventInfo,
    HappeningInfo,
    HistoryReply,
    PastReply,
    StillInfo,
    StillsReply,
    encode,
)
from regnum.server.refusal import NotFound, Refused
from regnum.server.replies import json_reply
from regnum.server.room import Room
from regnum.server.seats import Observer, eyes
from regnum.server.security import address_of
from regnum.server.story import with_story
from regnum.server.telling import event_said, happening_told, hints_taken, outcome_info, with_beats
from regnum.server.views import Known, Views, raw

WORTH_PACKING = 1000  # bytes
EVENTS = 10  # so many cost as much as a choice
STILLS = 24  # choices whose positions are told at once


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
        if isinstance(live.room, KeptRoom):
            return json_reply(last_point(live.room, n, seat_of(seat)))
        now = moment_of(live.room)
        if n > len(now.choices):
            raise NotFound("error-no-point", {"n": n, "made": len(now.choices)})
        cost = self.lookback.cost(now.table, n)
        return await self._answer(request, now, ("point", seat, n), cost, lambda: self._point(now, n, seat))

    async def opening(self, request: Request) -> Response:
        """The view of a worked example as it is laid out: what nobody chooses has not happened yet."""
        live = await self.lobby.find(request)
        seat = self._eyes(live.room, self.lobby.watching(request, live.room))
        now = moment_of(live.room)
        if now.opening is None:
            raise Refused("error-no-example")
        laid = now.opening.clone()
        asked = ("opening", seat, 0)
        return await self._answer(request, now, asked, VIEW, lambda: first_point(now, laid, seat))

    def _eyes(self, room: Room, mine: Observer) -> int:
        """Whose eyes look back. Who shares a screen sees what is public, for the one whose turn it is."""
        return covered(seat_shown(room, mine)) if len(mine) > 1 else eyes(mine)

    async def _answer(
        self, request: Request, now: Moment, asked: tuple[str, int, int], cost: int, make: Callable[[], bytes]
    ) -> Response:
        data = await self._made(request, now, asked, cost, make)
        if not is_packed(request, data):
            return Response(data, media_type="application/json")
        what, seat, place = asked
        packed = (what + ".gz", seat, place)
        return packed_reply(await self._made(request, now, packed, 0, lambda: pack(data)))

    async def _made(
        self, request: Request, now: Moment, asked: tuple[str, int, int], cost: int, make: Callable[[], bytes]
    ) -> bytes:
        payer = address_of(request.scope, self.hub.settings)
        return await self.lookback.answer((now.table, now.stamp, *asked), cost, payer, make)

    def _point(self, now: Moment, n: int, seat: int) -> bytes:
        g = self.lookback.line(now).at(n)
        told = HistoryReply(
            n=n,
            made=len(now.choices),
            seat=seat_of(seat),
            whole=now.is_over,
            decider=decider(g),
            view=view_of(now, g, seat),
            events=events_of(now, [(k, event) for k, event in now.log if k == n], seat),
        )
        return encode(told)

    async def stills(self, request: Request) -> Response:
        """The positions after `since` choices up to n, beat by beat, for what the seat knew then."""
        live = await self.lobby.find(request)
        seat = self._eyes(live.room, self.lobby.watching(request, live.room))
        since, n = int(request.path_params["since"]), int(request.path_params["n"])
        if isinstance(live.room, KeptRoom):
            raise no_steps(live.room)
        now = moment_of(live.room)
        if max(since, n) > len(now.choices):
            raise NotFound("error-no-point", {"n": max(since, n), "made": len(now.choices)})
        end = min(max(since, n), since + STILLS)
        cost = self.lookback.cost_of_stills(now.table, since, end)
        asked = (f"stills {since}", seat, end)
        return await self._answer(request, now, asked, cost, lambda: self._stills(now, since, end, seat))

    def _stills(self, now: Moment, since: int, end: int, seat: int) -> bytes:
        """Views are made as they are for those who play: the same sections, redacted by the same code."""
        views: Views | None = None
        known = Known()
        stills: list[StillInfo] = []
        for n, events, g in self.lookback.line(now).stills(since, end, now.spec.beats):
            if views is None:
                views = Views(now.spec, g, now.is_over)
            views.look(g)
            changes, known = views.changes(seat, known)
            at = decider(g) if events == WHOLE else -1
            stills.append(StillInfo(n=n, events=events, decider=at, changes=cast(Any, raw(changes))))
        made = len(now.choices)
        told = StillsReply(
            since=since, n=end, made=made, seat=seat_of(seat), whole=now.is_over, stills=stills
        )
        return encode(told)

    async def past(self, request: Request) -> Response:
        """What was told up to a version: the log of a long game, from before the welcome."""
        live = await self.lobby.find(request)
        mine = self.lobby.seats(request, live.room)
        hub, room = self.hub, live.room
        n, page = int(request.path_params["n"]), hub.settings.past_page
        since, past = await page_before(hub.store, hub.offered, live.row, room, n, page)
        told = [happening_told(live.room, happening, mine, HappeningInfo) for happening in past]
        return json_reply(PastReply(since=since, happenings=told))

    async def curve(self, request: Request) -> Response:
        """The points at the end of every round; during a game they may be secret, so only afterwards."""
        live = await self.lobby.find(request)
        self.lobby.watching(request, live.room)
        if live.room.status != "over":
            raise Refused("error-not-over")
        if isinstance(live.room, KeptRoom):
            return json_reply(kept_curve(live.room))
        now, outcome = moment_of(live.room), outcome_info(live.room)
        assert outcome is not None
        cost = VIEW + len(now.choices)

        def told() -> bytes:
            return encode(with_story(now.spec.id, curve_of(now), outcome))

        return await self._answer(request, now, ("curve", PUBLIC, 0), cost, told)

    async def record(self, request: Request) -> Response:
        """After the end the record with the proof of its shuffles; before it what the seat knows."""
        live = await self.lobby.find(request)
        mine = self.lobby.watching(request, live.room)
        if live.room.status == "open":
            raise Refused("error-not-started")
        if live.room.config.example and live.room.status == "over":
            raise Refused("error-example-record")
        if live.room.status != "over":
            return await self._knowledge(request, live, self._eyes(live.room, mine))
        names, proof = seat_names(live.room), live.room.proof(time.time())
        hints = hints_taken(live.room) if live.room.hosting.hints else None
        if isinstance(live.room, KeptRoom):
            return attached(json_reply(signed(live.room.record(), names, proof, hints)), live)
        now = moment_of(live.room)
        # The names may change, and a duel is proved when its day is over.
        asked = ("record" if proof is None else "proof", PUBLIC, live.room.version)
        reply = await self._answer(
            request, now, asked, VIEW, lambda: encode(whole_record(now, names, proof, hints))
        )
        return attached(reply, live)

    async def _knowledge(self, request: Request, live: Live, seat: int) -> Response:
        """What a seat knows; the table beside it says what time it is, so it is not kept."""
        now = moment_of(live.room)
        cost = self.lookback.cost_of_telling(now.table, len(now.choices)) + len(now.log) // EVENTS
        kept = await self._made(request, now, ("known", seat, 0), cost, lambda: self._known(now, seat))
        data = b'{"table":' + encode(live.info()) + b"," + kept[1:]
        if not is_packed(request, data):
            return Response(data, media_type="application/json")
        return packed_reply(await self.lookback.beside(lambda: pack(data)))

    def _known(self, now: Moment, seat: int) -> bytes:
        """All of a KnowledgeReply but its table."""
        choices: list[tuple[int, str]] = []
        if seat >= 0:
            told = self.lookback.line(now).tell()
            choices = [(n, text) for n, (who, text) in enumerate(told, 1) if who == seat]
        events = events_of(now, now.log, seat)
        known = {
            "seat": seat_of(seat),
            "choices": choices,
            "events": events,
            "view": view_of(now, now.state, seat),
        }
        return encode(known)


def first_point(now: Moment, laid: State, seat: int) -> bytes:
    view = now.spec.view(redact(laid, now.spec.layout(laid), seat), seat)
    made = len(now.choices)
    return encode(HistoryReply(n=-1, made=made, seat=seat, whole=False, decider=-1, view=view, events=[]))


def attached(reply: Response, live: Live, what: str = "") -> Response:
    """An answer that browsers keep as a file."""
    name = f"{live.room.config.game}-{what}{live.row.code.lower()}.json"
    reply.headers["content-disposition"] = f'attachment; filename="{name}"'
    return reply


def is_packed(request: Request, data: bytes) -> bool:
    """Whether an answer is sent smaller: as large ones are otherwise, only that it is done in the thread."""
    return len(data) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", "")


def pack(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


def packed_reply(data: bytes) -> Response:
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(data, media_type="application/json", headers=headers)


def view_of(now: Moment, g: State, seat: int) -> dict[str, Any]:
    """A position as a seat may see it; after the end whole."""
    shown = g if now.is_over else redact(g, now.spec.layout(g), sight_of(seat))
    return now.spec.view(shown, seat_of(seat))


def events_of(now: Moment, log: list[tuple[int, Event]], seat: int) -> list[EventInfo]:
    eyes = None if now.is_over else sight_of(seat)
    begins = now.spec.beats.begins(log)
    return [
        event_said(now.spec, now.state, n, event, eyes, beat)
        for (n, event), beat in zip(log, begins, strict=True)
    ]


def last_point(room: KeptRoom, n: int, seat: int) -> HistoryReply:
    """The end of a game that cannot be played again here; raises Refused for all points before it."""
    if n < room.made:
        raise no_steps(room)
    told = [event for move in room.final.moves for event in move.events if event.n == n]
    events = with_beats(room.spec, told)
    return HistoryReply(n=n, made=n, seat=seat, whole=True, decider=-1, view=room.view(seat), events=events)


def kept_curve(room: KeptRoom) -> CurveReply:
    if room.final.curve is None:
        raise no_steps(room)
    # What is counted was not stored with the first of them.
    curve = CurveReply(points=room.final.curve.points, period=room.spec.period_name)
    return with_story(room.spec.id, curve, room.final.outcome)
