"""The names scenarios use, each with the field it stands for: written once, to set it and to read it."""

from dataclasses import dataclass

from regnum.games.troyes.box.box import Box
from regnum.games.troyes.const import COLOUR_NAMES, RED, WHITE, YELLOW
from regnum.games.troyes.state import Seat, Table
from regnum.kernel.state import Zone
from regnum.scenario.fields import Fields

MANY = 999  # more of anything than a game brings

# --- numbers ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SeatNumber:
    """A plain number of a seat, called like its field: the most it can be, and what it is if nobody says.

    Both are numbers, or names of numbers in the box.
    """

    name: str
    most: int | str = MANY
    usual: int | str = 0

    def get(self, seat: Seat) -> int:
        number: int = getattr(seat, self.name)
        return number

    def set(self, seat: Seat, table: Fields, box: Box, usual: int | None = None) -> None:
        """usual: here it is this."""
        default = in_box(box, self.usual) if usual is None else usual
        setattr(seat, self.name, table.integer(self.name, 0, in_box(box, self.most), default))


def in_box(box: Box, number: int | str) -> int:
    return number if isinstance(number, int) else int(getattr(box, number))


DENIERS = SeatNumber("deniers", usual="start_deniers")
INFLUENCE = SeatNumber("influence", "influence_max", "start_influence")
SUPPLY = SeatNumber("supply", "all_citizens")
RESERVE = SeatNumber("reserve")  # follows from all others
PURSE = SeatNumber("purse")
SEAT_NUMBERS = {one.name: one for one in (DENIERS, INFLUENCE, SUPPLY, RESERVE, PURSE)}

TABLE_NUMBERS = ("round", "grey_supply")  # called like their fields

# --- the next events of a deck ------------------------------------------------------------------------


@dataclass(frozen=True)
class EventDeck:
    """A deck of events of one colour, of which a scenario names the next ones, the first drawn first."""

    name: str
    field: str
    colour: int

    def get(self, g: Table) -> Zone:
        deck: Zone = getattr(g, self.field)
        return deck

    def set(self, g: Table, below: list[int], following: list[int]) -> None:
        """These on top, the others below; the last card of a deck is drawn first."""
        setattr(g, self.field, tuple(below + following[::-1]))

    def colour_name(self) -> str:
        return COLOUR_NAMES[self.colour]


NEXT_RED = EventDeck("next_red", "red_deck", RED)
NEXT_BOX = EventDeck("next_box", "red_box", RED)
NEXT_WHITE = EventDeck("next_white", "white_deck", WHITE)
NEXT_YELLOW = EventDeck("next_yellow", "yellow_deck", YELLOW)
EVENT_DECKS = {deck.name: deck for deck in (NEXT_RED, NEXT_BOX, NEXT_WHITE, NEXT_YELLOW)}
