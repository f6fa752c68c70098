"""The Great Wall [G40-G43]: placing servants, and scoring a completed section."""

from typing import Final

from regnum.games.gugong.const import EXTRA_ON_WALL, IN_SUPPLY, ON_THE_WALL, VP_WALL, WALL
from regnum.games.gugong.rules.benefits import ask_for_benefits
from regnum.games.gugong.rules.decrees import has_decree
from regnum.games.gugong.rules.gains import score_vp
from regnum.games.gugong.rules.intrigue import foremost, from_lowest
from regnum.games.gugong.rules.locations import A, B, LocationAction, location_element
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.servants import (
    DOUBLE_COUNTS,
    cost_of,
    has_double,
    ordinary_in,
    pay,
    piece_refusal,
    take_out,
)
from regnum.games.gugong.rules.trades import SKIP, Question
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import WALL_HOME, WALL_PLACED, WALL_SCORED
from regnum.games.gugong.words.reasons import SERVANTS_SHORT, reason
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- who stands there ---------------------------------------------------------------------------------


def wall_value(seat: Seat) -> int:
    """What a seat's servants on the wall count."""
    return seat.on_wall + (DOUBLE_COUNTS if seat.double == ON_THE_WALL else 0)


def wall_total(g: Table) -> int:
    """What all servants on the wall count."""
    total = 0
    for seat in g.seats:
        total += wall_value(seat)
    return total


def put(g: Table, who: int, ordinary: int, double: bool, supply: bool) -> None:
    """Servants from pool or supply onto the wall; whether it is complete is looked at afterwards."""
    take_out(g, who, ordinary, supply)
    me = g.seat(who)
    me.on_wall += ordinary
    if double:
        me.double = ON_THE_WALL
    pieces = ordinary + (1 if double else 0)
    emit(g, WALL_PLACED, who, pieces, 1 if double else 0, 1 if supply else 0, wall_total(g))


def add_from_supply(g: Table, who: int, double: bool) -> None:
    """One piece of the supply onto the wall, by a token; it may complete the section [G38]."""
    put(g, who, 0 if double else 1, double, True)
    push(g, WallCheck(who))


# --- ways to build ------------------------------------------------------------------------------------
# The whole placement of an action is one choice. B places as many pieces as it may, or fewer, one at
# least (R-G12): three ways for each number, from the largest down.

A_ORDINARY: Final = 0
A_DOUBLE: Final = 1  # the double servant is placed
B_FIRST: Final = 2
B_WAYS: Final = 3
PLAIN: Final = 0
PAY_DOUBLE: Final = 1
PLACE_DOUBLE: Final = 2
A_TEXTS: Final = ("a", "a place-double")
B_TEXTS: Final = ("", " pay-double", " place-double")
A_LABELS: Final = ("gugong-opt-wall-a", "gugong-opt-wall-a-double")
B_LABELS: Final = ("gugong-opt-wall-b", "gugong-opt-wall-b-pay-double", "gugong-opt-wall-b-place-double")
B_ONLY_DOUBLE: Final = "gugong-opt-wall-b-only-double"


def b_way(fewer: int, use: int) -> int:
    """B with so many pieces fewer than it may place. use: PLAIN, PAY_DOUBLE or PLACE_DOUBLE."""
    return B_FIRST + B_WAYS * fewer + use


def is_b(way: int) -> bool:
    return way >= B_FIRST


def fewer_in(way: int) -> int:
    """How many pieces fewer than B may place a way of B places."""
    return (way - B_FIRST) // B_WAYS


def use_in(way: int) -> int:
    """What the double servant does in a way of B."""
    return (way - B_FIRST) % B_WAYS


def pays_double(way: int) -> bool:
    return is_b(way) and use_in(way) == PAY_DOUBLE


def places_double(way: int) -> bool:
    return use_in(way) == PLACE_DOUBLE if is_b(way) else way == A_DOUBLE


def pieces_in(g: Table, way: int) -> int:
    """How many pieces a way to build places; the double servant is one of them."""
    place = g.box.wall_place
    return place[B] - fewer_in(way) if is_b(way) else place[A]


def ordinary_needed(g: Table, way: int) -> int:
    """How many ordinary servants of the pool a way to build takes, price and placement together."""
    price = ordinary_in(g.box.wall_b_cost, pays_double(way)) if is_b(way) else 0
    return price + pieces_in(g, way) - (1 if places_double(way) else 0)


