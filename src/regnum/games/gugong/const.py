"""Int codes of Gùgōng, each list with its names beside it.

The rules use these plain ints; names are for component files, texts and element ids.
"""

from typing import Final

# --- locations [G24]; their codes are also the codes of the gift cards' location actions -------------
TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
LOCATIONS: Final = 7
BESIDE_BOARD: Final = 7  # where a +1 token lies: at no location
LOCATION_NAMES: Final = ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal", "board")

# --- actions of gift cards [G24]: a location, or one of these ----------------------------------------
GIFT_SERVANTS: Final = 7  # how many is in the tables
GIFT_SWAP: Final = 8
GIFT_NONE: Final = 9
GIFT_ACTION_NAMES: Final = (*LOCATION_NAMES[:LOCATIONS], "servants", "swap", "none")

# sets of gift cards [G5]; the sets of the players are 1 to 5
BOARD_SET: Final = 0
DECK_SET: Final = 6
SET_NAMES: Final = ("board", "player1", "player2", "player3", "player4", "player5", "deck")

# --- the piles of a seat's gift cards [G21] -----------------------------------------------------------
HAND: Final = 0
DISCARD: Final = 1

# --- why somebody performs an action: in the third field of every location frame ---------------------
BY_CARD: Final = 0  # the gift card's action
BY_LOCATION: Final = 1  # the location's action
BY_FOLLOW: Final = 2  # a follow token [G39]
BY_NAMES: Final = ("card", "location", "follow")

# --- effects of travel tokens [G38, G39] --------------------------------------------------------------
TOKEN_SERVANTS: Final = 0
TOKEN_ENVOY: Final = 1
TOKEN_INTRIGUE: Final = 2
TOKEN_DISCARD: Final = 3  # a hand card of at least `need` into the discard pile for jade
TOKEN_VP: Final = 4
TOKEN_SWAP: Final = 5
TOKEN_TAKE_BACK: Final = 6
TOKEN_SHIP: Final = 7
TOKEN_WALL: Final = 8
TOKEN_JADE: Final = 9  # pay `need` servants for jade
TOKEN_DOUBLE: Final = 10
TOKEN_PLUS: Final = 11  # from here on: bonus tokens
TOKEN_TOLL: Final = 12
TOKEN_FOLLOW: Final = 13
TOKEN_EFFECT_NAMES: Final = (
    "servants",
    "envoy",
    "intrigue",
    "discard_for_jade",
    "vp",
    "swap",
    "take_back",
    "ship",
    "wall",
    "buy_jade",
    "double",
    "plus",
    "toll",
    "follow",
)

# --- what tokens are traded for [G36] -----------------------------------------------------------------
TRADE_SERVANT: Final = 0
TRADE_VP: Final = 1
TRADE_JADE: Final = 2
TRADE_NAMES: Final = ("servant", "vp", "jade")

# --- intrigue benefits after the wall [G43] -----------------------------------------------------------
BENEFIT_SERVANTS: Final = 0
BENEFIT_DIE: Final = 1
BENEFIT_JADE: Final = 2
BENEFIT_NAMES: Final = ("servants", "die", "jade")

# --- decrees [G66, G67] -------------------------------------------------------------------------------
EACH_MORNING_INTRIGUE: Final = 0
EACH_MORNING_SHIP: Final = 1
EACH_MORNING_SERVANTS: Final = 2
EACH_MORNING_ENVOY: Final = 3
EACH_MORNING_SWAP: Final = 4
CHEAPER_TRAVEL: Final = 5
CHEAPER_JADE: Final = 6
EXTRA_ON_WALL: Final = 7
EQUAL_IS_HIGHER: Final = 8
CHEAPER_DECREES: Final = 9
VP_PER_VP: Final = 10
VP_AT_END: Final = 11
VP_PER_JADE: Final = 12
VP_PER_DECREE: Final = 13
VP_PER_REWARD: Final = 14
DECREE_EFFECTS: Final = 15
DECREE_EFFECT_NAMES: Final = (
    "morning_intrigue",
    "morning_ship",
    "morning_servants",
    "morning_envoy",
    "morning_swap",
    "cheaper_travel",
    "cheaper_jade",
    "extra_on_wall",
    "equal_is_higher",
    "cheaper_decrees",
    "vp_per_vp",
    "vp_at_end",
    "vp_per_jade",
    "vp_per_decree",
    "vp_per_reward",
)

# --- rewards of the ports [G73] -----------------------------------------------------------------------
REWARD_VP: Final = 0
REWARD_CARD: Final = 1
REWARD_DOUBLE: Final = 2
REWARDS: Final = 3
REWARD_ANY: Final = 3
REWARD_NONE: Final = 4
REWARD_NAMES: Final = ("vp", "card", "double", "any", "none")

# --- where victory points come from, for the parts of a score -----------------------------------------
VP_WALL: Final = 0
VP_DESTINY: Final = 1
VP_DECREES: Final = 2
VP_TRAVEL: Final = 3
VP_TRADES: Final = 4
VP_PALACE: Final = 5  # further steps of an envoy that is inside [G61]
VP_PORTS: Final = 6
VP_TOLLS: Final = 7
VP_COURT: Final = 8  # what Meng gets instead of a swap and the like [G102]
VP_SOURCES: Final = 9
VP_NAMES: Final = ("wall", "destiny", "decrees", "travel", "trades", "palace", "ports", "tolls", "court")

# --- where a seat's double servant is [G80] -----------------------------------------------------------
LOCKED: Final = 0
IN_POOL: Final = 1
IN_SUPPLY: Final = 2
ON_THE_WALL: Final = 3
PARKED: Final = 4  # with an active bonus token
ABOARD: Final = 5  # on ship 0, 1 or 2: 5, 6 or 7
DOUBLE_NAMES: Final = ("locked", "pool", "supply", "wall", "parked", "ship", "ship", "ship")

# --- parts of a day -----------------------------------------------------------------------------------
MORNING: Final = 0
DAY: Final = 1
DUSK: Final = 2  # solo only [G103]
NIGHT: Final = 3
END: Final = 4
PHASE_NAMES: Final = ("morning", "day", "dusk", "night", "end")

# --- options of the game, in the order spec.py declares them -------------------------------------------
OPTION_BONUS: Final = 0
OPTION_EXPERT: Final = 1
OPTION_DIFFICULTY: Final = 2
OPTION_FOCUS: Final = 3  # 0 random, else location + 1
OPTION_SETS: Final = 4
DIFFICULTY_NAMES: Final = ("normal", "easy", "hard")

# --- lower halves of Meng's automa cards [G103]: a location's, or a free step --------------------------
FREE_TRAVEL: Final = 7
FOCUS_LOCATION: Final = 7  # upper half of a special card: wherever his focus is
DUSK_NAMES: Final = (*LOCATION_NAMES[:LOCATIONS], "free_travel")
