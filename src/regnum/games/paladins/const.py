"""Int codes of Paladins of the West Kingdom, each list with its names beside it.

The rules use these plain ints; names are for component files, texts and element ids.
"""

from typing import Final

# --- workers [P20]; a worker's code is also the code of the reward "gain one" --------------------
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
WORKER_TYPES: Final = 6
ANY: Final = 6  # a clear space: any worker may stand there

# --- rewards: one vocabulary for cards, spaces and abilities ---------------------------------------
FAITH: Final = 6
STRENGTH: Final = 7
INFLUENCE: Final = 8
SILVER: Final = 9
PROVISION: Final = 10
TAX: Final = 11
REMOVE_SUSPICION: Final = 12
PAY_DEBT: Final = 13
DESTROY_DEBT: Final = 14
GAIN_DEBT: Final = 15
PRAYER: Final = 16
FREE_RECRUIT: Final = 17
FREE_DEVELOP: Final = 18
NOTHING: Final = 19
ABSOLUTION: Final = 20  # the AI player's Absolve: pay a debt, or remove a suspicion [P98]

REWARD_NAMES: Final = (
    "labourer",
    "scout",
    "merchant",
    "fighter",
    "cleric",
    "criminal",
    "faith",
    "strength",
    "influence",
    "silver",
    "provision",
    "tax",
    "remove_suspicion",
    "pay_debt",
    "destroy_debt",
    "gain_debt",
    "pray",
    "free_recruit",
    "free_develop",
    "nothing",
    "absolution",
)
WORKER_NAMES: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal", "any")
ATTRIBUTES: Final = (FAITH, STRENGTH, INFLUENCE)

# --- actions of the player board, left side then right side ----------------------------------------
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
ACTIONS: Final = 12
RIGHT: Final = 6  # actions from here on stand on the right side
SLOTS: Final = 3  # places for workers that an action has at most
LEFT_SLOT: Final = 1  # bits of the slots of an action that hold a workshop
MIDDLE_SLOT: Final = 2
BOTH_SLOTS: Final = 3

# What else townsfolk abilities may answer to, or a scheme may name.
ON_INQUISITION: Final = 12
ON_PAY_DEBT: Final = 13
KINGS_ORDER: Final = 14
KINGS_FAVOUR: Final = 15
REST: Final = 16
NO_ACTION: Final = 17

ACTION_NAMES: Final = (
    "develop",
    "recruit",
    "hunt",
    "trade",
    "pray",
    "conspire",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
    "inquisition",
    "pay_debt",
    "kings_order",
    "kings_favour",
    "rest",
    "none",
)

DECLINE: Final = 63  # the option "no, thank you" wherever a reward may be declined

# --- conditions of inquisition abilities [P63] ------------------------------------------------------
ALWAYS: Final = 0
SUSPECTED: Final = 1  # two or more suspicion (peddler)
INNOCENT: Final = 2  # no suspicion (squire)
CONDITION_NAMES: Final = ("always", "suspicion>=2", "suspicion==0")

# --- tokens on the map ---------------------------------------------------------------------------------
MONK: Final = 1
OUTPOST: Final = 2

# --- outsiders ---------------------------------------------------------------------------------------
SARACEN: Final = 0
BYZANTINE: Final = 1
VIKING: Final = 2
PEOPLE_NAMES: Final = ("saracen", "byzantine", "viking")

# What an outsider's end scoring counts [P81]: an action (by its code), or one of these.
PER_FAITH: Final = 20
PER_STRENGTH: Final = 21
PER_INFLUENCE: Final = 22
PER_SARACEN: Final = 23
PER_BYZANTINE: Final = 24
PER_VIKING: Final = 25
PER_ORDER: Final = 26
PER_MERCENARY: Final = 27
PER_PAID_DEBT: Final = 28
PER_SUSPICION: Final = 29
PER_UNPAID_DEBT: Final = 30  # Traitor: softens unpaid debts instead of adding
SCORING_NAMES: Final = {
    "develop": DEVELOP,
    "recruit": RECRUIT,
    "commission": COMMISSION,
    "fortify": FORTIFY,
    "garrison": GARRISON,
    "absolve": ABSOLVE,
    "faith": PER_FAITH,
    "strength": PER_STRENGTH,
    "influence": PER_INFLUENCE,
    "attacked_saracen": PER_SARACEN,
    "attacked_byzantine": PER_BYZANTINE,
    "attacked_viking": PER_VIKING,
    "completed_kings_order": PER_ORDER,
    "converted_mercenary": PER_MERCENARY,
    "paid_debt": PER_PAID_DEBT,
    "suspicion": PER_SUSPICION,
    "unpaid_debt": PER_UNPAID_DEBT,
}

# Kinds of board spaces in the AI player's order of preference [P98]: a reward code or one of these.
AI_TWO_WORKERS: Final = 32
AI_ONE_WORKER: Final = 33
AI_SPACE_NAMES: Final = {
    "free_recruit": FREE_RECRUIT,
    "pay_debt": PAY_DEBT,
    "pray": PRAYER,
    "two_workers": AI_TWO_WORKERS,
    "one_worker": AI_ONE_WORKER,
    "silver": SILVER,
    "remove_suspicion": REMOVE_SUSPICION,
}

DIFFICULTY_NAMES: Final = ("easy", "standard", "hard")


# A reward item is one small int, so that a list of rewards is a tuple of ints.
def item(code: int, n: int) -> int:
    """Pack "n times this reward"."""
    return code << 4 | n


def code_of(it: int) -> int:
    return it >> 4


def n_of(it: int) -> int:
    return it & 15
