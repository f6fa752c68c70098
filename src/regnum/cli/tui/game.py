"""The game screen: position, own board, log, what is asked and what can be chosen."""

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from regnum.cli.cards import card_lines
from regnum.cli.coach import hint_lines
from regnum.cli.marks import DIM, GOOD, HEADING, SEAT_STYLES, WARN, folded, hanging, styled
from regnum.cli.session import HEADINGS, NOBODY, LogLine, OfferedChoice, Session
from regnum.cli.sheets import score_lines
from regnum.cli.tui.pages import HandOverScreen, PageScreen, help_lines
from regnum.cli.tui.styles import FRAME, LEFT_SHARE, SHORT_ROWS, WIDE_COLUMNS, WIDE_ROWS
from regnum.cli.tui.widgets import DIGIT_KEYS, NumberedList, Pane
from regnum.kernel.errors import IllegalChoice

LOG_TAIL = 150  # lines of the log on the screen; `regnum replay` shows all of it
NO_STEP = ("ai_scheme", "ai_workers", "ai_workshop")  # events of the AI player that begin something
PAGE_FRAME = 12  # columns that the frame of a page takes
NARROWEST_PAGE = 20
PANES = ("board", "own", "rivals", "log", "why")
ASIDE = ("rivals", "log", "why")  # one of these is shown beside the choices

# key, action, key of its name, whether the line at the bottom shows it
KEYS = (
    ("u", "undo", "term-key-undo", True),
    ("t", "undo_turn", "term-key-turn", True),
    ("r", "redo", "term-key-redo", True),
    ("w", "pane('why')", "term-key-why", True),
    ("s", "score", "term-key-score", True),
    ("h", "hint", "term-key-hint", False),
    ("b", "pane('board')", "term-key-board", False),
    ("o", "pane('own')", "term-key-own", False),
    ("v", "pane('rivals')", "term-key-rivals", False),
    ("l", "pane('log')", "term-key-log", False),
    ("tab", "next_pane(1)", "term-key-next", True),
    ("shift+tab", "next_pane(-1)", "term-key-next", False),
    ("p", "peek", "term-key-peek", False),
    ("i", "cards", "term-key-cards", False),
    ("pageup", "scroll(-1)", "term-key-next", False),
    ("pagedown", "scroll(1)", "term-key-next", False),
    ("question_mark", "help", "term-key-help", True),
    ("arabic_question_mark", "help", "term-key-help", False),
    ("q", "leave", "term-key-quit", True),
)


