"""Where a citizen for an action comes from [T31, T50], and whether it may enter a building [T51, T52].

The citizen leaves its place first; then gaps and protection are judged (R-T34).
"""

from regnum.games.troyes.buildings import row_of, row_start, who_falls
from regnum.games.troyes.const import BUILDINGS, DIE_CODES, FACES, PLACES, PUSH, ROOM, TO_BUILDING, TO_EVENT
from regnum.games.troyes.influence import recruit
from regnum.games.troyes.log import (
    CITIZEN_FROM,
    FROM_CARD,
    FROM_LYING,
    FROM_RECRUIT,
    FROM_SPACE,
    FROM_SUPPLY,
    SOURCES,
)
from regnum.games.troyes.reasons import (
    INFLUENCE_SHORT,
    NO_CITIZEN,
    PROTECTED,
    RESERVE_EMPTY,
    SAME_SPACE,
    SUPPLY_EMPTY,
    SUPPLY_THERE,
)
from regnum.games.troyes.state import (
    CARDS,
    INFLUENCE_AT,
    LYING,
    OWN,
    RESERVE,
    SPACE_COUNT,
    SPACES,
    SUPPLY,
    TRADESMAN,
    citizens_standing,
    tab,
)
from regnum.games.troyes.tables import Tables
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State
from regnum.kernel.reasons import OK, code_in, why


def is_building(target: int) -> bool:
    return TO_BUILDING <= target < TO_EVENT


def influence_needed(g: State, target: int) -> int:
    """Influence that one use of a card costs, which must be left after recruiting (R-T06, R-T07)."""
    return tab(g).card_pay_influence[g.decks[CARDS][target]] if target < PLACES else 0


def there_refusal(g: State, who: int, source: int, keep: int) -> int:
    """Whether there is a citizen to take (R-T48). keep: influence that must be left over."""
    b = who * OWN
    if source == FROM_SUPPLY:
        return OK if g.own[b + SUPPLY] else why(SUPPLY_EMPTY)
    if source == FROM_RECRUIT:
        if g.own[b + SUPPLY]:
            return why(SUPPLY_THERE, 0, g.own[b + SUPPLY])
        if not g.own[b + RESERVE]:
            return why(RESERVE_EMPTY, tab(g).all_citizens)
        need = tab(g).recruit_cost + keep
        have = g.own[b + INFLUENCE_AT]
        return why(INFLUENCE_SHORT, need, have) if need > have else OK
    if source >= FROM_CARD:
        there = g.own[b + TRADESMAN + source - FROM_CARD] > 0
    elif source >= FROM_LYING:
        there = g.board[LYING + source - FROM_LYING] >> who & 1 == 1
    else:
        there = g.board[SPACES + source - FROM_SPACE] == who + 1
    return OK if there else why(NO_CITIZEN)


def entry_refusal(g: State, who: int, building: int, row: int, source: int) -> int:
    """Why a citizen from there may not enter a row, or OK."""
    t = tab(g)
    first = row_start(t, building, row)
    if FROM_SPACE <= source < FROM_LYING and first <= source - FROM_SPACE < first + t.row_length[building]:
        return _within_row_refusal(g, first, source - FROM_SPACE)
    falls = who_falls(g, building, row)
    if falls < 0:
        return OK
    lying = g.board[LYING + building]
    if source == FROM_LYING + building:
        lying &= ~(1 << who)
    return why(PROTECTED) if lying >> falls & 1 else OK


def _within_row_refusal(g: State, first: int, space: int) -> int:
    """A move within a row leaves a gap, so nobody falls; but something must change (R-T35)."""
    if tab(g).row_entry == PUSH:
        return why(SAME_SPACE) if space == first else OK
    for i in range(first, space):
        if not g.board[SPACES + i]:
            return OK
    return why(SAME_SPACE)


def source_refusal(g: State, who: int, target: int, code: int, source: int) -> int:
    """Why a citizen from there cannot be used for an action, or OK.

    code: the die as it counts, which says the row of a building.
    """
    refusal = there_refusal(g, who, source, influence_needed(g, target))
    if refusal != OK or not is_building(target):
        return refusal
    building = target - TO_BUILDING
    return entry_refusal(g, who, building, row_of(tab(g), building, code % FACES + 1), source)


