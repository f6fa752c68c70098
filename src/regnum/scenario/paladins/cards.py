"""The kinds of cards of Paladins, and which fields speak of their decks."""

from regnum.games.paladins.tables import Tables
from regnum.scenario.cards import ANY_CARD, WILD, Deal, DeckFields, Kind, Wanted

__all__ = [
    "ANY_CARD",
    "OUTSIDERS",
    "SCHEMES",
    "SUSPICION",
    "TAVERNS",
    "TOWNSFOLK",
    "WALLS",
    "WILD",
    "Deal",
    "DeckFields",
    "Kind",
    "Kinds",
    "Wanted",
]

TOWNSFOLK = DeckFields("townsfolk", "next_townsfolk", "townsfolk_deck", "townsfolk_discards")
OUTSIDERS = DeckFields("outsiders", "next_outsiders", "outsider_deck", "outsider_discards")
TAVERNS = DeckFields("taverns", "next_taverns", "tavern_deck", "tavern_discards")
WALLS = DeckFields("", "next_walls", "wall_deck", "")
SUSPICION = DeckFields("", "next_suspicion", "suspicion_deck", "suspicion_discards")
SCHEMES = DeckFields("", "next_schemes", "scheme_deck", "scheme_discards")


class Kinds:
    """All kinds of cards of a game."""

    def __init__(self, t: Tables, seats: int) -> None:
        self.townsfolk = Kind("townsfolk", t.townsfolk_ids)
        self.outsiders = Kind("outsider", t.outsider_ids)
        self.walls = Kind("wall", t.wall_ids, "wall_", copies=True)
        self.taverns = Kind("tavern", t.tavern_ids, "tavern_")
        self.suspicion = Kind("suspicion", [str(tax) for tax in t.suspicion_tax])
        self.orders = Kind("King's Order", t.order_ids, "order_")
        self.favours = Kind("King's Favour", t.favour_ids, "favour_")
        self.schemes = Kind("scheme", t.scheme_ids, "scheme_", copies=True)
        self.paladins = [Kind("paladin", t.paladin_ids) for _ in range(seats)]
