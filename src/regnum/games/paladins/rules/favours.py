"""King's Favours [P46]: action spaces of the main board, once per round for the whole table."""

from typing import Final

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    GAIN_DEBT,
    KINGS_FAVOUR,
    PROVISION,
    REWARD_NAMES,
    SILVER,
    code_of,
    n_of,
)
from regnum.games.paladins.rules.alternatives import OF_FAVOUR, ChooseReward
from regnum.games.paladins.rules.costs import provision_refusal, silver_refusal
from regnum.games.paladins.rules.gains import take_debt
from regnum.games.paladins.rules.payment import pay_choice, standing_args
from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.rules.workers import MULTISETS, PACKED, can_fill, payable, total
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import FAVOUR_USED as FAVOUR_USED_EVENT
from regnum.games.paladins.words.log import PAID_OUT, WORKERS_PLACED
from regnum.games.paladins.words.names import favour_msg
from regnum.games.paladins.words.reasons import FAVOUR_USED, NOT_REVEALED, WORKERS
from regnum.kernel.agenda import Choice, Frame, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def favour_refusal(g: Table, me: Seat, place: int) -> int:
    """Why the favour at a place cannot be used, or OK. Favours follow the rules of workers [P20].

    That it would bring nothing is no reason (R-P26).
    """
    box = g.box
    if place >= len(g.favours):
        return why(NOT_REVEALED, box.favour_round[place], 0)
    if g.favour_worker[place]:
        return why(FAVOUR_USED)
    card = g.favours[place]
    if not can_fill(me.workers, (box.favour_worker[card],)):
        return why(WORKERS, 1, total(me.workers))
    for it in box.favour_cost[card]:
        refusal = OK
        if code_of(it) == SILVER:
            refusal = silver_refusal(me, n_of(it))
        elif code_of(it) == PROVISION:
            refusal = provision_refusal(me, n_of(it))
        if refusal != OK:
            return refusal
    return OK


def favour_price(box: Box, card: int) -> list[tuple[str, int]]:
    """The cost of a favour by name, for clients."""
    return [(REWARD_NAMES[code_of(it)], n_of(it)) for it in box.favour_cost[card]]


class UseFavour(Frame[Table]):
    """Place the worker, pay, take the effect of the favour at a place. The option is a payment of one."""

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place: Final = place

    def options(self, g: Table) -> list[int]:
        return payable(g.seats[self.who].workers, g.box.favour_fills[g.favours[self.place]])

    def resolve(self, g: Table, option: int) -> None:
        box = g.box
        card = g.favours[self.place]
        emit(g, FAVOUR_USED_EVENT, self.who, card)
        emit(g, WORKERS_PLACED, self.who, KINGS_FAVOUR, option)
        g.seat(self.who).workers -= PACKED[option]
        g.favour_worker[self.place] = MULTISETS[option][0] + 1
        self._pay(g, box.favour_cost[card])
        if len(box.favour_choices[card]) > 1:
            push(g, ChooseReward(self.who, OF_FAVOUR, card))
        else:
            gain(g, self.who, box.favour_choices[card][0])

    def _pay(self, g: Table, cost: tuple[int, ...]) -> None:
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
            me = g.seat(self.who)
            me.silver -= silver
            me.provision -= provisions
            emit(g, PAID_OUT, self.who, silver, provisions)

    def prompt(self, g: Table) -> Msg:
        return Msg("paladins-prompt-pay-workers", {"action": favour_msg(g.box, g.favours[self.place])})

    def describe(self, g: Table, option: int) -> Choice:
        name = g.box.favour_ids[g.favours[self.place]]
        element = "favour." + name
        args = standing_args(MULTISETS[option], [element])
        return pay_choice(option, element, "pay-favour", {"favour": name, **args})
