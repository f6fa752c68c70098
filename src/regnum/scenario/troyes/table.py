"""The table: citizens in the buildings, the cathedral, cubes on events, dice of nobody."""

from collections.abc import Sequence

from regnum.games.troyes.const import BUILDING_NAMES, BUILDINGS, COLOUR_NAMES, COLOURS, FACES, GREY, ROOM
from regnum.games.troyes.rules.buildings import citizens_standing, lies_in
from regnum.games.troyes.rules.dice import die
from regnum.games.troyes.rules.event_cubes import add_event_cube
from regnum.games.troyes.state import Table
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields, is_integer

GREY_NAME = "grey"
COLOUR_WORDS = COLOUR_NAMES[:COLOURS]


class Owners:
    """Whose something is: a seat's letter, or grey."""

    def __init__(self, g: Table, seats: list[str]) -> None:
        self.names = list(seats) if g.is_solo() else [*seats, GREY_NAME]
        self.seats = seats

    def read(self, table: Fields, field: str, name: object, nobody: bool = False) -> int:
        """The owner of this name; -1 for nobody, or with a problem noted."""
        if name == "" and nobody:
            return -1
        if not isinstance(name, str) or name not in self.names:
            text = shown(name)
            table.problem(field, f"{text} is nobody's name here; {suggestion(str(name), self.names)}")
            return -1
        return GREY if name == GREY_NAME else self.seats.index(name)

    def listed(self, table: Fields, field: str, most: int, nobody: bool = False) -> list[int]:
        """A list of owners, "" for nobody where that may be."""
        value = table.get(field)
        if value is None:
            return []
        items = [value] if isinstance(value, str) else value
        if not isinstance(items, list):
            table.problem(field, f"must be a list of owners ({', '.join(self.names)}), not {shown(value)}")
            return []
        if len(items) > most:
            table.problem(field, f"has room for {most}, not {len(items)}")
        return [self.read(table, field, item, nobody) for item in items[:most]]


def owner_name(seats: list[str], owner: int) -> str:
    """`A`, `grey`, or "" for nobody."""
    if owner < 0:
        return ""
    return GREY_NAME if owner == GREY else seats[owner]


# --- citizens -----------------------------------------------------------------------------------------


def set_citizens(g: Table, given: Fields, owners: Owners, grey: Sequence[int]) -> None:
    """`palace = ["A", "", "grey"]` space by space, or `spaces = { palace_1 = "A" }`; and who lies there.

    grey: where neutral citizens stand before anybody else.
    """
    box = g.box
    for space in range(BUILDINGS * ROOM):
        g.spaces[space] = GREY + 1 if space in grey else 0
    for building, name in enumerate(BUILDING_NAMES):
        for n, owner in enumerate(owners.listed(given, name, ROOM, nobody=True)):
            g.spaces[building * ROOM + n] = owner + 1
    spaces = given.table("spaces")
    for name in spaces.data:
        if name not in box.space_ids:
            spaces.problem(name, f"is no space of a building; {suggestion(name, box.space_ids)}")
            continue
        space = box.space_ids.index(name)
        owner = owners.read(spaces, name, spaces.get(name), nobody=True)
        if g.spaces[space] and owner + 1 != g.spaces[space]:
            spaces.problem(name, "somebody else stands there already")
        g.spaces[space] = owner + 1
    lying = given.table("lying")
    for building, name in enumerate(BUILDING_NAMES):
        g.lying[building] = 0
        for owner in owners.listed(lying, name, len(owners.names)):
            if owner >= 0 and lies_in(g, owner, building):
                lying.problem(name, "of one owner only one can lie on a building")
            g.lying[building] |= 1 << max(owner, 0) if owner >= 0 else 0
    lying.close()


def count_grey(g: Table, given: Fields) -> None:
    """The neutral citizens that are not on the board are in the general supply."""
    lying = sum(1 for building in range(BUILDINGS) if lies_in(g, GREY, building))
    placed = citizens_standing(g, GREY) + lying
    g.grey_supply = g.box.neutral_citizens - placed
    if g.grey_supply < 0:
        given.problem("spaces", f"there are {g.box.neutral_citizens} grey citizens, not {placed}")


# --- cathedral, events --------------------------------------------------------------------------------


def set_cathedral(g: Table, given: Fields, owners: Owners) -> None:
    """`cathedral = { level_1 = ["A", "", "B"] }`, numbers 1 to 6 from the left."""
    box = g.box
    table = given.table("cathedral")
    for level in range(box.cathedral_levels):
        field = f"level_{level + 1}"
        for number, owner in enumerate(owners.listed(table, field, FACES, nobody=True)):
            window = level * FACES + number
            g.cathedral[window] = owner + 1
            if owner >= 0 and level and not g.cathedral[window - FACES]:
                table.problem(field, f"number {number + 1} is not built on the level below")
    table.close()


def set_event_cubes(g: Table, given: Fields, owners: Owners) -> None:
    """`cubes = { war = ["A", "grey"] }`, in the order they were placed."""
    box = g.box
    table = given.table("cubes")
    row = [box.event_ids[event] for event in g.event_row]
    for event in range(len(box.event_ids)):
        g.event_cubes[event] = 0
    for name in table.data:
        if name not in row:
            table.problem(name, f"is no event of the row; {suggestion(name, row)}")
            continue
        event = box.event_ids.index(name)
        for owner in owners.listed(table, name, box.event_flags[event] - 1):
            if owner >= 0:
                add_event_cube(g, event, owner)


# --- dice -------------------------------------------------------------------------------------------------


def read_dice(table: Fields, field: str, most: int) -> tuple[int, ...]:
    """`dice = { red = [4, 2], yellow = [6] }` as codes, sorted."""
    inner = table.table(field)
    out: list[int] = []
    for colour, name in enumerate(COLOUR_WORDS):
        values = inner.get(name)
        if values is None:
            continue
        if not isinstance(values, list) or not all(is_integer(v) and 1 <= v <= FACES for v in values):
            inner.problem(name, f"must be a list of numbers from 1 to {FACES}, not {shown(values)}")
        elif len(values) > most:
            inner.problem(name, f"there are {most} dice of a colour, not {len(values)}")
        else:
            out.extend(die(colour, value) for value in values)
    inner.close()
    return tuple(sorted(out))


def set_black(g: Table, given: Fields, expected: bool) -> None:
    """`black = [6, 4, 1]`: black dice still to be countered."""
    values = given.get("black")
    most = g.box.black_dice
    if values is None:
        if expected:
            given.problem("black", "is missing: the black dice to be countered, like [6, 4]")
        return
    if not isinstance(values, list) or not all(is_integer(v) and 1 <= v <= FACES for v in values):
        given.problem("black", f"must be a list of numbers from 1 to {FACES}, not {shown(values)}")
    elif not expected:
        given.problem("black", 'has a meaning only in phase = "black"')
    elif not 0 < len(values) <= most:
        given.problem("black", f"must be 1 to {most} dice, not {len(values)}")
    else:
        g.black_dice = tuple(sorted(values, reverse=True))
