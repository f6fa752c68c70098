"""What Le Roy prefers [T96]: of cards the slot with most VP, of the cathedral the best window."""

from regnum.games.troyes.const import AGES, FACES, PLACES
from regnum.games.troyes.state import CARDS, CATHEDRAL, free_slot, has_tradesman, tab
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State


def best_tradesman(g: State, who: int) -> int:
    """The place of the card he hires at, or -1 if he is everywhere.

    Most VP; then the cheaper card; then red before yellow before white; then the lower age (R-T57).
    Without a slot for VP anywhere, all are worth nothing, and the cheapest picture it is.
    """
    t = tab(g)
    best = -1
    best_key = (0, 0, 0, 0)
    for place in range(PLACES):
        card = g.decks[CARDS][place]
        if card == GAP or has_tradesman(g, who, place):
            continue
        slot = free_slot(g, place)
        slots = t.card_slots[card]
        vp = slots[slot] if slot < len(slots) else 0
        key = (-vp, t.card_hire[card], t.king_colours.index(place // AGES), place % AGES)
        if best < 0 or key < best_key:
            best, best_key = place, key
    return best


def best_window(g: State) -> int:
    """The highest free number of the lowest level that can be built on, or -1 (R-T58)."""
    for level in range(tab(g).cathedral_levels):
        for number in range(FACES - 1, -1, -1):
            window = level * FACES + number
            stands = level == 0 or g.board[CATHEDRAL + window - FACES] > 0
            if stands and not g.board[CATHEDRAL + window]:
                return window
    return -1
