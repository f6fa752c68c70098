"""Who takes part: a level by its name, perhaps with entries of its own and a budget.

`simple` plays as it always does, `simple@0.5` may think half a second about a decision, `simple@800n` may
look at 800 positions (a level that plays games ahead counts those). A clock decides differently on a busy
machine, a count does not. `knight+new.json` judges with the learned entries of that file, `knight+none` by
the hand-made judgement alone.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from regnum.ai.evaluate import evaluation_of, handmade_of
from regnum.ai.judge import Judge
from regnum.ai.knight import Knight
from regnum.ai.levels import LEVELS, bot_of
from regnum.ai.paladin import Paladin
from regnum.ai.player import Bot
from regnum.ai.simple import SimpleBot
from regnum.ai.squire import Squire
from regnum.ai.weights import MODE_NAMES, learned_judge, read_weights
from regnum.kernel.agenda import State
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg, Msg, raw
from regnum.kernel.spec import GameSpec

WRITTEN = re.compile(
    r"(?P<level>[^@+]+)(\+(?P<weights>[^@]+))?(@((?P<nodes>\d+)n|(?P<seconds>\d+(\.\d+)?|\.\d+)s?))?"
)

KNOWN = tuple(LEVELS)  # names of levels
EXAMPLES = ("simple@0.5", "simple@800n")  # of budgets: seconds, a count
HANDMADE = "none"  # instead of a file of learned entries
JUDGING: dict[str, Callable[..., Bot]] = {
    "simple": SimpleBot,
    "squire": Squire,
    "knight": Knight,
    "paladin": Paladin,
}
COUNTED = ("simple", "knight", "paladin")  # can be told how many positions a decision may cost


class BadEntrant(RegnumError):
    """Somebody who cannot take part: unknown, or with a budget that means nothing to them."""


@dataclass(frozen=True)
class Entrant:
    """A level and what it may spend on a decision: seconds, nodes, or neither (as it always does)."""

    level: str
    seconds: float | None = None
    nodes: int | None = None
    weights: str | None = None  # a file of learned entries; None: those of the game

    def name(self) -> str:
        """As it is typed: `simple@0.5`, `simple@800n`."""
        level = self.level if self.weights is None else f"{self.level}+{self.weights}"
        if self.nodes is not None:
            return f"{level}@{self.nodes}n"
        return level if self.seconds is None else f"{level}@{self.seconds:g}"

    def bot(self, seed: int) -> Bot:
        if self.nodes is None and self.weights is None:
            return bot_of(self.level, seed, self.seconds)
        return Special(self, seed)


class Special:
    """A level with a judge or a count of its own, made anew for the game it is asked about."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.entrant = entrant
        self.seed = seed

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        e = self.entrant
        given: dict[str, Any] = {"seconds": e.seconds}
        judge = judge_with(spec, honest, e.weights) if e.weights is not None else None
        if judge is not None:
            given["evaluation"] = judge
        if e.nodes is not None:
            whose = handmade_of if e.level == "simple" else evaluation_of
            known = judge or whose(spec, honest.components())
            given["effort"] = replace(known.effort, nodes=e.nodes)
            if e.level == "paladin":
                given = {**given, "effort": known.effort, "simulations": e.nodes}
        return JUDGING[e.level](self.seed, **given).choose(spec, honest, seat)


def judge_with(spec: GameSpec, honest: State, weights: str) -> Judge[Any]:
    """The judge with the learned entries of a file, or with none."""
    base = handmade_of(spec, honest.components())
    return base if weights == HANDMADE else _judge_with(base, spec.id, weights)


@cache
def _judge_with(base: Judge[Any], game: str, weights: str) -> Judge[Any]:
    path = Path(weights)
    mode = MODE_NAMES.index(read_weights(path, base.features)["mode"])
    return learned_judge(base, game, {mode: path})


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
    if found["weights"] is not None and level not in JUDGING:
        raise refusal("arena-no-judge", level, JUDGING)
    return Entrant(level, seconds, nodes, found["weights"])


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
