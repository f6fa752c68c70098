"""What an action may be aimed at [T30, T40, T45, T50, T55], and whether it can be carried out.

`group_refusal` is the one answer for a target, a group of dice and a cube: price, total, spaces and
citizens. `Prospect.refusal` answers for a target whether some group could do it, from the best
totals; it lets through exactly what some group is let through for.
"""

from regnum.games.troyes.const import (
    ANY_COLOUR,
    BUILDINGS,
    DIE_CODES,
    FACES,
    MARAUDING,
    MULTIPLY,
    PLACES,
    TO_AGRICULTURE,
    TO_BUILDING,
    TO_CATHEDRAL,
    TO_EVENT,
)
from regnum.games.troyes.rules.cathedral import levels_built, window_refusal
from regnum.games.troyes.rules.citizens import any_source_refusal, is_building
from regnum.games.troyes.rules.groups import (
    IMPOSSIBLE,
    Dice,
    best_totals,
    best_within,
    cheapest,
    colour_in,
    group_price,
    mixed_card_lies,
    takes_free_die,
)
from regnum.games.troyes.rules.modifiers import (
    MIXED,
    cube_card,
    cube_refusal,
    demand,
    dice_colour,
    dice_limit,
    free_per_district,
    group_total,
)
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.reasons import (
    BEST_SHORT,
    CARD_CLOSED,
    CUBE_ONE_DIE,
    DENIERS_CARD,
    DENIERS_DICE,
    GROUP_FULL,
    INFLUENCE_SHORT,
    NO_DICE,
    NO_WINDOW_LEFT,
    NOTHING_FREE,
    ONE_DIE,
    OTHER_COLOUR,
    TOTAL_SHORT,
)
from regnum.kernel.reasons import OK, why


def targets_of(g: Table) -> list[int]:
    """Everything there is to aim at: cards turned up, the fixed places, the events of the row."""
    out = [place for place in range(PLACES) if g.cards[place] >= 0]
    out.append(TO_CATHEDRAL)
    out.append(TO_AGRICULTURE)
    for building in range(BUILDINGS):
        out.append(TO_BUILDING + building)
    for event in g.event_row:
        out.append(TO_EVENT + event)
    return out


def divisor_of(g: Table, target: int) -> int:
    """What a total is divided by there [T30, T45, T55]."""
    box = g.box
    if target >= TO_EVENT:
        return box.event_divisor[target - TO_EVENT]
    if target == TO_AGRICULTURE:
        return box.agriculture_divisor
    return box.card_divisor[g.cards[target]]


def must_hire(g: Table, who: int, target: int) -> bool:
    """Whether a tradesman must be hired first [T31]."""
    return target < PLACES and not g.seats[who].tradesman[target]


def needs_citizen(g: Table, who: int, target: int) -> bool:
    return is_building(target) or must_hire(g, who, target)


def hire_price(g: Table, who: int, target: int) -> int:
    return g.box.card_hire[g.cards[target]] if must_hire(g, who, target) else 0


def use_price(g: Table, target: int) -> int:
    """Deniers that one use costs."""
    return g.box.card_pay_deniers[g.cards[target]] if target < PLACES else 0


def deniers_for_dice(g: Table, who: int, target: int) -> int:
    """What is left for dice when the hire and one use are paid (R-T06, R-T07); may be below 0."""
    left = g.seats[who].deniers
    if target < PLACES:
        box = g.box
        card = g.cards[target]
        left -= box.card_pay_deniers[card]
        if not g.seats[who].tradesman[target]:
            left -= box.card_hire[card]
    return left


def money_refusal(g: Table, who: int, target: int, price: int) -> int:
    """Dice at this price are too dear, with the hire and one use counted."""
    have = g.seats[who].deniers
    other = have - deniers_for_dice(g, who, target)
    return why(DENIERS_CARD if other else DENIERS_DICE, price + other, have)


