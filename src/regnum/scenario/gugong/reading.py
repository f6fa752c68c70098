"""Reading a position by the names scenarios use: the same ones that build it."""

from regnum.games.gugong.const import DOUBLE_NAMES, LOCATIONS, PHASE_NAMES, VP_NAMES
from regnum.games.gugong.state import (
    ACTIVE,
    ACTIVE_SEAT,
    AUDIENCE,
    AUTOMA_DECK,
    AUTOMA_GONE,
    AUTOMA_TODAY,
    CITIES,
    DAY_AT,
    DECREES_AT,
    DECREES_SHOWN,
    DICE,
    DISCARD,
    DOUBLE,
    ENVOY,
    FOCUS,
    GIFT_BOX,
    GIFT_DECK,
    HAND,
    HOUSES,
    INTRIGUE_AT,
    JADE_AT,
    MEDAL,
    MENG_CLAIMS,
    OFFICIALS,
    ON_WALL,
    OWN,
    PHASE,
    PILES,
    POOL,
    PORTS,
    REWARD_AT,
    ROUTE_PORTS,
    SHIPS,
    START,
    STORED,
    SUPPLY,
    TOKEN_GONE,
    TOKEN_STACK,
    TRAVELLER,
    VP,
    VP_BY,
    WAITING,
    from_lowest,
    is_meng,
    place_of,
    tab,
    token_of,
    wall_total,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State
from regnum.scenario.facts import Bag, Fact, Row
from regnum.scenario.gugong.seats import PLACES, REWARD_WORDS
from regnum.scenario.gugong.ships import ship_text
from regnum.scenario.zones import CardZones

SEAT_NUMBERS = {
    "vp": VP,
    "jade": JADE_AT,
    "pool": POOL,
    "supply": SUPPLY,
    "wall": ON_WALL,
    "intrigue": INTRIGUE_AT,
    "envoy": ENVOY,
    "audience": AUDIENCE,
}
# name: zone, kind of card
BAGS = {"token_discards": (TOKEN_GONE, "token"), "gift_box": (GIFT_BOX, "gift")}
DECK_ZONES = {
    "gift_deck": (GIFT_DECK, "gift"),
    "token_stack": (TOKEN_STACK, "token"),
    "automa_deck": (AUTOMA_DECK, "automa"),
}
NEXT_CARDS = {
    "next_gifts": (GIFT_DECK, "gift"),
    "next_tokens": (TOKEN_STACK, "token"),
    "next_automa": (AUTOMA_DECK, "automa"),
}
OPEN_ROWS = {
    "decrees": (DECREES_SHOWN, "decree"),
    "automa_today": (AUTOMA_TODAY, "automa"),
    "automa_discards": (AUTOMA_GONE, "automa"),
}
SEAT_CARDS = {"hand": (HAND, "gift"), "discard": (DISCARD, "gift"), "tokens": (STORED, "token")}
TABLE_NAMES = (
    *("day", "phase", "start", "turn", "medal", "focus", "dice", "houses", "wall", "palace"),
    *("intrigue_stack", "officials", "cities", "ports"),
    *BAGS,
    *DECK_ZONES,
    *NEXT_CARDS,
    *OPEN_ROWS,
)
SEAT_NAMES = (
    *SEAT_NUMBERS,
    *SEAT_CARDS,
    *("double", "traveller", "decrees", "active", "ships", "rewards", "waiting", "vp_from"),
)
MENG_NAMES = ("claims",)


def names_after(g: State, seats: list[str], path: tuple[str, ...]) -> list[str]:
    """What may follow a path."""
    t = tab(g)
    if not path:
        return [*TABLE_NAMES, *seats]
    routes = [str(route + 1) for route in range(t.routes_by_players[g.players])]
    inner = {"officials": PLACES, "cities": t.city_ids, "ports": routes}
    if path[0] in inner and len(path) == 1:
        return inner[path[0]]
    if path[0] == "ports" and len(path) == 2:
        return [str(port + 1) for port in range(ROUTE_PORTS)]
    if path[0] not in seats:
        return []
    if len(path) == 1:
        return [*SEAT_NAMES, *MENG_NAMES] if is_meng(g, seats.index(path[0])) else list(SEAT_NAMES)
    after = {"rewards": REWARD_WORDS, "vp_from": list(VP_NAMES)}
    return after.get(path[1], []) if len(path) == 2 else []


def cards(g: State, kind: str, zone: tuple[int, ...]) -> list[str | int]:
    """Cards and tokens by id, "" for a gap."""
    ids: list[str] = getattr(tab(g), kind + "_ids")
    return ["" if card == GAP else ids[card] for card in zone]


ZONES = CardZones(cards, OPEN_ROWS, BAGS, DECK_ZONES, NEXT_CARDS)


# --- the table ---------------------------------------------------------------------------------------


def _seat(seats: list[str], number: int) -> Fact:
    """A seat's name, "" for nobody."""
    return Fact(seats[number] if 0 <= number < len(seats) else "")


def table_fact(g: State, seats: list[str], name: str) -> Fact | None:
    """Numbers, markers and cards of the table."""
    if name == "day":
        return Fact(g.board[DAY_AT])
    if name == "phase":
        return Fact(PHASE_NAMES[g.board[PHASE]])
    if name == "start":
        return _seat(seats, g.board[START])
    if name == "turn":
        return _seat(seats, g.board[ACTIVE_SEAT])
    if name == "medal":
        return _seat(seats, g.board[MEDAL] - 1)
    if name == "focus":
        return Fact(PLACES[g.board[FOCUS] - 1] if g.board[FOCUS] else "")
    if name == "dice":
        return Row(g.board[DICE : DICE + len(tab(g).dice)])
    if name == "houses":
        return Row(
            [house + 1 for house in range(g.board[HOUSES].bit_length()) if g.board[HOUSES] >> house & 1]
        )
    if name == "wall":
        return Fact(wall_total(g))
    if name == "palace":
        inside = [who for who in range(g.seats) if g.own[who * OWN + AUDIENCE]]
        return Row([seats[who] for who in sorted(inside, key=lambda who: g.own[who * OWN + AUDIENCE])])
    if name == "intrigue_stack":
        return Row([seats[who] for who in from_lowest(g)])
    return ZONES.fact(g, name)


def place_fact(g: State, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """An official's card, a city's token, a port's ship; "" if there is none."""
    t = tab(g)
    if len(path) == 2 and path[0] == "officials" and path[1] in PLACES[:LOCATIONS]:
        return Fact(t.gift_ids[g.decks[OFFICIALS][PLACES.index(path[1])]])
    if len(path) == 2 and path[0] == "cities" and path[1] in t.city_ids:
        return Fact(cards(g, "token", (g.decks[CITIES][t.city_ids.index(path[1])],))[0])
    if len(path) != 3 or path[0] != "ports":
        return None
    if path[1] not in names_after(g, seats, path[:1]) or path[2] not in names_after(g, seats, path[:2]):
        return None
    code = g.board[PORTS + (int(path[1]) - 1) * ROUTE_PORTS + int(path[2]) - 1]
    return Fact(f"{seats[(code - 1) // SHIPS]} {(code - 1) % SHIPS + 1}" if code else "")


# --- a seat ------------------------------------------------------------------------------------------


def seat_fact(g: State, who: int, path: tuple[str, ...]) -> Fact | None:
    """Facts of a seat."""
    b = who * OWN
    if len(path) == 2 and path[0] == "rewards" and path[1] in REWARD_WORDS:
        return Fact(g.own[b + REWARD_AT + REWARD_WORDS.index(path[1])])
    if len(path) == 2 and path[0] == "vp_from" and path[1] in VP_NAMES:
        return Fact(g.own[b + VP_BY + VP_NAMES.index(path[1])])
    if len(path) != 1:
        return None
    name = path[0]
    if name in SEAT_NUMBERS:
        return Fact(g.own[b + SEAT_NUMBERS[name]])
    if name in SEAT_CARDS:
        zone, kind = SEAT_CARDS[name]
        pile = cards(g, kind, g.piles[who * PILES + zone])
        # Meng's cards lie in an order, the top one last.
        return Row(pile[::-1]) if name == "hand" and is_meng(g, who) else Bag(pile)
    return seat_things(g, who, name)


def seat_things(g: State, who: int, name: str) -> Fact | None:
    """Markers, ships, tokens at work."""
    t = tab(g)
    b = who * OWN
    if name == "double":
        return Fact(DOUBLE_NAMES[g.own[b + DOUBLE]])
    if name == "traveller":
        return Fact(t.city_ids[g.own[b + TRAVELLER] - 1] if g.own[b + TRAVELLER] else "")
    if name == "decrees":
        return Bag([tile for i, tile in enumerate(t.decree_ids) if g.own[b + DECREES_AT] >> i & 1])
    if name == "active":
        found = g.piles[who * PILES + ACTIVE]
        return Bag(
            [" ".join([t.token_ids[token_of(a)], *PLACES[place_of(a) : place_of(a) + 1]]) for a in found]
        )
    if name == "ships":
        return Row([ship_text(g, who, ship) for ship in range(SHIPS)])
    if name == "waiting":
        return Fact(t.token_ids[g.own[b + WAITING] - 1] if g.own[b + WAITING] else "")
    if name == "claims" and is_meng(g, who):
        return Fact(g.board[MENG_CLAIMS])
    return None
