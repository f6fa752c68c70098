"""Random games for the tests of Gùgōng."""

from typing import Any

from tests.games.machine import Player as AnyPlayer
from tests.games.machine import tables_of

from regnum.games.gugong.const import CANAL, LOCATIONS, TRAVEL
from regnum.games.gugong.rules.exchange import Where

# Every number of players; every value of every option.
TABLES = tables_of("gugong")


class Player(AnyPlayer):
    """Picks options at random: uniformly, keenly, or with a taste for two locations.

    The latter brings the double servant, fills the player board with tokens, empties the houses.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.taste: list[int] = []
        if seed % 3 == 2:
            self.taste = [(TRAVEL, CANAL)[seed % 2], self.random.randrange(LOCATIONS)]

    def pick(self, g: Any) -> int:
        if self.taste and type(g.agenda[-1]) is Where and self.random.random() < 0.8:
            liked: list[int] = [o for o in g.legal if o & 7 in self.taste]
            return liked[int(self.random.random() * len(liked))]
        return super().pick(g)
