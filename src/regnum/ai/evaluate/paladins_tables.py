"""What a player of Paladins knows from experience, and tables worked out from it once."""

from dataclasses import dataclass
from math import comb, exp

from regnum.ai.features.paladins import LEVEL
from regnum.games.paladins.box.box import Box, Items
from regnum.games.paladins.const import (
    ABSOLVE,
    ACTIONS,
    COMMISSION,
    DESTROY_DEBT,
    DEVELOP,
    FAITH,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_DEBT,
    GARRISON,
    INFLUENCE,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    REMOVE_SUSPICION,
    SILVER,
    TAX,
    WORKER_TYPES,
    code_of,
    n_of,
)

MOST_GOODS = 60  # silver or provisions beyond this are worth no more than the last
MOST_TIMES = 30  # an action without a limit


@dataclass(frozen=True)
class Weights:
    """Points, unless said otherwise. Found by playing: 300 games alone with all of them changed at random."""

    # labourer, scout, merchant, fighter, cleric, criminal, when there is something to do for them
    workers: tuple[float, ...] = (1.33, 1.65, 1.65, 1.73, 1.8, 2.12)
    in_hand: float = 1.1  # of that, for a worker still to be placed in this round
    in_hand_last: float = 0.3  # ...and in the last one
    silver: tuple[float, ...] = (0.59, 0.59, 0.52, 0.52, 0.44, 0.41, 0.37)  # the first, the second...
    provision: tuple[float, ...] = (0.73, 0.69, 0.6, 0.52, 0.43, 0.35)
    attribute_pace: float = 1.1  # steps in a round, on every track
    attribute_use: float = 0.1  # a step opens regions and walls: for every round left
    action_pace: float = 0.5  # times in a round
    order_pace: float = 0.72  # ...if a King's Order asks for it
    workshop: float = 1.2  # of the worker it saves at every use
    uses: float = 0.6  # uses of an action in a round, for workshops and the crew
    uses_workshop: float = 0.12  # ...and more for every workshop there
    crew: float = 1.06  # of the reward of an ability at every use
    debt_by_inquisition: float = 1.47
    tax_pace: float = 0.9  # tax taken in a round, by every seat
    debt_hope: float = 0.22  # an unpaid debt may still be paid: for every round left
    paladin_next: float = 0.3  # of the worth of the paladin put back on top
    convert_growth: float = 0.49  # times in a round that what an outsider counts goes up


def expected(table: list[float], n: int, tries: int, chance: float) -> float:
    """The mean of `table` some tries later; the end of the table is the end of the track."""
    total = 0.0
    for hits in range(tries + 1):
        weight = comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)
        total += weight * table[min(n + hits, len(table) - 1)]
    return total


def ahead(table: list[float], rounds: int, pace: float) -> list[float]:
    """The expected value of every entry when `rounds` are left, two tries in each."""
    return [expected(table, n, 2 * rounds, min(1.0, pace / 2)) for n in range(len(table))]


def sums(prices: tuple[float, ...], floor: float) -> list[float]:
    """Running totals of falling prices: the first coin is worth more than the tenth."""
    out = [0.0]
    for i in range(MOST_GOODS):
        out.append(out[-1] + max(floor, prices[i] if i < len(prices) else floor))
    return out


class Outlook:
    """The tables of one number of rounds left."""

    def __init__(self, box: Box, w: Weights, left: int) -> None:
        self.left = left
        points = [float(vp) for vp in box.attribute_vp]
        uses = w.attribute_use * left
        self.attribute = [v + uses * n for n, v in enumerate(ahead(points, left, w.attribute_pace))]
        self.action: list[list[float]] = [[] for _ in range(ACTIONS)]
        for action in (DEVELOP, COMMISSION, FORTIFY, GARRISON, ABSOLVE):
            self.action[action] = ahead([float(vp) for vp in box.action_vp[action]], left, w.action_pace)
        self.order: list[list[float]] = []  # by card: chance to meet it, by times done
        for needed in box.order_needed:
            met = [float(n >= needed) for n in range(MOST_TIMES)]
            self.order.append(ahead(met, left, w.order_pace))
        floor = 1 / box.goods_per_vp
        self.silver = sums(w.silver if left else (), floor)
        self.provision = sums(w.provision if left else (), floor)


class Worth:
    """What rewards and cards are worth to somebody with use for them."""

    def __init__(self, box: Box, w: Weights) -> None:
        self.workers = w.workers
        self.by_code = {SILVER: 0.6, PROVISION: 0.6, TAX: 0.55, REMOVE_SUSPICION: 0.5}
        self.by_code |= {PAY_DEBT: 1.2, DESTROY_DEBT: 1.0, GAIN_DEBT: -2.5, PRAYER: 0.8}
        self.by_code |= {FREE_RECRUIT: 1.6, FREE_DEVELOP: 2.5}
        self.by_code |= dict.fromkeys(range(FAITH, INFLUENCE + 1), 1.7)
        self.by_code |= {code: w.workers[code] for code in range(WORKER_TYPES)}
        self.ability = [self.of(items) for items in box.townsfolk_reward]
        self.paladin = [
            sum(w.workers[worker] for worker in box.paladin_workers[card])
            + 0.25 * sum(box.paladin_boost[card])
            + self.of(box.paladin_bonus[card])
            for card in range(len(box.paladin_ids))
        ]
        self.convicted = [1 / (1 + exp(-1.2 * (lead - LEVEL) - 0.3)) for lead in range(2 * LEVEL + 1)]

    def of(self, items: Items) -> float:
        return sum(self.by_code.get(code_of(it), 0.0) * n_of(it) for it in items)
