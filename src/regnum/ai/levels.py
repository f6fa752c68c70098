"""The levels a table can be filled with, by name."""

from collections.abc import Callable

from regnum.ai.player import Bot
from regnum.ai.random_bot import RandomBot
from regnum.ai.simple import SimpleBot


def _random(seed: int, seconds: float | None) -> Bot:  # noqa: ARG001 (it needs no time)
    return RandomBot(seed)


def _simple(seed: int, seconds: float | None) -> Bot:
    return SimpleBot(seed, seconds=seconds)


LEVELS: dict[str, Callable[[int, float | None], Bot]] = {"random": _random, "simple": _simple}


def bot_of(level: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot of this level; raises KeyError for an unknown one."""
    return LEVELS[level](seed, seconds)
