"""How often a card is used, or how many cubes go onto an event: fewer than possible is allowed (R-T05)."""

from regnum.games.troyes.cards import times, use_card
from regnum.games.troyes.const import (
    CUBE_FOR_PAY,
    DENIERS,
    EXCHANGE,
    GAIN,
    INFLUENCE,
    PER_CATHEDRAL,
    PER_DIE,
    PER_DIE_IN_BEST,
    PER_EVENT,
    PLACES,
    TO_EVENT,
)
from regnum.games.troyes.counter import put_event_cube
from regnum.games.troyes.log import CUBES_PLACED
from regnum.games.troyes.reasons import FLAGS, USES_DENIERS, USES_INFLUENCE, reason
from regnum.games.troyes.state import (
    CARDS,
    CUBES,
    DENIERS_AT,
    INFLUENCE_AT,
    OWN,
    card_at,
    flags_left,
    tab,
)
from regnum.games.troyes.words import cost_of, good_msg, goods_msg, target_element, target_msg
from regnum.kernel.agenda import Choice, Refusal, emit
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


def card_uses(g: State, who: int, place: int, quotient: int) -> int:
    """How often a card can be used: as the dice allow and the price can be paid (R-T06)."""
    t = tab(g)
    card = g.decks[CARDS][place]
    n = quotient
    if t.card_pay_deniers[card]:
        n = min(n, g.own[who * OWN + DENIERS_AT] // t.card_pay_deniers[card])
    if t.card_pay_influence[card]:
        n = min(n, g.own[who * OWN + INFLUENCE_AT] // t.card_pay_influence[card])
    return n


def event_uses(g: State, event: int, quotient: int) -> int:
    """How many cubes can go onto an event: no more than there are flags (R-T13)."""
    return min(quotient, flags_left(g, event))


class Uses(Frame):
    """Choose the number of uses of a card or of cubes on an event. a: target; b: the most possible.

    items: what the dice alone would allow.
    """

    def options(self, g: State) -> list[int]:
        return list(range(self.b, 0, -1))

    def resolve(self, g: State, option: int) -> None:
        who = self.who
        if self.a >= TO_EVENT:
            put_event_cube(g, who, self.a - TO_EVENT, option)
            return
        card = card_at(g, self.a)
        if tab(g).card_delayed[card]:
            g.own[who * OWN + CUBES + self.a] += option
            emit(g, CUBES_PLACED, who, card, option)
        else:
            use_card(g, who, self.a, option)

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: State) -> Msg:
        target = target_msg(tab(g), card_at(g, self.a) if self.a < PLACES else -1, self.a)
        return Msg("troyes-prompt-uses-" + self._kind(g), {"target": target, "most": self.b})

    def _kind(self, g: State) -> str:
        if self.a >= TO_EVENT:
            return "event"
        return "delayed" if tab(g).card_delayed[card_at(g, self.a)] else "card"

    def describe(self, g: State, option: int) -> Choice:
        label = Msg("troyes-opt-uses-" + self._kind(g), {"n": option})
        elements = [target_element(g, self.a)]
        cost, effect = self._cost(g, option), self._effect(g, option)
        return Choice(option, f"uses {option}", label, elements, cost, effect, "uses", {"n": option})

    def _cost(self, g: State, n: int) -> list[tuple[str, int]]:
        if self.a >= TO_EVENT:
            return []
        t = tab(g)
        card = card_at(g, self.a)
        pairs = ((DENIERS, t.card_pay_deniers[card]), (INFLUENCE, t.card_pay_influence[card]))
        return [cost_of(good, n * price) for good, price in pairs if price]

    def _effect(self, g: State, n: int) -> list[Msg]:
        """What so many uses bring for sure."""
        t = tab(g)
        if self.a >= TO_EVENT:
            return [good_msg(INFLUENCE, n * t.event_influence)]
        card = card_at(g, self.a)
        if t.card_delayed[card]:
            return [Msg("troyes-gives-delayed-cubes", {"n": n})]
        if t.card_effect[card] == CUBE_FOR_PAY:
            return [Msg("troyes-gives-event-cubes", {"n": n})]
        if t.card_effect[card] not in COUNTED:
            return []
        n *= times(g, self.who, card)
        gains = goods_msg(
            n * t.card_gain_deniers[card], n * t.card_gain_influence[card], n * t.card_gain_vp[card]
        )
        return gains or [Msg("troyes-gives-nothing")]

    def refused(self, g: State) -> list[Refusal]:
        """More uses than can be paid for, more cubes than flags."""
        out: list[Refusal] = []
        for n in range(self.b + 1, self.items[0] + 1):
            label = Msg("troyes-opt-uses-" + self._kind(g), {"n": n})
            because = reason(self._why(g, n))
            out.append(Refusal(f"uses {n}", label, [target_element(g, self.a)], because, "uses", {"n": n}))
        return out

    def _why(self, g: State, n: int) -> int:
        if self.a >= TO_EVENT:
            return why(FLAGS, n, flags_left(g, self.a - TO_EVENT))
        t = tab(g)
        card = card_at(g, self.a)
        have = g.own[self.who * OWN + DENIERS_AT]
        if n * t.card_pay_deniers[card] > have:
            return why(USES_DENIERS, n * t.card_pay_deniers[card], have)
        have = g.own[self.who * OWN + INFLUENCE_AT]
        return why(USES_INFLUENCE, n * t.card_pay_influence[card], have)


COUNTED = (GAIN, EXCHANGE, PER_CATHEDRAL, PER_EVENT, PER_DIE, PER_DIE_IN_BEST)
