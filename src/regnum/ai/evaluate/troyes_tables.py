"""What a player of Troyes knows from experience, and tables worked out from it once."""

from dataclasses import dataclass

from regnum.ai.evaluate.chances import grown, lead_holds, poisson_below, sums
from regnum.ai.features.troyes import KINDS, MOST_CUBES, MOST_DENIERS, MOST_SLOTS, card_code
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.const import (
    ADD_TO_EACH,
    ADD_TO_TOTAL,
    BUILDINGS,
    BY_CATHEDRAL,
    BY_CITIZENS,
    BY_DENIERS,
    BY_EVENTS,
    BY_INFLUENCE,
    BY_TRADESMEN,
    COLLECT,
    COLOURS,
    CUBE_FOR_PAY,
    CUBE_ON_ROLL,
    CUBES_PER_DIE,
    FACES,
    FREE_DICE,
    HIGHEST_SUM,
    MOST_DICE,
    MULTIPLY,
    PER_CATHEDRAL,
    PER_CITIZEN,
    PER_DIE,
    PER_DIE_IN_BEST,
    PER_EVENT,
    ROOM,
    SET_EACH,
)

MOST_GOODS = MOST_DENIERS  # deniers beyond this are worth no more than the last
MOST_COUNT = 24  # of anything a character counts but deniers


@dataclass(frozen=True)
class Weights:
    """Found by playing, see `regnum.ai.arena`. Points, unless said otherwise."""

    # A die to act with: red, white, yellow; and for each pip it shows.
    die: tuple[float, ...] = (0.4, 0.75, 0.35)
    pip: tuple[float, ...] = (0.2, 0.12, 0.18)
    die_last: float = 0.8  # of that, in the last round
    die_passed: float = 0.2  # ...for somebody who has passed: others may buy it
    later_die: tuple[float, ...] = (1.15, 1.2, 1.0)  # a die of a later round
    fade: tuple[float, ...] = (1.1, 1.0, 0.9, 0.75, 0.6, 0.5)  # the first of a colour, the second...
    pushes: tuple[float, ...] = (0.4, 0.55, 0.6)  # citizens that enter a row of a building in a round
    denier: tuple[float, ...] = (0.4,) * 6 + (0.34,) * 6 + (0.25,) * 6 + (0.15,)
    denier_last: float = 0.6  # of that, in the last round
    influence: tuple[float, ...] = (0.5,) * 4 + (0.42,) * 4 + (0.32,) * 4 + (0.2,)
    influence_by_left: tuple[float, ...] = (0.4, 0.8, 1.0)  # of that, with so many rounds left
    supply: tuple[float, ...] = (0.9, 0.7, 0.5, 0.3, 0.1)  # a citizen at hand
    supply_by_left: tuple[float, ...] = (0.15, 0.7, 1.0)
    cube: float = 0.85  # a delayed cube, of what it changes
    cube_last: float = 0.5
    access: float = 0.6  # of what a card brings beyond the worth of its dice, once a round
    missing: tuple[float, ...] = (0.95, 0.65, 0.45, 0.3)  # chance that an empty level stays so
    event_pace: float = 1.1  # cubes that come onto an event in a round
    event_cube: float = 1.3  # before it is known where it goes
    # how much of what a character counts is gained in a round
    paces: tuple[tuple[int, float], ...] = (
        (BY_CATHEDRAL, 0.9),
        (BY_CITIZENS, 0.35),
        (BY_EVENTS, 0.4),
        (BY_TRADESMEN, 0.6),
    )
    kept: float = 0.4  # of a character's points for deniers or influence held a round before the end
    rival_citizen: float = 0.06  # in a building, for every round left
    rival_denier: float = 0.04
    # Secret tokens of a rival as everybody may guess them, by what lies open: from the start, a round,
    # a cube in the cathedral, points of events taken, a tradesman where points are made.
    unseen: tuple[float, ...] = (-1.2, 1.2, 0.8, 1.0, 1.1)
    # Alone: what Le Roy makes of a die; of a citizen of his, and besides, in each later round.
    king_die: float = 0.9
    king_citizen: float = 0.0
    king_round: float = 2.5
    king_event: float = 1.0  # how much of what the rightmost event has for him is believed
    king_card: float = 0.6  # an event card, to him
    own_fill: tuple[float, ...] = (
        0.3,
        0.55,
        0.7,
        0.8,
    )  # a flag the seat wants to fill: chance by rounds left
    own_card: float = 0.5  # an event card, to the seat
    kept_now: float = 0.7  # of deniers and influence when a character may be scored within this round


