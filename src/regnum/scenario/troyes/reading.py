"""Reading a position by the names scenarios use: the same ones that build it."""

from regnum.games.troyes.const import (
    BUILDING_NAMES,
    COLOURS,
    FACES,
    GREY,
    OWNERS,
    PLACES,
    ROOM,
    colour_of,
    value_of,
)
from regnum.games.troyes.state import (
    BLACK_DICE,
    CARDS,
    CATHEDRAL,
    CHARACTER_ROW,
    CHARACTERS,
    CHARACTERS_SHOWN,
    CUBES,
    DENIERS_AT,
    EVENT_GONE,
    EVENT_ROW,
    GREY_SUPPLY,
    INFLUENCE_AT,
    OWN,
    PASSED,
    PILES,
    PURSE,
    RED_BOX,
    RED_DECK,
    RESERVE,
    ROUND,
    SPACES,
    START,
    SUPPLY,
    TRADESMAN,
    UNSEEN,
    WHITE_DECK,
    WON,
    YELLOW_DECK,
    cathedral_cubes,
    citizens_in,
    dice_of,
    event_cubes,
    lies_in,
    tab,
    vp_of,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State
from regnum.scenario.facts import Bag, Fact, Row, Top
from regnum.scenario.fields import is_integer
from regnum.scenario.troyes.seats import PICTURE
from regnum.scenario.troyes.table import COLOUR_WORDS, owner_name

TABLE_NUMBERS = {"round": ROUND, "grey_supply": GREY_SUPPLY}
SEAT_NUMBERS = {
    "deniers": DENIERS_AT,
    "influence": INFLUENCE_AT,
    "supply": SUPPLY,
    "reserve": RESERVE,
    "purse": PURSE,
}
NEXT_CARDS = {
    "next_red": RED_DECK,
    "next_box": RED_BOX,
    "next_white": WHITE_DECK,
    "next_yellow": YELLOW_DECK,
}
TABLE_NAMES = (
    *TABLE_NUMBERS,
    "start",
    "cards",
    "next_cards",
    "row",
    "gone",
    *NEXT_CARDS,
    "cubes",
    "spaces",
    *BUILDING_NAMES,
    "lying",
    "cathedral",
    "grey_dice",
    "black",
    "characters",
)
SEAT_NAMES = (
    *SEAT_NUMBERS,
    "vp",
    "passed",
    "dice",
    "tradesmen",
    "cubes",
    "won",
    "characters",
    "citizens",
    "cathedral",
)


class Named(Fact):
    """Things under names. Of a table only what is named is compared; a number is how many there are."""

    def __init__(self, value: dict[str, Fact], names: list[str | int]) -> None:
        super().__init__(names)
        self.under = value
        self.names = Bag(names)

    def agrees(self, expected: object) -> bool:
        if isinstance(expected, dict):
            return all(name in self.under and self.under[name].agrees(e) for name, e in expected.items())
        return self.names.agrees(expected)

    def against(self, expected: object) -> str:
        if not isinstance(expected, dict):
            return self.names.against(expected)
        parts = [f"{name} = {fact.against(None)}" for name, fact in self.under.items() if name in expected]
        return "{ " + ", ".join(parts) + " }"


class Number(Fact):
    """A number that is written without quotes even if it may also be a word."""

    def agrees(self, expected: object) -> bool:
        return (is_integer(expected) or isinstance(expected, str)) and expected == self.value


def names_after(g: State, seats: list[str], path: tuple[str, ...]) -> list[str]:
    """What may follow a path."""
    t = tab(g)
    if not path:
        return [*TABLE_NAMES, *seats]
    if len(path) == 1 and path[0] in seats:
        return list(SEAT_NAMES)
    open_cards = [t.card_ids[card] for card in g.decks[CARDS] if card != GAP]
    if len(path) == 2 and path[0] in seats:
        after: dict[str, list[str]] = {
            "dice": list(COLOUR_WORDS),
            "tradesmen": open_cards,
            "cubes": open_cards,
        }
        after["citizens"] = list(BUILDING_NAMES)
        return after.get(path[1], [])
    after = {
        "cubes": t.event_ids,
        "spaces": t.space_ids,
        "lying": list(BUILDING_NAMES),
        "cathedral": [f"level_{level + 1}" for level in range(t.cathedral_levels)],
        "grey_dice": list(COLOUR_WORDS),
    }
    return list(after.get(path[0], [])) if len(path) == 1 else []


# --- the table -----------------------------------------------------------------------------------------


def table_fact(g: State, seats: list[str], name: str) -> Fact | None:
    """Facts of the table."""
    t = tab(g)
    if name in TABLE_NUMBERS:
        return Fact(g.board[TABLE_NUMBERS[name]])
    if name == "start":
        return Fact(seats[g.board[START]])
    if name == "cards":
        return Bag([t.card_ids[card] for card in g.decks[CARDS] if card != GAP])
    if name == "next_cards":
        hidden = [place for place in range(PLACES) if g.decks[CARDS][place] == GAP]
        return Bag([t.card_ids[g.decks[UNSEEN + place][0]] for place in hidden])
    if name == "row":
        return Row([t.event_ids[event] for event in g.decks[EVENT_ROW][1:]])
    if name == "gone":
        return Bag([t.event_ids[event] for event in g.decks[EVENT_GONE]])
    if name in NEXT_CARDS:
        return Top([t.event_ids[event] for event in g.decks[NEXT_CARDS[name]][::-1]])
    if name in BUILDING_NAMES:
        at = SPACES + BUILDING_NAMES.index(name) * ROOM
        return Row([owner_name(seats, owner - 1) for owner in g.board[at : at + ROOM]])
    if name == "black":
        return Row(list(g.decks[BLACK_DICE]))
    if name == "characters":
        return Row([t.character_ids[card] for card in g.decks[CHARACTER_ROW]])
    return dice_fact(g, GREY) if name == "grey_dice" else None


def place_fact(g: State, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """Cubes of an event, who stands on a space or lies on a building, a level of the cathedral."""
    if len(path) != 2:
        return None
    table, name = path
    t = tab(g)
    if table == "cubes" and name in t.event_ids:
        owners = event_cubes(g, t.event_ids.index(name))
        return Row([owner_name(seats, owner) for owner in owners])
    if table == "spaces" and name in t.space_ids:
        return Fact(owner_name(seats, g.board[SPACES + t.space_ids.index(name)] - 1))
    if table == "lying" and name in BUILDING_NAMES:
        building = BUILDING_NAMES.index(name)
        return Bag([owner_name(seats, owner) for owner in range(OWNERS) if lies_in(g, owner, building)])
    levels = [f"level_{level + 1}" for level in range(t.cathedral_levels)]
    if table == "cathedral" and name in levels:
        at = CATHEDRAL + levels.index(name) * FACES
        return Row([owner_name(seats, owner - 1) for owner in g.board[at : at + FACES]])
    if table == "grey_dice" and name in COLOUR_WORDS:
        return values_of(g, GREY, COLOUR_WORDS.index(name))
    return None


# --- dice --------------------------------------------------------------------------------------------------


def values_of(g: State, owner: int, colour: int) -> Bag:
    """What the dice of a colour in a district show."""
    return Bag([value_of(code) for code in dice_of(g, owner) if colour_of(code) == colour])


def dice_fact(g: State, owner: int) -> Named:
    under: dict[str, Fact] = {COLOUR_WORDS[colour]: values_of(g, owner, colour) for colour in range(COLOURS)}
    texts: list[str | int] = [
        f"{COLOUR_WORDS[colour_of(code)]} {value_of(code)}" for code in dice_of(g, owner)
    ]
    return Named(under, texts)


# --- seats -------------------------------------------------------------------------------------------------


def seat_fact(g: State, who: int, path: tuple[str, ...]) -> Fact | None:
    """Facts of a seat."""
    if not path or len(path) > 2:
        return None
    name = path[0]
    whole = named_fact(g, who, name)
    if len(path) == 2:
        return whole.under.get(path[1]) if whole is not None else None
    return whole or single_fact(g, who, name)


def named_fact(g: State, who: int, name: str) -> Named | None:
    """Dice, tradesmen, cubes on cards, citizens by building."""
    t = tab(g)
    b = who * OWN
    if name == "dice":
        return dice_fact(g, who)
    if name == "citizens":
        under: dict[str, Fact] = {
            building: Fact(citizens_in(g, who, n)) for n, building in enumerate(BUILDING_NAMES)
        }
        standing: list[str | int] = []
        for n, building in enumerate(BUILDING_NAMES):
            standing += [building] * citizens_in(g, who, n)
        return Named(under, standing)
    under = {}
    found: list[str | int] = []
    for place, card in enumerate(g.decks[CARDS]):
        if card == GAP:
            continue
        if name == "tradesmen":
            slot = g.own[b + TRADESMAN + place]
            under[t.card_ids[card]] = Number(slot_name(len(t.card_slots[card]), slot))
            found += [t.card_ids[card]] if slot else []
        elif name == "cubes":
            n = g.own[b + CUBES + place]
            under[t.card_ids[card]] = Fact(n)
            found += [t.card_ids[card]] * n
    return Named(under, found) if name in ("tradesmen", "cubes") else None


def slot_name(slots: int, slot: int) -> str | int:
    """1, 2, `picture`, or "" for nobody there."""
    if slot == 0:
        return ""
    return PICTURE if slot > slots else slot


def single_fact(g: State, who: int, name: str) -> Fact | None:
    t = tab(g)
    p = who * PILES
    if name in SEAT_NUMBERS:
        return Fact(g.own[who * OWN + SEAT_NUMBERS[name]])
    if name == "vp":
        return Fact(vp_of(g, who))
    if name == "passed":
        return Fact(g.own[who * OWN + PASSED] == 1)
    if name == "won":
        return Bag([t.event_ids[event] for event in g.piles[p + WON]])
    if name == "characters":
        cards = g.piles[p + CHARACTERS] + g.piles[p + CHARACTERS_SHOWN]
        return Bag([t.character_ids[card] for card in cards])
    return Fact(cathedral_cubes(g, who)) if name == "cathedral" else None
