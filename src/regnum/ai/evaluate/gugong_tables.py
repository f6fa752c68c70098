"""What a player of Gùgōng knows from experience, and tables worked out from it once."""

from dataclasses import dataclass
from math import exp
from typing import Final

from regnum.ai.evaluate.chances import grown, lead_holds, sums
from regnum.ai.features.gugong import MOST_LEAD, MOST_TURNS
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import (
    BENEFIT_JADE,
    BENEFIT_SERVANTS,
    CHEAPER_DECREES,
    CHEAPER_JADE,
    CHEAPER_TRAVEL,
    EACH_MORNING_ENVOY,
    EACH_MORNING_INTRIGUE,
    EACH_MORNING_SERVANTS,
    EACH_MORNING_SHIP,
    EACH_MORNING_SWAP,
    EQUAL_IS_HIGHER,
    EXTRA_ON_WALL,
    GIFT_SERVANTS,
    LOCATIONS,
    REWARD_ANY,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    REWARDS,
    TRADE_VP,
)

MOST_JADE = 14
MOST_TOKENS = 16
ALL_TAKEN = 1 << REWARDS  # masks of port rewards that a seat may have no more of


@dataclass(frozen=True)
class Weights:
    """Found by playing, see `regnum.ai.arena`. Points, unless said otherwise."""

    turn: float = 1.5  # a turn to come
    admission: float = 8.0  # who stays outside loses the game as well as the points
    step: float = 1.0  # of the envoy
    hurry: float = 0.15  # more for a step: a place inside is taken by who comes first
    servant: tuple[float, ...] = (0.8, 0.75, 0.7, 0.65, 0.55, 0.5, 0.4, 0.35, 0.3)
    servants_a_turn: int = 3  # more than that is not spent in the turns that are left
    supply: float = 0.3  # a servant that will come into the pool in a morning
    idle: float = 0.06  # one that may
    double: tuple[float, ...] = (0.0, 1.5, 0.7, 0.9, 0.7, 0.7)  # locked, pool, supply, wall, parked, ship
    intrigue: float = 0.26  # a step, while there are turns
    jade_pace: float = 0.11  # jade gained in a turn
    jade_hope: float = 0.75  # of what it would be worth then
    # What jade counts as in the beginning, from none on; empty: what it may grow to at that pace.
    jade_early: tuple[float, ...] = ()
    jade_late: int = 12  # turns before the end from which on it counts less and less so
    # gift cards: for each point of their value, and for the action they bring
    value: float = 0.1
    actions: tuple[float, ...] = (0.6, 0.5, 0.6, 0.4, 0.9, 0.6, 0.5, 0.45, 0.3, 0.0)
    open: tuple[float, ...] = (0.0,) * LOCATIONS  # by location: a card in hand may be given freely there
    tomorrow: float = 0.9  # a card in the discard pile, of one in hand
    match: float = 0.55  # a servant for a match
    majority: tuple[float, ...] = (0.03, 0.25, 0.55, 0.8, 0.93, 1.0)  # chance of most matches
    tokens: tuple[float, ...] = (0.4, 0.4, 0.5, 0.7, 0.4, 0.6, 0.3)  # the first stored token, the second...
    medal: float = 0.3
    plus: float = 0.4  # a bonus token at work, for every turn of today
    toll: float = 0.17  # ...and every rival
    follow: float = 0.15
    ship: tuple[float, ...] = (0.0, 0.36, 0.62, 0.97)  # of the reward ahead, by load
    double_reward: float = 1.0  # the double servant...
    double_day: float = 0.7  # ...and for every day after this one
    morning: tuple[tuple[int, float], ...] = (
        (EACH_MORNING_INTRIGUE, 0.5),
        (EACH_MORNING_SHIP, 0.9),
        (EACH_MORNING_SERVANTS, 0.6),
        (EACH_MORNING_ENVOY, 1.2),
        (EACH_MORNING_SWAP, 0.4),
    )
    lasting: tuple[tuple[int, float], ...] = (  # for every turn to come
        (CHEAPER_TRAVEL, 0.08),
        (CHEAPER_JADE, 0.12),
        (EXTRA_ON_WALL, 0.1),
        (EQUAL_IS_HIGHER, 0.12),
        (CHEAPER_DECREES, 0.08),
    )
    growth: float = 0.09  # of what a decree of the last level counts, in a turn
    wall: float = 0.85  # of the reward for most servants there
    wall_left: float = 0.25  # a servant on the wall, for the next section
    # what is being decided about, before it is known how: by location, and others
    place: tuple[float, ...] = (1.3, 0.9, 0.8, 0.7, 1.3, 1.0, 1.0)


# Alone against Meng: what served to stay ahead of him in thousands of games, each a little different.
ALONE: Final = Weights(
    turn=1.38,
    admission=6.84,
    step=1.1,
    hurry=0.128,
    servant=(0.607, 0.819, 0.544, 0.621, 0.51, 0.512, 0.372, 0.382, 0.354),
    supply=0.174,
    idle=0.083,
    double=(0.0, 2.0, 0.729, 0.911, 0.639, 0.632),
    intrigue=0.445,
    jade_early=(0.0, 1.57, 4.23, 8.26, 11.9, 17.2, 16.3),
    value=0.127,
    actions=(0.483, 0.339, 0.575, 0.324, 1.02, 0.496, 0.33, 0.502, 0.404, 0.0),
    open=(0.15, 0.1, 0.05, 0.05, 0.2, 0.15, 0.1),
    tomorrow=0.728,
    match=1.36,
    tokens=(0.424, 0.429, 0.408, 0.653, 0.423, 0.646, 0.271),
    medal=0.311,
    ship=(0.0, 0.114, 0.475, 1.41),
    double_reward=0.894,
    double_day=0.675,
    morning=(
        (EACH_MORNING_INTRIGUE, 0.653),
        (EACH_MORNING_SHIP, 0.638),
        (EACH_MORNING_SERVANTS, 0.485),
        (EACH_MORNING_ENVOY, 1.82),
        (EACH_MORNING_SWAP, 0.318),
    ),
    lasting=(
        (CHEAPER_TRAVEL, 0.0702),
        (CHEAPER_JADE, 0.135),
        (EXTRA_ON_WALL, 0.103),
        (EQUAL_IS_HIGHER, 0.131),
        (CHEAPER_DECREES, 0.15),
    ),
    growth=0.0855,
    wall=0.119,
    wall_left=0.194,
    place=(1.61, 0.49, 0.498, 0.572, 1.33, 0.894, 0.405),
)


