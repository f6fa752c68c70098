"""Whether some group of dice could carry out an action: what is offered before all dice are chosen.

`Prospect` answers for a cube (or none) and the dice chosen so far, from the best totals (reach.py). It
lets through exactly what some group is let through for by `group_refusal`. Only Tithe, whose free dice
depend on the districts, is tried out group by group.
"""

from regnum.games.troyes.const import ANY_COLOUR, COLOURS, MULTIPLY, RECOLOUR, TO_CATHEDRAL
from regnum.games.troyes.rules.aims import TO_MARAUDING, building_of, fills_spaces, is_building, targets_of
from regnum.games.troyes.rules.cathedral import levels_built
from regnum.games.troyes.rules.citizens import any_source_refusal
from regnum.games.troyes.rules.dice import die, ref_colour, ref_owner, ref_value
from regnum.games.troyes.rules.groups import (
    all_groups,
    bought_in,
    free_in,
    group_refusal,
    refs_of,
    with_die,
    without,
)
from regnum.games.troyes.rules.modifiers import (
    cube_card,
    cube_refusal,
    cubes_per_die,
    dice_colour,
    free_per_district,
    group_total,
)
from regnum.games.troyes.rules.reach import (
    ALL_DICE,
    IMPOSSIBLE,
    NO_COLOUR_YET,
    WIDTH,
    Reach,
    highest_without,
    payable_shape,
    shape_of,
)
from regnum.games.troyes.rules.targets import (
    MIXED,
    base_refusal,
    demand,
    deniers_for_dice,
    divisor_of,
    money_refusal,
)
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.reasons import BEST_SHORT, DENIERS_DICE, NO_DICE, NO_WINDOW_LEFT
from regnum.kernel.reasons import OK, why

NO_DICE_OF = -1  # no dice serve


def colour_for(box: Box, card: int, want: int) -> int:
    """The colour of dice that serve a colour with this card's cube (-1: none), or NO_DICE_OF."""
    if card < 0:
        return want
    effect = box.card_effect[card]
    if effect == RECOLOUR or effect == MULTIPLY:
        return box.card_use_colour[card] if box.card_as_colour[card] == want else NO_DICE_OF
    return want if dice_colour(box, card, want) == want else NO_DICE_OF


