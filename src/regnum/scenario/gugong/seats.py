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
from regnum.games.gugong.rules.bonus_tokens import parked
from regnum.games.gugong.state import SHIPS, Table, is_meng, turn_order
from regnum.kernel.agenda import GAP
from regnum.scenario.cards import WILD, Deal, Wanted
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields
from regnum.scenario.gugong.cards import Kinds

MUCH = 99  # more of anything than a game brings
DOUBLE_PLACES = list(DOUBLE_NAMES[: ABOARD + 1])
REWARD_WORDS = list(REWARD_NAMES[:REWARDS])
PLACES = list(LOCATION_NAMES[:LOCATIONS])


# --- cards and tokens --------------------------------------------------------------------------------


def claim_seat(g: Table, table: Fields, kinds: Kinds, wanted: Wanted) -> list[int]:
    """All cards and tokens a seat asks for. Answers its bonus tokens at work: token * 8 + place."""
    wanted.claim(kinds.gifts, table, "hand", "discard")
    wanted.claim(kinds.tokens, table, "tokens")
    return [found for text in table.texts("active") for found in _active(g, table, kinds, text)]


def _active(g: Table, table: Fields, kinds: Kinds, text: str) -> list[int]:
    """`"toll wall"`, `"follow travel"`, `"plus"`: a bonus token and where it lies."""
    t = g.box
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


def turn_hands(g: Table, dealt_to: int) -> None:
    """Everybody gets the set of their place in turn order, as if `start` had been drawn (R-G01)."""
    hands = [g.seats[who].hand for who in range(g.seat_count)]
    for step, who in enumerate(turn_order(g)):
        g.seat(who).hand = hands[(dealt_to + step) % g.seat_count]


def deal_gifts(g: Table, table: Fields, deal: Deal, wanted: Wanted, who: int) -> None:
    """The hand as dealt unless it is named; the discard pile."""
    dealt = g.seats[who].hand
    hand = wanted.get(table, "hand")
    if hand is None:
        g.seat(who).hand = tuple(card for card in dealt if card not in deal.kind.claimed)
    else:
        g.seat(who).hand = deal.row(hand, dealt)
    if GAP in g.seats[who].hand:
        table.problem("hand", "there are not enough gift cards left")
    if is_meng(g, who):  # his top card is named first, and lies last like that of a deck
        g.seat(who).hand = g.seats[who].hand[::-1]
    g.seat(who).discard = deal.pile(table, "discard", wanted.get(table, "discard"))


def deal_tokens(g: Table, table: Fields, kinds: Kinds, deal: Deal, wanted: Wanted, who: int) -> None:
    """Stored tokens: by name, or how many (common ones first)."""
    t = g.box
    of = kinds.tokens.of

    def rarity(token: int) -> int:
        return t.token_worth[of[token]] + (2 if t.token_bonus[of[token]] else 0)

    tokens = kinds.tokens.kinds(deal.pile(table, "tokens", wanted.get(table, "tokens"), rarity))
    if len(tokens) > t.token_spaces:
        table.problem("tokens", f"there are {t.token_spaces} spaces, not {len(tokens)}")
    g.seat(who).stored = tokens


# --- numbers -----------------------------------------------------------------------------------------


def set_numbers(g: Table, table: Fields, who: int) -> None:
    """Jade, points, the traveller."""
    t = g.box
    g.seat(who).jade = table.integer("jade", 0, MUCH, 0)
    if isinstance(table.get("vp"), dict):
        points = table.table("vp")
        for source, name in enumerate(VP_NAMES):
            g.seat(who).vp_by[source] = points.integer(name, -MUCH, MUCH, 0)
        points.close()
    else:  # points from nowhere in particular
        g.seat(who).vp_by[VP_TRAVEL] = table.integer("vp", 0, 4 * MUCH, 0)
    g.seat(who).vp = sum(g.seats[who].vp_by)
    city = table.one_of("traveller", ["", *t.city_ids], "")
    g.seat(who).traveller = t.city_ids.index(city) + 1 if city else 0


def owned_decrees(table: Fields) -> list[str]:
    """The decrees this seat has a servant on, by name."""
    return table.texts("decrees")


