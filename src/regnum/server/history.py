"""Looking back: earlier points of a game, and its record."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from regnum.kernel.agenda import State, decider, describe, play
from regnum.kernel.record import replay
from regnum.kernel.sight import PUBLIC, redact
from regnum.server.ending import curve_of, whole_record
from regnum.server.entries.choosing import seat_shown
from regnum.server.kept import KeptRoom
from regnum.server.live import Live
from regnum.server.lobby import Lobby
from regnum.server.protocol import CurveReply, HistoryReply, KnowledgeReply, encode
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
        if isinstance(room, KeptRoom):
            return json_reply(last_point(room, n, seat))
        g = await asyncio.to_thread(replay, room.spec, room.tables, record, n)
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
        if isinstance(live.room, KeptRoom):
            return json_reply(kept_curve(live.room))
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


def last_point(room: KeptRoom, n: int, seat: int) -> HistoryReply:
    """The end of a game that cannot be played again here; raises Refused for all points before it."""
    if n < room.made:
        raise no_steps(room)
    events = [event for move in room.final.moves for event in move.events if event.n == n]
    return HistoryReply(n=n, made=n, seat=seat, whole=True, decider=-1, view=room.view(seat), events=events)


def no_steps(room: KeptRoom) -> Refused:
    """Why the steps of a kept game cannot be shown."""
    rules, ours = room.final.rules, room.spec.rules_version
    if rules == ours:
        return Refused("error-kept-components")
    return Refused("error-kept-steps", {"rules": rules, "ours": ours})


def kept_curve(room: KeptRoom) -> CurveReply:
    if room.final.curve is None:
        raise no_steps(room)
    return room.final.curve


def own_choices(room: Room, seat: int) -> list[tuple[int, str]]:
    """The choices of one seat that stand, by number, as text."""
    if seat == PUBLIC or room.match is None:
        return []
    record = room.record()
    g = replay(room.spec, room.tables, record, 0)
    found: list[tuple[int, str]] = []
    for n, option in enumerate(record.choices):
        if decider(g) == seat:
            found.append((n + 1, describe(g, g.agenda[-1], option).text))
        play(g, option)
    return found
