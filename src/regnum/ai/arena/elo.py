"""How strong entrants are on one scale: Elo points, by the model of Bradley and Terry.

A game of several players counts as one game of each with each other, won by who has the better place; a
shared place is half a win. Everybody's distance is to the last entrant, who stands at 0: 200 points more win
76 of 100 games, 400 points 91.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random

from regnum.ai.arena.figures import CONFIDENCE, Figure, middle_of

Pair = tuple[int, int, float]  # two entrants, and what the first has won: 1, a half, 0
Matrix = list[list[float]]

SCALE = 400 / log(10)  # Elo points of one unit of the logistic curve
# Points each of two that have met is given on top: somebody who won every game is not infinitely strong.
BENEFIT = 0.5
RESAMPLES = 400
STEPS = 50
FARTHEST = 2.0  # that one step of the fit may go, so that it does not overshoot
EXACT = 1e-6


def pairs_of(groups: Sequence[int], places: Sequence[int]) -> list[Pair]:
    """The single results of one game: `groups` says who each seat belongs to. Nobody meets themselves."""
    found: list[Pair] = []
    for a, first in enumerate(groups):
        for b in range(a + 1, len(groups)):
            if first != groups[b]:
                won = 0.5 if places[a] == places[b] else float(places[a] < places[b])
                found.append((first, groups[b], won))
    return found


def points_of(count: int, pairs: Sequence[Pair]) -> Matrix:
    """What each has won against each other."""
    points = [[0.0] * count for _ in range(count)]
    for a, b, won in pairs:
        points[a][b] += won
        points[b][a] += 1 - won
    return points


def with_benefit(points: Matrix) -> Matrix:
    size = range(len(points))
    return [[points[a][b] + (BENEFIT if points[a][b] + points[b][a] else 0.0) for b in size] for a in size]


def fit(points: Matrix, start: Sequence[float] = ()) -> list[float]:
    """Strengths that explain the points best, the last one 0; in units of the logistic curve."""
    free = len(points) - 1
    strengths = [*start] if start else [0.0] * len(points)
    for _ in range(STEPS):
        slope, bend = slope_and_bend(points, strengths)
        move = solved(bend, slope)
        longest = max((abs(x) for x in move), default=0.0)
        scale = min(1.0, FARTHEST / longest) if longest else 1.0
        for a in range(free):
            strengths[a] += scale * move[a]
        if longest < EXACT:
            break
    return strengths


def slope_and_bend(points: Matrix, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """First and (negative) second derivative of the likelihood, without the last entrant."""
    free = len(points) - 1
    slope = [0.0] * free
    bend = [[1e-9 if a == b else 0.0 for b in range(free)] for a in range(free)]
    for a in range(free):
        for b in range(len(points)):
            games = points[a][b] + points[b][a]
            if a == b or not games:
                continue
            expected = 1 / (1 + exp(strengths[b] - strengths[a]))
            slope[a] += points[a][b] - games * expected
            weight = games * expected * (1 - expected)
            bend[a][a] += weight
            if b < free:
                bend[a][b] -= weight
    return slope, bend


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """x of matrix · x = right, by elimination; the matrix is small and positive."""
    size = len(right)
    rows = [[*matrix[a], right[a]] for a in range(size)]
    for a in range(size):
        best = max(range(a, size), key=lambda b: abs(rows[b][a]))
        rows[a], rows[best] = rows[best], rows[a]
        for b in range(size):
            if b != a:
                factor = rows[b][a] / rows[a][a]
                rows[b] = [x - factor * y for x, y in zip(rows[b], rows[a], strict=True)]
    return [rows[a][size] / rows[a][a] for a in range(size)]


def spreads(points: Matrix, strengths: Sequence[float]) -> list[float]:
    """The standard error of every strength, from how sharply the likelihood bends; 0 for the last."""
    free = len(points) - 1
    _, bend = slope_and_bend(points, strengths)
    found = [sqrt(solved(bend, [float(b == a) for b in range(free)])[a]) for a in range(free)]
    return [*found, 0.0]


def ratings(count: int, deals: Sequence[Sequence[Pair]], seed: int = 0) -> list[Figure]:
    """Elo of every entrant, from the results of every deal.

    Deals are drawn again as a whole, since their games are not independent of each other. Where hardly
    anything was lost, drawing again shows no spread: then the likelihood says how much is not known.
    """
    points = with_benefit(points_of(count, [pair for deal in deals for pair in deal]))
    best = fit(points)
    by_deal = [points_of(count, deal) for deal in deals]
    chance = Random(seed)
    drawn = [
        fit(with_benefit(added(count, chance.choices(by_deal, k=len(deals)))), best) for _ in range(RESAMPLES)
    ]
    found: list[Figure] = []
    for a, spread in enumerate(spreads(points, best)):
        low, high = middle_of([strengths[a] for strengths in drawn])
        low = min(low, best[a] - CONFIDENCE * spread)
        high = max(high, best[a] + CONFIDENCE * spread)
        found.append(Figure(SCALE * best[a], SCALE * low, SCALE * high))
    return found


def added(count: int, matrices: Sequence[Matrix]) -> Matrix:
    total = [[0.0] * count for _ in range(count)]
    for matrix in matrices:
        for a in range(count):
            for b in range(count):
                total[a][b] += matrix[a][b]
    return total
