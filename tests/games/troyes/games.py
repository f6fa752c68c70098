"""Random games for the tests of Troyes."""

from tests.games.machine import Player as AnyPlayer
from tests.games.machine import tables_of

from regnum.games.troyes.const import TARGETS, TO_AGRICULTURE, TO_EVENT
from regnum.games.troyes.rules.turn import Turn
from regnum.kernel.agenda import State

# Every number of players, with and without the bonus cards.
TABLES = tables_of("troyes")


class Player(AnyPlayer):
    """Picks options at random: uniformly, keenly, or with a taste for a few targets.

    The latter fills events, the cathedral and the slots of cards.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        targets = range(TO_AGRICULTURE)
        self.taste = self.random.sample(targets, 4) if seed % 3 == 2 else []

    def pick(self, g: State) -> int:
        if self.taste and type(g.agenda[-1]) is Turn:
            liked = [o for o in g.legal if o in self.taste or TO_EVENT <= o < TARGETS]
            if liked and self.random.random() < 0.8:
                return liked[int(self.random.random() * len(liked))]
        return super().pick(g)
