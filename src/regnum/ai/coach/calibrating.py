"""Measuring what points ahead mean: bots play whole games, and the widths are fitted to who won.

`scripts/calibrate` runs it and writes widths.toml. A width is the one under which those who won were least
surprising (maximum likelihood); it never grows from period to period.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from regnum.ai.coach.odds import Sight, shares
from regnum.ai.coach.scale import standing, with_open_cards
from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.knight import Knight
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import determinise
from regnum.library import new_match

GRID: Final = [0.5 * 1.1**k for k in range(54)]  # widths that are tried: 0.5 to 78 points
QUICK: Final = Effort(nodes=250, turns=2, beam=3)  # how the bots plan, where they plan
LEVELS: Final = ("easy", "normal", "standard", "hard")  # of an automa: in turns, as far as a game has them


@dataclass(frozen=True)
class Seen:
    """Expected points in a position of a game that has ended, and who won it."""

    period: int
    values: list[float]
    winners: list[int]


@dataclass
class Gathered:
    """What the games of one kind have shown."""

    sight: Sight
    seen: list[Seen] = field(default_factory=list)
    # Period, and points a seat could not see; alone: what an automa gained beyond what was expected of it
    # more than the player did.
    unseen: list[tuple[int, float]] = field(default_factory=list)

    def fitted(self) -> list[float]:
        """A width for every period."""
        found: list[float] = []
        for period in range(1, max(one.period for one in self.seen) + 1):
            own = [one for one in self.seen if one.period == period]
            best = min(GRID, key=lambda width: surprise(own, width)) if own else found[-1]
            found.append(min([best, *found[-1:]]))
        return found

    def hidden(self) -> list[float]:
        """What rivals have on average beyond what a seat can see of them, by period."""
        periods = max(period for period, _ in self.unseen)
        return [mean([points for at, points in self.unseen if at == k]) for k in range(1, periods + 1)]

    def brier(self, widths: list[float]) -> float:
        """The mean square of how far the chances of all seats were off."""
        errors = [
            (chance - won(seat, one.winners)) ** 2
            for one in self.seen
            for seat, chance in enumerate(shares(one.values, widths[one.period - 1]))
        ]
        return mean(errors)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def won(seat: int, winners: list[int]) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def surprise(seen: list[Seen], width: float) -> float:
    """How unlikely those who won were, all together: the negative logarithm of it."""
    total = 0.0
    for one in seen:
        likely = shares(one.values, width)
        for seat in one.winners:
            total -= math.log(max(1e-9, likely[seat])) / len(one.winners)
    return total


def levels_of(name: str) -> list[dict[str, str]]:
    """The difficulties of the automa of a game."""
    spec = new_match(name, players=2, seed="0").spec
    values = next((one.values for one in spec.options if one.name == "difficulty"), [])
    return [{"difficulty": value} for value in LEVELS if value in values] or [{}]


def positions(match: Match, seed: int) -> Iterator[Match]:
    """A game of knights; the match whenever a turn begins."""
    bots = [Knight(seed + seat, effort=QUICK) for seat in range(match.players)]
    turn = -1
    while not match.is_over:
        if match.state.turn != turn:
            turn = match.state.turn
            yield match
        seat = match.decider
        honest = honest_copy(match.spec, match.state, seat, len(match.choices))
        match.submit(seat, bots[seat].choose(match.spec, honest, seat))


def gather(
    name: str, players: int, games: int, seed: str, tell: Callable[[int], None] = lambda _: None
) -> list[Gathered]:
    """Play games and keep what was expected in them: of several players with open cards, and by one seat."""
    kinds = [Gathered("alone")] if players == 1 else [Gathered("open"), Gathered("seen")]
    options = levels_of(name) if players == 1 else [{}]
    for number in range(games):
        deal = f"{seed}/{players}/{number}"
        match = new_match(name, players=players, seed=deal, options=options[number % len(options)])
        looks = [look(match, number) for match in positions(match, number)]
        outcome = match.spec.outcome(match.state)
        winners = outcome.winners()
        for period, in_the_open, by_one, hidden in looks:
            if players == 1:
                more = [total - values for total, values in zip(outcome.totals, in_the_open, strict=True)]
                kinds[0].seen.append(Seen(period, [*in_the_open, 0.0], winners))
                kinds[0].unseen += [(period, points - more[0]) for points in more[1:]]
                continue
            kinds[0].seen.append(Seen(period, in_the_open, winners))
            kinds[1].seen.append(Seen(period, by_one, winners))
            kinds[1].unseen += [(period, points) for points in hidden]
        tell(number + 1)
    return [with_hidden(kind) if kind.unseen else kind for kind in kinds]


Look = tuple[int, list[float], list[float], list[float]]


def look(match: Match, seed: int) -> Look:
    """Period; what is expected with open cards, and by one seat; what that could not see of each rival."""
    spec, g = match.spec, match.state
    judge = evaluation_of(spec, g.components())
    values = standing(spec, judge, g).values
    seat = match.decider
    seen = standing(spec, judge, determinise(g, spec.layout(g), seat, seed)).values
    hidden = [values[other] - seen[other] for other in range(match.players) if other != seat]
    # One seat knows itself: what is hidden of it to others is not part of what it believes.
    seen = [points if other != seat else values[seat] for other, points in enumerate(seen)]
    return spec.period(g), with_open_cards(spec, judge, g), [*seen, float(seat)], hidden


def with_hidden(kind: Gathered) -> Gathered:
    """The same, with what a seat believes of its rivals: what it sees, and what they usually have besides."""
    hidden = kind.hidden()
    believed: list[Seen] = []
    for one in kind.seen:
        *values, seat = one.values
        whole = [
            points + (hidden[one.period - 1] if k != int(seat) else 0.0) for k, points in enumerate(values)
        ]
        believed.append(Seen(one.period, whole, one.winners))
    return Gathered(kind.sight, believed, kind.unseen)