ALONE = Weights(king_citizen=0.72, rival_citizen=0.0)


class Outlook:
    """The tables of one number of rounds left after this one."""

    def __init__(self, t: Box, w: Weights, worth: "Worth", left: int) -> None:
        self.left = left
        last = left == 0
        factor = w.die_last if last else 1.0
        self.die = [factor * x for x in worth.die]
        self.one_die = [factor * x for x in w.die]
        self.pip = [factor * x for x in w.pip]
        factor = w.denier_last if last else 1.0
        self.denier = sums(w.denier, MOST_GOODS, factor)
        self.one_denier = factor * w.denier[0]
        factor = w.influence_by_left[min(left, len(w.influence_by_left) - 1)]
        self.influence = sums(w.influence, t.influence_max, factor)
        factor = w.supply_by_left[min(left, len(w.supply_by_left) - 1)]
        self.supply = sums(w.supply, t.all_citizens, factor)
        self.space = [self._space(t, w, space) for space in range(BUILDINGS * ROOM)]
        # by building and pattern (regnum.ai.features.troyes)
        self.citizens = [
            [self._citizens(w, building, pattern) for pattern in range(1 << ROOM)]
            for building in range(BUILDINGS)
        ]
        self.access = [w.access * left * x for x in worth.access]
        self.cube = [(w.cube_last if last else w.cube) * x for x in worth.cube]
        # by card and code (regnum.ai.features.troyes), while cubes can be used and when they cannot
        cards = range(len(t.card_ids))
        self.cards = [self._codes(t, card, True) for card in cards]
        self.cards_passed = [self._codes(t, card, False) for card in cards]
        self.missing = -t.cathedral_missing_vp * w.missing[min(left, len(w.missing) - 1)]
        self.characters = [self._character(t, w, i, False) for i in range(len(t.character_ids))]
        self.characters_two = [self._character(t, w, i, True) for i in range(len(t.character_ids))]
        most = max(t.event_flags)
        mean = w.event_pace * (left + 0.4)
        self.fills = [1.0 - poisson_below(mean, free) for free in range(most + 1)]
        self.rival_citizen = w.rival_citizen * left
        self.expelled = (w.rival_citizen + w.king_citizen) * left
        self.rival_denier = w.rival_denier
        self.die_passed = w.die_passed
        self.event_cube = w.event_cube
        self.use = worth.use
        # alone: characters that are scored within this round, and the chance that the seat fills free flags
        self.characters_soon = [self._character(t, w, i, True, True) for i in range(len(t.character_ids))]
        self.own_fill = [w.own_fill[min(left, len(w.own_fill) - 1)] ** free for free in range(most + 1)]

    def _space(self, t: Box, w: Weights, space: int) -> float:
        """The dice of a citizen there in later rounds, less its wages."""
        building, at = divmod(space, ROOM)
        pushes = t.row_length[building] - at % t.row_length[building]
        rounds = 0.0
        for later in range(1, self.left + 1):
            rounds += poisson_below(w.pushes[building] * later, pushes)
        return rounds * (w.later_die[building] - t.salary[building] * w.denier[6])

    def _citizens(self, w: Weights, building: int, pattern: int) -> float:
        """All citizens in a building: the second die of a colour is worth less than the first."""
        total, n = 0.0, 0
        for at in range(ROOM):
            if pattern >> at & 1:
                total += w.fade[n] * self.space[building * ROOM + at]
                n += 1
        return total

    def _codes(self, t: Box, card: int, usable: bool) -> list[float]:
        """A tradesman on a card and delayed cubes there, by code: of whichever kind this card is."""
        out = [0.0] * (1 + KINDS * (MOST_SLOTS + 1) * (MOST_CUBES + 1))
        slots = t.card_slots[card]
        for slot in range(MOST_SLOTS + 1):
            worth = (slots[slot - 1] if slot <= len(slots) else 0.0) + self.access[card] if slot else 0.0
            for cubes in range(MOST_CUBES + 1):
                several = cubes if cubes < 3 else 1.5 + 0.5 * cubes
                total = worth + (self.cube[card] * several if usable else 0.0)
                for kind in range(KINDS):
                    out[card_code(kind, slot, cubes)] = total
        return out

    def _character(self, t: Box, w: Weights, character: int, two: bool, soon: bool = False) -> list[float]:
        """Expected points by what the seat has now; `soon`: if it is scored half a round before."""
        metric = t.character_metric[character]
        most = MOST_GOODS if metric == BY_DENIERS else max(MOST_COUNT, t.influence_max)
        points = [0.0] * (most + 1)
        for least, vp in (t.character_tiers_two if two else t.character_tiers)[character]:
            for n in range(least, most + 1):
                points[n] = float(vp)
        if metric in (BY_DENIERS, BY_INFLUENCE):
            kept = w.kept**self.left
            return [(w.kept_now * kept if soon else kept) * vp for vp in points]
        return grown(points, dict(w.paces)[metric] * (self.left + 0.3 if soon else self.left))


