"""Reading a position by the names scenarios use: the same ones that build it."""

from regnum.games.paladins.const import ATTRIBUTES, FAITH, REWARD_NAMES, RIGHT
from regnum.games.paladins.state import (
    ABSOLVED,
    AI_ARRIVED,
    AI_MARKER,
    ATTACKED,
    CONVERTED,
    CREW,
    DEVELOPED,
    FAITH_AT,
    FAVOUR_DECK,
    FAVOUR_WORKER,
    FAVOURS,
    JARS,
    MONKS,
    ORDER_DECK,
    ORDERS,
    OUTPOSTS,
    OUTSIDER_DECK,
    OUTSIDER_GONE,
    OUTSIDER_ROW,
    OWN,
    PAID,
    PALADIN,
    PALADIN_BOTTOM,
    PALADIN_CHOSEN,
    PALADIN_DECK,
    PALADIN_HAND,
    PALADIN_SPENT,
    PALADIN_TOP,
    PASSED,
    PILES,
    PROVISION_AT,
    ROUND,
    SCHEME_DECK,
    SCHEME_GONE,
    SILVER_AT,
    SPACES,
    STANDING,
    START,
    SUSPICION,
    SUSPICION_DECK,
    SUSPICION_GONE,
    TAVERN_DECK,
    TAVERN_GONE,
    TAVERN_ROW,
    TAVERNS_TAKEN,
    TAX_SUPPLY,
    TOWNSFOLK_DECK,
    TOWNSFOLK_GONE,
    TOWNSFOLK_ROW,
    UNPAID,
    WALL_DECK,
    WALLS,
    WORKERS_AT,
    WORKSHOPS,
    is_ai,
    is_used,
    tab,
)
from regnum.games.paladins.workers import count, total
from regnum.kernel.flat import State
from regnum.scenario.facts import Bag, Counts, Fact, Row, Top
from regnum.scenario.paladins.seats import LEFT_AND_RIGHT, RIGHT_NAMES, SLOTS, WORKERS
from regnum.scenario.paladins.table import row_names
from regnum.scenario.zones import CardZones

TABLE_NUMBERS = {"round": ROUND, "tax": TAX_SUPPLY}
SEAT_NUMBERS = {
    "silver": SILVER_AT,
    "provisions": PROVISION_AT,
    "unpaid": UNPAID,
    "paid": PAID,
    "monks": MONKS,
    "outposts": OUTPOSTS,
    "absolved": ABSOLVED,
    "developed": DEVELOPED,
    **{REWARD_NAMES[attribute]: FAITH_AT + attribute - FAITH for attribute in ATTRIBUTES},
}
# name: zone, kind of card
OPEN_ROWS = {
    "townsfolk": (TOWNSFOLK_ROW, "townsfolk"),
    "outsiders": (OUTSIDER_ROW, "outsider"),
    "taverns": (TAVERN_ROW, "tavern"),
    "orders": (ORDERS, "order"),
    "favours": (FAVOURS, "favour"),
}
BAGS = {
    "townsfolk_discards": (TOWNSFOLK_GONE, "townsfolk"),
    "outsider_discards": (OUTSIDER_GONE, "outsider"),
    "tavern_discards": (TAVERN_GONE, "tavern"),
    "suspicion_discards": (SUSPICION_GONE, "suspicion"),
    "scheme_discards": (SCHEME_GONE, "scheme"),
}
DECK_ZONES = {
    "townsfolk_deck": (TOWNSFOLK_DECK, "townsfolk"),
    "outsider_deck": (OUTSIDER_DECK, "outsider"),
    "tavern_deck": (TAVERN_DECK, "tavern"),
    "wall_deck": (WALL_DECK, "wall"),
    "suspicion_deck": (SUSPICION_DECK, "suspicion"),
    "scheme_deck": (SCHEME_DECK, "scheme"),
}
NEXT_CARDS = {
    "next_townsfolk": (TOWNSFOLK_DECK, "townsfolk"),
    "next_outsiders": (OUTSIDER_DECK, "outsider"),
    "next_taverns": (TAVERN_DECK, "tavern"),
    "next_walls": (WALL_DECK, "wall"),
    "next_suspicion": (SUSPICION_DECK, "suspicion"),
    "next_schemes": (SCHEME_DECK, "scheme"),
    "next_orders": (ORDER_DECK, "order"),
    "next_favours": (FAVOUR_DECK, "favour"),
}
SEAT_CARDS = {
    "crew": (CREW, "townsfolk"),
    "walls": (WALLS, "wall"),
    "attacked": (ATTACKED, "outsider"),
    "converted": (CONVERTED, "outsider"),
    "paladin_hand": (PALADIN_HAND, "paladin"),
    "paladins_spent": (PALADIN_SPENT, "paladin"),
}
SEAT_ROWS = {"suspicion": (SUSPICION, "suspicion"), "paladin_bottom": (PALADIN_BOTTOM, "paladin")}
SINGLE = {"paladin_top": PALADIN_TOP, "paladin_chosen": PALADIN_CHOSEN, "paladin": PALADIN}
TABLE_NAMES = (
    *TABLE_NUMBERS,
    "start",
    *OPEN_ROWS,
    *BAGS,
    *DECK_ZONES,
    *NEXT_CARDS,
    "taverns_taken",
    "favour_workers",
    "spaces",
)
SEAT_NAMES = (
    *SEAT_NUMBERS,
    "workers",
    *SEAT_CARDS,
    *SEAT_ROWS,
    *SINGLE,
    "next_paladins",
    "jars",
    "passed",
    "used",
    "workshops",
    "standing",
)
AI_NAMES = ("marker", "stack")


