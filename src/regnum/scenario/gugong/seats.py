"""The seats: cards, tokens, servants and where they are, markers on the tracks, points."""

from regnum.games.gugong.codes import active_token
from regnum.games.gugong.const import (
    ABOARD,
    BESIDE_BOARD,
    IN_POOL,
    LOCKED,
    PARKED,
    REWARD_DOUBLE,
    REWARDS,
    TOKEN_PLUS,
    VP_NAMES,
    VP_TRAVEL,
)
from regnum.games.gugong.rules.bonus_tokens import parked
from regnum.games.gugong.rules.memory import see_backs, see_shuffle
from regnum.games.gugong.rules.servants import has_double
from regnum.games.gugong.state import Table, is_meng, turn_order
from regnum.kernel.agenda import GAP
from regnum.scenario.cards import WILD, Deal, Wanted
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields
from regnum.scenario.gugong.cards import Kinds
from regnum.scenario.gugong.names import (
    DISCARD,
    DOUBLE_PLACES,
    ENVOY,
    HAND,
    INTRIGUE,
    JADE,
    MUCH,
    PLACES,
    REWARD_WORDS,
    STORED,
    WALL,
)

# --- cards and tokens ---------------------------------------------------------------------------------


def claim_seat(g: Table, table: Fields, kinds: Kinds, wanted: Wanted) -> list[int]:
    """All cards and tokens a seat asks for. Answers its bonus tokens at work."""
    wanted.claim(kinds.gifts, table, HAND.name, DISCARD.name)
    wanted.claim(kinds.tokens, table, STORED.name)
    return [found for text in table.texts("active") for found in _active(g, table, kinds, text)]


def _active(g: Table, table: Fields, kinds: Kinds, text: str) -> list[int]:
    """`"toll wall"`, `"follow travel"`, `"plus"`: a bonus token and where it lies."""
    words = text.split()
    token = kinds.tokens.claim(table, "active", words[0] if words else "")
    if token == WILD:
        return []
    kind = kinds.tokens.of[token]
    if not g.box.token_bonus[kind]:
        table.problem("active", f"{shown(words[0])} is no bonus token")
    elif g.box.token_effect[kind] == TOKEN_PLUS:
        if len(words) == 1:
            return [active_token(kind, BESIDE_BOARD)]
        table.problem("active", f"{shown(text)}: this token lies at no location")
    elif len(words) == 2 and words[1] in PLACES:
        return [active_token(kind, PLACES.index(words[1]))]
    else:
        near = suggestion(words[1] if len(words) > 1 else "", PLACES)
        table.problem("active", f"{shown(text)} must say at which location, like {words[0]} wall; {near}")
    return []


def turn_hands(g: Table, dealt_to: int) -> None:
    """Everybody gets the set of their place in turn order, as if `start` had been drawn (R-G01)."""
    hands = [seat.hand for seat in g.seats]
    for step, who in enumerate(turn_order(g)):
        g.seat(who).hand = hands[(dealt_to + step) % g.seat_count]


def deal_gifts(g: Table, table: Fields, deal: Deal, wanted: Wanted, who: int) -> None:
    """The hand as dealt unless it is named; the discard pile."""
    seat = g.seat(who)
    named = wanted.get(table, HAND.name)
    if named is None:
        seat.hand = tuple(card for card in seat.hand if card not in deal.kind.claimed)
    else:
        seat.hand = deal.row(named, seat.hand)
    if GAP in seat.hand:
        table.problem(HAND.name, "there are not enough gift cards left")
    if is_meng(g, who):  # his top card is named first, and lies last like that of a deck
        seat.hand = seat.hand[::-1]
    seat.discard = deal.pile(table, DISCARD.name, wanted.get(table, DISCARD.name))
    see_backs(seat)  # nobody saw how it came to be
    if is_meng(g, who):
        see_shuffle(seat)


def deal_tokens(g: Table, table: Fields, kinds: Kinds, deal: Deal, wanted: Wanted, who: int) -> None:
    """Stored tokens: by name, or how many (common ones first)."""
    box = g.box
    of = kinds.tokens.of

    def rarity(token: int) -> int:
        return box.token_worth[of[token]] + (2 if box.token_bonus[of[token]] else 0)

    name = STORED.name
    tokens = kinds.tokens.kinds(deal.pile(table, name, wanted.get(table, name), rarity))
    if len(tokens) > box.token_spaces:
        table.problem(name, f"there are {box.token_spaces} spaces, not {len(tokens)}")
    g.seat(who).stored = tokens


