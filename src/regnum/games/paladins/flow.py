"""The round [P10-P19], from the start player marker to the refresh of the rows."""

from typing import Final

from regnum.games.paladins.log import (
    DECK_RESHUFFLED,
    FAVOUR_SHOWN,
    GAME_OVER,
    ORDER_SHOWN,
    OUTSIDER_LEFT,
    OUTSIDER_SHOWN,
    PALADIN_CHOSEN,
    PALADIN_SHOWN,
    PALADINS_DRAWN,
    ROUND_BEGAN,
    TAVERN_SHOWN,
    TAVERN_TAKEN,
    TOWNSFOLK_LEFT,
    TOWNSFOLK_SHOWN,
)
from regnum.games.paladins.passing import ask_to_keep, clear_board
from regnum.games.paladins.reasons import TAVERN_TAKEN as TAVERN_TAKEN_WHY
from regnum.games.paladins.reasons import reason
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.solo import AiTavern, AiTurn, ai_new_round
from regnum.games.paladins.state import (
    FAVOUR_DECK,
    FAVOUR_PLACES,
    FAVOUR_WORKER,
    FAVOURS,
    ORDER_DECK,
    ORDERS,
    OUTSIDER_DECK,
    OUTSIDER_GONE,
    OUTSIDER_ROW,
    OWN,
    PALADIN,
    PALADIN_BOTTOM,
    PALADIN_DECK,
    PALADIN_HAND,
    PALADIN_SPENT,
    PALADIN_TOP,
    PASSED,
    PILES,
    ROUND,
    START,
    TAVERN_DECK,
    TAVERN_GONE,
    TAVERN_ROW,
    TAVERNS_TAKEN,
    TOWNSFOLK_DECK,
    TOWNSFOLK_GONE,
    TOWNSFOLK_ROW,
    WORKERS_AT,
    is_ai,
    replaced,
    tab,
)
from regnum.games.paladins.state import (
    PALADIN_CHOSEN as CHOSEN,
)
from regnum.games.paladins.turn import Turn
from regnum.games.paladins.words import paladin_effect, paladin_msg, worker_items, workers_msg
from regnum.games.paladins.workers import total
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Refusal, emit, push, refuse
from regnum.kernel.chance import shuffled
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


