"""Whether some group of dice could carry out an action: what is offered before all dice are chosen.

`Prospect` answers for a cube (or none) and the dice chosen so far, from the highest dice within reach
(reach.py). It lets through exactly what some group is let through for by `group_refusal`. Only Tithe,
whose free dice depend on the districts, is tried out group by group.
"""

from typing import Final

from regnum.games.troyes.const import (
    ANY_COLOUR,
    BUILDINGS,
    COLOURS,
    FACES,
    MARAUDING,
    MULTIPLY,
    RECOLOUR,
    TO_AGRICULTURE,
    TO_BUILDING,
    TO_CATHEDRAL,
    TO_EVENT,
)
from regnum.games.troyes.rules.aims import TO_MARAUDING, building_of, fills_spaces, is_building, is_card
from regnum.games.troyes.rules.cathedral import levels_built
from regnum.games.troyes.rules.citizens import ALL_VALUES, any_source_refusal
from regnum.games.troyes.rules.dice import Dice, die, ref_colour, ref_owner, ref_value
from regnum.games.troyes.rules.groups import (
    all_groups,
    free_in,
    group_price,
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
from regnum.games.troyes.rules.reach import ALL_DICE, NO_COLOUR_YET, Reach, highest, others, parted, row_in
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

IMPOSSIBLE: Final = -1  # a total nobody can reach, a row of dice that does not serve
NOT_ASKED: Final = -2  # a total nobody has asked for yet
NO_DIE: Final = -1
ANY_PRICE: Final = 1 << 20  # more deniers than anybody has
NO_LIMIT: Final = 1 << 20  # a total that nothing is enough for


def colour_for(box: Box, card: int, want: int) -> int:
    """The colour of dice that serve a colour with this card's cube (-1: none), or IMPOSSIBLE."""
    if card < 0:
        return want
    effect = box.card_effect[card]
    if effect == RECOLOUR or effect == MULTIPLY:
        return box.card_use_colour[card] if box.card_as_colour[card] == want else IMPOSSIBLE
    return want if dice_colour(box, card, want) == want else IMPOSSIBLE


class Prospect:
    """What a seat can still do with a cube (-1: none), the dice chosen so far, and perhaps one more die."""

    def __init__(self, g: Table, reach: Reach, cube: int, places: int, ref: int = NO_DIE) -> None:
        self.g = g
        self.box = g.box
        self.reach = reach
        self.who = reach.who
        self.deniers = g.seats[reach.who].deniers
        self.cube = cube
        self.places = places  # see citizens.open_codes; only asked for while no die is chosen
        self.ref = ref
        self.colour = reach.colour  # of the chosen dice and the one more
        if ref != NO_DIE:
            self.colour = ref_colour(ref) if reach.colour in (NO_COLOUR_YET, ref_colour(ref)) else MIXED
        self.card = cube_card(g, cube)
        # A group counts times * sum + each * dice + plus [T34].
        self.times = 1
        self.each = 0
        self.plus = 0
        self.most = g.box.group_max
        self.any_serves = True  # where any colour will do, this cube changes something (R-T22)
        self.mixes = True  # where any dice will do, they may be of several colours (R-T23)
        self.is_free = False  # Tithe
        self.free_groups: list[tuple[int, int]] | None = None
        # By demand: the highest total that all the deniers could pay for.
        self.best = [NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED]
        if self.card >= 0:
            self._use_card(g.box, self.card)

    def _use_card(self, box: Box, card: int) -> None:
        self.times = box.card_times[card]
        self.each = box.card_each[card]
        self.plus = box.card_plus[card]
        if box.card_effect[card] == MULTIPLY:
            self.most = 1
        self.any_serves = box.card_effect[card] != RECOLOUR
        self.is_free = free_per_district(self.g, card) > 0
        self.mixes = box.card_on_mixed[card] and not self.is_free

    def group(self) -> Dice:
        """The dice chosen, with the one more."""
        return self.reach.chosen if self.ref == NO_DIE else with_die(self.reach.chosen, self.ref)

    # --- targets ---------------------------------------------------------------------------------------

    def candidates(self) -> list[int]:
        """The targets for which there are dice: all but those that have none whatever else is true."""
        return self._targets(False)

    def allowed(self) -> list[int]:
        """All targets that some group can do."""
        return self._targets(True)

    def _targets(self, allowed: bool) -> list[int]:
        """What forbids most targets is looked at first, and only once for each colour."""
        out: list[int] = []
        if not self._has_dice():
            return out
        g, box, best = self.g, self.box, self.best
        mixed, colours, divisors = box.card_mixed, box.card_colour, box.card_divisor
        for place, card in enumerate(g.cards):
            if card >= 0:
                want, need = MIXED if mixed[card] else colours[card], divisors[card]
                total = self.best_of(MIXED) if want == MIXED else best[want]
                if total >= need and (not allowed or self._allows_card(place, want, need)):
                    out.append(place)
        self._add_fixed(allowed, out)
        for event in g.event_row:
            enough = best[box.event_dice[event]] >= box.event_divisor[event]
            if enough and (not allowed or self._allows(TO_EVENT + event)):
                out.append(TO_EVENT + event)
        return out

    def _add_fixed(self, allowed: bool, out: list[int]) -> None:
        """The same for the cathedral, agriculture and the buildings."""
        box, best = self.box, self.best
        if best[box.cathedral_colour] >= 0 and (not allowed or self._allows(TO_CATHEDRAL)):
            out.append(TO_CATHEDRAL)
        enough = best[box.agriculture_colour] >= box.agriculture_divisor
        if enough and (not allowed or self._allows(TO_AGRICULTURE)):
            out.append(TO_AGRICULTURE)
        for building in range(BUILDINGS):
            if best[building] >= 0 and (not allowed or self._allows(TO_BUILDING + building)):
                out.append(TO_BUILDING + building)

    def _has_dice(self) -> bool:
        """Look at the dice of each colour; whether there are any that can be paid for."""
        most = IMPOSSIBLE
        plain = self.card < 0 and self.colour == NO_COLOUR_YET
        for colour in range(COLOURS):
            if plain and self.best[colour] == NOT_ASKED:
                self.best[colour] = self._best_in(colour, self.deniers, NO_LIMIT, NO_DIE)
            most = max(most, self.best_of(colour))
        self.best[ANY_COLOUR] = most if self.any_serves else IMPOSSIBLE
        return most >= 0 or self.colour == MIXED

    def anything(self) -> bool:
        """Whether any action can be completed. Marauding takes any dice: the quickest way to say yes."""
        if self.allows(TO_MARAUDING):
            return True
        for target in self.candidates():
            if self._allows(target):
                return True
        return False

    def allows(self, target: int) -> bool:
        """Whether some group with the chosen dice can do this."""
        least = 0 if fills_spaces(target) else divisor_of(self.g, target)
        return self.best_of(demand(self.g, target)) >= least and self._allows(target)

    def _allows(self, target: int) -> bool:
        """The same for a candidate."""
        if fills_spaces(target):
            if self.cube < 0 and self.colour == NO_COLOUR_YET:
                return self._leads_anywhere(target)
            return self.refusal(target) == OK
        if is_card(target):
            return self._allows_card(target, demand(self.g, target), divisor_of(self.g, target))
        # Agriculture and events ask for nothing but dice.
        return self.cube < 0 or cube_refusal(self.g, self.cube, target) == OK

    def _allows_card(self, place: int, want: int, need: int) -> bool:
        """The same for an activity card, which asks for these dice and this total."""
        left = deniers_for_dice(self.g, self.who, place)
        if left < 0 or (left < self.deniers and self._best_for(want, left, need) < need):
            return False
        return self._base_refusal(place) == OK

    def refusal(self, target: int) -> int:
        """Why no group with the chosen dice can do this, or OK."""
        spaces = fills_spaces(target)
        if spaces and self.colour != NO_COLOUR_YET:  # each part of a group that can build can build as well
            return group_refusal(self.g, self.who, target, self.group(), self.cube)
        refusal = self._base_refusal(target)
        if refusal != OK:
            return refusal
        if spaces:
            return self._space_refusal(target)
        need = divisor_of(self.g, target)
        return OK if self.best_total(target) >= need else self._total_refusal(target)

    def _base_refusal(self, target: int) -> int:
        refusal = cube_refusal(self.g, self.cube, target) if self.cube >= 0 else OK
        return refusal if refusal != OK else base_refusal(self.g, self.who, target)

    # --- totals ------------------------------------------------------------------------------------------

    def best_total(self, target: int) -> int:
        """The highest total for a target that can be paid for."""
        return self._best_for(demand(self.g, target), deniers_for_dice(self.g, self.who, target), NO_LIMIT)

    def best_of(self, want: int) -> int:
        """The highest total for a demand that all the deniers could pay for."""
        best = self.best[want]
        if best == NOT_ASKED:
            best = self._best_for(want, self.deniers, NO_LIMIT)
            self.best[want] = best
        return best

    def _best_for(self, want: int, deniers: int, enough: int) -> int:
        """The same for so many deniers; any total will do that is enough."""
        if want < COLOURS:
            colour = want if self.card < 0 else colour_for(self.box, self.card, want)
            if colour < 0 or (self.colour != NO_COLOUR_YET and self.colour != colour):
                return IMPOSSIBLE
            return (
                self._best_free(colour, deniers)
                if self.is_free
                else self._best_in(colour, deniers, enough, self.ref)
            )
        best = IMPOSSIBLE
        if self.any_serves:
            for colour in range(COLOURS):
                if deniers == self.deniers:
                    best = max(best, self.best_of(colour))
                else:
                    best = max(best, self._best_for(colour, deniers, enough))
        if want == MIXED and self.mixes:
            self.reach.mix_colours()
            best = max(best, self._best_in(ALL_DICE, deniers, enough, self.ref))
        return best

    def _best_in(self, which: int, deniers: int, enough: int, ref: int) -> int:
        """The highest total of a group out of the rows of a colour, or of ALL_DICE, that holds this die.

        For each number of bought dice there are as many own ones with them as can join.
        """
        reach, price, most = self.reach, self.box.die_price, self.most
        total, size, bought = reach.total, reach.size, reach.bought
        own, foreign = row_in(reach.own, which), row_in(reach.foreign, which)
        if ref != NO_DIE:
            value = ref_value(ref)
            total += value
            size += 1
            if ref_owner(ref) == self.who:
                own = parted(own, value)
            else:
                bought += 1
                foreign = parted(foreign, value)
        best = IMPOSSIBLE
        while size <= most and (bought == 0 or bought * price[size] <= deniers):
            n, values, more = size, total, own
            while more and n < most and (bought == 0 or bought * price[n + 1] <= deniers):
                n += 1
                values += highest(more)
                more = others(more)
            if n:
                counts = values if self.card < 0 else self.times * values + self.each * n + self.plus
                best = max(best, counts)
            if not foreign or best >= enough:
                break
            size += 1
            bought += 1
            total += highest(foreign)
            foreign = others(foreign)
        return best

    def _best_free(self, colour: int, deniers: int) -> int:
        """Tithe: the best group of its colour that takes a die for nothing and holds the chosen ones."""
        if self.free_groups is None:
            self.free_groups = self._find_free(colour)
        best = IMPOSSIBLE
        for price, total in self.free_groups:
            if price <= deniers:
                best = max(best, total)
        return best

    def _find_free(self, colour: int) -> list[tuple[int, int]]:
        """The price and the total of each such group."""
        g, who, cube, chosen = self.g, self.who, self.cube, self.group()
        out: list[tuple[int, int]] = []
        for more in [(), *all_groups(without(refs_of(g, colour), chosen), self.most - len(chosen))]:
            group = tuple(sorted((*chosen, *more))) if chosen else more
            if group and free_in(g, who, group, cube):
                out.append((group_price(g, who, group, cube), group_total(g, group, cube)))
        return out

    def _total_refusal(self, target: int) -> int:
        """What is missing: deniers for a group that would do, or dice."""
        want, need = demand(self.g, target), divisor_of(self.g, target)
        have = self._best_for(want, ANY_PRICE, NO_LIMIT)
        if have < need:
            return why(NO_DICE) if have == IMPOSSIBLE else why(BEST_SHORT, need, have)
        price = 0
        while self._best_for(want, price, need) < need:
            price += 1
        return money_refusal(self.g, self.who, target, price)

    # --- spaces ------------------------------------------------------------------------------------------

    def _space_refusal(self, target: int) -> int:
        """The cathedral and the buildings: some single die must do."""
        g = self.g
        colour = dice_colour(self.box, self.card, demand(g, target))
        price = self.box.die_price[1]
        dear = False
        blocked = NO_DIE
        for ref in self.reach.refs:
            own = ref_owner(ref) == self.who
            if ref_colour(ref) != colour or (self.is_free and own):
                continue  # Tithe needs a die that it makes free (R-T19)
            if not self._leads_somewhere(target, ref):
                blocked = ref
            elif own or self.is_free or self.deniers >= price:
                return OK
            else:
                dear = True
        if dear:
            return why(DENIERS_DICE, price, self.deniers)
        if blocked == NO_DIE:
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

    def _leads_anywhere(self, target: int) -> bool:
        """Without a cube and before the first die, whether any die that can be paid has a space there."""
        codes = self.reach.own_codes
        if self.deniers >= self.box.die_price[1]:
            codes |= self.reach.foreign_codes
        if is_building(target):
            return codes & self.places & ALL_VALUES << building_of(target) * FACES != 0
        for number in range(1, FACES + 1):
            has_die = codes >> die(self.box.cathedral_colour, number) & 1 == 1
            if has_die and levels_built(self.g, number) < self.box.cathedral_levels:
                return True
        return False

    # --- one die more ------------------------------------------------------------------------------------

    def goes_on_with(self, ref: int) -> bool:
        """Whether an action can be completed with this die besides those chosen."""
        reach = self.reach
        if not self.is_free:
            bought = reach.bought if ref_owner(ref) == self.who else reach.bought + 1
            if reach.size >= self.most or bought * self.box.die_price[reach.size + 1] > self.deniers:
                return False
            colour = ref_colour(ref)
            if reach.size and reach.colour != colour:
                if not reach.may_mix:
                    return False
            elif self.cube < 0:  # Marauding asks for nothing but dice of any one colour
                need = self.box.event_divisor[MARAUDING]
                if self._best_in(colour, self.deniers, need, ref) >= need:
                    return True
        return Prospect(self.g, reach, self.cube, 0, ref).anything()

    def allows_with(self, target: int, ref: int) -> bool:
        """The same for one target."""
        return Prospect(self.g, self.reach, self.cube, 0, ref).allows(target)


assert ANY_COLOUR == COLOURS