class Worth:
    """What dice, cards and cubes are worth whatever the round is."""

    def __init__(self, t: Box, w: Weights) -> None:
        self.w = w
        faces = range(1, FACES + 1)
        self.die = [w.die[colour] + w.pip[colour] * face for colour in range(COLOURS) for face in faces]
        self.cube = [self._cube(t, card) for card in range(len(t.card_ids))]
        self.use = [self._use(t, card) for card in range(len(t.card_ids))]
        self.access = [self._access(t, card) for card in range(len(t.card_ids))]
        self.most = max(t.event_flags)
        # by free flags and lead + most: the chance to have most cubes in the end
        leads = range(-self.most, self.most + 1)
        self.first = [[lead_holds(free, lead) for lead in leads] for free in range(self.most + 1)]

    def _cube(self, t: Box, card: int) -> float:
        """A delayed cube: about two dice of 3 or 4 are changed."""
        if not t.card_delayed[card]:
            return 0.0
        effect, n, pip = t.card_effect[card], t.card_n[card], 0.2
        if effect == ADD_TO_TOTAL:
            return pip * n
        if effect == ADD_TO_EACH:
            return 2 * pip * n
        if effect == SET_EACH:
            return 2 * pip * (n - 3.5) + 0.2
        if effect == MULTIPLY:
            return 3.5 * pip * (n - 1)
        return 1.0 if effect == FREE_DICE else 0.6

    def _use(self, t: Box, card: int) -> float:
        """One use of a card."""
        w, effect = self.w, t.card_effect[card]
        if t.card_delayed[card]:
            return w.cube * self.cube[card]
        gain = 0.33 * t.card_gain_deniers[card] + 0.4 * t.card_gain_influence[card] + t.card_gain_vp[card]
        gain -= 0.3 * t.card_pay_deniers[card] + 0.35 * t.card_pay_influence[card]
        often = {PER_CITIZEN: 2.0, MOST_DICE: 0.4, HIGHEST_SUM: 0.5, PER_CATHEDRAL: 2.0}
        often |= {COLLECT: 4.0, PER_EVENT: 2.5, PER_DIE: 5.0, PER_DIE_IN_BEST: 2.5}
        cubes = {CUBES_PER_DIE: 1.5, CUBE_ON_ROLL: 0.67, CUBE_FOR_PAY: 1.0}
        return gain * often.get(effect, 1.0) + w.event_cube * cubes.get(effect, 0.0)

    def _access(self, t: Box, card: int) -> float:
        """A tradesman there: what two dice bring there beyond what they would bring elsewhere."""
        colour = t.card_colour[card]
        dice = 2 * (self.w.die[colour] + 3.5 * self.w.pip[colour])
        return max(0.1, 8 / t.card_divisor[card] * self.use[card] - dice)