class RoundStart(Frame):
    """Marker, King's cards, taverns and paladins of a new round; then everybody's turns."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        g.board[ROUND] += 1
        if g.board[ROUND] > 1:
            g.board[START] = (g.board[START] + 1) % g.players
        emit(g, ROUND_BEGAN, g.board[START], g.board[ROUND])
        for seat in range(g.seats):
            g.own[seat * OWN + PASSED] = 0
        reveal_kings_cards(g)
        reveal_taverns(g)
        if g.seats > g.players:
            ai_new_round(g, g.players)
        self._plan(g)

    def _plan(self, g: State) -> None:
        """All that this round holds, last things first."""
        start = g.board[START]
        push(g, RoundEnd(-1))
        push(g, NextTurn((start - 1) % g.seats))
        if g.seats > g.players:
            push(g, AiTavern(g.players))
        order = [(start + step) % g.players for step in range(g.players)]
        for seat in reversed(order):
            push(g, TakeTavern(seat))
            push(g, ShowPaladin(seat))
        for seat in reversed(order):
            draw_paladins(g, seat)
            push(g, PickPaladin(seat))


def reveal_kings_cards(g: State) -> None:
    """The King's Order and King's Favour of this round [P11]."""
    t = tab(g)
    number = g.board[ROUND]
    if number in t.order_round and g.decks[ORDER_DECK]:
        card = g.decks[ORDER_DECK][-1]
        g.decks[ORDER_DECK] = g.decks[ORDER_DECK][:-1]
        g.decks[ORDERS] += (card,)
        emit(g, ORDER_SHOWN, -1, card, t.order_vp[len(g.decks[ORDERS]) - 1])
        g.reveals += 1
    if number in t.favour_round and g.decks[FAVOUR_DECK]:
        card = g.decks[FAVOUR_DECK][-1]
        g.decks[FAVOUR_DECK] = g.decks[FAVOUR_DECK][:-1]
        g.decks[FAVOURS] += (card,)
        emit(g, FAVOUR_SHOWN, -1, card)
        g.reveals += 1


def reveal_taverns(g: State) -> None:
    """Players + 1 tavern cards; the discards are shuffled when the deck runs out [P12, P16]."""
    for _ in range(g.players + 1):
        if not g.decks[TAVERN_DECK]:
            if not g.decks[TAVERN_GONE]:
                break
            g.decks[TAVERN_DECK] = shuffled(g, g.decks[TAVERN_GONE])
            g.decks[TAVERN_GONE] = ()
            emit(g, DECK_RESHUFFLED, -1, TAVERN_DECK)
        card = g.decks[TAVERN_DECK][-1]
        g.decks[TAVERN_DECK] = g.decks[TAVERN_DECK][:-1]
        g.decks[TAVERN_ROW] += (card,)
        emit(g, TAVERN_SHOWN, -1, card)
    g.board[TAVERNS_TAKEN] = 0
    g.reveals += 1


# --- paladins [P12-P14] ------------------------------------------------------------------------------

HAND: Final = 3  # paladins drawn in a round


def draw_paladins(g: State, who: int) -> None:
    """The top three: first the one put back on top, then unseen ones, then those put below."""
    p = who * PILES
    hand: list[int] = []
    while len(hand) < HAND:
        if g.piles[p + PALADIN_TOP]:
            hand.append(g.piles[p + PALADIN_TOP][0])
            g.piles[p + PALADIN_TOP] = ()
        elif g.piles[p + PALADIN_DECK]:
            hand.append(g.piles[p + PALADIN_DECK][-1])
            g.piles[p + PALADIN_DECK] = g.piles[p + PALADIN_DECK][:-1]
        elif g.piles[p + PALADIN_BOTTOM]:
            hand.append(g.piles[p + PALADIN_BOTTOM][0])
            g.piles[p + PALADIN_BOTTOM] = g.piles[p + PALADIN_BOTTOM][1:]
        else:
            break
    g.piles[p + PALADIN_HAND] = tuple(hand)
    g.reveals += 1
    emit(g, PALADINS_DRAWN, who, *hand)


class PickPaladin(Frame):
    """Keep one of three paladins, put one on top and one at the bottom: secret, all at once.

    The option is 2 * the kept one + which of the other two goes on top (0 the first of them).
    """

    def options(self, g: State) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def is_simultaneous(self) -> bool:
        return True

    def _split(self, g: State, option: int) -> tuple[int, int, int]:
        """The kept one, the one on top, the one at the bottom."""
        hand = g.piles[self.who * PILES + PALADIN_HAND]
        kept = option >> 1
        rest = hand[:kept] + hand[kept + 1 :]
        return hand[kept], rest[option & 1], rest[1 - (option & 1)]

    def resolve(self, g: State, option: int) -> None:
        kept, top, bottom = self._split(g, option)
        p = self.who * PILES
        g.piles[p + PALADIN_HAND] = ()
        g.piles[p + CHOSEN] = (kept,)
        g.piles[p + PALADIN_TOP] = (top,)
        g.piles[p + PALADIN_BOTTOM] += (bottom,)
        emit(g, PALADIN_CHOSEN, self.who, kept, top, bottom)

    def describe(self, g: State, option: int) -> Choice:
        t = tab(g)
        kept, top, bottom = self._split(g, option)
        names = [t.paladin_ids[card] for card in (kept, top, bottom)]
        label = Msg(
            "paladins-opt-pick",
            {"keep": paladin_msg(t, kept), "top": paladin_msg(t, top), "bottom": paladin_msg(t, bottom)},
        )
        text = "keep {} top {} bottom {}".format(*names)
        effect = workers_msg(t.paladin_workers[kept]) + paladin_effect(t, kept)
        elements = [f"paladin.{self.who}.{name}" for name in names]
        args: dict[str, ChoiceArg] = {"keep": names[0], "top": names[1], "bottom": names[2]}
        return Choice(option, text, label, elements, [], effect, "paladin", args)


class ShowPaladin(Frame):
    """Turn up the paladin and gain its two workers [P13]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        p = self.who * PILES
        card = g.piles[p + CHOSEN][0]
        g.piles[p + CHOSEN] = ()
        g.piles[p + PALADIN] = (card,)
        g.reveals += 1
        emit(g, PALADIN_SHOWN, self.who, card)
        gain(g, self.who, worker_items(tab(g).paladin_workers[card]))


class TakeTavern(Frame):
    """Take a tavern card and its four workers [P13]. The option is the place in the row."""

    def options(self, g: State) -> list[int]:
        taken = g.board[TAVERNS_TAKEN]
        return [i for i in range(len(g.decks[TAVERN_ROW])) if not taken >> i & 1]

    def resolve(self, g: State, option: int) -> None:
        card = g.decks[TAVERN_ROW][option]
        g.board[TAVERNS_TAKEN] |= 1 << option
        emit(g, TAVERN_TAKEN, self.who, card)
        gain(g, self.who, worker_items(tab(g).tavern_workers[card]))

    def describe(self, g: State, option: int) -> Choice:
        t = tab(g)
        card = g.decks[TAVERN_ROW][option]
        workers = workers_msg(t.tavern_workers[card])
        name = t.tavern_ids[card]
        label = Msg("paladins-opt-tavern", {"place": option + 1, "workers": workers})
        args: dict[str, ChoiceArg] = {"tavern": name}
        return Choice(option, "tavern " + name, label, ["tavern." + name], [], workers, "tavern", args)

    def refused(self, g: State) -> list[Refusal]:
        taken = [i for i in range(len(g.decks[TAVERN_ROW])) if g.board[TAVERNS_TAKEN] >> i & 1]
        return [refuse(self.describe(g, i), reason(why(TAVERN_TAKEN_WHY))) for i in taken]


