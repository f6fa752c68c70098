"""Meng's dusk [G103]: the lower halves of his cards of the day, each if he can pay for it."""

from typing import Final

from regnum.games.gugong.const import CANAL, CHEAPER_TRAVEL, DUSK, FREE_TRAVEL, INTRIGUE, PALACE, TRAVEL, WALL
from regnum.games.gugong.rules.decrees import discounted
from regnum.games.gugong.rules.intrigue import advance, at_the_end
from regnum.games.gugong.rules.locations import A
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.wall import WallCheck, put
from regnum.games.gugong.solo.actions import leave_out
from regnum.games.gugong.solo.canal import MengLoad, room_refusal
from regnum.games.gugong.solo.trades import raise_and_pay, servants_refusal
from regnum.games.gugong.solo.travel import MengMove, reach_refusal
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import DUSK_FELL, MENG_DUSK, MENG_KEEPS
from regnum.games.gugong.words.reasons import TRACK_END
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.reasons import OK, why


class Dusk(Frame[Table]):
    """All cards of the day in the order they were played; then they join those of earlier days."""

    def resolve(self, g: Table, option: int) -> None:
        g.phase = DUSK
        kept = len(g.seats[self.who].hand)
        if kept:
            emit(g, MENG_KEEPS, self.who, kept)  # no automa card was left for them (R-G61)
        emit(g, DUSK_FELL, -1, g.day)
        push(g, DuskEnd(self.who))
        for card in reversed(g.automa_today):
            push(g, DuskCard(self.who, card))


class DuskEnd(Frame[Table]):
    """The cards of the day go where they can be shuffled again."""

    def resolve(self, g: Table, option: int) -> None:
        g.automa_gone += g.automa_today
        g.automa_today = ()


class DuskCard(Frame[Table]):
    """The lower half of one card."""

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
    return discounted(g, who, CHEAPER_TRAVEL, price) if action == TRAVEL else price


def servants_placed(g: Table, action: int) -> int:
    """Servants of the pool that he places besides."""
    return g.box.meng_dusk_gain[action] if action == WALL or action == CANAL else 0


def dusk_refusal(g: Table, who: int, action: int) -> int:
    """Why he leaves a card out, unpaid, or OK (R-G52)."""
    refused = OK
    if action == TRAVEL or action == FREE_TRAVEL:
        refused = reach_refusal(g, who)
    elif action == INTRIGUE:
        refused = why(TRACK_END) if at_the_end(g, who) else OK
    elif action == CANAL:
        refused = room_refusal(g, who)
    if refused != OK:
        return refused
    return servants_refusal(g, who, dusk_price(g, who, action) + servants_placed(g, action))


def do_dusk(g: Table, who: int, action: int) -> None:
    """Pay and do it; the wall decree does not help at this hour (R-G53)."""
    box = g.box
    if action == FREE_TRAVEL:
        push(g, MengMove(who, box.travel_moves[A]))
        return
    raise_and_pay(g, who, dusk_price(g, who, action), servants_placed(g, action))
    n = box.meng_dusk_gain[action]
    if action == TRAVEL:
        push(g, MengMove(who, n))
    elif action == WALL:
        put(g, who, n, False, False)
        push(g, WallCheck(who))
    elif action == INTRIGUE:
        advance(g, who, n)
    elif action == PALACE:
        advance_envoy(g, who, n)
        advance(g, who, box.meng_dusk_intrigue[action])
    else:
        assert action == CANAL
        push(g, MengLoad(who, n, 0))
