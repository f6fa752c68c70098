"""What a player knows about Le Roy [T90-T97]: how many turns he has, what his dice bring, what he takes.

He acts until he has no dice, so every die that is bought from him and every citizen that is expelled
costs him turns. He only ever puts cubes on the rightmost event, and then he fills it; and he scores the
first of the open characters whenever he rolls for it.
"""

from typing import Final

from regnum.ai.evaluate.chances import poisson_below
from regnum.ai.evaluate.troyes_tables import Weights
from regnum.games.troyes.const import FACES, KING_CHARACTER, KING_EVENT
from regnum.games.troyes.rules.scoring import total_of
from regnum.games.troyes.state import Box, Table

MOST_DICE: Final = 18
TURNS_PER_DIE: Final = 0.62  # an action costs him about 1.6 dice of his own


class King:
    """What Le Roy may still do, worked out once for all numbers of dice."""

    def __init__(self, t: Box, w: Weights) -> None:
        self.box = t
        self.w = w
        ways = FACES * FACES
        rolls = [min(roll - 1, 13 - roll) for roll in range(2, 13)]
        events = sum([n for roll, n in enumerate(rolls, 2) if t.king_action[roll] == KING_EVENT]) / ways
        self.characters = (
            sum([n for roll, n in enumerate(rolls, 2) if t.king_action[roll] == KING_CHARACTER]) / ways
        )
        # by dice: the chance that he turns to the rightmost event in this round
        self.comes = [1.0 - (1.0 - events) ** (TURNS_PER_DIE * dice) for dice in range(MOST_DICE + 1)]
        # by turns he has (in tenths) and place in the row: the chance that this character was scored
        self.scored = [
            [1.0 - poisson_below(self.characters * tenths / 10, place + 1) for place in range(6)]
            for tenths in range(500)
        ]

    def points(self, g: Table) -> float:
        """Final points he may expect: what he has, and what his dice of now and later bring."""
        king = g.players
        points = float(total_of(g, king))
        if not g.agenda:
            return points
        w = self.w
        left = self.box.rounds[g.players] - g.round
        dice = len(g.seats[king].dice)
        citizens = g.spaces.count(king + 1)
        points += w.king_die * dice + (w.king_citizen * citizens + w.king_round) * left
        if dice and g.event_row:
            points += w.king_event * self.comes[min(dice, MOST_DICE)] * self._event(g, g.event_row[-1], dice)
        return points

    def _event(self, g: Table, event: int, dice: int) -> float:
        """What the rightmost event brings him when he fills it, beyond what his dice bring elsewhere."""
        packed = g.event_cubes[event]
        mine = his = 0
        free = self.box.event_flags[event]
        while packed:
            if packed & 7 == 1:
                mine += 1
            else:
                his += 1
            free -= 1
            packed >>= 3
        gain = self.reward(event, his + free, mine) + (self.w.king_card if his + free > mine else 0.0)
        return gain - (1.0 if his else 0.0) - self.w.king_die * min(free, dice)

    def reward(self, event: int, own: int, other: int) -> float:
        """Points of one side for a countered event [T46]."""
        first, second = self.box.event_first[event], self.box.event_second[event]
        if not own:
            return 0.0
        if own > other:
            return float(first if other else first + second)
        return float((first + second) // 2 if own == other else second)

    def turns(self, g: Table, rounds: int) -> float:
        """Turns he may have in this round and the next `rounds` ones."""
        king = g.players
        dice = len(g.seats[king].dice) + rounds * 0.75 * g.spaces.count(king + 1)
        return TURNS_PER_DIE * dice
