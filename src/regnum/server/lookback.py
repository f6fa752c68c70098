"""Earlier positions of games, for those who look back: replayed off the loop, and no more of it than needed.

Positions on the way are kept, so that the next question starts from one of them; whole answers are kept by
the stamp of their game. Both are bounded, and what is still replayed is charged to whoever asked.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from regnum.kernel.agenda import Event, State, decider, describe, play_as
from regnum.kernel.beats import Beats
from regnum.kernel.box import BaseBox
from regnum.kernel.record import new_game, opened
from regnum.kernel.spec import GameSpec
from regnum.kernel.stills import play_stills
from regnum.server.limits import Buckets
from regnum.server.room import Room
from regnum.server.settings import Rate

STEP = 16  # choices between two positions that are kept
GAMES = 64  # of so many games
ANSWERS = 16 << 20  # bytes of answers that are kept
VIEW = 20  # what building and writing an answer costs, in choices
STILLS = 3  # what a choice costs that is shown beat by beat
WHOLE = -1  # all events of a choice

T = TypeVar("T")
Stamp = tuple[int, ...]
Key = tuple[str, Stamp, str, int, int]  # table, stamp, what was asked, seat, place


@dataclass(frozen=True)
class Moment:
    """A game as it is now, for a thread: nothing in it changes while the game goes on."""

    table: str
    stamp: Stamp  # another one whenever the game is; talk and presence change the version, and not this
    spec: GameSpec
    tables: BaseBox
    players: int
    options: dict[str, str]
    seed: str
    choices: list[int]
    log: list[tuple[int, Event]]
    state: State
    is_over: bool
    discreet: bool
    opening: State | None = None  # where it began, if no seed has dealt it

    def beginning(self) -> State:
        """The position before the first choice."""
        if self.opening is not None:
            return opened(self.opening, discreet=self.discreet)
        given = (self.spec, self.tables, self.players, self.options, self.seed)
        return new_game(*given, discreet=self.discreet)


def moment_of(room: Room) -> Moment:
    match = room.require_match()
    return Moment(
        room.id,
        (room.moves, room.config.rules, int(room.status == "over")),
        room.spec,
        room.tables,
        match.players,
        match.options,
        match.seed,
        list(match.choices),
        list(match.log),
        match.state.clone(),
        room.status == "over",
        match.discreet,
        match.opening,
    )


class Line:
    """One game as far as it has been replayed."""

    def __init__(self, now: Moment) -> None:
        self.choices: list[int] = []
        self.discreet = now.discreet
        self.kept = {0: now.beginning()}
        self.told: list[tuple[int, str]] = []  # who made each choice, and what it is called

    def follow(self, choices: list[int]) -> None:
        """Forget what was taken back since."""
        same = shared(self.choices, choices)
        if same < len(self.choices):
            self.kept = {n: g for n, g in self.kept.items() if n <= same}
            del self.told[same:]
        self.choices = choices

    def at(self, n: int) -> State:
        """A position of one's own after n choices."""
        start = self.nearest(n)
        g = self.kept[start].clone()
        for k in range(start, n):
            self._play(g, k)
        return g

    def _play(self, g: State, k: int) -> None:
        play_as(g, self.choices[k], self.discreet)
        self._keep(g, k + 1)

    def _keep(self, g: State, n: int) -> None:
        if n % STEP == 0:
            self.kept[n] = g.clone()

    def stills(self, since: int, n: int, beats: Beats) -> Iterator[tuple[int, int, State]]:
        """The positions from one point to another: choice, how many of its events (-1: all), position.

        They are to be looked at one after another: the last one is played on.
        """
        g = self.at(since)
        yield since, WHOLE, g
        for k in range(since, n):
            for still in play_stills(g, self.choices[k], self.discreet, beats):
                yield k + 1, still.events, still.state
            self._keep(g, k + 1)
            yield k + 1, WHOLE, g

    def nearest(self, n: int) -> int:
        return max(k for k in list(self.kept) if k <= n)

    def tell(self) -> list[tuple[int, str]]:
        """Who made which choice, up to now; only what is new is played."""
        done, made = len(self.told), len(self.choices)
        g = self.at(done)
        for k in range(done, made):
            self.told.append((decider(g), describe(g, g.agenda[-1], self.choices[k]).text))
            self._play(g, k)
        # From the end it goes on next time; earlier ends are no use any more.
        self.kept = {n: kept for n, kept in self.kept.items() if n % STEP == 0} | {made: g}
        return self.told


def shared(one: list[int], other: list[int]) -> int:
    """How many choices two games have in common from the start."""
    both = min(len(one), len(other))
    if one[:both] == other[:both]:
        return both
    return next(n for n in range(both) if one[n] != other[n])


class Lookback:
    """The lines of a process, their thread, and the answers that are kept."""

    def __init__(self, rate: Rate) -> None:
        self.lines: OrderedDict[str, Line] = OrderedDict()  # only the thread changes it
        self.charged = Buckets(rate)
        self.answers: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        # One thread: however many look back, those who play keep at least half of the processor.
        self._thread = ThreadPoolExecutor(1, "past")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    # --- asking ------------------------------------------------------------------------------------------

    async def answer(self, key: Key, cost: int, payer: str, make: Callable[[], bytes]) -> bytes:
        """What was asked: kept, being made for somebody else, or made in the thread and charged."""
        found = self.answers.get(key)
        if found is not None:
            self.answers.move_to_end(key)
            return found
        task = self._making.get(key)
        if task is None:
            self.charge(cost, payer)
            task = asyncio.get_running_loop().create_task(self._make(key, make))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: Key, make: Callable[[], bytes]) -> bytes:
        made = await self.beside(make)
        self.answers[key] = made
        self.size += len(made)
        while self.size > ANSWERS:
            self.size -= len(self.answers.popitem(last=False)[1])
        return made

    async def beside(self, work: Callable[[], T]) -> T:
        """Do something in the thread that is not worth keeping."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def charge(self, choices: int, payer: str) -> None:
        """Take what replaying costs, or raise TooMany."""
        self.charged.take(payer, min(choices, self.charged.rate.burst))

    def cost(self, table: str, n: int) -> int:
        """How many choices are replayed to get to a point, more or less."""
        line = self.lines.get(table)
        return VIEW + n - (line.nearest(n) if line is not None else 0)

    def cost_of_stills(self, table: str, since: int, n: int) -> int:
        return self.cost(table, since) + STILLS * (n - since)

    def cost_of_telling(self, table: str, made: int) -> int:
        line = self.lines.get(table)
        return VIEW + max(0, made - (len(line.told) if line is not None else 0))

    # --- in the thread -----------------------------------------------------------------------------------

    def line(self, now: Moment) -> Line:
        """The line of a game, following it."""
        found = self.lines.get(now.table)
        if found is None:
            found = self.lines[now.table] = Line(now)
            if len(self.lines) > GAMES:
                self.lines.popitem(last=False)
        self.lines.move_to_end(now.table)
        found.follow(now.choices)
        return found