def set_decrees(g: Table, table: Fields, who: int) -> None:
    t = g.box
    bits = 0
    for name in owned_decrees(table):
        if name in t.decree_ids:
            bits |= 1 << t.decree_ids.index(name)
    g.seat(who).decrees = bits


def set_tracks(g: Table, given: Fields, tables: list[Fields], seats: list[str]) -> None:
    """Intrigue markers with their stacks, envoys with their places in the palace."""
    t = g.box
    inside = _named_seats(given, "palace", seats)
    for who, table in enumerate(tables):
        g.seat(who).intrigue = table.integer("intrigue", 0, t.intrigue_top, 0)
        default = t.palace_top if who in inside else 0
        g.seat(who).envoy = table.integer("envoy", 0, t.palace_top, default)
        if g.seats[who].envoy == t.palace_top and who not in inside:
            inside.append(who)
        elif g.seats[who].envoy < t.palace_top and who in inside:
            table.problem("envoy", f"is in the palace, so it stands on step {t.palace_top}")
    for place, who in enumerate(inside, 1):
        g.seat(who).audience = place
    g.arrivals = len(inside)
    upper = _named_seats(given, "intrigue_stack", seats)
    stack = [who for who in turn_order(g) if who not in upper] + upper
    for height, who in enumerate(stack):
        g.seat(who).arrived = height
    g.clock = len(stack) - 1


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


def set_servants(g: Table, table: Fields, who: int, active: list[int], aboard: int) -> None:
    """Where the servants are, in the end pool and supply. aboard: the ship of the double servant, or -1."""
    g.seat(who).active = tuple(active)
    rewards = table.table("rewards")
    counts = [_reward(g, rewards, who, reward) for reward in range(REWARDS)]
    _set_double(g, table, who, aboard, counts[REWARD_DOUBLE])
    if not rewards.has(REWARD_WORDS[REWARD_DOUBLE]) and not is_meng(g, who):
        counts[REWARD_DOUBLE] = 1 if g.seats[who].double != LOCKED else 0
    if (counts[REWARD_DOUBLE] > 0) != (g.seats[who].double != LOCKED):
        rewards.problem("double", "is 1 if the double servant is not locked, else 0")
    rewards.close()
    for reward, n in enumerate(counts):
        g.seat(who).rewards[reward] = n
    if is_meng(g, who):
        g.meng_claims = table.integer("claims", 0, MUCH, 0)
    g.seat(who).on_wall = table.integer("wall", 0, g.box.servants, 0)
    _set_pool(g, table, who)


def _reward(g: Table, rewards: Fields, who: int, reward: int) -> int:
    """Markers on a port reward; Meng has claims instead [G109]."""
    name = REWARD_WORDS[reward]
    if is_meng(g, who):
        if rewards.has(name):
            rewards.problem(name, "Meng has `claims`: how many ports he has claimed")
        return 0
    return rewards.integer(name, 0, g.box.reward_limit[reward], 0)


def _set_double(g: Table, table: Fields, who: int, aboard: int, earned: int) -> None:
    """`double = "pool"`; on a ship it is named with the ship."""
    default = DOUBLE_PLACES[IN_POOL if earned else LOCKED] if aboard < 0 else DOUBLE_PLACES[ABOARD]
    name = table.one_of("double", DOUBLE_PLACES, default)
    if (name == DOUBLE_PLACES[ABOARD]) != (aboard >= 0):
        table.problem("double", 'a double servant on a ship is named there: ships = ["1.2:1+double"]')
    place = DOUBLE_PLACES.index(name)
    if place == PARKED and not g.seats[who].active:
        table.problem("double", "there is no bonus token in `active` it could be parked with")
    g.seat(who).double = ABOARD + aboard if place == ABOARD and aboard >= 0 else place


def _set_pool(g: Table, table: Fields, who: int) -> None:
    """What is not elsewhere is in the pool or in the supply."""
    t = g.box
    elsewhere = g.seats[who].on_wall + g.seats[who].decrees.bit_count() + parked(g.seats[who])
    elsewhere += sum(g.seats[who].ship_load[ship] for ship in range(SHIPS))
    elsewhere += sum(g.seats[who].rewards[reward] for reward in range(REWARDS))
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
    g.seat(who).pool = pool
    g.seat(who).supply = supply
