"""What must hold in every position: nothing appears from or goes to nowhere."""

from regnum.games.gugong.codes import place_of, ship_mark, token_of
from regnum.games.gugong.const import (
    ABOARD,
    BESIDE_BOARD,
    LOCATIONS,
    LOCKED,
    OPTION_BONUS,
    OPTION_DIFFICULTY,
    PARKED,
    REWARD_DOUBLE,
    REWARDS,
)
from regnum.games.gugong.rules.bonus_tokens import parked
from regnum.games.gugong.rules.jade import house_prices
from regnum.games.gugong.rules.ports import ship_value
from regnum.games.gugong.state import MAX_ROUTES, ROUTE_PORTS, SHIPS, Table, is_meng, is_solo
from regnum.kernel.agenda import GAP


def problems_of(g: Table) -> list[str]:
    """Everything that is wrong with a position; empty for every position rules can reach."""
    found = card_problems(g) + token_problems(g) + table_problems(g) + canal_problems(g)
    for who in range(g.seat_count):
        found += [f"seat {who}: {text}" for text in servant_problems(g, who) + seat_problems(g, who)]
    return found


# --- cards and tokens --------------------------------------------------------------------------------


def card_problems(g: Table) -> list[str]:
    """Every gift card, decree and automa card is in exactly one place."""
    box = g.box
    gifts = [*g.officials, *g.gift_deck, *g.gift_box]
    for seat in g.seats:
        gifts.extend(seat.hand + seat.discard + seat.chosen)
    found: list[str] = []
    if sorted(gifts) != list(range(len(box.gift_ids))):
        found.append("gift cards lost or doubled")
    if len(g.officials) != LOCATIONS:
        found.append("an official without a gift")
    if sorted(g.decrees + g.decree_box) != list(range(len(box.decree_ids))):
        found.append("decrees lost or doubled")
    return found + automa_problems(g)


def automa_problems(g: Table) -> list[str]:
    """Meng's cards, focus and double servant; nothing of that without him [G100, G101]."""
    box = g.box
    automa = g.automa_deck + g.automa_today + g.automa_gone
    focus = g.focus
    if not is_solo(g):
        return ["automa cards, and nobody to play them"] if automa or focus or g.meng_claims else []
    found: list[str] = []
    special = sum(1 for card in automa if box.automa_special[card])
    wanted = box.difficulty_specials[g.options[OPTION_DIFFICULTY]]
    common = len(box.automa_ids) - box.automa_special.count(True)
    if len(set(automa)) != len(automa) or special != wanted or len(automa) != common + wanted:
        found.append("automa cards lost or doubled")
    if not 1 <= focus <= LOCATIONS:
        found.append("Meng without a focus")
    if g.seats[g.players].double != LOCKED:
        found.append("Meng's double servant at work")
    return found


def token_problems(g: Table) -> list[str]:
    """Every travel token of every kind is somewhere, none twice."""
    box = g.box
    tokens = [token for token in g.cities + g.token_stack + g.token_gone if token != GAP]
    found: list[str] = []
    for who, seat in enumerate(g.seats):
        tokens.extend(seat.stored)
        tokens.extend([token_of(active) for active in seat.active])
        if seat.waiting:
            tokens.append(seat.waiting - 1)
        if len(seat.stored) > box.token_spaces:
            found.append(f"seat {who}: more tokens than places")
        if any(not box.token_bonus[token_of(a)] or place_of(a) > BESIDE_BOARD for a in seat.active):
            found.append(f"seat {who}: a token at work that cannot be")
    for kind, count in enumerate(box.token_count):
        there = count if g.options[OPTION_BONUS] or not box.token_bonus[kind] else 0
        if tokens.count(kind) != there:
            found.append(f"travel tokens {box.token_ids[kind]}: {tokens.count(kind)} instead of {there}")
    if len(g.cities) != len(box.city_ids):
        found.append("the map has the wrong number of cities")
    return found


