"""Meng's dusk [G103]: the lower halves of his cards of the day, each if he can pay for it."""

from typing import Final

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
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.reasons import OK, why


class Dusk(Frame[Table]):
    """All cards of the day in the order they were played; then they join those of earlier days."""

    def resolve(self, g: Table, option: int) -> None:
        g.phase = DUSK
        kept = len(g.seats[self.who].hand)
        if kept:
            emit(g, MENG_KEEPS, self.who, kept)  # no automa card was left for them (R-G61)
        today = g.automa_today
        emit(g, DUSK_FELL, -1, g.day)
        push(g, DuskEnd(self.who))
        for card in reversed(today):
            push(g, DuskCard(self.who, card))


class DuskEnd(Frame[Table]):
    """The cards of the day go where they can be shuffled again."""

    def resolve(self, g: Table, option: int) -> None:
        g.automa_gone += g.automa_today
        g.automa_today = ()


class DuskCard(Frame[Table]):
    """The lower half of one card. a: the card."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card: Final = card

    def resolve(self, g: Table, option: int) -> None:
        action = g.box.automa_bottom[self.card]
        emit(g, MENG_DUSK, self.who, action)
        refused = dusk_refusal(g, self.who, action)
        if refused == OK:
            do_dusk(g, self.who, action)
        else:
            leave_out(g, self.who, TRAVEL if action == FREE_TRAVEL else action, refused)


def dusk_price(g: Table, who: int, action: int) -> int:
    """Servants he pays; the travel decree makes another step cheaper [G108]."""
    if action == FREE_TRAVEL:
        return 0
    price = g.box.meng_dusk_cost[action]
    return decrees.discounted(g, who, CHEAPER_TRAVEL, price) if action == TRAVEL else price


def dusk_refusal(g: Table, who: int, action: int) -> int:
    """Why he leaves a card out, unpaid, or OK (R-G52)."""
    need = dusk_price(g, who, action)
    refused = OK
    if action == TRAVEL or action == FREE_TRAVEL:
        refused = meng_travel.reach_refusal(g, who)
    elif action == INTRIGUE:
        refused = why(TRACK_END) if intrigue.at_the_end(g, who) else OK
    elif action == WALL:
        need += g.box.meng_dusk_gain[action]  # what he places comes from the pool too
    elif action == CANAL:
        need += g.box.meng_dusk_gain[action]
        refused = meng_canal.room_refusal(g, who)
    return refused if refused != OK else meng_trades.servants_refusal(g, who, need)


def do_dusk(g: Table, who: int, action: int) -> None:
    """Pay and do it; the wall decree does not help at this hour (R-G53)."""
    t = g.box
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
        push(g, meng_canal.MengLoad(who, n, 0))
