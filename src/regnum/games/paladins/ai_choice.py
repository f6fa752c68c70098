"""What the AI player can do and what it aims at [P94, P97, P98]."""

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
    PAY_DEBT,
    RECRUIT,
    REST,
    RIGHT,
    STRENGTH,
    code_of,
    n_of,
)
from regnum.games.paladins.costs import limit_of
from regnum.games.paladins.log import AI_SKIPS
from regnum.games.paladins.reasons import (
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
from regnum.games.paladins.spaces import open_spaces, region_refusal
from regnum.games.paladins.state import (
    AI_MARKER,
    FAVOUR_PLACES,
    FAVOUR_WORKER,
    FAVOURS,
    MONK,
    OUTPOST,
    OUTSIDER_ROW,
    OWN,
    STANDING,
    TOWNSFOLK_ROW,
    UNPAID,
    WALL_DECK,
    WORKERS_AT,
    WORKSHOPS,
    attribute_of,
    done,
    tab,
)
from regnum.games.paladins.workers import total
from regnum.kernel.agenda import GAP, emit
from regnum.kernel.flat import State
from regnum.kernel.reasons import OK, code_in, have_in, need_in, why


def ai_workers(g: State, who: int) -> int:
    return total(g.own[who * OWN + WORKERS_AT])


def ai_refusal(g: State, who: int, action: int) -> int:
    """Why the AI player cannot take an action now, or OK."""
    t = tab(g)
    workers = ai_workers(g, who)
    if action == KINGS_FAVOUR:
        if workers < t.ai_favour_cost:
            return why(WORKERS, t.ai_favour_cost, workers)
        return OK if ai_favour_place(g) >= 0 else why(NO_FAVOUR)
    if action >= RIGHT and action <= CONVERT:
        return _right_refusal(g, who, action)
    if action != REST and g.own[who * OWN + STANDING + 3 * action]:
        return why(USED)
    cost = t.ai_top_cost[t.ai_top_row.index(action)]
    if workers < cost:
        return why(WORKERS, cost, workers)
    if action == RECRUIT and all(card == GAP for card in g.decks[TOWNSFOLK_ROW]):
        return why(NO_TOWNSFOLK)
    return OK


def _right_refusal(g: State, who: int, action: int) -> int:
    t = tab(g)
    if g.own[who * OWN + STANDING + 3 * action + 2]:
        return why(USED)
    covered = g.own[who * OWN + WORKSHOPS + action - RIGHT]
    cost = t.ai_right_cost[(covered & 1) + (covered >> 1 & 1)]
    workers = ai_workers(g, who)
    if workers < cost:
        return why(WORKERS, cost, workers)
    times = done(g, who, action)
    limit = limit_of(g, action)
    if limit and times >= limit:
        return why(LIMIT, limit, times)
    if action == COMMISSION or action == GARRISON:
        token = MONK if action == COMMISSION else OUTPOST
        refusal = region_refusal(g, who, token)
        return refusal if refusal != OK or ai_space(g, who, token) >= 0 else why(NO_SPACE)
    if action == FORTIFY or action == ABSOLVE:
        needs = t.fortify_need if action == FORTIFY else t.absolve_need
        have = attribute_of(g, who, INFLUENCE)
        if have < needs[times]:
            return why(INFLUENCE_SHORT, needs[times], have)
        return why(NO_WALL) if action == FORTIFY and not g.decks[WALL_DECK] else OK
    return OK if ai_outsider_place(g, who, action, False) >= 0 else _nearest_outsider(g, who, action)


def _nearest_outsider(g: State, who: int, action: int) -> int:
    """What the leftmost outsider that stands there would need."""
    for place, card in enumerate(g.decks[OUTSIDER_ROW]):
        if card != GAP:
            return outsider_why(g, who, action, place)
    return why(NO_OUTSIDER)


def outsider_why(g: State, who: int, action: int, place: int) -> int:
    """Why an outsider is no target: the AI player never pays silver for strength [P98]."""
    t = tab(g)
    if g.decks[OUTSIDER_ROW][place] == GAP:
        return why(NO_OUTSIDER)
    if action == ATTACK:
        need, have = t.region_strength[place], attribute_of(g, who, STRENGTH)
        return why(STRENGTH_SHORT, need, have) if need > have else OK
    need, have = t.region_faith[place], attribute_of(g, who, FAITH)
    return why(FAITH_SHORT, need, have) if need > have else OK


def ai_outsider_place(g: State, who: int, action: int, tell: bool = True) -> int:
    """From the marker's place to the right, the sixth after the fifth, then the first [P94]; or -1."""
    places = len(g.decks[OUTSIDER_ROW])
    for step in range(places):
        place = (g.board[AI_MARKER] + step) % places
        refusal = outsider_why(g, who, action, place)
        if refusal == OK:
            return place
        if tell:
            _skip(g, who, action, place, refusal)
    return -1


def ai_townsfolk_place(g: State, who: int) -> int:
    """The townsfolk at the marker, else the next to the right [P94]; or -1."""
    row = g.decks[TOWNSFOLK_ROW]
    for step in range(len(row)):
        place = (g.board[AI_MARKER] + step) % len(row)
        if row[place] != GAP:
            return place
        _skip(g, who, RECRUIT, place, why(NO_TOWNSFOLK))
    return -1


def ai_favour_place(g: State) -> int:
    """The favour at the marker, else the next to the right: revealed and free [P94]; or -1."""
    for step in range(FAVOUR_PLACES):
        place = (g.board[AI_MARKER] + step) % FAVOUR_PLACES
        if favour_why(g, place) == OK:
            return place
    return -1


def favour_why(g: State, place: int) -> int:
    if place >= len(g.decks[FAVOURS]):
        return why(NOT_REVEALED)
    return why(FAVOUR_USED) if g.board[FAVOUR_WORKER + place] else OK


def tell_favour_search(g: State, who: int, found: int) -> None:
    """The favours passed over on the way to the one found."""
    place = g.board[AI_MARKER]
    while place != found:
        _skip(g, who, KINGS_FAVOUR, place, favour_why(g, place))
        place = (place + 1) % FAVOUR_PLACES


def _skip(g: State, who: int, action: int, place: int, refusal: int) -> None:
    emit(g, AI_SKIPS, who, action, place + 1, code_in(refusal), need_in(refusal), have_in(refusal))


def ai_space(g: State, who: int, token: int) -> int:
    """The space it goes for: best kind of reward first, of equals the leftmost [P98]; or -1.

    To pay a debt it goes only with an unpaid one, even if there is no other space (R-P22).
    """
    open_now = open_spaces(g, who, token)
    for kind in tab(g).ai_space_priority:
        if kind == PAY_DEBT and not g.own[who * OWN + UNPAID]:
            continue
        for space in open_now:
            if space_kind(g, space) == kind:
                return space
    return -1


def space_kind(g: State, space: int) -> int:
    """A space's reward as the order of preference names it."""
    items = tab(g).space_reward[space]
    workers = sum(n_of(it) for it in items if code_of(it) <= CLERIC)
    if workers:
        return AI_TWO_WORKERS if workers > 1 else AI_ONE_WORKER
    return code_of(items[0])
