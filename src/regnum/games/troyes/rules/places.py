"""The nine places of the activity cards [T3]: one for each colour and age."""

from regnum.games.troyes.const import AGES
from regnum.games.troyes.state import Box


def place_at(colour: int, age: int) -> int:
    return colour * AGES + age - 1


def colour_at(place: int) -> int:
    return place // AGES


def age_at(place: int) -> int:
    return place % AGES + 1


def place_for(box: Box, card: int) -> int:
    """Where a card belongs."""
    return place_at(box.card_colour[card], box.card_age[card])
