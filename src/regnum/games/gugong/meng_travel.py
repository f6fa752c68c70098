"""Where Meng travels and what he does with the tokens he takes [G105]."""

from typing import Final

import regnum.games.gugong.meng_canal as meng_canal
import regnum.games.gugong.servants as servants
import regnum.games.gugong.travel as travel
import regnum.games.gugong.wall as wall
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
from regnum.games.gugong.gains import gain_jade, score_vp
from regnum.games.gugong.intrigue import advance, at_the_end
from regnum.games.gugong.log import (
    MENG_DISCARDED,
    MENG_ROUTE,
    MENG_TOKEN_INSTEAD,
    MENG_TOOK_BACK,
    MOVE_LOST,
    TOKEN_UNUSED,
    TOKEN_USED,
)
from regnum.games.gugong.palace import advance_envoy
from regnum.games.gugong.reasons import NOTHING_IN_REACH
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import GAP, Frame, emit, push
from regnum.kernel.reasons import OK, why

# --- the way (R-G57) ---------------------------------------------------------------------------------


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
    t = g.box
    away = [-1] * len(t.city_ids)
    away[start] = 0
    ahead = [start]
    while ahead:
        city = ahead.pop(0)
        for near in t.roads[city]:
            if away[near] < 0:
                away[near] = away[city] + 1
                ahead.append(near)
    best = -1
    least = (0, 0, 0)
    for city, token in enumerate(g.cities):
        if token != GAP and away[city] >= 0:
            rank = (away[city], t.meng_path.index(t.meng_return[city]), city)
            if best < 0 or rank < least:
                best, least = city, rank
    return best


def reach_refusal(g: Table, who: int) -> int:
    """Why he cannot travel, or OK."""
    return OK if next_city(g, who) >= 0 else why(NOTHING_IN_REACH)


class MengMove(Frame[Table]):
    """He goes to a token, takes it and has its benefit. a: steps left."""

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
        token = travel.move_to(g, self.who, city)
        use_token(g, self.who, token)


# --- benefits ----------------------------------------------------------------------------------------


def use_token(g: Table, who: int, token: int) -> None:
    """The benefit of a token, always taken if it brings anything."""
    t = g.box
    effect = t.token_effect[token]
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
    effect = g.box.token_effect[token]
    if effect == TOKEN_SERVANTS or effect == TOKEN_WALL:
        return g.seats[who].supply > 0
    if effect == TOKEN_INTRIGUE:
        return not at_the_end(g, who)
    if effect == TOKEN_SHIP:
        return g.seats[who].supply > 0 and meng_canal.ship_for(g, who) >= 0
    if effect == TOKEN_JADE:
        return servants.pay_refusal(g, who, g.box.token_need[token], False) == OK
    return True


def _use(g: Table, who: int, effect: int, token: int) -> None:
    n = g.box.token_amount[token]
    if effect == TOKEN_SERVANTS:
        servants.gain(g, who, n)
    elif effect == TOKEN_ENVOY:
        advance_envoy(g, who, n)
    elif effect == TOKEN_INTRIGUE:
        advance(g, who, n)
    elif effect == TOKEN_VP:
        score_vp(g, who, n, VP_TRAVEL)
    elif effect == TOKEN_SHIP:
        meng_canal.load_one(g, who, True)
    elif effect == TOKEN_WALL:
        wall.add_from_supply(g, who, False)
    else:
        assert effect == TOKEN_JADE
        servants.pay(g, who, g.box.token_need[token], False)
        gain_jade(g, who, n)


def _cards_token(g: Table, who: int, token: int) -> None:
    """Tokens about gift cards: by day and with a card for them (R-G48), else VP; a swap is always VP."""
    t = g.box
    effect = t.token_effect[token]
    by_day = g.phase != DUSK
    if effect == TOKEN_TAKE_BACK and by_day and g.seats[who].discard:
        emit(g, TOKEN_USED, who, token)
        top = g.seats[who].discard[-1]
        g.seat(who).discard = g.seats[who].discard[:-1]
        g.seat(who).hand = (top, *g.seats[who].hand)  # under those he still has to play (R-G47)
        emit(g, MENG_TOOK_BACK, who)
    elif effect == TOKEN_DISCARD and by_day and g.seats[who].hand:
        emit(g, TOKEN_USED, who, token)
        top = g.seats[who].hand[-1]  # whatever its value
        g.seat(who).hand = g.seats[who].hand[:-1]
        g.seat(who).discard += (top,)
        emit(g, MENG_DISCARDED, who)
        gain_jade(g, who, t.token_amount[token])
    else:
        emit(g, MENG_TOKEN_INSTEAD, who, token, t.meng_swap_vp)
        score_vp(g, who, t.meng_swap_vp, VP_COURT)
