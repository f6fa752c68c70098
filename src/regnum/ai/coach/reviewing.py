"""The review of a finished game: the race turn by turn, the choices that cost most, points by round.

Every choice is glanced at, piece by piece, on the honest copy of who made it: how much worse is it than the
best turn a short search finds? Those that cost most are then thought about properly. The race itself is told
with open cards: with what everybody knew of their own, and the secret characters of all. All of it comes to
the same whenever it is asked for.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Protocol, TypeVar

from regnum.ai.coach.hints import explain
from regnum.ai.coach.odds import believed, chances
from regnum.ai.coach.points import points_by_round
from regnum.ai.coach.reasons import Why
from regnum.ai.coach.said import Point, Review, Tally, Turning
from regnum.ai.coach.scale import margins_of, with_open_cards
from regnum.ai.coach.thinking import Budget, Mind
from regnum.ai.evaluate import evaluation_of
from regnum.kernel.agenda import PAUSED, State, decider, play_as
from regnum.kernel.box import BaseBox
from regnum.kernel.offer import honest_copy
from regnum.kernel.record import Record, new_game
from regnum.kernel.spec import GameSpec

PIECE: Final = 10  # choices that are glanced at in one go
CLOSER: Final = 8  # choices that are thought about properly
TOLD: Final = 3  # turning points
GLANCE_NODES: Final = 600  # positions looked at for one choice
SIMULATIONS: Final = 40  # games played on for a choice that is thought about
AGAIN: Final = 12  # further ones of that choice and of what seems better: is it?
AS_GOOD: Final = 0.25  # points: who loses less has made the best choice
WORTH_TELLING: Final = 0.005  # chance of winning


@dataclass(frozen=True)
class Played:
    """A finished game, as it can be played again."""

    spec: GameSpec
    tables: BaseBox
    players: int
    options: dict[str, str]
    seed: str
    choices: list[int]
    discreet: bool = False  # with the pauses of a discreet match

    def beginning(self) -> State:
        given = (self.spec, self.tables, self.players, self.options, self.seed)
        return new_game(*given, discreet=self.discreet)

    def at(self, n: int) -> State:
        """The position after n choices."""
        g = self.beginning()
        for option in self.choices[:n]:
            play_as(g, option, self.discreet)
        return g


def played_of(spec: GameSpec, tables: BaseBox, record: Record) -> Played:
    return Played(spec, tables, record.players, record.options, record.seed, record.choices)


@dataclass(frozen=True)
class Verdict:
    """What a glance at a choice says: how much its seat lost by it."""

    n: int
    seat: int
    round: int
    turn: int
    points: float
    chance: float


@dataclass(frozen=True)
class Glance:
    """A piece of a game, looked at quickly."""

    curve: list[Point] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)


# --- the first look --------------------------------------------------------------------------------------


def glance(played: Played, start: int) -> Glance:
    """The choices after `start` others, as many as make a piece."""
    found = Glance()
    g = played.at(max(0, start - 1))
    turn = -1 if start == 0 else g.turn
    if start > 0:
        play_as(g, played.choices[start - 1], played.discreet)
    for n in range(start, min(start + PIECE, len(played.choices))):
        if g.turn != turn:
            found.curve.append(point_of(played.spec, g, n))
        turn = g.turn
        verdict = verdict_of(played.spec, g, n + 1, played.choices[n])
        if verdict is not None:
            found.verdicts.append(verdict)
        play_as(g, played.choices[n], played.discreet)
    if start + PIECE >= len(played.choices):
        found.curve.append(point_of(played.spec, g, len(played.choices)))
    return found


def point_of(spec: GameSpec, g: State, n: int) -> Point:
    """The race as it stands."""
    values = expected(spec, g) if g.agenda else [float(total) for total in spec.outcome(g).totals]
    return Point(n, decider(g), spec.period(g), chances(spec, g, values, "open"), margins_of(values))


def expected(spec: GameSpec, g: State) -> list[float]:
    """What everybody may expect, with open cards."""
    values = with_open_cards(spec, evaluation_of(spec, g.components()), g)
    return believed(spec, g, 0, values) if g.seat_count > g.players else values


def verdict_of(spec: GameSpec, g: State, n: int, option: int) -> Verdict | None:
    """How much a choice cost; None where nothing was to be decided."""
    seat = decider(g)
    if g.legal == PAUSED or len(spec.canonical(g)) < 2:
        return None
    effort = evaluation_of(spec, g.components()).effort
    budget = Budget(effort=replace(effort, nodes=min(effort.nodes, GLANCE_NODES)))
    mind = Mind(spec, honest_copy(spec, g, seat, n), seat, n, budget)
    found = mind.searched([option])
    if len(found) < 2:
        return None
    chosen = next(one for one in found if one.option == option)
    points = max(one.worth for one in found) - chosen.worth
    values = expected(spec, g)
    likely = chances(spec, g, values, "open")[seat]
    values[seat] += points
    lost = chances(spec, g, values, "open")[seat] - likely
    return Verdict(n, seat, spec.period(g), g.turn, points, lost)


# --- the second look -------------------------------------------------------------------------------------


def suspects(verdicts: list[Verdict]) -> list[Verdict]:
    """The choices to think about properly: one of a turn, those that seem to have cost most."""
    found: list[Verdict] = []
    turns: set[tuple[int, int]] = set()
    for verdict in sorted(verdicts, key=lambda one: (-one.chance, -one.points, one.n)):
        if len(found) < CLOSER and verdict.points > AS_GOOD and (verdict.seat, verdict.turn) not in turns:
            turns.add((verdict.seat, verdict.turn))
            found.append(verdict)
    return found


def look_closer(played: Played, n: int) -> Turning | None:
    """Choice number n thought about; None if nothing better is found."""
    spec = played.spec
    g = played.at(n - 1)
    seat = decider(g)
    budget = Budget(simulations=SIMULATIONS)
    honest = honest_copy(spec, g, seat, n)
    said = explain(spec, honest, seat, played.choices[n - 1], seed=n, budget=budget, again=AGAIN)
    other = said.other
    if other is None or other.margin <= said.chosen.margin:
        return None
    return Turning(
        n,
        seat,
        spec.period(g),
        g.agenda[-1].prompt(g),
        said.chosen.move,
        other.move,
        other.chance - said.chosen.chance,
        other.margin - said.chosen.margin,
        [turned(why) for why in said.reasons],
    )


def turned(why: Why) -> Why:
    """The same reason, told of the other move."""
    kinds = {"gain": "cost", "cost": "gain", "threat": "threat"}
    return Why(why.heading, -why.points, kinds[why.kind], why.seat)  # type: ignore[arg-type]


class Weighed(Protocol):
    """A turning point, here or as it came through a pipe."""

    @property
    def n(self) -> int: ...

    @property
    def chance(self) -> float: ...

    @property
    def points(self) -> float: ...


W = TypeVar("W", bound=Weighed)


def turning_points(found: list[W]) -> list[W]:
    """The weightiest, in the order of the game."""
    worth = [one for one in found if one.chance >= WORTH_TELLING]
    weighty = sorted(worth, key=lambda one: (-one.chance, -one.points, one.n))[:TOLD]
    return sorted(weighty, key=lambda one: one.n)


# --- all of it -------------------------------------------------------------------------------------------


def pieces_of(played: Played) -> Iterator[int]:
    """Where the pieces of a game begin."""
    yield from range(0, max(1, len(played.choices)), PIECE)


def tallies(players: int, verdicts: list[Verdict]) -> list[Tally]:
    """How the moves of everybody were."""
    found: list[Tally] = []
    for seat in range(players):
        own = [one for one in verdicts if one.seat == seat]
        best = sum(one.points <= AS_GOOD for one in own)
        found.append(Tally(seat, len(own), best, sum(one.points for one in own)))
    return found


def review(
    played: Played, seats: list[int] | None = None, progress: Callable[[float], None] = lambda _: None
) -> Review:
    """A finished game as the coach sees it. `seats`: whose choices may be turning points; else all."""
    curve: list[Point] = []
    verdicts: list[Verdict] = []
    starts = list(pieces_of(played))
    steps = len(starts) + CLOSER
    for done, start in enumerate(starts, 1):
        seen = glance(played, start)
        curve += seen.curve
        verdicts += seen.verdicts
        progress(done / steps)
    chosen = suspects([one for one in verdicts if seats is None or one.seat in seats])
    found: list[Turning] = []
    for done, verdict in enumerate(chosen, len(starts) + 1):
        turning = look_closer(played, verdict.n)
        if turning is not None:
            found.append(turning)
        progress(done / steps)
    progress(1.0)
    sources = points_by_round(played.spec, played.beginning(), played.choices, played.discreet)
    return Review(curve, turning_points(found), tallies(played.players, verdicts), sources)
