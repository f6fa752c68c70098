"""Where everything lies in a state of Troyes, and small questions about it.

`g.board` and `g.decks` belong to the table; `g.own` and `g.piles` have one block per seat, so a
seat's deniers are `g.own[who * OWN + DENIERS_AT]` and its dice `g.piles[who * PILES + DICE]`.
An owner is a seat or GREY; what may be nobody's is stored as owner + 1.
"""

from typing import Final, cast

from regnum.games.troyes.const import (
    AGES,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GREY,
    OWNERS,
    PLACES,
    ROOM,
)
from regnum.games.troyes.tables import Tables
from regnum.kernel.agenda import GAP
from regnum.kernel.fields import EVERYBODY, NOBODY, OWNER
from regnum.kernel.flat import FlatLayout, NumberKind, State, ZoneKind

# --- numbers of the table ----------------------------------------------------------------------------
ROUND: Final = 0
START: Final = 1  # who holds the start player card
GREY_SUPPLY: Final = 2  # neutral citizens not in play
BANK_PAID: Final = 3  # deniers that came out of the bank less those that went in: conservation
DICE_ROLLED: Final = 4  # dice that came into districts this round...
DICE_USED: Final = 5  # ...and those that left them: conservation
LYING: Final = 6  # three buildings: bit per owner whose citizen lies there [T52]
SPACES: Final = 9  # 18 spaces of the buildings: owner + 1
CATHEDRAL: Final = 27  # 18 spaces, level * 6 + number - 1: owner + 1
EVENT_CUBES: Final = 45  # each event by its number: owners + 1, three bits each, the first lowest
SPACE_COUNT: Final = BUILDINGS * ROOM
CATHEDRAL_COUNT: Final = 18

# --- numbers of a seat -------------------------------------------------------------------------------
DENIERS_AT: Final = 0
INFLUENCE_AT: Final = 1
VP_AT: Final = 2  # secret during play
VP_OPEN: Final = 3  # seen by all: in the solo game, and everybody's after the end
SUPPLY: Final = 4  # citizens in the personal supply
RESERVE: Final = 5  # citizens in the general supply
PASSED: Final = 6
PURSE: Final = 7  # deniers in the district [T56]
TRADESMAN: Final = 8  # nine places: 0, or 1 + slot; the slot after the last one is the picture
CUBES: Final = 17  # nine places: own cubes on the card [T33]
OWN: Final = 26  # size of a seat's block

# --- cards and dice of the table ---------------------------------------------------------------------
# Nine zones, place by place: cards nobody has seen. Before it is turned up, the first one lies on the
# board; the others are in the box for good.
UNSEEN: Final = 0
CARDS: Final = 9  # nine places: the activity card turned up there, or GAP
RED_DECK: Final = 10  # next last
WHITE_DECK: Final = 11
YELLOW_DECK: Final = 12
RED_BOX: Final = 13  # red events left in the box, next last (Resistance)
EVENT_ROW: Final = 14  # left to right; Marauding is always the first
EVENT_GONE: Final = 15  # discarded: the neutral player had most cubes [T47]
GREY_DICE: Final = 16  # the grey district: codes, sorted
BLACK_DICE: Final = 17  # values, highest first; UNROLLED in the hand of the start player
CHARACTER_BOX: Final = 18  # characters not in play
CHARACTER_ROW: Final = 19  # solo: open, the next one first [T92]
UNROLLED: Final = 0

DECKS: Final = [
    *(
        ZoneKind(f"unseen_{COLOUR_NAMES[place // AGES]}_{place % AGES + 1}", NOBODY, f"activity_{place}")
        for place in range(PLACES)
    ),
    ZoneKind("cards", EVERYBODY),
    ZoneKind("red_deck", NOBODY, "red"),
    ZoneKind("white_deck", NOBODY, "white"),
    ZoneKind("yellow_deck", NOBODY, "yellow"),
    ZoneKind("red_box", NOBODY, "red"),
    ZoneKind("event_row", EVERYBODY),
    ZoneKind("event_gone", EVERYBODY),
    ZoneKind("grey_dice", EVERYBODY),
    ZoneKind("black_dice", EVERYBODY),
    ZoneKind("character_box", NOBODY, "character"),
    ZoneKind("character_row", EVERYBODY),
]