def any_source_refusal(g: State, who: int, target: int, code: int) -> int:
    """OK if some citizen can be used; else that who would fall is protected, or that there is nobody."""
    if not is_building(target) and (g.own[who * OWN + SUPPLY] or citizens_standing(g, who)):
        return OK
    refusal = why(NO_CITIZEN)
    for source in range(SOURCES):
        found = source_refusal(g, who, target, code, source)
        if found == OK:
            return OK
        if code_in(found) == PROTECTED:
            refusal = found
    return refusal


def comes_from_outside(g: State, who: int) -> bool:
    """Whether a citizen can be taken who stands in no building: it leaves no gap there."""
    b = who * OWN
    if g.own[b + SUPPLY]:
        return True
    if g.own[b + RESERVE] and g.own[b + INFLUENCE_AT] >= tab(g).recruit_cost:
        return True
    for place in range(PLACES):
        if g.own[b + TRADESMAN + place]:
            return True
    return False


def derive_rows(t: Tables) -> None:
    """The rows of all buildings: their first space, their length, and the dice codes that lead there."""
    for building in range(BUILDINGS):
        for row in range(ROOM // t.row_length[building]):
            values = [value for value in range(FACES) if t.row_of_value[building][value] == row]
            t.row_first.append(row_start(t, building, row))
            t.row_codes.append(sum([1 << (building * FACES + value) for value in values]))


def open_codes(g: State, who: int) -> int:
    """Bits of the dice codes with which a citizen can be placed: building and value [T50].

    As `any_source_refusal` says; where nobody protected would fall, any citizen from elsewhere will do.
    """
    t = tab(g)
    outside = comes_from_outside(g, who)
    standing = citizens_standing(g, who)
    found = 0
    for i, first in enumerate(t.row_first):
        building = first // ROOM
        mine = 0
        last = 0
        full = True
        for space in range(first, first + t.row_length[building]):
            last = g.board[SPACES + space]
            if last == who + 1:
                mine += 1
            elif not last:
                full = False
        blocked = full and g.board[LYING + building] >> (last - 1) & 1 == 1
        if not blocked and (outside or standing > mine):
            found |= t.row_codes[i]
        elif not blocked or mine or last == who + 1:  # only one's own citizens could lift a protection
            code = (t.row_codes[i] & -t.row_codes[i]).bit_length() - 1
            if any_source_refusal(g, who, TO_BUILDING + building, code) == OK:
                found |= t.row_codes[i]
    return found


def own_sources(g: State, who: int) -> list[int]:
    """The sources where there is a citizen of a seat; and recruiting, whether or not it can be paid."""
    b = who * OWN
    out = [FROM_SUPPLY, FROM_RECRUIT]
    for space in range(SPACE_COUNT):
        if g.board[SPACES + space] == who + 1:
            out.append(FROM_SPACE + space)
    for building in range(TO_EVENT - TO_BUILDING):
        if g.board[LYING + building] >> who & 1:
            out.append(FROM_LYING + building)
    for place in range(PLACES):
        if g.own[b + TRADESMAN + place]:
            out.append(FROM_CARD + place)
    return out


def take_citizen(g: State, who: int, source: int) -> None:
    """The citizen leaves where it is: it is in nobody's place until it is put down."""
    b = who * OWN
    card = -1
    if source == FROM_RECRUIT:
        recruit(g, who)
        g.own[b + SUPPLY] -= 1
    elif source == FROM_SUPPLY:
        g.own[b + SUPPLY] -= 1
    elif source >= FROM_CARD:
        g.own[b + TRADESMAN + source - FROM_CARD] = 0
        card = g.decks[CARDS][source - FROM_CARD]
    elif source >= FROM_LYING:
        g.board[LYING + source - FROM_LYING] &= ~(1 << who)
    else:
        g.board[SPACES + source - FROM_SPACE] = 0
    emit(g, CITIZEN_FROM, who, source, card)


assert DIE_CODES == (TO_EVENT - TO_BUILDING) * FACES
