"""The round [P10-P19], from the start player marker to the refresh of the rows."""

from typing import Final

from regnum.games.paladins.rules.passing import ask_to_keep, clear_board
from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.rules.turn import Turn
from regnum.games.paladins.rules.workers import total
from regnum.games.paladins.solo.ai import AiTavern, AiTurn, ai_new_round
from regnum.games.paladins.state import Seat, Table, replaced
from regnum.games.paladins.words.log import (
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
    TAVERN_DECK,
    TAVERN_SHOWN,
    TAVERN_TAKEN,
    TOWNSFOLK_LEFT,
    TOWNSFOLK_SHOWN,
)
from regnum.games.paladins.words.names import paladin_effect, paladin_msg, worker_items, workers_msg
from regnum.games.paladins.words.reasons import TAVERN_TAKEN as TAVERN_TAKEN_WHY
from regnum.games.paladins.words.reasons import reason
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Frame, Refusal, emit, push, refuse
from regnum.kernel.chance import shuffled
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


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


def reveal_taverns(g: Table) -> None:
    """Players + 1 tavern cards; the discards are shuffled when the deck runs out [P12, P16]."""
    for _ in range(g.players + 1):
        if not g.tavern_deck:
            if not g.tavern_gone:
                break
            g.tavern_deck = shuffled(g, g.tavern_gone)
            g.tavern_gone = ()
            emit(g, DECK_RESHUFFLED, -1, TAVERN_DECK)
        card = g.tavern_deck[-1]
        g.tavern_deck = g.tavern_deck[:-1]
        g.tavern_row += (card,)
        emit(g, TAVERN_SHOWN, -1, card)
    g.taverns_taken = 0
    g.reveals += 1


# --- paladins [P12-P14] ------------------------------------------------------------------------------

HAND: Final = 3  # paladins drawn in a round


def draw_paladins(g: Table, who: int) -> None:
    """Draw the top three."""
    me = g.seat(who)
    hand: list[int] = []
    while len(hand) < HAND and (me.paladin_top or me.paladin_deck or me.paladin_bottom):
        hand.append(draw_paladin(me))
    me.paladin_hand = tuple(hand)
    g.reveals += 1
    emit(g, PALADINS_DRAWN, who, *hand)


def draw_paladin(me: Seat) -> int:
    """The one put back on top, else one never seen, else the first of those put below."""
    if me.paladin_top:
        card = me.paladin_top[0]
        me.paladin_top = ()
    elif me.paladin_deck:
        card = me.paladin_deck[-1]
        me.paladin_deck = me.paladin_deck[:-1]
    else:
        card = me.paladin_bottom[0]
        me.paladin_bottom = me.paladin_bottom[1:]
    return card


def split_hand(hand: tuple[int, ...], option: int) -> tuple[int, int, int]:
    """The paladin that is kept, the one on top, the one at the bottom.

    The option is 2 * the kept one + which of the other two goes on top (0 the first of them).
    """
    kept = option // 2
    rest = hand[:kept] + hand[kept + 1 :]
    top = option % 2
    return hand[kept], rest[top], rest[1 - top]