def admitted(need: int, turns: int) -> float:
    """The chance that an envoy with so many steps before it is inside at the end [G62]."""
    if need <= 0:
        return 1.0
    middle = 0.5 + (1.1 * turns if turns < 5 else 3.0 + 0.5 * turns)
    return 1.0 / (1.0 + exp(1.5 * (need - middle)))


class Worth:
    """What cards, rewards and places are worth."""

    def __init__(self, t: Box, w: Weights) -> None:
        self.w = w
        self.card = [self._card(t, w, card) for card in range(len(t.gift_ids))]
        self.inside = [
            [admitted(need, turns) for turns in range(MOST_TURNS + 1)] for need in range(t.palace_top + 1)
        ]
        self.servant = sums(w.servant, t.servants)
        jade = [float(vp) for vp in t.jade_vp]
        while len(jade) <= MOST_JADE:
            jade.append(jade[-1] + t.jade_more_vp)
        self.jade = [self._jade(w, jade, turns) for turns in range(MOST_TURNS + 1)]
        self.tokens = sums(w.tokens, MOST_TOKENS)
        self.last_tokens = [self._last_tokens(t, n) for n in range(MOST_TOKENS + 1)]
        leads = range(-MOST_LEAD, MOST_LEAD + 1)
        self.most = [[lead_holds(free, lead) for lead in leads] for free in range(max(t.wall_size) + 1)]
        self.benefit = [self._benefit(t, w, steps) for steps in range(t.intrigue_top + 1)]
        self.ship = [self._ships(t, w, load) for load in range(t.ship_places + 1)]
        self.morning = dict(w.morning)
        self.lasting = dict(w.lasting)

    def _jade(self, w: Weights, jade: list[float], turns: int) -> list[float]:
        """Jade with so many turns to go."""
        later = grown(jade, w.jade_pace * turns)
        hope = w.jade_hope
        if w.jade_early:
            hope = min(1.0, turns / w.jade_late)
            known = len(w.jade_early) - 1
            later = [
                w.jade_early[n] if n <= known else w.jade_early[known] + jade[n] - jade[known]
                for n in range(len(jade))
            ]
        return [now + hope * (then - now) for now, then in zip(jade, later, strict=True)]

    def _card(self, t: Box, w: Weights, card: int) -> float:
        value = t.gift_value[card]
        if value == t.low_gift:
            value += 2  # it is given freely for the highest [G22]
        action = t.gift_action[card]
        worth = w.actions[action]
        return w.value * value + (worth * t.gift_amount[card] if action == GIFT_SERVANTS else worth)

    def _last_tokens(self, t: Box, n: int) -> float:
        """Tokens when nothing but points can be had for them."""
        best = 0
        for tokens, kind, gain in zip(t.trade_tokens, t.trade_kind, t.trade_gain, strict=True):
            if kind == TRADE_VP:
                best = max(best, gain * (n // tokens))
        return float(best)

    def _benefit(self, t: Box, w: Weights, steps: int) -> float:
        """The best benefit for so many steps of intrigue, less what the steps are worth [G43]."""
        best = 0.0
        for need, kind, n in zip(t.benefit_steps, t.benefit_kind, t.benefit_amount, strict=True):
            if need <= steps:
                gain = 2.8 if kind == BENEFIT_JADE else 0.6 * n if kind == BENEFIT_SERVANTS else 0.8
                best = max(best, gain - w.intrigue * need)
        return best

    def _reward(self, t: Box, w: Weights, port: int, days: int, taken: int) -> float:
        """What a port gives to a seat that may not have the rewards in `taken`; days: to come after this."""
        if port >= t.ports:
            return 0.0
        worth = [float(t.reward_vp), (0.4 + days) * (w.turn + 0.5), w.double_reward + w.double_day * days]
        best = 0.0
        for reward in (REWARD_VP, REWARD_CARD, REWARD_DOUBLE):
            if t.port_reward[port] in (reward, REWARD_ANY) and not taken >> reward & 1:
                best = max(best, worth[reward])
        return best

    def _ships(self, t: Box, w: Weights, load: int) -> list[list[list[float]]]:
        """Ships with this load: by port, days to come after this one, and rewards the seat has no more of."""
        return [
            [
                [self._ship(t, w, load, port, days, taken) for taken in range(ALL_TAKEN)]
                for days in range(t.days)
            ]
            for port in range(t.ports)
        ]

    def _ship(self, t: Box, w: Weights, load: int, port: int, days: int, taken: int) -> float:
        """A ship: in each night it moves on, and full it claims where it is then."""
        if not load:
            return 0.0
        full = load == t.ship_places
        best = (0.5 if full else 0.8) * self._reward(t, w, port, days, taken)
        for night in range(1, days + 2):
            ahead = self._reward(t, w, port + night, max(0, days - night), taken)
            best = max(best, ahead * 0.95**night)
        return w.ship[-1 if full else min(load, len(w.ship) - 2)] * best
