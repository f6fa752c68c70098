"""The round [P10-P19], from the start player marker to the refresh of the rows."""

from regnum.games.paladins.rules.paladins import PickPaladin, ShowPaladin, draw_paladins
from regnum.games.paladins.rules.passing import ask_to_keep, clear_board
from regnum.games.paladins.rules.rows import (
    leave_outsiders,
    leave_townsfolk,
    slide_outsiders,
    slide_townsfolk,
)
from regnum.games.paladins.rules.taverns import TakeTavern, reveal_taverns
from regnum.games.paladins.rules.turn import Turn
from regnum.games.paladins.rules.workers import total
from regnum.games.paladins.solo.ai import AiTavern, AiTurn, ai_new_round
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import (
    FAVOUR_SHOWN,
    GAME_OVER,
    ORDER_SHOWN,
    ROUND_BEGAN,
)
from regnum.kernel.agenda import Frame, emit, push


class RoundStart(Frame[Table]):
    """Marker, King's cards, taverns and paladins of a new round; then everybody's turns."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        g.round += 1
        if g.round > 1:
            g.start = (g.start + 1) % g.players
        emit(g, ROUND_BEGAN, g.start, g.round)
        for who in range(g.seat_count):
            g.seat(who).passed = 0
        reveal_kings_cards(g)
        reveal_taverns(g)
        if g.is_solo():
            ai_new_round(g, g.players)
        self._plan(g)

    def _plan(self, g: Table) -> None:
        """All that this round holds, last things first."""
        push(g, RoundEnd(-1))
        push(g, NextTurn((g.start - 1) % g.seat_count))
        if g.is_solo():
            push(g, AiTavern(g.players))
        order = [(g.start + step) % g.players for step in range(g.players)]
        for who in reversed(order):
            push(g, TakeTavern(who))
            push(g, ShowPaladin(who))
        for who in reversed(order):
            draw_paladins(g, who)
            push(g, PickPaladin(who))


def reveal_kings_cards(g: Table) -> None:
    """The King's Order and King's Favour of this round [P11]."""
    box = g.box
    if g.round in box.order_round and g.order_deck:
        card = g.order_deck[-1]
        g.order_deck = g.order_deck[:-1]
        g.orders += (card,)
        emit(g, ORDER_SHOWN, -1, card, box.order_vp[len(g.orders) - 1])
        g.reveals += 1
    if g.round in box.favour_round and g.favour_deck:
        card = g.favour_deck[-1]
        g.favour_deck = g.favour_deck[:-1]
        g.favours += (card,)
        emit(g, FAVOUR_SHOWN, -1, card)
        g.reveals += 1


# --- turns and the end of the round [P15, P16] -------------------------------------------------------


class NextTurn(Frame[Table]):
    """The turn of the next seat that has not passed; none left: the round ends. who: the last seat."""

    def resolve(self, g: Table, option: int) -> None:
        for step in range(1, g.seat_count + 1):
            who = (self.who + step) % g.seat_count
            if not g.seats[who].passed:
                g.turn += 1
                push(g, NextTurn(who))
                push(g, AiTurn(who) if g.is_ai(who) else Turn(who))
                return


class RoundEnd(Frame[Table]):
    """Workers beyond the limit go, paladins leave, the rows are refreshed; or the game is over."""

    def resolve(self, g: Table, option: int) -> None:
        push(g, Refresh(-1))
        for step in range(g.players - 1, -1, -1):
            who = (g.start + step) % g.players
            if total(g.seats[who].workers) > g.box.carry_over:
                ask_to_keep(g, who)


class Refresh(Frame[Table]):
    """Refresh the main board for the next round [P16, P99]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        for who in range(g.seat_count):
            me = g.seat(who)
            me.paladin_spent += me.paladin
            me.paladin = ()
        if g.is_solo():
            automa = g.seat(g.players)
            clear_board(automa)
            automa.workers = 0
        g.tavern_gone += g.tavern_row
        g.tavern_row = ()
        g.favour_worker = [0] * len(g.favour_worker)
        if g.round >= g.box.rounds:
            emit(g, GAME_OVER, -1)
            return
        leaving = 2 if g.is_solo() else 1
        leave_townsfolk(g, leaving)
        slide_townsfolk(g)
        leave_outsiders(g, leaving)
        slide_outsiders(g)
        push(g, RoundStart(-1))
