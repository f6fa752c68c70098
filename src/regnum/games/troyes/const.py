"""Int codes of Troyes, each list with its names beside it.

The rules use these plain ints; names are for component files, texts and element ids.
"""

from typing import Final

# --- colours: a colour is also its building, its dice, its activity cards and its events -------------
RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
COLOURS: Final = 3
ANY_COLOUR: Final = 3  # Marauding: any one colour [T45]; Pilgrimage: any mixture [T30]
NO_COLOUR: Final = 4
COLOUR_NAMES: Final = ("red", "white", "yellow", "any", "none")

PALACE: Final = 0
BISHOPRIC: Final = 1
CITY_HALL: Final = 2
BUILDINGS: Final = 3
BUILDING_NAMES: Final = ("palace", "bishopric", "city_hall")
ROOM: Final = 6  # spaces of a building
SPACES: Final = 18  # in all: building * 6 + row by row from the left (see tables.py)

# --- owners: a seat, or the neutral player. Where something may be nobody's, owner + 1 is stored -----
GREY: Final = 4
OWNERS: Final = 5

# --- dice (dice.py): colours * faces -------------------------------------------------------------------
FACES: Final = 6
DIE_CODES: Final = 18

# --- activity cards: nine places, colour * 3 + age - 1 -------------------------------------------------
AGES: Final = 3
PLACES: Final = 9
PLACE_NAMES: Final = (
    "red_1",
    "red_2",
    "red_3",
    "white_1",
    "white_2",
    "white_3",
    "yellow_1",
    "yellow_2",
    "yellow_3",
)

# --- the cathedral: three levels with a window of each number; a window is level * 6 + number - 1 ------
LEVELS: Final = 3
WINDOWS: Final = 18
WINDOW_NAMES: Final = tuple([f"{window // FACES + 1}_{window % FACES + 1}" for window in range(WINDOWS)])

# What an activity card does [T34]. The comment says which fields of its row count (tables.py).
GAIN: Final = 0  # gain_* per use
EXCHANGE: Final = 1  # pay_* for gain_* per use
PER_CITIZEN: Final = 2  # gain_deniers per own citizen in the palace or the bishopric (Miller)
ADD_TO_TOTAL: Final = 3  # delayed: +n on a group of use_colour (Blacksmith)
ADD_TO_EACH: Final = 4  # delayed: +n on each die of use_colour (Priest, Confession)
SET_EACH: Final = 5  # delayed: each die becomes n (Apprenticeship)
RECOLOUR: Final = 6  # delayed: 1-3 dice of use_colour count as as_colour (Militia)
MULTIPLY: Final = 7  # delayed: one die of use_colour counts as n of as_colour (Monk, Templar, Prior)
FREE_DICE: Final = 8  # delayed: n die of use_colour from each district for nothing (Tithe)
MOST_DICE: Final = 9  # gain_vp for whoever has most dice (Procession)
HIGHEST_SUM: Final = 10  # gain_vp if the own dice of use_colour have the highest sum (Joust)
PER_CATHEDRAL: Final = 11  # gain_vp per n own cathedral cubes (Glassblower)
CUBES_PER_DIE: Final = 12  # an event cube per own die of use_colour (Chivalry)
CUBE_ON_ROLL: Final = 13  # an event cube on a roll of n or more (Archer)
CUBE_FOR_PAY: Final = 14  # pay_* for an event cube per use, all paid first (Diplomat)
COLLECT: Final = 15  # gain_deniers per citizen of others in the city hall (Tax Collector)
PER_EVENT: Final = 16  # gain_vp per event with an own cube (Captain)
PER_DIE: Final = 17  # gain_deniers per die of use_colour in all districts (Baker)
PER_DIE_IN_BEST: Final = 18  # gain_vp per die of use_colour in the district with most (Banquet)
EFFECT_NAMES: Final = (
    "gain",
    "exchange",
    "per_citizen",
    "add_to_total",
    "add_to_each",
    "set_each",
    "recolour",
    "multiply",
    "free_dice",
    "most_dice",
    "highest_sum",
    "per_cathedral",
    "cubes_per_die",
    "cube_on_roll",
    "cube_for_pay",
    "collect",
    "per_event",
    "per_die",
    "per_die_in_best",
)

