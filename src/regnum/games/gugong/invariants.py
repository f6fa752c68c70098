"""What must hold in every position: nothing appears from or goes to nowhere."""

from regnum.games.gugong.const import (
    ABOARD,
    BESIDE_BOARD,
    IN_POOL,
    LOCATIONS,
    LOCKED,
    OPTION_BONUS,
    OPTION_DIFFICULTY,
    PARKED,
    REWARD_DOUBLE,
    REWARDS,
)
from regnum.games.gugong.state import (
    MAX_ROUTES,
    ROUTE_PORTS,
    SHIPS,
    Table,
    is_meng,
    parked,
    place_of,
    ship_value,
    token_of,
)
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
    t = g.box
    gifts = [*g.officials, *g.gift_deck, *g.gift_box]
    for who in range(g.seat_count):
        gifts.extend(g.seats[who].hand + g.seats[who].discard + g.seats[who].chosen)
    found: list[str] = []
    if sorted(gifts) != list(range(len(t.gift_ids))):
        found.append("gift cards lost or doubled")
    if len(g.officials) != LOCATIONS:
        found.append("an official without a gift")
    if sorted(g.decrees + g.decree_box) != list(range(len(t.decree_ids))):
        found.append("decrees lost or doubled")
    return found + automa_problems(g)


def automa_problems(g: Table) -> list[str]:
    """Meng's cards, focus and double servant; nothing of that without him [G100, G101]."""
    t = g.box
    automa = g.automa_deck + g.automa_today + g.automa_gone
    focus = g.focus
    if g.seat_count == g.players:
        return ["automa cards, and nobody to play them"] if automa or focus or g.meng_claims else []
    found: list[str] = []
    special = sum(1 for card in automa if t.automa_special[card])
    wanted = t.difficulty_specials[g.options[OPTION_DIFFICULTY]]
    common = len(t.automa_ids) - t.automa_special.count(True)
    if len(set(automa)) != len(automa) or special != wanted or len(automa) != common + wanted:
        found.append("automa cards lost or doubled")
    if not 1 <= focus <= LOCATIONS:
        found.append("Meng without a focus")
    if g.seats[g.players].double != LOCKED:
        found.append("Meng's double servant at work")
    return found


def token_problems(g: Table) -> list[str]:
    """Every travel token of every kind is somewhere, none twice."""
    t = g.box
    tokens = [token for token in g.cities + g.token_stack + g.token_gone if token != GAP]
    found: list[str] = []
    for who in range(g.seat_count):
        stored = g.seats[who].stored
        active = g.seats[who].active
        tokens.extend(stored)
        tokens.extend([token_of(token) for token in active])
        if g.seats[who].waiting:
            tokens.append(g.seats[who].waiting - 1)
        if len(stored) > t.token_spaces:
            found.append(f"seat {who}: more tokens than places")
        if any(not t.token_bonus[token_of(a)] or place_of(a) > BESIDE_BOARD for a in active):
            found.append(f"seat {who}: a token at work that cannot be")
    for kind, count in enumerate(t.token_count):
        there = count if g.options[OPTION_BONUS] or not t.token_bonus[kind] else 0
        if tokens.count(kind) != there:
            found.append(f"travel tokens {t.token_ids[kind]}: {tokens.count(kind)} instead of {there}")
    if len(g.cities) != len(t.city_ids):
        found.append("the map has the wrong number of cities")
    return found


# --- the table ---------------------------------------------------------------------------------------


