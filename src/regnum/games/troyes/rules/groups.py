"""Groups of dice [T20]: what a group costs, and whether it can carry out an action.

A group is a sorted tuple of die references (district and code). `group_refusal` is the one answer for
a target, a group of dice and a cube: colour, price, total, spaces and citizens.
"""

from regnum.games.troyes.const import ANY_COLOUR, GREY, TO_CATHEDRAL
from regnum.games.troyes.rules.aims import is_building
from regnum.games.troyes.rules.cathedral import window_refusal
from regnum.games.troyes.rules.citizens import any_source_refusal
from regnum.games.troyes.rules.dice import (
    Dice,
    colour_of,
    die_ref,
    ref_colour,
    ref_owner,
    ref_value,
)
from regnum.games.troyes.rules.modifiers import (
    cube_card,
    cube_refusal,
    cubes_per_die,
    dice_colour,
    dice_limit,
    free_per_district,
    group_total,
)
from regnum.games.troyes.rules.targets import (
    MIXED,
    base_refusal,
    demand,
    deniers_for_dice,
    divisor_of,
    money_refusal,
)
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.reasons import (
    CUBE_ONE_DIE,
    GROUP_FULL,
    NOTHING_FREE,
    ONE_DIE,
    OTHER_COLOUR,
    TOTAL_SHORT,
)
from regnum.kernel.reasons import OK, why

# --- the dice there are --------------------------------------------------------------------------------


def refs_of(g: Table, colour: int) -> list[int]:
    """All dice of a colour (MIXED: of all colours) in all districts, whosever (R-T46), sorted by district."""
    out: list[int] = []
    for owner, seat in enumerate(g.seats):
        for code in seat.dice:
            if colour == MIXED or colour_of(code) == colour:
                out.append(die_ref(owner, code))
    for code in g.grey_dice:
        if colour == MIXED or colour_of(code) == colour:
            out.append(die_ref(GREY, code))
    return out


def without(refs: list[int], group: Dice) -> list[int]:
    """The dice that are left when a group is taken."""
    left = refs.copy()
    for ref in group:
        left.remove(ref)
    return left


def with_die(group: Dice, ref: int) -> Dice:
    """The group with one die more."""
    return tuple(sorted((*group, ref))) if group else (ref,)


def colour_in(group: Dice) -> int:
    """The colour of a group; MIXED if it has several."""
    first = ref_colour(group[0])
    for ref in group:
        if ref_colour(ref) != first:
            return MIXED
    return first


def all_groups(refs: list[int], most: int) -> list[Dice]:
    """All different groups of up to `most` (at most three) of these sorted dice; equal ones are alike."""
    out: list[Dice] = []
    n = len(refs)
    for i in range(n if most > 0 else 0):
        if i and refs[i] == refs[i - 1]:
            continue
        first = refs[i]
        out.append((first,))
        for j in range(i + 1, n if most > 1 else 0):
            if j > i + 1 and refs[j] == refs[j - 1]:
                continue
            second = refs[j]
            out.append((first, second))
            for k in range(j + 1, n if most > 2 else 0):
                if k == j + 1 or refs[k] != refs[k - 1]:
                    out.append((first, second, refs[k]))
    return out


# --- price -------------------------------------------------------------------------------------------


def foreign_in(who: int, group: Dice) -> int:
    """How many dice of a group lie in other districts than the seat's own."""
    n = 0
    for ref in group:
        if ref_owner(ref) != who:
            n += 1
    return n


def free_in(g: Table, who: int, group: Dice, cube: int) -> int:
    """How many foreign dice of a group cost nothing: Tithe lets one take so many of each district."""
    if cube < 0 or not free_per_district(g, cube_card(g, cube)):
        return 0
    return foreign_in(who, group) - len([price for price in die_prices(g, who, group, cube) if price])


def bought_in(g: Table, who: int, group: Dice, cube: int) -> int:
    """How many dice of a group must be paid for."""
    return foreign_in(who, group) - free_in(g, who, group, cube)


def group_price(g: Table, who: int, group: Dice, cube: int) -> int:
    """Deniers for the dice of a group [T20]."""
    if not group:
        return 0
    bought = foreign_in(who, group) if cube < 0 else bought_in(g, who, group, cube)
    return bought * g.box.die_price[len(group)]


def die_prices(g: Table, who: int, group: Dice, cube: int) -> list[int]:
    """What each die of a group costs; of a district's dice the first ones are those Tithe lets one take."""
    price = g.box.die_price[len(group)]
    free = free_per_district(g, cube_card(g, cube))
    out: list[int] = []
    taken = 0
    owner = -1
    for ref in group:  # sorted by districts
        if ref_owner(ref) != owner:
            owner = ref_owner(ref)
            taken = 0
        taken += 1
        out.append(price if owner != who and taken > free else 0)
    return out


# --- whether it can do it --------------------------------------------------------------------------------


def group_refusal(g: Table, who: int, target: int, group: Dice, cube: int) -> int:
    """Why a group of dice cannot do this with this cube (-1: none), or OK."""
    refusal = cube_refusal(g, cube, target) if cube >= 0 else OK
    if refusal == OK:
        refusal = dice_refusal(g, target, group, cube)
    if refusal == OK:
        refusal = base_refusal(g, who, target)
    return refusal if refusal != OK else outcome_refusal(g, who, target, group, cube)


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


def outcome_refusal(g: Table, who: int, target: int, group: Dice, cube: int) -> int:
    """The same for a group of the right dice, when nothing else forbids the target."""
    price = group_price(g, who, group, cube)
    if price > deniers_for_dice(g, who, target):
        return money_refusal(g, who, target, price)
    if cube >= 0 and free_per_district(g, cube_card(g, cube)) and not free_in(g, who, group, cube):
        return why(NOTHING_FREE)  # (R-T19)
    return result_refusal(g, who, target, group, cube)


def result_refusal(g: Table, who: int, target: int, group: Dice, cube: int) -> int:
    """Whether the dice bring something there: a total that is high enough (R-T03), a space that is free."""
    if is_building(target):
        return any_source_refusal(g, who, target, ref_value(group[0]))
    if target == TO_CATHEDRAL:
        return window_refusal(g, group, cubes_per_die(g, cube))
    total = group_total(g, group, cube)
    need = divisor_of(g, target)
    return why(TOTAL_SHORT, need, total) if total < need else OK