# Where a modified group may not be used [T34]: bit per building, and the cathedral's.
NOT_CATHEDRAL: Final = 8
NOT_FOR_NAMES: Final = ("palace", "bishopric", "city_hall", "cathedral")

# --- events: number 0 is Marauding, printed on the board [T4] ------------------------------------------
MARAUDING: Final = 0

NO_EFFECT: Final = 0  # its black dice are all there is
NEUTRAL_CITIZEN: Final = 1  # one more neutral citizen into the building of the event's colour
LOSE_DENIERS: Final = 2  # everybody loses n (Civil War)
LOSE_INFLUENCE: Final = 3  # everybody loses n (Heresy)
PAY_PER_CITIZEN: Final = 4  # everybody pays n per own citizen in the city hall (Drought)
REMOVE_CATHEDRAL: Final = 5  # the highest cathedral cube goes (Interruption of Work)
ADD_CATHEDRAL: Final = 6  # a neutral cube on the lowest free space (Migrant Workers)
ADD_CUBES: Final = 7  # a neutral cube on each of the n events to the left (Support)
RESIST: Final = 8  # calls another red card; when countered the last cubes go [T80]
EVENT_EFFECT_NAMES: Final = (
    "none",
    "neutral_citizen",
    "lose_deniers",
    "lose_influence",
    "pay_per_citizen",
    "remove_cathedral",
    "add_cathedral",
    "add_cubes",
    "resist",
)

# --- characters [T71]: what they count -------------------------------------------------------------------
BY_CATHEDRAL: Final = 0
BY_CITIZENS: Final = 1
BY_INFLUENCE: Final = 2
BY_DENIERS: Final = 3
BY_EVENTS: Final = 4
BY_TRADESMEN: Final = 5
METRIC_NAMES: Final = ("cathedral", "citizens", "influence", "deniers", "events", "tradesmen")

# --- what the log calls a gain or a payment ------------------------------------------------------------
DENIERS: Final = 0
INFLUENCE: Final = 1
VP: Final = 2
GOOD_NAMES: Final = ("denier", "influence", "vp")

# --- targets of an action: an activity place 0-8, or one of these --------------------------------------
TO_CATHEDRAL: Final = 9
TO_AGRICULTURE: Final = 10
TO_BUILDING: Final = 11  # palace, bishopric, city hall
TO_EVENT: Final = 14  # + the event's number
TARGETS: Final = 40

# --- options: Turn, Group and CounterBlack number theirs alike -------------------------------------------
OPT_TARGET: Final = 0  # + target
OPT_DIE: Final = 64  # + owner * 18 + code: a die reference
OPT_CUBE: Final = 160  # + place of the card whose delayed cube is used
OPT_REROLL: Final = 176  # + code of an own die
OPT_RECRUIT: Final = 200
OPT_FLIP: Final = 201
OPT_PASS: Final = 202
OPT_YIELD: Final = 203  # a black die is not countered
OPT_BEAT: Final = 256  # + bit per black die, the highest being bit 0

# --- Le Roy's actions [T95] ------------------------------------------------------------------------------
KING_POINTS: Final = 0
KING_CITIZEN: Final = 1
KING_EVENT: Final = 2
KING_TRADESMAN: Final = 3
KING_CATHEDRAL: Final = 4
KING_CHARACTER: Final = 5
KING_BLACK: Final = 6  # no action of his table: meeting the black dice [T93]
KING_NAMES: Final = ("vp", "citizen", "rightmost_event", "tradesman", "cathedral", "character", "black")

# --- how a citizen enters a row [T51] ---------------------------------------------------------------------
FIRST_FREE: Final = 0
PUSH: Final = 1
ROW_ENTRY_NAMES: Final = ("first_free", "push")
