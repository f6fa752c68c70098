"""A game at one terminal: the match, its bots, the saved file, and the words. No screen, no keys.

The terminal app, plain mode and tests all play through it. It also knows whose secrets may be on
the screen: alone at the keyboard that is simple; with several people nobody's, but for the one
who has just said "it is me" before a secret choice.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

from regnum.ai.coach import Suggestion, hint
from regnum.ai.coach.thinking import Budget
from regnum.ai.levels import USUAL, bot_of
from regnum.cli import saves
from regnum.cli.painter import painter_for
from regnum.cli.usage import command
from regnum.cli.words import Words
from regnum.kernel.agenda import Choice, Event, Frame, refused
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.foresight import passes_barrier, preview
from regnum.kernel.match import Match
from regnum.kernel.messages import Msg, Seat, raw
from regnum.kernel.offer import choices_of, honest_copy
from regnum.kernel.sight import PUBLIC, Dealer, redact
from regnum.kernel.spec import Outcome

NOBODY = -1
THINKING = 2.0  # seconds a bot may take for a choice
HEADINGS = ("round_began", "day_began", "dusk_fell", "night_fell")  # events that begin a part of the log


@dataclass(frozen=True)
class OfferedChoice:
    """One choice in words."""

    option: int
    text: str  # the stable text form: may be typed instead of the number
    label: str
    cost: str
    effect: str

    def key(self) -> str:
        """The message that says all of it: $label, and $cost and $effect as far as there are any."""
        if self.cost:
            return "term-choice-both" if self.effect else "term-choice-cost"
        return "term-choice-effect" if self.effect else "term-choice"


@dataclass(frozen=True)
class Forecast:
    """What a choice would change, as far as can be told before it is made."""

    changes: list[str]
    stop: str  # "chance", "choice", "other" or "end": why the look ahead ends there
    final: bool  # whether it cannot be taken back


@dataclass(frozen=True)
class NotOffered:
    """Something that is not offered, and why."""

    label: str
    reason: str
    rule: str


@dataclass(frozen=True)
class LogLine:
    """One thing that happened. `fresh`: since the person whose turn it is last chose."""

    seat: int
    kind: str
    text: str
    fresh: bool


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        match: Match,
        humans: Sequence[int],
        *,
        bot: str = USUAL,
        components: str = "",
        path: Path | None = None,
        language: str = "",
        hints: list[int] | None = None,
    ) -> None:
        self.match = match
        self.humans = list(humans)
        self.bots = {
            seat: bot_of(bot, crc32(f"{match.seed}/{seat}".encode()), THINKING)
            for seat in range(match.players)
            if seat not in humans
        }
        self.path = path  # where it is saved; None: nowhere
        self.trouble = ""  # why saving failed, in words
        self.words = Words(language)
        self.words.catalog.name_seats(self._seat_names())
        self.painter = painter_for(match.spec.id, match.spec.told_facts(match.tables), self.words)
        self._table = saves.Table(list(humans), bot, components, hints=hints)
        self._hinted: tuple[list[int], list[Suggestion]] = ([], [])  # what was said last, after which choices
        self._eyes = self.humans[0] if len(self.humans) == 1 else NOBODY
        self._last = self.humans[0]  # the person who decided last
        self._marks: dict[int, int] = {}  # by seat: how long the log was when that person last chose
        self._said: dict[tuple[int, Event], str] = {}  # entries of the log in words
        self._run_bots()
        self._settle()
        self.save()

    def _seat_names(self) -> list[Msg]:
        names = self.match.spec.seat_names(self.match.state)
        for seat in self.bots:
            names[seat] = Msg("term-seat-bot", {"n": seat + 1})
        return names

    # --- who is asked, who may look --------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def seat(self) -> int:
        """The person whose turn it is; when nobody decides, the one who did last."""
        return self._last

    @property
    def eyes(self) -> int:
        """Whose secrets may be shown, or -1."""
        return self._eyes

    @property
    def hand_over_to(self) -> int:
        """The person who must take the keyboard before anything more is shown, or -1."""
        if len(self.humans) > 1 and self._is_secret() and self._eyes != self.match.decider:
            return self.match.decider
        return NOBODY

    def sit_down(self, seat: int) -> None:
        """This person says that nobody else is looking."""
        self._eyes = seat

    def stand_up(self) -> None:
        """No secrets on the screen any more, if several people use it."""
        if len(self.humans) > 1:
            self._eyes = NOBODY

    def _is_secret(self) -> bool:
        return not self.is_over and self._question().is_secret()

    def _settle(self) -> None:
        """After any change: who decides now, and who may look."""
        if self.match.decider in self.humans:
            self._last = self.match.decider
        if len(self.humans) > 1 and not (self._is_secret() and self._eyes == self.match.decider):
            self._eyes = NOBODY

    def _question(self) -> Frame[Any]:
        """What is asked of whoever decides."""
        return self.match.question(self.match.decider)

    # --- what is shown -----------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """The position: nobody's secrets but those of `eyes`, costs as they are for `seat`."""
        match = self.match
        g = redact(match.state, match.spec.layout(match.state), self._eyes)
        return match.spec.view(g, self.seat)

    def prompt(self) -> str:
        """What is asked of the person whose turn it is."""
        if self.is_over:
            return self.words("term-over")
        if self.hand_over_to != NOBODY:
            return self.words("term-hand-over", who=Seat(self.hand_over_to))
        return self.words.text(self._question().prompt(self.match.state))

    def offered(self) -> list[OfferedChoice]:
        """The choices, in words; none while the keyboard has to change hands."""
        if self.is_over or self.hand_over_to != NOBODY:
            return []
        return [self._offered(choice) for choice in choices_of(self.match.state, self._question())]

    def _offered(self, choice: Choice) -> OfferedChoice:
        """One choice; what its label says already is not said again."""
        label = self.words.text(choice.label)
        prices = [self.painter.price(name, n) for name, n in choice.cost]
        effects = [self.words.text(msg) for msg in choice.effect]
        return OfferedChoice(
            choice.option, choice.text, label, self._joined(label, prices), self._joined(label, effects)
        )

    def _joined(self, label: str, texts: list[str]) -> str:
        told = [text for text in texts if text and not _says(label, text)]
        return self.words.list(told) if told else ""

    def forecast(self, option: int) -> Forecast:
        """What the choice would change; asked for one choice at a time, since it plays it on a copy."""
        match = self.match
        changes, stop = preview(match.spec, match.state, self.seat, option)
        return Forecast(self.painter.changes(self.view(), self.seat, changes), stop, self.is_final(option))

    def is_final(self, option: int) -> bool:
        """Whether the choice cannot be taken back: something is drawn, or a bot answers at once."""
        return passes_barrier(self.match.state, option, tuple(self.bots))

    def refused(self) -> list[NotOffered]:
        """What is not offered, each with its reason."""
        if self.is_over or self.hand_over_to != NOBODY:
            return []
        return [
            NotOffered(
                self.words.text(refusal.label),
                self.words.text(refusal.reason.msg),
                refusal.reason.rule,
            )
            for refusal in refused(self.match.state, self._question())
        ]

    def log(self, since: int = 0) -> list[LogLine]:
        """What happened, in words, from entry `since` on; secrets of others left out."""
        match = self.match
        kinds = match.spec.events
        mark = self._marks.get(self.seat, 0)
        return [
            LogLine(
                event[1],
                kinds[event[0]].name,
                self._say(since + i, event),
                since + i >= mark,
            )
            for i, event in enumerate(match.heard(self._eyes, since))
        ]

    def _say(self, number: int, event: Event) -> str:
        """An event in words, worked out once: screens ask for the log after every choice."""
        known = self._said.get((number, event))
        if known is None:
            known = self.words.text(self.match.spec.say(self.match.state, event))
            self._said[(number, event)] = known
        return known

    @property
    def has_secret_scores(self) -> bool:
        """Whether points are nobody else’s business; alone there is nobody to hide them from (R-T43)."""
        return self.match.spec.secret_scores and self.match.players > 1

    def outcome(self) -> Outcome:
        return self.match.spec.outcome(self.match.state)

    def scores(self) -> list[tuple[str, list[int]]]:
        """Points of every seat by source, as if the game ended now."""
        parts = self.match.spec.score(self.match.state)
        prefix = self.match.spec.id + "-score-"
        return [
            (self.words(prefix + part.name.replace("_", "-")), [seat[i].points for seat in parts])
            for i, part in enumerate(parts[0])
        ]

    # --- the coach -----------------------------------------------------------------------------------------

    @property
    def hints(self) -> list[int] | None:
        """How often each seat has asked the coach; None if it may not be asked."""
        return self._table.hints

    def hint(self) -> list[Suggestion]:
        """What the coach would do now; it is counted, once for a decision. Raises IllegalChoice.

        With several people at the keyboard it knows no secrets but those that are on the screen.
        """
        taken = self._table.hints
        if taken is None:
            raise IllegalChoice(Msg("term-coach-off", {"command": raw(command())}))
        if self.is_over or self.hand_over_to != NOBODY:
            raise IllegalChoice(Msg("term-hand-over", {"who": Seat(self.seat)}))
        match, seat = self.match, self.match.decider
        if self._hinted[1] and self._hinted[0] == match.choices:
            return self._hinted[1]
        taken[seat] += 1
        self.save()
        n = len(match.choices)
        dealer = Dealer(match.spec.layout(match.state), seat if self._eyes == seat else PUBLIC, n)
        honest = honest_copy(match.spec, match.state, seat, n, dealer)
        found = hint(match.spec, honest, seat, seed=n, budget=Budget(seconds=THINKING))
        self._hinted = (list(match.choices), found)
        return found

    # --- choosing and taking back --------------------------------------------------------------------------

    def choose(self, choice: int | str) -> None:
        """Make a choice for whoever decides, let the bots answer, save. Raises IllegalChoice."""
        if self.hand_over_to != NOBODY:
            raise IllegalChoice(Msg("term-hand-over", {"who": Seat(self.seat)}))
        seat, mark = self.match.decider, len(self.match.log)
        self.match.submit(seat, choice)
        self._marks[seat] = mark
        self._run_bots()
        self._changed()

    def _run_bots(self) -> None:
        match = self.match
        while match.decider in self.bots:
            seat = match.decider
            honest = honest_copy(match.spec, match.state, seat, len(match.choices))
            match.submit(seat, self.bots[seat].choose(match.spec, honest, seat))

    @property
    def can_undo(self) -> bool:
        return any(self.match.can_undo(seat) for seat in self.humans)

    @property
    def can_redo(self) -> bool:
        return self.match.can_redo(self.match.decider)

    def _undoer(self) -> int:
        """The person whose choice is the last one, if it can be taken back at all."""
        return next((seat for seat in self.humans if self.match.can_undo(seat)), self.seat)

    def undo(self) -> None:
        """Take the last choice back. Raises IllegalChoice."""
        self.match.undo(self._undoer())
        self._changed()

    def undo_turn(self) -> None:
        """Back to the start of the turn. Raises IllegalChoice."""
        self.match.undo_turn(self._undoer())
        self._changed()

    def redo(self) -> None:
        """Make the choice again that was taken back. Raises IllegalChoice."""
        self.match.redo(self.match.decider)
        self._run_bots()
        self._changed()

    def _changed(self) -> None:
        self._settle()
        self.save()

    # --- saving --------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the saved game; a full disk must not stop the game, so trouble is only noted."""
        if self.path is None:
            return
        self._table.over = self.is_over
        self._table.round = self.painter.round(self.view())
        try:
            saves.write(self.path, self.match.record(), self._table)
        except OSError as e:
            self.trouble = self.words("term-save-failed", why=e.strerror or str(e))
        else:
            self.trouble = ""


def _says(label: str, text: str) -> bool:
    """Whether a label has these words in it."""
    return re.search(rf"(?<!\w){re.escape(text)}(?!\w)", label) is not None
