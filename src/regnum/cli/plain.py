"""The game in plain lines: for screen readers, for scripts, and for terminals that cannot be drawn on.

Everything is read from standard input, one answer a line; the end of the input saves and quits.
"""

import shutil
import sys
import unicodedata
from collections.abc import Callable

from rich.text import Text

from regnum.cli.cards import card_lines
from regnum.cli.coach import hint_lines
from regnum.cli.marks import folded, hanging
from regnum.cli.menu import MenuEntry, entries, further
from regnum.cli.session import HEADINGS, NOBODY, LogLine, OfferedChoice, Session
from regnum.cli.sheets import score_lines
from regnum.cli.start import Wanted, session_for
from regnum.cli.usage import command
from regnum.cli.words import Words
from regnum.kernel.errors import IllegalChoice

WIDTH = 78  # columns if nobody says how many there are
NARROWEST = 20
TALL = 60  # lines that push a secret off any screen
WORDS_FOR = {"quit": "q", "exit": "q", "help": "?", "h": "?", "undo": "u", "redo": "r"}


def in_latin(typed: str) -> str:
    """What any keyboard typed, with the digits and the question mark of commands: `۱۲؟` is `12?`."""
    return "".join(str(unicodedata.decimal(c, c)) for c in typed.replace("؟", "?"))


class Leave(Exception):
    """The person has had enough, or the input is at its end."""