# --- turns and the end of the round [P15, P16] -------------------------------------------------------


class NextTurn(Frame):
    """The turn of the next seat that has not passed; none left: the round ends. who: the last seat."""

    def resolve(self, g: State, option: int) -> None:
        for step in range(1, g.seats + 1):
            seat = (self.who + step) % g.seats
            if not g.own[seat * OWN + PASSED]:
                g.turn += 1
                push(g, NextTurn(seat))
                push(g, AiTurn(seat) if is_ai(g, seat) else Turn(seat))
                return


class RoundEnd(Frame):
    """Workers beyond the limit go, paladins leave, the rows are refreshed; or the game is over."""

    def resolve(self, g: State, option: int) -> None:
        push(g, Refresh(-1))
        for step in range(g.players - 1, -1, -1):
            seat = (g.board[START] + step) % g.players
            if total(g.own[seat * OWN + WORKERS_AT]) > tab(g).carry_over:
                ask_to_keep(g, seat)


class Refresh(Frame):
    """Refresh the main board for the next round [P16, P99]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        for seat in range(g.seats):
            p = seat * PILES
            g.piles[p + PALADIN_SPENT] += g.piles[p + PALADIN]
            g.piles[p + PALADIN] = ()
        if g.seats > g.players:
            clear_board(g, g.players)
            g.own[g.players * OWN + WORKERS_AT] = 0
        g.decks[TAVERN_GONE] += g.decks[TAVERN_ROW]
        g.decks[TAVERN_ROW] = ()
        for i in range(FAVOUR_PLACES):
            g.board[FAVOUR_WORKER + i] = 0
        if g.board[ROUND] >= tab(g).rounds:
            emit(g, GAME_OVER, -1)
            return
        solo = g.seats > g.players
        leave_townsfolk(g, 2 if solo else 1)
        slide_townsfolk(g)
        leave_outsiders(g, 2 if solo else 1)
        slide_outsiders(g)
        push(g, RoundStart(-1))


def leave_townsfolk(g: State, places: int) -> None:
    """Those in the rightmost places go, if anybody stands there: places, not cards (R-P24)."""
    for i in range(places):
        row = g.decks[TOWNSFOLK_ROW]
        at = len(row) - 1 - i
        if row[at] != GAP:
            emit(g, TOWNSFOLK_LEFT, -1, row[at])
            g.decks[TOWNSFOLK_GONE] += (row[at],)
            g.decks[TOWNSFOLK_ROW] = replaced(row, at, GAP)


def leave_outsiders(g: State, places: int) -> None:
    """Those in the leftmost places go, if anybody stands there."""
    for at in range(places):
        row = g.decks[OUTSIDER_ROW]
        if row[at] != GAP:
            emit(g, OUTSIDER_LEFT, -1, row[at])
            g.decks[OUTSIDER_GONE] += (row[at],)
            g.decks[OUTSIDER_ROW] = replaced(row, at, GAP)


def slide_townsfolk(g: State) -> None:
    """To the right; new ones beside them as far as the deck reaches (R-P11)."""
    places = len(g.decks[TOWNSFOLK_ROW])
    row = [card for card in g.decks[TOWNSFOLK_ROW] if card != GAP]
    while len(row) < places and g.decks[TOWNSFOLK_DECK]:
        card = g.decks[TOWNSFOLK_DECK][-1]
        g.decks[TOWNSFOLK_DECK] = g.decks[TOWNSFOLK_DECK][:-1]
        row.insert(0, card)
        g.reveals += 1
        emit(g, TOWNSFOLK_SHOWN, -1, card)
    g.decks[TOWNSFOLK_ROW] = (GAP,) * (places - len(row)) + tuple(row)


def slide_outsiders(g: State) -> None:
    """To the left; new ones beside them as far as the deck reaches (R-P11)."""
    places = len(g.decks[OUTSIDER_ROW])
    row = [card for card in g.decks[OUTSIDER_ROW] if card != GAP]
    while len(row) < places and g.decks[OUTSIDER_DECK]:
        card = g.decks[OUTSIDER_DECK][-1]
        g.decks[OUTSIDER_DECK] = g.decks[OUTSIDER_DECK][:-1]
        row.append(card)
        g.reveals += 1
        emit(g, OUTSIDER_SHOWN, -1, card)
    g.decks[OUTSIDER_ROW] = tuple(row) + (GAP,) * (places - len(row))


class SlideRow(Frame):
    """After the free draft the townsfolk row slides and is refilled [P3]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        slide_townsfolk(g)
