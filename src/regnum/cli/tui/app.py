"""The terminal app: the start menu, then the game."""

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from regnum.cli.marks import HEADING
from regnum.cli.menu import MenuEntry, entries, further
from regnum.cli.session import Session
from regnum.cli.start import session_for
from regnum.cli.tui.game import GameScreen
from regnum.cli.tui.styles import CSS, THEME
from regnum.cli.tui.widgets import DIGIT_KEYS, NumberedList
from regnum.cli.usage import command
from regnum.cli.words import Words
from regnum.kernel.errors import RegnumError

MENU_WIDTH = 62


class MenuScreen(Screen[None]):
    """What to play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "back"),
        ("q", "app.leave"),
        *((keys, f"digit('{digit}')") for digit, keys in DIGIT_KEYS),
    ]

    def __init__(self, words: Words, found: list[MenuEntry] | None = None) -> None:
        """`found`: what is to be chosen; all that can be played unless told otherwise."""
        super().__init__()
        self.words = words
        self.entries = entries(words) if found is None else found
        self.is_first = found is None

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(self.words("term-menu-title"), id="title", markup=False)
            yield NumberedList(id="choices")
            yield Static(self.words("term-menu-hint"), id="note", markup=False)

    def on_mount(self) -> None:
        lines: list[tuple[Text, bool]] = []
        group = ""
        for entry in self.entries:
            if entry.group != group:
                lines.append((Text(entry.group, HEADING), False))
                group = entry.group
            lines.append((Text(entry.label), True))
        self.list = self.query_one(NumberedList)
        self.list.fill(self.words, lines, MENU_WIDTH)
        self.list.focus()

    def action_digit(self, digit: str) -> None:
        self.list.type_digit(digit)

    def on_numbered_list_typed(self, event: NumberedList.Typed) -> None:
        self.start(event.index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        index = self.list.choice_at(event.option_index)
        if index is not None:
            self.start(index)

    async def action_back(self) -> None:
        """To the first menu, and from there out."""
        if self.is_first:
            await self.run_action("app.leave")
        else:
            self.app.switch_screen(MenuScreen(self.words))

    def start(self, index: int) -> None:
        """Start or resume, or ask what is still to be chosen; what cannot be resumed says why."""
        wanted = self.entries[index].wanted
        more = further(self.words, wanted) if self.is_first else []
        if more:
            self.app.switch_screen(MenuScreen(self.words, more))
            return
        try:
            session = session_for(wanted)
        except (RegnumError, OSError) as e:
            why = self.words.error(e) if isinstance(e, RegnumError) else str(e.strerror)
            self.query_one("#note", Static).update(why)
            return
        if isinstance(self.app, RegnumApp):
            self.app.start(session)


class RegnumApp(App[None]):
    """One run of the app."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c,ctrl+q", "leave")]

    def __init__(self, session: Session | None = None) -> None:
        super().__init__()
        self.words = session.words if session is not None else Words()
        self.session = session
        self.title = "Regnum"

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "regnum"
        first = GameScreen(self.session) if self.session is not None else MenuScreen(self.words)
        self.push_screen(first)

    def action_leave(self) -> None:
        self.exit()

    def action_help_quit(self) -> None:
        self.exit()

    def start(self, session: Session) -> None:
        """From the menu to the game."""
        self.session = session
        self.switch_screen(GameScreen(session))

    def play(self) -> int:
        """Run; afterwards say how to go on."""
        self.run()
        session = self.session
        if session is not None and session.path is not None and not session.is_over and not session.trouble:
            print(session.words("term-saved", command=command(), name=session.path.name))
        return self.return_code or 0