class Prospect:
    """What a seat can still do with a cube (-1: none) and the dice chosen so far."""

    def __init__(self, g: Table, reach: Reach, cube: int, places: int) -> None:
        self.g = g
        self.box = g.box
        self.reach = reach
        self.who = reach.who
        self.cube = cube
        self.places = places  # see citizens.open_codes; only asked for while no die is chosen
        self.card = cube_card(g, cube)
        # A group counts times * sum + each * dice + plus [T34].
        self.times = 1
        self.each = 0
        self.plus = 0
        self.most = g.box.group_max
        self.mixes = reach.mixed  # dice of several colours may be used together
        self.any_serves = True  # where any colour will do, this cube changes something (R-T22)
        self.is_free = False  # Tithe
        if self.card >= 0:
            self._use_card(g.box, self.card)
        # The best totals found so far: of a demand and a shape at demand * shapes + shape the best of this
        # shape and the cheaper ones, IMPOSSIBLE where no such group can be made.
        self.shapes = len(g.box.shape_size)
        self.best = [IMPOSSIBLE] * ((MIXED + 1) * self.shapes)
        self.known = [0] * (MIXED + 1)  # by demand: how many shapes have been looked at
        if self.is_free:
            self._try_all()

    def _use_card(self, box: Box, card: int) -> None:
        self.times = box.card_times[card]
        self.each = box.card_each[card]
        self.plus = box.card_plus[card]
        if box.card_effect[card] == MULTIPLY:
            self.most = 1
        self.mixes = self.mixes and box.card_on_mixed[card]
        self.any_serves = box.card_effect[card] != RECOLOUR
        if free_per_district(self.g, card):
            self.is_free = True
            self.mixes = False

    # --- targets ---------------------------------------------------------------------------------------

    def allows(self, target: int) -> bool:
        """Whether some group with the chosen dice can do this."""
        if fills_spaces(target):
            return self.refusal(target) == OK
        return self._base_refusal(target) == OK and self._reaches(target)

    def anything(self) -> bool:
        """Whether any action can be completed. Marauding takes any dice: the quickest way to say yes."""
        if self.allows(TO_MARAUDING):
            return True
        for target in targets_of(self.g):
            if self.allows(target):
                return True
        return False

    def refusal(self, target: int) -> int:
        """Why no group with the chosen dice can do this, or OK."""
        spaces = fills_spaces(target)
        chosen = self.reach.chosen
        if chosen and spaces:  # every part of a group that can build can build as well, and cheaper
            return group_refusal(self.g, self.who, target, chosen, self.cube)
        refusal = self._base_refusal(target)
        if refusal != OK:
            return refusal
        if spaces:
            return self._space_refusal(target)
        return OK if self._reaches(target) else self._total_refusal(target)

    def _base_refusal(self, target: int) -> int:
        refusal = cube_refusal(self.g, self.cube, target) if self.cube >= 0 else OK
        return refusal if refusal != OK else base_refusal(self.g, self.who, target)

    # --- totals ------------------------------------------------------------------------------------------

    def _reaches(self, target: int) -> bool:
        """Whether the best total that can be paid for is high enough: look no further than needed."""
        g = self.g
        want, need = demand(g, target), divisor_of(g, target)
        last = payable_shape(self.box, deniers_for_dice(g, self.who, target))
        first = want * self.shapes
        known = self.known[want]
        if known and self.best[first + (last if last < known else known - 1)] >= need:
            return True
        while known <= last:
            self._look_at(want, known)
            if self.best[first + known] >= need:
                return True
            known += 1
        return False

    def best_total(self, target: int) -> int:
        """The highest total for a target that can be paid for."""
        left = deniers_for_dice(self.g, self.who, target)
        if left < 0:
            return IMPOSSIBLE
        return self._best_at(demand(self.g, target), payable_shape(self.box, left))

    def _best_at(self, want: int, shape: int) -> int:
        while self.known[want] <= shape:
            self._look_at(want, self.known[want])
        return self.best[want * self.shapes + shape]

    def _look_at(self, want: int, shape: int) -> None:
        """The best total of a demand at the next shape; those before it are known."""
        at = want * self.shapes + shape
        high = self.best[at - 1] if shape else IMPOSSIBLE
        if want < COLOURS:
            high = max(high, self._total(colour_for(self.box, self.card, want), shape))
        else:
            if self.any_serves:
                for colour in range(COLOURS):
                    high = max(high, self._best_at(colour, shape))
            if want == MIXED and self.mixes:
                high = max(high, self._total(ALL_DICE, shape))
        self.best[at] = high
        self.known[want] = shape + 1

    def _total(self, row: int, shape: int) -> int:
        """The total of the highest dice of a row of the sums (a colour, or ALL_DICE) in this shape."""
        reach = self.reach
        if row < 0 or (reach.colour not in (NO_COLOUR_YET, row) and row != ALL_DICE):
            return IMPOSSIBLE
        size = self.box.shape_size[shape]
        bought = self.box.shape_bought[shape] - reach.bought
        own = size - reach.size - bought
        if bought < 0 or own < 0 or size > self.most:
            return IMPOSSIBLE
        own_sum, foreign_sum = reach.own[row * WIDTH + own], reach.foreign[row * WIDTH + bought]
        if own_sum < 0 or foreign_sum < 0:
            return IMPOSSIBLE
        return self.times * (reach.total + own_sum + foreign_sum) + self.each * size + self.plus

    def _try_all(self) -> None:
        """Tithe: every group of its colour that takes a die for nothing and holds the chosen ones."""
        g, box, who, cube = self.g, self.box, self.who, self.cube
        chosen = self.reach.chosen
        used = box.card_use_colour[self.card]
        self.known = [self.shapes if want < COLOURS else 0 for want in range(MIXED + 1)]
        for ref in chosen:
            if ref_colour(ref) != used:
                return
        first = used * self.shapes
        for more in [(), *all_groups(without(refs_of(g, used), chosen), box.group_max - len(chosen))]:
            group = tuple(sorted((*chosen, *more)))
            if group and free_in(g, who, group, cube):
                at = first + shape_of(box, len(group), bought_in(g, who, group, cube))
                self.best[at] = max(self.best[at], group_total(g, group, cube))
        for at in range(first + 1, first + self.shapes):
            self.best[at] = max(self.best[at], self.best[at - 1])

    def _total_refusal(self, target: int) -> int:
        """What is missing: deniers for a group that would do, or dice."""
        want, need = demand(self.g, target), divisor_of(self.g, target)
        for shape in range(self.shapes):
            if self._best_at(want, shape) >= need:
                return money_refusal(self.g, self.who, target, self.box.shape_price[shape])
        have = self._best_at(want, self.shapes - 1)
        return why(NO_DICE) if have == IMPOSSIBLE else why(BEST_SHORT, need, have)

    # --- spaces ------------------------------------------------------------------------------------------

    def _space_refusal(self, target: int) -> int:
        """The cathedral and the buildings: some single die must do."""
        g = self.g
        colour = dice_colour(self.box, self.card, demand(g, target))
        money, price = g.seats[self.who].deniers, self.box.die_price[1]
        dear = False
        blocked = -1
        for ref in self.reach.refs:
            own = ref_owner(ref) == self.who
            if ref_colour(ref) != colour or (self.is_free and own):
                continue  # Tithe needs a die that it makes free (R-T19)
            if not self._leads_somewhere(target, ref):
                blocked = ref
            elif own or self.is_free or money >= price:
                return OK
            else:
                dear = True
        if dear:
            return why(DENIERS_DICE, price, money)
        if blocked < 0:
            return why(NO_DICE)
        if target == TO_CATHEDRAL:
            return why(NO_WINDOW_LEFT)
        return any_source_refusal(g, self.who, target, ref_value(blocked))

    def _leads_somewhere(self, target: int, ref: int) -> bool:
        """Whether a die has a space there: a window of its number, a row that its value leads to."""
        if is_building(target):
            return self.places >> die(building_of(target), ref_value(ref)) & 1 == 1
        levels = levels_built(self.g, ref_value(ref)) + cubes_per_die(self.g, self.cube)
        return levels <= self.box.cathedral_levels

    # --- one die more ------------------------------------------------------------------------------------

    def goes_on_with(self, ref: int) -> bool:
        """Whether an action can be completed with this die besides those chosen."""
        reach = self.reach
        if self.is_free:
            longer = Reach(self.g, self.who, with_die(reach.chosen, ref))
            return Prospect(self.g, longer, self.cube, 0).anything()
        foreign = ref_owner(ref) != self.who
        price = (reach.bought + foreign) * self.box.die_price[reach.size + 1]
        if reach.size >= self.most or price > self.g.seats[self.who].deniers:
            return False
        if self._allows_with(TO_MARAUDING, ref):
            return True
        for target in targets_of(self.g):
            if self._allows_with(target, ref):
                return True
        return False

    def reaches_with(self, target: int, ref: int) -> bool:
        """The same for one target."""
        if self.is_free or fills_spaces(target):
            longer = Reach(self.g, self.who, with_die(self.reach.chosen, ref))
            return Prospect(self.g, longer, self.cube, 0).allows(target)
        return self._allows_with(target, ref)

    def _allows_with(self, target: int, ref: int) -> bool:
        if fills_spaces(target):
            group = with_die(self.reach.chosen, ref)
            return group_refusal(self.g, self.who, target, group, self.cube) == OK
        row = self._row_with(demand(self.g, target), ref)
        if row < 0 or self._base_refusal(target) != OK:
            return False
        need = divisor_of(self.g, target)
        last = payable_shape(self.box, deniers_for_dice(self.g, self.who, target))
        for shape in range(last + 1):
            if self._total_with(row, shape, ref) >= need:
                return True
        return False

    def _row_with(self, want: int, ref: int) -> int:
        """The row of the sums that serves a demand when this die is one of the group, or NO_DICE_OF."""
        if want == MIXED and self.mixes:
            return ALL_DICE
        colour = ref_colour(ref)
        if self.reach.colour not in (NO_COLOUR_YET, colour):
            return NO_DICE_OF
        if want < COLOURS:
            return colour if colour_for(self.box, self.card, want) == colour else NO_DICE_OF
        if self.any_serves:
            for one in range(COLOURS):
                if colour_for(self.box, self.card, one) == colour:
                    return colour
        return NO_DICE_OF

    def _total_with(self, row: int, shape: int, ref: int) -> int:
        """The highest total of a shape with this die and those chosen."""
        reach = self.reach
        foreign = ref_owner(ref) != self.who
        size = self.box.shape_size[shape]
        bought = self.box.shape_bought[shape] - reach.bought
        own = size - reach.size - bought
        value, at = ref_value(ref), row * WIDTH
        if foreign:
            bought -= 1
        else:
            own -= 1
        if bought < 0 or own < 0 or size > self.most:
            return IMPOSSIBLE
        own_sum = reach.own[at + own] if foreign else highest_without(reach.own, at, own, value)
        foreign_sum = (
            highest_without(reach.foreign, at, bought, value) if foreign else reach.foreign[at + bought]
        )
        if own_sum < 0 or foreign_sum < 0:
            return IMPOSSIBLE
        return self.times * (reach.total + value + own_sum + foreign_sum) + self.each * size + self.plus


assert ANY_COLOUR == COLOURS