def base_refusal(g: Table, who: int, target: int) -> int:
    """What forbids a target whatever the dice: a closed card, no money for the hire, no citizen."""
    if target >= PLACES:
        return OK
    box = g.box
    card = g.cards[target]
    if card < 0:
        return why(CARD_CLOSED, target % 3 + 1)
    have = g.seats[who].influence
    if box.card_pay_influence[card] > have:
        return why(INFLUENCE_SHORT, box.card_pay_influence[card], have)
    if deniers_for_dice(g, who, target) < 0:
        return money_refusal(g, who, target, 0)
    if must_hire(g, who, target):
        return any_source_refusal(g, who, target, 0)
    return OK


# --- one group -----------------------------------------------------------------------------------------


def group_refusal(g: Table, who: int, target: int, group: Dice, cube: int) -> int:
    """Why a group of dice cannot do this with this cube (-1: none), or OK."""
    refusal = cube_refusal(g, cube, target) if cube >= 0 else OK
    if refusal == OK:
        refusal = dice_refusal(g, target, group, cube)
    if refusal == OK:
        refusal = base_refusal(g, who, target)
    return refusal if refusal != OK else outcome_refusal(g, who, target, group, cube)


def outcome_refusal(g: Table, who: int, target: int, group: Dice, cube: int) -> int:
    """The same for a group of the right dice, when nothing else forbids the target."""
    price = group_price(g, who, group, cube)
    if price > deniers_for_dice(g, who, target):
        return money_refusal(g, who, target, price)
    if free_per_district(g, cube_card(g, cube)) and not takes_free_die(g, who, group, cube):
        return why(NOTHING_FREE)
    return result_refusal(g, who, target, group, cube)


def dice_refusal(g: Table, target: int, group: Dice, cube: int) -> int:
    """Whether the dice are of the right colour and not too many."""
    box = g.box
    card = cube_card(g, cube)
    most = dice_limit(box, card, target)
    if len(group) > most:
        if is_building(target):
            return why(ONE_DIE, 1, len(group))
        return why(CUBE_ONE_DIE if most == 1 else GROUP_FULL, most, len(group))
    used = dice_colour(box, card, demand(g, target))
    colour = colour_in(group)
    if used == MIXED and card >= 0 and not box.card_on_mixed[card]:
        used = ANY_COLOUR
    if used == MIXED or used == colour or (used == ANY_COLOUR and colour != MIXED):
        return OK
    return why(OTHER_COLOUR)


def result_refusal(g: Table, who: int, target: int, group: Dice, cube: int) -> int:
    """Whether the dice bring something there: a total that is high enough (R-T03), a space that is free."""
    if is_building(target):
        return any_source_refusal(g, who, target, placing_code(target, group[0]))
    if target == TO_CATHEDRAL:
        return window_refusal(g, group, cubes_per_die(g, cube))
    total = group_total(g, group, cube)
    need = divisor_of(g, target)
    return why(TOTAL_SHORT, need, total) if total < need else OK


def placing_code(target: int, ref: int) -> int:
    """A die as the building sees it: its own colour, the value of the die (Militia: a yellow one)."""
    return (target - TO_BUILDING) * FACES + ref % FACES


def cubes_per_die(g: Table, cube: int) -> int:
    """How many cathedral cubes one die stands for: Prior makes it two [T80]."""
    card = cube_card(g, cube)
    return g.box.card_n[card] if card >= 0 and g.box.card_effect[card] == MULTIPLY else 1


# --- whether some group could -----------------------------------------------------------------------------


