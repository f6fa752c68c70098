"""Reading the cards of the table by the names scenarios use."""

from collections.abc import Callable, Mapping
from typing import Any

from regnum.kernel.agenda import State
from regnum.scenario.facts import Bag, Fact, Row, Top

Zones = Mapping[str, tuple[str, str]]  # name: field of the table, kind of card
CardsOf = Callable[[Any, str, tuple[int, ...]], list[str | int]]  # ids of the cards of a kind in a zone


def _zone(g: State, field: str) -> tuple[int, ...]:
    """The cards of a zone of the table."""
    zone: tuple[int, ...] = getattr(g, field)
    return zone


class CardZones:
    """Rows, bags of which the order does not matter, whole decks and their next cards, top card first."""

    def __init__(self, cards: CardsOf, rows: Zones, bags: Zones, decks: Zones, following: Zones) -> None:
        self.cards = cards
        self.rows = rows
        self.bags = bags
        self.decks = decks
        self.following = following

    def fact(self, g: State, name: str) -> Fact | None:
        """The cards under a name, or None."""
        if name in self.rows:
            zone, kind = self.rows[name]
            return Row(self.cards(g, kind, _zone(g, zone)))
        if name in self.bags:
            zone, kind = self.bags[name]
            return Bag(self.cards(g, kind, _zone(g, zone)))
        if name in self.decks:
            zone, kind = self.decks[name]
            return Row(self.cards(g, kind, _zone(g, zone)[::-1]))
        if name in self.following:
            zone, kind = self.following[name]
            return Top(self.cards(g, kind, _zone(g, zone)[::-1]))
        return None
