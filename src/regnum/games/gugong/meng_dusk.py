"""Meng's dusk [G103]: the lower halves of his cards of the day, each if he can pay for it."""

import regnum.games.gugong.decrees as decrees
import regnum.games.gugong.intrigue as intrigue
import regnum.games.gugong.meng_canal as meng_canal
import regnum.games.gugong.meng_trades as meng_trades
import regnum.games.gugong.meng_travel as meng_travel
import regnum.games.gugong.palace as palace
import regnum.games.gugong.wall as wall
from regnum.games.gugong.const import (
    CANAL,
    CHEAPER_TRAVEL,
    DUSK,
    FREE_TRAVEL,
    INTRIGUE,
    PALACE,
    TRAVEL,
    WALL,
)
from regnum.games.gugong.log import DUSK_FELL, MENG_DUSK, MENG_KEEPS
from regnum.games.gugong.meng_actions import leave_out
from regnum.games.gugong.reasons import TRACK_END
from regnum.games.gugong.state import AUTOMA_GONE, AUTOMA_TODAY, DAY_AT, HAND, PHASE, PILES, tab
from regnum.kernel.agenda import emit, push
from regnum.kernel.flat import Frame, State
from regnum.kernel.reasons import OK, why


class Dusk(Frame):
    """All cards of the day in the order they were played; then they join those of earlier days."""

    def resolve(self, g: State, option: int) -> None:
        g.board[PHASE] = DUSK
        kept = len(g.piles[self.who * PILES + HAND])
        if kept:
            emit(g, MENG_KEEPS, self.who, kept)  # no automa card was left for them (R-G61)
        today = g.decks[AUTOMA_TODAY]
        emit(g, DUSK_FELL, -1, g.board[DAY_AT])
        push(g, DuskEnd(self.who))
        for card in reversed(today):
            push(g, DuskCard(self.who, card))


class DuskEnd(Frame):
    """The cards of the day go where they can be shuffled again."""

    def resolve(self, g: State, option: int) -> None:
        g.decks[AUTOMA_GONE] += g.decks[AUTOMA_TODAY]
        g.decks[AUTOMA_TODAY] = ()


class DuskCard(Frame):
    """The lower half of one card. a: the card."""

    def resolve(self, g: State, option: int) -> None:
        action = tab(g).automa_bottom[self.a]
        emit(g, MENG_DUSK, self.who, action)
        refused = dusk_refusal(g, self.who, action)
        if refused == OK:
            do_dusk(g, self.who, action)
        else:
            leave_out(g, self.who, TRAVEL if action == FREE_TRAVEL else action, refused)


def dusk_price(g: State, who: int, action: int) -> int:
    """Servants he pays; the travel decree makes another step cheaper [G108]."""
    if action == FREE_TRAVEL:
        return 0
    price = tab(g).meng_dusk_cost[action]
    return decrees.discounted(g, who, CHEAPER_TRAVEL, price) if action == TRAVEL else price


def dusk_refusal(g: State, who: int, action: int) -> int:
    """Why he leaves a card out, unpaid, or OK (R-G52)."""
    need = dusk_price(g, who, action)
    refused = OK
    if action == TRAVEL or action == FREE_TRAVEL:
        refused = meng_travel.reach_refusal(g, who)
    elif action == INTRIGUE:
        refused = why(TRACK_END) if intrigue.at_the_end(g, who) else OK
    elif action == WALL:
        need += tab(g).meng_dusk_gain[action]  # what he places comes from the pool too
    elif action == CANAL:
        need += tab(g).meng_dusk_gain[action]
        refused = meng_canal.room_refusal(g, who)
    return refused if refused != OK else meng_trades.servants_refusal(g, who, need)


def do_dusk(g: State, who: int, action: int) -> None:
    """Pay and do it; the wall decree does not help at this hour (R-G53)."""
    t = tab(g)
    if action == FREE_TRAVEL:
        push(g, meng_travel.MengMove(who, t.travel_moves[0]))
        return
    n = t.meng_dusk_gain[action]
    placing = action == WALL or action == CANAL
    meng_trades.pay(g, who, dusk_price(g, who, action), n if placing else 0)
    if action == TRAVEL:
        push(g, meng_travel.MengMove(who, n))
    elif action == WALL:
        wall.put(g, who, n, False, False)
        push(g, wall.WallCheck(who))
    elif action == INTRIGUE:
        intrigue.advance(g, who, n)
    elif action == PALACE:
        palace.advance_envoy(g, who, n)
        intrigue.advance(g, who, t.meng_dusk_intrigue[action])
    else:
        assert action == CANAL
        push(g, meng_canal.MengLoad(who, n))
