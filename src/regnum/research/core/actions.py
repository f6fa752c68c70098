"""Fixed action ids: one number for every option of every question a game may ask.

A question is a kind of frame, an option an int within it. The ids of a game are all options of its first
question, then those of the second, in the order its file declares (`core/games/`). What may be answered
beside any question (trades in Gùgōng) has its ids once.
"""

from typing import Any, Final

from regnum.kernel.agenda import BESIDE, Frame
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import GameSpec
from regnum.research.core.errors import OutsideSpace
from regnum.research.core.forms import Declared


class ActionSpace:
    """The action ids of a game, both ways."""

    def __init__(self, spec: GameSpec, declared: Declared) -> None:
        self.version: Final = declared.actions
        self.questions: Final[list[str]] = []  # by id: the kind of question ...
        self.options: Final[list[int]] = []  # ... and the option
        self.first: Final[dict[str, int]] = {}  # the first id of each question
        for name, spans in declared.questions.items():
            self.first[name] = len(self.options)
            self.questions.extend([name] * len(spans.options))
            self.options.extend(spans.options)
        self.size: Final = len(self.options)
        self._ids: Final[dict[object, dict[int, int]]] = {}
        self._back: Final[dict[object, dict[int, int]]] = {}
        for kind in spec.frames:
            ids = self._ids_of(declared, kind.__name__)
            self._ids[kind] = ids
            self._back[kind] = {number: option for option, number in ids.items()}

    def _ids_of(self, declared: Declared, name: str) -> dict[int, int]:
        found: dict[int, int] = {}
        if name in declared.questions:
            for i, option in enumerate(declared.questions[name].options):
                found[option] = self.first[name] + i
        if declared.beside:
            for i, option in enumerate(declared.questions[declared.beside].options):
                found[BESIDE + option] = self.first[declared.beside] + i
        return found

    def ids(self, frame: Frame[Any]) -> dict[int, int]:
        """Option to id, while this frame asks."""
        return self._ids[type(frame)]

    def option(self, frame: Frame[Any], action: int) -> int:
        """The option an id means while this frame asks, or -1 if it means none."""
        return self._back[type(frame)].get(action, -1)

    def legal(self, frame: Frame[Any], options: list[int]) -> list[int]:
        """The ids of the options that are on offer, in the same order."""
        ids = self._ids[type(frame)]
        try:
            return [ids[option] for option in options]
        except KeyError as error:
            raise self.outside(frame, error) from None

    def mask(self, frame: Frame[Any], options: list[int]) -> bytearray:
        """A byte per id: 1 where it is on offer."""
        ids = self._ids[type(frame)]
        found = bytearray(self.size)
        try:
            for option in options:
                found[ids[option]] = 1
        except KeyError as error:
            raise self.outside(frame, error) from None
        return found

    def outside(self, frame: Frame[Any], error: KeyError) -> OutsideSpace:
        where = f"{self.version}: {type(frame).__name__} {error.args[0]}"
        return OutsideSpace(Msg("error-research-outside", {"what": raw(where)}))
