"""Groups of dice [T20]: who owns which, what a group costs, and the best that can be put together.

A group is a sorted tuple of die references (district and code). Whether something can be done at
all is answered from the best totals of each *shape* (how many dice, how many of them bought), never
by trying groups; only Tithe, whose free dice depend on the districts, is tried out.
"""

from typing import Final

from regnum.games.troyes.const import ANY_COLOUR, COLOURS, DIE_CODES, FACES, GREY, MULTIPLY, RECOLOUR
from regnum.games.troyes.rules.dice import colour_of, ref_code, ref_owner
from regnum.games.troyes.rules.modifiers import MIXED, cube_card, dice_colour, free_per_district, group_total
from regnum.games.troyes.state import Box, Table

Dice = tuple[int, ...]
IMPOSSIBLE: Final = -1  # a total nobody can reach
WIDTH: Final = 4  # a group has up to three dice [T20]: sums of 0 to 3 of them


def derive_groups(box: Box) -> None:
    """All shapes of groups with their price, the cheaper ones first."""
    shapes = [
        (bought * box.die_price[size], size, bought)
        for size in range(1, box.group_max + 1)
        for bought in range(size + 1)
    ]
    shapes.sort()
    box.shape_price = [shape[0] for shape in shapes]
    box.shape_size = [shape[1] for shape in shapes]
    box.shape_bought = [shape[2] for shape in shapes]
    box.shape_payable = [
        max([i for i, price in enumerate(box.shape_price) if price <= deniers])
        for deniers in range(box.shape_price[-1] + 1)
    ]


# --- the dice there are --------------------------------------------------------------------------------


def refs_of(g: Table, colour: int) -> list[int]:
    """All dice of a colour (MIXED: of all colours) in all districts, whosever (R-T46), sorted by district."""
    out: list[int] = []
    for owner in range(g.seat_count):
        for code in g.seats[owner].dice:
            if colour == MIXED or code // FACES == colour:
                out.append(owner * DIE_CODES + code)
    for code in g.grey_dice:
        if colour == MIXED or code // FACES == colour:
            out.append(GREY * DIE_CODES + code)
    return out


def colour_in(group: Dice) -> int:
    """The colour of a group; MIXED if it has several."""
    first = ref_code(group[0]) // FACES
    for ref in group:
        if ref_code(ref) // FACES != first:
            return MIXED
    return first


def without(refs: list[int], group: Dice) -> list[int]:
    """The dice that are left when a group is taken."""
    left = refs.copy()
    for ref in group:
        left.remove(ref)
    return left


def with_die(group: Dice, ref: int) -> Dice:
    """The group with one die more."""
    return tuple(sorted((*group, ref)))


def all_groups(refs: list[int], most: int) -> list[Dice]:
    """All different groups of up to `most` of these dice (sorted); equal dice are interchangeable."""
    out: list[Dice] = []
    if most > 0:
        _extend(refs, 0, (), most, out)
    return out


def _extend(refs: list[int], start: int, group: Dice, most: int, out: list[Dice]) -> None:
    for i in range(start, len(refs)):
        if i > start and refs[i] == refs[i - 1]:
            continue
        longer = (*group, refs[i])
        out.append(longer)
        if most > 1:
            _extend(refs, i + 1, longer, most - 1, out)


# --- price -------------------------------------------------------------------------------------------


def bought_in(g: Table, who: int, group: Dice, cube: int) -> int:
    """How many dice of a group must be paid for: foreign ones, but for those Tithe lets one take."""
    free = free_per_district(g, cube_card(g, cube))
    n = 0
    owner = -1
    taken = 0
    for ref in group:
        if ref // DIE_CODES != owner:
            owner = ref // DIE_CODES
            taken = 0
        if owner != who:
            taken += 1
            if taken > free:
                n += 1
    return n