class Prospect:
    """What a seat can still do with a cube (-1: none) and the dice chosen so far."""

    def __init__(self, g: Table, who: int, cube: int, chosen: Dice, places: int, refs: list[int]) -> None:
        self.g = g
        self.box = g.box
        self.who = who
        self.cube = cube
        self.chosen = chosen
        self.places = places  # see citizens.open_codes
        self.refs = refs  # all different dice; only asked for while none is chosen
        self.best = best_totals(g, who, chosen, cube)

    def allows(self, target: int) -> bool:
        """Whether some group with the chosen dice can do this."""
        if TO_CATHEDRAL <= target < TO_EVENT and target != TO_AGRICULTURE:
            return self.refusal(target) == OK
        return self._base_refusal(target) == OK and self._reaches(target)

    def refusal(self, target: int) -> int:
        """Why no group with the chosen dice can do this, or OK."""
        g = self.g
        spaces = TO_CATHEDRAL <= target < TO_EVENT and target != TO_AGRICULTURE
        if self.chosen and spaces:  # every part of a group that can build can build as well, and cheaper
            return group_refusal(g, self.who, target, self.chosen, self.cube)
        refusal = self._base_refusal(target)
        if refusal != OK:
            return refusal
        if spaces:
            return self._space_refusal(target)
        return OK if self._reaches(target) else self._total_refusal(target)

    def _base_refusal(self, target: int) -> int:
        refusal = cube_refusal(self.g, self.cube, target) if self.cube >= 0 else OK
        return refusal if refusal != OK else base_refusal(self.g, self.who, target)

    def _reaches(self, target: int) -> bool:
        """Whether the best total that can be paid for is high enough."""
        g = self.g
        left = deniers_for_dice(g, self.who, target)
        return best_within(self.box, self.best, demand(g, target), left) >= divisor_of(g, target)

    def _total_refusal(self, target: int) -> int:
        """What is missing: deniers for a group that would do, or dice."""
        want = demand(self.g, target)
        need = divisor_of(self.g, target)
        price = cheapest(self.box, self.best, want, need)
        if price >= 0:
            return money_refusal(self.g, self.who, target, price)
        have = best_within(self.box, self.best, want, self.box.shape_price[-1])
        return why(NO_DICE) if have == IMPOSSIBLE else why(BEST_SHORT, need, have)

    def _space_refusal(self, target: int) -> int:
        """The cathedral and the buildings: some single die must do."""
        g = self.g
        card = cube_card(g, self.cube)
        colour = dice_colour(self.box, card, demand(g, target))
        free = free_per_district(g, card)
        money = g.seats[self.who].deniers
        dear = False
        blocked = -1
        for ref in self.refs:
            own = ref // DIE_CODES == self.who
            if ref % DIE_CODES // FACES != colour or (free and own):
                continue  # Tithe needs a die that it makes free (R-T19)
            if not self._leads_somewhere(target, ref):
                blocked = ref
            elif own or free or money >= self.box.die_price[1]:
                return OK
            else:
                dear = True
        if dear:
            return why(DENIERS_DICE, self.box.die_price[1], money)
        if blocked < 0:
            return why(NO_DICE)
        if target == TO_CATHEDRAL:
            return why(NO_WINDOW_LEFT)
        return any_source_refusal(g, self.who, target, placing_code(target, blocked))

    def _leads_somewhere(self, target: int, ref: int) -> bool:
        if target != TO_CATHEDRAL:
            return self.places >> placing_code(target, ref) & 1 == 1
        number = ref % FACES + 1
        return levels_built(self.g, number) + cubes_per_die(self.g, self.cube) <= self.box.cathedral_levels

    def anything(self, targets: list[int]) -> bool:
        """Whether any of these actions can be completed."""
        for target in targets:
            if self.allows(target):
                return True
        return False


def can_go_on(g: Table, who: int, group: Dice, cubes: list[int]) -> bool:
    """Whether some action can be completed with these dice and one of these cubes (-1: none)."""
    if colour_in(group) == MIXED and not mixed_card_lies(g):
        return False
    for cube in cubes:  # Marauding takes any dice, so it is the quickest way to say yes
        if group_refusal(g, who, TO_EVENT + MARAUDING, group, cube) == OK:
            return True
    money = g.seats[who].deniers
    targets = targets_of(g)
    for cube in cubes:
        payable = group_price(g, who, group, cube) <= money
        if payable and Prospect(g, who, cube, group, 0, []).anything(targets):
            return True
    return False
