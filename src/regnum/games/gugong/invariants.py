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
    VP_SOURCES,
)
from regnum.games.gugong.state import (
    ACTIVE,
    ARRIVALS,
    ARRIVED,
    AUDIENCE,
    AUTOMA_DECK,
    AUTOMA_GONE,
    AUTOMA_TODAY,
    CHOSEN,
    CITIES,
    CLOCK,
    DAY_AT,
    DECREE_BOX,
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
    MAX_ROUTES,
    MEDAL,
    MENG_CLAIMS,
    OFFICIALS,
    ON_WALL,
    OWN,
    PILES,
    POOL,
    PORTS,
    REWARD_AT,
    ROUTE_PORTS,
    SHIP_LOAD,
    SHIP_PORT,
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
    is_meng,
    parked,
    place_of,
    ship_value,
    tab,
    token_of,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State


def problems_of(g: State) -> list[str]:
    """Everything that is wrong with a position; empty for every position rules can reach."""
    found = card_problems(g) + token_problems(g) + table_problems(g) + canal_problems(g)
    for who in range(g.seats):
        found += [f"seat {who}: {text}" for text in servant_problems(g, who) + seat_problems(g, who)]
    return found


# --- cards and tokens --------------------------------------------------------------------------------


def card_problems(g: State) -> list[str]:
    """Every gift card, decree and automa card is in exactly one place."""
    t = tab(g)
    gifts = [card for deck in (OFFICIALS, GIFT_DECK, GIFT_BOX) for card in g.decks[deck]]
    for who in range(g.seats):
        for pile in (HAND, DISCARD, CHOSEN):
            gifts.extend(g.piles[who * PILES + pile])
    found: list[str] = []
    if sorted(gifts) != list(range(len(t.gift_ids))):
        found.append("gift cards lost or doubled")
    if len(g.decks[OFFICIALS]) != LOCATIONS:
        found.append("an official without a gift")
    if sorted(g.decks[DECREES_SHOWN] + g.decks[DECREE_BOX]) != list(range(len(t.decree_ids))):
        found.append("decrees lost or doubled")
    return found + automa_problems(g)


def automa_problems(g: State) -> list[str]:
    """Meng's cards, focus and double servant; nothing of that without him [G100, G101]."""
    t = tab(g)
    automa = g.decks[AUTOMA_DECK] + g.decks[AUTOMA_TODAY] + g.decks[AUTOMA_GONE]
    focus = g.board[FOCUS]
    if g.seats == g.players:
        return ["automa cards, and nobody to play them"] if automa or focus or g.board[MENG_CLAIMS] else []
    found: list[str] = []
    special = sum(1 for card in automa if t.automa_special[card])
    wanted = t.difficulty_specials[g.options[OPTION_DIFFICULTY]]
    common = len(t.automa_ids) - t.automa_special.count(True)
    if len(set(automa)) != len(automa) or special != wanted or len(automa) != common + wanted:
        found.append("automa cards lost or doubled")
    if not 1 <= focus <= LOCATIONS:
        found.append("Meng without a focus")
    if g.own[g.players * OWN + DOUBLE] != LOCKED:
        found.append("Meng's double servant at work")
    return found


def token_problems(g: State) -> list[str]:
    """Every travel token of every kind is somewhere, none twice."""
    t = tab(g)
    tokens = [token for deck in (CITIES, TOKEN_STACK, TOKEN_GONE) for token in g.decks[deck] if token != GAP]
    found: list[str] = []
    for who in range(g.seats):
        stored = g.piles[who * PILES + STORED]
        active = g.piles[who * PILES + ACTIVE]
        tokens.extend(stored)
        tokens.extend([token_of(token) for token in active])
        if g.own[who * OWN + WAITING]:
            tokens.append(g.own[who * OWN + WAITING] - 1)
        if len(stored) > t.token_spaces:
            found.append(f"seat {who}: more tokens than places")
        if any(not t.token_bonus[token_of(a)] or place_of(a) > BESIDE_BOARD for a in active):
            found.append(f"seat {who}: a token at work that cannot be")
    for kind, count in enumerate(t.token_count):
        there = count if g.options[OPTION_BONUS] or not t.token_bonus[kind] else 0
        if tokens.count(kind) != there:
            found.append(f"travel tokens {t.token_ids[kind]}: {tokens.count(kind)} instead of {there}")
    if len(g.decks[CITIES]) != len(t.city_ids):
        found.append("the map has the wrong number of cities")
    return found


# --- the table ---------------------------------------------------------------------------------------


def table_problems(g: State) -> list[str]:
    """Numbers of the table within what there is."""
    t = tab(g)
    found: list[str] = []
    if not 1 <= g.board[DAY_AT] <= t.days:
        found.append("no such day")
    if not 0 <= g.board[START] < g.seats or not 0 <= g.board[MEDAL] <= g.seats:
        found.append("start player or medal with nobody")
    if any(g.board[DICE + i] not in faces for i, faces in enumerate(t.dice)):
        found.append("a die shows a face it has not")
    if g.board[HOUSES] >> len(t.house_prices[t.side_by_players[g.players]]):
        found.append("jade in a house that is not there")
    inside = sorted(g.own[who * OWN + AUDIENCE] for who in range(g.seats) if g.own[who * OWN + AUDIENCE])
    if inside != list(range(1, g.board[ARRIVALS] + 1)):
        found.append("places in the palace miscounted")
    arrived = [g.own[who * OWN + ARRIVED] for who in range(g.seats)]
    if len(set(arrived)) != g.seats or max(arrived) > g.board[CLOCK]:
        found.append("intrigue stacks without order")
    return found


def canal_problems(g: State) -> list[str]:
    """Ports and ships agree; no ship at home has servants, none on the canal is empty or overfull."""
    t = tab(g)
    found: list[str] = []
    ports = [0] * (MAX_ROUTES * ROUTE_PORTS)
    for who in range(g.seats):
        for ship in range(SHIPS):
            at = g.own[who * OWN + SHIP_PORT + ship]
            load = ship_value(g, who, ship)
            if not 0 <= at <= t.routes_by_players[g.players] * ROUTE_PORTS:
                found.append(f"seat {who}: a ship off the canal")
            elif at:
                ports[at - 1] = 1 + SHIPS * who + ship
            if (load > 0) != (at > 0) or load > t.ship_places:
                found.append(f"seat {who}: a ship with {load} servants at {at}")
            if at and g.own[who * OWN + SHIP_LOAD + ship] == 0 and load == t.ship_places:
                found.append(f"seat {who}: a full ship without an ordinary servant")
    if ports != g.board[PORTS : PORTS + MAX_ROUTES * ROUTE_PORTS]:
        found.append("ports and ships disagree")
    return found


# --- a seat ------------------------------------------------------------------------------------------


def servant_problems(g: State, who: int) -> list[str]:
    """All servants are somewhere [G3]."""
    t = tab(g)
    b = who * OWN
    counts = [g.own[b + at] for at in (POOL, SUPPLY, ON_WALL)]
    counts += [g.own[b + SHIP_LOAD + ship] for ship in range(SHIPS)]
    counts += [g.own[b + REWARD_AT + reward] for reward in range(REWARDS)]
    counts += [g.own[b + DECREES_AT].bit_count(), parked(g, who)]
    found: list[str] = []
    if min(counts) < 0 or sum(counts) != t.servants:
        found.append(f"servants {counts} instead of {t.servants}")
    double = g.own[b + DOUBLE]
    if not LOCKED <= double < ABOARD + SHIPS:
        found.append("the double servant is nowhere")
    if (double != LOCKED) != (g.own[b + REWARD_AT + REWARD_DOUBLE] > 0) and not is_meng(g, who):
        found.append("the double servant was not earned")
    if double == PARKED and not g.piles[who * PILES + ACTIVE]:
        found.append("the double servant is parked with no token")
    if any(g.own[b + REWARD_AT + reward] > t.reward_limit[reward] for reward in range(REWARDS)):
        found.append("more port rewards than there are")
    assert IN_POOL > LOCKED
    return found


def seat_problems(g: State, who: int) -> list[str]:
    """Markers on their tracks; points that add up."""
    t = tab(g)
    b = who * OWN
    found: list[str] = []
    if g.own[b + VP] < 0 or g.own[b + VP] != sum(g.own[b + VP_BY : b + VP_BY + VP_SOURCES]):
        found.append("points that do not add up")
    if g.own[b + JADE_AT] < 0:
        found.append("less than no jade")
    if not 0 <= g.own[b + INTRIGUE_AT] <= t.intrigue_top or not 0 <= g.own[b + ENVOY] <= t.palace_top:
        found.append("a marker off its track")
    if (g.own[b + ENVOY] == t.palace_top) != (g.own[b + AUDIENCE] > 0):
        found.append("at the palace, but not inside, or the other way round")
    city = g.own[b + TRAVELLER]
    if not 0 <= city <= len(t.city_ids) or (city and g.decks[CITIES][city - 1] != GAP):
        found.append("a traveller off the map or on a token")
    if any(
        g.own[b + DECREES_AT] >> d & 1 and d not in g.decks[DECREES_SHOWN] for d in range(len(t.decree_ids))
    ):
        found.append("a servant on a decree that is not in play")
    return found
