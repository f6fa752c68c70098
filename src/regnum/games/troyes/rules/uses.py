"""How often a card is used, or how many cubes go onto an event: fewer than possible is allowed (R-T05)."""

from typing import Final

from regnum.games.troyes.const import (
    COLLECT,
    CUBE_FOR_PAY,
    CUBE_ON_ROLL,
    CUBES_PER_DIE,
    DENIERS,
    EXCHANGE,
    GAIN,
    INFLUENCE,
    PER_CATHEDRAL,
    PER_CITIZEN,
    PER_DIE,
    PER_DIE_IN_BEST,
    PER_EVENT,
)
from regnum.games.troyes.rules.activities import times, use_card
from regnum.games.troyes.rules.aims import event_of, is_event
from regnum.games.troyes.rules.event_cubes import flags_left, put_event_cube
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import CUBES_PLACED
from regnum.games.troyes.words.names import cost_of, good_msg, goods_msg, target_element, target_msg
from regnum.games.troyes.words.reasons import FLAGS, USES_DENIERS, USES_INFLUENCE, reason
from regnum.kernel.agenda import Choice, Frame, Refusal, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


def card_uses(g: Table, who: int, place: int, quotient: int) -> int:
    """How often a card can be used: as the dice allow and the price can be paid (R-T06)."""
    box = g.box
    card = g.cards[place]
    n = quotient
    if box.card_pay_deniers[card]:
        n = min(n, g.seats[who].deniers // box.card_pay_deniers[card])
    if box.card_pay_influence[card]:
        n = min(n, g.seats[who].influence // box.card_pay_influence[card])
    return n


def event_uses(g: Table, event: int, quotient: int) -> int:
    """How many cubes can go onto an event: no more than there are flags (R-T13)."""
    return min(quotient, flags_left(g, event))


class Uses(Frame[Table]):
    """Choose the number of uses of a card or of cubes on an event: the option, up to `most`.

    quotient: what the dice alone would allow.
    """

    def __init__(self, who: int, target: int, most: int, quotient: int) -> None:
        super().__init__(who)
        self.target: Final = target
        self.most: Final = most
        self.quotient: Final = quotient

    def options(self, g: Table) -> list[int]:
        return [self.most - fewer for fewer in range(self.most)]

    def resolve(self, g: Table, option: int) -> None:
        who = self.who
        if is_event(self.target):
            put_event_cube(g, who, event_of(self.target), option)
            return
        card = g.cards[self.target]
        if g.box.card_delayed[card]:
            g.seat(who).cubes[self.target] += option
            emit(g, CUBES_PLACED, who, card, option)
        else:
            use_card(g, who, self.target, option)

    def canonical(self, g: Table, legal: list[int]) -> list[int]:
        """Where cubes may be left unplaced, fewer uses bring nothing that more uses do not (R-T14)."""
        if is_event(self.target):
            return legal
        brings_cubes = g.box.card_effect[g.cards[self.target]] in (CUBES_PER_DIE, CUBE_ON_ROLL)
        return legal[:1] if brings_cubes else legal

    def sensible(self, g: Table) -> int | None:
        """As often as can be, where a card costs nothing and gives nothing to others.

        The dice are spent either way (R-T05), and what more uses bring may be left (R-T14). Cubes on an event
        bring its end nearer, and that brings something to others too.
        """
        if is_event(self.target):
            return None
        box = g.box
        card = g.cards[self.target]
        if box.card_pay_deniers[card] or box.card_pay_influence[card]:
            return None
        return self.most if box.card_delayed[card] or box.card_effect[card] in FOR_ONESELF else None

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        target = target_msg(g, self.target)
        return Msg("troyes-prompt-uses-" + self._kind(g), {"target": target, "most": self.most})

    def _kind(self, g: Table) -> str:
        if is_event(self.target):
            return "event"
        return "delayed" if g.box.card_delayed[g.cards[self.target]] else "card"

    def describe(self, g: Table, option: int) -> Choice:
        label = Msg("troyes-opt-uses-" + self._kind(g), {"n": option})
        elements = [target_element(g, self.target)]
        cost, effect = self._cost(g, option), self._effect(g, option)
        return Choice(option, f"uses {option}", label, elements, cost, effect, "uses", {"n": option})

    def _cost(self, g: Table, n: int) -> list[tuple[str, int]]:
        if is_event(self.target):
            return []
        box = g.box
        card = g.cards[self.target]
        pairs = ((DENIERS, box.card_pay_deniers[card]), (INFLUENCE, box.card_pay_influence[card]))
        return [cost_of(good, n * price) for good, price in pairs if price]

    def _effect(self, g: Table, n: int) -> list[Msg]:
        """What so many uses bring for sure."""
        box = g.box
        if is_event(self.target):
            return [good_msg(INFLUENCE, n * box.event_influence)]
        card = g.cards[self.target]
        if box.card_delayed[card]:
            return [Msg("troyes-gives-delayed-cubes", {"n": n})]
        if box.card_effect[card] == CUBE_FOR_PAY:
            return [Msg("troyes-gives-event-cubes", {"n": n})]
        if box.card_effect[card] not in COUNTED:
            return []
        n *= times(g, self.who, card)
        gains = goods_msg(
            n * box.card_gain_deniers[card], n * box.card_gain_influence[card], n * box.card_gain_vp[card]
        )
        return gains or [Msg("troyes-gives-nothing")]

    def refused(self, g: Table) -> list[Refusal]:
        """More uses than can be paid for, more cubes than flags."""
        out: list[Refusal] = []
        for n in range(self.most + 1, self.quotient + 1):
            label = Msg("troyes-opt-uses-" + self._kind(g), {"n": n})
            because = reason(self._why(g, n))
            out.append(
                Refusal(f"uses {n}", label, [target_element(g, self.target)], because, "uses", {"n": n})
            )
        return out

    def _why(self, g: Table, n: int) -> int:
        if is_event(self.target):
            return why(FLAGS, n, flags_left(g, event_of(self.target)))
        box = g.box
        card = g.cards[self.target]
        have = g.seats[self.who].deniers
        if n * box.card_pay_deniers[card] > have:
            return why(USES_DENIERS, n * box.card_pay_deniers[card], have)
        have = g.seats[self.who].influence
        return why(USES_INFLUENCE, n * box.card_pay_influence[card], have)


# Effects that bring something to whoever uses the card, and to nobody else.
FOR_ONESELF = (
    GAIN,
    PER_CATHEDRAL,
    PER_EVENT,
    PER_DIE,
    PER_DIE_IN_BEST,
    PER_CITIZEN,
    COLLECT,
    CUBES_PER_DIE,
    CUBE_ON_ROLL,
)
COUNTED = (GAIN, EXCHANGE, PER_CATHEDRAL, PER_EVENT, PER_DIE, PER_DIE_IN_BEST)
