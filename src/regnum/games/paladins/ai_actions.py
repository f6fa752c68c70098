"""What the AI player gains and does [P93, P95, P96, P98]."""

from regnum.games.paladins.ai_choice import ai_townsfolk_place, ai_workers, tell_favour_search
from regnum.games.paladins.ai_track import ai_advance, ai_lowest, ai_raise, ai_return_tax
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
from regnum.games.paladins.gains import take_debt, tell_rise
from regnum.games.paladins.inquisition import Inquisition, Suspect, lose_suspicion, suspicion_of, take_tax
from regnum.games.paladins.log import (
    AI_CLEARED,
    AI_SCHEMES_SHUFFLED,
    AI_WORKERS,
    DEBT_DESTROYED,
    DEBT_PAID,
    DISCARDED,
    FAVOUR_USED,
)
from regnum.games.paladins.state import (
    FAVOURS,
    OWN,
    PAID,
    SCHEME_DECK,
    SCHEME_GONE,
    STANDING,
    TOWNSFOLK_GONE,
    TOWNSFOLK_ROW,
    UNPAID,
    WORKERS_AT,
    replaced,
    tab,
)
from regnum.games.paladins.workers import one
from regnum.kernel.agenda import GAP, emit, push
from regnum.kernel.chance import shuffled
from regnum.kernel.flat import Frame, State


def ai_gain(g: State, who: int, items: tuple[int, ...]) -> None:
    """Rewards of the AI player, in printed order, each one a frame: an Inquisition may come between."""
    if items:
        push(g, AiRewards(who, 0, 0, items))


class AiRewards(Frame):
    """Rewards still to come to the AI player. items: packed rewards."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        if len(self.items) > 1:
            push(g, AiRewards(self.who, 0, 0, self.items[1:]))
        ai_give(g, self.who, self.items[0])


def ai_give(g: State, who: int, it: int) -> None:
    """One reward [P93, P95, P96]."""
    code = code_of(it)
    n = n_of(it)
    if code <= CRIMINAL:
        g.own[who * OWN + WORKERS_AT] += n * one(LABOURER)  # workers are one kind
        emit(g, AI_WORKERS, who, n, ai_workers(g, who))
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
            push(g, AiRewards(who, 0, 0, (item(code, n - 1),)))
        if code == PRAYER:
            ai_pray(g, who)
        elif code == FREE_RECRUIT:
            ai_recruit(g, who)
        else:
            ai_relief(g, who, code)


def ai_relief(g: State, who: int, code: int) -> None:
    """Remove a suspicion or deal with a debt; having none, a silver leaves the tax supply [P95]."""
    b = who * OWN
    if code == ABSOLUTION:
        code = PAY_DEBT if g.own[b + UNPAID] else REMOVE_SUSPICION
    if code == REMOVE_SUSPICION and suspicion_of(g, who):
        lose_suspicion(g, who, 1)
    elif code == PAY_DEBT and g.own[b + UNPAID]:
        g.own[b + UNPAID] -= 1
        g.own[b + PAID] += 1
        emit(g, DEBT_PAID, who)
    elif code == DESTROY_DEBT and g.own[b + UNPAID]:
        g.own[b + UNPAID] -= 1
        emit(g, DEBT_DESTROYED, who)
    elif ai_return_tax(g, who, 1):
        push(g, Inquisition(who))


def ai_pray(g: State, who: int) -> None:
    """Clear the right side, or gain a worker; then all schemes are shuffled [P97]."""
    at = who * OWN + STANDING + 3 * RIGHT
    end = who * OWN + STANDING + 3 * ACTIONS
    if any(g.own[at:end]):
        for i in range(at, end):
            g.own[i] = 0
        emit(g, AI_CLEARED, who)
    else:
        g.own[who * OWN + WORKERS_AT] += one(LABOURER)
        emit(g, AI_WORKERS, who, 1, ai_workers(g, who))
    g.decks[SCHEME_DECK] = shuffled(g, g.decks[SCHEME_DECK] + g.decks[SCHEME_GONE])
    g.decks[SCHEME_GONE] = ()
    emit(g, AI_SCHEMES_SHUFFLED, who)


def ai_recruit(g: State, who: int) -> None:
    """Discard the townsfolk it aims at for its reward; with an empty row nothing happens [P97]."""
    place = ai_townsfolk_place(g, who)
    if place < 0:
        return
    card = g.decks[TOWNSFOLK_ROW][place]
    g.decks[TOWNSFOLK_ROW] = replaced(g.decks[TOWNSFOLK_ROW], place, GAP)
    g.decks[TOWNSFOLK_GONE] += (card,)
    emit(g, DISCARDED, who, card, 0, 0)
    ai_gain(g, who, tab(g).townsfolk_discard[card])


def ai_wall_rewards(g: State, who: int, wall: int) -> tuple[int, ...]:
    """All rewards of a wall, and of a choice what it favours (R-P20)."""
    t = tab(g)
    items = t.wall_reward[wall]
    choices = t.wall_choices[wall]
    if not choices:
        return items
    return items + ai_favoured(g, who, choices)


def ai_favoured(g: State, who: int, choices: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The leftmost option it can do; if there is none, the left one stays, and [P95] decides (R-P20)."""
    for choice in choices:
        if ai_can_do(g, who, choice):
            return choice
    return choices[0]


def ai_can_do(g: State, who: int, items: tuple[int, ...]) -> bool:
    """Whether a choice would do something for it."""
    for it in items:
        code = code_of(it)
        if code == FREE_DEVELOP:
            return False
        if (code == PAY_DEBT or code == DESTROY_DEBT) and not g.own[who * OWN + UNPAID]:
            return False
        if code == REMOVE_SUSPICION and not suspicion_of(g, who):
            return False
    return True


def ai_use_favour(g: State, who: int, card: int) -> None:
    """A King's Favour: no silver or provisions, but a debt is taken (R-P27) [P96]."""
    t = tab(g)
    tell_favour_search(g, who, g.decks[FAVOURS].index(card))
    emit(g, FAVOUR_USED, who, card)
    for it in t.favour_cost[card]:
        if code_of(it) == GAIN_DEBT:
            for _ in range(n_of(it)):
                take_debt(g, who)
    ai_gain(g, who, ai_favour_rewards(g, who, card))


def ai_favour_rewards(g: State, who: int, card: int) -> tuple[int, ...]:
    """Of a choice of attributes the lowest, of any other the left one it can do (R-P20)."""
    choices = tab(g).favour_choices[card]
    if len(choices) > 1 and all(len(c) == 1 and FAITH <= code_of(c[0]) <= INFLUENCE for c in choices):
        lowest = ai_lowest(g, who)
        for choice in choices:
            if code_of(choice[0]) == lowest:
                return choice
    return ai_favoured(g, who, choices)
