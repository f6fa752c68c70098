"""Paladins of the West Kingdom in a player's terms: points now, and what lies ahead.

Everything is counted in final points. Where progress pays only at a step (an attribute, the fifth
monk, a King's Order), the value is the expected score if the seat goes on at a usual pace for the
rounds that are left; once the game is over it is the score itself.
"""

from typing import cast

from regnum.ai.evaluate.paladins_tables import MOST_GOODS, MOST_LEAD, Outlook, Weights, Worth
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
from regnum.games.paladins.flow import ShowPaladin, TakeTavern
from regnum.games.paladins.inquisition import Abilities
from regnum.games.paladins.recruit import FREE, TakeTownsfolk
from regnum.games.paladins.rewards import Clear, RemoveSuspicion, Rewards, SettleDebt, gain
from regnum.games.paladins.scoring import counted_by, unpaid_points
from regnum.games.paladins.state import (
    ABSOLVED,
    ATTACKED,
    CONVERTED,
    CREW,
    DEVELOPED,
    FAITH_AT,
    MONKS,
    ORDERS,
    OUTPOSTS,
    OWN,
    PAID,
    PALADIN,
    PALADIN_CHOSEN,
    PALADIN_TOP,
    PASSED,
    PILES,
    PROVISION_AT,
    ROUND,
    SILVER_AT,
    SUSPICION,
    TAX_SUPPLY,
    UNPAID,
    WALLS,
    WORKERS_AT,
    WORKSHOPS,
)
from regnum.games.paladins.tables import Tables
from regnum.games.paladins.turn import Turn
from regnum.games.paladins.words import worker_items
from regnum.games.paladins.workers import BITS, MASK
from regnum.kernel.agenda import push
from regnum.kernel.flat import Frame, State
from regnum.kernel.tables import BaseTables


