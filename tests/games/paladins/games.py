"""Random games for the tests of Paladins."""

from typing import cast

from tests.games.machine import COMPILED, tables_of
from tests.games.machine import Player as AnyPlayer

from regnum.games.paladins.rules.turn import MOVES, PASS, Turn
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import State
from regnum.kernel.match import Match

__all__ = ["COMPILED", "TABLES", "Player", "table"]

# Every number of players, every difficulty.
TABLES = tables_of("paladins")


def table(match: Match) -> Table:
    """The position of a match of Paladins."""
    return cast(Table, match.state)


class Player(AnyPlayer):
    """Picks options at random: uniformly, keenly, or with a taste for a few actions.

    The latter reaches their limits and the bottom of their decks.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        moves = range(MOVES)
        self.taste = self.random.sample(moves, self.random.randint(1, 4)) if seed % 3 == 2 else []

    def pick(self, g: State) -> int:
        if not self.taste or type(g.agenda[-1]) is not Turn:
            return super().pick(g)
        random = self.random.random
        liked = [move for move in g.legal if move in self.taste]
        if not liked or random() >= 0.8:
            liked = [move for move in g.legal if move != PASS] or g.legal
        return liked[int(random() * len(liked))]
