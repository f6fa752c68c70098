"""Ships on the Grand Canal as texts: `"1.2:2"` is route 1, port 2, two servants; `"home"`."""

import re

from regnum.games.gugong.codes import port_at, route_of, ship_mark, stop_of
from regnum.games.gugong.const import ABOARD
from regnum.games.gugong.rules.ports import port_of, routes_of
from regnum.games.gugong.rules.servants import DOUBLE_COUNTS
from regnum.games.gugong.state import ROUTE_PORTS, SHIPS, Seat, Table
from regnum.scenario.errors import shown
from regnum.scenario.fields import Fields

HOME = "home"
WITH_DOUBLE = "double"
SHIP = re.compile(r"([1-9])\.([1-9]):(?:([0-9])(\+double)?|(double))")


def set_ships(g: Table, table: Fields, who: int) -> int:
    """`ships = ["1.2:2", "home", "2.1:1+double"]`. Answers the ship with the double servant, or -1."""
    texts = table.texts("ships")
    if len(texts) > SHIPS:
        table.problem("ships", f"there are {SHIPS} ships, not {len(texts)}")
    aboard = -1
    for ship, text in enumerate(texts[:SHIPS]):
        if text != HOME and _launch(g, table, who, ship, text):
            if aboard >= 0:
                table.problem("ships", "there is only one double servant")
            aboard = ship
    return aboard


def _launch(g: Table, table: Fields, who: int, ship: int, text: str) -> bool:
    """Put a ship on its port. Whether the double servant is aboard."""
    found = SHIP.fullmatch(text)
    if found is None:
        table.problem("ships", f'{shown(text)} must be like "1.2:2" (route, port, servants), or "home"')
        return False
    route, stop = int(found[1]) - 1, int(found[2]) - 1
    servants = int(found[3] or 0)
    double = found[4] is not None or found[5] is not None
    routes, places = routes_of(g), g.box.ship_places
    port = port_at(route, stop)
    if route >= routes or stop >= ROUTE_PORTS:
        table.problem("ships", f"{shown(text)}: there are {routes} routes with {ROUTE_PORTS} ports")
    elif g.ports[port]:
        table.problem("ships", f"{shown(text)}: a ship is there already")
    elif not 1 <= servants + (DOUBLE_COUNTS if double else 0) <= places:
        table.problem("ships", f"{shown(text)}: a ship carries 1 to {places}, the double counts 2")
    else:
        g.ports[port] = ship_mark(who, ship)
        g.seat(who).ship_port[ship] = 1 + port
        g.seat(who).ship_load[ship] = servants
    return double


def port_text(port: int) -> str:
    """A port by route and number."""
    return f"{route_of(port) + 1}.{stop_of(port) + 1}"


def ship_text(seat: Seat, ship: int) -> str:
    """A ship as it would be written."""
    port = port_of(seat, ship)
    if port < 0:
        return HOME
    servants = seat.ship_load[ship]
    load = str(servants)
    if seat.double == ABOARD + ship:
        load = f"{servants}+{WITH_DOUBLE}" if servants else WITH_DOUBLE
    return f"{port_text(port)}:{load}"