class PaladinsEvaluation:
    """The judgement of a player who knows what usually pays."""

    def __init__(self, tables: BaseTables, weights: Weights | None = None) -> None:
        self.t = cast(Tables, tables)
        self.w = weights if weights is not None else Weights()
        self.worth = Worth(self.t, self.w)
        self.outlooks = [Outlook(self.t, self.w, left) for left in range(self.t.rounds + 1)]

    def value(self, g: State, seat: int) -> float:
        """Final points the seat may expect."""
        o = self.outlooks[max(0, self.t.rounds - g.board[ROUND])]
        b = seat * OWN
        own = g.own[b : b + OWN]
        p = seat * PILES
        times = (
            own[MONKS],
            len(g.piles[p + WALLS]),
            own[OUTPOSTS],
            own[ABSOLVED],
            len(g.piles[p + ATTACKED]),
            len(g.piles[p + CONVERTED]),
        )
        total = self._tracks(o, own, times) + self._orders(g, o, times)
        total += self._outsiders(g, seat, o) + self._goods(o, own)
        total += self._workers(g, o, own)
        total += self._debts(g, seat, o, own)
        if o.left:
            total += self._engine(g, seat, o, own, times)
        if g.agenda:
            total += self._pending(cast(Frame, g.agenda[-1]), seat)
        return total

    def _pending(self, frame: Frame, seat: int) -> float:
        """What a reward that is just being decided about will bring, roughly."""
        if frame.who != seat:
            return 0.0
        worth = self.worth.by_code
        if isinstance(frame, Rewards):
            return self.worth.of(frame.items)
        if isinstance(frame, TakeTownsfolk):
            return worth[FREE_RECRUIT] if frame.a == FREE else 0.0
        if isinstance(frame, SettleDebt):
            return worth[frame.b]
        if isinstance(frame, Clear):
            return worth[PRAYER] if frame.a < 0 else 0.0
        return worth[REMOVE_SUSPICION] if isinstance(frame, RemoveSuspicion) else 0.0

    def _tracks(self, o: Outlook, own: list[int], times: tuple[int, ...]) -> float:
        """Attributes, and actions that pay from the fifth time on [P80]."""
        attribute = o.attribute
        action = o.action
        return (
            attribute[own[FAITH_AT]]
            + attribute[own[FAITH_AT + 1]]
            + attribute[own[FAITH_AT + 2]]
            + action[DEVELOP][own[DEVELOPED]]
            + action[COMMISSION][times[0]]
            + action[FORTIFY][times[1]]
            + action[GARRISON][times[2]]
            + action[ABSOLVE][times[3]]
        )

    def _orders(self, g: State, o: Outlook, times: tuple[int, ...]) -> float:
        """King's Orders: the chance to meet each; those still face down may be any of the rest."""
        t = self.t
        shown = g.decks[ORDERS]
        total = 0.0
        for place, card in enumerate(shown):
            total += t.order_vp[place] * o.order[card][times[t.order_action[card] - RIGHT]]
        hidden = sum(t.order_vp[len(shown) :])
        if hidden and o.left:
            others = [card for card in range(len(t.order_ids)) if card not in shown]
            met = sum(o.order[card][times[t.order_action[card] - RIGHT]] for card in others)
            total += hidden * met / len(others)
        return total

    def _outsiders(self, g: State, seat: int, o: Outlook) -> float:
        """Walls with points on them, and what converted outsiders count [P41, P81]."""
        t = self.t
        p = seat * PILES
        total = 0.0
        for card in g.piles[p + WALLS]:
            total += t.wall_vp[card]
        for card in g.piles[p + CONVERTED]:
            counted = t.outsider_counts[card]
            if counted == PER_UNPAID_DEBT:
                continue
            n = counted_by(g, seat, counted)
            total += t.outsider_base[card]
            if o.left:
                total += (n + self.w.convert_growth * o.left) / t.outsider_per[card] * t.outsider_vp[card]
            else:
                total += n // t.outsider_per[card] * t.outsider_vp[card]
        return total

    def _goods(self, o: Outlook, own: list[int]) -> float:
        silver = own[SILVER_AT]
        provisions = own[PROVISION_AT]
        if o.left:
            return o.silver[min(silver, MOST_GOODS)] + o.provision[min(provisions, MOST_GOODS)]
        whole, rest = divmod(silver + provisions, self.t.goods_per_vp)
        return whole + 0.1 * rest

    def _workers(self, g: State, o: Outlook, own: list[int]) -> float:
        """Workers to be placed this round, or kept for the next one [P70]."""
        supply = own[WORKERS_AT]
        if supply == 0 or not g.agenda:
            return 0.0
        factor = 1.0
        if not own[PASSED]:
            factor = self.w.in_hand if o.left else self.w.in_hand_last
        elif not o.left:
            return 0.0
        total = 0.0
        for worker in range(WORKER_TYPES):
            total += (supply >> BITS * worker & MASK) * self.w.workers[worker]
        return factor * total

    def _debts(self, g: State, seat: int, o: Outlook, own: list[int]) -> float:
        """Debts, and the danger of another one: who has most suspicion when the tax is gone [P63]."""
        t = self.t
        total = float(t.paid_vp * own[PAID])
        if own[UNPAID]:
            total += unpaid_points(g, seat) + self.w.debt_hope * o.left * own[UNPAID]
        held = len(g.piles[seat * PILES + SUSPICION])
        if held and g.agenda:
            most = 0
            for other in range(g.seats):
                if other != seat:
                    most = max(most, len(g.piles[other * PILES + SUSPICION]))
            lead = max(-MOST_LEAD, min(MOST_LEAD, held - most))
            danger = min(1.0, self.inquisitions(g, o)) * self.worth.convicted[lead + MOST_LEAD]
            total -= self.w.debt_by_inquisition * danger
        return total

    def inquisitions(self, g: State, o: Outlook) -> float:
        """How many there may still be."""
        full = self.t.tax_supply[g.players]
        taken = (o.left + 0.4) * self.w.tax_pace * g.seats + full - g.board[TAX_SUPPLY]
        return taken / max(1, full)

    # --- what works for the seat in the rounds to come -----------------------------------------------

    def _engine(self, g: State, seat: int, o: Outlook, own: list[int], times: tuple[int, ...]) -> float:
        uses = self._uses(o, own, times)
        total = 0.0
        w = self.w
        for i in range(ACTIONS - RIGHT):
            mask = own[WORKSHOPS + i]
            if mask:
                slots = self.t.slots[RIGHT + i]
                saved = 0.0
                for slot in (0, 1):
                    if mask >> slot & 1:
                        saved += w.workers[slots[slot]] if slots[slot] < WORKER_TYPES else w.workers[0]
                total += w.workshop * saved * uses[i]
        crew = g.piles[seat * PILES + CREW]
        if crew:
            total += w.crew * self._crew(g, seat, o, crew, uses)
        for card in g.piles[seat * PILES + PALADIN_TOP]:
            total += w.paladin_next * self.worth.paladin[card]
        return total

    def _uses(self, o: Outlook, own: list[int], times: tuple[int, ...]) -> list[float]:
        """How often each right-side action will still be used."""
        out: list[float] = []
        limits = self.t.limits
        for i in range(ACTIONS - RIGHT):
            mask = own[WORKSHOPS + i]
            pace = self.w.uses + self.w.uses_workshop * ((mask & 1) + (mask >> 1))
            uses = pace * o.left
            limit = limits[RIGHT + i]
            out.append(min(uses, limit - times[i]) if limit else uses)
        return out

    def _crew(self, g: State, seat: int, o: Outlook, crew: tuple[int, ...], uses: list[float]) -> float:
        t = self.t
        total = 0.0
        for card in crew:
            trigger = t.townsfolk_trigger[card]
            if RIGHT <= trigger < ACTIONS:
                often = uses[trigger - RIGHT]
            elif trigger == ON_INQUISITION:
                often = self.inquisitions(g, o) * self._likely(g, seat, t.townsfolk_condition[card])
            else:
                often = 0.3 * o.left
            total += often * self.worth.ability[card]
        return total

    def _likely(self, g: State, seat: int, condition: int) -> float:
        """The chance that an Inquisition finds the seat as an ability wants it [P63]."""
        held = len(g.piles[seat * PILES + SUSPICION])
        if condition == SUSPECTED:
            return 0.7 if held >= 2 else 0.35
        if condition == INNOCENT:
            return 0.6 if held == 0 else 0.3
        return 0.7

    # --- the next turns --------------------------------------------------------------------------------

    def go_on(self, g: State, seat: int) -> bool:
        """The seat's next turn of this round, as if the others stood still."""
        if not g.agenda or isinstance(g.agenda[-1], Abilities):
            return False
        if g.piles[seat * PILES + PALADIN_CHOSEN]:
            self._reveal(g, seat)
        if not g.piles[seat * PILES + PALADIN]:
            return False
        for i, frame in enumerate(g.agenda):
            if isinstance(frame, TakeTavern) and frame.who == seat:
                del g.agenda[i]
                push(g, frame)
                return True
        if g.own[seat * OWN + PASSED]:
            return False
        if isinstance(g.agenda[-1], Turn):
            g.agenda.pop()  # the turn of somebody who stands still
        push(g, Turn(seat))
        return True

    def _reveal(self, g: State, seat: int) -> None:
        """The seat's own paladin, turned up before its time."""
        p = seat * PILES
        card = g.piles[p + PALADIN_CHOSEN][0]
        g.piles[p + PALADIN_CHOSEN] = ()
        g.piles[p + PALADIN] = (card,)
        g.agenda[:] = [f for f in g.agenda if not (isinstance(f, ShowPaladin) and f.who == seat)]
        gain(g, seat, worker_items(self.t.paladin_workers[card]))


EVALUATION = PaladinsEvaluation
