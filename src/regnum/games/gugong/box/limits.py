"""How many components there are in the box, and which words may stand where in components.toml."""

from typing import Final

from regnum.components.word_kinds import named
from regnum.games.gugong import const
from regnum.games.gugong.state import MAX_ROUTES, ROUTE_PORTS, SHIPS

# Upper bounds that only keep typing errors out.
MOST: Final = 99
MOST_VALUE: Final = 9  # of a gift card or a face of a die
MOST_STEPS: Final = 40  # of a track

# How many there are in the box [G1-G8, G101].
PLAYERS: Final = 5
DAYS: Final = 4
SIDES: Final = 2
SET_SIZES: Final = (7, 4, 4, 4, 4, 4, 11)  # board, five players, deck
GIFTS: Final = sum(SET_SIZES)
MOST_MENG_GIFTS: Final = SET_SIZES[1] + SET_SIZES[const.DECK_SET]  # at the start
DICE: Final = 3
FACES: Final = 6
DECREE_LEVELS: Final = 3
DECREES: Final = 15
AUTOMA_CARDS: Final = 11
SPECIALS: Final = 2
# Of Meng's cards at least and at most: the rulebook speaks of several for Jade and of one for Decrees.
AUTOMA_COUNTS: Final = {
    const.JADE: (2, AUTOMA_CARDS),
    const.DECREES: (1, 1),
    const.FOCUS_LOCATION: (SPECIALS, SPECIALS),
}
SET_PAIRS: Final = ((1, 2), (2, 3), (4, 5))  # human, Meng [G100]
JADE_TABLE: Final = 5

# What the state has room for; an owner's map, houses and tokens may be more or fewer than ours.
LEAST_CITIES: Final = 4
MOST_CITIES: Final = 30
MOST_HOUSES: Final = 12
MOST_TOKENS: Final = 60  # with the bonus tokens
PORTS_OF_A_ROUTE: Final = ROUTE_PORTS
ROUTES: Final = MAX_ROUTES
SHIPS_OF_A_PLAYER: Final = SHIPS
SHIP_PLACES: Final = 3
MAP_SIZE: Final = 1000
LONGEST_NAME: Final = 40

NO_CITY: Final = -1

# Why a field does not belong to an entry.
NO_SERVANTS: Final = "only cards with the action servants have one"
NO_NUMBER: Final = "a token with this effect has none"
NO_PER: Final = "only the decree that counts VP has one"

LOCATIONS: Final = named(range(const.LOCATIONS), const.LOCATION_NAMES)
SETS: Final = named(range(len(const.SET_NAMES)), const.SET_NAMES)
# Travel and Jade stand on no gift card [G24].
GIFT_ACTIONS: Final = named(
    (
        const.PALACE,
        const.CANAL,
        const.WALL,
        const.DECREES,
        const.INTRIGUE,
        const.GIFT_SERVANTS,
        const.GIFT_SWAP,
        const.GIFT_NONE,
    ),
    const.GIFT_ACTION_NAMES,
)
TOKEN_EFFECTS: Final = named(range(len(const.TOKEN_EFFECT_NAMES)), const.TOKEN_EFFECT_NAMES)
# Which tokens bring a number of something, and which ask for one.
TOKENS_WITH_AMOUNT: Final = (
    const.TOKEN_SERVANTS,
    const.TOKEN_ENVOY,
    const.TOKEN_INTRIGUE,
    const.TOKEN_DISCARD,
    const.TOKEN_VP,
    const.TOKEN_JADE,
    const.TOKEN_PLUS,
    const.TOKEN_TOLL,
)
TOKENS_WITH_NEED: Final = (const.TOKEN_DISCARD, const.TOKEN_JADE)
# One kind each: rules and clients name them by their effect.
TOKENS_OF_ONE_KIND: Final = tuple(
    [e for e in range(len(const.TOKEN_EFFECT_NAMES)) if e != const.TOKEN_SERVANTS]
)
# They come only with the option [G2].
BONUS_TOKENS: Final = (const.TOKEN_PLUS, const.TOKEN_TOLL, const.TOKEN_FOLLOW)
TRADES: Final = named(range(len(const.TRADE_NAMES)), const.TRADE_NAMES)
BENEFITS: Final = named(range(len(const.BENEFIT_NAMES)), const.BENEFIT_NAMES)
DECREE_EFFECTS: Final = named(range(const.DECREE_EFFECTS), const.DECREE_EFFECT_NAMES)
# Decrees whose effect is there or not: no number on them could be another.
DECREES_OF_ONE: Final = (
    const.EACH_MORNING_SHIP,
    const.EACH_MORNING_SWAP,
    const.EXTRA_ON_WALL,
    const.EQUAL_IS_HIGHER,
)
PORT_REWARDS: Final = named(range(const.REWARD_NONE + 1), const.REWARD_NAMES)
MENG_REWARDS: Final = named((const.REWARD_VP, const.REWARD_CARD), const.REWARD_NAMES)
AUTOMA_TOPS: Final = {**LOCATIONS, "focus": const.FOCUS_LOCATION}
# What a lower half may say: a location that has a dusk action of its own, or a free step.
DUSK_NAMES: Final = named(
    (const.TRAVEL, const.WALL, const.INTRIGUE, const.PALACE, const.CANAL), const.LOCATION_NAMES
)
PLACING: Final = named((const.WALL, const.CANAL), const.LOCATION_NAMES)
AUTOMA_BOTTOMS: Final = {**DUSK_NAMES, "free_travel": const.FREE_TRAVEL}


def level_of(effect: int) -> int:
    """The level of the decree with this effect [G66]: morning, lasting, at the end."""
    if effect < const.CHEAPER_TRAVEL:
        return 1
    return 2 if effect < const.VP_PER_VP else 3


def most_at_dusk(location: str) -> int:
    """What a dusk action may bring; at some locations it puts servants on the board, one or two."""
    return 2 if location in PLACING else MOST
