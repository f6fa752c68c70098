"""Reading a position by the names scenarios use: the same ones that build it."""

from regnum.games.paladins.const import ATTRIBUTES, FAITH, MONK, REWARD_NAMES, RIGHT, SLOTS
from regnum.games.paladins.rules.spaces import token_kind, token_owner
from regnum.games.paladins.rules.workers import count, total
from regnum.games.paladins.state import Table
from regnum.kernel.state import Zone
from regnum.scenario.facts import Bag, Counts, Fact, Row, Top
from regnum.scenario.paladins.names import (
    EVERY_ACTION,
    FAVOURS,
    ORDERS,
    RIGHT_NAMES,
    SEAT_NUMBERS,
    SEAT_PILES,
    SLOT_NAMES,
    TABLE_CARDS,
    WORKERS,
    card_names,
    pile_of,
)
from regnum.scenario.zones import CardZones

TABLE_NUMBERS = {"round": "round", "tax": "tax_supply"}
KINGS = (ORDERS, FAVOURS)


def cards(g: Table, kind: str, zone: Zone) -> list[str | int]:
    return card_names(g.box, kind, zone)


ZONES = CardZones(
    cards,
    rows={
        **{one.names.row: (one.row, one.kind) for one in TABLE_CARDS if one.names.row},
        **{one.name: (one.row, one.kind) for one in KINGS},
    },
    bags={one.names.discards: (one.gone, one.kind) for one in TABLE_CARDS if one.names.discards},
    decks={one.names.deck: (one.deck, one.kind) for one in TABLE_CARDS},
    following={
        **{one.names.following: (one.deck, one.kind) for one in TABLE_CARDS},
        **{one.following: (one.deck, one.kind) for one in KINGS},
    },
)
TABLE_NAMES = (
    *TABLE_NUMBERS,
    "start",
    *ZONES.rows,
    *ZONES.bags,
    *ZONES.decks,
    *ZONES.following,
    "taverns_taken",
    "favour_workers",
    "spaces",
)
SEAT_NAMES = (
    *SEAT_NUMBERS,
    "workers",
    *SEAT_PILES,
    "next_paladins",
    "jars",
    "passed",
    "used",
    "workshops",
    "standing",
)
AI_NAMES = ("marker", "stack")


def names_after(g: Table, seats: list[str], path: tuple[str, ...]) -> list[str]:
    """What may follow a path."""
    if not path:
        return [*TABLE_NAMES, *seats]
    if path == ("spaces",):
        return g.box.space_ids
    if path == ("favour_workers",):
        return g.box.favour_ids
    if path[0] not in seats:
        return []
    if len(path) == 1:
        return [*SEAT_NAMES, *AI_NAMES] if g.is_ai(seats.index(path[0])) else list(SEAT_NAMES)
    after = {"workers": WORKERS, "standing": EVERY_ACTION, "workshops": RIGHT_NAMES}
    return list(after.get(path[1], ())) if len(path) == 2 else []


# --- the table ------------------------------------------------------------------------------------------


def table_fact(g: Table, seats: list[str], name: str) -> Fact | None:
    """Facts of the table."""
    if name in TABLE_NUMBERS:
        return Fact(getattr(g, TABLE_NUMBERS[name]))
    if name == "start":
        return Fact(seats[g.start])
    if name == "taverns_taken":
        taken = [card for place, card in enumerate(g.tavern_row) if g.is_tavern_taken(place)]
        return Bag(cards(g, "tavern", tuple(taken)))
    return ZONES.fact(g, name)


def place_fact(g: Table, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """What stands on a space or a King's Favour; "" if nothing does."""
    if len(path) != 2:
        return None
    table, name = path
    box = g.box
    if table == "spaces" and name in box.space_ids:
        code = g.spaces[box.space_ids.index(name)]
        token = "monk" if token_kind(code) == MONK else "outpost"
        return Fact(f"{seats[token_owner(code)]} {token}" if code else "")
    if table == "favour_workers" and name in box.favour_ids:
        names = cards(g, "favour", g.favours)
        worker = g.favour_worker[names.index(name)] if name in names else 0
        return Fact(WORKERS[worker - 1] if worker else "")
    return None


# --- a seat ---------------------------------------------------------------------------------------------


def seat_fact(g: Table, who: int, path: tuple[str, ...]) -> Fact | None:
    """Facts of a seat."""
    if len(path) == 1:
        name = path[0]
        if name in SEAT_NUMBERS:
            return Fact(getattr(g.seats[who], SEAT_NUMBERS[name]))
        return seat_cards(g, who, name) or seat_things(g, who, name)
    return board_fact(g, who, *path) if len(path) == 2 else None


def seat_cards(g: Table, who: int, name: str) -> Fact | None:
    me = g.seats[who]
    if name in SEAT_PILES:
        pile = SEAT_PILES[name]
        return pile.fact(cards(g, pile.kind, pile_of(me, name)))
    if name == "next_paladins":
        return Top(cards(g, "paladin", me.paladin_top + me.paladin_deck[::-1] + me.paladin_bottom))
    return None


def seat_things(g: Table, who: int, name: str) -> Fact | None:
    """Workers, jars, what is used; and the AI player's track."""
    me = g.seats[who]
    if name == "workers":
        if g.is_ai(who):
            return Fact(total(me.workers))
        return Counts({worker: count(me.workers, i) for i, worker in enumerate(WORKERS)})
    if name == "jars":
        return Bag([jar for i, jar in enumerate(g.box.jar_ids) if me.has_jar(i)])
    if name == "passed":
        return Fact(me.passed == 1)
    if name == "used":
        return Bag([action for i, action in enumerate(EVERY_ACTION) if me.is_used(i)])
    if g.is_ai(who) and name == "marker":
        return Fact(g.ai_marker + 1)
    if g.is_ai(who) and name == "stack":
        order = sorted(ATTRIBUTES, key=lambda attribute: g.ai_arrived[attribute - FAITH])
        return Row([REWARD_NAMES[attribute] for attribute in order])
    return None


def board_fact(g: Table, who: int, table: str, name: str) -> Fact | None:
    """Workers of one type, workers on an action, workshops of an action."""
    me = g.seats[who]
    if table == "workers" and name in WORKERS and not g.is_ai(who):
        return Fact(count(me.workers, WORKERS.index(name)))
    if table == "standing" and name in EVERY_ACTION:
        at = SLOTS * EVERY_ACTION.index(name)
        return Row([WORKERS[worker - 1] for worker in me.standing[at : at + SLOTS] if worker])
    if table == "workshops" and name in RIGHT_NAMES:
        action = RIGHT + RIGHT_NAMES.index(name)
        return Bag([slot for i, slot in enumerate(SLOT_NAMES) if me.has_workshop(action, i)])
    return None
