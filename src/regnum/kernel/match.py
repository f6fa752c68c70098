"""A game being played: the checked front door, undo, and the record as it grows.

Terminal, server rooms, tests and scenarios all go through it. It does no IO.
"""

from typing import Any, Final

from regnum.kernel.agenda import (
    PAUSE,
    PAUSED,
    Event,
    Frame,
    State,
    decider,
    is_over,
    options_of,
    pending,
    play_as,
    settle,
)
from regnum.kernel.box import BaseBox
from regnum.kernel.codec import checksum
from regnum.kernel.errors import BadRecord, IllegalChoice
from regnum.kernel.messages import Msg, Seat
from regnum.kernel.offer import frame_for, option_of
from regnum.kernel.record import Record, moved, new_game, opened, replay, require_same
from regnum.kernel.sight import redact_event
from regnum.kernel.spec import GameSpec
from regnum.kernel.underway import Trail, trail_after


class Snapshot:
    """A point undo can go back to: the state before a choice, how long the lists were, what was underway."""

    def __init__(self, who: int, state: State, log_size: int, option: int, trail: Trail) -> None:
        self.who: Final = who
        self.state: Final = state
        self.log_size: Final = log_size
        self.option: Final = option
        self.trail: Final = trail


class Match:
    """One game in progress: who is asked, what they answer, what can be taken back.

    >>> from regnum import new_match
    >>> match = new_match("gugong", players=3, seed="tea")
    >>> match.decider
    0
    >>> match.submit(0, "give tea_set_1")
    >>> match.can_undo(0)
    True
    >>> match.undo(0)
    >>> match.choices
    []

    `state` is the present position; read it, and copy it with `state.clone()` before you play with it.
    `choices` are the options chosen so far: with `seed` and `options` they are the whole game.

    A match may have an `opening` instead: a position that no seed deals (scenario files build them). Then
    the opening and the choices are the whole game, and a record of it alone rebuilds nothing.

    A `discreet` match also asks where there is one answer if going on at once would tell the others what
    is hidden from them (Frame.is_telling). What answers that, `PAUSE`, decides nothing.
    """

    def __init__(
        self,
        spec: GameSpec,
        tables: BaseBox,
        players: int,
        options: dict[str, str],
        seed: str,
        state: State | None = None,
        discreet: bool = False,
        opening: State | None = None,
    ) -> None:
        self.spec: Final = spec
        self.discreet: Final = discreet
        self.tables: Final = tables
        self.options: Final = dict(options)
        self.seed: Final = seed
        self.players: Final = players
        self.opening: Final = opening
        self.state: State = state or self.beginning(listen=True)
        self.choices: list[int] = []
        self.log: list[tuple[int, Event]] = []  # (number of the choice, event), whole game
        self._collect()
        self.early: dict[int, int] = {}  # answers to simultaneous questions whose turn has not come
        self._undo: list[Snapshot] = []  # since the last barrier, one seat's only
        self._redo: list[int] = []
        self.trail: Trail = ()  # the answers that led to what is asked now (underway.py)

    def beginning(self, listen: bool = False) -> State:
        """The position before the first choice. `listen`: keep the events on the way there."""
        if self.opening is not None:
            return opened(self.opening, listen, self.discreet)
        given = (self.spec, self.tables, self.players, self.options, self.seed)
        return new_game(*given, listen=listen, discreet=self.discreet)

    # --- asking ------------------------------------------------------------------------------

    @property
    def decider(self) -> int:
        """The seat that is asked first, or -1 when the game is over; `questions` has all that are asked."""
        return decider(self.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do: `spec.outcome(state)` is final."""
        return is_over(self.state)

    def questions(self) -> list[tuple[int, Frame[Any]]]:
        """What is being asked now, each with its place among the pending frames.

        A frame further down with one option asks nothing, and one that was answered early no more.
        """
        g = self.state
        if not g.agenda:
            return []
        top = g.agenda[-1]
        if not top.is_simultaneous():  # almost always, and asked for many times at every choice
            return [(0, top)]
        waiting = pending(g)
        return [
            (place, frame)
            for place, frame in enumerate(waiting)
            if place == 0 or (frame.who not in self.early and len(options_of(g, frame)) > 1)
        ]

    def question(self, seat: int) -> Frame[Any]:
        """What `seat` is being asked; raises IllegalChoice if it is not."""
        if self.is_over:
            raise IllegalChoice(Msg("error-over"))
        for _, frame in self.questions():
            if frame.who == seat:
                return frame
        raise IllegalChoice(Msg("error-not-your-turn", {"who": Seat(self.decider)}))

    def heard(self, observer: int, since: int = 0) -> list[Event]:
        """The log as `observer` may know it, from entry `since` on."""
        return [redact_event(event, self.spec.events, observer) for _, event in self.log[since:]]

    def record(self) -> Record:
        """What rebuilds this match on any machine (`regnum.match_of`), with a checksum of its position."""
        return Record(
            self.spec.id,
            self.spec.rules_version,
            self.tables.fingerprint,
            self.players,
            self.options,
            self.seed,
            list(self.choices),
            checksum(self.spec, self._settled()),
        )

    def _settled(self) -> State:
        """The position as it is without discretion."""
        if self.state.legal != PAUSED:
            return self.state
        g = self.state.clone()
        settle(g)
        return g

    # --- choosing -----------------------------------------------------------------------------

    def submit(self, seat: int, choice: int | str) -> None:
        """Answer for `seat`, by option or by text form.

        Simultaneous questions may be answered in any order: an answer whose turn has not come is kept,
        told to nobody, and made in the order of the agenda. So a record does not depend on who was
        quicker. Raises IllegalChoice with the reason, and then nothing has changed.
        """
        option = option_of(self.state, self.question(seat), choice)
        self.early[seat] = option
        self._answer()

    def _answer(self) -> None:
        """Make every answer whose turn has come."""
        while self.decider in self.early:
            seat = self.decider
            option = self.early.pop(seat)
            self._redo = []
            self._apply(seat, option)

    def _apply(self, seat: int, option: int) -> None:
        g = self.state
        before = g.clone()
        self._play(g, option)
        if g.draws != before.draws or g.reveals != before.reveals:
            self._undo = []
        else:
            if self._undo and self._undo[-1].who != seat:
                self._undo = []
            self._undo.append(Snapshot(seat, before, len(self.log), option, self.trail))
        self.trail = trail_after(self.trail, before, option, g)
        self.choices.append(option)
        self._collect()

    def _play(self, g: State, option: int) -> None:
        play_as(g, option, self.discreet)

    def _collect(self) -> None:
        """Move what happened from the state to the log."""
        events = self.state.events
        if events is not None:
            number = len(self.choices)
            self.log.extend([(number, event) for event in events])
        self.state.events = []

    # --- undo ----------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take something back for this seat."""
        return seat in self.early or self._is_last(seat)

    def _is_last(self, seat: int) -> bool:
        """Whether the last choice is this seat's and can be taken back."""
        return bool(self._undo) and self._undo[-1].who == seat

    def can_redo(self, seat: int) -> bool:
        """Whether the seat has taken something back and not answered otherwise since."""
        return bool(self._redo) and seat == self.decider

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; refused past draws, reveals and other seats' choices."""
        if seat in self.early:
            del self.early[seat]
            return
        self._take_back(seat)
        self._forget_early()

    def undo_turn(self, seat: int) -> None:
        """Back to the start of the seat's turn, or as far back as undo reaches in it."""
        if seat in self.early:
            del self.early[seat]
            return
        self._take_back(seat)
        turn = self.state.turn
        while self._is_last(seat) and self._undo[-1].state.turn == turn:
            self._take_back(seat)
        self._forget_early()

    def _take_back(self, seat: int) -> None:
        if not self._is_last(seat):
            raise IllegalChoice(Msg("error-undo-barrier"))
        snapshot = self._undo.pop()
        self.state = snapshot.state
        self.state.events = []
        self.trail = snapshot.trail
        self.choices.pop()
        del self.log[snapshot.log_size :]
        self._redo.append(snapshot.option)

    def _forget_early(self) -> None:
        """An answer whose question went away with an undone choice goes with it."""
        g = self.state
        self.early = {seat: option for seat, option in self.early.items() if frame_for(g, seat) is not None}

    def back_to(self, made: int) -> None:
        """Back to the point after so many choices, past all barriers; undo starts afresh there.

        Only for a table whose players have all agreed: what was turned up since is known.
        """
        g = self.beginning()
        del self.choices[made:]
        for option in self.choices:
            self._play(g, option)
        g.events = []
        self.state = g
        self.log = [(number, event) for number, event in self.log if number <= made]
        self.early = {}
        self._undo = []
        self._redo = []
        self.trail = ()

    def redo(self, seat: int) -> None:
        """Make the choice again that was taken back last; raises IllegalChoice."""
        if not self.can_redo(seat):
            raise IllegalChoice(Msg("error-redo"))
        self._apply(seat, self._redo.pop())
        self._answer()


class SafePoint:
    """Where undo cannot reach behind: what a server stores to open the match again quickly."""

    def __init__(
        self,
        state: State,
        choices: int,
        log: list[tuple[int, Event]],
        redo: list[int],
        early: dict[int, int],
    ) -> None:
        self.state: Final = state
        self.choices: Final = choices  # how many were made before it
        self.log: Final = log
        self.redo: Final = redo
        self.early: Final = early


def safe_point(match: Match) -> SafePoint:
    """The last point of a match that nothing can take back."""
    redo, early = list(match._redo), dict(match.early)
    if not match._undo:
        return SafePoint(match.state, len(match.choices), list(match.log), redo, early)
    first = match._undo[0]
    done = len(match.choices) - len(match._undo)
    return SafePoint(first.state, done, match.log[: first.log_size], redo, early)


def match_from_safe_point(
    spec: GameSpec,
    tables: BaseBox,
    record: Record,
    point: SafePoint,
    discreet: bool = False,
    opening: State | None = None,
) -> Match:
    """The match of a record, played again only from a safe point on; undo and redo as before."""
    require_same(spec, tables, record)
    if record.rules != spec.rules_version:  # the way to the safe point was not played under ours
        raise moved(spec, record)
    given = (record.players, record.options, record.seed)
    match = Match(spec, tables, *given, point.state.clone(), discreet, opening)
    match.state.events = []
    match.choices = record.choices[: point.choices]
    match.log = list(point.log)
    for option in record.choices[point.choices :]:
        if option not in match.state.legal:
            raise BadRecord(Msg("error-record-choice", {"n": len(match.choices) + 1, "choice": option}))
        match._apply(match.decider, option)
    match._redo = list(point.redo)
    for seat, option in point.early.items():
        match.early[seat] = option_of(match.state, match.question(seat), option)
    return match


def match_from_record(spec: GameSpec, tables: BaseBox, record: Record) -> Match:
    """The match a record describes, every choice checked again; undo starts afresh."""
    require_same(spec, tables, record)
    replay(spec, tables, record)  # raises BadRecord before anything is built
    match = Match(spec, tables, record.players, record.options, record.seed)
    for option in record.choices:
        if option != PAUSE:
            match._apply(match.decider, option)
    match._undo = []
    return match
