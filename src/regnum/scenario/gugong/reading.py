"""Reading a position by the names scenarios use: the same ones that build it (names.py)."""

from collections.abc import Callable

from regnum.games.gugong.codes import owner_of, place_of, port_at, ship_of, token_of
from regnum.games.gugong.const import DOUBLE_NAMES, PHASE_NAMES, VP_NAMES
from regnum.games.gugong.rules.decrees import is_on
from regnum.games.gugong.rules.intrigue import from_lowest
from regnum.games.gugong.rules.jade import has_jade, square
from regnum.games.gugong.rules.ports import routes_of
from regnum.games.gugong.rules.wall import wall_total
from regnum.games.gugong.state import ROUTE_PORTS, SHIPS, Seat, Table, is_meng
from regnum.kernel.agenda import GAP
from regnum.kernel.state import Zone
from regnum.scenario.facts import Bag, Fact, Row
from regnum.scenario.gugong.names import (
    AUTOMA_DECK,
    AUTOMA_TODAY,
    DECKS,
    DECREES,
    GIFT_DECK,
    HAND,
    PLACES,
    REWARD_WORDS,
    SEAT_NUMBERS,
    SEAT_PILES,
    TOKEN_STACK,
    Pile,
)
from regnum.scenario.gugong.ships import ship_text
from regnum.scenario.zones import CardZones

# --- cards --------------------------------------------------------------------------------------------


def cards(g: Table, kind: str, zone: Zone) -> list[str | int]:
    """Cards and tokens by id, "" for a gap."""
    ids: list[str] = getattr(g.box, kind + "_ids")
    return ["" if card == GAP else ids[card] for card in zone]


def _zones(*piles: Pile) -> dict[str, tuple[str, str]]:
    return {pile.name: (pile.field, pile.kind) for pile in piles}


ZONES = CardZones(
    cards,
    rows=_zones(DECREES, AUTOMA_TODAY, AUTOMA_DECK.gone),
    bags=_zones(TOKEN_STACK.gone, GIFT_DECK.gone),
    decks=_zones(*[deck.deck for deck in DECKS]),
    following={deck.following: (deck.deck.field, deck.deck.kind) for deck in DECKS},
)

# --- the table ----------------------------------------------------------------------------------------


def _palace(g: Table) -> list[int]:
    """Who is inside, the best place first."""
    inside = [who for who, seat in enumerate(g.seats) if seat.audience]
    return sorted(inside, key=lambda who: g.seats[who].audience)


NUMBERS: dict[str, Callable[[Table], str | int]] = {
    "day": lambda g: g.day,
    "phase": lambda g: PHASE_NAMES[g.phase],
    "focus": lambda g: PLACES[g.focus - 1] if g.focus else "",
    "wall": wall_total,
}
ROWS: dict[str, Callable[[Table], list[int]]] = {
    "dice": lambda g: g.dice,
    "houses": lambda g: [house + 1 for house in range(square(g)) if has_jade(g, house)],
}
SEATS: dict[str, Callable[[Table], int]] = {  # a seat, -1 for nobody
    "start": lambda g: g.start,
    "turn": lambda g: g.active_seat,
    "medal": lambda g: g.medal - 1,
}
SEAT_ROWS: dict[str, Callable[[Table], list[int]]] = {"palace": _palace, "intrigue_stack": from_lowest}
TABLE_NAMES = (
    *(*NUMBERS, *ROWS, *SEATS, *SEAT_ROWS, "officials", "cities", "ports"),
    *(*ZONES.bags, *ZONES.decks, *ZONES.following, *ZONES.rows),
)


def table_fact(g: Table, seats: list[str], name: str) -> Fact | None:
    """Numbers, markers and cards of the table."""
    if name in NUMBERS:
        return Fact(NUMBERS[name](g))
    if name in ROWS:
        return Row(ROWS[name](g))
    if name in SEATS:
        who = SEATS[name](g)
        return Fact(seats[who] if 0 <= who < len(seats) else "")
    if name in SEAT_ROWS:
        return Row([seats[who] for who in SEAT_ROWS[name](g)])
    return ZONES.fact(g, name)


