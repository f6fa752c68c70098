"""Random games for the tests of Paladins."""

import os
import random

from regnum.games.paladins.turn import FIRST_FAVOUR, PASS, Turn
from regnum.kernel.agenda import State

COMPILED = os.environ.get("REGNUM_EXPECT_COMPILED") == "1"

# Every number of players, every difficulty.
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "standard"}),
    (1, {"difficulty": "hard"}),
    (2, {}),
    (3, {}),
    (4, {}),
]


class Player:
    """Picks options at random, in one of three ways.

    Uniformly; keenly, seldom taking the last option, which is to pass or to decline; or with a
    taste for a few actions, which reaches their limits and the bottom of their decks.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.keen = seed % 3 > 0
        moves = range(FIRST_FAVOUR)
        self.taste = self.random.sample(moves, self.random.randint(1, 4)) if seed % 3 == 2 else []

    def pick(self, g: State) -> int:
        random = self.random.random
        legal = g.legal
        if self.taste and type(g.agenda[-1]) is Turn:
            liked = [move for move in legal if move in self.taste]
            if liked and random() < 0.8:
                return liked[int(random() * len(liked))]
            legal = [move for move in legal if move != PASS] or legal
        elif self.keen and random() < 0.9:
            legal = legal[:-1]
        return legal[int(random() * len(legal))]
