"""Paladins of the West Kingdom in a player's terms: points now, and what lies ahead.

Everything is counted in final points. Where progress pays only at a step (an attribute, the fifth
monk, a King's Order), the value is the expected score if the seat goes on at a usual pace for the
rounds that are left; once the game is over it is the score itself.
"""

from typing import Any, ClassVar, cast

from regnum.ai.effort import Skill
from regnum.ai.evaluate.paladins_tables import MOST_GOODS, MOST_LEAD, Outlook, Weights, Worth
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ABSOLVE,
    ACTIONS,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    FREE_RECRUIT,
    GARRISON,
    INNOCENT,
    ON_INQUISITION,
    PER_UNPAID_DEBT,
    PRAYER,
    REMOVE_SUSPICION,
    RIGHT,
    SUSPECTED,
    WORKER_TYPES,
)
from regnum.games.paladins.rules.inquisition import Abilities
from regnum.games.paladins.rules.paladins import ShowPaladin
from regnum.games.paladins.rules.rewards import AS_REWARD, Clear, RemoveSuspicion, Rewards, SettleDebt, gain
from regnum.games.paladins.rules.scoring import counted_by, unpaid_points
from regnum.games.paladins.rules.taverns import TakeTavern
from regnum.games.paladins.rules.townsfolk import FREE, TakeTownsfolk
from regnum.games.paladins.rules.turn import Turn
from regnum.games.paladins.rules.workers import count
from regnum.games.paladins.state import Seat, Table
from regnum.kernel.agenda import Frame, push
from regnum.kernel.box import BaseBox