# --- cards and dice of a seat ------------------------------------------------------------------------
DICE: Final = 0  # its district: codes, sorted
WON: Final = 1  # event cards taken [T47]
CHARACTERS: Final = 2  # secret
CHARACTERS_SHOWN: Final = 3  # after the end
PILES: Final = 4

PILE_KINDS: Final = [
    ZoneKind("dice", EVERYBODY),
    ZoneKind("won", EVERYBODY),
    ZoneKind("characters", OWNER, "character", shared=True),
    ZoneKind("characters_shown", EVERYBODY),
]


def layout_of(t: Tables) -> FlatLayout:
    """Names and visibility of every number and zone."""
    board = ["round", "start", "grey_supply", "bank_paid", "dice_rolled", "dice_used"]
    board += [f"lying_{name}" for name in BUILDING_NAMES]
    board += [f"space_{name}" for name in t.space_ids]
    board += [f"cathedral_{i // FACES + 1}_{i % FACES + 1}" for i in range(CATHEDRAL_COUNT)]
    board += [f"cubes_{name}" for name in t.event_ids]
    places = [f"{COLOUR_NAMES[place // AGES]}_{place % AGES + 1}" for place in range(PLACES)]
    own = [NumberKind(name) for name in ("deniers", "influence")]
    own.append(NumberKind("vp", OWNER))
    own += [NumberKind(name) for name in ("vp_open", "supply", "reserve", "passed", "purse")]
    own += [NumberKind(f"tradesman_{name}") for name in places]
    own += [NumberKind(f"cubes_{name}") for name in places]
    return FlatLayout([NumberKind(name) for name in board], own, DECKS, PILE_KINDS)


def tab(g: State) -> Tables:
    """The game's tables with their type."""
    return cast(Tables, g.tables)


# --- who -----------------------------------------------------------------------------------------------


def is_king(g: State, who: int) -> bool:
    """Whether this seat is Le Roy, the automa of the solo game [T90]."""
    return who >= g.players


def neutral(g: State) -> int:
    """The owner whom events mean by the neutral player: grey, or Le Roy [T90]."""
    return g.players if g.seats > g.players else GREY


def district_name(owner: int) -> str:
    """As texts and element ids say it: the seat number, or `grey`."""
    return "grey" if owner == GREY else str(owner)


# --- dice ----------------------------------------------------------------------------------------------


def dice_of(g: State, owner: int) -> tuple[int, ...]:
    """The dice of a district, sorted."""
    return g.decks[GREY_DICE] if owner == GREY else g.piles[owner * PILES + DICE]


def set_dice(g: State, owner: int, dice: tuple[int, ...]) -> None:
    """Put dice into a district; they must be sorted."""
    if owner == GREY:
        g.decks[GREY_DICE] = dice
    else:
        g.piles[owner * PILES + DICE] = dice


def discard_die(g: State, owner: int, code: int) -> None:
    """A used die leaves its district."""
    dice = dice_of(g, owner)
    at = dice.index(code)
    set_dice(g, owner, dice[:at] + dice[at + 1 :])
    g.board[DICE_USED] += 1


def die_elements(g: State, owner: int, code: int, skip: int = 0) -> list[str]:
    """Element ids of all dice of this code in a district but the first `skip`: those chosen already."""
    name = district_name(owner)
    ids = [f"die.{name}.{i}" for i, there in enumerate(dice_of(g, owner)) if there == code]
    return ids[skip:]


def any_dice(g: State) -> bool:
    """Whether a die is left in any district [T16]."""
    if g.decks[GREY_DICE]:
        return True
    for who in range(g.seats):
        if g.piles[who * PILES + DICE]:
            return True
    return False


