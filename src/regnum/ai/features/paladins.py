"""Paladins of the West Kingdom as small numbers: one seat's board and cards, and who is ahead of it."""

from typing import ClassVar, Final, cast

from regnum.ai.features import Features
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ACTIONS,
    ON_INQUISITION,
    ON_PAY_DEBT,
    RIGHT,
    SLOTS,
    WORKER_TYPES,
)
from regnum.games.paladins.rules.taverns import TakeTavern
from regnum.games.paladins.state import Seat, Table
from regnum.kernel.agenda import GAP
from regnum.kernel.box import BaseBox

# Under which heading a number counts: the places in HEADINGS.
ATTRIBUTE_POINTS: Final = 0
ACTION_POINTS: Final = 1
ORDER_POINTS: Final = 2
OUTSIDER_POINTS: Final = 3
GOODS_POINTS: Final = 4
WORKER_POINTS: Final = 5
DEBT_POINTS: Final = 6
WORKSHOP_POINTS: Final = 7
TOWNSFOLK_POINTS: Final = 8
PALADIN_POINTS: Final = 9
UNDER_WAY: Final = 10
HEADINGS: Final = (
    "attributes",
    "actions",
    "orders",
    "outsiders",
    "goods",
    "workers",
    "debts",
    "workshops",
    "townsfolk",
    "paladins",
    "under_way",
)

# --- the numbers, in the order they are read ------------------------------------------------------------
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
LOWEST: Final = 3
TIMES: Final = 4  # six numbers, how often each right-side action was done: monks, walls, outposts, jars...
DEVELOPED: Final = 10
ORDER: Final = 11  # three: times done of what each asks for
SILVER: Final = 14
PROVISION: Final = 15
WORKER: Final = 16  # six kinds
WORKERS: Final = 22
SUSPICION: Final = 23
LEAD: Final = 24  # suspicion ahead of the others, LEVEL if as much
TAX: Final = 25
UNPAID: Final = 26
PAID: Final = 27
WORKSHOP: Final = 28  # six: bits of the slots that are covered
USED: Final = 34  # twelve actions: whether workers stand there
CREW: Final = 46  # by what they answer to: develop, the six of the right side, Inquisition, paying a debt
CREW_SIZE: Final = 55
PEOPLE: Final = 56  # three: attacked ones of each
WALL_VP: Final = 59
PALADIN: Final = 60  # at work, 0 none
PALADIN_TOP: Final = 61
CONVERTIBLE: Final = 62  # outsiders that faith alone reaches
ATTACKABLE: Final = 63  # ...and strength
MONK_SPACES: Final = 64  # free spaces in reach
OUTPOST_SPACES: Final = 65
TOWNSFOLK: Final = 66  # in the row
FAVOURS: Final = 67  # free
PEOPLE_SHOWN: Final = 68
RIVAL_FAITH: Final = 69  # the AI player, or whoever has most on the tracks
RIVAL_STRENGTH: Final = 70
RIVAL_INFLUENCE: Final = 71
RIVAL_TIMES: Final = 72  # six
RIVAL_WORKERS: Final = 78
RIVAL_SUSPICION: Final = 79
RIVAL_UNPAID: Final = 80
RIVAL_PAID: Final = 81
RIVAL_PASSED: Final = 82
RIVAL_MARKER: Final = 83  # of the AI player's resources
SCHEMES: Final = 84  # in the deck before a new one is mixed
RIVAL_ORDERS: Final = 85  # King's Orders it meets
COUNT: Final = 86

LEVEL: Final = 8
ORDER_HIDDEN: Final = 6
ORDER_PLACES: Final = 3
STAGES: Final = 3  # of a round: before the tavern, while acting, after passing

RIGHT_NAMES: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
WORKER_NAMES: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
ACTION_NAMES: Final = ("develop", "recruit", "hunt", "trade", "pray", "conspire", *RIGHT_NAMES)


def _spread(prefix: str, names: tuple[str, ...], most: int, heading: int) -> list[tuple[str, int, int]]:
    return [(f"{prefix}_{name}", most, heading) for name in names]


