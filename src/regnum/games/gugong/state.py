"""Where everything lies in a state of Gùgōng, and small questions about it.

`g.board` and `g.decks` belong to the table; `g.own` and `g.piles` have one block per seat, so a
seat's pool is `g.own[who * OWN + POOL]` and its hand `g.piles[who * PILES + HAND]`.
"""

from typing import Final, cast

from regnum.games.gugong.const import (
    ABOARD,
    IN_POOL,
    ON_THE_WALL,
    PARKED,
    TOKEN_PLUS,
    VP_NAMES,
    VP_SOURCES,
)
from regnum.games.gugong.tables import Tables
from regnum.kernel.fields import EVERYBODY, NOBODY, OWNER
from regnum.kernel.flat import FlatLayout, NumberKind, State, ZoneKind

# --- numbers of the table ----------------------------------------------------------------------------
DAY_AT: Final = 0  # 1 to 4
PHASE: Final = 1  # const.MORNING ...
START: Final = 2  # who holds the start player marker
MEDAL: Final = 3  # next start player: seat + 1, 0 while it lies at the Intrigue location
ACTIVE_SEAT: Final = 4  # whose turn it is, -1 outside of turns
DICE: Final = 5  # three dice: the face, not its number
HOUSES: Final = 8  # bit per house that has its jade
ARRIVALS: Final = 9  # envoys inside the palace: places are taken best first
CLOCK: Final = 10  # counts arrivals on the intrigue track
FOCUS: Final = 11  # Meng's location + 1, 0 without Meng
MENG_CLAIMS: Final = 12  # port rewards Meng has claimed
PORTS: Final = 13  # route * 5 + port: 0 free, else 1 + 3 * seat + ship
ROUTE_PORTS: Final = 5
MAX_ROUTES: Final = 2
GIVEN: Final = 23  # the exchange of this turn: card given + 1 ...
TAKEN: Final = 24  # ... card taken + 1 ...
EXCHANGED_AT: Final = 25  # ... location + 1; all 0 before it. Everybody saw it happen.
BOARD: Final = 26

# --- numbers of a seat -------------------------------------------------------------------------------
VP: Final = 0
VP_BY: Final = 1  # nine sources (const.VP_...); they add up to VP
JADE_AT: Final = 10
POOL: Final = 11  # ordinary servants; the double servant is counted nowhere but in DOUBLE
SUPPLY: Final = 12
DOUBLE: Final = 13  # where the double servant is (const.LOCKED ...)
INTRIGUE_AT: Final = 14
ARRIVED: Final = 15  # when the intrigue marker came to its step: later is higher in the stack
ENVOY: Final = 16
AUDIENCE: Final = 17  # 0 outside the palace, else its place inside: 1 is the best
TRAVELLER: Final = 18  # city + 1, 0 off the map
ON_WALL: Final = 19  # ordinary servants on the wall
DECREES_AT: Final = 20  # bit per decree (by its number in the tables) with a servant of this seat
REWARD_AT: Final = 21  # three port rewards: markers on the player board
SHIP_PORT: Final = 24  # three ships: 0 at home, else 1 + route * 5 + port
SHIP_LOAD: Final = 27  # three ships: ordinary servants aboard
WAITING: Final = 30  # token + 1 that was taken and is not stored yet [G37]
OWN: Final = 31  # size of a seat's block
SHIPS: Final = 3

OWN_NAMES: Final = (
    ["vp"]
    + [f"vp_{name}" for name in VP_NAMES]
    + ["jade", "pool", "supply", "double", "intrigue", "arrived", "envoy", "audience", "traveller"]
    + ["on_wall", "decrees", "reward_vp", "reward_card", "reward_double"]
    + [f"ship_port_{i + 1}" for i in range(SHIPS)]
    + [f"ship_load_{i + 1}" for i in range(SHIPS)]
    + ["waiting"]
)

# --- cards and tokens of the table -------------------------------------------------------------------
OFFICIALS: Final = 0  # seven gift cards, by location
GIFT_DECK: Final = 1  # top card last
GIFT_BOX: Final = 2  # sets of seats that nobody has
CITIES: Final = 3  # one token kind per city; GAP where none lies
TOKEN_STACK: Final = 4  # both face-down stacks: the next one last
TOKEN_GONE: Final = 5  # traded tokens
DECREES_SHOWN: Final = 6  # level 1, 1, 2, 2, 3, 3
DECREE_BOX: Final = 7
AUTOMA_DECK: Final = 8
AUTOMA_TODAY: Final = 9  # played today, oldest first
AUTOMA_GONE: Final = 10

DECKS: Final = [
    ZoneKind("officials", EVERYBODY),
    ZoneKind("gift_deck", NOBODY, "gift"),
    ZoneKind("gift_box", EVERYBODY),
    ZoneKind("cities", EVERYBODY),
    ZoneKind("token_stack", NOBODY, "token"),
    ZoneKind("token_gone", EVERYBODY),
    ZoneKind("decrees", EVERYBODY),
    ZoneKind("decree_box", EVERYBODY),
    ZoneKind("automa_deck", NOBODY, "automa"),
    ZoneKind("automa_today", EVERYBODY),
    ZoneKind("automa_gone", EVERYBODY),
]

