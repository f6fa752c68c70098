"""Meng, the opponent of the solo game [G100-G102]: set-up and turns.

He decides nothing by himself: all his frames have one option, and cards say what he does. What he
turned up, what he leaves out and why is told in events, so that a player can follow him.
"""

from regnum.games.gugong.const import (
    BY_CARD,
    BY_LOCATION,
    FOCUS_LOCATION,
    GIFT_SERVANTS,
    GIFT_SWAP,
    LOCATIONS,
    OPTION_DIFFICULTY,
    OPTION_FOCUS,
    OPTION_SETS,
    VP_COURT,
)
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.log import AUTOMA_SHUFFLED, GIFT_GIVEN, MENG_CARDS, MENG_INSTEAD
from regnum.games.gugong.meng_actions import MengAction, MengServants
from regnum.games.gugong.state import (
    AUTOMA_DECK,
    AUTOMA_GONE,
    AUTOMA_TODAY,
    DISCARD,
    EXCHANGED_AT,
    FOCUS,
    GIFT_DECK,
    GIVEN,
    HAND,
    OFFICIALS,
    PILES,
    TAKEN,
    replaced,
    tab,
)
from regnum.games.gugong.tables import Tables
from regnum.kernel.agenda import emit, push
from regnum.kernel.chance import below, shuffled
from regnum.kernel.flat import Frame, State

# --- set-up [G100, G101] -----------------------------------------------------------------------------


def sets_in_play(g: State) -> list[int]:
    """The sets of gift cards of the human and of Meng, as chosen."""
    return list(tab(g).solo_sets[g.options[OPTION_SETS]])


def set_up(g: State, t: Tables, who: int) -> None:
    """His focus, his automa deck and his gift cards, shuffled; the gift deck is dealt already."""
    focus = g.options[OPTION_FOCUS]
    g.board[FOCUS] = focus if focus else below(g, LOCATIONS) + 1  # R-G49
    level = g.options[OPTION_DIFFICULTY]
    specials = [card for card in range(len(t.automa_ids)) if t.automa_special[card]]
    left_out = specials[t.difficulty_specials[level] :]
    g.decks[AUTOMA_DECK] = shuffled(g, tuple(c for c in range(len(t.automa_ids)) if c not in left_out))
    hand = g.piles[who * PILES + HAND]
    more = t.difficulty_gifts[level] - len(hand)
    if more > 0:  # R-G46
        hand += g.decks[GIFT_DECK][-more:]
        g.decks[GIFT_DECK] = g.decks[GIFT_DECK][:-more]
    g.piles[who * PILES + HAND] = shuffled(g, hand)


def shuffle_cards(g: State, who: int) -> None:
    """A new day: all his cards in a new order, the top one last (R-G47)."""
    g.piles[who * PILES + HAND] = shuffled(g, g.piles[who * PILES + HAND])


# --- a turn [G102] -----------------------------------------------------------------------------------


def has_automa(g: State) -> bool:
    """Whether there is an automa card for another turn: those of today stay aside for dusk (R-G61)."""
    return len(g.decks[AUTOMA_DECK]) > 0 or len(g.decks[AUTOMA_GONE]) > 0


class MengTurn(Frame):
    """Turn up an automa card and a gift, exchange it there at no cost, and do both actions."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        t = tab(g)
        who = self.who
        card = draw_automa(g, who)
        special = t.automa_special[card]
        place = t.automa_top[card]
        if place == FOCUS_LOCATION:
            place = g.board[FOCUS] - 1
        p = who * PILES
        gift = g.piles[p + HAND][-1]
        g.piles[p + HAND] = g.piles[p + HAND][:-1]
        g.reveals += 1
        emit(g, MENG_CARDS, who, card, gift, place)
        exchange(g, who, gift, place)
        then_special = (1 if special else 0,)
        push(g, MengAction(who, place, BY_LOCATION, then_special))
        action = t.gift_action[gift]
        if action < LOCATIONS:
            push(g, MengAction(who, action, BY_CARD, then_special))
        elif action == GIFT_SERVANTS:
            push(g, MengServants(who, t.gift_amount[gift]))
        elif action == GIFT_SWAP:
            emit(g, MENG_INSTEAD, who, t.meng_swap_vp)
            score_vp(g, who, t.meng_swap_vp, VP_COURT)


def draw_automa(g: State, who: int) -> int:
    """The top automa card, which then lies with those of today; an empty deck is refilled (R-G61)."""
    if not g.decks[AUTOMA_DECK]:
        emit(g, AUTOMA_SHUFFLED, who, len(g.decks[AUTOMA_GONE]))
        g.decks[AUTOMA_DECK] = shuffled(g, g.decks[AUTOMA_GONE])
        g.decks[AUTOMA_GONE] = ()
    card = g.decks[AUTOMA_DECK][-1]
    g.decks[AUTOMA_DECK] = g.decks[AUTOMA_DECK][:-1]
    g.decks[AUTOMA_TODAY] += (card,)
    return card


def exchange(g: State, who: int, gift: int, place: int) -> None:
    """His gift for the one there, whatever the values."""
    taken = g.decks[OFFICIALS][place]
    g.decks[OFFICIALS] = replaced(g.decks[OFFICIALS], place, gift)
    g.piles[who * PILES + DISCARD] += (taken,)
    g.board[GIVEN] = gift + 1
    g.board[TAKEN] = taken + 1
    g.board[EXCHANGED_AT] = place + 1
    emit(g, GIFT_GIVEN, who, gift, place, taken)
