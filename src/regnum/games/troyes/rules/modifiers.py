"""Delayed cubes [T21, T33, T34]: what each may change, and how a group counts with it.

A cube is named by the place of its card; -1 is no cube. A card's change is three numbers worked out
once (`derive_modifiers`): a group counts times * sum of its values + each * number of dice + plus.
"""

from typing import Final

from regnum.games.troyes.const import (
    ADD_TO_EACH,
    ADD_TO_TOTAL,
    ANY_COLOUR,
    COLOURS,
    FREE_DICE,
    MULTIPLY,
    NOT_CATHEDRAL,
    RECOLOUR,
    SET_EACH,
    TO_CATHEDRAL,
)
from regnum.games.troyes.rules.aims import building_of, fills_spaces, is_building
from regnum.games.troyes.rules.dice import Dice, ref_value
from regnum.games.troyes.rules.targets import demand
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.reasons import CUBE_CHANGES_NOTHING, CUBE_COLOUR, CUBE_NOT_HERE
from regnum.kernel.reasons import OK, why

NO_CUBE: Final = -1


def cube_card(g: Table, cube: int) -> int:
    """The delayed card whose cube is used, or -1."""
    return g.cards[cube] if cube >= 0 else -1


def cubes_per_die(g: Table, cube: int) -> int:
    """How many cathedral cubes one die stands for: Prior makes it two [T80]."""
    card = cube_card(g, cube)
    return g.box.card_n[card] if card >= 0 and g.box.card_effect[card] == MULTIPLY else 1


def cubes_of(g: Table, who: int) -> list[int]:
    """Places of the cards on which a seat has delayed cubes (with or without a tradesman, R-T21)."""
    return [place for place, n in enumerate(g.seats[who].cubes) if n]


def cube_refusal(g: Table, cube: int, target: int) -> int:
    """Why a cube may not modify an action there, or OK [T34, R-T22, R-T23]."""
    card = cube_card(g, cube)
    if card < 0:
        return OK
    box = g.box
    effect = box.card_effect[card]
    want = demand(g, target)
    if effect == RECOLOUR or effect == MULTIPLY:
        if want >= COLOURS:  # any dice do there: another colour is no change, more dice are
            return OK if effect == MULTIPLY else why(CUBE_CHANGES_NOTHING)
        if box.card_as_colour[card] != want:
            return why(CUBE_COLOUR)
    elif box.card_use_colour[card] != ANY_COLOUR and want < COLOURS and box.card_use_colour[card] != want:
        return why(CUBE_COLOUR)
    if fills_spaces(target):
        return _space_refusal(box, card, target)
    return OK


def _space_refusal(box: Box, card: int, target: int) -> int:
    """A cube never changes the space reached, in the palace neither [T34, R-T64]; a citizen takes one die."""
    effect = box.card_effect[card]
    bit = NOT_CATHEDRAL if target == TO_CATHEDRAL else 1 << building_of(target)
    changes_number = effect == ADD_TO_TOTAL or effect == ADD_TO_EACH or effect == SET_EACH
    if changes_number or box.card_not_for[card] & bit or (effect == MULTIPLY and target != TO_CATHEDRAL):
        return why(CUBE_NOT_HERE)
    return OK


def dice_colour(box: Box, card: int, want: int) -> int:
    """The colour of the dice to take for a demand with this card's cube (-1: none); as `demand`.

    The cube must fit (`cube_refusal`).
    """
    if card < 0 or box.card_use_colour[card] == ANY_COLOUR:
        return want
    return box.card_use_colour[card]


def dice_limit(box: Box, card: int, target: int) -> int:
    """How many dice a group may have there [T20, T50]."""
    if is_building(target) or (card >= 0 and box.card_effect[card] == MULTIPLY):
        return 1
    return box.group_max


def free_per_district(g: Table, card: int) -> int:
    """How many dice of each foreign district a card's cube lets one take for nothing [T34, T98]."""
    box = g.box
    if card < 0 or box.card_effect[card] != FREE_DICE:
        return 0
    return box.card_solo_n[card] if g.is_solo() and box.card_solo_n[card] else box.card_n[card]


def group_total(g: Table, group: Dice, cube: int) -> int:
    """What a group of dice references counts with a cube (or without)."""
    total = 0
    for ref in group:
        total += ref_value(ref)
    card = cube_card(g, cube)
    if card < 0:
        return total
    box = g.box
    return box.card_times[card] * total + box.card_each[card] * len(group) + box.card_plus[card]
