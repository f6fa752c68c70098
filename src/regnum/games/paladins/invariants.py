"""What must hold in every position: no card, token or marker appears from or goes to nowhere."""

from regnum.games.paladins.const import ACTIONS, ATTRIBUTES, MONK, OUTPOST, RIGHT, SLOTS, WORKER_TYPES
from regnum.games.paladins.rules.progress import track
from regnum.games.paladins.rules.spaces import token_code
from regnum.games.paladins.rules.workers import GUARD
from regnum.games.paladins.state import Seat, Table
from regnum.kernel.agenda import GAP
from regnum.kernel.state import Zone


def problems_of(g: Table) -> list[str]:
    """Everything that is wrong with a position; empty for every position rules can reach."""
    found = card_problems(g) + table_problems(g)
    for who in range(g.seat_count):
        found += [f"seat {who}: {problem}" for problem in seat_problems(g, who)]
    return found


# --- cards ----------------------------------------------------------------------------------------------


def card_problems(g: Table) -> list[str]:
    """Every card is in exactly one place."""
    box = g.box
    seats = g.seats
    crews = [seat.crew for seat in seats]
    outsiders = [seat.attacked + seat.converted for seat in seats]
    walls = [seat.walls for seat in seats]
    suspicion = [seat.suspicion for seat in seats]
    kinds: list[tuple[str, int, list[Zone]]] = [
        ("townsfolk", len(box.townsfolk_ids), [g.townsfolk_deck, g.townsfolk_row, g.townsfolk_gone, *crews]),
        ("outsiders", len(box.outsider_ids), [g.outsider_deck, g.outsider_row, g.outsider_gone, *outsiders]),
        ("walls", len(box.wall_ids), [g.wall_deck, *walls]),
        ("taverns", len(box.tavern_ids), [g.tavern_deck, g.tavern_row, g.tavern_gone]),
        ("suspicion", len(box.suspicion_tax), [g.suspicion_deck, g.suspicion_gone, *suspicion]),
        ("orders", len(box.order_ids), [g.order_deck, g.orders, g.order_box]),
        ("favours", len(box.favour_ids), [g.favour_deck, g.favours, g.favour_box]),
        (
            "schemes",
            len(box.scheme_ids) if g.is_solo() else 0,
            [g.scheme_deck, g.scheme_gone, g.scheme_aside],
        ),
    ]
    return [f"{name}: cards lost or doubled" for name, n, zones in kinds if not is_complete(zones, n)]


def is_complete(zones: list[Zone], n: int) -> bool:
    """Whether each of n cards lies in these zones once."""
    return sorted(card for zone in zones for card in zone if card != GAP) == list(range(n))


def has_all_paladins(g: Table, me: Seat) -> bool:
    zones = [me.paladin_top, me.paladin_deck, me.paladin_bottom, me.paladin_hand, me.paladin_chosen]
    return is_complete([*zones, me.paladin, me.paladin_spent], len(g.box.paladin_ids))


# --- the table --------------------------------------------------------------------------------------------


def table_problems(g: Table) -> list[str]:
    """The table: rows, tax, spaces and their counters."""
    box = g.box
    found: list[str] = []
    if len(g.townsfolk_row) != len(box.row_silver) or len(g.outsider_row) != box.outsider_places:
        found.append("a row has the wrong number of places")
    if not 0 <= g.tax_supply <= box.tax_supply[g.players]:
        found.append("tax supply out of range")
    if not 0 <= g.round <= box.rounds:
        found.append("round out of range")
    if any(not 0 <= worker <= WORKER_TYPES for worker in g.favour_worker):
        found.append("no such worker on a favour")
    for region, free in enumerate(g.region_free):
        spaces = [space for space, where in enumerate(box.space_region) if where == region]
        if free != sum(1 for space in spaces if g.is_open(space) and not g.spaces[space]):
            found.append(f"region {region + 1}: free spaces miscounted")
    return found


# --- seats ------------------------------------------------------------------------------------------------


def seat_problems(g: Table, who: int) -> list[str]:
    """A seat: nothing negative, counters within the board, workers only where they may be."""
    me = g.seats[who]
    found: list[str] = []
    if not g.is_ai(who) and not has_all_paladins(g, me):
        found.append("paladins lost or doubled")
    if (g.spaces.count(token_code(who, MONK)), g.spaces.count(token_code(who, OUTPOST))) != (
        me.monks,
        me.outposts,
    ):
        found.append("tokens on the map miscounted")
    if min(me.silver, me.provision, me.unpaid, me.paid) < 0:
        found.append("something is negative")
    if any(not 0 <= track(me, attribute) <= g.box.attribute_max for attribute in ATTRIBUTES):
        found.append("an attribute is off the track")
    if me.workers < 0 or me.workers & GUARD:
        found.append("workers out of range")
    if any(not 0 <= worker <= WORKER_TYPES for worker in me.standing):
        found.append("no such worker on the board")
    if sum(covered.bit_count() for covered in me.workshops) != me.developed:
        found.append("workshops miscounted")
    if any(stands_on_workshop(me, action) for action in range(RIGHT, ACTIONS)):
        found.append("a worker stands on a workshop")
    if not g.is_ai(who) and me.jars.bit_count() != me.absolved:
        found.append("jars miscounted")
    if len(me.walls) > len(g.box.fortify_cost):
        found.append("too many walls")
    return found


def stands_on_workshop(me: Seat, action: int) -> bool:
    return any(me.has_workshop(action, slot) and me.standing[SLOTS * action + slot] for slot in (0, 1))
