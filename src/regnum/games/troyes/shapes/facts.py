"""What is printed on the components of Troyes (games/troyes/facts.py tells it)."""

from typing import NotRequired, TypedDict

from regnum.games.troyes.shapes.names import AnyColour, Building, Colour, PrintedColour


class Goods(TypedDict):
    """What is gained or paid."""

    deniers: int
    influence: int
    vp: NotRequired[int]  # nobody pays with points


class CardFacts(TypedDict):
    """An activity card."""

    colour: Colour
    age: int
    bonus: bool
    hire: int
    divisor: int
    mixed: bool  # takes dice of several colours
    delayed: bool  # its uses are cubes for later actions
    slots: list[int]
    effect: str
    pay: Goods
    gain: Goods
    n: int  # what its effect speaks of
    use_colour: PrintedColour  # the dice its effect speaks of
    as_colour: PrintedColour  # what they count as
    not_for: list[str]
    on_mixed: bool
    solo_n: int


class EventFacts(TypedDict):
    """An event card."""

    name: str  # several cards may share one
    colour: PrintedColour  # Marauding has none
    bonus: bool
    black: int
    effect: str
    n: int
    building: Building | None
    dice: AnyColour
    divisor: int
    flags: int
    first: int
    second: int
    calls: PrintedColour


class CharacterFacts(TypedDict):
    """A character card; a tier is from how many on it brings how many VP."""

    metric: str
    tiers: list[tuple[int, int]]
    tiers_two: list[tuple[int, int]]  # for one and two players
    king: bool  # whether Le Roy scores it


class BuildingFacts(TypedDict):
    """A principal building."""

    colour: Colour
    salary: int
    row_length: int
    rows: list[list[int]]  # the values of each row


class SetUpFacts(TypedDict):
    """The start, by number of players where it is a list; the first place is unused."""

    rounds: list[int]
    citizens: list[int]
    characters: list[int]
    neutral_spaces: list[list[str]]
    deniers: int
    influence: int
    all_citizens: int
    neutral_citizens: int


class BoardFacts(TypedDict):
    """Prices, gains and losses that are the same for everybody."""

    income: int
    die_price: list[int]
    group_max: int
    black_dice: int
    black_vp: int
    black_influence: int
    shortfall_vp: int
    pass_deniers: int
    pass_later: int
    reroll_cost: int
    recruit_cost: int
    flip_cost: int
    flip_max: int
    influence_max: int
    agriculture_divisor: int
    agriculture_colour: AnyColour
    event_influence: int
    event_presence_vp: int
    cathedral_levels: int
    cathedral_vp: list[int]
    cathedral_influence: list[int]
    cathedral_missing_vp: int
    cathedral_colour: AnyColour


class KingRow(TypedDict):
    """A row of Le Roy's table."""

    roll: int
    action: str
    dice: int  # what it costs him; with an event, one per free flag
    bought: int  # how many of those he buys from the player
    price: int
    vp: int
    cubes: int


class KingFacts(TypedDict):
    """Le Roy."""

    table: list[KingRow]  # by the sum of two dice
    spaces: list[list[str]]
    colours: list[Colour]  # the order of equal dice
    grades: list[int]  # the lowest difference of each grade but the first


class TroyesFacts(TypedDict):
    """Every component by id, with the provenance of its values."""

    fingerprint: str
    set_up: SetUpFacts
    cards: dict[str, CardFacts]
    events: dict[str, EventFacts]
    characters: dict[str, CharacterFacts]
    buildings: dict[Building, BuildingFacts]
    row_entry: str
    board: BoardFacts
    king: KingFacts
    provenance: dict[str, str]
    notes: dict[str, str]
