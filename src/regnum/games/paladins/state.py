"""Where everything lies in a state of Paladins, and small questions about it.

`g.board` and `g.decks` belong to the table; `g.own` and `g.piles` have one block per seat, so a
seat's silver is `g.own[who * OWN + SILVER_AT]` and its crew `g.piles[who * PILES + CREW]`.
"""

from typing import Final, cast

from regnum.games.paladins.const import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    RECRUIT,
    RIGHT,
)
from regnum.games.paladins.tables import Tables
from regnum.kernel.fields import EVERYBODY, NOBODY, OWNER
from regnum.kernel.flat import FlatLayout, NumberKind, State, ZoneKind

# --- numbers of the table ----------------------------------------------------------------------------
ROUND: Final = 0
START: Final = 1  # who holds the start player marker
TAX_SUPPLY: Final = 2
TAVERNS_TAKEN: Final = 3  # bit per place of the tavern row
FAVOUR_WORKER: Final = 4  # five places: 0 free, else worker + 1
FAVOUR_PLACES: Final = 5
AI_MARKER: Final = 9  # resource track, 0 is the leftmost space [P93]
AI_CLOCK: Final = 10  # counts arrivals of the AI's attribute markers
AI_ARRIVED: Final = 11  # three places: when faith, strength, influence came to their space
REGION_FREE: Final = 14  # six regions: free open spaces, kept beside the spaces for speed
REGIONS: Final = 6
SPACES: Final = 20  # each space of the main board: 0 free, else 2 * seat + token
MONK: Final = 1
OUTPOST: Final = 2

# --- numbers of a seat -------------------------------------------------------------------------------
SILVER_AT: Final = 0
PROVISION_AT: Final = 1
FAITH_AT: Final = 2  # the track, without the paladin's boost; strength and influence follow
WORKERS_AT: Final = 5  # packed, see workers.py
UNPAID: Final = 6
PAID: Final = 7
DEVELOPED: Final = 8  # workshops moved
MONKS: Final = 9  # commissions done
OUTPOSTS: Final = 10  # garrisons done
ABSOLVED: Final = 11
JARS: Final = 12  # bit per jar space that holds a jar
PASSED: Final = 13
WORKSHOPS: Final = 14  # six right-side actions: bit 0 the left slot, bit 1 the middle one
STANDING: Final = 20  # twelve actions, three slots each: 0 empty, else worker + 1
OWN: Final = 56  # size of a seat's block

# --- cards of the table ------------------------------------------------------------------------------
TOWNSFOLK_DECK: Final = 0
TOWNSFOLK_ROW: Final = 1  # five places, left to right; GAP where nobody stands
TOWNSFOLK_GONE: Final = 2
OUTSIDER_DECK: Final = 3
OUTSIDER_ROW: Final = 4
OUTSIDER_GONE: Final = 5
WALL_DECK: Final = 6
TAVERN_DECK: Final = 7
TAVERN_ROW: Final = 8
TAVERN_GONE: Final = 9
SUSPICION_DECK: Final = 10
SUSPICION_GONE: Final = 11
ORDER_DECK: Final = 12  # face down on the board, next first from the end
ORDERS: Final = 13  # revealed, by place
ORDER_BOX: Final = 14
FAVOUR_DECK: Final = 15
FAVOURS: Final = 16
FAVOUR_BOX: Final = 17
SCHEME_DECK: Final = 18
SCHEME_GONE: Final = 19
SCHEME_ASIDE: Final = 20  # King's Favour schemes still lying on unrevealed favours

DECKS: Final = [
    ZoneKind("townsfolk_deck", NOBODY, "townsfolk"),
    ZoneKind("townsfolk_row", EVERYBODY),
    ZoneKind("townsfolk_gone", EVERYBODY),
    ZoneKind("outsider_deck", NOBODY, "outsider"),
    ZoneKind("outsider_row", EVERYBODY),
    ZoneKind("outsider_gone", EVERYBODY),
    ZoneKind("wall_deck", NOBODY, "wall"),
    ZoneKind("tavern_deck", NOBODY, "tavern"),
    ZoneKind("tavern_row", EVERYBODY),
    ZoneKind("tavern_gone", EVERYBODY),
    ZoneKind("suspicion_deck", NOBODY, "suspicion"),
    ZoneKind("suspicion_gone", EVERYBODY),
    ZoneKind("order_deck", NOBODY, "order"),
    ZoneKind("orders", EVERYBODY),
    ZoneKind("order_box", NOBODY, "order"),
    ZoneKind("favour_deck", NOBODY, "favour"),
    ZoneKind("favours", EVERYBODY),
    ZoneKind("favour_box", NOBODY, "favour"),
    ZoneKind("scheme_deck", NOBODY, "scheme"),
    ZoneKind("scheme_gone", EVERYBODY),
    ZoneKind("scheme_aside", EVERYBODY),
]

