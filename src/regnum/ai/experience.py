"""Own turns of games played on, chosen by the judge and by what earlier games taught about its mistakes.

The deep policy believes the judge: a turn that looks best at its end. How every game played on ends shows
by how much the judge erred about the turns that led there, so these errors are kept, by what was chosen, and
added to what the judge says of the same choice in the next game. What was tried little gets the benefit of
the doubt. The first own turns so become a tree (a search of the kind of UCT); it holds choices and not
positions, for cards lie otherwise in every game played on.
"""

from math import log, sqrt
from random import Random
from typing import Any, Final

from regnum.ai.brake import Brake, OutOfBudget
from regnum.ai.judge import Judge
from regnum.ai.policy import Policy
from regnum.kernel.agenda import State, resolve, settle
from regnum.kernel.spec import GameSpec

FOLLOWED: Final = 3  # second steps of a turn that are followed to its end, for each first step
# Points of doubt in favour of what was never tried after two games here; with more games it grows slowly.
DOUBT: Final = 1.0
FEW: Final = 4.0  # so many games count as much as knowing nothing of a choice
FEW_HERE: Final = 8.0  # the same for a choice at one place of the tree, beside the same choice anywhere

# The first two steps of a turn: the rest of it is what looks best.
Steps = tuple[int, int]
NO_STEP: Final = -1  # there was no second one


class Way:
    """One way to play a turn, and what the judge says of its end."""

    def __init__(self, steps: Steps, state: State, worth: float) -> None:
        self.steps: Final = steps
        self.state: Final = state
        self.worth: Final = worth


class Tally:
    """Errors of the judge that were seen."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0

    def note(self, error: float) -> None:
        self.count += 1
        self.total += error

    def mean(self, otherwise: float, few: float) -> float:
        """The mean error, drawn towards what to believe otherwise while there are few."""
        return (self.total + few * otherwise) / (self.count + few)


class Place:
    """A place of the tree: what was chosen before is the same."""

    def __init__(self) -> None:
        self.all: Final = Tally()  # of all that was chosen here
        self.each: Final[dict[Steps, Tally]] = {}
        self.after: Final[dict[Steps, Place]] = {}


class Walk:
    """The own turns of one game played on."""

    def __init__(self, start: Place) -> None:
        self.place = start
        self.taken: list[tuple[Place, Steps, float]] = []  # where, what, and what the judge said of it


class Experience:
    """What the games played on for one decision have taught so far."""

    def __init__(
        self, spec: GameSpec, honest: State, seat: int, judge: Judge[Any], chance: Random, brake: Brake
    ) -> None:
        self.seat: Final = seat
        self.policy: Final = Policy(spec, honest, judge, chance, brake=brake)
        self.starts: Final[dict[int, Place]] = {}  # by candidate
        self.anywhere: Final[list[Place]] = []  # by own turn, whatever was chosen before

    def walk(self, candidate: int) -> Walk:
        """A game that is about to be played on from a candidate."""
        start = self.starts.get(candidate)
        if start is None:
            start = self.starts[candidate] = Place()
        return Walk(start)

    def step(self, g: State, walk: Walk) -> State:
        """The position after the turn and all that is forced. May change `g`; stops when time is up."""
        if g.agenda[-1].is_chance() or len(g.legal) == 1:
            return self.policy.step(g)
        way = self._best(self.ways(g), walk.place, self._anywhere(len(walk.taken)))
        walk.taken.append((walk.place, way.steps, way.worth))
        after = walk.place.after.get(way.steps)
        if after is None:
            after = walk.place.after[way.steps] = Place()
        walk.place = after
        settle(way.state)
        return way.state

    def learn(self, walk: Walk, margin: float) -> None:
        """What the game came to."""
        for number, (place, steps, worth) in enumerate(walk.taken):
            error = margin - worth
            for kept in (place, self._anywhere(number)):
                kept.all.note(error)
                tally = kept.each.get(steps)
                if tally is None:
                    tally = kept.each[steps] = Tally()
                tally.note(error)

    def _anywhere(self, number: int) -> Place:
        if number == len(self.anywhere):
            self.anywhere.append(Place())
        return self.anywhere[number]

    def _best(self, ways: list[Way], here: Place, anywhere: Place) -> Way:
        """What promises most: the judgement, its error so far, and the doubt."""
        usual = anywhere.all.mean(0.0, 1.0)
        error_here = here.all.mean(usual, FEW)
        doubt = DOUBT * sqrt(log(here.all.count + 1.0))
        best = ways[0]
        most = 0.0
        for at, way in enumerate(ways):
            known = anywhere.each.get(way.steps)
            more = known.mean(usual, FEW) - usual if known is not None else 0.0
            tried = here.each.get(way.steps)
            count = 0
            error = error_here + more
            if tried is not None:
                count = tried.count
                error = tried.mean(error, FEW_HERE)
            worth = way.worth + error + doubt / sqrt(count + 1.0)
            if at == 0 or worth > most:
                best, most = way, worth
        return best

    def ways(self, g: State) -> list[Way]:
        """Ways to play the turn that begins here. Raises OutOfBudget when time is up."""
        policy = self.policy
        turn = g.turn
        found: list[Way] = []
        for first in policy.options(g):
            if policy.brake.is_late():
                raise OutOfBudget
            copy = g.clone()
            resolve(copy, copy.agenda.pop(), first)
            if not policy.advance(copy, self.seat, turn):
                found.append(Way((first, NO_STEP), copy, policy.judged(copy, self.seat)))
                continue
            reached: list[Way] = []
            for second in policy.options(copy):
                after = copy.clone()
                resolve(after, after.agenda.pop(), second)
                policy.advance(after, self.seat, turn)
                reached.append(Way((first, second), after, policy.judged(after, self.seat)))
            reached.sort(key=lambda way: -way.worth)
            for way in reached[:FOLLOWED]:
                plan = policy.followed(way.state, self.seat, way.steps[1], turn)
                found.append(Way(way.steps, plan.state, plan.worth))
        return found
