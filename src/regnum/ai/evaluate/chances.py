"""Small sums that several evaluations need: what may come, and what more of the same is worth."""

from math import exp


def poisson_below(mean: float, n: int) -> float:
    """The chance that fewer than n come when `mean` are expected."""
    total = 0.0
    term = exp(-mean)
    for i in range(n):
        total += term
        term *= mean / (i + 1)
    return total


def sums(prices: tuple[float, ...], most: int, factor: float = 1.0) -> list[float]:
    """Running totals of falling prices: the first denier is worth more than the tenth."""
    out = [0.0]
    for i in range(most):
        out.append(out[-1] + factor * prices[min(i, len(prices) - 1)])
    return out


def grown(points: list[float], mean: float) -> list[float]:
    """The expected entry when so many more steps may be expected."""
    last = len(points) - 1
    out: list[float] = []
    for n in range(len(points)):
        total = 0.0
        left = 1.0
        term = exp(-mean)
        for more in range(last - n):
            total += term * points[n + more]
            left -= term
            term *= mean / (more + 1)
        out.append(total + left * points[last])
    return out


def lead_holds(free: int, lead: int) -> float:
    """The chance to have most of something in the end, with so many places free and this lead now."""
    if lead > free:
        return 1.0
    if -lead > free:
        return 0.0
    return 1.0 / (1.0 + exp(-2.2 * lead / (0.6 + 0.5 * free)))
