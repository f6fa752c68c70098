"""Reading a position by the names scenarios use: the same ones that build it."""

from regnum.games.troyes.const import BUILDING_NAMES, COLOURS, GREY, OWNERS, PLACES, ROOM
from regnum.games.troyes.rules.buildings import citizens_in, lies_in
from regnum.games.troyes.rules.cathedral import cathedral_cubes, level_windows
from regnum.games.troyes.rules.dice import colour_of, value_of
from regnum.games.troyes.rules.event_cubes import cubes_on
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import GAP
from regnum.scenario.facts import Bag, Fact, Row, Top
from regnum.scenario.fields import is_integer
from regnum.scenario.troyes.names import EVENT_DECKS, SEAT_NUMBERS, TABLE_NUMBERS
from regnum.scenario.troyes.seats import PICTURE
from regnum.scenario.troyes.table import COLOUR_WORDS, owner_name

TABLE_NAMES = (
    *TABLE_NUMBERS,
    "start",
    "cards",
    "next_cards",
    "row",
    "gone",
    *EVENT_DECKS,
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


def names_after(g: Table, seats: list[str], path: tuple[str, ...]) -> list[str]:
    """What may follow a path."""
    box = g.box
    if not path:
        return [*TABLE_NAMES, *seats]
    if len(path) == 1 and path[0] in seats:
        return list(SEAT_NAMES)
    open_cards = [box.card_ids[card] for card in g.cards if card != GAP]
    if len(path) == 2 and path[0] in seats:
        after: dict[str, list[str]] = {
            "dice": list(COLOUR_WORDS),
            "tradesmen": open_cards,
            "cubes": open_cards,
        }
        after["citizens"] = list(BUILDING_NAMES)
        return after.get(path[1], [])
    after = {
        "cubes": box.event_ids,
        "spaces": box.space_ids,
        "lying": list(BUILDING_NAMES),
        "cathedral": [f"level_{level + 1}" for level in range(box.cathedral_levels)],
        "grey_dice": list(COLOUR_WORDS),
    }
    return list(after.get(path[0], [])) if len(path) == 1 else []


# --- the table -----------------------------------------------------------------------------------------


def table_fact(g: Table, seats: list[str], name: str) -> Fact | None:
    """Facts of the table."""
    box = g.box
    if name in TABLE_NUMBERS:
        return Fact(getattr(g, name))
    if name == "start":
        return Fact(seats[g.start])
    if name == "cards":
        return Bag([box.card_ids[card] for card in g.cards if card != GAP])
    if name == "next_cards":
        hidden = [place for place in range(PLACES) if g.cards[place] == GAP]
        return Bag([box.card_ids[g.unseen[place][0]] for place in hidden])
    if name == "row":
        return Row([box.event_ids[event] for event in g.event_row[1:]])
    if name == "gone":
        return Bag([box.event_ids[event] for event in g.event_gone])
    if name in EVENT_DECKS:
        return Top([box.event_ids[event] for event in EVENT_DECKS[name].get(g)[::-1]])
    if name in BUILDING_NAMES:
        at = BUILDING_NAMES.index(name) * ROOM
        return Row([owner_name(seats, owner - 1) for owner in g.spaces[at : at + ROOM]])
    if name == "black":
        return Row(list(g.black_dice))
    if name == "characters":
        return Row([box.character_ids[card] for card in g.character_row])
    return dice_fact(g, GREY) if name == "grey_dice" else None


def place_fact(g: Table, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """Cubes of an event, who stands on a space or lies on a building, a level of the cathedral."""
    if len(path) != 2:
        return None
    table, name = path
    box = g.box
    if table == "cubes" and name in box.event_ids:
        owners = cubes_on(g, box.event_ids.index(name))
        return Row([owner_name(seats, owner) for owner in owners])
    if table == "spaces" and name in box.space_ids:
        return Fact(owner_name(seats, g.spaces[box.space_ids.index(name)] - 1))
    if table == "lying" and name in BUILDING_NAMES:
        building = BUILDING_NAMES.index(name)
        return Bag([owner_name(seats, owner) for owner in range(OWNERS) if lies_in(g, owner, building)])
    levels = [f"level_{level + 1}" for level in range(box.cathedral_levels)]
    if table == "cathedral" and name in levels:
        return Row([owner_name(seats, owner - 1) for owner in level_windows(g, levels.index(name))])
    if table == "grey_dice" and name in COLOUR_WORDS:
        return values_of(g, GREY, COLOUR_WORDS.index(name))
    return None


# --- dice --------------------------------------------------------------------------------------------------


def values_of(g: Table, owner: int, colour: int) -> Bag:
    """What the dice of a colour in a district show."""
    return Bag([value_of(code) for code in g.dice_of(owner) if colour_of(code) == colour])


def dice_fact(g: Table, owner: int) -> Named:
    under: dict[str, Fact] = {COLOUR_WORDS[colour]: values_of(g, owner, colour) for colour in range(COLOURS)}
    texts: list[str | int] = [
        f"{COLOUR_WORDS[colour_of(code)]} {value_of(code)}" for code in g.dice_of(owner)
    ]
    return Named(under, texts)


# --- seats -------------------------------------------------------------------------------------------------


def seat_fact(g: Table, who: int, path: tuple[str, ...]) -> Fact | None:
    """Facts of a seat."""
    if not path or len(path) > 2:
        return None
    name = path[0]
    whole = named_fact(g, who, name)
    if len(path) == 2:
        return whole.under.get(path[1]) if whole is not None else None
    return whole or single_fact(g, who, name)


def named_fact(g: Table, who: int, name: str) -> Named | None:
    """Dice, tradesmen, cubes on cards, citizens by building."""
    box = g.box
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
    for place, card in enumerate(g.cards):
        if card == GAP:
            continue
        if name == "tradesmen":
            slot = g.seats[who].tradesman[place]
            under[box.card_ids[card]] = Number(slot_name(len(box.card_slots[card]), slot))
            found += [box.card_ids[card]] if slot else []
        elif name == "cubes":
            n = g.seats[who].cubes[place]
            under[box.card_ids[card]] = Fact(n)
            found += [box.card_ids[card]] * n
    return Named(under, found) if name in ("tradesmen", "cubes") else None


def slot_name(slots: int, slot: int) -> str | int:
    """1, 2, `picture`, or "" for nobody there."""
    if slot == 0:
        return ""
    return PICTURE if slot > slots else slot


def single_fact(g: Table, who: int, name: str) -> Fact | None:
    box = g.box
    if name in SEAT_NUMBERS:
        return Fact(SEAT_NUMBERS[name].get(g.seats[who]))
    if name == "vp":
        return Fact(g.seats[who].tokens())
    if name == "passed":
        return Fact(g.seats[who].passed == 1)
    if name == "won":
        return Bag([box.event_ids[event] for event in g.seats[who].won])
    if name == "characters":
        cards = g.seats[who].characters + g.seats[who].characters_shown
        return Bag([box.character_ids[card] for card in cards])
    return Fact(cathedral_cubes(g, who)) if name == "cathedral" else None
