"""Games that bots play alone to learn from: who had what before it turn by turn, and how it ended.

To find out what a plan is worth somebody has to try it. In most games each seat has tastes of its own: some
headings count more for it than they should, others less, for the whole game. Single odd moves teach little,
a player who is fond of jade from the first day to the last teaches what jade is worth.
"""

from random import Random
from typing import Any, Final

from regnum.ai.effort import Effort
from regnum.ai.judge import Judge
from regnum.ai.learner import Moment
from regnum.ai.policy import Policy
from regnum.ai.simple import Search
from regnum.ai.taste import tasted
from regnum.kernel.agenda import State, play
from regnum.kernel.spec import GameSpec

SPREAD: Final = 0.5  # how far tastes go
SHARE: Final = 0.3  # of the headings that a seat with tastes has one about
PLAIN: Final = 0.4  # the share of seats that have no tastes


def taste_of(judge: Judge[Any], chance: Random) -> Judge[Any]:
    """The judge of one seat for one game."""
    return judge if chance.random() < PLAIN else tasted(judge, chance, SHARE, SPREAD)


class Table:
    """One game being played: judges by seat, and what is noted of it."""

    def __init__(
        self, spec: GameSpec, g: State, base: Judge[Any], judge: Judge[Any], chance: Random, nodes: int
    ) -> None:
        self.spec: Final = spec
        self.base: Final = base
        self.nodes: Final = nodes  # looked at to plan turns; 0: the deep policy decides
        self.chance: Final = chance
        self.judges: Final = [taste_of(judge, chance) for _ in range(g.players)]
        self.policies: Final = [Policy(spec, g, judge, chance) for judge in self.judges]
        self.traces: Final[list[list[Moment]]] = [[] for _ in range(g.players)]
        self.automa: Final[list[Moment]] = []  # what the automa's points were thought to be

    def played(self, g: State) -> State:
        """To the end; at the end of each turn of the table all seats are noted."""
        turn = g.turn
        while g.agenda:
            if g.turn != turn:
                turn = g.turn
                self._note(g)
            g = self._decided(g)
        return g

    def _decided(self, g: State) -> State:
        who = g.agenda[-1].who
        if not self.nodes:
            return self.policies[who].step(g)
        judge = self.judges[who]
        effort = judge.effort
        small = Effort(self.nodes, effort.turns, 3, 1, 2, effort.later, effort.widths)
        play(g, Search(self.spec, g, who, small, judge, self.chance).best(g))
        return g

    def _note(self, g: State) -> None:
        features = self.base.features
        for seat in range(g.players):
            numbers = features.read(g, seat)
            base = 0.0
            for part in self.base.worth(g, seat, numbers):
                base += part
            self.traces[seat].append(Moment(features.clock(g, seat), numbers, base))
        if g.seat_count > g.players:
            seen = self.traces[0][-1]
            self.automa.append(Moment(seen.clock, seen.numbers, self.base.automa_points(g)))
