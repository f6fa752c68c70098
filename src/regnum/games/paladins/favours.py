"""King's Favours [P46]: action spaces of the main board, once per round for the whole table."""

from regnum.games.paladins.const import (
    GAIN_DEBT,
    KINGS_FAVOUR,
    PROVISION,
    REWARD_NAMES,
    SILVER,
    code_of,
    n_of,
)
from regnum.games.paladins.gains import take_debt
from regnum.games.paladins.log import FAVOUR_USED as FAVOUR_USED_EVENT
from regnum.games.paladins.log import PAID_OUT, WORKERS_PLACED
from regnum.games.paladins.payment import (
    pay_choice,
    standing_args,
)
from regnum.games.paladins.reasons import FAVOUR_USED, NOT_REVEALED, PROVISION_SHORT, SILVER_SHORT, WORKERS
from regnum.games.paladins.rewards import ChooseReward, gain
from regnum.games.paladins.state import (
    FAVOUR_WORKER,
    FAVOURS,
    OWN,
    PROVISION_AT,
    SILVER_AT,
    WORKERS_AT,
    tab,
)
from regnum.games.paladins.words import favour_msg
from regnum.games.paladins.workers import (
    MULTISETS,
    PACKED,
    can_pay,
    payable,
    total,
)
from regnum.kernel.agenda import Choice, emit, push
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def favour_refusal(g: State, who: int, place: int) -> int:
    """Why the favour at a place cannot be used, or OK. Favours follow the rules of workers [P20].

    That it would bring nothing is no reason (R-P26).
    """
    t = tab(g)
    if place >= len(g.decks[FAVOURS]):
        return why(NOT_REVEALED, t.favour_round[place], 0)
    if g.board[FAVOUR_WORKER + place]:
        return why(FAVOUR_USED)
    card = g.decks[FAVOURS][place]
    supply = g.own[who * OWN + WORKERS_AT]
    if not can_pay(supply, t.favour_fills[card]):
        return why(WORKERS, 1, total(supply))
    for it in t.favour_cost[card]:
        if code_of(it) == SILVER and g.own[who * OWN + SILVER_AT] < n_of(it):
            return why(SILVER_SHORT, n_of(it), g.own[who * OWN + SILVER_AT])
        if code_of(it) == PROVISION and g.own[who * OWN + PROVISION_AT] < n_of(it):
            return why(PROVISION_SHORT, n_of(it), g.own[who * OWN + PROVISION_AT])
    return OK


def favour_price(g: State, place: int) -> list[tuple[str, int]]:
    """The cost of a favour by name, for clients."""
    t = tab(g)
    return [(REWARD_NAMES[code_of(it)], n_of(it)) for it in t.favour_cost[g.decks[FAVOURS][place]]]


class UseFavour(Frame):
    """Place the worker, pay, take the effect. a: the place; the option is a worker multiset of one."""

    def options(self, g: State) -> list[int]:
        card = g.decks[FAVOURS][self.a]
        return payable(g.own[self.who * OWN + WORKERS_AT], tab(g).favour_fills[card])

    def resolve(self, g: State, option: int) -> None:
        t = tab(g)
        b = self.who * OWN
        card = g.decks[FAVOURS][self.a]
        emit(g, FAVOUR_USED_EVENT, self.who, card)
        emit(g, WORKERS_PLACED, self.who, KINGS_FAVOUR, option)
        g.own[b + WORKERS_AT] -= PACKED[option]
        g.board[FAVOUR_WORKER + self.a] = MULTISETS[option][0] + 1
        self._pay(g, t.favour_cost[card])
        if len(t.favour_choices[card]) > 1:
            push(g, ChooseReward(self.who, 1, card))
        else:
            gain(g, self.who, t.favour_choices[card][0])

    def _pay(self, g: State, cost: tuple[int, ...]) -> None:
        b = self.who * OWN
        silver = 0
        provisions = 0
        for it in cost:
            if code_of(it) == SILVER:
                silver += n_of(it)
            elif code_of(it) == PROVISION:
                provisions += n_of(it)
            elif code_of(it) == GAIN_DEBT:
                for _ in range(n_of(it)):
                    take_debt(g, self.who)
        if silver or provisions:
            g.own[b + SILVER_AT] -= silver
            g.own[b + PROVISION_AT] -= provisions
            emit(g, PAID_OUT, self.who, silver, provisions)

    def prompt(self, g: State) -> Msg:
        return Msg("paladins-prompt-pay-workers", {"action": favour_msg(tab(g), g.decks[FAVOURS][self.a])})

    def describe(self, g: State, option: int) -> Choice:
        name = tab(g).favour_ids[g.decks[FAVOURS][self.a]]
        element = "favour." + name
        args = standing_args(MULTISETS[option], [element])
        return pay_choice(option, element, "pay-favour", {"favour": name, **args})
