"""Reviews of finished games: worked out once, piece by piece in the workers, then kept and served.

A piece takes a second or two, and there is one on its way at a time, so bots that have to move hardly wait.
What is kept is memory: after a restart a review is worked out again, and comes to the same.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import field
from starlette.requests import Request
from starlette.responses import Response

from regnum.ai.coach.reviewing import CLOSER, PIECE, Verdict, suspects, tallies, turning_points
from regnum.ai.jobs import CloserWanted, Coaching, GlanceWanted, PlayedGame
from regnum.kernel.errors import RegnumError
from regnum.server.coaching import WHOLE_SECONDS, Coach, played_game, require_steps
from regnum.server.ending import curve_of
from regnum.server.limits import Buckets
from regnum.server.live import Live
from regnum.server.lobby import Lobby
from regnum.server.lookback import moment_of
from regnum.server.protocol import (
    ReviewInfo,
    ReviewPoint,
    ReviewReply,
    SeatReview,
    TurningPoint,
)
from regnum.server.refusal import Refused
from regnum.server.replies import json_reply
from regnum.server.room import Room
from regnum.server.security import address_of
from regnum.server.telling import hints_taken, problem

log = logging.getLogger("regnum.server")

KEPT: Final = 64  # reviews
TRIES: Final = 3  # to get one piece thought about: a busy minute should not cost the whole review


class Glanced(msgspec.Struct):
    """What a worker has said of a piece of a game."""

    curve: list[ReviewPoint] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)


class Work:
    """A review on its way, or done."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.done: ReviewInfo | None = None
        self.error: RegnumError | None = None
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of this process."""

    def __init__(self, lobby: Lobby, coach: Coach) -> None:
        self.lobby = lobby
        self.coach = coach
        self.begun = Buckets(lobby.hub.settings.reviews)
        self.reviews: OrderedDict[str, Work] = OrderedDict()
        self.turn = asyncio.Semaphore(1)  # one after another

    async def show(self, request: Request) -> Response:
        live = await self.lobby.find(request)
        self.lobby.watching(request, live.room)
        return json_reply(self.review(live, address_of(request.scope, self.lobby.hub.settings)))

    async def close(self) -> None:
        """Leave off: it can be asked for again after the restart."""
        tasks = [work.task for work in self.reviews.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def review(self, live: Live, payer: str) -> ReviewReply:
        """The review of a finished game as far as it is; the first who asks sets it going."""
        room = live.room
        if room.status != "over":
            raise Refused("error-not-over")
        require_steps(room)
        work = self.reviews.get(room.id)
        if work is None or work.error is not None:
            failed = work
            self.begun.take(payer)
            work = self.reviews[room.id] = Work()
            work.task = asyncio.get_running_loop().create_task(self._review(room, work))
            while len(self.reviews) > KEPT:
                self.reviews.popitem(last=False)
            if failed is not None and failed.error is not None:
                told = problem(failed.error)
                return ReviewReply(status="failed", progress=0.0, error=told)
        self.reviews.move_to_end(room.id)
        if work.done is not None:
            return ReviewReply(status="ready", progress=1.0, review=work.done)
        return ReviewReply(status="working", progress=work.progress)

    async def _review(self, room: Room, work: Work) -> None:
        try:
            async with self.turn:
                work.done = await self._reviewed(room, work)
        except RegnumError as e:
            work.error = e
        except Exception:  # a bug: whoever waits is told
            log.exception("the review of a game failed")
            work.error = Refused("error-coach-busy")

    async def _reviewed(self, room: Room, work: Work) -> ReviewInfo:
        now = moment_of(room)
        played = played_game(now)
        starts = range(0, max(1, len(now.choices)), PIECE)
        steps = len(starts) + CLOSER
        whole = Glanced()
        for done, start in enumerate(starts, 1):
            wanted = GlanceWanted(0, now.spec.id, played=played, start=start)
            piece = msgspec.convert(await self._asked(room, wanted), Glanced)
            whole.curve += piece.curve
            whole.verdicts += piece.verdicts
            work.progress = done / steps
        turning = await self._turning(room, work, played, whole.verdicts)

        return ReviewInfo(
            game=now.spec.id,
            rules=room.config.rules,
            period=now.spec.period_name,
            curve=whole.curve,
            turning=turning,
            seats=seats_told(room, now.players, whole.verdicts),
            sources=(await self.coach.lookback.beside(lambda: curve_of(now))).points,
        )

    async def _asked(self, room: Room, wanted: Coaching) -> Any:
        """What a worker says of a piece; refused if none has the time again and again."""
        for _ in range(TRIES - 1):
            try:
                return await self.coach.consult(room, wanted, WHOLE_SECONDS)
            except Refused:
                continue
        return await self.coach.consult(room, wanted, WHOLE_SECONDS)

    async def _turning(
        self, room: Room, work: Work, played: PlayedGame, verdicts: list[Verdict]
    ) -> list[TurningPoint]:
        """The choices of people that cost most; of everybody where nobody but bots has played."""
        people = [seat for seat, one in enumerate(room.seats) if one.is_human]
        found: list[TurningPoint] = []
        for verdict in suspects([one for one in verdicts if not people or one.seat in people]):
            wanted = CloserWanted(0, room.spec.id, played=played, n=verdict.n)
            said = await self._asked(room, wanted)
            if said is not None:
                found.append(msgspec.convert(said, TurningPoint))
            work.progress = min(0.99, work.progress + (1 - work.progress) / (CLOSER + 1))
        return turning_points(found)


def seats_told(room: Room, players: int, verdicts: list[Verdict]) -> list[SeatReview]:
    """How everybody played, and how often they asked."""
    hints, explained = hints_taken(room), hints_taken(room, "explained")
    return [
        SeatReview(
            seat=one.seat,
            moves=one.moves,
            best=one.best,
            lost=one.lost,
            hints=hints[one.seat],
            explained=explained[one.seat],
        )
        for one in tallies(players, verdicts)
    ]
