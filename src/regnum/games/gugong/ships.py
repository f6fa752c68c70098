"""Ships of the Grand Canal [G70, G71]: loading them, sending out new ones, moving them on."""

from typing import Final

import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import ABOARD, IN_POOL
from regnum.games.gugong.log import SHIP_LAUNCHED, SHIP_LOADED, TOKEN_DECLINED, TOKEN_USED
from regnum.games.gugong.ports import (
    ALL_SHIPS,
    CLAIM,
    Claim,
    claims,
    could_claim,
    describe_claim,
    dock,
    first_free,
    make_claim,
    move_on,
    move_refusal,
    next_free,
    port_element,
    port_of,
    refused_claims,
    routes_of,
    ship_element,
)
from regnum.games.gugong.questions import Question
from regnum.games.gugong.reasons import (
    NO_ROOM_FOR_SECOND,
    NO_SHIP,
    ROUTE_FULL,
    SERVANTS_SHORT,
    SHIP_AT_HOME,
    SHIP_FULL,
    SUPPLY_EMPTY,
    reason,
)
from regnum.games.gugong.state import ROUTE_PORTS, SHIPS, Table, ship_value
from regnum.games.gugong.trades import SKIP, OwnFrame
from regnum.games.gugong.words import port_msg, ship_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why

# --- options of LoadShip: a ship or a route, with an ordinary servant or the double one --------------
LOAD_DOUBLE: Final = 3  # 0 to 2: onto this ship; 3 to 5: the double servant
NEW: Final = 6  # 6 and 7: a new ship on this route
NEW_DOUBLE: Final = 8  # 8 and 9: the same with the double servant


def is_double(option: int) -> bool:
    return option >= NEW_DOUBLE or LOAD_DOUBLE <= option < NEW


def home_ship(g: Table, who: int) -> int:
    """The first ship at home, or -1."""
    for ship in range(g.box.ships):
        if g.seats[who].ship_port[ship] == 0:
            return ship
    return -1


def load_refusal(g: Table, who: int, option: int, supply: bool) -> int:
    """Why a servant cannot be loaded like this, or OK. The double one takes two places (R-G11)."""
    double = is_double(option)
    refusal = servants.piece_refusal(g, who, double, supply)
    if refusal != OK:
        return refusal
    if option >= NEW:
        if home_ship(g, who) < 0:
            return why(NO_SHIP)
        return OK if first_free(g, (option - NEW) % 2) >= 0 else why(ROUTE_FULL)
    ship = option % SHIPS
    if port_of(g, who, ship) < 0:
        return why(SHIP_AT_HOME)
    free = g.box.ship_places - ship_value(g.seats[who], ship)
    size = 2 if double else 1
    return OK if free >= size else why(SHIP_FULL, size, free)


def load_options(g: Table, who: int, supply: bool) -> list[int]:
    """All ways to load one piece now."""
    found: list[int] = []
    for option in load_ways(g, who):
        if load_refusal(g, who, option, supply) == OK:
            found.append(option)
    return found


def load_ways(g: Table, who: int) -> list[int]:
    """Ships on the canal and routes, with an ordinary servant and, if in play, the double one."""
    found: list[int] = []
    double = servants.has_double(g, who)
    for ship in range(SHIPS):
        if g.seats[who].ship_port[ship]:
            found.append(ship)
            if double:
                found.append(LOAD_DOUBLE + ship)
    for route in range(routes_of(g)):
        found.append(NEW + route)
        if double:
            found.append(NEW_DOUBLE + route)
    return found


def load(g: Table, who: int, option: int, supply: bool) -> int:
    """Load one piece onto a ship or a new one; the ship."""
    if option >= NEW:
        ship = home_ship(g, who)
        port = first_free(g, (option - NEW) % 2)
        dock(g, who, ship, port)
        emit(g, SHIP_LAUNCHED, who, ship, port)
    else:
        ship = option % SHIPS
    double = is_double(option)
    servants.take_out(g, who, double, supply, ABOARD + ship)
    if not double:
        g.seat(who).ship_load[ship] += 1
    total = ship_value(g.seats[who], ship)
    emit(g, SHIP_LOADED, who, ship, 1, 1 if double else 0, 1 if supply else 0, total)
    return ship


# --- room for the two pieces of variant B (R-G12) ----------------------------------------------------


def rooms(g: Table, who: int) -> list[int]:
    """Free places of every ship that is or could be on the canal."""
    t = g.box
    found: list[int] = []
    home = 0
    for ship in range(t.ships):
        if g.seats[who].ship_port[ship]:
            found.append(t.ship_places - ship_value(g.seats[who], ship))
        else:
            home += 1
    free = 0
    for route in range(routes_of(g)):
        for port in range(t.ports):
            if g.ports[route * ROUTE_PORTS + port] == 0:
                free += 1
    for _ in range(min(home, free)):
        found.append(t.ship_places)
    return found


