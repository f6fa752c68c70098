"""What a position is worth to a seat: the hand-made judgement of a game is in the module of its name.

A judge speaks in final points: what the seat would score now, and what lies ahead (regnum.ai.judge).
"""

from importlib import import_module
from typing import Any, Final

from regnum.ai.features import Features
from regnum.ai.judge import Judge
from regnum.ai.weights import learned_judge
from regnum.games import NAMES
from regnum.kernel.agenda import State
from regnum.kernel.box import BaseBox
from regnum.kernel.spec import GameSpec


class ScoreEvaluation(Judge[State]):
    """For a game without an evaluation of its own: points ahead of the best other seat."""

    def __init__(self, spec: GameSpec) -> None:
        super().__init__(Features())
        self.spec = spec

    def worth(self, g: State, seat: int, f: list[int]) -> list[float]:
        totals = [sum(part.points for part in parts) for parts in self.spec.score(g)]
        others = totals[:seat] + totals[seat + 1 :]
        return [float(totals[seat] - max(others, default=0))]

    def automa_worth(self, g: State, f: list[int]) -> float:
        return float(sum(part.points for part in self.spec.score(g)[g.players]))


REMEMBERED: Final = 16  # judges of each kind: whoever brings components of their own wants another one

_handmade: dict[tuple[str, str], Judge[Any]] = {}
_learned: dict[tuple[str, str], Judge[Any]] = {}


def _remember(judges: dict[tuple[str, str], Judge[Any]], key: tuple[str, str], judge: Judge[Any]) -> None:
    while len(judges) >= REMEMBERED:
        judges.pop(next(iter(judges)), None)
    judges[key] = judge


def handmade_of(spec: GameSpec, tables: BaseBox) -> Judge[Any]:
    """The hand-made judge of a game played with these components."""
    key = (spec.id, tables.fingerprint)
    judge = _handmade.get(key)
    if judge is None:
        if spec.id in NAMES:
            judge = import_module(f"regnum.ai.evaluate.{spec.id}").EVALUATION(tables)
        else:
            judge = ScoreEvaluation(spec)
        _remember(_handmade, key, judge)
    return judge


def evaluation_of(spec: GameSpec, tables: BaseBox) -> Judge[Any]:
    """The best judge of a game played with these components: the hand-made one with what was learned."""
    key = (spec.id, tables.fingerprint)
    judge = _learned.get(key)
    if judge is None:
        judge = learned_judge(handmade_of(spec, tables), spec.id)
        _remember(_learned, key, judge)
    return judge
