"""Tradesmen on activity cards [T31]: slots with VP, and the picture when all of them are taken."""

from regnum.games.troyes.state import Table


def free_slot(g: Table, place: int) -> int:
    """The best free slot of the card there; after the last one comes the picture [T31]."""
    slots = len(g.box.card_slots[g.cards[place]])
    taken = 0
    for seat in g.seats:
        taken |= 1 << seat.tradesman[place]
    for slot in range(slots):
        if not taken >> (slot + 1) & 1:
            return slot
    return slots


def vp_of_slot(g: Table, place: int, slot: int) -> int:
    """What a slot of the card there is worth at the end; nothing on the picture."""
    values = g.box.card_slots[g.cards[place]]
    return values[slot] if slot < len(values) else 0


def slot_vp(g: Table, who: int, place: int) -> int:
    """What a seat's tradesman there is worth at the end; 0 where there is none."""
    there = g.seats[who].tradesman[place]
    return vp_of_slot(g, place, there - 1) if there else 0


def must_hire(g: Table, who: int, place: int) -> bool:
    """Whether a seat has no tradesman there yet: without one its card cannot be used."""
    return not g.seats[who].tradesman[place]
