"""Paladins of the West Kingdom in a player's terms: points now, and what lies ahead.

Everything is counted in final points. Where progress pays only at a step (an attribute, the fifth
monk, a King's Order), the value is the expected score if the seat goes on at a usual pace for the
rounds that are left; once the game is over it is the score itself.
"""

from typing import Any, Final, cast

from regnum.ai.effort import Effort, Skill
from regnum.ai.evaluate.paladins_tables import MOST_GOODS, Outlook, Weights, Worth
from regnum.ai.features.paladins import (
    ACTION_POINTS,
    ATTRIBUTE_POINTS,
    DEBT_POINTS,
    GOODS_POINTS,
    HEADINGS,
    LEAD,
    ORDER_POINTS,
    OUTSIDER_POINTS,
    PALADIN_POINTS,
    TIMES,
    TOWNSFOLK_POINTS,
    UNDER_WAY,
    WORKER,
    WORKER_POINTS,
    WORKSHOP_POINTS,
    PaladinsFeatures,
)
from regnum.ai.judge import Judge
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
from regnum.games.paladins.rules.paladins import PickPaladin, ShowPaladin
from regnum.games.paladins.rules.rewards import AS_REWARD, Clear, RemoveSuspicion, Rewards, SettleDebt, gain
from regnum.games.paladins.rules.scoring import counted_by, score_seat, unpaid_points
from regnum.games.paladins.rules.taverns import TakeTavern
from regnum.games.paladins.rules.townsfolk import FREE, TakeTownsfolk
from regnum.games.paladins.rules.turn import Turn
from regnum.games.paladins.rules.workers import total as how_many
from regnum.games.paladins.state import Seat, Table
from regnum.kernel.agenda import Frame, push
from regnum.kernel.box import BaseBox

# A round has to be planned: whoever thinks of one turn only loses 20 points.
# Width is strength here: with a tenth of the nodes a plan scored 15 points less (12 games of two).
# Entries for two serve alone as well: 6 points more against the AI player hard (36 games each).
# Playing on is strength too, since entries were learned: from the third round 8 points more than the knight.
SKILL: Final = Skill(
    borrows=True, hints_by_plan=True, wider=4, careful={2: 1, 3: 1}, misjudges=0.5, overlooks=0.05
)
EFFORT: Final = Effort(nodes=2500, turns=8, beam=8, per_first=2, later=0.87)
# What the AI player gains in its last rounds, with six workshops, and how much more with every other one.
AUTOMA_GAINS: Final = (0.0, 29.0, 49.0, 60.0, 66.0, 70.0, 72.0, 72.5)
AUTOMA_SHOPS: Final = 6
AUTOMA_WORKSHOP: Final = 0.1
BITS: Final = (0, 1, 1, 2)  # workshops on an action, by its covered slots


