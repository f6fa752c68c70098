"""Parts of the screens: a list to choose from by number, and panes that scroll."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from regnum.cli.marks import HEADING, hanging, right
from regnum.cli.words import Words
from regnum.i18n.catalog import DIGITS

# Each digit with the keys that type it: Latin, Persian and Arabic keyboards.
DIGIT_KEYS = [
    (digit, ",".join((digit, *(own[int(digit)] for own in DIGITS.values())))) for digit in "0123456789"
]


class NumberedList(OptionList):
    """Choices with numbers: type one, or move with the arrows and press Enter.

    A number that no longer number begins with counts at once; else Enter ends it. What "counts"
    means is the screen's business: it gets `Typed` for a number and `OptionSelected` for Enter.
    """

    class Typed(Message):
        """A number was typed in full; `again`: its choice was highlighted already."""

        def __init__(self, index: int, again: bool) -> None:
            super().__init__()
            self.index = index
            self.again = again

    def __init__(self, *, id: str) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self.numbers: list[int] = []  # by number - 1: index of the line
        self.digits = ""

    def fill(self, words: Words, lines: list[tuple[Text, bool]], columns: int) -> None:
        """New lines; those with False are headings and have no number."""
        self.digits = ""
        self.clear_options()
        self.numbers = [i for i, (_, numbered) in enumerate(lines) if numbered]
        width = len(str(len(self.numbers)))
        number = 0
        options: list[Option] = []
        for text, numbered in lines:
            if numbered:
                number += 1
                body = hanging(text, columns, width + 1)
                shown = right(Text(words.number(number), HEADING), " " * width)
                options.append(Option(Text.assemble(shown, " ", body)))
            else:
                options.append(Option(text, disabled=True))
        self.add_options(options)
        self.highlighted = None
        self.scroll_home(animate=False)

    def choice_at(self, line: int | None) -> int | None:
        """Which choice, from 0, a line is."""
        return self.numbers.index(line) if line in self.numbers else None

    def type_digit(self, digit: str) -> None:
        """A digit more: highlight what is meant so far; tell when it cannot become another number."""
        digits = self.digits + digit
        if not 1 <= int(digits) <= len(self.numbers):
            digits = digit
        if not 1 <= int(digits) <= len(self.numbers):
            self.digits = ""
            return
        line = self.numbers[int(digits) - 1]
        again = self.highlighted == line
        self.highlighted = line
        if int(digits) * 10 <= len(self.numbers):
            self.digits = digits
            return
        self.digits = ""
        self.post_message(self.Typed(int(digits) - 1, again))

    async def _on_click(self, event: events.Click) -> None:
        """The first click shows what a choice would do, the second one makes it."""
        event.prevent_default()
        line: int | None = event.style.meta.get("option")
        if line is None or line not in self.numbers:
            return
        if self.highlighted == line:
            self.action_select()
        else:
            self.highlighted = line


class Pane(VerticalScroll):
    """A framed part of the screen with lines of text."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self.can_focus = False
        self.body = Static(markup=False)

    def compose(self) -> ComposeResult:
        yield self.body

    def show(self, lines: list[Text]) -> None:
        """Other lines instead of those before."""
        self.body.update(Text("\n").join(lines))
