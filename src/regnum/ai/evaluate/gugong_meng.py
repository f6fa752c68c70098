"""What Meng may expect to score [G100-G111]: his points, and what his cards and the table may bring him.

Only what the player can see or change counts: his cards to come all bring the same.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from regnum.ai.evaluate.chances import grown, lead_holds
from regnum.ai.features.gugong import (
    DAYS,
    HAND,
    INSIDE,
    JADE_PRICE,
    MATCHES,
    MOST_LEAD,
    MOST_TURNS,
    NEED,
    TIES,
    WALL_FREE,
    WALL_LEAD,
)
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import DAY, REWARD_CARD
from regnum.games.gugong.rules.ports import ship_value
from regnum.games.gugong.rules.scoring import PART_DECREES, part_points
from regnum.games.gugong.rules.wall import wall_value
from regnum.games.gugong.solo.rewards import next_reward
from regnum.games.gugong.state import SHIPS, Table

MOST_JADE: Final = 14


@dataclass(frozen=True)
class MengWeights:
    """Found by playing. Points, unless said otherwise."""

    turn: float = 2.34  # a turn of his to come
    jade_pace: float = 0.258  # jade gained in a turn
    price: float = 0.603  # less for each servant that the next jade costs, and a turn with jade
    pace: float = 0.393  # steps of his envoy in a turn
    wall: float = 0.378  # of the reward for most servants there
    benefit: float = 0.0465  # a step of intrigue while he has a servant there
    ship: float = 0.738  # of the reward ahead, for a full ship
    card: float = 2.89  # a gift card that a port gives him, a day
    destiny: float = 0.9  # of the reward for most matches
    chase: tuple[float, ...] = (0.95, 0.5, 0.28, 0.14, 0.07)  # that the seat passes him, by matches it needs
    hardly: float = 0.4  # of that chance, where so many matches do not lie on the table
    intrigue: float = 0.113  # a step
    pool: float = 0.143  # a servant in his pool
    token: float = 0.231  # a travel token that he has stored
    # What the action of a gift brings him, if he takes it.
    gifts: tuple[float, ...] = (0.0, 0.622, 0.0, 0.335, 0.808, 1.56, 0.72, 0.252, 1.23, 0.0)
    taken: float = 0.0616  # the chance that a card on the table is taken by him, a turn of today


class Meng:
    """Reads what Meng may expect off a position."""

    def __init__(self, t: Box, w: MengWeights) -> None:
        self.box: Final = t
        self.w: Final = w
        jade = [float(vp) for vp in t.jade_vp]
        while len(jade) <= MOST_JADE:
            jade.append(jade[-1] + t.jade_more_vp)
        self.jade: Final = [grown(jade, w.jade_pace * turns) for turns in range(MOST_TURNS + 1)]
        leads = range(-MOST_LEAD, MOST_LEAD + 1)
        self.most: Final = [
            [lead_holds(free, lead) for lead in leads] for free in range(max(t.wall_size) + 1)
        ]
        self.inside: Final = [
            [1.0 / (1.0 + exp(need - 0.5 - w.pace * turns)) for turns in range(MOST_TURNS + 1)]
            for need in range(t.palace_top + 1)
        ]
        self.gift: Final = [w.gifts[t.gift_action[card]] for card in range(len(t.gift_ids))]

    def turns(self, g: Table) -> int:
        """How many turns he has left."""
        meng = g.seats[g.players]
        hand = len(meng.hand)
        return min(MOST_TURNS, hand + (self.box.days - g.day) * (hand + len(meng.discard)))

    def points(self, g: Table, f: list[int]) -> float:
        """`f`: what was read for the player."""
        w = self.w
        who = g.players
        meng = g.seats[who]
        turns = self.turns(g)
        total = float(meng.vp + part_points(g, who, PART_DECREES))
        total += self.jade[turns][min(meng.jade, MOST_JADE)]
        total += self._palace(g, f, turns)
        if not g.agenda:
            return total
        total += w.turn * turns + self._wall(g, f, turns)
        if g.phase == DAY:
            reward = float(self.box.destiny_vp + self.box.destiny_envoy)
            total += self.w.destiny * reward * (1.0 - self.destiny(g, f))
        if turns:
            total += w.intrigue * meng.intrigue + w.pool * meng.pool + w.token * len(meng.stored)
            total -= w.price * 0.1 * turns * f[JADE_PRICE]
            total += self._ships(g, f, turns)
        if f[DAYS] and meng.hand:
            gifts = 0.0
            for card in g.officials:
                gifts += self.gift[card]
            total += w.taken * len(meng.hand) * gifts
        return total

    def _palace(self, g: Table, f: list[int], turns: int) -> float:
        meng = g.seats[g.players]
        places = self.box.audience_vp
        if meng.audience:
            return float(places[meng.audience - 1])
        if not turns and not g.agenda:
            return 0.0
        need = self.box.palace_top - meng.envoy
        place = 1 if f[INSIDE] or f[NEED] <= need else 0
        return self.inside[need][turns] * places[place]

    def _wall(self, g: Table, f: list[int], turns: int) -> float:
        """He has most servants on the wall, or some steps of intrigue to go down for jade [G106]."""
        meng = g.seats[g.players]
        if not wall_value(meng):
            return 0.0
        behind = f[WALL_LEAD]
        reward = float(self.box.wall_vp + self.box.wall_envoy)
        if not turns:
            ahead = behind < MOST_LEAD or (behind == MOST_LEAD and not f[TIES])
            return reward if ahead else 0.0
        chance = self.most[f[WALL_FREE]][2 * MOST_LEAD - behind]
        return self.w.wall * chance * reward + self.w.benefit * meng.intrigue

    def destiny(self, g: Table, f: list[int]) -> float:
        """The chance that the seat has most matches tonight: how many Meng has is known [G104]."""
        need = self.box.meng_matches[g.day] - f[MATCHES] + (0 if f[TIES] else 1)
        if need > 0 and not f[HAND]:
            return 0.0
        chase = self.w.chase
        if need <= 0:
            return chase[0] if f[HAND] else 1.0
        if need >= len(chase):
            return 0.0
        values = self.box.gift_value
        first, second, third = g.dice
        on_table = 0
        for card in g.officials:
            value = values[card]
            on_table += (value == first) + (value == second) + (value == third)
        return chase[need] if on_table >= need else self.w.hardly * chase[need]

    def _ships(self, g: Table, f: list[int], turns: int) -> float:
        meng = g.seats[g.players]
        worth = float(self.box.reward_vp)
        if next_reward(g) == REWARD_CARD:
            worth = self.w.card * (f[DAYS] + 0.3)
        total = 0.0
        for ship in range(SHIPS):
            load = ship_value(meng, ship)
            if load:
                total += self.w.ship * worth * load / self.box.ship_places
        return total
