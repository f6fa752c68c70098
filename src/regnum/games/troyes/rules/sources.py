"""Sources of a citizen as one int (words/log.py): the supply, a recruit, a space, a building, a card."""

from regnum.games.troyes.words.log import FROM_CARD, FROM_LYING, FROM_SPACE


def stands_on_space(source: int) -> bool:
    """A citizen who stands in a building."""
    return FROM_SPACE <= source < FROM_LYING


def lies_on_building(source: int) -> bool:
    """A citizen who was expelled and lies there."""
    return FROM_LYING <= source < FROM_CARD


def is_tradesman(source: int) -> bool:
    return source >= FROM_CARD


def space_in(source: int) -> int:
    return source - FROM_SPACE


def building_in(source: int) -> int:
    return source - FROM_LYING


def place_in(source: int) -> int:
    """The place of the tradesman's card."""
    return source - FROM_CARD
