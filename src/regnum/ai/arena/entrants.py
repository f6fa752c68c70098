"""Who takes part: a level by its name, perhaps with a budget.

`simple` plays as it always does, `simple@0.5` may think half a second about a decision, `simple@800n` may
look at 800 positions (a level that plays games ahead counts those). A clock decides differently on a busy
machine, a count does not.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from regnum.ai.effort import Effort
from regnum.ai.evaluate import evaluation_of
from regnum.ai.levels import LEVELS, bot_of
from regnum.ai.paladin import Paladin
from regnum.ai.player import Bot
from regnum.ai.simple import SimpleBot
from regnum.kernel.agenda import State
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg, Msg, raw
from regnum.kernel.spec import GameSpec

WRITTEN = re.compile(r"(?P<level>[^@]+)(@((?P<nodes>\d+)n|(?P<seconds>\d+(\.\d+)?|\.\d+)s?))?")

KNOWN = tuple(LEVELS)  # names of levels
EXAMPLES = ("simple@0.5", "simple@800n")  # of budgets: seconds, a count


class BadEntrant(RegnumError):
    """Somebody who cannot take part: unknown, or with a budget that means nothing to them."""


@dataclass(frozen=True)
class Entrant:
    """A level and what it may spend on a decision: seconds, nodes, or neither (as it always does)."""

    level: str
    seconds: float | None = None
    nodes: int | None = None

    def name(self) -> str:
        """As it is typed: `simple@0.5`, `simple@800n`."""
        if self.nodes is not None:
            return f"{self.level}@{self.nodes}n"
        return self.level if self.seconds is None else f"{self.level}@{self.seconds:g}"

    def bot(self, seed: int) -> Bot:
        if self.nodes is not None:
            return COUNTED[self.level](seed, self.nodes)
        return bot_of(self.level, seed, self.seconds)


class CountedSimple:
    """The simple bot with so many nodes; all else of its effort is what suits the game."""

    def __init__(self, seed: int, nodes: int) -> None:
        self.seed = seed
        self.nodes = nodes

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        judge = evaluation_of(spec, honest.components())
        effort: Effort = getattr(judge, "effort", Effort())
        bot = SimpleBot(self.seed, effort=replace(effort, nodes=self.nodes), evaluation=judge)
        return bot.choose(spec, honest, seat)


def counted_paladin(seed: int, simulations: int) -> Bot:
    return Paladin(seed, simulations=simulations)


# Levels that can be told how many nodes or simulations a decision may cost, and how they are made.
COUNTED: dict[str, Callable[[int, int], Bot]] = {"simple": CountedSimple, "paladin": counted_paladin}


def read_entrant(text: str) -> Entrant:
    """`level`, `level@0.5` or `level@800n`; raises BadEntrant with what would be right."""
    found = WRITTEN.fullmatch(text.strip())
    if found is None:
        raise refusal("arena-bad-budget", text)
    level = found["level"].strip()
    if level not in LEVELS:
        raise refusal("arena-unknown", level, KNOWN)
    seconds = None if found["seconds"] is None else float(found["seconds"])
    nodes = None if found["nodes"] is None else int(found["nodes"])
    if seconds == 0 or nodes == 0:
        raise refusal("arena-bad-budget", text)
    if nodes is not None and level not in COUNTED:
        raise refusal("arena-uncounted", level, COUNTED)
    return Entrant(level, seconds, nodes)


def refusal(key: str, entrant: str, levels: Iterable[str] = ()) -> BadEntrant:
    """Why somebody cannot take part, with what can be typed instead."""
    names = [raw(level) for level in levels]
    seconds = raw(f"{entrant}@0.5" if key == "arena-uncounted" else EXAMPLES[0])
    args: dict[str, Arg] = {
        "entrant": raw(entrant),
        "levels": names,
        "seconds": seconds,
        "count": raw(EXAMPLES[1]),
    }
    return BadEntrant(Msg(key, args))
