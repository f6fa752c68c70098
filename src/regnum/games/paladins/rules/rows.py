"""The rows of townsfolk and outsiders: who leaves, who comes, and how they slide [P3, P16]."""

from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import (
    OUTSIDER_LEFT,
    OUTSIDER_SHOWN,
    TOWNSFOLK_LEFT,
    TOWNSFOLK_SHOWN,
)
from regnum.kernel.agenda import GAP, Frame, emit
from regnum.kernel.state import Zone


def replaced(zone: Zone, index: int, card: int) -> Zone:
    """The zone with another card at one place."""
    return (*zone[:index], card, *zone[index + 1 :])


def leave_townsfolk(g: Table, places: int) -> None:
    """Those in the rightmost places go, if anybody stands there: places, not cards (R-P24)."""
    for i in range(places):
        row = g.townsfolk_row
        at = len(row) - 1 - i
        if row[at] != GAP:
            emit(g, TOWNSFOLK_LEFT, -1, row[at])
            g.townsfolk_gone += (row[at],)
            g.townsfolk_row = replaced(row, at, GAP)


def leave_outsiders(g: Table, places: int) -> None:
    """Those in the leftmost places go, if anybody stands there."""
    for at in range(places):
        row = g.outsider_row
        if row[at] != GAP:
            emit(g, OUTSIDER_LEFT, -1, row[at])
            g.outsider_gone += (row[at],)
            g.outsider_row = replaced(row, at, GAP)


def slide_townsfolk(g: Table) -> None:
    """To the right; new ones beside them as far as the deck reaches (R-P11)."""
    places = len(g.townsfolk_row)
    row = [card for card in g.townsfolk_row if card != GAP]
    while len(row) < places and g.townsfolk_deck:
        card = g.townsfolk_deck[-1]
        g.townsfolk_deck = g.townsfolk_deck[:-1]
        row.insert(0, card)
        g.reveals += 1
        emit(g, TOWNSFOLK_SHOWN, -1, card)
    g.townsfolk_row = (GAP,) * (places - len(row)) + tuple(row)


def slide_outsiders(g: Table) -> None:
    """To the left; new ones beside them as far as the deck reaches (R-P11)."""
    places = len(g.outsider_row)
    row = [card for card in g.outsider_row if card != GAP]
    while len(row) < places and g.outsider_deck:
        card = g.outsider_deck[-1]
        g.outsider_deck = g.outsider_deck[:-1]
        row.append(card)
        g.reveals += 1
        emit(g, OUTSIDER_SHOWN, -1, card)
    g.outsider_row = tuple(row) + (GAP,) * (places - len(row))


class SlideRow(Frame[Table]):
    """After the free draft the townsfolk row slides and is refilled [P3]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        slide_townsfolk(g)