def names_after(g: State, seats: list[str], path: tuple[str, ...]) -> list[str]:
    """What may follow a path."""
    t = tab(g)
    if not path:
        return [*TABLE_NAMES, *seats]
    if path == ("spaces",):
        return t.space_ids
    if path == ("favour_workers",):
        return t.favour_ids
    if path[0] not in seats:
        return []
    if len(path) == 1:
        return [*SEAT_NAMES, *AI_NAMES] if is_ai(g, seats.index(path[0])) else list(SEAT_NAMES)
    after = {"workers": WORKERS, "standing": LEFT_AND_RIGHT, "workshops": RIGHT_NAMES}
    return list(after.get(path[1], ())) if len(path) == 2 else []


def cards(g: State, kind: str, zone: tuple[int, ...]) -> list[str | int]:
    """Cards by id; a suspicion card is its tax."""
    t = tab(g)
    if kind == "suspicion":
        return [t.suspicion_tax[card] for card in zone]
    ids: list[str] = getattr(t, kind + "_ids")
    return list(row_names(ids, zone))


ZONES = CardZones(cards, OPEN_ROWS, BAGS, DECK_ZONES, NEXT_CARDS)


def table_fact(g: State, seats: list[str], name: str) -> Fact | None:
    """Facts of the table."""
    if name in TABLE_NUMBERS:
        return Fact(g.board[TABLE_NUMBERS[name]])
    if name == "start":
        return Fact(seats[g.board[START]])
    if name == "taverns_taken":
        taken = [c for i, c in enumerate(g.decks[TAVERN_ROW]) if g.board[TAVERNS_TAKEN] >> i & 1]
        return Bag(cards(g, "tavern", tuple(taken)))
    return ZONES.fact(g, name)


def place_fact(g: State, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """What stands on a space or a King's Favour; "" if nothing does."""
    if len(path) != 2:
        return None
    table, name = path
    t = tab(g)
    if table == "spaces" and name in t.space_ids:
        code = g.board[SPACES + t.space_ids.index(name)]
        return Fact(f"{seats[code - 1 >> 1]} {'monk' if code & 1 else 'outpost'}" if code else "")
    if table == "favour_workers" and name in t.favour_ids:
        names = [t.favour_ids[card] for card in g.decks[FAVOURS]]
        code = g.board[FAVOUR_WORKER + names.index(name)] if name in names else 0
        return Fact(WORKERS[code - 1] if code else "")
    return None


def seat_fact(g: State, who: int, path: tuple[str, ...]) -> Fact | None:
    """Facts of a seat."""
    if len(path) == 1:
        name = path[0]
        if name in SEAT_NUMBERS:
            return Fact(g.own[who * OWN + SEAT_NUMBERS[name]])
        return seat_cards(g, who, name) or seat_things(g, who, name)
    return board_fact(g, who, *path) if len(path) == 2 else None


def seat_cards(g: State, who: int, name: str) -> Fact | None:
    p = who * PILES
    if name in SEAT_CARDS:
        zone, kind = SEAT_CARDS[name]
        return Bag(cards(g, kind, g.piles[p + zone]))
    if name in SEAT_ROWS:
        zone, kind = SEAT_ROWS[name]
        return Row(cards(g, kind, g.piles[p + zone]))
    if name in SINGLE:
        pile = g.piles[p + SINGLE[name]]
        return Fact(tab(g).paladin_ids[pile[0]] if pile else "")
    if name == "next_paladins":
        deck = g.piles[p + PALADIN_TOP] + g.piles[p + PALADIN_DECK][::-1] + g.piles[p + PALADIN_BOTTOM]
        return Top(cards(g, "paladin", deck))
    return None


def seat_things(g: State, who: int, name: str) -> Fact | None:
    """Workers, jars, what is used; and the AI player's track."""
    t = tab(g)
    b = who * OWN
    if name == "workers":
        supply = g.own[b + WORKERS_AT]
        if is_ai(g, who):
            return Fact(total(supply))
        return Counts({worker: count(supply, i) for i, worker in enumerate(WORKERS)})
    if name == "jars":
        return Bag([jar for i, jar in enumerate(t.jar_ids) if g.own[b + JARS] >> i & 1])
    if name == "passed":
        return Fact(g.own[b + PASSED] == 1)
    if name == "used":
        return Bag([action for i, action in enumerate(LEFT_AND_RIGHT) if is_used(g, who, i)])
    if is_ai(g, who) and name == "marker":
        return Fact(g.board[AI_MARKER] + 1)
    if is_ai(g, who) and name == "stack":
        order = sorted(ATTRIBUTES, key=lambda attribute: g.board[AI_ARRIVED + attribute - FAITH])
        return Row([REWARD_NAMES[attribute] for attribute in order])
    return None


def board_fact(g: State, who: int, table: str, name: str) -> Fact | None:
    """Workers of one type, workers on an action, workshops of an action."""
    b = who * OWN
    if table == "workers" and name in WORKERS and not is_ai(g, who):
        return Fact(count(g.own[b + WORKERS_AT], WORKERS.index(name)))
    if table == "standing" and name in LEFT_AND_RIGHT:
        at = b + STANDING + 3 * LEFT_AND_RIGHT.index(name)
        return Row([WORKERS[code - 1] for code in g.own[at : at + 3] if code])
    if table == "workshops" and name in RIGHT_NAMES:
        bits = g.own[b + WORKSHOPS + LEFT_AND_RIGHT.index(name) - RIGHT]
        return Bag([slot for i, slot in enumerate(SLOTS) if bits >> i & 1])
    return None