def two_fit(free: list[int], ordinary: int, double: bool) -> bool:
    """Whether two of these pieces find room."""
    total = sum(free)
    return (ordinary >= 2 and total >= 2) or (
        ordinary >= 1 and double and total >= 3 and max(free, default=0) >= 2
    )


def makes_room(g: Table, who: int, ordinary: int, double: bool) -> bool:
    """Whether the first of two such pieces fills a ship that can claim, and so makes room for the second."""
    for ship in range(SHIPS):
        free = g.box.ship_places - ship_value(g.seats[who], ship)
        fills = (free == 1 and ordinary >= 1) or (free == 2 and double)
        if fills and could_claim(g, who, ship):
            return True
    return False


def second_refusal(g: Table, who: int, option: int) -> int:
    """Why the first of two pieces cannot be loaded like this: the second one needs room too."""
    t = g.box
    size = 2 if is_double(option) else 1
    free = rooms(g, who)
    ship = option if option < LOAD_DOUBLE else option - LOAD_DOUBLE if option < NEW else -1
    before = t.ship_places if ship < 0 else t.ship_places - ship_value(g.seats[who], ship)
    free.remove(before)
    free.append(before - size)
    ordinary = g.seats[who].pool - (1 if size == 1 else 0)
    double = g.seats[who].double == IN_POOL and size == 1
    if (ordinary and sum(free)) or (double and max(free) >= 2) or claims(g, who, ALL_SHIPS):
        return OK
    if before == size and ship >= 0 and could_claim(g, who, ship):
        return OK  # it sails home full and makes room
    return why(NO_ROOM_FOR_SECOND)


# --- loading -----------------------------------------------------------------------------------------

BY_A: Final = 0  # why a ship is loaded: variant A, then a ship may move
BY_B: Final = 1  # variant B
FROM_SUPPLY: Final = 2  # a token or a decree, with a servant of the general supply


def supply_refusal(g: Table, who: int) -> int:
    """Why no servant of the supply can be put onto a ship, or OK [G38, G67]."""
    if not servants.supply_count(g, who):
        return why(SUPPLY_EMPTY)
    found = why(NO_SHIP)
    for option in load_ways(g, who):
        refusal = load_refusal(g, who, option, True)
        if refusal == OK:
            return OK
        if servants.piece_refusal(g, who, is_double(option), True) == OK:
            found = refusal  # of a piece that is there
    return found


def load_from_supply(g: Table, who: int, token: int = -1) -> None:
    """Ask where a servant of the supply goes; token: what allows it, if it is a token."""
    push(g, LoadShip(who, 1, FROM_SUPPLY, token + 1))


class LoadShip(OwnFrame):
    """Where a servant goes. a: pieces left; b: BY_A, BY_B or FROM_SUPPLY.

    items: with FROM_SUPPLY the token + 1, else whether anything was done in this action yet. Full ships
    may claim at any point of a canal action (R-G37). The option is a load, a claim or SKIP.
    """

    def __init__(self, who: int, pieces: int, source: int, mark: int) -> None:
        super().__init__(who)
        self.pieces: Final = pieces
        self.source: Final = source
        self.mark: Final = mark

    def own_options(self, g: Table) -> list[int]:
        found = self._loads(g)
        if self.source == FROM_SUPPLY:
            found.append(SKIP)
            return found
        found.extend(claims(g, self.who, ALL_SHIPS))
        if self.source == BY_A:  # A: at least one of its parts is done
            if self.mark or not found or can_move(g, self.who):
                found.append(SKIP)
        elif not found:  # B places both pieces (R-G12): without room a ship must claim and make some
            found.append(SKIP)
        return found

    def _loads(self, g: Table) -> list[int]:
        return [option for option in load_ways(g, self.who) if self._refusal(g, option) == OK]

    def _refusal(self, g: Table, option: int) -> int:
        refusal = load_refusal(g, self.who, option, self.source == FROM_SUPPLY)
        if refusal == OK and self.pieces > 1:
            return second_refusal(g, self.who, option)
        return refusal

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            if self.source == BY_A:
                push(g, MoveShip(self.who, self.mark))
            elif self.source == FROM_SUPPLY and self.mark:
                emit(g, TOKEN_DECLINED, self.who, self.mark - 1)
        elif option >= CLAIM:
            push(g, LoadShip(self.who, self.pieces, self.source, 1))
            make_claim(g, self.who, option)
        else:
            self._load(g, option)

    def _load(self, g: Table, option: int) -> None:
        if self.source == FROM_SUPPLY:
            if self.mark:
                emit(g, TOKEN_USED, self.who, self.mark - 1)
            ship = load(g, self.who, option, True)
            push(g, Claim(self.who, 1 << ship))
            return
        load(g, self.who, option, False)
        if self.pieces > 1:
            push(g, LoadShip(self.who, self.pieces - 1, self.source, 1))
        elif self.source == BY_A:
            push(g, MoveShip(self.who, 1))
        else:
            push(g, Claim(self.who, ALL_SHIPS))

    def prompt(self, g: Table) -> Msg:
        keys = ("gugong-prompt-load-ship", "gugong-prompt-load-ship-two", "gugong-prompt-load-ship-supply")
        return Msg(keys[self.source], {"n": self.pieces})

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            if self.source == FROM_SUPPLY:
                return Choice(option, "skip", Msg("gugong-opt-decline-load"), ["skip"])
            return Choice(option, "skip", Msg("gugong-opt-skip-load"), ["skip"])
        if option >= CLAIM:
            return describe_claim(g, self.who, option)
        return describe_load(g, self.who, option)

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for option in load_ways(g, self.who):
            refusal = self._refusal(g, option)
            if refusal != OK:
                choice = describe_load(g, self.who, option)
                because = reason(refusal, "G70" if code_in(refusal) == SERVANTS_SHORT else "")
                out.append(Refusal(choice.text, choice.label, choice.elements, because))
        if self.source != FROM_SUPPLY:
            out.extend(refused_claims(g, self.who, ALL_SHIPS))
        return out


