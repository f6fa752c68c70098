"""Reading a position by the names scenarios use: the same ones that build it."""

from regnum.games.gugong.codes import place_of, token_of
from regnum.games.gugong.const import DOUBLE_NAMES, LOCATIONS, PHASE_NAMES, VP_NAMES
from regnum.games.gugong.rules.intrigue import from_lowest
from regnum.games.gugong.rules.wall import wall_total
from regnum.games.gugong.state import ROUTE_PORTS, SHIPS, Table, is_meng
from regnum.kernel.agenda import GAP
from regnum.scenario.facts import Bag, Fact, Row
from regnum.scenario.gugong.seats import PLACES, REWARD_WORDS
from regnum.scenario.gugong.ships import ship_text
from regnum.scenario.zones import CardZones

SEAT_NUMBERS = {
    "vp": "vp",
    "jade": "jade",
    "pool": "pool",
    "supply": "supply",
    "wall": "on_wall",
    "intrigue": "intrigue",
    "envoy": "envoy",
    "audience": "audience",
}
# name: zone, kind of card
BAGS = {"token_discards": ("token_gone", "token"), "gift_box": ("gift_box", "gift")}
DECK_ZONES = {
    "gift_deck": ("gift_deck", "gift"),
    "token_stack": ("token_stack", "token"),
    "automa_deck": ("automa_deck", "automa"),
}
NEXT_CARDS = {
    "next_gifts": ("gift_deck", "gift"),
    "next_tokens": ("token_stack", "token"),
    "next_automa": ("automa_deck", "automa"),
}
OPEN_ROWS = {
    "decrees": ("decrees", "decree"),
    "automa_today": ("automa_today", "automa"),
    "automa_discards": ("automa_gone", "automa"),
}
SEAT_CARDS = {"hand": ("hand", "gift"), "discard": ("discard", "gift"), "tokens": ("stored", "token")}
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


def names_after(g: Table, seats: list[str], path: tuple[str, ...]) -> list[str]:
    """What may follow a path."""
    t = g.box
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


def cards(g: Table, kind: str, zone: tuple[int, ...]) -> list[str | int]:
    """Cards and tokens by id, "" for a gap."""
    ids: list[str] = getattr(g.box, kind + "_ids")
    return ["" if card == GAP else ids[card] for card in zone]


ZONES = CardZones(cards, OPEN_ROWS, BAGS, DECK_ZONES, NEXT_CARDS)


# --- the table ---------------------------------------------------------------------------------------


def _seat(seats: list[str], number: int) -> Fact:
    """A seat's name, "" for nobody."""
    return Fact(seats[number] if 0 <= number < len(seats) else "")


def table_fact(g: Table, seats: list[str], name: str) -> Fact | None:
    """Numbers, markers and cards of the table."""
    if name == "day":
        return Fact(g.day)
    if name == "phase":
        return Fact(PHASE_NAMES[g.phase])
    if name == "start":
        return _seat(seats, g.start)
    if name == "turn":
        return _seat(seats, g.active_seat)
    if name == "medal":
        return _seat(seats, g.medal - 1)
    if name == "focus":
        return Fact(PLACES[g.focus - 1] if g.focus else "")
    if name == "dice":
        return Row(g.dice)
    if name == "houses":
        return Row([house + 1 for house in range(g.houses.bit_length()) if g.houses >> house & 1])
    if name == "wall":
        return Fact(wall_total(g))
    if name == "palace":
        inside = [who for who in range(g.seat_count) if g.seats[who].audience]
        return Row([seats[who] for who in sorted(inside, key=lambda who: g.seats[who].audience)])
    if name == "intrigue_stack":
        return Row([seats[who] for who in from_lowest(g)])
    return ZONES.fact(g, name)


def place_fact(g: Table, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """An official's card, a city's token, a port's ship; "" if there is none."""
    t = g.box
    if len(path) == 2 and path[0] == "officials" and path[1] in PLACES[:LOCATIONS]:
        return Fact(t.gift_ids[g.officials[PLACES.index(path[1])]])
    if len(path) == 2 and path[0] == "cities" and path[1] in t.city_ids:
        return Fact(cards(g, "token", (g.cities[t.city_ids.index(path[1])],))[0])
    if len(path) != 3 or path[0] != "ports":
        return None
    if path[1] not in names_after(g, seats, path[:1]) or path[2] not in names_after(g, seats, path[:2]):
        return None
    code = g.ports[(int(path[1]) - 1) * ROUTE_PORTS + int(path[2]) - 1]
    return Fact(f"{seats[(code - 1) // SHIPS]} {(code - 1) % SHIPS + 1}" if code else "")


# --- a seat ------------------------------------------------------------------------------------------


def seat_fact(g: Table, who: int, path: tuple[str, ...]) -> Fact | None:
    """Facts of a seat."""
    if len(path) == 2 and path[0] == "rewards" and path[1] in REWARD_WORDS:
        return Fact(g.seats[who].rewards[REWARD_WORDS.index(path[1])])
    if len(path) == 2 and path[0] == "vp_from" and path[1] in VP_NAMES:
        return Fact(g.seats[who].vp_by[VP_NAMES.index(path[1])])
    if len(path) != 1:
        return None
    name = path[0]
    if name in SEAT_NUMBERS:
        return Fact(getattr(g.seats[who], SEAT_NUMBERS[name]))
    if name in SEAT_CARDS:
        zone, kind = SEAT_CARDS[name]
        pile = cards(g, kind, getattr(g.seats[who], zone))
        # Meng's cards lie in an order, the top one last.
        return Row(pile[::-1]) if name == "hand" and is_meng(g, who) else Bag(pile)
    return seat_things(g, who, name)


def seat_things(g: Table, who: int, name: str) -> Fact | None:
    """Markers, ships, tokens at work."""
    t = g.box
    if name == "double":
        return Fact(DOUBLE_NAMES[g.seats[who].double])
    if name == "traveller":
        return Fact(t.city_ids[g.seats[who].traveller - 1] if g.seats[who].traveller else "")
    if name == "decrees":
        return Bag([tile for i, tile in enumerate(t.decree_ids) if g.seats[who].decrees >> i & 1])
    if name == "active":
        found = g.seats[who].active
        return Bag(
            [" ".join([t.token_ids[token_of(a)], *PLACES[place_of(a) : place_of(a) + 1]]) for a in found]
        )
    if name == "ships":
        return Row([ship_text(g, who, ship) for ship in range(SHIPS)])
    if name == "waiting":
        return Fact(t.token_ids[g.seats[who].waiting - 1] if g.seats[who].waiting else "")
    if name == "claims" and is_meng(g, who):
        return Fact(g.meng_claims)
    return None