class PaladinsEvaluation:
    """The judgement of a player who knows what usually pays."""

    # A round has to be planned: whoever thinks of one turn only loses 20 points.
    skill: ClassVar[Skill] = Skill(plays_on=False, misjudges=0.5, overlooks=0.05)

    def __init__(self, tables: BaseBox, weights: Weights | None = None) -> None:
        self.box = cast(Box, tables)
        self.w = weights if weights is not None else Weights()
        self.worth = Worth(self.box, self.w)
        self.outlooks = [Outlook(self.box, self.w, left) for left in range(self.box.rounds + 1)]

    def value(self, g: Table, seat: int) -> float:
        """Final points the seat may expect."""
        o = self.outlooks[max(0, self.box.rounds - g.round)]
        me = g.seats[seat]
        times = (  # how often each right-side action was done
            me.monks,
            len(me.walls),
            me.outposts,
            me.absolved,
            len(me.attacked),
            len(me.converted),
        )
        total = self._tracks(o, me) + self._orders(g, o, times)
        total += self._outsiders(g, me, o) + self._goods(o, me)
        total += self._workers(g, o, me)
        total += self._debts(g, seat, o)
        if o.left:
            total += self._engine(g, me, o, times)
        if g.agenda:
            total += self._pending(g.agenda[-1], seat)
        return total

    def _pending(self, frame: Frame[Any], seat: int) -> float:
        """What a reward that is just being decided about will bring, roughly."""
        if frame.who != seat:
            return 0.0
        worth = self.worth.by_code
        if isinstance(frame, Rewards):
            return self.worth.of(frame.items)
        if isinstance(frame, TakeTownsfolk):
            return worth[FREE_RECRUIT] if frame.mode == FREE else 0.0
        if isinstance(frame, SettleDebt):
            return worth[frame.how]
        if isinstance(frame, Clear):
            return worth[PRAYER] if frame.source == AS_REWARD else 0.0
        return worth[REMOVE_SUSPICION] if isinstance(frame, RemoveSuspicion) else 0.0

    def _tracks(self, o: Outlook, me: Seat) -> float:
        """Attributes, and actions that pay from the fifth time on [P80]."""
        attribute = o.attribute
        action = o.action
        return (
            attribute[me.faith]
            + attribute[me.strength]
            + attribute[me.influence]
            + action[DEVELOP][me.developed]
            + action[COMMISSION][me.monks]
            + action[FORTIFY][len(me.walls)]
            + action[GARRISON][me.outposts]
            + action[ABSOLVE][me.absolved]
        )

    def _orders(self, g: Table, o: Outlook, times: tuple[int, ...]) -> float:
        """King's Orders: the chance to meet each; those still face down may be any of the rest."""
        box = self.box
        shown = g.orders
        total = 0.0
        for place, card in enumerate(shown):
            total += box.order_vp[place] * o.order[card][times[box.order_action[card] - RIGHT]]
        hidden = sum(box.order_vp[len(shown) :])
        if hidden and o.left:
            others = [card for card in range(len(box.order_ids)) if card not in shown]
            met = sum(o.order[card][times[box.order_action[card] - RIGHT]] for card in others)
            total += hidden * met / len(others)
        return total

    def _outsiders(self, g: Table, me: Seat, o: Outlook) -> float:
        """Walls with points on them, and what converted outsiders count [P41, P81]."""
        box = self.box
        total = 0.0
        for card in me.walls:
            total += box.wall_vp[card]
        for card in me.converted:
            counted = box.outsider_counts[card]
            if counted == PER_UNPAID_DEBT:
                continue
            n = counted_by(g, me, counted)
            total += box.outsider_base[card]
            if o.left:
                total += (n + self.w.convert_growth * o.left) / box.outsider_per[card] * box.outsider_vp[card]
            else:
                total += n // box.outsider_per[card] * box.outsider_vp[card]
        return total

    def _goods(self, o: Outlook, me: Seat) -> float:
        if o.left:
            return o.silver[min(me.silver, MOST_GOODS)] + o.provision[min(me.provision, MOST_GOODS)]
        whole, rest = divmod(me.silver + me.provision, self.box.goods_per_vp)
        return whole + 0.1 * rest

    def _workers(self, g: Table, o: Outlook, me: Seat) -> float:
        """Workers to be placed this round, or kept for the next one [P70]."""
        if me.workers == 0 or not g.agenda:
            return 0.0
        factor = 1.0
        if not me.passed:
            factor = self.w.in_hand if o.left else self.w.in_hand_last
        elif not o.left:
            return 0.0
        total = 0.0
        for worker in range(WORKER_TYPES):
            total += count(me.workers, worker) * self.w.workers[worker]
        return factor * total

    def _debts(self, g: Table, seat: int, o: Outlook) -> float:
        """Debts, and the danger of another one: who has most suspicion when the tax is gone [P63]."""
        me = g.seats[seat]
        total = float(self.box.paid_vp * me.paid)
        if me.unpaid:
            total += unpaid_points(g, me) + self.w.debt_hope * o.left * me.unpaid
        held = len(me.suspicion)
        if held and g.agenda:
            most = 0
            for who, other in enumerate(g.seats):
                if who != seat:
                    most = max(most, len(other.suspicion))
            lead = max(-MOST_LEAD, min(MOST_LEAD, held - most))
            danger = min(1.0, self.inquisitions(g, o)) * self.worth.convicted[lead + MOST_LEAD]
            total -= self.w.debt_by_inquisition * danger
        return total

    def inquisitions(self, g: Table, o: Outlook) -> float:
        """How many there may still be."""
        full = self.box.tax_supply[g.players]
        taken = (o.left + 0.4) * self.w.tax_pace * g.seat_count + full - g.tax_supply
        return taken / max(1, full)

    # --- what works for the seat in the rounds to come -----------------------------------------------

    def _engine(self, g: Table, me: Seat, o: Outlook, times: tuple[int, ...]) -> float:
        uses = self._uses(o, me, times)
        total = 0.0
        w = self.w
        for i, covered in enumerate(me.workshops):
            if covered:
                slots = self.box.slots[RIGHT + i]
                saved = 0.0
                for slot in (0, 1):
                    if covered >> slot & 1:
                        saved += w.workers[slots[slot]] if slots[slot] < WORKER_TYPES else w.workers[0]
                total += w.workshop * saved * uses[i]
        if me.crew:
            total += w.crew * self._crew(g, me, o, uses)
        for card in me.paladin_top:
            total += w.paladin_next * self.worth.paladin[card]
        return total

    def _uses(self, o: Outlook, me: Seat, times: tuple[int, ...]) -> list[float]:
        """How often each right-side action will still be used."""
        out: list[float] = []
        limits = self.box.limits
        for i, covered in enumerate(me.workshops):
            pace = self.w.uses + self.w.uses_workshop * covered.bit_count()
            uses = pace * o.left
            limit = limits[RIGHT + i]
            out.append(min(uses, limit - times[i]) if limit else uses)
        return out

    def _crew(self, g: Table, me: Seat, o: Outlook, uses: list[float]) -> float:
        box = self.box
        total = 0.0
        for card in me.crew:
            trigger = box.townsfolk_trigger[card]
            if RIGHT <= trigger < ACTIONS:
                often = uses[trigger - RIGHT]
            elif trigger == ON_INQUISITION:
                often = self.inquisitions(g, o) * self._likely(me, box.townsfolk_condition[card])
            else:
                often = 0.3 * o.left
            total += often * self.worth.ability[card]
        return total

    def _likely(self, me: Seat, condition: int) -> float:
        """The chance that an Inquisition finds the seat as an ability wants it [P63]."""
        held = len(me.suspicion)
        if condition == SUSPECTED:
            return 0.7 if held >= 2 else 0.35
        if condition == INNOCENT:
            return 0.6 if held == 0 else 0.3
        return 0.7

    # --- the next turns --------------------------------------------------------------------------------

    def go_on(self, g: Table, seat: int) -> bool:
        """The seat's next turn of this round, as if the others stood still."""
        if not g.agenda or isinstance(g.agenda[-1], Abilities):
            return False
        if g.seats[seat].paladin_chosen:
            self._reveal(g, seat)
        me = g.seats[seat]
        if not me.paladin:
            return False
        for i, frame in enumerate(g.agenda):
            if isinstance(frame, TakeTavern) and frame.who == seat:
                del g.agenda[i]
                push(g, frame)
                return True
        if me.passed:
            return False
        if isinstance(g.agenda[-1], Turn):
            g.agenda.pop()  # the turn of somebody who stands still
        push(g, Turn(seat))
        return True

    def _reveal(self, g: Table, seat: int) -> None:
        """The seat's own paladin, turned up before its time."""
        me = g.seat(seat)
        me.paladin = me.paladin_chosen
        me.paladin_chosen = ()
        g.agenda[:] = [f for f in g.agenda if not (isinstance(f, ShowPaladin) and f.who == seat)]
        gain(g, seat, self.box.paladin_gain[me.paladin[0]])


EVALUATION = PaladinsEvaluation