# --- the table ---------------------------------------------------------------------------------------


def table_problems(g: Table) -> list[str]:
    """Numbers of the table within what there is."""
    box = g.box
    found: list[str] = []
    if not 1 <= g.day <= box.days:
        found.append("no such day")
    if not 0 <= g.start < g.seat_count or not 0 <= g.medal <= g.seat_count:
        found.append("start player or medal with nobody")
    if any(g.dice[i] not in faces for i, faces in enumerate(box.dice)):
        found.append("a die shows a face it has not")
    if g.houses >> len(house_prices(g)):
        found.append("jade in a house that is not there")
    inside = sorted(seat.audience for seat in g.seats if seat.audience)
    if inside != list(range(1, g.arrivals + 1)):
        found.append("places in the palace miscounted")
    arrived = [seat.arrived for seat in g.seats]
    if len(set(arrived)) != g.seat_count or max(arrived) > g.clock:
        found.append("intrigue stacks without order")
    return found


def canal_problems(g: Table) -> list[str]:
    """Ports and ships agree; no ship at home has servants, none on the canal is empty or overfull."""
    box = g.box
    found: list[str] = []
    ports = [0] * (MAX_ROUTES * ROUTE_PORTS)
    for who, seat in enumerate(g.seats):
        for ship, at in enumerate(seat.ship_port):
            load = ship_value(seat, ship)
            if not 0 <= at <= box.routes_by_players[g.players] * ROUTE_PORTS:
                found.append(f"seat {who}: a ship off the canal")
            elif at:
                ports[at - 1] = ship_mark(who, ship)
            if (load > 0) != (at > 0) or load > box.ship_places:
                found.append(f"seat {who}: a ship with {load} servants at {at}")
            if at and seat.ship_load[ship] == 0 and load == box.ship_places:
                found.append(f"seat {who}: a full ship without an ordinary servant")
    if ports != g.ports:
        found.append("ports and ships disagree")
    return found


# --- a seat ------------------------------------------------------------------------------------------


def servant_problems(g: Table, who: int) -> list[str]:
    """All servants are somewhere [G3]."""
    box, seat = g.box, g.seats[who]
    counts = [seat.pool, seat.supply, seat.on_wall, *seat.ship_load, *seat.rewards]
    counts += [seat.decrees.bit_count(), parked(seat)]
    found: list[str] = []
    if min(counts) < 0 or sum(counts) != box.servants:
        found.append(f"servants {counts} instead of {box.servants}")
    double = seat.double
    if not LOCKED <= double < ABOARD + SHIPS:
        found.append("the double servant is nowhere")
    if (double != LOCKED) != (seat.rewards[REWARD_DOUBLE] > 0) and not is_meng(g, who):
        found.append("the double servant was not earned")
    if double == PARKED and not seat.active:
        found.append("the double servant is parked with no token")
    if any(seat.rewards[reward] > box.reward_limit[reward] for reward in range(REWARDS)):
        found.append("more port rewards than there are")
    return found


def seat_problems(g: Table, who: int) -> list[str]:
    """Markers on their tracks; points that add up."""
    box, seat = g.box, g.seats[who]
    found: list[str] = []
    if seat.vp < 0 or seat.vp != sum(seat.vp_by):
        found.append("points that do not add up")
    if seat.jade < 0:
        found.append("less than no jade")
    if not 0 <= seat.intrigue <= box.intrigue_top or not 0 <= seat.envoy <= box.palace_top:
        found.append("a marker off its track")
    if (seat.envoy == box.palace_top) != (seat.audience > 0):
        found.append("at the palace, but not inside, or the other way round")
    city = seat.traveller
    if not 0 <= city <= len(box.city_ids) or (city and g.cities[city - 1] != GAP):
        found.append("a traveller off the map or on a token")
    if any(seat.decrees >> d & 1 and d not in g.decrees for d in range(len(box.decree_ids))):
        found.append("a servant on a decree that is not in play")
    return found