# name, most, heading: in the order of the places above
TOLD: Final[list[tuple[str, int, int]]] = [
    ("faith", 12, ATTRIBUTE_POINTS),
    ("strength", 12, ATTRIBUTE_POINTS),
    ("influence", 12, ATTRIBUTE_POINTS),
    ("lowest", 12, ATTRIBUTE_POINTS),
    *_spread("times", RIGHT_NAMES, 12, ACTION_POINTS),
    ("developed", 8, ACTION_POINTS),
    *_spread("order", ("1", "2", "3"), ORDER_HIDDEN, ORDER_POINTS),
    ("silver", 15, GOODS_POINTS),
    ("provision", 12, GOODS_POINTS),
    *_spread("worker", WORKER_NAMES, 12, WORKER_POINTS),
    ("workers", 15, WORKER_POINTS),
    ("suspicion", 8, DEBT_POINTS),
    ("lead", 2 * LEVEL, DEBT_POINTS),
    ("tax", 8, DEBT_POINTS),
    ("unpaid", 8, DEBT_POINTS),
    ("paid", 8, DEBT_POINTS),
    *_spread("workshop", RIGHT_NAMES, 3, WORKSHOP_POINTS),
    *_spread("used", ACTION_NAMES, 1, WORKER_POINTS),
    *_spread("crew", ("develop", *RIGHT_NAMES, "inquisition", "pay_debt"), 3, TOWNSFOLK_POINTS),
    ("crew_size", 12, TOWNSFOLK_POINTS),
    *_spread("attacked", ("saracen", "byzantine", "viking"), 6, OUTSIDER_POINTS),
    ("wall_vp", 6, ACTION_POINTS),
    ("paladin", 12, PALADIN_POINTS),
    ("paladin_top", 12, PALADIN_POINTS),
    ("convertible", 6, OUTSIDER_POINTS),
    ("attackable", 6, OUTSIDER_POINTS),
    ("monk_spaces", 12, ACTION_POINTS),
    ("outpost_spaces", 12, ACTION_POINTS),
    ("townsfolk", 5, TOWNSFOLK_POINTS),
    ("favours", 5, WORKER_POINTS),
    ("outsiders", 6, OUTSIDER_POINTS),
    *_spread("rival", ("faith", "strength", "influence"), 12, ATTRIBUTE_POINTS),
    *_spread("rival", RIGHT_NAMES, 12, ACTION_POINTS),
    ("rival_workers", 15, WORKER_POINTS),
    ("rival_suspicion", 8, DEBT_POINTS),
    ("rival_unpaid", 8, DEBT_POINTS),
    ("rival_paid", 8, DEBT_POINTS),
    ("rival_passed", 1, WORKER_POINTS),
    ("rival_marker", 4, ATTRIBUTE_POINTS),
    ("schemes", 17, ACTION_POINTS),
    ("rival_orders", 3, ORDER_POINTS),
]