# --- cards and tokens of a seat ----------------------------------------------------------------------
# What others saw a player take is not shown to them again [G21]: all unseen gift cards are one pool.
HAND: Final = 0
DISCARD: Final = 1
CHOSEN: Final = 2  # the card picked for an exchange or swap while its place is still to be chosen
STORED: Final = 3  # token kinds on the player board, oldest first; taken openly, so no secret
ACTIVE: Final = 4  # bonus tokens at work: kind * 8 + location (or BESIDE_BOARD)
PILES: Final = 5

PILE_KINDS: Final = [
    ZoneKind("hand", OWNER, "gift", shared=True),
    ZoneKind("discard", OWNER, "gift", shared=True),
    ZoneKind("chosen", OWNER, "gift", shared=True),
    ZoneKind("stored", EVERYBODY),
    ZoneKind("active", EVERYBODY),
]


def layout_of() -> FlatLayout:
    """Names and visibility of every number and zone."""
    board = ["day", "phase", "start", "medal", "active_seat", "die_1", "die_2", "die_3", "houses"]
    board += ["arrivals", "clock", "focus", "meng_claims"]
    board += [f"port_{r + 1}_{p + 1}" for r in range(MAX_ROUTES) for p in range(ROUTE_PORTS)]
    board += ["given", "taken", "exchanged_at"]
    return FlatLayout(
        [NumberKind(name) for name in board], [NumberKind(name) for name in OWN_NAMES], DECKS, PILE_KINDS
    )


assert VP_BY + VP_SOURCES == JADE_AT
assert len(OWN_NAMES) == OWN


def tab(g: State) -> Tables:
    """The game's tables with their type."""
    return cast(Tables, g.tables)


def is_meng(g: State, who: int) -> bool:
    """Whether this seat is Meng, the opponent of the solo game."""
    return who >= g.players


def turn_order(g: State) -> list[int]:
    """All seats from the start player on, clockwise [G20]."""
    start = g.board[START]
    return [(start + step) % g.seats for step in range(g.seats)]


# --- the intrigue track breaks every tie [G57] --------------------------------------------------------


def standing(g: State, who: int) -> int:
    """A number that is larger the further ahead the intrigue marker is: step, then height in the stack."""
    b = who * OWN
    return g.own[b + INTRIGUE_AT] << 16 | g.own[b + ARRIVED]


def from_lowest(g: State) -> list[int]:
    """All seats, the lowest intrigue marker first."""
    return sorted(range(g.seats), key=lambda who: standing(g, who))


# --- servants ----------------------------------------------------------------------------------------


def pool_value(g: State, who: int) -> int:
    """What the pool can pay at most: the double servant as two [G80]."""
    b = who * OWN
    return g.own[b + POOL] + (2 if g.own[b + DOUBLE] == IN_POOL else 0)


def wall_value(g: State, who: int) -> int:
    """What a seat's servants on the wall count: the double servant as two."""
    b = who * OWN
    return g.own[b + ON_WALL] + (2 if g.own[b + DOUBLE] == ON_THE_WALL else 0)


def wall_total(g: State) -> int:
    """What all servants on the wall count."""
    return sum(wall_value(g, who) for who in range(g.seats))


def ship_value(g: State, who: int, ship: int) -> int:
    """How many of its places a ship has filled: the double servant takes two."""
    b = who * OWN
    return g.own[b + SHIP_LOAD + ship] + (2 if g.own[b + DOUBLE] == ABOARD + ship else 0)


def parked(g: State, who: int) -> int:
    """Ordinary servants that keep bonus tokens active [G39]."""
    b = who * OWN
    return len(g.piles[who * PILES + ACTIVE]) - (1 if g.own[b + DOUBLE] == PARKED else 0)


def has_decree(g: State, who: int, effect: int) -> bool:
    """Whether this seat has a servant on the decree of this effect."""
    return g.own[who * OWN + DECREES_AT] & tab(g).effect_decrees[effect] != 0


# --- tokens ------------------------------------------------------------------------------------------


def token_of(active: int) -> int:
    """The kind of an active bonus token."""
    return active >> 3


def place_of(active: int) -> int:
    """Where an active bonus token lies: a location or BESIDE_BOARD."""
    return active & 7


def added_value(g: State, who: int) -> int:
    """What +1 tokens add to every gift card this seat gives [G39]; they add up."""
    pile = g.piles[who * PILES + ACTIVE]
    if not pile:
        return 0
    t = tab(g)
    return sum(t.token_amount[token >> 3] for token in pile if t.token_effect[token >> 3] == TOKEN_PLUS)


# --- zones -------------------------------------------------------------------------------------------


def replaced(zone: tuple[int, ...], index: int, card: int) -> tuple[int, ...]:
    """The zone with another card at one place."""
    return (*zone[:index], card, *zone[index + 1 :])


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The zone without the first such card."""
    at = zone.index(card)
    return zone[:at] + zone[at + 1 :]


def distinct(t: Tables, cards: tuple[int, ...]) -> list[int]:
    """The cards without those that look like an earlier one: equal cards are one option."""
    if len(cards) < 2:
        return list(cards)
    seen = 0
    found: list[int] = []
    for card in cards:
        if not seen >> t.gift_face[card] & 1:
            seen |= 1 << t.gift_face[card]
            found.append(card)
    return found


def alike(t: Tables, cards: tuple[int, ...], card: int) -> list[int]:
    """The card and all in the zone that look like it: elements of the one option they are."""
    return [other for other in cards if t.gift_face[other] == t.gift_face[card]]