def describe_load(g: Table, who: int, option: int) -> Choice:
    """A servant onto a ship, or onto a new one that enters a route."""
    double = is_double(option)
    text = " double" if double else ""
    cost = [("double" if double else "placed", 1)]
    if option < NEW:
        ship = option % SHIPS
        key = "gugong-opt-load-double" if double else "gugong-opt-load"
        label = Msg(key, {"ship": ship_msg(ship), "port": port_msg(port_of(g, who, ship))})
        args: dict[str, ChoiceArg] = {"ship": ship + 1, "double": double}
        elements = [ship_element(who, ship)]
        return Choice(option, f"load {ship + 1}{text}", label, elements, cost, kind="load", args=args)
    route = (option - NEW) % 2
    args = {"route": route + 1, "double": double}
    port = first_free(g, route)
    if port < 0:
        label = Msg("gugong-opt-new-full", {"route": route + 1})
        elements = [f"route.{route + 1}"]
        return Choice(option, f"new {route + 1}{text}", label, elements, cost, kind="new", args=args)
    label = Msg("gugong-opt-new-double" if double else "gugong-opt-new", {"port": port_msg(port)})
    elements = [port_element(port)]
    return Choice(option, f"new {route + 1}{text}", label, elements, cost, kind="new", args=args)


# --- moving ------------------------------------------------------------------------------------------


def can_move(g: Table, who: int) -> bool:
    """Whether any ship of a seat can be moved on."""
    for ship in range(SHIPS):
        if move_refusal(g, who, ship) == OK:
            return True
    return False


class MoveShip(Question):
    """Variant A's move of one ship; full ships may claim before it (R-G38). a: whether anything was done.

    The option is a ship, a claim or SKIP.
    """

    def __init__(self, who: int, begun: int) -> None:
        super().__init__(who)
        self.begun: Final = begun

    def own_options(self, g: Table) -> list[int]:
        found = [ship for ship in range(SHIPS) if move_refusal(g, self.who, ship) == OK]
        found.extend(claims(g, self.who, ALL_SHIPS))
        if self.begun or not found:
            found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            return
        if option >= CLAIM:
            push(g, MoveShip(self.who, 1))
            make_claim(g, self.who, option)
        else:
            move_on(g, self.who, option)
            push(g, Claim(self.who, ALL_SHIPS))

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-move-ship")

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "skip", Msg("gugong-opt-skip-move"), ["skip"], kind="skip")
        if option >= CLAIM:
            return describe_claim(g, self.who, option)
        port = next_free(g, port_of(g, self.who, option))
        label = Msg("gugong-opt-move-ship", {"ship": ship_msg(option), "port": port_msg(port)})
        elements = [ship_element(self.who, option), port_element(port)]
        return Choice(option, f"move {option + 1}", label, elements, kind="move", args={"ship": option + 1})

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for ship in range(SHIPS):
            refusal = move_refusal(g, self.who, ship)
            if refusal != OK:
                label = Msg("gugong-opt-move-none", {"ship": ship_msg(ship)})
                elements = [ship_element(self.who, ship)]
                out.append(
                    Refusal(f"move {ship + 1}", label, elements, reason(refusal), "move", {"ship": ship + 1})
                )
        out.extend(refused_claims(g, self.who, ALL_SHIPS))
        return out
