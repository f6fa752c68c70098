"""Ships and ports of the Grand Canal [G71]: where ships are and how they move.

A port is a number over all routes (codes.port_at), -1 none.
"""

from regnum.games.gugong.codes import port_at, route_of, ship_mark, stop_of
from regnum.games.gugong.const import ABOARD, IN_SUPPLY
from regnum.games.gugong.rules.servants import DOUBLE_COUNTS
from regnum.games.gugong.state import SHIPS, Seat, Table
from regnum.games.gugong.words.log import SHIP_MOVED
from regnum.games.gugong.words.reasons import NO_PORT_AHEAD, SHIP_AT_HOME
from regnum.kernel.agenda import emit
from regnum.kernel.reasons import OK, why

# --- ships --------------------------------------------------------------------------------------------


def port_of(seat: Seat, ship: int) -> int:
    """The port of a ship, or -1 at home."""
    return seat.ship_port[ship] - 1


def home_ship(g: Table, who: int) -> int:
    """The first ship at home, or -1."""
    me = g.seats[who]
    for ship in range(g.box.ships):
        if port_of(me, ship) < 0:
            return ship
    return -1


def ship_value(seat: Seat, ship: int) -> int:
    """How many of its places a ship has filled: the double servant takes two (R-G11)."""
    return seat.ship_load[ship] + (DOUBLE_COUNTS if seat.double == ABOARD + ship else 0)


def places_left(g: Table, seat: Seat, ship: int) -> int:
    """Free places of a ship."""
    return g.box.ship_places - ship_value(seat, ship)


def ship_element(who: int, ship: int) -> str:
    return f"ship.{who}.{ship + 1}"


# --- ports --------------------------------------------------------------------------------------------


def routes_of(g: Table) -> int:
    """How many routes are in play [G1]."""
    return g.box.routes_by_players[g.players]


def first_free(g: Table, route: int) -> int:
    """The first free port of a route: where a new ship enters [G71]."""
    return free_from(g, route, 0)


def next_free(g: Table, port: int) -> int:
    """The next free port ahead on the same route: occupied ones are skipped [G71]."""
    return free_from(g, route_of(port), stop_of(port) + 1)


def free_from(g: Table, route: int, first: int) -> int:
    """The first free port of a route from a place on it, or -1."""
    for stop in range(first, g.box.ports):
        port = port_at(route, stop)
        if g.ports[port] == 0:
            return port
    return -1


def port_element(port: int) -> str:
    return f"port.{route_of(port) + 1}.{stop_of(port) + 1}"


# --- moving -------------------------------------------------------------------------------------------


def dock(g: Table, who: int, ship: int, port: int) -> None:
    """A ship comes to a port: from home, or from the port where it was."""
    me = g.seat(who)
    old = port_of(me, ship)
    if old >= 0:
        g.ports[old] = 0
    g.ports[port] = ship_mark(who, ship)
    me.ship_port[ship] = port + 1


def send_home(g: Table, who: int, ship: int) -> None:
    """A ship returns to its owner, its servants to the general supply."""
    me = g.seat(who)
    g.ports[port_of(me, ship)] = 0
    me.ship_port[ship] = 0
    me.supply += me.ship_load[ship]
    me.ship_load[ship] = 0
    if me.double == ABOARD + ship:
        me.double = IN_SUPPLY


def move_refusal(g: Table, who: int, ship: int) -> int:
    """Why a ship cannot be moved on, or OK."""
    port = port_of(g.seats[who], ship)
    if port < 0:
        return why(SHIP_AT_HOME)
    return OK if next_free(g, port) >= 0 else why(NO_PORT_AHEAD)


def can_move(g: Table, who: int) -> bool:
    """Whether any ship of a seat can be moved on."""
    for ship in range(SHIPS):
        if move_refusal(g, who, ship) == OK:
            return True
    return False


def move_on(g: Table, who: int, ship: int) -> None:
    """A ship goes to the next free port."""
    old = port_of(g.seats[who], ship)
    new = next_free(g, old)
    dock(g, who, ship, new)
    emit(g, SHIP_MOVED, who, ship, old, new)
