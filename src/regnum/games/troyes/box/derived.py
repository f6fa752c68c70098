"""What is worked out from the components, once, so that the rules need not look for it."""

from regnum.games.troyes.box import limits
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.const import (
    ADD_TO_EACH,
    ADD_TO_TOTAL,
    BUILDINGS,
    FACES,
    MULTIPLY,
    ROOM,
    SET_EACH,
)


def derive(box: Box) -> None:
    """Fill the attributes that are made of others."""
    derive_modifiers(box)
    box.group_max = limits.GROUP
    derive_rows(box)


def derive_modifiers(box: Box) -> None:
    """How each card changes a group, from its effect and number; other cards change nothing."""
    box.card_times = [1] * len(box.card_ids)
    box.card_each = [0] * len(box.card_ids)
    box.card_plus = [0] * len(box.card_ids)
    for card, effect in enumerate(box.card_effect):
        n = box.card_n[card]
        if effect == ADD_TO_TOTAL:
            box.card_plus[card] = n
        elif effect == ADD_TO_EACH:
            box.card_each[card] = n
        elif effect == SET_EACH:  # whatever the die shows, a 6 too (R-T20)
            box.card_times[card] = 0
            box.card_each[card] = n
        elif effect == MULTIPLY:
            box.card_times[card] = n


def derive_rows(box: Box) -> None:
    """The rows of all buildings: the numbers that lead there, as dice codes too."""
    box.building_colour = list(range(BUILDINGS))
    box.row_values, box.row_codes = [], []
    for building, length in enumerate(box.row_length):
        values_of = box.row_of_value[building]
        rows = [[n + 1 for n in range(FACES) if values_of[n] == row] for row in range(ROOM // length)]
        box.row_values.append(rows)
        for values in rows:
            box.row_codes.append(sum([1 << (building * FACES + value - 1) for value in values]))