# --- numbers ------------------------------------------------------------------------------------------


def set_numbers(g: Table, table: Fields, who: int) -> None:
    """Jade, points, the traveller."""
    seat, cities = g.seat(who), g.box.city_ids
    JADE.set(seat, table, g.box)
    if isinstance(table.get("vp"), dict):
        points = table.table("vp")
        seat.vp_by = [points.integer(name, -MUCH, MUCH, 0) for name in VP_NAMES]
        points.close()
    else:  # points from nowhere in particular
        seat.vp_by[VP_TRAVEL] = table.integer("vp", 0, 4 * MUCH, 0)
    seat.vp = sum(seat.vp_by)
    city = table.one_of("traveller", ["", *cities], "")
    seat.traveller = cities.index(city) + 1 if city else 0


def owned_decrees(table: Fields) -> list[str]:
    """The decrees this seat has a servant on, by name."""
    return table.texts("decrees")


def set_decrees(g: Table, table: Fields, who: int) -> None:
    owned = owned_decrees(table)
    g.seat(who).decrees = sum(1 << i for i, name in enumerate(g.box.decree_ids) if name in owned)


def set_tracks(g: Table, given: Fields, tables: list[Fields], seats: list[str]) -> None:
    """Intrigue markers with their stacks, envoys with their places in the palace."""
    top = g.box.palace_top
    inside = _named_seats(given, "palace", seats)
    for who, table in enumerate(tables):
        seat = g.seat(who)
        INTRIGUE.set(seat, table, g.box)
        ENVOY.set(seat, table, g.box, top if who in inside else 0)
        if seat.envoy == top and who not in inside:
            inside.append(who)
        elif seat.envoy < top and who in inside:
            table.problem(ENVOY.name, f"is in the palace, so it stands on step {top}")
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


# --- servants -----------------------------------------------------------------------------------------


def set_servants(g: Table, table: Fields, who: int, active: list[int], aboard: int) -> None:
    """Where the servants are, in the end pool and supply. aboard: the ship of the double servant, or -1."""
    seat = g.seat(who)
    seat.active = tuple(active)
    rewards = table.table("rewards")
    counts = [_reward(g, rewards, who, reward) for reward in range(REWARDS)]
    _set_double(g, table, who, aboard, counts[REWARD_DOUBLE])
    if not rewards.has(REWARD_WORDS[REWARD_DOUBLE]) and not is_meng(g, who):
        counts[REWARD_DOUBLE] = 1 if has_double(seat) else 0
    if (counts[REWARD_DOUBLE] > 0) != has_double(seat):
        rewards.problem("double", "is 1 if the double servant is not locked, else 0")
    rewards.close()
    seat.rewards = counts
    if is_meng(g, who):
        g.meng_claims = table.integer("claims", 0, MUCH, 0)
    WALL.set(seat, table, g.box)
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
    seat = g.seat(who)
    default = ABOARD if aboard >= 0 else IN_POOL if earned else LOCKED
    place = DOUBLE_PLACES.index(table.one_of("double", DOUBLE_PLACES, DOUBLE_PLACES[default]))
    if (place == ABOARD) != (aboard >= 0):
        table.problem("double", 'a double servant on a ship is named there: ships = ["1.2:1+double"]')
    if place == PARKED and not seat.active:
        table.problem("double", "there is no bonus token in `active` it could be parked with")
    seat.double = ABOARD + aboard if place == ABOARD and aboard >= 0 else place


def _set_pool(g: Table, table: Fields, who: int) -> None:
    """What is not elsewhere is in the pool or in the supply."""
    seat, servants = g.seat(who), g.box.servants
    elsewhere = seat.on_wall + seat.decrees.bit_count() + parked(seat) + sum(seat.ship_load)
    elsewhere += sum(seat.rewards)
    left = servants - elsewhere
    if left < 0:
        table.problem("wall", f"{elsewhere} servants are placed, but there are {servants}")
        return
    if table.has("supply") and not table.has("pool"):
        seat.supply = table.integer("supply", 0, left, 0)
        seat.pool = left - seat.supply
    else:
        seat.pool = table.integer("pool", 0, left, min(g.box.start_pool, left))
        seat.supply = table.integer("supply", 0, left, left - seat.pool)
    if seat.pool + seat.supply != left:
        table.problem("supply", f"pool and supply together are {left}: {elsewhere} servants are elsewhere")
