"""Bots against each other: many games, seats rotated, means and win rates with their uncertainty.

    python -m regnum.ai.arena simple random random random --games 200

prints one JSON object for every bot and one for the whole run.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from random import Random

from regnum.ai.levels import LEVELS, bot_of
from regnum.ai.player import Bot
from regnum.kernel.agenda import describe
from regnum.kernel.offer import honest_copy
from regnum.library import new_match

Maker = Callable[[int], Bot]  # a bot for a seed

CONFIDENCE = 1.96  # standard deviations of 95 %
RESAMPLES = 1000


@dataclass
class GameResult:
    """One finished game, by seat (the automa last)."""

    totals: list[int]
    places: list[int]
    parts: list[dict[str, int]]
    chosen: list[dict[str, int]] = field(default_factory=list)  # kinds of choices: what a bot does
    seconds: list[float] = field(default_factory=list)  # of every decision

    def win(self, seat: int) -> float:
        """1 for the winner; winners who share it share the point."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0


@dataclass
class Standing:
    """What one entrant did over all games."""

    name: str
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    parts: dict[str, int] = field(default_factory=dict)
    chosen: dict[str, int] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        low, high = wilson(sum(self.wins), len(self.wins))
        mean_low, mean_high = bootstrap(self.scores)
        games = max(1, len(self.scores))
        return {
            "bot": self.name,
            "games": len(self.scores),
            "win_rate": [round(x, 4) for x in (sum(self.wins) / games, low, high)],
            "score": [round(x, 2) for x in (sum(self.scores) / games, mean_low, mean_high)],
            "score_parts": {name: round(n / games, 2) for name, n in self.parts.items()},
            "choices": {name: round(n / games, 2) for name, n in sorted(self.chosen.items())},
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    z = CONFIDENCE
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale


def bootstrap(values: Sequence[int], seed: int = 0) -> tuple[float, float]:
    """The 95 % interval of a mean, by drawing the sample again many times."""
    if not values:
        return 0.0, 0.0
    chance = Random(seed)
    size = len(values)
    means = sorted(sum(chance.choices(values, k=size)) / size for _ in range(RESAMPLES))
    return means[round(0.025 * (RESAMPLES - 1))], means[round(0.975 * (RESAMPLES - 1))]


def play_game(name: str, bots: Sequence[Bot], seed: str, options: dict[str, str] | None = None) -> GameResult:
    """One game to the end, every bot shown honest copies only."""
    match = new_match(name, players=len(bots), seed=seed, options=options)
    chosen: list[dict[str, int]] = [{} for _ in bots]
    seconds: list[float] = []
    while not match.is_over:
        seat = match.decider
        began = time.perf_counter()
        honest = honest_copy(match.spec, match.state, seat, len(match.choices))
        option = bots[seat].choose(match.spec, honest, seat)
        seconds.append(time.perf_counter() - began)
        frame = match.state.agenda[-1]
        word = f"{type(frame).__name__}.{describe(match.state, frame, option).text.split(' ')[0]}"
        chosen[seat][word] = chosen[seat].get(word, 0) + 1
        match.submit(seat, option)
    outcome = match.spec.outcome(match.state)
    parts = [{part.name: part.points for part in seat} for seat in match.spec.score(match.state)]
    return GameResult(outcome.totals, outcome.places, parts, chosen, seconds)


def contest(
    name: str,
    makers: Sequence[Maker],
    games: int,
    seed: str = "arena",
    options: dict[str, str] | None = None,
    first: int = 0,
) -> list[GameResult]:
    """Games number `first` and on; entrant e sits in seat (e + number) mod players; results by entrant."""
    players = len(makers)
    results: list[GameResult] = []
    for number in range(first, first + games):
        order = [(seat - number) % players for seat in range(players)]  # entrant in each seat
        bots = [makers[entrant](number * players + entrant) for entrant in order]
        played = play_game(name, bots, f"{seed}/{number}", options)
        seats = [(entrant + number) % players for entrant in range(players)]
        seats += range(players, len(played.totals))
        results.append(
            GameResult(
                [played.totals[seat] for seat in seats],
                [played.places[seat] for seat in seats],
                [played.parts[seat] for seat in seats],
                [played.chosen[seat] for seat in seats[:players]],
                played.seconds,
            )
        )
    return results


def standings(names: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    """Results added up by entrant; an automa comes last."""
    out = [Standing(name) for name in names]
    for result in results:
        while len(out) < len(result.totals):
            out.append(Standing("automa"))
        for i, standing in enumerate(out):
            standing.scores.append(result.totals[i])
            standing.wins.append(result.win(i))
            for part, points in result.parts[i].items():
                standing.parts[part] = standing.parts.get(part, 0) + points
            for word, n in (result.chosen[i] if i < len(result.chosen) else {}).items():
                standing.chosen[word] = standing.chosen.get(word, 0) + n
    return out


def timing(results: Sequence[GameResult]) -> dict[str, float]:
    """How long decisions took, in milliseconds."""
    times = sorted(s for result in results for s in result.seconds)
    if not times:
        return {}
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    found = {name: times[min(len(times) - 1, int(share * len(times)))] for name, share in at.items()}
    found["mean"] = sum(times) / len(times)
    return {name: round(1000 * s, 1) for name, s in found.items()}


class LevelMaker:
    """Makes bots of one level; a class so that it can be sent to another process."""

    def __init__(self, level: str, seconds: float | None = None) -> None:
        self.level = level
        self.seconds = seconds

    def __call__(self, seed: int) -> Bot:
        return bot_of(self.level, seed, self.seconds)


def contest_on(
    jobs: int,
    name: str,
    makers: Sequence[Maker],
    games: int,
    seed: str = "arena",
    options: dict[str, str] | None = None,
) -> list[GameResult]:
    """The same games on several processes; the results do not depend on how many."""
    if jobs <= 1:
        return contest(name, makers, games, seed, options)
    size = max(1, games // (4 * jobs))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(contest, name, makers, min(size, games - at), seed, options, at)
            for at in range(0, games, size)
        ]
        return [result for chunk in waiting for result in chunk.result()]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m regnum.ai.arena", description=__doc__.split("\n")[0])
    parser.add_argument("levels", nargs="+", choices=sorted(LEVELS), help="one bot for every seat")
    parser.add_argument("--game", default="paladins")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seconds", type=float, default=None, help="time limit of a decision")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args(arguments)
    options = dict(pair.split("=", 1) for pair in args.option)
    makers = [LevelMaker(level, args.seconds) for level in args.levels]
    results = contest_on(args.jobs, args.game, makers, args.games, seed=args.seed, options=options)
    lines = [standing.as_json() for standing in standings(args.levels, results)]
    lines.append({"games": len(results), "decision_ms": timing(results)})
    sys.stdout.write("".join(json.dumps(line) + "\n" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
