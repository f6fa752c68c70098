"""The levels a table can be filled with, by name."""

from collections.abc import Callable
from typing import Final

from regnum.ai.knight import Knight
from regnum.ai.paladin import Paladin
from regnum.ai.player import Bot
from regnum.ai.random_bot import RandomBot
from regnum.ai.simple import SimpleBot
from regnum.ai.squire import Squire

# Seconds: it plays at once, also where nothing is compiled and its plans would take two or three.
KNIGHTLY: Final = 0.45


def _random(seed: int, seconds: float | None) -> Bot:  # noqa: ARG001 (it needs no time)
    return RandomBot(seed)


def _simple(seed: int, seconds: float | None) -> Bot:
    return SimpleBot(seed, seconds=seconds)


def _squire(seed: int, seconds: float | None) -> Bot:
    return Squire(seed, seconds)


def _knight(seed: int, seconds: float | None) -> Bot:
    return Knight(seed, None if seconds is None else min(seconds, KNIGHTLY))


def _paladin(seed: int, seconds: float | None) -> Bot:
    return Paladin(seed, seconds)


# Random and simple are those of older tables and of research: they stay, but nobody is offered them.
LEVELS: Final[dict[str, Callable[[int, float | None], Bot]]] = {
    "random": _random,
    "simple": _simple,
    "squire": _squire,
    "knight": _knight,
    "paladin": _paladin,
}

OFFERED: Final = ("squire", "knight", "paladin")  # the easiest first
USUAL: Final = "knight"  # where nobody chooses


def bot_of(level: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot of this level; raises KeyError for an unknown one."""
    return LEVELS[level](seed, seconds)