# --- cards of a seat: zones are split by what their owner knows --------------------------------------
PALADIN_TOP: Final = 0  # put back on top by choice: the owner knows it
PALADIN_DECK: Final = 1  # never seen
PALADIN_BOTTOM: Final = 2  # put to the bottom, the first one uppermost
PALADIN_HAND: Final = 3
PALADIN_CHOSEN: Final = 4  # face down until the owner's turn to reveal
PALADIN: Final = 5  # at work this round
PALADIN_SPENT: Final = 6
CREW: Final = 7
SUSPICION: Final = 8  # newest last
WALLS: Final = 9
ATTACKED: Final = 10
CONVERTED: Final = 11
PILES: Final = 12

PILE_KINDS: Final = [
    ZoneKind("paladin_top", OWNER, "paladin"),
    ZoneKind("paladin_deck", NOBODY, "paladin"),
    ZoneKind("paladin_bottom", OWNER, "paladin"),
    ZoneKind("paladin_hand", OWNER, "paladin"),
    ZoneKind("paladin_chosen", OWNER, "paladin"),
    ZoneKind("paladin", EVERYBODY),
    ZoneKind("paladin_spent", EVERYBODY),
    ZoneKind("crew", EVERYBODY),
    ZoneKind("suspicion", EVERYBODY),
    ZoneKind("walls", EVERYBODY),
    ZoneKind("attacked", EVERYBODY),
    ZoneKind("converted", EVERYBODY),
]


def layout_of(t: Tables) -> FlatLayout:
    """Names and visibility of every number and zone."""
    board = ["round", "start", "tax_supply", "taverns_taken"]
    board += [f"favour_worker_{i + 1}" for i in range(FAVOUR_PLACES)]
    board += ["ai_marker", "ai_clock", "ai_arrived_faith", "ai_arrived_strength", "ai_arrived_influence"]
    board += [f"region_free_{i + 1}" for i in range(REGIONS)]
    board += [f"space_{name}" for name in t.space_ids]
    own = ["silver", "provision", "faith", "strength", "influence", "workers", "unpaid", "paid"]
    own += ["developed", "monks", "outposts", "absolved", "jars", "passed"]
    own += [f"workshops_{i}" for i in range(RIGHT, ACTIONS)]
    own += [f"standing_{i}_{slot}" for i in range(ACTIONS) for slot in range(3)]
    return FlatLayout(
        [NumberKind(name) for name in board], [NumberKind(name) for name in own], DECKS, PILE_KINDS
    )


def tab(g: State) -> Tables:
    """The game's tables with their type."""
    return cast(Tables, g.tables)


def is_ai(g: State, who: int) -> bool:
    """Whether this seat is the AI player of the solo game."""
    return who >= g.players


def paladin_of(g: State, who: int) -> int:
    """The paladin at work, or -1."""
    pile = g.piles[who * PILES + PALADIN]
    return pile[0] if pile else -1


def track(g: State, who: int, attribute: int) -> int:
    """The attribute on the track alone: what is scored [P14]."""
    return g.own[who * OWN + FAITH_AT + attribute - FAITH]


def attribute_of(g: State, who: int, attribute: int) -> int:
    """Track plus the paladin's boost: what requirements look at [P14]."""
    value = g.own[who * OWN + FAITH_AT + attribute - FAITH]
    pile = g.piles[who * PILES + PALADIN]
    if pile:
        value += tab(g).paladin_boost[pile[0]][attribute - FAITH]
    return value


def is_used(g: State, who: int, action: int) -> bool:
    """Whether workers stand on the action space [P21].

    A right-side action in use always has one on its last slot (no workshop can cover it), a
    left-side action always on its first.
    """
    at = who * OWN + STANDING + 3 * action
    return g.own[at + 2] > 0 if action >= RIGHT else g.own[at] > 0


def done(g: State, who: int, action: int) -> int:
    """How often an action was done, for limits, King's Orders and scoring."""
    b = who * OWN
    if action == COMMISSION:
        return g.own[b + MONKS]
    if action == GARRISON:
        return g.own[b + OUTPOSTS]
    if action == ABSOLVE:
        return g.own[b + ABSOLVED]
    if action == DEVELOP:
        return g.own[b + DEVELOPED]
    if action == FORTIFY:
        return len(g.piles[who * PILES + WALLS])
    if action == ATTACK:
        return len(g.piles[who * PILES + ATTACKED])
    if action == CONVERT:
        return len(g.piles[who * PILES + CONVERTED])
    if action == RECRUIT:  # those who stayed, not those sent away (R-P18)
        return len(g.piles[who * PILES + CREW])
    raise ValueError(action)


def replaced(zone: tuple[int, ...], index: int, card: int) -> tuple[int, ...]:
    """The zone with another card at one place."""
    return (*zone[:index], card, *zone[index + 1 :])