class GameScreen(Screen[None]):
    """One game."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.words = session.words
        self.choices: list[OfferedChoice] = []
        self.pane = "board"
        self.aside = "log"
        self.possible = (False, False)  # undo, redo: as the line of keys shows it
        self.calling = False  # somebody is being called to the keyboard
        for key, action, name, shown in KEYS:
            self._bindings.bind(key, action, self.words(name), show=shown, priority=True)
        for digit, keys in DIGIT_KEYS:
            self._bindings.bind(keys, f"digit('{digit}')", show=False, priority=True)

    def compose(self) -> ComposeResult:
        yield Static(id="header", markup=False)
        with Container(id="body"):
            with Vertical(id="left"):
                yield Pane(id="board")
                yield Pane(id="own")
            with Vertical(id="right"):
                yield Pane(id="rivals")
                yield Pane(id="log")
                yield Pane(id="why")
                yield Static(id="prompt", markup=False)
                yield NumberedList(id="choices")
                yield Static(id="detail", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.list = self.query_one(NumberedList)
        self.list.focus()
        self.lay_out()
        self.show_all()
        if self.session.is_over:
            self.action_score()

    def on_resize(self, event: events.Resize) -> None:
        self.lay_out()
        self.show_all()

    # --- layout --------------------------------------------------------------------------------------------

    @property
    def is_wide(self) -> bool:
        return self.app.size.width >= WIDE_COLUMNS and self.app.size.height >= WIDE_ROWS

    def lay_out(self) -> None:
        """Which panes are to be seen; the current one has a bright frame and scrolls with Page keys."""
        wide = self.is_wide
        self.set_class(wide, "wide")
        self.set_class(not wide, "narrow")
        self.set_class(self.app.size.height < SHORT_ROWS, "short")
        self.set_class(self.pane in ASIDE, "aside")
        for name in PANES:
            pane = self.query_one("#" + name, Pane)
            beside = name == self.aside if name in ASIDE else True
            pane.display = beside if wide else name == self.pane
            pane.set_class(name == self.pane, "current")

    def columns(self, name: str) -> int:
        """How many columns a pane has for its text."""
        width = self.app.size.width
        if self.is_wide:
            left = width * LEFT_SHARE // 100
            width = left if name in ("board", "own") else width - left - 1
        return width - FRAME

    # --- showing -------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Everything anew, after any change."""
        self.show_position()
        self.show_choices()
        self.show_log()
        if self.session.hand_over_to != NOBODY and not self.calling:
            self.call_hand_over()

    def show_position(self) -> None:
        session = self.session
        view = session.view()
        who = session.seat
        title = self.words(session.match.spec.id + "-title")
        parts = [title, session.painter.header(view), self.words("term-seed", seed=session.match.seed)]
        self.query_one("#header", Static).update(Text(self.words("term-dot").join(parts)))
        self.show_pane("board", self.words("term-board"), session.painter.table(view, self.columns("board")))
        own = self.words("term-own", who=self.words.seat(who))
        self.show_pane("own", own, session.painter.seat(view, who, self.columns("own")))
        rivals = session.painter.rivals(view, who, self.columns("rivals"))
        self.show_pane("rivals", self.words("term-rivals"), rivals)
        self.show_pane("why", self.words("term-why"), self.why_lines())

    def show_pane(self, name: str, title: str, lines: list[Text]) -> None:
        pane = self.query_one("#" + name, Pane)
        pane.border_title = f" {title} "
        pane.show(lines)

    def why_lines(self) -> list[Text]:
        lines = [
            hanging(
                Text.assemble((refused.label, "bold"), ": ", refused.reason, (f" [{refused.rule}]", DIM)),
                self.columns("why"),
                2,
            )
            for refused in self.session.refused()
        ]
        return lines or [Text(self.words("term-why-none"), DIM)]

    def show_choices(self) -> None:
        session = self.session
        self.choices = session.offered()
        lines = [(self.choice_line(choice), True) for choice in self.choices]
        self.list.fill(self.words, lines, self.columns("choices"))
        self.list.display = bool(self.choices)
        who = session.seat
        prompt = self.words("term-turn-of", who=self.words.seat(who), prompt=session.prompt())
        if session.is_over:
            prompt = session.prompt()
        self.query_one("#prompt", Static).update(Text(prompt, SEAT_STYLES[who]))
        self.show_detail(None)
        possible = (session.can_undo, session.can_redo)
        if possible != self.possible:  # the line of keys is slow to draw
            self.possible = possible
            self.refresh_bindings()

    def choice_line(self, choice: OfferedChoice) -> Text:
        cost, effect = Text(choice.cost, WARN), Text(choice.effect, GOOD)
        return styled(self.words, choice.key(), label=choice.label, cost=cost, effect=effect)

    def show_detail(self, index: int | None) -> None:
        """What the highlighted choice would do; or how to choose."""
        words = self.words
        detail = self.query_one("#detail", Static)
        if self.session.trouble:
            detail.update(Text(self.session.trouble, "bold #ff8a80"))
        elif index is None:
            over = self.session.is_over
            hint = words("term-hint-over") if over else words("term-hint", n=len(self.choices))
            detail.update(Text(hint, DIM))
        else:
            forecast = self.session.forecast(self.choices[index].option)
            changes = words.list(forecast.changes) if forecast.changes else words("term-no-change")
            text = styled(words, "term-preview", changes=Text(changes, "bold"))
            text.append("\n" + words("term-stop-" + forecast.stop), DIM)
            if forecast.final:
                text.append("\n" + words("term-final"), WARN)
            detail.update(text)

    def show_log(self) -> None:
        lines = self.session.log(max(0, len(self.session.match.log) - LOG_TAIL))
        self.show_pane("log", self.words("term-log"), [self.log_line(line) for line in lines])
        self.call_after_refresh(self.query_one("#log", Pane).scroll_end, animate=False)

    def log_line(self, line: LogLine) -> Text:
        """A mark for what is new, the AI player's reasoning a step to the right."""
        style = "" if line.fresh else DIM
        mark = self.words("term-mark-new") if line.fresh else " "
        step = "  " if line.kind.startswith("ai_") and line.kind not in NO_STEP else ""
        if line.kind in HEADINGS:
            style = HEADING
        body = hanging(Text(line.text, style), self.columns("log"), 2 + len(step))
        return Text.assemble((mark, HEADING), " ", step, body)

    # --- choosing ------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        index = self.list.choice_at(event.option_index)
        if index is not None and index < len(self.choices):
            self.show_detail(index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        index = self.list.choice_at(event.option_index)
        if index is not None:
            self.choose(index)

    def on_numbered_list_typed(self, event: NumberedList.Typed) -> None:
        """A number makes its choice at once; if there is no way back, only with Enter or once more."""
        if event.again or not self.session.is_final(self.choices[event.index].option):
            self.choose(event.index)

    def choose(self, index: int) -> None:
        """Make a choice; a highlight event of the old list may still be on its way, so ask first."""
        if index < len(self.choices):
            self.attempt(self.session.choose, self.choices[index].option)
            if self.session.is_over:
                self.action_score()

    def attempt(self, action: Any, *arguments: Any) -> None:
        """Do something that may be refused; then show everything, or why not."""
        try:
            action(*arguments)
        except IllegalChoice as e:
            self.notify(self.words.error(e), severity="warning", timeout=5, markup=False)
        self.show_all()

    def action_digit(self, digit: str) -> None:
        self.list.type_digit(digit)

    # --- keys ----------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Undo and redo are greyed out where there is nothing to take back or do again."""
        if action in ("undo", "undo_turn"):
            return True if self.session.can_undo else None
        if action == "redo":
            return True if self.session.can_redo else None
        return True

    def action_undo(self) -> None:
        self.attempt(self.session.undo)

    def action_undo_turn(self) -> None:
        self.attempt(self.session.undo_turn)

    def action_redo(self) -> None:
        self.attempt(self.session.redo)

    def action_pane(self, name: str) -> None:
        """Another pane; the same key again goes back to the board, or to the log beside it."""
        if name == self.pane and name in ASIDE:
            name = "log" if self.is_wide and name != "log" else "board"
        self.pane = name
        if name in ASIDE:
            self.aside = name
        self.lay_out()
        self.show_position()

    def action_next_pane(self, step: int) -> None:
        self.action_pane(PANES[(PANES.index(self.pane) + step) % len(PANES)])

    def action_scroll(self, direction: int) -> None:
        pane = self.query_one("#" + self.pane, Pane)
        if direction > 0:
            pane.scroll_page_down(animate=False)
        else:
            pane.scroll_page_up(animate=False)

    def action_score(self) -> None:
        self.read("term-score", score_lines(self.session))

    def action_cards(self) -> None:
        self.read("term-cards", card_lines(self.session))

    def action_hint(self) -> None:
        """What the coach would do; refused where the game is played without hints."""
        try:
            lines = hint_lines(self.session)
        except IllegalChoice as e:
            self.notify(self.words.error(e), severity="warning", timeout=5, markup=False)
            return
        self.read("term-coach-title", lines)

    def action_help(self) -> None:
        self.read("term-help", help_lines(self.session))

    def read(self, title: str, lines: list[Text]) -> None:
        lines = folded(lines, max(NARROWEST_PAGE, self.app.size.width - PAGE_FRAME))
        self.app.push_screen(PageScreen(self.words(title), lines, self.words("term-close")))

    def action_leave(self) -> None:
        self.app.exit()

    # --- secrets -------------------------------------------------------------------------------------------

    def call_hand_over(self) -> None:
        """Nothing more is shown until the person who must choose has the keyboard."""
        who = self.session.hand_over_to
        self.calling = True

        def seated(ready: bool | None) -> None:
            self.calling = False
            if not ready:
                self.app.exit()
                return
            self.session.sit_down(who)
            self.show_all()

        self.app.push_screen(HandOverScreen(self.words, who), seated)

    def action_peek(self) -> None:
        """One's own hidden cards; with several people only after handing over."""
        who = self.session.seat
        if self.session.eyes == who:
            self.show_secrets(who)
        elif not self.session.is_over:

            def seated(ready: bool | None) -> None:
                if ready:
                    self.show_secrets(who)

            self.app.push_screen(HandOverScreen(self.words, who), seated)

    def show_secrets(self, who: int) -> None:
        before = self.session.eyes
        self.session.sit_down(who)
        lines = self.session.painter.secrets(self.session.view(), who)
        if before != who:
            self.session.stand_up()
        self.read("term-secrets", lines or [Text(self.words("term-no-secrets"), DIM)])
