"""The kinds of cards of Paladins, from which those asked for by name are taken."""

from regnum.games.paladins.box.box import Box
from regnum.scenario.cards import Kind
from regnum.scenario.paladins.names import card_ids


class Kinds:
    """All kinds of cards of a game."""

    def __init__(self, box: Box, seats: int) -> None:
        self.townsfolk = Kind("townsfolk", box.townsfolk_ids)
        self.outsiders = Kind("outsider", box.outsider_ids)
        self.walls = Kind("wall", box.wall_ids, "wall_", copies=True)
        self.taverns = Kind("tavern", box.tavern_ids, "tavern_")
        self.suspicion = Kind("suspicion", card_ids(box, "suspicion"))
        self.orders = Kind("King's Order", box.order_ids, "order_")
        self.favours = Kind("King's Favour", box.favour_ids, "favour_")
        self.schemes = Kind("scheme", box.scheme_ids, "scheme_", copies=True)
        self.paladins = [Kind("paladin", box.paladin_ids) for _ in range(seats)]
