"""What a position is worth to a seat: the judgement of a game is in the module of its name.

An evaluation speaks in final points: what the seat would score now, and what lies ahead.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, TypeVar

from regnum.games import NAMES
from regnum.kernel.agenda import State
from regnum.kernel.box import BaseBox
from regnum.kernel.spec import GameSpec

G = TypeVar("G", bound=State, contravariant=True)


class Evaluation(Protocol[G]):
    """The judgement of one game, with its tables worked out once.

    It may have more: an `effort` and a `skill` (regnum.ai.effort) that suit its game;
    `tries(g, options)`, the options that are worth looking at, at least one; and `rests(g, seat)`, which says
    of a position within a turn that it can be judged as it is, so that `go_on` takes it up from there.
    """

    def value(self, g: G, seat: int) -> float:
        """Final points the seat may expect; the exact score once the game is over."""
        ...

    def go_on(self, g: G, seat: int) -> bool:
        """Let the seat act again as if the others stood still, to see what its next turns may bring.

        Changes `g`, a copy whose turn is over, so that the seat decides next; False if it cannot.
        """
        ...


def never_rests(g: State, seat: int) -> bool:  # noqa: ARG001 (what an evaluation may answer)
    """Without an answer of its own an evaluation judges at the end of a turn only."""
    return False


def all_options(g: State, options: list[int]) -> list[int]:  # noqa: ARG001 (what an evaluation may answer)
    """Without an answer of its own an evaluation wants to see them all."""
    return options


class ScoreEvaluation:
    """For a game without an evaluation of its own: points ahead of the best other seat."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec

    def value(self, g: State, seat: int) -> float:
        totals = [sum(part.points for part in parts) for parts in self.spec.score(g)]
        others = totals[:seat] + totals[seat + 1 :]
        return float(totals[seat] - max(others, default=0))

    def go_on(self, g: State, seat: int) -> bool:
        return False


_cache: dict[tuple[str, str], Evaluation[Any]] = {}


def _evaluation(name: str) -> Callable[[BaseBox], Evaluation[Any]] | None:
    """What makes the evaluation of a game; None if it has none of its own."""
    if name not in NAMES:
        return None
    make: Callable[[BaseBox], Evaluation[Any]] = import_module(f"regnum.ai.evaluate.{name}").EVALUATION
    return make


def evaluation_of(spec: GameSpec, tables: BaseBox) -> Evaluation[Any]:
    """The evaluation of a game played with these components."""
    key = (spec.id, tables.fingerprint)
    if key not in _cache:
        make = _evaluation(spec.id)
        _cache[key] = make(tables) if make is not None else ScoreEvaluation(spec)
    return _cache[key]
