"""The Grand Canal [G70]: its action loads and moves ships; by night all of them move [G28]."""

from typing import Final

from regnum.games.gugong.codes import owner_of, port_at, ship_of
from regnum.games.gugong.const import CANAL, IN_POOL
from regnum.games.gugong.rules.claims import (
    ALL_SHIPS,
    Claim,
    claims,
    describe_claim,
    is_claim,
    make_claim,
    refused_claims,
)
from regnum.games.gugong.rules.loading import (
    all_loads,
    can_load,
    describe_load,
    load_refusal,
    makes_room,
    put_aboard,
    rooms,
    second_refusal,
    two_fit,
)
from regnum.games.gugong.rules.locations import (
    B_DOUBLE,
    A,
    B,
    LocationAction,
    describe_variant,
    pay_variant,
    variant_of,
    variants,
)
from regnum.games.gugong.rules.ports import (
    can_move,
    dock,
    move_on,
    move_refusal,
    next_free,
    port_element,
    port_of,
    routes_of,
    send_home,
    ship_element,
    ship_value,
)
from regnum.games.gugong.rules.servants import ordinary_in
from regnum.games.gugong.rules.trades import SKIP, Decision, Question
from regnum.games.gugong.state import SHIPS, Table, is_meng, turn_order
from regnum.games.gugong.words.log import SHIP_LOST, SHIP_MOVED, TOKEN_DECLINED, TOKEN_USED
from regnum.games.gugong.words.names import port_msg, ship_msg
from regnum.games.gugong.words.reasons import (
    NO_DOUBLE,
    NO_ROOM_FOR_TWO,
    NOTHING_ON_CANAL,
    SERVANTS_SHORT,
    reason,
)
from regnum.kernel.agenda import Choice, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why

# --- the action ---------------------------------------------------------------------------------------


