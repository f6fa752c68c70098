"""A position as one row of numbers, for programs that learn: made from the declared fields, nothing else.

First every number of the table and of the seats, then how many cards lie in every zone, both in the order
in which the game declares them. Which cards they are is not part of it: an observation of cards is a
matter of what is learned from it. What the observer may not know is HIDDEN, as in every view.
"""

from regnum.kernel.agenda import HIDDEN, State
from regnum.kernel.fields import Layout, Place


def vector_names(layout: Layout) -> list[str]:
    """The names of a vector's entries: `day`, `0.silver` of a seat, `0.hand.cards` of a zone."""
    return [_name(place) for place in layout.numbers] + [f"{_name(place)}.cards" for place in layout.zones]


def vector(g: State, layout: Layout, observer: int) -> list[int]:
    """The position in numbers, as `observer` (a seat, or -1 for the public) may know it."""
    numbers = [place.number(g) if place.seen_by(observer) else HIDDEN for place in layout.numbers]
    return numbers + [len(place.cards(g)) for place in layout.zones]


def _name(place: Place) -> str:
    return place.name if place.owner < 0 else f"{place.owner}.{place.name}"
