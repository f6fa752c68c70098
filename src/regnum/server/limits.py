"""Rates and quotas: token buckets that forget whoever has been quiet."""

import time
from collections import Counter
from collections.abc import Callable

from regnum.server.refusal import Full, TooMany
from regnum.server.settings import Rate

PRUNE_AT = 4096


class Buckets:
    """One bucket of tokens per key (an address, a seat, a connection)."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._level: dict[str, tuple[float, float]] = {}  # key -> tokens, when

    def take(self, key: str, tokens: float = 1.0) -> None:
        """Take tokens or raise TooMany."""
        now = self.clock()
        level = self._now(key, now)
        if level < tokens:
            raise TooMany((tokens - level) / self.rate.per_second)
        self._level[key] = (level - tokens, now)
        if len(self._level) > PRUNE_AT:
            self._prune(now)

    def require(self, key: str) -> None:
        """Raise TooMany if the bucket is empty; take nothing."""
        level = self._now(key, self.clock())
        if level < 1.0:
            raise TooMany((1.0 - level) / self.rate.per_second)

    def _now(self, key: str, now: float) -> float:
        level, at = self._level.get(key, (float(self.rate.burst), now))
        return min(float(self.rate.burst), level + (now - at) * self.rate.per_second)

    def _prune(self, now: float) -> None:
        """Forget full buckets: a new one would be the same."""
        self._level = {
            key: value for key, value in self._level.items() if self._now(key, now) < self.rate.burst
        }


class Quota:
    """How many things each key holds, and how many there are in all."""

    def __init__(self, each: int, everybody: int) -> None:
        self.each = each
        self.everybody = everybody
        self.held: Counter[str] = Counter()
        self.total = 0

    def enter(self, key: str) -> None:
        """Count one more or raise Full."""
        if self.total >= self.everybody or self.held[key] >= self.each:
            raise Full
        self.held[key] += 1
        self.total += 1

    def leave(self, key: str) -> None:
        self.held[key] -= 1
        self.total -= 1
        if not self.held[key]:
            del self.held[key]
