"""The view: a table of Paladins as one observer sees it (games/paladins/view.py makes it)."""

from typing import Literal, NotRequired, TypedDict

from regnum.games.paladins.shapes.names import Action, Attribute, Deck, Worker


class TaxView(TypedDict):
    """The tax supply."""

    id: str
    now: int
    full: int


class TownsfolkPlace(TypedDict):
    """A place of the row of townsfolk."""

    id: str
    card: str | None
    silver: int  # for the observer, if it is a player
    debt: bool


class OutsiderPlace(TypedDict):
    """A place of the row of outsiders."""

    id: str
    card: str | None
    attack_silver: NotRequired[int]  # for the observer, if it is a player


class Space(TypedDict):
    """A space of the map."""

    id: str
    closed: bool
    seat: int | None
    token: Literal["monk", "outpost"] | None


class Region(TypedDict):
    """A region of the map."""

    id: str
    faith: int
    strength: int
    spaces: list[Space]


class OrderPlace(TypedDict):
    """A King's Order, or its back."""

    id: str
    card: str | None
    vp: int
    round: int
    progress: NotRequired[list[int]]  # by seat
    completed: NotRequired[list[bool]]


class FavourPlace(TypedDict):
    """A King's Favour, or its back."""

    id: str
    card: str | None
    round: int
    worker: Worker | None
    takes: list[Worker]  # who may stand there


class TavernPlace(TypedDict):
    """A tavern of the round."""

    id: str
    card: str
    taken: bool


class AttributeView(TypedDict):
    """Track, with the boost, and the points of the track."""

    track: int
    now: int
    vp: int


class SlotView(TypedDict):
    """A worker space."""

    id: str
    worker: Worker | None
    workshop: bool
    takes: list[Worker]  # who may stand there


class ActionView(TypedDict):
    """An action of a player board."""

    id: str
    action: Action
    used: bool
    slots: list[SlotView]
    silver: NotRequired[int]  # what it costs now; absent when it can be done no more
    provisions: NotRequired[int]


class JarView(TypedDict):
    """A jar for monks."""

    id: str
    jar: str
    filled: bool


class OwnedCard(TypedDict):
    """Somebody hired, or a wall."""

    id: str
    card: str


class ConvertedCard(TypedDict):
    """A converted outsider and its points now."""

    id: str
    card: str
    points: int


class PaladinPiles(TypedDict):
    """The paladin at work, and the piles; null: a card back."""

    now: str | None
    hand: list[str | None]
    chosen: list[str | None]
    top: list[str | None]
    deck: int
    bottom: list[str | None]
    spent: list[str | None]


class SeatView(TypedDict):
    """One player's board and everything beside it."""

    id: str
    seat: int
    ai: bool
    passed: bool
    silver: int
    provisions: int
    unpaid: int
    paid: int
    attributes: dict[Attribute, AttributeView]
    workers: dict[Worker, int]
    suspicion: list[int]  # the tax each brought
    actions: list[ActionView]
    done: dict[str, int]
    jars: list[JarView]
    crew: list[OwnedCard]
    walls: list[OwnedCard]
    attacked: list[str]
    converted: list[ConvertedCard]
    paladins: PaladinPiles
    score: dict[str, int]  # by source, as if the game ended now


class AiView(TypedDict):
    """The AI player."""

    marker: int
    stack: list[Attribute]  # bottom to top
    schemes: int
    played: list[str]


class PaladinsView(TypedDict):
    """A table of Paladins as one observer sees it."""

    round: int
    rounds: int
    start: int
    players: int
    turn: int
    tax: TaxView
    townsfolk: list[TownsfolkPlace]
    outsiders: list[OutsiderPlace]
    regions: list[Region]
    orders: list[OrderPlace]
    favours: list[FavourPlace]
    taverns: list[TavernPlace]
    decks: dict[Deck, int]
    seats: list[SeatView]
    ai: NotRequired[AiView]  # only alone: the AI player sits at the last seat