class PickPaladin(Frame[Table]):
    """Keep one of three paladins, put one on top and one at the bottom: secret, all at once."""

    def options(self, g: Table) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def is_simultaneous(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        kept, top, bottom = split_hand(me.paladin_hand, option)
        me.paladin_hand = ()
        me.paladin_chosen = (kept,)
        me.paladin_top = (top,)
        me.paladin_bottom += (bottom,)
        emit(g, PALADIN_CHOSEN, self.who, kept, top, bottom)

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        kept, top, bottom = split_hand(g.seats[self.who].paladin_hand, option)
        names = [box.paladin_ids[card] for card in (kept, top, bottom)]
        label = Msg(
            "paladins-opt-pick",
            {
                "keep": paladin_msg(box, kept),
                "top": paladin_msg(box, top),
                "bottom": paladin_msg(box, bottom),
            },
        )
        text = "keep {} top {} bottom {}".format(*names)
        effect = workers_msg(box.paladin_workers[kept]) + paladin_effect(box, kept)
        elements = [f"paladin.{self.who}.{name}" for name in names]
        args: dict[str, ChoiceArg] = {"keep": names[0], "top": names[1], "bottom": names[2]}
        return Choice(option, text, label, elements, [], effect, "paladin", args)


class ShowPaladin(Frame[Table]):
    """Turn up the paladin and gain its two workers [P13]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        me.paladin = me.paladin_chosen
        me.paladin_chosen = ()
        card = me.paladin[0]
        g.reveals += 1
        emit(g, PALADIN_SHOWN, self.who, card)
        gain(g, self.who, worker_items(g.box.paladin_workers[card]))


# --- taverns [P13] -----------------------------------------------------------------------------------


class TakeTavern(Frame[Table]):
    """Take a tavern card and its four workers. The option is the place in the row."""

    def options(self, g: Table) -> list[int]:
        return [place for place in range(len(g.tavern_row)) if not g.is_tavern_taken(place)]

    def resolve(self, g: Table, option: int) -> None:
        card = g.tavern_row[option]
        g.taverns_taken |= 1 << option
        emit(g, TAVERN_TAKEN, self.who, card)
        gain(g, self.who, worker_items(g.box.tavern_workers[card]))

    def describe(self, g: Table, option: int) -> Choice:
        card = g.tavern_row[option]
        name = g.box.tavern_ids[card]
        workers = workers_msg(g.box.tavern_workers[card])
        label = Msg("paladins-opt-tavern", {"place": option + 1, "workers": workers})
        args: dict[str, ChoiceArg] = {"tavern": name}
        return Choice(option, "tavern " + name, label, ["tavern." + name], [], workers, "tavern", args)

    def refused(self, g: Table) -> list[Refusal]:
        taken = [place for place in range(len(g.tavern_row)) if g.is_tavern_taken(place)]
        return [refuse(self.describe(g, place), reason(why(TAVERN_TAKEN_WHY))) for place in taken]


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


def leave_townsfolk(g: Table, places: int) -> None:
    """Those in the rightmost places go, if anybody stands there: places, not cards (R-P24)."""
    for i in range(places):
        row = g.townsfolk_row
        at = len(row) - 1 - i
        if row[at] != GAP:
            emit(g, TOWNSFOLK_LEFT, -1, row[at])
            g.townsfolk_gone += (row[at],)
            g.townsfolk_row = replaced(row, at, GAP)


def leave_outsiders(g: Table, places: int) -> None:
    """Those in the leftmost places go, if anybody stands there."""
    for at in range(places):
        row = g.outsider_row
        if row[at] != GAP:
            emit(g, OUTSIDER_LEFT, -1, row[at])
            g.outsider_gone += (row[at],)
            g.outsider_row = replaced(row, at, GAP)


def slide_townsfolk(g: Table) -> None:
    """To the right; new ones beside them as far as the deck reaches (R-P11)."""
    places = len(g.townsfolk_row)
    row = [card for card in g.townsfolk_row if card != GAP]
    while len(row) < places and g.townsfolk_deck:
        card = g.townsfolk_deck[-1]
        g.townsfolk_deck = g.townsfolk_deck[:-1]
        row.insert(0, card)
        g.reveals += 1
        emit(g, TOWNSFOLK_SHOWN, -1, card)
    g.townsfolk_row = (GAP,) * (places - len(row)) + tuple(row)


def slide_outsiders(g: Table) -> None:
    """To the left; new ones beside them as far as the deck reaches (R-P11)."""
    places = len(g.outsider_row)
    row = [card for card in g.outsider_row if card != GAP]
    while len(row) < places and g.outsider_deck:
        card = g.outsider_deck[-1]
        g.outsider_deck = g.outsider_deck[:-1]
        row.append(card)
        g.reveals += 1
        emit(g, OUTSIDER_SHOWN, -1, card)
    g.outsider_row = tuple(row) + (GAP,) * (places - len(row))


class SlideRow(Frame[Table]):
    """After the free draft the townsfolk row slides and is refilled [P3]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        slide_townsfolk(g)