def place_fact(g: Table, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """An official's card, a city's token, a port's ship; "" if there is none."""
    box = g.box
    if len(path) == 2 and path[0] == "officials" and path[1] in PLACES:
        return Fact(box.gift_ids[g.officials[PLACES.index(path[1])]])
    if len(path) == 2 and path[0] == "cities" and path[1] in box.city_ids:
        return Fact(cards(g, "token", (g.cities[box.city_ids.index(path[1])],))[0])
    if len(path) != 3 or path[0] != "ports":
        return None
    if path[1] not in names_after(g, seats, path[:1]) or path[2] not in names_after(g, seats, path[:2]):
        return None
    mark = g.ports[port_at(int(path[1]) - 1, int(path[2]) - 1)]
    return Fact(f"{seats[owner_of(mark)]} {ship_of(mark) + 1}" if mark else "")


# --- a seat -------------------------------------------------------------------------------------------


def _active(g: Table, seat: Seat) -> Fact:
    """Bonus tokens at work; of a +1 token no place is told."""
    names = g.box.token_ids
    return Bag([" ".join([names[token_of(a)], *PLACES[place_of(a) : place_of(a) + 1]]) for a in seat.active])


SEAT_THINGS: dict[str, Callable[[Table, Seat], Fact]] = {
    "double": lambda _g, seat: Fact(DOUBLE_NAMES[seat.double]),
    "traveller": lambda g, seat: Fact(g.box.city_ids[seat.traveller - 1] if seat.traveller else ""),
    "decrees": lambda g, seat: Bag([name for i, name in enumerate(g.box.decree_ids) if is_on(seat, i)]),
    "active": _active,
    "ships": lambda _g, seat: Row([ship_text(seat, ship) for ship in range(SHIPS)]),
    "waiting": lambda g, seat: Fact(g.box.token_ids[seat.waiting - 1] if seat.waiting else ""),
}
SEAT_LISTS = {"rewards": REWARD_WORDS, "vp_from": list(VP_NAMES)}  # names of the numbers in them
SEAT_NAMES = (*SEAT_NUMBERS, *SEAT_PILES, *SEAT_THINGS, *SEAT_LISTS)
CLAIMS = "claims"  # Meng's


def seat_fact(g: Table, who: int, path: tuple[str, ...]) -> Fact | None:
    """Facts of a seat."""
    seat = g.seats[who]
    if len(path) == 2 and path[1] in SEAT_LISTS.get(path[0], ()):
        numbers = seat.rewards if path[0] == "rewards" else seat.vp_by
        return Fact(numbers[SEAT_LISTS[path[0]].index(path[1])])
    if len(path) != 1:
        return None
    name = path[0]
    if name in SEAT_NUMBERS:
        return Fact(SEAT_NUMBERS[name].get(seat))
    if name in SEAT_PILES:
        pile = cards(g, SEAT_PILES[name].kind, SEAT_PILES[name].get(seat))
        # Meng's cards lie in an order, the top one last.
        return Row(pile[::-1]) if name == HAND.name and is_meng(g, who) else Bag(pile)
    if name in SEAT_THINGS:
        return SEAT_THINGS[name](g, seat)
    return Fact(g.meng_claims) if name == CLAIMS and is_meng(g, who) else None


# --- for suggestions ----------------------------------------------------------------------------------


def names_after(g: Table, seats: list[str], path: tuple[str, ...]) -> list[str]:
    """What may follow a path."""
    if not path:
        return [*TABLE_NAMES, *seats]
    routes = [str(route + 1) for route in range(routes_of(g))]
    inner = {"officials": PLACES, "cities": g.box.city_ids, "ports": routes}
    if path[0] in inner and len(path) == 1:
        return inner[path[0]]
    if path[0] == "ports" and len(path) == 2:
        return [str(port + 1) for port in range(ROUTE_PORTS)]
    if path[0] not in seats:
        return []
    if len(path) == 1:
        return [*SEAT_NAMES, CLAIMS] if is_meng(g, seats.index(path[0])) else list(SEAT_NAMES)
    return SEAT_LISTS.get(path[1], []) if len(path) == 2 else []
