"""Looking back: earlier points of a game, and its record."""

import asyncio
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from regnum.kernel.agenda import State, decider, describe, play, play_discreetly
from regnum.kernel.record import replay
from regnum.kernel.sight import PUBLIC, redact
from regnum.server.entries.choosing import seat_shown
from regnum.server.live import Live
from regnum.server.lobby import Lobby
from regnum.server.names import seat_names
from regnum.server.protocol import CurvePoint, CurveReply, HistoryReply, KnowledgeReply, encode
from regnum.server.refusal import NotFound, Refused
from regnum.server.replies import json_reply
from regnum.server.room import Room
from regnum.server.seats import Observer, eyes
from regnum.server.telling import event_told


class History:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hub = lobby.hub

    async def point(self, request: Request) -> Response:
        """The view after n choices, for what the seat was entitled to know then; after the end all."""
        live = await self.lobby.find(request)
        room = live.room
        seat = self._eyes(room, self.lobby.seats(request, room))
        record = room.record()
        n = int(request.path_params["n"])
        made = len(record.choices)
        if n > made:
            raise NotFound("error-no-point", {"n": n, "made": made})
        discreet = room.require_match().discreet
        g = await asyncio.to_thread(replay, room.spec, room.tables, record, n, discreet)
        return json_reply(self._told(room, g, n, made, seat))

    def _eyes(self, room: Room, mine: Observer) -> int:
        """Whose eyes look back: of several hot-seat players those of the one whose turn it is."""
        return seat_shown(room, mine) if len(mine) > 1 else eyes(mine)

    def _told(self, room: Room, g: State, n: int, made: int, seat: int) -> HistoryReply:
        assert room.match is not None
        whole = room.status == "over"
        shown = g if whole else redact(g, room.spec.layout(g), seat)
        return HistoryReply(
            n=n,
            made=made,
            seat=seat,
            whole=whole,
            decider=decider(g),
            view=room.spec.view(shown, seat),
            events=[event_told(room, k, event, seat) for k, event in room.match.log if k == n],
        )

    async def curve(self, request: Request) -> Response:
        """The points at the end of every round; during a game they may be secret, so only afterwards."""
        live = await self.lobby.find(request)
        if live.room.status != "over":
            raise Refused("error-not-over")
        return json_reply(await asyncio.to_thread(curve_of, live.room))

    async def record(self, request: Request) -> Response:
        """After the end the record with the proof of its shuffles; before it what the seat knows."""
        live = await self.lobby.find(request)
        mine = self.lobby.seats(request, live.room)
        if live.room.status == "open":
            raise Refused("error-not-started")
        if live.room.status != "over":
            return json_reply(self._knowledge(live, mine))
        name = f"{live.room.config.game}-{live.row.code.lower()}.json"
        return Response(
            encode(whole_record(live.room)),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    def _knowledge(self, live: Live, mine: Observer) -> KnowledgeReply:
        room = live.room
        match = room.match
        assert match is not None
        seat = self._eyes(room, mine)
        view = room.spec.view(redact(match.state, room.spec.layout(match.state), seat), seat)
        return KnowledgeReply(
            table=live.info(),
            seat=seat,
            choices=own_choices(room, seat),
            events=[event_told(room, n, event, seat) for n, event in match.log],
            view=view,
        )


def own_choices(room: Room, seat: int) -> list[tuple[int, str]]:
    """The choices of one seat that stand, by number, as text."""
    if seat == PUBLIC or room.match is None:
        return []
    record = room.record()
    discreet = room.match.discreet
    g = replay(room.spec, room.tables, record, 0, discreet)
    found: list[tuple[int, str]] = []
    for n, option in enumerate(record.choices):
        if decider(g) == seat:
            found.append((n + 1, describe(g, g.agenda[-1], option).text))
        if discreet:
            play_discreetly(g, option)
        else:
            play(g, option)
    return found


def curve_of(room: Room) -> CurveReply:
    """Everybody's points whenever a round had ended, and at the end."""
    record = room.record()
    g = replay(room.spec, room.tables, record, 0)
    points: list[CurvePoint] = []
    for n, option in enumerate(record.choices):
        before = room.spec.period(g)
        scored = score_now(room, g)
        play(g, option)
        if room.spec.period(g) != before and before > 0:
            points.append(CurvePoint(round=before, n=n + 1, totals=scored[0], parts=scored[1]))
    totals, parts = score_now(room, g)
    points.append(CurvePoint(round=room.spec.period(g), n=len(record.choices), totals=totals, parts=parts))
    return CurveReply(points=points)


def score_now(room: Room, g: State) -> tuple[list[int], list[dict[str, int]]]:
    """What everybody has gathered, and what it is worth when the game is over."""
    left_out = room.spec.only_at_end if g.agenda else ()
    parts = [
        {part.name: part.points for part in seat if part.name not in left_out} for seat in room.spec.score(g)
    ]
    return [sum(seat.values()) for seat in parts], parts


def whole_record(room: Room) -> dict[str, Any]:
    """The record of a finished game with who played and what proves its shuffles."""
    record: dict[str, Any] = room.record().without_pauses().to_json()
    record["names"] = seat_names(room)
    proof = room.proof(time.time())
    if proof is not None:
        record["fairness"] = proof.to_json()
    return record
