"""What the AI player gains and does [P93, P95, P96, P98]."""

from typing import Final

from regnum.games.paladins.box.box import Items
from regnum.games.paladins.const import (
    ABSOLUTION,
    ACTIONS,
    CRIMINAL,
    DESTROY_DEBT,
    FAITH,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_DEBT,
    INFLUENCE,
    LABOURER,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    REMOVE_SUSPICION,
    RIGHT,
    SILVER,
    TAX,
    code_of,
    item,
    n_of,
)
from regnum.games.paladins.rules.gains import take_debt, tell_rise
from regnum.games.paladins.rules.inquisition import Inquisition, Suspect, lose_suspicion, take_tax
from regnum.games.paladins.rules.rows import replaced
from regnum.games.paladins.rules.workers import some, total
from regnum.games.paladins.solo.choice import ai_townsfolk_place, tell_favour_search
from regnum.games.paladins.solo.track import ai_advance, ai_lowest, ai_raise, ai_return_tax
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import (
    AI_CLEARED,
    AI_SCHEMES_SHUFFLED,
    AI_WORKERS,
    DEBT_DESTROYED,
    DEBT_PAID,
    DISCARDED,
    FAVOUR_USED,
)
from regnum.kernel.agenda import GAP, Frame, emit, push
from regnum.kernel.chance import shuffled


def ai_gain(g: Table, who: int, items: Items) -> None:
    """Rewards of the AI player, in printed order, each one a frame: an Inquisition may come between."""
    if items:
        push(g, AiRewards(who, items))


class AiRewards(Frame[Table]):
    """Rewards still to come to the AI player, packed."""

    def __init__(self, who: int, items: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.items: Final = items

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        if len(self.items) > 1:
            push(g, AiRewards(self.who, self.items[1:]))
        ai_give(g, self.who, self.items[0])


def ai_give(g: Table, who: int, it: int) -> None:
    """One reward [P93, P95, P96]."""
    code = code_of(it)
    n = n_of(it)
    if code <= CRIMINAL:
        ai_hire(g, who, n)
        if code == CRIMINAL:
            push(g, Suspect(who, n))
    elif code <= INFLUENCE:
        tell_rise(g, who, code, n, ai_raise(g, who, code, n))
    elif code == SILVER or code == PROVISION:
        ai_advance(g, who, n)
    elif code == TAX:
        take_tax(g, who, n)
    elif code == GAIN_DEBT:
        for _ in range(n):
            take_debt(g, who)
    elif code != FREE_DEVELOP:  # a free develop is impossible for it (R-P20)
        if n > 1:  # waits below what the first one starts: an Inquisition comes at once (R-P07)
            push(g, AiRewards(who, (item(code, n - 1),)))
        if code == PRAYER:
            ai_pray(g, who)
        elif code == FREE_RECRUIT:
            ai_recruit(g, who)
        else:
            ai_relief(g, who, code)


def ai_hire(g: Table, who: int, n: int) -> None:
    """More workers: they are one kind [P96]."""
    me = g.seat(who)
    me.workers += some(LABOURER, n)
    emit(g, AI_WORKERS, who, n, total(me.workers))


def ai_relief(g: Table, who: int, code: int) -> None:
    """Remove a suspicion or deal with a debt; having none, a silver leaves the tax supply [P95]."""
    me = g.seat(who)
    if code == ABSOLUTION:
        code = PAY_DEBT if me.unpaid else REMOVE_SUSPICION
    if code == REMOVE_SUSPICION and me.suspicion:
        lose_suspicion(g, who, 1)
    elif code == PAY_DEBT and me.unpaid:
        me.unpaid -= 1
        me.paid += 1
        emit(g, DEBT_PAID, who)
    elif code == DESTROY_DEBT and me.unpaid:
        me.unpaid -= 1
        emit(g, DEBT_DESTROYED, who)
    elif ai_return_tax(g, who, 1):
        push(g, Inquisition(who))


def ai_pray(g: Table, who: int) -> None:
    """Clear the right side, or gain a worker; then all schemes are shuffled [P97]."""
    me = g.seat(who)
    right_side = range(RIGHT, ACTIONS)
    if any(me.is_used(action) for action in right_side):
        for action in right_side:
            me.leave(action)
        emit(g, AI_CLEARED, who)
    else:
        ai_hire(g, who, 1)
    g.scheme_deck = shuffled(g, g.scheme_deck + g.scheme_gone)
    g.scheme_gone = ()
    emit(g, AI_SCHEMES_SHUFFLED, who)


def ai_recruit(g: Table, who: int) -> None:
    """Discard the townsfolk it aims at for its reward; with an empty row nothing happens [P97]."""
    place = ai_townsfolk_place(g, who)
    if place < 0:
        return
    card = g.townsfolk_row[place]
    g.townsfolk_row = replaced(g.townsfolk_row, place, GAP)
    g.townsfolk_gone += (card,)
    emit(g, DISCARDED, who, card, 0, 0)
    ai_gain(g, who, g.box.townsfolk_discard[card])


def ai_wall_rewards(g: Table, who: int, wall: int) -> Items:
    """All rewards of a wall, and of a choice what it favours (R-P20)."""
    items = g.box.wall_reward[wall]
    choices = g.box.wall_choices[wall]
    return items + ai_favoured(g.seats[who], choices) if choices else items


def ai_favoured(me: Seat, choices: tuple[Items, ...]) -> Items:
    """The leftmost option it can do; if there is none, the left one stays, and [P95] decides (R-P20)."""
    for choice in choices:
        if ai_can_do(me, choice):
            return choice
    return choices[0]


def ai_can_do(me: Seat, items: Items) -> bool:
    """Whether a choice would do something for it."""
    for it in items:
        code = code_of(it)
        if code == FREE_DEVELOP:
            return False
        if (code == PAY_DEBT or code == DESTROY_DEBT) and not me.unpaid:
            return False
        if code == REMOVE_SUSPICION and not me.suspicion:
            return False
    return True


def ai_use_favour(g: Table, who: int, card: int) -> None:
    """A King's Favour: no silver or provisions, but a debt is taken (R-P27) [P96]."""
    tell_favour_search(g, who, g.favours.index(card))
    emit(g, FAVOUR_USED, who, card)
    for it in g.box.favour_cost[card]:
        if code_of(it) == GAIN_DEBT:
            for _ in range(n_of(it)):
                take_debt(g, who)
    ai_gain(g, who, ai_favour_rewards(g, who, card))


def ai_favour_rewards(g: Table, who: int, card: int) -> Items:
    """Of a choice of attributes the lowest, of any other the left one it can do (R-P20)."""
    choices = g.box.favour_choices[card]
    if len(choices) > 1 and all(len(c) == 1 and is_attribute(code_of(c[0])) for c in choices):
        lowest = ai_lowest(g, who)
        for choice in choices:
            if code_of(choice[0]) == lowest:
                return choice
    return ai_favoured(g.seats[who], choices)


def is_attribute(code: int) -> bool:
    return FAITH <= code <= INFLUENCE
