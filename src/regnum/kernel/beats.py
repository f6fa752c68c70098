"""Beats: the actions out of which a story is told, each with all the events it consists of.

What an automa does within one choice, or a round's end, is dozens of events. A game declares beside its
events which of them begin a beat: one for every action of somebody, not for every piece that moves. What
follows belongs to the beat until the next one begins. Every choice is looked at by itself: whether its first
events go on with the action before is known to whoever has heard that (the client does).
"""

from collections.abc import Sequence
from typing import Final

from regnum.kernel.events import EventKind
from regnum.kernel.state import Event

NOTHING: Final = -1  # no beat has begun in this choice

_NEVER: Final = 0
_ALWAYS: Final = 1
_UNLESS: Final = 2
_AFTER: Final = 3
_OTHERS: Final = 4


class Beats:
    """Which events of a game begin a beat; `x y` are names of events.

    always="x y": each of them. unless={"x": "y z"}: x, but not in a beat that began with y or z.
    after={"x": "y z"}: x in a beat that began with y or z. others="x": x, if it is about another seat than
    the event that began the beat; of a choice's first beat that is not known here.
    """

    def __init__(
        self,
        kinds: Sequence[EventKind] = (),
        always: str = "",
        unless: dict[str, str] | None = None,
        after: dict[str, str] | None = None,
        others: str = "",
    ) -> None:
        self.codes: Final = {kind.name: code for code, kind in enumerate(kinds)}
        self._rules: Final = [_NEVER for _ in kinds]
        self._beats: Final[list[frozenset[int]]] = [frozenset() for _ in kinds]  # for _UNLESS and _AFTER
        self._declare(dict.fromkeys(always.split(), ""), _ALWAYS)
        self._declare(unless or {}, _UNLESS)
        self._declare(after or {}, _AFTER)
        self._declare(dict.fromkeys(others.split(), ""), _OTHERS)

    def _declare(self, declared: dict[str, str], rule: int) -> None:
        for name, beats in declared.items():
            code = self.codes[name]
            self._rules[code] = rule
            self._beats[code] = frozenset(self.codes[beat] for beat in beats.split())

    def does_begin(self, event: Event, running: Event) -> bool:
        """Whether an event begins a beat while the one runs that began with `running` (empty: none yet)."""
        code = event[0]
        rule = self._rules[code]
        if rule == _ALWAYS or rule == _NEVER:
            return rule == _ALWAYS
        if rule == _OTHERS:
            return bool(running) and running[1] != event[1]
        return ((running[0] if running else NOTHING) in self._beats[code]) == (rule == _AFTER)

    def begins(self, events: Sequence[tuple[int, Event]]) -> list[bool]:
        """For events with the numbers of their choices: which of them begin a beat."""
        found: list[bool] = []
        running: Event = ()
        choice = -1
        for n, event in events:
            if n != choice:
                choice, running = n, ()
            is_first = self.does_begin(event, running)
            if is_first:
                running = event
            found.append(is_first)
        return found
