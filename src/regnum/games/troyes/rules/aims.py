"""What an action may be aimed at: an activity card, the cathedral, agriculture, a building, an event.

A target is one int (const.TO_..., a card by its place); only these functions know how it is made.
"""

from typing import Final

from regnum.games.troyes.const import (
    BUILDINGS,
    MARAUDING,
    PLACES,
    TO_AGRICULTURE,
    TO_BUILDING,
    TO_CATHEDRAL,
    TO_EVENT,
)
from regnum.games.troyes.state import Table

NO_TARGET: Final = -1
TO_MARAUDING: Final = TO_EVENT + MARAUDING


def is_card(target: int) -> bool:
    """An activity card, or the place of one that is still face down."""
    return target < PLACES


def is_building(target: int) -> bool:
    """A citizen is placed there [T50]."""
    return TO_BUILDING <= target < TO_EVENT


def is_event(target: int) -> bool:
    return target >= TO_EVENT


def fills_spaces(target: int) -> bool:
    """The cathedral and the buildings: there a die leads to a space, everywhere else its value counts."""
    return target == TO_CATHEDRAL or TO_BUILDING <= target < TO_EVENT


def to_building(building: int) -> int:
    return TO_BUILDING + building


def building_of(target: int) -> int:
    return target - TO_BUILDING


def event_of(target: int) -> int:
    return target - TO_EVENT


def targets_of(g: Table) -> list[int]:
    """Everything there is to aim at: cards turned up, the fixed places, the events of the row."""
    out = [place for place, card in enumerate(g.cards) if card >= 0]
    out.append(TO_CATHEDRAL)
    out.append(TO_AGRICULTURE)
    for building in range(BUILDINGS):
        out.append(TO_BUILDING + building)
    for event in g.event_row:
        out.append(TO_EVENT + event)
    return out
