"""How many components there are in the box, and which words may stand where in components.toml."""

from typing import Final

from regnum.components.word_kinds import named
from regnum.games.troyes import const

# Upper bounds that only keep typing errors out.
MOST: Final = 99
MOST_GOODS: Final = 20
MOST_FLAGS: Final = 12  # cubes of an event share an int
MOST_BLACK_DICE: Final = 12
LEAST_COLOUR_DICE: Final = 6  # one for each space of a building

# How many there are in the box [T1-T4, T71].
PLAYERS: Final = 4
CARDS: Final = 30  # the bonus cards counted
CARDS_OF_AGE: Final = 3  # of a colour, the bonus cards not counted
EVENTS: Final = (8, 4, 4)  # by colour, the bonus event not counted
BONUS_EVENTS: Final = 1
CHARACTERS: Final = 6
TIERS: Final = 3
LEVELS: Final = 3
GROUP: Final = 3  # dice of an action
SPACES: Final = const.BUILDINGS * const.ROOM
KING_STEPS: Final = 4
GRADES: Final = 5  # the first one needs no bound
ROW_LENGTHS: Final = (1, 2, 3, 6)

COLOURS: Final = named((const.RED, const.WHITE, const.YELLOW), const.COLOUR_NAMES)
COLOURS_OR_ANY: Final = named((const.RED, const.WHITE, const.YELLOW, const.ANY_COLOUR), const.COLOUR_NAMES)
CALLED: Final = named((const.WHITE, const.YELLOW), const.COLOUR_NAMES)
BUILDINGS: Final = named((const.PALACE, const.BISHOPRIC, const.CITY_HALL), const.BUILDING_NAMES)
NOT_FOR: Final = named((0, 1, 2, 3), const.NOT_FOR_NAMES)
ROW_ENTRY: Final = named((const.FIRST_FREE, const.PUSH), const.ROW_ENTRY_NAMES)
TIMING: Final = {"immediate": 0, "delayed": 1}
EFFECTS: Final = named(range(len(const.EFFECT_NAMES)), const.EFFECT_NAMES)
EVENT_EFFECTS: Final = named(range(len(const.EVENT_EFFECT_NAMES)), const.EVENT_EFFECT_NAMES)
METRICS: Final = named(range(len(const.METRIC_NAMES)), const.METRIC_NAMES)
# Meeting the black dice is no row of his table.
KING_ACTIONS: Final = named(range(const.KING_BLACK), const.KING_NAMES)
ROLLS: Final = {f"roll_{roll}": roll for roll in range(2, 2 * const.FACES + 1)}  # of two dice
GOODS: Final = named((const.DENIERS, const.INFLUENCE, const.VP), const.GOOD_NAMES)
PRICES: Final = named((const.DENIERS, const.INFLUENCE), const.GOOD_NAMES)
ONLY_DENIERS: Final = named((const.DENIERS,), const.GOOD_NAMES)
ONLY_VP: Final = named((const.VP,), const.GOOD_NAMES)

# What an effect of an activity card speaks of. `gain`: the goods it may bring.
GAINS: Final = {
    const.GAIN: GOODS,
    const.EXCHANGE: GOODS,
    const.PER_CITIZEN: ONLY_DENIERS,
    const.MOST_DICE: ONLY_VP,
    const.HIGHEST_SUM: ONLY_VP,
    const.PER_CATHEDRAL: ONLY_VP,
    const.COLLECT: ONLY_DENIERS,
    const.PER_EVENT: ONLY_VP,
    const.PER_DIE: ONLY_DENIERS,
    const.PER_DIE_IN_BEST: ONLY_VP,
}
PAYS: Final = (const.EXCHANGE, const.CUBE_FOR_PAY)
# `number`: its highest value.
NUMBERS: Final = {
    const.ADD_TO_TOTAL: MOST_GOODS,
    const.ADD_TO_EACH: MOST_GOODS,
    const.SET_EACH: MOST_GOODS,
    const.MULTIPLY: const.FACES,
    const.FREE_DICE: GROUP,
    const.PER_CATHEDRAL: LEVELS * const.FACES,
    const.CUBE_ON_ROLL: const.FACES,
}
# `dice`: the colours it may name.
DICE: Final = {
    const.ADD_TO_TOTAL: COLOURS,
    const.ADD_TO_EACH: COLOURS_OR_ANY,
    const.SET_EACH: COLOURS_OR_ANY,
    const.RECOLOUR: COLOURS,
    const.MULTIPLY: COLOURS,
    const.FREE_DICE: COLOURS,
    const.HIGHEST_SUM: COLOURS,
    const.CUBES_PER_DIE: COLOURS,
    const.PER_DIE: COLOURS,
    const.PER_DIE_IN_BEST: COLOURS,
}
COUNT_AS: Final = (const.RECOLOUR, const.MULTIPLY)
CHANGES_NUMBERS: Final = (const.ADD_TO_TOTAL, const.ADD_TO_EACH, const.SET_EACH)
DELAYED: Final = (*CHANGES_NUMBERS, const.RECOLOUR, const.MULTIPLY, const.FREE_DICE)
# `solo_number`: its highest value.
SOLO: Final = {const.FREE_DICE: GROUP, const.COLLECT: MOST_GOODS}

# The same for events.
EVENT_NUMBERS: Final = (const.LOSE_DENIERS, const.LOSE_INFLUENCE, const.PAY_PER_CITIZEN, const.ADD_CUBES)
EVENT_BUILDINGS: Final = (const.NEUTRAL_CITIZEN, const.PAY_PER_CITIZEN)
# Names of events have words in the catalogue, and several cards may share one.
EVENT_NAMES: Final = {
    name: number
    for number, name in enumerate(
        (
            "brigands",
            "skirmishes",
            "war",
            "normans_attack",
            "succession_conflict",
            "theological_conflict",
            "heresy",
            "interruption_of_work",
            "migrant_workers",
            "support",
            "drought",
            "wayfarers",
            "civil_war",
            "resistance",
        )
    )
}