class Canal(LocationAction):
    """Load one servant and move one ship, or load two for a price."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who, by, CANAL, "G70")

    def ways(self, g: Table) -> list[int]:
        return variants(g.seats[self.who])

    def variant(self, way: int) -> int:
        return variant_of(way)

    def refusal(self, g: Table, way: int) -> int:
        if way == A:
            return self._a_refusal(g)
        box, me = g.box, g.seats[self.who]
        pays_double = way == B_DOUBLE
        if pays_double and me.double != IN_POOL:
            return why(NO_DOUBLE)
        price = ordinary_in(box.canal_b_cost, pays_double)
        places_double = me.double == IN_POOL and not pays_double  # it may be one of the two pieces
        pieces = me.pool + (1 if places_double else 0)
        ordinary = me.pool - price  # left to be placed
        if ordinary < 0 or pieces - price < box.canal_place[B]:
            return why(SERVANTS_SHORT, price + box.canal_place[B], pieces)
        if two_fit(rooms(g, self.who), ordinary, places_double) or claims(g, self.who, ALL_SHIPS):
            return OK
        return OK if makes_room(g, self.who, ordinary, places_double) else why(NO_ROOM_FOR_TWO)

    def _a_refusal(self, g: Table) -> int:
        who = self.who
        if can_load(g, who) or can_move(g, who) or claims(g, who, ALL_SHIPS):
            return OK
        return why(NOTHING_ON_CANAL)

    def perform(self, g: Table, way: int) -> None:
        pay_variant(g, self.who, way, g.box.canal_b_cost)
        pieces = g.box.canal_place[variant_of(way)]
        push(g, LoadShip(self.who, pieces, BY_A if way == A else BY_B, 0))

    def describe_way(self, g: Table, way: int) -> Choice:
        pieces = g.box.canal_place[variant_of(way)]
        return describe_variant(CANAL, "gugong-opt-canal-", way, pieces, g.box.canal_b_cost, [])


# --- loading ------------------------------------------------------------------------------------------

BY_A: Final = 0  # why a ship is loaded: variant A, then a ship may move
BY_B: Final = 1  # variant B
FROM_SUPPLY: Final = 2  # a token or a decree, with a servant of the general supply
BEGUN: Final = 1
PROMPTS: Final = (
    "gugong-prompt-load-ship",
    "gugong-prompt-load-ship-two",
    "gugong-prompt-load-ship-supply",
)


def load_from_supply(g: Table, who: int, token: int = -1) -> None:
    """Ask where a servant of the supply goes; token: what allows it, if it is a token."""
    push(g, LoadShip(who, 1, FROM_SUPPLY, token + 1))


class LoadShip(Decision):
    """Where a servant goes. pieces: those left; source: BY_A, BY_B or FROM_SUPPLY.

    note: with FROM_SUPPLY the token + 1, else BEGUN once anything was done in this action. Full ships may
    claim at any point of a canal action (R-G37). The option is a load, a claim or SKIP.
    """

    def __init__(self, who: int, pieces: int, source: int, note: int) -> None:
        super().__init__(who)
        self.pieces: Final = pieces
        self.source: Final = source
        self.note: Final = note

    def refusal(self, g: Table, load: int) -> int:
        refusal = load_refusal(g, self.who, load, self.source == FROM_SUPPLY)
        if refusal == OK and self.pieces > 1:
            return second_refusal(g, self.who, load)
        return refusal

    def options(self, g: Table) -> list[int]:
        found = [load for load in all_loads(g, self.who) if self.refusal(g, load) == OK]
        if self.source == FROM_SUPPLY:
            found.append(SKIP)
            return found
        found.extend(claims(g, self.who, ALL_SHIPS))
        if not found:
            found.append(SKIP)  # B places both pieces (R-G12): without room a ship must claim and make some
        elif self.source == BY_A and (self.note == BEGUN or can_move(g, self.who)):
            found.append(SKIP)  # A: at least one of its parts is done
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            self._skip(g)
        elif is_claim(option):
            push(g, LoadShip(self.who, self.pieces, self.source, BEGUN))
            make_claim(g, self.who, option)
        elif self.source == FROM_SUPPLY:
            self._load_from_supply(g, option)
        else:
            put_aboard(g, self.who, option, False)
            if self.pieces > 1:
                push(g, LoadShip(self.who, self.pieces - 1, self.source, BEGUN))
            elif self.source == BY_A:
                push(g, MoveShip(self.who, BEGUN))
            else:
                push(g, Claim(self.who, ALL_SHIPS))

    def _skip(self, g: Table) -> None:
        if self.source == BY_A:
            push(g, MoveShip(self.who, self.note))
        elif self.source == FROM_SUPPLY and self.note:
            emit(g, TOKEN_DECLINED, self.who, self.note - 1)

    def _load_from_supply(self, g: Table, load: int) -> None:
        if self.note:
            emit(g, TOKEN_USED, self.who, self.note - 1)
        ship = put_aboard(g, self.who, load, True)
        push(g, Claim(self.who, 1 << ship))

    def prompt(self, g: Table) -> Msg:
        return Msg(PROMPTS[self.source], {"n": self.pieces})

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            supply = self.source == FROM_SUPPLY
            label = Msg("gugong-opt-decline-load" if supply else "gugong-opt-skip-load")
            return Choice(option, "skip", label, ["skip"], kind="skip")
        if is_claim(option):
            return describe_claim(g, self.who, option)
        return describe_load(g, self.who, option)

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for load in all_loads(g, self.who):
            refusal = self.refusal(g, load)
            if refusal != OK:
                because = reason(refusal, "G70" if code_in(refusal) == SERVANTS_SHORT else "")
                out.append(refuse(describe_load(g, self.who, load), because))
        if self.source != FROM_SUPPLY:
            out.extend(refused_claims(g, self.who, ALL_SHIPS))
        return out


# --- moving -------------------------------------------------------------------------------------------


class MoveShip(Question):
    """Variant A's move of one ship; full ships may claim before it (R-G38). begun: BEGUN or 0.

    The option is a ship, a claim or SKIP.
    """

    def __init__(self, who: int, begun: int) -> None:
        super().__init__(who)
        self.begun: Final = begun

    def options(self, g: Table) -> list[int]:
        found = [ship for ship in range(SHIPS) if move_refusal(g, self.who, ship) == OK]
        found.extend(claims(g, self.who, ALL_SHIPS))
        if self.begun or not found:
            found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            return
        if is_claim(option):
            push(g, MoveShip(self.who, BEGUN))
            make_claim(g, self.who, option)
        else:
            move_on(g, self.who, option)
            push(g, Claim(self.who, ALL_SHIPS))

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-move-ship")

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "skip", Msg("gugong-opt-skip-move"), ["skip"], kind="skip")
        if is_claim(option):
            return describe_claim(g, self.who, option)
        number = option + 1
        port = next_free(g, port_of(g.seats[self.who], option))
        label = Msg("gugong-opt-move-ship", {"ship": ship_msg(option), "port": port_msg(port)})
        elements = [ship_element(self.who, option), port_element(port)]
        return Choice(option, f"move {number}", label, elements, kind="move", args={"ship": number})

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for ship in range(SHIPS):
            refusal = move_refusal(g, self.who, ship)
            if refusal != OK:
                number = ship + 1
                label = Msg("gugong-opt-move-none", {"ship": ship_msg(ship)})
                elements = [ship_element(self.who, ship)]
                because = reason(refusal)
                out.append(Refusal(f"move {number}", label, elements, because, "move", {"ship": number}))
        out.extend(refused_claims(g, self.who, ALL_SHIPS))
        return out


# --- the night [G28] ----------------------------------------------------------------------------------


def sail_by_night(g: Table) -> None:
    """All ships one port on, the foremost first; then claims in turn order (R-G39)."""
    last = g.box.ports - 1
    for route in range(routes_of(g)):
        for stop in range(last, -1, -1):
            port = port_at(route, stop)
            mark = g.ports[port]
            if mark == 0:
                continue
            who, ship = owner_of(mark), ship_of(mark)
            if stop == last:
                emit(g, SHIP_LOST, who, ship, ship_value(g.seats[who], ship))
                send_home(g, who, ship)
            else:
                dock(g, who, ship, port + 1)
                emit(g, SHIP_MOVED, who, ship, port, port + 1)
    for seat in reversed(turn_order(g)):
        if not is_meng(g, seat):
            push(g, Claim(seat, ALL_SHIPS))
