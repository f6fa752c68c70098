"""Loading ships of the Grand Canal [G70, G71]: onto those that are out, and onto new ones."""

from typing import Final

from regnum.games.gugong.codes import port_at
from regnum.games.gugong.const import ABOARD, IN_POOL
from regnum.games.gugong.rules.claims import ALL_SHIPS, claims, could_claim
from regnum.games.gugong.rules.ports import (
    dock,
    first_free,
    home_ship,
    places_left,
    port_element,
    port_of,
    routes_of,
    ship_element,
    ship_value,
)
from regnum.games.gugong.rules.servants import (
    DOUBLE_COUNTS,
    has_double,
    piece_refusal,
    supply_count,
    take_out,
)
from regnum.games.gugong.state import MAX_ROUTES, SHIPS, Table
from regnum.games.gugong.words.log import SHIP_LAUNCHED, SHIP_LOADED
from regnum.games.gugong.words.names import port_msg, ship_msg
from regnum.games.gugong.words.reasons import (
    NO_ROOM_FOR_SECOND,
    NO_SHIP,
    ROUTE_FULL,
    SHIP_AT_HOME,
    SHIP_FULL,
    SUPPLY_EMPTY,
)
from regnum.kernel.agenda import Choice, ChoiceArg, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- a load: a ship or a route, with an ordinary servant or the double one ----------------------------
# 0 to 2: onto this ship; 3 to 5: the double servant; 6, 7: a new ship on this route; 8, 9: both.

NEW: Final = 2 * SHIPS


def onto_ship(ship: int, double: bool) -> int:
    return SHIPS + ship if double else ship


def onto_new(route: int, double: bool) -> int:
    """Onto a new ship that enters a route."""
    return NEW + MAX_ROUTES + route if double else NEW + route


def is_new(load: int) -> bool:
    return load >= NEW


def ship_in(load: int) -> int:
    return load % SHIPS


def route_in(load: int) -> int:
    return (load - NEW) % MAX_ROUTES


def is_double(load: int) -> bool:
    return load >= NEW + MAX_ROUTES if is_new(load) else load >= SHIPS


def size_of(load: int) -> int:
    """How many places of a ship it fills."""
    return DOUBLE_COUNTS if is_double(load) else 1


# --- one piece ----------------------------------------------------------------------------------------


def all_loads(g: Table, who: int) -> list[int]:
    """Ships on the canal and routes, with an ordinary servant and, if in play, the double one."""
    me = g.seats[who]
    found: list[int] = []
    double = has_double(me)
    for ship in range(SHIPS):
        if port_of(me, ship) >= 0:
            found.append(onto_ship(ship, False))
            if double:
                found.append(onto_ship(ship, True))
    for route in range(routes_of(g)):
        found.append(onto_new(route, False))
        if double:
            found.append(onto_new(route, True))
    return found


def load_refusal(g: Table, who: int, load: int, supply: bool) -> int:
    """Why a servant of pool or supply cannot be loaded like this, or OK."""
    me = g.seats[who]
    refusal = piece_refusal(me, is_double(load), supply)
    if refusal != OK:
        return refusal
    if is_new(load):
        if home_ship(g, who) < 0:
            return why(NO_SHIP)
        return OK if first_free(g, route_in(load)) >= 0 else why(ROUTE_FULL)
    ship = ship_in(load)
    if port_of(me, ship) < 0:
        return why(SHIP_AT_HOME)
    free = places_left(g, me, ship)
    return OK if free >= size_of(load) else why(SHIP_FULL, size_of(load), free)


def can_load(g: Table, who: int) -> bool:
    """Whether some servant of the pool finds a ship."""
    for load in all_loads(g, who):
        if load_refusal(g, who, load, False) == OK:
            return True
    return False


def supply_refusal(g: Table, who: int) -> int:
    """Why no servant of the supply can be put onto a ship, or OK [G38, G67]."""
    me = g.seats[who]
    if not supply_count(me):
        return why(SUPPLY_EMPTY)
    found = why(NO_SHIP)
    for load in all_loads(g, who):
        refusal = load_refusal(g, who, load, True)
        if refusal == OK:
            return OK
        if piece_refusal(me, is_double(load), True) == OK:
            found = refusal  # of a piece that is there
    return found


