"""Where a citizen for an action comes from [T31, T50], and whether it may enter a building [T51, T52].

The citizen leaves its place first; then gaps and protection are judged (R-T34).
"""

from regnum.games.troyes.const import (
    BUILDINGS,
    DIE_CODES,
    FACES,
    PLACES,
    PUSH,
    ROOM,
    SPACES,
    TO_BUILDING,
    TO_EVENT,
)
from regnum.games.troyes.rules.buildings import citizens_standing, row_of, row_start, who_falls
from regnum.games.troyes.rules.influence import recruit
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.log import (
    CITIZEN_FROM,
    FROM_CARD,
    FROM_LYING,
    FROM_RECRUIT,
    FROM_SPACE,
    FROM_SUPPLY,
    SOURCES,
)
from regnum.games.troyes.words.reasons import (
    INFLUENCE_SHORT,
    NO_CITIZEN,
    PROTECTED,
    RESERVE_EMPTY,
    SAME_SPACE,
    SUPPLY_EMPTY,
    SUPPLY_THERE,
)
from regnum.kernel.agenda import emit
from regnum.kernel.reasons import OK, code_in, why


def is_building(target: int) -> bool:
    return TO_BUILDING <= target < TO_EVENT


def influence_needed(g: Table, target: int) -> int:
    """Influence that one use of a card costs, which must be left after recruiting (R-T06, R-T07)."""
    return g.box.card_pay_influence[g.cards[target]] if target < PLACES else 0


def there_refusal(g: Table, who: int, source: int, keep: int) -> int:
    """Whether there is a citizen to take (R-T48). keep: influence that must be left over."""
    if source == FROM_SUPPLY:
        return OK if g.seats[who].supply else why(SUPPLY_EMPTY)
    if source == FROM_RECRUIT:
        if g.seats[who].supply:
            return why(SUPPLY_THERE, 0, g.seats[who].supply)
        if not g.seats[who].reserve:
            return why(RESERVE_EMPTY, g.box.all_citizens)
        need = g.box.recruit_cost + keep
        have = g.seats[who].influence
        return why(INFLUENCE_SHORT, need, have) if need > have else OK
    if source >= FROM_CARD:
        there = g.seats[who].tradesman[source - FROM_CARD] > 0
    elif source >= FROM_LYING:
        there = g.lying[source - FROM_LYING] >> who & 1 == 1
    else:
        there = g.spaces[source - FROM_SPACE] == who + 1
    return OK if there else why(NO_CITIZEN)


def entry_refusal(g: Table, who: int, building: int, row: int, source: int) -> int:
    """Why a citizen from there may not enter a row, or OK."""
    box = g.box
    first = row_start(box, building, row)
    if FROM_SPACE <= source < FROM_LYING and first <= source - FROM_SPACE < first + box.row_length[building]:
        return _within_row_refusal(g, first, source - FROM_SPACE)
    falls = who_falls(g, building, row)
    if falls < 0:
        return OK
    lying = g.lying[building]
    if source == FROM_LYING + building:
        lying &= ~(1 << who)
    return why(PROTECTED) if lying >> falls & 1 else OK


def _within_row_refusal(g: Table, first: int, space: int) -> int:
    """A move within a row leaves a gap, so nobody falls; but something must change (R-T35)."""
    if g.box.row_entry == PUSH:
        return why(SAME_SPACE) if space == first else OK
    for i in range(first, space):
        if not g.spaces[i]:
            return OK
    return why(SAME_SPACE)


def source_refusal(g: Table, who: int, target: int, code: int, source: int) -> int:
    """Why a citizen from there cannot be used for an action, or OK.

    code: the die as it counts, which says the row of a building.
    """
    refusal = there_refusal(g, who, source, influence_needed(g, target))
    if refusal != OK or not is_building(target):
        return refusal
    building = target - TO_BUILDING
    return entry_refusal(g, who, building, row_of(g.box, building, code % FACES + 1), source)


def any_source_refusal(g: Table, who: int, target: int, code: int) -> int:
    """OK if some citizen can be used; else that who would fall is protected, or that there is nobody."""
    if not is_building(target) and (g.seats[who].supply or citizens_standing(g, who)):
        return OK
    refusal = why(NO_CITIZEN)
    for source in range(SOURCES):
        found = source_refusal(g, who, target, code, source)
        if found == OK:
            return OK
        if code_in(found) == PROTECTED:
            refusal = found
    return refusal


def comes_from_outside(g: Table, who: int) -> bool:
    """Whether a citizen can be taken who stands in no building: it leaves no gap there."""
    if g.seats[who].supply:
        return True
    if g.seats[who].reserve and g.seats[who].influence >= g.box.recruit_cost:
        return True
    for place in range(PLACES):
        if g.seats[who].tradesman[place]:
            return True
    return False


def derive_rows(box: Box) -> None:
    """The rows of all buildings: their first space, their length, and the dice codes that lead there."""
    for building in range(BUILDINGS):
        for row in range(ROOM // box.row_length[building]):
            values = [value for value in range(FACES) if box.row_of_value[building][value] == row]
            box.row_first.append(row_start(box, building, row))
            box.row_codes.append(sum([1 << (building * FACES + value) for value in values]))


def open_codes(g: Table, who: int) -> int:
    """Bits of the dice codes with which a citizen can be placed: building and value [T50].

    As `any_source_refusal` says; where nobody protected would fall, any citizen from elsewhere will do.
    """
    box = g.box
    outside = comes_from_outside(g, who)
    standing = citizens_standing(g, who)
    found = 0
    for i, first in enumerate(box.row_first):
        building = first // ROOM
        mine = 0
        last = 0
        full = True
        for space in range(first, first + box.row_length[building]):
            last = g.spaces[space]
            if last == who + 1:
                mine += 1
            elif not last:
                full = False
        blocked = full and g.lying[building] >> last - 1 & 1 == 1
        if not blocked and (outside or standing > mine):
            found |= box.row_codes[i]
        elif not blocked or mine or last == who + 1:  # only one's own citizens could lift a protection
            code = (box.row_codes[i] & -box.row_codes[i]).bit_length() - 1
            if any_source_refusal(g, who, TO_BUILDING + building, code) == OK:
                found |= box.row_codes[i]
    return found


def own_sources(g: Table, who: int) -> list[int]:
    """The sources where there is a citizen of a seat; and recruiting, whether or not it can be paid."""
    out = [FROM_SUPPLY, FROM_RECRUIT]
    for space in range(SPACES):
        if g.spaces[space] == who + 1:
            out.append(FROM_SPACE + space)
    for building in range(TO_EVENT - TO_BUILDING):
        if g.lying[building] >> who & 1:
            out.append(FROM_LYING + building)
    for place in range(PLACES):
        if g.seats[who].tradesman[place]:
            out.append(FROM_CARD + place)
    return out


def take_citizen(g: Table, who: int, source: int) -> None:
    """The citizen leaves where it is: it is in nobody's place until it is put down."""
    card = -1
    if source == FROM_RECRUIT:
        recruit(g, who)
        g.seat(who).supply -= 1
    elif source == FROM_SUPPLY:
        g.seat(who).supply -= 1
    elif source >= FROM_CARD:
        g.seat(who).tradesman[source - FROM_CARD] = 0
        card = g.cards[source - FROM_CARD]
    elif source >= FROM_LYING:
        g.lying[source - FROM_LYING] &= ~(1 << who)
    else:
        g.spaces[source - FROM_SPACE] = 0
    emit(g, CITIZEN_FROM, who, source, card)


assert DIE_CODES == (TO_EVENT - TO_BUILDING) * FACES