def die_prices(g: Table, who: int, group: Dice, cube: int) -> list[int]:
    """What each die of a group costs: nothing for one's own, and for those Tithe lets one take."""
    price = g.box.die_price[len(group)]
    free = free_per_district(g, cube_card(g, cube))
    out: list[int] = []
    owner = -1
    taken = 0
    for ref in group:
        if ref // DIE_CODES != owner:
            owner = ref // DIE_CODES
            taken = 0
        taken += 1
        out.append(price if owner != who and taken > free else 0)
    return out


def group_price(g: Table, who: int, group: Dice, cube: int) -> int:
    """Deniers for the dice of a group [T20]."""
    return bought_in(g, who, group, cube) * g.box.die_price[len(group)] if group else 0


def takes_free_die(g: Table, who: int, group: Dice, cube: int) -> bool:
    """Whether Tithe brings a die for nothing (R-T19)."""
    foreign = 0
    for ref in group:
        if ref_owner(ref) != who:
            foreign += 1
    return bought_in(g, who, group, cube) < foreign


# --- the best totals -----------------------------------------------------------------------------------


def best_totals(g: Table, who: int, chosen: Dice, cube: int) -> list[int]:
    """The highest total of each demand at each price, with the dice chosen already and a cube (-1: none).

    The entry of a demand (a colour, ANY_COLOUR, MIXED) and a shape is at demand * shapes + shape: the
    best of this shape and of the cheaper ones, IMPOSSIBLE where no such group can be made.
    """
    box = g.box
    shapes = len(box.shape_size)
    card = cube_card(g, cube)
    best = [IMPOSSIBLE] * ((MIXED + 1) * shapes)
    mixed = mixed_card_lies(g)
    if free_per_district(g, card):
        _try_all(g, who, cube, chosen, best)
    else:
        _best_by_shape(g, who, card, chosen, best, mixed)
    if card < 0 or box.card_effect[card] != RECOLOUR:  # which changes nothing where any dice do (R-T22)
        for shape in range(shapes):
            high = best[shape]
            if best[shapes + shape] > high:
                high = best[shapes + shape]
            if best[2 * shapes + shape] > high:
                high = best[2 * shapes + shape]
            best[ANY_COLOUR * shapes + shape] = high
            if mixed and high > best[MIXED * shapes + shape]:
                best[MIXED * shapes + shape] = high
    return best


def mixed_card_lies(g: Table) -> bool:
    """Whether a card is turned up that takes dice of several colours."""
    mixed = g.box.card_mixed
    for card in g.cards:
        if card >= 0 and mixed[card]:
            return True
    return False


def _best_by_shape(g: Table, who: int, card: int, chosen: Dice, best: list[int], mixed: bool) -> None:
    """Sums of the highest own and the highest foreign dice."""
    box = g.box
    own = list(g.seats[who].dice)
    foreign = list(g.grey_dice)
    for owner in range(g.seat_count):
        if owner != who:
            foreign.extend(g.seats[owner].dice)
    foreign.sort()
    for ref in chosen:
        if ref // DIE_CODES == who:
            own.remove(ref % DIE_CODES)
        else:
            foreign.remove(ref % DIE_CODES)
    own_tops = _tops(own)
    foreign_tops = _tops(foreign)
    colour = colour_in(chosen) if chosen else -1
    for want in range(COLOURS):
        used = _colour_for(box, card, want)
        if used >= 0 and (colour < 0 or colour == used):
            _fill(box, card, want, used, own_tops, foreign_tops, who, chosen, best)
    if mixed and (card < 0 or box.card_on_mixed[card]):
        _fill(box, card, MIXED, 0, _tops(_colourless(own)), _tops(_colourless(foreign)), who, chosen, best)


def _colour_for(box: Box, card: int, want: int) -> int:
    """The colour of dice that serve a colour with this card's cube, or -1."""
    if card < 0:
        return want
    effect = box.card_effect[card]
    if effect == RECOLOUR or effect == MULTIPLY:
        return box.card_use_colour[card] if box.card_as_colour[card] == want else -1
    used = dice_colour(box, card, want)
    return used if used == want else -1