# --- activity cards --------------------------------------------------------------------------------------


def card_at(g: State, place: int) -> int:
    """The activity card turned up at a place, or GAP."""
    return g.decks[CARDS][place]


def place_of(g: State, card: int) -> int:
    """Where an activity card lies; it must be there."""
    return g.decks[CARDS].index(card)


def has_tradesman(g: State, who: int, place: int) -> bool:
    return g.own[who * OWN + TRADESMAN + place] > 0


def free_slot(g: State, place: int) -> int:
    """The best free slot of the card there; after the last one comes the picture [T31]."""
    slots = len(tab(g).card_slots[g.decks[CARDS][place]])
    taken = 0
    for who in range(g.seats):
        taken |= 1 << g.own[who * OWN + TRADESMAN + place]
    for slot in range(slots):
        if not taken >> (slot + 1) & 1:
            return slot
    return slots


def slot_vp(g: State, who: int, place: int) -> int:
    """What a tradesman's slot is worth at the end; 0 on the picture or where there is none."""
    slot = g.own[who * OWN + TRADESMAN + place] - 1
    if slot < 0:
        return 0
    values = tab(g).card_slots[g.decks[CARDS][place]]
    return values[slot] if slot < len(values) else 0


def tradesmen_of(g: State, who: int) -> int:
    """How many tradesmen a seat has."""
    b = who * OWN + TRADESMAN
    return sum(1 for place in range(PLACES) if g.own[b + place])


# --- events ----------------------------------------------------------------------------------------------


def event_cubes(g: State, event: int) -> list[int]:
    """Whose cubes lie on an event, in the order they were placed."""
    packed = g.board[EVENT_CUBES + event]
    out: list[int] = []
    while packed:
        out.append((packed & 7) - 1)
        packed >>= 3
    return out


def cube_count(g: State, event: int) -> int:
    """How many cubes lie on an event."""
    return (g.board[EVENT_CUBES + event].bit_length() + 2) // 3


def flags_left(g: State, event: int) -> int:
    """How many flags of an event are free."""
    return tab(g).event_flags[event] - cube_count(g, event)


def has_event_cube(g: State, event: int, owner: int) -> bool:
    packed = g.board[EVENT_CUBES + event]
    while packed:
        if (packed & 7) - 1 == owner:
            return True
        packed >>= 3
    return False


def add_event_cube(g: State, event: int, owner: int) -> None:
    """A cube onto the next flag; what follows from a full card is counter.py's."""
    g.board[EVENT_CUBES + event] |= (owner + 1) << 3 * cube_count(g, event)


# --- citizens ---------------------------------------------------------------------------------------------


def citizens_in(g: State, owner: int, building: int) -> int:
    """How many citizens of an owner stand in a building; those who lie there do not count."""
    at = SPACES + building * ROOM
    return g.board[at : at + ROOM].count(owner + 1)


def citizens_standing(g: State, owner: int) -> int:
    """How many citizens of an owner stand in the three buildings."""
    return g.board[SPACES : SPACES + SPACE_COUNT].count(owner + 1)


def lies_in(g: State, owner: int, building: int) -> bool:
    return g.board[LYING + building] >> owner & 1 == 1


def cathedral_cubes(g: State, owner: int) -> int:
    """How many cubes an owner has in the cathedral."""
    return g.board[CATHEDRAL : CATHEDRAL + CATHEDRAL_COUNT].count(owner + 1)


# --- victory points ----------------------------------------------------------------------------------------


def vp_of(g: State, who: int) -> int:
    """VP tokens of a seat, secret or open."""
    b = who * OWN
    return g.own[b + VP_AT] + g.own[b + VP_OPEN]


assert len(DECKS) == CHARACTER_ROW + 1
assert len(PILE_KINDS) == PILES
assert EVENT_CUBES == CATHEDRAL + CATHEDRAL_COUNT
assert COLOURS * AGES == PLACES
assert GREY + 1 == OWNERS
assert GAP < 0
