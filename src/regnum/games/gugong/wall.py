"""The Great Wall [G40-G43]: placing servants, and scoring a completed section."""

from typing import Final

import regnum.games.gugong.servants as servants
import regnum.games.gugong.wall_benefits as wall_benefits
from regnum.games.gugong.const import EXTRA_ON_WALL, IN_SUPPLY, ON_THE_WALL, VP_WALL, WALL
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.locations import LocationFrame, element
from regnum.games.gugong.log import WALL_HOME, WALL_PLACED, WALL_SCORED
from regnum.games.gugong.palace import advance_envoy
from regnum.games.gugong.questions import Question
from regnum.games.gugong.reasons import SERVANTS_SHORT, reason
from regnum.games.gugong.state import (
    Table,
    from_lowest,
    has_decree,
    standing,
    wall_total,
    wall_value,
)
from regnum.games.gugong.trades import SKIP
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- placing -----------------------------------------------------------------------------------------


def put(g: Table, who: int, ordinary: int, double: bool, supply: bool) -> None:
    """Servants from pool or supply onto the wall; whether it is complete is looked at afterwards."""
    if supply:
        g.seat(who).supply -= ordinary
    else:
        g.seat(who).pool -= ordinary
    g.seat(who).on_wall += ordinary
    if double:
        g.seat(who).double = ON_THE_WALL
    pieces = ordinary + (1 if double else 0)
    emit(g, WALL_PLACED, who, pieces, 1 if double else 0, 1 if supply else 0, wall_total(g))


def add_from_supply(g: Table, who: int, double: bool) -> None:
    """One piece of the supply onto the wall, by a token; it may complete the section [G38]."""
    put(g, who, 0 if double else 1, double, True)
    push(g, WallCheck(who))


# The whole placement of an action is one choice. B places as many pieces as it may, or fewer, one at
# least (R-G12): three ways for each number, from the largest down.
A: Final = 0
A_DOUBLE: Final = 1
B: Final = 2
B_WAYS: Final = 3
PLAIN: Final = 0
PAY_DOUBLE: Final = 1
PLACE_DOUBLE: Final = 2
A_TEXTS: Final = ("a", "a place-double")
B_TEXTS: Final = ("", " pay-double", " place-double")
A_LABELS: Final = ("gugong-opt-wall-a", "gugong-opt-wall-a-double")
B_LABELS: Final = ("gugong-opt-wall-b", "gugong-opt-wall-b-pay-double", "gugong-opt-wall-b-place-double")
B_ONLY_DOUBLE: Final = "gugong-opt-wall-b-only-double"


def fewer_in(way: int) -> int:
    """How many pieces fewer than B may place a way of B places."""
    return (way - B) // B_WAYS


def pieces_in(g: Table, way: int) -> int:
    """How many pieces a way to build places; the double servant is one of them."""
    place = g.box.wall_place
    return place[0] if way < B else place[1] - fewer_in(way)


def pays_double(way: int) -> bool:
    return way >= B and (way - B) % B_WAYS == PAY_DOUBLE


def places_double(way: int) -> bool:
    return way == A_DOUBLE or (way >= B and (way - B) % B_WAYS == PLACE_DOUBLE)


class Wall(LocationFrame):
    """Place a servant, or up to two for a price; the double servant may pay or be placed."""

    def place(self) -> int:
        return WALL

    def rule(self) -> str:
        return "G40"

    def ways(self, g: Table) -> list[int]:
        double = servants.has_double(g, self.who)
        found = [A, A_DOUBLE] if double else [A]
        for fewer in range(g.box.wall_place[1]):
            first = B + B_WAYS * fewer
            found.append(first)
            if double:
                found.append(first + PAY_DOUBLE)
                found.append(first + PLACE_DOUBLE)
        return found

    def refusal(self, g: Table, way: int) -> int:
        if pays_double(way) or places_double(way):
            refusal = servants.piece_refusal(g, self.who, True, False)
            if refusal != OK:
                return refusal
        need = ordinary_needed(g, way)
        have = g.seats[self.who].pool
        return OK if have >= need else why(SERVANTS_SHORT, need, have)

    def variant(self, way: int) -> int:
        return 0 if way < B else 1

    def perform(self, g: Table, way: int) -> None:
        t = g.box
        if way >= B:
            servants.pay(g, self.who, t.wall_b_cost, pays_double(way))
        double = places_double(way)
        pieces = pieces_in(g, way)
        put(g, self.who, pieces - 1 if double else pieces, double, False)
        push(g, WallCheck(self.who))
        if has_decree(g, self.who, EXTRA_ON_WALL):
            push(g, WallExtra(self.who, t.effect_amount[EXTRA_ON_WALL]))

    def words(self, g: Table, way: int) -> Choice:
        n = pieces_in(g, way)
        price = g.box.wall_b_cost if way >= B else 0
        cost = servants.price_of(price, pays_double(way))
        cost.append(("placed", n))
        label = Msg(wall_label(way, n), {"n": n, "cost": price})
        # Who touches the wall means B as it is usually done: fewer pieces are in the list only.
        elements = ["wall", element(WALL)] if way < B or fewer_in(way) == 0 else []
        if places_double(way) or pays_double(way):
            elements.append(f"double.{self.who}")
        return Choice(way, wall_text(way, n), label, elements, cost, kind="build", args=wall_args(way, n))


