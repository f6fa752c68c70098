"""What a game must offer so that scenarios can be written for it."""

from typing import Protocol

from regnum.kernel.agenda import State
from regnum.kernel.layout import Layout
from regnum.scenario.facts import Fact
from regnum.scenario.fields import Fields
from regnum.scenario.raw import CardNames


class Positions(Protocol):
    """Building positions of one game, and reading them."""

    def build(self, g: State, given: Fields, seats: list[str], has_steps: bool) -> None:
        """Change a freshly dealt game into the position asked for, and set its agenda.

        Everything wrong is noted in `given.problems`; the caller checks conservation afterwards.
        """

    def fact(self, g: State, seats: list[str], path: tuple[str, ...]) -> Fact | None:
        """The value at a path, or None if the path is no fact."""

    def names_after(self, g: State, seats: list[str], path: tuple[str, ...]) -> list[str]:
        """What may follow a path, for suggestions."""

    def event_word(self, g: State, kind: str, value: int) -> str:
        """One field of an event in a word without blanks."""

    def card_names(self, g: State) -> CardNames:
        """The ids of the cards of each zone, for raw access."""

    def words(self, g: State) -> set[str]:
        """Every word that can occur in a choice: a text with another word is a slip of the pen."""

    def layout(self, g: State) -> Layout:
        """Names of everything in the state."""
