"""Paladins [P12-P14]: three are drawn, one is kept face down, and turned up in turn order."""

from typing import Final

from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import (
    PALADIN_CHOSEN,
    PALADIN_SHOWN,
    PALADINS_DRAWN,
)
from regnum.games.paladins.words.names import paladin_effect, paladin_msg, workers_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, emit
from regnum.kernel.messages import Msg

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
        gain(g, self.who, g.box.paladin_gain[card])
