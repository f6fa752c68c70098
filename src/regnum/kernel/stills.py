"""Stills: the positions within one choice, one for every beat, so that boards can move with the words.

Between two choices an automa may act many times, and a round may end. What is told of it are beats
(kernel/beats.py); here a choice is played again, and the position is kept as it was when each beat began.
Nothing is decided by it: only those who look at a story pay for it.
"""

from typing import Any, Final

from regnum.kernel.agenda import PAUSE, PAUSED, Frame, State, options_of, resolve
from regnum.kernel.beats import Beats
from regnum.kernel.state import Event, Witness


class Still:
    """A position in the middle of a choice: after so many of its events, before the next one."""

    def __init__(self, events: int, state: State) -> None:
        self.events: Final = events
        self.state: Final = state


class Camera(Witness):
    """Keeps the position from before every beat but the first.

    That is the one between two pieces of the rules where a beat begins there; else the one in which the
    event before it was told: rules change something and then tell it.
    """

    def __init__(self, beats: Beats) -> None:
        self.stills: Final[list[Still]] = []
        self._beats: Final = beats
        self._running: Event = ()
        self._last: State | None = None  # the newest position in which all that was told has happened
        self._frame: Frame[Any] = Frame(-1)  # the piece of the rules at work

    def see(self, g: State) -> None:
        events = g.events
        assert events is not None
        told = len(events) - 1  # before this one
        if self._beats.does_begin(events[-1], self._running):
            self._running = events[-1]
            if told > 0 and self._last is not None:
                self.stills.append(Still(told, self._last))
        self._last = pictured(g)
        self._last.agenda.append(self._frame)  # it is not done yet: a game that ends is not over

    def rest(self, g: State) -> None:
        """Note a position between two pieces of the rules."""
        self._last = pictured(g)

    def resolve(self, g: State, option: int) -> None:
        """Carry out the next piece of the rules."""
        self._frame = g.agenda.pop()
        resolve(g, self._frame, option)


def pictured(g: State) -> State:
    """A copy that shares no seat with a position: the rule that is at work may be writing to one."""
    owned = g.owned
    copy = g.clone()
    for who in range(g.seat_count):
        copy.seat(who)
    g.owned = owned
    return copy


def play_stills(g: State, option: int, discreet: bool, beats: Beats) -> list[Still]:
    """Like `agenda.play_as`, with the positions in between."""
    if option == PAUSE and g.legal != PAUSED:
        return []
    camera = Camera(beats)
    g.events = []
    g.witness = camera
    camera.resolve(g, option)
    _settle(g, discreet, camera)
    g.events = None
    g.witness = None
    return camera.stills


def _settle(g: State, discreet: bool, camera: Camera) -> None:
    """Like `agenda.settle_as`."""
    agenda = g.agenda
    while agenda:
        camera.rest(g)
        frame = agenda[-1]
        legal = options_of(g, frame)
        if len(legal) > 1:
            g.legal = legal
            return
        if discreet and frame.is_telling(g):
            g.legal = PAUSED
            return
        camera.resolve(g, legal[0])
    g.legal = []
