"""What Le Roy prefers [T96]: of cards the slot with most VP, of the cathedral the best window."""

from regnum.games.troyes.const import FACES, PLACES
from regnum.games.troyes.rules.places import age_at, colour_at
from regnum.games.troyes.rules.tradesmen import free_slot
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import GAP


def best_tradesman(g: Table, who: int) -> int:
    """The place of the card he hires at, or -1 if he is everywhere.

    Most VP; then the cheaper card; then red before yellow before white; then the lower age (R-T57).
    Without a slot for VP anywhere, all are worth nothing, and the cheapest picture it is.
    """
    box = g.box
    best = -1
    best_key = (0, 0, 0, 0)
    for place in range(PLACES):
        card = g.cards[place]
        if card == GAP or g.seats[who].tradesman[place] > 0:
            continue
        slot = free_slot(g, place)
        slots = box.card_slots[card]
        vp = slots[slot] if slot < len(slots) else 0
        key = (-vp, box.card_hire[card], box.king_colours.index(colour_at(place)), age_at(place))
        if best < 0 or key < best_key:
            best, best_key = place, key
    return best


def best_window(g: Table) -> int:
    """The highest free number of the lowest level that can be built on, or -1 (R-T58)."""
    for level in range(g.box.cathedral_levels):
        for number in range(FACES - 1, -1, -1):
            window = level * FACES + number
            stands = level == 0 or g.cathedral[window - FACES] > 0
            if stands and not g.cathedral[window]:
                return window
    return -1
