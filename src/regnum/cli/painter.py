"""What a game brings along to be shown in a terminal: its position as lines of styled text.

Plain mode prints the same lines without their colours, so no line may need them.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from rich.text import Text

from regnum.cli.words import Words
from regnum.kernel.foresight import Change

Json = dict[str, Any]


class Painter(Protocol):
    """One game's position in lines. `view` and `facts` are the JSON that every client gets."""

    def round(self, view: Json) -> int: ...

    def header(self, view: Json) -> str:
        """Round and whatever the whole table must keep in mind, in one line."""
        ...

    def table(self, view: Json, width: int) -> list[Text]:
        """All that lies in the middle of the table."""
        ...

    def seat(self, view: Json, who: int, width: int) -> list[Text]:
        """One seat's own board and cards, in full."""
        ...

    def rivals(self, view: Json, who: int, width: int) -> list[Text]:
        """The other seats, a few lines each."""
        ...

    def secrets(self, view: Json, who: int) -> list[Text]:
        """What only this seat knows."""
        ...

    def cards(self, view: Json, who: int) -> list[Json]:
        """The cards in sight of this seat: their words, as the facts have them."""
        ...

    def changes(self, view: Json, who: int, changes: list[Change]) -> list[str]:
        """A preview in words: what would be how many afterwards."""
        ...

    def price(self, name: str, n: int) -> str:
        """A cost by its name, short; nothing for what the label of a choice says itself."""
        ...

    def legend(self) -> list[Text]:
        """What the letters and marks stand for."""
        ...


def painter_for(game: str, facts: Json, words: Words) -> Painter:
    """The painter of a game."""
    make: Callable[[Json, Words], Painter] = import_module(f"regnum.cli.{game}.painter").PAINTER
    return make(facts, words)
