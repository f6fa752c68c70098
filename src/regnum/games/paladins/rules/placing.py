"""Placing the workers of an action and paying for it [P20, P22]; then its effect begins."""

from typing import Final

from regnum.games.paladins.box.box import Box, Items
from regnum.games.paladins.const import (
    ABSOLVE,
    ACTION_NAMES,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    MONK,
    OUTPOST,
    PRAY,
    PROVISION,
    RECRUIT,
    SILVER,
    SLOTS,
    TRADE,
    item,
)
from regnum.games.paladins.rules.abilities import triggered
from regnum.games.paladins.rules.costs import provision_cost, silver_cost
from regnum.games.paladins.rules.develop import PlaceWorkshop
from regnum.games.paladins.rules.jars import PlaceJar
from regnum.games.paladins.rules.outsiders import TakeOutsider
from regnum.games.paladins.rules.payment import pay_choice, payments_for, standing_after, standing_args
from regnum.games.paladins.rules.rewards import Clear, gain
from regnum.games.paladins.rules.spaces import PlaceToken
from regnum.games.paladins.rules.townsfolk import DISCARD, HIRE, TakeTownsfolk
from regnum.games.paladins.rules.walls import DrawWall
from regnum.games.paladins.rules.workers import PACKED, payable
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import PAID_OUT, WORKERS_PLACED
from regnum.games.paladins.words.names import action_msg
from regnum.kernel.agenda import Choice, Frame, emit, push
from regnum.kernel.messages import Msg


class PayWorkers(Frame[Table]):
    """Place the workers of an action and pay its costs. single: 1 for the first slot only.

    Costs come before any reward of the action (R-P04). The option is a payment (payment.py).
    """

    def __init__(self, who: int, action: int, single: int) -> None:
        super().__init__(who)
        self.action: Final = action
        self.single: Final = single

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        return payable(me.workers, payments_for(g.box, me, self.action, self.single == 1))

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        silver = silver_cost(g.box, me, self.action)
        provisions = provision_cost(g.box, me, self.action)
        me.workers -= PACKED[option]
        for place, worker in enumerate(self._standing(g.box, me, option)):
            me.standing[SLOTS * self.action + place] = worker
        emit(g, WORKERS_PLACED, self.who, self.action, option)
        if silver or provisions:
            me.silver -= silver
            me.provision -= provisions
            emit(g, PAID_OUT, self.who, silver, provisions)
        start_action(g, self.who, self.action, self.single == 1)

    def _standing(self, box: Box, me: Seat, payment: int) -> Items:
        return standing_after(box, me, self.action, self.single == 1, payment)

    def prompt(self, g: Table) -> Msg:
        return Msg("paladins-prompt-pay-workers", {"action": action_msg(self.action)})

    def describe(self, g: Table, option: int) -> Choice:
        name = ACTION_NAMES[self.action]
        standing = self._standing(g.box, g.seats[self.who], option)
        spaces = [f"slot.{self.who}.{name}.{place}" for place, worker in enumerate(standing) if worker]
        args = standing_args(tuple(worker - 1 for worker in standing if worker), spaces)
        return pay_choice(option, f"action.{self.who}.{name}", "pay", {"action": name, **args})


def sure_gain(box: Box, me: Seat, action: int, single: bool) -> Items:
    """What an action brings whatever it is used on: its own gain, the crew's and the paladin's."""
    own: Items = ()
    if action == HUNT:
        own = (item(PROVISION, box.hunt_gain[0 if single else 1]),)
    elif action == TRADE:
        own = (item(SILVER, box.trade_gain[0 if single else 1]),)
    elif action == CONSPIRE:
        own = box.conspire_gain
    elif action == COMMISSION:
        own = box.commission_gain
    elif action == GARRISON:
        own = box.garrison_gain
    elif action == ABSOLVE:
        own = box.absolve_gain
    return own + triggered(box, me, action)


def target_of(who: int, action: int, single: bool) -> Frame[Table] | None:
    """The question on what an action is used; None where there is nothing to choose."""
    if action == DEVELOP:
        return PlaceWorkshop(who)
    if action == RECRUIT:
        return TakeTownsfolk(who, DISCARD if single else HIRE)
    if action == PRAY:
        return Clear(who, PRAY)
    if action == COMMISSION:
        return PlaceToken(who, MONK)
    if action == GARRISON:
        return PlaceToken(who, OUTPOST)
    if action == ABSOLVE:
        return PlaceJar(who)
    if action == ATTACK or action == CONVERT:
        return TakeOutsider(who, action)
    return None


def start_action(g: Table, who: int, action: int, single: bool) -> None:
    """The effect of an action whose workers and costs are paid."""
    target = target_of(who, action, single)
    if target is not None:
        push(g, target)
    if action == FORTIFY:
        push(g, DrawWall(who))
    elif action == HUNT or action == TRADE or action == CONSPIRE or action == PRAY:
        gain(g, who, sure_gain(g.box, g.seats[who], action, single))
