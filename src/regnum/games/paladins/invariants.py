"""What must hold in every position: no card, token or marker appears from or goes to nowhere."""

from regnum.games.paladins.const import ACTIONS, ATTRIBUTES, RIGHT, WORKER_TYPES
from regnum.games.paladins.state import (
    ABSOLVED,
    ATTACKED,
    CONVERTED,
    CREW,
    DEVELOPED,
    FAVOUR_BOX,
    FAVOUR_DECK,
    FAVOUR_PLACES,
    FAVOUR_WORKER,
    FAVOURS,
    JARS,
    MONK,
    MONKS,
    ORDER_BOX,
    ORDER_DECK,
    ORDERS,
    OUTPOST,
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
    PILES,
    PROVISION_AT,
    REGION_FREE,
    REGIONS,
    ROUND,
    SCHEME_ASIDE,
    SCHEME_DECK,
    SCHEME_GONE,
    SILVER_AT,
    SPACES,
    STANDING,
    SUSPICION,
    SUSPICION_DECK,
    SUSPICION_GONE,
    TAVERN_DECK,
    TAVERN_GONE,
    TAVERN_ROW,
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
    tab,
    track,
)
from regnum.games.paladins.workers import GUARD
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State


def problems_of(g: State) -> list[str]:
    """Everything that is wrong with a position; empty for every position rules can reach."""
    return card_problems(g) + board_problems(g) + seat_problems(g)


def _zones(g: State, decks: tuple[int, ...], piles: tuple[int, ...]) -> list[int]:
    cards: list[int] = []
    for deck in decks:
        cards.extend(g.decks[deck])
    for pile in piles:
        for seat in range(g.seats):
            cards.extend(g.piles[seat * PILES + pile])
    return sorted(card for card in cards if card != GAP)


def card_problems(g: State) -> list[str]:
    """Every card is in exactly one place."""
    t = tab(g)
    schemes = len(t.scheme_ids) if g.seats > g.players else 0
    checks = [
        ("townsfolk", len(t.townsfolk_ids), (TOWNSFOLK_DECK, TOWNSFOLK_ROW, TOWNSFOLK_GONE), (CREW,)),
        (
            "outsiders",
            len(t.outsider_ids),
            (OUTSIDER_DECK, OUTSIDER_ROW, OUTSIDER_GONE),
            (ATTACKED, CONVERTED),
        ),
        ("walls", len(t.wall_ids), (WALL_DECK,), (WALLS,)),
        ("taverns", len(t.tavern_ids), (TAVERN_DECK, TAVERN_ROW, TAVERN_GONE), ()),
        ("suspicion", len(t.suspicion_tax), (SUSPICION_DECK, SUSPICION_GONE), (SUSPICION,)),
        ("orders", len(t.order_ids), (ORDER_DECK, ORDERS, ORDER_BOX), ()),
        ("favours", len(t.favour_ids), (FAVOUR_DECK, FAVOURS, FAVOUR_BOX), ()),
        ("schemes", schemes, (SCHEME_DECK, SCHEME_GONE, SCHEME_ASIDE), ()),
    ]
    found = [
        f"{name}: cards lost or doubled"
        for name, number, decks, piles in checks
        if _zones(g, decks, piles) != list(range(number))
    ]
    for seat in range(g.players):
        cards: list[int] = []
        for pile in (
            PALADIN_TOP,
            PALADIN_DECK,
            PALADIN_BOTTOM,
            PALADIN_HAND,
            PALADIN_CHOSEN,
            PALADIN,
            PALADIN_SPENT,
        ):
            cards.extend(g.piles[seat * PILES + pile])
        if sorted(cards) != list(range(len(t.paladin_ids))):
            found.append(f"seat {seat}: paladins lost or doubled")
    return found


def board_problems(g: State) -> list[str]:
    """The table: rows, tax, spaces and their counters."""
    t = tab(g)
    found: list[str] = []
    if len(g.decks[TOWNSFOLK_ROW]) != len(t.row_silver) or len(g.decks[OUTSIDER_ROW]) != t.outsider_places:
        found.append("a row has the wrong number of places")
    if not 0 <= g.board[TAX_SUPPLY] <= t.tax_supply[g.players]:
        found.append("tax supply out of range")
    if not 0 <= g.board[ROUND] <= t.rounds:
        found.append("round out of range")
    if any(not 0 <= g.board[FAVOUR_WORKER + i] <= WORKER_TYPES for i in range(FAVOUR_PLACES)):
        found.append("no such worker on a favour")
    for region in range(REGIONS):
        free = 0
        for space, where in enumerate(t.space_region):
            if where == region and t.space_players[space] <= g.players and not g.board[SPACES + space]:
                free += 1
        if free != g.board[REGION_FREE + region]:
            found.append(f"region {region + 1}: free spaces miscounted")
    for seat in range(g.seats):
        for token, counter in ((MONK, MONKS), (OUTPOST, OUTPOSTS)):
            placed = sum(1 for i in range(len(t.space_ids)) if g.board[SPACES + i] == 2 * seat + token)
            if placed != g.own[seat * OWN + counter]:
                found.append(f"seat {seat}: tokens on the map miscounted")
    return found


def seat_problems(g: State) -> list[str]:
    """Every seat: nothing negative, counters within the board, workers only where they may be."""
    t = tab(g)
    found: list[str] = []
    for seat in range(g.seats):
        b = seat * OWN
        if min(g.own[b + at] for at in (SILVER_AT, PROVISION_AT, UNPAID, PAID)) < 0:
            found.append(f"seat {seat}: something is negative")
        if any(not 0 <= track(g, seat, a) <= t.attribute_max for a in ATTRIBUTES):
            found.append(f"seat {seat}: an attribute is off the track")
        if g.own[b + WORKERS_AT] < 0 or g.own[b + WORKERS_AT] & GUARD:
            found.append(f"seat {seat}: workers out of range")
        if any(not 0 <= g.own[b + STANDING + i] <= WORKER_TYPES for i in range(3 * ACTIONS)):
            found.append(f"seat {seat}: no such worker on the board")
        shops = [g.own[b + WORKSHOPS + i] for i in range(ACTIONS - RIGHT)]
        if sum(s.bit_count() for s in shops) != g.own[b + DEVELOPED]:
            found.append(f"seat {seat}: workshops miscounted")
        for i, shop in enumerate(shops):
            if any(shop >> slot & 1 and g.own[b + STANDING + 3 * (RIGHT + i) + slot] for slot in (0, 1)):
                found.append(f"seat {seat}: a worker stands on a workshop")
        if not is_ai(g, seat) and g.own[b + JARS].bit_count() != g.own[b + ABSOLVED]:
            found.append(f"seat {seat}: jars miscounted")
        if len(g.piles[seat * PILES + WALLS]) > len(t.fortify_cost):
            found.append(f"seat {seat}: too many walls")
    return found
