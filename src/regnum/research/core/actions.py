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


class Question:
    """The ids of all options that a kind of frame may offer, both ways."""

    def __init__(self, ids: dict[int, int]) -> None:
        self.ids: Final = ids  # by option
        self.options: Final = {action: option for option, action in ids.items()}
        # Most questions number their options through: there an id is a sum, and nothing is looked up.
        self._low: Final = min(ids, default=0)
        self._shift: Final = ids.get(self._low, 0) - self._low
        high = self._low
        while ids.get(high, -1) == high + self._shift:
            high += 1
        self._high: Final = high

    def ids_of(self, options: list[int]) -> list[int]:
        """The ids of options, in the same order; raises KeyError."""
        low, high, shift, ids = self._low, self._high, self._shift, self.ids
        return [option + shift if low <= option < high else ids[option] for option in options]


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
        self._asked: Final[dict[object, Question]] = {}  # by kind of frame
        for kind in spec.frames:
            self._asked[kind] = Question(self._ids_of(declared, kind.__name__))

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
        return self._asked[type(frame)].ids

    def option(self, frame: Frame[Any], action: int) -> int:
        """The option an id means while this frame asks, or -1 if it means none."""
        return self._asked[type(frame)].options.get(action, -1)

    def legal(self, frame: Frame[Any], options: list[int]) -> list[int]:
        """The ids of the options that are on offer, in the same order."""
        try:
            return self._asked[type(frame)].ids_of(options)
        except KeyError as error:
            raise self.outside(frame, error) from None

    def mask(self, legal: list[int]) -> bytearray:
        """A byte per id: 1 where it is on offer."""
        found = bytearray(self.size)
        for action in legal:
            found[action] = 1
        return found

    def outside(self, frame: Frame[Any], error: KeyError) -> OutsideSpace:
        where = f"{self.version}: {type(frame).__name__} {error.args[0]}"
        return OutsideSpace(Msg("error-research-outside", {"what": raw(where)}))