class Wall(LocationAction):
    """Place a servant, or up to two for a price; the double servant may pay or be placed."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who, by, WALL, "G40")

    def ways(self, g: Table) -> list[int]:
        double = has_double(g.seats[self.who])
        found = [A_ORDINARY, A_DOUBLE] if double else [A_ORDINARY]
        for fewer in range(g.box.wall_place[B]):
            found.append(b_way(fewer, PLAIN))
            if double:
                found.append(b_way(fewer, PAY_DOUBLE))
                found.append(b_way(fewer, PLACE_DOUBLE))
        return found

    def variant(self, way: int) -> int:
        return B if is_b(way) else A

    def refusal(self, g: Table, way: int) -> int:
        me = g.seats[self.who]
        if pays_double(way) or places_double(way):
            refusal = piece_refusal(me, True, False)
            if refusal != OK:
                return refusal
        need = ordinary_needed(g, way)
        return OK if me.pool >= need else why(SERVANTS_SHORT, need, me.pool)

    def perform(self, g: Table, way: int) -> None:
        if is_b(way):
            pay(g, self.who, g.box.wall_b_cost, pays_double(way))
        double = places_double(way)
        pieces = pieces_in(g, way)
        put(g, self.who, pieces - 1 if double else pieces, double, False)
        push(g, WallCheck(self.who))
        if has_decree(g, self.who, EXTRA_ON_WALL):
            push(g, WallExtra(self.who, g.box.effect_amount[EXTRA_ON_WALL]))

    def describe_way(self, g: Table, way: int) -> Choice:
        n = pieces_in(g, way)
        price = g.box.wall_b_cost if is_b(way) else 0
        cost = [*cost_of(price, pays_double(way)), ("placed", n)]
        label = Msg(wall_label(way, n), {"n": n, "cost": price})
        # Who touches the wall means B as it is usually done: fewer pieces are in the list only.
        is_usual = not is_b(way) or fewer_in(way) == 0
        elements = ["wall", location_element(WALL)] if is_usual else []
        if places_double(way) or pays_double(way):
            elements.append(f"double.{self.who}")
        return Choice(way, wall_text(way, n), label, elements, cost, kind="build", args=wall_args(way, n))


def wall_text(way: int, n: int) -> str:
    """A way to build in a record's words: B says how many it places unless it is as many as it may."""
    if not is_b(way):
        return A_TEXTS[way]
    return ("b" if fewer_in(way) == 0 else f"b {n}") + B_TEXTS[use_in(way)]


def wall_label(way: int, n: int) -> str:
    """The message of a way to build."""
    if not is_b(way):
        return A_LABELS[way]
    return B_ONLY_DOUBLE if n == 1 and places_double(way) else B_LABELS[use_in(way)]


def wall_args(way: int, n: int) -> dict[str, ChoiceArg]:
    """A way to build, by name."""
    return {
        "place": "wall",
        "variant": "b" if is_b(way) else "a",
        "servants": n,
        "pay_double": pays_double(way),
        "place_double": places_double(way),
    }


EXTRA: Final = 0
EXTRA_DOUBLE: Final = 1


class WallExtra(Question):
    """The decree's extra servant of the supply, in the same placement (R-G25). n: how many are left."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def ways(self, g: Table) -> list[int]:
        return [EXTRA, EXTRA_DOUBLE] if has_double(g.seats[self.who]) else [EXTRA]

    def refusal(self, g: Table, way: int) -> int:
        return piece_refusal(g.seats[self.who], way == EXTRA_DOUBLE, True)

    def options(self, g: Table) -> list[int]:
        return [*[way for way in self.ways(g) if self.refusal(g, way) == OK], SKIP]

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            return
        double = option == EXTRA_DOUBLE
        put(g, self.who, 0 if double else 1, double, True)
        if self.n > 1:
            push(g, WallExtra(self.who, self.n - 1))

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-wall-extra")

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-decline-extra"), ["skip"], kind="decline")
        args: dict[str, ChoiceArg] = {"double": option == EXTRA_DOUBLE}
        if option == EXTRA_DOUBLE:
            label, elements = Msg("gugong-opt-extra-double"), [f"double.{self.who}"]
            return Choice(option, "extra double", label, elements, kind="extra", args=args)
        label, elements = Msg("gugong-opt-extra"), ["wall", f"supply.{self.who}"]
        return Choice(option, "extra", label, elements, kind="extra", args=args)

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self.ways(g):
            refusal = self.refusal(g, way)
            if refusal != OK:
                out.append(refuse(self.describe(g, way), reason(refusal)))
        return out


# --- scoring ------------------------------------------------------------------------------------------


class WallCheck(Frame[Table]):
    """A placement is done: score the section if it is complete [G41]."""

    def resolve(self, g: Table, option: int) -> None:
        if wall_total(g) < g.box.wall_size[g.players]:
            return
        builders = [seat for seat in from_lowest(g) if wall_value(g.seats[seat]) > 0]  # fixed now (R-G26)
        score_section(g)
        ask_for_benefits(g, builders)


def score_section(g: Table) -> None:
    """VP and a step of the envoy for most servants; they go home, the others' remain [G42]."""
    values = [wall_value(seat) for seat in g.seats]
    servants = max(values)
    best = foremost(g, [seat for seat, value in enumerate(values) if value == servants])
    emit(g, WALL_SCORED, best, servants)
    score_vp(g, best, g.box.wall_vp, VP_WALL)
    advance_envoy(g, best, g.box.wall_envoy)
    emit(g, WALL_HOME, best, servants)
    winner = g.seat(best)
    winner.supply += winner.on_wall
    winner.on_wall = 0
    if winner.double == ON_THE_WALL:
        winner.double = IN_SUPPLY


def score_at_end(g: Table) -> None:
    """The last section is scored if anybody stands on it, without benefits [G90]."""
    if wall_total(g) > 0:
        score_section(g)