class PaladinsEvaluation(Judge[Table]):
    """The judgement of a player who knows what usually pays."""

    def __init__(self, tables: BaseBox, weights: Weights | None = None) -> None:
        super().__init__(PaladinsFeatures(tables), HEADINGS, EFFORT, SKILL)
        self.box = cast(Box, tables)
        self.w = weights if weights is not None else Weights()
        self.price = Worth(self.box, self.w)
        self.outlooks = [Outlook(self.box, self.w, left) for left in range(self.box.rounds + 1)]

    def worth(self, g: Table, seat: int, f: list[int]) -> list[float]:
        """Final points the seat may expect, by heading."""
        o = self.outlooks[max(0, self.box.rounds - g.round)]
        me = g.seats[seat]
        parts = [0.0] * len(HEADINGS)
        parts[ATTRIBUTE_POINTS] = o.attribute[me.faith] + o.attribute[me.strength] + o.attribute[me.influence]
        parts[ACTION_POINTS] = self._actions(o, me)
        parts[ORDER_POINTS] = self._orders(g, o, f)
        parts[OUTSIDER_POINTS] = self._outsiders(g, me, o)
        parts[GOODS_POINTS] = self._goods(o, me)
        parts[WORKER_POINTS] = self._workers(g, o, me, f)
        parts[DEBT_POINTS] = self._debts(g, seat, o, f)
        if o.left:
            self._engine(g, me, o, f, parts)
        if g.agenda:
            parts[UNDER_WAY] = self._pending(g.agenda[-1], seat)
        return parts

    def automa_worth(self, g: Table, f: list[int]) -> float:
        """What the AI player has, and what it usually gains from here: most of it at the very end."""
        points = 0.0
        for part in score_seat(g, g.players):
            points += part.points
        if not g.agenda:
            return points
        rival = g.seats[g.players]
        shops = len(self.box.order_vp) - len(g.orders)  # those still lying on orders
        for covered in rival.workshops:
            shops += BITS[covered]
        left = min(len(AUTOMA_GAINS) - 2, max(0, self.box.rounds - max(1, g.round)))
        share = 0.0
        if not rival.passed:
            usual = g.round + self.box.ai_workers_base
            share = min(1.0, how_many(rival.workers) / usual) if g.round else 1.0
        ahead = (1.0 - share) * AUTOMA_GAINS[left] + share * AUTOMA_GAINS[left + 1]
        return points + ahead * (1.0 + AUTOMA_WORKSHOP * (shops - AUTOMA_SHOPS))

    def _pending(self, frame: Frame[Any], seat: int) -> float:
        """What a reward that is just being decided about will bring, roughly."""
        if frame.who != seat:
            return 0.0
        price = self.price.by_code
        if isinstance(frame, Rewards):
            return self.price.of(frame.items)
        if isinstance(frame, TakeTownsfolk):
            return price[FREE_RECRUIT] if frame.mode == FREE else 0.0
        if isinstance(frame, SettleDebt):
            return price[frame.how]
        if isinstance(frame, Clear):
            return price[PRAYER] if frame.source == AS_REWARD else 0.0
        return price[REMOVE_SUSPICION] if isinstance(frame, RemoveSuspicion) else 0.0

    def _actions(self, o: Outlook, me: Seat) -> float:
        """Actions that pay from the fifth time on, and walls with points on them [P41, P80]."""
        action = o.action
        total = (
            action[DEVELOP][me.developed]
            + action[COMMISSION][me.monks]
            + action[FORTIFY][len(me.walls)]
            + action[GARRISON][me.outposts]
            + action[ABSOLVE][me.absolved]
        )
        for card in me.walls:
            total += self.box.wall_vp[card]
        return total

    def _orders(self, g: Table, o: Outlook, f: list[int]) -> float:
        """King's Orders: the chance to meet each; those still face down may be any of the rest."""
        box = self.box
        shown = g.orders
        total = 0.0
        place = 0
        for card in shown:
            total += box.order_vp[place] * o.order[card][f[TIMES + box.order_action[card] - RIGHT]]
            place += 1
        if not o.left or place >= len(box.order_vp):
            return total
        hidden = 0
        for left in range(place, len(box.order_vp)):
            hidden += box.order_vp[left]
        met = 0.0
        others = 0
        for card in range(len(box.order_ids)):
            if card not in shown:
                met += o.order[card][f[TIMES + box.order_action[card] - RIGHT]]
                others += 1
        return total + hidden * met / max(1, others)

    def _outsiders(self, g: Table, me: Seat, o: Outlook) -> float:
        """What converted outsiders count [P81]."""
        box = self.box
        total = 0.0
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

    def _workers(self, g: Table, o: Outlook, me: Seat, f: list[int]) -> float:
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
            total += f[WORKER + worker] * self.w.workers[worker]
        return factor * total

    def _debts(self, g: Table, seat: int, o: Outlook, f: list[int]) -> float:
        """Debts, and the danger of another one: who has most suspicion when the tax is gone [P63]."""
        me = g.seats[seat]
        total = float(self.box.paid_vp * me.paid)
        if me.unpaid:
            total += unpaid_points(g, me) + self.w.debt_hope * o.left * me.unpaid
        held = len(me.suspicion)
        if held and g.agenda:
            danger = min(1.0, self.inquisitions(g, o)) * self.price.convicted[f[LEAD]]
            total -= self.w.debt_by_inquisition * danger
        return total

    def inquisitions(self, g: Table, o: Outlook) -> float:
        """How many there may still be."""
        full = self.box.tax_supply[g.players]
        taken = (o.left + 0.4) * self.w.tax_pace * g.seat_count + full - g.tax_supply
        return taken / max(1, full)

    # --- what works for the seat in the rounds to come -----------------------------------------------

    def _engine(self, g: Table, me: Seat, o: Outlook, f: list[int], parts: list[float]) -> None:
        """Workshops, townsfolk, and the paladin that comes next."""
        uses = self._uses(o, me, f)
        w = self.w
        total = 0.0
        for i in range(ACTIONS - RIGHT):
            covered = me.workshops[i]
            if covered:
                slots = self.box.slots[RIGHT + i]
                saved = 0.0
                for slot in range(2):
                    if covered >> slot & 1:
                        saved += w.workers[slots[slot]] if slots[slot] < WORKER_TYPES else w.workers[0]
                total += w.workshop * saved * uses[i]
        parts[WORKSHOP_POINTS] = total
        if me.crew:
            parts[TOWNSFOLK_POINTS] = w.crew * self._crew(g, me, o, uses)
        for card in me.paladin_top:
            parts[PALADIN_POINTS] += w.paladin_next * self.price.paladin[card]

    def _uses(self, o: Outlook, me: Seat, f: list[int]) -> list[float]:
        """How often each right-side action will still be used."""
        out: list[float] = []
        limits = self.box.limits
        for i in range(ACTIONS - RIGHT):
            pace = self.w.uses + self.w.uses_workshop * BITS[me.workshops[i]]
            uses = pace * o.left
            limit = limits[RIGHT + i]
            out.append(min(uses, float(limit - f[TIMES + i])) if limit else uses)
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
            total += often * self.price.ability[card]
        return total

    def _likely(self, me: Seat, condition: int) -> float:
        """The chance that an Inquisition finds the seat as an ability wants it [P63]."""
        held = len(me.suspicion)
        if condition == SUSPECTED:
            return 0.7 if held >= 2 else 0.35
        if condition == INNOCENT:
            return 0.6 if held == 0 else 0.3
        return 0.7

    def is_settled(self, g: Table, seat: int) -> bool:
        """Also after passing in the last round: the score is known to a point, entries were wrong by 2.4."""
        return not g.agenda or (g.round >= self.box.rounds and g.seats[seat].passed > 0)

    # --- the next turns --------------------------------------------------------------------------------

    def begins(self, g: Table, seat: int) -> bool:
        """A turn, or the choice of a paladin; what is paid with follows from that."""
        top = g.agenda[-1]
        return top.who == seat and isinstance(top, Turn | PickPaladin)

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
