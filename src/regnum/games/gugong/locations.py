"""What the actions of all seven locations have in common: variants or skip, and what follows [G23, G39]."""

from typing import Final

import regnum.games.gugong.servants as servants
import regnum.games.gugong.tokens_bonus as tokens_bonus
from regnum.games.gugong.const import BY_NAMES, LOCATION_NAMES
from regnum.games.gugong.log import ACTION, SKIPPED
from regnum.games.gugong.reasons import SERVANTS_SHORT, reason
from regnum.games.gugong.state import Table
from regnum.games.gugong.trades import SKIP, OwnFrame
from regnum.games.gugong.words import place_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg, text_key
from regnum.kernel.reasons import OK, code_in


class LocationFrame(OwnFrame):
    """The action of a location, for whatever reason. b: why it is performed (const.BY_...).

    A subclass lists its `ways` to perform it, says of each why it is refused, does it and describes it.
    """

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who)
        self.by: Final = by

    def place(self) -> int:
        raise NotImplementedError

    def rule(self) -> str:
        """The rule to cite about prices."""
        raise NotImplementedError

    def ways(self, g: Table) -> list[int]:
        """Everything that a player might want to do here, possible or not."""
        raise NotImplementedError

    def refusal(self, g: Table, way: int) -> int:
        """Why this cannot be done, or OK. A way that would do nothing at all is refused (R-G06)."""
        raise NotImplementedError

    def variant(self, way: int) -> int:
        """0 for A, 1 for B."""
        return 0

    def perform(self, g: Table, way: int) -> None:
        raise NotImplementedError

    def words(self, g: Table, way: int) -> Choice:
        raise NotImplementedError

    def own_options(self, g: Table) -> list[int]:
        found: list[int] = []
        for way in self.ways(g):
            if self.refusal(g, way) == OK:
                found.append(way)
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            if g.events is not None and len(self.own_options(g)) > 1:
                emit(g, SKIPPED, self.who, self.place(), self.by)
            return
        emit(g, ACTION, self.who, self.place(), self.variant(option), self.by)
        push(g, tokens_bonus.Performed(self.who, self.place(), self.by))
        self.perform(g, option)

    def prompt(self, g: Table) -> Msg:
        key = "gugong-prompt-" + text_key(type(self).__name__)
        return Msg(key, {"by": Msg("gugong-by-" + BY_NAMES[self.by])})

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            label = Msg("gugong-opt-skip-place", {"place": place_msg(self.place())})
            return Choice(option, "skip", label, ["skip"], kind="skip")
        return self.words(g, option)

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self.ways(g):
            refusal = self.refusal(g, way)
            if refusal != OK:
                choice = self.words(g, way)
                because = reason(refusal, self.rule() if code_in(refusal) == SERVANTS_SHORT else "")
                out.append(refuse(choice, because))
        return out


A: Final = 0
B: Final = 1
B_DOUBLE: Final = 2
WAYS: Final = [A, B]
WAYS_DOUBLE: Final = [A, B, B_DOUBLE]
TEXTS: Final = ("a", "b", "b double")


class PricedFrame(LocationFrame):
    """A location whose A is free and whose B does more for a price, the double servant in it or not.

    A subclass says the price, how much A and B do, what stands against each, and does it.
    """

    def price(self, g: Table) -> int:
        """What B costs."""
        raise NotImplementedError

    def amount(self, g: Table, variant: int) -> int:
        """How much A (0) or B (1) does."""
        raise NotImplementedError

    def blocked(self, g: Table, way: int) -> int:
        """Why this cannot be done whatever is paid, or OK."""
        return OK

    def paid(self, g: Table, variant: int) -> None:
        """Perform A (0) or B (1), whose price is paid."""
        raise NotImplementedError

    def label(self, way: int) -> str:
        """The message of a way, with $n, how much it does, and its $cost."""
        raise NotImplementedError

    def effect(self, g: Table, way: int) -> list[Msg]:
        """What it would bring, in words, where that is known."""
        return []

    def ways(self, g: Table) -> list[int]:
        return WAYS_DOUBLE if servants.has_double(g, self.who) else WAYS

    def refusal(self, g: Table, way: int) -> int:
        refusal = self.blocked(g, way)
        if refusal != OK or way == A:
            return refusal
        return servants.pay_refusal(g, self.who, self.price(g), way == B_DOUBLE)

    def variant(self, way: int) -> int:
        return 0 if way == A else 1

    def perform(self, g: Table, way: int) -> None:
        if way != A:
            servants.pay(g, self.who, self.price(g), way == B_DOUBLE)
        self.paid(g, self.variant(way))

    def words(self, g: Table, way: int) -> Choice:
        price = 0 if way == A else self.price(g)
        label = Msg(self.label(way), {"n": self.amount(g, self.variant(way)), "cost": price})
        cost = servants.price_of(price, way == B_DOUBLE)
        args: dict[str, ChoiceArg] = {
            "place": LOCATION_NAMES[self.place()],
            "variant": "a" if way == A else "b",
            "double": way == B_DOUBLE,
        }
        elements = [element(self.place())]
        return Choice(way, TEXTS[way], label, elements, cost, self.effect(g, way), "variant", args)


def element(place: int) -> str:
    """The element id of a location."""
    return "location." + LOCATION_NAMES[place]
