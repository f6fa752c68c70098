"""What a game must offer so that scenarios can be written for it, and what building has in common."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from regnum.kernel.agenda import State
from regnum.scenario.cards import Wanted
from regnum.scenario.facts import Fact
from regnum.scenario.fields import Fields
from regnum.scenario.raw import CardNames

Path = tuple[str, ...]
G = TypeVar("G", bound=State)


@dataclass(frozen=True)
class Positions(Generic[G]):
    """Building positions of one game, and reading them."""

    build: Callable[[G, Fields, list[str], bool], None]
    """Change a freshly dealt game into the position asked for, and set its agenda.

    Everything wrong is noted in `given.problems`; the caller checks conservation afterwards.
    The arguments: state, [given], names of the seats, whether there are steps.
    """
    seat_fact: Callable[[G, int, Path], Fact | None]
    """The value at a path below a seat, or None if that is no fact."""
    table_fact: Callable[[G, list[str], str], Fact | None]
    """The value of a name of the table, or None."""
    place_fact: Callable[[G, list[str], Path], Fact | None]
    """The value at a longer path of the table, or None."""
    names_after: Callable[[G, list[str], Path], list[str]]
    """What may follow a path, for suggestions."""
    event_word: Callable[[G, str, int], str]
    """One field of an event, by its kind and value, in a word without blanks."""
    card_names: Callable[[G], CardNames]
    """The ids of the cards of each zone, for raw access."""
    words: Callable[[G], set[str]]
    """Every word that can occur in a choice: a text with another word is a slip of the pen."""

    def fact(self, g: G, seats: list[str], path: Path) -> Fact | None:
        """The value at a path, or None if the path is no fact."""
        if path and path[0] in seats:
            return self.seat_fact(g, seats.index(path[0]), path[1:])
        if len(path) == 1:
            return self.table_fact(g, seats, path[0])
        return self.place_fact(g, seats, path)


class PositionBuilder(Generic[G]):
    """Changes a freshly dealt game into the position of [given]; a game says how in `build`."""

    def __init__(self, g: G, given: Fields, seats: list[str], phases: tuple[str, ...], usual: str) -> None:
        self.g = g
        self.given = given
        self.seats = seats
        self.phase = given.one_of("phase", phases, usual)
        self.tables = [given.table(seat) for seat in seats]
        self.wanted = Wanted()
        self.solo = g.seat_count > g.players

    def build(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """All is read: what is left over is a slip of the pen. Of [given.raw] the runner takes care."""
        self.given.has("raw")
        for seat in self.tables:
            seat.close()
        self.given.close()