class PlainGame:
    """One run of plain mode."""

    def __init__(self, session: Session | None) -> None:
        self.words = session.words if session is not None else Words()
        self.start = session
        self.told = 0  # entries of the log that have been printed
        self.turn: tuple[int, int] | None = None  # seat and turn whose position has been printed

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on; both are fine."""
        try:
            session = self.start or self.menu()
            self.play(session)
        except Leave:
            return 0
        return 0

    # --- asking --------------------------------------------------------------------------------------------

    def ask(self) -> str:
        """What was typed; capital letters and whole words will do for the letters of the help."""
        print(self.words("term-plain-ask"), end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise Leave
        typed = " ".join(line.split())
        if not sys.stdin.isatty():  # no terminal has shown it
            print(typed)
        typed = in_latin(typed)
        small = typed.lower()
        return WORDS_FOR.get(small, small if len(small) == 1 else typed)

    def say_unknown(self, typed: str) -> None:
        say(self.words("term-plain-unknown", typed=self.words.digits(typed)))

    def menu(self) -> Session:
        """The start menu, and what is still to be chosen after it."""
        wanted = self.pick(entries(self.words))
        more = further(self.words, wanted)
        session = session_for(self.pick(more) if more else wanted)
        self.words = session.words
        return session

    def pick(self, found: list[MenuEntry]) -> Wanted:
        """One of the entries of a menu."""
        group = ""
        for n, entry in enumerate(found, 1):
            if entry.group != group:
                group = entry.group
                say(group)
            say(self.words("term-plain-choice", n=n, label=entry.label))
        say(self.words("term-menu-hint"))
        while True:
            typed = self.ask()
            if typed == "q":
                raise Leave
            if typed.isdecimal() and 1 <= int(typed) <= len(found):
                return found[int(typed) - 1].wanted
            if typed not in ("", "?"):
                self.say_unknown(typed)
            say(self.words("term-menu-hint"))

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, session: Session) -> None:
        """Ask and choose, until the game is over."""
        try:
            while not session.is_over:
                self.hand_over(session)
                offered = self.show(session)
                self.answer(session, offered)
        except (Leave, KeyboardInterrupt) as e:
            if isinstance(e, KeyboardInterrupt):
                print()
            if session.path is not None and not session.trouble:
                print(self.words("term-saved", command=command(), name=session.path.name))
            raise
        self.show_log(session)
        print()
        print_lines(score_lines(session))

    def hand_over(self, session: Session) -> None:
        """Before a secret choice: call for the person; a script is nobody's eyes and needs no call."""
        who = session.hand_over_to
        if who == NOBODY:
            return
        if sys.stdin.isatty():
            print("\n" * TALL + self.words("term-hand-over", who=self.words.seat(who)))
            print(self.words("term-plain-enter"))
            self.ask()
        session.sit_down(who)

    def show(self, session: Session) -> list[OfferedChoice]:
        """What happened, the position at the start of a turn, the question and the choices."""
        self.show_log(session)
        turn = (session.seat, session.match.state.turn)
        if self.turn != turn:
            self.turn = turn
            self.show_position(session)
        return self.show_choices(session)

    def show_choices(self, session: Session) -> list[OfferedChoice]:
        who = self.words.seat(session.seat)
        print()
        say(self.words("term-turn-of", who=who, prompt=session.prompt()))
        offered = session.offered()
        for n, choice in enumerate(offered, 1):
            label = self.words(choice.key(), label=choice.label, cost=choice.cost, effect=choice.effect)
            say(self.words("term-plain-choice", n=n, label=label))
        return offered

    def show_log(self, session: Session) -> None:
        """What has happened since the last time; after an undo there may be less than was told."""
        self.told = min(self.told, len(session.match.log))
        for line in session.log(self.told):
            self.show_event(line)
        self.told = len(session.match.log)

    def show_event(self, line: LogLine) -> None:
        if line.kind in HEADINGS:
            print()
        say(self.words("term-plain-log", text=line.text))

    def show_position(self, session: Session, whole: bool = False) -> None:
        """The table and one’s own board; alone the automa’s too, else the rivals only if all is asked for."""
        view = session.view()
        print()
        say(self.words("term-plain-position", text=session.painter.header(view)))
        print_lines(session.painter.table(view, columns()))
        say(self.words("term-plain-position", text=self.words.seat(session.seat)))
        print_lines(session.painter.seat(view, session.seat, columns()))
        if whole or session.match.players == 1:
            self.show_rivals(session)

    def show_rivals(self, session: Session) -> None:
        say(self.words("term-plain-position", text=self.words("term-rivals")))
        print_lines(session.painter.rivals(session.view(), session.seat, columns()))

    def answer(self, session: Session, offered: list[OfferedChoice]) -> None:
        """Read lines until one of them changes the game."""
        while True:
            typed = self.ask()
            try:
                if self.command(session, offered, typed):
                    return
            except IllegalChoice as e:
                say(self.words.error(e))

    def command(self, session: Session, offered: list[OfferedChoice], typed: str) -> bool:
        """Do what a line says; whether the game has changed."""
        changing = {"u": session.undo, "t": session.undo_turn, "r": session.redo}
        if typed in changing:
            changing[typed]()
        elif typed.isdecimal():
            if not 1 <= int(typed) <= len(offered):
                self.say_unknown(typed)
                return False
            session.choose(offered[int(typed) - 1].option)
        elif typed and typed[:-1].isdecimal() and typed.endswith("?"):
            self.preview(session, offered, int(typed[:-1]))
            return False
        elif self.question(session, typed):
            return False
        else:
            session.choose(typed)
        self.warn(session)
        return True

    def warn(self, session: Session) -> None:
        if session.trouble:
            print(session.trouble, file=sys.stderr)

    def preview(self, session: Session, offered: list[OfferedChoice], n: int) -> None:
        """What choice n would change."""
        if not 1 <= n <= len(offered):
            self.say_unknown(str(n))
            return
        forecast = session.forecast(offered[n - 1].option)
        changes = self.words.list(forecast.changes) if forecast.changes else self.words("term-no-change")
        stop = self.words("term-stop-" + forecast.stop)
        say(self.words("term-plain-preview", changes=changes, stop=stop))
        if forecast.final:
            say(self.words("term-plain-final"))

    def question(self, session: Session, typed: str) -> bool:
        """Print what a letter asks for; False if it asks for nothing."""
        if typed == "q":
            raise Leave
        asked: dict[str, Callable[[Session], object]] = {
            "": self.show_help,
            "?": self.show_help,
            "w": self.show_refused,
            "b": self.show_whole_position,
            "v": self.show_rivals,
            "s": self.show_score,
            "l": self.show_whole_log,
            "c": self.show_choices,
            "p": self.peek,
            "i": self.show_cards,
            "hint": self.show_hint,
        }
        if typed not in asked:
            return False
        asked[typed](session)
        return True

    def show_help(self, session: Session) -> None:
        say(self.words("term-plain-help"))
        if session.hints is not None:
            say(self.words("term-coach-plain-help"))
        print_lines(folded(session.painter.legend(), columns()))

    def show_whole_position(self, session: Session) -> None:
        self.show_position(session, whole=True)

    def show_score(self, session: Session) -> None:
        print_lines(score_lines(session))

    def show_whole_log(self, session: Session) -> None:
        for line in session.log():
            self.show_event(line)

    def show_cards(self, session: Session) -> None:
        """What the cards in sight do, in whole sentences."""
        for card in card_lines(session):
            say(card.plain)

    def show_hint(self, session: Session) -> None:
        """What the coach would do: by the numbers of the choices, so that they can be typed."""
        for line in hint_lines(session):
            say(line.plain)

    def show_refused(self, session: Session) -> None:
        """Everything that is not offered, with its reason."""
        found = session.refused()
        for refused in found:
            say(
                self.words(
                    "term-plain-refused", label=refused.label, reason=refused.reason, rule=refused.rule
                )
            )
        if not found:
            say(self.words("term-why-none"))

    def peek(self, session: Session) -> None:
        """The hidden cards of whoever sits here; with several people only for the one who has sat down."""
        if session.eyes != session.seat:
            print(self.words("term-plain-no-peek"))
            return
        lines = session.painter.secrets(session.view(), session.seat)
        print_lines(lines or [Text(self.words("term-no-secrets"))])


def columns() -> int:
    """How wide lines may be: as wide as the terminal, which may say so itself or in COLUMNS."""
    return max(NARROWEST, shutil.get_terminal_size((WIDTH + 1, 24)).columns - 1)


def say(text: str) -> None:
    """One line; on a terminal it is broken between words, for a pipe it stays one line."""
    if not sys.stdout.isatty():
        print(text)
        return
    for line in text.split("\n"):
        print(hanging(Text(line), columns(), 3).plain)


def print_lines(lines: list[Text]) -> None:
    """Styled lines without their styles."""
    for line in lines:
        print(line.plain.rstrip())
