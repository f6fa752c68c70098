"""What the actions of all seven locations have in common [G23]: variants, skipping, tolls, who follows [G39].

A location's file has its action, a `LocationAction`; frames.py lists all seven here, because whoever
follows performs any of them, and any of them may be followed.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.gugong.codes import place_of, token_of
from regnum.games.gugong.const import BY_FOLLOW, BY_NAMES, LOCATION_NAMES, TOKEN_FOLLOW, TOKEN_TOLL, VP_TOLLS
from regnum.games.gugong.rules.gains import score_vp
from regnum.games.gugong.rules.servants import cost_of, has_double, pay, pay_refusal
from regnum.games.gugong.rules.trades import MOST_SEATS, SKIP, TRADES_FOR_A_SERVANT
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import ACTION, FOLLOWED, SKIPPED, TOLL
from regnum.games.gugong.words.names import place_msg
from regnum.games.gugong.words.reasons import SERVANTS_SHORT, reason
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg, text_key
from regnum.kernel.reasons import OK, code_in


class LocationAction(Frame[Table]):
    """The action of a location, for whatever reason. by: why it is performed (const.BY_...).

    A location says its `ways` to perform it, possible or not; of each whether it is variant A or B, why it
    is refused, what it does, and how it is called. `rule` is the one to cite about prices.
    """

    def __init__(self, who: int, by: int, place: int, rule: str) -> None:
        super().__init__(who)
        self.by: Final = by
        self.place: Final = place
        self.rule: Final = rule

    def ways(self, g: Table) -> list[int]:
        raise NotImplementedError

    def variant(self, way: int) -> int:
        """A or B."""
        return A

    def refusal(self, g: Table, way: int) -> int:
        """Why this cannot be done, or OK. A way that would do nothing at all is refused (R-G06)."""
        raise NotImplementedError

    def perform(self, g: Table, way: int) -> None:
        raise NotImplementedError

    def describe_way(self, g: Table, way: int) -> Choice:
        raise NotImplementedError

    # --- the same at all locations ---------------------------------------------------------------------

    def is_secret(self) -> bool:
        return True

    def beside(self, g: Table) -> Frame[Table] | None:
        return TRADES_FOR_A_SERVANT[self.who]

    def options(self, g: Table) -> list[int]:
        found: list[int] = []
        for way in self.ways(g):
            if self.refusal(g, way) == OK:
                found.append(way)
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            if g.events is not None and len(self.options(g)) > 1:
                emit(g, SKIPPED, self.who, self.place, self.by)
            return
        emit(g, ACTION, self.who, self.place, self.variant(option), self.by)
        push(g, Performed(self.who, self.place, self.by))
        self.perform(g, option)

    def prompt(self, g: Table) -> Msg:
        key = "gugong-prompt-" + text_key(type(self).__name__)
        return Msg(key, {"by": Msg("gugong-by-" + BY_NAMES[self.by])})

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            label = Msg("gugong-opt-skip-place", {"place": place_msg(self.place)})
            return Choice(option, "skip", label, ["skip"], kind="skip")
        return self.describe_way(g, option)

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self.ways(g):
            refusal = self.refusal(g, way)
            if refusal != OK:
                because = reason(refusal, self.rule if code_in(refusal) == SERVANTS_SHORT else "")
                out.append(refuse(self.describe_way(g, way), because))
        return out


# --- locations whose A is free and whose B does more for a price --------------------------------------

A: Final = 0
B: Final = 1
B_DOUBLE: Final = 2  # the double servant pays for it
WITHOUT_DOUBLE: Final = [A, B]
WITH_DOUBLE: Final = [A, B, B_DOUBLE]
TEXTS: Final = ("a", "b", "b double")
KEYS: Final = ("a", "b", "b-double")


def variants(me: Seat) -> list[int]:
    return WITH_DOUBLE if has_double(me) else WITHOUT_DOUBLE


def variant_of(way: int) -> int:
    return A if way == A else B


def variant_refusal(me: Seat, way: int, b_price: int) -> int:
    """Why the price of a variant cannot be paid, or OK."""
    return OK if way == A else pay_refusal(me, b_price, way == B_DOUBLE)


def pay_variant(g: Table, who: int, way: int, b_price: int) -> None:
    if way != A:
        pay(g, who, b_price, way == B_DOUBLE)


def describe_variant(place: int, key: str, way: int, n: int, b_price: int, effect: list[Msg]) -> Choice:
    """A variant in words. key: of its messages; n: how much it does; effect: what it brings, if known."""
    price, double = 0 if way == A else b_price, way == B_DOUBLE
    return Choice(
        way,
        TEXTS[way],
        Msg(key + KEYS[way], {"n": n, "cost": price}),
        [location_element(place)],
        cost_of(price, double),
        effect,
        "variant",
        {"place": LOCATION_NAMES[place], "variant": TEXTS[variant_of(way)], "double": double},
    )


def location_element(place: int) -> str:
    """The element id of a location."""
    return "location." + LOCATION_NAMES[place]


# --- what an action sets off [G39] --------------------------------------------------------------------


class Performed(Frame[Table]):
    """An action is done: tolls at once, then those who follow, in turn order (R-G22, R-G23).

    by: why it was performed.
    """

    def __init__(self, who: int, place: int, by: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.by: Final = by

    def resolve(self, g: Table, option: int) -> None:
        if self.by == BY_FOLLOW:
            emit(g, FOLLOWED, self.who, self.place, g.active_seat)
        box = g.box
        follows: list[int] = []
        for step in range(1, g.seat_count):
            seat = (self.who + step) % g.seat_count
            for active in g.seats[seat].active:
                if place_of(active) != self.place:
                    continue
                token = token_of(active)
                if box.token_effect[token] == TOKEN_TOLL:
                    pay_toll(g, seat, self.who, self.place, box.token_amount[token])
                elif box.token_effect[token] == TOKEN_FOLLOW and self.by != BY_FOLLOW:  # no chain of follows
                    follows.append(seat)
        for seat in reversed(follows):
            push(g, Follow(seat, self.place, self.who))


def pay_toll(g: Table, owner: int, payer: int, place: int, n: int) -> None:
    """The owner gains, the payer loses what it has (R-G21)."""
    lost = min(n, g.seats[payer].vp)
    emit(g, TOLL, owner, payer, place, lost)
    score_vp(g, payer, -lost, VP_TOLLS)
    score_vp(g, owner, n, VP_TOLLS)


class Follow(Frame[Table]):
    """A follow token lets its owner perform the location's action too, at its own cost.

    leader: who performed it. It asks nothing itself: the location's question may be skipped.
    """

    def __init__(self, who: int, place: int, leader: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.leader: Final = leader

    def resolve(self, g: Table, option: int) -> None:
        push(g, location_action(self.who, self.place, BY_FOLLOW))


# --- which action belongs to which location -----------------------------------------------------------

REASONS: Final = 3  # len(BY_NAMES)

# One for each seat and reason: frames never change, so nobody has to make them again.
ACTIONS: Final[list[LocationAction]] = []


def list_actions(actions: list[Callable[[int, int], LocationAction]]) -> None:
    """Say what is performed where, in the order of const.TRAVEL ..., once: frames.py does."""
    ACTIONS[:] = [make(who, by) for make in actions for who in range(MOST_SEATS) for by in range(REASONS)]


def location_action(who: int, place: int, by: int) -> LocationAction:
    """The question about a location's action. by: for what reason it is performed (const.BY_...)."""
    return ACTIONS[(place * MOST_SEATS + who) * REASONS + by]
