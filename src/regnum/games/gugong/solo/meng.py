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
)
from regnum.games.gugong.rules.exchange import exchange
from regnum.games.gugong.rules.memory import see_shuffle, see_top
from regnum.games.gugong.solo.actions import MengAction, MengServants
from regnum.games.gugong.solo.rewards import points_instead
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import AUTOMA_SHUFFLED, MENG_CARDS
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.chance import below, shuffled
from regnum.kernel.state import HIDDEN

# --- set-up [G100, G101] ------------------------------------------------------------------------------


def sets_in_play(g: Table) -> list[int]:
    """The sets of gift cards of the human and of Meng, as chosen."""
    return list(g.box.solo_sets[g.options[OPTION_SETS]])


def set_up(g: Table, who: int) -> None:
    """His focus, his automa deck and his gift cards, shuffled; the gift deck is dealt already."""
    box = g.box
    focus = g.options[OPTION_FOCUS]
    g.focus = focus if focus else below(g, LOCATIONS) + 1  # R-G49
    level = g.options[OPTION_DIFFICULTY]
    specials = [card for card in range(len(box.automa_ids)) if box.automa_special[card]]
    left_out = specials[box.difficulty_specials[level] :]
    g.automa_deck = shuffled(g, tuple(c for c in range(len(box.automa_ids)) if c not in left_out))
    me = g.seat(who)
    more = box.difficulty_gifts[level] - len(me.hand)
    if more > 0:  # R-G46
        me.hand += g.gift_deck[-more:]
        g.gift_deck = g.gift_deck[:-more]
        me.held_seen += (HIDDEN,) * more
    shuffle_cards(g, who)


def shuffle_cards(g: Table, who: int) -> None:
    """A new day: all his cards in a new order, the top one last (R-G47)."""
    me = g.seat(who)
    me.hand = shuffled(g, me.hand)
    see_shuffle(me)


# --- a turn [G102] ------------------------------------------------------------------------------------


def has_automa(g: Table) -> bool:
    """Whether there is an automa card for another turn: those of today stay aside for dusk (R-G61)."""
    return len(g.automa_deck) > 0 or len(g.automa_gone) > 0


class MengTurn(Frame[Table]):
    """Turn up an automa card and a gift, exchange it there at no cost, and do both actions."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        box, who = g.box, self.who
        card = draw_automa(g, who)
        place = box.automa_top[card]
        if place == FOCUS_LOCATION:
            place = g.focus - 1
        me = g.seat(who)
        gift = me.hand[-1]
        me.hand = me.hand[:-1]
        see_top(me, gift)
        g.reveals += 1
        emit(g, MENG_CARDS, who, card, gift, place)
        exchange(g, who, gift, place)  # whatever the values
        special = 1 if box.automa_special[card] else 0
        push(g, MengAction(who, place, BY_LOCATION, special))
        action = box.gift_action[gift]
        if action < LOCATIONS:
            push(g, MengAction(who, action, BY_CARD, special))
        elif action == GIFT_SERVANTS:
            push(g, MengServants(who, box.gift_amount[gift]))
        elif action == GIFT_SWAP:
            points_instead(g, who)


def draw_automa(g: Table, who: int) -> int:
    """The top automa card, which then lies with those of today; an empty deck is refilled (R-G61)."""
    if not g.automa_deck:
        emit(g, AUTOMA_SHUFFLED, who, len(g.automa_gone))
        g.automa_deck = shuffled(g, g.automa_gone)
        g.automa_gone = ()
    card = g.automa_deck[-1]
    g.automa_deck = g.automa_deck[:-1]
    g.automa_today += (card,)
    return card
