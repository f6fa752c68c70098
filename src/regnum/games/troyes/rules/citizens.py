"""Where a citizen for an action comes from [T31, T50], and whether it may enter a building [T51, T52].

The citizen leaves its place first; then gaps and protection are judged (R-T34).
"""

from typing import Final

from regnum.games.troyes.const import BUILDINGS, FACES, PUSH, ROOM
from regnum.games.troyes.rules.aims import building_of, is_building, is_card, to_building
from regnum.games.troyes.rules.buildings import (
    citizens_standing,
    lies_in,
    row_of,
    row_start,
    stands_anywhere,
    who_falls,
)
from regnum.games.troyes.rules.influence import recruit
from regnum.games.troyes.rules.sources import (
    building_in,
    is_tradesman,
    lies_on_building,
    place_in,
    space_in,
    stands_on_space,
)
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import (
    CITIZEN_FROM,
    FROM_CARD,
    FROM_LYING,
    FROM_RECRUIT,
    FROM_SPACE,
    FROM_SUPPLY,
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

ALL_VALUES: Final = (1 << FACES) - 1  # bits of the dice codes of one colour
NO_ROW: Final = 0  # instead of the value of a die: the citizen becomes a tradesman


def influence_needed(g: Table, target: int) -> int:
    """Influence that one use of a card costs, which must be left after recruiting (R-T06, R-T07)."""
    return g.box.card_pay_influence[g.cards[target]] if is_card(target) else 0


def there_refusal(g: Table, who: int, source: int, keep: int) -> int:
    """Whether there is a citizen to take (R-T48). keep: influence that must be left over."""
    me = g.seats[who]
    if source == FROM_SUPPLY:
        return OK if me.supply else why(SUPPLY_EMPTY)
    if source == FROM_RECRUIT:
        if me.supply:
            return why(SUPPLY_THERE, 0, me.supply)
        if not me.reserve:
            return why(RESERVE_EMPTY, g.box.all_citizens)
        need = g.box.recruit_cost + keep
        return why(INFLUENCE_SHORT, need, me.influence) if need > me.influence else OK
    if is_tradesman(source):
        there = me.tradesman[place_in(source)] > 0
    elif lies_on_building(source):
        there = lies_in(g, who, building_in(source))
    else:
        there = g.spaces[space_in(source)] == who + 1
    return OK if there else why(NO_CITIZEN)


def entry_refusal(g: Table, who: int, building: int, row: int, source: int) -> int:
    """Why a citizen from there may not enter a row, or OK."""
    first = row_start(g.box, building, row)
    length = g.box.row_length[building]
    if stands_on_space(source) and first <= space_in(source) < first + length:
        return _within_row_refusal(g, first, space_in(source))
    falls = who_falls(g, building, row)
    if falls < 0 or not lies_in(g, falls, building):
        return OK
    leaves = lies_on_building(source) and building_in(source) == building
    return OK if leaves and falls == who else why(PROTECTED)


def _within_row_refusal(g: Table, first: int, space: int) -> int:
    """A move within a row leaves a gap, so nobody falls; but something must change (R-T35)."""
    if g.box.row_entry == PUSH:
        return why(SAME_SPACE) if space == first else OK
    for before in range(first, space):
        if not g.spaces[before]:
            return OK
    return why(SAME_SPACE)


def source_refusal(g: Table, who: int, target: int, value: int, source: int) -> int:
    """Why a citizen from there cannot be used for an action, or OK.

    value: of the die, which says the row of a building; NO_ROW for a tradesman.
    """
    refusal = there_refusal(g, who, source, influence_needed(g, target))
    if refusal != OK or not is_building(target):
        return refusal
    building = building_of(target)
    return entry_refusal(g, who, building, row_of(g.box, building, value), source)


def any_source_refusal(g: Table, who: int, target: int, value: int) -> int:
    """OK if some citizen can be used; else that who would fall is protected, or that there is nobody."""
    if is_building(target):
        if not g.lying[building_of(target)] and comes_from_outside(g, who):
            return OK  # nobody is protected there
    elif g.seats[who].supply or stands_anywhere(g, who):
        return OK
    refusal = why(NO_CITIZEN)
    for source in own_sources(g, who):
        found = source_refusal(g, who, target, value, source)
        if found == OK:
            return OK
        if code_in(found) == PROTECTED:
            refusal = found
    return refusal


# --- which dice place a citizen --------------------------------------------------------------------------


def comes_from_outside(g: Table, who: int) -> bool:
    """Whether a citizen can be taken who stands in no building: it leaves no gap there."""
    me = g.seats[who]
    if me.supply or (me.reserve and me.influence >= g.box.recruit_cost):
        return True
    return me.tradesmen() > 0


def open_codes(g: Table, who: int) -> int:
    """Bits of the dice codes with which a citizen can be placed: building and value [T50].

    As `any_source_refusal` says; where nobody protected would fall, any citizen from elsewhere will do.
    """
    outside = comes_from_outside(g, who)
    found = 0
    for building in range(BUILDINGS):
        if outside and not g.lying[building]:  # nobody is protected there
            found |= ALL_VALUES << building * FACES
        else:
            found |= _open_rows(g, who, building, outside)
    return found


def _open_rows(g: Table, who: int, building: int, outside: bool) -> int:
    """The same for one building. outside: a citizen can be taken who stands in no building."""
    box, spaces = g.box, g.spaces
    length = box.row_length[building]
    number = 0  # of the building's first row among all rows
    for before in range(building):
        number += ROOM // box.row_length[before]
    standing = 0 if outside else citizens_standing(g, who)
    found = 0
    first = building * ROOM
    while first < building * ROOM + ROOM:
        last = spaces[first + length - 1]
        if outside and (not last or not lies_in(g, last - 1, building)):
            found |= box.row_codes[number]  # nobody falls who is protected
        elif _is_open(g, who, building, first, standing):
            found |= box.row_codes[number]
        number += 1
        first += length
    return found


def _is_open(g: Table, who: int, building: int, first: int, standing: int) -> bool:
    """Whether some citizen can enter the row that begins there, where one from outside cannot.

    standing: own citizens in all buildings; 0 if there is one from outside.
    """
    length = g.box.row_length[building]
    mine = 0
    last = 0
    full = True
    for space in range(first, first + length):
        last = g.spaces[space]
        if last == who + 1:
            mine += 1
        elif not last:
            full = False
    blocked = full and lies_in(g, last - 1, building)
    if not blocked and standing > mine:
        return True
    if blocked and not mine:  # only one's own citizens could lift a protection
        return False
    value = g.box.row_of_value[building].index((first - building * ROOM) // length) + 1
    return any_source_refusal(g, who, to_building(building), value) == OK


# --- taking one ------------------------------------------------------------------------------------------


def own_sources(g: Table, who: int) -> list[int]:
    """The sources where there is a citizen of a seat; and recruiting, whether or not it can be paid."""
    out = [FROM_SUPPLY, FROM_RECRUIT]
    for space, there in enumerate(g.spaces):
        if there == who + 1:
            out.append(FROM_SPACE + space)
    for building in range(BUILDINGS):
        if lies_in(g, who, building):
            out.append(FROM_LYING + building)
    for place, slot in enumerate(g.seats[who].tradesman):
        if slot:
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
    elif is_tradesman(source):
        place = place_in(source)
        g.seat(who).tradesman[place] = 0
        card = g.cards[place]
    elif lies_on_building(source):
        g.lying[building_in(source)] &= ~(1 << who)
    else:
        g.spaces[space_in(source)] = 0
    emit(g, CITIZEN_FROM, who, source, card)