def put_aboard(g: Table, who: int, load: int, supply: bool) -> int:
    """Load one piece of pool or supply onto a ship or a new one; the ship."""
    if is_new(load):
        ship = home_ship(g, who)
        port = first_free(g, route_in(load))
        dock(g, who, ship, port)
        emit(g, SHIP_LAUNCHED, who, ship, port)
    else:
        ship = ship_in(load)
    double = is_double(load)
    me = g.seat(who)
    if double:
        me.double = ABOARD + ship
    else:
        take_out(g, who, 1, supply)
        me.ship_load[ship] += 1
    emit(g, SHIP_LOADED, who, ship, 1, 1 if double else 0, 1 if supply else 0, ship_value(me, ship))
    return ship


# --- room for the two pieces of variant B (R-G12) -----------------------------------------------------


def rooms(g: Table, who: int) -> list[int]:
    """Free places of every ship that is or could be on the canal."""
    box, me = g.box, g.seats[who]
    found: list[int] = []
    home = 0
    for ship in range(box.ships):
        if port_of(me, ship) >= 0:
            found.append(places_left(g, me, ship))
        else:
            home += 1
    found.extend([box.ship_places] * min(home, free_ports(g)))
    return found


def free_ports(g: Table) -> int:
    """How many new ships the routes in play could take."""
    free = 0
    for route in range(routes_of(g)):
        for stop in range(g.box.ports):
            if g.ports[port_at(route, stop)] == 0:
                free += 1
    return free


def two_fit(free: list[int], ordinary: int, double: bool) -> bool:
    """Whether two of these pieces find room."""
    total = sum(free)
    if ordinary >= 2 and total >= 2:
        return True
    return ordinary >= 1 and double and total >= 1 + DOUBLE_COUNTS and max(free) >= DOUBLE_COUNTS


def makes_room(g: Table, who: int, ordinary: int, double: bool) -> bool:
    """Whether the first of two such pieces fills a ship that can claim, and so makes room for the second."""
    me = g.seats[who]
    for ship in range(SHIPS):
        free = places_left(g, me, ship)
        fills = (free == 1 and ordinary >= 1) or (free == DOUBLE_COUNTS and double)
        if fills and could_claim(g, who, ship):
            return True
    return False


def second_refusal(g: Table, who: int, load: int) -> int:
    """Why the first of two pieces cannot be loaded like this: the second one needs room too."""
    me = g.seats[who]
    size = size_of(load)
    before = g.box.ship_places if is_new(load) else places_left(g, me, ship_in(load))
    free = rooms(g, who)
    free.remove(before)
    free.append(before - size)
    ordinary = me.pool - (0 if is_double(load) else 1)
    double = me.double == IN_POOL and not is_double(load)
    if (ordinary and sum(free)) or (double and max(free) >= DOUBLE_COUNTS) or claims(g, who, ALL_SHIPS):
        return OK
    if before == size and not is_new(load) and could_claim(g, who, ship_in(load)):
        return OK  # it sails home full and makes room
    return why(NO_ROOM_FOR_SECOND)


# --- in words -----------------------------------------------------------------------------------------


def describe_load(g: Table, who: int, load: int) -> Choice:
    """A servant onto a ship, or onto a new one that enters a route."""
    return _describe_new(g, load) if is_new(load) else _describe_ship(g, who, load)


def _cost(load: int) -> list[tuple[str, int]]:
    return [("double" if is_double(load) else "placed", 1)]


def _describe_ship(g: Table, who: int, load: int) -> Choice:
    ship, double = ship_in(load), is_double(load)
    key = "gugong-opt-load-double" if double else "gugong-opt-load"
    return Choice(
        load,
        f"load {ship + 1} double" if double else f"load {ship + 1}",
        Msg(key, {"ship": ship_msg(ship), "port": port_msg(port_of(g.seats[who], ship))}),
        [ship_element(who, ship)],
        _cost(load),
        kind="load",
        args={"ship": ship + 1, "double": double},
    )


def _describe_new(g: Table, load: int) -> Choice:
    route, double = route_in(load), is_double(load)
    port = first_free(g, route)
    if port < 0:
        label, element = Msg("gugong-opt-new-full", {"route": route + 1}), f"route.{route + 1}"
    else:
        key = "gugong-opt-new-double" if double else "gugong-opt-new"
        label, element = Msg(key, {"port": port_msg(port)}), port_element(port)
    text = f"new {route + 1} double" if double else f"new {route + 1}"
    args: dict[str, ChoiceArg] = {"route": route + 1, "double": double}
    return Choice(load, text, label, [element], _cost(load), kind="new", args=args)
