"""What the ints of an event stand for, by the kind of their field (log.py): names and element ids.

Clients are told these; the words for people are in say.py. The shapes are in shapes/events.py.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.troyes.box.box import Box
from regnum.games.troyes.const import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    DENIERS,
    GOOD_NAMES,
    GREY,
    KING_NAMES,
    TO_AGRICULTURE,
)
from regnum.games.troyes.rules.aims import building_of, event_of, is_building, is_card, is_event
from regnum.games.troyes.rules.dice import colour_of, value_of
from regnum.games.troyes.rules.sources import building_in, is_tradesman, lies_on_building, space_in
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import FROM_RECRUIT, FROM_SUPPLY
from regnum.games.troyes.words.names import window_element
from regnum.kernel.events import Named


def named(g: Table, kind: str, value: int) -> Named:
    return NAMES[kind](g.box, value)


def _building(_t: Box, value: int) -> Named:
    return BUILDING_NAMES[value]


def _card(t: Box, value: int) -> Named:
    return t.card_ids[value]


def _character(t: Box, value: int) -> Named:
    return t.character_ids[value]


def _colour(_t: Box, value: int) -> Named:
    return COLOUR_NAMES[value]


def _die(_t: Box, value: int) -> Named:
    return [COLOUR_NAMES[colour_of(value)], value_of(value)]


def _digits(_t: Box, value: int) -> Named:
    return [int(digit) for digit in str(value)] if value else []


def _event(t: Box, value: int) -> Named:
    return t.event_ids[value]


def _good(_t: Box, value: int) -> Named:
    return "deniers" if value == DENIERS else GOOD_NAMES[value]


def _king(_t: Box, value: int) -> Named:
    return KING_NAMES[value]


def _owner(_t: Box, value: int) -> Named:
    return "grey" if value == GREY else value


def _source(t: Box, value: int) -> Named:
    """Where a citizen came from: the kind of element; a card and a seat are named by other fields."""
    if value == FROM_SUPPLY:
        return "supply"
    if value == FROM_RECRUIT:
        return "reserve"
    if is_tradesman(value):
        return "card"
    if lies_on_building(value):
        return "building." + BUILDING_NAMES[building_in(value)]
    return "space." + t.space_ids[space_in(value)]


def _space(t: Box, value: int) -> Named:
    return t.space_ids[value]


def _target(t: Box, value: int) -> Named:
    """The element an action is aimed at; a place of the activity cards is told by the card beside it."""
    if is_card(value):
        return None
    if is_event(value):
        return "event." + t.event_ids[event_of(value)]
    if is_building(value):
        return "building." + BUILDING_NAMES[building_of(value)]
    return "agriculture" if value == TO_AGRICULTURE else "cathedral"


def _window(_t: Box, value: int) -> Named:
    return window_element(value)


NAMES: Final[dict[str, Callable[[Box, int], Named]]] = {
    "building": _building,
    "card": _card,
    "character": _character,
    "colour": _colour,
    "die": _die,
    "digits": _digits,
    "event": _event,
    "good": _good,
    "king": _king,
    "owner": _owner,
    "source": _source,
    "space": _space,
    "target": _target,
    "window": _window,
}