def _colourless(codes: list[int]) -> list[int]:
    """The dice as if all had the first colour."""
    return sorted([code % FACES for code in codes])


def _tops(codes: list[int]) -> list[int]:
    """Sums of the 0, 1, 2, 3 highest of these sorted dice, colour by colour; IMPOSSIBLE beyond the last."""
    sums = [IMPOSSIBLE] * (COLOURS * WIDTH)
    counts = [0] * COLOURS
    for colour in range(COLOURS):
        sums[colour * WIDTH] = 0
    for i in range(len(codes) - 1, -1, -1):
        colour = codes[i] // FACES
        n = counts[colour]
        if n + 1 < WIDTH:
            at = colour * WIDTH + n
            sums[at + 1] = sums[at] + codes[i] % FACES + 1
            counts[colour] = n + 1
    return sums


def _fill(
    box: Box,
    card: int,
    want: int,
    used: int,
    own: list[int],
    foreign: list[int],
    who: int,
    chosen: Dice,
    best: list[int],
) -> None:
    """The best totals of a demand, from sums of the highest dice of the colour used."""
    total = 0
    bought = 0
    for ref in chosen:
        total += ref % FACES + 1
        if ref // DIE_CODES != who:
            bought += 1
    times = box.card_times[card] if card >= 0 else 1
    each = box.card_each[card] if card >= 0 else 0
    plus = box.card_plus[card] if card >= 0 else 0
    most = 1 if card >= 0 and box.card_effect[card] == MULTIPLY else box.group_max
    first = used * WIDTH
    shapes = len(box.shape_size)
    high = IMPOSSIBLE
    for shape in range(shapes):
        size = box.shape_size[shape]
        more_bought = box.shape_bought[shape] - bought
        more_own = size - len(chosen) - more_bought
        if more_bought >= 0 and more_own >= 0 and size <= most:
            sum_own = own[first + more_own]
            sum_foreign = foreign[first + more_bought]
            if sum_own >= 0 and sum_foreign >= 0:
                value = times * (total + sum_own + sum_foreign) + each * size + plus
                if value > high:
                    high = value
        best[want * shapes + shape] = high


def _try_all(g: Table, who: int, cube: int, chosen: Dice, best: list[int]) -> None:
    """Tithe: every group of its colour that takes a die for nothing and holds the chosen ones."""
    box = g.box
    used = box.card_use_colour[cube_card(g, cube)]
    first = used * len(box.shape_size)
    for ref in chosen:
        if colour_of(ref_code(ref)) != used:
            return
    rest = without(refs_of(g, used), chosen)
    for more in [(), *all_groups(rest, box.group_max - len(chosen))]:
        group = tuple(sorted((*chosen, *more)))
        if group and takes_free_die(g, who, group, cube):
            at = first + shape_of(box, len(group), bought_in(g, who, group, cube))
            best[at] = max(best[at], group_total(g, group, cube))
    for at in range(first + 1, first + len(box.shape_size)):
        best[at] = max(best[at], best[at - 1])


def shape_of(box: Box, size: int, bought: int) -> int:
    """The number of a shape."""
    for shape in range(len(box.shape_size)):
        if box.shape_size[shape] == size and box.shape_bought[shape] == bought:
            return shape
    raise ValueError(size)


def best_within(box: Box, best: list[int], want: int, deniers: int) -> int:
    """The highest total of a demand that can be paid for."""
    if deniers < 0:
        return IMPOSSIBLE
    last = len(box.shape_payable) - 1
    return best[want * len(box.shape_size) + box.shape_payable[deniers if deniers < last else last]]


def cheapest(box: Box, best: list[int], want: int, need: int) -> int:
    """The lowest price of a group with at least this total, or -1 if there is none at any price."""
    shapes = len(box.shape_size)
    for shape in range(shapes):
        if best[want * shapes + shape] >= need:
            return box.shape_price[shape]
    return -1
