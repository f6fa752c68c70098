"""Screens in front of the game: pages to read, and the call to hand the keyboard over."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from regnum.cli.marks import DIM, HEADING, grid
from regnum.cli.session import Session
from regnum.cli.words import Words


class PageScreen(ModalScreen[None]):
    """Lines to read; any of the closing keys goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,s,p,i,h,question_mark,arabic_question_mark,space", "close")
    ]

    def __init__(self, title: str, lines: list[Text], hint: str) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.hint = hint

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.heading
            page.border_subtitle = self.hint
            yield Static(Text("\n").join(self.lines), id="lines", markup=False)

    def on_mount(self) -> None:
        self.query_one("#page").focus()

    def action_close(self) -> None:
        self.dismiss(None)


class HandOverScreen(ModalScreen[bool]):
    """Covers everything until the right person says so."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "ready"), ("escape,q", "leave")]

    def __init__(self, words: Words, who: int) -> None:
        super().__init__()
        self.words = words
        self.who = who

    def compose(self) -> ComposeResult:
        name = self.words.seat(self.who)
        text = Text.assemble(
            (self.words("term-hand-over", who=name) + "\n\n", "bold"),
            self.words("term-hand-over-hint", who=name),
        )
        yield Static(text, id="call", markup=False)

    def action_ready(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)


# --- what the pages say ----------------------------------------------------------------------------------


KEYS = (
    "number",
    "arrows",
    "enter",
    "undo",
    "turn",
    "redo",
    "why",
    "views",
    "scroll",
    "score",
    "peek",
    "cards",
    "hint",
)


def help_lines(session: Session) -> list[Text]:
    """The keys, and what the marks stand for."""
    words = session.words
    rows = [
        [Text(words("term-help-key-" + key), HEADING), Text(words("term-help-" + key))]
        for key in (*KEYS, "quit")
    ]
    return [*grid(rows), Text(), *session.painter.legend(), Text(), Text(words("term-help-saved"), DIM)]
