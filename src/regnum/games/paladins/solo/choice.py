"""What the AI player can do and what it aims at [P94, P97, P98]."""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ABSOLVE,
    AI_ONE_WORKER,
    AI_TWO_WORKERS,
    ATTACK,
    CLERIC,
    COMMISSION,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    KINGS_FAVOUR,
    MONK,
    OUTPOST,
    PAY_DEBT,
    RECRUIT,
    REST,
    RIGHT,
    STRENGTH,
    code_of,
    n_of,
)
from regnum.games.paladins.rules.progress import attribute_of, times_done
from regnum.games.paladins.rules.spaces import open_spaces, region_refusal
from regnum.games.paladins.rules.workers import total
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import AI_SKIPS
from regnum.games.paladins.words.reasons import (
    FAITH_SHORT,
    FAVOUR_USED,
    INFLUENCE_SHORT,
    LIMIT,
    NO_FAVOUR,
    NO_OUTSIDER,
    NO_SPACE,
    NO_TOWNSFOLK,
    NO_WALL,
    NOT_REVEALED,
    STRENGTH_SHORT,
    USED,
    WORKERS,
)
from regnum.kernel.agenda import GAP, emit
from regnum.kernel.reasons import OK, code_in, have_in, need_in, why


def is_right(action: int) -> bool:
    """Whether an action stands on the right side of the board."""
    return RIGHT <= action <= CONVERT


def right_cost(g: Table, me: Seat, action: int) -> int:
    """Workers a right-side action takes: fewer with workshops [P96]."""
    return g.box.ai_right_cost[me.covered(action).bit_count()]


def top_cost(g: Table, action: int) -> int:
    """Workers an action of the top row takes [P96]."""
    return g.box.ai_top_cost[g.box.ai_top_row.index(action)]


def ai_refusal(g: Table, who: int, action: int) -> int:
    """Why the AI player cannot take an action now, or OK."""
    me = g.seats[who]
    workers = total(me.workers)
    if action == KINGS_FAVOUR:
        if workers < g.box.ai_favour_cost:
            return why(WORKERS, g.box.ai_favour_cost, workers)
        return OK if ai_favour_place(g) >= 0 else why(NO_FAVOUR)
    if is_right(action):
        return _right_refusal(g, me, action)
    if action != REST and me.is_used(action):
        return why(USED)
    cost = top_cost(g, action)
    if workers < cost:
        return why(WORKERS, cost, workers)
    if action == RECRUIT and all(card == GAP for card in g.townsfolk_row):
        return why(NO_TOWNSFOLK)
    return OK


def _right_refusal(g: Table, me: Seat, action: int) -> int:
    box = g.box
    if me.is_used(action):
        return why(USED)
    cost = right_cost(g, me, action)
    workers = total(me.workers)
    if workers < cost:
        return why(WORKERS, cost, workers)
    times = times_done(me, action)
    limit = box.limits[action]
    if limit and times >= limit:
        return why(LIMIT, limit, times)
    if action == COMMISSION or action == GARRISON:
        token = MONK if action == COMMISSION else OUTPOST
        refusal = region_refusal(g, me, token)
        return refusal if refusal != OK or ai_space(g, me, token) >= 0 else why(NO_SPACE)
    if action == FORTIFY or action == ABSOLVE:
        needs = box.fortify_need if action == FORTIFY else box.absolve_need
        have = attribute_of(box, me, INFLUENCE)
        if have < needs[times]:
            return why(INFLUENCE_SHORT, needs[times], have)
        return why(NO_WALL) if action == FORTIFY and not g.wall_deck else OK
    return _outsiders_refusal(g, me, action)


def _outsiders_refusal(g: Table, me: Seat, action: int) -> int:
    """OK if some outsider is a target; else what the leftmost one that stands there would need."""
    leftmost = why(NO_OUTSIDER)
    for place, card in enumerate(g.outsider_row):
        refusal = outsider_why(g, me, action, place)
        if refusal == OK:
            return OK
        if card != GAP and code_in(leftmost) == NO_OUTSIDER:
            leftmost = refusal
    return leftmost


def outsider_why(g: Table, me: Seat, action: int, place: int) -> int:
    """Why an outsider is no target: the AI player never pays silver for strength [P98]."""
    box = g.box
    if g.outsider_row[place] == GAP:
        return why(NO_OUTSIDER)
    if action == ATTACK:
        need, have = box.region_strength[place], attribute_of(box, me, STRENGTH)
        return why(STRENGTH_SHORT, need, have) if need > have else OK
    need, have = box.region_faith[place], attribute_of(box, me, FAITH)
    return why(FAITH_SHORT, need, have) if need > have else OK


# --- what it aims at: from the marker's place to the right, round the end [P94] --------------------------


def ai_outsider_place(g: Table, who: int, action: int) -> int:
    """The outsider at the marker, else the next to the right, the sixth after the fifth; or -1."""
    places = len(g.outsider_row)
    for step in range(places):
        place = (g.ai_marker + step) % places
        refusal = outsider_why(g, g.seats[who], action, place)
        if refusal == OK:
            return place
        _skip(g, who, action, place, refusal)
    return -1


def ai_townsfolk_place(g: Table, who: int) -> int:
    """The townsfolk at the marker, else the next to the right; or -1."""
    row = g.townsfolk_row
    for step in range(len(row)):
        place = (g.ai_marker + step) % len(row)
        if row[place] != GAP:
            return place
        _skip(g, who, RECRUIT, place, why(NO_TOWNSFOLK))
    return -1


def ai_favour_place(g: Table) -> int:
    """The favour at the marker, else the next to the right: revealed and free; or -1."""
    places = len(g.favour_worker)
    for step in range(places):
        place = (g.ai_marker + step) % places
        if favour_why(g, place) == OK:
            return place
    return -1


def favour_why(g: Table, place: int) -> int:
    if place >= len(g.favours):
        return why(NOT_REVEALED)
    return why(FAVOUR_USED) if g.favour_worker[place] else OK


def tell_favour_search(g: Table, who: int, found: int) -> None:
    """The favours passed over on the way to the one found."""
    place = g.ai_marker
    while place != found:
        _skip(g, who, KINGS_FAVOUR, place, favour_why(g, place))
        place = (place + 1) % len(g.favour_worker)


def _skip(g: Table, who: int, action: int, place: int, refusal: int) -> None:
    emit(g, AI_SKIPS, who, action, place + 1, code_in(refusal), need_in(refusal), have_in(refusal))


def ai_space(g: Table, me: Seat, token: int) -> int:
    """The space it goes for: best kind of reward first, of equals the leftmost [P98]; or -1.

    To pay a debt it goes only with an unpaid one, even if there is no other space (R-P22).
    """
    open_now = open_spaces(g, me, token)
    for kind in g.box.ai_space_priority:
        if kind == PAY_DEBT and not me.unpaid:
            continue
        for space in open_now:
            if space_kind(g.box, space) == kind:
                return space
    return -1


def space_kind(box: Box, space: int) -> int:
    """A space's reward as the order of preference names it."""
    items = box.space_reward[space]
    workers = sum(n_of(it) for it in items if code_of(it) <= CLERIC)
    if workers:
        return AI_TWO_WORKERS if workers > 1 else AI_ONE_WORKER
    return code_of(items[0])