class PaladinsFeatures(Features[Table]):
    """What a player of Paladins looks at."""

    names: ClassVar[tuple[str, ...]] = tuple([told[0] for told in TOLD])
    mosts: ClassVar[tuple[int, ...]] = tuple([told[1] for told in TOLD])
    headings: ClassVar[tuple[int, ...]] = tuple([told[2] for told in TOLD])
    clocks: ClassVar[int] = 7 * STAGES

    def __init__(self, tables: BaseBox) -> None:
        self.box: Final = cast(Box, tables)
        self.crew_place: Final[list[int]] = [crew_place(trigger) for trigger in self.box.townsfolk_trigger]
        self.faith_flags: Final[list[int]] = list(self.box.region_faith)
        self.strength_flags: Final[list[int]] = list(self.box.region_strength)

    def clock(self, g: Table, seat: int) -> int:
        """The round, and within it: not yet acting, acting, or passed."""
        me = g.seats[seat]
        stage = 2 if me.passed else 1
        if not me.passed and (not me.paladin or self._takes_tavern(g, seat)):
            stage = 0
        return STAGES * (min(max(g.round, 1), 7) - 1) + stage

    def _takes_tavern(self, g: Table, seat: int) -> bool:
        """Whether the seat has its tavern still to take."""
        if g.taverns_taken.bit_count() >= g.players or not g.agenda:
            return False
        return any(isinstance(frame, TakeTavern) and frame.who == seat for frame in g.agenda)

    def read(self, g: Table, seat: int) -> list[int]:
        me = g.seats[seat]
        f = [0] * COUNT
        faith, strength, influence = me.faith, me.strength, me.influence
        f[FAITH] = min(faith, 12)
        f[STRENGTH] = min(strength, 12)
        f[INFLUENCE] = min(influence, 12)
        f[LOWEST] = min(faith, strength, influence, 12)
        times(f, TIMES, me)
        f[DEVELOPED] = min(me.developed, 8)
        self._orders(g, f)
        f[SILVER] = min(me.silver, 15)
        f[PROVISION] = min(me.provision, 12)
        self._workers(f, me)
        self._suspicion(g, seat, f)
        f[UNPAID] = min(me.unpaid, 8)
        f[PAID] = min(me.paid, 8)
        self._board(f, me)
        self._cards(f, me)
        self._rows(g, f)
        self._rival(g, seat, f)
        return f

    def _orders(self, g: Table, f: list[int]) -> None:
        shown = g.orders
        for place in range(ORDER_PLACES):
            if place < len(shown):
                f[ORDER + place] = min(5, f[TIMES + self.box.order_action[shown[place]] - RIGHT])
            else:
                f[ORDER + place] = ORDER_HIDDEN

    def _workers(self, f: list[int], me: Seat) -> None:
        supply = me.workers
        if not supply:
            return
        total = 0
        for kind in range(WORKER_TYPES):
            n = supply & 63  # a supply has six bits a kind
            supply >>= 6
            total += n
            f[WORKER + kind] = min(n, 12)
        f[WORKERS] = min(total, 15)

    def _suspicion(self, g: Table, seat: int, f: list[int]) -> None:
        held = len(g.seats[seat].suspicion)
        most = 0
        for who in range(g.seat_count):
            if who != seat:
                most = max(most, len(g.seats[who].suspicion))
        f[SUSPICION] = min(held, 8)
        f[LEAD] = LEVEL + max(-LEVEL, min(LEVEL, held - most))
        f[TAX] = min(g.tax_supply, 8)

    def _board(self, f: list[int], me: Seat) -> None:
        for i in range(ACTIONS - RIGHT):
            f[WORKSHOP + i] = me.workshops[i]
        if me.passed:
            return
        standing = me.standing
        for action in range(ACTIONS):
            last = 2 if action >= RIGHT else 0
            if standing[SLOTS * action + last]:
                f[USED + action] = 1

    def _cards(self, f: list[int], me: Seat) -> None:
        box = self.box
        for card in me.crew:
            place = self.crew_place[card]
            if place >= 0 and f[place] < 3:
                f[place] += 1
        f[CREW_SIZE] = min(len(me.crew), 12)
        for card in me.attacked:
            place = PEOPLE + box.outsider_people[card]
            if f[place] < 6:
                f[place] += 1
        vp = 0
        for card in me.walls:
            vp += box.wall_vp[card]
        f[WALL_VP] = min(vp, 6)
        if me.paladin:
            f[PALADIN] = min(me.paladin[0] + 1, 12)
        if me.paladin_top:
            f[PALADIN_TOP] = min(me.paladin_top[0] + 1, 12)

    def _rows(self, g: Table, f: list[int]) -> None:
        """What lies open to everybody, and how much of it is in reach."""
        faith = f[FAITH]
        strength = f[STRENGTH]
        shown = convertible = attackable = monks = outposts = 0
        for place, card in enumerate(g.outsider_row):
            if card != GAP:
                shown += 1
                if self.faith_flags[place] <= faith:
                    convertible += 1
                if self.strength_flags[place] <= strength:
                    attackable += 1
        for place, free in enumerate(g.region_free):
            if self.faith_flags[place] <= faith:
                monks += free
            if self.strength_flags[place] <= strength:
                outposts += free
        f[PEOPLE_SHOWN] = min(shown, 6)
        f[CONVERTIBLE] = min(convertible, 6)
        f[ATTACKABLE] = min(attackable, 6)
        f[MONK_SPACES] = min(monks, 12)
        f[OUTPOST_SPACES] = min(outposts, 12)
        townsfolk = 0
        for card in g.townsfolk_row:
            if card != GAP:
                townsfolk += 1
        f[TOWNSFOLK] = min(townsfolk, 5)
        favours = 0
        for place in range(len(g.favours)):
            if not g.favour_worker[place]:
                favours += 1
        f[FAVOURS] = min(favours, 5)

    def _rival(self, g: Table, seat: int, f: list[int]) -> None:
        """The AI player, or the seat with most on its tracks."""
        found = -1
        most = -1
        for who in range(g.seat_count):
            if who != seat:
                other = g.seats[who]
                steps = other.faith + other.strength + other.influence
                if steps > most:
                    most = steps
                    found = who
        if found < 0:
            return
        rival = g.seats[found]
        f[RIVAL_FAITH] = min(rival.faith, 12)
        f[RIVAL_STRENGTH] = min(rival.strength, 12)
        f[RIVAL_INFLUENCE] = min(rival.influence, 12)
        times(f, RIVAL_TIMES, rival)
        f[RIVAL_WORKERS] = min(rival.workers % 63, 15)
        f[RIVAL_SUSPICION] = min(len(rival.suspicion), 8)
        f[RIVAL_UNPAID] = min(rival.unpaid, 8)
        f[RIVAL_PAID] = min(rival.paid, 8)
        f[RIVAL_PASSED] = min(rival.passed, 1)
        f[RIVAL_MARKER] = min(g.ai_marker, 4)
        f[SCHEMES] = min(len(g.scheme_deck), 17)
        met = 0
        for card in g.orders:
            if f[RIVAL_TIMES + self.box.order_action[card] - RIGHT] >= self.box.order_needed[card]:
                met += 1
        f[RIVAL_ORDERS] = min(met, 3)


def times(f: list[int], at: int, me: Seat) -> None:
    """How often each right-side action was done."""
    f[at] = min(me.monks, 12)
    f[at + 1] = min(len(me.walls), 12)
    f[at + 2] = min(me.outposts, 12)
    f[at + 3] = min(me.absolved, 12)
    f[at + 4] = min(len(me.attacked), 12)
    f[at + 5] = min(len(me.converted), 12)


def crew_place(trigger: int) -> int:
    """Where townsfolk with this trigger are counted, -1 if nowhere."""
    if trigger == 0:
        return CREW
    if RIGHT <= trigger < ACTIONS:
        return CREW + 1 + trigger - RIGHT
    if trigger == ON_INQUISITION:
        return CREW + 7
    return CREW + 8 if trigger == ON_PAY_DEBT else -1
