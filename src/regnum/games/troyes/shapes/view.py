"""The view: a table of Troyes as one observer sees it (games/troyes/view.py makes it)."""

from typing import NotRequired, TypedDict

from regnum.games.troyes.shapes.names import Building, Colour, Owner, Phase


class SlotView(TypedDict):
    """A slot of an activity card for a tradesman."""

    id: str
    vp: int
    seat: int | None


class PictureView(TypedDict):
    """A tradesman without a slot."""

    id: str
    seat: int


class CubesView(TypedDict):
    """A seat's cubes on an activity card, for later actions."""

    id: str
    seat: int
    n: int


class CardPlace(TypedDict):
    """One place of the activity cards."""

    id: str
    card: str | None  # null: still face down
    colour: Colour
    age: int
    slots: list[SlotView]
    picture: list[PictureView]
    cubes: list[CubesView]


class EventPlace(TypedDict):
    """An event of the row."""

    id: str
    event: str
    cubes: list[Owner]  # as they were placed
    flags: int
    left: int


class SpaceView(TypedDict):
    """A space of a building."""

    id: str
    owner: Owner | None
    values: list[int]


class LyingView(TypedDict):
    """An expelled citizen."""

    id: str
    owner: Owner


class BuildingView(TypedDict):
    """A principal building."""

    id: str
    building: Building
    colour: Colour
    rows: list[list[SpaceView]]  # the lowest numbers first
    lying: list[LyingView]


class WindowView(TypedDict):
    """A space of the cathedral."""

    id: str
    level: int
    number: int
    owner: Owner | None


class DieView(TypedDict):
    """A die of a district."""

    id: str
    colour: Colour
    value: int
    chosen: bool


class DistrictView(TypedDict):
    """The dice of a player or of the neutral player."""

    id: str
    owner: Owner
    dice: list[DieView]
    purse: NotRequired[int]  # the neutral district has none
    passed: NotRequired[bool]


class BlackDie(TypedDict):
    """An enemy."""

    id: str
    value: int


class GroupView(TypedDict):
    """The dice chosen so far."""

    who: int
    dice: list[str]  # element ids
    total: int
    counts: list[int]  # of each die, without the cube
    price: int
    prices: list[int]  # of each die
    cube: str | None  # the card it comes from


class Neutral(TypedDict):
    """The neutral player."""

    supply: int


class CharacterView(TypedDict):
    """A character card of a seat."""

    id: str
    character: str | None  # null: a card back
    points: int | None


class Standing(TypedDict):
    """How much a seat has of what a character counts, and what that would bring it now."""

    n: int
    points: int


class SeatView(TypedDict):
    """One player's possessions."""

    id: str
    deniers: int
    influence: int
    vp: int | None  # null: secret
    supply: int
    reserve: int
    lying: int
    passed: bool
    purse: int
    won: list[str]
    characters: list[CharacterView]
    citizens: dict[Building, int]
    tradesmen: int
    tradesmen_vp: int
    cathedral: int
    standing: dict[str, Standing]  # by character
    score: dict[str, int]  # while score_secret: what the observer can know of it
    score_secret: bool


class TroyesView(TypedDict):
    """A table of Troyes as one observer sees it."""

    round: int
    rounds: int
    start: int
    players: int
    turn: int
    over: bool
    phase: Phase
    cards: list[CardPlace]
    events: list[EventPlace]
    decks: dict[Colour, int]
    gone: list[str]
    buildings: list[BuildingView]
    cathedral: list[WindowView]
    districts: list[DistrictView]
    black: list[BlackDie]
    group: GroupView | None
    target: (
        str | None
    )  # the element chosen before the dice, the citizen or the number of uses that is asked for
    neutral: Neutral
    seats: list[SeatView]
    characters: NotRequired[list[str]]  # solo: the open row, the next one first
    ranking: NotRequired[list[str]]  # solo: Le Roy's dice in the order in which he uses them