def table_problems(g: Table) -> list[str]:
    """Numbers of the table within what there is."""
    t = g.box
    found: list[str] = []
    if not 1 <= g.day <= t.days:
        found.append("no such day")
    if not 0 <= g.start < g.seat_count or not 0 <= g.medal <= g.seat_count:
        found.append("start player or medal with nobody")
    if any(g.dice[i] not in faces for i, faces in enumerate(t.dice)):
        found.append("a die shows a face it has not")
    if g.houses >> len(t.house_prices[t.side_by_players[g.players]]):
        found.append("jade in a house that is not there")
    inside = sorted(g.seats[who].audience for who in range(g.seat_count) if g.seats[who].audience)
    if inside != list(range(1, g.arrivals + 1)):
        found.append("places in the palace miscounted")
    arrived = [g.seats[who].arrived for who in range(g.seat_count)]
    if len(set(arrived)) != g.seat_count or max(arrived) > g.clock:
        found.append("intrigue stacks without order")
    return found


def canal_problems(g: Table) -> list[str]:
    """Ports and ships agree; no ship at home has servants, none on the canal is empty or overfull."""
    t = g.box
    found: list[str] = []
    ports = [0] * (MAX_ROUTES * ROUTE_PORTS)
    for who in range(g.seat_count):
        for ship in range(SHIPS):
            at = g.seats[who].ship_port[ship]
            load = ship_value(g.seats[who], ship)
            if not 0 <= at <= t.routes_by_players[g.players] * ROUTE_PORTS:
                found.append(f"seat {who}: a ship off the canal")
            elif at:
                ports[at - 1] = 1 + SHIPS * who + ship
            if (load > 0) != (at > 0) or load > t.ship_places:
                found.append(f"seat {who}: a ship with {load} servants at {at}")
            if at and g.seats[who].ship_load[ship] == 0 and load == t.ship_places:
                found.append(f"seat {who}: a full ship without an ordinary servant")
    if ports != g.ports:
        found.append("ports and ships disagree")
    return found


# --- a seat ------------------------------------------------------------------------------------------


def servant_problems(g: Table, who: int) -> list[str]:
    """All servants are somewhere [G3]."""
    t = g.box
    counts = [g.seats[who].pool, g.seats[who].supply, g.seats[who].on_wall]
    counts += [g.seats[who].ship_load[ship] for ship in range(SHIPS)]
    counts += [g.seats[who].rewards[reward] for reward in range(REWARDS)]
    counts += [g.seats[who].decrees.bit_count(), parked(g.seats[who])]
    found: list[str] = []
    if min(counts) < 0 or sum(counts) != t.servants:
        found.append(f"servants {counts} instead of {t.servants}")
    double = g.seats[who].double
    if not LOCKED <= double < ABOARD + SHIPS:
        found.append("the double servant is nowhere")
    if (double != LOCKED) != (g.seats[who].rewards[REWARD_DOUBLE] > 0) and not is_meng(g, who):
        found.append("the double servant was not earned")
    if double == PARKED and not g.seats[who].active:
        found.append("the double servant is parked with no token")
    if any(g.seats[who].rewards[reward] > t.reward_limit[reward] for reward in range(REWARDS)):
        found.append("more port rewards than there are")
    assert IN_POOL > LOCKED
    return found


def seat_problems(g: Table, who: int) -> list[str]:
    """Markers on their tracks; points that add up."""
    t = g.box
    found: list[str] = []
    if g.seats[who].vp < 0 or g.seats[who].vp != sum(g.seats[who].vp_by):
        found.append("points that do not add up")
    if g.seats[who].jade < 0:
        found.append("less than no jade")
    if not 0 <= g.seats[who].intrigue <= t.intrigue_top or not 0 <= g.seats[who].envoy <= t.palace_top:
        found.append("a marker off its track")
    if (g.seats[who].envoy == t.palace_top) != (g.seats[who].audience > 0):
        found.append("at the palace, but not inside, or the other way round")
    city = g.seats[who].traveller
    if not 0 <= city <= len(t.city_ids) or (city and g.cities[city - 1] != GAP):
        found.append("a traveller off the map or on a token")
    if any(g.seats[who].decrees >> d & 1 and d not in g.decrees for d in range(len(t.decree_ids))):
        found.append("a servant on a decree that is not in play")
    return found
