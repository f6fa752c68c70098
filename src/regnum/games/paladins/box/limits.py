"""How many components there are in the box, and which words may stand where in components.toml."""

from typing import Final

from regnum.components.word_kinds import named
from regnum.games.paladins import const

# Upper bounds that only keep typing errors out. A reward's count shares an int with its code.
MOST_REWARDS: Final = 15
MOST: Final = 99
MOST_ATTRIBUTE: Final = 40

# How many there are in the box [P1, P2, P90].
PALADINS: Final = 12
TOWNSFOLK: Final = 32
OUTSIDERS: Final = 36
WALLS: Final = 24
TAVERNS: Final = 24
TAVERN_WORKERS: Final = 4
SUSPICIONS: Final = 24
ORDERS: Final = 6
ORDER_PLACES: Final = 3
FAVOURS: Final = 10
FAVOUR_PLACES: Final = 5
ROW_PLACES: Final = 5
REGIONS: Final = 6  # and as many outsiders below them
SPACES: Final = 40
PLAYERS: Final = 4
JAR_SPACES: Final = 10
WORKSHOPS: Final = 8
TOKENS: Final = 7  # monks, outposts, jars, places for walls and converts
SCHEMES: Final = 17
SLOTS: Final = (2, 2, 2, 2, 1, 1, 3, 3, 3, 3, 3, 3)  # by action

REWARDS: Final = named(range(const.NOTHING), const.REWARD_NAMES)
ATTRIBUTES: Final = named(const.ATTRIBUTES, const.REWARD_NAMES)
FAVOUR_COSTS: Final = named((const.SILVER, const.PROVISION, const.GAIN_DEBT), const.REWARD_NAMES)
WAIVED: Final = named((const.SILVER, const.PROVISION), const.REWARD_NAMES)
WORKERS: Final = named(range(const.WORKER_TYPES), const.WORKER_NAMES)
WORKERS_OR_ANY: Final = named(range(const.ANY + 1), const.WORKER_NAMES)
ACTIONS: Final = named(range(const.ACTIONS), const.ACTION_NAMES)
RIGHT_ACTIONS: Final = named(range(const.RIGHT, const.ACTIONS), const.ACTION_NAMES)
TRIGGERS: Final = named(range(const.ON_PAY_DEBT + 1), const.ACTION_NAMES)
TOP_ROW: Final = named(
    (const.RECRUIT, const.PRAY, const.TRADE, const.CONSPIRE, const.REST), const.ACTION_NAMES
)
SCHEME_ACTIONS: Final = named(
    (
        const.RECRUIT,
        const.TRADE,
        const.PRAY,
        const.CONSPIRE,
        *range(const.RIGHT, const.ACTIONS),
        const.KINGS_ORDER,
        const.KINGS_FAVOUR,
    ),
    const.ACTION_NAMES,
)
CONDITIONS: Final = named((const.ALWAYS, const.SUSPECTED, const.INNOCENT), const.CONDITION_NAMES)
PEOPLES: Final = named((const.SARACEN, const.BYZANTINE, const.VIKING), const.PEOPLE_NAMES)
