"""The seats: cards, tokens, servants and where they are, markers on the tracks, points."""

from regnum.games.gugong.const import (
    ABOARD,
    BESIDE_BOARD,
    DOUBLE_NAMES,
    IN_POOL,
    LOCATION_NAMES,
    LOCATIONS,
    LOCKED,
    PARKED,
    REWARD_DOUBLE,
    REWARD_NAMES,
    REWARDS,
    TOKEN_PLUS,
    VP_NAMES,
    VP_TRAVEL,
)
from regnum.games.gugong.state import (
    ACTIVE,
    ARRIVALS,
    ARRIVED,
    AUDIENCE,
    CLOCK,
    DECREES_AT,
    DISCARD,
    DOUBLE,
    ENVOY,
    HAND,
    INTRIGUE_AT,
    JADE_AT,
    MENG_CLAIMS,
    ON_WALL,
    OWN,
    PILES,
    POOL,
    REWARD_AT,
    SHIP_LOAD,
    SHIPS,
    STORED,
    SUPPLY,
    TRAVELLER,
    VP,
    VP_BY,
    is_meng,
    parked,
    tab,
    turn_order,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State
from regnum.scenario.cards import WILD, Deal, Wanted
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields
from regnum.scenario.gugong.cards import Kinds

MUCH = 99  # more of anything than a game brings
DOUBLE_PLACES = list(DOUBLE_NAMES[: ABOARD + 1])
REWARD_WORDS = list(REWARD_NAMES[:REWARDS])
PLACES = list(LOCATION_NAMES[:LOCATIONS])


# --- cards and tokens --------------------------------------------------------------------------------


def claim_seat(g: State, table: Fields, kinds: Kinds, wanted: Wanted) -> list[int]:
    """All cards and tokens a seat asks for. Answers its bonus tokens at work: token * 8 + place."""
    wanted.claim(kinds.gifts, table, "hand", "discard")
    wanted.claim(kinds.tokens, table, "tokens")
    return [found for text in table.texts("active") for found in _active(g, table, kinds, text)]


def _active(g: State, table: Fields, kinds: Kinds, text: str) -> list[int]:
    """`"toll wall"`, `"follow travel"`, `"plus"`: a bonus token and where it lies."""
    t = tab(g)
    words = text.split()
    token = kinds.tokens.claim(table, "active", words[0] if words else "")
    if token == WILD:
        return []
    kind = kinds.tokens.of[token]
    if not t.token_bonus[kind]:
        table.problem("active", f"{shown(words[0])} is no bonus token")
    elif t.token_effect[kind] == TOKEN_PLUS:
        if len(words) == 1:
            return [kind << 3 | BESIDE_BOARD]
        table.problem("active", f"{shown(text)}: this token lies at no location")
    elif len(words) == 2 and words[1] in PLACES:
        return [kind << 3 | PLACES.index(words[1])]
    else:
        near = suggestion(words[1] if len(words) > 1 else "", PLACES)
        table.problem("active", f"{shown(text)} must say at which location, like {words[0]} wall; {near}")
    return []


def turn_hands(g: State, dealt_to: int) -> None:
    """Everybody gets the set of their place in turn order, as if `start` had been drawn (R-G01)."""
    hands = [g.piles[who * PILES + HAND] for who in range(g.seats)]
    for step, who in enumerate(turn_order(g)):
        g.piles[who * PILES + HAND] = hands[(dealt_to + step) % g.seats]


def deal_gifts(g: State, table: Fields, deal: Deal, wanted: Wanted, who: int) -> None:
    """The hand as dealt unless it is named; the discard pile."""
    p = who * PILES
    dealt = g.piles[p + HAND]
    hand = wanted.get(table, "hand")
    if hand is None:
        g.piles[p + HAND] = tuple(card for card in dealt if card not in deal.kind.claimed)
    else:
        g.piles[p + HAND] = deal.row(hand, dealt)
    if GAP in g.piles[p + HAND]:
        table.problem("hand", "there are not enough gift cards left")
    if is_meng(g, who):  # his top card is named first, and lies last like that of a deck
        g.piles[p + HAND] = g.piles[p + HAND][::-1]
    g.piles[p + DISCARD] = deal.pile(table, "discard", wanted.get(table, "discard"))


def deal_tokens(g: State, table: Fields, kinds: Kinds, deal: Deal, wanted: Wanted, who: int) -> None:
    """Stored tokens: by name, or how many (common ones first)."""
    t = tab(g)
    of = kinds.tokens.of

    def rarity(token: int) -> int:
        return t.token_worth[of[token]] + (2 if t.token_bonus[of[token]] else 0)

    tokens = kinds.tokens.kinds(deal.pile(table, "tokens", wanted.get(table, "tokens"), rarity))
    if len(tokens) > t.token_spaces:
        table.problem("tokens", f"there are {t.token_spaces} spaces, not {len(tokens)}")
    g.piles[who * PILES + STORED] = tokens


# --- numbers -----------------------------------------------------------------------------------------


def set_numbers(g: State, table: Fields, who: int) -> None:
    """Jade, points, the traveller."""
    t = tab(g)
    b = who * OWN
    g.own[b + JADE_AT] = table.integer("jade", 0, MUCH, 0)
    if isinstance(table.get("vp"), dict):
        points = table.table("vp")
        for source, name in enumerate(VP_NAMES):
            g.own[b + VP_BY + source] = points.integer(name, -MUCH, MUCH, 0)
        points.close()
    else:  # points from nowhere in particular
        g.own[b + VP_BY + VP_TRAVEL] = table.integer("vp", 0, 4 * MUCH, 0)
    g.own[b + VP] = sum(g.own[b + VP_BY : b + VP_BY + len(VP_NAMES)])
    city = table.one_of("traveller", ["", *t.city_ids], "")
    g.own[b + TRAVELLER] = t.city_ids.index(city) + 1 if city else 0


def owned_decrees(table: Fields) -> list[str]:
    """The decrees this seat has a servant on, by name."""
    return table.texts("decrees")


def set_decrees(g: State, table: Fields, who: int) -> None:
    t = tab(g)
    bits = 0
    for name in owned_decrees(table):
        if name in t.decree_ids:
            bits |= 1 << t.decree_ids.index(name)
    g.own[who * OWN + DECREES_AT] = bits


def set_tracks(g: State, given: Fields, tables: list[Fields], seats: list[str]) -> None:
    """Intrigue markers with their stacks, envoys with their places in the palace."""
    t = tab(g)
    inside = _named_seats(given, "palace", seats)
    for who, table in enumerate(tables):
        b = who * OWN
        g.own[b + INTRIGUE_AT] = table.integer("intrigue", 0, t.intrigue_top, 0)
        default = t.palace_top if who in inside else 0
        g.own[b + ENVOY] = table.integer("envoy", 0, t.palace_top, default)
        if g.own[b + ENVOY] == t.palace_top and who not in inside:
            inside.append(who)
        elif g.own[b + ENVOY] < t.palace_top and who in inside:
            table.problem("envoy", f"is in the palace, so it stands on step {t.palace_top}")
    for place, who in enumerate(inside, 1):
        g.own[who * OWN + AUDIENCE] = place
    g.board[ARRIVALS] = len(inside)
    upper = _named_seats(given, "intrigue_stack", seats)
    stack = [who for who in turn_order(g) if who not in upper] + upper
    for height, who in enumerate(stack):
        g.own[who * OWN + ARRIVED] = height
    g.board[CLOCK] = len(stack) - 1


def _named_seats(given: Fields, field: str, seats: list[str]) -> list[int]:
    """Seats in an order, each at most once."""
    found: list[int] = []
    for name in given.texts(field):
        if name not in seats:
            given.problem(field, f"{shown(name)} is no seat; {suggestion(name, seats)}")
        elif seats.index(name) in found:
            given.problem(field, f"{shown(name)} is named twice")
        else:
            found.append(seats.index(name))
    return found


# --- servants ----------------------------------------------------------------------------------------


def set_servants(g: State, table: Fields, who: int, active: list[int], aboard: int) -> None:
    """Where the servants are, in the end pool and supply. aboard: the ship of the double servant, or -1."""
    b = who * OWN
    g.piles[who * PILES + ACTIVE] = tuple(active)
    rewards = table.table("rewards")
    counts = [_reward(g, rewards, who, reward) for reward in range(REWARDS)]
    _set_double(g, table, who, aboard, counts[REWARD_DOUBLE])
    if not rewards.has(REWARD_WORDS[REWARD_DOUBLE]) and not is_meng(g, who):
        counts[REWARD_DOUBLE] = 1 if g.own[b + DOUBLE] != LOCKED else 0
    if (counts[REWARD_DOUBLE] > 0) != (g.own[b + DOUBLE] != LOCKED):
        rewards.problem("double", "is 1 if the double servant is not locked, else 0")
    rewards.close()
    for reward, n in enumerate(counts):
        g.own[b + REWARD_AT + reward] = n
    if is_meng(g, who):
        g.board[MENG_CLAIMS] = table.integer("claims", 0, MUCH, 0)
    g.own[b + ON_WALL] = table.integer("wall", 0, tab(g).servants, 0)
    _set_pool(g, table, who)


def _reward(g: State, rewards: Fields, who: int, reward: int) -> int:
    """Markers on a port reward; Meng has claims instead [G109]."""
    name = REWARD_WORDS[reward]
    if is_meng(g, who):
        if rewards.has(name):
            rewards.problem(name, "Meng has `claims`: how many ports he has claimed")
        return 0
    return rewards.integer(name, 0, tab(g).reward_limit[reward], 0)


def _set_double(g: State, table: Fields, who: int, aboard: int, earned: int) -> None:
    """`double = "pool"`; on a ship it is named with the ship."""
    b = who * OWN
    default = DOUBLE_PLACES[IN_POOL if earned else LOCKED] if aboard < 0 else DOUBLE_PLACES[ABOARD]
    name = table.one_of("double", DOUBLE_PLACES, default)
    if (name == DOUBLE_PLACES[ABOARD]) != (aboard >= 0):
        table.problem("double", 'a double servant on a ship is named there: ships = ["1.2:1+double"]')
    place = DOUBLE_PLACES.index(name)
    if place == PARKED and not g.piles[who * PILES + ACTIVE]:
        table.problem("double", "there is no bonus token in `active` it could be parked with")
    g.own[b + DOUBLE] = ABOARD + aboard if place == ABOARD and aboard >= 0 else place


def _set_pool(g: State, table: Fields, who: int) -> None:
    """What is not elsewhere is in the pool or in the supply."""
    t = tab(g)
    b = who * OWN
    elsewhere = g.own[b + ON_WALL] + g.own[b + DECREES_AT].bit_count() + parked(g, who)
    elsewhere += sum(g.own[b + SHIP_LOAD + ship] for ship in range(SHIPS))
    elsewhere += sum(g.own[b + REWARD_AT + reward] for reward in range(REWARDS))
    left = t.servants - elsewhere
    if left < 0:
        table.problem("wall", f"{elsewhere} servants are placed, but there are {t.servants}")
        return
    if table.has("supply") and not table.has("pool"):
        supply = table.integer("supply", 0, left, 0)
        pool = left - supply
    else:
        pool = table.integer("pool", 0, left, min(t.start_pool, left))
        supply = table.integer("supply", 0, left, left - pool)
    if pool + supply != left:
        table.problem("supply", f"pool and supply together are {left}: {elsewhere} servants are elsewhere")
    g.own[b + POOL] = pool
    g.own[b + SUPPLY] = supply
