"""Where Meng travels and what he does with the tokens he takes [G105]."""

from typing import Final

from regnum.games.gugong.const import (
    DUSK,
    TOKEN_DISCARD,
    TOKEN_DOUBLE,
    TOKEN_ENVOY,
    TOKEN_INTRIGUE,
    TOKEN_JADE,
    TOKEN_SERVANTS,
    TOKEN_SHIP,
    TOKEN_SWAP,
    TOKEN_TAKE_BACK,
    TOKEN_VP,
    TOKEN_WALL,
    VP_COURT,
    VP_TRAVEL,
)
from regnum.games.gugong.rules.gains import gain_jade, gain_servants, score_vp
from regnum.games.gugong.rules.intrigue import advance, at_the_end
from regnum.games.gugong.rules.memory import see_taken_back, see_top_discarded
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.servants import pay, pay_refusal
from regnum.games.gugong.rules.travel import move_to
from regnum.games.gugong.rules.wall import add_from_supply
from regnum.games.gugong.solo.canal import load_one, room_refusal
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import (
    MENG_DISCARDED,
    MENG_ROUTE,
    MENG_TOKEN_INSTEAD,
    MENG_TOOK_BACK,
    MOVE_LOST,
    TOKEN_UNUSED,
    TOKEN_USED,
)
from regnum.games.gugong.words.reasons import NOTHING_IN_REACH
from regnum.kernel.agenda import GAP, Frame, emit, push
from regnum.kernel.reasons import OK, why

# --- the way (R-G57) ----------------------------------------------------------------------------------


def next_city(g: Table, who: int) -> int:
    """Where he goes: the next token of his round, without one the nearest on the map; -1 if there is none."""
    path = g.box.meng_path
    here = g.seats[who].traveller - 1
    first = 0
    if here >= 0:
        on_it = here in path
        first = path.index(here) + 1 if on_it else path.index(g.box.meng_return[here])
    for step in range(len(path)):
        city = path[(first + step) % len(path)]
        if g.cities[city] != GAP:
            return city
    return _nearest(g, here if here >= 0 else path[0])


def _nearest(g: Table, start: int) -> int:
    """The nearest token by roads; of equals the one that is nearer to the start of his round."""
    box = g.box
    away = distances(g, start)
    best = -1
    least = (0, 0, 0)
    for city, token in enumerate(g.cities):
        if token != GAP and away[city] >= 0:
            rank = (away[city], box.meng_path.index(box.meng_return[city]), city)
            if best < 0 or rank < least:
                best, least = city, rank
    return best


def distances(g: Table, start: int) -> list[int]:
    """How many roads away every city is; -1 where no road leads."""
    away = [-1] * len(g.box.city_ids)
    away[start] = 0
    ahead = [start]
    while ahead:
        city = ahead.pop(0)
        for near in g.box.roads[city]:
            if away[near] < 0:
                away[near] = away[city] + 1
                ahead.append(near)
    return away


def reach_refusal(g: Table, who: int) -> int:
    """Why he cannot travel, or OK."""
    return OK if next_city(g, who) >= 0 else why(NOTHING_IN_REACH)


class MengMove(Frame[Table]):
    """He goes to a token, takes it and has its benefit. moves: those left."""

    def __init__(self, who: int, moves: int) -> None:
        super().__init__(who)
        self.moves: Final = moves

    def resolve(self, g: Table, option: int) -> None:
        city = next_city(g, self.who)
        if city < 0:
            emit(g, MOVE_LOST, self.who)
            return
        if self.moves > 1:
            push(g, MengMove(self.who, self.moves - 1))
        path = g.box.meng_path
        here = g.seats[self.who].traveller - 1
        if city not in path:
            emit(g, MENG_ROUTE, self.who, 0)
        elif here >= 0 and here not in path:
            emit(g, MENG_ROUTE, self.who, 1)
        token = move_to(g, self.who, city)
        use_token(g, self.who, token)


# --- benefits -----------------------------------------------------------------------------------------


def use_token(g: Table, who: int, token: int) -> None:
    """The benefit of a token, always taken if it brings anything."""
    effect = g.box.token_effect[token]
    if effect == TOKEN_DOUBLE:
        return
    if effect in (TOKEN_SWAP, TOKEN_TAKE_BACK, TOKEN_DISCARD):
        _cards_token(g, who, token)
    elif not _is_useful(g, who, token):
        emit(g, TOKEN_UNUSED, who, token)
    else:
        emit(g, TOKEN_USED, who, token)
        _use(g, who, effect, token)


def _is_useful(g: Table, who: int, token: int) -> bool:
    """Whether a benefit is possible (R-G19). For jade he pays with his pool alone (R-G54)."""
    me = g.seats[who]
    effect = g.box.token_effect[token]
    if effect == TOKEN_SERVANTS or effect == TOKEN_WALL:
        return me.supply > 0
    if effect == TOKEN_INTRIGUE:
        return not at_the_end(g, who)
    if effect == TOKEN_SHIP:
        return me.supply > 0 and room_refusal(g, who) == OK
    if effect == TOKEN_JADE:
        return pay_refusal(me, g.box.token_need[token], False) == OK
    return True


def _use(g: Table, who: int, effect: int, token: int) -> None:
    n = g.box.token_amount[token]
    if effect == TOKEN_SERVANTS:
        gain_servants(g, who, n)
    elif effect == TOKEN_ENVOY:
        advance_envoy(g, who, n)
    elif effect == TOKEN_INTRIGUE:
        advance(g, who, n)
    elif effect == TOKEN_VP:
        score_vp(g, who, n, VP_TRAVEL)
    elif effect == TOKEN_SHIP:
        load_one(g, who, True)
    elif effect == TOKEN_WALL:
        add_from_supply(g, who, False)
    else:
        assert effect == TOKEN_JADE
        pay(g, who, g.box.token_need[token], False)
        gain_jade(g, who, n)


def _cards_token(g: Table, who: int, token: int) -> None:
    """Tokens about gift cards: by day and with a card for them (R-G48), else VP; a swap is always VP."""
    box, me = g.box, g.seat(who)
    effect = box.token_effect[token]
    by_day = g.phase != DUSK
    if effect == TOKEN_TAKE_BACK and by_day and me.discard:
        emit(g, TOKEN_USED, who, token)
        me.hand = (me.discard[-1], *me.hand)  # under those he still has to play (R-G47)
        me.discard = me.discard[:-1]
        see_taken_back(me)
        emit(g, MENG_TOOK_BACK, who)
    elif effect == TOKEN_DISCARD and by_day and me.hand:
        emit(g, TOKEN_USED, who, token)
        me.discard += (me.hand[-1],)  # whatever its value
        me.hand = me.hand[:-1]
        see_top_discarded(me)
        emit(g, MENG_DISCARDED, who)
        gain_jade(g, who, box.token_amount[token])
    else:
        emit(g, MENG_TOKEN_INSTEAD, who, token, box.meng_swap_vp)
        score_vp(g, who, box.meng_swap_vp, VP_COURT)
