"""The coach at a table: hints, and moves explained. Who may ask, what it is given, and what it has said.

It thinks in the worker processes of the bots. In a running game it is given honest copies of whoever asks and
nothing else; finished games it gets whole.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from regnum.ai.jobs import Coaching, HintWanted, MoveWanted, PlayedGame, TurnWanted
from regnum.kernel.agenda import State, decider
from regnum.kernel.codec import state_to_json
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import PUBLIC, determinise
from regnum.server.bots import Consulting, PoolClosed, Unanswered
from regnum.server.entries.choosing import seat_shown
from regnum.server.entries.coaching import TakeExplanation, TakeHint, require_hints
from regnum.server.hub import Hub
from regnum.server.keeper import Thinker
from regnum.server.kept import KeptRoom, no_steps
from regnum.server.limits import Buckets
from regnum.server.live import Live
from regnum.server.lookback import Lookback, Moment, moment_of
from regnum.server.protocol import AskExplain, AskHint, Explained, Hinted, SuggestionInfo, WhyInfo, encode
from regnum.server.refusal import NotFound, Refused, Stale
from regnum.server.room import Room
from regnum.server.seats import Observer
from regnum.server.telling import hints_taken

DEALS: Final = 8  # of what an asker cannot see
WHOLE_SECONDS: Final = 30.0  # for a piece of a finished game, on the slowest machine; it takes one or two
Cover = Callable[[int], str]  # what a screen does not show of a seat; empty: nothing

HINTS: Final = 8  # answers that are kept for every table in memory


class Said(msgspec.Struct):
    """What a worker has said of a turn, or of a move."""

    before: list[float]
    after: list[float]
    reasons: list[WhyInfo]
    chosen: SuggestionInfo | None = None
    other: SuggestionInfo | None = None


@dataclass(frozen=True)
class Turn:
    """The turn a choice is part of, and the positions around it."""

    who: int
    first: int
    last: int
    before: State
    after: State


def turn_of(lookback: Lookback, now: Moment, n: int) -> Turn:
    """The turn of choice n, as far as it was played (in the thread)."""
    line = lookback.line(now)
    before = after = line.at(n - 1)
    who, turn = decider(before), before.turn
    first = last = n
    after = line.at(n)
    while first > 1 and is_same_turn(earlier := line.at(first - 2), who, turn):
        first, before = first - 1, earlier
    while last < len(now.choices) and is_same_turn(after, who, turn):
        last += 1
        after = line.at(last)
    return Turn(who, first, last, before, after)


def is_same_turn(g: State, who: int, turn: int) -> bool:
    return g.turn == turn and decider(g) == who


def played_game(now: Moment) -> PlayedGame:
    """A finished game for a worker."""
    components = now.tables.fingerprint
    return PlayedGame(components, now.players, now.options, now.seed, now.choices, now.discreet)


def require_steps(room: Room) -> None:
    """Raise Refused if a game cannot be played again step by step."""
    if isinstance(room, KeptRoom):
        raise no_steps(room)
    if room.halt is not None:
        raise Refused("error-rules-differ", {"rules": room.config.rules, "ours": room.spec.rules_version})
    if room.config.example:
        raise Refused("error-coach-example")


class Coach:
    """What the tables of this process ask."""

    def __init__(self, hub: Hub, thinker: Thinker, lookback: Lookback) -> None:
        self.hub = hub
        self.thinker = thinker
        self.lookback = lookback
        self.asked = Buckets(hub.settings.hints)
        self.hints: OrderedDict[tuple[str, int, int], asyncio.Task[list[SuggestionInfo]]] = OrderedDict()

    async def answer(
        self, live: Live, mine: Observer, asked: AskHint | AskExplain, cover: Cover, payer: str
    ) -> bytes:
        """What the coach says to a connection; raises RegnumError.

        At a shared screen it gives no hint before the player of that seat looks: it would show their secrets.
        """
        if isinstance(asked, AskExplain):
            return encode(await self.explain(live, mine, asked.n, asked.id, payer))
        if not mine:
            raise Refused("error-spectator")
        deciding = [seat for seat in mine if live.room.decision(seat) == asked.decision]
        seat = deciding[0] if deciding else seat_shown(live.room, mine)
        if cover(seat):
            raise Refused("error-hint-covered")
        return encode(await self.hint(live, seat, asked.decision, asked.id))

    async def consult(self, room: Room, wanted: Coaching, seconds: float) -> Any:
        """Ask a worker; raises Refused if none has an answer."""
        job = Consulting(wanted, seconds, self.hub.offered.text_of(room.tables))
        try:
            return await self.thinker.consult(job)
        except (Unanswered, PoolClosed):
            raise Refused("error-coach-busy") from None

    # --- hints -------------------------------------------------------------------------------------------

    async def hint(self, live: Live, seat: int, decision: int, number: int) -> Hinted:
        """What to do now: noted in the table's stream first. The same answer if it is asked for again."""
        room = live.room
        require_hints(room)
        key = (live.row.id, seat, decision)
        task = self._known(key)
        if task is None:
            if room.decision(seat) == decision:  # else it is refused below, for nothing
                self.asked.take(f"{live.row.id}:{seat}")
            await self.hub.act(live.row.id, TakeHint(seat, decision), (seat,))
            live = await self.hub.open(live.row.id)
            room = live.room
            if room.decision(seat) != decision:
                raise Stale(decision, room.decision(seat))
            task = self._known(key) or self.hub.spawn(self._suggest(room, seat, decision))
            self._keep(key, task)
        suggestions = await asyncio.shield(task)
        limit = self.hub.settings.hints_per_seat
        taken = hints_taken(room)[seat]
        return Hinted(
            id=number,
            decision=decision,
            seat=seat,
            suggestions=suggestions if room.decision(seat) == decision else [],
            taken=taken,
            left=max(0, limit - taken),
        )

    def _known(self, key: tuple[str, int, int]) -> asyncio.Task[list[SuggestionInfo]] | None:
        """What is being thought, or was; not what failed."""
        task = self.hints.get(key)
        is_lost = task is not None and task.done() and (task.cancelled() or task.exception() is not None)
        return None if is_lost else task

    def _keep(self, key: tuple[str, int, int], task: asyncio.Task[list[SuggestionInfo]]) -> None:
        self.hints[key] = task
        while len(self.hints) > HINTS * max(1, len(self.hub.live)):
            self.hints.popitem(last=False)

    async def _suggest(self, room: Room, seat: int, decision: int) -> list[SuggestionInfo]:
        match = room.require_match()
        # Nothing of the table's secret: positions that are the same to the seat get the same hint.
        honest = honest_copy(room.spec, match.state, seat, decision)
        wanted = HintWanted(
            0,
            room.spec.id,
            state=state_to_json(room.spec, honest),
            seat=seat,
            seed=decision,
            seconds=self.hub.settings.hint_budget,
        )
        said = await self.consult(room, wanted, self.hub.settings.hint_budget)
        return msgspec.convert(said, list[SuggestionInfo])

    # --- explaining --------------------------------------------------------------------------------------

    async def explain(self, live: Live, mine: Observer, n: int, number: int, payer: str) -> Explained:
        """Why choice n: with the eyes of whoever asks while the game runs, with open cards after its end."""
        require_steps(live.room)
        if not 0 < n <= live.room.made:
            raise NotFound("error-no-point", {"n": n, "made": live.room.made})
        if live.room.status == "over":
            return await self._explain_openly(live.room, n, number, payer)
        if not mine:
            raise Refused("error-spectator")
        require_hints(live.room)
        seat = seat_shown(live.room, mine)
        self.asked.take(f"{live.row.id}:{seat}")
        await self.hub.act(live.row.id, TakeExplanation(seat, n), mine)
        # Who shares a screen looks at what is public: somebody else may look, too.
        eye = seat if len(mine) == 1 else PUBLIC
        return await self._explain_seen(live.room, seat, eye, n, number)

    async def _explain_openly(self, room: Room, n: int, number: int, payer: str) -> Explained:
        now = moment_of(room)
        self.lookback.charge(len(now.choices), payer)
        self.asked.take(f"{room.id}:{payer}")
        wanted = MoveWanted(0, room.spec.id, played=played_game(now), n=n)
        said = msgspec.convert(await self.consult(room, wanted, WHOLE_SECONDS), Said)
        who = await self.lookback.beside(lambda: decider(self.lookback.line(now).at(n - 1)))
        return Explained(
            id=number,
            n=n,
            seat=who,
            whole=True,
            first=n,
            last=n,
            before=said.before,
            after=said.after,
            reasons=said.reasons,
            chosen=said.chosen,
            other=said.other,
        )

    async def _explain_seen(self, room: Room, seat: int, eye: int, n: int, number: int) -> Explained:
        now = moment_of(room)
        turn = await self.lookback.beside(lambda: turn_of(self.lookback, now, n))
        spec = now.spec

        def copies(g: State) -> list[dict[str, object]]:
            layout = spec.layout(g)
            return [state_to_json(spec, determinise(g, layout, eye, deal)) for deal in range(DEALS)]

        before, after = await self.lookback.beside(lambda: (copies(turn.before), copies(turn.after)))
        wanted = TurnWanted(0, spec.id, before=before, after=after, seat=seat, who=turn.who)
        said = msgspec.convert(await self.consult(room, wanted, self.hub.settings.hint_budget), Said)
        return Explained(
            id=number,
            n=n,
            seat=turn.who,
            whole=False,
            first=turn.first,
            last=turn.last,
            before=said.before,
            after=said.after,
            reasons=said.reasons,
        )