def wall_args(way: int, n: int) -> dict[str, ChoiceArg]:
    """A way to build, by name."""
    return {
        "place": "wall",
        "variant": "a" if way < B else "b",
        "servants": n,
        "pay_double": pays_double(way),
        "place_double": places_double(way),
    }


def wall_text(way: int, n: int) -> str:
    """A way to build in a record's words: B says how many it places unless it is as many as it may."""
    if way < B:
        return A_TEXTS[way]
    return ("b" if fewer_in(way) == 0 else f"b {n}") + B_TEXTS[(way - B) % B_WAYS]


def wall_label(way: int, n: int) -> str:
    """The message of a way to build."""
    if way < B:
        return A_LABELS[way]
    return B_ONLY_DOUBLE if n == 1 and places_double(way) else B_LABELS[(way - B) % B_WAYS]


def ordinary_needed(g: Table, way: int) -> int:
    """How many ordinary servants of the pool a way to build takes, price and placement together."""
    cost = g.box.wall_b_cost if way >= B else 0
    price = max(0, cost - 2) if pays_double(way) else cost
    return price + pieces_in(g, way) - (1 if places_double(way) else 0)


EXTRA: Final = 0
EXTRA_DOUBLE: Final = 1


class WallExtra(Question):
    """The decree's extra servant of the supply, in the same placement (R-G25). a: how many are left."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def _ways(self, g: Table) -> list[int]:
        return [EXTRA, EXTRA_DOUBLE] if servants.has_double(g, self.who) else [EXTRA]

    def own_options(self, g: Table) -> list[int]:
        found: list[int] = []
        for way in self._ways(g):
            if servants.piece_refusal(g, self.who, way == EXTRA_DOUBLE, True) == OK:
                found.append(way)
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            return
        double = option == EXTRA_DOUBLE
        put(g, self.who, 0 if double else 1, double, True)
        if self.n > 1:
            push(g, WallExtra(self.who, self.n - 1))

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-wall-extra")

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-decline-extra"), ["skip"], kind="decline")
        if option == EXTRA_DOUBLE:
            label = Msg("gugong-opt-extra-double")
            args: dict[str, ChoiceArg] = {"double": True}
            return Choice(option, "extra double", label, [f"double.{self.who}"], kind="extra", args=args)
        elements = ["wall", f"supply.{self.who}"]
        return Choice(
            option, "extra", Msg("gugong-opt-extra"), elements, kind="extra", args={"double": False}
        )

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self._ways(g):
            refusal = servants.piece_refusal(g, self.who, way == EXTRA_DOUBLE, True)
            if refusal != OK:
                choice = self.describe_own(g, way)
                out.append(refuse(choice, reason(refusal)))
        return out


# --- scoring -----------------------------------------------------------------------------------------


class WallCheck(Frame[Table]):
    """A placement is done: score the section if it is complete [G41]."""

    def resolve(self, g: Table, option: int) -> None:
        if wall_total(g) < g.box.wall_size[g.players]:
            return
        order = [seat for seat in from_lowest(g) if wall_value(g.seats[seat]) > 0]  # fixed now (R-G26)
        score_section(g)
        wall_benefits.ask(g, order)


def score_section(g: Table) -> None:
    """VP and a step of the envoy for most servants; they go home, the others' remain [G42]."""
    t = g.box
    best = 0
    for seat in range(1, g.seat_count):
        ahead = wall_value(g.seats[seat]) - wall_value(g.seats[best])
        if ahead > 0 or (ahead == 0 and standing(g, seat) > standing(g, best)):
            best = seat
    emit(g, WALL_SCORED, best, wall_value(g.seats[best]))
    score_vp(g, best, t.wall_vp, VP_WALL)
    advance_envoy(g, best, t.wall_envoy)
    emit(g, WALL_HOME, best, wall_value(g.seats[best]))
    g.seat(best).supply += g.seats[best].on_wall
    g.seat(best).on_wall = 0
    if g.seats[best].double == ON_THE_WALL:
        g.seat(best).double = IN_SUPPLY


def score_at_end(g: Table) -> None:
    """The last section is scored if anybody stands on it, without benefits [G90]."""
    if wall_total(g) > 0:
        score_section(g)
